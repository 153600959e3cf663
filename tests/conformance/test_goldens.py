"""Perft files and playthroughs: the tree of play and whole games, as they were read by eye.

`python -m conformance.goldens` (from the folder `tests`) writes them anew; read the difference.
"""

import difflib

import pytest

from conformance.goldens import (
    PERFT,
    PLAYTHROUGHS,
    breakdown,
    perft_lines,
    playthrough_lines,
    read_perft,
)
from conftest import Profile
from runehall.engine import perft
from runehall.games import GAMES, OURS

MOST_LEAVES = {"quick": 3_000, "standard": 1_000_000, "soak": 1_000_000_000}


@pytest.mark.parametrize("game", [game.id for game in OURS])
def test_the_tree_of_play_has_not_changed(game: str, profile: Profile) -> None:
    lines = read_perft(PERFT / f"{game}.txt")
    assert len(lines) >= 3
    counted = 0
    for line in lines:
        for depth, expected in enumerate(line.counts, start=1):
            if expected > MOST_LEAVES[profile.name]:
                break
            state = line.start(GAMES[game])
            actual = perft(state, depth)
            counted += 1
            assert actual == expected, (
                f"{line.text} depth {depth}\n{breakdown(state, depth, GAMES[game])}"
            )
    assert counted >= 3


@pytest.mark.parametrize("game", [game.id for game in OURS])
def test_a_whole_game_has_not_changed(game: str) -> None:
    golden = (PLAYTHROUGHS / f"{game}.txt").read_text(encoding="utf-8").splitlines()
    actual = list(playthrough_lines(GAMES[game]))
    changes = list(difflib.unified_diff(golden, actual, "golden", "now", lineterm="", n=1))
    assert not changes, "\n".join(line[:300] for line in changes[:40])


def test_a_perft_file_is_written_as_it_is_read() -> None:
    lines = list(perft_lines(GAMES["market"], most=500))
    assert lines
    assert all(len(line.split("|")) == 2 for line in lines)
