"""Positions of RUNES as documents, and what each seat sees of them."""

from __future__ import annotations

from runehall.engine.documents import Document, masked, seats_in, showing
from runehall.engine.state import NOTHING
from runehall.games.runes import codes
from runehall.games.runes.cells import cell_of, coins_of, is_empty, owner_of, rotation_of, stone_of
from runehall.games.runes.fields import (
    Form,
    LaidStone,
    Ritual,
    RitualWindow,
    RunesFields,
    RunesResult,
)
from runehall.games.runes.forms import (
    bonuses_of,
    form_axis,
    form_cell,
    form_kind,
    form_length,
    form_seat,
    list_forms,
)
from runehall.games.runes.notation import FORM_KINDS, PHASES, REASONS, STEPS, cell_text, choice_text
from runehall.games.runes.position import Position
from runehall.games.runes.scoring import next_start, places
from runehall.games.runes.state import RunesState

WINDOWS = (codes.RESPOND, codes.DURING, codes.BETWEEN)


def write(state: RunesState) -> RunesFields:
    """The whole truth about a position."""
    stones = state.rules.components.ids
    cards = state.rules.components.card_codes
    seats = range(state.seats)
    return {
        "dir": state.direction,
        "stuck": seats_in(state.stuck),
        "skips": list(state.skips),
        "owed": state.owed,
        "trays": list(state.trays),
        "hands": [
            [stones[state.hand_stone(seat, place)] for place in range(state.hand_count(seat))]
            for seat in seats
        ],
        "held": [
            [cards[state.held_card(seat, place)] for place in range(state.held_count(seat))]
            for seat in seats
        ],
        "pile": [stones[stone] for stone in state.pile[state.pile_top :]],
        "board": board(state),
        "forms": forms(state),
        "rituals": {
            "pile": [cards[card] for card in state.card_pile[state.card_top :]],
            "played": [cards[card] for card in state.played],
            "removed": [cards[card] for card in state.removed],
        },
        "cast": cast(state),
        "window": window(state),
    }


def board(state: Position) -> dict[str, LaidStone]:
    """Every cell with a stone."""
    stones = state.rules.components.ids
    under: dict[int, list[str]] = {}
    for covered in state.covered:
        under.setdefault(covered >> 8, []).append(stones[covered & 255])
    return {
        cell_text(cell_of(word)): {
            "stone": stones[stone_of(word)],
            "rot": rotation_of(word),
            "owner": owner_of(word),
            "coins": coins_of(word),
            "under": under.get(cell_of(word), []),
        }
        for word in state.cells
        if not is_empty(word)
    }


def forms(state: Position) -> list[Form]:
    """Lines and circles; only a winner who ran out of coins can leave some of them bare."""
    left = [int(coins) for coins in state.form_coins]
    records: list[Form] = []
    for form in list_forms(state):
        seat = form_seat(form)
        coins = min(left[seat], int(state.rules.form_bonus * bonuses_of(state, form)))
        left[seat] -= coins
        is_line = form_kind(form) == codes.LINE
        records.append(
            {
                "seat": seat,
                "kind": FORM_KINDS[form_kind(form)],
                "axis": form_axis(form) if is_line else None,
                "at": cell_text(form_cell(form)),
                "len": form_length(form),
                "coins": coins,
            }
        )
    return records


def cast(state: Position) -> Ritual | None:
    """The ritual in progress."""
    if state.cast_card == NOTHING:
        return None
    cards = state.rules.components.card_codes
    picked = [each for each in (state.picked_first, state.picked_second) if each != NOTHING]
    return {
        "card": cards[state.cast_card],
        "kind": cards[state.cast_kind],
        "by": state.cast_by,
        "against": number_or_null(state.cast_against),
        "die": number_or_null(state.cast_die),
        "step": None if state.cast_step == codes.NO_STEP else STEPS[state.cast_step],
        "picked": [choice_text(state.rules.components, each) for each in picked],
        "victims": seats_in(state.cast_victims),
        "cards": [cards[card] for card in state.cast_cards],
        "back": PHASES[state.cast_back],
    }


def number_or_null(number: int) -> int | None:
    """A number, or null where there is none."""
    return None if number == NOTHING else number


def window(state: Position) -> RitualWindow | None:
    """The open window."""
    if state.phase not in WINDOWS:
        return None
    return {"kind": PHASES[state.phase], "passed": seats_in(state.passed)}


def result(state: RunesState) -> RunesResult:
    """How the game has ended, and who begins the next one."""
    return {
        "reason": REASONS[state.end_reason],
        "winners": seats_in(state.winners()),
        "places": list(places(state)),
        "next_start": next_start(state),
    }


def show(_state: RunesState, seat: int, truth: Document) -> Document:
    """The own cards, every pile of cards but the one to draw from, and no passes."""
    window = truth["window"]
    return {
        "held": [
            cards if owner == seat else masked(cards) for owner, cards in enumerate(truth["held"])
        ],
        "rituals": showing(truth["rituals"], "played", "removed"),
        "window": None if window is None else {**window, "passed": None},
    }
