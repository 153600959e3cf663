"""OpenSpiel: any game as a Python game with explicit chance.

    from runehall.adapters.openspiel import register
    register()
    game = pyspiel.load_game("python_runehall_alaska(players=2)")

Chance decides twice: at the root, which of `deals` deals is played (the seeds from 0), and
wherever several seats can act at once, which of them is asked first. An information state is
everything that a seat has observed so far, in order.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from runehall.adapters.environment import Environment, seen_as
from runehall.engine import Chooser, Game, seats_in
from runehall.engine.action_space import WAIT, WAIT_ID
from runehall.engine.episode import Episode, rewards_of
from runehall.engine.state import NOTHING, State, mix, mix_cards
from runehall.games import GAMES

__all__ = ["game_name", "register"]

DEALS = 1024
LONGEST_GAME = 1_000_000
LARGEST_SEED = 1 << 62
PREFIX = "python_runehall_"
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)


def game_name(game: str) -> str:
    """What a game is called here.

    >>> game_name("alaska")
    'python_runehall_alaska'
    """
    return PREFIX + game


def register() -> list[str]:
    """Make all games known to OpenSpiel; their names there."""
    known = set(pyspiel.registered_names())
    names = []
    for game in GAMES.values():
        if game.action_space is None or game.observer is None:
            continue
        names.append(game_name(game.id))
        if game_name(game.id) not in known:
            pyspiel.register_game(game_type(game), class_of(game))
    return names


def class_of(game: Game) -> type[SpielGame]:
    """A game's own class; OpenSpiel keeps it beyond the end of Python, and a function would not do.

    >>> class_of(GAMES["alaska"]).__name__
    'SpielAlaska'
    """
    return type(f"Spiel{game.id.capitalize()}", (SpielGame,), {"described": game})


def game_type(game: Game) -> Any:
    """What OpenSpiel wants to know of a game; who plays alone plays for points."""
    alone = min(game.seat_counts) == 1
    return pyspiel.GameType(
        short_name=game_name(game.id),
        long_name=f"Runehall: {game.id}, version {game.version} of the rules",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM
        if alone
        else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seat_counts),
        min_num_players=min(game.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": game.usual_seats, "preset": "", "deals": DEALS},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel has no types
    """One game with a number of seats and a preset."""

    described: Game

    def __init__(self, given: dict[str, Any] | None = None) -> None:
        game = self.described
        params = given or {}
        seats = int(params.get("players", game.usual_seats))
        preset = str(params.get("preset", ""))
        self.deals = int(params.get("deals", DEALS))
        self.table = Environment(game.id, seats, {"preset": preset} if preset else {})
        most = LONGEST_GAME if seats == 1 else 1.0
        super().__init__(
            game_type(game),
            pyspiel.GameInfo(
                num_distinct_actions=self.table.size,
                max_chance_outcomes=max(self.deals, seats),
                num_players=seats,
                min_utility=-1.0 if seats > 1 else -float(most),
                max_utility=float(most),
                utility_sum=None if min(game.seat_counts) == 1 else 0.0,
                max_game_length=LONGEST_GAME,
            ),
            params,
        )

    def new_initial_state(self) -> SpielState:
        """Before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Observations for those who want them from Python."""
        return SpielObserver(self)


class Course:
    """A game in progress and what each seat has observed: everything of a state that changes."""

    def __init__(self, table: Environment) -> None:
        self.table = table
        self.episode = Episode()
        self.dealt = False
        self.player = CHANCE  # the seat that is asked, or chance, or nobody
        self.seen = [0] * table.seats
        self.rows: list[Any] = []
        self.listed: list[int] = []

    def __deepcopy__(self, _memo: dict[int, Any]) -> Course:
        other = Course(self.table)
        if self.dealt:
            other.episode = self.episode.copy()
            other.dealt = True
        other.player = self.player
        other.seen = self.seen[:]
        return other

    def deal(self, seed: int) -> None:
        """Play the game of a seed."""
        self.episode.deal(self.table.table, seed)
        self.dealt = True
        self.notice()

    def notice(self) -> None:
        """Something has happened: who is the only one to be asked is asked, and all look."""
        episode, width = self.episode, self.table.width
        observer, state = self.table.observer, episode.state
        self.rows = [observer.row(state, seat) for seat in range(self.table.seats)]
        self.seen = [
            mix_cards(mix(seen, 1), row, 0, width)
            for seen, row in zip(self.seen, self.rows, strict=True)
        ]
        if state.over():
            self.player = TERMINAL
        else:
            self.ask_the_only_one(episode.asked())

    def ask_the_only_one(self, asked: int) -> None:
        """Ask a seat, unless chance has to say which."""
        if asked & (asked - 1) == 0:
            self.turn_to(asked.bit_length() - 1)
        else:
            self.episode.seat = NOTHING
            self.player = CHANCE

    def turn_to(self, seat: int) -> None:
        """Ask this seat."""
        self.episode.turn_to(seat)
        self.player = seat
        self.listed = []

    def row(self, seat: int) -> Any:
        """What a seat knows now."""
        if not self.rows:
            observer, state = self.table.observer, self.episode.state
            self.rows = [observer.row(state, each) for each in range(self.table.seats)]
        return self.rows[seat]

    def ids(self) -> list[int]:
        """The ids of what the seat that is asked can choose, in the order of the rules."""
        if not self.listed:
            episode = self.episode
            ids = self.table.space.ids(episode.state, episode.seat, episode.choices)
            self.listed = seen_as(ids, np.int64).tolist()
        return self.listed

    def act(self, number: int) -> None:
        """Carry out the choice of an id; a wait changes nothing but who can be asked."""
        episode = self.episode
        if number == WAIT_ID:
            episode.choose(0)
            self.ask_the_only_one(episode.asked())
            return
        episode.choose(self.ids().index(number))
        self.notice()

    def imagine(self, state: State) -> None:
        """Go on from a position that the seats cannot tell from this one."""
        self.episode.state = state
        self.rows = []
        self.listed = []


class SpielState(pyspiel.State):  # type: ignore[misc] # OpenSpiel has no types
    """A state: before the deal, before somebody is asked, or before a decision.

    What OpenSpiel asks through a name of its own (`_legal_actions`) and offers to Python under
    another one is answered to Python at once: the way through C++ takes many times as long.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        # Reaching the game through the state's own property would cost three times as much.
        self.course = Course(game.table)
        self.deals = game.deals

    def current_player(self) -> int:
        """The seat that is asked, or chance, or nobody."""
        return self.course.player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.course.player == TERMINAL

    def is_chance_node(self) -> bool:
        """Whether chance decides next."""
        return self.course.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The ids of what a seat can choose, ascending; chance has its own."""
        asked = self.course.player
        if asked == CHANCE:
            return [outcome for outcome, _ in self.chance_outcomes()]
        if asked == TERMINAL or (player is not None and player != asked):
            return []
        return sorted(self.course.ids())

    def _legal_actions(self, player: int) -> list[int]:
        """The ids of what the seat that is asked can choose, ascending."""
        return sorted(self.course.ids())

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """What a seat knows now, a number for each byte."""
        course = self.course
        player = self.seat_named(course.player if player is None else player)
        if not course.dealt:
            return [0.0] * course.table.width
        tensor: list[float] = seen_as(course.row(player), np.uint8).astype(np.float64).tolist()
        return tensor

    def seat_named(self, player: int) -> int:
        """A player that has a seat; SpielError, as OpenSpiel says it, for chance and for nobody."""
        seats = self.course.table.seats
        if not 0 <= player < seats:
            raise pyspiel.SpielError(f"There is no seat {player} at a table of {seats}.")
        return player

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, or the seats that may be asked first."""
        if not self.course.dealt:
            return [(deal, 1.0 / self.deals) for deal in range(self.deals)]
        asked = seats_in(self.course.episode.asked())
        return [(seat, 1.0 / len(asked)) for seat in asked]

    def _apply_action(self, action: int) -> None:
        """A deal, a seat to be asked, or the choice of a seat."""
        course = self.course
        if course.player != CHANCE:
            course.act(action)
        elif course.dealt:
            course.turn_to(action)
        else:
            course.deal(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """An id in words."""
        if player == CHANCE:
            return f"ask seat {action}" if self.course.dealt else f"deal {action}"
        table, state = self.course.table, self.course.episode.state
        code = table.space.action(state, player, action)
        if code in (WAIT, NOTHING):
            return table.space.describe(action)
        return table.game.notation(state).text(code)

    def returns(self) -> list[float]:
        """What the game has brought each seat."""
        if not self.is_terminal():
            return [0.0] * self.course.table.seats
        return list(rewards_of(self.course.episode.state))

    def information_state_string(self, player: int | None = None) -> str:
        """Everything a seat has observed so far, as a number, and whether it is asked."""
        player = self.current_player() if player is None else player
        asked = self.course.dealt and self.course.episode.seat == player
        return f"seat {player} saw {self.course.seen[player]:011x}{' asked' if asked else ''}"

    def observation_string(self, player: int | None = None) -> str:
        """What a seat knows now."""
        player = self.current_player() if player is None else player
        if not self.course.dealt:
            return ""
        return bytes(self.course.row(player)).hex()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that this seat cannot tell from the real one."""
        other: SpielState = self.clone()
        guess = self.course.episode.state.guess(player, Chooser(int(sampler() * LARGEST_SEED)))
        other.course.imagine(guess)
        return other

    def __str__(self) -> str:
        if not self.course.dealt:
            return "before the deal"
        return repr(self.course.episode.state)


class SpielObserver:
    """What a seat knows as a tensor, for OpenSpiel's observer interface."""

    def __init__(self, game: SpielGame) -> None:
        self.tensor: NDArray[np.float32] = np.zeros(game.table.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Look at a state."""
        if state.course.dealt:
            self.tensor[:] = np.frombuffer(state.course.row(player), np.uint8)
        else:
            self.tensor[:] = 0

    def string_from(self, state: SpielState, player: int) -> str:
        """What a seat knows now."""
        return state.observation_string(player)
