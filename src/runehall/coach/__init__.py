"""The coach: what a game that is over can teach, judged by what each seat could know then."""

from runehall.coach.analysis import Analysis, Budget, analyse
from runehall.coach.luck import Share
from runehall.coach.moments import Moment

__all__ = ["Analysis", "Budget", "Moment", "Share", "analyse"]
