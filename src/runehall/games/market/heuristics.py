"""What bots know about The Rune Market."""

from __future__ import annotations

from runehall.engine.heuristics import Heuristics


class MarketHeuristics(Heuristics):
    """Not yet more than chance."""
