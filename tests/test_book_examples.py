"""The positions that the books of rules show are positions of their games."""

import json
import re
from pathlib import Path

import pytest

from runehall.engine import Table
from runehall.games import GAMES

BOOKS = Path(__file__).parents[1] / "docs" / "rules"
EXAMPLE = re.compile(r"^```json\n(.*?)^```$", re.MULTILINE | re.DOTALL)
EXAMPLES = [
    (book.stem, example)
    for book in sorted(BOOKS.glob("*.md"))
    for example in EXAMPLE.findall(book.read_text(encoding="utf-8"))
]


@pytest.mark.parametrize(("game", "example"), EXAMPLES)
def test_a_position_in_a_book_is_read_and_written_as_it_stands(game: str, example: str) -> None:
    position = json.loads(example)
    assert Table.at(GAMES[game], position).document() == position


def test_the_books_show_positions() -> None:
    assert {"market", "rune", "runes"} <= {game for game, _ in EXAMPLES}
