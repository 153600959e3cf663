"""Every game in GAMES, at every seat count and preset, under all laws."""

import random
import zlib

import pytest

from conformance.laws import Setup, check_all_laws, hidden_values_move
from conftest import Profile
from runehall.engine import BadOption, Game
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
CLOSELY = {"quick": 150, "standard": 800, "soak": 100_000}
LONGEST = {"quick": 150, "standard": 100_000, "soak": 100_000}
GAMES_EACH = {"quick": 1, "standard": 3, "soak": 200}


def random_options(game: Game, preset: str, seed: int) -> dict[str, object]:
    """A preset, and for odd seeds some other options changed at random."""
    options: dict[str, object] = {"preset": preset}
    draw = random.Random(seed)
    if seed % 2:
        for option in game.options.options:
            is_fixed = option.name in ("preset", "first", "mode", "manifest")
            if option.choices and not is_fixed and draw.random() < 0.25:
                options[option.name] = draw.choice(option.choices)
    return options


def is_possible(game: Game, seats: int, options: dict[str, object]) -> bool:
    """Whether a random combination of options is one the game allows."""
    try:
        game.options.resolve(options, seats)
    except BadOption:
        return False
    return True


@pytest.mark.parametrize(("game", "seats", "preset"), SETUPS)
def test_random_games_keep_all_laws(game: Game, seats: int, preset: str, profile: Profile) -> None:
    start = zlib.crc32(f"{game.id} {seats} {preset}".encode())
    played = 0
    for seed in range(start, start + 50 * GAMES_EACH[profile.name]):
        options = random_options(game, preset, seed)
        if not is_possible(game, seats, options):
            assert seed % 2, "a preset cannot be played"
            continue
        setup = Setup(game, seats, options, seed)
        check_all_laws(setup, CLOSELY[profile.name], LONGEST[profile.name])
        played += 1
        if played == GAMES_EACH[profile.name]:
            return
    raise AssertionError("no combination of options could be played")


@pytest.mark.parametrize(("game", "seats", "preset"), SETUPS)
def test_guesses_move_what_is_hidden(game: Game, seats: int, preset: str) -> None:
    hidden_values_move(Setup(game, seats, {"preset": preset}, 3), at=9)
