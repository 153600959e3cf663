"""Timers: nothing is done before its moment, whatever the loop's clock thinks of milliseconds."""

from __future__ import annotations

import asyncio

import uvloop

from runehall.server.clocks import now_ms
from runehall.server.conduct.timers import Timers
from runehall.server.play.outcome import Job, Outcome


def test_no_job_is_done_too_soon() -> None:
    early: list[float] = []

    async def test() -> None:
        left = asyncio.Event()
        doing: list[asyncio.Future[Outcome]] = []
        waiting = 60

        def post(job: Job) -> None:
            nonlocal waiting
            waiting -= 1
            doing.append(asyncio.ensure_future(job()))
            if waiting == 0:
                left.set()

        timers = Timers(post)
        for number in range(waiting):
            moment = now_ms() + 20.0 + number * 0.37
            early.append(0.0)

            async def job(number: int = number, moment: float = moment) -> Outcome:
                early[number] = max(0.0, moment - now_ms())
                return Outcome()

            timers.at(f"timer {number}", moment, job)
            await asyncio.sleep(0.0007)
        await left.wait()
        await asyncio.gather(*doing)

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(test())
    assert early == [0.0] * 60
