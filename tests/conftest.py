"""How much the tests try, and on which build they run.

RUNEHALL_PROFILE chooses the amount: `quick` (interpreted runs), `standard` (the default) or
`soak` (as much as patience allows, with new random examples on every run).
"""

import os
from dataclasses import dataclass

import hypothesis
import pytest

import runehall
from runehall.build_info import compiled


@dataclass(frozen=True)
class Profile:
    """How hard the tests try."""

    name: str
    examples: int
    """Examples for each Hypothesis property."""
    games: int
    """Random games for each law, setup and seat count."""


PROFILES = {
    profile.name: profile
    for profile in (
        Profile("quick", examples=20, games=2),
        Profile("standard", examples=100, games=20),
        Profile("soak", examples=5_000, games=2_000),
    )
}

for known in PROFILES.values():
    hypothesis.settings.register_profile(
        known.name,
        max_examples=known.examples,
        deadline=None,  # time is measured by benchmarks
        derandomize=known.name != "soak",
        print_blob=True,
    )


def chosen_profile() -> Profile:
    """The profile that RUNEHALL_PROFILE names."""
    name = os.environ.get("RUNEHALL_PROFILE", "standard")
    if name not in PROFILES:
        raise pytest.UsageError(f"RUNEHALL_PROFILE is {name}; it can be {', '.join(PROFILES)}.")
    return PROFILES[name]


def pytest_configure() -> None:
    # What tests read is English, whatever the machine speaks.
    os.environ["RUNEHALL_LANG"] = "en"
    hypothesis.settings.load_profile(chosen_profile().name)


def pytest_report_header() -> str:
    build = "compiled" if compiled() else "interpreted"
    return f"runehall: {build}, {chosen_profile().name} profile, from {runehall.__path__[0]}"


@pytest.fixture(scope="session")
def profile() -> Profile:
    """How hard this run tries."""
    return chosen_profile()
