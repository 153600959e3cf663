"""What a command over the socket does to its table; all of it runs in the table's task."""

from __future__ import annotations

import logging
import unicodedata
from collections.abc import Sequence

from runehall.engine import SPECTATOR, IllegalAction, RunehallError
from runehall.server import wire
from runehall.server.clocks import now_ms
from runehall.server.conduct.conductor import Conductor
from runehall.server.errors import CONFLICT, TOO_MANY, Refusal, in_words
from runehall.server.operations.roster import Roster
from runehall.server.play.outcome import Outcome
from runehall.server.play.play import PASS, Play
from runehall.server.play.preview import preview
from runehall.server.play.viewer import Viewer
from runehall.server.storage import Row, SeatsFollow, SetupRow, StorageFailure
from runehall.server.storage.setup import Setup
from runehall.server.table import beginning, lessons, lobby, reading
from runehall.server.table.gesture import touch
from runehall.server.table.hinting import begin_hint
from runehall.server.table.live import LiveTable

LOG = logging.getLogger("runehall.table")

# What a spectator may ask.
OPEN_TO_ALL = frozenset({wire.Resync})
# What changes nothing: of no use to who has gone.
ONLY_ASKED = frozenset({wire.Hello, wire.Ping, wire.Resync, wire.Preview, wire.Describe, wire.Hint})
ONLY_HOST = frozenset(
    {wire.Configure, wire.Begins, wire.Reorder, wire.AddBot, wire.Unseat, wire.Start}
)


async def answer(
    live: LiveTable, viewer: Viewer, message: wire.ClientMessage, received: float
) -> Outcome:
    """Carry out what somebody has sent; whatever goes wrong is their answer."""
    returned: Outcome | None = None
    if viewer.gone and type(message) in ONLY_ASKED:
        return Outcome()  # nobody is there to read the answer
    try:
        if isinstance(message, wire.Ping):
            return Outcome().reply(viewer, wire.Pong(0, message.sent, now_ms()))
        if isinstance(message, wire.Hello):
            return await live.welcome(viewer, message)
        check_may(live, viewer, message)
        if viewer.seat != SPECTATOR:
            returned = live.back(viewer.seat)
        outcome = await obey(live, viewer, message, received)
    except StorageFailure as failure:
        outcome = live.failed(failure)
        outcome.refuse(viewer, Refusal("storage"), getattr(message, "id", None))
    except RunehallError as error:
        outcome = Outcome().refuse(viewer, error, getattr(message, "id", None))
    except Exception:
        live.services.metrics.failures.inc()
        LOG.exception("command failed", extra={"table": live.setup.id})
        outcome = Outcome().refuse(viewer, Refusal("internal"), getattr(message, "id", None))
    return outcome if returned is None else outcome.after(returned)


def check_may(live: LiveTable, viewer: Viewer, command: wire.Command) -> None:
    """Refuse what somebody may not ask for at all."""
    if viewer not in live.presence.viewers:
        raise Refusal("hello_first")
    if viewer.seat == SPECTATOR and type(command) not in OPEN_TO_ALL:
        raise Refusal("only_seated")
    company = type(command) is wire.SetTempo and len(live.setup.persons()) > 1
    if type(command) in ONLY_HOST or company:
        lobby.only_host(live.setup, viewer.seat)


async def obey(live: LiveTable, viewer: Viewer, command: wire.Command, received: float) -> Outcome:
    """Carry out a command, or raise and change nothing."""
    match command:
        case wire.Act():
            return await act(live, viewer, command, received)
        case wire.Resync():
            outcome = Outcome()
            outcome.welcomed.append(viewer)
            return outcome
        case wire.Preview():
            return show_preview(live, viewer, command)
        case wire.Describe():
            return describe(live, viewer, command)
        case wire.Hint():
            return begin_hint(live, viewer, command)
        case _:
            return await obey_once(live, viewer, command)


async def obey_once(live: LiveTable, viewer: Viewer, command: wire.Command) -> Outcome:
    """Carry out a command that is no action; sent again, it is only answered again."""
    assert viewer.token_hash is not None
    sent = (viewer.token_hash, command.id)
    outcome = Outcome()
    if sent not in live.obeyed:
        # Written down together with what it did, to be known after a restart.
        rows = live.obeying(*sent)
        match command:
            case wire.Chat():
                outcome = await chat(live, viewer, command, rows)
            case wire.Emote():
                outcome = emote(live, viewer, command)
            case wire.Touch():
                outcome = touch(live, viewer.seat, command)
            case wire.NextStep():
                outcome = await lessons.next_step(live, rows)
            case wire.Skip():
                alone_with_bots(live).skip()
            case wire.Hold():
                outcome = await reading.hold(alone_with_bots(live), on=command.on)
            case wire.Rematch():
                outcome = await rematch(live, rows)
            case _:
                outcome = await change_setup(live, viewer, command, rows)
        live.obeyed.append(sent)
    return outcome.reply(viewer, wire.Accepted(0, command.id))


# --- play -----------------------------------------------------------------------------------------


async def act(live: LiveTable, viewer: Viewer, command: wire.Act, received: float) -> Outcome:
    """An action of a person; in a window of a live table it takes part in a race."""
    play, conductor = live.game_in_play()
    seat = viewer.seat
    if (seat, command.id) in play.commands:
        return Outcome().reply(viewer, wire.Accepted(0, command.id))
    if live.setup.seats[seat].handed_over:
        raise Refusal("handed_over", status=CONFLICT)
    if play.guide is not None:
        play.guide.check(seat, command.text)
    racing = conductor.window is not None and live.setup.pace == "live"
    if racing and command.text != PASS and play.can_act(seat):
        round_trip = viewer.round_trip()
        return await conductor.claim(command, seat, round_trip=round_trip, received=received)
    if command.text != PASS and not play.can_act(seat):
        late = conductor.outrun(command, viewer.round_trip(), received)
        if late is not None:
            raise late
    outcome = await conductor.act(seat, command.text, command=command.id)
    outcome.received = received
    return outcome


def show_preview(live: LiveTable, viewer: Viewer, command: wire.Preview) -> Outcome:
    """What an action would do."""
    play, _ = live.game_in_play()
    try:
        foreseen = preview(
            play.table,
            viewer.seat,
            command.text,
            names=live.setup.names(),
            language=viewer.language,
            then=command.then,
        )
    except IllegalAction as error:
        no = in_words(error, viewer.language, live.game)
        against = play.table.against(viewer.seat, command.text)
        told = wire.Previewed(
            0, command.id, command.text, False, no.code, no.sentence, True, None, [], [], against
        )
    else:
        told = wire.Previewed(0, command.id, command.text, True, None, None, *foreseen)
    return Outcome().reply(viewer, told)


def describe(live: LiveTable, viewer: Viewer, command: wire.Describe) -> Outcome:
    """The sentences of legal actions."""
    play, _ = live.game_in_play()
    legal = []
    for text in command.texts:
        action = play.table.check(viewer.seat, text)
        legal.append(play.shown.worded(action, viewer.seat, viewer.language))
    return Outcome().reply(viewer, wire.Described(0, command.id, legal))


def alone_with_bots(live: LiveTable) -> Conductor:
    """Who conducts the game of somebody for whom nobody else waits."""
    _, conductor = live.game_in_play()
    if len(live.setup.persons()) > 1:
        raise Refusal("not_alone", status=CONFLICT)
    return conductor


# --- company --------------------------------------------------------------------------------------


async def chat(live: LiveTable, viewer: Viewer, command: wire.Chat, rows: Sequence[Row]) -> Outcome:
    """Say something: one line of readable text."""
    if not live.setup.chat:
        raise Refusal("chat_off", status=CONFLICT)
    shown = "".join(letter for letter in command.text if unicodedata.category(letter)[0] != "C")
    if not shown.strip():
        raise Refusal("empty_text")
    if not live.chatting.take(f"{viewer.seat}"):
        raise Refusal("chat_too_fast", status=TOO_MANY)
    return await live.say(viewer.seat, shown.strip(), *rows)


def emote(live: LiveTable, viewer: Viewer, command: wire.Emote) -> Outcome:
    """Show a feeling."""
    outcome = Outcome()
    name = live.setup.seats[viewer.seat].name
    outcome.announced.append(wire.Emoted(0, viewer.seat, name, command.emote))
    return outcome


# --- seats and options ----------------------------------------------------------------------------


async def change_setup(
    live: LiveTable, viewer: Viewer, command: wire.Command, rows: Sequence[Row]
) -> Outcome:
    """Change the setup and write it down, or change nothing."""
    setup, seat = live.setup, viewer.seat
    before = setup.stored()
    try:
        if isinstance(command, wire.Start):
            start(live, seat, command)
        else:
            change(live, setup, seat, command)
        lobby.settle_code(setup, live.services.listing.has_code)
    except RunehallError:
        setup.restore(before)
        raise
    await live.save(before, *rows)
    if isinstance(command, wire.SetTempo) and live.conductor is not None:
        live.conductor.thinking.hurry()  # who has been waiting too long waits no longer
    return follow_up(live)


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
        case wire.Begins():
            lobby.only_lobby(setup)
            beginning.let_begin(setup, command.seat)
            lobby.settle_options(setup, live.game)
        case wire.Reorder():
            lobby.reorder(setup, command.order)
        case wire.AddBot():
            lobby.add_bot(setup, command.seat, command.level, live.services.roster)
        case wire.Unseat():
            lobby.unseat(setup, command.seat)
        case wire.PassForMe():
            setup.seats[seat].pass_for_me = command.on
        case wire.SetTempo():
            setup.tempo = command.tempo
        case wire.HandOver():
            hand_over(setup, seat, command.level, live.services.roster)
        case wire.TakeBack():
            only_playing(setup)
            setup.seats[seat].handed_over = False
            setup.seats[seat].level = None


def only_playing(setup: Setup) -> None:
    """Refuse what is possible only during a game."""
    if setup.stage != "playing":
        raise Refusal("only_playing", status=CONFLICT)


def hand_over(setup: Setup, seat: int, level: str, roster: Roster) -> None:
    """Let a bot play a person's seat."""
    only_playing(setup)
    roster.check(level, setup.game, len(setup.seats), setup.options)
    setup.seats[seat].handed_over = True
    setup.seats[seat].level = level


def leave(setup: Setup, seat: int) -> None:
    """Give a seat up: in the lobby it opens, in a game a bot has it for good."""
    if setup.stage == "lobby":
        lobby.stand_up(setup, seat)
    elif setup.stage == "playing":
        left = setup.seats[seat]
        left.kind, left.level, left.token_hash = "bot", left.level or "skilled", None
        left.handed_over = left.pass_for_me = left.program = False
        if setup.host == seat:
            setup.host = setup.next_host()
    else:
        setup.seats[seat].token_hash = None


def start(live: LiveTable, seat: int, command: wire.Start) -> None:
    """Deal."""
    setup = live.setup
    lobby.get_ready(setup, seat, ready=True, nonce=command.nonce)
    lobby.check_start(setup, live.services.roster)
    setup.stage = "playing"
    lobby.settle_options(setup, live.game)
    # A setup that cannot be dealt is refused here, before anything is written.
    Play.begin(setup, live.game, live.services.store)


def follow_up(live: LiveTable) -> Outcome:
    """What a changed setup means for those who look on and for the game."""
    outcome = Outcome().table_changed()
    for viewer in live.presence.viewers:
        seat = seat_of(live, viewer)
        if seat != viewer.seat:
            viewer.seat = seat
            outcome.welcomed.append(viewer)
    play, conductor = live.play, live.conductor
    if live.setup.stage == "playing" and play is None:
        live.direct(Play.begin(live.setup, live.game, live.services.store))
        outcome.welcomed = list(live.presence.viewers)
        for viewer in outcome.welcomed:
            viewer.playing = True
    elif play is not None and conductor is not None:
        play.rename(live.setup.names())
        conductor.company.look_round()
        if not conductor.paused:
            conductor.plan_bots()
        conductor.refresh()
    return outcome


def seat_of(live: LiveTable, viewer: Viewer) -> int:
    """Where somebody sits now; who has lost the seat goes on watching."""
    hashes = [seat.token_hash for seat in live.setup.seats]
    known = viewer.token_hash is not None and viewer.token_hash in hashes
    return hashes.index(viewer.token_hash) if known else SPECTATOR


async def rematch(live: LiveTable, rows: Sequence[Row]) -> Outcome:
    """Open a table for the same people, once."""
    setup = live.setup
    if setup.stage != "over" or setup.lesson is not None:
        raise Refusal("only_over", status=CONFLICT)
    if setup.next is not None:
        return Outcome()
    play, _ = live.game_in_play()
    result = live.game.outcome(play.table.state) or {}
    again = lobby.rematch_of(setup, live.game, result.get("next_start"))
    lobby.settle_code(again, live.services.listing.has_code)
    before = setup.stored()
    at = now_ms()
    await live.services.store.write(
        SetupRow(again.id, again.kept_as, at, again.stored()), SeatsFollow(setup.id, again.id, at)
    )
    setup.next = again.id
    await live.save(before, *rows)
    return Outcome().table_changed()
