"""My games: a key instead of an account, what is written under it, and how all of it is deleted."""

from __future__ import annotations

from pathlib import Path

import pytest
from chronicled import MOMENT, ended_game, owner, seat_key
from databases import execute
from halls import begin, connect, opened, play_on, run, sitting
from msgspec import json
from sqlalchemy import inspect, make_url
from sqlalchemy.ext.asyncio import create_async_engine

from runehall.engine import Table, read_record
from runehall.games import GAMES
from runehall.server import wire
from runehall.server.client import HallRefusal
from runehall.server.clocks import DAY
from runehall.server.operations.config import Limits
from runehall.server.operations.limits import CHRONICLES_AT_ONCE, RECORDS_AT_ONCE
from runehall.server.play.ending import result_rows
from runehall.server.storage import SetupRow
from runehall.server.storage.chronicles import ChronicleStore
from runehall.server.storage.setup import Seat, Setup, hash_of


def test_a_game_stands_in_the_chronicles_of_those_who_sat_down_with_a_key(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            first = await hall.client.create("alaska", seats=2, name="Ada")
            second = await hall.client.join(first.table, "Ben")
            ada = await owner(hall.client, seat_key(first))
            ben = await owner(hall.client)
            assert await ben.link(seat_key(second)) == 1
            tables = [
                await connect(hall.client, each.table, each.token) for each in (first, second)
            ]
            await begin(tables)
            assert (await ada.chronicle()).played.total == 0
            view = await play_on(tables)
            for table in tables:
                await table.close()
            told = [await each.chronicle() for each in (ada, ben)]
            for seat, chronicle in enumerate(told):
                [game] = chronicle.played.games
                assert (game.table, game.game, game.seat) == (first.table, "alaska", seat)
                assert [each.name for each in game.seats] == ["Ada", "Ben"]
                won = [number for number, each in enumerate(game.seats) if each.won]
                assert won == view["result"]["winners"]
                [figures] = chronicle.figures
                assert (figures.played, figures.won) == (1, int(seat in won))
                assert [share.name for share in figures.people] == [["Ben", "Ada"][seat]]
            records = json.decode(
                await hall.client.fetch("GET", "/api/chronicle/records", token=ada.key)
            )
            assert read_record(records["records"][0]).game == "alaska"
            assert records["next"] is None

    run(test())


def test_another_device_finds_the_seats_by_the_key_and_nobody_by_the_database(
    database: str, tmp_path: Path
) -> None:
    async def test() -> None:
        async with opened(tmp_path, database=database) as hall:
            seated = await hall.client.create("market", seats=2, name="Ada")
            ada = await owner(hall.client, seat_key(seated))
            assert (await ada.chronicle()).seats == [seat_key(seated)]
            for text in await every_text(database):
                assert seated.token not in text
                assert ada.key not in text
            stranger = await owner(hall.client)
            assert (await stranger.chronicle()).seats == []

    run(test())


def test_the_next_game_of_the_same_people_is_theirs_too(database: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path, database=database) as hall:
            async with sitting(hall.client, "alaska", 2) as tables:
                held = wire.SeatKey(tables[0].info.id, tables[0].token or "")
                ada = await owner(hall.client, held)
                await play_on(tables)
                await tables[0].command(wire.Rematch(tables[0].new_id()))
                while tables[0].info.next is None:
                    await tables[0].next_message()
                again = tables[0].info.next
            assert (await ada.chronicle()).seats == [wire.SeatKey(again, held.token)]

    run(test())


def test_figures_count_wins_streaks_editions_levels_and_company(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            seats = []
            for number, (other, points, won) in enumerate(
                [
                    ("Ben", 5, True),
                    ("Ben", 7, True),
                    ("*master", 2, False),
                    ("*novice", 9, True),
                    ("Cleo", 1, False),
                ]
            ):
                preset = "booklet" if number == 4 else "standard"
                company = (("Ada", points, won), (other, 3, not won))
                held = await ended_game(hall, f"m{number}", *company, preset=preset)
                seats.append(held[0])
            low = await ended_game(hall, "c", ("Ada", 12, False), ("Ben", 4, True), game="cambio")
            lower = await ended_game(hall, "d", ("Ada", 3, True), ("Ben", 4, False), game="cambio")
            ada = await owner(hall.client, *seats, low[0], lower[0])
            market, cambio = (await ada.chronicle()).figures
            assert (market.game, market.played, market.won) == ("market", 5, 3)
            assert (market.best, market.streak, cambio.best) == (9, 2, 3)
            assert market.editions == [wire.Share("standard", 4, 3), wire.Share("booklet", 1, 0)]
            assert market.levels == [wire.Share("novice", 1, 1), wire.Share("master", 1, 0)]
            assert market.people == [wire.Share("Ben", 2, 2), wire.Share("Cleo", 1, 0)]

    run(test())


def test_who_sat_on_both_sides_has_neither_won_nor_lost(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            both = await ended_game(hall, "m", ("Ada", 5, True), ("Ida", 2, False))
            chronicle = await (await owner(hall.client, *both)).chronicle()
            assert chronicle.figures == []
            [game] = chronicle.played.games
            assert not game.counts

    run(test())


def test_lessons_and_exercises_count_nowhere(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            lesson = await hall.client.learn("market", "Ada")
            ada = await owner(hall.client)
            assert await ada.link(seat_key(lesson)) == 0
            table = Table.new(GAMES["alaska"], seats=2)
            person = Seat("person", "Ada", None, hash_of("mine"), True)
            exercise = Setup("x", "alaska", [person, person], position=table.document())
            row = SetupRow("x", "playing", MOMENT, exercise.stored())
            await hall.hall.services.store.write(row)
            assert await ada.link(wire.SeatKey("x", "mine")) == 0
            assert (await ada.chronicle()).seats == []
            assert result_rows(exercise, table, MOMENT) == []

    run(test())


def test_a_seat_is_linked_only_by_who_holds_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            seated = await hall.client.create("market", seats=2, name="Ada")
            eve = await owner(hall.client)
            assert await eve.link(wire.SeatKey(seated.table, "forged")) == 0
            assert await eve.link(wire.SeatKey("nowhere", seated.token)) == 0
            assert (await eve.chronicle()).seats == []

    run(test())


def test_games_of_before_come_along_with_their_result(tmp_path: Path) -> None:
    """Games of a former version of the hall have no result written down."""

    async def test() -> None:
        async with opened(tmp_path) as hall:
            async with sitting(hall.client, "alaska", 2) as tables:
                held = wire.SeatKey(tables[0].info.id, tables[0].token or "")
                await play_on(tables)
            await execute(hall.hall.services.store.url, "delete from results")
            ada = await owner(hall.client, held)
            assert [game.table for game in (await ada.chronicle()).played.games] == [held.table]

    run(test())


async def every_text(address: str) -> list[str]:
    """Everything that stands in any row of a database, as one text for each row."""
    engine = create_async_engine(address)
    async with engine.connect() as connection:
        names = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
    await engine.dispose()
    assert {"chronicles", "chronicle_seats", "family_members", "results"} <= set(names)
    return [
        f"{name}: {tuple(row)}"
        for name in names
        for row in await execute(address, f"select * from {name}")
    ]


def test_a_deleted_key_leaves_nothing_in_the_database(database: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path, database=database) as hall:
            store = hall.hall.services.store
            shared = await ended_game(hall, "shared", ("Ada", 5, True), ("Ben", 2, False))
            alone = await ended_game(hall, "alone", ("Ada", 5, True), ("*master", 2, False))
            open_seat = seat_key(await hall.client.create("market", seats=2, name="Ada"))
            ada = await owner(hall.client, shared[0], alone[0], open_seat)
            ben = await owner(hall.client, shared[1])
            await execute(store.url, "delete from tables where id = 'alone'")
            family = (await ada.enter("Ada")).id
            await ben.enter("Ben", family)
            assert (await ada.chronicle()).played.total == 2
            before = await every_text(database)
            assert any(hash_of(ada.key) in text for text in before)
            assert await ada.delete() == 3
            for text in await every_text(database):
                assert hash_of(ada.key) not in text
                assert "alone" not in text
            if make_url(database).get_backend_name() == "sqlite":
                for path in Path(str(make_url(database).database)).parent.glob("test.db*"):
                    assert hash_of(ada.key).encode() not in path.read_bytes()
            with pytest.raises(HallRefusal) as refused:
                await ada.chronicle()
            assert refused.value.code == "no_such_chronicle"
            # Others keep what is theirs, and the seat is still held by who sits there.
            assert (await ben.chronicle()).played.total == 1
            assert [member.name for member in (await ben.family(family)).members] == ["Ben"]
            table = await connect(hall.client, open_seat.table, open_seat.token)
            assert table.you.seat == 0
            await table.close()

    run(test())


def test_two_keys_of_one_person_become_one(database: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path, database=database) as hall:
            phone_seat = seat_key(await hall.client.create("market", seats=2, name="Ada"))
            played = await ended_game(hall, "m", ("Ada", 5, True), ("Ben", 2, False))
            phone = await owner(hall.client, phone_seat, played[0])
            laptop = await owner(hall.client)
            family = (await phone.enter("Ada")).id
            assert await laptop.link(former=phone.key) == 2
            told = await laptop.chronicle()
            assert (told.seats, told.played.total, told.families) == ([phone_seat], 1, [family])
            with pytest.raises(HallRefusal):
                await phone.chronicle()

    run(test())


def test_a_family_sees_figures_and_nothing_else(database: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path, database=database) as hall:
            seats = await ended_game(hall, "m", ("Ada", 5, True), ("Secret Ben", 2, False))
            ada, cleo = await owner(hall.client, seats[0]), await owner(hall.client)
            family = (await ada.enter("Grandma")).id
            with pytest.raises(HallRefusal) as refused:
                await cleo.family(family)
            assert refused.value.code == "no_such_family"
            told = await cleo.enter("Cleo", family)
            assert [(member.name, member.me) for member in told.members] == [
                ("Grandma", False),
                ("Cleo", True),
            ]
            assert told.members[0].games == [wire.FamilyGame("market", 1, 1, 5, 1)]
            raw = await hall.client.fetch("GET", f"/api/families/{family}", token=cleo.key)
            assert b"Ben" not in raw
            assert b'"m"' not in raw
            for foreign in ("nowhere", "%00", "x" * 300):
                with pytest.raises(HallRefusal) as refused:
                    await ada.family(foreign)
                assert refused.value.code == "no_such_family"
            left = await hall.client.ask(
                "DELETE", f"/api/families/{family}", wire.FamilyLeft, token=cleo.key
            )
            assert left.members == 1
            with pytest.raises(HallRefusal):
                await cleo.family(family)

    run(test())


def test_families_have_bounds(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            ada = await owner(hall.client)
            for _ in range(5):
                await ada.enter("Ada")
            for family, code in ((None, "too_many_families"), ("nowhere", "no_such_family")):
                with pytest.raises(HallRefusal) as refused:
                    await ada.enter("Ada", family)
                assert refused.value.code == code
            with pytest.raises(HallRefusal) as refused:
                await ada.enter("\u200b")
            assert refused.value.code == "bad_name"

    run(test())


def test_a_result_outlives_its_table_while_somebody_has_it(database: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path, database=database) as hall:
            store = hall.hall.services.store
            kept = await ended_game(hall, "kept", ("Ada", 5, True), ("Ben", 2, False))
            await ended_game(hall, "nobodys", ("Cleo", 5, True), ("Dan", 2, False))
            ada = await owner(hall.client, kept[0])
            await execute(store.url, "delete from tables")
            await ChronicleStore(store).forget(None, 0.0)
            found = await execute(store.url, "select table_id from results")
            assert [row.table_id for row in found] == ["kept"]
            [game] = (await ada.chronicle()).played.games
            assert not game.kept

    run(test())


def test_chronicles_that_nobody_comes_to_are_forgotten(database: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path, database=database) as hall:
            store = hall.hall.services.store
            seats = await ended_game(hall, "m", ("Ada", 5, True), ("Ben", 2, False))
            ada, empty = await owner(hall.client, seats[0]), await owner(hall.client)
            await execute(store.url, "update hall set open_seconds = :days", days=3 * DAY)
            await hall.hall.forget()
            assert (await ada.chronicle()).played.total == 1
            with pytest.raises(HallRefusal):
                await empty.chronicle()
            await execute(store.url, "update hall set open_seconds = :days", days=500 * DAY)
            await hall.hall.forget()
            with pytest.raises(HallRefusal):
                await ada.chronicle()

    run(test())


def test_keys_and_records_by_the_thousand_are_refused_in_words(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            for _ in range(CHRONICLES_AT_ONCE):
                await owner(hall.client)
            with pytest.raises(HallRefusal) as refused:
                await owner(hall.client)
            assert refused.value.code == "too_many_chronicles"
            nothing = wire.BringRecord({})
            codes = []
            for _ in range(RECORDS_AT_ONCE + 2):
                with pytest.raises(HallRefusal) as refused:
                    await hall.client.ask("POST", "/api/records", wire.Brought, body=nothing)
                codes.append(refused.value.code)
            assert set(codes) == {"bad_record"}
            for key in ("", "forged", "x" * 5000, hash_of("forged")):
                with pytest.raises(HallRefusal) as refused:
                    await hall.client.fetch("GET", "/api/chronicle", token=key)
                assert refused.value.code == "no_such_chronicle"

    run(test())


def test_asking_again_and_again_is_too_fast(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path, limits=Limits()) as hall:
            ada = await owner(hall.client)
            codes = []
            for _ in range(40):
                try:
                    await ada.chronicle()
                except HallRefusal as refused:
                    codes.append(refused.code)
            assert codes
            assert set(codes) == {"too_fast"}

    run(test())
