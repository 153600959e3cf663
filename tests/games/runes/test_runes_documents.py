"""Documents and views: what is read, what is refused, what is hidden."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from games.runes.positions import LONE, POCKET, do, laid_out, table_with
from runehall.engine import SPECTATOR, BadDocument, IllegalAction, Table
from runehall.games.runes import GAME
from runehall.games.runes.manifest import our_components
from runehall.games.runes.state import RunesState

# fmt: off
KEYS = [
    "game", "version", "players", "options", "seed", "shuffles", "rolls", "dice", "phase", "turn",
    "turn_no", "dir", "stuck", "skips", "owed", "trays", "hands", "held", "pile", "board", "forms",
    "rituals", "cast", "window", "points", "result",
]
# Documents of former times do not have these.
LATE_KEYS = ("turn_no", "points")
# fmt: on


def respond() -> dict[str, Any]:
    """Seat 0 plays replace, seat 2 is asked for an answer (the example of a complete document)."""
    board = {"0,0": ("s41", 0, 1, 4), "1,0": ("s02", 2, 2, 3), "0,1": ("s03", 0, 1, 2)}
    hands = ["s06 s42 s08", "s01 s04 g02", "s09 s07 s10"]
    table = table_with(board, hands, ["replace fill", "", "ward"], dice=[3, 6])
    do(table, "0: play replace", "0: target 1 0")
    return table.document()


def test_documents_have_the_keys_of_the_rules_in_order() -> None:
    assert list(respond()) == KEYS
    assert list(GAME.view(GAME.load(respond()), 1)) == KEYS


def test_a_document_in_the_middle_of_a_ritual_reads_back() -> None:
    document = respond()
    assert document["cast"] == {
        "card": "replace", "kind": "replace", "by": 0, "against": None, "die": 3, "step": None,
        "picked": ["1,0"], "victims": [2], "cards": ["replace"], "back": "turn",
    }  # fmt: skip
    assert GAME.document(GAME.load(document)) == document


def test_picked_placements_and_hand_stones_are_written_as_texts() -> None:
    table = table_with(POCKET, ["s42 s09", "s03 b02"], ["steal", "ward"])
    do(table, "0: play steal", "0: place s42 1 0 0")
    assert table.document()["cast"]["picked"] == ["s42 1 0 0"]
    assert GAME.document(GAME.load(table.document())) == table.document()
    table = table_with(LONE, ["s05", "s01 b01"], ["rob", "ward"], dice=[6])
    do(table, "0: play rob", "0: take s01", "0: take b01")
    assert table.document()["cast"]["picked"] == ["s01", "b01"]
    assert GAME.document(GAME.load(table.document())) == table.document()


def test_what_each_viewer_sees() -> None:
    state = GAME.load(respond())
    truth = respond()
    for viewer in (SPECTATOR, 0, 1, 2):
        view = GAME.view(state, viewer)
        assert view["seed"] is None
        assert view["dice"] == [None]
        assert view["pile"] == [None] * len(truth["pile"])
        assert view["rituals"]["pile"] == [None] * len(truth["rituals"]["pile"])
        assert view["window"] == {"kind": "respond", "passed": None}
        for key in ("board", "hands", "trays", "cast", "options", "skips", "stuck", "forms"):
            assert view[key] == truth[key]
        for owner, cards in enumerate(truth["held"]):
            assert view["held"][owner] == (cards if owner == viewer else [None] * len(cards))


def test_turns_are_counted_and_missed_ones_are_not() -> None:
    table = table_with(LONE, ["s02", "s03", "s05"], ["fill", "", ""], skips=[0, 1, 0])
    do(table, "0: play fill")
    assert table.document()["turn_no"] == 1
    do(table, "0: place s02 1 0 2")
    after = table.document()
    assert (after["turn"], after["skips"], after["turn_no"]) == (2, [0, 0, 0], 2)


def test_a_document_of_before_turns_were_counted_is_read() -> None:
    document = respond()
    del document["turn_no"], document["points"]
    assert GAME.document(GAME.load(document)) == respond()


def test_a_position_comes_back_from_a_journey_with_the_set_it_shares() -> None:
    state = GAME.load(respond())
    assert isinstance(state, RunesState)
    for other in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
        assert GAME.document(other) == GAME.document(state)
        assert other.rules.components is state.rules.components


def change(path: str, value: object) -> Callable[[dict[str, Any]], None]:
    def edit(document: dict[str, Any]) -> None:
        *steps, last = path.split("/")
        place: Any = document
        for step in steps:
            place = place[int(step)] if isinstance(place, list) else place[step]
        if isinstance(place, list):
            place[int(last)] = value
        else:
            place[last] = value

    return edit


WRONG = [
    ("version", 3, "version"),
    ("players", 6, "players"),
    ("dir", 0, "dir must be 1 or -1"),
    ("turn", 3, "turn"),
    ("phase", "duel", "phase"),
    ("stuck", [1, 0], "ascending"),
    ("skips", [0, 0], "3 elements"),
    ("owed", 1, "a card is owed"),
    ("trays/0", 34, "seat 0 must have 35 coins"),
    ("trays/0", 99, "trays.0"),
    ("hands/0/0", "s42", "the stone s06 is missing"),
    ("hands/0/0", "s99", "hands.0.0"),
    ("held/1", ["ward"], "there must be 2 cards ward, not 3"),
    ("hands/0", ["s01"] * 80, "more stones than there are"),
    ("held/1", ["ward"] * 4, "more cards than a seat may hold"),
    ("pile/0", "s42", "is missing"),
    ("dice", [7], "dice.0"),
    ("board/1,0/rot", 6, "rot"),
    ("board/1,0/coins", 7, "coins"),
    ("board/1,0/coins", 0, "coins"),
    ("board/0,0/rot", 3, "smaller rotation than 3"),
    ("board/5,5", {"stone": "s11", "rot": 0, "owner": 0, "coins": 1, "under": []}, "one stone s11"),
    ("board/99,0", {}, "no stone can reach"),
    ("board/1, 0", {}, "cells are written"),
    ("forms", [{"seat": 0}], "forms must be"),
    ("rituals/played", ["quick"], "cards quick"),
    ("cast", None, "cast"),
    ("cast/kind", "steal", "kind"),
    ("cast/die", None, "die"),
    ("cast/picked", ["5,5"], "picked.0"),
    ("cast/picked", [], "step"),
    ("cast/victims", [1], "victims"),
    ("cast/by", 2, "picked.0"),
    ("cast/cards", ["skip"], "cards"),
    ("cast/back", "during", "back must be a phase in which seat 0 can play a card"),
    ("turn", 1, "back must be a phase in which seat 0 can play a card"),
    ("window", None, "window"),
    ("window/kind", "during", "kind"),
    ("window/passed", [2], "exactly one seat must act"),
    ("result", {}, "result"),
    ("surprise", 1, "unknown key"),
]


@pytest.mark.parametrize(("path", "value", "complaint"), WRONG)
def test_an_impossible_document_is_refused_in_one_sentence(
    path: str, value: object, complaint: str
) -> None:
    document = copy.deepcopy(respond())
    change(path, value)(document)
    with pytest.raises(BadDocument, match=complaint) as refused:
        GAME.load(document)
    assert len(str(refused.value)) < 300


@pytest.mark.parametrize("key", [key for key in KEYS if key not in LATE_KEYS])
def test_a_missing_key_is_refused(key: str) -> None:
    document = respond()
    del document[key]
    with pytest.raises(BadDocument):
        GAME.load(document)


def test_an_island_is_refused() -> None:
    board = {**LONE, "3,0": ("s02", 0, 1, 1)}
    with pytest.raises(BadDocument, match="hang together"):
        GAME.load(laid_out(board, ["s05", "s01"]))


def test_an_empty_hand_beside_a_pile_is_refused() -> None:
    with pytest.raises(BadDocument, match="hand of seat 1 is refilled"):
        GAME.load(laid_out(LONE, ["s05", ""]))


def test_a_turn_of_a_table_where_every_seat_is_stuck_is_refused() -> None:
    document = laid_out(LONE, ["s05", "s01"])
    assert GAME.load({**document, "stuck": [1]}) is not None
    with pytest.raises(BadDocument, match="every seat is stuck"):
        GAME.load({**document, "stuck": [0, 1]})


def test_a_reversed_ritual_goes_back_to_where_its_author_played_it() -> None:
    table = table_with(POCKET, ["g01 s09", "g02 b02"], ["gold", "reverse"])
    do(table, "0: play gold", "0: take g02", "1: play reverse")
    document = table.document()
    assert GAME.document(GAME.load(document)) == document
    document["cast"]["back"] = "during"
    with pytest.raises(BadDocument, match="back must be a phase in which seat 0"):
        GAME.load(document)


def test_a_finished_game_with_another_ranking_is_refused() -> None:
    table = table_with({"0,0": ("s41", 0, 0, 4)}, ["s02 s05", "s03"], options={"coins": 5})
    do(table, "0: place s02 1 0 2")
    document = table.document()
    assert GAME.document(GAME.load(document)) == document
    for path, value in (("result/winners", [1]), ("result/reason", "stones")):
        wrong = copy.deepcopy(document)
        change(path, value)(wrong)
        with pytest.raises(BadDocument, match="result"):
            GAME.load(wrong)


def test_the_rest_of_a_scenario_is_what_it_does_not_mention() -> None:
    document = laid_out(LONE, ["s02", "s05"])
    rest = document["pile"]
    document["pile"] = rest[:3]
    assert GAME.missing(document) == sorted(rest[3:], key=our_components().ids.index)
    document["pile"] = rest
    cards = document["rituals"]["pile"]
    document["rituals"]["pile"] = cards[:-2]
    assert GAME.missing(document) == cards[-2:]


def test_an_illegal_action_changes_nothing() -> None:
    table = Table.at(GAME, respond())
    before = table.document()
    for text in ("place s06 0 0 0", "pass pass", "target 1 0", "play ward ", "take s06", "PASS"):
        for seat in (0, 1, 2):
            with pytest.raises(IllegalAction):
                table.do(seat, text)
    assert table.document() == before
