"""What bots know about RUNE."""

from __future__ import annotations

from runehall.engine.heuristics import Heuristics


class RuneHeuristics(Heuristics):
    """Placeholder."""
