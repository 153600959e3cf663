"""Documents: what they show to whom, and which ones are refused."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from games.cambio.positions import (
    at,
    everybody_passes,
    laid_out,
    pending,
    play,
    table_with,
    window,
)
from runehall.engine import SPECTATOR, BadDocument, BadOption, IllegalAction, Table, UnknownName
from runehall.games.cambio import GAME

# fmt: off
KEYS = (
    "game", "version", "players", "options", "seed", "shuffles", "phase", "turn", "turn_no",
    "round", "dealer", "draw", "discard", "frozen", "tables", "known", "drawn",
    "caller", "snap", "failures", "give", "action", "totals", "rounds", "points", "result",
)
# fmt: on
THREE = ("4 9 7 2", "rr 3 5 1", "1 sw 8 6")


# --- views ----------------------------------------------------------------------------------------


ASSISTED = {"memory": "assisted"}


def test_assisted_views_show_what_the_seat_has_seen() -> None:
    table = table_with(*THREE, known={(1, 0): [0, 2], (0, 1): [1]}, options=ASSISTED)
    assert table.view(0)["tables"] == [[None, None, "7", "2"], ["rr"] + [None] * 3, [None] * 4]
    assert table.view(1)["tables"] == [[None, "9", None, None], [None, None, "5", "1"], [None] * 4]
    assert table.view(SPECTATOR)["tables"] == [[None] * 4] * 3


def test_C32_strict_views_show_no_card_that_lies_face_down() -> None:
    table = table_with(*THREE, draw="5", options={"memory": "strict"})
    for seat in (0, 1, 2, SPECTATOR):
        assert table.view(seat)["tables"] == [[None] * 4] * 3
        assert table.view(seat)["known"] == at(table, "known")
    play(table, "0: draw")
    assert table.view(0)["drawn"] == {"card": "5", "from": "draw"}


@pytest.mark.parametrize("memory", ["assisted", "strict"])
def test_a_drawn_card_is_its_drawers_and_a_taken_one_everybodys(memory: str) -> None:
    table = table_with(*THREE, draw="5", options={"memory": memory})
    drawn = play(Table.at(GAME, table.document()), "0: draw")
    taken = play(table, "0: take")
    for seat in (1, 2, SPECTATOR):
        assert drawn.view(seat)["drawn"] == {"card": None, "from": "draw"}
        assert taken.view(seat)["drawn"] == {"card": "6", "from": "discard"}


def test_documents_of_the_first_version_keep_their_memory() -> None:
    old = {**laid_out(*THREE, options=ASSISTED), "version": 1}
    table = Table.at(GAME, old)
    assert table.view(0)["tables"][0] == [None, None, "7", "2"]
    assert table.document() == old


def test_a_card_taken_from_the_discard_pile_stays_known_to_all() -> None:
    table = table_with(*THREE, discard="2", options=ASSISTED)
    play(table, "0: take", "0: exchange 1")
    assert at(table, "known")[0][1] == [0, 1, 2]
    assert table.view(2)["tables"][0][1] == "2"
    assert table.view(SPECTATOR)["tables"][0][1] is None


@pytest.mark.parametrize("memory", ["assisted", "strict"])
def test_all_tables_are_turned_up_between_rounds_and_known_stays(memory: str) -> None:
    table = table_with("1 - - 2", "3 4 5 6", draw="9", options={"memory": memory})
    everybody_passes(play(table, "0: cambio", "1: draw", "1: discard"))
    for seat in (0, 1, SPECTATOR):
        assert table.view(seat)["tables"] == [["1", "-", "-", "2"], ["3", "4", "5", "6"]]
    assert at(table, "known") == [[[], [], [], [0]], [[], [], [1], [1]]]


def test_seed_and_main_pile_are_hidden_from_everybody() -> None:
    table = table_with(*THREE)
    for seat in (0, 1, 2, SPECTATOR):
        view = table.view(seat)
        assert view["seed"] is None
        assert view["draw"] == [None] * len(at(table, "draw"))
        assert tuple(view) == KEYS


def test_gaps_are_public() -> None:
    assert table_with("4 - 7 -", *THREE[1:]).view(SPECTATOR)["tables"][0] == [None, "-", None, "-"]


def test_private_events_go_to_the_seat_that_looks() -> None:
    table = table_with(*THREE, draw="pm 5")
    drawn = table.do(0, "draw")
    assert [(event.name, event.audience) for event in drawn] == [("draw", -1), ("drawn", 1)]
    everybody_passes(play(table, "0: discard"))
    peeked = table.do(0, "peek 0 1")
    assert [(event.name, event.audience) for event in peeked] == [("peek", -1), ("seen", 1)]
    assert "card" not in peeked[0].values
    assert peeked[1].values == {"owner": 0, "place": 1, "card": "9"}


# --- refused documents ----------------------------------------------------------------------------


def changed(**changes: Any) -> dict[str, Any]:
    """A good document with some keys replaced."""
    return laid_out(*THREE) | changes


def nested(path: str, value: Any) -> dict[str, Any]:
    """A good document with one value deep inside replaced."""
    document: Any = copy.deepcopy(laid_out(*THREE))
    *steps, last = [int(step) if step.isdigit() else step for step in path.split(".")]
    inner = document
    for step in steps:
        inner = inner[step]
    inner[last] = value
    return dict(document)


GIFT = {"phase": "give", "discard": ["6"], "snap": window(snapper=0)}
ACTING = {"phase": "action", "snap": window()}

BAD = {
    "a missing key": lambda: {key: value for key, value in changed().items() if key != "frozen"},
    "an unknown key": lambda: changed(hands=[]),
    "another game": lambda: changed(game="kodiak"),
    "another version": lambda: changed(version=3),
    "too many seats": lambda: changed(players=9),
    "an unknown card": lambda: nested("tables.0.0", "10"),
    "a card too many": lambda: nested("tables.0.0", "9"),
    "too many cards": lambda: changed(draw=["1"] * 80),
    "a seat too many": lambda: changed(tables=laid_out(*THREE)["tables"] + [["1"]]),
    "knowledge of another length": lambda: nested("known.0", [[]]),
    "knowledge out of order": lambda: nested("known.0.0", [1, 0]),
    "knowledge of a gap": lambda: laid_out("4 - 7 2", *THREE[1:]) | {"known": [[[0]] * 4] * 3},
    "an empty table": lambda: laid_out("- - - -", *THREE[1:]),
    "a drawn card out of phase": lambda: changed(drawn={"card": "1", "from": "draw"}),
    "a window out of phase": lambda: changed(snap=window()),
    "no window in its phase": lambda: changed(phase="snap"),
    "a window nobody is in": lambda: changed(phase="snap", snap=window(passed=[0, 1, 2])),
    "a window without a card": lambda: laid_out(*THREE, discard="", phase="snap", snap=window()),
    "the caller's turn": lambda: changed(caller=0),
    "a snapping caller": lambda: changed(phase="snap", caller=1, snap=window(snapper=1)),
    "somebody else's turn": lambda: changed(turn=1),
    "another dealer": lambda: changed(dealer=1),
    "a turn number beyond the limit": lambda: changed(turn_no=400),
    "a round too many": lambda: changed(round=2, dealer=1, turn=1),
    "totals from nowhere": lambda: changed(totals=[1, 0, 0]),
    "a result before the end": lambda: changed(result={"winners": [0], "reason": "target"}),
    "a gift to oneself": lambda: changed(**GIFT, give={"from": 0, "to": 0, "slot": 0}),
    "a gift by another": lambda: changed(**GIFT, give={"from": 1, "to": 2, "slot": 0}),
    "a gift to a full place": lambda: changed(**GIFT, give={"from": 0, "to": 2, "slot": 0}),
    "no gift": lambda: changed(**GIFT),
    "no action": lambda: changed(**ACTING),
    "an action out of phase": lambda: changed(action=pending("swap")),
    "an action with too much left": lambda: changed(**ACTING, action=pending("swap", left=2)),
    "a begun action that waits": lambda: changed(
        phase="snap", snap=window(), action=pending("swap", (0, 0))
    ),
    "a pick for a peek": lambda: changed(**ACTING, action=pending("peek_mine", (0, 0))),
    "a pick of nothing": lambda: changed(**ACTING, action=pending("swap", (0, 4))),
    "shows out of order": lambda: changed(**ACTING, action=pending("blue_king", (2, 0))),
    "all cards shown": lambda: changed(**ACTING, action=pending("blue_king", (1, 0), (2, 0))),
    "an action in the second window": lambda: changed(
        phase="snap", snap=window(second=True), action=pending("swap")
    ),
    "a table of endless gaps": lambda: nested("tables.0", ["-"] * 300),
    "a seed that is none": lambda: changed(seed="seven"),
    "a negative counter": lambda: changed(shuffles=-1),
    "a number for a list": lambda: changed(draw=7),
    "a list for an object": lambda: changed(snap=[]),
}


@pytest.mark.parametrize("make", BAD.values(), ids=BAD.keys())
def test_an_impossible_document_is_refused(make: Callable[[], dict[str, Any]]) -> None:
    with pytest.raises((BadDocument, BadOption)) as refusal:
        GAME.load(make())
    assert str(refusal.value).endswith(".")


def test_the_document_these_are_made_from_is_accepted() -> None:
    assert GAME.document(GAME.load(changed())) == changed()


# --- options --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"first_look": 3, "cards": 2}, "look at 3 cards"),
        ({"manifest": "deck52"}, "manifest"),
        ({"manifest": {"T": 40}}, "manifest"),
        ({"manifest": {"1": -1, "2": 40}}, "manifest"),
        ({"manifest": {"1": True, "2": 40}}, "manifest"),
        ({"manifest": {"1": 12}}, "13 to 250 cards"),
        ({"manifest": {"1": 250, "2": 1}}, "13 to 250 cards"),
        ({"manifest": ["1"]}, "manifest"),
        ({"first": 3}, "there are 3 seats"),
        ({"cards": 7}, "2 to 6"),
        ({"target": 9}, "10 to 500"),
        ({"turn_limit": 1000}, "1 to 999"),
        ({"memory": "perfect"}, "strict, assisted"),
        ({"late_snaps": 1}, "true, false"),
        ({"jokers": 2}, "no option"),
        ({"preset": "iorn"}, "iron"),
    ],
)
def test_impossible_options_are_refused(changes: dict[str, Any], complaint: str) -> None:
    with pytest.raises((BadOption, UnknownName), match=complaint):
        GAME.new(3, changes)


def test_presets_are_what_they_say() -> None:
    def difference(preset: str) -> dict[str, Any]:
        plain = GAME.document(GAME.new(2))["options"]
        named = GAME.document(GAME.new(2, {"preset": preset}))["options"]
        return {name: value for name, value in named.items() if value != plain[name]}

    assert difference("single") == {"max_rounds": 1}
    assert difference("marathon") == {"target": 100}
    assert difference("family") == {
        "memory": "assisted",
        "first_look": 3,
        "own_wrong_penalty": False,
        "late_snaps": False,
    }
    assert difference("iron") == {"late_own_penalty": True, "cambio_tie": "punish"}
    assert difference("street") == {
        "discard_return": False,
        "second_window": False,
        "cambio_tie": "punish",
    }


def test_the_smallest_deck_leaves_one_card_to_draw() -> None:
    table = Table.new(GAME, seats=2, options={"cards": 2, "manifest": {"1": 5}})
    assert at(table, "draw") == ["1"]
    assert at(table, "options")["manifest"] == {"1": 5}


# --- refused actions ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        *("", " draw", "draw ", "Draw", "draw 1", "pass\n"),
        *("exchange", "exchange 01", "exchange +1", "exchange -1", "exchange 999999999999"),
        *("snap 0", "snap 0  1", "snap 9 0", "give x", "peek 0 0 0"),
    ],
)
def test_malformed_actions_are_refused(text: str) -> None:
    table = table_with(*THREE)
    before = table.document()
    with pytest.raises(IllegalAction, match="not an action of this game"):
        table.do(0, text)
    assert table.document() == before


@pytest.mark.parametrize(
    ("position", "text", "reason"),
    [
        ({}, "exchange 0", "not possible now"),
        ({}, "deal", "not possible now"),
        ({"discard": ""}, "take", "discard pile is empty"),
        ({"caller": 1}, "cambio", "Seat 1 has already called"),
        ({"options": {"cambio_from": 3}}, "cambio", "from lap 3 on"),
        ({"phase": "snap", "snap": window()}, "snap 0 4", "no card at place 4 of seat 0"),
        ({"phase": "snap", "snap": window()}, "snap 7 0", "no card at place 0 of seat 7"),
        ({"phase": "snap", "snap": window(), "caller": 2}, "snap 2 0", "cannot be touched"),
        ({**ACTING, "action": pending("peek_mine")}, "peek 1 0", "your own cards only"),
        ({**ACTING, "action": pending("peek_mine")}, "pick 1 0", "not what the card"),
        ({**ACTING, "action": pending("swap")}, "show 1 0", "not what the card"),
        ({**ACTING, "action": pending("blue_king")}, "peek 1 0", "not what the card"),
        ({**ACTING, "action": pending("swap", (0, 0))}, "pick 0 1", "cannot be swapped"),
    ],
)
def test_refusals_say_why(position: dict[str, Any], text: str, reason: str) -> None:
    table = table_with(*THREE, **position)
    with pytest.raises(IllegalAction, match=reason):
        table.do(0, text)
