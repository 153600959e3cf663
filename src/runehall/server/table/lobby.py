"""What can be done at a table before its game starts; each function is one thing."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from typing import Any

from runehall.engine import Game
from runehall.server import wire
from runehall.server.errors import CONFLICT, FORBIDDEN, Refusal
from runehall.server.invitation import new_code
from runehall.server.operations.roster import USUAL, Roster
from runehall.server.storage.setup import TOKEN_BYTES, Seat, Setup, hash_of, new_id, sealed_options
from runehall.server.table import beginning, names

BOT_NAMES = ("Alrun", "Bodil", "Dagny", "Eskil", "Frode", "Gunnar", "Hilde", "Ivar")


def open_table(game: Game, asked: wire.CreateTable, roster: Roster = USUAL) -> tuple[Setup, str]:
    """A new table and the token of its host's seat."""
    if asked.seats not in game.seat_counts:
        raise Refusal("bad_seats", seats=asked.seats)
    setup = Setup(
        id=new_id(),
        game=game.id,
        seats=[Seat() for _ in range(asked.seats)],
        preset=asked.preset,
        pace=asked.pace,
        tempo=asked.tempo,
        public=asked.public,
        chat=asked.chat,
        language=asked.language,
    )
    change_options(setup, game, asked.options)
    settle_options(setup, game)
    if len(asked.bots) >= asked.seats:
        raise Refusal("table_full", status=CONFLICT)
    _, token = sit_down(setup, wire.JoinTable(asked.name, 0, program=asked.program))
    setup.host = 0
    for place, level in enumerate(asked.bots):
        add_bot(setup, asked.seats - len(asked.bots) + place, level, roster)
    beginning.settle(setup, game, {**beginning.usual(game), **asked.options})
    settle_options(setup, game)
    return setup, token


def change_options(setup: Setup, game: Game, asked: Mapping[str, Any]) -> None:
    """Keep what somebody has changed, and nothing else: not what has just become usual again."""
    wanted = {name: value for name, value in asked.items() if name != beginning.OPTION}
    before, setup.changes = setup.changes, {}
    usual = game.options.in_hall().resolve(requested(setup, game), len(setup.seats))
    setup.changes = {
        name: value
        for name, value in wanted.items()
        if name not in usual or not same(value, usual[name]) or same(value, before.get(name))
    }


def same(one: object, other: object) -> bool:
    """Whether two values of an option are the same; true is not 1."""
    return type(one) is type(other) and one == other


def requested(setup: Setup, game: Game) -> dict[str, Any]:
    """The preset, what was changed, and what the hall insists on."""
    request = {**setup.changes, **sealed_options(game, len(setup.seats))}
    return request if setup.preset is None else {**request, "preset": setup.preset}


def settle_options(setup: Setup, game: Game) -> None:
    """All options, as they are played with this number of seats."""
    request = {**requested(setup, game), **beginning.option_of(setup, game)}
    setup.options = game.options.in_hall().resolve(request, len(setup.seats))
    setup.version = game.version


def clean_name(name: str, setup: Setup, seat: int) -> str:
    """A name as it is shown, if it can be one and nobody else has it, or one that looks like it."""
    cleaned = names.clean(name)
    for number, other in enumerate(setup.seats):
        if number != seat and other.name and names.look_alike(other.name, cleaned):
            raise Refusal("name_taken", status=CONFLICT)
    return cleaned


def settle_code(setup: Setup, taken: Callable[[str], bool]) -> None:
    """A code while somebody can still come; one that has ended never leads anywhere again."""
    waits = setup.stage == "lobby" and setup.open_seats()
    setup.code = (setup.code or new_code(taken)) if waits else None


def only_lobby(setup: Setup) -> None:
    """Refuse what is possible only before the start."""
    if setup.stage != "lobby":
        raise Refusal("only_lobby", status=CONFLICT)


def sit_down(setup: Setup, asked: wire.JoinTable) -> tuple[int, str]:
    """Take a seat, ready with a nonce; the seat and the token that proves it."""
    only_lobby(setup)
    vacant = setup.open_seats()
    if not vacant:
        raise Refusal("table_full", status=CONFLICT)
    number = vacant[0] if asked.seat is None else asked.seat
    if setup.seat(number).kind != "open":
        raise Refusal("seat_taken", status=CONFLICT)
    token = secrets.token_urlsafe(TOKEN_BYTES)
    name = clean_name(asked.name, setup, number)
    setup.seats[number] = Seat(
        kind="person",
        name=name,
        token_hash=hash_of(token),
        ready=asked.nonce is not None,
        nonce=asked.nonce,
        program=asked.program,
    )
    if setup.host is None:
        setup.host = number
    return number, token


def stand_up(setup: Setup, number: int) -> None:
    """Open a seat again; a host who goes hands the table to the next person."""
    setup.seats[number] = Seat()
    if setup.host == number:
        setup.host = setup.next_host()


def add_bot(setup: Setup, number: int, level: str, roster: Roster = USUAL) -> None:
    """Put a bot on an open seat, or change its level."""
    only_lobby(setup)
    roster.check(level, setup.game, len(setup.seats), setup.options)
    seat = setup.seat(number)
    if seat.kind == "person":
        raise Refusal("seat_taken", status=CONFLICT)
    taken = [other.name for other in setup.seats if other.name]
    name = seat.name or next(
        name for name in BOT_NAMES if not any(names.look_alike(name, each) for each in taken)
    )
    setup.seats[number] = Seat(kind="bot", name=name, level=level, ready=True, begins=seat.begins)


def unseat(setup: Setup, number: int) -> None:
    """Send the bot or the person on a seat away."""
    only_lobby(setup)
    if setup.seat(number).kind == "open":
        raise Refusal("no_person", status=CONFLICT)
    stand_up(setup, number)


def reorder(setup: Setup, order: list[int]) -> None:
    """Seat everybody anew."""
    only_lobby(setup)
    if sorted(order) != list(range(len(setup.seats))):
        raise Refusal("bad_order")
    setup.seats = [setup.seats[number] for number in order]
    if setup.host is not None:
        setup.host = order.index(setup.host)


def configure(setup: Setup, game: Game, asked: wire.Configure) -> None:
    """Change what is named; everybody has to be ready for it again.

    If only free seats go, those who are ready still are: it is who sits there that plays.
    """
    only_lobby(setup)
    agreed = only_free_seats_go(setup, asked)
    if asked.seats is not None:
        resize(setup, game, asked.seats)
    setup.preset = asked.preset or fitting(setup.preset, game, len(setup.seats))
    change_options(setup, game, wanted_changes(setup, game, asked))
    beginning.settle(setup, game, {**(asked.options or {}), **(asked.change or {})})
    settle_options(setup, game)
    setup.pace = asked.pace or setup.pace
    setup.public = setup.public if asked.public is None else asked.public
    setup.chat = setup.chat if asked.chat is None else asked.chat
    for seat in setup.seats:
        seat.ready = seat.kind == "bot" or (agreed and seat.ready)


def only_free_seats_go(setup: Setup, asked: wire.Configure) -> bool:
    """Whether this is asked for: to play with those who sit here, and nothing else."""
    sitting = len(setup.seats) - len(setup.open_seats())
    return asked == wire.Configure(asked.id, seats=sitting)


def wanted_changes(setup: Setup, game: Game, asked: wire.Configure) -> dict[str, Any]:
    """The changes to the preset as they are asked for: all anew, or some of them."""
    for name in asked.usual:
        game.options.option(name)
    kept = setup.changes if asked.options is None else asked.options
    wanted = {**kept, **(asked.change or {})}
    return {name: value for name, value in wanted.items() if name not in asked.usual}


def fitting(preset: str | None, game: Game, seats: int) -> str | None:
    """A preset if it can be played with this many seats, else the usual one."""
    return preset if preset is not None and game.options.fits(preset, seats) else None


def resize(setup: Setup, game: Game, seats: int) -> None:
    """Change the number of seats; open ones go first, then bots, people never."""
    if seats not in game.seat_counts or seats < len(setup.persons()):
        raise Refusal("bad_seats", seats=seats)
    host = None if setup.host is None else setup.seats[setup.host]
    for kind in ("open", "bot"):
        for number in reversed(range(len(setup.seats))):
            if len(setup.seats) > seats and setup.seats[number].kind == kind:
                del setup.seats[number]
    setup.seats += [Seat() for _ in range(seats - len(setup.seats))]
    setup.host = next((n for n, seat in enumerate(setup.seats) if seat is host), None)


def get_ready(setup: Setup, number: int, *, ready: bool, nonce: str | None) -> None:
    """Be ready, with a nonce for the shuffle, or not after all."""
    only_lobby(setup)
    seat = setup.seats[number]
    if ready and nonce is None and seat.nonce is None:
        raise Refusal("no_nonce")
    seat.ready = ready
    seat.nonce = nonce or seat.nonce


def check_start(setup: Setup, roster: Roster) -> None:
    """Complain about what keeps the game from starting."""
    only_lobby(setup)
    if setup.open_seats():
        raise Refusal("seats_open", status=CONFLICT)
    if not all(seat.ready for seat in setup.seats):
        raise Refusal("not_ready", status=CONFLICT)
    for seat in setup.seats:
        if seat.kind == "bot" and seat.level is not None:
            roster.check(seat.level, setup.game, len(setup.seats), setup.options)


def only_host(setup: Setup, number: int) -> None:
    """Refuse what only the host may do."""
    if setup.host != number:
        raise Refusal("only_host", status=FORBIDDEN)


def rematch_of(setup: Setup, game: Game, begins: int | None) -> Setup:
    """A new table for the same people and bots, with what they had changed of the options.

    Who begins by the result of the last game begins, if they are still there; else lots are drawn.
    """
    seats = [seat_again(seat) for seat in setup.seats]
    again = Setup(
        id=new_id(),
        game=setup.game,
        seats=seats,
        preset=fitting(setup.preset, game, len(seats)),
        changes=setup.changes,
        version=setup.version,
        host=setup.host,
        pace=setup.pace,
        tempo=setup.tempo,
        public=setup.public,
        chat=setup.chat,
        language=setup.language,
        previous=setup.id,
    )
    if again.host not in again.persons():
        again.host = again.next_host()
    if begins is not None and seats[begins].kind != "open":
        seats[begins].begins = True
    settle_options(again, game)
    return again


def seat_again(seat: Seat) -> Seat:
    """The seat of a rematch; who has left the table leaves an open one."""
    if seat.kind == "person" and seat.token_hash is None:
        return Seat()
    bot = seat.kind == "bot"
    return Seat(
        kind=seat.kind,
        name=seat.name,
        level=seat.level if bot else None,
        token_hash=seat.token_hash,
        ready=bot,
        pass_for_me=seat.pass_for_me,
        program=seat.program,
    )
