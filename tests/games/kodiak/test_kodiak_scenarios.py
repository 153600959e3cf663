"""The executable examples of Kodiak's rules."""

import json
from pathlib import Path

import pytest

from runehall.engine import run_scenarios
from runehall.games import GAMES

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "kodiak.json"


@pytest.mark.parametrize(
    "scenario", json.loads(SCENARIOS.read_text()), ids=lambda each: each["name"]
)
def test_scenario(scenario: dict[str, object]) -> None:
    (outcome,) = run_scenarios(json.dumps([scenario]), GAMES)
    assert outcome.failure is None, outcome.failure
