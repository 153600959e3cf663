"""The last step of a tie: stone, scissors, paper, played or drawn by lot (R41, R48)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from runehall.engine.chooser import Chooser, count_seats
from runehall.engine.state import EVERYONE, NOTHING
from runehall.games.market.codes import (
    BOUT,
    CHOOSE_SIGN,
    EVENT_BOUT_EVEN,
    EVENT_BOUT_WON,
    EVENT_CHOSEN,
    EVENT_LOTS,
    EVENT_SIGN,
    EVENT_TIE,
    SIGNS,
)
from runehall.games.market.position import SIGN_BITS, SIGN_MASK, Position

BOUTS_TO_WIN: Final = 2
SIGNS_THAT_DECIDE: Final = 2  # if all show one sign, or all three are shown, nobody wins
MOST_BOUTS: Final = 9  # so many are played at most; lots give the rest


def begin_bouts(game: Position, tied: i64) -> None:
    """The tied seats choose signs, all at once and each for itself."""
    game.phase = BOUT
    game.tied = tied
    if game.listening:
        game.tell(EVERYONE, EVENT_TIE, tied)


def undecided(game: Position) -> i64:
    """The seats that have not chosen a sign yet."""
    waiting = game.tied
    seat: i64 = 0
    while seat < game.seats:
        if game.sign_of(seat) != 0:
            waiting &= ~(1 << seat)
        seat += 1
    return waiting


def legal_in_bout() -> vec[i64]:
    """Any of the three signs."""
    return vec[i64]([CHOOSE_SIGN + sign for sign in range(SIGNS)])


def choose_sign(game: Position, seat: i64, sign: i64) -> i64:
    """A seat has chosen in secret; with the last choice all signs are shown. The winner, if any."""
    game.set_sign(seat, sign + 1)
    if game.listening:
        game.tell(EVERYONE, EVENT_CHOSEN, seat)
    if undecided(game) != 0:
        return NOTHING
    if game.listening:
        tell_signs(game)
    winners = winners_of_signs(game)
    # Never changed in place: copies share what was shown.
    game.shown = append(game.shown[:], game.signs)
    game.signs = 0
    if game.listening:
        kind = EVENT_BOUT_EVEN if winners == 0 else EVENT_BOUT_WON
        game.tell(EVERYONE, kind, winners if winners != 0 else i64(len(game.shown)))
    winner = count_wins(game, winners)
    if winner == NOTHING and len(game.shown) >= MOST_BOUTS:
        if game.listening:
            game.tell(EVERYONE, EVENT_LOTS, game.tied)
        return draw_bouts(game, game.tied)
    return winner


def tell_signs(game: Position) -> None:
    """Everybody's sign, one after the other."""
    seat: i64 = 0
    while seat < game.seats:
        if game.sign_of(seat) != 0:
            game.tell(EVERYONE, EVENT_SIGN, seat, game.sign_of(seat) - 1)
        seat += 1


def winners_of_signs(game: Position) -> i64:
    """R48: with exactly two different signs shown, all who show the better one have won."""
    shown: i64 = 0
    seat: i64 = 0
    while seat < game.seats:
        if game.sign_of(seat) != 0:
            shown |= 1 << (game.sign_of(seat) - 1)
        seat += 1
    if count_seats(shown) != SIGNS_THAT_DECIDE:
        return 0
    better: i64 = 0
    while not ((shown >> better) & 1 == 1 and (shown >> beaten_by(better)) & 1 == 1):
        better += 1
    winners: i64 = 0
    seat = 0
    while seat < game.seats:
        if game.sign_of(seat) == better + 1:
            winners |= 1 << seat
        seat += 1
    return winners


def beaten_by(sign: i64) -> i64:
    """Stone blunts scissors, scissors cut paper, paper wraps stone."""
    return (sign + 1) % SIGNS


def count_wins(game: Position, winners: i64) -> i64:
    """Two wins decide; of several who reach them at once the others are out. The winner, if any."""
    done: i64 = 0
    seat: i64 = 0
    while seat < game.seats:
        if (winners >> seat) & 1 == 1:
            game.wins += i64(1) << (seat * SIGN_BITS)
            game.bouts = append(game.bouts[:], u8(seat))
            if game.wins_of(seat) == BOUTS_TO_WIN:
                done |= 1 << seat
        seat += 1
    if done == 0:
        return NOTHING
    if count_seats(done) > 1:
        game.tied = done
        game.wins = 0
        return NOTHING
    winner: i64 = 0
    while (done >> winner) & 1 == 0:
        winner += 1
    return winner


def draw_bouts(game: Position, tied: i64) -> i64:
    """R41: each further bout is won by a random one of the tied seats; two wins decide."""
    bouts = game.bouts[:]
    while True:
        bout = game.roll(count_seats(tied))
        seat: i64 = -1
        while bout > 0:
            seat += 1
            bout -= (tied >> seat) & 1
        bouts = append(bouts, u8(seat))
        game.wins += i64(1) << (seat * SIGN_BITS)
        if game.wins_of(seat) == BOUTS_TO_WIN:
            game.bouts = bouts
            return seat


def guess_signs(game: Position, seat: i64, chooser: Chooser) -> None:
    """What others have chosen is anybody's guess."""
    other: i64 = 0
    while other < game.seats:
        if other != seat and (game.signs >> (other * SIGN_BITS)) & SIGN_MASK != 0:
            game.set_sign(other, 1 + chooser.below(SIGNS))
        other += 1
