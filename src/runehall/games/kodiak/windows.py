"""The frenzy: when a window opens, who is asked in it, what is forgotten when it closes."""

from __future__ import annotations

from mypy_extensions import i64

from runehall.engine.state import NO_CARDS, NOTHING
from runehall.games.kodiak.codes import FRENZY
from runehall.games.kodiak.position import Position


def open_first_window(game: Position) -> None:
    """A card has landed: mice may scurry on it and Kodiak may pounce."""
    forget_window(game)
    game.phase = FRENZY


def open_second_window(game: Position) -> None:
    """K18: actions have changed what is known. A used-up discard is no race, so Kodiak is alone."""
    forget_window(game)
    game.phase = FRENZY
    game.second = True
    if game.claimed:
        game.passed = mice(game)


def forget_window(game: Position) -> None:
    """Passes, failures and the run of a window are forgotten."""
    game.runner = NOTHING
    game.run = NO_CARDS
    game.passed = 0
    game.out = 0
    game.second = False


def mice(game: Position) -> i64:
    """Every seat but Kodiak's."""
    return game.everyone() & ~(i64(1) << game.cat)


def eligible(game: Position) -> i64:
    """The seats that have a say in the open window, whether or not they have passed."""
    cat = i64(1) << game.cat
    if game.runner == NOTHING:
        seats = mice(game) & ~game.out
        return seats if game.locked else seats | cat
    # The others' throws are late; whether they are accepted at all is an option (K8).
    seats = mice(game) if game.rules.late_scurries else i64(1) << game.runner
    seats = (seats | cat) & ~game.out
    # Only the runner can be without a card here.
    if game.held(game.runner) == 0:
        seats &= ~(i64(1) << game.runner)
    return seats


def asked(game: Position) -> i64:
    """The seats that may still act in the open window."""
    return eligible(game) & ~game.passed


def ask_again(game: Position, seat: i64) -> None:
    """A seat that has passed may act after all."""
    game.passed &= ~(i64(1) << seat)
