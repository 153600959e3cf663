"""Numbers in the rules for players: they are asked of the game, never written by hand."""

from __future__ import annotations

from runehall.engine.errors import BadGame, quoted, unknown
from runehall.engine.game import Game
from runehall.engine.texts import Texts

ABOUT = {"minutes": "playing-minutes", "age": "playing-age"}


def fact(game: Game, name: str, *, seats: int | None = None, edition: str | None = None) -> int:
    """A number of the game: of an edition (the usual one), and of a number of seats if it matters.

    >>> from runehall.games import GAMES
    >>> fact(GAMES["market"], "hand_size"), fact(GAMES["market"], "price", seats=3)
    (3, 3)
    """
    preset = edition or game.options.default_preset
    if preset not in game.options.presets:
        raise unknown("preset", preset, game.options.presets)
    tables = [
        each
        for each in game.seat_counts
        if (seats is None or each == seats) and game.options.fits(preset, each)
    ]
    found = {number_at(game, name, each, preset) for each in tables}
    if not found:
        raise BadGame(f"{game.id}: nobody plays {quoted(preset)} with {seats} seats.")
    if len(found) > 1:
        raise BadGame(
            f"{game.id}: {quoted(name)} depends on the seats; write for how many it is told."
        )
    return found.pop()


def number_at(game: Game, name: str, seats: int, preset: str) -> int:
    """A number at a table of so many seats."""
    values = game.options.resolve({"preset": preset}, seats)
    facts = {
        "fewest_players": min(game.seat_counts),
        "most_players": max(game.seat_counts),
        **{option: value for option, value in values.items() if type(value) is int},
        **{name: int(game.texts().say(said)) for name, said in ABOUT.items() if has(game, said)},
        **game.facts(seats, values),
    }
    if name not in facts:
        raise unknown("fact", name, facts)
    return facts[name]


def has(game: Game, message: str) -> bool:
    """Whether the game says this of itself."""
    return game.texts().has(message)


def in_a_word(texts: Texts, number: int) -> str:
    """A small number as a word, any other in digits."""
    message = f"number-{number}"
    return texts.say(message) if texts.has(message) else in_digits(number)


def in_digits(number: int) -> str:
    """A number with a real minus.

    >>> len(in_digits(-12)), in_digits(-12).isascii()
    (3, False)
    """
    return str(number).replace("-", "\N{MINUS SIGN}")
