"""Fixed ids for the actions of The Rune Market: payments by their cards, seats from the own one."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from runehall.engine.action_space import ActionSpace, seat_at, seat_from
from runehall.engine.state import ARGUMENTS, NOTHING, VERB_SHIFT, State
from runehall.games.market.codes import (
    ALONE,
    ATTACH,
    ATTACK,
    BANDIT_FOR_CARDS,
    BANDIT_FOR_RUNES,
    BOAT_FOR_CARDS,
    BOAT_FOR_RUNES,
    BUILD,
    BUY_RUNE,
    CHOOSE_SIGN,
    COLLECT,
    COLOUR_SHIFT,
    COLOURS,
    DISCARD,
    DOCK,
    GIVE_UP,
    KINDS,
    NEUTRALISE,
    NEUTRALISE_BOUGHT,
    NUMBERS,
    OCCUPY,
    ONE_COPY,
    OPEN,
    PASS,
    PAYMENT,
    PLAY_THIEF,
    RAID,
    RANSOM_CARDS,
    RANSOM_RUNES,
    SHOW,
    SIGNS,
    STEAL_CARD,
    STEAL_LOOSE,
    STEAL_STORED,
    STORE,
    copies_in,
)
from runehall.games.market.legal import BIG_PAYMENT, FIFTEEN, FIVE, RANSOM, TEN

# Payments of so many cards have ids of their own; more need a hand that has grown by theft.
MOST_CARDS: Final = 4
OVERFLOW: Final = 160
TEXTS: Final = {
    "rune": "rune {colour} {payment}",
    "boat": "boat cards {payment}",
    "bandit": "bandit cards {payment}",
    "ransom": "ransom {colour} cards {payment}",
}


def payments(*, big: bool) -> list[tuple[int, ...]]:
    """The payments with ids of their own, as number cards: small ones buy a rune, big ones more."""
    found: list[tuple[int, ...]] = []
    for cards in range(1, MOST_CARDS + 1):
        for numbers in combinations_with_replacement(range(1, NUMBERS + 1), cards):
            total = sum(numbers)
            if total >= BIG_PAYMENT if big else total in (FIVE, TEN, FIFTEEN):
                found.append(numbers)
    return found


def codes_of(sums: list[tuple[int, ...]]) -> vec[i64]:
    """How the rules write these payments."""
    return vec[i64]([sum(ONE_COPY[number - 1] for number in numbers) for numbers in sums])


def places_of(sums: list[tuple[int, ...]]) -> vec[i64]:
    """Where each payment stands among them, by its cards as digits; NOTHING for all others."""
    places = [NOTHING] * 10**MOST_CARDS
    for place, numbers in enumerate(sums):
        places[int("".join(map(str, numbers)))] = place
    return vec[i64](places)


SMALL: Final = codes_of(payments(big=False))
BIG: Final = codes_of(payments(big=True))
SMALL_PLACES: Final = places_of(payments(big=False))
BIG_PLACES: Final = places_of(payments(big=True))


def digits_of(payment: i64) -> i64:
    """A payment's number cards, ascending, as the digits of a number; NOTHING for too many."""
    digits: i64 = 0
    cards: i64 = 0
    number: i64 = 0
    while number < NUMBERS:
        copies = copies_in(payment, number)
        while copies > 0:
            if cards == MOST_CARDS:
                return NOTHING
            digits = digits * 10 + number + 1
            cards += 1
            copies -= 1
        number += 1
    return digits


class MarketActions(ActionSpace):
    """The ids at a table of so many seats."""

    def __init__(self, seats: i64) -> None:
        super().__init__()
        self.seats: i64 = seats
        colour = {"colour": COLOURS}
        other = {"other": int(seats) - 1}
        small = len(SMALL)
        big = len(BIG)
        self.first: vec[i64] = vec[i64]([0] * ((CHOOSE_SIGN >> VERB_SHIFT) + 2))
        self.radix: vec[i64] = vec[i64]([1] * ((CHOOSE_SIGN >> VERB_SHIFT) + 1))
        self.add(PASS, "pass", {})
        self.add(COLLECT, "collect {colour}", colour)
        self.add(GIVE_UP, "giveup {colour}", colour)
        self.add(BOAT_FOR_RUNES, "boat runes {colour}", colour)
        self.add(BANDIT_FOR_RUNES, "bandit runes {colour}", colour)
        self.add(BUY_RUNE, TEXTS["rune"], {**colour, "payment": small})
        self.add(BOAT_FOR_CARDS, TEXTS["boat"], {"payment": big})
        self.add(BANDIT_FOR_CARDS, TEXTS["bandit"], {"payment": big})
        self.add(RANSOM_CARDS, TEXTS["ransom"], {**colour, "payment": big})
        self.add(RANSOM_RUNES, "ransom {colour} runes {red}", {**colour, "red": RANSOM + 1})
        self.add(BUILD, "build {colour}", colour)
        self.add(RAID, "raid {colour}", colour)
        self.add(PLAY_THIEF, "thief", {})
        self.add(ATTACK, "duel {number} {other}", {"number": NUMBERS, **other})
        self.add(DISCARD, "discard {card}", {"card": KINDS})
        self.add(STORE, "store {colour}", colour)
        self.add(DOCK, "dock {boat} {colour}", {"boat": OPEN + 1, **colour})
        self.add(NEUTRALISE, "neutralise {colour} {boat}", {**colour, "boat": OPEN + 1})
        self.add(SHOW, "show {number}", {"number": NUMBERS})
        self.add(STEAL_CARD, "steal {other} hand", other)
        self.add(STEAL_STORED, "steal {other} shelter {colour}", {**other, **colour})
        self.add(STEAL_LOOSE, "steal {other} loose {colour}", {**other, **colour})
        self.add(ATTACH, "attach {colour}", colour)
        self.add(ALONE, "alone", {})
        self.add(NEUTRALISE_BOUGHT, "neutralise {colour}", colour)
        self.add(OCCUPY, "occupy {other} {place}", {**other, "place": OPEN + 1})
        self.add(CHOOSE_SIGN, "sign {sign}", {"sign": SIGNS})
        self.first[(CHOOSE_SIGN >> VERB_SHIFT) + 1] = self.size
        self.close(OVERFLOW)

    def add(self, verb: int, text: str, parts: dict[str, int]) -> None:
        """Add a verb of the rules; its last part's radix is remembered."""
        self.first[verb >> VERB_SHIFT] = self.verb(text, parts)
        self.radix[verb >> VERB_SHIFT] = list(parts.values())[-1] if parts else 1

    def id_of(self, state: State, seat: i64, action: i64) -> i64:
        argument = action & ARGUMENTS
        verb = action - argument
        first = self.first[verb >> VERB_SHIFT]
        if verb >= BUY_RUNE and verb <= RANSOM_CARDS:
            return self.id_of_payment(verb, argument)
        if verb == RANSOM_RUNES:
            return first + (argument >> 4) * (RANSOM + 1) + ((argument >> 2) & RANSOM)
        if verb == ATTACK:
            other = seat_from(seat, argument & 7, self.seats) - 1
            return first + (argument >> 3) * (self.seats - 1) + other
        if verb == NEUTRALISE:
            return first + (argument >> 2) * (OPEN + 1) + (argument & 3)
        if verb == STEAL_CARD:
            return first + seat_from(seat, argument, self.seats) - 1
        if verb == STEAL_STORED or verb == STEAL_LOOSE:
            away = seat_from(seat, argument >> 1, self.seats) - 1
            return first + away * COLOURS + (argument & 1)
        if verb == OCCUPY:
            away = seat_from(seat, argument >> 2, self.seats) - 1
            return first + away * (OPEN + 1) + (argument & 3)
        return first + argument

    def id_of_payment(self, verb: i64, argument: i64) -> i64:
        """The id of something bought with number cards."""
        digits = digits_of(argument & PAYMENT)
        if digits == NOTHING:
            return NOTHING
        first = self.first[verb >> VERB_SHIFT]
        colour = argument >> COLOUR_SHIFT
        if verb == BUY_RUNE:
            return first + colour * len(SMALL) + SMALL_PLACES[digits]
        return first + colour * len(BIG) + BIG_PLACES[digits]

    def action_of(self, state: State, seat: i64, number: i64) -> i64:
        kind: i64 = 0
        while number >= self.first[kind + 1]:
            kind += 1
        verb = kind << VERB_SHIFT
        place = number - self.first[kind]
        radix = self.radix[kind]
        if verb >= BUY_RUNE and verb <= RANSOM_CARDS:
            paid = SMALL[place % radix] if verb == BUY_RUNE else BIG[place % radix]
            return verb | (place // radix << COLOUR_SHIFT) | paid
        if verb == RANSOM_RUNES:
            red = place % radix
            return verb | (place // radix << 4) | (red << 2) | (RANSOM - red)
        if verb == ATTACK:
            return verb | (place // radix << 3) | self.other_at(seat, place % radix)
        if verb == NEUTRALISE:
            return verb | (place // radix << 2) | (place % radix)
        if verb == STEAL_CARD:
            return verb | self.other_at(seat, place)
        if verb == STEAL_STORED or verb == STEAL_LOOSE:
            return verb | (self.other_at(seat, place // radix) << 1) | (place % radix)
        if verb == OCCUPY:
            return verb | (self.other_at(seat, place // radix) << 2) | (place % radix)
        return verb | place

    def other_at(self, seat: i64, away: i64) -> i64:
        """The seat that is so far behind the next one."""
        return seat_at(seat, away + 1, self.seats)
