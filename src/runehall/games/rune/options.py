"""The options of RUNE, their checks and the named presets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from runehall.engine.errors import BadOption
from runehall.engine.options import (
    Option,
    OptionSet,
    Values,
    choice,
    number,
    seat_number,
    switch,
)
from runehall.games.rune.codes import START
from runehall.games.rune.components import (
    COLOUR_LETTERS,
    MANIFESTS,
    RuneManifest,
    cards_of,
    number_of,
)
from runehall.games.rune.fields import Colour
from runehall.games.rune.ruleset import RuneRuleset

SEATS = {"solo": 1, "duel": 2, "teams": 4}
MODES = {seats: mode for mode, seats in SEATS.items()}

# What a mode changes of the duel's defaults.
MODE_DEFAULTS: Mapping[str, Values] = {
    "duel": {},
    "solo": {"removed": 8, "line_limits": {"B": 9, "G": 6, "R": 3}},
    "teams": {"masters": 2, "copies": 2, "removed": 8, "final_draw": True, "done_seat": "play_on"},
}

# Beyond this, points would no longer fit where they are counted.
LARGEST = 1_000_000


def for_each_colour(value: object, low: int) -> bool:
    """Whether a value is an object with one whole number, at least `low`, for each colour."""
    return (
        isinstance(value, dict)
        and set(value) == set(COLOUR_LETTERS)
        and all(type(each) is int and low <= each <= LARGEST for each in value.values())
    )


def is_worth(value: object) -> bool:
    """Whether a value says what a rune of each colour is worth."""
    return for_each_colour(value, 0)


def is_limit(value: object) -> bool:
    """Whether a value says how long lines may be, or that they may be of any length."""
    return value is None or for_each_colour(value, 1)


def values_option() -> Option:
    """What a rune of each colour is worth."""
    words = f'an object {{"B": n, "G": n, "R": n}} with n from 0 to {LARGEST}'
    return Option("values", {"B": 1, "G": 2, "R": 3}, words, is_worth, type=dict[Colour, int])


def line_limits_option() -> Option:
    """How long a straight line of each colour may be, if that is limited."""
    words = f'null or an object {{"B": n, "G": n, "R": n}} with n from 1 to {LARGEST}'
    return Option("line_limits", None, words, is_limit, type=dict[Colour, int] | None)


def mode_defaults(request: Mapping[str, Any], seats: int) -> Mapping[str, Any]:
    """The defaults of the mode that is asked for, or that the number of seats means."""
    mode = request.get("mode", MODES.get(seats))
    if not isinstance(mode, str) or mode not in MODE_DEFAULTS:
        return {}
    return {"mode": mode, **MODE_DEFAULTS[mode]}


def check_together(values: Values, seats: int) -> None:
    """The mode has its number of seats, and there are cards enough to deal."""
    mode = values["mode"]
    if SEATS[mode] != seats:
        raise BadOption(f"The mode “{mode}” is played with {SEATS[mode]} seats, not with {seats}.")
    cards = values["copies"] * len(cards_of(values).faces)
    spare = cards - seats * values["hand_size"]
    if spare < 0:
        raise BadOption(f"{cards} cards are not enough to deal {values['hand_size']} to each seat.")
    if values["removed"] > spare:
        raise BadOption(
            f"The option “removed” can be 0 to {spare} here, not “{values['removed']}”."
        )


def ruleset_for(options: Values, seats: int, removed: int) -> RuneRuleset:
    """The ruleset of a table with these options and so many removed cards."""
    cards = cards_of(options)
    faces = {number_of(code): face for code, face in cards.faces.items()}
    return RuneRuleset(options, seats, {**faces, START: cards.start}, removed)


MOST_CARDS = 50

OPTIONS = OptionSet(
    options=(
        choice("mode", "duel", "duel", "solo", "teams"),
        switch("grand_master", False),
        choice("connect", "strict", "strict", "mixed"),
        choice("cover", "footprint", "footprint", "bury", "inside"),
        switch("own_area", True),
        choice("tie_break", "shared", "shared", "reds"),
        seat_number("first", "random", "random"),
        number("first_bonus", 0, -20, 20),
        number("hand_size", 3, 1, 5),
        number("masters", 3, 1, 5),
        number("copies", 1, 1, 2),
        number("removed", 0, 0, MOST_CARDS),
        line_limits_option(),
        switch("final_draw", False),
        choice("done_seat", "out", "out", "play_on", "hand_only"),
        values_option(),
        MANIFESTS.option(str | RuneManifest),
    ),
    presets={
        "duel": {"mode": "duel"},
        "duel-gm": {"mode": "duel", "grand_master": True},
        "solo": {"mode": "solo"},
        "solo-gm": {"mode": "solo", "grand_master": True},
        "teams": {"mode": "teams"},
        "teams-gm": {"mode": "teams", "grand_master": True},
    },
    default_preset="duel",
    seat_presets=MODES,
    cross_check=check_together,
    defaults=mode_defaults,
)
