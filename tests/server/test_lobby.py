"""Opening, joining and changing a table before its game."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from halls import connect, opened, run, settle

from runehall.engine.rulebook import rules as rules_of
from runehall.games import GAMES
from runehall.server import wire
from runehall.server.client import HallRefusal, TableClient
from runehall.server.errors import Refusal
from runehall.server.storage.setup import Seat, Setup, sealed_options
from runehall.server.table.lobby import add_bot, clean_name
from runehall.server.table.names import clean


def test_the_hall_offers_every_game_in_both_languages(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            offer = await hall.client.ask("GET", "/api/hall", wire.HallInfo)
            assert [game.id for game in offer.games] == list(GAMES)
            for game in offer.games:
                assert game.words.en
                assert game.words.de
                assert game.presets
                assert all(option.words.de and option.help.en for option in game.options)
                assert game.begins is not None
                assert game.begins.first.de
                assert game.begins.next.en
                for option in game.options:
                    assert not GAMES[game.id].options.option(option.name).names_seat
                    if option.name == "manifest":
                        assert option.choices[0].words.en == "our reconstruction"
                texts = await hall.client.fetch("GET", f"/api/games/{game.id}/texts/de")
                assert b"action-" in texts
                rules = await hall.client.fetch("GET", f"/api/games/{game.id}/rules/en")
                assert rules.decode() == rules_of(GAMES[game.id], "en")

    run(test())


def test_a_table_can_be_opened_for_every_number_of_seats_a_game_has(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            for game, rules in GAMES.items():
                for seats in (min(rules.seat_counts), max(rules.seat_counts)):
                    seated = await hall.client.create(game, seats=seats, name="Ada")
                    path = f"/api/tables/{seated.table}"
                    info = await hall.client.ask("GET", path, wire.TableInfo)
                    assert len(info.seats) == seats

    run(test())


def test_people_find_an_open_table_and_sit_down(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            client = hall.client
            seated = await client.create("market", seats=3, name="Ada", public=True)
            hidden = await client.create("market", seats=2, name="Ben")
            listed = await client.ask("GET", "/api/tables", wire.OpenTables)
            assert [table.id for table in listed.open] == [seated.table]
            assert hidden.table not in str(listed)
            guest = await client.join(seated.table, "Grace", seat=2)
            assert guest.seat == 2
            info = await client.ask("GET", f"/api/tables/{seated.table}", wire.TableInfo)
            assert [seat.name for seat in info.seats] == ["Ada", "", "Grace"]
            assert info.host == 0
            for name, seat, code in [
                ("Eve", 2, "seat_taken"),
                ("ada", 1, "name_taken"),
                ("Eve", 7, "no_such_seat"),
                ("<b>Eve</b>", 1, "bad_name"),
                ("   ", 1, "bad_name"),
            ]:
                with pytest.raises(HallRefusal) as refused:
                    await client.join(seated.table, name, seat)
                assert refused.value.code == code
            await client.join(seated.table, "Heidi")
            with pytest.raises(HallRefusal, match="All seats"):
                await client.join(seated.table, "Ivan")

    run(test())


NO_NAMES = ["<script>", "a\nb\x00", "{{x}}", "a&b", '"', "….", "💥<", "a/b", "\u0301", "\u0301a"]
NO_NAMES += ["a \u0301", "-\u0301a", "a" + "\u0301" * 5, "\ud800", "", "💥"]
INVISIBLE = ["a\u202eb", "Ada\u200b", "\u2066Ada", "A\u00adda", "A\ufeffda", "A\U000e0041da"]
INVISIBLE += ["\u3164", "Ada\uffa0", "Ada\u115f", "A\u034fda", "A\u180bda", "Ada\u17b5", "a\u2800"]


@pytest.mark.parametrize("name", NO_NAMES)
def test_markup_and_tricks_are_no_names(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        clean_name(name, Setup("x", "market", [Seat()]), 0)
    assert refused.value.code == "bad_name"


@pytest.mark.parametrize("name", INVISIBLE)
def test_a_name_shows_all_that_it_is(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        clean_name(name, Setup("x", "market", [Seat()]), 0)
    assert refused.value.code in ("invisible_name", "bad_name")


@pytest.mark.parametrize(
    "name",
    [
        "Ada",
        "Jürgen",
        "Zoë O'Neil",
        "李小龍",
        "R2-D2",
        "José M.",
        "Иван",
        "สมชาย",
        "Ада 2",
        "Ada 💥",
    ],
)
def test_names_of_people_are_names(name: str) -> None:
    assert clean_name(f"  {name} ", Setup("x", "market", [Seat()]), 0) == name


ALIKE = [
    ("Ada", "ada"),
    ("Ada", "A d a"),
    ("Ada", "Ada."),
    ("Ada", "\u0410d\u0430"),  # two letters are Cyrillic
    ("Ada", "\uff21\uff44\uff41"),
    ("Ilse", "llse"),
    ("Ilse", "1lse"),
    ("Otto", "0tto"),
    ("Nina", "\u039dina"),
    ("Marta", "Mar\u03c4a"),
    ("Arno", "Amo"),
    ("Zoë", "Zoe\u0308"),
    ("Strauß", "STRAUSS"),
]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_nobody_at_a_table_looks_like_another(one: str, other: str) -> None:
    for first, second in ((one, other), (other, one)):
        setup = Setup("x", "market", [Seat(kind="person", name=clean(first)), Seat()])
        with pytest.raises(Refusal) as refused:
            clean_name(second, setup, 1)
        assert refused.value.code == "name_taken"
        assert clean_name(first, setup, 0) == setup.seats[0].name


@pytest.mark.parametrize(
    ("one", "other"), [("Ali", "All"), ("Gast 1", "Gast 2"), ("Zoe", "Zoë"), ("Ina", "Nina")]
)
def test_different_names_may_sit_together(one: str, other: str) -> None:
    setup = Setup("x", "market", [Seat(kind="person", name=one), Seat()])
    assert clean_name(other, setup, 1) == other


def test_a_bot_does_not_look_like_a_guest() -> None:
    setup = Setup("x", "market", [Seat(kind="person", name="ALRUN"), Seat()])
    add_bot(setup, 1, "novice")
    assert setup.seats[1].name == "Bodil"


async def refused(table: TableClient, command: wire.ClientMessage) -> str:
    """The code of the refusal that a command must get."""
    with pytest.raises(HallRefusal) as caught:
        await table.command(command)
    return caught.value.code


def test_the_host_arranges_the_table(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            client = hall.client
            seated = await client.create("market", seats=4, name="Ada")
            guest = await client.join(seated.table, "Ben")
            host = await connect(client, seated.table, seated.token)
            other = await connect(client, seated.table, guest.token)
            assert host.you.host
            assert not other.you.host
            assert await refused(other, wire.AddBot("1", 2, "novice")) == "only_host"
            assert await refused(host, wire.AddBot("2", 1, "novice")) == "seat_taken"
            assert await refused(host, wire.AddBot("3", 2, "genius")) == "no_such_level"
            await host.command(wire.AddBot("4", 3, "novice"))
            await host.command(wire.Reorder("5", [1, 0, 3, 2]))
            await settle(host, other)
            assert [seat.kind for seat in host.info.seats] == ["person", "person", "bot", "open"]
            assert (host.you.seat, other.you.seat, host.info.host) == (1, 0, 1)
            assert await refused(host, wire.Reorder("6", [0, 0, 1, 2])) == "bad_order"
            assert await refused(host, wire.Start("7", "ab" * 16)) == "seats_open"
            await host.command(
                wire.Configure("8", seats=3, options={"boat_value": 3}, pace="relaxed")
            )
            assert await refused(host, wire.Configure("9", seats=1)) == "bad_seats"
            assert await refused(host, wire.Configure("10", options={"boats": 3})) == "unknown_name"
            assert await refused(host, wire.Start("11", "ab" * 16)) == "not_ready"
            assert await refused(other, wire.Ready("12", True)) == "no_nonce"
            await other.command(wire.Rename("13", "Benedikt"))
            await other.ready()
            await host.command(wire.Unseat("14", 2))
            await host.command(wire.AddBot("15", 2, "skilled"))
            await settle(host)
            assert host.info.options["boat_value"] == 3
            assert [seat.name for seat in host.info.seats[:2]] == ["Benedikt", "Ada"]
            await host.start()
            assert await refused(host, wire.AddBot("16", 2, "novice")) == "only_lobby"
            await host.close()
            await other.close()

    run(test())


def test_those_who_sit_there_can_start_without_the_free_seats(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            seated = await hall.client.create("market", seats=4, name="Ada")
            guest = await hall.client.join(seated.table, "Ben")
            host = await connect(hall.client, seated.table, seated.token)
            other = await connect(hall.client, seated.table, guest.token)
            await other.ready()
            await host.command(wire.Configure("1", seats=2))
            await settle(host)
            assert [seat.ready for seat in host.info.seats] == [False, True]
            # Another number than theirs, or any other rule, is something to agree to.
            for change in (wire.Configure("2", seats=3), wire.Configure("3", seats=2, chat=False)):
                await other.ready()
                await host.command(change)
                await settle(host)
                assert not host.info.seats[1].ready
            await other.ready()
            await host.start()
            assert host.info.stage == "playing"
            await host.close()
            await other.close()

    run(test())


def test_who_is_sent_away_goes_on_watching_and_the_host_can_leave(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            client = hall.client
            seated = await client.create("market", seats=3, name="Ada")
            guests = [await client.join(seated.table, name) for name in ("Ben", "Cleo")]
            host = await connect(client, seated.table, seated.token)
            ben = await connect(client, seated.table, guests[0].token)
            await host.command(wire.Unseat("1", 1))
            await settle(ben)
            assert ben.you.seat == -1
            with pytest.raises(HallRefusal, match="not valid"):
                await ben.hello(guests[0].token)
            await host.command(wire.Leave("2"))
            await settle(host, ben)
            assert host.you.seat == -1
            assert ben.info.host == 2
            assert await refused(ben, wire.Chat("3", "hello")) == "only_seated"
            await host.close()
            await ben.close()

    run(test())


def test_windows_ask_as_the_sealed_presets_do(tmp_path: Path) -> None:
    assert sealed_options(GAMES["alaska"], 3) == {"bear_window": "everyone"}
    assert sealed_options(GAMES["runes"], 3) == {"ask": "holders"}
    assert sealed_options(GAMES["market"], 3) == {}

    async def test() -> None:
        async with opened(tmp_path) as hall:
            options = {"bear_window": "holders"}
            seated = await hall.client.create("alaska", seats=2, name="Ada", options=options)
            info = await hall.client.ask("GET", f"/api/tables/{seated.table}", wire.TableInfo)
            assert info.options["bear_window"] == "everyone"

    run(test())


def test_my_tables_are_found_by_their_tokens(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            client = hall.client
            mine = await client.create("market", seats=2, name="Ada", bots=["random"])
            table = await connect(client, mine.table, mine.token)
            await table.start()
            body = wire.MyTables(
                [
                    wire.SeatKey(mine.table, mine.token),
                    wire.SeatKey(mine.table, "forged"),
                    wire.SeatKey("nowhere", mine.token),
                ]
            )
            found = await client.ask("POST", "/api/mine", wire.MyTablesFound, body=body)
            assert [(each.table.id, each.seat, each.my_turn) for each in found.tables] == [
                (mine.table, 0, True)
            ]
            await table.close()

    run(test())


def test_a_table_is_opened_only_for_seats_a_game_has(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            for game, seats, code in [
                ("market", 7, "bad_seats"),
                ("chess", 2, "unknown_name"),
            ]:
                with pytest.raises(HallRefusal) as refusal:
                    await hall.client.create(game, seats=seats, name="Ada")
                assert refusal.value.code == code
            await asyncio.sleep(0)
            assert hall.hall.listing.tables == {}

    run(test())
