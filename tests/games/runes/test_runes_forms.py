"""Lines and circles, one test for each ruling (R) and edge case (E)."""

from typing import Any

import pytest

from games.runes.positions import GAME_WON, circle, do, line, placements, row_of, table_with
from runehall.engine import Table
from runehall.engine.documents import value_at
from runehall.games.runes import GAME

# Five stones of a ring around 1,0 (own) whose last cell, 1,-1, takes s05 turned by 4.
RING = {
    "0,0": ("s41", 0, 0, 1),
    "0,1": ("s07", 1, 0, 1),
    "1,1": ("s10", 2, 0, 1),
    "2,0": ("s11", 3, 0, 1),
    "2,-1": ("s12", 4, 0, 1),
}


def at(table: Table, path: str) -> Any:
    return value_at(table.document(), path)


@pytest.mark.parametrize(
    ("length", "line_min", "coins"), [(5, 3, 5), (6, 3, 10), (6, 6, 5), (7, 6, 5), (8, 8, 5)]
)
def test_R12_a_line_pays_for_each_full_length(length: int, line_min: int, coins: int) -> None:
    stones = ["s01", "s03", "s04", "s06", "s07", "s08", "s41"][-(length - 1) :]
    table = table_with(
        row_of(" ".join(stones), 0), ["s02 s42", "s09"], options={"line_min": line_min}
    )
    do(table, f"0: place s02 {length - 1} 0 2")
    assert at(table, "forms") == [line(0, "0,0", length, coins)]
    assert at(table, "trays.0") == 40 - length - coins


def test_R12_where_the_table_wants_it_so_a_line_pays_once_however_long() -> None:
    stones = "s01 s03 s04 s06 s07"
    options = {"line_min": 3, "long_lines": "once"}
    table = table_with(row_of(stones, 0), ["s02 s42", "s09"], options=options)
    assert at(table, "forms") == [line(0, "0,0", 5, 5)]
    before = at(table, "trays.0")
    do(table, "0: place s02 5 0 2")
    assert at(table, "forms") == [line(0, "0,0", 6, 5)]
    assert at(table, "trays.0") == before - at(table, "board.5,0.coins")


def test_R12_lines_that_pay_once_lose_a_bonus_when_they_are_joined() -> None:
    west, east = row_of("s01 s03 s41", 0), row_of("s04 s06 s07", 0, first=4)
    bridge = {"0,1": ("s08", 0, 1, 1), "1,1": ("s10", 0, 1, 1), "2,1": ("s11", 0, 1, 1)}
    bridge["3,1"] = ("s12", 0, 1, 1)
    table = table_with(
        {**west, **bridge, **east},
        ["s02 s42", "s09"],
        options={"line_min": 3, "long_lines": "once"},
    )
    before = at(table, "trays.0")
    do(table, "0: place s02 3 0 2")
    assert at(table, "forms.0") == line(0, "0,0", 7, 5)
    assert at(table, "trays.0") == before + 5 - at(table, "board.3,0.coins")


def test_E8_filling_the_gap_between_two_lines_pays_nothing_new() -> None:
    west, east = row_of("s01 s03 s41", 0), row_of("s04 s06 s07", 0, first=4)
    bridge = {"0,1": ("s08", 0, 1, 1), "1,1": ("s10", 0, 1, 1), "2,1": ("s11", 0, 1, 1)}
    bridge["3,1"] = ("s12", 0, 1, 1)
    table = table_with(
        {**west, **bridge, **east},
        ["s02 s42", "s09"],
        options={"line_min": 3},
    )
    before = at(table, "trays.0")
    do(table, "0: place s02 3 0 2")
    assert at(table, "forms.0") == line(0, "0,0", 7, 10)
    assert at(table, "trays.0") == before - at(table, "board.3,0.coins")


def test_E7_a_run_that_loses_its_middle_keeps_two_bonuses() -> None:
    board = {**row_of("s01 s03 s41 s42 s06 s07 s08", 0), "3,0": ("s42", 1, 0, 1)}
    table = table_with(
        board,
        ["s09 s10", "s02 s12"],
        options={"line_min": 3},
        turn=1,
    )
    before = at(table, "trays.0")
    do(table, "1: place s02 3 0 2")
    assert at(table, "forms") == [line(0, "0,0", 3, 5), line(0, "4,0", 3, 5)]
    assert at(table, "trays.0") == before + 1


def test_E6_a_run_of_seven_that_loses_an_end_still_pays() -> None:
    stones = "s03 s04 s06 s07 s08 s41 s42"
    table = table_with(row_of(stones, 0), ["s09 s10", "s02 s12"], turn=1)
    do(table, "1: place s02 6 0 2")
    assert at(table, "forms") == [line(0, "0,0", 6, 5)]


def test_E3_E4_covering_one_stone_sends_home_the_coins_of_every_form_it_broke() -> None:
    board = {**row_of("s03 s04 s41 s42 s06 s07", 0), "3,-1": ("s08", 0, 0, 1)}
    board |= {"3,1": ("s12", 0, 0, 1), "2,1": ("s13", 0, 0, 1), "4,-1": ("s14", 0, 0, 1)}
    table = table_with(board, ["s09 s10", "s02 s11"], turn=1, options={"line_min": 3})
    before = at(table, "trays.0")
    choice = placements(table, 1, "3 0")
    do(table, f"1: {choice[0]}")
    assert at(table, "forms") == [circle(0, "3,0"), line(0, "0,0", 3, 5)]
    assert at(table, "trays.0") == before + 1 + 15


def test_E5_a_form_completed_again_pays_again() -> None:
    board = row_of("s03 s04 s41 s42", 0)
    table = table_with(board, ["s02 s09", "s05 s11"], turn=1, options={"line_min": 4})
    do(table, f"1: {placements(table, 1, '3 0')[0]}")
    assert at(table, "forms") == []
    before = at(table, "trays.0")
    do(table, f"0: {placements(table, 0, '-1 0')[0]}")
    assert at(table, "forms") == [line(0, "-1,0", 4, 5)]
    assert at(table, "trays.0") == before - 5 - at(table, "board.-1,0.coins")


def test_R13_a_circle_counts_whatever_is_in_its_middle() -> None:
    table = table_with(RING, ["s05 s42", "s09"])
    do(table, "0: place s05 1 -1 4")
    assert at(table, "forms") == [circle(0, "1,0")]
    do(table, "1: place s09 1 0 0")
    assert at(table, "forms") == [circle(0, "1,0")]


def test_R13_with_empty_middles_filling_one_breaks_the_circle() -> None:
    table = table_with(RING, ["s05 s42", "s09"], options={"circle_middle": "empty"})
    do(table, "0: place s05 1 -1 4")
    before = at(table, "trays")
    assert at(table, "forms") == [circle(0, "1,0")]
    do(table, "1: place s09 1 0 0")
    assert at(table, "forms") == []
    assert at(table, "trays") == [before[0] + 5, before[1] - at(table, "board.1,0.coins")]


def test_R13_with_empty_middles_the_owner_itself_breaks_its_circle() -> None:
    table = table_with(
        {**RING, "1,-1": ("s05", 4, 0, 1)},
        ["s09 s42", "s02"],
        options={"circle_middle": "empty"},
    )
    before = at(table, "trays.0")
    do(table, "0: place s09 1 0 0")
    assert at(table, "forms") == []
    assert at(table, "trays.0") == before + 5 - at(table, "board.1,0.coins")


def test_P5_coins_of_an_own_circle_come_home_before_the_stone_is_paid() -> None:
    board = {**RING, "1,-1": ("s05", 4, 0, 1)}
    options = {"circle_middle": "empty", "coins": 12}
    table = table_with(board, ["s09 s42", "s02"], options=options)
    assert at(table, "trays.0") == 1
    choices = placements(table, 0, "1 0")
    choice, laid = next(
        (text, coins) for text in choices if 1 < (coins := coins_after(table, text)) < 6
    )
    do(table, f"0: {choice}")
    assert (at(table, "trays.0"), at(table, "phase")) == (6 - laid, "turn")


def coins_after(table: Table, text: str) -> int:
    after = Table(table.game, table.state.copy())
    do(after, f"0: {text}")
    coins: int = at(after, "board.1,0.coins")
    return coins


def test_a_stone_in_the_middle_from_the_start_stops_an_empty_circle() -> None:
    board = {**RING, "1,0": ("s13", 0, 1, 2)}
    table = table_with(board, ["s05 s42", "s09"], options={"circle_middle": "empty"})
    do(table, "0: place s05 1 -1 5")
    assert at(table, "forms") == []


def test_form_bonus_0_records_no_forms() -> None:
    table = table_with(RING, ["s05 s42", "s09"], options={"form_bonus": 0, "line_min": 3})
    do(table, "0: place s05 1 -1 4")
    assert at(table, "forms") == []


def test_circle_and_line_at_once_pay_both() -> None:
    board = {**RING, "3,-1": ("s13", 0, 0, 1), "4,-1": ("s14", 0, 0, 1)}
    table = table_with(board, ["s05 s42", "s09"], options={"line_min": 4, "form_bonus": 4})
    before = at(table, "trays.0")
    do(table, "0: place s05 1 -1 4")
    assert at(table, "forms") == [circle(0, "1,0", 4), line(0, "1,-1", 4, 4)]
    assert at(table, "trays.0") == before - 8 - at(table, "board.1,-1.coins")


def test_R16_a_bonus_larger_than_the_tray_wins_and_fills_records_in_order() -> None:
    board = {**RING, "3,-1": ("s13", 0, 0, 1), "4,-1": ("s14", 0, 0, 1)}
    options = {"line_min": 4, "form_bonus": 4, "coins": 14}
    table = table_with(board, ["s05 s42", "s09"], options=options)
    do(table, "0: place s05 1 -1 4")
    assert at(table, "board.1,-1.coins") == 1
    assert at(table, "forms") == [circle(0, "1,0", 4), line(0, "1,-1", 4, 2)]
    assert at(table, "result") == GAME_WON


def test_R16_the_stone_is_paid_first_and_bare_records_stay_in_the_list() -> None:
    board = {**RING, "3,-1": ("s13", 0, 0, 1), "4,-1": ("s14", 0, 0, 1)}
    table = table_with(board, ["s05 s42", "s09"], options={"line_min": 4, "coins": 8})
    do(table, "0: place s05 1 -1 4")
    assert at(table, "forms") == [circle(0, "1,0", 0), line(0, "1,-1", 4, 0)]
    assert GAME.document(GAME.load(table.document())) == table.document()
