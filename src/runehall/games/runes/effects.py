"""What each ritual does when nobody stops it (§8.2)."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64, u8

from runehall.engine.state import EVERYONE, NOTHING
from runehall.games.runes.codes import (
    CELL_MASK,
    DURING,
    EVENT_DIRECTION,
    EVENT_REDREW,
    EVENT_STOLE,
    EVENT_SWAPPED,
    EVENT_TURN_ENDED,
    EXTRA,
    FILL,
    GOLD_THEFT,
    LAY,
    QUICK,
    REDRAW,
    REPLACE,
    ROB,
    SKIP,
    SPIN,
    STEAL,
    STONE_MASK,
    SWAP,
    TURN,
    placed_stone,
)
from runehall.games.runes.laying import earns_card, lay_extra_coins, lay_hand_stone, replace_coins
from runehall.games.runes.position import HAND_WIDTH, Position
from runehall.games.runes.supply import draw_card, draw_up_to


def carry_out(game: Position) -> bool:
    """The effect of the running ritual; true if it stopped the turn of the seat on turn."""
    kind = game.cast_kind
    seat = game.cast_by
    if kind == SKIP:
        return skip(game, game.cast_against)
    if kind == FILL:
        draw_up_to(game, seat, game.rules.hand)
    elif kind == REDRAW:
        redraw(game, seat)
    elif kind == LAY or kind == QUICK or kind == STEAL:
        lay_by_ritual(game, seat, game.picked_first)
    elif kind == EXTRA:
        lay_extra_coins(game, seat, game.picked_first & CELL_MASK, game.cast_die)
    elif kind == REPLACE:
        replace_coins(game, seat, game.picked_first & CELL_MASK)
    elif kind == SPIN:
        spin(game)
    elif kind == ROB or kind == GOLD_THEFT:
        rob(game, seat, game.picked_first & STONE_MASK)
        if game.picked_second != NOTHING:
            rob(game, seat, game.picked_second & STONE_MASK)
    elif kind == SWAP:
        swap_hands(game, seat, game.cast_against)
    return False


def lay_by_ritual(game: Position, seat: i64, action: i64) -> None:
    """A placement outside the regular one; a card it earns is drawn at once."""
    won = lay_hand_stone(game, seat, action)
    if not won and earns_card(game, placed_stone(action)):
        draw_card(game, seat)


def redraw(game: Position, seat: i64) -> None:
    """R32: as many new stones as are given back; the old ones are shuffled in afterwards."""
    count = game.hand_count(seat)
    pile = game.pile[game.pile_top + count :]
    place: i64 = 0
    while place < count:
        pile = append(pile, u8(game.hand_stone(seat, place)))
        game.hands[seat * HAND_WIDTH + 1 + place] = game.pile[game.pile_top + place]
        place += 1
    game.shuffle(pile, len(pile))
    game.pile = pile
    game.pile_top = 0
    if game.listening:
        game.tell(EVERYONE, EVENT_REDREW, seat, count)


def spin(game: Position) -> None:
    game.direction = -game.direction
    if game.listening:
        game.tell(EVERYONE, EVENT_DIRECTION, 0 if game.direction == 1 else 1)


def rob(game: Position, seat: i64, stone: i64) -> None:
    """A hand stone changes hands (E16: there is no upper limit)."""
    victim = game.holder_of(stone)
    game.take_from_hand(victim, stone)
    game.add_to_hand(seat, stone)
    if game.listening:
        game.tell(EVERYONE, EVENT_STOLE, seat, victim, stone)


def swap_hands(game: Position, seat: i64, other: i64) -> None:
    """R33: the whole hands change places."""
    place: i64 = 0
    while place < HAND_WIDTH:
        here = seat * HAND_WIDTH + place
        there = other * HAND_WIDTH + place
        stone = game.hands[here]
        game.hands[here] = game.hands[there]
        game.hands[there] = stone
        place += 1
    if game.listening:
        game.tell(EVERYONE, EVENT_SWAPPED, seat, other)


def skip(game: Position, victim: i64) -> bool:
    """R29: a turn that has not come to its placement ends at once; otherwise the next is missed."""
    if victim == game.turn and (game.cast_back == TURN or game.cast_back == DURING):
        if game.listening:
            game.tell(EVERYONE, EVENT_TURN_ENDED, victim)
        return True
    game.skips[victim] = u8(i64(game.skips[victim]) + 1)
    return False
