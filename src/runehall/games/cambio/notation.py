"""How Cambio's actions and events read."""

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
from runehall.engine.notation import ActionKind, Notation, numbered
from runehall.engine.state import VERB_SHIFT
from runehall.games.cambio.codes import (
    CAMBIO,
    CARD_BITS,
    DEAL,
    DISCARD,
    DRAW,
    EVENT_CAMBIO,
    EVENT_DEAL,
    EVENT_DISCARD,
    EVENT_DRAW,
    EVENT_DRAWN,
    EVENT_EXCHANGE,
    EVENT_FIRST_LOOK,
    EVENT_GIVE,
    EVENT_OVER,
    EVENT_PASS,
    EVENT_PEEK,
    EVENT_PENALTY,
    EVENT_PICK,
    EVENT_RESHUFFLE,
    EVENT_REVEAL,
    EVENT_ROUND_END,
    EVENT_SCORE,
    EVENT_SEEN,
    EVENT_SHOW,
    EVENT_SKIP,
    EVENT_SNAP,
    EVENT_SWAP,
    EVENT_TAKE,
    EXCHANGE,
    GIVE_CARD,
    LOWEST_TOLD,
    PASS,
    PEEK,
    PICK,
    SEAT_SHIFT,
    SHOW,
    TAKE,
    THROW,
)
from runehall.games.cambio.components import CARDS

# Words by number, as documents and texts use them.
CARD_WORDS = ("", *CARDS, GAP_WORD)
SOURCES = ("draw", "discard")
ACTIONS = ("none", "peek_mine", "peek_yours", "swap", "red_king", "blue_king")
ROUND_REASONS = ("cambio", "empty", "limit")
MATCH_REASONS = ("target", "rounds")
OUTCOMES = ("correct", "wrong", "late")

PLACE = {"place": numbered(0, 8)}
SEAT_AND_PLACE = {"seat": numbered(SEAT_SHIFT, 3, "seat"), "place": numbered(0, 8)}

NOTATION = Notation(
    [
        ActionKind(DRAW >> VERB_SHIFT, "draw"),
        ActionKind(TAKE >> VERB_SHIFT, "take"),
        ActionKind(CAMBIO >> VERB_SHIFT, "cambio"),
        ActionKind(EXCHANGE >> VERB_SHIFT, "exchange {place}", PLACE),
        ActionKind(DISCARD >> VERB_SHIFT, "discard"),
        ActionKind(THROW >> VERB_SHIFT, "snap {seat} {place}", SEAT_AND_PLACE),
        ActionKind(GIVE_CARD >> VERB_SHIFT, "give {place}", PLACE),
        ActionKind(PEEK >> VERB_SHIFT, "peek {seat} {place}", SEAT_AND_PLACE),
        ActionKind(PICK >> VERB_SHIFT, "pick {seat} {place}", SEAT_AND_PLACE),
        ActionKind(SHOW >> VERB_SHIFT, "show {seat} {place}", SEAT_AND_PLACE),
        ActionKind(PASS >> VERB_SHIFT, "pass"),
        ActionKind(DEAL >> VERB_SHIFT, "deal", begins_round=True),
    ]
)


def cards_in_stretch(told: int) -> list[str]:
    """The cards of a stretch of a turned-up table.

    >>> cards_in_stretch(7 | 15 << 5)
    ['7', 'rk']
    """
    cards = []
    while told:
        cards.append(CARD_WORDS[told & ((1 << CARD_BITS) - 1)])
        told >>= CARD_BITS
    return cards


CARD = words("card", CARD_WORDS)
SCORE = counted_from(LOWEST_TOLD)

EVENTS = {
    EVENT_DEAL: EventKind("deal", {"round": NUMBER, "dealer": SEAT}),
    EVENT_FIRST_LOOK: EventKind("first-look", {"count": NUMBER}),
    EVENT_SEEN: EventKind("seen", {"owner": SEAT, "place": NUMBER, "card": CARD}),
    EVENT_DRAW: EventKind("draw", {"seat": SEAT}),
    EVENT_DRAWN: EventKind("drawn", {"card": CARD}),
    EVENT_TAKE: EventKind("take", {"seat": SEAT, "card": CARD}),
    EVENT_DISCARD: EventKind("discard", {"seat": SEAT, "card": CARD}),
    EVENT_EXCHANGE: EventKind("exchange", {"seat": SEAT, "place": NUMBER, "card": CARD}),
    EVENT_SNAP: EventKind(
        "snap",
        {
            "seat": SEAT,
            "owner": SEAT,
            "place": NUMBER,
            "card": CARD,
            "outcome": words("outcome", OUTCOMES),
        },
    ),
    EVENT_PENALTY: EventKind("penalty", {"seat": SEAT, "place": NUMBER}),
    EVENT_GIVE: EventKind("give", {"seat": SEAT, "place": NUMBER, "owner": SEAT, "to": NUMBER}),
    EVENT_PEEK: EventKind("peek", {"seat": SEAT, "owner": SEAT, "place": NUMBER}),
    EVENT_PICK: EventKind("pick", {"seat": SEAT, "owner": SEAT, "place": NUMBER}),
    EVENT_SWAP: EventKind(
        "swap",
        {"seat": SEAT, "owner": SEAT, "place": NUMBER, "other_owner": SEAT, "other_place": NUMBER},
    ),
    EVENT_SHOW: EventKind("show", {"owner": SEAT, "place": NUMBER, "card": CARD}),
    EVENT_CAMBIO: EventKind("cambio", {"seat": SEAT}),
    EVENT_PASS: EventKind("pass", {"seat": SEAT}),
    EVENT_RESHUFFLE: EventKind("reshuffle", {"count": NUMBER}),
    EVENT_SKIP: EventKind("skip", {"seat": SEAT}),
    EVENT_ROUND_END: EventKind(
        "round-end", {"round": NUMBER, "reason": words("reason", ROUND_REASONS)}
    ),
    EVENT_REVEAL: EventKind("reveal", {"seat": SEAT, "cards": Field(cards_in_stretch, "card")}),
    EVENT_SCORE: EventKind(
        "score", {"seat": SEAT, "points": SCORE, "adjust": SCORE, "total": SCORE}
    ),
    EVENT_OVER: EventKind(
        "over",
        {
            "winners": Field(seats_in, "seat", type=list[int]),
            "reason": words("reason", MATCH_REASONS),
        },
    ),
}

# C32: under strict memory no log tells a second time which card lies face down where.
STRICT_EVENTS = remembering(
    EVENTS,
    {"seen": ["card"], "drawn": ["card"], "take": ["card"], "show": ["card"], "snap": ["card"]},
)
