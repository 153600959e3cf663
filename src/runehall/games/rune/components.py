"""What is in the box: the faces of the cards.

The printed faces are lost, so ours are a reconstruction. A table can bring a set of its own.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, TypedDict

from runehall.engine.documents import Document
from runehall.engine.manifests import Entry, Manifests

OURS = "reconstructed-1"
START = "S"
COLOUR_LETTERS = "BGR"
RUNES_ON_A_CARD = 6
HALF_TURN = 2


@dataclass(frozen=True)
class Cards:
    """A set of cards: the face of the starting card and of each code, codes ascending.

    A face is six colour letters, row by row, of the card held upright.
    """

    start: str
    faces: Mapping[str, str]

    @property
    def codes(self) -> str:
        """The codes of the cards that are shuffled, ascending."""
        return "".join(self.faces)


def number_of(code: str) -> int:
    """The number of a card in the engine: A is 0.

    >>> number_of("S")
    18
    """
    return ord(code) - ord("A")


def letter_of(number: int) -> str:
    """The code of a card."""
    return chr(ord("A") + number)


def turned(face: str, rotation: int) -> str:
    """A face after some clockwise quarter turns, row by row of the box it then fills.

    >>> turned("RRGGGB", 1)
    'GGRBGR'
    >>> turned("RRGGGB", 2)
    'BGGGRR'
    """
    quarter = "".join(face[2 * (2 - column) + row] for row in range(2) for column in range(3))
    once = quarter if rotation % 2 else face
    return once[::-1] if rotation >= HALF_TURN else once


def is_symmetric(face: str) -> bool:
    """Whether a face looks the same after a half turn.

    >>> is_symmetric("BRGGRB")
    True
    """
    return face == turned(face, HALF_TURN)


class CardRow(TypedDict):
    """A card of a manifest: its letter and its face."""

    card: str
    face: str


class RuneManifest(TypedDict):
    """A set of cards: the starting card's face and the rows of the others."""

    games: list[str]
    name: str
    start: str
    cards: list[CardRow]


def our_set() -> Document:
    """Our reconstruction of the cards, as a manifest."""
    text = files(__package__) / "manifests" / f"{OURS}.json"
    manifest: Document = json.loads(text.read_text(encoding="utf-8"))
    return manifest


@cache
def our_cards() -> Cards:
    """The cards of our set."""
    return cards_in(our_set())


def cards_of(options: Mapping[str, Any]) -> Cards:
    """The cards that a table with these options is played with."""
    manifest = options["manifest"]
    return our_cards() if isinstance(manifest, str) else cards_in(manifest)


def cards_in(manifest: Mapping[str, Any]) -> Cards:
    """The cards of a manifest that has been checked."""
    faces = {row["card"]: row["face"] for row in manifest["cards"]}
    return Cards(manifest["start"], {code: faces[code] for code in sorted(faces)})


def check(members: Mapping[str, Entry]) -> None:
    """Complain about cards that the game cannot be played with."""
    check_face(members["start"])
    rows = members["cards"].items()
    if not rows:
        raise members["cards"].complain("no_cards")
    known: set[str] = set()
    for row in rows:
        parts = row.keys(("card", "face"))
        known.add(new_code(parts["card"], known))
        check_face(parts["face"])


def new_code(code: Entry, known: Collection[str]) -> str:
    """A card's code: one capital letter that no other card has, and not the starting card's."""
    letter = code.text()
    if len(letter) != 1 or not "A" <= letter <= "Z" or letter == START:
        raise code.complain("card_code", start=START)
    if letter in known:
        raise code.complain("card_twice")
    return letter


def check_face(face: Entry) -> None:
    """A face is six letters, each a colour."""
    letters = face.text()
    if len(letters) != RUNES_ON_A_CARD or not set(letters) <= set(COLOUR_LETTERS):
        raise face.complain("card_face", known=", ".join(COLOUR_LETTERS))


MANIFESTS = Manifests(
    games=["rune"],
    game="rune",
    package="runehall.games.rune",
    ours=OURS,
    make_ours=our_set,
    components=("start", "cards"),
    check=check,
)
