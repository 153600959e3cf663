"""What bots know about Kodiak."""

from __future__ import annotations

from runehall.engine.heuristics import Heuristics


class KodiakHeuristics(Heuristics):
    """Nothing yet."""
