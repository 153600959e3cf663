"""`runehall simulate`: play many games at once and tell how they went; `lab` asks further."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from runehall.cli.arguments import (
    AsJson,
    Changes,
    GameName,
    OwnSet,
    Preset,
    Seats,
    Seed,
    read_first_seed,
    read_options,
    read_set,
    seats_or_fewest,
)
from runehall.cli.saving import SaveTo, Which, check_saving, save_games
from runehall.cli.waiting import waiting
from runehall.cli.words import Language, number, percent, say
from runehall.engine import Texts
from runehall.games import game_named
from runehall.lab import POLICIES, Findings, runner_for, study
from runehall.lab.numbers.measures import Summary
from runehall.lab.play.shard import UNNAMED
from runehall.lab.play.specification import read_contestant, specify
from runehall.lab.store import make_folder

Games = Annotated[int, typer.Option(min=1, max=100_000_000, help="How many games.")]
Players = Annotated[
    str,
    typer.Option(
        "--players",
        "--policy",
        help=f"How seats choose: {', '.join(POLICIES)}, or a bot: skilled, master@400i.",
    ),
]
Jobs = Annotated[int, typer.Option(min=1, max=1024, help="How many processes.")]


def simulate(
    game: GameName,
    games: Games = 1000,
    seats: Seats = None,
    seed: Seed = "0",
    preset: Preset = None,
    changes: Changes = None,
    manifest: OwnSet = None,
    players: Players = "sensible",
    jobs: Jobs = 1,
    save: SaveTo = None,
    keep: Which = "all",
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Play many games and show results, lengths and win shares by seat."""
    chosen = game_named(game)
    start = read_first_seed(seed)
    check_saving(keep, games if save else 0)
    seats = seats_or_fewest(chosen, seats, preset)
    options = {**read_options(preset, changes), **read_set(chosen, manifest)}
    read_contestant(players)
    played = {"players": players, "subject": players, "seed": start, "games": games}
    simulated = specify(chosen, seats, chosen.options.resolve(options, seats), **played)
    if save is not None:
        make_folder(save)
    with waiting(quiet=as_json) as progress:
        found = study(
            chosen.id,
            seats=seats,
            games=games,
            options=options,
            players=players,
            seed=start,
            parts=(),
            runner=runner_for(jobs, ""),
            progress=progress,
        )
    if save is not None:
        save_games(save, keep, simulated)
    if as_json:
        typer.echo(json.dumps(as_document(found), ensure_ascii=False))
    else:
        show(chosen.texts(lang), found.tables[0].summary)


def as_document(found: Findings) -> dict[str, Any]:
    """What was found, with what it was found by."""
    [table] = found.tables
    summary = table.summary
    actions = summary.actions
    return {
        "game": found.game,
        "version": found.version,
        "runehall": found.runehall,
        "options": table.options,
        "seats": summary.seats,
        "seed": found.seed,
        "players": found.players,
        "games": summary.games,
        "actions": {"mean": actions.mean, "shortest": actions.least, "longest": actions.most},
        "sides": summary.sides,
        "wins": [each.value for each in summary.order],
        "intervals": [[each.low, each.high] for each in summary.order],
        "ties": {
            "share": summary.ties.value,
            "interval": [summary.ties.low, summary.ties.high],
        },
        "scores": summary.scores,
        "reasons": {
            reason: round(share.value * summary.games)
            for reason, share in sorted(summary.reasons.items())
        },
    }


def show(texts: Texts, summary: Summary) -> None:
    """The summary as a table: seats in the order of their turns."""
    console = Console(highlight=False)
    games = say("count-games", count=summary.games)
    console.print(say("simulate-title", game=texts.say("name"), games=games), style="bold")
    actions = summary.actions
    mean = number(actions.mean, digits=1)
    console.print(say("simulate-length", mean=mean, shortest=actions.least, longest=actions.most))
    table = Table(box=None, padding=(0, 3, 0, 0))
    for heading in ("seat", "wins", "interval", "score"):
        table.add_column(say(f"simulate-{heading}"), justify="right")
    for side, share in zip(summary.sides, summary.order, strict=True):
        table.add_row(
            "+".join(str(place + 1) for place in side),
            percent(share.value),
            between(share.low, share.high),
            number(summary.scores[side[0]], digits=2),
        )
    console.print(table)
    if summary.seats > 1:
        ties = between(summary.ties.low, summary.ties.high)
        console.print(say("simulate-ties", share=percent(summary.ties.value), interval=ties))
    if set(summary.reasons) != {UNNAMED}:
        console.print(say("simulate-ended"))
        for reason, share in sorted(summary.reasons.items(), key=lambda each: -each[1].value):
            words = texts.word("reason", reason.replace(" ", "-"))
            count = number(round(share.value * summary.games))
            console.print(f"{count:>8}  {words}", markup=False)


def between(low: float, high: float) -> str:
    """An interval of shares, in hundredths."""
    return f"{number(100 * low, digits=1)}–{number(100 * high, digits=1)}"
