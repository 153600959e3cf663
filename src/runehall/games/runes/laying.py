"""Carrying out a placement, step by step (§5.4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from runehall.engine.state import EVERYONE
from runehall.games.runes.cells import NO_OWNER, coins_of, owner_of, stone_of
from runehall.games.runes.codes import (
    BLACK,
    EVENT_COINS_BACK,
    EVENT_LAID,
    EVENT_PLACED,
    FROM_STONE,
    GOLD,
    REASON_COINS,
    placed_cell,
    placed_rotation,
    placed_stone,
)
from runehall.games.runes.forms import change_owner, lay_on_forms, list_forms, tell_forms
from runehall.games.runes.matching import lay_stone, set_coins
from runehall.games.runes.position import NO_CELLS, Position
from runehall.games.runes.scoring import finish
from runehall.games.runes.supply import refill_if_empty

COINS_ON_GOLD: Final = 2


def lay_hand_stone(game: Position, seat: i64, action: i64) -> bool:
    """P1 to P9 of a placement; true if it won the game. P10 is left to the caller."""
    stone = placed_stone(action)
    cell = placed_cell(action)
    forms = list_forms(game) if game.listening else NO_CELLS
    game.take_from_hand(seat, stone)
    game.stuck = 0
    word = game.word_at(cell)
    owner = owner_of(word)
    if owner != NO_OWNER:
        coins_go_home(game, owner, coins_of(word))
    first = len(game.cells) == 0
    earned = change_owner(game, cell, owner, seat)
    matches = lay_stone(game, cell, stone, placed_rotation(action))
    if first:
        # P3: it has no neighbour to agree with and counts as one match.
        matches = 1
    coins = min(value_of(game, stone, matches), game.tray(seat))
    set_coins(game, cell, seat, coins)
    game.change_tray(seat, -coins)
    if game.listening:
        game.tell(
            EVERYONE,
            EVENT_PLACED,
            seat,
            stone,
            cell,
            placed_rotation(action),
            matches,
            coins,
            stone_of(word),
        )
    lay_on_forms(game, seat, earned)
    if game.listening:
        tell_forms(game, forms, list_forms(game))
    if wins_with_last_coin(game, seat):
        return True
    refill_if_empty(game, seat)
    return False


def value_of(game: Position, stone: i64, matches: i64) -> i64:
    """P6: a coin for each match, two on gold, never more than the cap."""
    if game.rules.components.colour(stone) == GOLD:
        matches *= COINS_ON_GOLD
    return min(matches, game.rules.cap)


def coins_go_home(game: Position, owner: i64, coins: i64) -> None:
    """P2: the coins of a covered or replaced stone return to their owner, whoever acts (E2)."""
    game.change_tray(owner, coins)
    if game.listening:
        game.tell(EVERYONE, EVENT_COINS_BACK, owner, coins, FROM_STONE)


def replace_coins(game: Position, seat: i64, cell: i64) -> bool:
    """The same number of own coins takes the place of an opponent's; true if that won the game."""
    forms = list_forms(game) if game.listening else NO_CELLS
    word = game.word_at(cell)
    owner = owner_of(word)
    coins_go_home(game, owner, coins_of(word))
    earned = change_owner(game, cell, owner, seat)
    coins = min(coins_of(word), game.tray(seat))
    set_coins(game, cell, seat, coins)
    game.change_tray(seat, -coins)
    if game.listening:
        game.tell(EVERYONE, EVENT_LAID, seat, coins, cell)
    lay_on_forms(game, seat, earned)
    if game.listening:
        tell_forms(game, forms, list_forms(game))
    return wins_with_last_coin(game, seat)


def lay_extra_coins(game: Position, seat: i64, cell: i64, die: i64) -> bool:
    """As many more coins on an own stone as the die shows; true if that won the game."""
    on_stone = coins_of(game.word_at(cell))
    coins = min(die, game.rules.cap - on_stone, game.tray(seat))
    set_coins(game, cell, seat, on_stone + coins)
    game.change_tray(seat, -coins)
    if game.listening:
        game.tell(EVERYONE, EVENT_LAID, seat, coins, cell)
    return wins_with_last_coin(game, seat)


def wins_with_last_coin(game: Position, seat: i64) -> bool:
    """P8: whoever lays the last coin wins at once."""
    if game.tray(seat) > 0:
        return False
    finish(game, REASON_COINS)
    return True


def earns_card(game: Position, stone: i64) -> bool:
    """P10: a black stone earns a ritual card, where rituals are played with."""
    return game.rules.with_rituals and game.rules.components.colour(stone) == BLACK
