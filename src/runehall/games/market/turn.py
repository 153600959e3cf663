"""The frame of a turn: abandonment, loot, interest, the end of the turn (§6.1, §6.4)."""

from __future__ import annotations

from mypy_extensions import i64

from runehall.engine.state import EVERYONE, NOTHING
from runehall.games.market.codes import (
    BANDITS,
    BOAT,
    COLOURS,
    EVENT_ABANDON,
    EVENT_GIVE_UP,
    EVENT_INTEREST,
    EVENT_LOOT,
    EVENT_TURN,
    INTEREST,
    MAIN,
    MAIN_PHASE,
    NO_ITEM,
    NO_PLACE,
    REASON_MARKET_EMPTY,
    REASON_ROUND_LIMIT,
    shelter_card,
)
from runehall.games.market.hands import draw_back
from runehall.games.market.legal import can_only_pass_with_empty_hand, has_choice_in_interest
from runehall.games.market.places import gain, loosen_runes, settle
from runehall.games.market.position import Position
from runehall.games.market.scoring import finish, market_is_empty


def begin_turn(game: Position, seat: i64) -> None:
    game.turn = seat
    game.turn_no += 1
    game.cards_played = 0
    game.purchases = 0
    game.attacked = game.attacked & ~(1 << seat) if game.rules.duels_by_round else i64(0)
    if game.listening:
        game.tell(EVERYONE, EVENT_TURN, seat, game.turn_no)
    abandon_emptied_places(game, seat)
    was_occupied = game.is_occupied(seat, 0) or game.is_occupied(seat, 1)
    bandits_loot(game, seat)
    if not (was_occupied and game.rules.bandits_block_all):
        assess_interest(game, seat)
    if game.rules.forced_interest and collect_all_interest(game, seat):
        return
    enter_interest(game)


def abandon_emptied_places(game: Position, seat: i64) -> None:
    """R31: an occupied place that is still empty falls when its owner's turn begins."""
    colour: i64 = 0
    while colour < COLOURS:
        if game.is_occupied(seat, colour) and game.runes(seat, colour) == 0:
            abandon(game, seat, colour)
        colour += 1


def abandon(game: Position, seat: i64, colour: i64) -> None:
    bandits = game.bandits(seat, colour)
    if game.listening:
        game.tell(EVERYONE, EVENT_ABANDON, seat, colour, bandits)
    while game.is_occupied(seat, colour):
        game.remove_oldest_bandit(seat, colour)
    game.put_in_market(BANDITS, bandits)
    if game.kind(seat, colour) == MAIN:
        game.put_on_discard(shelter_card(colour))
    game.set_kind(seat, colour, NO_PLACE)
    settle(game, seat)


def bandits_loot(game: Position, seat: i64) -> None:
    """Each bandit takes one rune for its owner, the oldest first, while there are any."""
    colour: i64 = 0
    while colour < COLOURS:
        place: i64 = 0
        while place < game.bandits(seat, colour) and game.runes(seat, colour) > 0:
            owner = game.bandit_owner(seat, colour, place)
            game.set_runes(seat, colour, game.runes(seat, colour) - 1)
            gain(game, owner, colour, 1)
            if game.listening:
                game.tell(EVERYONE, EVENT_LOOT, seat, owner, colour)
            place += 1
        if (
            game.rules.abandon_at_once
            and game.is_occupied(seat, colour)
            and game.runes(seat, colour) == 0
        ):
            abandon(game, seat, colour)
        colour += 1


def assess_interest(game: Position, seat: i64) -> None:
    """R3: interest is due once, for every free shelter that holds a rune; a boat doubles it."""
    colour: i64 = 0
    while colour < COLOURS:
        if game.is_free_shelter(seat, colour) and game.runes(seat, colour) > 0:
            game.set_due(colour, 2 if game.has_attached_boat(seat, colour) else 1)
        colour += 1


def collect_all_interest(game: Position, seat: i64) -> bool:
    """Forced interest of both colours; true if that ended the game."""
    colour: i64 = 0
    while colour < COLOURS:
        if game.due(colour) > 0 and game.stock(colour) > 0 and collect_interest(game, seat, colour):
            return True
        colour += 1
    game.due_red = 0
    game.due_blue = 0
    return False


def collect_interest(game: Position, seat: i64, colour: i64) -> bool:
    """Take what is due as far as the pile goes; true if that ended the game."""
    count = min(game.due(colour), game.stock(colour))
    game.put_in_market(colour, -count)
    game.set_due(colour, 0)
    if game.collected_first == NOTHING:
        game.collected_first = colour
    else:
        game.collected_second = colour
    gain(game, seat, colour, count)
    if game.listening:
        game.tell(EVERYONE, EVENT_INTEREST, seat, colour, count)
    if market_is_empty(game):
        finish(game, REASON_MARKET_EMPTY)
        return True
    return False


def give_up_shelter(game: Position, seat: i64, colour: i64) -> None:
    """R37: an attached boat stays behind, with the runes, as a stand-alone boat."""
    game.put_on_discard(shelter_card(colour))
    game.set_due(colour, 0)
    if game.has_attached_boat(seat, colour):
        game.set_attached_boat(seat, colour, 0)
        game.set_kind(seat, colour, BOAT)
    else:
        loosen_runes(game, seat, colour)
        game.set_kind(seat, colour, NO_PLACE)
    settle(game, seat)
    if game.listening:
        game.tell(EVERYONE, EVENT_GIVE_UP, seat, colour)


def enter_interest(game: Position) -> None:
    """The interest phase, skipped where there is nothing to choose."""
    game.phase = INTEREST
    if not has_choice_in_interest(game):
        enter_main(game)


def enter_main(game: Position) -> None:
    """The main phase; the turn ends by itself where only `pass` is left to an empty hand."""
    game.phase = MAIN_PHASE
    game.due_red = 0
    game.due_blue = 0
    game.collected_first = NOTHING
    game.collected_second = NOTHING
    game.item = NO_ITEM
    if can_only_pass_with_empty_hand(game):
        end_turn(game)


def end_turn(game: Position) -> None:
    draw_back(game, game.turn)
    if game.turn_no >= game.rules.last_turn:
        finish(game, REASON_ROUND_LIMIT)
    else:
        begin_turn(game, (game.turn + 1) % game.seats)
