"""A table chooses a set of its own: checked in words, kept with the table and its record."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from halls import behind_the_door, connect, opened, run, settle
from msgspec import json

from own_sets import CARDS, DECK, OWNED, STONES, own_set
from runehall.engine import manifest_text, read_record, replay
from runehall.games import GAMES
from runehall.server import wire
from runehall.server.client import HallClient, HallRefusal
from runehall.server.verify import verify


async def check(client: HallClient, game: str, text: str, language: str = "en") -> Any:
    """What the hall says to a file."""
    path = f"/api/games/{game}/manifest?language={language}"
    checked = await client.ask("POST", path, wire.CheckedManifest, body=wire.CheckManifest(text))
    return checked.manifest


def test_a_set_is_checked_for_every_game(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            for game in OWNED:
                manifest = own_set(game)
                assert await check(hall.client, game, manifest_text(manifest)) == manifest
            with pytest.raises(HallRefusal) as refused:
                await check(hall.client, "chess", "{}")
            assert refused.value.code == "no_such_page"

    run(test())


@pytest.mark.parametrize(
    ("game", "text", "english", "german"),
    [
        (
            "market",
            manifest_text(DECK).replace('"swap": 6', '"swap": 600'),
            "Line 16: “swap” must be a whole number from 0 to 31, not “600”.",
            "Zeile 16: „swap“ muss eine ganze Zahl von 0 bis 31 sein, nicht „600“.",
        ),
        (
            "runes",
            manifest_text(STONES).replace("KKKKKK", "KKQKKK", 1),
            "has a face “Q”",
            "steht „Q“",
        ),
        ("rune", manifest_text(DECK), "Line 2: This set is for", "Zeile 2: Dieser Satz ist für"),
        ("rune", "[" * 19_000, "Line 1: Too many brackets", "Zeile 1: Zu viele Klammern"),
        ("rune", "x" * 100_000, "at most 20,000 letters", "höchstens 20.000 Zeichen"),
    ],
)
def test_a_bad_set_is_refused_with_its_line_in_both_languages(
    game: str, text: str, english: str, german: str, tmp_path: Path
) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            for language, sentence in (("en", english), ("de", german)):
                with pytest.raises(HallRefusal) as refused:
                    await check(hall.client, game, text, language)
                assert refused.value.code == "bad_manifest"
                assert sentence in str(refused.value)

    run(test())


def test_ten_megabytes_are_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            url = f"{hall.address}/api/games/rune/manifest"
            body = BytesIO(b'{"text": "' + b"x" * 10_000_000 + b'"}')
            headers = {"Content-Type": "application/json"}
            async with hall.client.session.post(url, data=body, headers=headers) as answer:
                refusal = json.decode(await answer.read(), type=wire.Refusal)
            assert (answer.status, refusal.code) == (413, "too_large")

    run(test())


def wrong_sets() -> list[Any]:
    """What somebody could send as a set without asking first."""
    return [
        {**CARDS, "cards": []},
        {**CARDS, "name": "x" * 5000},
        {**CARDS, "games": ["rune", *["rune"] * 500]},
        {**CARDS, "more": [[[[[]]]]]},
        STONES,
        {"games": {}},
        {},
        ["reconstructed-1"],
        "mine",
        10**30,
    ]


def test_a_wrong_set_changes_nothing_at_a_table(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            seated = await hall.client.create("rune", seats=2, name="Ada", options={"hand_size": 2})
            table = await connect(hall.client, seated.table, seated.token)
            live = behind_the_door(hall, seated.table)
            before, shown = live.setup.stored(), table.info
            for wrong in wrong_sets():
                with pytest.raises(HallRefusal):
                    await table.command(wire.Configure("c", seats=4, options={"manifest": wrong}))
                with pytest.raises(HallRefusal):
                    await hall.client.create("rune", seats=2, name="A", options={"manifest": wrong})
            await settle(table)
            assert (live.setup.stored(), table.info) == (before, shown)
            await table.close()

    run(test())


@pytest.mark.parametrize("game", OWNED)
def test_a_game_with_its_own_set_outlives_a_restart_and_its_record_is_proved(
    game: str, tmp_path: Path
) -> None:
    """Chosen in the lobby, played on after a restart, and bots in other processes play with it."""
    manifest = own_set(game)
    seats = 2

    async def begin() -> tuple[str, str]:
        async with opened(tmp_path) as hall:
            seated = await hall.client.create(game, seats=seats, name="Ada")
            table = await connect(hall.client, seated.table, seated.token)
            await table.command(wire.AddBot("b", 1, "skilled"))
            await table.command(wire.Configure("c", options={"manifest": manifest}))
            await settle(table)
            assert table.info.options["manifest"] == manifest
            await table.start()
            await table.close()
            return seated.table, seated.token

    async def go_on(name: str, token: str) -> None:
        async with opened(tmp_path) as hall:
            saved = await hall.client.fetch("GET", f"/api/tables/{name}/manifest")
            assert saved.decode() == manifest_text(manifest)
            table = await connect(hall.client, name, token)
            assert table.position.view["options"]["manifest"] == manifest
            for _ in range(6):
                if table.legal:
                    in_window = table.position.window is not None
                    await table.act("pass" if in_window else table.legal[0].text)
                else:
                    await table.next_message()
            await table.close()
            play = behind_the_door(hall, name).play
            assert play is not None
            record = json.decode(json.encode(play.record.document()))
            assert record["options"]["manifest"] == manifest
            assert replay(read_record(record), GAMES).document() == play.table.document()

    run(go_on(*run(begin())))


def test_the_record_of_a_finished_game_carries_the_set(tmp_path: Path) -> None:
    small = {**DECK, "cards": {**DECK["cards"], **dict.fromkeys("12345678", 0), "red rune": 20}}

    async def test() -> None:
        async with opened(tmp_path) as hall:
            seated = await hall.client.create(
                "alaska", seats=2, name="Ada", bots=["random"], options={"manifest": small}
            )
            async with hall.client.table(seated.table, seated.token) as table:
                await table.start()
                while not table.over:
                    if table.legal:
                        await table.act(table.legal[-1].text)
                    else:
                        await table.next_message()
                while table.info.stage != "over":
                    await table.next_message()
            record = await hall.client.record(seated.table)
            assert record["options"]["manifest"] == small
            assert replay(read_record(record), GAMES).view(0) == table.position.view
            assert all(finding.good for finding in verify(record, GAMES))
            record["options"]["manifest"]["cards"]["red rune"] -= 1
            assert not all(finding.good for finding in verify(record, GAMES))

    run(test())


def test_our_set_is_saved_as_a_file_to_begin_with(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            for game in OWNED:
                seats = max(GAMES[game].seat_counts)
                seated = await hall.client.create(game, seats=seats, name="Ada")
                saved = await hall.client.fetch("GET", f"/api/tables/{seated.table}/manifest")
                ours = await check(hall.client, game, saved.decode())
                assert ours == GAMES[game].manifest({})

    run(test())
