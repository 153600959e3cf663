"""`runehall lab` as a designer meets it: files, sentences, exit codes."""

import json
from pathlib import Path

import pytest

from cli.test_cli import runehall, said


def lab(folder: Path, *words: str) -> tuple[int, str, str]:
    done = runehall("lab", "alaska", "--games", "10", "--jobs", "1", "--out", str(folder), *words)
    return done.returncode, done.stdout, said(done)


def test_a_study_leaves_a_report_rows_and_numbers(tmp_path: Path) -> None:
    code, told, _ = lab(tmp_path / "study", "--vary", "hand_size=3,4", "--seats", "2")
    assert code == 0
    assert str(tmp_path / "study" / "report.html") in told.replace("\n", "")
    numbers = json.loads((tmp_path / "study" / "numbers.json").read_text("utf-8"))
    [table] = numbers["tables"]
    assert [each["changes"] for each in table["variants"]] == [{"hand_size": 3}]
    rows = (tmp_path / "study" / "games.csv").read_text("utf-8").splitlines()
    assert sum(row.startswith("hand_size=3,2,") for row in rows) == 10


def test_the_gate_for_ci_says_what_failed(tmp_path: Path) -> None:
    words = ("--seats", "2", "--fail-if")
    code, _, complaint = lab(tmp_path, *words, "actions>1")
    assert code == 1
    assert complaint.startswith("With 2 seats it is so that actions>1:")
    code, _, complaint = lab(tmp_path, *words, "actions<1")
    assert (code, complaint) == (0, "")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--vary", "boats=1"), "There is no option “boats”"),
        (("--vary", "hand_size"), "typed like boat_value=1,2"),
        (("--vary", "hand_size="), "typed like boat_value=1,2"),
        (("--vary", "hand_size=9"), "can be 2 to 6, not “9”"),
        (("--vary", "hand_size=5..3"), "Between the numbers of “5..3” lies nothing"),
        (("--seats", "two"), "typed like 2,3,4"),
        (("--seats", "7"), "is played with 2, 3, 4 seats"),
        (("--fail-if", "edge"), "“edge” cannot be read"),
        (("--fail-if", "fun>3%"), "There is no metric “fun”"),
        (("--players", "master@5"), "counted in iterations"),
        (("--cluster", "slurm://x"), "A cluster is dask://HOST:PORT"),
        (("--seed", "x"), "whole number"),
    ],
)
def test_bad_input_is_answered_with_a_sentence_and_leaves_nothing(
    tmp_path: Path, words: tuple[str, ...], sentence: str
) -> None:
    code, _, complaint = lab(tmp_path / "study", *words)
    assert code == 2
    assert sentence in complaint
    assert not (tmp_path / "study").exists()


def test_a_damaged_file_is_named(tmp_path: Path) -> None:
    lab(tmp_path, "--seats", "2")
    shard = min((tmp_path / "shards").iterdir())
    shard.write_bytes(b"")
    code, _, complaint = lab(tmp_path, "--seats", "2")
    assert code == 2
    assert shard.name in complaint.replace("\n", "")


def tune(folder: Path, *words: str) -> tuple[int, str, str]:
    done = runehall(
        "lab", "tune", "alaska", "--games", "40", "--jobs", "1", "--out", str(folder), *words
    )
    return done.returncode, done.stdout, said(done)


def test_tuning_finds_the_option_that_a_goal_needs(tmp_path: Path) -> None:
    words = ("--goal", "actions<60", "--over", "save_max,flow_dir", "--trials", "8", "--seats", "4")
    code, told, _ = tune(tmp_path, *words)
    assert code == 0
    found = json.loads((tmp_path / "tuning.json").read_text("utf-8"))["trials"]
    # Nothing kept in hand makes the game shorter; the game as it is stands beside it.
    assert found[0]["changes"]["save_max"] == 0
    assert {} in [each["changes"] for each in found]
    assert "as it is" in told
    assert "wie es ist" in (tmp_path / "tuning.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--goal", "better", "--over", "save_max"), "“better” cannot be read"),
        (("--goal", "edge<1pp", "--over", "boats"), "There is no option “boats”"),
        (("--goal", "edge<1pp", "--over", "first"), "no list of values"),
        (("--goal", "edge<1pp", "--over", ","), "needs a goal and options"),
    ],
)
def test_a_goal_that_makes_no_sense_is_refused(
    tmp_path: Path, words: tuple[str, ...], sentence: str
) -> None:
    code, _, complaint = tune(tmp_path, *words)
    assert code == 2
    assert sentence in complaint
