"""A batch of games as NumPy arrays that are written in place, without copying."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from runehall.engine.action_space import ActionSpace
from runehall.engine.batch import Lanes
from runehall.engine.episode import Episode
from runehall.engine.errors import BadOption, IllegalAction, RunehallError, quoted
from runehall.engine.game import Game
from runehall.engine.observation import Observer
from runehall.engine.seeds import check_seed
from runehall.engine.state import NOTHING, State

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

MOST_LANES = 1 << 20
# Added up over lanes and games, seeds stay below 2**256.
LARGEST_SEED = 1 << 200


def parts_for_programs(game: Game, table: State) -> tuple[ActionSpace, Observer]:
    """The ids and observations of a table; BadOption for a game that has none."""
    if game.action_space is None or game.observer is None:
        raise BadOption(f"The game {game.id} has no fixed actions and observations for programs.")
    return game.action_space(table), game.observer(table)


class Batch:
    """Games of one kind, one in each lane, stepped together.

    `obs[lane]` is what the seat `to_play[lane]` knows. Its legal actions are
    `legal[starts[lane]:starts[lane + 1]]`, as ids. After a step, `done[lane]` says whether the
    lane's game has ended, and `reward[lane]` what that was worth to each seat; everything else
    then tells of the next game, which has begun in the same step. All arrays but `legal` stay the
    same ones and are written anew by each step: copy what you keep.
    """

    autoreset = "same step"

    def __init__(
        self, game: Game, seats: int, size: int, seed: int, options: Mapping[str, Any]
    ) -> None:
        if type(size) is not int or not 0 < size <= MOST_LANES:
            raise BadOption(f"A batch has 1 to {MOST_LANES} games, not {quoted(size)}.")
        self.game = game
        self.seats = seats
        self.size = size
        self.options = dict(options)
        table = game.new(seats, options, 0)
        self.actions, self.observation = parts_for_programs(game, table)
        self.lanes = Lanes(table, self.actions, self.observation, size)
        self.numpy = load_numpy()
        self.begin(seed)

    def begin(self, seed: int) -> None:
        """Begin anew in every lane, with the games of another seed."""
        if not isinstance(check_seed(seed), int) or seed >= LARGEST_SEED:
            raise BadOption("The seed of a batch is a whole number from 0 to 2**200.")
        self.lanes.begin(seed)
        self.show()

    def show(self) -> None:
        """Lay arrays over the buffers."""
        see = self.numpy.frombuffer
        lanes = self.lanes
        self.obs: NDArray[np.uint8] = see(lanes.obs, "u1").reshape(self.size, -1)
        self.to_play: NDArray[np.int64] = see(lanes.to_play, "i8")
        self.starts: NDArray[np.int64] = see(lanes.starts, "i8")
        self.done: NDArray[np.bool_] = see(lanes.done, "?")
        self.reward: NDArray[np.float64] = see(lanes.reward, "f8").reshape(self.size, self.seats)

    @property
    def legal(self) -> NDArray[np.int64]:
        """The ids of all legal actions, lane by lane."""
        legal: NDArray[np.int64] = self.numpy.frombuffer(self.lanes.legal, "i8")
        return legal[: self.starts[-1]]

    @property
    def counts(self) -> NDArray[np.int64]:
        """How many legal actions each lane has."""
        counts: NDArray[np.int64] = self.starts[1:] - self.starts[:-1]
        return counts

    @property
    def seeds(self) -> list[int]:
        """The seed of the game that each lane is playing."""
        return [self.lanes.seed_of(lane) for lane in range(self.size)]

    def mask(self) -> NDArray[np.int8]:
        """The legal actions as a dense mask: a row of ones and zeros for each lane."""
        lanes = self.numpy.repeat(self.numpy.arange(self.size), self.counts)
        mask: NDArray[np.int8] = self.numpy.zeros((self.size, self.actions.size), "i1")
        mask[lanes, self.legal] = 1
        return mask

    def step(
        self,
        choices: NDArray[np.integer[Any]] | Sequence[int] | None = None,
        *,
        ids: NDArray[np.integer[Any]] | Sequence[int] | None = None,
    ) -> None:
        """Carry out one choice in each lane: a place in its list of legal actions, or an id."""
        if (choices is None) == (ids is None):
            raise BadOption("A step takes either choices or ids.")
        chosen = self.numpy.asarray(choices if ids is None else ids)
        if chosen.shape != (self.size,) or chosen.dtype.kind not in "iu":
            raise BadOption(f"A step takes {self.size} whole numbers, one for each game.")
        # What is too large for 64 bits becomes negative, and so is not there either.
        places = vec[i64](self.numpy.ascontiguousarray(chosen, "i8"))
        if ids is not None:
            places = self.lanes.places_of(places)
        lane = self.lanes.wrong_lane(places)
        if lane != NOTHING:
            kind = "choice" if ids is None else "id"
            raise IllegalAction(
                "not_now",
                f"Game {lane} of the batch has no {kind} {chosen[lane]}; "
                f"it has {self.counts[lane]} legal actions.",
            )
        self.lanes.step(places)

    def state(self, lane: int) -> State:
        """A copy of the position in a lane: the whole truth, which no player may see."""
        return self.lanes.episodes[lane].state.copy()

    def __repr__(self) -> str:
        return f"<batch of {self.size} games of {self.game.id}, {self.seats} seats>"

    def __getstate__(self) -> dict[str, Any]:
        lanes = self.lanes
        return {
            "made_of": (self.game, self.seats, self.size, lanes.seed, self.options),
            "lanes": [
                (each.state, each.chooser, each.seat, each.waited) for each in lanes.episodes
            ],
            "games": list(lanes.games),
            "done": list(lanes.done),
            "reward": list(lanes.reward),
        }

    def __setstate__(self, saved: dict[str, Any]) -> None:
        Batch.__init__(self, *saved["made_of"])
        lanes = self.lanes
        for lane, (state, chooser, seat, waited) in enumerate(saved["lanes"]):
            episode = Episode()
            episode.state, episode.chooser, episode.waited = state, chooser, waited
            episode.turn_to(seat)
            lanes.go_on(lane, episode, saved["games"][lane])
            lanes.done[lane] = saved["done"][lane]
        for place, reward in enumerate(saved["reward"]):
            lanes.reward[place] = reward
        lanes.sweep()
        lanes.look()


def load_numpy() -> Any:
    """NumPy, where it is installed."""
    try:
        import numpy  # noqa: PLC0415, ICN001 - only who asks for arrays needs it
    except ImportError as error:
        raise RunehallError("A batch needs NumPy: install runehall[numpy].") from error
    return numpy
