"""Gymnasium's own checker, and a seat among bots."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from adapters.peer_tables import tables
from runehall.adapters.gymnasium import environment_id
from runehall.engine import BadOption, UnknownName


def made(game: str, **how: Any) -> Any:
    """A seat at a table, without Gymnasium's wrappers."""
    return gymnasium.make(environment_id(game), **how).unwrapped


def play(table: Any, seed: int, steps: int) -> list[Any]:
    """Random legal actions; everything that was told on the way."""
    chance = np.random.default_rng(seed)
    observation, _ = table.reset(seed=seed)
    told = [observation.tobytes()]
    for _ in range(steps):
        action = int(chance.choice(np.flatnonzero(table.action_masks())))
        observation, reward, over, cut, info = table.step(action)
        assert not cut
        assert info == {}
        told += [observation.tobytes(), reward]
        if over:
            told.append(table.reset()[0].tobytes())
    return told


@pytest.mark.parametrize(("game", "seats"), tables())
def test_the_interface_is_kept(game: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        for mode in ("ansi", "rgb_array"):
            check_env(made(game, seats=seats, render_mode=mode))


@pytest.mark.parametrize("opponents", ["random", "novice", "skilled"])
def test_the_same_seed_is_the_same_play_against_the_same_bots(opponents: str) -> None:
    one = made("alaska", seats=3, opponents=opponents)
    other = made("alaska", seats=3, opponents=opponents)
    assert play(one, 3, 40) == play(other, 3, 40)
    assert play(one, 4, 40) != play(one, 3, 40)


def test_the_seat_is_asked_and_only_it() -> None:
    table = made("kodiak", seats=3, seat=2, opponents=["random", "skilled"])
    table.reset(seed=1)
    chance = np.random.default_rng(2)
    for _ in range(60):
        assert table.table.seat == 2
        _, _, over, _, _ = table.step(int(chance.choice(np.flatnonzero(table.action_masks()))))
        if over:
            table.reset()


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    table = made("cambio", seats=2)
    before, _ = table.reset(seed=1)
    illegal = int(np.flatnonzero(~table.action_masks())[0])
    after, reward, over, cut, info = table.step(illegal)
    assert (before == after).all()
    assert (reward, over, cut) == (0.0, False, False)
    assert "is not legal" in info["refused"]


def test_wins_and_losses_are_paid() -> None:
    table = made("rune", seats=2)
    chance = np.random.default_rng(5)
    paid = set()
    for seed in range(12):
        table.reset(seed=seed)
        over = False
        while not over:
            legal = np.flatnonzero(table.action_masks())
            _, reward, over, _, _ = table.step(int(chance.choice(legal)))
        paid.add(reward)
    assert {-1.0, 1.0} <= paid <= {-1.0, 0.0, 1.0}


@pytest.mark.parametrize(
    "wrong", [{"seats": 3, "seat": 3}, {"seats": 3, "opponents": ["random"]}, {"seats": 17}]
)
def test_an_impossible_table_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        made("alaska", **wrong)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownName, match="grandmaster"):
        made("alaska", opponents="grandmaster")
