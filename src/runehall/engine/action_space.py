"""Fixed numbers for actions: what a network chooses from.

An action of the rules is a code of its own making, which may name a card, a stone or any cell of
an unbounded table. An **id** is a number below `size` that means the same kind of act in every
position: the verbs one after another, and within a verb its parts in mixed radix. Parts are told
from where the acting seat sits: its own seat is 0, the next one 1; a card of the hand is its slot;
a cell lies in a window around the middle of the table.

- Id 0 is `wait`: a seat that may act while another one must lets it be.
- The last ids are the overflow. What is legal and lies outside every window (a thirteenth card, a
  cell far out) takes them in the order of its codes, so that nothing legal is lost.

A game's `action_space.py` says both ways what its ids mean; the conformance suite compares them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from runehall.engine.state import NOTHING, State

WAIT_ID: Final = 0
# What stands for `wait` among codes of actions: no action of any game.
WAIT: Final = -2

# Where an action names a place on somebody's table, it does so in its lowest bits.
PLACE_BITS: Final = 8
PLACE_MASK: Final = (1 << PLACE_BITS) - 1


class Verb:
    """A row of ids that mean the same kind of act with different parts."""

    def __init__(self, text: str, first: int, parts: dict[str, int]) -> None:
        self.text: Final = text
        self.first: Final = first
        self.parts: Final = parts
        self.count: Final = product(list(parts.values()))

    def digits(self, number: int) -> dict[str, int]:
        """The parts that an id of this verb stands for."""
        rest = number - self.first
        found: dict[str, int] = {}
        for name, radix in reversed(list(self.parts.items())):
            found[name] = rest % radix
            rest //= radix
        return {name: found[name] for name in self.parts}


def product(radices: list[int]) -> int:
    """How many ids a verb with such parts has.

    >>> product([3, 4]), product([])
    (12, 1)
    """
    count = 1
    for radix in radices:
        count *= radix
    return count


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionSpace:
    """The ids of one game at one number of seats and with one set of options."""

    def __init__(self) -> None:
        self.size: i64 = 1
        self.overflow: i64 = 0
        self.verbs: list[Verb] = [Verb("wait", WAIT_ID, {})]

    # --- what every game says ----------------------------------------------------------------

    def id_of(self, state: State, seat: i64, action: i64) -> i64:
        """The id of a seat's action, or NOTHING where it lies outside all windows."""
        raise NotImplementedError

    def action_of(self, state: State, seat: i64, number: i64) -> i64:
        """The action that an id below the overflow means here, legal or not; NOTHING for none."""
        raise NotImplementedError

    # --- what every game uses ----------------------------------------------------------------

    def verb(self, text: str, parts: dict[str, int]) -> i64:
        """Add a verb with its parts and their radices; the first of its ids."""
        first = self.size
        self.verbs.append(Verb(text, first, parts))
        self.size = first + product(list(parts.values()))
        return first

    def close(self, overflow: i64) -> None:
        """Add the overflow."""
        self.overflow = self.size
        if overflow > 0:
            self.verb("overflow {place}", {"place": overflow})

    # --- what everybody asks -----------------------------------------------------------------

    def ids(self, state: State, seat: i64, legal: vec[i64]) -> vec[i64]:
        """The ids of a seat's legal actions, in their order."""
        numbers = legal[:]
        self.write_ids(state, seat, legal, numbers, 0)
        return numbers

    def write_ids(self, state: State, seat: i64, legal: vec[i64], into: vec[i64], at: i64) -> None:
        """Write those ids into a row from a place on."""
        beyond = self.overflow
        place: i64 = 0
        count: i64 = len(legal)
        while place < count:
            action = legal[place]
            number: i64 = WAIT_ID
            if action != WAIT:
                number = self.id_of(state, seat, action)
                if number == NOTHING:
                    number = beyond if beyond < self.size else i64(NOTHING)
                    beyond += 1
            into[at + place] = number
            place += 1

    def action(self, state: State, seat: i64, number: i64) -> i64:
        """The action that an id means for a seat that is asked; NOTHING for none."""
        if number == WAIT_ID:
            return WAIT
        if number < 0 or number >= self.size:
            return NOTHING
        if number < self.overflow:
            return self.action_of(state, seat, number)
        legal = state.legal(seat)
        beyond = self.overflow
        place: i64 = 0
        while place < len(legal):
            if self.id_of(state, seat, legal[place]) == NOTHING:
                if beyond == number:
                    return legal[place]
                beyond += 1
            place += 1
        return NOTHING

    def verb_of(self, number: int) -> Verb:
        """The verb to which an id belongs."""
        return [verb for verb in self.verbs if verb.first <= number][-1]

    def describe(self, number: int) -> str:
        """An id in words, for documentation and debugging."""
        verb = self.verb_of(number)
        parts = verb.digits(number)
        text = verb.text
        for name, value in parts.items():
            text = text.replace("{" + name + "}", str(value))
        return text

    def __repr__(self) -> str:
        return f"<{self.size} action ids: {', '.join(verb.text for verb in self.verbs)}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class PlaceActions(ActionSpace):
    """The ids of a game whose actions end with a place on somebody's table, in a byte of their own.

    So many places of a table have ids of their own, one after another. Legal lists ascend, and
    all places of one table stand together: what they begin with is looked up once for all of them.
    """

    def __init__(self, places: i64) -> None:
        super().__init__()
        self.places: i64 = places

    def first_of(self, state: State, seat: i64, action: i64) -> i64:
        """The id of an action at place 0 of its table; NOTHING if the table has none."""
        raise NotImplementedError

    def id_of(self, state: State, seat: i64, action: i64) -> i64:
        """The id of a seat's action, or NOTHING where it lies outside all windows."""
        place = action & PLACE_MASK
        first = self.first_of(state, seat, action)
        return first + place if place < self.places and first != NOTHING else i64(NOTHING)

    def write_ids(self, state: State, seat: i64, legal: vec[i64], into: vec[i64], at: i64) -> None:
        """Write the ids of a seat's legal actions, in their order, into a row from a place on."""
        beyond = self.overflow
        places = self.places
        table: i64 = NOTHING
        first: i64 = NOTHING
        count: i64 = len(legal)
        number: i64 = 0
        if count > 0 and legal[0] == WAIT:
            into[at] = WAIT_ID
            number = 1
        while number < count:
            action = legal[number]
            if action >> PLACE_BITS != table:
                table = action >> PLACE_BITS
                first = self.first_of(state, seat, action)
            place = action & PLACE_MASK
            if place < places and first != NOTHING:
                into[at + number] = first + place
            else:
                into[at + number] = beyond if beyond < self.size else i64(NOTHING)
                beyond += 1
            number += 1


def can_wait(state: State, seat: i64) -> bool:
    """Whether a seat can let it be: it may act, another one must, so that the game goes on."""
    must = state.must()
    return must != 0 and (must >> seat) & 1 == 0 and (state.may() >> seat) & 1 == 1


def choices_of(state: State, seat: i64) -> vec[i64]:
    """The legal actions of a seat that is asked, `wait` first where it can."""
    legal = state.legal(seat)
    return with_wait(legal) if can_wait(state, seat) else legal


def with_wait(legal: vec[i64]) -> vec[i64]:
    """The same actions behind `wait`."""
    count: i64 = len(legal)
    choices = vec[i64]([i64(WAIT)] * (count + 1))
    place: i64 = 0
    while place < count:
        choices[place + 1] = legal[place]
        place += 1
    return choices


def seat_from(seat: i64, other: i64, seats: i64) -> i64:
    """A seat as another one counts it: itself 0, the next one clockwise 1.

    >>> seat_from(2, 2, 4), seat_from(2, 3, 4), seat_from(2, 1, 4)
    (0, 1, 3)
    """
    away = other - seat
    return away if away >= 0 else away + seats


def seat_at(seat: i64, away: i64, seats: i64) -> i64:
    """The seat that another one counts so far away.

    >>> seat_at(2, 3, 4)
    1
    """
    other = seat + away
    return other if other < seats else other - seats
