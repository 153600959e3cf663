"""The memory mirror: what each seat had seen of hidden things, and from when to when.

It is taken from the engine's knowledge, which is what bots remember and guesses respect: a card
that moves unseen is known no longer, one that moves in sight is known at its new place.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from runehall.bots import Insight
from runehall.engine import Game, State, Table
from runehall.engine.foresight import Word
from runehall.engine.game import Reason, Seen
from runehall.engine.notation import Notation


@dataclass(frozen=True)
class Since:
    """When a seat has seen something: after how many actions, and in which turn."""

    ply: int
    turn: int


@dataclass(frozen=True)
class Span:
    """A hidden thing that a seat knew, from after so many actions to before so many others."""

    seat: int
    thing: Seen
    start: int
    end: int

    def document(self) -> dict[str, object]:
        """As it is stored and told."""
        return {"seat": self.seat, **self.thing._asdict(), "start": self.start, "end": self.end}


@dataclass
class Mirror:
    """What every seat knows of hidden things as a game is played again."""

    game: Game
    known: dict[int, dict[Seen, Since]] = field(default_factory=dict)
    spans: list[Span] = field(default_factory=list)

    def look(self, state: State, ply: int) -> None:
        """Note what each seat knows now, after so many actions."""
        for seat in range(state.seats):
            before = self.known.get(seat, {})
            now = things_seen(self.game, state, seat)
            for thing, since in before.items():
                if thing not in now:
                    self.spans.append(Span(seat, thing, since.ply, ply))
            fresh = Since(ply, state.turn_no)
            self.known[seat] = {thing: before.get(thing, fresh) for thing in now}

    def end(self, ply: int) -> list[Span]:
        """Everything that was known, for the last of it up to here."""
        last = [
            Span(seat, thing, since.ply, ply)
            for seat, known in self.known.items()
            for thing, since in known.items()
        ]
        return sorted([*self.spans, *last], key=lambda span: (span.seat, span.thing, span.start))

    def recalled(self, seat: int, things: Sequence[Seen], turn: int) -> list[Reason]:
        """What a seat had seen, and how long ago, as reasons."""
        known = self.known.get(seat, {})
        return [
            (
                "recalled",
                {
                    "owner": Word("seat", thing.owner),
                    "owner_is": "you" if thing.owner == seat else "other",
                    "place": thing.place,
                    "card": Word("card", thing.card),
                    "turns": max(0, turn - known[thing].turn),
                },
            )
            for thing in things
            if thing in known
        ]


def things_seen(game: Game, state: State, seat: int) -> list[Seen]:
    """The hidden things that a seat knows in a position, in order, each once."""
    found = (game.seen(state, thing) for thing in game.heuristics().seen(state, seat))
    return sorted(set(found))


def concerned(insight: Insight, text: str) -> list[Seen]:
    """The things that a seat has seen and that an action of its is about."""
    if not text:
        return []
    notation = insight.game.notation(insight.stand_in)
    at = aim(notation, notation.parse(text))
    owner = at.get("seat", insight.seat)
    return [
        thing
        for thing in things_seen(insight.game, insight.stand_in, insight.seat)
        if thing.owner == owner and thing.place in (at.get("place"), -1) and at
    ]


def aim(notation: Notation, action: int) -> Mapping[str, int]:
    """The seat and the place that an action names."""
    kind = notation.kind(action)
    return {
        name: value
        for name, value in kind.values(action).items()
        if name in ("seat", "place") and isinstance(value, int)
    }


def mirror_of(table: Table) -> Mirror:
    """A mirror of a table at its beginning."""
    mirror = Mirror(table.game)
    mirror.look(table.state, 0)
    return mirror
