"""Stones, coins and the end, one test for each ruling (R) and edge case (E)."""

from typing import Any

import pytest

from games.runes.positions import (
    GAME_WON,
    LONE,
    POCKET,
    do,
    laid_out,
    placements,
    table_with,
)
from runehall.engine import Table
from runehall.engine.documents import value_at
from runehall.games.runes import GAME
from runehall.games.runes.manifest import our_components


def at(table: Table, path: str) -> Any:
    return value_at(table.document(), path)


# --- setting up ----------------------------------------------------------------------------------


def test_R1_the_set_has_42_grey_12_golden_and_18_black_stones() -> None:
    colours = list(our_components().colours)
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
    table = table_with(LONE, ["s02 s05", "s01", "s03"], stuck=[1, 2])
    do(table, "0: place s02 1 0 2")
    assert at(table, "stuck") == []


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
