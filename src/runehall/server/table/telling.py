"""Telling everybody what came of a job. Nothing else of a table sends anything."""

from __future__ import annotations

from typing import Any

from msgspec import json, structs

from runehall.engine import SPECTATOR
from runehall.server import fairness, wire
from runehall.server.clocks import now_ms
from runehall.server.errors import in_words
from runehall.server.play.outcome import Outcome
from runehall.server.play.play import Play
from runehall.server.play.race import lead_of
from runehall.server.play.shown import encoded
from runehall.server.play.viewer import Viewer
from runehall.server.table.live import LiveTable

RECENT_LOG = 200
ENCODER = json.Encoder()


def tell(live: LiveTable, outcome: Outcome) -> None:
    """Tell everybody what they may know of what has happened, the table before the answers."""
    for viewer in outcome.welcomed:
        show_everything(live, viewer)
    if outcome.position and live.play is not None:
        tell_position(live, live.play, outcome)
    if outcome.table:
        tell_table(live, outcome)
    for message in outcome.announced:
        for viewer in live.presence.viewers:
            viewer.send(numbered(message, viewer))
    if outcome.accepted or outcome.replies or outcome.refused:
        answer(live, outcome)
    for viewer, code in outcome.dismissed:
        viewer.dismiss(code)
    if outcome.received:
        live.services.metrics.traffic.answered_in((now_ms() - outcome.received) / 1000.0)
    if outcome.lost:
        for viewer in live.presence.viewers:
            viewer.cut()


def show_everything(live: LiveTable, viewer: Viewer) -> None:
    """Send a viewer the table, the position and the end of the log."""
    position: wire.Position | None = None
    entries: list[wire.LogEntry] = []
    recap: wire.Recap | None = None
    play = live.play
    if play is not None and play.log is not None:
        shown = play.shown.position(viewer.seat, viewer.language)
        position = encoded(shown)
        length = play.log.length(viewer.seat)
        start = max(0, length - RECENT_LOG)
        fresh = 0 if play.over else play.log.unseen_by(viewer.seat)
        entries = play.log.entries(viewer.seat, viewer.language, start, length, fresh=fresh)
        recap = play.log.last_word(viewer.seat, viewer.language)
        play.log.seen[viewer.seat] = length
        viewer.last_position = shown
        viewer.log_length = length
        hold_back(play, viewer)
    viewer.send(
        wire.Welcome(
            seq=viewer.next_seq(),
            time=now_ms(),
            you=you(live, viewer),
            table=info(live),
            position=position,
            log=entries,
            recap=recap,
            chat=live.chat,
            kept=viewer.kept,
        )
    )
    viewer.kept = False


def tell_position(live: LiveTable, play: Play, outcome: Outcome) -> None:
    """Send everybody for whom anything has changed what they may see of it."""
    log = play.log
    if log is None:
        return
    time = ENCODER.encode(now_ms())
    hurried = ENCODER.encode(outcome.hurried)
    for viewer in live.presence.viewers:
        seat, language = viewer.seat, viewer.language
        shown = play.shown.position(seat, language)
        length = log.length(seat)
        start = viewer.log_length
        if length == start and shown == viewer.last_position:
            continue
        viewer.last_position = shown
        viewer.log_length = log.seen[seat] = length
        hold_back(play, viewer)
        # A `wire.Update`, put together from what is encoded already.
        viewer.send_encoded(
            b"".join(
                (
                    b'{"type":"update","seq":%d,"time":' % viewer.next_seq(),
                    time,
                    b',"position":',
                    shown,
                    b',"log":',
                    log.latest(seat, language, start),
                    b',"recap":',
                    log.turns.last_word_encoded(seat, language, log.names),
                    b',"hurried":',
                    hurried,
                    b"}",
                )
            )
        )


def hold_back(play: Play, viewer: Viewer) -> None:
    """Who is near is told of a new window later: nobody has it long before it is shown."""
    window = play.shown.window
    if window is not None and window.lead > 0.0:
        own = min(lead_of(viewer.round_trip()), window.lead)
        viewer.hold_until(window.shown - own)


def tell_table(live: LiveTable, outcome: Outcome) -> None:
    """Send everybody the table, except those who have just been shown everything."""
    live.services.listing.note(live.setup)
    if not live.presence.viewers:
        return
    table = encoded(json.encode(info(live)))
    for viewer in live.presence.viewers:
        if viewer not in outcome.welcomed:
            viewer.send(wire.TableChanged(viewer.next_seq(), you(live, viewer), table))


def answer(live: LiveTable, outcome: Outcome) -> None:
    """Answer commands: to everybody at a seat, or to the one who gave them."""
    for seat, command in outcome.accepted:
        for viewer in live.presence.viewers:
            if viewer.seat == seat:
                viewer.send(wire.Accepted(viewer.next_seq(), command))
    for viewer, message in outcome.replies:
        viewer.send(numbered(message, viewer))
    for who, error, refused in outcome.refused:
        asked = at_seat(live, who) if isinstance(who, int) else [who]
        for viewer in asked:
            viewer.refuse(in_words(error, viewer.language, live.game), refused)


def at_seat(live: LiveTable, seat: int) -> list[Viewer]:
    """Everybody who looks on from a seat."""
    return [viewer for viewer in live.presence.viewers if viewer.seat == seat]


def numbered(message: wire.ServerMessage, viewer: Viewer) -> Any:
    """A message as the next one to a viewer."""
    return structs.replace(message, seq=viewer.next_seq())


def info(live: LiveTable) -> wire.TableInfo:
    """The table as everybody may see it."""
    setup = live.setup
    seats = [
        wire.SeatInfo(
            seat=number,
            kind=seat.kind,
            name=seat.name,
            level=seat.level,
            ready=seat.ready,
            connected=live.presence.connected(number),
            absent=number in live.presence.absent,
            handed_over=seat.handed_over,
            program=seat.program,
        )
        for number, seat in enumerate(setup.seats)
    ]
    return wire.TableInfo(
        id=setup.id,
        game=setup.game,
        stage=setup.stage,
        preset=setup.preset,
        changes=setup.changes,
        options=setup.options,
        facts=dict(live.game.facts(len(seats), setup.options)),
        begins=setup.begins(),
        seats=seats,
        host=setup.host,
        pace=setup.pace,
        tempo=setup.tempo,
        public=setup.public,
        chat=setup.chat,
        language=setup.language,
        created=setup.created,
        spectators=live.presence.spectators(),
        commitment=fairness.commitment_to(setup.key),
        previous=setup.previous,
        next=setup.next,
        lesson=None if setup.lesson is None else setup.lesson.chapter,
        exercise=setup.exercise,
        code=setup.code,
        brought=setup.brought_seed is not None,
    )


def you(live: LiveTable, viewer: Viewer) -> wire.You:
    """Who a viewer is."""
    seat = viewer.seat
    passing = seat != SPECTATOR and live.setup.seats[seat].pass_for_me
    return wire.You(seat, seat != SPECTATOR and seat == live.setup.host, passing)
