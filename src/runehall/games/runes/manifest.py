"""The stone and ritual manifests: read from data files, checked line by line, replaceable.

An owner of the printed game can correct either file and name the new one in an environment
variable: `RUNEHALL_RUNES_STONES`, `RUNEHALL_RUNES_RITUALS`.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path

from runehall.engine.errors import BadDocument, BadManifest, quoted
from runehall.engine.manifests import ManifestReader, read_json
from runehall.games.runes.codes import BLACK, EDGES, GOLD, GREY, RUNES
from runehall.games.runes.components import (
    CARD_CODES,
    COLOUR_NAMES,
    Components,
    RitualCard,
    Stone,
    one_set,
)

STONES_VARIABLE = "RUNEHALL_RUNES_STONES"
RITUALS_VARIABLE = "RUNEHALL_RUNES_RITUALS"

MOST_COPIES = 9
CARDS_IN_THE_BOX = 28

COLOURS = {"s": GREY, "g": GOLD, "b": BLACK}
STONE_ID = re.compile("[sgb][0-9]{2}")

# The whole set: how many stones of a colour, how often each rune and the star are on them.
STONES_IN_THE_BOX = {GREY: 42, GOLD: 12, BLACK: 18}
EACH_RUNE_IN_THE_BOX = {GREY: 39, GOLD: 11, BLACK: 16}
STARS_IN_THE_BOX = {GREY: 18, GOLD: 6, BLACK: 12}


def load_components(
    stones: Path | None = None,
    rituals: Path | None = None,
    environment: Mapping[str, str] = os.environ,
) -> Components:
    """The whole set from these files, from those the environment names, or from our own."""
    stone_text, stone_source = manifest_text(
        stones, environment.get(STONES_VARIABLE), "stones.json"
    )
    ritual_text, ritual_source = manifest_text(
        rituals, environment.get(RITUALS_VARIABLE), "rituals.json"
    )
    read = read_stones(stone_text, stone_source)
    check_whole_set(read, stone_source)
    cards = read_rituals(ritual_text, ritual_source)
    copies = sum(copies for _, copies, _ in cards)
    if copies != CARDS_IN_THE_BOX:
        raise BadManifest(
            f"{ritual_source} has {copies} ritual cards; there must be {CARDS_IN_THE_BOX}."
        )
    return one_set(read, cards)


@cache
def components_in_use() -> Components:
    """The set that games are played with, loaded when the first table needs it."""
    return load_components()


def manifest_text(path: Path | None, named: str | None, ours: str) -> tuple[str, str]:
    """The text of a manifest and the name by which complaints call it."""
    chosen = path or (Path(named) if named else None)
    if chosen is None:
        return (files("runehall.games.runes") / "data" / ours).read_text(encoding="utf-8"), ours
    try:
        return chosen.read_text(encoding="utf-8"), chosen.name
    except (OSError, UnicodeDecodeError) as error:
        raise BadManifest(f"The manifest {quoted(chosen)} cannot be read: {error}.") from error


def components_of(text: str, source: str) -> list[tuple[str, ManifestReader]]:
    """The components of a manifest by name, each with a reader that knows its line."""
    manifest = read_json(text, source)
    try:
        return [(name, manifest.field(name)) for name in manifest.mapping()]
    except BadDocument as error:
        raise BadManifest(str(error)) from error


def read_stones(text: str, source: str = "stones.json") -> tuple[Stone, ...]:
    """The stones of a manifest: id, faces, colour. Each is checked, and no two may be alike."""
    stones = []
    faces_seen: dict[str, str] = {}
    for name, line in components_of(text, source):
        faces = read_faces(name, line)
        alike = min(faces[turn:] + faces[:turn] for turn in range(EDGES))
        if alike in faces_seen:
            raise BadManifest(f"{line.path} is the same stone as {faces_seen[alike]}, only turned.")
        faces_seen[alike] = name
        stones.append((name, faces, COLOURS[name[0]]))
    if not 1 <= len(stones) <= sum(STONES_IN_THE_BOX.values()):
        raise BadManifest(f"{source} has {len(stones)} stones; there must be 72.")
    return tuple(stones)


def read_faces(name: str, line: ManifestReader) -> str:
    """The six faces of a stone, if its line is right."""
    faces = line.value
    if not STONE_ID.fullmatch(name):
        raise BadManifest(f"{line.path} is no stone; ids are s, g or b and two digits.")
    if not isinstance(faces, str) or len(faces) != EDGES:
        raise BadManifest(f"{line.path} must have {EDGES} faces, not {quoted(faces)}.")
    for face in faces:
        if face not in RUNES + "*":
            raise BadManifest(
                f"{line.path} has a face {quoted(face)}, which is no rune of {RUNES}."
            )
    if faces.count("*") > 1:
        raise BadManifest(f"{line.path} has more than one star.")
    return faces


def check_whole_set(stones: tuple[Stone, ...], source: str) -> None:
    """Refuse a set that has not the numbers of stones, runes and stars of the game."""
    for colour, name in enumerate(COLOUR_NAMES):
        faces = [faces for _, faces, each in stones if each == colour]
        check_number(source, f"{name} stones", len(faces), STONES_IN_THE_BOX[colour])
        on_them = Counter("".join(faces))
        for rune in RUNES:
            check_number(
                source,
                f"runes {rune} on {name} stones",
                on_them[rune],
                EACH_RUNE_IN_THE_BOX[colour],
            )
        check_number(source, f"stars on {name} stones", on_them["*"], STARS_IN_THE_BOX[colour])


def check_number(source: str, what: str, found: int, expected: int) -> None:
    """Refuse a wrong total."""
    if found != expected:
        raise BadManifest(f"{source} has {found} {what}; there must be {expected}.")


def read_rituals(text: str, source: str = "rituals.json") -> tuple[RitualCard, ...]:
    """The ritual cards of a manifest: code, copies, strong. Every code must be there."""
    found: dict[str, RitualCard] = {}
    for name, line in components_of(text, source):
        if name not in CARD_CODES:
            raise BadManifest(f"{line.path} is no ritual; there are: {', '.join(CARD_CODES)}.")
        found[name] = (name, *read_ritual(line))
    for code in CARD_CODES:
        if code not in found:
            raise BadManifest(f"{source} lacks the ritual {code}.")
    return tuple(found[code] for code in CARD_CODES)


def read_ritual(line: ManifestReader) -> tuple[int, bool]:
    """How many copies of a ritual there are and whether it is strong, if its line is right."""
    try:
        line.keys(("copies", "strong"))
        return line.field("copies").whole(0, MOST_COPIES), line.field("strong").truth()
    except BadDocument as error:
        raise BadManifest(str(error)) from error
