"""A position of a declared game. A game's class stands on this one and fills in its rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64, u8

from runehall.engine.chooser import Chooser
from runehall.engine.errors import BadGame, quoted, unknown
from runehall.engine.events import EventKind
from runehall.engine.game import Reason
from runehall.engine.generator import Generator
from runehall.engine.ruleset import Ruleset
from runehall.engine.simple.fields import Declared, Pile, mask_of
from runehall.engine.simple.guessing import guess_hidden
from runehall.engine.simple.kinds import Components, Kind
from runehall.engine.simple.verbs import MARK, Move, Verb
from runehall.engine.state import EVERYONE, NOTHING, SIGHT, VERB_SHIFT, State, mix

NO_ACTIONS = vec[i64]()


class SimpleRuleset(Ruleset):
    """The options of a table of a declared game."""

    def __init__(self, options: dict[str, Any]) -> None:
        super().__init__(options, (options,))


NO_RULESET = SimpleRuleset({})


class Parts:
    """What has been declared about a game, ready for its positions."""

    def __init__(self) -> None:
        self.game = ""
        self.over_phase = 0
        self.die_sides = 0
        self.low_score_wins = False
        self.fields: list[Declared] = []
        self.verbs: list[Verb] = []
        self.by_name: dict[str, Verb] = {}
        self.events: dict[str, tuple[int, list[Kind]]] = {}
        self.event_kinds: dict[int, EventKind] = {}
        # The names of fields by how they are copied: numbers, lists and sets, lists of lists.
        self.numbers: list[str] = []
        self.flat: list[str] = []
        self.nested: list[str] = []
        # Those of them that are kept in order.
        self.sorted_flat: list[str] = []
        self.sorted_nested: list[str] = []


class Once(dict[str, Any]):
    """The names of a class as they are written; a field or a verb is declared once."""

    def __setitem__(self, name: str, thing: Any) -> None:
        before = self.get(name)
        if isinstance(before, Declared):
            raise BadGame(f"The field {quoted(name)} is declared twice.")
        if hasattr(before, MARK):
            raise BadGame(f"The verb {quoted(name)} has two methods.")
        super().__setitem__(name, thing)


class Declaring(type):
    """The class of classes in which a name is declared once."""

    @classmethod
    def __prepare__(cls, _name: str, _bases: Any, /, **_: Any) -> Once:
        return Once()

    def __new__(cls, name: str, bases: Any, names: dict[str, Any], /, **named: Any) -> Declaring:
        """The class itself, with plain names."""
        return super().__new__(cls, name, bases, dict(names), **named)


class SimpleState(State, metaclass=Declaring):
    """A position of a declared game.

    A game declares its fields and verbs, and answers `deal`, `moves` and, where they differ from
    what stands here, `waits_for`, `may_react`, `winning`, `ending`, `outlook`, `laws`, `why_not`.
    `self.points` are everybody's, and there from the beginning.
    """

    parts: ClassVar[Parts] = Parts()

    def __init__(self) -> None:
        super().__init__()
        self.ruleset: SimpleRuleset = NO_RULESET
        self.points: list[int] = []

    # --- what a game answers -----------------------------------------------------------------

    def deal(self) -> None:
        """Lay out a new game."""
        raise NotImplementedError

    def moves(self, seat: int) -> Iterable[Move]:
        """What a seat that is asked can do, in any order."""
        raise NotImplementedError

    def waits_for(self) -> Iterable[int]:
        """The seats that must act; not asked when the game is over."""
        return (self.turn,)

    def may_react(self) -> Iterable[int]:
        """The seats that can act but need not."""
        return ()

    def winning(self) -> Iterable[int]:
        """The seats that have won, asked when the game is over: all with the best score."""
        scores = list(self.scores())
        best = min(scores) if self.parts.low_score_wins else max(scores)
        return [seat for seat, score in enumerate(scores) if score == best]

    def ending(self) -> str:
        """The word for how the game has ended."""
        return "points"

    def outlook(self, seat: int) -> float:
        """How many points bots expect a seat to end with."""
        return float(self.scores()[seat])

    def laws(self) -> Iterable[tuple[bool, str]]:
        """What is true of every position, with the sentence about a position where it is not.

        A guess that breaks a law is no guess, so what is known of hidden things stands here too.
        """
        return ()

    def why_not(self, _seat: int, _move: Move) -> Reason:
        """Why a move is not possible now: the code of a refusal, and what its text needs."""
        return ("not_now", {})

    # --- what the rules use ------------------------------------------------------------------

    def shuffled(self, components: Components) -> list[int]:
        """All components of a kind in random order."""
        return self.in_random_order(components.all())

    def in_random_order(self, pile: Iterable[int]) -> list[int]:
        """These components in random order, whatever order they had."""
        cards = vec[u8]([u8(each) for each in pile])
        self.shuffle(cards, len(cards))
        return [int(card) for card in cards]

    def say(self, event: str, *arguments: Any) -> None:
        """Tell everybody what happens; None leaves an argument out."""
        if self.listening:
            self.tell_words(EVERYONE, event, arguments)

    def whisper(self, to: int, event: str, *arguments: Any) -> None:
        """Tell one seat what happens."""
        if self.listening:
            self.tell_words(1 << to, event, arguments)

    def tell_words(self, audience: int, event: str, arguments: tuple[Any, ...]) -> None:
        """Tell an event by its name."""
        if event not in self.parts.events:
            raise unknown(f"event of {self.parts.game}", event, self.parts.events)
        number, kinds = self.parts.events[event]
        if len(arguments) > len(kinds):
            raise BadGame(
                f"The event {quoted(event)} of {self.parts.game} has {len(kinds)} fields,"
                f" not {len(arguments)}."
            )
        codes = [
            NOTHING if value is None else code_of(event, kind, value)
            for kind, value in zip(kinds, arguments, strict=False)
        ]
        self.tell(audience, number, *codes)

    # --- the contract --------------------------------------------------------------------------

    def set_up(self, seats: int, ruleset: SimpleRuleset) -> None:
        """An empty table."""
        self.seats = seats
        self.ruleset = ruleset
        self.points = [0] * seats
        for field in self.parts.fields:
            setattr(self, field.name, field.empty(seats))

    def begin(self) -> None:
        """Deal to an empty table."""
        self.deal()
        self.sort_piles()

    def options(self) -> dict[str, Any]:
        """The options of this table."""
        return self.ruleset.options

    def over(self) -> bool:
        """Whether the last phase has come."""
        return self.phase == self.parts.over_phase

    def must(self) -> i64:
        """The seats the game waits for."""
        return 0 if self.over() else mask_of(self.waits_for())

    def may(self) -> i64:
        """The seats that can act but need not."""
        return 0 if self.over() else mask_of(self.may_react())

    def legal(self, seat: i64) -> vec[i64]:
        """The numbers of the seat's moves, ascending."""
        if not (self.must() | self.may()) >> seat & 1:
            return NO_ACTIONS
        return vec[i64](sorted({self.number_of(each) for each in self.moves(seat)}))

    def number_of(self, each: Move) -> int:
        """The action that a move is."""
        name, arguments = each
        found = self.parts.by_name.get(name)
        if found is None:
            raise BadGame(
                f"{quoted(name)} is no verb of {self.parts.game}; its method needs @verb."
            )
        return found.action(arguments)

    def move_of(self, action: int) -> Move:
        """The move that an action is."""
        done = self.parts.verbs[action >> VERB_SHIFT]
        return Move(done.name, tuple(done.arguments(action)))

    def apply(self, seat: i64, action: i64) -> None:
        """Call the verb's method."""
        done = self.parts.verbs[action >> VERB_SHIFT]
        done.method(self, seat, *done.arguments(action))
        self.sort_piles()

    def sort_piles(self) -> None:
        """Put what is kept in order in order."""
        own, parts = vars(self), self.parts
        for name in parts.sorted_flat:
            own[name].sort()
        for name in parts.sorted_nested:
            for heap in own[name]:
                heap.sort()

    def copy(self) -> SimpleState:
        """An independent copy."""
        other = type(self)()
        self.share_with(other)
        other.ruleset = self.ruleset
        other.points = self.points.copy()
        mine, its = vars(self), vars(other)
        for name in self.parts.numbers:
            its[name] = mine[name]
        for name in self.parts.flat:
            its[name] = mine[name].copy()
        for name in self.parts.nested:
            its[name] = [heap.copy() for heap in mine[name]]
        return other

    def anew(self, generator: Generator) -> SimpleState:
        """A new game at the same table."""
        other = type(self)()
        other.set_up(self.seats, self.ruleset)
        other.generator = generator
        other.begin()
        return other

    def guess(self, seat: i64, chooser: Chooser) -> SimpleState:
        """A position that the seat cannot tell from this one, each as likely."""
        other = self.copy()
        guess_hidden(other, seat, chooser)
        return other

    def sight(self, seat: i64) -> i64:
        """What a seat sees, field by field."""
        seen = mix(mix(0, self.turn_no), (self.phase << 8) | self.turn)
        seen = mix(mix(seen, self.shuffles), (self.rolls << 16) | len(self.dice))
        for points in self.scores():
            seen = mix(seen, points & SIGHT)
        own = vars(self)
        for field in self.parts.fields:
            seen = field.stirred(seen, own[field.name], seat)
        return seen

    def winners(self) -> i64:
        """The seats that have won; none before the end."""
        return mask_of(self.winning()) if self.over() else 0

    def scores(self) -> vec[i64]:
        """The points of each seat as they stand."""
        return vec[i64](self.points)

    def broken_laws(self) -> Iterator[str]:
        """What is impossible about this position."""
        own = vars(self)
        for name in own.keys() - ALWAYS_THERE - {field.name for field in self.parts.fields}:
            yield f"{quoted(name)} is kept in it, but is no declared field"
        for field in self.parts.fields:
            yield from field.troubles(own[field.name], self.seats)
        yield from lost_components(self)
        for holds, sentence in self.laws():
            if not holds:
                yield sentence


# What a declared position has beside its fields.
ALWAYS_THERE = frozenset(vars(SimpleState()))


def code_of(event: str, kind: Kind, value: Any) -> int:
    """An argument of an event as a number."""
    code = kind.code(value)
    if code < 0:
        raise BadGame(f"The event {quoted(event)} cannot tell {quoted(value)}.")
    return code


def lost_components(state: SimpleState) -> Iterator[str]:
    """Components of which there are more or fewer than in the box."""
    found: dict[Components, list[int]] = {}
    for field in state.parts.fields:
        if isinstance(field, Pile):
            counts = found.setdefault(field.of, [0] * len(field.of.words))
            for _, heap in field.heaps(vars(state)[field.name]):
                for each in heap:
                    counts[each] += 1
    for components, counts in found.items():
        for word, count, copies in zip(components.words, counts, components.copies, strict=True):
            if count != copies:
                yield f"there are {count} of {quoted(word)}, but the box has {copies}"
