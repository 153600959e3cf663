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

from runehall.adapters.environment import Environment
from runehall.engine import Chooser, Game, seats_in
from runehall.engine.action_space import WAIT
from runehall.engine.episode import Episode, rewards_of
from runehall.engine.state import NOTHING, mix, mix_cards
from runehall.games import GAMES

__all__ = ["game_name", "register"]

DEALS = 1024
LONGEST_GAME = 1_000_000
LARGEST_SEED = 1 << 62
PREFIX = "python_runehall_"


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
        self.seen = [0] * table.seats
        self.rows: dict[int, Any] = {}

    def __deepcopy__(self, _memo: dict[int, Any]) -> Course:
        other = Course(self.table)
        if self.dealt:
            other.episode = self.episode.copy()
            other.dealt = True
        other.seen = self.seen[:]
        return other

    def deal(self, seed: int) -> None:
        """Play the game of a seed."""
        self.episode.deal(self.table.table, seed)
        self.dealt = True
        self.notice()

    def notice(self) -> None:
        """Something has happened: who is the only one to be asked is asked, and all look."""
        self.rows = {}
        episode = self.episode
        width = self.table.width
        self.seen = [
            mix_cards(mix(seen, 1), self.row(seat), 0, width) for seat, seen in enumerate(self.seen)
        ]
        self.ask_the_only_one(episode.asked())

    def ask_the_only_one(self, asked: int) -> None:
        """Ask a seat, unless chance has to say which."""
        self.episode.seat = NOTHING
        if asked and asked & (asked - 1) == 0:
            self.episode.turn_to(asked.bit_length() - 1)

    def row(self, seat: int) -> Any:
        """What a seat knows now."""
        if seat not in self.rows:
            self.rows[seat] = self.table.observer.row(self.episode.state, seat)
        return self.rows[seat]

    def act(self, number: int) -> None:
        """Carry out the choice of an id; a wait changes nothing but who can be asked."""
        episode = self.episode
        if number == 0:
            episode.choose(0)
            self.ask_the_only_one(episode.asked())
            return
        ids = list(self.table.space.ids(episode.state, episode.seat, episode.choices))
        episode.choose(ids.index(number))
        self.notice()


class SpielState(pyspiel.State):  # type: ignore[misc] # OpenSpiel has no types
    """A state: before the deal, before somebody is asked, or before a decision."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        # Reaching the game through the state's own property would cost three times as much.
        self.course = Course(game.table)
        self.deals = game.deals

    def current_player(self) -> int:
        """The seat that is asked, or chance, or nobody."""
        course = self.course
        if not course.dealt:
            return int(pyspiel.PlayerId.CHANCE)
        if course.episode.state.over():
            return int(pyspiel.PlayerId.TERMINAL)
        seat = course.episode.seat
        return int(pyspiel.PlayerId.CHANCE) if seat == NOTHING else seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.course.dealt and self.course.episode.state.over()

    def _legal_actions(self, player: int) -> list[int]:
        """The ids of what the seat that is asked can choose, ascending."""
        episode = self.course.episode
        return sorted(self.course.table.space.ids(episode.state, episode.seat, episode.choices))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, or the seats that may be asked first."""
        if not self.course.dealt:
            return [(deal, 1.0 / self.deals) for deal in range(self.deals)]
        asked = seats_in(self.course.episode.asked())
        return [(seat, 1.0 / len(asked)) for seat in asked]

    def _apply_action(self, action: int) -> None:
        """A deal, a seat to be asked, or the choice of a seat."""
        course = self.course
        if not course.dealt:
            course.deal(action)
        elif course.episode.seat == NOTHING:
            course.episode.turn_to(action)
        else:
            course.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """An id in words."""
        if player == pyspiel.PlayerId.CHANCE:
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
        other.course.episode.state = guess
        other.course.rows = {}
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
