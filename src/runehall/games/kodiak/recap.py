"""What came of a turn: what was exchanged or turned up, and what the cat and the mice threw."""

from __future__ import annotations

from runehall.engine.recap import DECISIVE, IF_NOTHING_ELSE, NOTABLE, Recap

RECAP = Recap(
    outcomes={
        "deal": IF_NOTHING_ELSE,
        "exchange": NOTABLE,
        "scurry": DECISIVE,
        "counter": DECISIVE,
        "pounce": DECISIVE,
        "penalty": NOTABLE,
        "peek": NOTABLE,
        "expose": DECISIVE,
        "show": NOTABLE,
        "swap": DECISIVE,
        "offer": NOTABLE,
        "hairball": NOTABLE,
        "lapse": NOTABLE,
        "skip": DECISIVE,
        "round-end": DECISIVE,
        "over": DECISIVE,
    },
)
