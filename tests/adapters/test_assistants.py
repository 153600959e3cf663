"""Assistants at tables of this machine: whole games over both transports, and hostile ones."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import sys
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from mcp import Client
from mcp.client.stdio import StdioServerParameters, stdio_client

import runehall
from assistants import ENVIRONMENT, Assistant, actions_in
from runehall.adapters.mcp.server import AssistantServer
from runehall.adapters.mcp.sitting import PACKAGE
from runehall.adapters.mcp.tables import MOST_TABLES, QUIET, Pace, Tables
from runehall.adapters.mcp.telling import LEGALITIES, MOST_LISTED, Legality
from runehall.adapters.mcp.tools import Tools
from runehall.cli.mcp import LEGALITIES as SPOKEN_LEGALITIES
from runehall.cli.mcp import mcp as command
from runehall.engine import RunehallError
from runehall.engine.texts import texts_for
from runehall.games import GAMES

PATIENCE = 300.0
FEW_KILOBYTES = 6_000


def run(test: Coroutine[Any, Any, None]) -> None:
    """Run a test with an end."""
    asyncio.run(asyncio.wait_for(test, PATIENCE))


@asynccontextmanager
async def sitting_here(
    tools: Tools | None = None, pace: Pace | None = None
) -> AsyncIterator[Assistant]:
    """An assistant of a server in this process."""
    endless = Pace(1e9, 1e9)
    server = AssistantServer(tools or Tools(), pace or endless)
    try:
        async with Client(server) as client:
            yield Assistant(client)
    finally:
        await server.tools.tables.close()


def test_a_whole_game_over_standard_input_and_output() -> None:
    async def play() -> None:
        words = ["-m", "runehall", "mcp", "--calls-per-second", "1000"]
        started = StdioServerParameters(command=sys.executable, args=words, env=ENVIRONMENT)
        async with Client(stdio_client(started)) as client:
            assistant = Assistant(client)
            assert "alaska" in await assistant.call("list_games")
            told = await assistant.sit_down("open_table", game="alaska", bots=["random"], seed=3)
            while "the game is over" not in told.splitlines()[0]:
                told = await assistant.act_at_random(told)
            assert "Won by:" in told
            again = await assistant.call("play_again", table=assistant.table)
            assert "a game in progress" in again.splitlines()[0]
            await assistant.call("leave", table=assistant.table)
            gone = await assistant.refused("look", table=assistant.table)
            assert gone.startswith("There is no table")

    run(play())


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_read_and_begun(game: str) -> None:
    async def play() -> None:
        async with sitting_here() as assistant:
            rules = await assistant.call("read_rules", game=game)
            assert rules.startswith("# ")
            assert "picture:" not in rules
            assert "`" in await assistant.call("read_rules", game=game, part="actions")
            json.loads(await assistant.call("read_rules", game=game, part="components"))
            told = await assistant.sit_down("open_table", game=game, bots=["random"], seed=5)
            for _ in range(6):
                assert len(told) < FEW_KILOBYTES
                if not actions_in(told):
                    break
                told = await assistant.act_at_random(told)

    run(play())


def test_long_lists_are_told_by_their_beginnings() -> None:
    async def play() -> None:
        tools = Tools()
        async with sitting_here(tools) as assistant:
            told = await assistant.sit_down("open_table", game="runes", bots=["random"], seed=3)
            while "beginnings" not in told:
                told = await assistant.act_at_random(told)
            starts = re.findall(r"^(\w.*) … \((\d+)\)$", told, re.MULTILINE)
            assert starts
            for start, count in starts:
                listed = await assistant.call(
                    "legal_actions", table=assistant.table, beginning=start
                )
                if int(count) <= MOST_LISTED:
                    assert len(actions_in(listed)) == int(count)
                    assert all(each.startswith(start) for each in actions_in(listed))
            none = await assistant.call("legal_actions", table=assistant.table, beginning="fly")
            assert "begins with “fly”" in none

    run(play())


@pytest.mark.parametrize("legality", LEGALITIES)
def test_legal_actions_are_told_as_the_harness_allows(legality: Legality) -> None:
    async def play() -> None:
        async with sitting_here(Tools(legality=legality)) as assistant:
            offered = {tool.name for tool in (await assistant.client.list_tools()).tools}
            assert ("legal_actions" in offered) == (legality == "all")
            told = await assistant.sit_down("open_table", game="alaska", seed=3)
            assert ("cast 3 9" in told) == (legality == "all")
            assert ("Kinds of actions that are legal now: cast," in told) == (legality == "kinds")
            if legality != "all":
                asked = await assistant.refused("legal_actions", table=assistant.table)
                assert asked == "There is no tool “legal_actions”."
            assert "You cast 3" in await assistant.call(
                "act", table=assistant.table, action="cast 3"
            )

    run(play())
    assert LEGALITIES == SPOKEN_LEGALITIES


def test_nothing_hidden_is_told() -> None:
    async def play() -> None:
        tools = Tools()
        async with sitting_here(tools) as assistant:
            told = await assistant.sit_down("open_table", game="alaska", seed=3)
            view = json.loads(told.partition("(null is hidden from you): ")[2].splitlines()[0])
            assert view["draw"] == "58 hidden"
            assert view["hands"][1] == "4 hidden"
            assert len(view["hands"][0]) == 4
            assert "seed" not in view

    run(play())


def test_where_nobody_waits_it_can_be_let_be() -> None:
    async def play() -> None:
        async with sitting_here() as assistant:
            told = await assistant.sit_down("open_table", game="kodiak", bots=["random"], seed=2)
            while "nobody waits for you" not in told:
                told = await assistant.act_at_random(told)
            told = await assistant.call("wait", table=assistant.table)
            assert "Since you last looked" in told
            while "Take your time" not in told:
                told = await assistant.act_at_random(told)
            same = await assistant.call("wait", table=assistant.table)
            assert "Take your time" in same
            waited = await assistant.refused("act", table=assistant.table, action="wait")
            assert waited.startswith("The game waits for you here")

    run(play())


def test_chances_to_react_can_go_by_until_the_next_turn() -> None:
    async def play() -> None:
        async with sitting_here() as assistant:
            told = await assistant.sit_down("open_table", game="cambio", bots=["random"], seed=2)
            while "You may react now" not in told:
                told = await assistant.act_at_random(told)
            still = await assistant.call("wait", table=assistant.table)
            assert "You may react now" in still
            turn = await assistant.call("wait", table=assistant.table, turns_only=True)
            assert "It is your turn." in turn
            assert "Take your time." in turn

    run(play())


def test_it_speaks_german_too() -> None:
    async def play() -> None:
        async with sitting_here(Tools("de")) as assistant:
            told = await assistant.call("open_table", game="alaska", seed=3)
            found = re.search(r"am Tisch „(.+?)“", told)
            assert found
            assistant.table = found[1]
            assert "Du bist am Zug." in told
            assert "keine Handlung dieses Spiels" in await assistant.refused(
                "act", table=assistant.table, action="fliege"
            )

    run(play())


def test_both_languages_say_the_same() -> None:
    spoken = [
        set(re.findall(r"^([a-z-]+) =|(\$\w+)", source, re.MULTILINE))
        for language in ("en", "de")
        for source in [texts_of(language)]
    ]
    assert spoken[0] == spoken[1]


def texts_of(language: str) -> str:
    """The words of the adapter in a language."""
    folder = Path(runehall.__path__[0]).joinpath(*PACKAGE.split(".")[1:])
    assert texts_for(language, PACKAGE).has("headline")
    return (folder / "texts" / f"{language}.ftl").read_text(encoding="utf-8")


def test_without_the_extra_it_is_said_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "runehall.adapters.mcp.server")
    monkeypatch.setitem(sys.modules, "mcp.server.mcpserver", None)
    with pytest.raises(RunehallError, match=r"pip install 'runehall\[mcp\]'"):
        command(lang="en")


def test_a_place_that_cannot_be_listened_on_is_named() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(RunehallError, match=f"127.0.0.1:{port}"):
            command(http=True, port=port, lang="en")


def test_the_command_knows_no_other_ways_to_tell_what_is_legal() -> None:
    with pytest.raises(RunehallError, match="did you mean “kinds”"):
        command(legal="kind", lang="en")


# --- hostile clients ----------------------------------------------------------------------------

BAD_CALLS: list[tuple[str, dict[str, Any], str]] = [
    ("fly", {}, "There is no tool “fly”."),
    ("x" * 100_000, {}, "There is no tool “xxx"),
    ("look", {}, "This cannot be understood: “table” is missing."),
    ("look", {"table": 7}, "This cannot be understood: “table” cannot be this"),
    ("look", {"table": "t" * 100_000}, "“table” is too long; 40 is the most"),
    ("look", {"table": "nowhere"}, "There is no table “nowhere” here."),
    ("act", {"table": "\0\n", "action": "pass"}, "There is no table"),
    ("act", {"table": "a", "action": "x" * 1_000_000}, "“action” is too long; 200 is the most"),
    ("wait", {"table": "a", "seconds": 1e9}, "“seconds” cannot be this"),
    ("open_table", {"game": "chess"}, "There is no game “chess”"),
    ("open_table", {"game": "alaska", "seats": 7}, "7"),
    ("open_table", {"game": "alaska", "bots": ["genius"]}, "There is no bot “genius”"),
    ("open_table", {"game": "alaska", "bots": ["novice"] * 3}, "room for 1 bots"),
    ("open_table", {"game": "alaska", "options": {"wings": 2}}, "wings"),
    ("open_table", {"game": "alaska", "options": {"hand_size": [1]}}, "hand_size"),
    ("open_table", {"game": "alaska", "seed": -1}, "“seed” cannot be this"),
    ("read_rules", {"game": "alaska", "part": "end"}, "“part” cannot be this"),
    ("join_table", {"link": "file:///etc/passwd"}, "is no link of a table"),
    ("join_table", {"link": "http://[::1/t/x"}, "is no link of a table"),
    ("join_table", {"link": "http://127.0.0.1:1/t/abc"}, "There is no hall at http://127.0.0.1:1"),
]


def test_bad_calls_are_answered_in_one_sentence() -> None:
    async def attack() -> None:
        async with sitting_here() as assistant:
            for tool, arguments, sentence in BAD_CALLS:
                answer = await assistant.refused(tool, **arguments)
                assert sentence in answer, (tool, answer)
                assert len(answer) < 400
            assert "alaska" in await assistant.call("list_games")

    run(attack())


def test_refused_actions_change_nothing() -> None:
    async def attack() -> None:
        async with sitting_here() as assistant:
            before = await assistant.sit_down("open_table", game="market", seed=3)
            for action in ("fly", "duel 99 99", "pass " * 30, "draw\ndraw", "\N{SNOWMAN}"):
                await assistant.refused("act", table=assistant.table, action=action)
            after = await assistant.call("look", table=assistant.table)
            assert actions_in(after) == actions_in(before)

    run(attack())


def test_a_thousand_calls_are_limited() -> None:
    async def attack() -> None:
        now = 0.0
        async with sitting_here(pace=Pace(rate=20.0, burst=100, clock=lambda: now)) as assistant:
            answers = [await assistant.ask("fly") for _ in range(1_000)]
            sentences = [sentence for _, sentence in answers]
            assert sentences == ["There is no tool “fly”."] * 100 + [sentences[-1]] * 900
            assert answers[-1][1] == "These are too many calls at once; wait a moment."
            now = 0.1
            answers = [await assistant.ask("list_games") for _ in range(3)]
            assert [refused for refused, _ in answers] == [False, False, True]

    run(attack())


def test_tables_are_limited_and_quiet_ones_give_way() -> None:
    async def attack() -> None:
        now = 0.0
        tables = Tables(texts_for("en", PACKAGE), clock=lambda: now)
        async with sitting_here(Tools(tables=tables)) as assistant:
            for _ in range(MOST_TABLES):
                await assistant.sit_down("open_table", game="alaska", bots=["random"])
            full = await assistant.refused("open_table", game="alaska")
            assert full.startswith("So many tables are open here")
            now = QUIET + 1.0
            kept = assistant.table
            await assistant.call("look", table=kept)
            await assistant.sit_down("open_table", game="alaska", bots=["random"])
            assert set(tables.sittings) == {kept, assistant.table}

    run(attack())


def test_only_one_waits_at_a_table() -> None:
    async def attack() -> None:
        tools = Tools()
        async with sitting_here(tools) as assistant:
            await assistant.sit_down("open_table", game="alaska", seed=3)
            tools.tables.named(assistant.table).waits = True
            assert "already waits" in await assistant.refused("wait", table=assistant.table)

    run(attack())
