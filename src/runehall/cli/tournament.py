"""Tournaments of all pairs, and reports of any tournament as a page."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from itertools import combinations
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from runehall.bots.arena import Standing, Tally, pairings, play_all
from runehall.bots.match import Contender
from runehall.bots.ratings import Rating, ratings
from runehall.cli.words import number, percent, say, signed

PAIR = 2
PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>{title}</title>
<style>body{{font:16px system-ui;margin:2rem}}td,th{{padding:.2rem .8rem;text-align:right}}
td:first-child,th:first-child{{text-align:left}}</style>
<h1>{title}</h1>
{tables}
</html>
"""


@dataclass(frozen=True)
class Meeting:
    """What happened between two contenders."""

    names: tuple[str, str]
    shares: list[float]
    standings: list[Standing]
    faults: Mapping[str, list[str]]


@dataclass(frozen=True)
class Tournament:
    """All pairs, and the ratings they come to."""

    names: list[str]
    meetings: list[Meeting]
    ratings: list[Rating]

    def document(self) -> dict[str, Any]:
        """The tournament as JSON."""
        return {
            "ratings": [
                {"bot": name, "elo": rating.elo, "low": rating.low, "high": rating.high}
                for name, rating in zip(self.names, self.ratings, strict=True)
            ],
            "pairs": [
                {
                    "bots": list(meeting.names),
                    "games": len(meeting.shares),
                    "score": meeting.standings[0].score,
                    "low": meeting.standings[0].low,
                    "high": meeting.standings[0].high,
                    "by_seat": meeting.standings[0].by_seat,
                    "faults": {name: list(told) for name, told in meeting.faults.items()},
                }
                for meeting in self.meetings
            ],
        }


def play_all_pairs(
    game: str,
    contenders: Sequence[Contender],
    *,
    games: int,
    seed: int,
    options: Mapping[str, Any],
    jobs: int,
    quiet: bool,
) -> Tournament:
    """Let every two contenders play so many games, each deal from both seats."""
    met: dict[tuple[int, int], list[float]] = {}
    meetings = []
    pairs = list(combinations(range(len(contenders)), PAIR))
    with Progress(console=Console(stderr=True), disable=quiet, transient=True) as progress:
        task = progress.add_task(say("count-games", count=games * len(pairs)), total=len(pairs))
        for one, other in pairs:
            two = [contenders[one], contenders[other]]
            work = pairings(game, two, games=games, paired=True, seed=seed, options=options)
            tally = Tally()
            for pairing, played in play_all(work, jobs=jobs):
                tally.add(pairing, played)
            shares = [share for deal in tally.shares[two[0].name] for share in deal]
            met[one, other] = shares
            names = (two[0].name, two[1].name)
            meetings.append(Meeting(names, shares, tally.standings(), tally.faults))
            progress.advance(task)
    names_of_all = [contender.name for contender in contenders]
    return Tournament(names_of_all, meetings, ratings(len(contenders), met))


def rows_of_ratings(tournament: Tournament) -> list[list[str]]:
    """The ratings as a table, the best first."""
    rated = sorted(
        zip(tournament.names, tournament.ratings, strict=True), key=lambda each: -each[1].elo
    )
    return [
        [name, signed(rating.elo), f"{signed(rating.low)} … {signed(rating.high)}"]
        for name, rating in rated
    ]


def rows_of_pairs(tournament: Tournament) -> list[list[str]]:
    """What every two came to."""
    return [
        [
            f"{meeting.names[0]} – {meeting.names[1]}",
            number(len(meeting.shares)),
            percent(meeting.standings[0].score),
            f"{percent(meeting.standings[0].low)}–{percent(meeting.standings[0].high)}",
        ]
        for meeting in tournament.meetings
    ]


def show_tournament(title: str, tournament: Tournament) -> None:
    """Ratings and pairs in the terminal, and who could not play to the end."""
    console = Console(highlight=False)
    console.print(title, style="bold")
    for headings, rows in tables_of(tournament):
        table = Table(box=None, padding=(0, 2, 0, 0))
        for place, heading in enumerate(headings):
            table.add_column(heading, justify="right" if place else "left", no_wrap=True)
        for row in rows:
            table.add_row(*row)
        console.print(table)
    for name, told in faults_of(tournament):
        console.print(say("arena-fault", bot=name, count=len(told), fault=told[0]), markup=False)


def faults_of(tournament: Tournament) -> Iterable[tuple[str, list[str]]]:
    """What programs have done wrong."""
    for meeting in tournament.meetings:
        yield from ((name, told) for name, told in meeting.faults.items() if told)


def tables_of(tournament: Tournament) -> list[tuple[list[str], list[list[str]]]]:
    """The tables of a tournament with their headings."""
    rating = [say("arena-bot"), say("arena-elo"), say("arena-interval")]
    pair = [say("arena-pair"), say("arena-games"), say("arena-score"), say("arena-interval")]
    return [(rating, rows_of_ratings(tournament)), (pair, rows_of_pairs(tournament))]


def page_of(title: str, tables: Iterable[tuple[list[str], list[list[str]]]]) -> str:
    """Tables as one page that needs nothing else.

    >>> "<td>&lt;b&gt;" in page_of("all", [(["bot"], [["<b>"]])])
    True
    """
    written = []
    for headings, rows in tables:
        head = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
        body = "".join(
            "<tr>" + "".join(f"<td>{escape(value)}</td>" for value in row) + "</tr>" for row in rows
        )
        written.append(f"<table><tr>{head}</tr>{body}</table>")
    return PAGE.format(title=escape(title), tables="\n".join(written))
