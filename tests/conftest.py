"""How much the tests try, and on which build they run.

RUNEHALL_PROFILE chooses the amount: `quick` (interpreted runs), `standard` (the default) or
`soak` (as much as patience allows, with new random examples on every run).
"""

import asyncio
import os
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import hypothesis
import pytest

import runehall
from runehall.build_info import compiled

if TYPE_CHECKING:
    from processes import Commands


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
        Profile("quick", examples=12, games=1),
        Profile("standard", examples=60, games=10),
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


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The address of a real PostgreSQL, started for these tests."""
    script = str(Path(__file__).parents[1] / "tools" / "services.sh")
    started = subprocess.run([script, "start"], check=True, stdout=subprocess.PIPE, text=True)
    folder, address = started.stdout.split()
    yield address
    subprocess.run([script, "stop", folder], check=True)


@pytest.fixture(scope="session")
def commands() -> Iterator["Commands"]:
    """`runehall` commands in processes of their own."""
    from processes import Commands  # noqa: PLC0415 - a module beside the tests of the server

    commands = Commands()
    yield commands
    commands.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database of each kind, without any tables."""
    from databases import empty  # noqa: PLC0415 - a module beside the tests of the server

    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'test.db'}"
    address: str = request.getfixturevalue("postgresql")
    asyncio.run(empty(address))
    return address
