"""Bots choose alike in positions that their seat cannot tell apart."""

from itertools import islice

import pytest

from bots.positions import decisions
from conftest import Profile
from runehall.bots import LEVELS, make_bot
from runehall.engine import Game
from runehall.games import GAMES

ITERATIONS = {"quick": 12, "standard": 30, "soak": 200}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_the_same_choice_where_a_seat_sees_the_same(
    game: Game, level: str, profile: Profile
) -> None:
    some = islice(decisions(game, games=profile.games), 0, 10 * profile.games, 5)
    for number, decision in enumerate(some):
        here = make_bot(level, game, number)
        there = make_bot(level, game, number)
        choice = here.choose(decision.insight, iterations=ITERATIONS[profile.name])
        assert choice == there.choose(decision.twin(number), iterations=ITERATIONS[profile.name])


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_the_same_estimates_where_a_seat_sees_the_same(game: Game, profile: Profile) -> None:
    some = islice(decisions(game, games=profile.games), 0, 10 * profile.games, 7)
    for number, decision in enumerate(some):
        here = make_bot("master", game, number).advise(
            decision.insight, iterations=ITERATIONS[profile.name]
        )
        twin = decision.twin(number)
        assert here == make_bot("master", game, number).advise(
            twin, iterations=ITERATIONS[profile.name]
        )
