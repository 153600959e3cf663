"""`runehall record` in words."""

from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from runehall.cli import command_line
from runehall.engine import RunehallError


def record(*words: str) -> str:
    done = CliRunner().invoke(command_line(["record"]), ["record", *words], catch_exceptions=False)
    assert done.exit_code == 0
    return done.output


def test_games_of_bots_are_written(tmp_path: Path) -> None:
    out = tmp_path / "games.npz"
    told = record("rune", "--games", "2", "--players", "random,random", "--out", str(out))
    with np.load(out) as data:
        assert f"{len(data['action'])} decisions are in" in told


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("rune", "--out", "games.csv"), "ends in .npz or .parquet"),
        (("rune", "--players", "random,random,random", "--out", "x.npz"), "1, 2, 4 seats"),
        (("rune", "--players", "grandmaster", "--out", "x.npz"), "grandmaster"),
        (("rnue", "--out", "x.npz"), "did you mean “rune”"),
    ],
)
def test_nonsense_is_refused_in_a_sentence(words: tuple[str, ...], sentence: str) -> None:
    with pytest.raises(RunehallError, match=sentence):
        record(*words)
