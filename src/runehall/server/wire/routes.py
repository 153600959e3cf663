"""The HTTP routes of the hall: what is asked, with what, and what comes back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from runehall.server.wire import chronicle, coach, hall, replay, rules, tables


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
START_QUERY = "how many of the latest games to pass over"
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
    Route(
        "open_lesson",
        "POST",
        "/api/lessons",
        "Begin a chapter of a game's lesson, at a table of its own.",
        tables.Seated,
        body=tables.OpenLesson,
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
        "find",
        "POST",
        "/api/codes",
        "Where a code leads.",
        tables.CodeFound,
        body=tables.SpokenCode,
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
            "open": "1 shows all cards, when the game is over",
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
        "analysis",
        "GET",
        "/api/tables/{table}/analysis",
        "What the coach has read in a finished game, or how far it is with it.",
        coach.Analysis,
        query={"language": LANGUAGE_QUERY},
    ),
    Route(
        "analyse",
        "POST",
        "/api/tables/{table}/analysis",
        "Have the coach read a finished game, once for everybody; ask again for what it finds.",
        coach.Analysis,
        query={"language": LANGUAGE_QUERY},
    ),
    Route(
        "open_exercise",
        "POST",
        "/api/exercises",
        "Go on from a position of a finished game, at a table of its own.",
        tables.Seated,
        body=coach.OpenExercise,
    ),
    Route(
        "puzzle_shelf",
        "GET",
        "/api/puzzles",
        "How many puzzles there are of each game.",
        coach.PuzzleShelf,
    ),
    Route(
        "puzzle",
        "GET",
        "/api/puzzles/{game}/{number}",
        "A moment of a game in which one thing wins most; numbers begin with 0.",
        coach.Puzzle,
        query={"language": LANGUAGE_QUERY},
    ),
    Route(
        "solve_puzzle",
        "POST",
        "/api/puzzles/{game}/{number}",
        "What somebody would do there, and whether it is the best.",
        coach.PuzzleSolved,
        body=coach.SolvePuzzle,
        query={"language": LANGUAGE_QUERY},
    ),
    Route(
        "bring_record",
        "POST",
        "/api/records",
        "Look at a finished game from a file as at any other; its table is forgotten after a day.",
        chronicle.Brought,
        body=chronicle.BringRecord,
    ),
    Route(
        "open_chronicle",
        "POST",
        "/api/chronicles",
        "A chronicle of my games, with the seats that this browser holds.",
        chronicle.ChronicleOpened,
        body=chronicle.LinkSeats,
    ),
    Route(
        "chronicle",
        "GET",
        "/api/chronicle",
        "What the chronicle of the bearer of its key holds.",
        chronicle.Chronicle,
    ),
    Route(
        "played_games",
        "GET",
        "/api/chronicle/games",
        "More of my games.",
        chronicle.PlayedGames,
        query={"start": START_QUERY},
    ),
    Route(
        "my_records",
        "GET",
        "/api/chronicle/records",
        "The records of my games, some at a time.",
        chronicle.MyRecords,
        query={"start": START_QUERY},
    ),
    Route(
        "link_seats",
        "POST",
        "/api/chronicle/seats",
        "Write seats that I hold into my chronicle.",
        chronicle.SeatsLinked,
        body=chronicle.LinkSeats,
    ),
    Route(
        "delete_chronicle",
        "DELETE",
        "/api/chronicle",
        "Delete my chronicle with all it knows.",
        chronicle.ChronicleGone,
    ),
    Route(
        "enter_family",
        "POST",
        "/api/families",
        "Begin a family, or join the one of a link.",
        chronicle.Family,
        body=chronicle.EnterFamily,
    ),
    Route(
        "family",
        "GET",
        "/api/families/{family}",
        "The figures of a family that the bearer of a key belongs to.",
        chronicle.Family,
    ),
    Route(
        "leave_family",
        "DELETE",
        "/api/families/{family}",
        "Belong to a family no more.",
        chronicle.FamilyLeft,
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
