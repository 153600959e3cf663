"""The contract every game's position keeps. Read this file before writing a game.

A position is a `State`. It is mutable, self-contained and knows no clock, no network and no text.
Seats are numbers from 0, clockwise. A set of seats is a bit mask: seat 3 is `1 << 3`.

**Whose decision.** `must()` is the set of seats the game waits for. `may()` is the set of seats
that can act but need not: in a window every eligible seat may act or pass, and the window closes
when all have passed. A race is such a window: whoever's action is applied first was first. When
the game is over, both sets are empty.

**Actions** are integers. The number of the verb stands in the bits from `VERB_SHIFT` upwards, so
that generic code can tell one kind of action from another; what stands below is the game's affair.
`legal(seat)` lists the actions of a seat in ascending order and is the only place where legality
is decided. `apply(seat, action)` trusts its caller: hand it only what `legal` has listed.

**Chance** comes from the state's `Generator` and its two counters (`roll`, `shuffle`), so that
`apply` is deterministic and a game replays from its seed. A `dice` queue is used up first.

**Events** tell what happened, as integers with the seats that may know it. A private happening is
two events, the public half for `EVERYONE` and the private half for the seats that saw it. Nothing
is recorded unless `listening` is set; guard every call: `if self.listening: self.tell(...)`.

**Knowledge** of hidden things is part of the state. `guess(seat, chooser)` is a random complete
position that this seat could not tell from the real one, its generator included. A guess depends
on nothing but what the seat may know: from two positions that look the same to a seat, the same
chooser makes the same guess. `sight(seat)` is a number that is the same exactly when what the seat
sees is the same.

**Copies** are independent. `copy()` is written by hand: slice every vec that changes, share what
never does (generator, ruleset). Pickling and `copy.deepcopy` need nothing from a game.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from runehall.engine.chooser import Chooser
from runehall.engine.errors import WrongDice
from runehall.engine.generator import Generator
from runehall.engine.pickling import parts_of

VERB_SHIFT: Final = 48
ARGUMENTS: Final = (1 << VERB_SHIFT) - 1

EVERYONE: Final = -1
SPECTATOR: Final = -1
NOTHING: Final = -1

# An event is a row of this many integers: audience, kind and up to eight arguments.
EVENT_WIDTH: Final = 10

# A sight has 42 bits, so that a step of `mix` stays below 2**63.
SIGHT: Final = (1 << 42) - 1
CARDS_AT_A_TIME: Final = 5


def is_heard(audience: int, seat: int) -> bool:
    """Whether a seat (or the SPECTATOR) may know of an event for these seats.

    >>> is_heard(EVERYONE, SPECTATOR), is_heard(0b101, 2), is_heard(0b101, SPECTATOR)
    (True, True, False)
    """
    return audience == EVERYONE or (seat >= 0 and audience >> seat & 1 == 1)


def mix(sight: i64, number: i64) -> i64:
    """Stir one more number (below 2**42) into a sight."""
    stirred = ((sight ^ number) * 1048573 + 0x9E3779B9) & SIGHT
    return stirred ^ (stirred >> 17)


def mix_cards(sight: i64, cards: vec[u8], start: i64, end: i64) -> i64:
    """Stir in a stretch of cards, five at a time."""
    gathered: i64 = 0
    width: i64 = 0
    place = start
    while place < end:
        gathered = (gathered << 8) | i64(cards[place])
        width += 1
        if width == CARDS_AT_A_TIME:
            sight = mix(sight, gathered)
            gathered = 0
            width = 0
        place += 1
    return mix(sight, (gathered << 2) | 1) if width > 0 else sight


NO_CARDS: Final = vec[u8]()
NO_EVENTS: Final = vec[i64]()
NO_GENERATOR: Final = Generator(vec[i64]([0, 0, 0, 0, 0, 0, 0, 0]), None)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of some game. The contract is in this module's opening text."""

    def __init__(self) -> None:
        self.seats: i64 = 0
        self.generator: Generator = NO_GENERATOR
        self.shuffles: i64 = 0
        self.rolls: i64 = 0
        self.dice: vec[u8] = NO_CARDS
        self.phase: i64 = 0
        self.turn: i64 = 0
        self.turn_no: i64 = 1
        self.version: i64 = 0  # of the rules, where a former one is played; 0 for the present one
        self.listening: bool = False
        self.heard: vec[i64] = NO_EVENTS

    # --- what every game answers -------------------------------------------------------------

    def options(self) -> dict[str, Any]:
        """The checked options of this table; nobody changes them."""
        raise NotImplementedError

    def over(self) -> bool:
        """Whether the game has ended."""
        raise NotImplementedError

    def must(self) -> i64:
        """The seats the game waits for."""
        raise NotImplementedError

    def may(self) -> i64:
        """The seats that can act but need not."""
        raise NotImplementedError

    def legal(self, seat: i64) -> vec[i64]:
        """Every action this seat can take now, ascending; empty for a seat that is not asked."""
        raise NotImplementedError

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out a legal action and everything the rules attach to it."""
        raise NotImplementedError

    def copy(self) -> State:
        """An independent copy. It does not listen, and it has heard nothing."""
        raise NotImplementedError

    def anew(self, generator: Generator) -> State:
        """A new game with this one's seats and options, dealt in silence from this generator."""
        raise NotImplementedError

    def guess(self, seat: i64, chooser: Chooser) -> State:
        """A complete position that this seat could not tell from the real one."""
        raise NotImplementedError

    def sight(self, seat: i64) -> i64:
        """What a seat (or SPECTATOR) sees, as a number: equal exactly when views are equal."""
        raise NotImplementedError

    def at_stake(self) -> i64:
        """What the open window is about: the same number until something new has landed.

        NOTHING says that every window is about something of its own.
        """
        return NOTHING

    def can_gain(self, seat: i64) -> bool:
        """Whether acting in the open window can still do a seat good, as far as everybody can see.

        It cannot once another has won the race for which it was opened.
        """
        return True

    def winners(self) -> i64:
        """The seats that have won; none before the end."""
        raise NotImplementedError

    def scores(self) -> vec[i64]:
        """The points of each seat as they stand, as this game counts them."""
        raise NotImplementedError

    def __repr__(self) -> str:
        turn = "over" if self.over() else f"turn {self.turn_no} of seat {self.turn}"
        return f"<{type(self).__name__}: {self.seats} seats, {turn}>"

    # --- what every game uses ----------------------------------------------------------------

    def share_with(self, other: State) -> None:
        """Give a copy what every game's state has."""
        other.seats = self.seats
        other.generator = self.generator
        other.shuffles = self.shuffles
        other.rolls = self.rolls
        other.dice = self.dice
        other.phase = self.phase
        other.turn = self.turn
        other.turn_no = self.turn_no
        other.version = self.version

    def __reduce__(self) -> tuple[Any, ...]:
        return parts_of(self)

    def roll(self, sides: i64) -> i64:
        """The next die of this many sides: from the queue, else from the generator."""
        if len(self.dice) > 0:
            face = i64(self.dice[0])
            if face < 1 or face > sides:
                raise WrongDice(f"the dice queue holds {face} where a roll of 1 to {sides} is due")
            self.dice = self.dice[1:]
            return face
        face = self.generator.roll(self.rolls, sides)
        self.rolls += 1
        return face

    def shuffle(self, cards: vec[u8], count: i64) -> None:
        """Shuffle the first `count` cards in place and count the shuffle."""
        self.generator.shuffle(self.shuffles, cards, count)
        self.shuffles += 1

    def tell(  # noqa: PLR0913, PLR0917 - an event is a row of numbers
        self,
        audience: i64,
        kind: i64,
        a: i64 = -1,
        b: i64 = -1,
        c: i64 = -1,
        d: i64 = -1,
        e: i64 = -1,
        f: i64 = -1,
        g: i64 = -1,
        h: i64 = -1,
    ) -> None:
        """Record an event for an audience. Only call it while `listening`."""
        heard = append(self.heard, audience)
        heard = append(append(append(heard, kind), a), b)
        heard = append(append(append(heard, c), d), e)
        self.heard = append(append(append(heard, f), g), h)

    def take_heard(self) -> vec[i64]:
        """The events since the last call, as rows of EVENT_WIDTH integers; forgets them."""
        heard = self.heard
        self.heard = NO_EVENTS
        return heard
