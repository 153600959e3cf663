"""What came of a turn: what was exchanged or turned up, and what the cat and the mice threw."""

from __future__ import annotations

from runehall.engine.recap import DECISIVE, IF_NOTHING_ELSE, NOTABLE, Recap

# What a card does on landing on the pile comes of whatever brought it there.
LANDED = ("exchange", "scurry-escaped", "counter-caught", "pounce-caught")
MISSED = ("scurry-wrong", "scurry-late", "counter-wrong", "pounce-wrong")

RECAP = Recap(
    outcomes={
        "deal": IF_NOTHING_ELSE,
        "exchange": NOTABLE,
        "scurry-escaped": DECISIVE,
        "scurry-wrong": DECISIVE,
        "scurry-late": DECISIVE,
        "counter-caught": DECISIVE,
        "counter-wrong": DECISIVE,
        "pounce-caught": DECISIVE,
        "pounce-wrong": DECISIVE,
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
    causes={
        "counter-caught": ("scurry-escaped",),
        "counter-wrong": ("scurry-escaped",),
        "penalty": MISSED,
        "peek": LANDED,
        "expose": LANDED,
        "show": LANDED,
        "swap": LANDED,
        "offer": LANDED,
        "hairball": LANDED,
        "lapse": LANDED,
    },
    told_apart={"scurry": "throw", "counter": "throw", "pounce": "throw"},
)
