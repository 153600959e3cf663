"""What came of a turn: what was exchanged, looked at or thrown; drawing alone tells nothing."""

from __future__ import annotations

from runehall.engine.recap import DECISIVE, IF_NOTHING_ELSE, NOTABLE, Recap

RECAP = Recap(
    outcomes={
        "deal": IF_NOTHING_ELSE,
        "take": NOTABLE,
        "discard": NOTABLE,
        "exchange": NOTABLE,
        "snap": DECISIVE,
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
)
