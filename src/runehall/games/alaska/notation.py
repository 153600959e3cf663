"""Alaska in words: its actions and its events."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from runehall.engine.events import NUMBER, SEAT, EventKind, Field, words
from runehall.engine.notation import MALFORMED, ActionKind, Notation, Part, numbered
from runehall.engine.state import VERB_SHIFT
from runehall.games.alaska import codes
from runehall.games.alaska.codes import KINDS, NUMBER_BITS, NUMBER_MASK, RIVER, copies_in
from runehall.games.alaska.components import CARDS

CATCH_WAYS = ("cast", "eagle")


def place(vocabulary: str) -> Part:
    """A section or a spot, 1 to 10."""
    return replace(numbered(0, 4, vocabulary), pattern="10|[1-9]")


def show_numbers(numbers: int) -> str:
    """The number cards of a cast.

    >>> show_numbers(0x14), show_numbers(0x70)
    ('1 4', '7')
    """
    return " ".join(str(number) for number in cast_numbers(numbers))


def cast_numbers(numbers: int) -> list[int]:
    """One number card or two, the smaller first."""
    small, large = numbers >> NUMBER_BITS, numbers & NUMBER_MASK
    return [small, large] if large else [small]


def cast_cards(numbers: int) -> list[str]:
    """The cards of a cast."""
    return [str(number) for number in cast_numbers(numbers)]


def read_numbers(text: str) -> int:
    """The number cards of a cast; a pair has to be ascending.

    >>> read_numbers("1 4") == 0x14, read_numbers("4 1") == MALFORMED
    (True, True)
    """
    small, large = int(text[0]), int(text[-1]) if len(text) > 1 else 0
    return MALFORMED if 0 < large < small else small << NUMBER_BITS | large


SPOT = place("spot")
SECTION = place("section")
CAST_NUMBERS = Part(0, 8, show_numbers, read_numbers, "[1-9](?: [1-9])?", "card")


def kind(code: int, template: str, **parts: Part) -> ActionKind:
    """A line of the table of actions."""
    return ActionKind(code >> VERB_SHIFT, template, parts)


NOTATION = Notation(
    [
        kind(codes.PLACE, "place {spot}", spot=SPOT),
        kind(codes.CAST, "cast {cards}", cards=CAST_NUMBERS),
        kind(codes.TAKE, "take {spot}", spot=SPOT),
        kind(codes.PLACE_TOURIST, "tourist {section}", section=SECTION),
        kind(codes.WASTE_TOURIST, "tourist none"),
        kind(codes.PLACE_LOCAL, "local {section}", section=SECTION),
        kind(codes.WASTE_LOCAL, "local none"),
        kind(codes.EAGLE_SALMON, "eagle salmon {spot}", spot=SPOT),
        kind(codes.EAGLE_ANGLER, "eagle angler {section}", section=SECTION),
        kind(codes.WASTE_EAGLE, "eagle none"),
        kind(codes.PLAY_BEAR, "bear"),
        kind(codes.PASS, "pass"),
    ]
)


def cards_of(hand: int) -> list[str]:
    """The cards of a packed hand, sorted."""
    return [CARDS[card] for card in range(KINDS) for _ in range(copies_in(hand, card))]


def places_of(mask: int) -> list[int]:
    """The sections or spots of a bit mask."""
    return [number for number in range(1, RIVER + 1) if mask >> number & 1]


def seats_of(mask: int) -> list[int]:
    """The seats of a seat set."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


CARD = words("card", CARDS)
HAND = Field(cards_of, "card")
CAST_CARDS = Field(cast_cards, "card", spoken=" + ".join)
PLACES = Field(places_of)
SEATS = Field(seats_of, "seat")
WAY = words("way", CATCH_WAYS)


def event(name: str, **fields: Field) -> EventKind:
    """A line of the table of events."""
    return EventKind(name, fields)


EVENTS = {
    codes.EVENT_SLOT: event("slot", seat=SEAT),
    codes.EVENT_SKIP: event("skip", seat=SEAT),
    codes.EVENT_HANDED: event("handed", seat=SEAT, placer=SEAT, count=NUMBER),
    codes.EVENT_PLACED: event("placed", seat=SEAT, spot=NUMBER),
    codes.EVENT_FLOW: event("flow", seat=SEAT, spots=PLACES),
    codes.EVENT_ANGLER_CATCH: event("angler_catch", angler=CARD, section=NUMBER, spot=NUMBER),
    codes.EVENT_CAST: event("cast", seat=SEAT, cards=CAST_CARDS, section=NUMBER),
    codes.EVENT_DIE: event("die", seat=SEAT, face=NUMBER),
    codes.EVENT_EMPTY: event("empty", seat=SEAT, section=NUMBER),
    codes.EVENT_CHOICE: event("choice", seat=SEAT, spots=PLACES),
    codes.EVENT_TOURIST_HOOKED: event("tourist_hooked", seat=SEAT, section=NUMBER),
    codes.EVENT_HAND_LOST: event("hand_lost", seat=SEAT, cards=HAND),
    codes.EVENT_LOCAL_PAID: event("local_paid", seat=SEAT, section=NUMBER),
    codes.EVENT_LOCAL_UNPAID: event("local_unpaid", seat=SEAT, section=NUMBER),
    codes.EVENT_CATCH: event("catch", seat=SEAT, spot=NUMBER, by=WAY),
    codes.EVENT_TOURIST: event("tourist", seat=SEAT, section=NUMBER),
    codes.EVENT_LOCAL: event("local", seat=SEAT, section=NUMBER),
    codes.EVENT_TOURIST_CHASES: event("tourist_chases", seat=SEAT, section=NUMBER),
    codes.EVENT_EAGLE_CHASES: event("eagle_chases", seat=SEAT, section=NUMBER, angler=CARD),
    codes.EVENT_BEAR_CHASES: event("bear_chases", seat=SEAT, sections=PLACES),
    codes.EVENT_WASTED: event("wasted", seat=SEAT, card=CARD),
    codes.EVENT_EATEN: event("eaten", seat=SEAT, catcher=SEAT, spot=NUMBER),
    codes.EVENT_LET_STAND: event("let_stand", seat=SEAT),
    codes.EVENT_DRAW: event("draw", seat=SEAT, count=NUMBER),
    codes.EVENT_DRAWN: event("drawn", seat=SEAT, cards=HAND),
    codes.EVENT_LAST_ROUND: event("last_round", seat=SEAT),
    codes.EVENT_OVER: event("over", winners=SEATS),
    codes.EVENT_ANGLER_CHASES: event(
        "angler_chases", seat=SEAT, card=CARD, section=NUMBER, angler=CARD
    ),
}


def hand_of(cards: Sequence[int]) -> int:
    """The packed hand of cards.

    >>> cards_of(hand_of([13, 0, 9]))
    ['1', 'B', 'S']
    """
    return sum(codes.card_in_hand(card) for card in cards)
