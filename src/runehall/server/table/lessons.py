"""Opening a table at which a chapter of a lesson is given, and reading on there."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from runehall.engine import BadGame, Game
from runehall.engine.lesson import LEARNER, Lesson, lesson_of
from runehall.server import wire
from runehall.server.errors import CONFLICT, NOT_FOUND, Refusal
from runehall.server.play.outcome import Outcome
from runehall.server.storage import Row
from runehall.server.storage.setup import LessonPlace, Seat, Setup, new_id
from runehall.server.table import lobby
from runehall.server.table.live import LiveTable

LOG = logging.getLogger("runehall.hall")
# How well those play who help somebody to learn.
LEVEL = "novice"


def readable_lesson(game: Game) -> Lesson | None:
    """The lesson of a game; None if it has none, or one that cannot be given."""
    try:
        return lesson_of(game)
    except BadGame as error:
        LOG.error("lesson cannot be given", extra={"game": game.id, "reason": str(error)})
        return None


def open_lesson(game: Game, asked: wire.OpenLesson) -> tuple[Setup, str]:
    """A new table with a lesson, and the token of who learns; it is being played at once."""
    lesson = readable_lesson(game)
    if lesson is None:
        raise Refusal("no_lesson", status=NOT_FOUND)
    if asked.chapter >= len(lesson.chapters):
        raise Refusal("no_such_chapter", status=NOT_FOUND, chapters=len(lesson.chapters))
    position = lesson.chapters[asked.chapter].position
    setup = Setup(
        id=new_id(),
        game=game.id,
        seats=[Seat() for _ in range(position["players"])],
        options=position["options"],
        version=position["version"],
        chat=False,
        language=asked.language,
        position=position,
        lesson=LessonPlace(asked.chapter),
    )
    _, token = lobby.sit_down(setup, wire.JoinTable(asked.name, LEARNER))
    for number in range(1, len(setup.seats)):
        lobby.add_bot(setup, number, LEVEL)
    setup.stage = "playing"
    return setup, token


async def next_step(live: LiveTable, rows: Sequence[Row]) -> Outcome:
    """Somebody who learns has read what was to be read."""
    play, conductor = live.play, live.conductor
    if play is None or conductor is None or play.guide is None:
        raise Refusal("no_lesson_here", status=CONFLICT)
    before = live.setup.stored()
    play.guide.read_on()
    await live.save(before, *rows)
    conductor.moved(passed=True)
    outcome = Outcome()
    outcome.position = True
    return outcome
