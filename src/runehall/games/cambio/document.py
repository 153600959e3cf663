"""Position ↔ document, and what each seat sees of it (§5 and §10 of the rules)."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, cast

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from runehall.deck import MOST_CARDS
from runehall.engine.documents import Document, Reader, seats_in, showing
from runehall.engine.errors import BadDocument
from runehall.engine.generator import Generator
from runehall.engine.options import Values
from runehall.games.cambio.codes import (
    ACTION,
    DRAWN,
    GAP,
    GIVE,
    NO_ACTION,
    NO_CARD,
    OVER,
    SNAP,
    place_code,
    place_in,
    seat_in,
)
from runehall.games.cambio.knowledge import sees_drawn, sees_place
from runehall.games.cambio.laws import check_laws
from runehall.games.cambio.notation import (
    ACTIONS,
    CARD_WORDS,
    MATCH_REASONS,
    PHASES,
    ROUND_REASONS,
    SOURCES,
)
from runehall.games.cambio.options import CARDS, MANIFEST, copies_of_cards
from runehall.games.cambio.position import ROUND_CALLER, ROUND_DEALER, ROUND_POINTS, ROUND_REASON
from runehall.games.cambio.rounds import end_reason
from runehall.games.cambio.scoring import lowest_totals, write_round
from runehall.games.cambio.settings import Settings
from runehall.games.cambio.state import CambioState

# fmt: off
KEYS = (
    "game", "version", "players", "options", "seed", "shuffles",
    "phase", "round", "dealer", "turn", "turn_no",
    "draw", "discard", "frozen", "tables", "known", "drawn",
    "caller", "snap", "give", "action", "totals", "rounds", "result",
)
# fmt: on
# What everybody sees as it is; tables and the drawn card are shown in part.
PUBLIC = tuple(key for key in KEYS if key not in ("seed", "draw", "tables", "drawn"))

MOST_SHUFFLES = 1_000_000_000
MOST_POINTS = 100_000


def settings_of(options: Values, seats: int) -> Settings:
    """The settings of a table from its checked options."""
    copies = list(copies_of_cards(options["manifest"]).values())
    return Settings(deepcopy(options), seats, copies)


# --- writing --------------------------------------------------------------------------------------


def document(state: CambioState) -> Document:
    """The whole truth."""
    size = state.rules.deck_size
    seats = range(state.seats)
    return {
        "game": "cambio",
        "version": 1,
        "players": state.seats,
        "options": deepcopy(state.rules.options),
        "seed": state.generator.seed,
        "shuffles": state.shuffles,
        "phase": PHASES[state.phase],
        "round": state.round,
        "dealer": state.dealer(),
        "turn": state.turn,
        "turn_no": state.turn_no,
        "draw": [CARD_WORDS[card] for card in reversed(list(state.piles)[: state.draw_count])],
        "discard": [CARD_WORDS[card] for card in list(state.piles)[size - state.discard_count :]],
        "frozen": state.frozen,
        "tables": [table(state, seat) for seat in seats],
        "known": [
            [seats_in(state.known_at(seat, place)) for place in range(state.places(seat))]
            for seat in seats
        ],
        "drawn": drawn(state),
        "caller": seat_or_none(state.caller),
        "snap": snap(state),
        "give": give(state),
        "action": action(state),
        "totals": [state.total(seat) for seat in seats],
        "rounds": rounds(state),
        "result": result(state),
    }


def seat_or_none(seat: int) -> int | None:
    return None if seat < 0 else seat


def table(state: CambioState, seat: int) -> list[str]:
    return [CARD_WORDS[state.card_at(seat, place)] for place in range(state.places(seat))]


def drawn(state: CambioState) -> Document | None:
    if state.phase != DRAWN:
        return None
    return {"card": CARD_WORDS[state.drawn_card], "from": SOURCES[state.drawn_from]}


def snap(state: CambioState) -> Document | None:
    if state.phase not in (SNAP, GIVE, ACTION):
        return None
    return {
        "snapper": seat_or_none(state.snapper),
        "passed": seats_in(state.passed),
        "out": seats_in(state.out),
        "second": state.second,
    }


def give(state: CambioState) -> Document | None:
    if state.phase != GIVE:
        return None
    return {"from": state.snapper, "to": state.victim, "slot": state.emptied_place}


def action(state: CambioState) -> Document | None:
    if state.action == NO_ACTION:
        return None
    return {
        "kind": ACTIONS[state.action],
        "left": state.left,
        "picked": [[seat_in(code), place_in(code)] for code in state.picked],
        "done": state.done,
    }


def rounds(state: CambioState) -> list[Document]:
    seats = state.seats
    width = state.round_width()
    numbers = list(state.rounds)
    rows = [numbers[start : start + width] for start in range(0, len(numbers), width)]
    return [
        {
            "dealer": row[ROUND_DEALER],
            "caller": seat_or_none(row[ROUND_CALLER]),
            "reason": ROUND_REASONS[row[ROUND_REASON]],
            "points": row[ROUND_POINTS : ROUND_POINTS + seats],
            "adjust": row[ROUND_POINTS + seats : ROUND_POINTS + 2 * seats],
            "totals": row[ROUND_POINTS + 2 * seats :],
        }
        for row in rows
    ]


def result(state: CambioState) -> Document | None:
    if state.phase != OVER:
        return None
    return {"winners": seats_in(lowest_totals(state)), "reason": MATCH_REASONS[end_reason(state)]}


# --- views ----------------------------------------------------------------------------------------


def view(state: CambioState, seat: int) -> Document:
    """What a seat (or the SPECTATOR) sees."""
    truth = document(state)
    shown = showing(truth, *PUBLIC)
    shown["tables"] = [
        [
            card if card == CARD_WORDS[GAP] or sees_place(state, seat, owner, place) else None
            for place, card in enumerate(cards)
        ]
        for owner, cards in enumerate(truth["tables"])
    ]
    if truth["drawn"] is not None:
        card = truth["drawn"]["card"] if sees_drawn(state, seat) else None
        shown["drawn"] = {"card": card, "from": truth["drawn"]["from"]}
    return shown


# --- reading --------------------------------------------------------------------------------------


def read(reader: Reader, seats: int, options: Values, generator: Generator) -> CambioState:
    """The position of a document, checked down to the last card."""
    reader.keys(KEYS)
    state = CambioState()
    state.seats = seats
    state.rules = settings_of(options, seats)
    state.generator = generator
    state.shuffles = reader.field("shuffles").whole(0, MOST_SHUFFLES)
    state.phase = reader.field("phase").word(PHASES)
    state.round = reader.field("round").whole(1, options["max_rounds"])
    state.turn = reader.field("turn").whole(0, seats - 1)
    state.turn_no = reader.field("turn_no").whole(1, state.rules.turn_limit + seats)
    state.frozen = reader.field("frozen").truth()
    state.caller = read_seat(reader.field("caller"), seats)
    read_piles(reader, state)
    read_tables(reader, state)
    read_drawn(reader.field("drawn"), state)
    read_snap(reader.field("snap"), state)
    read_give(reader.field("give"), state)
    read_action(reader.field("action"), state)
    read_rounds(reader, state)
    check_laws(state)
    # What the position says anyway must be written as it is.
    truth = document(state)
    for key in ("dealer", "totals", "rounds", "result"):
        if reader.field(key).value != truth[key]:
            raise reader.field(key).complain(f"{truth[key]} in this position")
    return state


def read_seat(reader: Reader, seats: int) -> int:
    """A seat, or -1 for null."""
    return -1 if reader.is_null() else reader.whole(0, seats - 1)


def read_card(reader: Reader) -> int:
    return reader.word(CARDS) + 1


def read_piles(reader: Reader, state: CambioState) -> None:
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
    state.clear_tables()
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
            code = GAP if card.value == CARD_WORDS[GAP] else read_card(card)
            state.put(seat, place, code, who.seat_set(state.seats))


def read_drawn(reader: Reader, state: CambioState) -> None:
    if reader.is_null() != (state.phase != DRAWN):
        raise reader.complain("a card exactly in phase drawn")
    if not reader.is_null():
        reader.keys(("card", "from"))
        state.drawn_card = read_card(reader.field("card"))
        state.drawn_from = reader.field("from").word(SOURCES)


def read_snap(reader: Reader, state: CambioState) -> None:
    if reader.is_null() != (state.phase not in (SNAP, GIVE, ACTION)):
        raise reader.complain("an object exactly in the phases snap, give and action")
    if not reader.is_null():
        reader.keys(("snapper", "passed", "out", "second"))
        state.snapper = read_seat(reader.field("snapper"), state.seats)
        state.passed = reader.field("passed").seat_set(state.seats)
        state.out = reader.field("out").seat_set(state.seats)
        state.second = reader.field("second").truth()


def read_give(reader: Reader, state: CambioState) -> None:
    if reader.is_null() != (state.phase != GIVE):
        raise reader.complain("an object exactly in phase give")
    if not reader.is_null():
        reader.keys(("from", "to", "slot"))
        if reader.field("from").whole(0, state.seats - 1) != state.snapper:
            raise reader.field("from").complain("the snapper")
        state.victim = reader.field("to").whole(0, state.seats - 1)
        state.emptied_place = reader.field("slot").whole(0, MOST_CARDS)


def read_action(reader: Reader, state: CambioState) -> None:
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
    seats = state.seats
    for row in reader.field("rounds").items():
        row.keys(("dealer", "caller", "reason", "points", "adjust", "totals"))
        points = [
            each.whole(-MOST_POINTS, MOST_POINTS) for each in row.field("points").items(seats)
        ]
        adjust = [
            each.whole(-MOST_POINTS, MOST_POINTS) for each in row.field("adjust").items(seats)
        ]
        write_round(
            state,
            vec[i64](points),
            vec[i64](adjust),
            dealer=row.field("dealer").whole(0, seats - 1),
            caller=read_seat(row.field("caller"), seats),
            reason=row.field("reason").word(ROUND_REASONS),
        )


# --- scenarios ------------------------------------------------------------------------------------


def missing(partial: Mapping[str, Any]) -> list[str]:
    """The cards of the deck that a document mentions nowhere."""
    reader = Reader(dict(partial))
    manifest = reader.field("options").field("manifest")
    if not MANIFEST.admits(manifest.value):
        raise manifest.complain(MANIFEST.allowed)
    left = copies_of_cards(cast(Any, manifest.value))
    mentioned = [*reader.field("draw").items(), *reader.field("discard").items()]
    for cards in reader.field("tables").items():
        mentioned += [card for card in cards.items() if card.value != CARD_WORDS[GAP]]
    if not reader.field("drawn").is_null():
        mentioned.append(reader.field("drawn").field("card"))
    for card in mentioned:
        left[CARDS[read_card(card) - 1]] -= 1
    return [card for card in CARDS for _ in range(left[card])]
