"""How somebody fares, reckoned from the games they have played."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence

from runehall.bots import LEVELS
from runehall.engine import Game
from runehall.server import wire
from runehall.server.storage.chronicles import EndedSeat, KeptGame

# So many of those one has played against are named.
MOST_PEOPLE = 12
STRENGTH = {level: place for place, level in enumerate(LEVELS)}


def counts(game: KeptGame) -> bool:
    """Whether a game says anything: who sat on several seats has played against themselves."""
    return len(game.mine) == 1


def figures(games: Iterable[KeptGame], known: Mapping[str, Game]) -> list[wire.GameFigures]:
    """How somebody fares in each game, the most played first; `games` come latest first."""
    played: dict[str, list[KeptGame]] = defaultdict(list)
    for game in games:
        if counts(game):
            played[game.ended.game].append(game)
    most = sorted(played, key=lambda name: (-len(played[name]), name))
    return [figures_of(name, played[name], known.get(name)) for name in most]


def figures_of(name: str, games: Sequence[KeptGame], game: Game | None) -> wire.GameFigures:
    """How somebody fares in one game."""
    own = [each.ended.seats[each.mine[0]] for each in games]
    low = game is not None and game.low_score_wins
    best = min if low else max
    return wire.GameFigures(
        game=name,
        played=len(own),
        won=sum(seat.won for seat in own),
        best=best(seat.score for seat in own),
        streak=longest_streak(seat.won for seat in own),
        editions=shares(
            (each.ended.preset, seat.won) for each, seat in zip(games, own, strict=True)
        ),
        levels=shares(
            (level, seat.won)
            for each, seat in zip(games, own, strict=True)
            if (level := strongest(others(each))) is not None
        ),
        people=shares(
            (other.name, seat.won)
            for each, seat in zip(games, own, strict=True)
            for other in others(each)
            if other.kind == "person" and not other.program
        )[:MOST_PEOPLE],
    )


def others(game: KeptGame) -> list[EndedSeat]:
    """Those somebody has played against."""
    return [seat for number, seat in enumerate(game.ended.seats) if number not in game.mine]


def strongest(company: Sequence[EndedSeat]) -> str | None:
    """The level of the strongest bot, where there are only bots."""
    levels = [seat.level for seat in company if seat.level is not None]
    if len(levels) < len(company) or not levels:
        return None
    return max(levels, key=lambda level: STRENGTH.get(level, -1))


def longest_streak(won: Iterable[bool]) -> int:
    """The longest row of wins.

    >>> longest_streak([True, False, True, True, False])
    2
    """
    longest = run = 0
    for each in won:
        run = run + 1 if each else 0
        longest = max(longest, run)
    return longest


def shares(games: Iterable[tuple[str, bool]]) -> list[wire.Share]:
    """How many games were played and won under each name, the most first.

    >>> [(share.name, share.played, share.won) for share in shares([("a", True), ("a", False)])]
    [('a', 2, 1)]
    """
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for name, was_won in games:
        played[name] += 1
        won[name] += was_won
    return [wire.Share(name, count, won[name]) for name, count in played.most_common()]
