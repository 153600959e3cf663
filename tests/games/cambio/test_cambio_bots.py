"""What bots know about Cambio: honest, legal, and sensible about cards, piles and calls."""

import pytest

from games.cambio.positions import table_with
from runehall.engine import Chooser, win_share
from runehall.engine.playout import random_action_by_kind
from runehall.games.cambio import GAME

HEURISTICS = GAME.heuristics()
DRAWN = {"card": "rr", "from": "draw"}


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_the_policy_is_legal_ends_and_beats_chance(seats: int) -> None:
    wins = 0.0
    matches = 30
    for seed in range(matches):
        state = GAME.new(seats, {"max_rounds": 3}, seed)
        chooser = Chooser(seed)
        sensible = seed % seats
        while not state.over():
            seat = int(chooser.one_of(state.must() | state.may()))
            action = random_action_by_kind(state, seat, chooser)
            if seat == sensible:
                action = HEURISTICS.choose(state, seat, chooser)
                assert action in state.legal(seat)
                assert 0 < HEURISTICS.evaluate(state, seat) < 1
            state.apply(seat, action)
        wins += win_share(state, sensible)
        assert HEURISTICS.evaluate(state, sensible) == win_share(state, sensible)
    assert wins > 0.6 * matches


def test_the_policy_looks_at_nothing_it_may_not_know() -> None:
    for seed in range(5):
        state = GAME.new(4, {"preset": "single"}, seed)
        chooser = Chooser(seed)
        while not state.over():
            seat = int(chooser.one_of(state.must() | state.may()))
            choices = {
                int(HEURISTICS.choose(state.guess(seat, Chooser(n)), seat, Chooser(1)))
                for n in range(5)
            }
            assert choices == {int(HEURISTICS.choose(state, seat, Chooser(1)))}
            state.apply(seat, choices.pop())


def chosen(*tables: str, **layout: object) -> str:
    """What the heuristics do for seat 0, whose turn it is."""
    table = table_with(*tables, **layout)
    return table.notation.text(HEURISTICS.choose(table.state, 0, Chooser(1)))


def test_a_dear_card_that_is_known_is_better_than_one_that_is_not() -> None:
    assert chosen("4 9 7 2", "1 3 5 8", phase="drawn", drawn=DRAWN) == "exchange 0"
    everything = {(0, place): [0] for place in range(4)}
    assert chosen("4 9 7 2", "1 3 5 8", phase="drawn", drawn=DRAWN, known=everything) == "discard"


def test_after_a_call_points_are_all_that_counts() -> None:
    assert chosen("4 9 7 2", "1 3 5 8", phase="drawn", drawn=DRAWN, caller=1) == "discard"
    low = {"card": "3", "from": "draw"}
    assert chosen("4 9 9 2", "1 3 5 8", phase="drawn", drawn=low, caller=1) == "exchange 2"


def test_who_is_clearly_ahead_calls() -> None:
    everything = {(0, place): [0] for place in range(4)}
    assert chosen("1 2 4 3", "5 6 7 8", known=everything) == "cambio"
    assert chosen("6 7 8 5", "5 6 7 8", known=everything) != "cambio"
    # Nobody counts on cards that they have not seen.
    assert chosen("1 2 4 3", "5 6 7 8") != "cambio"


def test_a_low_card_is_taken_from_the_pile_and_a_dear_one_is_not() -> None:
    assert chosen("9 9 8 7", "5 6 7 8", discard="rk") == "take"
    assert chosen("9 9 8 7", "5 6 7 8", discard="6") == "draw"
