"""What a trained player looks at: the bytes of an observation as the numbers a network is fed.

A **feature** reads one named stretch of the observation in one of four ways:

- `is`: for each byte and each value, 1 where the byte has that value;
- `at_least`: for each byte and each value, 1 where the byte is not below it;
- `scaled`: each byte, divided by the one value;
- `count`: for each value, how many bytes of the stretch have it.

Stretches that no feature names are not looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from runehall.engine import RunehallError
from runehall.engine.errors import quoted
from runehall.engine.observation import Observer

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

WAYS = ("is", "at_least", "scaled", "count")
LARGEST_BYTE = 255
MOST_INPUTS = 1 << 16


def load_numpy() -> Any:
    """NumPy, where it is installed."""
    try:
        import numpy  # noqa: PLC0415, ICN001 - only who plays with a trained player needs it
    except ImportError as error:
        raise RunehallError("A trained player needs NumPy: install runehall[numpy].") from error
    return numpy


@dataclass(frozen=True)
class Feature:
    """A stretch of the observation, how it is read, and the values that matter."""

    stretch: str
    way: str
    values: tuple[int, ...]


class Encoder:
    """Turns rows of observations into rows of numbers, many at once.

    >>> from runehall.games import GAMES
    >>> game = GAMES["alaska"]
    >>> table = game.new(2, seed=7)
    >>> observer = game.observer(table)
    >>> features = [Feature("phase", "is", (0, 1)), Feature("draw", "scaled", (66,))]
    >>> encoder = Encoder(features, observer)
    >>> encoder.inputs, encoder.encode(encoder.rows([observer.row(table, 0)])).shape
    (3, (1, 3))
    """

    def __init__(self, features: Sequence[Feature], observer: Observer) -> None:
        self.numpy = load_numpy()
        # What is or is not so: a byte, and the values between which it lies then.
        bounds: list[tuple[int, int, int]] = []
        sizes: list[tuple[int, int]] = []
        self.counted: list[tuple[slice, NDArray[np.uint8]]] = []
        for feature in features:
            check_feature(feature)
            stretch = stretch_of(observer, feature.stretch)
            places = range(stretch.start, stretch.stop)
            match feature.way:
                case "is":
                    bounds += [(place, each, each) for place in places for each in feature.values]
                case "at_least":
                    bounds += [
                        (place, each, LARGEST_BYTE) for place in places for each in feature.values
                    ]
                case "scaled":
                    sizes += [(place, feature.values[0]) for place in places]
                case _:
                    self.counted.append((stretch, self.numpy.array(feature.values, "u1")))
        self.columns = self.numpy.array([place for place, _, _ in bounds], "i8")
        self.lowest = self.numpy.array([low for _, low, _ in bounds], "u1")
        self.highest = self.numpy.array([high for _, _, high in bounds], "u1")
        self.scaled = self.numpy.array([place for place, _ in sizes], "i8")
        self.scales = self.numpy.array([scale for _, scale in sizes], "f4")
        counts = sum(len(values) for _, values in self.counted)
        self.inputs = len(bounds) + len(sizes) + counts
        if not 0 < self.inputs <= MOST_INPUTS:
            raise RunehallError(f"A network has 1 to {MOST_INPUTS} inputs, not {self.inputs}.")

    def rows(self, observations: Sequence[Any]) -> NDArray[np.uint8]:
        """Observations, as `Observer.row` gives them, as rows of an array."""
        rows: NDArray[np.uint8] = self.numpy.stack(
            [self.numpy.frombuffer(each, "u1") for each in observations]
        )
        return rows

    def encode(self, rows: NDArray[np.uint8]) -> NDArray[np.float32]:
        """The numbers of each row: first what is or is not so, then sizes, then counts."""
        looked_at = rows[:, self.columns]
        parts = [(looked_at >= self.lowest) & (looked_at <= self.highest)]
        parts.append(rows[:, self.scaled] / self.scales)
        parts += [
            (rows[:, stretch, None] == values).sum(axis=1) for stretch, values in self.counted
        ]
        encoded: NDArray[np.float32] = self.numpy.concatenate(
            [part.astype("f4") for part in parts], axis=1
        )
        return encoded


def check_feature(feature: Feature) -> None:
    """Refuse a feature that means nothing."""
    if feature.way not in WAYS:
        raise RunehallError(f"A feature is one of {', '.join(WAYS)}, not {quoted(feature.way)}.")
    one_byte = all(type(each) is int and 0 <= each <= LARGEST_BYTE for each in feature.values)
    if not feature.values or not one_byte:
        raise RunehallError(f"The values of {quoted(feature.stretch)} are not numbers of one byte.")
    if feature.way == "scaled" and (len(feature.values) != 1 or feature.values[0] == 0):
        raise RunehallError(f"{quoted(feature.stretch)} is scaled by one number above 0.")


def stretch_of(observer: Observer, name: str) -> slice:
    """Where a stretch lies; complains about one that the observation does not have."""
    try:
        return observer[name]
    except KeyError:
        names = ", ".join(each.name for each in observer.stretches)
        raise RunehallError(
            f"The observation has no stretch {quoted(name)}; it has {names}."
        ) from None
