"""A hall without limits that also offers the peer's game, for measurements.

python -m benchmarks.server.hall FOLDER [DATABASE]
"""

import asyncio
import sys
from pathlib import Path

from aiohttp import web

from benchmarks.server.counting import GAME as COUNTING
from runehall.games import GAMES
from runehall.server.net.app import make_app, runner_of
from runehall.server.operations.config import Config, Limits
from runehall.server.operations.loops import run_quickly

LIMITLESS = Limits(
    messages_per_second=1e9,
    message_burst=10**9,
    requests_per_second=1e9,
    request_burst=10**9,
    sockets_per_address=10**6,
    open_tables_per_address=10**6,
    open_tables=10**6,
    connections=10**6,
)


async def main() -> None:
    """Serve until killed."""
    config = Config(
        data=Path(sys.argv[1]), database="".join(sys.argv[2:3]), bot_pause=0.0, limits=LIMITLESS
    )
    app = make_app(config, {**GAMES, COUNTING.id: COUNTING})
    runner = runner_of(app, shutdown_timeout=1.0)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0, backlog=4096).start()
    print(f"http://127.0.0.1:{runner.addresses[0][1]}", flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    run_quickly(main())
