"""How fast the games are, beside their peers, in one run.

    python -m benchmarks.rules [--seconds 1] [--json] [--save FILE]

Everything is measured in processor time of one core, so that whatever else runs does not count.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console

from benchmarks.peers import Peer, find_peers
from benchmarks.report import machine, row, save, show
from benchmarks.search_speed import iterations_a_second, search_peer
from runehall.build_info import compiled
from runehall.engine import Chooser, Game, Generator, State, play_randomly
from runehall.games import GAMES

LONGEST_GAME = 10_000_000
BOARD_GAMES = ("runes", "rune")


def main() -> None:
    """Measure random play, copies, guesses and search; ratios are taken in one run."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seconds", type=float, default=1.0, help="for each measurement")
    options.add_argument("--json", action="store_true", help="print JSON instead of a table")
    options.add_argument("--save", type=Path, help="also write the JSON to a file")
    chosen = options.parse_args()
    peers = find_peers()
    rows = [row for game in GAMES.values() for row in rows_of(game, peers, chosen.seconds)]
    measured = {"compiled": compiled(), **machine(), "rows": rows}
    if chosen.save is not None:
        save(chosen.save, measured)
    if chosen.json:
        print(json.dumps(measured))
    else:
        show(rows)
    if not compiled():
        Console(stderr=True).print("These are numbers of the interpreted engine.", style="bold red")


def rows_of(game: Game, peers: dict[str, Peer], seconds: float) -> list[dict[str, Any]]:
    """The lines of one game; turns alternate, so that ours and the peer see the same machine."""
    peer = peers.get("backgammon" if game.id in BOARD_GAMES else "crazy_eights")
    ours = theirs = 0.0
    parts = 4
    for _ in range(parts):
        ours += actions_a_second(game, seconds / parts) / parts
        if peer is not None:
            theirs += peer.actions_a_second(seconds / parts) / parts
    rival = peer.name if peer else "no peer"
    return [
        row(f"{game.id}: random play, actions/s ({rival})", ours, theirs),
        row(f"{game.id}: copy, µs", microseconds_of_copy(game, seconds / 4)),
        row(f"{game.id}: guess, µs", microseconds_of_guess(game, seconds / 4)),
        search_row(game, seconds),
    ]


def search_row(game: Game, seconds: float) -> dict[str, Any]:
    """How fast a master thinks; turns alternate here too."""
    peer = search_peer("gin_rummy" if game.id in BOARD_GAMES else "hearts")
    ours = theirs = 0.0
    parts = 2
    for _ in range(parts):
        ours += iterations_a_second(game, seconds / parts) / parts
        if peer is not None:
            theirs += peer.iterations_a_second(seconds / parts) / parts
    rival = f"OpenSpiel IS-MCTS {peer.name}" if peer else "no peer"
    return row(f"{game.id}: search, iterations/s ({rival})", ours, theirs)


def actions_a_second(game: Game, seconds: float) -> float:
    """Full random play at all seat counts, legal lists and dealing included."""
    tables = [game.new(seats) for seats in game.seat_counts]
    chooser = Chooser(1)
    actions = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        for table in tables:
            state = dealt_anew(table, chooser.generator())
            actions += play_randomly(state, chooser, LONGEST_GAME)
    return actions / (time.process_time() - began)


def dealt_anew(table: State, generator: Generator) -> State:
    """A new game at the same table; an older installation, measured beside, calls it `fresh`."""
    deal: Callable[[Generator], State] = getattr(
        table, "anew" if hasattr(table, "anew") else "fresh"
    )
    return deal(generator)


def microseconds_of_copy(game: Game, seconds: float) -> float:
    """How long a copy takes in the middle of a game."""
    return microseconds(middle_of(game).copy, seconds)


def microseconds_of_guess(game: Game, seconds: float) -> float:
    """How long a guess takes in the middle of a game."""
    state, chooser = middle_of(game), Chooser(1)
    seat = 0
    return microseconds(lambda: state.guess(seat, chooser), seconds)


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


if __name__ == "__main__":
    main()
