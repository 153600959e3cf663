"""One record, two worlds: simulated games are saved, and open in a browser as played ones do."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import runehall
from runehall.cli import command_line
from runehall.games import GAMES
from runehall.lab.examples import record_of
from runehall.lab.play.shard import play
from runehall.lab.play.specification import specify


def simulate(folder: Path, *words: str) -> list[Path]:
    """The files that a simulation saves."""
    asked = ["simulate", "alaska", "--games", "12", "--seed", "5", "--save", str(folder), *words]
    done = CliRunner().invoke(command_line(asked), asked)
    assert done.exit_code == 0, done.output
    return sorted(folder.iterdir())


def test_all_games_are_saved_each_in_a_file_that_plays_again(tmp_path: Path) -> None:
    files = simulate(tmp_path)
    assert len(files) == 12
    assert files[0].name == "alaska-10.json"
    table = runehall.load(tmp_path / "alaska-5.json")
    assert table.over
    assert table.record().seed == 5


@pytest.mark.parametrize("players", ["random", "kind", "sensible"])
@pytest.mark.parametrize("game", GAMES)
def test_a_saved_game_is_the_one_that_was_simulated(game: str, players: str) -> None:
    described = GAMES[game]
    seats = max(2, min(described.seat_counts))
    options = described.options.resolve({}, seats)
    played = {"players": players, "subject": players, "seed": 3}
    simulated = specify(described, seats, options, **played)
    record = record_of(simulated, 3)
    assert len(record.actions) == play(simulated).columns["actions"][0]
    assert runehall.load(record).over


def test_the_remarkable_ones_are_saved_in_order(tmp_path: Path) -> None:
    lengths = {
        path.stem: len(json.loads(path.read_text())["actions"])
        for path in simulate(tmp_path / "all")
    }
    shortest = simulate(tmp_path / "short", "--keep", "shortest")
    saved = [len(json.loads(path.read_text())["actions"]) for path in shortest]
    assert saved == sorted(lengths.values())[:10]
    longest = simulate(tmp_path / "long", "--keep", "longest")
    assert len(json.loads(longest[0].read_text())["actions"]) == max(lengths.values())
    margins = []
    for path in simulate(tmp_path / "close", "--keep", "closest"):
        best, second = sorted(runehall.load(path).scores, reverse=True)
        margins.append(best - second)
    assert margins == sorted(margins)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--keep", "prettiest"), "prettiest"),
        (("--games", "20000"), "10,000"),
    ],
)
def test_what_cannot_be_saved_is_said_before_anything_is_played(
    words: tuple[str, ...], said: str, tmp_path: Path
) -> None:
    asked = ["simulate", "alaska", "--save", str(tmp_path / "x"), *words]
    done = CliRunner().invoke(command_line(asked), asked)
    assert said in str(done.exception)
    assert not (tmp_path / "x").exists()


def test_a_trajectory_tells_what_each_seat_knew_and_could_do(tmp_path: Path) -> None:
    [path, *_] = simulate(tmp_path)
    record = runehall.load(path).record()
    steps = list(runehall.trajectory(path))
    assert [(step.seat, step.action) for step in steps] == record.actions
    for ply in (0, len(steps) // 2, len(steps) - 1):
        step, table = steps[ply], runehall.load(path, at=ply)
        assert step.action in step.legal
        assert step.view == table.view(step.seat)
        assert step.asked == table.asked
