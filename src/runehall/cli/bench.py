"""`runehall bench`: how fast the games are, beside their peers, in one run.

Everything is measured in processor time of one core, so that whatever else runs does not count.
"""

from __future__ import annotations

import json
import os
import platform
import time
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from runehall.build_info import compiled
from runehall.cli.peers import Peer, find_peers
from runehall.cli.search_speed import iterations_a_second, search_peer
from runehall.engine import Chooser, Game, State, play_randomly
from runehall.games import GAMES

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]
Seconds = Annotated[float, typer.Option(min=0.05, max=60, help="How long each measurement takes.")]
Save = Annotated[
    Path | None, typer.Option(dir_okay=False, writable=True, help="Also write the JSON to a file.")
]

LONGEST_GAME = 10_000_000
BOARD_GAMES = ("runes", "rune")
NUMBERS = ("ours", "peer", "ratio")


def bench(as_json: AsJson = False, seconds: Seconds = 1.0, save: Save = None) -> None:
    """Measure random play, copies, guesses and search; ratios are taken in one run."""
    peers = find_peers()
    rows = [row for game in GAMES.values() for row in rows_of(game, peers, seconds)]
    measured = {"compiled": compiled(), **machine(), "rows": rows}
    if save is not None:
        save.parent.mkdir(parents=True, exist_ok=True)
        save.write_text(json.dumps(measured, indent=2, ensure_ascii=False) + "\n", "utf-8")
    if as_json:
        typer.echo(json.dumps(measured))
    else:
        show(rows)


def machine() -> dict[str, Any]:
    """What the numbers were measured on; only ratios travel from one machine to another."""
    return {
        "python": platform.python_version(),
        "processor": platform.machine(),
        "cores": os.cpu_count(),
    }


def rows_of(game: Game, peers: dict[str, Peer], seconds: float) -> list[dict[str, Any]]:
    """The lines of one game; turns alternate, so that ours and the peer see the same machine."""
    peer = peers.get("backgammon" if game.id in BOARD_GAMES else "crazy_eights")
    ours = theirs = 0.0
    halves = 4
    for _ in range(halves):
        ours += actions_a_second(game, seconds / halves) / halves
        if peer is not None:
            theirs += peer.actions_a_second(seconds / halves) / halves
    rows = [
        row(f"{game.id}: random play, actions/s ({peer.name if peer else 'no peer'})", ours, theirs)
    ]
    state = middle_of(game)
    rows.append(row(f"{game.id}: copy, µs", microseconds(state.copy, seconds / 4)))
    chooser = Chooser(1)
    seat = 0
    rows.append(
        row(f"{game.id}: guess, µs", microseconds(lambda: state.guess(seat, chooser), seconds / 4))
    )
    rows.append(search_row(game, seconds))
    return rows


def search_row(game: Game, seconds: float) -> dict[str, Any]:
    """How fast a master thinks; turns alternate here too."""
    peer = search_peer("gin_rummy" if game.id in BOARD_GAMES else "hearts")
    ours = theirs = 0.0
    halves = 2
    for _ in range(halves):
        ours += iterations_a_second(game, seconds / halves) / halves
        if peer is not None:
            theirs += peer.iterations_a_second(seconds / halves) / halves
    rival = f"OpenSpiel IS-MCTS {peer.name}" if peer else "no peer"
    return row(f"{game.id}: search, iterations/s ({rival})", ours, theirs)


def row(name: str, ours: float, peer: float = 0.0) -> dict[str, Any]:
    """One line: our number, the peer's and the ratio where there is a peer."""
    return {
        "name": name,
        "ours": ours,
        "peer": peer or None,
        "ratio": ours / peer if peer else None,
    }


def actions_a_second(game: Game, seconds: float) -> float:
    """Full random play at all seat counts, legal lists and dealing included."""
    tables = [game.new(seats) for seats in game.seat_counts]
    chooser = Chooser(1)
    actions = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        for table in tables:
            state = table.anew(chooser.generator())
            actions += play_randomly(state, chooser, LONGEST_GAME)
    return actions / (time.process_time() - began)


def middle_of(game: Game) -> State:
    """A position in the middle of a game with all seats taken."""
    state = game.new(max(game.seat_counts), None, 3)
    half = play_randomly(state.copy(), Chooser(1), LONGEST_GAME) // 2
    play_randomly(state, Chooser(1), half)
    return state


def microseconds(call: Callable[[], object], seconds: float) -> float:
    """How long one call takes."""
    calls = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        for _ in range(100):
            call()
        calls += 100
    return (time.process_time() - began) / calls * 1e6


def show(rows: list[dict[str, Any]]) -> None:
    """The lines as a table."""
    table = Table(box=None, padding=(0, 3, 0, 0))
    for heading in ("measured", "ours", "peer", "ratio", "compared with"):
        table.add_column(heading, justify="right" if heading in NUMBERS else "left")
    for line in rows:
        ours = f"{line['ours']:,.0f}" if line["ours"] >= 100 else f"{line['ours']:.3f}"  # noqa: PLR2004
        peer = f"{line['peer']:,.0f}" if line["peer"] else ""
        ratio = f"{line['ratio']:.1f}x" if line["ratio"] else ""
        name, _, rival = line["name"].partition(" (")
        table.add_row(name, ours, peer, ratio, rival.removesuffix(")"))
    Console().print(table)
    if not compiled():
        Console(stderr=True).print("These are numbers of the interpreted engine.", style="bold red")
