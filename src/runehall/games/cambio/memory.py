"""What a seat has seen of hidden cards, as it is told."""

from __future__ import annotations

from runehall.engine.game import Seen
from runehall.engine.heuristics import kind_of, place_of
from runehall.games.cambio.notation import CARD_WORDS
from runehall.games.cambio.position import Position


def seen(game: Position, thing: int) -> Seen:
    """A card that lies face down: before whom, at which place, and which."""
    owner, place = divmod(int(place_of(thing)), int(game.room))
    return Seen(owner, place, CARD_WORDS[kind_of(thing)])
