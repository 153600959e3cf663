"""Seats that programs from outside hold: marked, kept so, and never counted as people."""

from __future__ import annotations

from runehall.games import GAMES
from runehall.server import wire
from runehall.server.chronicles.figures import figures_of
from runehall.server.storage.chronicles import Ended, EndedSeat, KeptGame
from runehall.server.storage.setup import Setup, read_setup
from runehall.server.table import lobby
from runehall.server.table.commands import leave

GAME = GAMES["alaska"]


def table_of_three() -> Setup:
    """Ada, who has opened the table, a program, and Ben."""
    setup, _ = lobby.open_table(GAME, wire.CreateTable("alaska", 3, "Ada"))
    lobby.sit_down(setup, wire.JoinTable("Robin", program=True))
    lobby.sit_down(setup, wire.JoinTable("Ben"))
    return setup


def marked(setup: Setup) -> list[bool]:
    return [seat.program for seat in setup.seats]


def test_who_says_so_is_marked() -> None:
    assert marked(table_of_three()) == [False, True, False]
    opened, _ = lobby.open_table(GAME, wire.CreateTable("alaska", 2, "Robin", program=True))
    assert marked(opened) == [True, False]


def test_the_mark_is_written_down_and_goes_along_to_the_next_game() -> None:
    setup = table_of_three()
    assert marked(read_setup(setup.stored())) == [False, True, False]
    assert marked(lobby.rematch_of(setup, GAME, None)) == [False, True, False]


def test_what_was_written_before_there_were_marks_is_read() -> None:
    former = table_of_three().stored()
    for written in (',"program":true', ',"program":false'):
        former = former.replace(written, "")
    assert "program" not in former
    assert marked(read_setup(former)) == [False, False, False]


def test_who_takes_the_seat_of_a_program_is_none() -> None:
    setup = table_of_three()
    setup.stage = "playing"
    leave(setup, 1)
    assert (setup.seats[1].kind, setup.seats[1].program) == ("bot", False)


def test_a_person_rather_than_a_program_is_the_next_host() -> None:
    setup = table_of_three()
    lobby.stand_up(setup, 0)
    assert setup.host == 2
    lobby.stand_up(setup, 2)
    assert setup.host == 1
    lobby.stand_up(setup, 1)
    assert setup.host is None


def test_programs_are_no_people_one_has_played_against() -> None:
    names = [("Ada", False), ("Robin", True), ("Ben", False)]
    seats = [
        EndedSeat(name, "person", None, None, 3, name == "Ada", program) for name, program in names
    ]
    game = KeptGame("t", 1.0, Ended("alaska", "standard", 0.0, seats), [0], True)
    assert [share.name for share in figures_of("alaska", [game], GAME).people] == ["Ben"]
