"""Sets that somebody could bring to a table, unlike ours in counts, faces and colours."""

from __future__ import annotations

from typing import Any

from runehall.games import GAMES
from runehall.games.runes.manifest import our_set

DECK: dict[str, Any] = {
    "games": ["cambio", "kodiak", "alaska", "market"],
    "name": "Grandmother's deck",
    "cards": {
        **dict.fromkeys("123456789", 3),
        "red rune": 12,
        "blue rune": 8,
        "swap": 6,
        "peek yours": 2,
        "peek mine": 5,
        "red king": 1,
        "blue king": 3,
    },
}


def other_stones() -> dict[str, str]:
    """30 grey, 20 golden and 22 black stones; some alike, some with two stars."""
    faces = [*our_set()["stones"].values()]
    faces[:3] = ["**FUTA", "KKKKKK", "KKKKKK"]
    colours = "s" * 30 + "g" * 20 + "b" * 22
    return {
        f"{colour}{number:02}": face
        for number, (colour, face) in enumerate(zip(colours, reversed(faces), strict=True))
    }


STONES: dict[str, Any] = our_set() | {
    "name": "Steine der Großmutter",
    "stones": other_stones(),
    "rituals": our_set()["rituals"]
    | {"fill": {"copies": 0, "strong": False}, "ward": {"copies": 4, "strong": True}},
}

CARDS: dict[str, Any] = {
    "games": ["rune"],
    "name": "ᚱᚢᚾᛖ",
    "start": "RRGGBB",
    "cards": [
        {"card": card, "face": face}
        for card, face in zip(
            "ZYXWVUTRQPA",
            (
                "BBBBBB", "BBBBBB", "GGGBBB", "RBGRBG", "GBBRRB", "BRBGBG",
                "BBGGBR", "RRBBGG", "GBGBGB", "BBBRGG", "RGBRGB",
            ),
            strict=True,
        )
    ],
}  # fmt: skip

OWN = {"runes": STONES, "rune": CARDS}


def own_set(game: str) -> dict[str, Any]:
    """A set for a game."""
    return OWN.get(game, DECK)


OWNED = [name for name, game in GAMES.items() if game.manifests is not None]
