"""Which texts a game needs, so that nothing at a table is without its word."""

from __future__ import annotations

from collections.abc import Iterator

from runehall.engine.errors import BadGame
from runehall.engine.game import Game
from runehall.engine.options import Option
from runehall.engine.texts import LANGUAGES


def needed_texts(game: Game) -> Iterator[str]:
    """The messages that a game needs in every language."""
    yield from ("name", "tagline")
    for preset in game.options.presets:
        yield from (f"preset-{preset}", f"preset-{preset}-help")
    for option in game.options.options:
        if option.name != game.options.label:
            yield from texts_of_option(option)
    yield from (f"phase-{phase}" for phase in game.phases)
    seats = min(game.seat_counts)
    state = game.empty(seats, game.options.resolve({}, seats), 0)
    for action in game.notation(state).by_verb.values():
        yield f"action-{action.name}"
    for event in game.events(state).values():
        yield f"event-{event.name}"


def texts_of_option(option: Option) -> Iterator[str]:
    """Its name, its help, and a word for each of its words; numbers, yes and no need none."""
    yield from (f"option-{option.name}", f"option-{option.name}-help")
    for choice in option.choices:
        if isinstance(choice, str):
            yield f"option-{option.name}-{choice}"


def missing_texts(game: Game) -> Iterator[str]:
    """A sentence for each text that a game lacks."""
    for language in LANGUAGES:
        texts = game.texts(language)
        for message in needed_texts(game):
            if not texts.has(message):
                yield f"{game.id} has no text “{message}” in “{language}”."
        try:
            rules = game.rules_as_written(language)
        except BadGame as error:
            yield str(error)
        else:
            if not rules.startswith("# "):
                yield f"The rules of {game.id} in “{language}” do not begin with a heading."
