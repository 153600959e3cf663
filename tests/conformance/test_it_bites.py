"""The conformance suite can fail: every deliberate breakage is caught by some law."""

import pytest

from conformance.broken import BREAKAGES, BrokenMarket, Sound
from conformance.laws import Setup, check_all_laws, hidden_values_move
from runehall.engine import BadDocument


def check(game: BrokenMarket) -> None:
    for seed in range(5):
        setup = Setup(game, 3, {"preset": "web-de", "round_limit": 12}, seed)
        check_all_laws(setup)
        hidden_values_move(setup, at=9)


def test_the_wrapping_itself_keeps_every_law() -> None:
    check(Sound())


@pytest.mark.parametrize("name", BREAKAGES)
def test_a_breakage_is_caught(name: str) -> None:
    with pytest.raises((AssertionError, BadDocument)):
        check(BREAKAGES[name])
