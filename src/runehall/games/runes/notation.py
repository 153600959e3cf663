"""Actions and events of RUNES in words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache

from runehall.engine.documents import seats_in
from runehall.engine.events import NUMBER, SEAT, EventKind, Field, words
from runehall.engine.notation import ActionKind, Notation, Part, numbered, worded
from runehall.engine.state import ARGUMENTS, VERB_SHIFT
from runehall.games.runes.cells import NO_STONE
from runehall.games.runes.codes import (
    EVENT_ANSWERED,
    EVENT_CANCELLED,
    EVENT_CHOSE,
    EVENT_COINS_BACK,
    EVENT_COPIED,
    EVENT_DECLINED_CARD,
    EVENT_DIRECTION,
    EVENT_DREW_CARD,
    EVENT_DREW_CARD_SEEN,
    EVENT_FIZZLED,
    EVENT_FORM,
    EVENT_LAID,
    EVENT_NO_PLACEMENT,
    EVENT_OVER,
    EVENT_PLACED,
    EVENT_PLAYED,
    EVENT_PLAYED_AT,
    EVENT_REDREW,
    EVENT_REFILLED,
    EVENT_REMOVED_CARD,
    EVENT_RESHUFFLED,
    EVENT_ROLLED,
    EVENT_SKIPPED,
    EVENT_STOLE,
    EVENT_SWAPPED,
    EVENT_TURN_ENDED,
    MIDDLE,
    PASS,
    PLACE,
    PLAY,
    PLAY_COPY,
    PLAY_SKIP,
    PLAY_SWAP,
    REMOVE,
    ROTATION_BITS,
    STONE_SHIFT,
    TAKE,
    TARGET,
    column,
    placed_cell,
    placed_rotation,
    placed_stone,
    row,
)
from runehall.games.runes.components import COLOUR_NAMES, SETS_KEPT, Components

PHASES = ("turn", "full", "choose", "respond", "during", "between", "over")
STEPS = ("place", "target", "grey", "black", "gold")
REASONS = ("coins", "stones", "stalemate")
FIRST_CELL = "0,0"
FORM_KINDS = ("circle", "line")


def coordinates(shift: int) -> dict[str, Part]:
    """The two parts of a cell whose number starts at this bit."""
    return {
        "q": numbered(shift + 8, 8, bias=-MIDDLE),
        "r": numbered(shift, 8, bias=-MIDDLE),
    }


@lru_cache(maxsize=SETS_KEPT)
def notation_for(components: Components) -> Notation:
    """How actions are written when playing with these stones and cards."""
    stone = worded(0, 7, components.ids, "stone")
    laid = worded(STONE_SHIFT, 7, components.ids, "stone")
    card = worded(0, 4, components.card_codes, "card")
    seat = numbered(0, 3, "seat")
    place = {"stone": laid, **coordinates(ROTATION_BITS), "rot": numbered(0, ROTATION_BITS)}
    return Notation(
        [
            ActionKind(PASS >> VERB_SHIFT, "pass"),
            ActionKind(PLACE >> VERB_SHIFT, "place {stone} {q} {r} {rot}", place),
            ActionKind(PLAY >> VERB_SHIFT, "play {card}", {"card": card}),
            ActionKind(PLAY_COPY >> VERB_SHIFT, "play copy {seat}", {"seat": seat}),
            ActionKind(PLAY_SKIP >> VERB_SHIFT, "play skip {seat}", {"seat": seat}),
            ActionKind(PLAY_SWAP >> VERB_SHIFT, "play swap {seat}", {"seat": seat}),
            ActionKind(REMOVE >> VERB_SHIFT, "remove {card}", {"card": card}),
            ActionKind(TAKE >> VERB_SHIFT, "take {stone}", {"stone": stone}),
            ActionKind(TARGET >> VERB_SHIFT, "target {q} {r}", coordinates(0)),
        ]
    )


def cell_text(cell: int) -> str:
    """A cell as documents write it.

    >>> from runehall.games.runes.codes import cell_at
    >>> cell_text(cell_at(-1, 3))
    '-1,3'
    """
    return f"{column(cell)},{row(cell)}"


def choice_text(components: Components, action: int) -> str:
    """A choice of a running ritual: a stone, a cell, a placement, or `pass`."""
    verb = action >> VERB_SHIFT << VERB_SHIFT
    if verb == PLACE:
        cell = placed_cell(action)
        stone = components.ids[placed_stone(action)]
        return f"{stone} {column(cell)} {row(cell)} {placed_rotation(action)}"
    if verb == TARGET:
        return cell_text(action & ARGUMENTS)
    return components.ids[action & ARGUMENTS] if verb == TAKE else "pass"


def choice_kind(choice: str) -> str:
    """What people hear of a choice; the table itself shows which stone or cell it is.

    >>> [choice_kind(choice) for choice in ("s41", "-1,3", "s41 0 1 2", "pass")]
    ['take', 'target', 'place', 'pass']
    """
    if " " in choice:
        return "place"
    if "," in choice:
        return "target"
    return choice if choice == "pass" else "take"


@lru_cache(maxsize=SETS_KEPT)
def events_for(components: Components) -> Mapping[int, EventKind]:
    """What can happen when playing with these stones and cards."""
    return {**events_of_stones(components), **events_of_rituals(components)}


def events_of_stones(components: Components) -> dict[int, EventKind]:
    """What happens to stones and coins, and how a game ends."""
    colour = {name: COLOUR_NAMES[components.colour(at)] for at, name in enumerate(components.ids)}
    stone = Field(components.ids.__getitem__, spoken=colour.__getitem__, type=str)
    covered = Field(
        lambda number: "none" if number == NO_STONE else components.ids[number],
        spoken=lambda name: colour.get(name, name),
        type=str,
    )
    at = Field(cell_text)
    # The first stone is said to be the first, and agrees with nothing.
    spot = Field(cell_text, spoken=lambda cell: "start" if cell == FIRST_CELL else "there")
    placed = {"seat": SEAT, "stone": stone, "at": spot, "rot": NUMBER, "m": NUMBER, "coins": NUMBER}
    form = {
        "change": words("change", ("gained", "lost")),
        "seat": SEAT,
        "kind": words("form", FORM_KINDS),
        "at": at,
        "len": NUMBER,
        "axis": replace(NUMBER, may_lack=True),  # a circle has none
    }
    source = words("source", ("stone", "forms"))
    over = {"reason": words("reason", REASONS), "winners": Field(seats_in, "seat", type=list[int])}
    return {
        EVENT_PLACED: EventKind("placed", {**placed, "covered": covered}),
        EVENT_LAID: EventKind("laid", {"seat": SEAT, "number": NUMBER, "at": at}),
        EVENT_COINS_BACK: EventKind("coins_back", {"seat": SEAT, "number": NUMBER, "from": source}),
        EVENT_FORM: EventKind("form", form),
        EVENT_REFILLED: EventKind("refilled", {"seat": SEAT, "number": NUMBER}),
        EVENT_STOLE: EventKind("stole", {"seat": SEAT, "victim": SEAT, "stone": stone}),
        EVENT_SWAPPED: EventKind("swapped", {"seat": SEAT, "other": SEAT}),
        EVENT_REDREW: EventKind("redrew", {"seat": SEAT, "number": NUMBER}),
        EVENT_NO_PLACEMENT: EventKind("no_placement", {"seat": SEAT}),
        EVENT_OVER: EventKind("game_over", over),
    }


def events_of_rituals(components: Components) -> dict[int, EventKind]:
    """What happens to cards, and what they do to the order of play."""
    card = words("card", components.card_codes)
    choice = Field(lambda action: choice_text(components, action), spoken=choice_kind, type=str)
    direction = words("direction", ("clockwise", "anticlockwise"))
    return {
        EVENT_DREW_CARD: EventKind("drew_card", {"seat": SEAT}),
        EVENT_DREW_CARD_SEEN: EventKind("drew_card_seen", {"seat": SEAT, "card": card}),
        EVENT_DECLINED_CARD: EventKind("declined_card", {"seat": SEAT}),
        EVENT_REMOVED_CARD: EventKind("removed_card", {"seat": SEAT, "card": card}),
        EVENT_RESHUFFLED: EventKind("reshuffled", {"number": NUMBER}),
        EVENT_PLAYED: EventKind("played", {"seat": SEAT, "card": card}),
        EVENT_PLAYED_AT: EventKind("played_at", {"seat": SEAT, "card": card, "against": SEAT}),
        EVENT_COPIED: EventKind("copied", {"seat": SEAT, "kind": card}),
        EVENT_ROLLED: EventKind("rolled", {"seat": SEAT, "number": NUMBER}),
        EVENT_CHOSE: EventKind("chose", {"seat": SEAT, "choice": choice}),
        EVENT_ANSWERED: EventKind("answered", {"seat": SEAT, "card": card}),
        EVENT_FIZZLED: EventKind("fizzled", {"seat": SEAT, "kind": card}),
        EVENT_CANCELLED: EventKind("cancelled", {"seat": SEAT, "kind": card}),
        EVENT_SKIPPED: EventKind("skipped", {"seat": SEAT}),
        EVENT_TURN_ENDED: EventKind("turn_ended", {"seat": SEAT}),
        EVENT_DIRECTION: EventKind("direction", {"direction": direction}),
    }
