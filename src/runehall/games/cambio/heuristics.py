"""What bots know about Cambio."""

from __future__ import annotations

from runehall.engine.heuristics import Heuristics


class CambioHeuristics(Heuristics):
    """TODO"""
