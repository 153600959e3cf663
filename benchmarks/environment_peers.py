"""Environments that ours are compared with, each driven with random legal actions.

What is not installed is left out; `make bench` installs all of it.
"""

from __future__ import annotations

import importlib
import importlib.util
import random
import time
import warnings
from collections.abc import Callable
from typing import Any

# Steps a second, measured for about so many seconds of processor time.
Measure = Callable[[float], float]

LANES = 1024


def steps_a_second(step: Callable[[], int], seconds: float) -> float:
    """How fast something steps, in processor time; a call says how many steps it took."""
    steps = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        steps += step()
    return steps / (time.process_time() - began)


def find_environment_peers() -> dict[str, Measure]:
    """Everything installed here, by the name it has in the table."""
    found: dict[str, Measure] = {}
    for name, (package, made) in PEERS.items():
        if all(importlib.util.find_spec(each) for each in package.split()):
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                found[name] = made()
    return found


def open_spiel(name: str) -> Callable[[], Measure]:
    """A C++ game of OpenSpiel from Python, with tensor and mask for every decision."""

    def made() -> Measure:
        game = importlib.import_module("pyspiel").load_game(name)
        look = look_at(game)
        draw = random.Random(1)

        def play() -> int:
            state = game.new_initial_state()
            decisions = 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(draw.choices(outcomes, odds)[0])
                    continue
                player = state.current_player()
                look(state, player)
                state.legal_actions_mask(player)
                state.apply_action(draw.choice(state.legal_actions(player)))
                decisions += 1
            return decisions

        return lambda seconds: steps_a_second(play, seconds)

    return made


def look_at(game: Any) -> Callable[[Any, int], Any]:
    """How a player of a game of OpenSpiel is offered a tensor; asked once, as a trainer would."""
    if game.get_type().provides_observation_tensor:
        return lambda state, player: state.observation_tensor(player)
    return lambda state, player: state.information_state_tensor(player)


def env_pool(name: str) -> Callable[[], Measure]:
    """A C++ environment of EnvPool, 1,024 of them on one thread, actions in NumPy."""

    def made() -> Measure:
        np: Any = importlib.import_module("numpy")
        pool: Any = importlib.import_module("envpool")
        table = pool.make(name, env_type="gymnasium", num_envs=LANES, num_threads=1)
        chance = np.random.default_rng(1)
        told = [table.reset()[1]]

        def step() -> int:
            mask = told[0]["legal_action_mask"]
            odds = chance.random(mask.shape) * mask
            told[0] = table.step(odds.argmax(1).astype(np.int32))[4]
            return LANES

        return lambda seconds: steps_a_second(step, seconds)

    return made


def pgx(name: str) -> Callable[[], Measure]:
    """A game of Pgx on the processor: 1,024 of them in one compiled call, with new games."""

    def made() -> Measure:
        jax: Any = importlib.import_module("jax")
        game: Any = importlib.import_module("pgx").make(name)
        again: Any = importlib.import_module("pgx.experimental.utils").act_randomly
        anew: Any = importlib.import_module("pgx.experimental.wrappers").auto_reset
        begin, step = jax.vmap(game.init), jax.vmap(anew(game.step, game.init))

        def stepped(state: Any, key: Any) -> Any:
            key, first, second = jax.random.split(key, 3)
            keys = jax.random.split(second, LANES)
            return step(state, again(first, state.legal_action_mask), keys), key

        once = jax.jit(stepped)
        kept = [begin(jax.random.split(jax.random.PRNGKey(0), LANES)), jax.random.PRNGKey(1)]
        kept[0], kept[1] = jax.block_until_ready(once(*kept))

        def go_on() -> int:
            kept[0], kept[1] = jax.block_until_ready(once(*kept))
            return LANES

        return lambda seconds: steps_a_second(go_on, seconds)

    return made


def petting_zoo_leduc() -> Measure:
    """PettingZoo's own Leduc."""
    np: Any = importlib.import_module("numpy")
    table = importlib.import_module("pettingzoo.classic.leduc_holdem_v4").env()
    return drive_agents(table, np)


def drive_agents(table: Any, np: Any) -> Measure:
    """Random games of an AEC environment."""
    chance = np.random.default_rng(1)
    seeds = iter(range(10**9))

    def play() -> int:
        steps = 0
        table.reset(seed=next(seeds))
        for _ in table.agent_iter():
            observation, _, over, cut, _ = table.last()
            if over or cut:
                table.step(None)
                continue
            legal = np.flatnonzero(observation["action_mask"])
            table.step(int(legal[int(chance.random() * len(legal))]))
            steps += 1
        return steps

    return lambda seconds: steps_a_second(play, seconds)


PEERS: dict[str, tuple[str, Callable[[], Measure]]] = {
    "OpenSpiel crazy_eights": ("pyspiel", open_spiel("crazy_eights")),
    "OpenSpiel hearts": ("pyspiel", open_spiel("hearts")),
    "EnvPool backgammon": ("envpool", env_pool("Backgammon-v1")),
    "EnvPool leduc": ("envpool", env_pool("LeducHoldem-v1")),
    "Pgx backgammon": ("jax pgx", pgx("backgammon")),
    "Pgx leduc": ("jax pgx", pgx("leduc_holdem")),
    "PettingZoo leduc": ("pettingzoo rlcard", petting_zoo_leduc),
}
