"""From a document, which anybody may have written, to a position of Alaska."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from librt.vecs import vec
from mypy_extensions import u8

from runehall.engine.documents import Document, Reader
from runehall.engine.errors import BadDocument
from runehall.games.alaska.codes import ANGLERS, RIVER, ring
from runehall.games.alaska.components import CARDS, card_counts
from runehall.games.alaska.fields import NOBODY
from runehall.games.alaska.notation import CATCH_WAYS, hand_of
from runehall.games.alaska.options import OPTIONS
from runehall.games.alaska.position import NO_CHOICE
from runehall.games.alaska.state import AlaskaState

STANDING = (NOBODY, *(CARDS[card] for card in ANGLERS))
MOST_SALMON = 1_000_000


def read(reader: Reader, state: AlaskaState) -> None:
    """Lay out what a document says."""
    state.to_place = reader.field("to_place").whole(0, len(state.discard))
    state.final_left = reader.field("final_left").whole(0, state.seats)
    read_piles(state, reader)
    read_river(state, reader.field("river"))
    read_seats(state, reader)
    state.choice = read_choice(reader.field("choice"))
    read_window(state, reader.field("window"))
    if reader.field("final").truth() != state.in_last_round():
        raise BadDocument("document.final must be true exactly when the draw pile is empty.")


def read_cards(reader: Reader) -> list[int]:
    """The codes of a list of cards."""
    return [card.word(CARDS) for card in reader.items()]


def read_piles(state: AlaskaState, reader: Reader) -> None:
    """Draw and discard pile."""
    state.pile = vec[u8]([u8(card) for card in read_cards(reader.field("draw"))])
    discard = read_cards(reader.field("discard"))
    if len(discard) > len(state.discard):
        raise BadDocument(f"document.discard has {len(discard)} cards, more than the whole deck.")
    for card in reversed(discard):
        state.put_on_discard(card)


def read_seats(state: AlaskaState, reader: Reader) -> None:
    """Hands, catches and who sits out."""
    for seat, hand in enumerate(reader.field("hands").items(state.seats)):
        cards = read_cards(hand)
        if len(cards) > state.rules.hand_size:
            raise hand.complain(f"at most {state.rules.hand_size} cards")
        if any(left > right for left, right in pairwise(cards)):
            raise hand.complain("sorted")
        state.hands[seat] = hand_of(cards)
    for seat, caught in enumerate(reader.field("caught").items(state.seats)):
        state.caught[seat] = caught.whole(0, len(state.discard))
    for seat, sits_out in enumerate(reader.field("sit_out").items(state.seats)):
        state.sit_out |= sits_out.truth() << seat


def read_river(state: AlaskaState, river: Reader) -> None:
    """Salmon by spot and anglers by section."""
    river.keys(("salmon", "anglers"))
    places = [str(place) for place in range(1, RIVER + 1)]
    river.field("salmon").keys(places)
    river.field("anglers").keys(places)
    for place in range(1, RIVER + 1):
        state.salmon[place] = river.field("salmon").field(str(place)).whole(0, len(state.discard))
        angler = river.field("anglers").field(str(place)).word(STANDING)
        if STANDING[angler] != NOBODY:
            state.stand_angler(place, CARDS.index(STANDING[angler]))


def read_choice(reader: Reader) -> int:
    """The section between the two spots to choose from."""
    if reader.value == []:
        return NO_CHOICE
    first, second = [spot.whole(1, RIVER) for spot in reader.items(2)]
    for section in (first, second):
        if sorted((ring(section - 1), section)) == [first, second]:
            return section
    raise reader.complain("two neighbouring spots, the smaller first")


def read_window(state: AlaskaState, reader: Reader) -> None:
    """The open bear window."""
    if reader.is_null():
        return
    reader.keys(("catcher", "spot", "by", "passed"))
    catcher = reader.field("catcher")
    if catcher.whole(0, state.seats - 1) != state.turn:
        raise catcher.complain(f"the seat whose turn it is, {state.turn}")
    state.window = reader.field("spot").whole(1, RIVER)
    state.window_by = reader.field("by").word(CATCH_WAYS)
    state.passed = reader.field("passed").seat_set(state.seats)


def missing(document: Document) -> list[str]:
    """The cards that a document mentions nowhere."""
    reader = Reader(document)
    seats = reader.field("players").whole(2, 4)
    options = OPTIONS.check(reader.field("options").mapping(), seats, former=True)
    left = Counter(card_counts(options))
    for pile in (reader.field("draw"), reader.field("discard"), *reader.field("hands").items()):
        left.subtract(CARDS[card] for card in read_cards(pile))
    river = reader.field("river")
    left.subtract(angler for angler in words_of(river.field("anglers")) if angler != NOBODY)
    salmon = [count.whole(0, MOST_SALMON) for count in values_of(river.field("salmon"))]
    caught = [count.whole(0, MOST_SALMON) for count in reader.field("caught").items()]
    left["S"] -= sum(salmon) + sum(caught) + reader.field("to_place").whole(0, MOST_SALMON)
    return [card for card in CARDS for _ in range(left[card])]


def values_of(reader: Reader) -> list[Reader]:
    """The values of an object."""
    return [reader.field(name) for name in reader.mapping()]


def words_of(reader: Reader) -> list[str]:
    """The anglers of a river map."""
    return [STANDING[value.word(STANDING)] for value in values_of(reader)]
