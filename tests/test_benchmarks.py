"""The benchmarks run, and their rows keep the shape that results are compared by."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import runehall
from benchmarks.beside import ROWS, Comparison, compared, in_turns
from benchmarks.worker import MEASURES
from house import ROOT
from runehall.games import GAMES

INSTALLED = str(Path(runehall.__path__[0]).parent)


def measured(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", *words],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


def test_every_game_is_measured_in_one_run(tmp_path: Path) -> None:
    saved = tmp_path / "results" / "rules.json"
    words = ("--json", "--seconds", "0.05", "--save", str(saved))
    done = measured("benchmarks.rules", *words)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert list(told) == ["compiled", "python", "processor", "cores", "rows"]
    assert json.loads(saved.read_text(encoding="utf-8")) == told
    for game in GAMES:
        names = [row["name"] for row in told["rows"] if row["name"].startswith(f"{game}: ")]
        assert [name.split(": ")[1].split(",")[0] for name in names] == [
            "random play",
            "copy",
            "guess",
            "search",
        ]
    assert all(list(row) == ["name", "ours", "peer", "ratio"] for row in told["rows"])
    assert all(row["ours"] > 0 for row in told["rows"])


def test_environments_are_measured_in_one_run(tmp_path: Path) -> None:
    saved = tmp_path / "environments.json"
    size = ("--games", "alaska,rune", "--seconds", "0.02", "--json", "--save", str(saved))
    done = measured("benchmarks.environments", *size)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert json.loads(saved.read_text(encoding="utf-8")) == told
    for game in ("alaska", "rune"):
        names = [row["name"] for row in told["rows"] if row["name"].startswith(f"{game}: ")]
        assert [name.split(": ")[1].split(",")[0] for name in names] == [
            "batch of 1024",
            "batch of 1",
            "Gymnasium",
            "PettingZoo",
            "OpenSpiel",
        ]
    assert all(row["ours"] > 0 for row in told["rows"])


def test_two_installations_are_measured_side_by_side() -> None:
    sites = ("--before", INSTALLED, "--after", INSTALLED)
    size = ("--games", "market", "--rows", "play,copy", "--rounds", "2", "--seconds", "0.02")
    done = measured("benchmarks.beside", *sites, *size, "--json")
    assert done.returncode in (0, 1), done.stderr  # two equal ones may differ in so short a time
    rows = json.loads(done.stdout)["rows"]
    assert [row["name"] for row in rows] == ["market: random play, actions/s", "market: copy, µs"]
    assert all(row["low"] <= row["ratio"] <= row["high"] for row in rows)


def test_a_worker_measures_all_that_is_compared() -> None:
    assert set(MEASURES) == set(ROWS)


@pytest.mark.parametrize(
    ("after", "verdict"), [(0.90, "slower"), (0.96, "slower"), (0.98, ""), (1.2, "")]
)
def test_a_row_is_slower_when_it_has_lost_more_than_three_in_a_hundred(
    after: float, verdict: str
) -> None:
    pairs = [(100.0 + each, (100.0 + each) * after) for each in range(20)]
    assert compared("row", pairs).verdict == verdict
    assert compared("row", [(b, a) for a, b in pairs], less_is_better=True).verdict == verdict


def test_a_row_that_wavers_is_open() -> None:
    row = compared("row", [(1.0, 0.8), (1.0, 1.2)] * 10)
    assert row == Comparison("row", 1.0, 1.0, 1.0, 0.8, 1.2)
    assert row.verdict == "open"


def test_rounds_take_turns() -> None:
    order: list[str] = []

    def before() -> int:
        order.append("before")
        return 1

    def after() -> int:
        order.append("after")
        return 2

    assert in_turns(before, after, range(3)) == [(1, 2)] * 3
    assert order == ["before", "after", "after", "before", "before", "after"]


def test_the_lab_is_measured_beside_the_bare_rules(tmp_path: Path) -> None:
    saved = tmp_path / "lab.json"
    words = ("speed", "--games", "20", "--only", "alaska", "--save", str(saved))
    done = measured("benchmarks.lab", *words)
    assert done.returncode == 0, done.stderr
    [row] = json.loads(saved.read_text(encoding="utf-8"))["rows"]
    assert row["name"].startswith("alaska: simulated games/s")
    assert row["ours"] > 0 < row["ratio"]
