"""Codes that people can say: where they lead, when they end, and how little can be guessed."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest
from halls import Opened, connect, opened, run
from virtual_time import run_timelessly

from runehall.server import clocks, wire
from runehall.server.client import HallRefusal
from runehall.server.invitation import LENGTH, LETTERS, read_code
from runehall.server.operations import limits
from runehall.server.operations.limits import Guesses

NONCE = "0f" * 16
WRONG = "ZZZZZZ"


async def code_of(hall: Opened, table: str) -> str | None:
    info = await hall.client.ask("GET", f"/api/tables/{table}", wire.TableInfo)
    return info.code


async def find(hall: Opened, code: str) -> str:
    found = await hall.client.ask("POST", "/api/codes", wire.CodeFound, body=wire.SpokenCode(code))
    return found.table


async def refused(hall: Opened, code: str) -> tuple[str, str]:
    with pytest.raises(HallRefusal) as no:
        await find(hall, code)
    return no.value.code, str(no.value)


def test_a_code_leads_where_the_link_does_however_it_is_typed(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            seated = await hall.client.create("market", seats=2, name="Ada")
            code = await code_of(hall, seated.table)
            assert code is not None
            assert len(code) == LENGTH
            assert set(code) <= set(LETTERS)
            spaced = f" {code[:3].lower()} - {code[3:]} "
            assert [await find(hall, each) for each in (code, spaced)] == [seated.table] * 2

    run(test())


@pytest.mark.parametrize("letter", "ILOU01ß")
def test_a_code_has_no_letter_that_is_taken_for_another(letter: str) -> None:
    assert letter not in LETTERS
    assert read_code(f"ABCDE{letter}") is None


def test_a_code_survives_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            seated = await hall.client.create("market", seats=2, name="Ada")
            code = await code_of(hall, seated.table)
        async with opened(tmp_path) as hall:
            assert await find(hall, f"{code}") == seated.table

    run(test())


def test_a_code_ends_when_the_table_is_full_and_never_leads_anywhere_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            seated = await hall.client.create("market", seats=2, name="Ada")
            code = f"{await code_of(hall, seated.table)}"
            guest = await hall.client.join(seated.table, "Grace")
            assert await code_of(hall, seated.table) is None
            assert (await refused(hall, code))[0] == "no_such_code"
            table = await connect(hall.client, guest.table, guest.token)
            await table.command(wire.Leave("bye"))
            another = await code_of(hall, seated.table)
            assert another not in (None, code)
            assert (await refused(hall, code))[0] == "no_such_code"
            assert await find(hall, f"{another}") == seated.table
            await table.close()

    run(test())


def test_a_code_ends_when_the_game_begins(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            seated = await hall.client.create("market", seats=2, name="Ada")
            code = f"{await code_of(hall, seated.table)}"
            table = await connect(hall.client, seated.table, seated.token)
            await table.command(wire.AddBot("bot", 1, "novice"))
            await table.command(wire.Start("go", NONCE))
            assert (await refused(hall, code))[0] == "no_such_code"
            await table.close()

    run(test())


def test_no_answer_tells_a_code_that_has_ended_from_one_that_never_was(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            seated = await hall.client.create("market", seats=2, name="Ada")
            ended = f"{await code_of(hall, seated.table)}"
            await hall.client.join(seated.table, "Grace")
            answers = {await refused(hall, code) for code in (ended, WRONG, "what?", "1")}
            assert len(answers) == 1

    run(test())


def test_a_household_may_try_a_few_codes_and_then_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            seated = await hall.client.create("market", seats=2, name="Ada")
            code = f"{await code_of(hall, seated.table)}"
            for _ in range(2 * limits.GUESSES_AT_ONCE):
                await find(hall, code)  # who has the code guesses nothing
            for _ in range(limits.GUESSES_AT_ONCE):
                assert (await refused(hall, WRONG))[0] == "no_such_code"
            assert (await refused(hall, WRONG))[0] == "too_many_guesses"
            assert (await refused(hall, code))[0] == "too_many_guesses"

    run_timelessly(test(), monkeypatch)


def test_all_households_together_may_try_only_so_many_codes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    moment = 1_000.0
    monkeypatch.setattr(clocks, "time", SimpleNamespace(monotonic=lambda: moment))
    guesses = Guesses()
    tried = [guesses.take(f"household {number}") for number in range(300)]
    assert sum(tried) == limits.ALL_GUESSES_AT_ONCE
    assert guesses.households.of["household 299"].left == limits.GUESSES_AT_ONCE
    moment += 10.0
    later = [guesses.take(f"later {number}") for number in range(300)]
    assert sum(later) == 10 * limits.ALL_GUESSES_PER_SECOND


def test_who_sits_down_with_a_nonce_is_ready(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            seated = await hall.client.create("market", seats=3, name="Ada")
            path = f"/api/tables/{seated.table}"
            for name, nonce in (("Ben", NONCE), ("Grace", None)):
                body = wire.JoinTable(name, nonce=nonce)
                await hall.client.ask("POST", f"{path}/seats", wire.Seated, body=body)
            info = await hall.client.ask("GET", path, wire.TableInfo)
            assert [seat.ready for seat in info.seats] == [False, True, False]

    run(test())
