"""What bots know about RUNES."""

from __future__ import annotations

from runehall.engine.heuristics import Heuristics


class RunesHeuristics(Heuristics):
    """A greedy placement policy and a reading of the trays."""
