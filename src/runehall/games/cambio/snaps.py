"""Throwing cards in a window, and what a correct throw at another seat brings (§8 of the rules)."""

from __future__ import annotations

from mypy_extensions import i64

from runehall.engine.state import EVERYONE, NOTHING
from runehall.games.cambio.actions import begin_action
from runehall.games.cambio.codes import (
    BY_EMPTY_TABLE,
    CORRECT,
    EVENT_GIVE,
    EVENT_PASS,
    EVENT_PENALTY,
    EVENT_SNAP,
    GIVE,
    LATE,
    NO_CARD,
    SNAP,
    WRONG,
)
from runehall.games.cambio.piles import draw_card
from runehall.games.cambio.position import Position
from runehall.games.cambio.scoring import end_round
from runehall.games.cambio.tables import (
    add_unseen_card,
    move_card,
    remove_card,
    show_to_all,
)
from runehall.games.cambio.windows import asked


def is_identical(game: Position, owner: i64, place: i64) -> bool:
    """Whether a card bears the rune of the card on top of the pile."""
    return game.rules.identical(game.card_at(owner, place), game.top())


def throw(game: Position, seat: i64, owner: i64, place: i64) -> None:
    """Whoever's correct throw comes first is the snapper; everybody else is late from then on."""
    if game.snapper != NOTHING and game.snapper != seat:
        throw_late(game, seat, owner, place)
    elif is_identical(game, owner, place):
        throw_correctly(game, seat, owner, place)
    else:
        throw_wrongly(game, seat, owner, place)


def throw_correctly(game: Position, seat: i64, owner: i64, place: i64) -> None:
    """The card joins the pile, which freezes; a foreign card may be replaced by a gift."""
    card = remove_card(game, owner, place)
    game.put_on_discard(card)
    game.snapper = seat
    game.frozen = True
    if game.listening:
        game.tell(EVERYONE, EVENT_SNAP, seat, owner, place, card, CORRECT)
    if owner != seat:
        game.victim = owner
        game.emptied_place = place
        game.phase = GIVE
    elif game.cards_before(seat) == 0:
        end_round(game, BY_EMPTY_TABLE)
    else:
        close_if_nobody_is_left(game)


def throw_wrongly(game: Position, seat: i64, owner: i64, place: i64) -> None:
    """C8: everybody has seen the card, and the thrower pays."""
    go_back(game, seat, owner, place, WRONG)
    if owner != seat or game.rules.own_wrong_penalty:
        take_penalty(game, seat)
    close_if_nobody_is_left(game)


def throw_late(game: Position, seat: i64, owner: i64, place: i64) -> None:
    """C9: too slow; the faster seat has seen a card it may want to throw now."""
    matches = is_identical(game, owner, place)
    go_back(game, seat, owner, place, LATE)
    pays_for_own = game.rules.late_own_penalty if matches else game.rules.own_wrong_penalty
    if owner != seat or pays_for_own:
        take_penalty(game, seat)
    if matches:
        game.passed &= ~(1 << game.snapper)
    close_if_nobody_is_left(game)


def go_back(game: Position, seat: i64, owner: i64, place: i64, outcome: i64) -> None:
    """A thrown card returns to its place, seen by all; its thrower has failed once more."""
    show_to_all(game, owner, place)
    game.count_failure(seat)
    if game.listening:
        game.tell(EVERYONE, EVENT_SNAP, seat, owner, place, game.card_at(owner, place), outcome)


def take_penalty(game: Position, seat: i64) -> None:
    """One card, unseen, if there is one to draw."""
    card = draw_card(game)
    if card != NO_CARD:
        place = add_unseen_card(game, seat, card)
        if game.listening:
            game.tell(EVERYONE, EVENT_PENALTY, seat, place)


def pass_window(game: Position, seat: i64) -> None:
    """A seat lets the window go by."""
    game.passed |= 1 << seat
    if game.listening:
        game.tell(EVERYONE, EVENT_PASS, seat)
    close_if_nobody_is_left(game)


def give_card(game: Position, place: i64) -> None:
    """C13: an own card goes, unseen, to the place just emptied."""
    move_card(game, game.snapper, place, game.victim, game.emptied_place)
    if game.listening:
        game.tell(EVERYONE, EVENT_GIVE, game.snapper, place, game.victim, game.emptied_place)
    settle_gift(game)


def keep_cards(game: Position) -> None:
    """C12: giving is a right, no duty."""
    if game.listening:
        game.tell(EVERYONE, EVENT_PASS, game.snapper)
    settle_gift(game)


def settle_gift(game: Position) -> None:
    """C14: only after the gift are both tables looked at."""
    emptied = game.cards_before(game.snapper) == 0 or game.cards_before(game.victim) == 0
    game.victim = NOTHING
    game.emptied_place = NOTHING
    if emptied:
        end_round(game, BY_EMPTY_TABLE)
    else:
        game.phase = SNAP
        close_if_nobody_is_left(game)


def close_if_nobody_is_left(game: Position) -> None:
    """A window nobody is left in makes way for the pending action, or for the next turn."""
    if asked(game) == 0:
        begin_action(game)
