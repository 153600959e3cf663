"""`runehall simulate`: play many games at once and tell how they went."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from runehall.cli.arguments import (
    AsJson,
    Changes,
    GameName,
    OwnSet,
    Preset,
    Seats,
    Seed,
    find_game,
    read_options,
    read_seed,
    read_set,
    seats_or_fewest,
)
from runehall.cli.words import Language, number, percent, say
from runehall.engine import (
    BadOption,
    Chooser,
    State,
    Texts,
    generator_for,
    play_by_kind,
    play_randomly,
    seats_in,
)
from runehall.engine.errors import unknown
from runehall.engine.heuristics import play_sensibly
from runehall.engine.seeds import check_seed
from runehall.games import GAMES

LONGEST_GAME = 10_000_000
CHUNK = 250
UNNAMED = "over"  # the reason of a game that can end in one way only
POLICIES = {
    "random": "every legal action is as likely as any other",
    "kind": "the kind of action is chosen first, then one of that kind",
    "sensible": "every seat follows the game's rules of thumb",
}

Games = Annotated[int, typer.Option(min=1, max=100_000_000, help="How many games.")]
Policy = Annotated[str, typer.Option(help=f"How seats choose: {', '.join(POLICIES)}.")]
Jobs = Annotated[int, typer.Option(min=1, max=1024, help="How many processes.")]


@dataclass
class Tally:
    """What many games add up to."""

    games: int = 0
    actions: int = 0
    shortest: int = LONGEST_GAME
    longest: int = 0
    shares: list[float] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    reasons: Counter[str] = field(default_factory=Counter)

    def note(self, state: State, actions: int, reason: str) -> None:
        """Add one finished game."""
        if not self.shares:
            self.shares = [0.0] * state.seats
            self.scores = [0] * state.seats
        self.games += 1
        self.actions += actions
        self.shortest = min(self.shortest, actions)
        self.longest = max(self.longest, actions)
        winners = seats_in(state.winners())
        for seat in winners:
            self.shares[seat] += 1 / len(winners)
        for seat, score in enumerate(state.scores()):
            self.scores[seat] += score
        self.reasons[reason] += 1

    def add(self, other: Tally) -> None:
        """Add what another process has played."""
        self.games += other.games
        self.actions += other.actions
        self.shortest = min(self.shortest, other.shortest)
        self.longest = max(self.longest, other.longest)
        pairs = zip(self.shares or [0.0] * len(other.shares), other.shares, strict=True)
        self.shares = [mine + theirs for mine, theirs in pairs]
        totals = zip(self.scores or [0] * len(other.scores), other.scores, strict=True)
        self.scores = [mine + theirs for mine, theirs in totals]
        self.reasons += other.reasons

    def document(self) -> dict[str, Any]:
        """The tally as JSON."""
        return {
            "games": self.games,
            "actions": {
                "mean": self.actions / self.games,
                "shortest": self.shortest,
                "longest": self.longest,
            },
            "wins": [share / self.games for share in self.shares],
            "scores": [score / self.games for score in self.scores],
            "reasons": dict(sorted(self.reasons.items())),
        }


@dataclass(frozen=True)
class Batch:
    """Some games with consecutive seeds."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: int
    games: int
    policy: str


def play_batch(batch: Batch) -> Tally:
    """Play a batch. Game number k of a simulation with seed s has the seed s + k everywhere."""
    game = GAMES[batch.game]
    heuristics = game.heuristics()
    tally = Tally()
    table = game.new(batch.seats, batch.options)
    for seed in range(batch.seed, batch.seed + batch.games):
        state = table.anew(generator_for(seed))
        chooser = Chooser(seed & 0x7FFFFFFFFFFFFFFF)
        if batch.policy == "sensible":
            actions = play_sensibly(state, heuristics, chooser, LONGEST_GAME)
        elif batch.policy == "kind":
            actions = play_by_kind(state, chooser, LONGEST_GAME)
        else:
            actions = play_randomly(state, chooser, LONGEST_GAME)
        tally.note(state, actions, reason_of(game.document(state)))
    return tally


def reason_of(document: dict[str, Any]) -> str:
    """Why a finished game ended, where its result says so."""
    return str(document["result"].get("reason", UNNAMED))


def batches(whole: Batch) -> Iterator[Batch]:
    """A simulation in pieces of a size that keeps all processes busy."""
    for start in range(0, whole.games, CHUNK):
        count = min(CHUNK, whole.games - start)
        yield Batch(whole.game, whole.seats, whole.options, whole.seed + start, count, whole.policy)


def run(whole: Batch, jobs: int, *, quiet: bool) -> Tally:
    """Play a whole simulation, on several cores if asked, with a progress bar."""
    total = Tally()
    pieces: Sequence[Batch] = list(batches(whole))
    with Progress(console=Console(stderr=True), disable=quiet, transient=True) as progress:
        task = progress.add_task(say("count-games", count=whole.games), total=whole.games)
        if jobs == 1:
            for piece in pieces:
                total.add(play_batch(piece))
                progress.advance(task, piece.games)
        else:
            with ProcessPoolExecutor(jobs) as pool:
                for tally in pool.map(play_batch, pieces):
                    total.add(tally)
                    progress.advance(task, tally.games)
    return total


def simulate(
    game: GameName,
    games: Games = 1000,
    seats: Seats = None,
    seed: Seed = "0",
    preset: Preset = None,
    changes: Changes = None,
    manifest: OwnSet = None,
    policy: Policy = "random",
    jobs: Jobs = 1,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Play many games and show results, lengths and win shares by seat."""
    chosen = find_game(game)
    if policy not in POLICIES:
        raise unknown("policy", policy, POLICIES)
    start = read_seed(seed)
    if not isinstance(start, int):
        raise BadOption(say("simulate-starts"))
    check_seed(start + games)
    table_seats = seats_or_fewest(chosen, seats, preset)
    asked = {**read_options(preset, changes), **read_set(chosen, manifest)}
    options = chosen.options.resolve(asked, table_seats)
    whole = Batch(chosen.id, table_seats, options, start, games, policy)
    tally = run(whole, jobs, quiet=as_json)
    if as_json:
        head = {"game": chosen.id, "seats": table_seats, "seed": start, "policy": policy}
        typer.echo(json.dumps({**head, **tally.document()}))
    else:
        show(chosen.texts(lang), tally)


def show(texts: Texts, tally: Tally) -> None:
    """The tally as a table."""
    console = Console(highlight=False)
    games = say("count-games", count=tally.games)
    console.print(say("simulate-title", game=texts.say("name"), games=games), style="bold")
    mean = number(tally.actions / tally.games, digits=1)
    console.print(say("simulate-length", mean=mean, shortest=tally.shortest, longest=tally.longest))
    table = Table(box=None, padding=(0, 3, 0, 0))
    for heading in ("seat", "wins", "score"):
        table.add_column(say(f"simulate-{heading}"), justify="right")
    for seat, (share, score) in enumerate(zip(tally.shares, tally.scores, strict=True)):
        table.add_row(
            str(seat), percent(share / tally.games), number(score / tally.games, digits=2)
        )
    console.print(table)
    if set(tally.reasons) != {UNNAMED}:
        console.print(say("simulate-ended"))
        for reason, count in tally.reasons.most_common():
            words = texts.word("reason", reason.replace(" ", "-"))
            console.print(f"{number(count):>8}  {words}", markup=False)
