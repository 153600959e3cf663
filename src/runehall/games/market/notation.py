"""The Rune Market in words: actions both ways, events one way."""

from __future__ import annotations

from runehall.engine.documents import seats_in
from runehall.engine.events import NUMBER, SEAT, EventKind, Field, counted_from, words
from runehall.engine.notation import MALFORMED, ActionKind, Notation, Part, numbered, worded
from runehall.engine.state import VERB_SHIFT
from runehall.games.market import codes
from runehall.games.market.components import CARDS, COLOURS, NUMBERS, SHELTERS

PHASES = ("interest", "main", "place", "steal", "duel", "bout", "over")
PLACES = (*COLOURS, "open")
PURPOSES = ("rune", "boat", "bandit", "ransom", "shelter", "raid", "theft", "duel", "nothing")
REASONS = ("market_empty", "round_limit")
TIEBREAKS = ("boats", "bandits", "number", "bouts")
SIGNS = ("stone", "scissors", "paper")


def payment_text(payment: int) -> str:
    """The number cards of a payment, ascending."""
    return " ".join(
        NUMBERS[number]
        for number in range(codes.NUMBERS)
        for _ in range(codes.copies_in(payment, number))
    )


def payment_code(text: str) -> int:
    """The payment of ascending number cards."""
    cards = text.split(" ")
    if cards != sorted(cards):
        return MALFORMED
    payment = 0
    for number, card in enumerate(NUMBERS):
        copies = cards.count(card)
        if copies > codes.COPY_MASK:
            return MALFORMED
        payment |= copies << number * codes.COPY_BITS
    return payment


def payment_in_words(payment: int) -> str:
    """The number cards of a payment and what they make together.

    >>> payment_in_words(payment_code("2 4 9")), payment_in_words(payment_code("5"))
    ('2 + 4 + 9 = 15', '5')
    """
    cards = payment_text(payment).split(" ")
    return " + ".join(cards) + (f" = {codes.sum_of(payment)}" if len(cards) > 1 else "")


payment = Part(
    0,
    codes.COLOUR_SHIFT,
    payment_text,
    payment_code,
    "[1-9](?: [1-9])*",
    spoken=payment_in_words,
)
colour_of_payment = worded(codes.COLOUR_SHIFT, 1, COLOURS, "colour")
colour = worded(0, 1, COLOURS, "colour")
seat = numbered(0, 3, "seat")


def kind(action: int, template: str, alias: str = "", **parts: Part) -> ActionKind:
    return ActionKind(action >> VERB_SHIFT, template, parts, alias)


NOTATION = Notation(
    [
        kind(codes.PASS, "pass"),
        kind(codes.COLLECT, "collect {colour}", colour=colour),
        kind(codes.GIVE_UP, "giveup {colour}", colour=colour),
        kind(codes.BOAT_FOR_RUNES, "boat runes {colour}", colour=colour),
        kind(codes.BANDIT_FOR_RUNES, "bandit runes {colour}", colour=colour),
        kind(codes.BUY_RUNE, "rune {colour} {cards}", colour=colour_of_payment, cards=payment),
        kind(codes.BOAT_FOR_CARDS, "boat cards {cards}", cards=payment),
        kind(codes.BANDIT_FOR_CARDS, "bandit cards {cards}", cards=payment),
        kind(
            codes.RANSOM_CARDS,
            "ransom {colour} cards {cards}",
            colour=colour_of_payment,
            cards=payment,
        ),
        kind(
            codes.RANSOM_RUNES,
            "ransom {colour} runes {red} {blue}",
            colour=worded(4, 1, COLOURS, "colour"),
            red=numbered(2, 2),
            blue=numbered(0, 2),
        ),
        kind(codes.BUILD, "build {card}", card=worded(0, 1, SHELTERS, "card")),
        kind(codes.RAID, "raid {card}", card=worded(0, 1, SHELTERS, "card")),
        kind(codes.PLAY_THIEF, "thief"),
        kind(codes.ATTACK, "duel {card} {seat}", card=worded(3, 4, NUMBERS), seat=seat),
        kind(codes.DISCARD, "discard {card}", card=worded(0, 4, CARDS, "card")),
        kind(codes.STORE, "store {colour}", colour=colour),
        kind(codes.DOCK, "dock {boat} {colour}", boat=worded(1, 2, PLACES, "boat"), colour=colour),
        kind(
            codes.NEUTRALISE,
            "neutralise {colour} {boat}",
            colour=worded(2, 1, COLOURS, "colour"),
            boat=worded(0, 2, PLACES, "boat"),
        ),
        kind(codes.SHOW, "show {card}", card=worded(0, 4, NUMBERS)),
        kind(codes.STEAL_CARD, "steal {seat} hand", seat=seat),
        kind(
            codes.STEAL_STORED,
            "steal {seat} shelter {colour}",
            seat=numbered(1, 3, "seat"),
            colour=colour,
        ),
        kind(
            codes.STEAL_LOOSE,
            "steal {seat} loose {colour}",
            seat=numbered(1, 3, "seat"),
            colour=colour,
        ),
        kind(codes.ATTACH, "attach {colour}", colour=colour),
        kind(codes.ALONE, "alone"),
        kind(codes.NEUTRALISE_BOUGHT, "neutralise {colour}", "neutralise-bought", colour=colour),
        kind(
            codes.OCCUPY,
            "occupy {seat} {place}",
            seat=numbered(2, 3, "seat"),
            place=worded(0, 2, PLACES, "place"),
        ),
        kind(codes.CHOOSE_SIGN, "sign {sign}", sign=worded(0, 2, SIGNS, "sign")),
    ]
)


COLOUR = words("colour", COLOURS)
CARD = words("card", CARDS)
A_CARD = words("a-card", CARDS)
POINTS = counted_from(codes.LOWEST_TOLD)
SEATS = Field(seats_in, "seat", type=list[int])

EVENTS = {
    codes.EVENT_TURN: EventKind("turn", {"seat": SEAT, "number": NUMBER}),
    codes.EVENT_ABANDON: EventKind("abandon", {"seat": SEAT, "colour": COLOUR, "bandits": NUMBER}),
    codes.EVENT_LOOT: EventKind("loot", {"from": SEAT, "to": SEAT, "colour": COLOUR}),
    codes.EVENT_INTEREST: EventKind("interest", {"seat": SEAT, "colour": COLOUR, "count": NUMBER}),
    codes.EVENT_GIVE_UP: EventKind("giveup", {"seat": SEAT, "colour": COLOUR}),
    codes.EVENT_PLAY: EventKind(
        "play", {"seat": SEAT, "card": A_CARD, "purpose": words("purpose", PURPOSES)}
    ),
    codes.EVENT_PAY: EventKind(
        "pay",
        {"seat": SEAT, "colour": COLOUR, "count": NUMBER, "purpose": words("purpose", PURPOSES)},
    ),
    codes.EVENT_GAIN: EventKind("gain", {"seat": SEAT, "colour": COLOUR, "count": NUMBER}),
    codes.EVENT_BOAT_PLACED: EventKind("boat", {"seat": SEAT, "place": words("", PLACES)}),
    codes.EVENT_BANDIT_PLACED: EventKind(
        "bandit", {"seat": SEAT, "victim": SEAT, "place": words("", PLACES)}
    ),
    codes.EVENT_DUEL: EventKind("duel", {"seat": SEAT, "defender": SEAT, "card": CARD}),
    codes.EVENT_SHOWN: EventKind("shown", {"seat": SEAT, "card": CARD}),
    codes.EVENT_YIELD: EventKind("yield", {"seat": SEAT}),
    codes.EVENT_STOLEN_RUNE: EventKind(
        "stolen-rune", {"seat": SEAT, "victim": SEAT, "colour": COLOUR}
    ),
    codes.EVENT_STOLEN_CARD: EventKind("stolen-card", {"seat": SEAT, "victim": SEAT}),
    codes.EVENT_STOLEN_CARD_SEEN: EventKind(
        "stolen-card-seen", {"seat": SEAT, "victim": SEAT, "card": A_CARD}
    ),
    codes.EVENT_DRAW: EventKind("draw", {"seat": SEAT, "count": NUMBER}),
    codes.EVENT_DRAWN: EventKind("drawn", {"seat": SEAT, "card": A_CARD}),
    codes.EVENT_RESHUFFLE: EventKind("reshuffle", {"count": NUMBER}),
    codes.EVENT_RANSOM: EventKind("ransom", {"seat": SEAT, "colour": COLOUR}),
    codes.EVENT_NEUTRALISE: EventKind("neutralise", {"seat": SEAT, "colour": COLOUR}),
    codes.EVENT_STORE: EventKind("store", {"seat": SEAT, "colour": COLOUR}),
    codes.EVENT_DOCK: EventKind("dock", {"seat": SEAT, "colour": COLOUR}),
    codes.EVENT_BUILD: EventKind("build", {"seat": SEAT, "colour": COLOUR}),
    codes.EVENT_OVER: EventKind(
        "over", {"seat": SEAT, "points": POINTS, "reason": words("reason", REASONS)}
    ),
    codes.EVENT_TIE: EventKind("tie", {"seats": SEATS}),
    codes.EVENT_CHOSEN: EventKind("chosen", {"seat": SEAT}),
    codes.EVENT_SIGN: EventKind("sign", {"seat": SEAT, "sign": words("sign", SIGNS)}),
    codes.EVENT_BOUT_WON: EventKind("bout-won", {"seats": SEATS}),
    codes.EVENT_BOUT_EVEN: EventKind("bout-even", {"number": NUMBER}),
    codes.EVENT_LOTS: EventKind("lots", {"seats": SEATS}),
}
