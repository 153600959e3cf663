"""Bots play whole games through a table, which refuses whatever is not legal."""

import pytest

from conftest import Profile
from runehall.bots import DECLINE, LEVELS, Insight, make_bot
from runehall.bots.match import in_order_of_reaction
from runehall.engine import Chooser, Game, Table
from runehall.games import GAMES

LONGEST_GAME = 20_000
# Searching in plain Python is slow: quick runs see how games begin.
ACTIONS = {"quick": 50, "standard": LONGEST_GAME, "soak": LONGEST_GAME}
GAMES_EACH = {"quick": 1, "standard": 2, "soak": 1000}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_bots_finish_games_with_legal_actions(game: Game, level: str, profile: Profile) -> None:
    for seed in range(GAMES_EACH[profile.name]):
        seats = game.seat_counts[seed % len(game.seat_counts)]
        table = Table.new(game, seats=seats, seed=seed)
        bots = [make_bot(level, game, seed * 8 + seat) for seat in range(seats)]
        chooser = Chooser(seed)
        actions = 0
        while not table.state.over() and actions < ACTIONS[profile.name]:
            for seat in in_order_of_reaction(table.state, bots, chooser):
                action = bots[seat].choose(Insight(game, table.state, seat), iterations=6)
                if action != DECLINE:
                    table.do(seat, table.notation.text(action))
                    break
            actions += 1
            assert actions < LONGEST_GAME


def test_a_seat_that_is_waited_for_never_declines() -> None:
    game = GAMES["market"]
    insight = Insight(game, game.new(2, seed=1), 0)
    assert insight.is_waited_for()
    for level in LEVELS:
        assert make_bot(level, game, 1).choose(insight, iterations=5) in insight.legal()
