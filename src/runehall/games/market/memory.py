"""What a seat has seen of other hands, as it is told."""

from __future__ import annotations

from runehall.engine.game import Seen
from runehall.engine.heuristics import kind_of, place_of
from runehall.engine.state import NOTHING
from runehall.games.market.components import CARDS
from runehall.games.market.position import Position


def seen(_game: Position, thing: int) -> Seen:
    """A card in a hand: whose, and which."""
    return Seen(place_of(thing), NOTHING, CARDS[kind_of(thing)])
