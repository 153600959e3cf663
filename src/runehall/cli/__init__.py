"""The `runehall` command. Each command has a module of its own; nothing here knows a rule."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module

import typer
from rich.console import Console

from runehall.build_info import compiled
from runehall.cli.words import SPOKEN, VARIABLE, say, speak
from runehall.engine import RunehallError

__all__ = ["command_line", "main"]

BAD_INPUT = 2

# Each command and the module that holds it.
COMMANDS = {
    "games": "games",
    "rules": "rules",
    "options": "options",
    "manifest": "manifest",
    "play": "play",
    "hint": "hint",
    "arena": "arena",
    "scenario": "scenario",
    "simulate": "simulate",
    "record": "record",
    "lab": "lab",
    "lab tune": "tune",
    "replay": "replay",
    "open": "open",
    "analyse": "analyse",
    "puzzles": "puzzles",
    "perft": "perft",
    "serve": "serve",
    "mcp": "mcp",
    "backup": "backup",
    "restore": "backup",
    "verify": "verify",
    "race": "race",
}


def command_line(words: Sequence[str] = ()) -> typer.Typer:
    """The command with its parts: only the one that is asked for, as reading all takes a second."""
    app = typer.Typer(
        help="Rune games in one hall: play them, simulate them, look at how they are played.",
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
    )
    app.callback()(lambda: None)  # a command of one part would else take no name
    asked = words[0] if words and words[0] in COMMANDS else None
    for name, module in COMMANDS.items():
        if asked in (None, name):
            run = getattr(import_module(f"runehall.cli.{module}"), name.split()[-1])
            app.command(name)(run)
    return app


def as_one_word(words: Sequence[str]) -> list[str]:
    """What was typed, with a command of two words as one.

    >>> as_one_word(["lab", "tune", "market"]), as_one_word(["lab", "market"])
    (['lab tune', 'market'], ['lab', 'market'])
    """
    beginning = " ".join(words[:2])
    return [beginning, *words[2:]] if len(words) > 1 and beginning in COMMANDS else list(words)


def main() -> None:
    """Run the command line; bad input is answered with one sentence and exit code 2."""
    complaints = Console(stderr=True, soft_wrap=True, highlight=False, markup=False)
    try:
        if not compiled():
            speak(os.environ.get(VARIABLE, ""))
            complaints.print(say("interpreted"), style="dim")
        words = as_one_word(sys.argv[1:])
        command_line(words)(words)
    except RunehallError as error:
        from runehall.server.errors import in_words  # noqa: PLC0415 - what goes well needs no server

        complaints.print(in_words(error, SPOKEN.get()).sentence, style="bold red")
        sys.exit(BAD_INPUT)
    except OSError as error:
        complaints.print(f"{error.strerror}: {error.filename}", style="bold red")
        sys.exit(BAD_INPUT)
