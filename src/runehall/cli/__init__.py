"""The `runehall` command. Each command has a module of its own; nothing here knows a rule."""

from __future__ import annotations

import os
import sys

import typer
from rich.console import Console

from runehall.build_info import compiled
from runehall.cli.arena import arena
from runehall.cli.backup import backup, restore
from runehall.cli.games import games
from runehall.cli.hint import hint
from runehall.cli.manifest import manifest
from runehall.cli.options import options
from runehall.cli.perft import count
from runehall.cli.play import play
from runehall.cli.race import race
from runehall.cli.replay import replay
from runehall.cli.rules import rules
from runehall.cli.scenario import scenario
from runehall.cli.serve import serve
from runehall.cli.simulate import simulate
from runehall.cli.verify import verify
from runehall.cli.words import SPOKEN, VARIABLE, say, speak
from runehall.engine import BadManifest, RunehallError

__all__ = ["app", "main"]

BAD_INPUT = 2

app = typer.Typer(
    help="Rune games in one hall: play them, simulate them, look at how they are played.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command()(games)
app.command()(rules)
app.command()(options)
app.command()(manifest)
app.command()(play)
app.command()(hint)
app.command()(arena)
app.command()(scenario)
app.command()(simulate)
app.command()(replay)
app.command("perft")(count)
app.command()(serve)
app.command()(backup)
app.command()(restore)
app.command()(verify)
app.command()(race)


def main() -> None:
    """Run the command line; bad input is answered with one sentence and exit code 2."""
    complaints = Console(stderr=True, soft_wrap=True)
    try:
        if not compiled():
            speak(os.environ.get(VARIABLE, ""))
            complaints.print(say("interpreted"), style="dim")
        app()
    except BadManifest as error:
        complaints.print(
            error.sentence(SPOKEN.get()), style="bold red", markup=False, highlight=False
        )
        sys.exit(BAD_INPUT)
    except RunehallError as error:
        complaints.print(str(error), style="bold red", markup=False, highlight=False)
        sys.exit(BAD_INPUT)
    except OSError as error:
        complaints.print(f"{error.strerror}: {error.filename}", style="bold red", markup=False)
        sys.exit(BAD_INPUT)
