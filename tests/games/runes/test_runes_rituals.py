"""Rituals and owed cards, one test for each ruling (R) and edge case (E)."""

from typing import Any

import pytest

from games.runes.positions import LONE, POCKET, do, laid_out, placements, table_with
from runehall.engine import Table
from runehall.engine.documents import value_at
from runehall.games.runes import GAME

TWO = {**LONE, "1,0": ("s02", 2, 1, 3)}


def at(table: Table, path: str) -> Any:
    return value_at(table.document(), path)


def load(document: dict[str, Any]) -> Table:
    return Table.at(GAME, document)


def plays(table: Table, seat: int) -> list[str]:
    return [text for text in table.legal(seat) if text.startswith("play")]


# --- the course of a ritual ----------------------------------------------------------------------


def test_R23_die_and_choices_come_before_the_answers() -> None:
    table = table_with(TWO, ["s05 s06", "s01", "s03"], ["replace", "ward", ""], dice=[4])
    do(table, "0: play replace")
    assert (at(table, "phase"), at(table, "cast.die"), at(table, "window")) == ("choose", 4, None)
    do(table, "0: target 1 0")
    assert (at(table, "phase"), at(table, "cast.victims"), table.may()) == ("respond", [1], [1])


def test_E23_replace_that_finds_nothing_after_the_roll_fizzles_without_answers() -> None:
    table = table_with(TWO, ["s05 s06", "s01", "s03"], ["replace", "ward", ""], dice=[2])
    do(table, "0: play replace")
    assert (at(table, "phase"), at(table, "rituals.played")) == ("turn", ["replace"])
    assert at(table, "held.1") == ["ward"]


def test_E23_rob_on_a_low_roll_finds_no_grey_stone() -> None:
    table = table_with(LONE, ["s05", "b01 g01", "b02"], ["rob", "", ""], dice=[3])
    assert plays(table, 0) == ["play rob"]
    do(table, "0: play rob")
    assert (at(table, "phase"), at(table, "rituals.played")) == ("turn", ["rob"])


def test_R37_on_a_high_roll_rob_may_take_a_black_stone_alone() -> None:
    table = table_with(LONE, ["s05", "b01 g01", "b02"], ["rob", "", ""], dice=[4])
    do(table, "0: play rob")
    assert at(table, "cast.step") == "black"
    assert table.legal(0) == ["pass", "take b01", "take b02"]
    do(table, "0: take b02")
    assert at(table, "hands.0") == ["s05", "b02"]


def test_rob_without_grey_and_with_the_black_stone_declined_fizzles() -> None:
    table = table_with(LONE, ["s05", "b01 g01", "b02"], ["rob", "ward", ""], dice=[6])
    do(table, "0: play rob", "0: pass")
    assert (at(table, "phase"), at(table, "rituals.played")) == ("turn", ["rob"])
    assert at(table, "held.1") == ["ward"], "nobody was asked for an answer"


def test_E25_both_stones_of_one_seat_are_one_victim_and_refill_comes_after_both() -> None:
    table = table_with(LONE, ["s05", "s01 b01", "s03"], ["rob", "", ""], dice=[5], pile="s20 s21")
    do(table, "0: play rob", "0: take s01", "0: take b01")
    assert at(table, "hands.0") == ["s05", "s01", "b01"]
    assert at(table, "hands.1")[:2] == ["s20", "s21"]


def test_E26_R28_one_ward_cancels_for_both_victims() -> None:
    table = table_with(LONE, ["s05", "s01", "b01"], ["rob", "ward", "ward"], dice=[5])
    do(table, "0: play rob", "0: take s01", "0: take b01")
    assert (at(table, "cast.victims"), table.may()) == ([1, 2], [1, 2])
    do(table, "2: play ward")
    assert at(table, "hands") == [["s05"], ["s01"], ["b01"]]
    assert (at(table, "rituals.played"), at(table, "held.1")) == (["ward", "rob"], ["ward"])


def test_E24_replace_with_a_tray_as_large_as_the_stone_wins() -> None:
    board = {**LONE, "1,0": ("s02", 2, 1, 4)}
    table = table_with(board, ["s05", "s01"], ["replace", ""], dice=[6], options={"coins": 5})
    do(table, "0: play replace", "0: target 1 0")
    assert (at(table, "trays"), at(table, "result.winners")) == ([0, 5], [0])
    assert (at(table, "cast"), at(table, "rituals.played")) == (None, ["replace"])


def test_R36_replace_needs_as_many_coins_on_the_tray() -> None:
    board = {"0,0": ("s41", 0, 0, 3), "1,0": ("s02", 2, 1, 3)}
    table = table_with(board, ["s05", "s01"], ["replace", ""], dice=[6], options={"coins": 5})
    assert "play replace" not in table.legal(0)


def test_R15_replacing_coins_completes_and_breaks_lines() -> None:
    board = {**LONE, "1,0": ("s02", 2, 0, 1), "2,0": ("s03", 0, 1, 2), "3,0": ("s04", 0, 1, 1)}
    board["4,0"] = ("s06", 0, 1, 1)
    table = table_with(
        board, ["s05", "s01"], ["replace", ""], dice=[2], options={"line_min": 3, "form_bonus": 3}
    )
    before = at(table, "trays")
    do(table, "0: play replace", "0: target 2 0")
    assert [form["seat"] for form in at(table, "forms")] == [0]
    assert at(table, "trays") == [before[0] - 2 - 3, before[1] + 2 + 3]


def test_extra_lays_no_more_than_the_tray_has_and_wins() -> None:
    board = {"0,0": ("s41", 0, 0, 3)}
    table = table_with(board, ["s05", "s01"], ["extra", ""], dice=[6], options={"coins": 5})
    do(table, "0: play extra", "0: target 0 0")
    assert (at(table, "board.0,0.coins"), at(table, "result.reason")) == (5, "coins")


def test_R7_extra_needs_a_stone_below_the_cap() -> None:
    board = {"0,0": ("s41", 0, 0, 3)}
    table = table_with(board, ["s05", "s01"], ["extra", ""], options={"cap": 3})
    assert plays(table, 0) == []


def test_the_dice_queue_is_used_before_the_generator() -> None:
    table = table_with(LONE, ["s05 s06", "s01"], ["extra extra", ""], dice=[2])
    do(table, "0: play extra")
    assert (at(table, "cast.die"), at(table, "dice"), at(table, "rolls")) == (2, [], 0)
    do(table, "0: target 0 0", "0: play extra")
    assert (at(table, "rolls"), 1 <= at(table, "cast.die") <= 6) == (1, True)


def test_R31_fill_needs_room_and_a_pile() -> None:
    full = table_with(LONE, ["s05 s06 s07", "s01"], ["fill", ""])
    assert plays(full, 0) == []
    bare = table_with(LONE, ["s05 s06", "s01"], ["fill", ""], pile="-")
    assert plays(bare, 0) == []
    table = table_with(LONE, ["s05 s06", "s01"], ["fill", ""], options={"hand": 5}, pile="s20")
    do(table, "0: play fill")
    assert len(at(table, "hands.0")) == 5


def test_R32_redraw_gives_other_stones_and_shuffles_the_old_ones_in() -> None:
    table = table_with(LONE, ["s05 s06", "s01"], ["redraw", ""], pile="s20 s21 s22")
    do(table, "0: play redraw")
    document = table.document()
    assert document["hands"][0] == ["s20", "s21"]
    assert {"s05", "s06"} <= set(document["pile"])
    assert (len(document["pile"]), document["shuffles"]) == (68, 3)


def test_R32_redraw_needs_a_pile_as_large_as_the_hand() -> None:
    document = laid_out(LONE, ["s05 s06", "s01"], ["redraw", ""], pile="-")
    document["pile"] = [document["board"]["0,0"]["under"].pop()]
    assert plays(load(document), 0) == []


def test_R33_swap_needs_two_hands() -> None:
    table = table_with(LONE, ["s05", "", "s01 s03"], ["swap", "", ""], pile="-")
    assert plays(table, 0) == ["play swap 2"]
    do(table, "0: play swap 2")
    assert at(table, "hands") == [["s01", "s03"], [], ["s05"]]


def test_R34_lay_never_covers_quick_does_and_steal_only_covers() -> None:
    held = ["lay quick steal", ""]
    hands = ["s02 s42", "s03 s08"]
    lay = table_with(POCKET, hands, held)
    do(lay, "0: play lay")
    assert placements(lay, 0, "1 0") == []
    quick = table_with(POCKET, hands, held)
    do(quick, "0: play quick")
    assert "place s02 1 0 2" in quick.legal(0)
    assert placements(quick, 0) == placements(table_with(POCKET, hands), 0)
    steal = table_with(POCKET, hands, held)
    do(steal, "0: play steal")
    cells = {tuple(text.split()[2:4]) for text in steal.legal(0)}
    assert cells <= {("1", "0"), ("2", "0")}
    assert "place s42 1 0 0" in steal.legal(0), "an equal count is enough"


def test_quick_follows_overbuild_and_steal_does_not() -> None:
    held = ["quick steal", ""]
    table = table_with(POCKET, ["s02 s42", "s03 s08"], held, options={"overbuild": False})
    quick = Table(table.game, table.state.copy())
    do(quick, "0: play quick")
    assert placements(quick, 0, "1 0") == []
    do(table, "0: play steal")
    assert placements(table, 0, "1 0") != []


def test_R35_nobody_steals_from_himself() -> None:
    board = {cell: (stone, rot, 0, coins) for cell, (stone, rot, _, coins) in POCKET.items()}
    table = table_with(board, ["s02 s42", "s03 s08"], ["steal", ""])
    assert plays(table, 0) == []


def test_a_black_stone_laid_by_a_ritual_earns_its_card_at_once() -> None:
    table = table_with(LONE, ["b04 s42", "s01"], ["lay", ""])
    top = at(table, "rituals.pile.0")
    do(table, "0: play lay", "0: place b04 -1 1 0")
    assert at(table, "held.0") == [top]
    assert at(table, "rituals.played") == ["lay"]


def test_R38_copy_takes_the_last_card_that_can_be_copied() -> None:
    table = table_with(LONE, ["s05", "s01"], ["copy", ""], played="ward reverse extra skip")
    assert plays(table, 0) == ["play copy"]


@pytest.mark.parametrize(
    ("played", "legal"),
    [
        ("", []),
        ("ward", []),
        ("ward extra", ["play copy"]),
        ("skip", ["play copy 1", "play copy 2"]),
        ("swap", ["play copy 1", "play copy 2"]),
        ("fill", []),
    ],
)
def test_E28_copy_is_playable_if_what_it_copies_is(played: str, legal: list[str]) -> None:
    hands = ["s05 s06 s07", "s01", "s03"]
    table = table_with(LONE, hands, ["copy", "", ""], played=played)
    assert plays(table, 0) == legal


def test_a_copied_ritual_rolls_its_own_die_and_ends_as_a_copy() -> None:
    table = table_with(LONE, ["s05", "s01"], ["copy", ""], played="extra", dice=[3])
    do(table, "0: play copy")
    assert (at(table, "cast.card"), at(table, "cast.kind"), at(table, "cast.die")) == (
        "copy", "extra", 3
    )  # fmt: skip
    do(table, "0: target 0 0")
    assert at(table, "rituals.played") == ["copy", "extra"]


def test_R39_played_cards_are_shuffled_when_the_pile_is_empty() -> None:
    document = laid_out(LONE, ["b04 s42", "s01"], played="extra skip")
    document["rituals"]["removed"] += document["rituals"]["pile"]
    document["rituals"]["pile"] = []
    table = load(document)
    do(table, "0: place b04 -1 1 0")
    assert (at(table, "rituals.played"), len(at(table, "rituals.pile"))) == ([], 1)
    assert (len(at(table, "held.0")), at(table, "shuffles")) == (1, 3)


def test_E29_after_the_reshuffle_there_is_nothing_to_copy() -> None:
    document = laid_out(LONE, ["b04 s42", "s01"], ["copy", ""], played="extra skip")
    document["rituals"]["removed"] += document["rituals"]["pile"]
    document["rituals"]["pile"] = []
    table = load(document)
    assert "play copy" in table.legal(0)
    do(table, "0: place b04 -1 1 0")
    assert at(table, "held.0")[0] == "copy"
    assert "play copy" not in table.legal(0)


def test_E11_no_card_left_means_no_question() -> None:
    document = laid_out(LONE, ["b04 s42", "s01"], ["ward ward reverse", ""])
    document["rituals"]["removed"] += document["rituals"]["pile"]
    document["rituals"]["pile"] = []
    table = load(document)
    do(table, "0: place b04 -1 1 0")
    assert (at(table, "phase"), at(table, "owed"), at(table, "turn")) == ("turn", 0, 1)


# --- a full hand ---------------------------------------------------------------------------------


def test_E12_R20_a_full_hand_is_asked_before_the_draw() -> None:
    table = table_with(LONE, ["b04 s42", "s01", "s03"], ["ward ward skip", "", ""])
    do(table, "0: place b04 -1 1 0")
    assert (at(table, "phase"), at(table, "owed"), table.must()) == ("full", 1, [0])
    assert table.legal(0) == ["pass", "play skip 1", "play skip 2", "remove skip", "remove ward"]


def test_R40_removed_cards_go_to_the_end_face_up() -> None:
    table = table_with(LONE, ["b04 s42", "s01"], ["ward ward skip", ""])
    do(table, "0: place b04 -1 1 0", "0: remove ward")
    assert at(table, "rituals.removed") == ["spin", "spin", "ward"]
    assert table.view(1)["rituals"]["removed"] == ["spin", "spin", "ward"]
    assert at(table, "held.0")[:2] == ["ward", "skip"]


def test_E13_a_black_stone_laid_from_a_full_hand_draws_and_asks_again() -> None:
    table = table_with(LONE, ["b04 b05 s42", "s01"], ["ward ward lay", ""])
    top = at(table, "rituals.pile.0")
    do(table, "0: place b04 -1 1 0", "0: play lay")
    assert at(table, "cast.back") == "full"
    do(table, f"0: {next(text for text in placements(table, 0) if 'b05' in text)}")
    assert at(table, "held.0") == ["ward", "ward", top]
    assert (at(table, "phase"), at(table, "owed")) == ("full", 1)


@pytest.mark.parametrize("most", [1, 2, 5])
def test_max_rituals_says_when_a_hand_is_full(most: int) -> None:
    held = ["ward", "ward", "reverse", "reverse", "skip"][:most]
    table = table_with(
        LONE, ["b04 s42", "s01"], [" ".join(held), ""], options={"max_rituals": most}
    )
    do(table, "0: place b04 -1 1 0")
    assert at(table, "phase") == "full"


def test_E21_skip_in_full_costs_the_next_turn() -> None:
    table = table_with(LONE, ["b04 s42", "s01"], ["ward ward skip", "reverse"])
    do(table, "0: place b04 -1 1 0", "0: play skip 1", "1: play reverse", "0: pass")
    assert (at(table, "skips"), at(table, "turn")) == ([1, 0], 0)
