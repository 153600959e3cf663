"""What bots know about RUNE: a quick sensible policy and an estimate of who is ahead."""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from runehall.engine.chooser import Chooser
from runehall.engine.heuristics import Heuristics, share_by_outlook, win_share
from runehall.engine.state import VERB_SHIFT, State
from runehall.games.rune.areas import Marking
from runehall.games.rune.codes import (
    ACT,
    COLOUR_BITS,
    DRAW,
    MASTER_VERB,
    OVER,
    PASS,
    PLACE,
    PLACE_VERB,
    detail_of,
    owner_of,
    piece,
    x_of,
    y_of,
)
from runehall.games.rune.position import Position
from runehall.games.rune.state import RuneState
from runehall.games.rune.turn import can_draw

# How many placements of a hand are looked at.
LOOKED_AT: Final = 8
# What an area must be worth before a Rune Master is better than another card: less when the
# opponents are ahead in placing theirs, because the last one ends all drawing.
WORTH_A_MASTER: Final = 7
WORTH_LESS_BEHIND: Final = 2
# Points to come: of a card in hand or a Rune Master in supply, and of the largest free area for the
# side on turn, as a share of what it is worth now.
STILL_TO_COME: Final = 3.0
SHARE_OF_FREE_AREA: Final = 0.6
# Points ahead that make a side e times as likely to win, for each square root of Rune Masters that
# are still to be placed.
CLEAR_LEAD: Final = 1.9
# A good result of the game for one.
GOOD_SOLO_SCORE: Final = 60

MARKED: Final = 255
# Of the free areas, so many of the best are kept in mind.
FREE_AREAS: Final = 3


class Survey:
    """A look over the layout: the points of each side, and the best areas without Rune Masters."""

    def __init__(self, game: Position) -> None:
        self.marking: Marking = Marking(game, game.cells)
        self.points: vec[i64] = vec[i64]([i64(0), i64(0)])
        self.free: vec[i64] = vec[i64]([i64(0)] * FREE_AREAS)
        self.spot: i64 = 0  # a cell of the best one
        number: i64 = 0
        while number < len(game.masters_placed):
            start = game.cell_of(game.masters_placed[number])
            if self.marking.marks[start] == 0:
                worth = self.worth_of_area(game, start, number + 1)
                self.points[game.side_of_master(number)] += worth
            number += 1

    def worth_of_area(self, game: Position, start: i64, mark: i64) -> i64:
        """Mark the area of a cell; what its runes are worth."""
        colour = (i64(game.cells[start]) & COLOUR_BITS) >> 1  # 1, 2, 4 become 0, 1, 2
        return self.marking.mark_area(start, mark) * game.rules.values[colour]

    def lead(self, game: Position, seat: i64) -> i64:
        """The points of a seat's side ahead of the other side; alone, the points."""
        side = game.rules.side(seat)
        return self.points[side] - self.points[1 - side]

    def find_free_areas(self, game: Position) -> None:
        """What the most valuable areas without Rune Masters are worth, the best first."""
        y = game.top
        while y <= game.bottom:
            x = game.left
            at = game.cell(x, y)
            while x <= game.right:
                if i64(game.cells[at]) & COLOUR_BITS != 0 and self.marking.marks[at] == 0:
                    worth = self.worth_of_area(game, at, MARKED)
                    if worth > self.free[0]:
                        self.spot = piece(0, 0, x, y)
                    self.keep_in_mind(worth)
                x += 1
                at = (at + 1) & game.rules.wrap
            y += 1

    def keep_in_mind(self, worth: i64) -> None:
        """Let a free area take its place among the best."""
        place: i64 = FREE_AREAS - 1
        if worth <= self.free[place]:
            return
        while place > 0 and self.free[place - 1] < worth:
            self.free[place] = self.free[place - 1]
            place -= 1
        self.free[place] = worth

    def claims_to_come(self, masters: i64) -> i64:
        """What so many Rune Masters could claim, one area each."""
        worth: i64 = 0
        place: i64 = 0
        while place < masters and place < FREE_AREAS:
            worth += self.free[place]
            place += 1
        return worth


class RuneHeuristics(Heuristics):
    """Grow what can be claimed, claim what is large enough, recolour for points."""

    def glance(self) -> i64:
        """Of hundreds of placements, a few would be none."""
        return 12

    def horizon(self) -> i64:
        """The policy costs more than it tells: the evaluation is asked at once."""
        return 0

    def choose(self, state: State, seat: i64, chooser: Chooser) -> i64:
        """A sensible action, quickly."""
        assert isinstance(state, RuneState)
        if state.phase == PLACE:
            return choose_placement(state, seat, chooser)
        if state.phase == ACT:
            return choose_second_half(state, seat)
        return choose_token(state, seat)

    def choose_carefully(self, state: State, seat: i64, chooser: Chooser) -> i64:
        """As `choose`, but every placement is looked at."""
        assert isinstance(state, RuneState)
        if state.phase == PLACE:
            return best_placement(state, seat)
        return self.choose(state, seat, chooser)

    def evaluate(self, state: State, seat: i64) -> float:
        """The share of the win to expect; alone, the share of a good score."""
        assert isinstance(state, RuneState)
        if state.seats == 1:
            return min(1.0, float(solo_outlook(state)) / float(GOOD_SOLO_SCORE))
        if state.phase == OVER:
            return win_share(state, seat)
        outlooks = vec[float]([expected_lead(state, seat), 0.0])
        close = CLEAR_LEAD * sqrt(float(masters_left(state)))
        # Partners share a win, so that each can expect half of it.
        return 2.0 / float(state.seats) * share_by_outlook(outlooks, 0, close)


def solo_outlook(game: Position) -> i64:
    """The points of a game for one, and what its Rune Masters in supply could claim now."""
    survey = Survey(game)
    survey.find_free_areas(game)
    return survey.points[0] + survey.claims_to_come(game.masters(0))


def masters_left(game: Position) -> i64:
    """How many Rune Masters are still to be placed."""
    left: i64 = 0
    seat: i64 = 0
    while seat < game.seats:
        left += game.masters(seat)
        seat += 1
    return left


def expected_lead(game: Position, seat: i64) -> float:
    """The points ahead, with what cards and Rune Masters in supply and free areas promise."""
    side = game.rules.side(seat)
    survey = Survey(game)
    lead = float(survey.lead(game, seat))
    other: i64 = 0
    while other < game.seats:
        if game.masters(other) > 0:
            to_come = STILL_TO_COME * float(game.masters(other) + game.hand_count(other))
            lead += to_come if game.rules.side(other) == side else -to_come
        other += 1
    survey.find_free_areas(game)
    free = SHARE_OF_FREE_AREA * float(survey.free[0])
    return lead + free if game.rules.side(game.turn) == side else lead - free


def choose_placement(game: RuneState, seat: i64, chooser: Chooser) -> i64:
    """The best of a few placements: by what can be claimed afterwards and who controls what."""
    legal = game.legal(seat)
    count: i64 = len(legal)
    best = legal[count - 1]
    if best >> VERB_SHIFT != PLACE_VERB:
        return best
    best_worth: i64 = -1_000_000_000
    looked: i64 = 0
    while looked < LOOKED_AT:
        action = legal[count - 1 - chooser.below(count)]
        if action >> VERB_SHIFT == PLACE_VERB:
            worth = worth_of_placement(game, seat, action)
            if worth > best_worth:
                best_worth = worth
                best = action
        looked += 1
    return best


def best_placement(game: RuneState, seat: i64) -> i64:
    """The best of all placements, judged in the same way."""
    legal = game.legal(seat)
    best = legal[0]
    best_worth: i64 = -1_000_000_000
    place: i64 = 0
    while place < len(legal):
        if legal[place] >> VERB_SHIFT == PLACE_VERB:
            worth = worth_of_placement(game, seat, legal[place])
            if worth > best_worth:
                best_worth = worth
                best = legal[place]
        place += 1
    return best


def worth_of_placement(game: RuneState, seat: i64, action: i64) -> i64:
    """The points ahead after laying a card, and most of the area that could be claimed then."""
    after = game.copy()
    after.lay_card(piece(owner_of(action), detail_of(action), x_of(action), y_of(action)))
    if game.seats == 1:
        return solo_outlook(after)
    survey = Survey(after)
    worth = 4 * survey.lead(after, seat)
    if game.masters(seat) > 0:
        survey.find_free_areas(after)
        worth += 3 * survey.free[0]
    return worth


def choose_second_half(game: RuneState, seat: i64) -> i64:
    """A Rune Master into the largest free area if that is large enough, else a card."""
    if game.masters(seat) == 0:
        return DRAW if can_draw(game, seat) else PASS
    if game.seats == 1 and can_draw(game, seat):
        return DRAW  # nobody hurries: every card is laid before the last claim
    survey = Survey(game)
    survey.find_free_areas(game)
    if can_draw(game, seat):
        wanted: i64 = WORTH_A_MASTER
        if is_behind(game, seat):
            wanted -= WORTH_LESS_BEHIND
        if survey.free[0] < wanted:
            return DRAW
    if survey.free[0] > 0:
        return (MASTER_VERB << VERB_SHIFT) | survey.spot
    legal = game.legal(seat)
    return legal[len(legal) - 1]


def is_behind(game: Position, seat: i64) -> bool:
    """Whether some opponent has fewer Rune Masters left to place."""
    other: i64 = 0
    while other < game.seats:
        if game.rules.side(other) != game.rules.side(seat):
            if game.masters(other) < game.masters(seat):
                return True
        other += 1
    return False


def choose_token(game: RuneState, seat: i64) -> i64:
    """The token that brings most, if any brings something."""
    legal = game.legal(seat)
    best: i64 = PASS
    best_lead = Survey(game).lead(game, seat)
    place: i64 = 1
    while place < len(legal):
        action = legal[place]
        after = game.copy()
        after.lay_token(piece(seat, detail_of(action), x_of(action), y_of(action)))
        lead = Survey(after).lead(after, seat)
        if lead > best_lead:
            best_lead = lead
            best = action
        place += 1
    return best
