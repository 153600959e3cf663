"""`runehall scenario`: run executable examples."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from runehall.cli.arguments import read_file
from runehall.engine import run_scenarios
from runehall.games import GAMES

Files = Annotated[list[Path], typer.Argument(help="Scenario files (JSON).")]


def scenario(files: Files) -> None:
    """Run scenario files; the last line counts what passed and what failed."""
    console = Console(soft_wrap=True, highlight=False)
    passed = failed = 0
    for path in files:
        for outcome in run_scenarios(read_file(path), GAMES):
            if outcome.failure is None:
                passed += 1
                continue
            failed += 1
            console.print(f"FAILED {path}: {outcome.name}", style="bold red", markup=False)
            console.print(outcome.failure, markup=False)
    console.print(f"{passed} passed, {failed} failed")
    if failed:
        raise typer.Exit(1)
