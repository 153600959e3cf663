"""Where shards are played: here, on all cores, on a Dask cluster or on Ray. All play the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from typing import Any

from runehall.engine import RunehallError
from runehall.engine.errors import BadOption, quoted
from runehall.lab.helpers import with_helpers
from runehall.lab.play.shard import play_shard
from runehall.lab.play.specification import Specification

# What comes back: the number of a shard in the list that was handed out, and its games.
Coming = Iterator[tuple[int, bytes]]
Runner = Callable[[Sequence[Specification]], Coming]
# How often a pool whose process has died is opened again for what is still missing.
NEW_POOLS = 3
SECONDS_FOR_A_CLUSTER = 10
RETRIES = 4


class NoCluster(RunehallError):
    """A cluster that cannot be reached."""


def runner_for(jobs: int, cluster: str) -> Runner:
    """Who plays: `jobs` processes of this machine, or the cluster at an address.

    >>> runner_for(1, "slurm://x")
    Traceback (most recent call last):
    runehall.engine.errors.BadOption: A cluster is dask://HOST:PORT or ray://HOST:PORT, ...
    """
    scheme, _, address = cluster.partition("://")
    if scheme == "dask" and address:
        return on_dask(address)
    if scheme == "ray" and address:
        return on_ray(address)
    if cluster:
        raise BadOption(
            f"A cluster is dask://HOST:PORT or ray://HOST:PORT, or ray://local for a Ray of this"
            f" machine, not {quoted(cluster)}."
        )
    return here if jobs == 1 else on_cores(jobs)


def extra(module: str, name: str) -> Any:
    """A package that only some need."""
    try:
        return import_module(module)
    except ImportError as error:
        package = module.split(".", maxsplit=1)[0]
        raise BadOption(
            f"This needs the package {package}: install Runehall with it, “runehall[{name}]”."
        ) from error


def numbered(work: tuple[int, Specification]) -> tuple[int, bytes]:
    """Play a shard and say which one it was."""
    number, shard = work
    return number, play_shard(shard)


def here(shards: Sequence[Specification]) -> Coming:
    """One after another, in this process."""
    yield from map(numbered, enumerate(shards))


def on_cores(jobs: int) -> Runner:
    """In so many processes of this machine; a process that dies is replaced."""

    def run(shards: Sequence[Specification]) -> Coming:
        left = dict(enumerate(shards))
        for attempt in range(1 + NEW_POOLS):
            try:
                for number, played in pool()(list(left.items()), jobs):
                    del left[number]
                    yield number, played
                return
            except BrokenProcessPool as error:
                if attempt == NEW_POOLS:
                    raise NoCluster(
                        "Processes that play keep dying, perhaps for want of memory;"
                        " try again with fewer: --jobs 1."
                    ) from error

    return run


def pool() -> Callable[[Sequence[tuple[int, Specification]], int], Coming]:
    """How processes of this machine are kept busy."""
    return with_helpers


def installed(module: str) -> bool:
    """Whether a package is there."""
    try:
        import_module(module)
    except ImportError:
        return False
    return True


def on_dask(address: str) -> Runner:
    """On the Dask cluster whose scheduler listens at an address, by joblib's backend for it."""
    distributed, joblib = extra("distributed", "dask"), extra("joblib", "dask")

    def run(shards: Sequence[Specification]) -> Coming:
        try:
            client = distributed.Client(f"tcp://{address}", timeout=SECONDS_FOR_A_CLUSTER)
        except (OSError, TimeoutError, ValueError) as error:
            raise NoCluster(f"There is no Dask scheduler at {quoted(address)}.") from error
        with client, joblib.parallel_config(backend="dask", wait_for_workers_timeout=60):
            parallel = joblib.Parallel(return_as="generator_unordered", batch_size=1)
            yield from parallel(joblib.delayed(numbered)(each) for each in enumerate(shards))

    return run


def on_ray(address: str) -> Runner:
    """On the Ray at an address; its tasks come back as they are done, and are tried anew."""
    ray = extra("ray", "ray")

    def run(shards: Sequence[Specification]) -> Coming:
        open_already = ray.is_initialized()
        if not open_already:
            where = {} if address == "local" else {"address": f"ray://{address}"}
            try:
                ray.init(log_to_driver=False, include_dashboard=False, **where)
            except (ConnectionError, OSError, RuntimeError, ValueError) as error:
                raise NoCluster(f"There is no Ray at {quoted(address)}.") from error
        try:
            yield from ray_tasks(ray, shards)
        finally:
            if not open_already:
                ray.shutdown()

    return run


def ray_tasks(ray: Any, shards: Sequence[Specification]) -> Coming:
    """Shards as tasks of Ray, in whatever order they are finished."""
    task = ray.remote(max_retries=RETRIES)(numbered)
    waiting = [task.remote(each) for each in enumerate(shards)]
    while waiting:
        done, waiting = ray.wait(waiting, num_returns=1)
        yield from ray.get(done)
