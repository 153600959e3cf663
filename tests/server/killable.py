"""A process that has everything imported and warm already, of which each server is a fork.

python killable.py FOLDER

`start` on the standard input starts a hall with its data in the folder and prints its address;
`kill` kills it and prints when it is gone.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import tempfile
from pathlib import Path

from halls import opened, sitting

from runehall.games import GAMES
from runehall.server.operations.loops import run_quickly


async def warm_up() -> None:
    """Open a hall once and play every game in it, so that all words and modules are loaded."""
    with tempfile.TemporaryDirectory() as folder:
        async with opened(Path(folder)) as hall:
            for game in GAMES.values():
                people = next(seats for seats in game.seat_counts if seats > 1)
                async with sitting(hall.client, game.id, people) as seats:
                    acting = next(seat for seat in seats if seat.legal)
                    await acting.act(acting.legal[0].text)


async def serve(folder: Path) -> None:
    """Serve until killed."""
    async with opened(folder) as hall:
        answer(hall.address)
        await asyncio.Event().wait()


def answer(text: str) -> None:
    """Tell whoever gave an order."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def kill(server: int) -> None:
    """Kill a server and see that it is gone."""
    os.kill(server, signal.SIGKILL)
    os.waitpid(server, 0)


def main() -> None:
    """Obey; whoever closes the standard input leaves no server behind."""
    asyncio.run(warm_up())
    server = 0
    for command in sys.stdin:
        if command == "start\n":
            server = os.fork()
            if server == 0:
                run_quickly(serve(Path(sys.argv[1])))
        else:
            kill(server)
            server = 0
            answer("gone")
    if server:
        kill(server)


if __name__ == "__main__":
    main()
