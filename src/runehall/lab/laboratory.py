"""A study in a folder: its shards, its rows, its numbers and its report."""

from __future__ import annotations

import json
from pathlib import Path

from runehall.lab.numbers.findings import Findings
from runehall.lab.reading import Reading
from runehall.lab.report import page_of
from runehall.lab.rows import write_rows
from runehall.lab.runners import Runner
from runehall.lab.store import Store, write_whole
from runehall.lab.studies import Progress, Study, run


class Laboratory:
    """Where a study is carried out; what is done of it is done, whatever happens."""

    def __init__(self, about: Study, folder: Path, runner: Runner) -> None:
        about.check()
        self.about = about
        self.folder = folder
        self.runner = runner
        self.store = Store(folder / "shards")

    @property
    def report(self) -> Path:
        """Where the report lies."""
        return self.folder / "report.html"

    def work(self, progress: Progress | None = None, language: str = "en") -> Findings:
        """Play what is missing, and write what all of it says."""
        first = list(self.about.plan())
        run(first, self.store, self.runner, progress)
        reading = Reading(self.about, self.store)
        further = list(reading.further())
        run(further, self.store, self.runner, progress)
        found = reading.findings()
        write_rows(self.about, [*first, *further], self.store, self.folder)
        numbers = json.dumps(found.document(), ensure_ascii=False, indent=1)
        write_whole(self.folder / "numbers.json", [numbers.encode(), b"\n"])
        write_whole(self.report, [page_of(found, language).encode()])
        return found
