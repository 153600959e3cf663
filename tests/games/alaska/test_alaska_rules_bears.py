"""Rulings on bears, each test named after one."""

import pytest

from games.alaska.tables import discards, flowing, table
from runehall.engine.errors import IllegalAction


@pytest.mark.parametrize(("answered", "phase"), [(True, "window"), (False, "main")])
def test_A25_whether_bears_answer_eagles(answered: bool, phase: str) -> None:
    played = table("4E", "3B", salmon={7: 1}, options={"bear_vs_eagle": answered})
    played.do(0, "eagle salmon 7")
    assert played.document()["phase"] == phase
    cast = table("47", "3B", salmon={7: 1}, options={"bear_vs_eagle": answered})
    cast.do(0, "cast 7")
    assert cast.document()["window"] == {"catcher": 0, "spot": 7, "by": "cast", "passed": []}


def test_A26_the_first_bear_ends_the_window() -> None:
    played = table("47", "3BB", "4B", salmon={7: 1})
    played.do(0, "cast 7")
    assert played.may() == [1, 2]
    played.do(1, "bear")
    assert (played.must(), played.may(), discards(played)) == ([0], [], "7BS")
    assert played.document()["hands"][1] == ["3", "B"]


def test_a_second_bear_answers_a_later_catch_of_the_same_turn() -> None:
    played = table("478", "3BB", salmon={4: 1, 7: 1})
    for cast in ("cast 4", "cast 7"):
        played.do(0, cast)
        played.do(1, "bear")
    assert played.document()["caught"] == [0, 0]
    assert played.document()["hands"][1] == ["3"]


def test_A27_no_bear_against_an_anglers_catch() -> None:
    played = flowing(salmon={5: 1}, anglers={5: "L"})
    assert played.document()["phase"] == "main"
    bears = table("9", "2FB", "3B", salmon={5: 1}, anglers={5: "L"})
    bears.do(0, "pass")
    assert (bears.must(), bears.may()) == ([1], [])


def test_A28_the_bears_user_does_not_draw_at_once() -> None:
    played = table("479", "123B", salmon={7: 1})
    played.do(0, "cast 7")
    played.do(1, "bear")
    assert played.document()["hands"][1] == ["1", "2", "3"]


def test_A29_only_holders_are_asked() -> None:
    played = table("47", "3B", "4", salmon={7: 1})
    played.do(0, "cast 7")
    assert (played.must(), played.may(), played.legal(2)) == ([], [1], [])
    assert played.legal(1) == ["bear", "pass"]


def test_A29_without_a_holder_no_window_opens() -> None:
    played = table("47B", "3", "4", salmon={7: 1})
    played.do(0, "cast 7")
    assert played.document()["phase"] == "main"


def test_A29_everyone_with_a_card_is_asked() -> None:
    played = table(
        *("47", "3B", "4", ""),
        salmon={7: 1},
        sit_out=[False, False, False, True],
        options={"bear_window": "everyone"},
    )
    played.do(0, "cast 7")
    assert played.may() == [1, 2]
    assert (played.legal(1), played.legal(2)) == (["bear", "pass"], ["pass"])
    with pytest.raises(IllegalAction, match="not hold a bear"):
        played.do(2, "bear")
    played.do(2, "pass")
    played.do(1, "pass")
    assert (played.document()["caught"], played.must()) == ([1, 0, 0, 0], [0])


def test_A29_everyone_opens_no_window_when_nobody_has_cards() -> None:
    played = table(
        "47", "", salmon={7: 1}, sit_out=[False, True], options={"bear_window": "everyone"}
    )
    played.do(0, "cast 7")
    assert played.document()["phase"] == "main"


def test_a_bear_in_the_last_round_answers_before_its_owners_turn() -> None:
    played = table("7", "3B", salmon={7: 1}, final_left=2, rest="discard")
    played.do(0, "cast 7")
    assert (played.document()["turn"], played.may()) == (0, [1])
    played.do(1, "bear")
    assert (played.document()["turn"], played.document()["final_left"]) == (1, 1)
