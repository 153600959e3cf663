"""Real clusters on this machine: the same rows as on one core, though workers are killed."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

import runehall
from lab.on_a_cluster import WORKERS, about
from runehall.lab import Specification, runner_for, runners
from runehall.lab.laboratory import Laboratory
from runehall.lab.runners import NEW_POOLS, Coming, NoCluster, here, numbered

TESTS = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The rows as one core writes them."""
    folder = tmp_path_factory.mktemp("alone")
    Laboratory(about(), folder, here).work()
    return (folder / "games.csv").read_bytes()


@pytest.mark.parametrize("cluster", ["dask", "ray"])
def test_a_cluster_writes_the_same_rows_though_a_worker_is_killed(
    cluster: str, alone: bytes, tmp_path: Path
) -> None:
    paths = os.pathsep.join([str(Path(runehall.__path__[0]).parent), str(TESTS)])
    done = subprocess.run(
        [sys.executable, "-m", "lab.on_a_cluster", cluster, str(tmp_path)],
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    # A cluster may talk as well; what it did is said last.
    told = json.loads(done.stdout.splitlines()[-1])
    assert told["killed"]
    assert told["steps"] > 2, "progress comes shard by shard"
    assert (tmp_path / "games.csv").read_bytes() == alone


class Dying:
    """A pool whose processes die after a shard, so often."""

    def __init__(self, times: int) -> None:
        self.times = times
        self.opened = 0

    def __call__(self, work: Sequence[tuple[int, Specification]], _jobs: int) -> Coming:
        self.opened += 1
        for place, each in enumerate(work):
            if place == 1 and self.opened <= self.times:
                raise BrokenProcessPool
            yield numbered(each)


def test_processes_that_die_are_replaced(
    alone: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dying = Dying(times=1)
    monkeypatch.setattr(runners, "pool", lambda: dying)
    Laboratory(about(), tmp_path, runner_for(WORKERS, "")).work()
    assert dying.opened == 2
    assert (tmp_path / "games.csv").read_bytes() == alone


def test_processes_that_keep_dying_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dying = Dying(times=1000)
    monkeypatch.setattr(runners, "pool", lambda: dying)
    with pytest.raises(NoCluster, match="keep dying"):
        Laboratory(about(), tmp_path, runner_for(WORKERS, "")).work()
    assert dying.opened == NEW_POOLS + 1


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_that_is_not_there_is_told() -> None:
    with pytest.raises(NoCluster, match=r"There is no Dask scheduler at “127\.0\.0\.1:9”"):
        list(runner_for(1, "dask://127.0.0.1:9")([]))
