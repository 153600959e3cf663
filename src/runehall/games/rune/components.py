"""What is in the box: the faces of the cards, checked when they are read, replaceable.

The printed faces are lost, so the set in the box is a reconstruction. Others can stand beside it:
the file that the environment variable RUNEHALL_RUNE_MANIFEST names, or `add_manifest`. A game asks
for one by its name, in the option `manifest`.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

from runehall.engine.documents import Reader
from runehall.engine.errors import BadDocument, BadManifest, unknown
from runehall.engine.manifests import ManifestReader, read_json

DEFAULT = "reconstructed-1"
START = "S"
COLOUR_LETTERS = "BGR"
RUNES_ON_A_CARD = 6
LONGEST_NAME = 40
HALF_TURN = 2


@dataclass(frozen=True)
class Manifest:
    """A set of cards: the face of the starting card and of each code, codes ascending.

    A face is six colour letters, row by row, of the card held upright.
    """

    name: str
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


def read_manifest(text: str, source: str = "manifest") -> Manifest:
    """The manifest of a JSON text; BadManifest with the line that is wrong."""
    try:
        return checked(read_json(text, source))
    except BadDocument as error:
        raise BadManifest(str(error)) from error


def checked(manifest: ManifestReader) -> Manifest:
    """The manifest that a reader stands on, if it is complete and playable."""
    manifest.keys(("name", "start", "cards"))
    name = manifest.field("name")
    if not name.text() or len(name.text()) > LONGEST_NAME:
        raise name.complain(f"a name of 1 to {LONGEST_NAME} letters")
    start = face_of(manifest.field("start"))
    faces: dict[str, str] = {}
    rows = manifest.field("cards").items()
    if not rows:
        raise manifest.field("cards").complain("a list of at least one card")
    for row in rows:
        row.keys(("card", "face"))
        code = code_of(row.field("card"), faces)
        faces[code] = new_face(row.field("face"), faces)
    return Manifest(name.text(), start, {code: faces[code] for code in sorted(faces)})


def code_of(code: Reader, known: Mapping[str, str]) -> str:
    """A card's code: one capital letter that no other card has, and not the starting card's."""
    letter = code.text()
    if len(letter) != 1 or not "A" <= letter <= "Z" or letter == START:
        raise code.complain(f"one capital letter from A to Z other than {START}")
    if letter in known:
        raise code.complain("a code that no card above has")
    return letter


def face_of(face: Reader) -> str:
    """A face: six letters, each a colour."""
    letters = face.text()
    if len(letters) != RUNES_ON_A_CARD or not set(letters) <= set(COLOUR_LETTERS):
        raise face.complain(f"six letters out of {', '.join(COLOUR_LETTERS)}")
    return letters


def new_face(face: Reader, known: Mapping[str, str]) -> str:
    """A face that no other card shows, however it is turned."""
    letters = face_of(face)
    for code, other in known.items():
        if letters in (other, turned(other, HALF_TURN)):
            raise face.complain(f"a face that card {code} does not show, however it is turned")
    return letters


@cache
def manifests() -> dict[str, Manifest]:
    """Every known manifest by its name: the ones in the box, then the one of the environment."""
    known: dict[str, Manifest] = {}
    for file in sorted((files(__package__) / "manifests").iterdir(), key=lambda each: each.name):
        manifest = read_manifest(file.read_text(encoding="utf-8"), file.name)
        known[manifest.name] = manifest
    asked = os.environ.get("RUNEHALL_RUNE_MANIFEST")
    if asked:
        path = Path(asked)
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadManifest(f"The manifest {path.name} cannot be read: {error}.") from error
        manifest = read_manifest(text, path.name)
        known[manifest.name] = manifest
    return known


def add_manifest(manifest: Manifest) -> None:
    """Make a manifest known by its name, so that games can ask for it."""
    manifests()[manifest.name] = manifest


def manifest_named(name: str) -> Manifest:
    """The manifest of this name."""
    known = manifests()
    if name not in known:
        raise unknown("manifest", name, known)
    return known[name]
