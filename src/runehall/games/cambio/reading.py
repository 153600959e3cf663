"""From a document, which anybody may have written, to a position of Cambio."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from runehall.deck import MOST_CARDS
from runehall.deck.documents import GAP_WORD, cards_not_laid_out
from runehall.engine.documents import Document, Reader, seats_in
from runehall.engine.errors import BadDocument
from runehall.games.cambio.codes import ACTION, DRAWN, GAP, GIVE, NO_CARD, SNAP, place_code
from runehall.games.cambio.components import CARDS, card_counts
from runehall.games.cambio.document import rounds
from runehall.games.cambio.notation import ACTIONS, ROUND_REASONS, SOURCES
from runehall.games.cambio.options import OPTIONS
from runehall.games.cambio.position import FAILURE_BITS
from runehall.games.cambio.scoring import write_round
from runehall.games.cambio.state import CambioState

MOST_POINTS = 100_000


def read(reader: Reader, state: CambioState) -> None:
    """Lay out what a document says."""
    state.round = reader.field("round").whole(1, state.rules.max_rounds)
    state.frozen = reader.field("frozen").truth()
    state.caller = read_seat(reader.field("caller"), state.seats)
    read_piles(reader, state)
    read_tables(reader, state)
    read_drawn(reader.field("drawn"), state)
    read_snap(reader.field("snap"), state)
    read_failures(reader, state)
    read_give(reader.field("give"), state)
    read_action(reader.field("action"), state)
    read_rounds(reader.field("rounds"), state)
    check_derived(reader, state)


def check_derived(reader: Reader, state: CambioState) -> None:
    """What the position says anyway must be written as it is."""
    derived: Document = {
        "dealer": state.dealer(),
        "totals": list(state.scores()),
        "rounds": rounds(state),
    }
    for name, value in derived.items():
        if reader.field(name).value != value:
            raise reader.field(name).complain(f"{value} in this position")


def read_seat(reader: Reader, seats: int) -> int:
    """A seat, or -1 for null."""
    return -1 if reader.is_null() else reader.whole(0, seats - 1)


def read_card(reader: Reader) -> int:
    """The code of a card."""
    return reader.word(CARDS) + 1


def read_piles(reader: Reader, state: CambioState) -> None:
    """Main pile and discard pile, their first elements on top."""
    draw = [read_card(card) for card in reader.field("draw").items()]
    discard = [read_card(card) for card in reader.field("discard").items()]
    size = state.rules.deck_size
    spare = size - len(draw) - len(discard)
    if spare < 0:
        raise BadDocument(
            f"The piles have {len(draw) + len(discard)} cards, but the deck has {size}."
        )
    state.piles = vec[u8]([*reversed(draw), *[NO_CARD] * spare, *discard])
    state.draw_count = len(draw)
    state.discard_count = len(discard)


def read_tables(reader: Reader, state: CambioState) -> None:
    """The cards and gaps before each seat, and who knows them."""
    tables = reader.field("tables").items(state.seats)
    known = reader.field("known").items(state.seats)
    for seat in range(state.seats):
        cards = tables[seat].items()
        if len(cards) > MOST_CARDS:
            raise BadDocument(f"{tables[seat].path} has more places than any table can have.")
        knowers = known[seat].items(len(cards))
        for place, (card, who) in enumerate(zip(cards, knowers, strict=True)):
            if place == state.room:
                state.make_room()
            code = GAP if card.value == GAP_WORD else read_card(card)
            state.put(seat, place, code, who.seat_set(state.seats))


def read_drawn(reader: Reader, state: CambioState) -> None:
    """The card in the hand of the seat whose turn it is."""
    if reader.is_null() != (state.phase != DRAWN):
        raise reader.complain("a card exactly in phase drawn")
    if not reader.is_null():
        reader.keys(("card", "from"))
        state.drawn_card = read_card(reader.field("card"))
        state.drawn_from = reader.field("from").word(SOURCES)


def read_snap(reader: Reader, state: CambioState) -> None:
    """The window of this turn."""
    if reader.is_null() != (state.phase not in (SNAP, GIVE, ACTION)):
        raise reader.complain("an object exactly in the phases snap, give and action")
    if not reader.is_null():
        reader.keys(("snapper", "passed", "out", "second"))
        state.snapper = read_seat(reader.field("snapper"), state.seats)
        state.passed = reader.field("passed").seat_set(state.seats)
        state.out = reader.field("out").seat_set(state.seats)
        state.second = reader.field("second").truth()


def read_failures(reader: Reader, state: CambioState) -> None:
    """Failed throws of this turn; documents of former times say only who is out."""
    if "failures" not in reader.mapping():
        for seat in seats_in(state.out):
            state.failures += state.rules.failed_throws << (seat * FAILURE_BITS)
        return
    for seat, failed in enumerate(reader.field("failures").items(state.seats)):
        state.failures += failed.whole(0, state.rules.failed_throws) << (seat * FAILURE_BITS)


def read_give(reader: Reader, state: CambioState) -> None:
    """The gift that the snapper decides on."""
    if reader.is_null() != (state.phase != GIVE):
        raise reader.complain("an object exactly in phase give")
    if not reader.is_null():
        reader.keys(("from", "to", "slot"))
        if reader.field("from").whole(0, state.seats - 1) != state.snapper:
            raise reader.field("from").complain("the snapper")
        state.victim = reader.field("to").whole(0, state.seats - 1)
        state.emptied_place = reader.field("slot").whole(0, MOST_CARDS)


def read_action(reader: Reader, state: CambioState) -> None:
    """The action that waits or is under way."""
    if reader.is_null():
        return
    reader.keys(("kind", "left", "picked", "done"))
    state.action = reader.field("kind").word(ACTIONS[1:]) + 1
    state.left = reader.field("left").whole(1, 2)
    state.done = reader.field("done").whole(0, 1)
    picked: vec[i64] = vec[i64]()
    for pair in reader.field("picked").items():
        seat, place = pair.items(2)
        code = place_code(seat.whole(0, state.seats - 1), place.whole(0, MOST_CARDS))
        picked = append(picked, code)
    state.picked = picked


def read_rounds(reader: Reader, state: CambioState) -> None:
    """The finished rounds; their totals are added up anew."""
    for row in reader.items():
        row.keys(("dealer", "caller", "reason", "points", "adjust", "totals"))
        write_round(
            state,
            read_points(row.field("points"), state.seats),
            read_points(row.field("adjust"), state.seats),
            dealer=row.field("dealer").whole(0, state.seats - 1),
            caller=read_seat(row.field("caller"), state.seats),
            reason=row.field("reason").word(ROUND_REASONS),
        )


def read_points(reader: Reader, seats: int) -> vec[i64]:
    """A number of points for each seat."""
    return vec[i64]([points.whole(-MOST_POINTS, MOST_POINTS) for points in reader.items(seats)])


def missing(document: Document) -> list[str]:
    """The cards of the deck that a document mentions nowhere."""
    reader = Reader(document)
    seats = reader.field("players").whole(2, 8)
    options = OPTIONS.check(reader.field("options").mapping(), seats, former=True)
    return cards_not_laid_out(reader, card_counts(options))
