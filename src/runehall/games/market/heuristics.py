"""What bots know about The Rune Market: what an action is worth, in runes, and who is ahead."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from runehall.engine.chooser import Chooser
from runehall.engine.heuristics import (
    Heuristics,
    kind_of,
    place_of,
    share_by_outlook,
    win_share,
)
from runehall.engine.state import ARGUMENTS, VERB_SHIFT, State
from runehall.games.market.codes import (
    ALONE,
    ATTACH,
    ATTACK,
    BANDIT_FOR_RUNES,
    BLUE_RUNES,
    BOAT,
    BOAT_FOR_CARDS,
    BOAT_FOR_RUNES,
    BOUT,
    BUILD,
    BUY_RUNE,
    CHOOSE_SIGN,
    COLOUR_SHIFT,
    COLOURS,
    DISCARD,
    DOCK,
    GIVE_UP,
    INTEREST,
    MAIN,
    NEUTRALISE,
    NEUTRALISE_BOUGHT,
    NUMBERS,
    OCCUPY,
    OPEN,
    PASS,
    PLACE,
    PLAY_THIEF,
    RAID,
    RANSOM_CARDS,
    RANSOM_RUNES,
    RED_RUNES,
    SHOW,
    STEAL,
    STEAL_CARD,
    STEAL_STORED,
    STORE,
    THIEF,
    copies_in,
)
from runehall.games.market.knowledge import seen_cards
from runehall.games.market.position import Position
from runehall.games.market.scoring import points, runes_of

# What a card is worth in hand at the end of a turn, instead of a fresh one.
NUMBER_KEPT: Final = 0.05
FIVE_KEPT: Final = 0.3
FIVE: Final = 4  # the number card 5
SPECIAL_KEPT: Final = 0.5

THEFT: Final = 1.6  # a stolen rune: one more for oneself, one fewer for a rival
STOLEN_CARD: Final = 0.6
LAST_OF_SHELTER: Final = 0.5  # a rival's shelter emptied: no interest for him
FIRST_OF_SHELTER: Final = 0.4  # the own shelter filled: interest from now on
FROM_THE_LEADER: Final = 0.1  # for each point a victim has
LAST_RUNE: Final = 50.0  # ending the game, won or lost

# What stands before a seat, beyond its points: interest to come while the market lasts.
INTEREST_SHARE: Final = 0.5  # of what the market holds, for a shelter that one rival may rob
EMPTY_SHELTER: Final = 0.05
DOUBLED: Final = 1.6
LOOT: Final = 1.2  # for each bandit, of up to three runes under it
MOST_LOOT: Final = 3.0
CARD_IN_HAND: Final = 0.15

# Points between two seats that make one of them e times as likely to win.
CLOSE: Final = 1.3
CLOSE_PER_RUNE_LEFT: Final = 0.5
TINY: Final = 0.001


class MarketHeuristics(Heuristics):
    """Uses up its hand every turn: thefts first, then runes, then duels with what is left."""

    def choose(self, state: State, seat: i64, chooser: Chooser) -> i64:
        """The action of the highest worth; equals are left to chance."""
        assert isinstance(state, Position)
        actions = state.legal(seat)
        best = actions[0]
        if len(actions) == 1:
            return best
        best_worth = -1000.0
        place: i64 = 0
        while place < len(actions):
            worth = worth_of(state, seat, actions[place]) + TINY * chooser.chance()
            if worth > best_worth:
                best = actions[place]
                best_worth = worth
            place += 1
        return best

    def evaluate(self, state: State, seat: i64) -> float:
        """Everybody's points with what they promise, weighed against each other."""
        assert isinstance(state, Position)
        if state.over():
            return win_share(state, seat)
        close = CLOSE + CLOSE_PER_RUNE_LEFT * float(runes_left(state))
        outlooks = vec[float]([0.0] * state.seats)
        owner: i64 = 0
        while owner < state.seats:
            outlooks[owner] = outlook(state, owner)
            owner += 1
        return share_by_outlook(outlooks, seat, close)

    def is_toss_up(self, state: State, seat: i64) -> bool:
        """Stone, scissors, paper is best played by lot."""
        return state.phase == BOUT

    def seen(self, state: State, seat: i64) -> vec[i64]:
        """Cards seen in other hands."""
        assert isinstance(state, Position)
        return seen_cards(state, seat)

    def forget(self, state: State, seat: i64, forgotten: i64) -> None:
        assert isinstance(state, Position)
        state.set_known(seat, place_of(forgotten), kind_of(forgotten), 0)


# --- who is ahead --------------------------------------------------------------------------------


def runes_left(game: Position) -> i64:
    return game.stock(RED_RUNES) + game.stock(BLUE_RUNES)


def outlook(game: Position, seat: i64) -> float:
    """The points of a seat, and those that what lies before it should still bring."""
    worth = float(points(game, seat)) + CARD_IN_HAND * float(game.hand_count(seat))
    colour: i64 = 0
    while colour < COLOURS:
        worth += promise_of_place(game, seat, colour)
        colour += 1
    return worth


def promise_of_place(game: Position, seat: i64, colour: i64) -> float:
    """Interest of a free shelter, or the loot that will leave an occupied one."""
    runes = float(game.runes(seat, colour))
    if game.is_occupied(seat, colour):
        return -LOOT * min(runes, MOST_LOOT)
    if not game.is_free_shelter(seat, colour):
        return 0.0
    if runes == 0.0:
        return EMPTY_SHELTER
    interest = interest_to_come(game, colour)
    return interest * DOUBLED if game.has_attached_boat(seat, colour) else interest


def interest_to_come(game: Position, colour: i64) -> float:
    """What a shelter with a rune in it should bring; the more rivals, the sooner it is robbed."""
    return INTEREST_SHARE * float(game.stock(colour)) / float(game.seats - 1)


def lead_after(game: Position, seat: i64, gain: i64) -> i64:
    """By how much a seat is ahead of the best rival once it has gained so many points."""
    best: i64 = -1000
    rival: i64 = 0
    while rival < game.seats:
        if rival != seat and points(game, rival) > best:
            best = points(game, rival)
        rival += 1
    return points(game, seat) + gain - best


# --- what an action is worth ---------------------------------------------------------------------


def worth_of(game: Position, seat: i64, action: i64) -> float:
    verb = action >> VERB_SHIFT << VERB_SHIFT
    argument = action & ARGUMENTS
    if verb == PASS or verb == CHOOSE_SIGN:
        return 0.0
    if game.phase == INTEREST:
        return worth_of_interest(game, seat, verb, argument)
    if verb == SHOW:
        return 1.0 - 0.01 * float(argument)
    if game.phase == STEAL:
        return worth_of_theft(game, seat, verb, argument)
    if game.phase == PLACE:
        return worth_of_placing(game, seat, verb, argument)
    return worth_in_main(game, seat, verb, argument)


def worth_in_main(game: Position, seat: i64, verb: i64, argument: i64) -> float:
    if verb == BUY_RUNE:
        return worth_of_rune(game, seat, argument)
    if verb == ATTACK:
        return worth_of_attack(game, argument >> 3, argument & 7)
    if verb == BUILD or verb == RAID or verb == PLAY_THIEF:
        return worth_of_special(game, seat, verb, argument)
    if verb == DISCARD:
        return -kept(argument)
    return worth_of_trade(game, seat, verb, argument)


def kept(card: i64) -> float:
    """What a card is worth when it stays in hand."""
    if card >= THIEF:
        return SPECIAL_KEPT
    return FIVE_KEPT if card == FIVE else NUMBER_KEPT


def worth_of_interest(game: Position, seat: i64, verb: i64, colour: i64) -> float:
    """Interest is taken, unless it ends a game that is lost; shelters are kept."""
    if verb == GIVE_UP:
        return -1.0
    if runes_left(game) > game.due(colour) or game.stock(1 - colour) > 0:
        return 1.0
    return LAST_RUNE if lead_after(game, seat, game.stock(colour)) > 0 else -LAST_RUNE


def worth_of_rune(game: Position, seat: i64, argument: i64) -> float:
    """A rune for few cards, and rather into an own shelter that waits for one."""
    colour = argument >> COLOUR_SHIFT
    if runes_left(game) == 1:
        return LAST_RUNE if lead_after(game, seat, 1) > 0 else -LAST_RUNE
    worth = 1.0
    if game.is_free_shelter(seat, colour) and game.runes(seat, colour) == 0:
        worth += FIRST_OF_SHELTER
    number: i64 = 0
    while number < NUMBERS:
        worth -= kept(number) * float(copies_in(argument, number))
        number += 1
    return worth


def worth_of_attack(game: Position, number: i64, victim: i64) -> float:
    """The chance that a hand of unknown cards holds nothing as high, times a theft."""
    unseen = float(game.rules.main_pile - game.discard_count)
    higher = 0.0
    card = number
    while card < NUMBERS:
        if game.knows(game.turn, victim, card) > 0:
            return -kept(number) - TINY
        higher += float(game.rules.copies[card] - game.holds(game.turn, card))
        card += 1
    odds = 1.0
    hidden = game.hand_count(victim)
    while hidden > 0:
        odds *= 1.0 - min(higher / unseen, 1.0)
        hidden -= 1
    prize = THEFT if runes_of(game, victim) > 0 else STOLEN_CARD
    # Beyond the odds, a card that stays behind is a fresh one not drawn.
    return odds * prize + 0.1 - kept(number)


def worth_of_special(game: Position, seat: i64, verb: i64, colour: i64) -> float:
    """Thefts pay at once; a shelter pays while the market lasts, if rivals let it."""
    if verb == BUILD:
        worth = interest_to_come(game, colour)
        return worth if game.loose(seat, colour) > 0 else worth / 2.0
    thefts = 1.0 if verb == PLAY_THIEF else float(game.rules.raid_thefts)
    booty: i64 = 0
    rival: i64 = 0
    while rival < game.seats:
        if rival != seat:
            booty += runes_of(game, rival)
        rival += 1
    runes = min(thefts, float(booty))
    return runes * THEFT + (thefts - runes) * STOLEN_CARD - SPECIAL_KEPT


def worth_of_theft(game: Position, seat: i64, verb: i64, argument: i64) -> float:
    """A rune of the leader; the last one of his shelter; the first one for the own."""
    if verb == STEAL_CARD:
        return STOLEN_CARD + FROM_THE_LEADER * float(points(game, argument)) / 2.0
    victim = argument >> 1
    colour = argument & 1
    worth = THEFT + FROM_THE_LEADER * float(points(game, victim))
    if verb == STEAL_STORED and game.is_free_shelter(victim, colour):
        if game.runes(victim, colour) == 1:
            worth += LAST_OF_SHELTER
    if game.is_free_shelter(seat, colour) and game.runes(seat, colour) == 0:
        worth += FIRST_OF_SHELTER
    return worth


def worth_of_placing(game: Position, seat: i64, verb: i64, argument: i64) -> float:
    """A boat goes where runes are, a bandit where it hurts most."""
    if verb == OCCUPY:
        return worth_of_bandit(game, argument >> 2, argument & 3)
    if verb == ATTACH:
        return 1.0 + promise_of_place(game, seat, argument)
    if verb == NEUTRALISE_BOUGHT:
        return 1.0 - promise_of_place(game, seat, argument)
    return 0.5 if verb == ALONE else 0.0


def worth_of_bandit(game: Position, victim: i64, colour: i64) -> float:
    """One point less for the victim, its boat, its interest and a rune each turn."""
    if colour == OPEN:
        return float(game.rules.boat_value)
    if game.kind(victim, colour) == BOAT and game.runes(victim, colour) == 0:
        return float(game.rules.boat_value)
    runes = min(float(game.runes(victim, colour)), MOST_LOOT)
    worth = 1.0 + promise_of_place(game, victim, colour) + LOOT * runes
    return worth + FROM_THE_LEADER * float(points(game, victim))


def worth_of_trade(game: Position, seat: i64, verb: i64, argument: i64) -> float:
    """Boats, bandits, ransoms and what can be done for nothing."""
    if verb == STORE:
        # Into an open boat; an occupied shelter would only be looted.
        return 0.3 if game.kind(seat, argument) != MAIN else -0.1
    if verb == DOCK:
        return 0.3 if argument >> 1 == OPEN and game.runes(seat, argument & 1) > 0 else -0.1
    if verb == RANSOM_CARDS:
        return 1.0 - promise_of_place(game, seat, argument >> COLOUR_SHIFT)
    if verb == RANSOM_RUNES:
        return -2.0 - promise_of_place(game, seat, argument >> 4)
    if verb == NEUTRALISE:
        return 0.5 - promise_of_place(game, seat, argument >> 2)
    price = float(game.rules.price)
    if verb == BOAT_FOR_CARDS:
        return float(game.rules.boat_value)
    if verb == BOAT_FOR_RUNES:
        return float(game.rules.boat_value) - price + boat_interest(game, seat)
    best = best_bandit(game, seat)
    return best - price if verb == BANDIT_FOR_RUNES else best


def boat_interest(game: Position, seat: i64) -> float:
    """What a boat would add to the interest of the own shelters."""
    best = 0.0
    colour: i64 = 0
    while colour < COLOURS:
        if game.kind(seat, colour) == MAIN and not game.has_attached_boat(seat, colour):
            best = max(best, (DOUBLED - 1.0) * promise_of_place(game, seat, colour))
        colour += 1
    return best


def best_bandit(game: Position, seat: i64) -> float:
    """What a bandit is worth at its best place."""
    best = 0.0
    victim: i64 = 0
    while victim < game.seats:
        colour: i64 = 0
        while victim != seat and colour < COLOURS:
            if game.is_free_shelter(victim, colour):
                best = max(best, worth_of_bandit(game, victim, colour))
            colour += 1
        victim += 1
    return best
