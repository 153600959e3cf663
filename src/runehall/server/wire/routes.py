"""The HTTP routes of the hall: what is asked, with what, and what comes back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from runehall.server.wire import hall, replay, rules, tables


@dataclass(frozen=True)
class Route:
    """One address. `answer` is a message, or the media type of what is not JSON of this schema."""

    name: str
    method: str
    path: str
    says: str
    answer: Any
    body: Any = None
    query: Mapping[str, str] = field(default_factory=dict)


SEAT_QUERY = "the seat to look from; another seat's view is open when the game is over"
LANGUAGE_QUERY = "`en` or `de`; by default what the browser prefers"

ROUTES = [
    Route("hall", "GET", "/api/hall", "The games, their options, bots and paces.", hall.HallInfo),
    Route(
        "texts",
        "GET",
        "/api/games/{game}/texts/{language}",
        "All words of a game, as a Fluent resource.",
        "text/plain",
    ),
    Route(
        "rules",
        "GET",
        "/api/games/{game}/rules/{language}",
        "The rules for players, as Markdown; `![…](picture:name)` is the place of a picture.",
        "text/markdown",
    ),
    Route(
        "pictures",
        "GET",
        "/api/games/{game}/pictures",
        "The pictures in the rules of a game: made-up positions, and what is drawn of them.",
        rules.RulesPictures,
    ),
    Route(
        "check_manifest",
        "POST",
        "/api/games/{game}/manifest",
        "Check a set of somebody's own; what is wrong is said with its line.",
        hall.CheckedManifest,
        body=hall.CheckManifest,
        query={"language": LANGUAGE_QUERY},
    ),
    Route(
        "open_tables",
        "GET",
        "/api/tables",
        "Public tables with an open seat, and public games to watch.",
        tables.OpenTables,
    ),
    Route(
        "create",
        "POST",
        "/api/tables",
        "Open a table and sit down at it.",
        tables.Seated,
        body=tables.CreateTable,
    ),
    Route("table", "GET", "/api/tables/{table}", "One table.", tables.TableInfo),
    Route(
        "join",
        "POST",
        "/api/tables/{table}/seats",
        "Take an open seat.",
        tables.Seated,
        body=tables.JoinTable,
    ),
    Route(
        "mine",
        "POST",
        "/api/mine",
        "Look up the seats that this browser holds.",
        tables.MyTablesFound,
        body=tables.MyTables,
    ),
    Route(
        "log",
        "GET",
        "/api/tables/{table}/log",
        "Older entries of the log, as the bearer of the token may know them.",
        replay.LogPage,
        query={
            "before": "the number of the oldest entry already known",
            "language": LANGUAGE_QUERY,
        },
    ),
    Route(
        "replay",
        "GET",
        "/api/tables/{table}/replay",
        "A stretch of the game, step by step, as the bearer of the token may see it.",
        replay.Replay,
        query={
            "seat": SEAT_QUERY,
            "start": "the first step; 0 is the deal",
            "count": "how many steps, at most 100",
            "language": LANGUAGE_QUERY,
        },
    ),
    Route(
        "record",
        "GET",
        "/api/tables/{table}/record",
        "The record of a finished game, for `runehall verify`, `race`, replay and research.",
        "application/json",
    ),
    Route(
        "manifest",
        "GET",
        "/api/tables/{table}/manifest",
        "The set that a table is played with, as a file.",
        "application/json",
    ),
    Route(
        "fairness",
        "GET",
        "/api/tables/{table}/fairness",
        "What proves the shuffle.",
        replay.Fairness,
    ),
    Route(
        "replay_record",
        "POST",
        "/api/replay",
        "Look at a record from a file.",
        replay.Replay,
        body=replay.ReplayRecord,
    ),
    Route(
        "health",
        "GET",
        "/healthz",
        "Whether the server is well, part by part; 503 if only starting it anew can help.",
        replay.Health,
    ),
    Route(
        "ready",
        "GET",
        "/readyz",
        "The same; 503 if anything is wrong, or the server is about to end.",
        replay.Health,
    ),
    Route("metrics", "GET", "/metrics", "Counters for Prometheus.", "text/plain"),
    Route(
        "openapi",
        "GET",
        "/api/openapi.json",
        "This protocol's OpenAPI document.",
        "application/json",
    ),
    Route(
        "socket",
        "GET",
        "/api/tables/{table}/socket",
        "The WebSocket of a table.",
        "websocket",
    ),
]
