"""Kodiak in words: actions both ways, events one way."""

from __future__ import annotations

from runehall.deck.documents import GAP_WORD
from runehall.engine.documents import seats_in
from runehall.engine.events import (
    NUMBER,
    SEAT,
    EventKind,
    Field,
    counted_from,
    remembering,
    words,
)
from runehall.engine.notation import ActionKind, Notation, Part, numbered
from runehall.engine.state import VERB_SHIFT
from runehall.games.kodiak import codes
from runehall.games.kodiak.components import CARDS

# Words by number, as documents and texts use them.
CARD_WORDS = (GAP_WORD, *CARDS)
RESUMES = ("draw", "place", "next")
ACTIONS = {
    codes.PEEK_MINE: "peek",
    codes.EXPOSURE: "expose",
    codes.SWAP: "swap",
    codes.RED_KING: "red_king",
    codes.BLUE_KING: "blue_king",
}
USES = ("own", "other", "swap")
ROUND_REASONS = ("empty", "limit")
THROWS = ("escaped", "wrong", "late", "caught")

place = numbered(0, 8)
seat = numbered(codes.SEAT_SHIFT, 3, "seat")
own = numbered(codes.OWN_SHIFT, 8)


def kind(action: int, template: str, alias: str = "", **parts: Part) -> ActionKind:
    """One line of the table."""
    return ActionKind(action >> VERB_SHIFT, template, parts, alias)


NOTATION = Notation(
    [
        kind(codes.DRAW_CARD, "draw"),
        kind(codes.PASS, "pass"),
        kind(codes.EXCHANGE, "exchange {place}", place=place),
        kind(codes.POUNCE, "pounce {own} {seat} {place}", own=own, seat=seat, place=place),
        kind(codes.SCURRY, "scurry {place}", place=place),
        kind(codes.COUNTER, "counter {place}", place=place),
        kind(codes.PEEK, "peek {seat} {place}", seat=seat, place=place),
        kind(codes.EXPOSE, "expose {seat} {place}", seat=seat, place=place),
        kind(codes.PICK, "pick {seat} {place}", seat=seat, place=place),
        kind(codes.PICK_KODIAK, "pick {seat}", "pick-kodiak", seat=seat),
        kind(codes.MAKE_OFFER, "offer {place}", place=place),
        kind(codes.SHOW, "show {seat} {place}", seat=seat, place=place),
        ActionKind(codes.DEAL >> VERB_SHIFT, "deal", begins_round=True),
    ]
)

CARD = words("card", CARD_WORDS)
THROW = words("", THROWS)  # the sentence differs with it
POINTS = counted_from(codes.LOWEST_POINTS)

EVENTS = {
    codes.EVENT_DEAL: EventKind("deal", {"cat": SEAT, "round": NUMBER}),
    codes.EVENT_FIRST_LOOK: EventKind("first-look", {"seat": SEAT, "place": NUMBER, "card": CARD}),
    codes.EVENT_DRAW: EventKind("draw", {"seat": SEAT}),
    codes.EVENT_DRAWN: EventKind("drawn", {"seat": SEAT, "card": CARD}),
    codes.EVENT_EXCHANGE: EventKind("exchange", {"seat": SEAT, "place": NUMBER, "card": CARD}),
    codes.EVENT_SCURRY: EventKind(
        "scurry", {"seat": SEAT, "place": NUMBER, "card": CARD, "throw": THROW}
    ),
    codes.EVENT_COUNTER: EventKind(
        "counter", {"cat": SEAT, "place": NUMBER, "card": CARD, "seat": SEAT, "throw": THROW}
    ),
    codes.EVENT_REDRAW: EventKind("redraw", {"seat": SEAT, "place": NUMBER}),
    codes.EVENT_POUNCE: EventKind(
        "pounce",
        {
            "cat": SEAT,
            "own": NUMBER,
            "card": CARD,
            "seat": SEAT,
            "place": NUMBER,
            "prey": CARD,
            "throw": THROW,
        },
    ),
    codes.EVENT_REPLACEMENT: EventKind("replacement", {"seat": SEAT, "place": NUMBER}),
    codes.EVENT_PENALTY: EventKind("penalty", {"seat": SEAT, "place": NUMBER}),
    codes.EVENT_PEEK: EventKind("peek", {"seat": SEAT, "owner": SEAT, "place": NUMBER}),
    codes.EVENT_PEEKED: EventKind(
        "peeked", {"seat": SEAT, "owner": SEAT, "place": NUMBER, "card": CARD}
    ),
    codes.EVENT_EXPOSE: EventKind(
        "expose", {"seat": SEAT, "owner": SEAT, "place": NUMBER, "card": CARD}
    ),
    codes.EVENT_SHOW: EventKind(
        "show", {"seat": SEAT, "owner": SEAT, "place": NUMBER, "card": CARD}
    ),
    codes.EVENT_SWAP: EventKind(
        "swap",
        {"seat": SEAT, "owner": SEAT, "place": NUMBER, "other": SEAT, "other_place": NUMBER},
    ),
    codes.EVENT_ASK_OFFER: EventKind("offer", {"seat": SEAT, "cat": SEAT}),
    codes.EVENT_HAIRBALL: EventKind("hairball", {"seat": SEAT, "points": NUMBER}),
    codes.EVENT_PASS: EventKind("pass", {"seat": SEAT}),
    codes.EVENT_LAPSE: EventKind("lapse", {"seat": SEAT, "card": CARD}),
    codes.EVENT_RESHUFFLE: EventKind("reshuffle", {"count": NUMBER}),
    codes.EVENT_SKIP: EventKind("skip", {"seat": SEAT}),
    codes.EVENT_ROUND_END: EventKind(
        "round-end", {"round": NUMBER, "reason": words("", ROUND_REASONS)}
    ),
    codes.EVENT_POINTS: EventKind("points", {"seat": SEAT, "points": POINTS, "total": POINTS}),
    codes.EVENT_OVER: EventKind("over", {"winners": Field(seats_in, "seat", type=list[int])}),
}

# K37: under strict memory no log tells a second time which card lies face down where.
STRICT_EVENTS = remembering(
    EVENTS,
    {
        "first-look": ["card"],
        "drawn": ["card"],
        "peeked": ["card"],
        "expose": ["card"],
        "show": ["card"],
        "scurry": ["card"],
        "counter": ["card"],
        "pounce": ["card", "prey"],
    },
)
