"""What came of a turn: stones with their coins, forms and rituals; what was drawn tells little."""

from __future__ import annotations

from runehall.engine.recap import DECISIVE, IF_NOTHING_ELSE, NOTABLE, Recap

# An answer may make a ritual the answerer's own.
RITUAL = ("played", "played_at", "answered")

RECAP = Recap(
    outcomes={
        "placed": DECISIVE,
        "laid": NOTABLE,
        "coins_back": NOTABLE,
        "form": DECISIVE,
        "drew_card": IF_NOTHING_ELSE,
        "removed_card": NOTABLE,
        "played": DECISIVE,
        "played_at": DECISIVE,
        "copied": NOTABLE,
        "answered": DECISIVE,
        "fizzled": NOTABLE,
        "cancelled": DECISIVE,
        "stole": DECISIVE,
        "swapped": DECISIVE,
        "redrew": NOTABLE,
        "skipped": DECISIVE,
        "direction": NOTABLE,
        "no_placement": DECISIVE,
        "game_over": DECISIVE,
    },
    causes={
        "copied": RITUAL,
        "answered": RITUAL,
        "fizzled": RITUAL,
        "cancelled": RITUAL,
        "stole": RITUAL,
        "swapped": RITUAL,
        "redrew": RITUAL,
        "direction": RITUAL,
    },
    anybodys=("answered",),
)
