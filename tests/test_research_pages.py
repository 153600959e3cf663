"""The pages for researchers: up to date, and their examples run."""

from pathlib import Path

import pytest

from tools import research_pages


@pytest.mark.parametrize("path", research_pages.generated(), ids=lambda path: path.name)
def test_generated_pages_are_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == research_pages.generated()[path]
