"""Why an action is not legal now, in the player's terms."""

from __future__ import annotations

from runehall.engine.game import Reason
from runehall.engine.state import ARGUMENTS, VERB_SHIFT
from runehall.games.market import codes
from runehall.games.market.components import CARDS, COLOURS
from runehall.games.market.legal import BIG_PAYMENT, FIFTEEN, FIVE, TEN
from runehall.games.market.notation import NOTATION, payment_in_words, payment_text
from runehall.games.market.places import spendable
from runehall.games.market.state import MarketState

CARD_PURCHASES = (
    codes.BUY_RUNE,
    codes.BOAT_FOR_CARDS,
    codes.BANDIT_FOR_CARDS,
    codes.RANSOM_CARDS,
)
RUNE_PURCHASES = (codes.BOAT_FOR_RUNES, codes.BANDIT_FOR_RUNES)
RUNE_PRICES = (FIVE, TEN, FIFTEEN)
STEALS = (codes.STEAL_CARD, codes.STEAL_STORED, codes.STEAL_LOOSE)


def reason(state: MarketState, _seat: int, action: int) -> Reason:
    """The most helpful reason; what cannot be told apart is simply not possible now."""
    verb = action >> VERB_SHIFT << VERB_SHIFT
    argument = action & ARGUMENTS
    found = reason_of_phase(state, verb)
    if found is None and state.phase == codes.MAIN_PHASE:
        if verb in CARD_PURCHASES:
            found = reason_of_payment(state, verb, argument)
        elif verb in RUNE_PURCHASES:
            found = reason_of_rune_purchase(state, argument)
        else:
            found = reason_of_card(state, verb, argument)
    return found or ("not_now", {"action": NOTATION.text(action)})


def reason_of_phase(state: MarketState, verb: int) -> Reason | None:
    """What the phase asks for instead."""
    if state.phase == codes.BOUT:
        return ("choose_a_sign", {})
    if state.phase == codes.DUEL:
        if verb == codes.PASS:
            return ("must_defend", {})
        return ("answer_the_duel", {"card": CARDS[state.attack_card]})
    if state.phase == codes.PLACE:
        return ("place_first", {"item": "bandit" if state.item == codes.BANDIT_BOUGHT else "boat"})
    if state.phase == codes.MAIN_PHASE and verb == codes.PASS:
        return ("play_a_card_first", {})
    if state.phase == codes.STEAL and verb in STEALS:
        return ("nothing_to_steal", {})
    return None


def reason_of_payment(state: MarketState, verb: int, argument: int) -> Reason | None:
    """What is wrong with paying this with number cards."""
    payment = argument & codes.PAYMENT
    cards = payment_text(payment)
    total = codes.sum_of(payment)
    if any(
        codes.copies_in(payment, number) > state.holds(state.turn, number)
        for number in range(codes.NUMBERS)
    ):
        return ("not_in_hand", {"cards": cards})
    if verb == codes.BUY_RUNE:
        return ("pile_empty", {}) if total in RUNE_PRICES else wrong_sum(payment)
    if total < BIG_PAYMENT:
        return ("too_little", {**sums(payment), **short_of(total, BIG_PAYMENT)})
    if verb == codes.RANSOM_CARDS:
        return ("not_occupied", {})
    pile = codes.BOATS if verb == codes.BOAT_FOR_CARDS else codes.BANDITS
    return ("pile_empty", {}) if state.stock(pile) == 0 else ("no_room", {})


def wrong_sum(payment: int) -> Reason:
    """What is missing to the next thing that can be bought; nothing, if a rune is overpaid."""
    total = codes.sum_of(payment)
    if total >= BIG_PAYMENT:
        return ("too_much", sums(payment))
    if total > FIFTEEN:
        return ("between", {**sums(payment), **short_of(total, BIG_PAYMENT)})
    price = min(price for price in RUNE_PRICES if price > total)
    return ("wrong_sum", {**sums(payment), **short_of(total, price)})


def sums(payment: int) -> dict[str, object]:
    """A payment in words, and what things cost."""
    prices = {"small": FIVE, "middle": TEN, "large": FIFTEEN, "big": BIG_PAYMENT}
    return {"sum": payment_in_words(payment), **prices}


def short_of(total: int, price: int) -> dict[str, object]:
    """What is missing to a price."""
    return {"missing": price - total, "price": price}


def reason_of_rune_purchase(state: MarketState, colour: int) -> Reason:
    """What is wrong with paying this with runes."""
    price = state.rules.price
    if state.cards_played > 0:
        return ("cards_played", {})
    if state.purchases >= state.rules.rune_purchases:
        return ("purchases_used", {})
    if spendable(state, state.turn, colour) < price:
        return ("too_few_runes", {"price": price, "colour": COLOURS[colour]})
    return ("no_room", {})


def reason_of_card(state: MarketState, verb: int, argument: int) -> Reason | None:
    """What is wrong with a shelter card, a thief or a duel."""
    card = {
        codes.BUILD: codes.RED_SHELTER + (argument & 1),
        codes.RAID: codes.RED_SHELTER + (argument & 1),
        codes.PLAY_THIEF: codes.THIEF,
        codes.ATTACK: argument >> 3,
    }.get(verb)
    if card is None:
        return None
    if state.holds(state.turn, card) == 0:
        return ("not_in_hand", {"cards": CARDS[card]})
    if verb == codes.BUILD:
        return ("already_built", {"colour": COLOURS[argument & 1]})
    if verb == codes.ATTACK and argument & 7 == state.turn:
        return ("yourself", {})
    return ("already_attacked", {}) if verb == codes.ATTACK else None
