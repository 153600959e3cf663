"""`runehall games` and `runehall rules`: what can be played, and how."""

from __future__ import annotations

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

from runehall.cli.arguments import GameName, Language, find_game
from runehall.games import GAMES


def games(lang: Language = "en") -> None:
    """List the games, their seats and their presets."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("game", "name", "seats", "presets"):
        table.add_column(heading, style="bold" if heading == "game" else "")
    for game in GAMES.values():
        texts = game.texts(lang)
        low, high = min(game.seat_counts), max(game.seat_counts)
        seats = (
            f"{low}-{high}"
            if len(game.seat_counts) == high - low + 1
            else ", ".join(map(str, game.seat_counts))
        )
        table.add_row(game.id, texts.say("name"), seats, ", ".join(game.options.presets))
        table.add_row("", f"[dim]{texts.say('tagline')}[/dim]", "", "")
    Console().print(table)


def rules(game: GameName, lang: Language = "en") -> None:
    """Show the rules of a game for players."""
    Console().print(Markdown(find_game(game).rules(lang)))
