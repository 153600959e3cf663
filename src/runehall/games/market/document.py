"""The Rune Market's positions as documents, and what each seat sees of them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from runehall.engine.documents import Document, masked, seats_in
from runehall.engine.state import NOTHING
from runehall.games.market import codes
from runehall.games.market.components import CARDS, COLOURS
from runehall.games.market.fields import (
    SHELTER_KINDS,
    Bout,
    Duel,
    MarketFields,
    MarketResult,
    MarketSeat,
    Placing,
    Shelter,
    Theft,
)
from runehall.games.market.notation import PHASES, REASONS, SIGNS, TIEBREAKS
from runehall.games.market.position import SIGN_BITS, SIGN_MASK, Position
from runehall.games.market.state import MarketState

# What waits to be placed, and where it came from.
WAITING: dict[int, Placing] = {
    codes.BOAT_BOUGHT: {"item": "boat", "origin": "buy"},
    codes.BOAT_DISPLACED: {"item": "boat", "origin": "build"},
    codes.BANDIT_BOUGHT: {"item": "bandit", "origin": "buy"},
}


def write(state: MarketState) -> MarketFields:
    """The whole truth about a position."""
    collected = (state.collected_first, state.collected_second)
    return {
        "due": {"red": state.due_red, "blue": state.due_blue},
        "collected": [COLOURS[colour] for colour in collected if colour != NOTHING],
        "cards_played": state.cards_played,
        "purchases": state.purchases,
        "attacked": seats_in(state.attacked),
        "pending": pending(state),
        "market": {
            "red": state.stock(codes.RED_RUNES),
            "blue": state.stock(codes.BLUE_RUNES),
            "boats": state.stock(codes.BOATS),
            "bandits": state.stock(codes.BANDITS),
        },
        "draw": pile_of(state.draw, state.draw_count),
        "discard": pile_of(state.discard, state.discard_count),
        "seats": [before_seat(state, seat) for seat in range(state.seats)],
        "known": [known_by(state, seat) for seat in range(state.seats)],
        "bout": bout(state),
    }


def pile_of(cards: vec[u8], count: int) -> list[str]:
    """A pile from the top."""
    names: tuple[str, ...] = CARDS
    pile: list[str] = []
    place: i64 = count - 1
    while place >= 0:
        pile.append(names[int(cards[place])])
        place -= 1
    return pile


def pending(state: Position) -> Placing | Theft | Duel | None:
    """What the phase is about."""
    if state.phase == codes.PLACE:
        return WAITING[state.item].copy()
    if state.phase == codes.STEAL:
        victim = None if state.victim == NOTHING else state.victim
        return {"left": state.thefts_left, "victim": victim, "back": PHASES[state.theft_back]}
    if state.phase == codes.DUEL:
        return {"defender": state.defender, "card": CARDS[state.attack_card]}
    return None


def before_seat(state: Position, seat: int) -> MarketSeat:
    """A hand and what lies before a seat."""
    return {
        "hand": [
            CARDS[card] for card in range(codes.KINDS) for _ in range(state.holds(seat, card))
        ],
        "loose": {"red": state.loose(seat, codes.RED), "blue": state.loose(seat, codes.BLUE)},
        "open_boats": state.open_boats(seat),
        "shelters": {
            "red": shelter(state, seat, codes.RED),
            "blue": shelter(state, seat, codes.BLUE),
        },
    }


def shelter(state: Position, seat: int, colour: int) -> Shelter | None:
    """What stands at the place of one colour."""
    kind = state.kind(seat, colour)
    if kind == codes.NO_PLACE:
        return None
    return {
        "kind": SHELTER_KINDS[kind - codes.MAIN],
        "runes": state.runes(seat, colour),
        "boat": state.has_attached_boat(seat, colour),
        "bandits": [
            state.bandit_owner(seat, colour, each) for each in range(state.bandits(seat, colour))
        ],
    }


def known_by(state: Position, seat: int) -> dict[str, list[str]]:
    """What a seat has seen of each other hand."""
    return {
        str(owner): [
            CARDS[card]
            for card in range(codes.KINDS)
            for _ in range(state.knows(seat, owner, card))
        ]
        for owner in range(state.seats)
        if owner != seat
    }


def bout(state: Position) -> Bout | None:
    """The bouts that are played, or have been."""
    if state.tied == 0:
        return None
    seats = range(state.seats)
    return {
        "tied": seats_in(state.tied),
        "wins": [state.wins_of(seat) for seat in seats],
        "chosen": [seat for seat in seats if state.sign_of(seat)],
        "signs": signs_of(state.signs, state.seats),
        "shown": [signs_of(signs, state.seats) for signs in state.shown],
    }


def signs_of(signs: int, seats: int) -> list[str | None]:
    """The sign of each seat, null where it has none."""
    return [(None, *SIGNS)[signs >> seat * SIGN_BITS & SIGN_MASK] for seat in range(seats)]


def result(state: MarketState) -> MarketResult:
    """How the game has ended, and by what a tie was broken."""
    return {
        "reason": REASONS[state.end_reason],
        "scores": list(state.scores()),
        "winners": seats_in(state.winners()),
        "tiebreak": None if state.tiebreak == codes.TIEBREAK_NONE else TIEBREAKS[state.tiebreak],
        "bouts": list(state.bouts),
        "places": list(state.places),
        # R45: the winner begins, and there is always exactly one.
        "next_start": state.winner,
    }


def show(state: MarketState, seat: int, truth: Document) -> Document:
    """The own hand and sign, from bouts on every hand, and what the seat has seen of others."""
    open_hands = state.phase >= codes.BOUT
    return {
        "seats": [
            {
                "hand": before["hand"] if open_hands or owner == seat else masked(before["hand"]),
                "loose": before["loose"],
                "open_boats": before["open_boats"],
                "shelters": before["shelters"],
            }
            for owner, before in enumerate(truth["seats"])
        ],
        "known": [known if owner == seat else None for owner, known in enumerate(truth["known"])],
        "bout": shown_bout(truth["bout"], seat),
    }


def shown_bout(truth: Bout | None, seat: int) -> Bout | None:
    """Who has chosen is seen by all, what they have chosen by themselves alone."""
    if truth is None:
        return None
    return {
        "tied": truth["tied"],
        "wins": truth["wins"],
        "chosen": truth["chosen"],
        "signs": [sign if owner == seat else None for owner, sign in enumerate(truth["signs"])],
        "shown": truth["shown"],
    }
