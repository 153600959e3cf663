"""The header that every state document begins with, written and read in one place."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy

from librt.vecs import vec
from mypy_extensions import u8

from runehall.engine.documents import Document, Reader
from runehall.engine.errors import BadDocument, quoted
from runehall.engine.state import State

BEFORE_CHANCE = ("game", "version", "players", "options", "seed")
AFTER_CHANCE = ("phase", "turn", "turn_no")
MOST = 1_000_000_000
# The seed is a secret, and so are dice to come.
SECRETS = ("seed", "dice")


def header_fields(counters: Sequence[str]) -> Sequence[str]:
    """The keys of a header, for a game that uses these counters of chance."""
    return (*BEFORE_CHANCE, *counters, *AFTER_CHANCE)


def header(
    state: State, game: str, version: int, phases: Sequence[str], counters: Sequence[str]
) -> Document:
    """The header of a position."""
    chance: Document = {
        "shuffles": state.shuffles,
        "rolls": state.rolls,
        "dice": list(state.dice),
    }
    return {
        "game": game,
        "version": version,
        "players": state.seats,
        "options": deepcopy(state.options()),
        "seed": state.generator.seed,
        **{name: chance[name] for name in counters},
        "phase": phases[state.phase],
        "turn": state.turn,
        "turn_no": state.turn_no,
    }


def check_header(reader: Reader, game: str, version: int) -> int:
    """The version a document follows; complain about another game, or rules yet to come."""
    name = reader.field("game").value
    if name != game:
        raise BadDocument(f"This is a document of {quoted(name)}, not of {game}.")
    written = reader.field("version").value
    if not isinstance(written, int) or isinstance(written, bool) or not 1 <= written <= version:
        raise BadDocument(
            f"This document follows version {quoted(written)} of the rules, not {version}."
        )
    return written


def read_header(reader: Reader, state: State, phases: Sequence[str], die_sides: int) -> None:
    """Counters of chance, phase and turn of a document whose keys have been checked."""
    written = reader.mapping()
    if "shuffles" in written:
        state.shuffles = reader.field("shuffles").whole(0, MOST)
    if "rolls" in written:
        state.rolls = reader.field("rolls").whole(0, MOST)
    if "dice" in written:
        state.dice = vec[u8]([u8(die.whole(1, die_sides)) for die in reader.field("dice").items()])
    state.phase = reader.field("phase").word(phases)
    state.turn = reader.field("turn").whole(0, state.seats - 1)
    if "turn_no" in written:
        state.turn_no = reader.field("turn_no").whole(1, MOST)
