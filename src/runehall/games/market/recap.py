"""What came of a turn: runes, shelters and thefts, each with what it was bought or done with."""

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
        "yield": NOTABLE,
        "play-raid": NOTABLE,
        "play-theft": NOTABLE,
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
    causes={
        "shown": ("duel",),
        "yield": ("duel",),
        "stolen-rune": ("duel", "play-raid", "play-theft", "giveup"),
        "stolen-card": ("duel", "play-raid", "play-theft", "giveup"),
        "sign": ("tie",),
        "bout-won": ("tie",),
    },
    implied={"yield": ("stolen-rune", "stolen-card")},
    told_apart={"play": "purpose"},
    spent={"play-rune": "card"},
    bought=("gain",),
    alike={"stolen-card": "", "stolen-rune": "", "store": ""},
)
