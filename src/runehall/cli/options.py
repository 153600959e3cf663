"""`runehall options`: what can be set in a game, to what, and what the presets choose."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import typer
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from runehall.cli.arguments import AsJson, GameName, Preset, Seats, seats_or_fewest
from runehall.cli.words import Language, say
from runehall.engine import Game, Option, Texts
from runehall.engine.options import Values, in_json
from runehall.games import game_named


def options(
    game: GameName,
    seats: Seats = None,
    preset: Preset = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """List the options of a game: values, defaults, what they mean, and the presets."""
    chosen = game_named(game)
    table_seats = seats_or_fewest(chosen, seats, preset)
    asked = preset or chosen.options.seat_presets.get(table_seats, chosen.options.default_preset)
    values = chosen.options.resolve({"preset": asked}, table_seats)
    texts = chosen.texts(lang)
    if as_json:
        head = {"game": chosen.id, "version": chosen.version, "seats": table_seats, "preset": asked}
        document = {
            **head,
            "options": list(option_documents(chosen, values, texts, table_seats)),
            "presets": list(preset_documents(chosen, texts)),
        }
        typer.echo(json.dumps(document, ensure_ascii=False))
        return
    title = say("options-title", game=texts.say("name"), seats=table_seats, preset=asked)
    Console(highlight=False).print(
        Text(title, "bold"),
        Text(say("options-how"), "dim"),
        Padding(option_table(chosen, values, texts, table_seats), (1, 0)),
        Text(say("options-presets"), "bold"),
        Text(say("options-preset-how"), "dim"),
        Padding(preset_table(chosen, texts), (1, 0, 0, 0)),
        sep="\n",
    )


# --- for programs --------------------------------------------------------------------------------


def option_documents(
    game: Game, values: Values, texts: Texts, seats: int
) -> Iterator[dict[str, Any]]:
    """Every option with its default at this table and its words."""
    for option in settable(game):
        yield {
            "name": option.name,
            "title": words(texts, f"option-{option.name}", option.name),
            "help": words(texts, f"option-{option.name}-help"),
            "default": values.get(option.name, option.default),
            "allowed": option.allowed,
            "choices": [
                {"value": value, "words": value_words(texts, option, value)}
                for value in choices(option, seats)
            ],
        }


def preset_documents(game: Game, texts: Texts) -> Iterator[dict[str, Any]]:
    """Every preset with what it changes and the numbers of seats it can be played with."""
    for name, changes in game.options.presets.items():
        yield {
            "name": name,
            "title": words(texts, f"preset-{name}", name),
            "help": words(texts, f"preset-{name}-help"),
            "changes": dict(changes),
            "seats": [seats for seats in game.seat_counts if game.options.fits(name, seats)],
        }


# --- for people ----------------------------------------------------------------------------------


def option_table(game: Game, values: Values, texts: Texts, seats: int) -> Table:
    """An option to a row: what it is called when typed, what it means, what it can be."""
    table = two_columns()
    for option in settable(game):
        title = words(texts, f"option-{option.name}", option.name)
        lines = Text(f"{title}: ", "bold").append(
            in_json(values.get(option.name, option.default)), "green"
        )
        add_help(lines, words(texts, f"option-{option.name}-help"))
        lines.append(f"\n{allowed(texts, option, seats)}", "not bold dim")
        table.add_row(option.name, lines)
    return table


def allowed(texts: Texts, option: Option, seats: int) -> str:
    """The values that can be typed, with their meanings."""
    values = []
    for value in choices(option, seats):
        meaning = value_words(texts, option, value)
        values.append(in_json(value) + (f" ({meaning})" if meaning != in_json(value) else ""))
    return ", ".join(values) or option.allowed


def preset_table(game: Game, texts: Texts) -> Table:
    """A preset to a row, with what it changes."""
    table = two_columns()
    for name, changes in game.options.presets.items():
        lines = Text(words(texts, f"preset-{name}", name), "bold")
        add_help(lines, words(texts, f"preset-{name}-help"))
        changed = ", ".join(f"{option}={in_json(value)}" for option, value in changes.items())
        lines.append(f"\n{changed or say('options-same')}", "not bold dim")
        table.add_row(name, lines)
    return table


def two_columns() -> Table:
    """What one types to the left, what it means to the right."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    return table


def add_help(lines: Text, explained: str) -> None:
    """Another line that explains, if there is one."""
    if explained:
        lines.append(f"\n{explained}", "not bold")


# --- for both ------------------------------------------------------------------------------------


def settable(game: Game) -> Iterator[Option]:
    """The options but the one that only keeps the preset's name."""
    return (option for option in game.options.options if option.name != game.options.label)


def choices(option: Option, seats: int) -> Iterator[Any]:
    """The values of an option that has few of them; a seat has to be at the table."""
    for value in option.choices:
        if not option.names_seat or not isinstance(value, int) or value < seats:
            yield value


def value_words(texts: Texts, option: Option, value: Any) -> str:
    """What a value is called, which may be what one types."""
    return words(texts, f"option-{option.name}-{in_json(value)}", in_json(value))


def words(texts: Texts, message: str, otherwise: str = "") -> str:
    """A message of the game, or other words where it has none."""
    return texts.say(message) if texts.has(message) else otherwise
