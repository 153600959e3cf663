"""Two cards are chosen before the first is sent: the table tells what could be the second."""

from __future__ import annotations

import pytest

from runehall.engine import Chooser, Table
from runehall.engine.playout import random_action_by_kind
from runehall.games import GAMES
from runehall.server.play.preview import Foreseen, preview


def at_a_swap(game: str, seed: int) -> tuple[Table, int]:
    """The first moment of a random game in which somebody is to pick the first card of a swap."""
    chooser = Chooser(seed)
    for number in range(50):
        table = Table.new(GAMES[game], seats=3, seed=seed * 50 + number)
        while not table.over:
            seat = chooser.one_of(table.state.must() | table.state.may())
            if any(text.startswith("pick") for text in table.legal(seat)):
                return table, seat
            action = random_action_by_kind(table.state, seat, chooser)
            table.do(seat, table.notation.text(action))
    raise AssertionError("nobody has swapped")


def foreseen(table: Table, seat: int, text: str, *, then: bool) -> Foreseen:
    return preview(table, seat, text, names=[], language="en", then=then)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", ["cambio", "kodiak"])
def test_the_second_cards_are_those_that_are_legal_once_the_first_is_picked(
    game: str, seed: int
) -> None:
    table, seat = at_a_swap(game, seed)
    before = table.document()
    firsts = [text for text in table.legal(seat) if text.startswith("pick")]
    for first in firsts[:3]:
        told = foreseen(table, seat, first, then=True)
        tried = Table(table.game, table.state.copy())
        tried.do(seat, first)
        assert told.then == tried.legal(seat)
        assert told.then
        assert foreseen(table, seat, first, then=False).then == []
    assert table.document() == before
