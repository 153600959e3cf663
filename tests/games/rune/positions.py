"""Positions for tests: small documents with the cards laid where a test wants them."""

from __future__ import annotations

from typing import Any

from runehall.engine import Table
from runehall.engine.errors import IllegalAction
from runehall.games.rune import GAME

Document = dict[str, Any]


def manifest(name: str, start: str, **faces: str) -> Document:
    """A set of cards."""
    cards = [{"card": code, "face": face} for code, face in faces.items()]
    return {"games": ["rune"], "name": name, "start": start, "cards": cards}


# Tiny sets of cards that make rare positions easy. PLAIN: everything is one blue area, but for a
# green or red rune in a corner. CLASH: the all-red card fits nowhere on blue. STRIPES: the start
# is a blue column beside a red one.
PLAIN = manifest("plain", "BBBBBB", A="BBBBBB", B="BBBBBG", C="BBBBBR")
CLASH = manifest("clash", "BBBBBB", A="BBBBBB", B="RRRRRR", C="BBBBBG")
STRIPES = manifest("stripes", "BRBRBR", A="BBBBBB", B="RGGRRG", C="GGGGGG")

SEATS = {"duel": 2, "solo": 1, "teams": 4}


def position(preset: str = "duel", *, hands: list[str], **changes: Any) -> Document:
    """A document in which these hands are held, `changes` hold, and the rest is in the deck.

    `laid`, `masters_at` and `tokens_at` are texts as they are typed: "J 1 0 1", "0 3 1"
    (seat, x, y) and "0 3 1 B". Supplies and the ending follow from them. Options are changes too.
    """
    options = {key: changes.pop(key) for key in list(changes) if key in GAME.options.by_name}
    if "manifest" in options:
        options = {"hand_size": 1, "removed": 0, **options}  # the tiny sets have few cards
    seats = SEATS[preset.split("-", 1)[0]]
    document = GAME.document(GAME.new(seats, {"preset": preset, "first": 0, **options}, 1))
    document |= {"phase": "place", "turn": 0, "turn_no": 1, "skips": [0] * seats}
    document |= {"deck": [], "removed": [], "hands": [list(hand) for hand in hands]}
    document["table"] = [document["table"][0], *map(card, changes.pop("laid", ()))]
    document["masters_placed"] = [master(each) for each in changes.pop("masters_at", ())]
    document["tokens_placed"] = [token(each) for each in changes.pop("tokens_at", ())]
    document["lost"] = changes.pop("lost", [0] * seats)
    supply(document)
    document |= changes
    if "deck" not in changes:
        document["deck"] = GAME.missing(document)
    elif "removed" not in changes:
        document["removed"] = GAME.missing(document)
    return document


def supply(document: Document) -> None:
    """Masters, tokens and ending, as what is placed and lost leaves them."""
    for seat in range(document["players"]):
        placed = sum(each["seat"] == seat for each in document["masters_placed"])
        left = document["options"]["masters"] - placed - document["lost"][seat]
        document["masters"][seat] = left
        used = sum(each["seat"] == seat for each in document["tokens_placed"])
        document["tokens"][seat] = int(document["options"]["grand_master"]) - used
    done = [seat for seat, left in enumerate(document["masters"]) if left == 0]
    document["ending"] = done[0] if done else None


def card(text: str) -> Document:
    code, x, y, rot = text.split()
    return {"card": code, "x": int(x), "y": int(y), "rot": int(rot)}


def master(text: str) -> Document:
    seat, x, y = map(int, text.split())
    return {"seat": seat, "x": x, "y": y}


def token(text: str) -> Document:
    place, colour = text.rsplit(" ", 1)
    return {**master(place), "color": colour}


def table(preset: str = "duel", **settings: Any) -> Table:
    """A table in such a position."""
    return Table.at(GAME, position(preset, **settings))


def refusal(at: Table, seat: int, text: str) -> str:
    """The code with which an action is refused, and proof that nothing changed."""
    before = at.document()
    try:
        at.do(seat, text)
    except IllegalAction as refused:
        assert at.document() == before
        return refused.code
    return "accepted"


def play(at: Table, *steps: str) -> Table:
    """Carry out actions by whoever must act."""
    for step in steps:
        at.do(at.must()[0], step)
    return at


def legal(at: Table) -> list[str]:
    """What the seat to act can do."""
    return at.legal(at.must()[0])
