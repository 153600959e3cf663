"""The edge cases E2 to E21 that no ruling's test shows, and the order of refusals."""

from typing import Any

import pytest

from games.rune.positions import CLASH, PLAIN, legal, play, refusal, table
from runehall.engine import Table


def test_E2_an_empty_hand_with_rune_masters_left_goes_straight_on() -> None:
    at = play(table(hands=["A", ""], phase="act"), "draw")
    document = at.document()
    assert (document["turn"], document["phase"]) == (1, "act")
    assert document["skips"] == [0, 1]


def test_E3_with_an_empty_deck_a_rune_master_must_be_placed() -> None:
    at = table(hands=["A", "B"], phase="act", deck=[])
    assert all(text.startswith("master ") for text in legal(at))
    assert refusal(at, 0, "draw") == "empty_deck"
    assert refusal(at, 0, "pass") == "no_pass"


def test_E4_with_no_rune_for_a_rune_master_only_drawing_is_left() -> None:
    at = table(hands=["A", "A"], manifest=PLAIN, copies=2, masters_at=["1 0 0"], phase="act")
    assert legal(at) == ["draw"]


def test_E6_the_last_card_may_be_drawn() -> None:
    at = play(table(hands=["A", "J"], phase="act", deck=["C"]), "draw")
    assert at.document()["deck"] == []
    play(at, legal(at)[0])
    assert "draw" not in legal(at)


def test_E7_the_token_comes_before_the_end_of_the_game() -> None:
    masters = ["0 1 2"]
    at = table("duel-gm", hands=["A", "B"], masters=1, masters_at=masters, turn=1, phase="act")
    play(at, "master 0 0")
    document = at.document()
    assert document["phase"] == "token"
    assert document["masters"] == [0, 0]
    assert document["result"] is None
    play(at, "token 1 0 B")
    assert at.document()["result"]["scores"] == [1, 3]


def test_E8_without_a_legal_token_the_decision_is_skipped_and_the_token_kept() -> None:
    # Every rune around 1 2, turned blue or green, would stand beside one of its new colour.
    limits = {"B": 1, "G": 1, "R": 1}
    at = table("duel-gm", hands=["A", "B"], phase="act", line_limits=limits)
    events = at.do(0, "master 1 2")
    assert [event.name for event in events][:2] == ["master", "turn"]
    document = at.document()
    assert document["turn"] == 1
    assert document["anchor"] is None
    assert document["tokens"] == [1, 1]


def test_E9_an_unused_token_has_no_effect() -> None:
    at = table("duel-gm", hands=["A", "B"], masters=1, masters_at=["0 1 2"], turn=1, phase="act")
    play(at, "master 0 0", "pass")
    document = at.document()
    assert document["tokens"] == [1, 1]
    assert document["result"]["scores"] == [1, 2]


def test_E15_two_equal_cards_give_one_set_of_actions() -> None:
    one = table("teams", hands=["J", "A", "B", "C"])
    two = table("teams", hands=["JJ", "A", "B", "C"])
    assert legal(one) == legal(two)
    assert len(legal(one)) == 23
    assert play(two, legal(two)[0]).document()["hands"][0] == ["J"]


def test_placing_removes_the_first_card_of_the_code() -> None:
    at = table("teams", hands=["JAJ", "B", "C", "D"])
    assert play(at, "place J 1 0 1").document()["hands"][0] == ["A", "J"]


@pytest.mark.parametrize("hand", ["", "BB"])
def test_E17_a_done_seat_without_a_fitting_card_is_passed_over(hand: str) -> None:
    settings: dict[str, Any] = {"manifest": CLASH, "copies": 2, "masters": 1, "phase": "act"}
    at = table("teams", hands=["A", hand, "A", "C"], masters_at=["1 0 0"], **settings)
    play(at, "draw")
    document = at.document()
    assert document["turn"] == 2
    assert document["turn_no"] == 2
    assert document["skips"] == [0, 0, 0, 0]


def test_E18_a_done_seat_may_draw_the_last_card() -> None:
    settings: dict[str, Any] = {"hands": ["AB", "JK", "EF", "GH"], "masters": 1, "deck": ["L"]}
    at = table("teams", masters_at=["1 0 0"], turn=1, **settings)
    play(at, "place J 1 0 1", "draw")
    assert at.document()["deck"] == []
    play(at, legal(at)[0])
    assert at.must() == [2]
    assert "draw" not in legal(at)


def test_E19_the_cards_of_a_finished_seat_are_dead() -> None:
    at = table(hands=["JK", "A"], masters=1, phase="act")
    play(at, "master 0 0")
    assert at.must() == [1]
    play(at, legal(at)[0], "master 1 0")
    document = at.document()
    assert document["hands"][0] == ["J", "K"]
    assert document["phase"] == "over"


def test_E21_line_limits_bind_the_token_too() -> None:
    settings: dict[str, Any] = {"hands": ["A"], "masters_at": ["0 0 0"], "phase": "token"}
    free = table("solo-gm", anchor=[0, 0], **settings)
    assert "token 1 1 B" in legal(free)
    limits = {"B": 2, "G": 6, "R": 3}
    at = table("solo-gm", anchor=[0, 0], line_limits=limits, **settings)
    assert "token 1 1 B" in legal(at)  # two in the row, two in the column
    tight = table("solo-gm", anchor=[0, 0], line_limits={"B": 1, "G": 6, "R": 3}, **settings)
    assert refusal(tight, 0, "token 1 1 B") == "line"


# --- refusals, in the order of the rules ---------------------------------------------------------


def at_start() -> Table:
    return table(hands=["JCE", "ABD"])


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("place J 1 0", "syntax"),
        ("place Q 1 0 1", "syntax"),
        ("place S 1 0 1", "syntax"),
        ("place J 1 0 4", "syntax"),
        ("place J -0 0 1", "syntax"),
        ("place J 01 0 1", "syntax"),
        ("place J +1 0 1", "syntax"),
        ("place J 1 0 1 ", "syntax"),
        ("master 0 0", "wrong_phase"),
        ("draw", "wrong_phase"),
        ("token 0 0 B", "wrong_phase"),
        ("pass", "no_pass"),
        ("place A 50 50 0", "not_in_hand"),
        ("place E 50 50 2", "rotation"),
        ("place E 50 50 3", "rotation"),
        ("place J 9 9 0", "no_overlap"),
        ("place J 64 0 0", "no_overlap"),
        ("place J 0 64 0", "no_overlap"),
        ("place J 1000000000000000000000000 0 0", "no_overlap"),
        ("place J -1000000000000000000000000 0 0", "no_overlap"),
        ("place J 2 0 0", "no_overlap"),
        ("place J 0 0 0", "exact_cover"),
        ("place J 0 2 0", "no_match"),
    ],
)
def test_the_first_broken_condition_is_named(text: str, code: str) -> None:
    assert refusal(at_start(), 0, text) == code


def test_syntax_comes_before_the_end_and_the_end_before_the_turn() -> None:
    at = table("solo", hands=["A"], masters=1, phase="act")
    play(at, "master 0 0")
    assert refusal(at, 0, "place") == "syntax"
    assert refusal(at, 0, "draw") == "game_over"
    assert refusal(at_start(), 1, "place") == "syntax"
    assert refusal(at_start(), 1, "place A 50 50 0") == "not_your_turn"


def test_rune_masters_come_before_tokens_and_tokens_before_footprints() -> None:
    at = table("duel-gm", hands=["J", "A"], masters_at=["1 0 0"], tokens_at=["1 0 1 G"])
    assert refusal(at, 0, "place J 0 0 0") == "on_master"
    at = table("duel-gm", hands=["J", "A"], tokens_at=["1 0 1 G"])
    assert refusal(at, 0, "place J 0 0 0") == "on_token"


def test_events_say_what_happened_and_to_whom() -> None:
    at = table(hands=["JCE", "ABD"])
    placed, *more = at.do(0, "place J -1 -2 0")
    assert not more
    assert placed.document() == {
        "event": "placed", "seat": 0, "card": "J", "x": -1, "y": -2, "rot": 0,
        "own": 0, "others": 0,
    }  # fmt: skip
    drew, card, turn = at.do(0, "draw")
    assert drew.document() == {"event": "drew", "seat": 0}
    assert card.document() == {"event": "drew_card", "seat": 0, "card": "F"}
    assert [card.heard_by(seat) for seat in (-1, 0, 1)] == [False, True, False]
    assert all(event.heard_by(-1) for event in (placed, drew, turn))
    assert turn.document() == {"event": "turn", "seat": 1}


def test_the_last_event_tells_the_result() -> None:
    at = table(
        hands=["A", "B"], masters=1, masters_at=["0 0 0"], turn=1, phase="act", first_bonus=-3
    )
    master, over = at.do(1, "master 1 1")
    assert master.document() == {"event": "master", "seat": 1, "x": 1, "y": 1, "own": 3}
    told = {"event": "over", "end": "won", **at.document()["result"]}
    assert {**over.document(), "next_start": None} == told
    assert over.document()["scores"] == [-1, 3]
    solo = table("solo", hands=["A"], masters=1, phase="act")
    *_, over = solo.do(0, "master 0 0")
    told = {"event": "over", "end": "alone", **solo.document()["result"]}
    assert {**over.document(), "next_start": None} == told
