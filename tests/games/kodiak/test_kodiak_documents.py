"""Documents that describe no possible position are refused with a sentence."""

import json
from copy import deepcopy
from typing import Any

import pytest

from games.kodiak.positions import FRESH_WINDOW, fresh, play, position, table, window
from runehall.engine import BadDocument, Document, RunehallError, Table
from runehall.games.kodiak import GAME


def in_window(**changes: Any) -> Document:
    frenzy = {**FRESH_WINDOW, **changes.pop("frenzy", {})}
    changes = {"phase": "frenzy", "resume": "next", "discard": "7", **changes}
    return position("1 2 3", "4 5 6", "8 8 9", frenzy=frenzy, **changes)


def in_action(kind: str, phase: str = "action", **entry: Any) -> Document:
    queue = [{**fresh(1, kind), **entry}]
    return position("1 2 3", "4 5 6", "8 8 9", phase=phase, resume="next", discard="7", queue=queue)


def changed(**changes: Any) -> Document:
    return {**position("1 2 3", "4 5 6", "8 8 9", discard="7"), **changes}


IMPOSSIBLE = {
    "a card too many": changed(discard=["7", "7", "7", "7", "7", "7"]),
    "a card too few": changed(discard=[]),
    "a foreign card": changed(discard=["T"]),
    "a gap on a pile": changed(discard=["-"]),
    "more cards than the deck": changed(draw=["7"] * 100),
    "a gap that is known": position("- 2 3", "4 5 6", known={(0, 0): [0]}),
    "a face-up card unknown to some": {
        **position("1 2 3", "4 5 6", up=[(0, 0)]),
        "known": [[[0], [], []], [[], [], []]],
    },
    "an empty table": position("- - -", "4 5 6"),
    "known of another length": changed(known=[[[], []], [[], [], []], [[], [], []]]),
    "knowers out of order": changed(known=[[[1, 0], [], []], [[], [], []], [[], [], []]]),
    "too many places": position("- " * 40 + "1", "4 5 6"),
    "the wrong cat": changed(cat=1),
    "the wrong turn": changed(turn=1),
    "a turn past the limit": changed(turn_no=97),
    "a carried-out action in a turn": changed(acted=True),
    "a carried-out action in a window": in_window(acted=True),
    "an unknown phase": changed(phase="dinner"),
    "a window in a turn": changed(frenzy=FRESH_WINDOW),
    "something to resume in a turn": changed(resume="next"),
    "a held card before drawing": position("1 2 3", "4 5 6", drawn={"card": "9", "from": "draw"}),
    "nothing to place": changed(phase="place"),
    "a held card from the pile": position(
        "1 2 3", "4 5 6", phase="place", drawn={"card": "9", "from": "discard"}
    ),
    "a queue in a turn": changed(queue=[fresh(0, "swap")]),
    "an action without a queue": changed(phase="action", resume="next"),
    "round 2 after no round": changed(round=2, cat=1, turn=1),
    "totals without rounds": changed(totals=[1, 0, 0]),
    "a result before the end": changed(result={"winners": [0], "reason": "cycles"}),
    "a missing key": {key: value for key, value in changed().items() if key != "acted"},
    "an unknown key": changed(mood="grim"),
    "a truth that is a number": changed(locked=1),
    "no such resume": in_window(resume="later"),
    "a window without a card": in_window(discard=""),
    "a window in which all have passed": in_window(frenzy={"passed": [0, 1, 2]}),
    "a runner without a run": in_window(frenzy={"runner": 1}, claimed=True),
    "a run without a runner": in_window(frenzy={"run": [0]}),
    "Kodiak on the run": in_window(frenzy={"runner": 0, "run": [0]}, claimed=True),
    "a run from nowhere": in_window(frenzy={"runner": 1, "run": [3]}, claimed=True),
    "a run on an unclaimed pile": in_window(frenzy={"runner": 1, "run": [0]}),
    "a window that holds a card": in_window(drawn={"card": "9", "from": "draw"}),
    "a window before placing without a card": in_window(resume="place"),
    "a queued action half done": in_window(queue=[{**fresh(1, "red_king"), "left": 1}]),
    "a queued blue king with targets": in_window(queue=[{**fresh(1, "blue_king"), "targets": [2]}]),
    "an unknown action": in_window(queue=[fresh(1, "dance")]),
    "too much left": in_action("peek", left=2),
    "nothing left": in_action("peek", left=0),
    "a used peek": in_action("peek", used=["own"]),
    "a red king who has done too much": in_action("red_king", left=1, used=["own", "swap"]),
    "a red king who has forgotten a deed": in_action("red_king", left=1),
    "a peek with a pick": in_action("peek", picked=[[1, 0]]),
    "two picks of three": in_action("swap", picked=[[1, 0], [2, 0]]),
    "a pick of a gap": in_action("swap", picked=[[1, 5]]),
    "a mouse's pick of Kodiak's card": in_action("swap", picked=[[0, 1]]),
    "an undecided pick of a mouse": in_action("swap", picked=[[2, -1]]),
    "a blue king without targets": in_action("blue_king"),
    "a swap with targets": in_action("swap", targets=[2]),
    "targets out of order": in_action("blue_king", targets=[0, 2]),
    "picks of the wrong target": in_action("blue_king", targets=[2, 0], picked=[[0, 1]]),
    "all targets chosen": in_action("blue_king", targets=[2], picked=[[2, 1]]),
    "an offer without picks": in_action("swap", phase="offer"),
    "an offer of known places": in_action("swap", phase="offer", picked=[[1, 0], [2, 0]]),
    "an offer for a look": in_action("peek", phase="offer", picked=[[0, -1], [2, 0]]),
    "picks that are not pairs": in_action("swap", picked=[1, 0]),
    "many picks": in_action("swap", picked=[[1, 0]] * 50),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_impossible_positions_are_refused(name: str) -> None:
    with pytest.raises(BadDocument) as refused:
        GAME.load(IMPOSSIBLE[name])
    sentence = str(refused.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence


def test_the_possible_neighbours_of_impossible_positions_load() -> None:
    in_offer = in_action("swap", phase="offer", picked=[[0, -1], [2, 0]])
    half_swapped = in_action("swap", picked=[[1, 0]])
    half_done = in_action("red_king", left=1, used=["own"])
    blue = in_action("blue_king", targets=[2], picked=[])
    for document in (changed(), in_window(), in_offer, half_swapped, half_done, blue):
        assert GAME.document(GAME.load(document)) == document


def test_finished_matches_load_and_wrong_winners_do_not() -> None:
    at = window("9", "6 5", options={"turn_limit": 2}, turn_no=2, discard="7")
    for text in ("0 pass", "1 pass", "1 deal"):
        play(at, text)
    document = drive_to_the_end(at)
    assert GAME.document(GAME.load(document)) == document
    for key in ("claimed", "locked", "acted"):
        with pytest.raises(BadDocument):
            GAME.load({**document, key: True})
    for key, value in (("winners", [0, 1]), ("reason", "luck")):
        wrong = deepcopy(document)
        wrong["result"][key] = value
        with pytest.raises(BadDocument):
            GAME.load(wrong)
    wrong = deepcopy(document)
    wrong["rounds"][0]["points"][0] += 1
    with pytest.raises(BadDocument):
        GAME.load(wrong)


def drive_to_the_end(at: Table) -> Document:
    while not at.state.over():
        seat = (at.must() or at.may())[0]
        at.do(seat, at.legal(seat)[0])
    return at.document()


@pytest.mark.parametrize("junk", [None, 0, "x", [], {}, [None], {"a": 1}, -1, 2**70, True, [[]]])
def test_junk_anywhere_is_refused_with_a_sentence(junk: object) -> None:
    good = in_action("swap", picked=[[1, 0]])
    for key, value in good.items():
        if value == junk and type(value) is type(junk):
            continue
        document = {**deepcopy(good), key: junk}
        try:
            loaded = GAME.document(GAME.load(document))
        except RunehallError:
            continue
        # Another seed, another count: a different position, but a possible one.
        assert json.loads(json.dumps(loaded)) == document


@pytest.mark.parametrize(
    "text",
    [
        *("", " draw", "draw ", "DRAW", "draw 1", "pounce 0 1", "pounce 0 1 0 0", "pounce 00 1 0"),
        *("pounce 0 9 0", "pounce 0 1 999", "pounce -1 1 0", "pounce 0  1 0", "exchange", "deal"),
        *("scurry 0", "counter 0", "peek 0 0", "expose 1 0", "pick 0", "pick 1 1", "offer 0"),
        *("show 1 0", "pass", "pounce 0 0 1", "pounce 0 1 7", "pounce 7 1 0", "pounce 0 5 0"),
        "exchange 0\n",
    ],
)
def test_other_texts_are_refused_and_change_nothing(text: str) -> None:
    at = table("1 2 3", "4 5 6", "8 8 9", discard="7")
    before = at.document()
    for seat in (0, 1, 5, -1):
        with pytest.raises(RunehallError):
            at.do(seat, text)
    assert at.document() == before
