"""How the search is set for each game: found by measurement (`benchmarks/tune_search.py`)."""

from __future__ import annotations

from collections.abc import Mapping

from runehall.bots.search import Settings

SETTINGS: Mapping[str, Settings] = {
    # Their policies cost more than they tell: the evaluation is asked (almost) at once.
    "runes": Settings(horizon=4),
    "rune": Settings(horizon=0),
}


def settings_for(game: str) -> Settings:
    """The settings of a game; a game that nobody has tuned gets the usual ones."""
    return SETTINGS.get(game, Settings())
