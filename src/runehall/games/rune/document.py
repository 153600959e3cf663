"""State documents of RUNE: writing, reading with every check, and what each viewer sees."""

from __future__ import annotations

import copy

from librt.vecs import vec
from mypy_extensions import u8

from runehall.engine.documents import Document, Reader, masked, seats_in, showing
from runehall.engine.errors import BadDocument
from runehall.engine.generator import Generator
from runehall.engine.options import Values
from runehall.engine.state import NOTHING
from runehall.games.rune.areas import controlled_runes
from runehall.games.rune.codes import (
    COLOUR_BITS,
    COLOURS,
    MASTER_BIT,
    OVER,
    RED,
    START,
    TOKEN,
    TOKEN_BIT,
    detail_of,
    owner_of,
    piece,
    x_of,
    y_of,
)
from runehall.games.rune.laws import check_laws
from runehall.games.rune.manifest import letter_of, manifest_named, number_of
from runehall.games.rune.notation import COLOUR_LETTERS, PHASES
from runehall.games.rune.position import Position
from runehall.games.rune.refusals import bits_under
from runehall.games.rune.scoring import final_points, points_of_sides, winning_seats
from runehall.games.rune.settings import Settings
from runehall.games.rune.state import RuneState

GAME = "rune"
VERSION = 1
MOST_TURNS = 1_000_000
MOST_SKIPS = 200
MOST_POINTS = 1_000_000_000

# fmt: off
KEYS = (
    "game", "version", "players", "options", "seed", "phase", "turn", "first", "turn_no", "deck",
    "removed", "hands", "masters", "tokens", "table", "masters_placed", "tokens_placed", "anchor",
    "lost", "skips", "ending", "scores", "result",
)
# What everybody sees; hands, deck, removed cards and seed are shown to nobody but their owner.
PUBLIC = (
    "game", "version", "players", "options", "phase", "turn", "first", "turn_no", "masters",
    "tokens", "table", "masters_placed", "tokens_placed", "anchor", "lost", "skips", "ending",
    "scores", "result",
)
# fmt: on


def settings_for(options: Values, seats: int, removed: int) -> Settings:
    """The settings of a table with these options and so many removed cards."""
    manifest = manifest_named(options["manifest"])
    faces = {number_of(code): face for code, face in manifest.faces.items()}
    return Settings(options, seats, {**faces, START: manifest.start}, removed)


# --- writing -------------------------------------------------------------------------------------


def document(state: RuneState) -> Document:
    """The whole truth about a position."""
    seats = range(state.seats)
    return {
        "game": GAME,
        "version": VERSION,
        "players": int(state.seats),
        "options": copy.deepcopy(state.rules.options),
        "seed": state.generator.seed,
        "phase": PHASES[state.phase],
        "turn": int(state.turn),
        "first": int(state.first),
        "turn_no": int(state.turn_no),
        "deck": letters(state.deck[state.deck_top :]),
        "removed": letters(state.removed),
        "hands": [hand(state, seat) for seat in seats],
        "masters": [state.masters(seat) for seat in seats],
        "tokens": [state.tokens(seat) for seat in seats],
        "table": [card_document(card) for card in state.table],
        "masters_placed": [master_document(master) for master in state.masters_placed],
        "tokens_placed": [token_document(token) for token in state.tokens_placed],
        "anchor": None if state.anchor == NOTHING else [x_of(state.anchor), y_of(state.anchor)],
        "lost": [state.lost(seat) for seat in seats],
        "skips": [state.skips(seat) for seat in seats],
        "ending": None if state.ending == NOTHING else int(state.ending),
        "scores": list(points_of_sides(state)),
        "result": result(state) if state.over() else None,
    }


def letters(cards: vec[u8]) -> list[str]:
    """The codes of some cards."""
    return [letter_of(card) for card in cards]


def hand(state: Position, seat: int) -> list[str]:
    """The codes of a hand, in order of arrival."""
    return [letter_of(state.hand_card(seat, place)) for place in range(state.hand_count(seat))]


def card_document(card: int) -> Document:
    """A card of the table."""
    code = letter_of(owner_of(card))
    return {"card": code, "x": x_of(card), "y": y_of(card), "rot": detail_of(card)}


def master_document(master: int) -> Document:
    """A Rune Master on the layout."""
    return {"seat": owner_of(master), "x": x_of(master), "y": y_of(master)}


def token_document(token: int) -> Document:
    """A token on the layout."""
    return {**master_document(token), "color": COLOUR_LETTERS[detail_of(token)]}


def result(state: Position) -> Document:
    """How the game ended."""
    counts = list(controlled_runes(state))
    sides = range(0, len(counts), COLOURS)
    return {
        "scores": list(final_points(state)),
        "counts": [
            dict(zip(COLOUR_LETTERS, counts[side : side + COLOURS], strict=True)) for side in sides
        ],
        "winners": seats_in(winning_seats(state)),
    }


def view(state: RuneState, seat: int) -> Document:
    """The document as a seat (or the spectator) may see it; at the end everybody sees all."""
    truth = document(state)
    if state.over():
        return truth
    shown = showing(truth, *PUBLIC)
    shown["hands"] = [
        cards if owner == seat else masked(cards) for owner, cards in enumerate(truth["hands"])
    ]
    return shown


# --- reading -------------------------------------------------------------------------------------


def read(reader: Reader, seats: int, options: Values, generator: Generator) -> RuneState:
    """The position of a document whose header has been checked."""
    reader.keys(KEYS)
    removed = reader.field("removed").items()
    state = RuneState()
    state.set_up(settings_for(options, seats, len(removed)), seats)
    state.generator = generator
    state.phase = reader.field("phase").word(PHASES)
    state.turn = reader.field("turn").whole(0, seats - 1)
    state.first = reader.field("first").whole(0, seats - 1)
    state.turn_no = reader.field("turn_no").whole(1, MOST_TURNS)
    ending = reader.field("ending")
    state.ending = NOTHING if ending.is_null() else ending.whole(0, seats - 1)
    codes = manifest_named(options["manifest"]).codes
    read_cards(state, reader, codes)
    read_supplies(state, reader)
    read_table(state, reader, codes)
    read_pieces(state, reader)
    read_anchor(state, reader)
    check_laws(state)
    read_outcome(state, reader)
    return state


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


def read_outcome(state: RuneState, reader: Reader) -> None:
    """Scores and result are derived: the shape of the one is checked, the other must agree."""
    for points in reader.field("scores").items(int(state.rules.sides)):
        points.whole(0, MOST_POINTS)
    outcome = reader.field("result")
    if (state.phase == OVER) == outcome.is_null():
        raise outcome.complain("an object when the game is over, and null before")
    if state.phase == OVER and outcome.value != result(state):
        raise outcome.complain("what the Rune Masters on the table come to")


def missing(document: Document) -> list[str]:
    """The cards that a document mentions nowhere, in ascending order."""
    reader = Reader(document)
    options = reader.field("options")
    manifest = manifest_named(options.field("manifest").text())
    left = list(manifest.codes) * options.field("copies").whole(1, 2)
    piles = [reader.field("deck"), reader.field("removed"), *reader.field("hands").items()]
    named = [card for pile in piles for card in pile.items()]
    named += [card.field("card") for card in reader.field("table").items()[1:]]
    for card in named:
        if card.value not in left:
            raise card.complain("a card that is still left")
        left.remove(card.text())
    return sorted(left)
