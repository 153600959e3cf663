"""A game looked at decision by decision: what could be done, what was, and who was ahead when."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from runehall.engine import Chooser, Game, Heuristics, State, seats_in
from runehall.engine.notation import ActionKind
from runehall.lab.play.players import choices, promises_of

# Of the free decisions, every so-many-th is looked at for choices that are about as good.
LOOKED_AT = 8
NEARLY_EQUAL = 0.01
SURE = 0.9
THOUSAND = 1000
# Words whose values are places or people rather than things in the box.
NOT_THINGS = {"", "seat", "place"}

# What is noted of every game: changes of lead, how much of it the winner trailed, how far chances
# moved, when it was decided (the last three in thousandths); and its turns.
COLUMNS = ("turns", "leads", "trailed", "swing", "sure")


class Watch:
    """Looks at games, one after another, without changing how they go."""

    def __init__(self, game: Game, heuristics: Heuristics) -> None:
        self.game = game
        self.heuristics = heuristics
        self.columns: dict[str, list[int]] = {name: [] for name in COLUMNS}
        self.possible: Counter[str] = Counter()
        self.chosen: Counter[str] = Counter()
        self.avoidable: Counter[str] = Counter()  # chosen where another verb was possible
        self.counts: Counter[str] = Counter()
        self.begin(0)

    def begin(self, seed: int) -> None:
        """A new game begins."""
        self.luck = Chooser(seed & 0xFFFFFFFF)
        self.turn = (-1, -1)
        self.turns = 0
        self.curve: list[list[float]] = []

    def note(self, state: State, seat: int, action: int) -> None:
        """A seat is about to act."""
        if (state.turn, state.turn_no) != self.turn:
            self.turn = (state.turn, state.turn_no)
            self.turns += 1
        self.curve.append(self.chances(state))
        self.note_use(state, seat, action)
        possible = choices(state, seat)
        self.counts["decisions"] += 1
        self.counts["choices"] += len(possible)
        if len(seats_in(state.may())) > 1:
            self.counts["raced"] += 1
        if len(possible) == 1:
            self.counts["forced"] += 1
            return
        self.counts["free"] += 1
        if self.counts["free"] % LOOKED_AT == 0:
            promises = promises_of(self.heuristics, state, seat, possible, self.luck)
            second, best = sorted(promises)[-2:]
            self.counts["compared"] += 1
            self.counts["nearly_equal"] += best - second < NEARLY_EQUAL

    def note_use(self, state: State, seat: int, action: int) -> None:
        """Count what the seat could do, and what it does, by verb and by thing."""
        notation = self.game.notation(state)
        names: set[str] = set()
        for each in state.legal(seat):
            names |= names_of(notation.kind(each), each)
        self.possible.update(names)
        done = names_of(notation.kind(action), action)
        self.chosen.update(done)
        verb = notation.kind(action).template.split()[0]
        if any(name.split(" ", maxsplit=1)[0] != verb for name in names):
            self.avoidable.update(done)

    def chances(self, state: State) -> list[float]:
        """What each seat can expect of the win."""
        found = [self.heuristics.evaluate(state, seat) for seat in range(state.seats)]
        total = sum(found)
        return [each / total if total > 0.0 else 1.0 / len(found) for each in found]

    def end(self, state: State, actions: int) -> None:
        """The game is over."""
        winners = seats_in(state.winners())
        curve = [*self.curve, self.chances(state)]
        leaders = [leader(point) for point in curve]
        changes = sum(a != b for a, b in pairwise(leaders))
        behind = sum(each not in winners for each in leaders[:-1])
        moved = sum(
            abs(after - before) / 2.0
            for point, later in pairwise(curve)
            for before, after in zip(point, later, strict=True)
        )
        undecided = [max(point) < SURE for point in curve]
        last = max((ply + 1 for ply, open_still in enumerate(undecided) if open_still), default=0)
        noted = (
            self.turns,
            changes,
            THOUSAND * behind // max(1, actions),
            round(THOUSAND * moved),
            THOUSAND * min(last, actions) // max(1, actions),
        )
        for name, value in zip(COLUMNS, noted, strict=True):
            self.columns[name].append(value)

    def document(self) -> dict[str, dict[str, int]]:
        """All that was counted."""
        found = {
            "possible": self.possible,
            "chosen": self.chosen,
            "avoidable": self.avoidable,
            "counts": self.counts,
        }
        return {name: dict(sorted(counter.items())) for name, counter in found.items()}


def leader(point: list[float]) -> int:
    """The seat with the best chance, the first of equals."""
    return point.index(max(point))


def names_of(kind: ActionKind, action: int) -> set[str]:
    """What an action uses: its verb, and the things of the box that it names, `raid R`."""
    verb = kind.template.split()[0]
    values = kind.values(action)
    shown = (
        part.show(values[name])
        for name, part in kind.parts.items()
        if part.vocabulary not in NOT_THINGS
    )
    return {verb, *(f"{verb} {thing}" for thing in shown if thing[0].isalpha())}


def verbs_of(game: Game, seats: int, options: dict[str, object]) -> list[str]:
    """The first words of all actions of a game but those that only begin a round."""
    kinds = game.notation(game.new(seats, options)).by_verb.values()
    return sorted({kind.template.split()[0] for kind in kinds if not kind.begins_round})
