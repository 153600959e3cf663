"""Bad input at Alaska's edges: documents, options and actions are refused with a clear sentence."""

import json
from typing import Any

import pytest

from games.alaska.tables import document, table
from runehall.engine.errors import BadDocument, BadOption, IllegalAction
from runehall.games.alaska import GAME

WINDOW = {"catcher": 0, "spot": 3, "by": "cast", "passed": []}
LAST = {"rest": "discard", "final_left": 2}
OVER = {"winners": [0, 1], "scores": [0, 0], "reason": "last turns", "next_start": 1}


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"discard": ["4"] * 5}, "cards 4, but the deck has 4"),
        ({"discard": ["4"] * 99}, "more than the whole deck"),
        ({"caught": [9, 9]}, "cards S, but the deck has 10"),
        ({"hands": [["4", "3"], []]}, "must be sorted"),
        ({"hands": [["1", "2", "3", "4", "5"], []]}, "at most 4 cards"),
        ({"hands": [["4", "X"], []]}, "must be one of 1, 2"),
        ({"hands": [["4"]]}, "must have 2 elements"),
        ({"hands": [["4", "S"], []]}, "the active hand holds a salmon"),
        ({"hands": [["4", "F"], []]}, "the active hand holds a flow card"),
        ({"hands": [[], ["4"]]}, "the active hand is empty"),
        ({"to_place": 1}, "exactly in the phase salmon"),
        ({"phase": "salmon"}, "exactly in the phase salmon"),
        ({"choice": [3, 4]}, "exactly in the phase choose"),
        ({"choice": [3, 5], "phase": "choose"}, "two neighbouring spots"),
        ({"choice": [4, 3], "phase": "choose"}, "two neighbouring spots"),
        ({"choice": [10, 1], "phase": "choose"}, "two neighbouring spots"),
        ({"choice": [1, 10], "phase": "choose"}, "a spot to choose holds no salmon"),
        ({"phase": "window"}, "exactly in the phase window"),
        ({"phase": "window", "window": WINDOW}, "the catcher has no salmon"),
        ({"phase": "window", "window": WINDOW, "caught": [1, 0]}, "nobody can answer"),
        ({"phase": "window", "window": {**WINDOW, "catcher": 1}}, "whose turn it is"),
        ({"phase": "window", "window": {**WINDOW, "by": "net"}}, "one of cast, eagle"),
        ({"phase": "window", "window": {**WINDOW, "passed": [1, 0]}}, "an ascending list"),
        ({"final_left": 1}, "before the last round"),
        ({"rest": "discard"}, "no slots are left"),
        ({"rest": "discard", "final_left": 1}, "has had its last turn"),
        ({"sit_out": [False, True]}, "sits out, but holds cards"),
        ({"sit_out": [True, False], "hands": [[], ["5"]], **LAST}, "the active hand is empty"),
        ({"dice": [7]}, "a whole number from 1 to 6"),
        ({"turn": 2}, "a whole number from 0 to 1"),
        ({"turn_no": 0}, "a whole number from 1"),
        ({"rolls": True}, "a whole number"),
        ({"seed": -1}, "A seed is"),
        ({"phase": "lunch"}, "one of salmon, main"),
        ({"result": OVER}, "must be None"),
        ({"phase": "over", "hands": [[], []]}, "the draw pile is not empty"),
        ({"phase": "over", "rest": "discard"}, "a hand holds cards"),
        ({"extra": 1}, "unknown key"),
    ],
)
def test_impossible_documents_are_refused(changes: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadDocument, match=complaint):
        GAME.load(document("4", "5", **changes))


def test_an_eagle_opens_no_window_where_bears_do_not_answer_it() -> None:
    changes: dict[str, Any] = {
        "phase": "window",
        "window": {**WINDOW, "by": "eagle"},
        "caught": [1, 0],
    }
    GAME.load(document("4", "B", **changes))
    with pytest.raises(BadDocument, match="bears do not answer eagles"):
        GAME.load(document("4", "B", options={"bear_vs_eagle": False}, **changes))


def test_two_anglers_or_a_foreign_section_are_refused() -> None:
    for section, angler in (("4", "X"), ("4", None), ("11", "T")):
        made = document("4", "5")
        made["river"]["anglers"][section] = angler
        with pytest.raises(BadDocument, match="anglers"):
            GAME.load(made)
    made = document("4", "5")
    del made["river"]["salmon"]["10"]
    with pytest.raises(BadDocument, match=r"salmon\.10 is missing"):
        GAME.load(made)


def test_one_salmon_per_spot_is_checked() -> None:
    options = {"salmon_stack": "one"}
    GAME.load(document("4", "5", salmon={3: 1, 4: 1}, options=options))
    with pytest.raises(BadDocument, match="more than one salmon"):
        GAME.load(document("4", "5", salmon={3: 2}, options=options))


def test_a_finished_game_carries_its_result() -> None:
    over = document("", "", phase="over", rest="discard", result=OVER)
    assert GAME.document(GAME.load(over)) == {**over, "points": over["caught"]}
    with pytest.raises(BadDocument, match=r"document\.result"):
        GAME.load({**over, "result": {**OVER, "winners": [0]}})


def test_final_is_checked() -> None:
    with pytest.raises(BadDocument, match="exactly when the draw pile is empty"):
        GAME.load({**document("4", "5"), "final": True})


@pytest.mark.parametrize("missing", list(document("4", "5")))
def test_every_key_is_needed(missing: str) -> None:
    made = document("4", "5")
    del made[missing]
    with pytest.raises(BadDocument, match="missing"):
        GAME.load(made)


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"save_max": 4}, "must be below the hand size"),
        ({"hand_size": 2, "save_max": 2}, "must be below the hand size"),
        ({"hand_size": 7}, "2 to 6"),
        ({"hand_size": 1}, "2 to 6"),
        ({"manifest": {"4": 7}}, "needs 8 to 250 cards"),
        ({"manifest": {"4": 251}}, "needs 8 to 250 cards"),
        ({"manifest": {"X": 20}}, "manifest"),
        ({"manifest": {"4": -1, "5": 20}}, "manifest"),
        ({"manifest": {"4": True, "5": 20}}, "manifest"),
        ({"manifest": "deck52"}, "manifest"),
        ({"manifest": ["4"] * 20}, "manifest"),
        ({"first": 2}, "names seat 2"),
        ({"flow_dir": "left"}, "down, up"),
        ({"luck_die": 1}, "true, false"),
        ({"angler_reach": "far"}, "touch, enter, sweep"),
    ],
)
def test_impossible_options_are_refused(options: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadOption, match=complaint):
        GAME.new(2, options)


def test_presets_are_what_their_names_say() -> None:
    defaults = GAME.options.resolve({}, 2)
    changed = {
        preset: {
            name: value
            for name, value in GAME.options.resolve({"preset": preset}, 2).items()
            if value != defaults[name]
        }
        for preset in GAME.options.presets
    }
    assert changed == {
        "standard": {},
        "lucky": {"luck_die": True},
        "gentle": {"tourist_penalty": "hand", "bear_vs_eagle": False, "angler_reach": "enter"},
        "rapids": {"angler_reach": "sweep", "cast_overflow": "wrap"},
        "sealed": {"bear_window": "everyone"},
    }
    assert list(defaults) == [
        *("first", "flow_dir", "angler_reach", "salmon_stack", "cast_overflow", "luck_die"),
        *("bear_vs_eagle", "bear_window", "tourist_penalty", "hand_size", "save_max", "manifest"),
        "onto_anglers",
    ]


def test_the_deck_has_66_cards() -> None:
    seen = GAME.document(GAME.new(2, {"first": 1}, seed=3))
    cards = [card for pile in (seen["draw"], seen["discard"], *seen["hands"]) for card in pile]
    cards += ["S"] * seen["to_place"]
    assert {card: cards.count(card) for card in sorted(set(cards))} == {
        **dict.fromkeys("123456789BEFLT", 4),
        "S": 10,
    }


def test_a_manifest_cannot_be_changed_from_outside() -> None:
    manifest = {"4": 20}
    state = GAME.new(2, {"manifest": manifest})
    manifest["4"] = 3
    GAME.document(state)["options"]["manifest"]["4"] = 2
    assert GAME.document(state)["options"]["manifest"] == {"4": 20}


MAIN = {"salmon": {4: 1}, "anglers": {7: "T", 8: "L"}}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "syntax"),
        ("cast", "syntax"),
        ("cast 0", "syntax"),
        ("cast 10", "syntax"),
        ("cast 5 4", "syntax"),
        ("cast  4", "syntax"),
        ("cast 4 ", "syntax"),
        ("cast 04", "syntax"),
        ("Cast 4", "syntax"),
        ("cast 4 5 6", "syntax"),
        ("place 0", "syntax"),
        ("tourist 11", "syntax"),
        ("eagle", "syntax"),
        ("bear 4", "syntax"),
        ("cast ٤", "syntax"),
        ("x" * 10_000, "syntax"),
        ("cast 9", "not_in_hand"),
        ("cast 4 4", "not_in_hand"),
        ("bear", "not_in_hand"),
        ("eagle salmon 4", "not_in_hand"),
        ("tourist 7", "tourist_there"),
        ("tourist none", "sections_open"),
        ("local 1", "not_in_hand"),
        ("pass", "too_many_cards"),
        ("place 4", "not_now"),
        ("take 4", "not_now"),
    ],
)
def test_illegal_actions_are_refused_with_a_reason(text: str, code: str) -> None:
    played = table("45T", "679B", **MAIN)
    before = json.dumps(played.document())
    with pytest.raises(IllegalAction) as refused:
        played.do(0, text)
    assert refused.value.code == code
    assert str(refused.value).endswith(".")
    assert json.dumps(played.document()) == before
    for language in ("en", "de"):
        assert GAME.texts(language).has(f"refusal-{code}")


@pytest.mark.parametrize(
    ("hands", "text", "code"),
    [
        ("4E", "eagle salmon 5", "no_salmon_there"),
        ("4E", "eagle angler 5", "no_angler_there"),
        ("4E", "eagle none", "eagle_has_targets"),
        ("4L", "local 7", "angler_there"),
        ("4L", "local none", "sections_open"),
    ],
)
def test_cards_need_their_targets(hands: str, text: str, code: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        table(hands, "679B", **MAIN).do(0, text)
    assert refused.value.code == code


def test_out_of_phase_actions_say_what_is_due() -> None:
    placing = table("4", "5", phase="salmon", to_place=1, turn=1)
    with pytest.raises(IllegalAction, match="placed first"):
        placing.do(0, "cast 4")
    window = table("47", "3B", salmon={7: 1})
    window.do(0, "cast 7")
    with pytest.raises(IllegalAction, match="play a bear or pass"):
        window.do(1, "cast 3")
    last = table("4", "5", **LAST)
    with pytest.raises(IllegalAction, match="last round"):
        last.do(0, "pass")


def test_out_of_turn_actions_are_refused() -> None:
    played = table("45", "67")
    for seat in (1, 2, -1):
        with pytest.raises(IllegalAction):
            played.do(seat, "cast 6")


def test_the_rest_of_a_malformed_document_is_refused() -> None:
    broken: list[dict[str, Any]] = [
        {"draw": ["X"]},
        {"river": {}},
        {"hands": 3},
        {"options": {}},
        {"caught": ["1"]},
    ]
    for changes in broken:
        made = {**document("4", "5"), **changes}
        with pytest.raises((BadDocument, BadOption)):
            GAME.missing(made)
