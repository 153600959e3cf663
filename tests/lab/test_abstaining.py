"""Players who search without something plan without it, too; and what many results come to."""

from array import array

import pytest

from runehall.bots import Insight
from runehall.engine import Chooser, Game, generator_for
from runehall.engine.heuristics import play_sensibly
from runehall.games import GAMES
from runehall.lab import study
from runehall.lab.numbers.measures import landslides_in, margins_of
from runehall.lab.play.abstaining import Abstaining, Abstinence, Forbidden
from runehall.lab.play.playing import LONGEST_GAME, chooser_for
from runehall.lab.play.shard import play
from runehall.lab.play.specification import specify
from runehall.lab.store import Games


def restricted(word: str, **others: object) -> list[int]:
    game = GAMES["alaska"]
    options = game.options.resolve({}, 2)
    asked = {"games": 1, "subject": "master@8i", "forbidden": word, **others}
    return play(specify(game, 2, options, **asked)).columns["actions"]


def test_guesses_and_copies_of_an_abstaining_table_abstain() -> None:
    game = GAMES["market"]
    state = game.new(2, seed=7)
    notation = game.notation(state)
    table = Abstaining(state, 0, Forbidden(notation, "rune"))
    for each in (table, table.copy(), table.guess(0, Chooser(1)), Insight(game, table, 0)):
        legal = each.legal() if isinstance(each, Insight) else each.legal(0)
        words = [notation.text(action) for action in legal]
        assert words
        assert not any(text.startswith("rune ") for text in words)
    assert list(table.legal(1)) == list(state.legal(1))


def test_the_policy_of_an_abstaining_table_never_thinks_of_what_is_forbidden() -> None:
    game = GAMES["alaska"]
    policy = Abstinence(game.heuristics())
    state = game.new(2, seed=3)
    forbidden = Forbidden(game.notation(state), "cast")
    table = Abstaining(state, 0, forbidden)
    chooser = Chooser(5)
    for _ in range(40):
        if table.over():
            break
        seat = chooser.one_of(table.may() or table.must())
        action = policy.choose(table, seat, chooser)
        if seat == 0 and forbidden.holds(action):
            assert all(map(forbidden.holds, state.legal(0)))
        if action >= 0:
            table.apply(seat, action)


def test_who_never_passes_cannot_keep_a_searching_table_open_for_ever() -> None:
    assert max(restricted("pass")) < 3000
    assert restricted("eagle") == restricted("eagle")


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.id))
def test_why_a_game_has_ended_is_told_without_its_result(game: Game) -> None:
    state = game.new(2).anew(generator_for(5))
    play_sensibly(state, game.heuristics(), chooser_for(5), LONGEST_GAME)
    assert game.ending is not None
    assert game.ending(state) == game.result(state).get("reason", "over")


def gathered(seats: int, **columns: list[int]) -> Games:
    game = GAMES["alaska"]
    games = Games(specify(game, seats, game.options.resolve({}, seats)))
    for name, values in columns.items():
        games.columns[name] = array("l", values)
    return games


@pytest.mark.parametrize(
    ("sides", "low_wins", "margins"),
    [
        ([[0], [1], [2], [3]], False, [1, 4]),
        ([[0], [1], [2], [3]], True, [3, 0]),
        ([[0, 2], [1, 3]], False, [5, 0]),
        ([[0, 1, 2, 3]], False, [9, 2]),
    ],
)
def test_margins_are_counted_between_sides(
    sides: list[list[int]], low_wins: bool, margins: list[int]
) -> None:
    games = gathered(
        4,
        first=[0, 1],
        winners=[1, 2],
        score0=[9, 6],
        score1=[4, 2],
        score2=[8, 2],
        score3=[1, 2],
    )
    assert margins_of(games, sides, low_wins=low_wins) == margins


def test_a_landslide_is_more_than_twice_as_much_and_five_points() -> None:
    assert landslides_in([10, 10, 4, 11], [4, 5, 0, 5]) == 2


def test_memory_and_folder_say_the_same(tmp_path: object) -> None:
    asked = {"seats": 2, "games": 12, "parts": ()}
    kept = study("alaska", store=tmp_path, **asked)  # type: ignore[arg-type]
    assert study("alaska", **asked) == kept  # type: ignore[arg-type]
