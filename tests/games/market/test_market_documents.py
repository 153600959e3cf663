"""Documents and decks that no game of The Rune Market can have."""

from typing import Any

import pytest

from games.market.tables import MARKET, place, seat, table
from runehall.deck import CARDS
from runehall.engine import BadDocument, BadManifest


@pytest.mark.parametrize(
    ("changes", "law"),
    [
        ({"due": {"red": 1, "blue": 0}}, "interest is due only in its phase"),
        ({"collected": ["blue"]}, "interest has been collected only in its phase"),
        ({"attacked": [0]}, "the seat whose turn it is has been attacked"),
    ],
)
def test_a_counter_of_another_moment_is_refused(changes: dict[str, Any], law: str) -> None:
    with pytest.raises(BadDocument, match=law):
        table(seat("5", red=place(runes=2)), seat("4"), **changes)


def test_interest_stays_due_during_a_theft_that_returns_to_it() -> None:
    t = table(
        seat("5", red=place(runes=2)),
        seat("4"),
        options={"preset": "web-en"},
        phase="steal",
        due={"red": 1, "blue": 0},
        pending={"left": 1, "victim": None, "back": "interest"},
    )
    t.do(0, "pass")
    assert t.legal(0) == ["pass", "collect red", "giveup red"]


@pytest.mark.parametrize(
    "copies", [{"red rune": 0, "blue rune": 0}, {**dict.fromkeys("123456789", 0), "swap": 0}]
)
def test_a_deck_without_runes_or_cards_to_play_is_refused(copies: dict[str, int]) -> None:
    cards = {card: copies.get(card, 10) for card in CARDS}
    manifest = {"games": ["market"], "name": "own", "cards": cards}
    with pytest.raises(BadManifest, match="needs a rune and a number card or a thief"):
        MARKET.new(2, {"manifest": manifest})
