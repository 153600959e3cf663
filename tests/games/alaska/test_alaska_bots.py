"""What bots know about Alaska: honest, legal, exact at the end, and better than chance."""

import pytest

from games.alaska.tables import table
from runehall.engine.chooser import Chooser
from runehall.engine.heuristics import play_sensibly, win_share
from runehall.engine.playout import random_action
from runehall.engine.state import State
from runehall.games.alaska import GAME

HEURISTICS = GAME.heuristics()


def positions(seats: int, preset: str, seed: int) -> list[State]:
    """The positions of a sensible game."""
    state = GAME.new(seats, {"preset": preset}, seed)
    chooser = Chooser(seed)
    found = []
    while not state.over():
        found.append(state.copy())
        play_sensibly(state, HEURISTICS, chooser, 1)
    return [*found, state]


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("preset", sorted(GAME.options.presets))
def test_choices_are_legal_and_use_only_what_the_seat_knows(preset: str, seats: int) -> None:
    for number, state in enumerate(positions(seats, preset, seats)):
        for seat in range(seats):
            guess = state.guess(seat, Chooser(number))
            assert HEURISTICS.evaluate(guess, seat) == HEURISTICS.evaluate(state, seat)
            if (state.must() | state.may()) >> seat & 1:
                choice = HEURISTICS.choose(state, seat, Chooser(number))
                assert choice in list(state.legal(seat))
                assert choice == HEURISTICS.choose(guess, seat, Chooser(number))


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_evaluations_are_shares_of_the_win(seats: int) -> None:
    for state in positions(seats, "standard", 4):
        shares = [HEURISTICS.evaluate(state, seat) for seat in range(seats)]
        assert all(0 <= share <= 1 for share in shares)
        if state.over():
            assert shares == [win_share(state, seat) for seat in range(seats)]
            assert sum(shares) == pytest.approx(1)


def test_sensible_play_beats_chance() -> None:
    won = 0.0
    games = 60
    for seed in range(games):
        state = GAME.new(2, {}, seed)
        chooser = Chooser(seed)
        sensible = seed % 2
        while not state.over():
            seat = chooser.one_of(state.must() | state.may())
            if seat == sensible:
                state.apply(seat, HEURISTICS.choose(state, seat, chooser))
            else:
                state.apply(seat, random_action(state, seat, chooser))
        won += win_share(state, sensible)
    assert won > 0.8 * games


def chosen(*hands: str, seat: int = 0, **changes: object) -> str:
    """What the heuristics do at a table."""
    played = table(*hands, **changes)
    return played.notation.text(HEURISTICS.choose(played.state, seat, Chooser(1)))


def test_a_catch_is_taken_before_anything_else() -> None:
    assert chosen("479T", "2345", salmon={7: 1}) == "cast 7"
    assert chosen("29T", "2345", salmon={3: 1, 10: 1}, anglers={3: "L"}) != "cast 2"


def test_nobody_hooks_a_tourist_on_purpose() -> None:
    assert chosen("49", "2345", anglers={4: "T"}) != "cast 4"


def test_a_bear_is_kept_and_a_useless_number_is_not() -> None:
    assert chosen("B", "2345") == "pass"
    assert chosen("5", "2345") == "cast 5"


def test_a_bear_answers_the_leader() -> None:
    window = {"catcher": 0, "spot": 3, "by": "cast", "passed": []}
    leader = {"phase": "window", "window": window, "caught": [3, 1]}
    assert chosen("4", "3B", seat=1, **leader) == "bear"


def test_an_eagle_is_not_wasted_over_an_empty_river() -> None:
    assert chosen("E", "2345") == "pass"
