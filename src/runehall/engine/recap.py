"""What came of a turn, in one sentence: the last word about it.

A sentence is put together from lines of the log, so that it says what the log says and nobody
hears of anything that the log keeps from them.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from runehall.engine.events import Event
from runehall.engine.stand_ins import STAND_IN, STAND_INS, with_names
from runehall.engine.state import SPECTATOR
from runehall.engine.texts import REMEMBERED_SENTENCES, Texts

# How much an event says about its turn. What is only said `IF_NOTHING_ELSE` happened gives way to
# anything else; of the rest the heaviest are told, in the order in which they happened, as long as
# there is room for them in two or three lines of a phone.
IF_NOTHING_ELSE, NOTABLE, DECISIVE = 1, 2, 3
MOST_LETTERS = 96
# One happening is told whole, unless so much has come of it that nobody would read it.
LONGEST_HAPPENING = 160
# What is said after one of these begins anew.
STOPS = re.compile("[:;]")


class Clause:
    """An event of a turn, and the events like it: "casts in vain into 3, 4 and 6"."""

    def __init__(self, event: Event, kind: str, weight: int, spent: Sequence[Event]) -> None:
        self.events = [event]
        self.kind = kind
        self.weight = weight
        self.spent = spent

    def is_of(self, viewer: int) -> bool:
        """Whether somebody has done this themselves."""
        return viewer != SPECTATOR and self.events[0].actor == viewer

    def names(self, viewer: int) -> bool:
        """Whether somebody is named in it."""
        return any(viewer in event.seats for event in self.events)

    def weight_to(self, viewer: int) -> int:
        """How much it says to somebody: what was done to them says most."""
        event = self.events[0]
        concerns = viewer in event.seats and viewer != event.actor
        return DECISIVE + 1 if concerns else self.weight

    def is_like(self, event: Event, listed: str) -> bool:
        """Whether an event differs from this clause's in nothing but what can be listed."""
        mine = self.events[0]
        same = [each for each in mine.values if each != listed]
        return mine.kind == event.kind and all(
            mine.values[each] == event.values.get(each) for each in same
        )


class Said:
    """What came of a turn; its events are kept too: as long as they live, their ids are theirs."""

    def __init__(self, events: list[Event], subject: int | None, pieces: list[str]) -> None:
        self.events = events
        self.subject = subject
        self.pieces = pieces


class Happening:
    """What was done and what came of it: told as a whole or not at all."""

    def __init__(self, event: Event, kind: str) -> None:
        self.events = [(event, kind)]
        self.clauses: list[Clause] = []

    def led_to(self, event: Event, causes: Collection[str], anybodys: bool) -> bool:
        """Whether an event has come of this: of one of its causes, and of the same seats."""
        return any(
            kind in causes and (anybodys or concern(cause, event)) for cause, kind in self.events
        )

    def weight_to(self, viewer: int) -> int:
        """How much it says to somebody; nothing if none of it is told."""
        return max((each.weight_to(viewer) for each in self.clauses), default=0)


@dataclass(frozen=True)
class Recap:
    """How a game's turns are told: which events are their `outcomes`, and how much each says.

    What came of something else is never told without it: `causes` names what an event can have
    come of, and the latest of them that names one of its seats is what it came of; of what is
    `anybodys`, simply the latest. A cause that is no outcome is only a place to belong to. An
    event that is `implied` by others is not told when one of them has followed. Where one kind of
    event means several things, the field in which they are `told_apart` is added to its name:
    `play-raid`. What is `spent` comes before what it has `bought` and is told with it: "buys a
    rune with 4 + 6"; the field named here says what. Events of `alike` kinds are told together if
    they differ only in the field named here, or in none. Where the line of the log does not do,
    and for those two, `recap-…` is said instead of `event-…`.
    """

    outcomes: Mapping[str, int]
    causes: Mapping[str, Collection[str]] = field(default_factory=dict)
    anybodys: Collection[str] = ()
    implied: Mapping[str, Collection[str]] = field(default_factory=dict)
    told_apart: Mapping[str, str] = field(default_factory=dict)
    spent: Mapping[str, str] = field(default_factory=dict)
    bought: Collection[str] = ()
    alike: Mapping[str, str] = field(default_factory=dict)
    lines: dict[tuple[object, ...], tuple[Clause, str]] = field(
        default_factory=dict, compare=False, repr=False
    )
    """Lines that were told before, by language, reader and events: most turns are like others."""
    sentences: dict[tuple[object, ...], Said] = field(
        default_factory=dict, compare=False, repr=False
    )
    """Whole turns likewise."""

    @cached_property
    def possible_causes(self) -> frozenset[str]:
        """Everything that something else can have come of."""
        return frozenset(cause for causes in self.causes.values() for cause in causes)

    def kind(self, event: Event) -> str:
        """What an event is called here: its name, and what tells it apart from others."""
        name = event.kind.name
        apart = self.told_apart.get(name)
        return name if apart is None else f"{name}-{event.values[apart]}"

    def is_outcome(self, event: Event) -> bool:
        """Whether a turn is told otherwise after this event."""
        return self.kind(event) in self.outcomes

    def needs(self, event: Event) -> bool:
        """Whether an event is told, told with another, or what another came of."""
        kind = self.kind(event)
        return kind in self.outcomes or kind in self.spent or kind in self.possible_causes

    def happenings(self, events: Iterable[Event]) -> list[Happening]:
        """What is told of a turn, in order; what has lost its cause is not told."""
        found: list[Happening] = []
        spent: list[Event] = []
        for event in events:
            kind = self.kind(event)
            if kind in self.spent:
                spent.append(event)
            weight = self.outcomes.get(kind, 0)
            home = self.home(found, event, kind)
            if home is not None and weight > 0:
                bought = spent if kind in self.bought else []
                self.add(home, found, Clause(event, kind, weight, bought))
                spent = []
        told = [each for each in found if each.clauses]
        return [each for each in told if each.weight_to(SPECTATOR) > IF_NOTHING_ELSE] or told

    def home(self, found: list[Happening], event: Event, kind: str) -> Happening | None:
        """The happening that an event belongs to: what it came of, or a new one."""
        causes = self.causes.get(kind)
        if causes is None:
            found.append(Happening(event, kind))
            return found[-1]
        for each in reversed(found):
            if each.led_to(event, causes, kind in self.anybodys):
                each.events.append((event, kind))
                return each
        return None

    def add(self, home: Happening, found: list[Happening], clause: Clause) -> None:
        """One clause more, or one told together with those like it."""
        event = clause.events[0]
        listed = self.alike.get(clause.kind)
        if listed is not None:
            for each in [home] if clause.kind in self.causes else found:
                for other in each.clauses:
                    if other.is_like(event, listed):
                        other.events.append(event)
                        return
        home.clauses = [
            each for each in home.clauses if clause.kind not in self.implied.get(each.kind, ())
        ]
        home.clauses.append(clause)

    def sentence(
        self,
        events: Sequence[Event],
        texts: Texts,
        names: Sequence[str],
        viewer: int = SPECTATOR,
    ) -> tuple[int | None, str] | None:
        """What came of a turn, and whom it is about first; None if there is nothing to tell."""
        if not events:
            return None
        # Longer names leave room for less.
        key = (texts, viewer, *map(len, names), *map(id, events))
        said = self.sentences.get(key)
        if said is None:
            subject, pieces = self.said_of(events, texts, names, viewer)
            if len(self.sentences) >= REMEMBERED_SENTENCES:
                self.sentences.clear()
            said = self.sentences[key] = Said(list(events), subject, pieces)
        return (said.subject, with_names(said.pieces, names)) if said.pieces else None

    def said_of(
        self, events: Sequence[Event], texts: Texts, names: Sequence[str], viewer: int
    ) -> tuple[int | None, list[str]]:
        """Whom a turn is about first, and what came of it in pieces; none if there is nothing."""
        told = self.that_fit(self.happenings(events), texts, names, viewer)
        if not told:
            return None, []
        subjects = [
            viewer if clause.is_of(viewer) else ord(line[0]) - ord(STAND_INS[0])
            for clause, line in told
            if clause.is_of(viewer) or has_subject(line)
        ]
        said = joined([line for _, line in told], texts)
        return subjects[0] if subjects else None, STAND_IN.split(said)

    def that_fit(
        self, happenings: Sequence[Happening], texts: Texts, names: Sequence[str], viewer: int
    ) -> list[tuple[Clause, str]]:
        """The heaviest happenings for which there is room, of them the latest; one at least."""
        weights = [each.weight_to(viewer) for each in happenings]
        kept: dict[int, list[tuple[Clause, str]]] = {}
        letters = 0
        while len(kept) < len(happenings):
            place = heaviest(weights)
            lines = self.lines_of(happenings[place], texts, names, viewer)
            letters += sum(length(line, names) for _, line in lines)
            if kept and letters > MOST_LETTERS:
                break
            kept[place] = lines
            weights[place] = 0
        return [each for place in sorted(kept) for each in kept[place]]

    def lines_of(
        self, happening: Happening, texts: Texts, names: Sequence[str], viewer: int
    ) -> list[tuple[Clause, str]]:
        """What was done, and what came of it; of too much, what says least is left out."""
        lines = [(each, self.line(each, texts, viewer)) for each in happening.clauses]
        while lines[2:] and sum(length(line, names) for _, line in lines) > LONGEST_HAPPENING:
            weights = [-each.weight_to(viewer) for each, _ in lines[:0:-1]]
            del lines[len(lines) - 1 - heaviest(weights)]
        return lines

    def line(self, clause: Clause, texts: Texts, viewer: int) -> str:
        """The line of a clause as a viewer reads it, with stand-ins for the other seats."""
        reader = viewer if clause.names(viewer) else SPECTATOR
        key = (texts, reader, *map(id, clause.events), SPECTATOR, *map(id, clause.spent))
        found = self.lines.get(key)
        if found is None:
            # The clause is kept as well: as long as its events live, their ids are their own.
            found = (clause, self.worded(clause, texts, reader))
            if len(self.lines) >= REMEMBERED_SENTENCES:
                self.lines.clear()
            self.lines[key] = found
        return found[1]

    def worded(self, clause: Clause, texts: Texts, viewer: int) -> str:
        """The line of a clause, put into words."""
        event = clause.events[0]
        message = f"recap-{clause.kind}"
        if event.past or not texts.has(message):
            return texts.event(event, STAND_INS, viewer)
        said = texts.said_of(event, viewer)
        several = self.alike.get(clause.kind)
        if several:
            said[several] = listed([str(texts.said_of(e)[several]) for e in clause.events], texts)
        paid = [str(texts.said_of(each)[self.spent[self.kind(each)]]) for each in clause.spent]
        said |= {"times": len(clause.events), "spent": " + ".join(paid), "paid": len(paid)}
        return texts.say_often(message, **said)


def concern(cause: Event, event: Event) -> bool:
    """Whether an event can have come of another: one of them is about who acts in the other."""
    if not cause.seats or not event.seats:
        return True
    return cause.actor in event.seats or event.actor in cause.seats


def length(line: str, names: Sequence[str]) -> int:
    """How many letters a line has with the names in it, for which one letter each stands in."""
    return len(with_names(STAND_IN.split(line), names))


def heaviest(weights: Sequence[int]) -> int:
    """The place of the greatest weight, and of equal ones of the last.

    >>> heaviest([2, 3, 3, 1])
    2
    """
    found = 0
    for place, weight in enumerate(weights):
        if weight >= weights[found]:
            found = place
    return found


def has_subject(line: str) -> bool:
    """Whether a line begins with a seat that does something."""
    return len(line) > 1 and STAND_INS[0] <= line[0] <= STAND_INS[-1] and line[1] == " "


def joined(lines: Sequence[str], texts: Texts) -> str:
    """Lines as one text: "Ada builds a shelter and buys a rune. Bodil's bear eats a salmon."."""
    if len(lines) == 1:
        return lines[0]
    found: list[list[str]] = []
    for line in lines:
        last = found[-1] if found else None
        goes_on = last is not None and has_subject(line) and last[0][:2] == line[:2]
        if last is not None and goes_on and not STOPS.search(last[-1]):
            last[-1] = last[-1].removesuffix(".")
            last.append(line[2:])
        else:
            found.append([line])
    return " ".join(listed(each, texts) for each in found)


def listed(words: Sequence[str], texts: Texts) -> str:
    """Words one after the other: "3, 4 and 6"."""
    if len(words) == 1:
        return words[0]
    return texts.say_often("recap-list", first=", ".join(words[:-1]), last=words[-1])


NO_RECAP = Recap({})
