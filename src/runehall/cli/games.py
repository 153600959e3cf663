"""`runehall games`: what can be played."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import typer
from rich.console import Console
from rich.table import Table

from runehall.cli.arguments import AsJson
from runehall.cli.words import Language, say
from runehall.engine import Game
from runehall.games import GAMES


def games(lang: Language = "", as_json: AsJson = False) -> None:
    """List the games, their seats and their presets."""
    if as_json:
        listed = [game_document(game, lang) for game in GAMES.values()]
        typer.echo(json.dumps({"games": listed}, ensure_ascii=False))
        return
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    for game in GAMES.values():
        texts = game.texts(lang)
        seats = say("games-seats", counts=counts(game.seat_counts))
        lines = (
            f"[bold]{texts.say('name')}[/bold] · {seats}",
            texts.say("tagline"),
            f"[dim]{say('games-presets', presets=', '.join(game.options.presets))}[/dim]",
        )
        table.add_row(game.id, "\n".join(lines))
    Console(highlight=False).print(table)


def game_document(game: Game, language: str) -> dict[str, Any]:
    """What a program wants to know of a game before it asks for more."""
    texts = game.texts(language)
    return {
        "id": game.id,
        "version": game.version,
        "name": texts.say("name"),
        "tagline": texts.say("tagline"),
        "seats": list(game.seat_counts),
        "low_score_wins": game.low_score_wins,
        "presets": list(game.options.presets),
        "default_preset": game.options.default_preset,
    }


def counts(numbers: Sequence[int]) -> str:
    """Numbers of seats as people write them: a range if none is left out.

    >>> counts([1, 2, 4])
    '1, 2, 4'
    """
    low, high = min(numbers), max(numbers)
    if len(numbers) > 1 and len(numbers) == high - low + 1:
        return f"{low}–{high}"
    return ", ".join(map(str, numbers))
