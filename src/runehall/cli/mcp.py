"""`runehall mcp`: a seat at the table for an assistant that speaks the Model Context Protocol."""

from __future__ import annotations

import asyncio
from typing import Annotated, cast

import typer
from rich.console import Console

from runehall.cli.serve import listens_to_others, reachable
from runehall.cli.words import Language, say
from runehall.engine import RunehallError
from runehall.engine.errors import unknown

LEGALITIES = ("all", "kinds", "none")
# What comes with the extra `runehall[mcp]`.
EXTRA = ("mcp", "mcp_types", "pydantic", "uvicorn")
Http = Annotated[
    bool, typer.Option("--http", help="Serve over HTTP instead of standard input and output.")
]
Host = Annotated[str, typer.Option(help="With --http: the address to listen on.")]
Port = Annotated[int, typer.Option(help="With --http: the port; 0 takes a free one.")]
Legal = Annotated[
    str, typer.Option(help="Which legal actions assistants are told: all, kinds or none.")
]
Halls = Annotated[
    list[str] | None,
    typer.Option("--hall", help="Join only tables of this hall. May be repeated."),
]
Calls = Annotated[
    float, typer.Option(min=0.1, help="How many calls a second are answered, on average.")
]


def mcp(
    http: Http = False,
    host: Host = "127.0.0.1",
    port: Port = 8141,
    legal: Legal = "all",
    hall: Halls = None,
    calls_per_second: Calls = 20.0,
    lang: Language = "",
) -> None:
    """Let an assistant sit down: at a table with bots here, or at a hall's table by its link."""
    if legal not in LEGALITIES:
        raise unknown("way to tell legal actions", legal, LEGALITIES)
    try:
        from runehall.adapters.mcp.server import (  # noqa: PLC0415 - an extra
            PATH,
            AssistantServer,
            listen,
            serve_here,
            serve_http,
        )
        from runehall.adapters.mcp.tables import CALLS_AT_ONCE, Pace  # noqa: PLC0415
        from runehall.adapters.mcp.telling import Legality  # noqa: PLC0415
        from runehall.adapters.mcp.tools import Tools  # noqa: PLC0415
        from runehall.client import wire  # noqa: PLC0415
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] in EXTRA:
            raise RunehallError(say("mcp-extra")) from error
        raise
    tools = Tools(cast(wire.Language, lang), cast(Legality, legal), hall or ())
    burst = max(CALLS_AT_ONCE, calls_per_second * 2)
    server = AssistantServer(tools, Pace(calls_per_second, burst))
    if not http:
        asyncio.run(serve_here(server))
        return
    try:
        listening = listen(host, port)
    except OSError as error:
        where = f"{host}:{port}"
        raise RunehallError(say("mcp-no-place", where=where, reason=str(error))) from error
    (address, opened, *_) = listening.getsockname()
    console = Console(soft_wrap=True, highlight=False, markup=False)
    console.print(say("mcp-open", address=f"http://{reachable(address)}:{opened}{PATH}"))
    if listens_to_others(address):
        console.print(say("mcp-to-others"))
    asyncio.run(serve_http(server, host, listening))
