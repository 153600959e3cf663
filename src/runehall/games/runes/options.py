"""Options of RUNES and its named ways to play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from runehall.engine.options import OptionSet, choice, number, seat_number, switch
from runehall.games.runes.manifest import MANIFESTS, RunesManifest

ABENTEURER = "abenteurer"

PRESETS: dict[str, dict[str, Any]] = {
    ABENTEURER: {},
    "entdecker": {"rituals": "mild", "overbuild": False},
    "kleine_entdecker": {"rituals": "none", "overbuild": False},
    "sealed": {"ask": "holders"},
    "custom": {},
}

COINS_BY_SEATS = {2: 40, 3: 35, 4: 30, 5: 25}


def coins_for_the_table(_request: Mapping[str, Any], seats: int) -> Mapping[str, Any]:
    """More seats, fewer coins each."""
    return {"coins": COINS_BY_SEATS[seats]}


OPTIONS = OptionSet(
    options=[
        choice("preset", ABENTEURER, *PRESETS),
        choice("rituals", "all", "all", "mild", "none"),
        switch("overbuild", True),
        number("coins", 40, 5, 40),
        seat_number(),
        number("hand", 3, 1, 5),
        number("max_rituals", 3, 1, 5),
        number("cap", 6, 1, 6),
        number("line_min", 6, 3, 8),
        number("form_bonus", 5, 0, 10),
        choice("circle_middle", "any", "any", "empty"),
        choice("ward_scope", "target", "target", "any"),
        switch("out_of_turn", True),
        choice("ask", "able", "able", "holders"),
        switch("spin_in_duel", False),
        choice("circles", "six", "six", "any"),
        choice("long_lines", "each", "each", "once"),
        MANIFESTS.option(str | RunesManifest, quiet=True),
    ],
    presets=PRESETS,
    default_preset=ABENTEURER,
    label="preset",
    defaults=coins_for_the_table,
    former={"circles": "six", "long_lines": "each"},
)
