"""`runehall analyse` and `runehall puzzles`: the same in both languages, as text and as JSON."""

import json
from pathlib import Path

from typer.testing import CliRunner

from runehall.cli import command_line
from runehall.engine import Table
from runehall.games import GAMES


def short_game(path: Path) -> str:
    """The record of a game of Alaska in which everybody always does the first thing allowed."""
    table = Table.new(GAMES["alaska"], seats=2, seed=3)
    while not table.over:
        [seat, *_] = table.must() or table.may()
        table.do(seat, table.legal(seat)[0])
    path.write_text(table.record().to_json(), encoding="utf-8")
    return str(path)


def test_an_analysis_says_why_in_both_languages(tmp_path: Path) -> None:
    record = short_game(tmp_path / "game.json")
    asked = ["analyse", record, "--iterations", "160"]
    answer = CliRunner().invoke(command_line(), [*asked, "--json", "--lang", "en"])
    assert answer.exit_code == 0, answer.output
    moments = json.loads(answer.stdout)["moments"]
    assert moments, "whoever does the first thing allowed makes mistakes"
    answer = CliRunner().invoke(command_line(), [*asked, "--lang", "de"])
    assert answer.exit_code == 0, answer.output
    assert answer.stdout.count("Besser: ") == len(moments)
    for moment in moments:
        assert moment["why"]
        assert all(isinstance(each, str) for each in moment["why"])
        assert not any(each in answer.stdout for each in moment["why"])


def test_no_puzzle_is_looked_for_with_seats_that_the_game_has_not() -> None:
    answer = CliRunner().invoke(command_line(), ["puzzles", "mine", "alaska", "--seats", "8"])
    assert answer.exit_code != 0
    assert "seats" in str(answer.exception)
