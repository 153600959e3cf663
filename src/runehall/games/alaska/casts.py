"""A cast: number cards reach a section, where an angler is hooked or a salmon caught."""

from __future__ import annotations

from mypy_extensions import i64

from runehall.engine.state import EVERYONE
from runehall.games.alaska.catches import catch_salmon
from runehall.games.alaska.codes import (
    BY_CAST,
    CHOOSE,
    DIE_SIDES,
    EMPTY_HAND,
    EVENT_CAST,
    EVENT_CHOICE,
    EVENT_DIE,
    EVENT_EMPTY,
    EVENT_HAND_LOST,
    EVENT_LOCAL_PAID,
    EVENT_LOCAL_UNPAID,
    EVENT_TOURIST_HOOKED,
    KINDS,
    LOCAL,
    LUCKY_FACE,
    NUMBER_BITS,
    NUMBER_MASK,
    RIVER,
    SALMON,
    TOURIST,
    ring,
)
from runehall.games.alaska.position import NO_ANGLER, NO_CHOICE, Position
from runehall.games.alaska.ruleset import OVERFLOW_WRAP
from runehall.games.alaska.turn import end_turn, end_turn_without_drawing, settle


def target_of(game: Position, small: i64, large: i64) -> i64:
    """The section that a number or a sum of two reaches; above 10 there is none (A12)."""
    target = small + large
    if target > RIVER and game.rules.overflow == OVERFLOW_WRAP:
        return target - RIVER
    return target


def cast(game: Position, seat: i64, numbers: i64) -> None:
    """Spend one or two number cards and see what they reach."""
    small = (numbers >> NUMBER_BITS) & NUMBER_MASK
    large = numbers & NUMBER_MASK
    game.discard_from_hand(seat, small - 1)
    if large > 0:
        game.discard_from_hand(seat, large - 1)
    section = target_of(game, small, large)
    if game.listening:
        game.tell(EVERYONE, EVENT_CAST, seat, (small << NUMBER_BITS) | large, section)
    if section > RIVER:
        find_nothing(game, seat, section)
        return
    angler = game.angler_at(section)
    if angler == NO_ANGLER or is_lucky(game, seat, section):
        fish(game, seat, section)
    elif angler == TOURIST:
        hook_tourist(game, seat, section)
    else:
        assert angler == LOCAL
        hook_local(game, seat, section)


def has_salmon(game: Position, section: i64) -> bool:
    """Whether any salmon lies over a section."""
    return game.salmon[section] > 0 or game.salmon[ring(section - 1)] > 0


def is_lucky(game: Position, seat: i64, section: i64) -> bool:
    """With the lucky die, salmon and angler in one section are decided by a roll (A38)."""
    if not game.rules.luck_die or not has_salmon(game, section):
        return False
    face = game.roll(DIE_SIDES)
    if game.listening:
        game.tell(EVERYONE, EVENT_DIE, seat, face)
    return face == LUCKY_FACE


def fish(game: Position, seat: i64, section: i64) -> None:
    """Nobody is in the way: one salmon over the section is caught, of the caster's choice (A13)."""
    behind = ring(section - 1)
    if game.salmon[section] > 0 and game.salmon[behind] > 0:
        game.choice = section
        game.phase = CHOOSE
        if game.listening:
            game.tell(EVERYONE, EVENT_CHOICE, seat, (1 << section) | (1 << behind))
    elif game.salmon[section] > 0:
        catch_salmon(game, section, BY_CAST)
    elif game.salmon[behind] > 0:
        catch_salmon(game, behind, BY_CAST)
    else:
        find_nothing(game, seat, section)


def take(game: Position, spot: i64) -> None:
    """The caster names the spot of the catch."""
    game.choice = NO_CHOICE
    catch_salmon(game, spot, BY_CAST)


def find_nothing(game: Position, seat: i64, section: i64) -> None:
    """An empty cast."""
    if game.listening:
        game.tell(EVERYONE, EVENT_EMPTY, seat, section)
    settle(game)


def hook_tourist(game: Position, seat: i64, section: i64) -> None:
    """The tourist leaves, the rest of the hand is lost and the turn is over (A21, A22)."""
    if game.listening:
        game.tell(EVERYONE, EVENT_TOURIST_HOOKED, seat, section)
        if game.hands[seat] != EMPTY_HAND:
            game.tell(EVERYONE, EVENT_HAND_LOST, seat, game.hands[seat])
    game.discard_angler(section)
    lose_hand(game, seat)
    if game.rules.tourist_costs_a_turn:
        game.sit_out |= 1 << seat
        end_turn_without_drawing(game)
    else:
        end_turn(game)


def lose_hand(game: Position, seat: i64) -> None:
    """The whole hand goes to the discard pile, in its order."""
    card: i64 = 0
    while card < KINDS:
        copies = game.holds(seat, card)
        while copies > 0:
            game.discard_from_hand(seat, card)
            copies -= 1
        card += 1


def hook_local(game: Position, seat: i64, section: i64) -> None:
    """The local leaves for one caught salmon; from a seat without any he gets nothing (A23)."""
    paid = game.caught[seat] > 0
    if paid:
        game.caught[seat] -= 1
        game.put_on_discard(SALMON)
        game.discard_angler(section)
    if game.listening:
        game.tell(EVERYONE, EVENT_LOCAL_PAID if paid else EVENT_LOCAL_UNPAID, seat, section)
    settle(game)
