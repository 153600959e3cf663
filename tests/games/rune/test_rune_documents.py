"""Documents: their shape, what is refused on loading, options and manifests."""

import json
from typing import Any

import pytest

from games.rune.positions import PLAIN, position, table
from runehall.engine import BadDocument, BadManifest, BadOption, Table, UnknownName
from runehall.engine.errors import RunehallError
from runehall.games.rune import GAME
from runehall.games.rune.components import cards_in, our_cards

# fmt: off
KEYS = [
    "game", "version", "players", "options", "seed", "phase", "turn", "turn_no", "first", "deck",
    "removed", "hands", "masters", "tokens", "table", "masters_placed", "tokens_placed", "anchor",
    "lost", "skips", "ending", "scores", "points", "result",
]
OPTION_KEYS = [
    "mode", "grand_master", "connect", "cover", "own_area", "tie_break", "first", "first_bonus",
    "hand_size", "masters", "copies", "removed", "line_limits", "final_draw", "done_seat",
    "values", "manifest",
]
# fmt: on


def test_a_document_has_the_keys_of_the_rules_in_their_order() -> None:
    document = GAME.document(GAME.new(2, {}, 7))
    assert list(document) == KEYS
    assert list(document["options"]) == OPTION_KEYS
    assert json.loads(json.dumps(document)) == document


def test_a_document_shares_nothing_with_the_state() -> None:
    state = GAME.new(2, {}, 7)
    document = GAME.document(state)
    document["options"]["values"]["B"] = 99
    document["table"].clear()
    assert GAME.document(state)["options"]["values"]["B"] == 1
    assert len(GAME.document(state)["table"]) == 1


def wrong(**changes: Any) -> dict[str, Any]:
    """A good document with something changed."""
    settings: dict[str, Any] = {"masters_at": ["0 0 0"], "tokens_at": ["1 1 0 B"]}
    return position("duel-gm", hands=["JC", "AB"], laid=["D 1 2 3"], **settings) | changes


@pytest.mark.parametrize(
    "changes",
    [
        {"phase": "snap"},
        {"turn": 2},
        {"turn": True},
        {"first": -1},
        {"turn_no": 0},
        {"turn_no": "1"},
        {"deck": ["A"] * 30},
        {"deck": []},
        {"deck": None},
        {"removed": ["S"]},
        {"removed": ["A"]},
        {"removed": ["?"]},
        {"hands": [["J"]]},
        {"hands": [["J", "J"], ["A", "B"]]},
        {"hands": [["J", "C"], ["A", "B"], []]},
        {"hands": [[1, "C"], ["A", "B"]]},
        {"hands": [["A"] * 200, []]},
        {"masters": [3, 3]},
        {"masters": [2, 9]},
        {"masters": [2]},
        {"tokens": [1, 1]},
        {"lost": [1, 0]},
        {"skips": [0, -1]},
        {"skips": [0, 10_000]},
        {"table": []},
        {"table": [{"card": "S", "x": 1, "y": 0, "rot": 0}]},
        {"masters_placed": [{"seat": 0, "x": 9, "y": 9}]},
        {"masters_placed": [{"seat": 0, "x": 0, "y": 0}] * 2},
        {"masters_placed": [{"seat": 7, "x": 0, "y": 0}]},
        {"masters_placed": [{"seat": 0, "x": 10**30, "y": 0}]},
        {"masters_placed": [{"seat": 0, "x": 0}]},
        {"tokens_placed": [{"seat": 1, "x": 1, "y": 0, "color": "R"}]},
        {"tokens_placed": []},
        {"anchor": [0, 0]},
        {"ending": 0},
        {"ending": 5},
        {"scores": [1]},
        {"scores": ["1", 2]},
        {"result": {}},
        {"phase": "over"},
        {"phase": "token"},
        {"phase": "token", "anchor": [1, 1]},
        {"phase": "over", "result": {"scores": [0, 0], "counts": [], "winners": []}},
        {"seed": -1},
        {"version": 2},
        {"players": 3},
        {"players": 4},
        {"surprise": 1},
    ],
)
def test_an_impossible_document_is_refused(changes: dict[str, Any]) -> None:
    GAME.load(wrong())
    with pytest.raises((BadDocument, BadOption)) as refused:
        GAME.load(wrong(**changes))
    assert 10 < len(str(refused.value)) < 300


@pytest.mark.parametrize(
    "card",
    [
        {"card": "D", "x": 9, "y": 9, "rot": 0},
        {"card": "D", "x": 2, "y": 0, "rot": 0},
        {"card": "D", "x": 64, "y": 64, "rot": 0},
        {"card": "D", "x": 0, "y": 1, "rot": 4},
        {"card": "E", "x": 0, "y": 1, "rot": 2},
        {"card": "S", "x": 0, "y": 1, "rot": 0},
        {"card": "D", "x": 0, "y": 1},
        {"card": "D", "x": 0.5, "y": 1, "rot": 0},
        ["D", 0, 1, 0],
    ],
)
def test_a_card_that_cannot_lie_there_is_refused(card: Any) -> None:
    document = position(hands=["JC", "AB"])
    document["table"].append(card)
    document["deck"] = [code for code in document["deck"] if code not in "DE"]
    with pytest.raises(BadDocument):
        GAME.load(document)


def finished() -> dict[str, Any]:
    """A solo game that has ended: the lone Rune Master controls one green rune."""
    document = position("solo", hands=["JC"], laid=["D 1 2 3"], masters_at=["0 1 0"], masters=1)
    outcome = {"scores": [2], "counts": [{"B": 0, "G": 1, "R": 0}], "winners": [0]}
    outcome["next_start"] = None
    return document | {"phase": "over", "result": outcome}


@pytest.mark.parametrize(
    "changes",
    [
        {"scores": [3]},
        {"scores": [2, 0]},
        {"scores": "2"},
        {"counts": [{"B": 0, "G": 2, "R": 0}]},
        {"counts": [{"G": 1}]},
        {"counts": [None]},
        {"winners": []},
        {"winners": ["0"]},
        {"places": [1]},
        {"next_start": 0},
    ],
)
def test_a_result_that_the_table_does_not_give_is_refused(changes: dict[str, Any]) -> None:
    document = finished()
    assert GAME.document(GAME.load(document))["result"] == document["result"]
    with pytest.raises(BadDocument, match=r"result must be .* in this position"):
        GAME.load(document | {"result": document["result"] | changes})


def test_every_missing_key_is_named() -> None:
    for key in KEYS:
        if key == "points":
            continue  # it follows from the position, and former documents lack it
        document = wrong()
        del document[key]
        with pytest.raises(RunehallError, match=key if key != "game" else "game"):
            GAME.load(document)


def test_two_sides_in_one_area_are_refused() -> None:
    document = position(hands=["J", "A"], masters_at=["0 0 0", "1 0 1"])
    with pytest.raises(BadDocument, match="two sides"):
        GAME.load(document)


def test_a_seat_that_could_do_nothing_is_refused() -> None:
    document = position(hands=["", "A"])
    with pytest.raises(BadDocument, match="nothing it could do"):
        GAME.load(document)


def test_a_finished_seat_gets_no_turn_when_it_is_out() -> None:
    document = position(hands=["J", "A"], masters=1, masters_at=["0 0 0"])
    with pytest.raises(BadDocument, match="no more turns"):
        GAME.load(document)


# --- options -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "mode"), [(1, "solo"), (2, "duel"), (4, "teams")])
def test_the_number_of_seats_chooses_the_mode(seats: int, mode: str) -> None:
    options = GAME.options.resolve({}, seats)
    assert options["mode"] == mode
    assert GAME.options.resolve({"mode": mode}, seats) == options
    assert GAME.options.resolve({"preset": mode}, seats) == options
    grand = GAME.options.resolve({"preset": f"{mode}-gm"}, seats)
    assert grand == {**options, "grand_master": True}


def test_the_modes_have_their_defaults() -> None:
    differing = ("masters", "copies", "removed", "line_limits", "final_draw", "done_seat")
    found = {
        mode: [GAME.options.resolve({}, seats)[name] for name in differing]
        for seats, mode in ((2, "duel"), (1, "solo"), (4, "teams"))
    }
    assert found == {
        "duel": [3, 1, 0, None, False, "out"],
        "solo": [3, 1, 8, {"B": 9, "G": 6, "R": 3}, False, "out"],
        "teams": [2, 2, 8, None, True, "play_on"],
    }


def test_the_deal_leaves_as_many_cards_as_the_rules_say() -> None:
    decks = {seats: len(GAME.document(GAME.new(seats, {}, 1))["deck"]) for seats in (1, 2, 4)}
    assert decks == {1: 5, 2: 10, 4: 12}


@pytest.mark.parametrize(
    ("seats", "request_"),
    [
        (2, {"mode": "teams"}),
        (2, {"preset": "solo"}),
        (4, {"preset": "duel"}),
        (2, {"mode": "trio"}),
        (2, {"mode": None}),
        (2, {"colour": "red"}),
        (2, {"preset": "blitz"}),
        (2, {"hand_size": 6}),
        (2, {"hand_size": 0}),
        (2, {"masters": 6}),
        (2, {"copies": 3}),
        (2, {"removed": 11}),
        (2, {"removed": -1}),
        (4, {"copies": 1}),
        (4, {"hand_size": 5, "removed": 13}),
        (2, {"first_bonus": 21}),
        (2, {"first": 2}),
        (2, {"first": "me"}),
        (2, {"grand_master": 1}),
        (2, {"line_limits": {"B": 0, "G": 1, "R": 1}}),
        (2, {"line_limits": {"B": 1, "G": 1}}),
        (2, {"line_limits": 9}),
        (2, {"values": {"B": -1, "G": 1, "R": 1}}),
        (2, {"values": {"B": True, "G": 1, "R": 1}}),
        (2, {"values": {"B": 1, "G": 1, 3: 1}}),
        (2, {"values": None}),
        (2, {"values": {"B": 10**9, "G": 1, "R": 1}}),
        (2, {"manifest": "printed"}),
        (2, {"manifest": ["reconstructed-1"]}),
        (3, {}),
    ],
)
def test_an_impossible_option_is_refused(seats: int, request_: dict[str, Any]) -> None:
    with pytest.raises((BadOption, UnknownName)):
        GAME.new(seats, request_, 1)


def test_the_largest_and_smallest_options_can_be_played() -> None:
    GAME.new(2, {"removed": 10}, 1)
    GAME.new(4, {"hand_size": 5, "removed": 12, "masters": 5}, 1)
    GAME.new(1, {"hand_size": 1, "masters": 1, "removed": 15}, 1)
    GAME.new(2, {"values": {"B": 0, "G": 0, "R": 0}, "line_limits": {"B": 1, "G": 1, "R": 1}}, 1)


def test_options_keep_the_asked_first_seat_and_the_state_the_one_that_came_out() -> None:
    firsts = {GAME.document(GAME.new(2, {}, seed))["first"] for seed in range(20)}
    assert firsts == {0, 1}
    document = GAME.document(GAME.new(2, {}, 3))
    assert document["options"]["first"] == "random"
    assert document["turn"] == document["first"]
    assert GAME.document(GAME.new(4, {"first": 3}, 3))["first"] == 3


# --- manifests -----------------------------------------------------------------------------------

GOOD = """{
  "games": ["rune"],
  "name": "mine",
  "start": "BBGGRR",
  "cards": [
    { "card": "Z", "face": "BBBGGR" },
    { "card": "A", "face": "BGBGBR" }
  ]
}"""


def test_our_reconstruction_has_the_runes_that_the_book_tells() -> None:
    cards = our_cards()
    faces = "".join(cards.faces.values())
    assert [faces.count(colour) for colour in "BGR"] == [48, 32, 16]
    assert cards.codes == "ABCDEFGHIJKLMNOP"
    symmetric = [code for code, face in cards.faces.items() if face == face[::-1]]
    assert symmetric == ["E", "H", "M", "N"]
    every = [*cards.faces.values(), cards.start]
    assert len({min(face, face[::-1]) for face in every}) == 17


def test_a_good_manifest_is_read() -> None:
    cards = cards_in(GAME.read_manifest(GOOD))
    assert cards.start == "BBGGRR"
    assert list(cards.faces.items()) == [("A", "BGBGBR"), ("Z", "BBBGGR")]


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ('"BGBGBR"', '"BGBGBRB"', 7),
        ('"BGBGBR"', '"BGBGB"', 7),
        ('"BGBGBR"', '"BGBGBY"', 7),
        ('"BGBGBR"', "7", 7),
        ('"A"', '"Z"', 7),
        ('"A"', '"S"', 7),
        ('"A"', '"a"', 7),
        ('"A"', '"AA"', 7),
        ('"A", "face"', '"A", "faces"', 7),
        ('"face": "BBBGGR" },', '"face": "BBBGGR", "face": "BBBGGR" },', 6),
        ('"BBGGRR"', '"BBGGRX"', 4),
        ('"mine"', '""', 3),
        ('"mine",', '"mine"', 4),
        ('"start"', '"begin"', 4),
        ('["rune"]', '["runes"]', 2),
        ('"start": "BBGGRR",\n', "", 1),
    ],
)
def test_a_bad_manifest_is_refused_with_its_line(old: str, new: str, line: int) -> None:
    assert old in GOOD
    with pytest.raises(BadManifest) as refused:
        GAME.read_manifest(GOOD.replace(old, new))
    assert str(refused.value).startswith(f"Line {line}: ")
    assert refused.value.sentence("de").startswith(f"Zeile {line}: ")


def test_a_manifest_without_cards_is_refused() -> None:
    with pytest.raises(BadManifest, match="Line 3: The set needs at least one card"):
        GAME.read_manifest(
            '{"games": ["rune"], "name": "none",\n "start": "BBBBBB",\n "cards": []}'
        )


def test_a_game_is_played_with_another_manifest() -> None:
    at = table(hands=["A", "B"], manifest=PLAIN)
    assert at.document()["options"]["manifest"] == PLAIN
    assert "place D 0 0 0" not in at.legal(0)
    assert Table.at(GAME, at.document()).legal(0) == at.legal(0)
