"""Placements and forms against a second, naive implementation on thousands of positions."""

import random

import pytest

from conftest import Profile
from games.runes.naive import board_of, facing, forms, legal_placements, matches
from games.runes.positions import placements, table_with
from runehall.engine import Chooser
from runehall.engine.playout import random_action
from runehall.games.runes import GAME
from runehall.games.runes.cells import cell_of, is_empty, matches_of, rotation_of, stone_of
from runehall.games.runes.codes import LAY, STEAL, column, row
from runehall.games.runes.manifest import our_components
from runehall.games.runes.placements import REGULAR, has_placement, list_placements
from runehall.games.runes.state import RunesState

MODES = {"regular": REGULAR, "lay": LAY, "steal": STEAL}
POSITIONS = {"quick": 400, "standard": 2_000, "soak": 200_000}


def random_setup(draw: random.Random) -> RunesState:
    seats = draw.choice(GAME.seat_counts)
    options = {
        "overbuild": draw.random() < 0.7,
        "line_min": draw.choice([3, 4, 6]),
        "form_bonus": draw.choice([1, 2, 5]),
        "circle_middle": draw.choice(["any", "empty"]),
        "circles": draw.choice(["six", "any"]),
        "long_lines": draw.choice(["each", "once"]),
        "hand": draw.choice([2, 3, 4]),
        "coins": 40,
    }
    state = GAME.new(seats, options, draw.randrange(1 << 40))
    assert isinstance(state, RunesState)
    return state


def check_position(state: RunesState, mode: str) -> None:
    document = GAME.document(state)
    notation = GAME.notation(state)
    for seat in range(state.seats):
        listed = [notation.text(each) for each in list_placements(state, seat, MODES[mode])]
        expected = legal_placements(document, seat, mode)
        assert set(listed) == expected, f"{mode} placements of seat {seat}"
        assert len(listed) == len(expected)
        assert has_placement(state, seat, MODES[mode]) == bool(expected)
    check_counts(state)
    if not state.over():
        assert document["forms"] == list(forms(document))


def check_counts(state: RunesState) -> None:
    """The counts of matches that are kept with every stone."""
    board = board_of(GAME.document(state))
    for word in state.cells:
        if not is_empty(word):
            cell = (column(cell_of(word)), row(cell_of(word)))
            stone = state.rules.components.ids[stone_of(word)]
            assert matches_of(word) == matches(facing(board, cell), stone, rotation_of(word))


@pytest.mark.parametrize("mode", MODES)
def test_placements_and_forms_agree_with_the_naive_ones(mode: str, profile: Profile) -> None:
    draw = random.Random(mode)
    checked = 0
    formed = 0
    while checked < POSITIONS[profile.name] // len(MODES):
        state = random_setup(draw)
        chooser = Chooser(draw.randrange(1 << 40))
        while not state.over():
            seat = chooser.one_of(state.must() | state.may())
            state.apply(seat, random_action(state, seat, chooser))
            if draw.random() < 0.25:
                check_position(state, mode)
                formed += bool(state.over() or GAME.document(state)["forms"])
                checked += 1
    assert formed > checked // 20, "too few positions had lines or circles"


@pytest.mark.parametrize("middle", ["any", "empty"])
def test_rings_of_every_size_agree_with_the_naive_ones(middle: str) -> None:
    draw = random.Random(middle)
    options = {"circles": "any", "circle_middle": middle, "form_bonus": 1, "long_lines": "once"}
    stones = [stone for stone in our_components().ids if stone.startswith("s")]
    cells = [(q, r) for q in range(-2, 4) for r in range(-2, 4) if abs(q + r) <= 4]
    larger = 0
    for _ in range(25):
        laid = {
            f"{q},{r}": (stone, 0, int(draw.random() < 0.2), 1)
            for (q, r), stone in zip(cells, draw.sample(stones[3:], len(cells)), strict=True)
            # One area of two gaps, and others that keep apart: all stones hang together.
            if (q, r) not in ((0, 1), (1, 0))
            and ((q - r) % 3 != 1 or r >= 0 or draw.random() < 0.5)
        }
        # Loading compares the forms of the position with the naive ones, before and after.
        hands = [f"{stones[0]} {stones[1]}", stones[2]]
        table = table_with(laid, hands, options=options, turn=draw.randrange(2))
        for seat in table.must():
            table.do(seat, draw.choice(placements(table, seat)))
        if not table.over:
            GAME.load(table.document())
            assert table.document()["forms"] == list(forms(table.document()))
        larger += sum(form["len"] > 6 for form in table.document()["forms"])
    assert larger > 5
