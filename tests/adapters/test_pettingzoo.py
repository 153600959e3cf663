"""PettingZoo's own tests, on every game."""

import warnings
from typing import Any

import numpy as np
import pytest

from adapters.peer_tables import tables
from runehall.adapters.pettingzoo import env
from runehall.engine import IllegalAction

with warnings.catch_warnings():
    # Its tests import a game of its own, in a way that it warns of.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, render_test, seed_test

CYCLES = 60


@pytest.fixture(autouse=True)
def outside() -> Any:
    """PettingZoo warns of everything that is not its own; its assertions are what counts."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


@pytest.mark.parametrize(("game", "seats"), tables())
def test_the_interface_is_kept(game: str, seats: int) -> None:
    api_test(env(game, seats=seats), num_cycles=CYCLES)


@pytest.mark.parametrize(("game", "seats"), tables())
def test_a_seed_is_always_the_same_game(game: str, seats: int) -> None:
    seed_test(lambda: env(game, seats=seats), num_cycles=CYCLES)


@pytest.mark.parametrize(("game", "seats"), tables())
def test_text_and_picture_are_drawn(game: str, seats: int) -> None:
    def made(render_mode: str | None = None) -> Any:
        return env(game, seats=seats, render_mode=render_mode)

    render_test(made)


def test_a_picture_shows_what_happens() -> None:
    table = env("runes", seats=2, render_mode="rgb_array")
    table.reset(seed=4)
    pictures = []
    for _ in range(6):
        pictures.append(table.render())
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(int(np.flatnonzero(mask)[0]))
    assert all(picture.dtype == np.uint8 and picture.shape[2] == 3 for picture in pictures)
    assert len({picture.tobytes() for picture in pictures}) > 3


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    table = env("alaska", seats=2)
    table.reset(seed=1)
    before = table.observe("seat_0")["observation"].tobytes()
    illegal = int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction, match=f"{illegal}.* is not legal"):
        table.step(illegal)
    assert table.observe("seat_0")["observation"].tobytes() == before


def test_rewards_of_a_whole_game_add_up_to_nothing() -> None:
    table = env("alaska", seats=3)
    table.reset(seed=5)
    chance = np.random.default_rng(1)
    total = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, over, _, _ = table.last()
        total[agent] += reward
        mask = observation["action_mask"]
        table.step(None if over else int(chance.choice(np.flatnonzero(mask))))
    assert abs(sum(total.values())) < 1e-9
    assert any(total.values())
