"""From games to what can be said about them, with intervals on everything."""

from runehall.lab.numbers.findings import Findings
from runehall.lab.numbers.statistics import Estimate

__all__ = ["Estimate", "Findings"]
