"""Measure the ladder of levels: who beats whom, in every game, on paired deals.

    python benchmarks/ladder.py                          # everything; takes hours
    python benchmarks/ladder.py rune runes --rung master --minutes 5
    python benchmarks/ladder.py --table                  # what has been measured so far

Every deal is kept in a JSON file, and a further run goes on with the next deals. Think time is
processor time, so that a busy machine favours nobody; it may still be slower than a quiet one.
"""

import argparse
import json
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from runehall.bots.arena import Pairing, interval, play_pairing
from runehall.bots.match import read_contender
from runehall.games import GAMES


@dataclass(frozen=True)
class Rung:
    """Bots at a table, the first of them on trial, and how many games it should take."""

    name: str
    bots: tuple[str, ...]
    games: int


RUNGS = (
    Rung("novice", ("novice", "random"), 400),
    Rung("skilled", ("skilled", "novice"), 400),
    Rung("master", ("master", "skilled"), 100),
    Rung("four", ("master", "skilled", "skilled", "skilled"), 100),
    Rung("time", ("master@250", "master@25"), 200),
)

RESULTS = Path(__file__).parent / "results" / "ladder.json"

Deals = list[list[float]]


def climb(game: str, rung: Rung, deals: Deals, *, minutes: float, games: int) -> None:
    """Play further deals from every seat until there are enough, or the time is up."""
    seats = len(rung.bots)
    contenders = tuple(read_contender(bot) for bot in rung.bots)
    began = time.monotonic()
    while len(deals) * seats < games and time.monotonic() - began < minutes * 60.0:
        pairing = Pairing(game, contenders, len(deals), tuple(range(seats)), {})
        # Contender 0 sits at the seat that the rotation says.
        deals.append([result.shares[seat] for seat, result in play_pairing(pairing)])


def summary(deals: Deals) -> dict[str, Any]:
    """The share of the win and of the decided games, with the share's interval."""
    shares = [share for deal in deals for share in deal]
    decided = [share for share in shares if share in (0.0, 1.0)]
    low, high = interval(deals)
    return {
        "games": len(shares),
        "score": sum(shares) / len(shares),
        "low": low,
        "high": high,
        "decided": sum(decided) / max(len(decided), 1),
    }


def lines(measured: dict[str, dict[str, Deals]]) -> list[str]:
    """The table in Markdown: a line for each game, a column for each rung."""
    heads = [f"{rung.bots[0]} – {', '.join(rung.bots[1:])}" for rung in RUNGS]
    out = [f"| game | {' | '.join(heads)} |", "| --- |" + " --- |" * len(heads)]
    for game, rungs in measured.items():
        cells = []
        for rung in RUNGS:
            if deals := rungs.get(rung.name):
                found = summary(deals)
                cells.append(
                    f"**{found['decided']:.1%}** ({found['low']:.0%}–{found['high']:.0%},"
                    f" {found['games']})"
                )
            else:
                cells.append("–")
        out.append(f"| {game} | {' | '.join(cells)} |")
    return out


def main() -> None:
    """Measure what is asked for, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="game", help=", ".join(GAMES))
    parser.add_argument("--rung", action="append", choices=[rung.name for rung in RUNGS])
    parser.add_argument("--minutes", type=float, default=1e9, help="at most so long on each rung")
    parser.add_argument("--most", type=int, help="games of a rung, if not as many as usual")
    parser.add_argument("--out", type=Path, default=RESULTS)
    parser.add_argument("--table", action="store_true", help="play nothing")
    options = parser.parse_args()
    measured = json.loads(options.out.read_text()) if options.out.exists() else {}
    asked = [] if options.table else options.games or list(GAMES)
    for rung in RUNGS:
        for game in asked:
            if options.rung and rung.name not in options.rung:
                continue
            if len(rung.bots) not in GAMES[game].seat_counts:
                continue
            deals = measured.setdefault(game, {}).setdefault(rung.name, [])
            games = options.most or rung.games
            climb(game, rung, deals, minutes=options.minutes, games=games)
            options.out.parent.mkdir(parents=True, exist_ok=True)
            options.out.write_text(json.dumps(measured))
            print(game, rung.name, summary(deals), flush=True)
    print("\n".join(lines(measured)))


if __name__ == "__main__":
    main()
