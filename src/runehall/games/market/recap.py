"""What came of a turn: runes, shelters and thefts; the cards that paid for a rune are named."""

from __future__ import annotations

from runehall.engine.recap import DECISIVE, IF_NOTHING_ELSE, NOTABLE, Recap

RECAP = Recap(
    outcomes={
        "abandon": DECISIVE,
        "loot": DECISIVE,
        "interest": NOTABLE,
        "giveup": DECISIVE,
        "gain": DECISIVE,
        "boat": NOTABLE,
        "bandit": DECISIVE,
        "duel": NOTABLE,
        "shown": NOTABLE,
        "stolen-rune": DECISIVE,
        "stolen-card": DECISIVE,
        "ransom": NOTABLE,
        "neutralise": NOTABLE,
        "store": NOTABLE,
        "dock": NOTABLE,
        "build": DECISIVE,
        "draw": IF_NOTHING_ELSE,
        "over": DECISIVE,
        "tie": DECISIVE,
        "sign": NOTABLE,
        "bout-won": DECISIVE,
        "lots": DECISIVE,
    },
    spent={"play": "card"},
    bought=("gain",),
    alike={"stolen-card": "", "stolen-rune": "", "store": ""},
)
