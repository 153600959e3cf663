"""Points, the judgement of a call, the end of a round and of the match (§9 of the rules)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from runehall.engine.state import EVERYONE, NOTHING, mix
from runehall.games.cambio.codes import (
    CARD_BITS,
    CARDS_TOLD,
    EVENT_OVER,
    EVENT_REVEAL,
    EVENT_ROUND_END,
    EVENT_SCORE,
    GAP,
    LOWEST_TOLD,
    NO_PLACE,
    OVER,
    ROUND_END,
    ROUNDS_PLAYED,
    TARGET_REACHED,
    points_of,
)
from runehall.games.cambio.position import Position
from runehall.games.cambio.ruleset import TIE_PUNISHES, TIE_REWARDS
from runehall.games.cambio.windows import forget_turn


def end_round(game: Position, reason: i64) -> None:
    """Whatever was pending is void; the tables are turned up and counted."""
    forget_turn(game)
    score_round(game, reason)
    if target_reached(game) or game.round == game.rules.max_rounds:
        game.phase = OVER
        if game.listening:
            game.tell(EVERYONE, EVENT_OVER, lowest_totals(game), end_reason(game))
    else:
        game.phase = ROUND_END


def end_reason(game: Position) -> i64:
    """Why a match that is over has ended."""
    return TARGET_REACHED if target_reached(game) else ROUNDS_PLAYED


def table_points(game: Position, seat: i64) -> i64:
    """The sum of a table's cards; 0 for an empty table, and it may be negative."""
    tables = game.tables
    points: i64 = 0
    at = seat * game.room
    end = at + game.room
    while at < end and tables[at] != NO_PLACE:
        if tables[at] != GAP:
            points += points_of(i64(tables[at]))
        at += 1
    return points


def all_table_points(game: Position) -> vec[i64]:
    """The sum of each table."""
    points = vec[i64]()
    seat: i64 = 0
    while seat < game.seats:
        points = append(points, table_points(game, seat))
        seat += 1
    return points


def judge_call(game: Position, points: vec[i64]) -> i64:
    """What the caller's sum is adjusted by. C23: card points alone are compared."""
    rules = game.rules
    own = points[game.caller]
    tied = False
    seat: i64 = 0
    while seat < game.seats:
        if points[seat] < own:
            return rules.cambio_malus
        if seat != game.caller and points[seat] == own:
            tied = True
        seat += 1
    # C22: who shares the lowest sum is judged by the table's custom.
    if not tied or rules.cambio_tie == TIE_REWARDS:
        return -rules.cambio_bonus
    return rules.cambio_malus if rules.cambio_tie == TIE_PUNISHES else i64(0)


def score_round(game: Position, reason: i64) -> None:
    """Turn up all tables and write the round down."""
    points = all_table_points(game)
    adjust = vec[i64]([i64(0)] * game.seats)
    if game.caller != NOTHING:
        adjust[game.caller] = judge_call(game, points)
    write_round(game, points, adjust, dealer=game.dealer(), caller=game.caller, reason=reason)
    if game.listening:
        tell_scores(game, reason, points, adjust)


def write_round(
    game: Position,
    points: vec[i64],
    adjust: vec[i64],
    *,
    dealer: i64,
    caller: i64,
    reason: i64,
) -> None:
    """Add a finished round and the totals after it."""
    totals = vec[i64]()
    seat: i64 = 0
    while seat < game.seats:
        totals = append(totals, game.total(seat) + points[seat] + adjust[seat])
        seat += 1
    # A fresh row: copies share the old one.
    rounds = append(append(append(game.rounds[:], dealer), caller), reason)
    sight = mix(game.rounds_sight, (dealer * 9 + caller + 1) * 3 + reason)
    seat = 0
    while seat < game.seats:
        rounds = append(rounds, points[seat])
        sight = mix(sight, points[seat] * 128 + adjust[seat] - LOWEST_TOLD)
        seat += 1
    seat = 0
    while seat < game.seats:
        rounds = append(rounds, adjust[seat])
        seat += 1
    seat = 0
    while seat < game.seats:
        rounds = append(rounds, totals[seat])
        seat += 1
    game.rounds = rounds
    game.rounds_sight = sight


def target_reached(game: Position) -> bool:
    """C28: reached means not below, at the end of a round."""
    seat: i64 = 0
    while seat < game.seats:
        if game.total(seat) >= game.rules.target:
            return True
        seat += 1
    return False


def lowest_totals(game: Position) -> i64:
    """C29: all seats with the lowest total share the victory."""
    best = game.total(0)
    seats: i64 = 1
    seat: i64 = 1
    while seat < game.seats:
        total = game.total(seat)
        if total < best:
            best = total
            seats = 0
        if total == best:
            seats |= 1 << seat
        seat += 1
    return seats


def next_start(game: Position) -> i64:
    """C30: the deal goes on clockwise from the last round."""
    return game.left_of(game.dealer())


def tell_scores(game: Position, reason: i64, points: vec[i64], adjust: vec[i64]) -> None:
    """Tell how the round ended, and each seat's cards and points."""
    game.tell(EVERYONE, EVENT_ROUND_END, game.round, reason)
    seat: i64 = 0
    while seat < game.seats:
        tell_table(game, seat)
        game.tell(
            EVERYONE,
            EVENT_SCORE,
            seat,
            points[seat] - LOWEST_TOLD,
            adjust[seat] - LOWEST_TOLD,
            game.total(seat) - LOWEST_TOLD,
        )
        seat += 1


def tell_table(game: Position, seat: i64) -> None:
    """Tell the cards of a turned-up table, a stretch at a time."""
    told: i64 = 0
    count: i64 = 0
    place: i64 = 0
    while game.card_at(seat, place) != NO_PLACE:
        if game.has_card_at(seat, place):
            told |= game.card_at(seat, place) << (CARD_BITS * count)
            count += 1
            if count == CARDS_TOLD:
                game.tell(EVERYONE, EVENT_REVEAL, seat, told)
                told = 0
                count = 0
        place += 1
    if count > 0:
        game.tell(EVERYONE, EVENT_REVEAL, seat, told)
