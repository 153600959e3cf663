"""Options of The Rune Market and its three editions."""

from __future__ import annotations

from runehall.deck.manifests import deck_option
from runehall.engine.options import OptionSet, choice, number, seat_number, switch
from runehall.games.market.components import MANIFESTS

BOOKLET = "booklet-2023"

# What the two web editions share; they differ only in what giving up a shelter brings (D8).
WEB = {"boat_value": 2, "neutralise": True, "duel_defence": "forced", "boat_colour": "reopens"}

PRESETS = {
    "web-en": {**WEB, "give_up": "theft"},
    "web-de": {**WEB, "give_up": "plain"},
    BOOKLET: {},
}

OPTIONS = OptionSet(
    options=[
        choice("preset", BOOKLET, *PRESETS),
        number("boat_value", 1, 0, 3),
        switch("neutralise", False),
        number("rune_price", "table", 1, 6, "table"),
        choice("rune_sale", "single", "single", "per_five"),
        choice("give_up", "none", "none", "plain", "theft"),
        choice("duel_defence", "optional", "optional", "forced"),
        choice("duel_limit", "turn", "turn", "round"),
        choice("boat_colour", "fixed", "fixed", "reopens"),
        choice("interest", "optional", "optional", "forced"),
        choice("bandit_block", "shelter", "shelter", "all"),
        number("bandits_per_shelter", 4, 1, 4),
        choice("abandon", "next_turn", "next_turn", "at_once"),
        choice("lone_boat", "heap", "heap", "release"),
        choice("steal_scope", "all", "all", "not_frozen", "loose"),
        choice("rune_storage", "auto", "auto", "manual"),
        number("rune_purchases", None, 1, 4, None),
        number("raid_thefts", 2, 1, 3),
        switch("free_discard", False),
        number("hand_size", 3, 2, 5),
        number("round_limit", 100, 1, 1000, None),
        seat_number("first", 0, "random"),
        choice("last_tie", "drawn", "drawn", "played"),
        deck_option(MANIFESTS, quiet=True),
    ],
    presets=PRESETS,
    default_preset=BOOKLET,
    label="preset",
    former={"last_tie": "drawn"},
    # Somebody is there who can choose a sign.
    hall={"last_tie": "played"},
)
