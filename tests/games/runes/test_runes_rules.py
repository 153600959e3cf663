"""Stones, coins, forms and the end, one test for each ruling (R) and edge case (E)."""

from typing import Any

import pytest

from games.runes.positions import (
    LONE,
    POCKET,
    circle,
    do,
    laid_out,
    line,
    placements,
    row_of,
    table_with,
)
from runehall.engine import Table
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
    place: Any = table.document()
    for key in path.split("."):
        place = place[int(key)] if isinstance(place, list) else place[key]
    return place


# --- setting up ----------------------------------------------------------------------------------


def test_R1_the_set_has_42_grey_12_golden_and_18_black_stones() -> None:
    colours = list(GAME.components.colours)
    assert [colours.count(colour) for colour in range(3)] == [42, 12, 18]


@pytest.mark.parametrize(("seats", "coins"), [(2, 40), (3, 35), (4, 30), (5, 25)])
def test_more_seats_have_fewer_coins_each(seats: int, coins: int) -> None:
    document = GAME.document(GAME.new(seats))
    assert document["trays"] == [coins] * seats
    assert document["options"]["coins"] == coins
    assert (document["shuffles"], document["rolls"], document["phase"]) == (2, 0, "turn")


def test_R2_mild_games_set_the_strong_rituals_aside_in_order() -> None:
    document = GAME.document(GAME.new(3, {"preset": "entdecker"}))
    strong = ["copy", "quick", "replace", "replace", "steal", "steal", "gold", "gold"]
    assert document["rituals"]["removed"] == strong
    assert len(document["rituals"]["pile"]) == 20


def test_R30_two_seats_play_without_spin_unless_the_option_keeps_it() -> None:
    mild = GAME.document(GAME.new(2, {"preset": "entdecker"}))["rituals"]
    assert mild["removed"][:3] == ["spin", "spin", "copy"]
    kept = GAME.document(GAME.new(2, {"spin_in_duel": True}))["rituals"]
    assert kept["removed"] == []
    assert GAME.document(GAME.new(3))["rituals"]["removed"] == []


def test_rituals_none_sets_every_card_aside_and_still_counts_the_shuffle() -> None:
    document = GAME.document(GAME.new(2, {"preset": "kleine_entdecker"}))
    assert (len(document["rituals"]["removed"]), document["shuffles"]) == (28, 2)
    assert document["rituals"]["pile"] == []


def test_R3_the_first_seat_begins_and_takes_the_top_stones() -> None:
    here = GAME.document(GAME.new(3, {"first": 2, "hand": 2}, seed=5))
    pile = GAME.document(GAME.new(3, {"first": 0, "hand": 1}, seed=5))
    assert here["turn"] == 2
    dealt = [hand[0] for hand in pile["hands"]] + pile["pile"][:3]
    assert here["hands"][2] + here["hands"][0] + here["hands"][1] == dealt


def test_the_preset_is_only_a_label() -> None:
    document = GAME.document(GAME.new(2, {"preset": "sealed", "hand": 5}))
    assert document["options"]["preset"] == "sealed"
    assert (document["options"]["ask"], len(document["hands"][0])) == ("holders", 5)


# --- placements ----------------------------------------------------------------------------------


def test_the_example_of_s02_beside_s41() -> None:
    table = table_with(LONE, ["s02", "s05"])
    assert placements(table, 0, "1 0") == ["place s02 1 0 2", "place s02 1 0 5"]


def test_R5_a_seat_that_can_place_must_not_pass() -> None:
    assert "pass" not in table_with(LONE, ["s02", "s05"]).legal(0)


def test_R8_a_star_agrees_with_a_star() -> None:
    table = table_with({"0,0": ("s05", 0, 0, 1)}, ["s11", "s01"])
    do(table, "0: place s11 1 0 3")
    assert at(table, "board.1,0.coins") == 1


def test_R9_islands_are_impossible() -> None:
    table = table_with(LONE, ["s02 s05 s07", "s01"])
    cells = {tuple(text.split()[2:4]) for text in placements(table, 0)}
    ring = {("1", "0"), ("1", "-1"), ("0", "-1"), ("-1", "0"), ("-1", "1"), ("0", "1")}
    assert cells == ring


def test_R10_a_black_stone_on_a_black_one_earns_a_card_and_stacks_grow() -> None:
    board = {**POCKET, "1,0": ("b01", 0, 1, 2)}
    table = table_with(board, ["b03 s42", "s03 s08"], pile="s20 s21")
    do(table, "0: place b03 1 0 1")
    assert at(table, "board.1,0.under") == ["b01"]
    assert len(at(table, "held.0")) == 1


def test_R11_coins_stay_when_a_neighbour_is_covered() -> None:
    table = table_with(POCKET, ["s02 s42", "s03 s08"])
    do(table, "0: place s02 1 0 2")
    assert [at(table, f"board.{cell}.coins") for cell in ("0,0", "2,0", "1,1")] == [1, 1, 1]


def test_without_overbuild_only_empty_cells_are_open() -> None:
    table = table_with(POCKET, ["s02 s42", "s03"], options={"overbuild": False})
    assert placements(table, 0, "1 0") == []
    assert placements(table, 0) != []


@pytest.mark.parametrize(("cap", "coins"), [(6, 6), (4, 4), (1, 1)])
def test_E33_the_cap_limits_the_coins_on_a_stone(cap: int, coins: int) -> None:
    board = {
        "0,0": ("s05", 0, 0, 1),
        "0,1": ("s07", 1, 1, 1),
        "1,1": ("s10", 2, 0, 1),
        "2,0": ("s11", 3, 1, 1),
    }
    table = table_with(board, ["g01 s42", "s01"], options={"cap": cap})
    do(table, "0: place g01 1 0 0")
    assert at(table, "board.1,0.coins") == coins


def test_E9_a_stone_that_matches_nothing_is_covered_with_one_match() -> None:
    board = {"0,0": ("s41", 0, 0, 1), "1,0": ("s42", 0, 1, 4)}
    table = table_with(board, ["s02 s08", "s03"])
    do(table, "0: place s02 1 0 2")
    assert at(table, "board.1,0") == {
        "stone": "s02", "rot": 2, "owner": 0, "coins": 1, "under": ["s42"]
    }  # fmt: skip
    assert at(table, "trays.1") == 40


def test_E2_own_coins_come_home_before_the_new_ones_are_laid() -> None:
    board = {**POCKET, "1,0": ("b03", 0, 0, 2)}
    trays = {"coins": 5}
    table = table_with(board, ["s02 s42", "s03"], options=trays)
    assert at(table, "trays.0") == 1
    do(table, "0: place s02 1 0 2")
    assert (at(table, "trays.0"), at(table, "phase"), at(table, "result")) == (0, "over", GAME_WON)


GAME_WON = {"reason": "coins", "winners": [0], "places": [1, 2], "next_start": 1}


def test_E1_fewer_coins_than_earned_win() -> None:
    board = {**POCKET, "1,1": ("s07", 2, 0, 2)}
    table = table_with(board, ["s02 s42", "s03"], options={"coins": 5})
    assert at(table, "trays.0") == 2
    do(table, "0: place s02 1 0 2")
    assert (at(table, "board.1,0.coins"), at(table, "result")) == (2, GAME_WON)


def test_E10_winning_with_a_black_stone_draws_no_card() -> None:
    board = {"0,0": ("s41", 0, 0, 4)}
    held = ["ward ward reverse", ""]
    table = table_with(board, ["b04 s42", "s03"], held, options={"coins": 5})
    do(table, "0: place b04 -1 1 0")
    assert (at(table, "phase"), len(at(table, "held.0"))) == ("over", 3)


def test_E36_the_last_hand_stone_wins_and_the_hand_stays_empty() -> None:
    table = table_with({"0,0": ("s41", 0, 0, 4)}, ["s02", "s03"], options={"coins": 5})
    do(table, "0: place s02 1 0 2")
    assert (at(table, "phase"), at(table, "hands.0")) == ("over", [])
    assert len(at(table, "pile")) == 69


@pytest.mark.parametrize("hand", [1, 2, 4, 5])
def test_the_hand_option_says_how_many_stones_are_drawn(hand: int) -> None:
    pile = "s10 s11 s12 s13 s14 s15"
    table = table_with(LONE, ["s02", "s03"], pile=pile, options={"hand": hand})
    do(table, "0: place s02 1 0 2")
    assert at(table, "hands.0") == pile.split()[:hand]


def test_E14_a_short_pile_is_drawn_out_and_a_hand_may_stay_empty() -> None:
    board = {**LONE, "1,0": ("s02", 2, 1, 1)}
    table = table_with(board, ["s05", "s08 s42"], pile="-")
    do(table, f"0: {placements(table, 0)[0]}")
    assert at(table, "hands.0") == []
    assert at(table, "turn") == 1


# --- forms ---------------------------------------------------------------------------------------


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


# --- stuck, stalemate, ranking -------------------------------------------------------------------


def test_E17_a_card_that_makes_a_placement_possible_takes_the_pass_away() -> None:
    board = {"0,0": ("s42", 0, 0, 1)}
    table = table_with(board, ["s41", "s05"], ["fill", ""], pile="s01")
    assert table.legal(0) == ["pass", "play fill"]
    do(table, "0: play fill")
    assert "pass" not in table.legal(0)


def test_E18_a_seat_without_any_action_is_stuck_by_itself() -> None:
    table = table_with({"0,0": ("s42", 0, 1, 1)}, ["s41", ""], ["", "skip"], pile="-", turn=1)
    do(table, "1: pass")
    assert at(table, "stuck") == [1]
    do(table, "1: pass")
    assert (at(table, "stuck"), at(table, "turn"), at(table, "phase")) == ([0, 1], 0, "between")
    assert table.may() == [1]


def test_R18_a_placement_clears_the_stuck() -> None:
    board = {"0,0": ("s42", 0, 1, 1)}
    table = table_with(board, ["s41", "s05 s01"], pile="-", turn=1, stuck=[0])
    do(table, f"1: {placements(table, 1)[0]}")
    assert 1 not in at(table, "stuck")


def test_R18_all_stuck_ends_the_game_and_R17_ranks_by_trays() -> None:
    board = {"0,0": ("s42", 0, 1, 3)}
    table = table_with(board, ["s41", ""], ["skip", ""], pile="-")
    do(table, "0: pass", "0: pass", "0: pass")
    assert at(table, "result") == {
        "reason": "stalemate", "winners": [1], "places": [2, 1], "next_start": 0
    }  # fmt: skip


def test_R17_equal_trays_are_ranked_by_stones_then_shared() -> None:
    board = {
        "0,0": ("s41", 0, 0, 2),
        "1,-1": ("s04", 0, 1, 2),
        "0,-1": ("s06", 0, 2, 2),
        "-1,0": ("s09", 0, 2, 1),
    }
    table = table_with(board, ["s02", "", ""], pile="-")
    do(table, "0: place s02 1 0 2")
    assert at(table, "result") == {
        "reason": "stones", "winners": [0, 2], "places": [1, 3, 1], "next_start": 1
    }  # fmt: skip


def test_R3_the_next_start_is_found_clockwise_after_the_first_winner() -> None:
    board = {"0,0": ("s41", 0, 2, 4)}
    table = table_with(board, ["s03", "s05", "s02 s08", "s09"], turn=2, options={"coins": 5})
    do(table, "2: place s02 1 0 2")
    assert at(table, "result") == {
        "reason": "coins", "winners": [2], "places": [2, 2, 1, 2], "next_start": 3
    }  # fmt: skip


def test_E30_the_window_opens_before_the_end_by_stones() -> None:
    table = table_with(LONE, ["s02", "", ""], ["", "spin", ""], pile="-")
    do(table, "0: place s02 1 0 2")
    assert (at(table, "phase"), table.may()) == ("between", [1])
    do(table, "1: pass")
    assert at(table, "result.reason") == "stones"


def test_laid_out_positions_are_complete() -> None:
    document = laid_out(LONE, ["s02", "s03"])
    assert len(document["pile"]) == 69
    assert len(document["rituals"]["pile"]) + len(document["rituals"]["removed"]) == 28
