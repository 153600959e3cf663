"""OpenSpiel's own tests, and its search on our games."""

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from adapters.peer_tables import tables
from runehall.adapters.openspiel import game_name, register

register()
# Games of many rounds are played in their shortest edition: serialization replays all of them.
SHORT = {"cambio": ",preset=single"}


def loaded(game: str, seats: int, more: str = "") -> pyspiel.Game:
    return pyspiel.load_game(f"{game_name(game)}(players={seats}{SHORT.get(game, '')}{more})")


def walk(game: pyspiel.Game, seed: int, steps: int) -> pyspiel.State:
    """A position after some random decisions."""
    chance = random.Random(seed)
    state = game.new_initial_state()
    while steps > 0 and not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            steps -= 1
    return state


@pytest.mark.parametrize(("game", "seats"), tables())
def test_random_games_with_serialization(game: str, seats: int) -> None:
    pyspiel.random_sim_test(loaded(game, seats), num_sims=1, serialize=True, verbose=False)


def test_registering_twice_does_no_harm() -> None:
    assert register() == register()


@pytest.mark.parametrize("game", ["alaska", "cambio", "kodiak", "market", "runes", "rune"])
def test_resampled_states_look_the_same_to_their_seat(game: str) -> None:
    state = walk(loaded(game, 2), seed=3, steps=14)
    chance = random.Random(4)
    for seat in range(2):
        for _ in range(3):
            other = state.resample_from_infostate(seat, chance.random)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert list(other.information_state_tensor(seat)) == list(
                state.information_state_tensor(seat)
            )
            if not state.is_chance_node() and state.current_player() == seat:
                assert other.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("game", ["alaska", "cambio", "kodiak", "rune"])
def test_python_is_told_what_openspiel_finds_out_by_itself(game: str) -> None:
    table, asked = loaded(game, 2), pyspiel.State
    for steps in (0, 1, 12, 40):
        state = walk(table, seed=steps, steps=steps)
        assert state.is_chance_node() == asked.is_chance_node(state)
        assert state.legal_actions() == asked.legal_actions(state)
        for seat in range(2):
            assert state.legal_actions(seat) == asked.legal_actions(state, seat)
            assert state.observation_tensor(seat) == asked.observation_tensor(state, seat)
    with pytest.raises(pyspiel.SpielError, match="no seat 2 at a table of 2"):
        state.observation_tensor(2)


def test_copies_are_independent() -> None:
    state = walk(loaded("market", 3), seed=2, steps=9)
    before = str(state), [state.information_state_string(seat) for seat in range(3)]
    clone = state.clone()
    for _ in range(20):
        if clone.is_chance_node():
            clone.apply_action(clone.chance_outcomes()[0][0])
        elif not clone.is_terminal():
            clone.apply_action(clone.legal_actions()[0])
    assert (str(state), [state.information_state_string(seat) for seat in range(3)]) == before


def test_chance_deals_and_says_who_is_asked_first() -> None:
    state = loaded("cambio", 3, ",deals=5").new_initial_state()
    assert [outcome for outcome, _ in state.chance_outcomes()] == list(range(5))
    state.apply_action(2)
    chance = random.Random(1)
    asked = set()
    for _ in range(60):
        if state.is_terminal():
            break
        if state.is_chance_node():
            seats = [seat for seat, _ in state.chance_outcomes()]
            asked.add(len(seats))
            assert abs(sum(share for _, share in state.chance_outcomes()) - 1.0) < 1e-9
            state.apply_action(chance.choice(seats))
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    assert asked
    assert min(asked) > 1


def test_openspiels_search_plays_a_game() -> None:
    game = loaded("rune", 2)
    chance = np.random.RandomState(1)
    bot = ISMCTSBot(game, RandomRolloutEvaluator(1, chance), 1.0, 4, random_state=chance)
    state = game.new_initial_state()
    searched = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(chance.choice(outcomes, p=shares)))
        elif state.current_player() == 0:
            state.apply_action(bot.step(state))
            searched += 1
        else:
            state.apply_action(int(chance.choice(state.legal_actions())))
    assert searched > 3
    assert abs(sum(state.returns())) < 1e-9
