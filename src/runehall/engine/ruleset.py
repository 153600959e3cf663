"""The options of one table as the rules use them."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Ruleset:
    """What the options of a table decide, ready for the rules.

    Each game has one of its own, with native numbers beside the options they come from. It never
    changes after `__init__`, so that all positions of a table share it; `made_of` is what it was
    made of, and what it is made of again after a journey through `pickle`.
    """

    def __init__(self, options: dict[str, Any], made_of: tuple[Any, ...]) -> None:
        self.options: Final = options
        self.made_of: Final = made_of

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), self.made_of)

    def __copy__(self) -> Ruleset:
        return self

    def __deepcopy__(self, _memo: dict[int, Any]) -> Ruleset:
        return self
