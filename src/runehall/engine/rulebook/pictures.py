"""The pictures in the rules for players: positions of the game, and what is shown of them.

They stand beside the text, in `texts/pictures.json` or as `PICTURES` in a game of one file. Page
and terminal draw them as they draw a table, so that a picture cannot show what cannot happen.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any

from runehall.engine.documents import Document, Reader, value_at
from runehall.engine.errors import BadGame, IllegalAction, RunehallError, quoted, unknown
from runehall.engine.game import Game
from runehall.engine.scenario import add_rest
from runehall.engine.state import SPECTATOR
from runehall.engine.table import Table
from runehall.engine.texts import LANGUAGES

# Who sits at the tables of the pictures.
NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Finn", "Greta", "Hugo")
KEYS = ("seats", "options", "seed", "set", "rest", "after", "do", "seat")
KEYS_OF_DRAWING = ("show", "labels", "marks", "allowed", "refused")


@dataclass(frozen=True)
class Label:
    """A place in a picture and what it is, by language; it may hold placeables, as the text may."""

    at: str
    words: Mapping[str, str]


@dataclass(frozen=True)
class Picture:
    """A position as a seat sees it, and what is drawn of it."""

    name: str
    table: Table
    seat: int
    show: Sequence[str]
    """The parts of the table that are drawn; their names are those of the game's own drawing."""
    labels: Sequence[Label]
    marks: Sequence[str]
    """Places that are pointed at without a word."""
    tried: str | None
    """What the seat would like to do."""
    refused: IllegalAction | None
    """Why it cannot."""

    @property
    def view(self) -> Document:
        """What the seat sees."""
        return self.table.view(self.seat)

    def refusal(self, language: str) -> str | None:
        """Why it cannot, in a sentence."""
        if self.refused is None:
            return None
        texts = self.table.game.texts(language)
        return texts.say(f"refusal-{self.refused.code}", **self.refused.arguments)


def picture_sources(package: str) -> Mapping[str, Any]:
    """The pictures of a game as they are written; a game may have none."""
    written = getattr(import_module(package), "PICTURES", None)
    if written is None:
        try:
            text = (files(package) / "texts" / "pictures.json").read_text(encoding="utf-8")
        except (OSError, TypeError):
            return {}
        written = json.loads(text)
    if not isinstance(written, dict):
        raise BadGame(f"The pictures of {package} are not an object.")
    return written


@cache
def pictures_of(game: Game) -> Mapping[str, Picture]:
    """The pictures of a game by name, without those that the components in use cannot lay out."""
    drawn: dict[str, Picture] = {}
    for name in picture_sources(game.package):
        try:
            drawn[name] = picture(game, name)
        except RunehallError:
            continue
    return drawn


def picture(game: Game, name: str) -> Picture:
    """One picture of a game; RunehallError says what is wrong with it."""
    sources = picture_sources(game.package)
    if name not in sources:
        raise unknown("picture", name, sources)
    source = Reader(sources[name], name)
    source.keys((), (*KEYS, *KEYS_OF_DRAWING))
    written = source.mapping()
    table = laid_out(game, written, sources)
    seat = written.get("seat", 0)
    if not isinstance(seat, int) or not SPECTATOR <= seat < table.seats:
        raise BadGame(f"{name}: there is no seat {quoted(seat)}.")
    tried, refused = trial(table, name, written)
    return Picture(
        name=name,
        table=table,
        seat=seat,
        show=tuple(written.get("show", ())),
        labels=[label(each) for each in source.field("labels").items()]
        if "labels" in written
        else (),
        marks=tuple(written.get("marks", ())),
        tried=tried,
        refused=refused,
    )


def label(source: Reader) -> Label:
    """One label, in every language."""
    source.keys(("at", *LANGUAGES))
    return Label(
        source.field("at").text(),
        {language: source.field(language).text() for language in LANGUAGES},
    )


def laid_out(game: Game, written: Mapping[str, Any], sources: Mapping[str, Any]) -> Table:
    """The table of a picture: another one's or a new game's, changed, and some actions later."""
    if "after" in written:
        table = laid_out(game, sources[written["after"]], sources)
    else:
        table = Table.new(
            game,
            seats=written.get("seats", min(game.seat_counts)),
            options=written.get("options"),
            seed=written.get("seed", 0),
        )
    if "set" in written:
        document = json.loads(json.dumps(table.document()))
        del document["points"]
        for path, value in written["set"].items():
            put(document, path, json.loads(json.dumps(value)))
        if "rest" in written:
            add_rest(game, document, written["rest"])
        table = Table.at(game, document)
    for seat, action in written.get("do", ()):
        table.do(seat, action)
    return table


def put(document: Document, path: str, value: Any) -> None:
    """Change the value at a dotted path, which has to be there."""
    value_at(document, path)
    above, _, last = path.rpartition(".")
    inside: Any = value_at(document, above) if above else document
    inside[int(last) if isinstance(inside, list) else last] = value


def trial(
    table: Table, name: str, written: Mapping[str, Any]
) -> tuple[str | None, IllegalAction | None]:
    """What is tried in a picture, and why it is refused: as the picture claims, or BadGame."""
    seat = written.get("seat", 0)
    if "allowed" in written:
        table.check(seat, written["allowed"])
        return written["allowed"], None
    if "refused" not in written:
        return None, None
    try:
        table.check(seat, written["refused"])
    except IllegalAction as refusal:
        return written["refused"], refusal
    raise BadGame(f"{name}: {quoted(written['refused'])} is not refused.")
