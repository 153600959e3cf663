"""Leading somebody through a chapter of a lesson: what is asked, what follows, what is said."""

from __future__ import annotations

from collections.abc import Sequence

from runehall.engine import Game
from runehall.engine.lesson import LEARNER, Chapter, Lesson, Rival, Step, Words, lesson_of
from runehall.server import wire
from runehall.server.errors import CONFLICT, UNAVAILABLE, Refusal
from runehall.server.storage.setup import LessonPlace, Setup


class Guide:
    """The step somebody has come to.

    A step `begins` with what others do, then it `asks`, `plays` what follows by itself, and `tells`
    what that has brought. How far it is stands in the table's setup.
    """

    def __init__(self, setup: Setup, game: Game, lesson: Lesson) -> None:
        self.setup = setup
        self.game = game
        self.lesson = lesson

    @classmethod
    def of(cls, setup: Setup, game: Game) -> Guide | None:
        """The guide of a table, if a lesson is given there."""
        place = setup.lesson
        if place is None:
            return None
        lesson = lesson_of(game)
        if (
            lesson is None
            or place.chapter >= len(lesson.chapters)
            or place.step >= len(lesson.chapters[place.chapter].steps)
        ):
            raise Refusal("unplayable", status=UNAVAILABLE)  # the lesson was another one then
        guide = cls(setup, game, lesson)
        guide.go_to(place.stage, place.played)
        return guide

    @property
    def place(self) -> LessonPlace:
        """How far it is."""
        assert self.setup.lesson is not None
        return self.setup.lesson

    @property
    def chapter(self) -> Chapter:
        """The present chapter."""
        return self.lesson.chapters[self.place.chapter]

    @property
    def step(self) -> Step:
        """The present step."""
        return self.chapter.steps[self.place.step]

    # --- what may happen -------------------------------------------------------------------------

    @property
    def leads(self) -> bool:
        """Whether it is said what everybody does; else they play as they like."""
        return not self.step.free

    def lets_through(self) -> Sequence[str]:
        """What the learner may do while somebody leads."""
        return self.step.do if self.place.stage == "asks" else ()

    def check(self, seat: int, text: str) -> None:
        """Refuse what the learner is not asked for now, in a friendly way."""
        if self.leads and seat == LEARNER and text not in self.lets_through():
            raise Refusal("lesson_first" if self.lets_through() else "lesson_read", status=CONFLICT)

    def due(self) -> tuple[int, str] | None:
        """What follows by itself now."""
        script = self.script
        return script[self.place.played] if self.place.played < len(script) else None

    @property
    def script(self) -> Sequence[tuple[int, str]]:
        """What happens by itself in this stage of the step."""
        match self.place.stage:
            case "begins":
                return self.step.first
            case "plays":
                return self.step.then
            case _:
                return ()

    def rival(self) -> Rival | None:
        """Who races with the learner now."""
        return self.step.rival if self.place.stage == "asks" else None

    # --- going on --------------------------------------------------------------------------------

    def acted(self, seat: int, text: str) -> None:
        """Somebody has acted, or has come too late with it: a step further, if it was for that."""
        if self.place.stage == "asks" and seat == LEARNER and text in self.step.do:
            self.go_to("plays")
        elif (seat, text) == self.due():
            self.go_to(self.place.stage, self.place.played + 1)

    def read_on(self) -> None:
        """What was to be read has been read."""
        if self.place.stage == "tells" and not self.ends_chapter:
            self.enter(self.place.step + 1)
        elif self.place.stage == "asks" and not self.step.do and self.leads:
            self.go_to("plays")
        else:
            raise Refusal("lesson_first", status=CONFLICT)

    def enter(self, step: int) -> None:
        """Begin a step."""
        self.setup.lesson = LessonPlace(self.place.chapter, step)
        self.go_to("begins")

    def go_to(self, stage: wire.LessonStage, played: int = 0) -> None:
        """Be in a stage of the step, with so much of it played; one that is done leads on."""
        place = self.place
        self.setup.lesson = LessonPlace(place.chapter, place.step, stage, played)
        if played < len(self.script):
            return
        if stage == "begins":
            self.go_to("asks")
        elif stage == "plays" and self.step.brought is not None:
            self.go_to("tells")
        elif stage == "plays":
            self.enter(place.step + 1)

    @property
    def ends_chapter(self) -> bool:
        """Whether this is the last step of its chapter."""
        return self.place.step + 1 == len(self.chapter.steps)

    # --- words -----------------------------------------------------------------------------------

    def coaching(self, language: str, *, over: bool) -> wire.Coaching:
        """What the learner is told now."""
        step, place = self.step, self.place
        stage: wire.LessonStage = "tells" if step.free and over else place.stage
        said = step.brought if stage == "tells" and step.brought is not None else step.say
        chapters, following = len(self.lesson.chapters), place.chapter + 1
        return wire.Coaching(
            chapter=place.chapter,
            number=self.lesson.number_of(place.chapter, place.step),
            of=self.lesson.steps,
            stage=stage,
            sentence=self.said(said, language),
            next=stage == "tells" or (stage == "asks" and self.leads and not step.do),
            next_chapter=following
            if stage == "tells" and self.ends_chapter and following < chapters
            else None,
            marks=list(step.marks) if stage == "asks" else [],
            free=step.free,
        )

    def said(self, words: Words, language: str) -> str:
        """A sentence with everybody's names."""
        return words.said(self.game, language, self.setup.names())
