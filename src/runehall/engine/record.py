"""Records: a game as it was set up and every action in order. A record replays anywhere."""

from __future__ import annotations

import json
from copy import deepcopy
from dataclasses import dataclass, replace
from typing import Any

from runehall.engine.documents import Document, Reader
from runehall.engine.errors import BadDocument, BadRecord, RunehallError, quoted
from runehall.engine.seeds import Seed, check_seed

KEYS = ("game", "version", "players", "options", "seed", "actions")
LONGEST_RECORD = 1_000_000


@dataclass(repr=False)
class Record:
    """What is needed to play a game again."""

    game: str
    version: int
    players: int
    options: dict[str, Any]
    seed: Seed
    actions: list[tuple[int, str]]
    position: Document | None = None
    """The position it began from, where that was no deal."""

    def __repr__(self) -> str:
        seed = quoted(self.seed) if isinstance(self.seed, str) else self.seed
        return (
            f"<record of {self.game}: {self.players} seats, seed {seed},"
            f" {len(self.actions)} actions>"
        )

    def copy(self) -> Record:
        """A record that does not change when the game goes on."""
        return replace(self, options=deepcopy(self.options), actions=list(self.actions))

    def document(self) -> Document:
        """The record as it is stored."""
        told = {
            "game": self.game,
            "version": self.version,
            "players": self.players,
            "options": self.options,
            "seed": self.seed,
            "actions": [[seat, text] for seat, text in self.actions],
        }
        return told if self.position is None else {**told, "position": self.position}

    def to_json(self) -> str:
        """The record as one line of JSON."""
        return json.dumps(self.document(), ensure_ascii=False, separators=(",", ":"))


def read_record(document: object) -> Record:
    """The record of a document, if it has the shape of one."""
    reader = Reader(document, "record")
    try:
        # A live table adds what proves its shuffle and its races; replay does not need it.
        reader.keys(KEYS, optional=("position", "fairness", "names", "races"))
        actions = [read_step(step) for step in reader.field("actions").items()]
        if len(actions) > LONGEST_RECORD:
            raise BadRecord(f"A record has at most {LONGEST_RECORD} actions.")
        return Record(
            game=reader.field("game").text(),
            version=reader.field("version").whole(1, 1000),
            players=reader.field("players").whole(1, 8),
            options=dict(reader.field("options").mapping()),
            seed=check_seed(reader.field("seed").value),
            actions=actions,
            position=dict(reader.field("position").mapping())
            if "position" in reader.mapping()
            else None,
        )
    except BadDocument as error:
        raise BadRecord(str(error)) from error


def read_step(step: Reader) -> tuple[int, str]:
    """One action of a record: a seat and a text."""
    seat, text = step.items(2)
    return (seat.whole(0, 7), text.text())


def record_from_json(text: str) -> Record:
    """The record in a JSON text.

    >>> record_from_json('{"game": "market"')
    Traceback (most recent call last):
    runehall.engine.errors.BadRecord: This is no record: it is not JSON (line 1, column 18).
    """
    try:
        document = json.loads(text)
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise BadRecord(f"This is no record: it is not JSON ({where}).") from error
    except RecursionError as error:
        raise BadRecord("This is no record: it is nested too deeply.") from error
    return read_record(document)


def step_failed(number: int, seat: int, text: str, error: RunehallError) -> BadRecord:
    """The error for the action at which a replay stopped."""
    return BadRecord(
        f"Action {number + 1} (seat {seat}, {quoted(text)}) cannot be replayed: {error}"
    )
