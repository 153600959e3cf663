"""Answers, windows, skips and the direction, one test for each ruling (R) and edge case (E)."""

from typing import Any

import pytest

from games.runes.positions import LONE, do, table_with
from runehall.engine import IllegalAction, Table
from runehall.engine.documents import value_at

TWO = {**LONE, "1,0": ("s02", 2, 1, 3)}


def at(table: Table, path: str) -> Any:
    return value_at(table.document(), path)


def plays(table: Table, seat: int) -> list[str]:
    return [text for text in table.legal(seat) if text.startswith("play")]


# --- answers -------------------------------------------------------------------------------------


def test_R24_only_victims_may_answer_unless_all_opponents_may() -> None:
    hands = ["s05 s06", "s01", "s03"]
    held = ["extra", "ward", "ward"]
    aimed = table_with(LONE, hands, held, dice=[2])
    do(aimed, "0: play extra", "0: target 0 0")
    assert at(aimed, "phase") == "turn"
    anyone = table_with(LONE, hands, held, dice=[2], options={"ward_scope": "any"})
    do(anyone, "0: play extra", "0: target 0 0")
    assert (at(anyone, "phase"), at(anyone, "cast.victims")) == ("respond", [1, 2])


def test_R25_a_ward_cannot_be_answered() -> None:
    table = table_with(LONE, ["s05 s06", "s01"], ["skip ward reverse", "ward"])
    do(table, "0: play skip 1", "1: play ward")
    assert (at(table, "phase"), at(table, "skips")) == ("turn", [0, 0])


def test_R26_a_reversed_ritual_keeps_its_die_and_can_be_reversed_again() -> None:
    board = {**TWO, "0,1": ("s03", 0, 2, 1)}
    table = table_with(
        board, ["s05", "s01", "s04"], ["replace reverse", "reverse ward", ""], dice=[3]
    )
    do(table, "0: play replace", "0: target 1 0", "1: play reverse")
    cast = at(table, "cast")
    assert (cast["by"], cast["against"], cast["die"], cast["picked"]) == (1, 0, 3, [])
    assert table.legal(1) == ["target 0 0"], "only the former author's stones"
    do(table, "1: target 0 0")
    assert table.may() == [0]
    do(table, "0: play reverse")
    assert (at(table, "cast.by"), at(table, "cast.against")) == (0, 1)
    assert table.legal(0) == ["target 1 0"]
    do(table, "0: target 1 0", "1: play ward")
    assert at(table, "rituals.played") == ["ward", "reverse", "reverse", "replace"]


def test_E27_a_reversal_that_finds_nothing_still_saves_the_victim() -> None:
    table = table_with(LONE, ["s05", "g01 s01"], ["gold", "reverse"])
    do(table, "0: play gold", "0: take g01", "1: play reverse")
    assert (at(table, "hands.1"), at(table, "phase")) == (["g01", "s01"], "turn")
    assert at(table, "rituals.played") == ["reverse", "gold"]


@pytest.mark.parametrize("card", ["swap 1", "spin"])
def test_R27_swap_and_spin_cannot_be_reversed(card: str) -> None:
    options = {"ward_scope": "any"}
    hands, held = ["s05", "s01", "s03"], [card.split(maxsplit=1)[0], "reverse ward", ""]
    table = table_with(LONE, hands, held, options=options)
    do(table, f"0: play {card}")
    assert table.legal(1) == ["pass", "play ward"]
    with pytest.raises(IllegalAction, match="cannot be reversed"):
        table.do(1, "play reverse")


def test_a_reversed_self_ritual_serves_its_new_author() -> None:
    table = table_with(
        LONE, ["s05", "s01"], ["fill", "reverse"], options={"ward_scope": "any"}, pile="s20 s21"
    )
    do(table, "0: play fill", "1: play reverse")
    assert (at(table, "hands.0"), at(table, "hands.1")) == (["s05"], ["s01", "s20", "s21"])


def test_a_reversed_fill_that_has_no_room_fizzles() -> None:
    table = table_with(
        LONE, ["s05", "s01 s03 s04"], ["fill", "reverse"], options={"ward_scope": "any"}
    )
    do(table, "0: play fill", "1: play reverse")
    assert (len(at(table, "hands.0")), len(at(table, "hands.1"))) == (1, 3)
    assert at(table, "rituals.played") == ["reverse", "fill"]


def test_a_fizzled_or_cancelled_ritual_does_not_clear_the_stuck() -> None:
    board = {"0,0": ("s42", 0, 0, 1)}
    hands, held = ["s41", "s05", "s01"], ["skip", "ward", ""]
    warded = table_with(board, hands, held, stuck=[2])
    do(warded, "0: play skip 1", "1: play ward")
    assert 2 in at(warded, "stuck")
    carried = table_with(board, hands, held, stuck=[2])
    do(carried, "0: play skip 1", "1: pass")
    assert 2 not in at(carried, "stuck")


def test_R42_a_hand_emptied_by_theft_is_refilled_at_once() -> None:
    table = table_with(LONE, ["s05", "g01"], ["gold", ""], pile="s20 s21 s22")
    do(table, "0: play gold", "0: take g01")
    assert at(table, "hands") == [["s05", "g01"], ["s20", "s21", "s22"]]


def test_E16_a_hand_may_grow_beyond_its_size() -> None:
    table = table_with(LONE, ["s05 s06 s07", "g01 s01"], ["gold", ""])
    do(table, "0: play gold", "0: take g01")
    assert len(at(table, "hands.0")) == 4


# --- windows, skips, direction -------------------------------------------------------------------


def test_R21_others_break_in_after_each_ritual_of_a_turn() -> None:
    table = table_with(LONE, ["s05 s06", "s01", "s03"], ["spin skip", "", "skip"])
    do(table, "0: play spin")
    assert (at(table, "phase"), table.must(), table.may()) == ("during", [], [2])
    do(table, "2: pass")
    assert (at(table, "phase"), table.must()) == ("turn", [0])


def test_E34_a_warded_ritual_opens_the_window_all_the_same() -> None:
    table = table_with(LONE, ["s05 s06", "s01", "s03"], ["skip", "ward", "spin"])
    do(table, "0: play skip 1", "1: play ward")
    assert (at(table, "phase"), table.may()) == ("during", [2])


def test_E31_the_first_card_runs_to_its_end_and_the_window_opens_again() -> None:
    table = table_with(LONE, ["s02 s42", "s01", "s03"], ["", "spin", "skip"])
    do(table, "0: place s02 1 0 2", "1: play spin")
    assert (at(table, "window"), table.may()) == ({"kind": "between", "passed": []}, [2])


def test_E22_spin_in_the_window_turns_the_next_seat_round() -> None:
    table = table_with(LONE, ["s02 s42", "s01", "s03"], ["", "spin", ""])
    do(table, "0: place s02 1 0 2", "1: play spin")
    assert (at(table, "turn"), at(table, "dir")) == (2, -1)


def test_E19_a_skipped_seat_misses_one_turn_without_being_stuck() -> None:
    table = table_with(LONE, ["s02 s42", "s01", "s03"], skips=[0, 1, 0])
    do(table, "0: place s02 1 0 2")
    assert (at(table, "turn"), at(table, "skips"), at(table, "stuck")) == (2, [0, 0, 0], [])


def test_E20_skips_add_up_and_E19_open_no_window() -> None:
    table = table_with(LONE, ["s02 s42", "s01", "s03"], ["", "", "skip"], skips=[0, 1, 0])
    do(table, "0: place s02 1 0 2", "2: play skip 1")
    document = table.document()
    assert (document["turn"], document["skips"], document["phase"]) == (2, [0, 1, 0], "turn")
    assert document["stuck"] == []


def test_E21_an_own_skip_turned_round_ends_the_own_turn() -> None:
    table = table_with(
        LONE, ["s05 s06", "s01"], ["skip spin", "reverse"], options={"spin_in_duel": True}
    )
    do(table, "0: play skip 1", "1: play reverse")
    assert (at(table, "phase"), at(table, "turn"), at(table, "skips")) == ("between", 0, [0, 0])
    assert at(table, "stuck") == []
    do(table, "0: pass")
    assert at(table, "turn") == 1


def test_E35_a_turn_that_others_have_emptied_ends_by_itself() -> None:
    board = {"0,0": ("s42", 0, 0, 1)}
    table = table_with(board, ["s41 s05", "s01", "s03"], ["spin", "rob", ""], pile="-", dice=[1])
    do(table, "0: play spin", "1: play rob", "1: take s05")
    assert (at(table, "stuck"), at(table, "turn")) == ([0], 2)


def test_without_out_of_turn_only_the_seat_on_turn_is_asked() -> None:
    table = table_with(
        LONE,
        ["s02 s42", "s01", "s03"],
        ["spin spin", "skip", "skip"],
        options={"out_of_turn": False},
    )
    do(table, "0: play spin")
    assert at(table, "phase") == "turn", "nobody breaks in"
    do(table, "0: place s02 1 0 2")
    assert (at(table, "phase"), table.may()) == ("between", [0])


def test_without_out_of_turn_answers_stay_possible() -> None:
    table = table_with(LONE, ["s05", "s01"], ["skip", "ward"], options={"out_of_turn": False})
    do(table, "0: play skip 1")
    assert (at(table, "phase"), table.may()) == ("respond", [1])


def test_R43_holders_are_asked_even_if_they_can_only_pass() -> None:
    table = table_with(
        LONE, ["s05 s06", "s01", "s03"], ["skip", "fill", "ward"], options={"ask": "holders"}
    )
    do(table, "0: play skip 1")
    assert (table.may(), table.legal(1)) == ([1], ["pass"])
    do(table, "1: pass")
    assert (at(table, "phase"), table.may()) == ("during", [1, 2])
    assert table.legal(2) == ["pass"]


def test_R43_with_holders_a_stuck_seat_with_a_card_is_not_passed_over() -> None:
    board = {"0,0": ("s42", 0, 0, 1)}
    held = ["ward", ""]
    asked = table_with(board, ["s41", "s05"], held, options={"ask": "holders"})
    assert (asked.must(), asked.legal(0)) == ([0], ["pass"])


def test_R22_only_answers_while_a_ritual_runs() -> None:
    table = table_with(LONE, ["s05", "s01"], ["skip", "ward extra"])
    do(table, "0: play skip 1")
    with pytest.raises(IllegalAction, match="Only Ward and Reverse"):
        table.do(1, "play extra")


def test_answers_are_never_played_of_their_own() -> None:
    table = table_with(LONE, ["s05", "s01"], ["ward reverse", ""])
    assert plays(table, 0) == []
    with pytest.raises(IllegalAction, match="can only answer"):
        table.do(0, "play ward")


def test_two_equal_cards_are_one_action_and_the_first_copy_is_played() -> None:
    table = table_with(LONE, ["s05 s06", "s01"], ["skip ward skip", ""])
    assert plays(table, 0) == ["play skip 1"]
    do(table, "0: play skip 1")
    assert at(table, "held.0") == ["ward", "skip"]


@pytest.mark.parametrize("text", ["play skip", "play skip 0", "play skip 5", "play swap"])
def test_skip_and_swap_name_another_seat(text: str) -> None:
    table = table_with(LONE, ["s05 s06", "s01"], ["skip swap", ""])
    before = table.document()
    with pytest.raises(IllegalAction):
        table.do(0, text)
    assert table.document() == before
