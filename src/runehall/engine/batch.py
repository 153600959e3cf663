"""Many games of one kind, stepped together: what `engine/arrays.py` shows as NumPy arrays.

A **lane** plays one game after another. Its first game has the seed of the batch and its own
number; the next one begins in the step that ends the one before. So a lane plays the same games in
a batch of any size, and each of them is the game of its seed everywhere.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from runehall.engine.action_space import ActionSpace
from runehall.engine.episode import NEXT_GAME, Episode, rewards_of
from runehall.engine.observation import Observer, clear
from runehall.engine.state import NOTHING, State

LEGAL_ROOM: Final = 32


class Lanes:
    """The games of a batch and the buffers that tell of them."""

    def __init__(self, table: State, space: ActionSpace, observer: Observer, size: i64) -> None:
        self.table: State = table
        self.space: ActionSpace = space
        self.observer: Observer = observer
        self.size: i64 = size
        self.seats: i64 = table.seats
        self.width: i64 = observer.width
        self.seed: int = 0
        self.episodes: list[Episode] = [Episode() for _ in range(size)]
        self.games: vec[i64] = vec[i64]([i64(0)] * size)  # how many games each lane has begun
        self.obs: vec[u8] = vec[u8]([u8(0)] * (size * self.width))
        self.to_play: vec[i64] = vec[i64]([i64(0)] * size)
        self.done: vec[u8] = vec[u8]([u8(0)] * size)
        self.reward: vec[float] = vec[float]([0.0] * (size * self.seats))
        self.starts: vec[i64] = vec[i64]([i64(0)] * (size + 1))
        self.legal: vec[i64] = vec[i64]([i64(0)] * (size * LEGAL_ROOM))

    def begin(self, seed: int) -> None:
        """Begin anew in every lane."""
        self.seed = seed
        lane: i64 = 0
        while lane < self.size:
            self.games[lane] = 0
            self.done[lane] = 0
            self.pay(lane, 0.0)
            self.begin_next(lane)
            lane += 1
        self.look()

    def seed_of(self, lane: int) -> int:
        """The seed of the game that a lane is playing."""
        return self.seed + lane + (int(self.games[lane]) - 1) * NEXT_GAME

    def begin_next(self, lane: i64) -> None:
        """The next game of a lane."""
        self.games[lane] += 1
        self.episodes[lane].begin(self.table, self.seed_of(lane))
        clear(self.obs, lane * self.width, (lane + 1) * self.width)

    def pay(self, lane: i64, reward: float) -> None:
        """The same reward for every seat of a lane."""
        at = lane * self.seats
        end = at + self.seats
        while at < end:
            self.reward[at] = reward
            at += 1

    def look(self) -> None:
        """Who is asked in each lane, what it knows, and what it can choose."""
        count: i64 = 0
        lane: i64 = 0
        while lane < self.size:
            count = self.look_at(lane, self.episodes[lane], count)
            lane += 1
        self.starts[self.size] = count

    def look_at(self, lane: i64, episode: Episode, start: i64) -> i64:
        """The same for one lane, whose list of ids begins at a place; where it ends."""
        state = episode.state
        seat = episode.seat
        choices = episode.choices
        self.to_play[lane] = seat
        self.starts[lane] = start
        end = start + len(choices)
        if end > len(self.legal):
            self.make_room(end)
        self.space.write_ids(state, seat, choices, self.legal, start)
        self.observer.write(state, seat, self.obs, lane * self.width)
        return end

    def make_room(self, needed: i64) -> None:
        """A longer list of legal actions."""
        longer = vec[i64]([i64(0)] * (2 * needed))
        place: i64 = 0
        while place < len(self.legal):
            longer[place] = self.legal[place]
            place += 1
        self.legal = longer

    def wrong_lane(self, places: vec[i64]) -> i64:
        """The first lane whose list has no such place; NOTHING if all have."""
        lane: i64 = 0
        while lane < self.size:
            place = places[lane]
            if place < 0 or place >= self.starts[lane + 1] - self.starts[lane]:
                return lane
            lane += 1
        return NOTHING

    def places_of(self, ids: vec[i64]) -> vec[i64]:
        """Where the ids of all lanes stand in their lists; NOTHING for what is not there."""
        places = ids[:]
        lane: i64 = 0
        while lane < self.size:
            places[lane] = self.place_of(lane, ids[lane])
            lane += 1
        return places

    def place_of(self, lane: i64, number: i64) -> i64:
        """Where an id stands in a lane's list; NOTHING if it is not there."""
        start = self.starts[lane]
        end = self.starts[lane + 1]
        place = start
        while place < end:
            if self.legal[place] == number and number >= 0:
                return place - start
            place += 1
        return NOTHING

    def step(self, places: vec[i64]) -> None:
        """Carry out a choice in every lane; where a game ends, the next one begins.

        A lane is looked at while its game is still at hand in the processor's memory.
        """
        count: i64 = 0
        lane: i64 = 0
        while lane < self.size:
            episode = self.episodes[lane]
            if self.done[lane] != 0:
                self.done[lane] = 0
                self.pay(lane, 0.0)
            episode.choose(places[lane])
            if episode.state.over():
                self.finish(lane, rewards_of(episode.state))
            else:
                episode.ask()
            count = self.look_at(lane, episode, count)
            lane += 1
        self.starts[self.size] = count

    def finish(self, lane: i64, rewards: vec[float]) -> None:
        """The game of a lane is over."""
        self.done[lane] = 1
        seat: i64 = 0
        while seat < self.seats:
            self.reward[lane * self.seats + seat] = rewards[seat]
            seat += 1
        self.begin_next(lane)

    def go_on(self, lane: i64, episode: Episode, games: i64) -> None:
        """Take over a game in progress."""
        self.games[lane] = games
        self.episodes[lane] = episode

    def sweep(self) -> None:
        """Forget all observations."""
        clear(self.obs, 0, self.size * self.width)
