"""PettingZoo: any game as an AEC environment, one agent for each seat.

    from runehall.adapters.pettingzoo import env
    table = env("cambio", seats=4)

Observations are dictionaries with `observation` and `action_mask`; an action is an id.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from runehall.adapters.environment import Environment
from runehall.adapters.pictures import picture_of, text_of
from runehall.engine.state import SPECTATOR

__all__ = ["env", "raw_env"]

LARGEST_SEED = 2**62
TEXT, PIXELS = "ansi", "rgb_array"


def env(
    game: str,
    *,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    render_mode: str | None = None,
) -> AECEnv:
    """An environment that says what is done in the wrong order or out of bounds."""
    raw = raw_env(game, seats=seats, options=options, render_mode=render_mode)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(raw))


class raw_env(AECEnv):  # type: ignore[misc] # noqa: N801 - PettingZoo's own name, without types
    """The environment itself."""

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = Environment(game, seats, options)
        self.metadata = {
            "name": f"runehall_{game}_v{self.table.game.version}",
            "render_modes": [TEXT, PIXELS],
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.numbers = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        width, size = self.table.width, self.table.size
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (width,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self.random, _ = seeding.np_random(None)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent is shown."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent can choose."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; after a seed, always the same ones."""
        if seed is not None:
            self.random, _ = seeding.np_random(seed)
        self.table.begin(int(self.random.integers(LARGEST_SEED)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows, and what it could do now."""
        seat = self.numbers[agent]
        return {"observation": self.table.observe(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: int | None) -> None:
        """Carry out the action of the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent that is asked chooses an action"
        self.table.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        if self.table.over:
            for each, reward in zip(self.possible_agents, self.table.rewards(), strict=True):
                self.rewards[each] = reward
            self._accumulate_rewards()
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.table.seat]

    def render(self) -> Any:
        """What a spectator sees: text, or an RGB picture."""
        view = self.table.view(SPECTATOR)
        return text_of(view) if self.render_mode == TEXT else picture_of(view)

    def close(self) -> None:
        """Nothing is left open."""
