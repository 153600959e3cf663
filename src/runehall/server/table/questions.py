"""What can be asked of a table without changing it; all of it is asked in the table's task."""

from __future__ import annotations

from runehall.engine import SPECTATOR, Document, manifest_text
from runehall.engine.replay import start_of
from runehall.server import fairness, wire
from runehall.server.errors import CONFLICT, NOT_FOUND, Refusal
from runehall.server.play.ending import result_rows
from runehall.server.play.replays import Played
from runehall.server.storage import Row
from runehall.server.table.live import LiveTable
from runehall.server.table.telling import info

LOG_PAGE = 200


async def whole_info(live: LiveTable) -> wire.TableInfo:
    """The table as everybody may see it."""
    return info(live)


async def until_shown(live: LiveTable) -> float:
    """How many milliseconds it is until everybody is shown what is happening."""
    return 0.0 if live.conductor is None else live.conductor.until_shown()


def seat_of(live: LiveTable, token: str | None) -> int:
    """The seat that a token proves; a spectator's without one."""
    return SPECTATOR if token is None else live.setup.seat_of(token)


async def log_before(
    live: LiveTable, token: str | None, before: int, language: wire.Language
) -> wire.LogPage:
    """The entries before a number, as the bearer of a token may know them."""
    seat = seat_of(live, token)
    if live.play is None:
        raise Refusal("only_playing", status=CONFLICT)
    log = await live.play.full_log()
    end = min(before, log.length(seat))
    fresh = 0 if live.play.over else end
    return wire.LogPage(log.entries(seat, language, max(0, end - LOG_PAGE), end, fresh=fresh))


async def played(live: LiveTable, token: str | None) -> Played:
    """What has been played, to be looked at by the bearer of a token."""
    viewer = seat_of(live, token)
    if live.play is None:
        raise Refusal("only_playing", status=CONFLICT)
    record = live.play.record
    return Played(
        viewer=viewer,
        start=start_of(record, live.services.games),
        actions=list(record.actions),
        names=live.setup.names(),
        over=live.play.over,
        races=await live.play.verdicts(),
    )


async def manifest(live: LiveTable) -> tuple[str, str]:
    """The set that is played with: the name of its file, and its text."""
    game = live.services.games[live.setup.game]
    if game.manifests is None:
        raise Refusal("no_such_page", status=NOT_FOUND)
    return f"{game.id}-set", manifest_text(game.manifest(live.setup.options))


async def record(live: LiveTable) -> Document:
    """The record of a finished game, with its names, its races and what proves its shuffle."""
    if live.play is None or not live.play.over:
        raise Refusal("only_over", status=CONFLICT)
    races = await live.services.store.races(live.setup.id)
    told = {**live.play.record.document(), "names": live.setup.names(), "races": races}
    if not live.setup.shuffled_here:
        return told
    return fairness.sealed(told, live.setup.key, live.setup.nonces())


async def names_at_the_end(live: LiveTable) -> list[str] | None:
    """What the seats of a finished game are called; None before its end."""
    return live.setup.names() if live.play is not None and live.play.over else None


async def result(live: LiveTable) -> list[Row]:
    """How the game ended, to be written down where it is not yet; nothing before the end."""
    if live.play is None or not live.play.over:
        return []
    return result_rows(live.setup, live.play.table, live.play.last_at)


async def proof(live: LiveTable) -> wire.Fairness:
    """What proves the shuffle; the key is told when the game is over."""
    setup = live.setup
    if not setup.shuffled_here:
        code = "no_shuffle" if setup.brought_seed is None else "brought_shuffle"
        raise Refusal(code, status=CONFLICT)
    over = setup.stage == "over"
    return wire.Fairness(
        commitment=fairness.commitment_to(setup.key),
        nonces=[None for _ in setup.seats] if setup.stage == "lobby" else setup.nonces(),
        key=setup.key if over else None,
        seed=setup.seed() if over else None,
    )


async def mine(live: LiveTable, token: str) -> wire.MyTable:
    """The table in the list of whoever bears a token."""
    seat = live.setup.seat_of(token)
    my_turn = live.play is not None and live.play.waits_for(seat)
    return wire.MyTable(live.setup.summary(), seat, my_turn)
