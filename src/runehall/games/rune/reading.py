"""From a document, which anybody may have written, to a position of RUNE."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import u8

from runehall.engine.documents import Document, Reader
from runehall.engine.errors import BadDocument
from runehall.engine.state import NOTHING
from runehall.games.rune.codes import COLOUR_BITS, MASTER_BIT, RED, TOKEN, TOKEN_BIT, piece
from runehall.games.rune.components import cards_of, number_of
from runehall.games.rune.notation import COLOUR_LETTERS
from runehall.games.rune.options import ruleset_for
from runehall.games.rune.refusals import bits_under
from runehall.games.rune.state import RuneState

MOST_SKIPS = 200
MOST_POINTS = 1_000_000_000


def read(reader: Reader, state: RuneState) -> None:
    """Lay out what a document says."""
    seats = state.seats
    options = state.options()
    # A document may have fewer or more cards taken out than the options say.
    removed = len(reader.field("removed").items())
    state.set_up_again(ruleset_for(options, seats, removed))
    state.first = reader.field("first").whole(0, seats - 1)
    ending = reader.field("ending")
    state.ending = NOTHING if ending.is_null() else ending.whole(0, seats - 1)
    codes = cards_of(options).codes
    read_cards(state, reader, codes)
    read_supplies(state, reader)
    read_table(state, reader, codes)
    read_pieces(state, reader)
    read_anchor(state, reader)
    read_scores(state, reader.field("scores"))


def read_cards(state: RuneState, reader: Reader, codes: str) -> None:
    """Deck, removed cards and hands."""
    state.deck = read_pile(reader.field("deck"), codes)
    state.removed = read_pile(reader.field("removed"), codes)
    for seat, cards in enumerate(reader.field("hands").items(state.seats)):
        if len(cards.items()) > state.rules.cards:
            raise cards.complain(f"a list of at most {state.rules.cards} cards")
        for card in cards.items():
            state.add_to_hand(seat, read_code(card, codes))


def read_pile(reader: Reader, codes: str) -> vec[u8]:
    """The cards of a pile."""
    return vec[u8]([read_code(card, codes) for card in reader.items()])


def read_code(card: Reader, codes: str) -> int:
    """The number of a card that can be in a hand or pile."""
    card.word(tuple(codes))
    return number_of(card.text())


def read_supplies(state: RuneState, reader: Reader) -> None:
    """What each seat has in supply, has lost and has skipped."""
    seats = state.seats
    masters = state.rules.masters
    for seat, count in enumerate(reader.field("masters").items(seats)):
        state.set_masters(seat, count.whole(0, masters))
    for seat, count in enumerate(reader.field("tokens").items(seats)):
        state.set_tokens(seat, count.whole(0, 1))
    for seat, count in enumerate(reader.field("lost").items(seats)):
        state.set_lost(seat, count.whole(0, masters))
    for seat, count in enumerate(reader.field("skips").items(seats)):
        state.set_skips(seat, count.whole(0, MOST_SKIPS))


def read_table(state: RuneState, reader: Reader, codes: str) -> None:
    """The cards of the table, each on at least one rune of those below it."""
    cards = reader.field("table").items()
    if not cards or cards[0].value != {"card": "S", "x": 0, "y": 0, "rot": 0}:
        raise BadDocument(f"{reader.path}.table must begin with the starting card S at 0 0, rot 0.")
    if len(cards) - 1 > state.rules.cards - len(state.removed):
        raise BadDocument(f"{reader.path}.table has more cards than there are in play.")
    for card in cards[1:]:
        card.keys(("card", "x", "y", "rot"))
        code = read_code(card.field("card"), codes)
        x, y = read_spot(state, card)
        rotation = card.field("rot").whole(0, state.rules.rotations[code] - 1)
        laid = piece(code, rotation, x, y)
        if not bits_under(state, laid) & COLOUR_BITS:
            raise BadDocument(f"{card.path} lies on no rune of the cards before it.")
        state.lay_card(laid)


def read_spot(state: RuneState, thing: Reader) -> tuple[int, int]:
    """The coordinates of something; nothing can be further away than the cards in play reach."""
    reach = 2 * int(state.rules.cards)
    x = thing.field("x").whole(-reach, reach + 1)
    y = thing.field("y").whole(-reach, reach + 2)
    return x, y


def read_pieces(state: RuneState, reader: Reader) -> None:
    """The Rune Masters and tokens on the layout."""
    for token in reader.field("tokens_placed").items():
        token.keys(("seat", "x", "y", "color"))
        colour = token.field("color").word(COLOUR_LETTERS[:RED])
        laid = piece(read_owner(state, token), colour, *read_free_rune(state, token, TOKEN_BIT))
        state.lay_token(laid)
    for master in reader.field("masters_placed").items():
        master.keys(("seat", "x", "y"))
        spot = read_free_rune(state, master, MASTER_BIT)
        state.stand_master(piece(read_owner(state, master), 0, *spot))


def read_owner(state: RuneState, thing: Reader) -> int:
    """The seat that placed something."""
    return thing.field("seat").whole(0, state.seats - 1)


def read_free_rune(state: RuneState, thing: Reader, taken: int) -> tuple[int, int]:
    """The coordinates of something that stands on a rune where no other of its kind is."""
    x, y = read_spot(state, thing)
    cell = state.what_is_at(x, y)
    if cell == 0:
        raise BadDocument(f"{thing.path} stands where no rune is.")
    if cell & taken:
        raise BadDocument(f"{thing.path} stands where another one stands already.")
    return x, y


def read_anchor(state: RuneState, reader: Reader) -> None:
    """The Rune Master beside which a token may be laid now."""
    anchor = reader.field("anchor")
    if (state.phase == TOKEN) == anchor.is_null():
        raise anchor.complain("the new Rune Master's place in phase token, and null otherwise")
    if not anchor.is_null():
        reach = 2 * int(state.rules.cards) + 2
        x, y = (each.whole(-reach, reach) for each in anchor.items(2))
        state.anchor = piece(state.turn, 0, x, y)
        if state.anchor not in list(state.masters_placed):
            raise anchor.complain(f"where seat {state.turn} has a Rune Master")


def read_scores(state: RuneState, scores: Reader) -> None:
    """Scores follow from the table; only their shape is checked."""
    for points in scores.items(int(state.rules.sides)):
        points.whole(0, MOST_POINTS)


def missing(document: Document) -> list[str]:
    """The cards that a document mentions nowhere, in ascending order."""
    reader = Reader(document)
    options = reader.field("options")
    left = list(cards_of(options.mapping()).codes) * options.field("copies").whole(1, 2)
    piles = [reader.field("deck"), reader.field("removed"), *reader.field("hands").items()]
    named = [card for pile in piles for card in pile.items()]
    named += [card.field("card") for card in reader.field("table").items()[1:]]
    for card in named:
        if card.value not in left:
            raise card.complain("a card that is still left")
        left.remove(card.text())
    return sorted(left)
