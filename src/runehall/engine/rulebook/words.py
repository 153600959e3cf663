"""Options and editions in the words of the lobby."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from runehall.engine.game import Game
from runehall.engine.options import Option, Values, in_json
from runehall.engine.texts import Texts


def settable(game: Game) -> Iterator[Option]:
    """What can be set one by one: neither the edition nor who begins, which is asked by name."""
    for option in game.options.options:
        if option.name != game.options.label and not option.names_seat:
            yield option


def value_said(texts: Texts, option: Option, value: Any) -> str:
    """What a value of an option is called.

    >>> from runehall.games import GAMES
    >>> game = GAMES["market"]
    >>> value_said(game.texts("en"), game.options.option("rune_sale"), "per_five")
    'one per five'
    >>> value_said(game.texts("de"), game.options.option("neutralise"), True)
    'ja'

    A value of several parts has one message that names them all:

    >>> game = GAMES["rune"]
    >>> value_said(game.texts("en"), game.options.option("values"), {"B": 1, "G": 2, "R": 3})
    'blue 1, green 2, red 3'
    """
    if isinstance(value, Mapping) and texts.has(f"option-{option.name}-each"):
        return texts.say(f"option-{option.name}-each", **value)
    shown = in_json(value)
    for message in (f"option-{option.name}-{shown}", f"value-{shown}"):
        if texts.has(message):
            return texts.say(message)
    return shown


def list_of_editions(game: Game, texts: Texts) -> str:
    """Every edition: its name, what it is, and what it sets."""
    return "\n".join(edition(game, texts, preset) for preset in game.options.presets)


def edition(game: Game, texts: Texts, preset: str) -> str:
    """One edition as an item of a list."""
    usual = preset == game.options.default_preset
    name = texts.say(f"preset-{preset}")
    title = texts.say("rules-usual-edition", name=name) if usual else f"**{name}**"
    changed = "; ".join(
        f"{texts.say(f'option-{name}')}: {value_said(texts, game.options.option(name), value)}"
        for name, value in game.options.presets[preset].items()
    )
    item = f"- {title}. {texts.say(f'preset-{preset}-help')}"
    return f"{item} *{changed}.*" if changed else item


def usual_values(game: Game) -> Values:
    """The options of the usual edition, at the smallest table that it is for."""
    options = game.options.in_hall()
    preset = options.default_preset
    seats = next(each for each in game.seat_counts if options.fits(preset, each))
    return options.resolve({"preset": preset}, seats)


def list_of_options(game: Game, texts: Texts) -> str:
    """Every option that can be set: its name, what it does, and what it usually is."""
    usually = usual_values(game)
    items = []
    for option in settable(game):
        value = value_said(texts, option, usually.get(option.name, option.default))
        items.append(
            f"- **{texts.say(f'option-{option.name}')}.**"
            f" {texts.say(f'option-{option.name}-help')} {texts.say('rules-usually', value=value)}"
        )
    return "\n".join(items)
