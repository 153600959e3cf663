"""Gymnasium: one seat of any game, with bots at the others.

    import gymnasium
    import runehall.adapters.gymnasium
    table = gymnasium.make("Runehall/Alaska-v1", seats=3, opponents="skilled")

An action is an id; `action_masks()` tells which are legal, as MaskablePPO asks. An id that is not
legal changes nothing: `info["refused"]` says why.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from runehall.adapters.environment import Environment
from runehall.adapters.pictures import picture_of, text_of
from runehall.bots import DECLINE, Bot, Insight
from runehall.bots.trained import bot_at, player_named
from runehall.engine import BadOption, Chooser, IllegalAction
from runehall.engine.action_space import WAIT
from runehall.engine.playout import any_by_kind
from runehall.games import GAMES

__all__ = ["RunehallEnv", "environment_id"]

VERSION = 1
LARGEST_SEED = 2**62
RANDOM = "random"
TEXT, PIXELS = "ansi", "rgb_array"


class RunehallEnv(gymnasium.Env[NDArray[np.uint8], np.int64]):
    """A seat at a table of bots."""

    metadata = {"render_modes": [TEXT, PIXELS], "render_fps": 2}  # noqa: RUF012 - Gymnasium's way

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        seat: int = 0,
        opponents: str | Sequence[str] = RANDOM,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.table = Environment(game, seats, options)
        if not 0 <= seat < self.table.seats:
            raise BadOption(f"There is no seat {seat} at a table of {self.table.seats}.")
        self.seat = seat
        others = self.table.seats - 1
        levels = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(levels) != others:
            raise BadOption(f"A table of {others + 1} seats has {others} opponents.")
        self.levels = [player_named(level) for level in levels]
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0, 255, (self.table.width,), np.uint8)
        self.action_space = spaces.Discrete(self.table.size)
        self.bots: dict[int, Bot] = {}
        self.chooser = Chooser(0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """Begin a game in which this seat is asked; after a seed, always the same ones."""
        super().reset(seed=seed)
        while True:
            self.begin(int(self.np_random.integers(LARGEST_SEED)))
            if not self.table.over:
                return self.table.observe(self.seat), {}

    def begin(self, seed: int) -> None:
        """Deal the game of a seed, and let the others play until this seat is asked."""
        self.table.begin(seed)
        self.chooser = Chooser(seed)
        places = [seat for seat in range(self.table.seats) if seat != self.seat]
        self.bots = {
            seat: bot_at(level, self.table.game, seed * 64 + seat)
            for seat, level in zip(places, self.levels, strict=True)
            if level.file or level.name != RANDOM
        }
        self.others_play()

    def others_play(self) -> None:
        """Let the others play until this seat is asked or the game is over."""
        episode = self.table.episode
        while episode.seat not in (self.seat, -1):
            bot = self.bots.get(episode.seat)
            if bot is None:
                action = any_by_kind(episode.choices, self.chooser)
            else:
                action = bot.choose(Insight(self.table.game, episode.state, episode.seat))
                action = WAIT if action == DECLINE else action
            episode.carry_out(action)
            episode.ask()

    def step(
        self, action: int | np.int64
    ) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        """Carry out an action of this seat, then let the others play."""
        try:
            self.table.act(int(action))
        except IllegalAction as refused:
            return self.table.observe(self.seat), 0.0, False, False, {"refused": str(refused)}
        self.others_play()
        over = self.table.over
        reward = self.table.rewards()[self.seat] if over else 0.0
        return self.table.observe(self.seat), reward, over, False, {}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which ids are legal now."""
        return self.table.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        """What this seat sees: text, or an RGB picture."""
        view = self.table.view(self.seat)
        return text_of(view) if self.render_mode == TEXT else picture_of(view)


def environment_id(game: str) -> str:
    """What a game is called here.

    >>> environment_id("alaska")
    'Runehall/Alaska-v1'
    """
    return f"Runehall/{game.capitalize()}-v{VERSION}"


for _game in GAMES.values():
    if _game.action_space is not None and environment_id(_game.id) not in gymnasium.registry:
        gymnasium.register(
            id=environment_id(_game.id),
            entry_point="runehall.adapters.gymnasium:RunehallEnv",
            kwargs={"game": _game.id},
        )
