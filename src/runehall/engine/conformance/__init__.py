"""The laws that every game keeps, for games of this house and of others.

>>> from runehall.engine.conformance import check
>>> from runehall.games import GAMES
>>> check(GAMES["alaska"], games=1, longest=3)
"""

from runehall.engine.conformance.checking import LAWS, Law, check, check_all_laws, check_setup
from runehall.engine.conformance.views import hidden_values_move
from runehall.engine.conformance.walks import BrokenLaw, Moment, Setup, setups

__all__ = [
    "LAWS",
    "BrokenLaw",
    "Law",
    "Moment",
    "Setup",
    "check",
    "check_all_laws",
    "check_setup",
    "hidden_values_move",
    "setups",
]
