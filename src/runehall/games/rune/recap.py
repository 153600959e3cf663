"""What came of a turn: the card that was laid, and the Rune Master or the token with it."""

from __future__ import annotations

from runehall.engine.recap import DECISIVE, NOTABLE, Recap

RECAP = Recap(
    outcomes={
        "placed": NOTABLE,
        "master": DECISIVE,
        "token": DECISIVE,
        "passed": NOTABLE,
        "stuck": DECISIVE,
        "forfeit": DECISIVE,
        "last_master": DECISIVE,
        "over": DECISIVE,
    },
    causes={"last_master": ("master", "forfeit")},
)
