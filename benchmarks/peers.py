"""What we are compared with: OpenSpiel's C++ games driven from Python with random actions."""

from __future__ import annotations

import importlib
import importlib.util
import random
import time
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Peer:
    """A game of the peer."""

    name: str
    game: Any

    def actions_a_second(self, seconds: float) -> float:
        """Random play, every applied action counted, chance included."""
        draw = random.Random(1)
        actions = 0
        began = time.process_time()
        while time.process_time() - began < seconds:
            state = self.game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(draw.choices(outcomes, odds)[0])
                else:
                    state.apply_action(draw.choice(state.legal_actions()))
                actions += 1
        return actions / (time.process_time() - began)


def find_peers() -> dict[str, Peer]:
    """The peers that are installed; `make bench` installs them."""
    if importlib.util.find_spec("pyspiel") is None:
        return {}
    spiel = importlib.import_module("pyspiel")
    names = ("crazy_eights", "backgammon")
    return {name: Peer(f"OpenSpiel {name}", spiel.load_game(name)) for name in names}
