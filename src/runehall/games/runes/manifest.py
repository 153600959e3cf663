"""The stones and ritual cards of a set: ours, or those of a manifest, checked entry by entry."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, TypedDict

from runehall.engine.documents import Document
from runehall.engine.manifests import Entry, Manifests
from runehall.games.runes.codes import BLACK, EDGES, GOLD, GREY, RUNES
from runehall.games.runes.components import CARD_CODES, Components, RitualCard, Stone, one_set

OURS = "reconstructed-1"
MOST_COPIES = 9
STONES_IN_THE_BOX = 72
CARDS_IN_THE_BOX = 28

COLOURS = {"s": GREY, "g": GOLD, "b": BLACK}
STONE_ID = re.compile("[sgb][0-9]{2}")


class RitualCopies(TypedDict):
    """How many copies of a ritual card there are, and whether it is a strong one."""

    copies: int
    strong: bool


class RunesManifest(TypedDict):
    """A set: the six faces of each stone, counter-clockwise, and the ritual cards."""

    games: list[str]
    name: str
    stones: dict[str, str]
    rituals: dict[str, RitualCopies]


@cache
def our_data(name: str) -> Document:
    """One of our data files."""
    data: Document = json.loads(
        (files("runehall.games.runes") / "data" / name).read_text(encoding="utf-8")
    )
    return data


def our_set() -> Document:
    """Our reconstruction of the set, as a manifest."""
    return {
        "games": ["runes"],
        "name": OURS,
        "stones": dict(our_data("stones.json")),
        "rituals": {code: dict(card) for code, card in our_data("rituals.json").items()},
    }


def components_of(options: Mapping[str, Any]) -> Components:
    """The set that a table with these options is played with."""
    manifest = options.get("manifest", OURS)
    return our_components() if isinstance(manifest, str) else components_in(manifest)


@cache
def our_components() -> Components:
    """Our set, made when the first table needs it."""
    return components_in(our_set())


def components_in(manifest: Mapping[str, Any]) -> Components:
    """The set of a manifest that has been checked."""
    stones: tuple[Stone, ...] = tuple(
        (name, faces, COLOURS[name[0]]) for name, faces in manifest["stones"].items()
    )
    cards = manifest["rituals"]
    rituals: tuple[RitualCard, ...] = tuple(
        (code, cards[code]["copies"], cards[code]["strong"]) for code in CARD_CODES
    )
    return one_set(stones, rituals)


def check(members: Mapping[str, Entry]) -> None:
    """Complain about stones and cards that the game cannot be played with."""
    check_stones(members["stones"])
    check_rituals(members["rituals"])


def check_stones(stones: Entry) -> None:
    """Six known faces on each stone, and as many stones as the box has."""
    found = stones.members()
    for name, stone in found.items():
        check_stone(name, stone)
    if len(found) != STONES_IN_THE_BOX:
        raise stones.complain("stones_total", found=len(found), expected=STONES_IN_THE_BOX)


def check_stone(name: str, stone: Entry) -> None:
    """A stone has an id that tells its colour, and six faces."""
    if not STONE_ID.fullmatch(name):
        raise stone.complain("stone_id")
    faces = stone.text()
    if len(faces) != EDGES:
        raise stone.complain("stone_faces", count=EDGES)
    for face in faces:
        if face not in RUNES + "*":
            raise stone.complain("stone_face", value=face, known=", ".join(RUNES + "*"))


def check_rituals(rituals: Entry) -> None:
    """Every ritual is there, and as many cards as the box has."""
    copies = 0
    for card in rituals.keys(CARD_CODES).values():
        parts = card.keys(("copies", "strong"))
        copies += parts["copies"].whole(0, MOST_COPIES)
        parts["strong"].truth()
    if copies != CARDS_IN_THE_BOX:
        raise rituals.complain("rituals_total", found=copies, expected=CARDS_IN_THE_BOX)


MANIFESTS = Manifests(
    games=["runes"],
    game="runes",
    package="runehall.games.runes",
    ours=OURS,
    make_ours=our_set,
    components=("stones", "rituals"),
    check=check,
)
