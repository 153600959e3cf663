"""How fast the games are as environments, beside others of their kind, in one run on one core.

    python -m benchmarks.environments [--seconds 1] [--games alaska,rune] [--json] [--save FILE]

A step is one decision with its observation and its legal actions; choices are random and made by
whoever drives. Everything is measured in processor time.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import random
import warnings
from pathlib import Path
from typing import Any

# One core, for ours and for the peers.
for _threads in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
    os.environ.setdefault(_threads, "1")
os.environ.setdefault(
    "XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
)
os.environ.setdefault("JAX_PLATFORMS", "cpu")

import numpy as np
from rich.console import Console

import runehall
from benchmarks.environment_peers import (
    LANES,
    Measure,
    drive_agents,
    find_environment_peers,
    look_at,
    steps_a_second,
)
from benchmarks.report import machine, row, save, show
from runehall.build_info import compiled
from runehall.games import OURS

PARTS = 4
BOARD_GAMES = ("runes", "rune")
BACKGAMMON = ("EnvPool backgammon", "Pgx backgammon")


def main() -> None:
    """Measure batches and adapters; ratios are taken in one run."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seconds", type=float, default=1.0, help="for each measurement")
    options.add_argument("--games", default=",".join(game.id for game in OURS))
    options.add_argument("--json", action="store_true", help="print JSON instead of a table")
    options.add_argument("--save", type=Path, help="also write the JSON to a file")
    chosen = options.parse_args()
    warnings.simplefilter("ignore")
    peers = find_environment_peers()
    rows = [row for game in chosen.games.split(",") for row in rows_of(game, peers, chosen.seconds)]
    rows += [row(f"{name}, steps/s", peer(chosen.seconds)) for name, peer in peers.items()]
    measured = {"compiled": compiled(), **machine(), "rows": rows}
    if chosen.save is not None:
        save(chosen.save, measured)
    if chosen.json:
        print(json.dumps(measured))
    else:
        show(rows)
    if not compiled():
        Console(stderr=True).print("These are numbers of the interpreted engine.", style="bold red")


def rows_of(game: str, peers: dict[str, Measure], seconds: float) -> list[dict[str, Any]]:
    """The lines of one game."""
    cards = game not in BOARD_GAMES
    rivals = ("OpenSpiel crazy_eights",) if cards else BACKGAMMON
    leduc = ("PettingZoo leduc",)
    spiel = ("OpenSpiel crazy_eights",) if cards else ()
    return [
        compared(f"{game}: batch of {LANES}, steps/s", batch(game, LANES), rivals, peers, seconds),
        compared(f"{game}: batch of 1, steps/s", batch(game, 1), (), peers, seconds),
        compared(f"{game}: Gymnasium, steps/s", gymnasium_seat(game), leduc, peers, seconds),
        compared(f"{game}: PettingZoo, steps/s", agents(game), leduc, peers, seconds),
        compared(f"{game}: OpenSpiel, decisions/s", decisions(game), spiel, peers, seconds),
    ]


def compared(
    name: str, ours: Measure, rivals: tuple[str, ...], peers: dict[str, Measure], seconds: float
) -> dict[str, Any]:
    """A line with the fastest of some peers; turns alternate, so that all see the same machine."""
    here = [rival for rival in rivals if rival in peers]
    speed, speeds = 0.0, dict.fromkeys(here, 0.0)
    for _ in range(PARTS):
        speed += ours(seconds / PARTS) / PARTS
        for rival in here:
            speeds[rival] += peers[rival](seconds / PARTS) / PARTS
    best = max(speeds, key=lambda rival: speeds[rival], default="no peer")
    return row(f"{name} ({best})", speed, speeds.get(best))


def batch(game: str, size: int) -> Measure:
    """Random choices in NumPy on a batch of two seats, observations and legal lists included."""
    table = runehall.batch(game, 2, size, 1)
    chance = np.random.default_rng(1)

    def step() -> int:
        table.step((chance.random(size) * table.counts).astype(np.int64))
        return size

    return lambda seconds: steps_a_second(step, seconds)


def gymnasium_seat(game: str) -> Measure:
    """One seat of two through Gymnasium, a random opponent at the other."""
    made = importlib.import_module("runehall.adapters.gymnasium")
    table = made.RunehallEnv(game, seats=2)
    chance = np.random.default_rng(1)
    table.reset(seed=1)

    def step() -> int:
        legal = np.flatnonzero(table.action_masks())
        over = table.step(legal[int(chance.random() * len(legal))])[2]
        if over:
            table.reset()
        return 1

    return lambda seconds: steps_a_second(step, seconds)


def agents(game: str) -> Measure:
    """All seats of two through PettingZoo."""
    return drive_agents(importlib.import_module("runehall.adapters.pettingzoo").env(game), np)


def decisions(game: str) -> Measure:
    """All seats of two through OpenSpiel, with tensor and legal actions."""
    spiel: Any = importlib.import_module("pyspiel")
    adapter = importlib.import_module("runehall.adapters.openspiel")
    adapter.register()
    described = spiel.load_game(f"{adapter.game_name(game)}(players=2)")
    look = look_at(described)
    draw = random.Random(1)

    def play() -> int:
        state = described.new_initial_state()
        taken = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(draw.choice(state.chance_outcomes())[0])
                continue
            player = state.current_player()
            look(state, player)
            state.apply_action(draw.choice(state.legal_actions(player)))
            taken += 1
        return taken

    return lambda seconds: steps_a_second(play, seconds)


if __name__ == "__main__":
    main()
