"""What bots know about RUNES: a greedy policy and a reading of the trays."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from runehall.engine.chooser import Chooser
from runehall.engine.heuristics import Heuristics, share_by_outlook, win_share
from runehall.engine.state import ARGUMENTS, NOTHING, VERB_SHIFT, State
from runehall.games.runes.cells import NO_OWNER, coins_of, facing_of, owner_of
from runehall.games.runes.codes import (
    BLACK,
    COPY,
    EXTRA,
    FILL,
    FULL,
    GOLD,
    GOLD_THEFT,
    LAY,
    PASS,
    PLACE,
    PLAY,
    PLAY_COPY,
    PLAY_SKIP,
    QUICK,
    REDRAW,
    REMOVE,
    REPLACE,
    RESPOND,
    REVERSE,
    ROB,
    SKIP,
    SPIN,
    STEAL,
    SWAP,
    TAKE,
    TARGET,
    TURN,
    placed_cell,
    placed_rotation,
    placed_stone,
)
from runehall.games.runes.forms import bonuses_through, owners_around
from runehall.games.runes.laying import value_of
from runehall.games.runes.playable import copied_kind
from runehall.games.runes.position import Position

# Scores are tenths of a coin.
COIN: Final = 10
SENT_HOME: Final = 6
WIN: Final = 100_000
CARD_FOR_BLACK: Final = 8
GOLD_WASTED: Final = 4
# A card with a score is played before a stone is laid: it costs no turn.
PLAY_FIRST: Final = 10_000
KEEP: Final = -1
# A tray as small as this can be emptied in one turn.
URGENT: Final = 8
# How many coins ahead a seat must be for its chances to grow by the factor e.
COINS_TO_LEAD: Final = 5.0
# What being on turn is worth, in coins.
ON_TURN: Final = 1.8


class RunesHeuristics(Heuristics):
    """Lays the most coins it can, plays cards as soon as they gain something, answers attacks."""

    def glance(self) -> i64:
        """Of hundreds of placements, a few would be none."""
        return 24

    def horizon(self) -> i64:
        """The policy costs more than it tells: the evaluation is asked almost at once."""
        return 4

    def choose(self, state: State, seat: i64, chooser: Chooser) -> i64:
        assert isinstance(state, Position)
        legal = state.legal(seat)
        chosen = legal[0]
        best: i64 = -WIN
        ties: i64 = 0
        place: i64 = 0
        while place < len(legal):
            score = score_of(state, seat, legal[place])
            if score > best:
                best = score
                ties = 0
            if score == best:
                ties += 1
                if chooser.below(ties) == 0:
                    chosen = legal[place]
            place += 1
        return chosen

    def evaluate(self, state: State, seat: i64) -> float:
        assert isinstance(state, Position)
        if state.over():
            return win_share(state, seat)
        outlooks = vec[float]([0.0] * state.seats)
        other: i64 = 0
        while other < state.seats:
            outlooks[other] = -float(state.tray(other))  # who has none left has won
            other += 1
        if state.phase == TURN:
            outlooks[state.turn] += ON_TURN
        return share_by_outlook(outlooks, seat, COINS_TO_LEAD)


def score_of(game: Position, seat: i64, action: i64) -> i64:
    """How good an action looks; only actions of the same decision are compared."""
    verb = action >> VERB_SHIFT << VERB_SHIFT
    if verb == PASS:
        return 0
    if verb == PLACE:
        return score_of_placement(game, seat, action)
    if verb == TAKE:
        return score_of_stone(game, action & ARGUMENTS)
    if verb == TARGET:
        return score_of_target(game, action & ARGUMENTS)
    if verb == REMOVE:
        return score_of_removal(action & ARGUMENTS)
    if game.phase == RESPOND:
        return score_of_answer(game, seat, action & ARGUMENTS)
    if verb == PLAY:
        return score_of_card(game, seat, action & ARGUMENTS, NOTHING)
    card = COPY if verb == PLAY_COPY else (SKIP if verb == PLAY_SKIP else SWAP)
    return score_of_card(game, seat, card, action & ARGUMENTS)


# --- stones --------------------------------------------------------------------------------------


def score_of_placement(game: Position, seat: i64, action: i64) -> i64:
    """Coins laid, coins sent home, forms won and broken."""
    components = game.rules.components
    stone = placed_stone(action)
    cell = placed_cell(action)
    word = game.word_at(cell)
    owner = owner_of(word)
    matches = components.matches(stone, placed_rotation(action), facing_of(word))
    value = value_of(game, stone, max(matches, 1))
    tray = game.tray(seat)
    score = value * COIN
    if owner == seat:
        tray += coins_of(word)
        score -= coins_of(word) * COIN
    elif owner != NO_OWNER:
        score += coins_of(word) * sent_home(game, owner)
    earned = score_of_forms(game, seat, cell, owner)
    if value + earned >= tray:
        return WIN
    score += earned * COIN
    colour = components.colour(stone)
    if colour == GOLD:
        # Gold is best where three edges agree; elsewhere it might have waited.
        score -= (game.rules.cap - value) * GOLD_WASTED
    elif colour == BLACK and game.rules.with_rituals:
        score += CARD_FOR_BLACK
    return score


def score_of_forms(game: Position, seat: i64, cell: i64, owner: i64) -> i64:
    """The coins that forms through a cell would earn, and half of those another seat would lose."""
    bonus = game.rules.form_bonus
    if bonus == 0 or owner == seat:
        return 0
    around = owners_around(game, cell)
    earned = bonus * bonuses_through(game, cell, seat, around)
    if owner != NO_OWNER:
        earned += bonus * bonuses_through(game, cell, owner, around) // 2
    return earned


def sent_home(game: Position, owner: i64) -> i64:
    """What an opposing coin back on its tray is worth; more if that seat is about to win."""
    return COIN if game.tray(owner) <= URGENT else SENT_HOME


def score_of_stone(game: Position, stone: i64) -> i64:
    """What a hand stone is worth: gold, then black, a star making each better."""
    colour = game.rules.components.colour(stone)
    score: i64 = 40 if colour == GOLD else (30 if colour == BLACK else 20)
    return score + 5 if "*" in game.rules.components.faces[stone] else score


def score_of_target(game: Position, cell: i64) -> i64:
    """`extra` wants room for its coins, `replace` the most coins of whoever is ahead."""
    word = game.word_at(cell)
    if game.cast_kind == EXTRA:
        return min(game.cast_die, game.rules.cap - coins_of(word)) * COIN
    owner = owner_of(word)
    score = coins_of(word) * (COIN + sent_home(game, owner))
    return score + score_of_forms(game, game.cast_by, cell, owner) * COIN


# --- cards ---------------------------------------------------------------------------------------


def score_of_card(game: Position, seat: i64, card: i64, against: i64) -> i64:
    """Above 0 if playing the card now gains something."""
    kind = copied_kind(game) if card == COPY else card
    if gains_by(game, seat, kind, against):
        return PLAY_FIRST - (1 if kind == FILL else 0)
    if game.phase == FULL and game.held_count(seat) >= game.rules.max_rituals:
        return 1  # better used than removed
    return KEEP


def gains_by(game: Position, seat: i64, kind: i64, against: i64) -> bool:
    if kind == LAY or kind == QUICK or kind == STEAL or kind == ROB or kind == GOLD_THEFT:
        return True
    if kind == EXTRA:
        return has_room_for_coins(game, seat)
    if kind == REPLACE:
        return game.tray(seat) > 1
    if kind == FILL:
        return game.hand_count(seat) * 2 <= game.rules.hand
    if kind == REDRAW:
        return game.phase == TURN and game.hand_count(seat) == 1
    if kind == SWAP:
        return hand_score(game, against) > hand_score(game, seat) + 25
    if kind == SKIP:
        return leads_opponents(game, seat, against) and is_worth_skipping(game, against)
    return False


def has_room_for_coins(game: Position, seat: i64) -> bool:
    """Whether an own stone has room for about as many coins as a die shows."""
    wanted = min(game.rules.cap // 2, game.tray(seat))
    place: i64 = 0
    while place < len(game.cells):
        word = game.cells[place]
        if owner_of(word) == seat and game.rules.cap - coins_of(word) >= wanted:
            return True
        place += 1
    return False


def hand_score(game: Position, seat: i64) -> i64:
    score: i64 = 0
    place: i64 = 0
    while place < game.hand_count(seat):
        score += score_of_stone(game, game.hand_stone(seat, place))
        place += 1
    return score


def leads_opponents(game: Position, seat: i64, other: i64) -> bool:
    """Whether no opponent of a seat has fewer coins left than this one."""
    each: i64 = 0
    while each < game.seats:
        if each != seat and game.tray(each) < game.tray(other):
            return False
        each += 1
    return True


def is_worth_skipping(game: Position, victim: i64) -> bool:
    """A running turn is worth stopping; so is the next one of a seat that is far ahead."""
    on_turn = victim == game.turn and game.phase != FULL
    return on_turn or game.tray(victim) * 2 <= game.rules.coins


def score_of_answer(game: Position, seat: i64, card: i64) -> i64:
    """Turn it round if possible, else ward it off, unless it only helps somebody far behind."""
    kind = game.cast_kind
    harmless = kind == FILL or kind == REDRAW or kind == SPIN
    if harmless and not leads_opponents(game, seat, game.cast_by):
        return KEEP
    return 2 if card == REVERSE else 1


def score_of_removal(card: i64) -> i64:
    """Cards that seldom gain anything make room for an unknown one."""
    if card == SPIN:
        return 3
    return 2 if card == REDRAW or card == FILL else KEEP
