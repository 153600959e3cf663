"""Alaska's positions as documents, and what each seat sees of them."""

from __future__ import annotations

from runehall.engine.documents import Document, masked, seats_in
from runehall.games.alaska.codes import RIVER, ring
from runehall.games.alaska.components import CARDS
from runehall.games.alaska.fields import NOBODY, AlaskaFields, AlaskaResult, BearWindow, River
from runehall.games.alaska.notation import CATCH_WAYS, cards_of
from runehall.games.alaska.position import NO_ANGLER, NO_CHOICE, NO_WINDOW
from runehall.games.alaska.scoring import next_start
from runehall.games.alaska.state import AlaskaState

REASON = "last turns"


def write(state: AlaskaState) -> AlaskaFields:
    """The whole truth about a position."""
    return {
        "draw": [CARDS[card] for card in state.pile[state.next_card :]],
        "discard": [CARDS[card] for card in reversed(list(state.discard[: state.discard_count]))],
        "hands": [list(cards_of(hand)) for hand in state.hands],
        "river": river(state),
        "caught": list(state.caught),
        "to_place": state.to_place,
        "choice": spots_to_choose(state),
        "window": window(state),
        "sit_out": [bool(state.sit_out >> seat & 1) for seat in range(state.seats)],
        "final": state.in_last_round(),
        "final_left": state.final_left,
    }


def river(state: AlaskaState) -> River:
    """Salmon by spot and anglers by section."""
    places = range(1, RIVER + 1)
    return {
        "salmon": {str(place): state.salmon[place] for place in places},
        "anglers": {str(place): angler(state, place) for place in places},
    }


def angler(state: AlaskaState, section: int) -> str:
    """Who stands in a section."""
    card = state.angler_at(section)
    return NOBODY if card == NO_ANGLER else CARDS[card]


def spots_to_choose(state: AlaskaState) -> list[int]:
    """The two spots over the section of the cast."""
    if state.choice == NO_CHOICE:
        return []
    return sorted((ring(state.choice - 1), state.choice))


def window(state: AlaskaState) -> BearWindow | None:
    """The open bear window."""
    if state.window == NO_WINDOW:
        return None
    return {
        "catcher": state.turn,
        "spot": state.window,
        "by": CATCH_WAYS[state.window_by],
        "passed": seats_in(state.passed),
    }


def result(state: AlaskaState) -> AlaskaResult:
    """Who has won, with how many salmon, and who begins the next game."""
    return {
        "winners": seats_in(state.winners()),
        "scores": list(state.caught),
        "reason": REASON,
        "next_start": next_start(state),
    }


def show(_state: AlaskaState, seat: int, truth: Document) -> Document:
    """The own hand, and of a window everything but who has passed."""
    return {
        "hands": [
            hand if owner == seat else masked(hand) for owner, hand in enumerate(truth["hands"])
        ],
        "window": None if truth["window"] is None else {**truth["window"], "passed": None},
    }
