"""Going on from a position of a finished game, at a table of its own that is counted nowhere."""

from __future__ import annotations

from runehall.engine import Document, Game, Record, replayed
from runehall.engine.replay import start_of
from runehall.server import wire
from runehall.server.errors import CONFLICT, Refusal
from runehall.server.operations.loops import giving_way
from runehall.server.operations.roster import Roster
from runehall.server.storage.setup import Seat, Setup, new_id
from runehall.server.table import lobby


async def open_exercise(
    game: Game, record: Record, asked: wire.OpenExercise, roster: Roster
) -> tuple[Setup, str]:
    """A new table that begins where a game was after some actions, and the token of who asks."""
    position = await position_at(game, record, asked)
    setup = Setup(
        id=new_id(),
        game=game.id,
        seats=[Seat() for _ in range(record.players)],
        options=position["options"],
        version=position["version"],
        chat=False,
        language=asked.language,
        position=position,
        exercise=wire.ExerciseInfo(asked.table, asked.ply),
    )
    _, token = lobby.sit_down(setup, wire.JoinTable(asked.name, asked.seat))
    for number in range(record.players):
        if number != asked.seat:
            lobby.add_bot(setup, number, asked.level, roster)
    setup.stage = "playing"
    return setup, token


async def position_at(game: Game, record: Record, asked: wire.OpenExercise) -> Document:
    """The whole truth after some actions of a game, if it goes on from there."""
    if asked.seat >= record.players:
        raise Refusal("no_such_seat", seat=asked.seat)
    if asked.ply > len(record.actions):
        raise Refusal("no_such_step", steps=len(record.actions))
    table = start_of(record, {game.id: game})
    async for _ in giving_way(replayed(table, record.actions[: asked.ply])):
        pass
    if table.over:
        raise Refusal("nothing_follows", status=CONFLICT)
    return table.document()
