"""The untrusted boundary: whoever wants to act on a position does it through a `Table`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from runehall.engine.documents import Document, seats_in
from runehall.engine.errors import BadGame, BadRecord, IllegalAction, WrongDice, quoted
from runehall.engine.events import Event, EventKind
from runehall.engine.game import Game
from runehall.engine.notation import MALFORMED
from runehall.engine.record import Record
from runehall.engine.seeds import Seed
from runehall.engine.state import EVENT_WIDTH, State


class Table:
    """A game being played: it checks what comes in, keeps what happened, and shows it.

    >>> from runehall.games import GAMES
    >>> table = Table.new(GAMES["market"], seats=2, seed=7)
    >>> table
    <table of market: 2 seats, turn 1, waits for seat 0>
    >>> table.do(1, "pass")
    Traceback (most recent call last):
    runehall.engine.errors.IllegalAction: It is not seat 1's turn to act; the game waits for seat 0.
    """

    def __init__(self, game: Game, state: State, kept: Record | None = None) -> None:
        self.game = game
        self.state = state
        # The record of a table that was there from the beginning.
        self.kept = kept
        self.notation = game.notation(state)
        self.event_kinds = game.events(state)
        # What the deal has told; a table in the middle of a game has none.
        self.opening: list[Event] = self.told_by(state)
        self.happened: list[Event] = list(self.opening)
        # The position before the last action, and how much had happened then.
        self.before: tuple[State, int] | None = None

    @classmethod
    def new(
        cls, game: Game, *, seats: int, options: Mapping[str, Any] | None = None, seed: Seed = 0
    ) -> Table:
        """A new game at a new table, with a record of everything that will happen."""
        state = game.new(seats, options, seed)
        document = game.document(state)
        kept = Record(game.id, game.version, seats, document["options"], seed, [])
        return cls(game, state, kept)

    @classmethod
    def again(
        cls, game: Game, *, seats: int, options: Mapping[str, Any], seed: Seed, version: int
    ) -> Table:
        """A game as it was begun, perhaps by former rules: with all its options, checked."""
        game.check_seats(seats)
        table = cls.new(
            game, seats=seats, options=game.options_of(options, seats, version), seed=seed
        )
        table.state.version = version
        if table.kept is not None:
            table.kept.version = version
        return table

    @classmethod
    def at(cls, game: Game, document: object, kept: Record | None = None) -> Table:
        """A table in the middle of a game, with the record of how it came there if it is known."""
        return cls(game, game.load(document), kept)

    @classmethod
    def from_position(cls, game: Game, document: Document) -> Table:
        """A game that begins from a position instead of a deal, with a record of what follows."""
        state = game.load(document)
        whole = game.document(state)
        kept = Record(
            game.id, whole["version"], state.seats, whole["options"], whole["seed"], [], document
        )
        return cls(game, state, kept)

    def __repr__(self) -> str:
        if self.over:
            now = f"over, won by {in_words(self.winners)}" if self.winners else "over"
        elif self.must():
            now = f"waits for {in_words(self.must())}"
        else:
            now = f"{in_words(self.may())} may act"
        where = "" if self.over else f"turn {self.state.turn_no}, "
        return f"<table of {self.game.id}: {self.seats} seats, {where}{now}>"

    def __reduce__(self) -> tuple[Any, ...]:
        told = [(event.name, event.audience, dict(event.values)) for event in self.happened]
        return (table_again, (self.game, self.state, self.kept, told, len(self.opening)))

    # --- acting ----------------------------------------------------------------------------------

    def do(self, seat: int, text: str) -> list[Event]:
        """Carry out an action, or raise IllegalAction and change nothing."""
        action = self.check(seat, text)
        after = self.state.copy()
        after.listening = True
        try:
            after.apply(seat, action)
        except WrongDice as error:
            raise IllegalAction("dice", f"{str(error).capitalize()}.") from error
        events = self.told_by(after)
        after.listening = False
        self.before = (self.state, len(self.happened))
        self.state = after
        self.happened += events
        if self.kept is not None:
            self.kept.actions.append((seat, text))
        return events

    def told_by(self, state: State) -> list[Event]:
        """What a state has told since it was last asked."""
        heard = state.take_heard()
        return read_events(list(heard), self.event_kinds, self.game.id) if len(heard) > 0 else []

    def take_back(self) -> None:
        """Undo the last action, once: it could not be written down, so it has never happened."""
        assert self.before is not None
        self.state, told = self.before
        del self.happened[told:]
        if self.kept is not None:
            self.kept.actions.pop()
        self.before = None

    def check(self, seat: int, text: str) -> int:
        """The code of a legal action; IllegalAction with the reason for any other."""
        if not isinstance(seat, int) or not 0 <= seat < self.state.seats:
            raise self.refusal("no_such_seat", seat=quoted(seat))
        action = self.notation.parse(text) if isinstance(text, str) else MALFORMED
        if action == MALFORMED:
            raise self.refusal("syntax", action=quoted(text))
        if self.state.over():
            raise self.refusal("game_over")
        if not (self.state.must() | self.state.may()) >> seat & 1:
            if self.state.must() == 0:
                # Who is asked in a window may be a secret.
                raise self.refusal("not_asked", seat=seat)
            waiting = ", ".join(str(each) for each in self.must())
            raise self.refusal("not_your_turn", seat=seat, waiting=waiting)
        if not is_in(action, self.state.legal(seat)):
            code, arguments = self.game.reason(self.state, seat, action)
            raise self.refusal(code, **({"action": text} if code == "not_now" else arguments))
        return action

    def against(self, seat: int, text: str) -> list[str]:
        """The places of the table that an illegal action breaks a rule at, as the game tells."""
        action = self.notation.parse(text)
        if action == MALFORMED or seat not in self.must():
            return []
        return self.game.against(self.state, seat, action)

    def refusal(self, code: str, **arguments: Any) -> IllegalAction:
        """The refusal of a code, with its English sentence."""
        sentence = self.game.texts("en").say(f"refusal-{code}", **arguments)
        return IllegalAction(code, sentence, arguments)

    # --- looking ---------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.state.seats

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over()

    @property
    def is_of_memory(self) -> bool:
        """Whether some of what happens is shown once and must then be remembered."""
        return any(kind.fleeting for kind in self.event_kinds.values())

    @property
    def winners(self) -> list[int]:
        """The seats that have won; none before the end."""
        return seats_in(self.state.winners())

    @property
    def scores(self) -> list[int]:
        """The points of each seat as they stand."""
        return list(self.state.scores())

    @property
    def asked(self) -> list[int]:
        """The seats that must or may act now."""
        return seats_in(self.state.must() | self.state.may())

    def must(self) -> list[int]:
        """The seats the game waits for."""
        return seats_in(self.state.must())

    def may(self) -> list[int]:
        """The seats that can act but need not."""
        return seats_in(self.state.may())

    def legal(self, seat: int) -> list[str]:
        """The texts of a seat's legal actions."""
        if not 0 <= seat < self.state.seats:
            return []
        return [self.notation.text(action) for action in self.state.legal(seat)]

    def document(self) -> Document:
        """The whole truth."""
        return self.game.document(self.state)

    def view(self, seat: int) -> Document:
        """What a seat (or the SPECTATOR, -1) may see."""
        return self.game.view(self.state, seat)

    def record(self) -> Record:
        """A record of everything so far: it replays to this position on every machine."""
        if self.kept is None:
            raise BadRecord("This table began in the middle of a game, so it has no record.")
        return self.kept.copy()

    # --- telling ---------------------------------------------------------------------------------

    def log(
        self, seat: int, *, names: Sequence[str] | None = None, language: str = "en"
    ) -> list[str]:
        """What has happened so far, in sentences, as far as a seat (or SPECTATOR) may know it."""
        return self.lines(self.happened, seat, names or self.seat_names(), language)

    def lines(
        self, events: Sequence[Event], seat: int, names: Sequence[str], language: str = "en"
    ) -> list[str]:
        """The log lines of the events that a seat may know."""
        texts = self.game.texts(language)
        return [texts.event(event, names, seat) for event in events if event.heard_by(seat)]

    def seat_names(self) -> list[str]:
        """What seats are called where nobody has given them a name."""
        return [f"seat {seat}" for seat in range(self.seats)]


def is_in(action: i64, legal: vec[i64]) -> bool:
    """Whether an action is on a list."""
    for each in legal:
        if each == action:
            return True
    return False


def in_words(seats: Sequence[int]) -> str:
    """Some seats in words.

    >>> in_words([0]), in_words([0, 2])
    ('seat 0', 'seats 0, 2')
    """
    return f"seat{'s' if len(seats) > 1 else ''} {', '.join(map(str, seats))}"


def table_again(
    game: Game,
    state: State,
    kept: Record | None,
    told: Sequence[tuple[str, int, dict[str, Any]]],
    opening: int,
) -> Table:
    """The table that a pickle has kept; events are known by the names of their kinds."""
    table = Table(game, state, kept)
    kinds = {kind.name: kind for kind in table.event_kinds.values()}
    table.happened = [Event(kinds[name], audience, values) for name, audience, values in told]
    table.opening = table.happened[:opening]
    return table


def read_events(numbers: list[int], kinds: Mapping[int, EventKind], game: str) -> list[Event]:
    """The events in rows of integers, one after another."""
    told: list[Event] = []
    for start in range(0, len(numbers), EVENT_WIDTH):
        kind = kinds.get(numbers[start + 1])
        if kind is None:
            number = numbers[start + 1]
            raise BadGame(f"{game} tells an event {number}, but declares none of that number.")
        row = tuple(numbers[start : start + EVENT_WIDTH])
        event = kind.known.get(row)
        told.append(kind.event(row) if event is None else event)
    return told
