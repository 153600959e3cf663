"""What the captions of the pictures count by hand is what the game counts."""

import pytest

from runehall.engine import Document
from runehall.engine.rulebook.pictures import picture
from runehall.games.runes import GAME
from runehall.games.runes.components import agree, symbol
from runehall.games.runes.manifest import our_components

ACROSS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def face(stone: str, rotation: int, edge: int) -> int:
    components = our_components()
    return symbol(components.faces[components.numbers[stone]][(edge - rotation) % 6])


def matches(board: Document, stone: str, rotation: int, cell: tuple[int, int]) -> int:
    count = 0
    for edge, (right, down) in enumerate(ACROSS):
        beside = board.get(f"{cell[0] + right},{cell[1] + down}")
        if beside is not None:
            facing = face(beside["stone"], beside["rot"], edge + 3)
            count += agree(face(stone, rotation, edge), facing)
    return count


@pytest.mark.parametrize(
    ("name", "cell", "count"),
    [
        ("match-one", (0, 1), 1),
        ("match-star", (0, 1), 2),
        ("match-gold", (0, 1), 2),
        ("match-most", (1, 0), 4),
        ("cover-1", (0, 1), 2),
        ("cover-2", (0, 1), 3),
    ],
)
def test_a_stone_in_a_picture_agrees_on_as_many_edges_as_its_caption_says(
    name: str, cell: tuple[int, int], count: int
) -> None:
    board = picture(GAME, name).table.document()["board"]
    laid = board[f"{cell[0]},{cell[1]}"]
    assert matches(board, laid["stone"], laid["rot"], cell) == count


def test_the_stone_that_cannot_cover_agrees_on_two_edges() -> None:
    drawn = picture(GAME, "cover-refused")
    assert drawn.tried is not None
    _, stone, q, r, rotation = drawn.tried.split()
    board = drawn.table.document()["board"]
    assert matches(board, stone, int(rotation), (int(q), int(r))) == 2


def test_only_the_one_who_is_hit_may_answer_in_the_picture() -> None:
    document = picture(GAME, "ritual-2").table.document()
    assert document["cast"]["victims"] == [0]
    assert "ward" in document["held"][2]


def test_the_last_coins_of_the_picture_are_fewer_than_the_stone_would_take() -> None:
    document = picture(GAME, "end").table.document()
    won = [each for each in document["board"].values() if each["owner"] == 0]
    assert 3 in {each["coins"] for each in won if each["stone"].startswith("g")}
    assert document["result"]["winners"] == [0]
    assert document["result"]["next_start"] == 2
