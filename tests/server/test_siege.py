"""Nothing a stranger sends can freeze the hall: a short siege; the long one is `make soak`."""

from __future__ import annotations

from pathlib import Path

from halls import run
from siege.lay import lay_siege


def test_a_besieged_hall_serves_its_guests_and_loses_nothing(tmp_path: Path) -> None:
    report = run(lay_siege(tmp_path, seconds=15.0, tables=4))
    assert report.broken() == [], report.lines()
