"""Whether the rules run compiled or interpreted; the rules themselves are the same."""

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec

HOT_MODULE = "runehall.engine.state"


def compiled() -> bool:
    """Whether the rules are a compiled extension."""
    spec = find_spec(HOT_MODULE)
    return spec is not None and (spec.origin or "").endswith(tuple(EXTENSION_SUFFIXES))
