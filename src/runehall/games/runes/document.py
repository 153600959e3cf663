"""RUNES as documents: the whole truth, and what each seat may see of it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from runehall.engine.documents import Document, masked, seats_in, showing
from runehall.engine.state import NOTHING
from runehall.games.runes import codes
from runehall.games.runes.cells import cell_of, coins_of, is_empty, owner_of, rotation_of, stone_of
from runehall.games.runes.components import Components
from runehall.games.runes.ending import next_start, places
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

WINDOWS = (codes.RESPOND, codes.DURING, codes.BETWEEN)

PUBLIC = (
    *("game", "version", "players", "options", "shuffles", "rolls", "dir", "turn", "phase"),
    *("stuck", "skips", "owed", "trays", "hands", "board", "forms", "cast", "result"),
)


def document(state: Position) -> Document:
    """The whole truth."""
    stones = state.rules.components.ids
    cards = state.rules.components.card_codes
    seats = range(state.seats)
    return {
        "game": "runes",
        "version": 1,
        "players": state.seats,
        "options": dict(state.rules.options),
        "seed": state.generator.seed,
        "shuffles": state.shuffles,
        "rolls": state.rolls,
        "dice": list(state.dice),
        "dir": state.direction,
        "turn": state.turn,
        "phase": PHASES[state.phase],
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
        "result": result(state),
    }


def board(state: Position) -> dict[str, Any]:
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


def forms(state: Position) -> list[dict[str, Any]]:
    """Lines and circles; only a winner who ran out of coins can leave some of them bare."""
    left = [int(coins) for coins in state.form_coins]
    records = []
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


def cast(state: Position) -> dict[str, Any] | None:
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


def window(state: Position) -> dict[str, Any] | None:
    """The open window."""
    if state.phase not in WINDOWS:
        return None
    return {"kind": PHASES[state.phase], "passed": seats_in(state.passed)}


def result(state: Position) -> dict[str, Any] | None:
    """How the game ended."""
    if state.phase != codes.OVER:
        return None
    ranking = list(places(state))
    return {
        "reason": REASONS[state.end_reason],
        "winners": [seat for seat, place in enumerate(ranking) if place == 1],
        "places": ranking,
        "next_start": next_start(state),
    }


def view(state: Position, seat: int) -> Document:
    """What a seat, or the spectator, may see."""
    truth = document(state)
    seen = showing(truth, *PUBLIC)
    seen["held"] = [
        cards if owner == seat else masked(cards) for owner, cards in enumerate(truth["held"])
    ]
    seen["rituals"] = showing(truth["rituals"], "played", "removed")
    if truth["window"] is not None:
        seen["window"] = {"kind": truth["window"]["kind"], "passed": None}
    return seen


def missing(document: Document, components: Components) -> list[str]:
    """The stones and ritual cards that a document mentions nowhere."""
    stones: Counter[str] = Counter(document.get("pile", []))
    for hand in document.get("hands", []):
        stones.update(hand)
    for cell in document.get("board", {}).values():
        stones.update([cell.get("stone"), *cell.get("under", [])])
    cards: Counter[str] = Counter()
    for pile in [*document.get("held", []), *document.get("rituals", {}).values()]:
        cards.update(pile)
    if document.get("cast"):
        cards.update(document["cast"].get("cards", []))
    return [stone for stone in components.ids if stones[stone] == 0] + [
        card
        for card, copies in zip(components.card_codes, components.copies, strict=True)
        for _ in range(copies - cards[card])
    ]
