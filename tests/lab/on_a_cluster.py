"""A small study on a real cluster of this machine, which loses a worker in the middle of it.

    python -m lab.on_a_cluster dask FOLDER

It runs in a process of its own, as clusters leave threads and processes behind for a while.
"""

import json
import os
import signal
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path

from runehall.games import GAMES
from runehall.lab import Specification, Study, runner_for
from runehall.lab.laboratory import Laboratory
from runehall.lab.runners import Coming, Runner

WORKERS = 2


def about() -> Study:
    """Enough games for several shards."""
    return Study(game=GAMES["alaska"], seats=(2,), games=5000, players="kind", parts=("luck",))


class Killing:
    """A runner that loses a worker as soon as the first shard has come."""

    def __init__(self, runner: Runner, find_worker: Callable[[], int]) -> None:
        self.runner = runner
        self.find_worker = find_worker
        self.killed = 0

    def __call__(self, shards: Sequence[Specification]) -> Coming:
        worker = self.find_worker() if shards else 0
        for coming in self.runner(shards):
            if not self.killed:
                self.killed = worker
                os.kill(worker, signal.SIGKILL)
            yield coming


def work(folder: Path, runner: Runner, find_worker: Callable[[], int]) -> None:
    """Carry out the study, and tell how often progress was made."""
    killing = Killing(runner, find_worker)
    told: list[float] = []
    Laboratory(about(), folder, killing).work(lambda done, _total: told.append(done))
    sys.stdout.write(json.dumps({"killed": killing.killed, "steps": len(set(told))}))


def on_dask(folder: Path) -> None:
    """With two workers of Dask."""
    with import_module("distributed").LocalCluster(
        n_workers=WORKERS, threads_per_worker=1, dashboard_address=None, host="127.0.0.1"
    ) as cluster:
        address = cluster.scheduler_address.removeprefix("tcp://")
        worker = next(iter(cluster.workers.values())).process.pid
        work(folder, runner_for(1, f"dask://{address}"), lambda: worker)


def own_process() -> int:
    """The process that is asked."""
    return os.getpid()


def on_ray(folder: Path) -> None:
    """With two workers of Ray."""
    ray = import_module("ray")
    ray.init(num_cpus=WORKERS, include_dashboard=False, log_to_driver=False)
    ask = ray.remote(own_process)
    work(folder, runner_for(1, "ray://local"), lambda: int(ray.get(ask.remote())))
    ray.shutdown()


if __name__ == "__main__":
    {"dask": on_dask, "ray": on_ray}[sys.argv[1]](Path(sys.argv[2]))
