"""What came of a turn: what was caught, in vain or not, and who came to the river."""

from __future__ import annotations

from runehall.engine.recap import DECISIVE, IF_NOTHING_ELSE, NOTABLE, Recap

RECAP = Recap(
    outcomes={
        "skip": DECISIVE,
        "placed": IF_NOTHING_ELSE,
        "flow": IF_NOTHING_ELSE,
        "angler_catch": DECISIVE,
        "empty": NOTABLE,
        "tourist_hooked": DECISIVE,
        "hand_lost": NOTABLE,
        "local_paid": DECISIVE,
        "local_unpaid": DECISIVE,
        "catch": DECISIVE,
        "tourist": NOTABLE,
        "local": NOTABLE,
        "tourist_chases": NOTABLE,
        "angler_chases": NOTABLE,
        "eagle_chases": NOTABLE,
        "bear_chases": DECISIVE,
        "wasted": NOTABLE,
        "eaten": DECISIVE,
        "draw": IF_NOTHING_ELSE,
        "last_round": DECISIVE,
        "over": DECISIVE,
    },
    causes={"hand_lost": ("tourist_hooked",), "eaten": ("catch",)},
    alike={"empty": "section"},
)
