"""The recipe of a player that teaches itself, as far as it needs no PyTorch."""

from pathlib import Path

import numpy as np
import pytest

from examples.self_play import alaska
from examples.self_play.alaska import FEATURES, GAME, SEATS
from examples.self_play.hindsight import TRUST, Steps, look_back
from runehall.bots.arena import pairings, play_pairing
from runehall.bots.features import Encoder
from runehall.bots.match import check_contenders, read_contender
from runehall.games import GAMES

PLAYER = Path(alaska.__file__).parent / "alaska-2.npz"


def test_what_the_network_looks_at_is_there() -> None:
    observer = GAMES[GAME].observer
    assert observer is not None
    assert Encoder(FEATURES, observer(GAMES[GAME].new(SEATS))).inputs == 159


def test_the_player_that_is_there_fits_the_rules_and_has_learned_something() -> None:
    file = read_contender(str(PLAYER))
    check_contenders(GAMES[GAME], [file], SEATS, {})
    deals = pairings(
        GAME, [file, read_contender("random")], games=10, paired=True, seed=0, options={}
    )
    won = [result.shares[seat] for deal in deals for seat, result in play_pairing(deal)]
    assert sum(won) > len(won) / 2


def one_lane(seats: list[int], expected: list[float], done: list[bool]) -> Steps:
    """What one lane has seen: who was asked, what was expected; the first seat wins every game."""
    steps = Steps()
    for seat, hope, over in zip(seats, expected, done, strict=True):
        steps.seat.append(np.array([seat]))
        steps.expected.append(np.array([hope], np.float32))
        steps.own.append(np.array([True]))
        steps.done.append(np.array([over]))
        steps.reward.append(np.array([[1.0, -1.0]]) if over else np.zeros((1, 2)))
    return steps


def test_each_seat_looks_back_on_its_own_decisions() -> None:
    steps = one_lane([0, 1, 0], [0.2, 0.1, 0.5], [False, False, True])
    better, usable = look_back(steps)
    assert usable.all()
    assert better[2, 0] == pytest.approx(1.0 - 0.5)
    assert better[1, 0] == pytest.approx(-1.0 - 0.1)
    assert better[0, 0] == pytest.approx(0.5 - 0.2 + TRUST * 0.5)


def test_games_are_kept_apart_and_what_is_not_known_yet_is_left_out() -> None:
    steps = one_lane([0, 1, 0, 1], [0.2, 0.1, 0.4, 0.3], [False, True, False, False])
    better, usable = look_back(steps)
    assert usable[:, 0].tolist() == [True, True, False, False]
    assert better[0, 0] == pytest.approx(1.0 - 0.2)
    assert better[1, 0] == pytest.approx(-1.0 - 0.1)


def test_nobody_learns_from_decisions_of_another() -> None:
    steps = one_lane([0, 0], [0.2, 0.5], [False, True])
    steps.own[0] = np.array([False])
    _, usable = look_back(steps)
    assert usable[:, 0].tolist() == [False, True]
