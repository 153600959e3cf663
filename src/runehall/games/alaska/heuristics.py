"""What bots know about fishing: a quick policy and an evaluation, in units of one salmon."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from runehall.engine.chooser import Chooser
from runehall.engine.heuristics import Heuristics, share_by_outlook, win_share
from runehall.engine.state import ARGUMENTS, State
from runehall.games.alaska.casts import has_salmon, target_of
from runehall.games.alaska.codes import (
    BEAR,
    CAST,
    CHOOSE,
    EAGLE,
    EAGLE_ANGLER,
    EAGLE_SALMON,
    LOCAL,
    NUMBER_BITS,
    NUMBER_MASK,
    NUMBERS,
    PASS,
    PLACE_LOCAL,
    PLACE_TOURIST,
    PLAY_BEAR,
    RIVER,
    SALMON_PHASE,
    TOURIST,
    WASTE_EAGLE,
    WINDOW,
    card_in_hand,
    copies_in,
    ring,
)
from runehall.games.alaska.position import NO_ANGLER, Position
from runehall.games.alaska.scoring import best_catch

# What a card is worth in hand, before anything it could catch at once. A card that is drawn
# instead is worth FRESH.
BEAR_WORTH: Final = 0.40
EAGLE_WORTH: Final = 0.55
ANGLER_WORTH: Final = 0.06
NUMBER_WORTH: Final = 0.05
FRESH: Final = 0.17

TURN_LOST: Final = 1.6  # a hooked tourist: the next turn
CARD_LOST: Final = 0.2  # and each card of the hand
SHIELDED: Final = 0.12  # a salmon kept from the others by an angler
IN_THE_WAY: Final = 0.5  # an angler before a salmon that the own hand reaches
BEARS_ARE_PLAYED: Final = 0.6  # how often a holder answers a catch

# How much a salmon ahead decides, at the first card and what comes to that until the last one; how
# much of what a hand is worth counts as caught.
LEAD_EARLY: Final = 0.55
LEAD_LATE: Final = 1.2
HAND_SHARE: Final = 0.5

# How likely a fresh hand reaches each spot, in hundredths; spot 10 is the hardest.
REACH: Final = vec[i64]([0, 41, 42, 45, 48, 50, 53, 56, 58, 45, 35])


class AlaskaHeuristics(Heuristics):
    """Sees the own hand and the open table."""

    def choose(self, state: State, seat: i64, chooser: Chooser) -> i64:
        """The action of the highest worth; small differences are left to chance."""
        assert isinstance(state, Position)
        actions = state.legal(seat)
        if len(actions) == 1:
            return actions[0]
        if state.phase == WINDOW:
            return PLAY_BEAR if wants_to_eat(state, seat, chooser) else PASS
        reach = sections_in_reach(state, state.hands[seat])
        prize = worth_of_catch(state, seat)
        best = actions[0]
        best_worth = -1000.0
        place: i64 = 0
        while place < len(actions):
            worth = self.worth(state, seat, actions[place], reach, prize)
            worth += 0.05 * chooser.chance()
            if worth > best_worth:
                best = actions[place]
                best_worth = worth
            place += 1
        return best

    def worth(self, game: Position, seat: i64, action: i64, reach: i64, prize: float) -> float:
        """What an action brings, in salmon."""
        if game.phase == SALMON_PHASE:
            return worth_of_placing(game, action & ARGUMENTS, reach)
        if game.phase == CHOOSE:
            return float(REACH[action & ARGUMENTS]) / 100.0
        return worth_of_play(game, seat, action, reach, prize)

    def evaluate(self, state: State, seat: i64) -> float:
        """The share of the win, from the lead in salmon and the time left to change it."""
        assert isinstance(state, Position)
        if state.over():
            return win_share(state, seat)
        return share_of_win(state, seat)


def share_of_win(game: Position, seat: i64) -> float:
    """The lead in salmon over each of the others, the more decisive the later the game."""
    deck = float(game.discard_count + game.draw_count() + 1)
    decisive = LEAD_EARLY + LEAD_LATE * float(game.discard_count) / deck
    outlooks = vec[float]([0.0] * game.seats)
    other: i64 = 0
    while other < game.seats:
        outlooks[other] = float(game.caught[other])
        other += 1
    outlooks[seat] += HAND_SHARE * hand_worth(game, seat)
    return share_by_outlook(outlooks, seat, 1.0 / decisive)


def wants_to_eat(game: Position, seat: i64, chooser: Chooser) -> bool:
    """A bear answers the leaders, and anybody when it could not be kept for long."""
    if game.in_last_round():
        return True
    if game.caught[game.turn] >= best_catch(game):
        return True
    return game.caught[game.turn] > game.caught[seat] and chooser.chance() < BEARS_ARE_PLAYED


def sections_in_reach(game: Position, hand: i64) -> i64:
    """The sections that one cast of this hand can reach, as a bit mask."""
    sections: i64 = 0
    small: i64 = 1
    while small <= NUMBERS:
        copies = copies_in(hand, small - 1)
        if copies > 0:
            sections |= 1 << small
            large = small if copies > 1 else small + 1
            while large <= NUMBERS:
                target = target_of(game, small, large)
                if copies_in(hand, large - 1) > 0 and target <= RIVER:
                    sections |= 1 << target
                large += 1
        small += 1
    return sections


def worth_of_catch(game: Position, seat: i64) -> float:
    """One salmon, less the chance that a bear eats it."""
    bears = game.rules.copies[BEAR] - game.holds(seat, BEAR)
    place: i64 = 0
    while place < game.discard_count:
        if i64(game.discard[place]) == BEAR:
            bears -= 1
        place += 1
    foreign: i64 = 0
    other: i64 = 0
    while other < game.seats:
        if other != seat:
            foreign += game.hand_count(other)
        other += 1
    unseen = foreign + game.draw_count()
    if unseen == 0:
        return 1.0
    danger = float(bears * foreign) / float(unseen)
    return 1.0 - BEARS_ARE_PLAYED * (danger if danger < 1.0 else 1.0)


def worth_of_placing(game: Position, spot: i64, reach: i64) -> float:
    """The harder the spot is for the left neighbour, the better; the own hand should reach it."""
    risk = float(REACH[spot]) / 100.0
    if game.angler_at(spot) != NO_ANGLER:
        risk *= 0.5
    if game.angler_at(ring(spot + 1)) != NO_ANGLER:
        risk *= 0.5
    if (reach >> spot) & 1 == 1 or (reach >> ring(spot + 1)) & 1 == 1:
        risk -= 0.12
    return -risk


def card_worth(game: Position, card: i64) -> float:
    """What a card is worth in hand; in the last round nothing can be kept."""
    if game.in_last_round():
        return 0.0
    if card == BEAR:
        return BEAR_WORTH
    if card == EAGLE:
        return EAGLE_WORTH
    return ANGLER_WORTH if card in (TOURIST, LOCAL) else NUMBER_WORTH


def hand_worth(game: Position, seat: i64) -> float:
    """What the bears and eagles of a hand are worth."""
    return BEAR_WORTH * float(game.holds(seat, BEAR)) + EAGLE_WORTH * float(game.holds(seat, EAGLE))


def worth_of_play(game: Position, seat: i64, action: i64, reach: i64, prize: float) -> float:
    """What a play of the active seat brings."""
    place = action & ARGUMENTS
    verb = action - place
    if verb == CAST:
        return worth_of_cast(game, seat, place, prize)
    if verb == EAGLE_SALMON:
        return worth_of_eagle(game, place, reach, prize)
    if verb == EAGLE_ANGLER:
        return worth_of_freeing(game, place, reach) - card_worth(game, EAGLE)
    if verb in (PLACE_TOURIST, PLACE_LOCAL):
        return worth_of_angler(game, place, reach)
    if verb == PLAY_BEAR:
        return worth_of_bear(game, reach)
    if verb == WASTE_EAGLE:
        return -card_worth(game, EAGLE)
    if verb == PASS:
        return -FRESH * float(game.hand_count(seat))
    return -0.01


def worth_of_cast(game: Position, seat: i64, numbers: i64, prize: float) -> float:
    """A salmon, an angler, or nothing; less the number cards and what else they could catch."""
    small = (numbers >> NUMBER_BITS) & NUMBER_MASK
    large = numbers & NUMBER_MASK
    cards: i64 = card_in_hand(small - 1)
    cost = card_worth(game, small - 1)
    if large > 0:
        cards += card_in_hand(large - 1)
        cost += card_worth(game, large - 1)
    rest = game.hands[seat] - cards
    lost = catches_in_reach(game, game.hands[seat]) - catches_in_reach(game, rest)
    section = target_of(game, small, large)
    if section > RIVER:
        return -cost - 0.7 * float(lost)
    angler = game.angler_at(section)
    salmon = has_salmon(game, section)
    if angler == NO_ANGLER:
        return prize - cost - 0.1 * float(lost - 1) if salmon else -cost - 0.7 * float(lost)
    hooked = worth_of_hooking(game, seat, angler, game.hand_count(seat) - (2 if large > 0 else 1))
    if game.rules.luck_die and salmon:
        hooked = (prize + 5.0 * hooked) / 6.0
    return hooked - cost - 0.7 * float(lost)


def catches_in_reach(game: Position, hand: i64) -> i64:
    """How many sections with unguarded salmon a hand can reach with one cast."""
    sections = sections_in_reach(game, hand) & ~game.guarded
    count: i64 = 0
    section: i64 = 1
    while section <= RIVER:
        if (sections >> section) & 1 == 1 and has_salmon(game, section):
            count += 1
        section += 1
    return count


def worth_of_hooking(game: Position, seat: i64, angler: i64, cards_left: i64) -> float:
    """A local costs a salmon, if there is one; a tourist the hand and perhaps a turn."""
    if angler == LOCAL:
        return -0.95 if game.caught[seat] > 0 else 0.0
    if game.in_last_round():
        return -CARD_LOST * float(cards_left)
    if game.rules.tourist_costs_a_turn:
        return -TURN_LOST - CARD_LOST * float(cards_left)
    return -0.5 * CARD_LOST * float(cards_left)


def worth_of_eagle(game: Position, spot: i64, reach: i64, prize: float) -> float:
    """Any salmon; rather one that casts cannot reach."""
    open_sections = reach & ~game.guarded
    worth = prize if game.rules.bears_answer_eagles else 1.0
    worth -= card_worth(game, EAGLE)
    if (open_sections >> spot) & 1 == 1 or (open_sections >> ring(spot + 1)) & 1 == 1:
        worth -= 0.2
    return worth + 0.1 * float(REACH[spot]) / 100.0


def worth_of_freeing(game: Position, section: i64, reach: i64) -> float:
    """Chasing an angler away opens the section, to oneself first."""
    if not has_salmon(game, section):
        return 0.0
    return IN_THE_WAY if (reach >> section) & 1 == 1 else -SHIELDED


def worth_of_angler(game: Position, section: i64, reach: i64) -> float:
    """An angler keeps salmon from the others; before the own cast he is in the way."""
    if game.angler_at(section) != NO_ANGLER:
        return worth_of_freeing(game, section, reach) - ANGLER_WORTH
    own = 0.04 if (reach >> section) & 1 == 1 else 0.0
    if not has_salmon(game, section):
        return -ANGLER_WORTH - own
    return SHIELDED - ANGLER_WORTH if own == 0.0 else -IN_THE_WAY


def worth_of_bear(game: Position, reach: i64) -> float:
    """A bear frees the whole river."""
    worth = -card_worth(game, BEAR)
    section: i64 = 1
    while section <= RIVER:
        if game.angler_at(section) != NO_ANGLER:
            worth += worth_of_freeing(game, section, reach)
        section += 1
    return worth
