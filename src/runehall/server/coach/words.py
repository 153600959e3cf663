"""What the coach has read, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import convert

from runehall.coach.reasons import Stored, told
from runehall.engine import Document, Table
from runehall.server import wire
from runehall.server.errors import hall_texts
from runehall.server.play.play import PASS
from runehall.server.play.race import raced


class Wording:
    """The words of a game that was played."""

    def __init__(self, start: Table, names: Sequence[str], language: str) -> None:
        self.notation = start.notation
        self.texts = start.game.texts(language)
        self.hall = hall_texts(language)
        self.names = names

    def action(self, seat: int, text: str) -> str:
        """What a seat did or could have done; no text is to let the others go on."""
        if not text:
            return self.hall.say("coach-wait")
        return self.texts.action(self.notation, self.notation.parse(text), seat, self.names)

    def all(self, reasons: Sequence[Stored]) -> list[str]:
        """Reasons as sentences."""
        return [told(self.texts, self.notation, reason, self.names) for reason in reasons]

    def moment(self, found: Document) -> wire.CoachMoment:
        """A moment."""
        said = {
            **{part: self.all(found[part]) for part in ("why", "instead", "recalled")},
            "played_say": self.action(found["seat"], found["played"]),
            "better_say": self.action(found["seat"], found["better"]),
        }
        return convert({**found, **said}, wire.CoachMoment)

    def race(self, race: Any, actions: Sequence[Any]) -> wire.RaceAgain | None:
        """A race again, if anybody reacted in it; who let it go by is in none."""
        claims = [claim for claim in race["claims"] if claim["text"] != PASS]
        number = race["action"] - 1
        if not claims or not 0 <= number < len(actions):
            return None
        since = race.get("since", 0.0)
        runners = [raced(claim, since) for claim in claims]
        runners += [raced(claim, since, false_start=True) for claim in race["false_starts"]]
        seat, text = actions[number]
        runners.sort(key=lambda each: (each.false_start, each.milliseconds))
        return wire.RaceAgain(number, self.action(seat, text), runners)


def analysis_in_words(
    read: Document, record: Document, wording: Wording, races: Sequence[Any]
) -> wire.Analysis:
    """What was read in a game."""
    found = [wording.race(race, record["actions"]) for race in races if isinstance(race, dict)]
    return wire.Analysis(
        stage="read",
        done=1.0,
        names=list(wording.names),
        curve=read["curve"],
        moments=[wording.moment(each) for each in read["moments"]],
        luck=convert(read["luck"], list[wire.WinShare]),
        slips=[wording.moment(each) for each in read["slips"]],
        seen=convert(read["mirror"], list[wire.SeenSpan]),
        races=[each for each in found if each is not None],
    )


def still(stage: wire.ReadingStage, done: float, names: Sequence[str]) -> wire.Analysis:
    """A game that is not read yet."""
    return wire.Analysis(stage, round(done, 3), list(names), [], [], [], [], [], [])
