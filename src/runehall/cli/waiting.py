"""What is shown while something takes its time: how far it is, and how long it will take."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from runehall.cli.words import say


@contextmanager
def waiting(*, quiet: bool = False) -> Iterator[Callable[[float, float], None]]:
    """A bar that is told how much is done of how much there is to do."""
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn())
    remaining = TimeRemainingColumn(elapsed_when_finished=True)
    console = Console(stderr=True)
    with Progress(*columns, remaining, console=console, disable=quiet, transient=True) as bar:
        task = bar.add_task(say("waiting-playing"), total=None)

        def tell(done: float, total: float) -> None:
            bar.update(task, completed=done, total=total)

        yield tell
