"""Rulings of RUNES that no test of a single rule or option shows."""

from typing import Any

import pytest

from games.runes.positions import LONE, POCKET, do, placements, table_with
from runehall.engine import Table
from runehall.engine.documents import value_at
from runehall.games.runes import GAME
from runehall.games.runes.manifest import our_components

# Own stones around more than one cell: around 1,0 and 2,0, and at a distance of two around 2,0.
AROUND_TWO = "0,0 1,-1 2,-1 3,-1 3,0 2,1 1,1 0,1"
AT_A_DISTANCE = "0,0 1,-1 2,-2 3,-2 4,-2 4,-1 4,0 3,1 2,2 1,2 0,2 0,1"


def at(table: Table, path: str) -> Any:
    return value_at(table.document(), path)


@pytest.mark.parametrize("seats", [2, 5])
def test_R4_all_stones_are_one_pile_that_every_hand_is_drawn_from(seats: int) -> None:
    deal = GAME.document(GAME.new(seats))
    stones = [*deal["pile"], *(stone for hand in deal["hands"] for stone in hand)]
    assert sorted(stones) == sorted(our_components().ids)
    table = table_with(LONE, ["s02", "s03", "s09"], pile="s10 s11 s12 s13 s14 s15 s16")
    do(table, "0: place s02 1 0 2")
    do(table, f"1: {placements(table, 1)[0]}")
    assert at(table, "hands") == [["s10", "s11", "s12"], ["s13", "s14", "s15"], ["s09"]]
    assert at(table, "pile.0") == "s16"


@pytest.mark.parametrize(("hand", "for_a_match"), [("s02", 1), ("b04", 1), ("g03", 2)])
def test_R6_every_coin_a_stone_earns_is_laid_unasked(hand: str, for_a_match: int) -> None:
    table = table_with(POCKET, [f"{hand} s42", "s09", "s01"], options={"rituals": "none"})
    tray = at(table, "trays.0")
    own = ("s41", "s07")
    earned = set()
    for text in placements(table, 0):
        after = Table.at(GAME, table.document())
        (placed,) = (event for event in after.do(0, text) if event.name == "placed")
        fields = placed.document()
        if fields["stone"] == hand and fields["covered"] not in own:
            assert fields["coins"] == min(6, fields["m"] * for_a_match)
            assert at(after, "trays.0") == tray - fields["coins"]
            assert after.must() == [1]
            earned.add(fields["coins"])
    assert len(earned) > 1


@pytest.mark.parametrize("ring", [AROUND_TWO, AT_A_DISTANCE])
def test_R14_a_larger_ring_earns_nothing(ring: str) -> None:
    *cells, last = ring.split()
    board = {
        cell: (stone, 0, 0, 1)
        for cell, stone in zip(cells, our_components().ids[10:], strict=False)
    }
    table = table_with(board, ["s02 s03 s04", "s09"])
    tray = at(table, "trays.0")
    do(table, f"0: {placements(table, 0, last.replace(',', ' '))[0]}")
    assert [at(table, f"board.{cell}.owner") for cell in ring.split()] == [0] * len(ring.split())
    assert at(table, "forms") == []
    assert at(table, "trays.0") == tray - at(table, f"board.{last}.coins")


@pytest.mark.parametrize(("ring", "first"), [(AROUND_TWO, "1,0"), (AT_A_DISTANCE, "1,0")])
def test_R14_where_the_table_counts_them_a_larger_ring_earns_once(ring: str, first: str) -> None:
    *cells, last = ring.split()
    board = {
        cell: (stone, 0, 0, 1)
        for cell, stone in zip(cells, our_components().ids[10:], strict=False)
    }
    table = table_with(board, ["s02 s03 s04", "s09"], options={"circles": "any"})
    tray = at(table, "trays.0")
    do(table, f"0: {placements(table, 0, last.replace(',', ' '))[0]}")
    form = {"seat": 0, "kind": "circle", "axis": None, "at": first, "len": len(ring.split())}
    assert at(table, "forms") == [{**form, "coins": 5}]
    assert at(table, "trays.0") == tray - at(table, f"board.{last}.coins") - 5


@pytest.mark.parametrize(("middle", "coins"), [("any", 5), ("empty", 0)])
def test_R14_what_others_lay_into_a_larger_ring_counts_as_in_a_small_one(
    middle: str, coins: int
) -> None:
    board = {
        cell: (stone, 0, 0, 1)
        for cell, stone in zip(AROUND_TWO.split(), our_components().ids[10:], strict=False)
    }
    options = {"circles": "any", "circle_middle": middle}
    table = table_with(board, ["s02 s03 s04", "s09"], turn=1, options=options)
    assert at(table, "forms.0.coins") == 5
    do(table, f"1: {placements(table, 1, '1 0')[0]}")
    assert [form["coins"] for form in at(table, "forms")] == ([coins] if coins else [])


def test_R19_a_card_is_drawn_unasked_while_there_is_room() -> None:
    table = table_with(LONE, ["b04 s42", "s01"], ["ward ward", ""])
    top = at(table, "rituals.pile.0")
    do(table, "0: place b04 -1 1 0")
    assert at(table, "held.0") == ["ward", "ward", top]
    assert at(table, "owed") == 0
    assert at(table, "phase") != "full"


@pytest.mark.parametrize(
    ("card", "hands"),
    [
        ("fill", ["s02 s03 s04", "s01"]),
        ("gold", ["s02 g01", "s01"]),
        ("rob", ["s02 b01", "g02"]),
        ("replace", ["s02", "s01"]),
        ("steal", ["s02", "s01"]),
    ],
)
def test_R41_what_can_do_nothing_cannot_be_played(card: str, hands: list[str]) -> None:
    # The only stone on the table is seat 0's own.
    table = table_with(LONE, hands, [card, ""])
    assert not [text for text in table.legal(0) if text.startswith("play")]


def test_R41_a_card_that_only_the_die_defeats_is_spent() -> None:
    dear = {**POCKET, "2,0": ("s05", 3, 1, 3)}
    table = table_with(dear, ["s42", "s09"], ["replace", ""], dice=[1])
    board = at(table, "board")
    do(table, "0: play replace")
    assert (at(table, "held.0"), at(table, "rituals.played")) == ([], ["replace"])
    assert at(table, "board") == board


def test_R44_each_ritual_has_one_use() -> None:
    hands = ["s02 b04 g03", "s09 b05 g04"]
    for card, offered in (
        ("extra", ["target 0 0", "target 1 1"]),
        ("replace", ["target 1 0", "target 2 0"]),
        ("rob", ["take s09"]),
        ("gold", ["take g04"]),
    ):
        table = table_with(POCKET, hands, [card, ""], dice=[6])
        do(table, f"0: play {card}")
        assert table.legal(0) == offered
    for card in ("fill", "redraw", "lay", "quick", "extra", "spin"):
        table = table_with(
            POCKET, ["s02 b04", "s09 b05"], [card, ""], options={"spin_in_duel": True}
        )
        assert [text for text in table.legal(0) if "play" in text] == [f"play {card}"]
