"""The games, levels and paces as the page offers them, in both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, get_args

from runehall import __version__
from runehall.bots import LEVELS
from runehall.bots.trained import Training
from runehall.engine import Game, Option, Texts
from runehall.engine.rulebook import value_said
from runehall.engine.texts import LANGUAGES, fluent_of
from runehall.server import wire
from runehall.server.clocks import PATIENCE
from runehall.server.errors import hall_texts
from runehall.server.operations.roster import USUAL, Roster
from runehall.server.storage.setup import sealed_options
from runehall.server.table.beginning import OPTION
from runehall.server.table.lessons import readable_lesson


def hall_info(games: Mapping[str, Game], roster: Roster = USUAL) -> wire.HallInfo:
    """Everything on offer."""
    return wire.HallInfo(
        version=__version__,
        games=[game_info(game) for game in games.values()],
        levels=[
            wire.LevelInfo(level, hall_words(f"level-{level}"), hall_words(f"level-{level}-help"))
            for level in LEVELS
        ]
        + [
            wire.LevelInfo(name, wire.Words(name, name), learned(games, each.training))
            for name, each in roster.trained.items()
        ],
        paces=[
            wire.PaceInfo(
                id=pace,
                words=hall_words(f"pace-{pace}"),
                help=hall_words(f"pace-{pace}-help"),
                decision_seconds=patience.decision,
                window_seconds=patience.window,
            )
            for pace, patience in PATIENCE.items()
        ],
        emotes=list(get_args(wire.EmoteName)),
    )


def learned(games: Mapping[str, Game], training: Training) -> wire.Words:
    """What a trained player can play."""
    game = games[training.game]
    return wire.Words(
        *(
            hall_texts(language).say(
                "level-trained-help", game=game.texts(language).say("name"), seats=training.seats
            )
            for language in LANGUAGES
        )
    )


def hall_words(message: str, **arguments: Any) -> wire.Words:
    """A message of the hall in both languages."""
    return wire.Words(*(hall_texts(language).say(message, **arguments) for language in LANGUAGES))


def game_info(game: Game) -> wire.GameInfo:
    """One game, with the defaults of a hall."""
    options = game.options.in_hall()
    return wire.GameInfo(
        id=game.id,
        version=game.version,
        words=words_of(game, "name"),
        tagline=words_of(game, "tagline"),
        like=words_of(game, "playing-like") if game.texts().has("playing-like") else None,
        minutes=number_said(game, "playing-minutes"),
        age=number_said(game, "playing-age"),
        seats=list(game.seat_counts),
        low_score_wins=game.low_score_wins,
        default_preset=options.default_preset,
        seat_presets={str(seats): preset for seats, preset in options.seat_presets.items()},
        presets=[preset_info(game, preset) for preset in options.presets],
        options=[
            option_info(game, each)
            for each in options.options
            if each.name not in (options.label, OPTION)
        ],
        begins=begins_info(game) if OPTION in options.by_name else None,
        lesson=readable_lesson(game) is not None,
    )


def begins_info(game: Game) -> wire.BeginsInfo:
    """Who begins, in the game's own words or in those of the hall."""
    own = game.texts()
    return wire.BeginsInfo(
        *(
            words_of(game, message) if own.has(message) else hall_words(message)
            for message in ("begins-first", "begins-next")
        )
    )


def number_said(game: Game, message: str) -> int | None:
    """A number that a game tells of itself, if it does."""
    texts = game.texts()
    return int(texts.say(message)) if texts.has(message) else None


def preset_info(game: Game, preset: str) -> wire.PresetInfo:
    """A preset and what it sets."""
    help_message = f"preset-{preset}-help"
    helped = game.texts().has(help_message)
    return wire.PresetInfo(
        id=preset,
        words=words_of(game, f"preset-{preset}", preset),
        help=words_of(game, help_message) if helped else None,
        values=dict(game.options.presets[preset]),
        seats=[seats for seats in game.seat_counts if game.options.fits(preset, seats)],
    )


def option_info(game: Game, option: Option) -> wire.OptionInfo:
    """An option and its values."""
    name = option.name
    sealed = {key for seats in game.seat_counts if seats > 1 for key in sealed_options(game, seats)}
    return wire.OptionInfo(
        name=name,
        words=words_of(game, f"option-{name}", name),
        help=words_of(game, f"option-{name}-help", ""),
        default=option.default,
        allowed=option.allowed,
        choices=[
            wire.ChoiceInfo(value, value_words(game, option, value)) for value in option.choices
        ],
        fixed=name in sealed,
    )


def value_words(game: Game, option: Option, value: Any) -> wire.Words:
    """What a value of an option is called."""
    return wire.Words(*(value_said(game.texts(each), option, value) for each in LANGUAGES))


def words_of(game: Game, message: str, otherwise: str | None = None) -> wire.Words:
    """A message of a game in both languages, or other words if it has none."""
    return wire.Words(*(said(game.texts(each), message, otherwise) for each in LANGUAGES))


def said(texts: Texts, message: str, otherwise: str | None) -> str:
    """A message, or other words."""
    if otherwise is not None and not texts.has(message):
        return otherwise
    return texts.say(message)


@cache
def fluent_source(package: str, language: str) -> str:
    """The words of the engine and of one game, as the page's Fluent reads them."""
    return "\n".join(fluent_of(each, language) for each in ("runehall.engine", package))
