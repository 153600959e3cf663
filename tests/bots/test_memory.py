"""A bad memory: what is forgotten, and that it stays forgotten."""

from itertools import islice

import pytest

from bots.positions import decisions
from runehall.engine import Game
from runehall.games import GAMES

TO_BE_REMEMBERED = [GAMES[name] for name in ("cambio", "kodiak", "market")]


def hidden_entries(value: object) -> int:
    """How much of a view is hidden."""
    if isinstance(value, dict):
        return sum(hidden_entries(each) for each in value.values())
    if isinstance(value, list):
        return sum(hidden_entries(each) for each in value)
    return value is None


@pytest.mark.parametrize("game", TO_BE_REMEMBERED, ids=lambda game: game.id)
def test_a_bad_memory_knows_less_and_always_the_same_less(game: Game) -> None:
    changed = 0
    for decision in islice(decisions(game, games=8, seats=2), 200):
        seat, insight = decision.seat, decision.insight
        once, again = (insight.forgetting(0.5, 11) for _ in range(2))
        assert game.view(once.stand_in, seat) == game.view(again.stand_in, seat)
        assert insight.forgetting(0.0, 11).sight() == insight.sight()
        changed += once.sight() != insight.sight()
    assert changed > 10


@pytest.mark.parametrize("game", TO_BE_REMEMBERED[:2], ids=lambda game: game.id)
def test_who_forgets_everything_sees_only_what_lies_open(game: Game) -> None:
    for decision in islice(decisions(game, games=8, seats=2), 200):
        full = game.view(decision.state, decision.seat)
        none = game.view(decision.insight.forgetting(1.0, 5).stand_in, decision.seat)
        assert hidden_entries(none) >= hidden_entries(full)
