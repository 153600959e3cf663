"""`runehall serve`: open the hall for browsers and bots."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Awaitable, Callable
from dataclasses import replace
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Annotated

import typer
from aiohttp import web
from rich.console import Console

from runehall.cli.words import Language, say
from runehall.server.errors import Refusal
from runehall.server.operations.config import Config, Limits
from runehall.server.operations.files import room_for
from runehall.server.operations.journal import start_journal
from runehall.server.operations.loops import run_quickly
from runehall.server.operations.roster import files_named

DEFAULTS = Config()
LIMITS = Limits()
SHUTDOWN_SECONDS = 5.0
Show = Callable[[str], Awaitable[str]]


def flag(says: str, name: str) -> typer.models.OptionInfo:
    """An option that can also be set in the environment."""
    option: typer.models.OptionInfo = typer.Option(help=says, envvar=f"RUNEHALL_{name}")
    return option


def serve(
    host: Annotated[str, flag("Address to listen on.", "HOST")] = DEFAULTS.host,
    port: Annotated[int, flag("Port to listen on; 0 takes a free one.", "PORT")] = DEFAULTS.port,
    data: Annotated[Path, flag("Folder of the hall's own database.", "DATA")] = DEFAULTS.data,
    database: Annotated[
        str, flag("Another database: postgresql+asyncpg://user@host/name.", "DATABASE")
    ] = "",
    page: Annotated[Path | None, flag("Folder of the built page.", "PAGE")] = None,
    origin: Annotated[
        list[str] | None, flag("Another site whose pages may connect.", "ORIGINS")
    ] = None,
    behind_proxy: Annotated[
        bool, flag("Believe the X-Forwarded-For of a proxy in front.", "BEHIND_PROXY")
    ] = False,
    proxy: Annotated[
        list[str] | None,
        flag("A proxy in front that stands elsewhere: its address or network.", "PROXIES"),
    ] = None,
    open_metrics: Annotated[
        bool, flag("Show /metrics to other machines too.", "OPEN_METRICS")
    ] = False,
    workers: Annotated[int, flag("Processes in which bots think.", "WORKERS")] = DEFAULTS.workers,
    bot_pause: Annotated[
        float, flag("How human the pauses of bots are: 1 like people, 0 none.", "BOT_PAUSE")
    ] = DEFAULTS.bot_pause,
    window_scale: Annotated[
        float, flag("Make reaction windows this many times as long.", "WINDOW_SCALE")
    ] = DEFAULTS.window_scale,
    keep_days: Annotated[
        float,
        typer.Option(
            min=0.0,
            help="Forget games that have been quiet for so many days of an open hall; 0: never.",
            envvar="RUNEHALL_KEEP_DAYS",
        ),
    ] = DEFAULTS.keep_days,
    sockets_per_address: Annotated[
        int, flag("Connections from one address.", "SOCKETS_PER_ADDRESS")
    ] = LIMITS.sockets_per_address,
    connections: Annotated[
        int, flag("Connections from everywhere together.", "CONNECTIONS")
    ] = LIMITS.connections,
    idle_seconds: Annotated[
        float, flag("How long a connection may take to ask something.", "IDLE_SECONDS")
    ] = LIMITS.idle_seconds,
    body_seconds: Annotated[
        float, flag("How long the body of a request may take to arrive.", "BODY_SECONDS")
    ] = LIMITS.body_seconds,
    tables_per_address: Annotated[
        int, flag("Open tables from one address.", "TABLES_PER_ADDRESS")
    ] = LIMITS.open_tables_per_address,
    requests_per_second: Annotated[
        float, flag("HTTP requests from one address.", "REQUESTS_PER_SECOND")
    ] = LIMITS.requests_per_second,
    messages_per_second: Annotated[
        float, flag("Messages on one connection.", "MESSAGES_PER_SECOND")
    ] = LIMITS.messages_per_second,
    bot: Annotated[
        list[str] | None, flag("A trained player to offer: NAME=FILE, or a file alone.", "BOTS")
    ] = None,
    json_logs: Annotated[bool, flag("Logs as JSON, one object a line.", "JSON_LOGS")] = False,
    lang: Language = "",
    open_page: Annotated[
        bool, typer.Option("--open", help="Open the page in this machine's browser.")
    ] = False,
) -> None:
    """Open the hall: tables for browsers and bots, kept in a database."""
    proxies = tuple(network(each) for each in proxy or ())
    start_journal(as_json=json_logs)
    limits = replace(
        LIMITS,
        sockets_per_address=sockets_per_address,
        connections=room_for(connections),
        idle_seconds=idle_seconds,
        body_seconds=body_seconds,
        open_tables_per_address=tables_per_address,
        requests_per_second=requests_per_second,
        request_burst=int(max(LIMITS.request_burst, requests_per_second * 2)),
        messages_per_second=messages_per_second,
        message_burst=int(max(LIMITS.message_burst, messages_per_second * 2)),
    )
    config = Config(
        host=host,
        port=port,
        data=data,
        database=database,
        page=page,
        origins=tuple(origin or ()),
        behind_proxy=behind_proxy or bool(proxies),
        proxies=proxies,
        open_metrics=open_metrics,
        workers=workers,
        bot_pause=bot_pause,
        window_scale=window_scale,
        keep_days=keep_days,
        bots=files_named(bot or []),
        limits=limits,
    )
    run_quickly(run(config, open_page=open_page))


async def run(config: Config, *, open_page: bool = False, show: Show | None = None) -> None:
    """Serve until a signal asks for the end; then finish what has begun.

    `show` prepares what is to be seen first, and says where that is.
    """
    from runehall.server.net.app import (  # noqa: PLC0415 - other commands need no server
        HALL,
        make_app,
        runner_of,
    )
    from runehall.server.storage.troubles import shown  # noqa: PLC0415

    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    app = make_app(config)
    runner = runner_of(app, shutdown_timeout=SHUTDOWN_SECONDS)
    await runner.setup()
    site = web.TCPSite(runner, config.host, config.port, backlog=1024)
    await site.start()
    (host, port, *_) = runner.addresses[0]
    address = f"http://{reachable(host)}:{port}"
    console = Console(soft_wrap=True, highlight=False, markup=False)
    if show is None:
        console.print(say("serve-open", address=address))
    else:
        address = await show(address)
        console.print(f"{say('open-shown', address=address)}\n{say('open-stop')}")
    if listens_to_others(host):
        console.print(say("serve-to-others"))
    if open_page and has_screen():
        webbrowser.open(address)
    succeeded = asyncio.create_task(app[HALL].services.store.succeeded())
    stopped = asyncio.create_task(stop.wait())
    await asyncio.wait([succeeded, stopped], return_when=asyncio.FIRST_COMPLETED)
    lost = not stopped.done()
    for waiting in (succeeded, stopped):
        waiting.cancel()
    await runner.cleanup()
    if lost:
        raise Refusal("succeeded", where=shown(config.database_url))


def network(text: str) -> str:
    """A network, or an address as one."""
    try:
        return str(ip_network(text, strict=False))
    except ValueError as error:
        raise typer.BadParameter(say("serve-bad-network", text=text)) from error


def listens_to_others(host: str) -> bool:
    """Whether other machines can come to an address that is listened on.

    >>> listens_to_others("127.0.0.1"), listens_to_others("::1"), listens_to_others("0.0.0.0")
    (False, False, True)
    """
    return not ip_address(host.partition("%")[0]).is_loopback


def reachable(host: str) -> str:
    """What to call the hall so that links to it work for friends in the same network.

    >>> reachable("127.0.0.1"), reachable("::1")
    ('127.0.0.1', '[::1]')
    """
    if host in ("0.0.0.0", "::"):  # noqa: S104 - compared, not listened on
        host = network_address()
    return f"[{host}]" if ":" in host else host


def network_address() -> str:
    """This machine's address in its network; no packet is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def has_screen() -> bool:
    """Whether a browser would have somewhere to appear; a terminal browser is not wanted."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
