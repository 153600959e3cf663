"""The coach's desk: what can be asked after a game, one method for each route."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast

from msgspec import MsgspecError, Struct, json

from runehall.coach.puzzle import Puzzle, puzzles_of
from runehall.engine import Document, IllegalAction, Table, read_record
from runehall.engine.replay import start_of
from runehall.server import wire
from runehall.server.coach.exercises import open_exercise
from runehall.server.coach.readings import Readings
from runehall.server.coach.words import Wording, analysis_in_words, still
from runehall.server.errors import CONFLICT, NOT_FOUND, Refusal
from runehall.server.hall import Hall
from runehall.server.operations.weights import ANALYSIS, LESSON, PUZZLE, REPLAY
from runehall.server.table import questions
from runehall.server.table.lobby import BOT_NAMES

# The routes that are answered here, and what each weighs beside the request itself.
ROUTES: Mapping[str, float] = {
    "analysis": REPLAY,
    "analyse": ANALYSIS,
    "open_exercise": LESSON,
    "puzzle_shelf": 0.0,
    "puzzle": PUZZLE,
    "solve_puzzle": PUZZLE,
}


@dataclass(frozen=True)
class Asked:
    """A question: who asks, in which language, what the address names, and what was sent."""

    household: str
    language: wire.Language
    named: Mapping[str, str]
    body: Any


class Desk:
    """Answers what is asked after a game."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.games = hall.services.games
        self.readings = Readings(hall.services)
        # Playing a long game again takes its time; tables must not wait for many at once.
        self.looking_back = asyncio.Semaphore(1)

    # --- reading a game --------------------------------------------------------------------------

    async def names_of(self, table: str) -> list[str]:
        """Who played a game that is over; nothing is told of any other."""
        names = await (await self.hall.table(table)).ask(questions.names_at_the_end)
        if names is None:
            raise Refusal("coach_later", status=CONFLICT)
        return names

    async def record_of(self, table: str) -> Document:
        """The record of a game that is over, with its races."""
        await self.names_of(table)
        return await (await self.hall.table(table)).ask(questions.record)

    async def analysis(self, asked: Asked) -> Struct:
        """How far a game is read, and what was found."""
        table = asked.named["table"]
        names = await self.names_of(table)
        # First who is at it, then what is written down: a reading ends when it has been written.
        reading = self.readings.underway.get(table)
        if reading is not None:
            return still("reading" if reading.begun else "waiting", reading.done, names)
        found = await self.hall.services.store.analysis(table)
        if found is not None:
            record = await self.record_of(table)
            try:
                read = json.decode(found)
                wording = Wording(start_of(read_record(record), self.games), names, asked.language)
                return analysis_in_words(read, record, wording, record["races"])
            except (MsgspecError, KeyError, TypeError, ValueError) as error:
                await self.hall.services.store.set_aside(table, "analysis", "", error)
        return still("unread", 0.0, names)

    async def analyse(self, asked: Asked) -> Struct:
        """Have a game read, if nobody has had it read before."""
        told = cast("wire.Analysis", await self.analysis(asked))
        if told.stage != "unread":
            return told
        table = asked.named["table"]
        record = await self.record_of(table)
        reading = self.readings.begin(table, record, asked.household)
        return still("waiting", reading.done, told.names)

    # --- going on --------------------------------------------------------------------------------

    async def open_exercise(self, asked: Asked) -> Struct:
        """A table that goes on from a position of a finished game."""
        body: wire.OpenExercise = asked.body
        record = read_record(await self.record_of(body.table))
        async with self.looking_back:
            game = self.hall.game(record.game)
            setup, token = await open_exercise(game, record, body, self.hall.services.roster)
        seated = await self.hall.opened(setup, token, asked.household)
        return wire.Seated(seated.table, body.seat, token)

    # --- puzzles ---------------------------------------------------------------------------------

    async def puzzle_shelf(self, _asked: Asked) -> Struct:
        """How many puzzles there are."""
        counts = {name: len(puzzles_of(name)) for name in self.games}
        return wire.PuzzleShelf({name: count for name, count in counts.items() if count})

    async def puzzle(self, asked: Asked) -> Struct:
        """One puzzle, as its seat sees it."""
        puzzle, number, table = self.named_puzzle(asked)
        wording = Wording(table, names_at(table), asked.language)
        legal = [
            wire.Legal(text, wording.action(puzzle.seat, text)) for text in table.legal(puzzle.seat)
        ]
        return wire.Puzzle(
            game=table.game.id,
            number=number,
            of=len(puzzles_of(table.game.id)),
            seat=puzzle.seat,
            names=names_at(table),
            facts=dict(table.game.facts(table.seats, table.state.options())),
            view=table.view(puzzle.seat),
            legal=legal,
            recalled=wording.all(puzzle.recalled),
        )

    async def solve_puzzle(self, asked: Asked) -> Struct:
        """Whether somebody has found it, and why it is the best."""
        puzzle, _, table = self.named_puzzle(asked)
        body: wire.SolvePuzzle = asked.body
        try:
            action = table.check(puzzle.seat, body.text)
        except IllegalAction as error:
            raise Refusal("not_a_choice", action=body.text) from error
        wording = Wording(table, names_at(table), asked.language)
        return wire.PuzzleSolved(
            right=action == table.notation.parse(puzzle.best),
            best=puzzle.best,
            best_say=wording.action(puzzle.seat, puzzle.best),
            chance=puzzle.chance,
            next=puzzle.next,
            why=wording.all(puzzle.why),
        )

    def named_puzzle(self, asked: Asked) -> tuple[Puzzle, int, Table]:
        """The puzzle in an address, its number from 0, and its table."""
        name, number = asked.named["game"], asked.named["number"]
        found = puzzles_of(name) if name in self.games else []
        if not number.isascii() or not number.isdigit() or not int(number[:4]) < len(found):
            raise Refusal("no_such_puzzle", status=NOT_FOUND)
        puzzle = found[int(number)]
        return puzzle, int(number), puzzle.table(self.games)


def names_at(table: Table) -> list[str]:
    """What the seats of a puzzle are called."""
    return list(BOT_NAMES[: table.seats])
