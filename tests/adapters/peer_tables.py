"""Which tables the peers' own tests are run at."""

import pytest

from conftest import chosen_profile
from runehall.games import GAMES


def tables() -> list[object]:
    """Every game once, with a patient profile at every number of seats."""
    soak = chosen_profile().name == "soak"
    return [
        pytest.param(game.id, seats, id=f"{game.id}-{seats}")
        for game in GAMES.values()
        if game.observer is not None
        for seats in (game.seat_counts if soak else game.seat_counts[:2])
    ]
