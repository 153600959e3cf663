"""The puzzles that are shipped: each can be shown in words, and its solution still is one."""

from __future__ import annotations

import pytest

from conftest import Profile
from runehall.coach.puzzle import (
    FEWEST_ACTIONS,
    LEAD,
    MOST_ALIKE,
    Puzzle,
    is_solution,
    puzzles_of,
    read_puzzle,
)
from runehall.coach.reasons import told
from runehall.engine import Table
from runehall.engine.texts import LANGUAGES
from runehall.games import GAMES

FEWEST = 5
# So many iterations, with this luck, for some puzzles in every run and for all of them in a soak.
SHORT, LONG, LUCK = 600, 12_000, 7


def table_of(puzzle: Puzzle) -> Table:
    return puzzle.table(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_every_puzzle_asks_somebody_for_one_thing_and_says_why(name: str) -> None:
    puzzles = puzzles_of(name)
    assert len(puzzles) >= FEWEST
    for puzzle in puzzles:
        table = table_of(puzzle)
        assert puzzle.seat in table.must()
        assert puzzle.best in table.legal(puzzle.seat)
        assert len(table.legal(puzzle.seat)) >= FEWEST_ACTIONS
        assert puzzle.chance - puzzle.next >= LEAD
        names = [f"Seat {seat}" for seat in range(table.seats)]
        for language in LANGUAGES:
            texts = table.game.texts(language)
            said = [told(texts, table.notation, each, names) for each in puzzle.why]
            assert all(said)
            assert all(told(texts, table.notation, each, names) for each in puzzle.recalled)
        assert read_puzzle(puzzle.document()) == puzzle


@pytest.mark.parametrize("name", GAMES)
def test_not_all_puzzles_of_a_game_are_alike(name: str) -> None:
    kinds = [table_of(each).notation for each in puzzles_of(name)]
    names = [
        notation.kind(notation.parse(puzzle.best)).name
        for notation, puzzle in zip(kinds, puzzles_of(name), strict=True)
    ]
    assert max(names.count(each) for each in names) <= MOST_ALIKE * 2


@pytest.mark.parametrize("name", GAMES)
def test_a_search_still_finds_the_solution(name: str, profile: Profile) -> None:
    puzzles = puzzles_of(name)
    soak = profile.name == "soak"
    chosen, iterations = (puzzles, LONG) if soak else (puzzles[:1], SHORT)
    wrong = [
        number
        for number, puzzle in enumerate(chosen)
        if not is_solution(puzzle, GAMES, iterations, LUCK)
    ]
    assert wrong == []
