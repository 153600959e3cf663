"""The attacks of a siege: each is one stranger at one address of loopback, and goes on until told.

python -m siege.attacks ADDRESS SECONDS

Each keeps within bounds of its own: so many connections, so much at once, and an end.
"""

from __future__ import annotations

import asyncio
import gzip
import random
import resource
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress

import aiohttp
from strangers import Stranger, frame, posting, request, stranger, upgrading

from runehall.server import wire
from runehall.server.client import ConnectionEnded, HallClient, HallRefusal

Attack = Callable[[str, str], Awaitable[None]]
MEGABYTE = 1 << 20
PING, BINARY, PACKED, ENDLESS = 0x89, 0x82, 0xC1, 0x01
ADDRESSES_BEGIN = 10
# What an attack may meet without giving up.
EXPECTED = (*(OSError, ConnectionEnded, HallRefusal, aiohttp.ClientError, EOFError, TimeoutError),)


async def besiege(address: str, seconds: float) -> None:
    """All attacks at once, each from an address of its own, for so long."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds), asyncio.TaskGroup() as group:
            for number, attack in enumerate(ATTACKS):
                source = f"127.0.0.{ADDRESSES_BEGIN + number}"
                group.create_task(again_and_again(attack, address, source))


async def again_and_again(attack: Attack, address: str, source: str) -> None:
    """Whoever is turned away comes back."""
    while True:
        with suppress(*EXPECTED):
            await attack(address, source)
        await asyncio.sleep(0.2)


async def at_once(count: int, one: Callable[[], Awaitable[None]]) -> None:
    """The same from so many connections; those that fail leave the others alone."""
    await asyncio.gather(*(one() for _ in range(count)), return_exceptions=True)


async def read_and_forget(guest: Stranger) -> None:
    """Take in whatever comes."""
    while await guest.reader.read(65_536):
        pass


async def open_socket(guest: Stranger, table: str, token: str | None = None) -> None:
    """Come to a table over a socket of one's own, and say hello."""
    guest.send(upgrading(f"/api/tables/{table}/socket"))
    if b" 101 " not in await guest.reader.readuntil(b"\r\n\r\n"):
        raise EOFError
    hello = "null" if token is None else f'"{token}"'
    guest.send(frame(f'{{"type":"hello","token":{hello}}}'.encode()))


async def own_table(address: str, source: str, *, bots: int = 1) -> tuple[wire.Seated, str]:
    """A table of the attacker's own with a game on it, and something legal there."""
    async with HallClient(address, source) as client:
        seated = await client.create("market", seats=2, name="Eve", bots=["random"] * bots)
        async with client.table(seated.table, seated.token) as table:
            await table.start()
            while not table.legal:
                await table.next_message()
            return seated, table.legal[0].text


# --- connections ----------------------------------------------------------------------------------


async def silent(address: str, source: str) -> None:
    """Connections that say nothing."""

    async def one() -> None:
        async with stranger(address, source) as guest:
            await guest.answer()

    await at_once(400, one)


async def dripping_heads(address: str, source: str) -> None:
    """Heads that come one byte at a time."""

    async def one() -> None:
        async with stranger(address, source) as guest:
            await guest.trickle(request("/" + "x" * 2000), 0.5)

    await at_once(100, one)


async def endless_bodies(address: str, source: str) -> None:
    """Bodies that begin with a megabyte and never end."""

    async def one() -> None:
        async with stranger(address, source) as guest:
            guest.send(posting("/api/replay", 2 * MEGABYTE), b" " * MEGABYTE)
            await guest.answer()

    await at_once(60, one)


async def packed_bodies(address: str, source: str) -> None:
    """Bodies that would be hundreds of times as large."""
    bomb = await asyncio.to_thread(gzip.compress, bytes(100 * MEGABYTE), 1)
    head = posting("/api/replay", len(bomb), "Content-Encoding: gzip", "Connection: close")

    async def one() -> None:
        async with stranger(address, source) as guest:
            guest.send(head, bomb)
            await guest.answer()

    for _ in range(100):
        await at_once(5, one)


async def who_reads_nothing(address: str, source: str) -> None:
    """Spectators who stop reading, their answers to pings waiting in every buffer there is."""
    seated, _ = await own_table(address, source)

    async def one() -> None:
        async with stranger(address, source, takes=2_000) as guest:
            await open_socket(guest, seated.table)
            guest.writer.transport.pause_reading()  # type: ignore[attr-defined]
            while not guest.writer.transport.is_closing():
                guest.send(frame(b"x" * 120, PING) * 20, frame(b'{"type":"hello"}'))
                async with asyncio.timeout(20.0):
                    await guest.writer.drain()
                await asyncio.sleep(0.3)

    await at_once(10, one)


# --- tables ---------------------------------------------------------------------------------------


async def flood(address: str, source: str, sockets: int, texts: tuple[str, ...]) -> None:
    """Many sockets of one seat, each as busy as it may be."""
    seated, legal = await own_table(address, source)

    async def one() -> None:
        async with stranger(address, source) as guest, asyncio.TaskGroup() as group:
            await open_socket(guest, seated.table, seated.token)
            group.create_task(read_and_forget(guest))
            for number in range(10_000):
                text = texts[number % len(texts)].format(id=number, legal=legal, token=seated.token)
                guest.send(frame(text.encode()))
                await guest.writer.drain()
                await asyncio.sleep(1 / 25)

    await at_once(sockets, one)


async def previews(address: str, source: str) -> None:
    """Ask what actions would do, and for their words."""
    ask = '{{"type":"preview","id":"p{id}","text":"{legal}"}}'
    describe = '{{"type":"describe","id":"d{id}","texts":["{legal}"]}}'
    await flood(address, source, 60, (ask, describe))


async def hellos(address: str, source: str) -> None:
    """Ask for everything anew."""
    again = '{{"type":"hello","token":"{token}"}}'
    await flood(address, source, 40, (again, '{{"type":"resync","id":"r{id}"}}'))


async def chatter(address: str, source: str) -> None:
    """Talk."""
    long = "x" * 290
    await flood(address, source, 20, (f'{{{{"type":"chat","id":"c{{id}}","text":"{long}"}}}}',))


async def hints(address: str, source: str) -> None:
    """Let the strongest bot think all the time."""
    await flood(address, source, 4, ('{{"type":"hint","id":"h{id}"}}',))


async def nasty_frames(address: str, source: str) -> None:
    """Frames that are no messages."""
    seated, _ = await own_table(address, source)
    chance = random.Random(source)
    nasty = [
        frame(b"\xff\xfe"),
        frame(b"[" * 5000),
        frame(b"{" * 60_000),
        frame(bytes(100), BINARY),
        frame(bytes(100), PACKED),
        frame(b"x" * 125, ENDLESS),
        frame(b'{"type":"configure","id":"1","options":' + b"[" * 900 + b"]" * 900 + b"}"),
        frame(b"x" * 126, PING),
        chance.randbytes(300),
    ]

    async def one() -> None:
        for _ in range(100):
            async with stranger(address, source) as guest:
                await open_socket(guest, seated.table)
                for each in chance.sample(nasty, 4):
                    guest.send(each)
                    await asyncio.sleep(0.02)

    await at_once(5, one)


async def crowding(address: str, source: str) -> None:
    """Open tables, take seats at those of others, and ask for what is costly."""
    async with HallClient(address, source) as client:
        for number in range(1000):
            with suppress(HallRefusal):
                await client.create("rune", seats=2, name=f"Eve {number}", public=True)
                found = await client.ask("GET", "/api/tables", wire.OpenTables)
                for table in found.open[:3]:
                    await client.join(table.id, f"Mallory {number}")
                await client.fetch("GET", "/api/hall")
            await asyncio.sleep(0.05)


ATTACKS: tuple[Attack, ...] = (
    silent,
    silent,
    dripping_heads,
    endless_bodies,
    endless_bodies,
    packed_bodies,
    who_reads_nothing,
    previews,
    hellos,
    chatter,
    hints,
    nasty_frames,
    crowding,
)


def main() -> None:
    """Attack for a while."""
    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, max(allowed, 8192)), most))
    asyncio.run(besiege(sys.argv[1], float(sys.argv[2])))


if __name__ == "__main__":
    main()
