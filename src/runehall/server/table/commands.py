"""What a command over the socket does to its table; all of it runs in the table's task."""

from __future__ import annotations

import asyncio
import logging
import unicodedata

from runehall.bots import LEVELS, Insight
from runehall.engine import SPECTATOR, IllegalAction, RunehallError
from runehall.server import wire
from runehall.server.clocks import now_ms
from runehall.server.errors import CONFLICT, Refusal, in_words
from runehall.server.net.connection import Connection
from runehall.server.play.play import PASS, Play
from runehall.server.play.preview import preview
from runehall.server.storage import CommandRow, SetupRow
from runehall.server.storage.setup import Setup
from runehall.server.table import lobby
from runehall.server.table.live import LiveTable

LOG = logging.getLogger("runehall.table")

# What a spectator may ask.
OPEN_TO_ALL = (wire.Resync,)
ONLY_HOST = (wire.Configure, wire.Reorder, wire.AddBot, wire.Unseat, wire.Start)


async def obey(
    live: LiveTable, connection: Connection, command: wire.Command, received: float
) -> None:
    """Carry out a command and answer it, or raise and change nothing."""
    seat = connection.viewer
    if seat == SPECTATOR and not isinstance(command, OPEN_TO_ALL):
        raise Refusal("only_seated")
    if isinstance(command, ONLY_HOST):
        lobby.only_host(live.setup, seat)
    if seat != SPECTATOR and live.presence.came(seat):
        live.wake()
        live.tell_table()
    match command:
        case wire.Act():
            await act(live, connection, command, received)
        case wire.Resync():
            await live.show_everything(connection)
        case wire.Preview():
            show_preview(live, connection, command)
        case wire.Describe():
            describe(live, connection, command)
        case wire.Hint():
            begin_hint(live, connection, command)
        case _:
            await obey_once(live, connection, command)


async def obey_once(live: LiveTable, connection: Connection, command: wire.Command) -> None:
    """Carry out a command that is no action; sent again, it is only answered again."""
    assert connection.token_hash is not None
    sent = (connection.token_hash, command.id)
    if sent not in live.obeyed:
        # Written down together with what it did, to be known after a restart.
        row = CommandRow(live.setup.id, *sent, now_ms())
        match command:
            case wire.Chat():
                await chat(live, connection, command, row)
            case wire.Emote():
                emote(live, connection, command)
            case wire.Rematch():
                await rematch(live, row)
            case _:
                await change_setup(live, connection, command, row)
        live.obeyed.append(sent)
    accept(connection, command)


def accept(connection: Connection, command: wire.Command) -> None:
    """Say that a command was carried out."""
    connection.send(wire.Accepted(connection.next_seq(), command.id))


def game_of(live: LiveTable) -> Play:
    """The game that is being played."""
    if live.play is None:
        raise Refusal("only_playing", status=CONFLICT)
    return live.play


# --- play -----------------------------------------------------------------------------------------


async def act(live: LiveTable, connection: Connection, command: wire.Act, received: float) -> None:
    """An action of a person; in a window of a live table it takes part in a race."""
    play = game_of(live)
    conductor = live.conductor
    assert conductor is not None
    seat = connection.viewer
    if (seat, command.id) in play.commands:
        accept(connection, command)
        return
    if live.setup.seats[seat].handed_over:
        raise Refusal("handed_over", status=CONFLICT)
    racing = conductor.window is not None and live.setup.pace == "live"
    if racing and command.text != PASS and play.can_act(seat):
        round_trip = connection.round_trip()
        await conductor.claim(command, seat, round_trip=round_trip, received=received)
        return
    await live.carry_out(seat, command.text, command=command.id)
    live.services.metrics.traffic.answered_in((now_ms() - received) / 1000.0)


def show_preview(live: LiveTable, connection: Connection, command: wire.Preview) -> None:
    """What an action would do."""
    play = game_of(live)
    try:
        certain, view, log = preview(
            play.table,
            connection.viewer,
            command.text,
            names=live.setup.names(),
            language=connection.language,
        )
    except IllegalAction as error:
        no = in_words(error, connection.language, live.game)
        answer = wire.Previewed(
            connection.next_seq(),
            command.id,
            command.text,
            False,
            no.code,
            no.sentence,
            True,
            None,
            [],
        )
    else:
        answer = wire.Previewed(
            connection.next_seq(), command.id, command.text, True, None, None, certain, view, log
        )
    connection.send(answer)


def describe(live: LiveTable, connection: Connection, command: wire.Describe) -> None:
    """The sentences of legal actions."""
    play = game_of(live)
    legal = []
    for text in command.texts:
        action = play.table.check(connection.viewer, text)
        legal.append(play.shown.worded(action, connection.viewer, connection.language))
    connection.send(wire.Described(connection.next_seq(), command.id, legal))


def begin_hint(live: LiveTable, connection: Connection, command: wire.Hint) -> None:
    """Have the strongest bot think about a seat's decision, beside everything else."""
    play = game_of(live)
    if play.over or not play.can_act(connection.viewer):
        raise Refusal("hint_refused", status=CONFLICT)
    if live.presence.awaits_hint(connection.viewer) or live.services.pool.many_hints:
        raise Refusal("hint_busy", status=CONFLICT)
    insight = Insight(live.game, play.table.state, connection.viewer)
    connection.hint = asyncio.create_task(hint(live, play, connection, command, insight))


async def hint(
    live: LiveTable, play: Play, connection: Connection, command: wire.Hint, insight: Insight
) -> None:
    """Think, and answer."""
    try:
        tried = await live.services.pool.advise(insight.packed())
    except Exception:
        live.services.metrics.failures.inc()
        LOG.exception("hint failed", extra={"table": live.setup.id})
        connection.refuse(in_words(Refusal("internal"), connection.language), command.id)
        return
    total = sum(visits for _, _, visits in tried) or 1
    notation, seat, language = play.table.notation, connection.viewer, connection.language
    advice = [
        wire.Advice(
            text=text,
            say=play.shown.worded(notation.parse(text), seat, language).say or text,
            chance=round(chance, 3),
            share=round(visits / total, 3),
        )
        for text, chance, visits in tried
    ]
    connection.send(wire.Hinted(connection.next_seq(), command.id, advice))


# --- company --------------------------------------------------------------------------------------


async def chat(
    live: LiveTable, connection: Connection, command: wire.Chat, row: CommandRow
) -> None:
    """Say something: one line of readable text."""
    if not live.setup.chat:
        raise Refusal("chat_off", status=CONFLICT)
    shown = "".join(letter for letter in command.text if unicodedata.category(letter)[0] != "C")
    if not shown.strip():
        raise Refusal("empty_text")
    await live.say(connection, shown.strip(), row)


def emote(live: LiveTable, connection: Connection, command: wire.Emote) -> None:
    """Show a feeling."""
    seat = connection.viewer
    for other in live.presence.connections:
        name = live.setup.seats[seat].name
        other.send(wire.Emoted(other.next_seq(), seat, name, command.emote))


# --- seats and options ---------------------------------------------------------------------------


async def change_setup(
    live: LiveTable, connection: Connection, command: wire.Command, row: CommandRow
) -> None:
    """Change the setup, write it down, then tell everybody; or change nothing."""
    setup, seat = live.setup, connection.viewer
    before = setup.stored()
    try:
        if isinstance(command, wire.Start):
            await start(live, seat, command)
        else:
            change(live, setup, seat, command)
    except RunehallError:
        setup.restore(before)
        raise
    await live.save(before, row)
    await follow_up(live)


def change(live: LiveTable, setup: Setup, seat: int, command: wire.Command) -> None:
    """The change that a command makes to a setup."""
    match command:
        case wire.Rename():
            setup.seats[seat].name = lobby.clean_name(command.name, setup, seat)
        case wire.Ready():
            lobby.get_ready(setup, seat, ready=command.ready, nonce=command.nonce)
        case wire.Leave():
            leave(setup, seat)
        case wire.Configure():
            lobby.configure(setup, live.game, command)
        case wire.Reorder():
            lobby.reorder(setup, command.order)
        case wire.AddBot():
            lobby.add_bot(setup, command.seat, command.level)
        case wire.Unseat():
            lobby.unseat(setup, command.seat)
        case wire.PassForMe():
            setup.seats[seat].pass_for_me = command.on
        case wire.HandOver():
            hand_over(setup, seat, command.level)
        case wire.TakeBack():
            only_playing(setup)
            setup.seats[seat].handed_over = False
            setup.seats[seat].level = None


def only_playing(setup: Setup) -> None:
    """Refuse what is possible only during a game."""
    if setup.stage != "playing":
        raise Refusal("only_playing", status=CONFLICT)


def hand_over(setup: Setup, seat: int, level: str) -> None:
    """Let a bot play a person's seat."""
    only_playing(setup)
    if level not in LEVELS:
        raise Refusal("no_such_level", level=level)
    setup.seats[seat].handed_over = True
    setup.seats[seat].level = level


def leave(setup: Setup, seat: int) -> None:
    """Give a seat up: in the lobby it opens, in a game a bot has it for good."""
    if setup.stage == "lobby":
        lobby.stand_up(setup, seat)
    elif setup.stage == "playing":
        left = setup.seats[seat]
        left.kind, left.level, left.token_hash = "bot", left.level or "skilled", None
        left.handed_over = left.pass_for_me = False
        if setup.host == seat:
            setup.host = next(iter(setup.persons()), None)
    else:
        setup.seats[seat].token_hash = None


async def start(live: LiveTable, seat: int, command: wire.Start) -> None:
    """Deal."""
    setup = live.setup
    lobby.get_ready(setup, seat, ready=True, nonce=command.nonce)
    lobby.check_start(setup)
    setup.stage = "playing"
    # A setup that cannot be dealt is refused here, before anything is written.
    Play.begin(setup, live.game, live.services.store)


async def follow_up(live: LiveTable) -> None:
    """What a changed setup means for those who are connected and for the game."""
    for connection in live.presence.connections:
        await seat_anew(live, connection)
    play, conductor = live.play, live.conductor
    if live.setup.stage == "playing" and play is None:
        live.direct(Play.begin(live.setup, live.game, live.services.store))
        for connection in live.presence.connections:
            connection.playing = True
            await live.show_everything(connection)
        return
    if play is not None and conductor is not None:
        play.rename(live.setup.names())
        if not play.over and not live.asleep:
            conductor.plan_bots()
        conductor.refresh()
    live.tell_table()


async def seat_anew(live: LiveTable, connection: Connection) -> None:
    """Find where a connection's person sits now; who has lost the seat goes on watching."""
    hashes = [seat.token_hash for seat in live.setup.seats]
    known = connection.token_hash is not None and connection.token_hash in hashes
    viewer = hashes.index(connection.token_hash) if known else SPECTATOR
    if viewer != connection.viewer:
        connection.viewer = viewer
        await live.show_everything(connection)


async def rematch(live: LiveTable, row: CommandRow) -> None:
    """Open a table for the same people, once."""
    setup = live.setup
    if setup.stage != "over":
        raise Refusal("only_over", status=CONFLICT)
    if setup.next is None:
        again = lobby.rematch_of(setup)
        before = setup.stored()
        await live.services.store.write(SetupRow(again.id, "lobby", now_ms(), again.stored()))
        setup.next = again.id
        await live.save(before, row)
        live.tell_table()
