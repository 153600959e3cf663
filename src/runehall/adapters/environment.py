"""One game at a time, with NumPy observations and masks: what the adapters stand on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from runehall.engine.action_space import choices_of
from runehall.engine.arrays import parts_for_programs
from runehall.engine.episode import Episode, rewards_of
from runehall.engine.errors import IllegalAction, quoted
from runehall.games import game_named


def seen_as(packed: Any, kind: Any) -> Any:
    """A packed vector as an array, without copying."""
    return np.frombuffer(packed, kind)


class Environment:
    """A table of one game at which one seat at a time is asked."""

    def __init__(
        self, game: str, seats: int | None = None, options: Mapping[str, Any] | None = None
    ) -> None:
        self.game = game_named(game)
        self.seats = seats or self.game.usual_seats
        self.options = dict(options or {})
        self.table = self.game.new(self.seats, options, 0)
        self.space, self.observer = parts_for_programs(self.game, self.table)
        self.size = int(self.space.size)
        self.width = int(self.observer.width)
        self.episode = Episode()

    def __reduce__(self) -> tuple[Any, ...]:
        return (gone_on, (self.game.id, self.seats, self.options, self.episode))

    def begin(self, seed: int) -> None:
        """Deal the game of a seed."""
        self.episode.begin(self.table, seed)

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return self.episode.seat

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.episode.state.over()

    def ids(self) -> list[int]:
        """The ids of what the seat that is asked can choose."""
        episode = self.episode
        return list(self.space.ids(episode.state, episode.seat, episode.choices))

    def observe(self, seat: int) -> NDArray[np.uint8]:
        """What a seat knows."""
        row: NDArray[np.uint8] = seen_as(self.observer.row(self.episode.state, seat), np.uint8)
        return row

    def mask(self, seat: int) -> NDArray[np.int8]:
        """A one for each id that a seat could choose now, asked or not."""
        episode = self.episode
        mask = np.zeros(self.size, np.int8)
        choices = episode.choices if seat == episode.seat else choices_of(episode.state, seat)
        if len(choices) > 0:
            ids = self.space.ids(episode.state, seat, choices)
            mask[seen_as(ids, np.int64)] = 1
        return mask

    def act(self, number: int) -> None:
        """Carry out the choice of an id and ask the next seat; IllegalAction changes nothing."""
        numbers = self.ids()
        if number not in numbers:
            raise IllegalAction(
                "not_now",
                f"The id {quoted(number)} is not legal for seat {self.seat}; "
                f"{len(numbers)} ids are.",
            )
        self.choose(numbers.index(number))

    def choose(self, place: int) -> None:
        """Carry out the choice at a place of the list and ask the next seat."""
        self.episode.choose(place)
        self.episode.ask()

    def rewards(self) -> list[float]:
        """What the end of the game is worth to each seat."""
        return list(rewards_of(self.episode.state))

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat sees, as people's tables show it."""
        return self.game.view(self.episode.state, seat)


def gone_on(game: str, seats: int, options: Mapping[str, Any], episode: Episode) -> Environment:
    """The table at which a game that was put away goes on."""
    made = Environment(game, seats, options)
    made.episode = episode
    return made
