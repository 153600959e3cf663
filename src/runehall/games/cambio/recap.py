"""What came of a turn: what was exchanged, looked at or thrown; drawing alone tells nothing."""

from __future__ import annotations

from runehall.engine.recap import DECISIVE, IF_NOTHING_ELSE, NOTABLE, Recap

RECAP = Recap(
    outcomes={
        "deal": IF_NOTHING_ELSE,
        "take": NOTABLE,
        "discard": NOTABLE,
        "exchange": NOTABLE,
        "snap-correct": DECISIVE,
        "snap-wrong": DECISIVE,
        "snap-late": DECISIVE,
        "penalty": NOTABLE,
        "give": NOTABLE,
        "peek": NOTABLE,
        "swap": DECISIVE,
        "show": NOTABLE,
        "cambio": DECISIVE,
        "skip": DECISIVE,
        "round-end": DECISIVE,
        "over": DECISIVE,
    },
    causes={
        "exchange": ("take", "draw"),
        "discard": ("take", "draw"),
        "penalty": ("snap-wrong", "snap-late"),
        "give": ("snap-correct",),
        "peek": ("discard", "exchange"),
        "swap": ("discard", "exchange"),
        "show": ("discard", "exchange"),
    },
    told_apart={"snap": "outcome"},
)
