"""Lessons: prepared positions in which somebody learns a game by playing it, a step at a time.

A game's lesson stands beside its rules, in `texts/lesson.json` or as `LESSON` in a game of one
file; `docs/writing-lessons.md` explains it. Whoever learns has seat 0.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any

from runehall.engine.documents import Document, Reader
from runehall.engine.errors import BadGame, IllegalAction, RunehallError, quoted
from runehall.engine.game import Game
from runehall.engine.rulebook import Writer
from runehall.engine.rulebook.pictures import laid_out
from runehall.engine.table import Table
from runehall.engine.texts import LANGUAGES

LEARNER = 0
LAYING_OUT = ("seats", "options", "seed", "set", "rest", "do")
SLOWEST_RIVAL = 5000
NAME = re.compile(r"\{name (\d)\}")


@dataclass(frozen=True)
class Words:
    """A sentence in every language; `{name 1}` is who sits there, other braces are as in rules."""

    written: Mapping[str, str]

    def said(self, game: Game, language: str, names: Sequence[str]) -> str:
        """The sentence in a language."""
        text = NAME.sub(lambda found: names[int(found[1])], self.written[language])
        return Writer(game, language).written(text)


@dataclass(frozen=True)
class Rival:
    """Who races with the learner; `after` is in milliseconds, below 0 if the rival is sooner."""

    seat: int
    text: str
    after: int


@dataclass(frozen=True)
class Step:
    """A sentence and the one thing to do; then what the others do, and what it has brought."""

    first: Sequence[tuple[int, str]]
    """What happens by itself while the sentence is being read, before it can be followed."""
    say: Words
    do: Sequence[str]
    """What the learner may do now; nothing: the sentence is only read."""
    rival: Rival | None
    then: Sequence[tuple[int, str]]
    """What follows by itself; the learner's own passing may be among it."""
    brought: Words | None
    """Read before the next step; without it the next step follows at once."""
    marks: Sequence[str]
    """Places of the board that the sentence speaks of."""
    free: bool
    """From here on everybody plays as they like, to the end of the game."""


@dataclass(frozen=True)
class Chapter:
    """A position and the steps that are taken from it."""

    position: Document
    steps: Sequence[Step]


@dataclass(frozen=True)
class Lesson:
    """All chapters of a game's lesson."""

    chapters: Sequence[Chapter]

    @property
    def steps(self) -> int:
        """How many steps there are in all."""
        return sum(len(chapter.steps) for chapter in self.chapters)

    def number_of(self, chapter: int, step: int) -> int:
        """The number of a step in the whole lesson, from 1."""
        return sum(len(each.steps) for each in self.chapters[:chapter]) + step + 1


def lesson_source(package: str) -> Any:
    """The lesson of a game as it is written; None if it has none."""
    written = getattr(import_module(package), "LESSON", None)
    if written is not None:
        return written
    try:
        text = (files(package) / "texts" / "lesson.json").read_text(encoding="utf-8")
    except (OSError, TypeError):
        return None
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise BadGame(f"The lesson of {package} is not JSON ({error}).") from error


@cache
def lesson_of(game: Game) -> Lesson | None:
    """The lesson of a game, checked; None if it has none. BadGame says what is wrong with it."""
    source = lesson_source(game.package)
    return None if source is None else read_lesson(game, source)


def read_lesson(game: Game, source: object) -> Lesson:
    """A lesson as it is written, checked and tried: everything in it can be done."""
    written = Reader(source, f"lesson of {game.id}")
    try:
        written.keys(("chapters",))
        chapters = [read_chapter(game, each) for each in written.field("chapters").items()]
    except BadGame:
        raise
    except RunehallError as error:
        raise BadGame(str(error)) from error
    if not chapters:
        raise BadGame(f"The {written.path} has no chapter.")
    for number, chapter in enumerate(chapters):
        check_shape(f"{written.path}.chapters.{number}", chapter, last=chapter is chapters[-1])
    return Lesson(chapters)


def read_chapter(game: Game, written: Reader) -> Chapter:
    """One chapter."""
    written.keys(("steps",), LAYING_OUT)
    try:
        position = laid_out(game, written.mapping(), {}).document()
    except RunehallError as error:
        raise BadGame(f"{written.path} cannot be laid out: {error}") from error
    steps = written.field("steps").items()
    chapter = Chapter(position, [read_step(step, position["players"]) for step in steps])
    rehearse(game, written.path, chapter)
    return chapter


def read_step(written: Reader, seats: int) -> Step:
    """One step."""
    written.keys(("say",), ("first", "do", "rival", "then", "brought", "marks", "free"))
    has = written.mapping()
    return Step(
        first=actions_in(written, "first", seats),
        say=words_in(written.field("say"), seats),
        do=[each.text() for each in written.field("do").items()] if "do" in has else [],
        rival=read_rival(written.field("rival"), seats) if "rival" in has else None,
        then=actions_in(written, "then", seats),
        brought=words_in(written.field("brought"), seats) if "brought" in has else None,
        marks=[each.text() for each in written.field("marks").items()] if "marks" in has else [],
        free=written.field("free").truth() if "free" in has else False,
    )


def words_in(written: Reader, seats: int) -> Words:
    """A sentence in every language."""
    written.keys(LANGUAGES)
    found = {language: written.field(language).text() for language in LANGUAGES}
    for language, text in found.items():
        if not text.strip():
            raise BadGame(f"{written.path}.{language} says nothing.")
        if any(int(seat) >= seats for seat in NAME.findall(text)):
            raise BadGame(f"{written.path}.{language} names a seat that is not there.")
    return Words(found)


def actions_in(written: Reader, name: str, seats: int) -> list[tuple[int, str]]:
    """Seats and what they do; none where nothing is written."""
    if name not in written.mapping():
        return []
    pairs = [each.items(2) for each in written.field(name).items()]
    return [(seat.whole(0, seats - 1), text.text()) for seat, text in pairs]


def read_rival(written: Reader, seats: int) -> Rival:
    """Who races with the learner."""
    written.keys(("seat", "do", "after"))
    return Rival(
        written.field("seat").whole(1, seats - 1),
        written.field("do").text(),
        written.field("after").whole(-SLOWEST_RIVAL, SLOWEST_RIVAL),
    )


def check_shape(path: str, chapter: Chapter, *, last: bool) -> None:
    """A chapter ends where something is read; the last one with free play to a real end."""
    if not chapter.steps:
        raise BadGame(f"The {path} has no step.")
    for number, step in enumerate(chapter.steps):
        where, ends = f"The {path}.steps.{number}", step is chapter.steps[-1]
        if step.free and not (last and ends):
            raise BadGame(f"{where} is free play, which only the last step of all can be.")
        if step.free and (step.first or step.do or step.then or step.rival):
            raise BadGame(f"{where} is free play: nothing is expected in it.")
        if step.rival is not None and not step.do:
            raise BadGame(f"{where} has a rival but nothing to do.")
        if ends and step.brought is None:
            raise BadGame(f"{where} ends its chapter and does not say what it has brought.")
    if last and not chapter.steps[-1].free:
        raise BadGame(f"The {path} is the last one and does not end with free play.")


# --- trying it out --------------------------------------------------------------------------------


def rehearse(game: Game, path: str, chapter: Chapter) -> Table:
    """Play a chapter as it is written, every way that leads through it; where the first one ends.

    What a step lets the learner do may be of several kinds: after each, what follows is possible.
    """
    table = Table.at(game, chapter.position)
    for number, step in enumerate(chapter.steps):
        where = f"The {path}.steps.{number}"
        for seat, text in step.first:
            expect(table, seat, text, where)
        for other in step.do[1:]:
            take(Table.at(game, table.document()), step, other, where)
        take(table, step, step.do[0] if step.do else None, where)
        if table.over and step is not chapter.steps[-1]:
            raise BadGame(f"{where} ends the game, and steps follow.")
    return table


def take(table: Table, step: Step, text: str | None, where: str) -> None:
    """Take a step in this way."""
    ahead: list[tuple[int, str]] = []
    if text is not None:
        ahead = racing(step, text)
        expect(table, *ahead[0], where)
    for seat, late in ahead[1:]:
        try:
            table.do(seat, late)
        except IllegalAction:
            continue  # who comes second may come to nothing
    for seat, following in step.then:
        expect(table, seat, following, where)
    if step.free and table.over:
        raise BadGame(f"{where} is free play in a game that is over.")


def racing(step: Step, text: str) -> list[tuple[int, str]]:
    """The learner's action, and before or after it the rival's."""
    mine = (LEARNER, text)
    if step.rival is None:
        return [mine]
    other = (step.rival.seat, step.rival.text)
    return [mine, other] if step.rival.after >= 0 else [other, mine]


def expect(table: Table, seat: int, text: str, where: str) -> None:
    """Carry out an action that has to be possible."""
    try:
        table.do(seat, text)
    except IllegalAction as error:
        raise BadGame(f"{where}: seat {seat} cannot {quoted(text)}: {error}") from error
