"""The course of a ritual from the card to its end (§8.2, §9)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from runehall.engine.state import EVERYONE, NO_CARDS, NOTHING
from runehall.games.runes.cells import cell_of
from runehall.games.runes.codes import (
    BETWEEN,
    BLACK,
    CELL_MASK,
    CHOOSE,
    COPY,
    EVENT_ANSWERED,
    EVENT_CANCELLED,
    EVENT_CHOSE,
    EVENT_COPIED,
    EVENT_FIZZLED,
    EVENT_PLAYED,
    EVENT_PLAYED_AT,
    EVENT_ROLLED,
    EXTRA,
    FILL,
    FULL,
    GOLD,
    GOLD_THEFT,
    GREY,
    LAY,
    NO_STEP,
    OVER,
    PASS,
    QUICK,
    REDRAW,
    REPLACE,
    RESPOND,
    ROB,
    SKIP,
    STEAL,
    STEP_BLACK,
    STEP_GOLD,
    STEP_GREY,
    STEP_PLACE,
    STEP_TARGET,
    STONE_MASK,
    SWAP,
    TAKE,
    TARGET,
    TURN,
    WARD,
    placed_cell,
)
from runehall.games.runes.effects import carry_out
from runehall.games.runes.placements import has_placement, list_placements
from runehall.games.runes.playable import (
    can_carry_out,
    copied_kind,
    has_stone_to_take,
    is_opponent,
    is_target,
)
from runehall.games.runes.position import Position, with_first, with_last
from runehall.games.runes.supply import refill_all
from runehall.games.runes.turn import (
    after_ritual,
    after_turn,
    close_window,
    open_window,
    settle_owed,
)

DIE_SIDES: Final = 6
# A roll from which `rob` takes a black stone too.
BLACK_TOO: Final = 4


def play_card(game: Position, seat: i64, card: i64, against: i64) -> None:
    """Step 1 and 2: the card lies open, and the die is rolled."""
    game.take_held(seat, card)
    game.cast_card = card
    game.cast_kind = copied_kind(game) if card == COPY else card
    game.cast_by = seat
    game.cast_against = against
    game.cast_die = NOTHING
    game.cast_victims = 0
    game.cast_cards = with_last(NO_CARDS, card)
    game.cast_back = game.phase
    close_window(game)
    if game.listening:
        tell_played(game)
    if rolls_die(game.cast_kind):
        game.cast_die = game.roll(DIE_SIDES)
        if game.listening:
            game.tell(EVERYONE, EVENT_ROLLED, seat, game.cast_die)
    begin_choices(game)


def rolls_die(kind: i64) -> bool:
    return kind == REPLACE or kind == ROB or kind == EXTRA


def tell_played(game: Position) -> None:
    if game.cast_against == NOTHING:
        game.tell(EVERYONE, EVENT_PLAYED, game.cast_by, game.cast_card)
    else:
        game.tell(EVERYONE, EVENT_PLAYED_AT, game.cast_by, game.cast_card, game.cast_against)
    if game.cast_card == COPY:
        game.tell(EVERYONE, EVENT_COPIED, game.cast_by, game.cast_kind)


# --- choices -------------------------------------------------------------------------------------


def begin_choices(game: Position) -> None:
    """Step 3, from the beginning."""
    game.phase = CHOOSE
    game.picked_first = NOTHING
    game.picked_second = NOTHING
    ask_from(game, first_step(game.cast_kind))


def first_step(kind: i64) -> i64:
    if kind == LAY or kind == QUICK or kind == STEAL:
        return STEP_PLACE
    if kind == EXTRA or kind == REPLACE:
        return STEP_TARGET
    if kind == ROB:
        return STEP_GREY
    if kind == GOLD_THEFT:
        return STEP_GOLD
    return NO_STEP


def step_after(game: Position, step: i64) -> i64:
    """R37: only `rob` has a second choice, on a high roll."""
    if step == STEP_GREY and game.cast_die >= BLACK_TOO:
        return STEP_BLACK
    return NO_STEP


def ask_from(game: Position, step: i64) -> None:
    """Ask for this choice or, where it has nothing to offer, for the next."""
    while step != NO_STEP and not step_offers(game, step):
        step = step_after(game, step)
    game.cast_step = step
    if step == NO_STEP:
        choices_made(game)


def step_offers(game: Position, step: i64) -> bool:
    """Whether there is anything to place, target or take; the `pass` of `black` does not count."""
    if step == STEP_PLACE:
        return has_placement(game, game.cast_by, game.cast_kind)
    if step == STEP_TARGET:
        return len(list_targets(game)) > 0
    return has_stone_to_take(game, game.cast_by, colour_of_step(step))


def colour_of_step(step: i64) -> i64:
    if step == STEP_GREY:
        return GREY
    return BLACK if step == STEP_BLACK else GOLD


def list_choices(game: Position) -> vec[i64]:
    """What the open choice offers, ascending."""
    if game.cast_step == STEP_PLACE:
        return list_placements(game, game.cast_by, game.cast_kind)
    if game.cast_step == STEP_TARGET:
        return list_targets(game)
    out = vec[i64]()
    if game.cast_step == STEP_BLACK:
        out = append(out, PASS)
    return list_takes(game, colour_of_step(game.cast_step), out)


def list_targets(game: Position) -> vec[i64]:
    out = vec[i64]()
    place: i64 = 0
    while place < len(game.cells):
        word = game.cells[place]
        if is_target(game, game.cast_by, game.cast_kind, game.cast_die, word):
            out = append(out, TARGET | cell_of(word))
        place += 1
    return out


def list_takes(game: Position, colour: i64, out: vec[i64]) -> vec[i64]:
    """The opponents' hand stones of a colour; the stones' numbers ascend."""
    stone: i64 = 0
    while stone < game.rules.components.stones:
        if game.rules.components.colour(stone) == colour:
            holder = game.holder_of(stone)
            if holder != NOTHING and is_opponent(game, holder, game.cast_by):
                out = append(out, TAKE | stone)
        stone += 1
    return out


def choose(game: Position, action: i64) -> None:
    """A choice is recorded; the next one, or the answers, follow."""
    if game.listening:
        game.tell(EVERYONE, EVENT_CHOSE, game.cast_by, action)
    if action != PASS:
        if game.picked_first == NOTHING:
            game.picked_first = action
        else:
            game.picked_second = action
    ask_from(game, step_after(game, game.cast_step))


# --- answers -------------------------------------------------------------------------------------


def choices_made(game: Position) -> None:
    """Steps 4 to 6: the ritual fizzles, is put to those who may answer, or takes effect."""
    if fizzles(game):
        if game.listening:
            game.tell(EVERYONE, EVENT_FIZZLED, game.cast_by, game.cast_kind)
        end_cast(game, False)
        return
    game.cast_victims = victims(game)
    open_window(game, RESPOND)
    if game.asked == 0:
        take_effect(game)


def fizzles(game: Position) -> bool:
    """Whether nothing was chosen, or a reversed ritual has nothing to do for its new author."""
    kind = game.cast_kind
    if first_step(kind) != NO_STEP:
        return game.picked_first == NOTHING
    return (kind == FILL or kind == REDRAW) and not can_carry_out(game, game.cast_by, kind)


def victims(game: Position) -> i64:
    """R24: those the ritual takes something from, or every opponent."""
    if game.rules.all_may_answer:
        return ((i64(1) << game.seats) - 1) & ~(i64(1) << game.cast_by)
    kind = game.cast_kind
    if kind == SKIP or kind == SWAP:
        return i64(1) << game.cast_against
    if kind == REPLACE:
        return i64(1) << game.owner_at(game.picked_first & CELL_MASK)
    if kind == STEAL:
        return i64(1) << game.owner_at(placed_cell(game.picked_first))
    if kind == ROB or kind == GOLD_THEFT:
        robbed = i64(1) << game.holder_of(game.picked_first & STONE_MASK)
        if game.picked_second != NOTHING:
            robbed |= i64(1) << game.holder_of(game.picked_second & STONE_MASK)
        return robbed
    return 0


def answer(game: Position, seat: i64, card: i64) -> None:
    """A ward cancels the whole ritual (R28); a reversal turns it on its author (R26)."""
    game.take_held(seat, card)
    game.cast_cards = with_last(game.cast_cards, card)
    close_window(game)
    if game.listening:
        game.tell(EVERYONE, EVENT_ANSWERED, seat, card)
    if card == WARD:
        if game.listening:
            game.tell(EVERYONE, EVENT_CANCELLED, game.cast_by, game.cast_kind)
        end_cast(game, False)
        return
    game.cast_against = game.cast_by
    game.cast_by = seat
    game.cast_victims = 0
    begin_choices(game)


# --- the end -------------------------------------------------------------------------------------


def take_effect(game: Position) -> None:
    """Step 7: the effect, then hands that it emptied are refilled."""
    close_window(game)
    game.stuck = 0
    turn_stopped = carry_out(game)
    if game.phase == OVER:
        put_away_cast(game)
        return
    refill_all(game, game.cast_by)
    end_cast(game, turn_stopped)


def end_cast(game: Position, turn_stopped: bool) -> None:
    """END-CAST: back to where the card was played, whatever became of it."""
    back = game.cast_back
    put_away_cast(game)
    if back == FULL:
        settle_owed(game)
    elif back == BETWEEN or turn_stopped:
        after_turn(game)
    else:
        after_ritual(game)


def put_away_cast(game: Position) -> None:
    """The cards are put on the played ones, so that the last answer ends on top."""
    place: i64 = 0
    while place < len(game.cast_cards):
        game.played = with_first(game.played, i64(game.cast_cards[place]))
        place += 1
    game.cast_cards = NO_CARDS
    game.cast_card = NOTHING
    game.cast_kind = NOTHING
    game.cast_by = NOTHING
    game.cast_against = NOTHING
    game.cast_die = NOTHING
    game.cast_step = NO_STEP
    game.picked_first = NOTHING
    game.picked_second = NOTHING
    game.cast_victims = 0
    game.cast_back = TURN
