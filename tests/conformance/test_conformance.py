"""Every game in GAMES, at every seat count and preset, under all laws."""

import zlib
from itertools import islice

import pytest

from conftest import Profile
from runehall.engine import Game
from runehall.engine.conformance import Setup, check_all_laws, hidden_values_move, setups
from runehall.games import GAMES

SETUPS = [
    pytest.param(game, seats, preset, id=f"{game.id}-{seats}-{preset}")
    for game in GAMES.values()
    for preset in game.options.presets
    for seats in game.seat_counts
    if game.options.fits(preset, seats)
]

# How much of a game is looked at closely, so that one that is long by nature does not eat all the
# time, and how far it is played. Compiled games are played to their end.
CLOSELY = {"quick": 40, "standard": 250, "soak": 100_000}
LONGEST = {"quick": 80, "standard": 100_000, "soak": 100_000}
GAMES_EACH = {"quick": 1, "standard": 1, "soak": 200}


@pytest.mark.parametrize(("game", "seats", "preset"), SETUPS)
def test_random_games_keep_all_laws(game: Game, seats: int, preset: str, profile: Profile) -> None:
    first_seed = zlib.crc32(f"{game.id} {seats} {preset}".encode())
    for setup in islice(setups(game, seats, preset, first_seed), GAMES_EACH[profile.name]):
        check_all_laws(setup, CLOSELY[profile.name], LONGEST[profile.name])


@pytest.mark.parametrize(("game", "seats", "preset"), SETUPS)
def test_guesses_move_what_is_hidden(game: Game, seats: int, preset: str) -> None:
    hidden_values_move(Setup(game, seats, {"preset": preset}, 3), at=9)
