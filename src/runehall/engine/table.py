"""The untrusted boundary: whoever wants to act on a position does it through a `Table`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from runehall.engine.documents import Document, seats_in
from runehall.engine.errors import IllegalAction, quoted
from runehall.engine.events import Event, read_events
from runehall.engine.game import Game
from runehall.engine.notation import MALFORMED
from runehall.engine.record import Record
from runehall.engine.seeds import Seed
from runehall.engine.state import State


class Table:
    """A game being played: it checks what comes in, keeps what happened, and shows it.

    >>> from runehall.games import GAMES
    >>> table = Table.new(GAMES["market"], seats=2, seed=7)
    >>> table.must()
    [0]
    >>> table.do(1, "pass")
    Traceback (most recent call last):
    runehall.engine.errors.IllegalAction: It is not seat 1's turn to act; the game waits for seat 0.
    """

    def __init__(self, game: Game, state: State, record: Record | None = None) -> None:
        self.game = game
        self.state = state
        self.record = record
        self.notation = game.notation(state)
        # What the deal has told; a table in the middle of a game has none.
        self.opening: list[Event] = list(read_events(state.take_heard(), game.events))

    @classmethod
    def new(
        cls, game: Game, *, seats: int, options: Mapping[str, Any] | None = None, seed: Seed = 0
    ) -> Table:
        """A new game at a new table, with a record of everything that will happen."""
        state = game.new(seats, options, seed)
        document = game.document(state)
        record = Record(game.id, game.version, seats, document["options"], seed, [])
        return cls(game, state, record)

    @classmethod
    def at(cls, game: Game, document: object) -> Table:
        """A table in the middle of a game, without a record of how it came there."""
        return cls(game, game.load(document))

    def do(self, seat: int, text: str) -> list[Event]:
        """Carry out an action, or raise IllegalAction and change nothing."""
        action = self.check(seat, text)
        after = self.state.copy()
        after.listening = True
        try:
            after.apply(seat, action)
        except ValueError as error:
            raise IllegalAction("dice", f"{str(error).capitalize()}.") from error
        events = list(read_events(after.take_heard(), self.game.events))
        after.listening = False
        self.state = after
        if self.record is not None:
            self.record.actions.append((seat, text))
        return events

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
        if action not in self.state.legal(seat):
            code, arguments = self.game.reason(self.state, seat, action)
            raise self.refusal(code, **arguments)
        return action

    def refusal(self, code: str, **arguments: Any) -> IllegalAction:
        """The refusal of a code, with its English sentence."""
        sentence = self.game.texts("en").say(f"refusal-{code}", **arguments)
        return IllegalAction(code, sentence, arguments)

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.state.seats

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over()

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
        """The seats that must or may act."""
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

    def lines(
        self, events: Sequence[Event], seat: int, names: Sequence[str], language: str = "en"
    ) -> list[str]:
        """The log lines of the events that a seat may know."""
        texts = self.game.texts(language)
        return [texts.event(event, names) for event in events if event.heard_by(seat)]
