"""A game that nobody here has heard of is played, drawn and listed all the same."""

import re
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

import runehall.cli
from benchmarks.server.counting import GAME
from runehall.cli import command_line
from runehall.cli.tables import drawing_of, plain
from runehall.engine import SPECTATOR, Chooser, Table, play_randomly
from runehall.games import GAMES


@pytest.fixture
def counting(monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a game without a drawing of its own."""
    monkeypatch.setitem(GAMES, GAME.id, GAME)
    return GAME.id


def drawn(table: Table, seat: int) -> str:
    console = Console(width=80, highlight=False)
    names = [f"Player {number}" for number in range(table.seats)]
    with console.capture() as capture:
        console.print(plain.draw(table.view(seat), seat, names, table.game.texts()))
    return capture.get()


def test_the_games_here_have_drawings_of_their_own() -> None:
    assert all(drawing_of(game) is not plain.draw for game in GAMES)
    assert drawing_of("counting") is plain.draw


def test_it_is_played_in_the_terminal(counting: str) -> None:
    words = ["play", counting, "--bots", "random"]
    done = CliRunner().invoke(command_line(), words, input="1\ncount\nl\nq\n")
    assert done.exit_code == 0, done.exception
    assert "Counting · turn 1 · Count" in done.stdout
    assert re.search(r"▶ +0 Player 0 +0 points", done.stdout)
    assert re.search(r"count +2\b", done.stdout)
    assert "random bot 1 counts." in done.stdout


def test_it_is_listed_with_its_options(counting: str) -> None:
    assert "counting" in CliRunner().invoke(command_line(), ["games"]).stdout
    assert "standard" in CliRunner().invoke(command_line(), ["options", counting]).stdout


@pytest.mark.parametrize("game", GAMES)
def test_any_view_is_drawn_in_eighty_columns(game: str) -> None:
    for seats in GAMES[game].seat_counts:
        state = GAMES[game].new(seats, None, 5)
        for _ in range(4):
            table = Table(GAMES[game], state.copy())
            for seat in (SPECTATOR, *range(seats)):
                picture = drawn(table, seat)
                assert max(map(len, picture.splitlines())) <= 80
                assert table.game.texts().say("name") in picture
            play_randomly(state, Chooser(seats), 30)


def test_no_command_knows_a_single_game() -> None:
    cli = Path(runehall.cli.__path__[0])
    drawings = set((cli / "tables").glob("*.py")) - {Path(plain.__file__)}
    for path in set(cli.rglob("*.py")) - drawings:
        source = path.read_text(encoding="utf-8")
        assert re.findall(r"runehall\.games\.\w+", source) == [], path


def test_what_is_hidden_lies_face_down() -> None:
    table = Table.new(GAMES["market"], seats=2, seed=7)
    hands = [line for line in drawn(table, 0).splitlines() if "Hand" in line]
    assert "3 ▮" not in hands[0]
    assert "Hand 3 ▮" in hands[1]


def test_the_end_marks_the_winners() -> None:
    state = GAMES["alaska"].new(2, None, 5)
    play_randomly(state, Chooser(1), 100_000)
    table = Table(GAMES["alaska"], state)
    assert table.over
    marked = [line for line in drawn(table, SPECTATOR).splitlines() if "★" in line]
    assert len(marked) == len(table.winners)
    for seat, line in zip(table.winners, marked, strict=True):
        assert f"{seat} Player {seat}" in line
