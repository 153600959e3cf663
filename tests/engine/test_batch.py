"""Batches: many games stepped together, the same games whatever their number."""

import pickle
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import runehall
from runehall.engine import BadOption, Chooser, IllegalAction, RunehallError
from runehall.engine.action_space import WAIT, can_wait, choices_of
from runehall.engine.arrays import Batch
from runehall.engine.episode import Episode, rewards_of
from runehall.games import GAMES

GAMES_FOR_PROGRAMS = [game.id for game in GAMES.values() if game.observer is not None]


def walk(batch: Batch, steps: int, seed: int = 1) -> Iterator[Batch]:
    """Random steps; lane k chooses by a generator of its own."""
    choosers = [Chooser(seed + lane) for lane in range(batch.size)]
    for _ in range(steps):
        counts = batch.counts
        batch.step([choosers[lane].below(int(counts[lane])) for lane in range(batch.size)])
        yield batch


def fingerprint(batch: Batch, lane: int) -> tuple[Any, ...]:
    """Everything that a batch says about a lane."""
    legal = batch.legal[batch.starts[lane] : batch.starts[lane + 1]]
    reward = tuple(batch.reward[lane])
    return (batch.obs[lane].tobytes(), legal.tobytes(), batch.to_play[lane], reward)


@pytest.mark.parametrize("game", GAMES_FOR_PROGRAMS)
def test_a_batch_tells_of_its_games_what_the_games_say(game: str) -> None:
    batch = runehall.batch(game, 2, 3, seed=5)
    for _ in walk(batch, 60):
        mask = batch.mask()
        for lane, episode in enumerate(batch.lanes.episodes):
            state, seat = episode.state, int(batch.to_play[lane])
            assert (state.must() | state.may()) >> seat & 1
            legal = batch.legal[batch.starts[lane] : batch.starts[lane + 1]]
            ids = list(batch.actions.ids(state, seat, choices_of(state, seat)))
            assert list(legal) == ids
            assert sorted(ids) == list(np.flatnonzero(mask[lane]))
            fresh = bytes(batch.observation.row(state, seat))
            assert batch.obs[lane].tobytes() == fresh


@pytest.mark.parametrize("game", ["alaska", "kodiak", "rune"])
def test_a_lane_plays_the_same_games_in_a_batch_of_any_size(game: str) -> None:
    small, large = runehall.batch(game, 2, 1, seed=9), runehall.batch(game, 2, 4, seed=7)
    ended = 0
    for one, all_of_them in zip(walk(small, 150, seed=3), walk(large, 150, seed=1), strict=True):
        assert fingerprint(one, 0) == fingerprint(all_of_them, 2)
        assert one.seeds[0] == all_of_them.seeds[2]
        ended += int(one.done[0])
    assert ended or game == "kodiak"


def test_the_game_of_a_lane_is_the_game_of_its_seed() -> None:
    batch = runehall.batch("alaska", 3, 4, seed=20)
    for lane, seed in enumerate(batch.seeds):
        assert seed == 20 + lane
        document = GAMES["alaska"].document(batch.state(lane))
        assert document == runehall.new("alaska", seats=3, seed=seed).document()


def test_a_pickled_batch_goes_on_where_it_was() -> None:
    batch = runehall.batch("rune", 2, 3, seed=4)
    for _ in walk(batch, 40):
        pass
    again: Batch = pickle.loads(pickle.dumps(batch))
    for one, other in zip(walk(batch, 40, seed=8), walk(again, 40, seed=8), strict=True):
        for lane in range(batch.size):
            assert fingerprint(one, lane) == fingerprint(other, lane)


def test_steps_by_id_and_by_place_are_the_same() -> None:
    by_place, by_id = runehall.batch("market", 3, 4, seed=1), runehall.batch("market", 3, 4, seed=1)
    for _ in range(50):
        places = by_place.counts - 1
        ids = by_id.legal[by_id.starts[:-1] + places]
        by_place.step(places)
        by_id.step(ids=ids)
        assert all(fingerprint(by_place, lane) == fingerprint(by_id, lane) for lane in range(4))


def test_the_end_of_a_game_pays_once_and_begins_the_next() -> None:
    batch = runehall.batch("rune", 2, 2, seed=3)
    ended = 0
    for _ in walk(batch, 200):
        for lane in range(batch.size):
            rewards = batch.reward[lane]
            assert abs(rewards.sum()) < 1e-9
            assert batch.done[lane] or not rewards.any()
            if batch.done[lane]:
                ended += 1
                assert not batch.state(lane).over()
    assert ended > 3


@pytest.mark.parametrize(
    ("step", "sentence"),
    [
        ({"choices": [0, 99]}, "Game 1 of the batch has no choice 99"),
        ({"choices": [-1, 0]}, "Game 0 of the batch has no choice -1"),
        ({"choices": np.array([0, 2**64 - 1], np.uint64)}, "Game 1 of the batch has no choice"),
        ({"choices": [0, 2**32]}, "Game 1 of the batch has no choice"),
        ({"ids": [1, 2**40]}, "Game 1 of the batch has no id"),
        ({"ids": [-1, 1]}, "Game 0 of the batch has no id -1"),
        ({"choices": [0]}, "2 whole numbers"),
        ({"choices": [0.5, 0.5]}, "2 whole numbers"),
        ({}, "either choices or ids"),
        ({"choices": [0, 0], "ids": [1, 1]}, "either choices or ids"),
    ],
)
def test_a_wrong_step_is_refused_and_changes_nothing(step: Any, sentence: str) -> None:
    batch = runehall.batch("cambio", 2, 2, seed=3)
    before = [fingerprint(batch, lane) for lane in range(2)]
    with pytest.raises((IllegalAction, BadOption), match=sentence):
        batch.step(**step)
    assert [fingerprint(batch, lane) for lane in range(2)] == before
    batch.step([0, 0])


@pytest.mark.parametrize(
    "wrong", [("alaska", 2, 0), ("alaska", 9, 1), ("alaska", 2, 1, -1), ("alsaka", 2, 1)]
)
def test_an_impossible_batch_is_refused(wrong: Any) -> None:
    with pytest.raises(RunehallError):
        runehall.batch(*wrong)


def test_who_may_act_can_wait_and_is_asked_again_when_something_has_happened() -> None:
    episode = Episode()
    chooser = Chooser(2)
    waits = 0
    for seed in range(20):
        episode.begin(GAMES["kodiak"].new(3), seed)
        while waits < 20 and not episode.state.over():
            if can_wait(episode.state, episode.seat):
                waits += 1
                before, seat = episode.state.sight(0), episode.seat
                assert episode.choices[0] == WAIT
                episode.choose(0)
                episode.ask()
                assert episode.seat != seat
                assert episode.state.sight(0) == before
            else:
                assert WAIT not in list(episode.choices)
                episode.choose(chooser.below(len(episode.choices)))
                assert episode.waited == 0
                episode.ask()
    assert waits == 20


def test_winners_share_one_and_the_others_lose_it() -> None:
    for game, seats in (("alaska", 4), ("rune", 4), ("rune", 1)):
        state = GAMES[game].new(seats, None, 2)
        chooser = Chooser(1)
        while not state.over():
            seat = chooser.one_of(state.must() | state.may())
            legal = state.legal(seat)
            state.apply(seat, legal[chooser.below(len(legal))])
        rewards = list(rewards_of(state))
        if seats == 1:
            assert rewards == [state.scores()[0]]
            continue
        won = [reward for reward in rewards if reward > 0]
        assert abs(sum(rewards)) < 1e-9
        assert not won or abs(sum(won) - 1.0) < 1e-9


TRAJECTORY = """
import hashlib, runehall
batch = runehall.batch(%r, 2, 4, 11)
told = hashlib.sha256()
for step in range(60):
    told.update(batch.obs.tobytes() + batch.legal.tobytes() + batch.reward.tobytes())
    batch.step((step * 7 + batch.to_play) %% batch.counts)
print(told.hexdigest()[:16])
"""

# The same on every machine, interpreted and compiled, as long as the rules version is the same.
TRAJECTORIES = {
    "cambio": "2b0bd4c6fa39a9ff",
    "kodiak": "f3e6f4bd5e23b714",
    "alaska": "0f1d5d8c267e6897",
    "market": "90a0e3f40ee5cbc4",
    "runes": "97be6d6edcd050c6",
    "rune": "9a49828436191d79",
}


@pytest.mark.parametrize("game", TRAJECTORIES)
def test_another_process_gives_the_same_trajectories(game: str) -> None:
    command = [sys.executable, "-c", TRAJECTORY % game]
    told = subprocess.run(command, capture_output=True, text=True, check=True)
    assert told.stdout.strip() == TRAJECTORIES[game]


def test_the_hall_needs_no_numpy_and_no_adapter() -> None:
    source = (
        "import sys, runehall, runehall.cli, runehall.server.hall\n"
        "unwanted = {'numpy', 'gymnasium', 'pettingzoo', 'pyspiel', 'runehall.adapters'}\n"
        "print(sorted(unwanted & set(sys.modules)))"
    )
    command = [sys.executable, "-c", source]
    told = subprocess.run(command, capture_output=True, text=True, check=True)
    assert told.stdout == "[]\n"
