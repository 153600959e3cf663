"""The rulings R1 to R14 about cards, areas and Rune Masters, one test or more each.

The starting card lies at 0 0 and shows, row by row, BG BR GB.
"""

from typing import Any

import pytest

from games.rune.naive import layout_of
from games.rune.positions import PLAIN, STRIPES, legal, play, refusal, table
from runehall.engine import Table
from runehall.games.rune.components import turned

JOINING = "place J 1 0 1"  # joins the blue runes at 0 0 and 0 1 with the one at 1 2


def rows(at: Table, xs: range, ys: range) -> list[str]:
    """What the layout shows there."""
    layout = layout_of(at.document())
    return ["".join(layout.get((x, y), ".") for x in xs) for y in ys]


def masters_in(actions: list[str]) -> list[str]:
    return [text.removeprefix("master ") for text in actions if text.startswith("master ")]


def test_R1_two_columns_three_rows_turned_clockwise() -> None:
    assert [turned("RRGGGB", rot) for rot in range(4)] == ["RRGGGB", "GGRBGR", "BGGGRR", "RGBRGG"]
    at = play(table(hands=["OKL", "ABC"]), "place O 0 -1 1")
    assert rows(at, range(3), range(-1, 3)) == ["GGR", "BGR", "BR.", "GB."]


def test_R2_blue_green_and_red_are_worth_one_two_and_three() -> None:
    at = table(hands=["A", "B"], masters_at=["0 0 0", "0 1 0", "1 1 1"])
    assert at.document()["scores"] == [1 + 1 + 2, 3]


def test_R2_other_values_can_be_set() -> None:
    values = {"B": 0, "G": 7, "R": 1}
    at = table(hands=["A", "B"], masters_at=["0 0 0", "0 1 0", "1 1 1"], values=values)
    assert at.document()["scores"] == [7, 1]


def test_R2_a_token_is_blue_or_green_and_never_red() -> None:
    at = table("duel-gm", hands=["A", "B"], masters_at=["0 0 0"], phase="token", anchor=[0, 0])
    assert legal(at) == ["pass", "token 1 0 B", "token 1 1 B", "token 0 1 G", "token 1 1 G"]
    assert refusal(at, 0, "token 1 0 R") == "syntax"


def test_R3_a_diagonal_neighbour_does_not_matter() -> None:
    # J shows blue at 1 1; the green rune at 0 2 touches that cell only with a corner.
    at = table(hands=["JCE", "ABD"])
    assert layout_of(at.document())[0, 2] == "G"
    assert layout_of(play(at, JOINING).document())[1, 1] == "B"


def test_R4_by_touching_any_colour_may_be_covered() -> None:
    at = table(hands=["JCE", "ABD"])
    assert rows(at, range(2), range(3)) == ["BG", "BR", "GB"]
    assert rows(play(at, JOINING), range(4), range(3)) == ["BBBB", "BBGB", "GB.."]


def test_R4_runes_under_rune_masters_and_tokens_are_neighbours_like_others() -> None:
    assert refusal(table(hands=["JCE", "ABD"], masters_at=["1 0 0"]), 0, JOINING) == "accepted"
    at = table("duel-gm", hands=["JCE", "ABD"], tokens_at=["1 0 0 G"])
    assert refusal(at, 0, JOINING) == "no_match"


def test_R5_covering_and_touching_are_not_mixed() -> None:
    # J at 0 1: it covers blue with blue, red with blue; beside it lie blue and green.
    assert refusal(table(hands=["JCE", "ABD"]), 0, "place J 0 1 0") == "no_match"


def test_R6_a_card_with_no_neighbours_would_be_an_exact_cover() -> None:
    at = table(hands=["JCE", "ABD"])
    assert refusal(at, 0, "place J 0 0 0") == "exact_cover"
    assert refusal(at, 0, "place J 0 0 2") == "exact_cover"


def test_R7_E13_the_footprint_of_a_wholly_hidden_card_is_taken() -> None:
    at = table(hands=["AA", "BC"], laid=["B -1 0 1", "C 0 2 1"], manifest=PLAIN, copies=2)
    assert refusal(at, 0, "place A 0 0 0") == "exact_cover"
    assert refusal(at, 0, "place A 0 2 1") == "exact_cover"
    assert refusal(at, 0, "place A 0 0 1") == "accepted"


def test_R8_E11_a_card_may_be_buried_bit_by_bit() -> None:
    at = table(hands=["A", "B"], laid=["B -1 0 1"], manifest=PLAIN, copies=2)
    assert refusal(at, 0, "place A 0 2 1") == "accepted"


def test_R8_cover_bury_protects_the_last_visible_rune() -> None:
    at = table(hands=["A", "B"], laid=["B -1 0 1"], manifest=PLAIN, copies=2, cover="bury")
    assert refusal(at, 0, "place A 0 2 1") == "bury"
    assert refusal(at, 0, "place A 1 2 1") == "accepted"


def test_R7_E12_cover_inside_wants_a_rune_on_the_bare_table() -> None:
    settings: dict[str, Any] = {"hands": ["A", "B"], "manifest": PLAIN, "copies": 2}
    settings["laid"] = ["C 1 0 0", "C -1 0 2"]
    assert refusal(table(**settings), 0, "place A 0 0 1") == "accepted"
    assert refusal(table(**settings, cover="inside"), 0, "place A 0 0 1") == "inside"


@pytest.mark.parametrize(
    ("connect", "owners", "answer"),
    [
        ("strict", (1, 1), "connects"),
        ("mixed", (1, 1), "accepted"),
        ("strict", (0, 0), "accepted"),
        ("mixed", (0, 0), "accepted"),
        ("strict", (0, 1), "connects"),
        ("mixed", (1, 0), "connects"),
    ],
)
def test_R9_what_may_be_connected(connect: str, owners: tuple[int, int], answer: str) -> None:
    masters = [f"{owners[0]} 0 0", f"{owners[1]} 1 2"]
    at = table(hands=["JCE", "ABD"], masters_at=masters, connect=connect)
    assert refusal(at, 0, JOINING) == answer


def test_R9_an_uncontrolled_area_joins_anything() -> None:
    at = play(table(hands=["JCE", "ABD"], masters_at=["1 0 0"]), JOINING)
    assert at.document()["scores"] == [0, 8]


def test_R9_rune_masters_that_shared_an_area_are_not_connected_by_staying_in_it() -> None:
    at = table(hands=["JCE", "ABD"], masters_at=["1 0 0", "1 0 1"])
    assert refusal(at, 0, JOINING) == "accepted"


@pytest.mark.parametrize(
    ("connect", "masters", "answer"),
    [
        ("strict", ["1 1 2", "0 0 0"], "connects"),
        ("mixed", ["1 1 2", "0 0 0"], "connects"),
        ("strict", ["0 1 2", "0 0 0"], "accepted"),
        ("strict", ["1 1 2", "1 0 0", "0 1 0"], "connects"),
        ("mixed", ["1 1 2", "1 0 0", "0 1 0"], "accepted"),
    ],
)
def test_R10_a_token_obeys_the_connection_rule(
    connect: str, masters: list[str], answer: str
) -> None:
    anchor = [int(number) for number in masters[-1].split()[1:]]
    at = table(
        "duel-gm",
        hands=["A", "B"],
        masters_at=masters,
        phase="token",
        anchor=anchor,
        connect=connect,
    )
    assert refusal(at, 0, "token 1 1 B") == answer


def test_R11_an_area_can_be_diminished() -> None:
    at = table(
        "duel-gm", hands=["A", "B"], masters_at=["1 0 0", "0 1 0"], phase="token", anchor=[1, 0]
    )
    assert at.document()["scores"] == [2, 2]
    assert play(at, "token 0 1 G").document()["scores"] == [2, 1]


def test_R11_E10_after_a_split_both_parts_with_rune_masters_are_controlled() -> None:
    masters = ["1 0 0", "1 0 2", "0 1 1"]
    settings: dict[str, Any] = {"manifest": STRIPES, "hand_size": 1, "phase": "token"}
    at = table("duel-gm", hands=["A", "B"], masters_at=masters, anchor=[1, 1], **settings)
    assert at.document()["scores"] == [9, 3]
    assert play(at, "token 0 1 G").document()["scores"] == [9, 2]


def test_R12_E14_two_rune_masters_in_one_area_count_it_once() -> None:
    at = table(hands=["A", "B"], manifest=PLAIN, masters_at=["0 0 0", "0 1 2"])
    assert at.document()["scores"] == [6, 0]


def test_R13_a_rune_master_may_join_an_own_area() -> None:
    at = table(hands=["A", "B"], masters_at=["0 0 0"], phase="act")
    assert masters_in(legal(at)) == ["1 0", "0 1", "1 1", "0 2", "1 2"]


def test_R13_own_area_off_sends_it_elsewhere_while_there_is_room() -> None:
    at = table(hands=["A", "B"], masters_at=["0 0 0"], phase="act", own_area=False)
    assert masters_in(legal(at)) == ["1 0", "1 1", "0 2", "1 2"]
    assert refusal(at, 0, "master 0 1") == "own_area"


def test_R13_own_area_off_yields_when_no_other_rune_is_left() -> None:
    at = table(hands=["A", "B"], manifest=PLAIN, masters_at=["0 0 0"], phase="act", own_area=False)
    assert masters_in(legal(at)) == ["1 0", "0 1", "1 1", "0 2", "1 2"]


def test_R13_partners_areas_are_own_areas() -> None:
    settings: dict[str, Any] = {"hands": ["A", "B", "C", "D"], "phase": "act", "turn": 2}
    at = table("teams", masters_at=["0 0 0", "1 1 0"], **settings)
    assert masters_in(legal(at)) == ["0 1", "1 1", "0 2", "1 2"]
    at = table("teams", masters_at=["0 0 0", "1 1 0"], own_area=False, **settings)
    assert masters_in(legal(at)) == ["1 1", "0 2", "1 2"]


def test_R14_a_rune_carries_one_rune_master() -> None:
    at = table(hands=["A", "B"], masters_at=["0 0 0"], phase="act")
    assert refusal(at, 0, "master 0 0") == "occupied"
    assert refusal(at, 0, "master 7 7") == "no_rune"
    assert refusal(table(hands=["A", "B"], masters_at=["1 0 0"], phase="act"), 0, "master 0 1") == (
        "opponents_area"
    )
