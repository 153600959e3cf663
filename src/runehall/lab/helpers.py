"""All cores of this machine: helpers play shards, and so does this process while they get ready.

A helper is a Python of its own that reads shards from its standard input. It starts without the
program that called for it, so that a script needs no guard, and reads nothing but the rules.
"""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from queue import Empty, SimpleQueue
from threading import Thread

from runehall.lab.play.playing import is_fast
from runehall.lab.play.shard import play_shard
from runehall.lab.play.specification import Specification

Work = tuple[int, Specification]
BEGIN = "from runehall.lab.helpers import help_out; help_out()"


def help_out() -> None:
    """The life of a helper: read a shard, play it, tell what came of it, until there is no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever called for helpers ends them
    asked, told = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever else is printed does not stand between the answers
    while True:
        try:
            number, shard = pickle.load(asked)  # noqa: S301 - written by the process that began this one
        except EOFError:
            return
        try:
            found: bytes | Exception = play_shard(shard)
        except Exception as error:  # noqa: BLE001 - it is raised again where it can be told
            found = error
        pickle.dump((number, found), told)
        told.flush()


class Helpers:
    """Some helpers and the shards that are left for them."""

    def __init__(self, work: Sequence[Work], count: int) -> None:
        self.left = deque(work)
        self.found: SimpleQueue[tuple[int, bytes | Exception]] = SimpleQueue()
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        self.processes = [
            subprocess.Popen(  # noqa: S603 - this Python, and a line of our own
                [sys.executable, "-P", "-c", BEGIN],
                env=environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
            )
            for _ in range(count)
        ]
        for process in self.processes:
            Thread(target=self.attend, args=(process,), daemon=True).start()

    def attend(self, process: subprocess.Popen[bytes]) -> None:
        """Hand shard after shard to a helper, in a thread that does nothing but wait."""
        assert process.stdin is not None
        assert process.stdout is not None
        while True:
            try:
                work = self.left.popleft()
            except IndexError:
                return
            try:
                pickle.dump(work, process.stdin)
                process.stdin.flush()
                self.found.put(pickle.load(process.stdout))  # noqa: S301 - written by our helper
            except (EOFError, OSError, ValueError, pickle.UnpicklingError):
                self.found.put((work[0], BrokenProcessPool("A helper has died.")))
                return

    def end(self) -> None:
        """Let nobody play on."""
        self.left.clear()
        for process in self.processes:
            process.kill()
        for process in self.processes:
            process.wait()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    end_pipe(pipe)


def end_pipe(pipe: object) -> None:
    """Close a pipe, whoever is still at its other end."""
    try:
        pipe.close()  # type: ignore[attr-defined]
    except OSError:
        return


def with_helpers(work: Sequence[Work], jobs: int) -> Iterator[tuple[int, bytes]]:
    """Shards as they are finished, played in so many processes.

    This one is among them where shards are short: a dear one would keep it from writing down what
    the others have finished.
    """
    joins = all(is_fast(shard) for _, shard in work)
    helpers = Helpers(work, min(jobs, len(work)) - joins)
    try:
        for _ in range(len(work)):
            yield next_found(helpers, joins=joins)
    finally:
        helpers.end()


def next_found(helpers: Helpers, *, joins: bool) -> tuple[int, bytes]:
    """What is finished next, here or by a helper."""
    try:
        number, found = helpers.found.get(block=not joins)
    except Empty:
        try:
            number, shard = helpers.left.popleft()
        except IndexError:
            number, found = helpers.found.get()
        else:
            found = play_shard(shard)
    if isinstance(found, Exception):
        raise found
    return number, found
