"""The scenario files: executable examples of every game's rules."""

from pathlib import Path

import pytest

from runehall.engine import run_scenarios
from runehall.games import GAMES, OURS

FOLDER = Path(__file__).parents[1] / "scenarios"


@pytest.mark.parametrize("game", [game.id for game in OURS])
def test_all_scenarios_hold(game: str) -> None:
    text = (FOLDER / f"{game}.json").read_text(encoding="utf-8")
    outcomes = list(run_scenarios(text, GAMES))
    failures = [f"{outcome.name}: {outcome.failure}" for outcome in outcomes if outcome.failure]
    assert not failures, "\n\n".join(failures)
    # What a game of this house brings with it (docs/adding-a-game.md).
    assert len(outcomes) > 20
