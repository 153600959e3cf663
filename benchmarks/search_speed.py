"""How fast a master searches, beside OpenSpiel's information-set search in C++.

Both count processor time, and iterations of their own: from the position at hand to a value that
is noted on the way back. Ours ends in an evaluation, theirs in a random play-out to the end.
"""

from __future__ import annotations

import importlib
import importlib.util
import random
from dataclasses import dataclass
from time import thread_time
from typing import Any

from runehall.bots import Insight
from runehall.bots.bot import SearchBot, make_bot
from runehall.engine import Chooser, Game, State, play_by_kind, seats_in

SIMULATIONS = 50
UCT_CONSTANT = 2.0
# Deep enough for the hands to be dealt and some cards to be played.
PEER_DECISIONS = 8


@dataclass(frozen=True)
class SearchPeer:
    """A game of the peer and its search, with random play-outs to the end."""

    name: str
    spiel: Any

    def iterations_a_second(self, seconds: float) -> float:
        """Simulations of `ISMCTSBot` from one position early in the game."""
        state = self.early_position()
        evaluator = self.spiel.RandomRolloutEvaluator(1, 7)
        iterations = 0
        began = thread_time()
        while thread_time() - began < seconds:
            self.spiel.ISMCTSBot(iterations, evaluator, UCT_CONSTANT, SIMULATIONS).step(state)
            iterations += SIMULATIONS
        return iterations / (thread_time() - began)

    def early_position(self) -> Any:
        """A decision with more than one legal action, some way into a random game."""
        draw = random.Random(1)
        state = self.spiel.load_game(self.name).new_initial_state()
        decisions = 0
        while decisions < PEER_DECISIONS or len(state.legal_actions()) == 1:
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(draw.choices(outcomes, odds)[0])
            else:
                state.apply_action(draw.choice(state.legal_actions()))
                decisions += 1
        return state


def search_peer(name: str) -> SearchPeer | None:
    """The peer of a name, if it is installed; `make bench` installs it."""
    if importlib.util.find_spec("pyspiel") is None:
        return None
    return SearchPeer(name, importlib.import_module("pyspiel"))


def iterations_a_second(game: Game, seconds: float) -> float:
    """Iterations of a master's search, as it is set for the game, over decisions of one game."""
    seats = 2 if 2 in game.seat_counts else min(game.seat_counts)  # noqa: PLR2004 - the peer's
    iterations = 0
    spent = 0.0
    seed = 0
    while spent < seconds:
        state = game.new(seats, None, seed)
        play_by_kind(state, Chooser(seed), 20)
        seed += 1
        if not state.over() and has_choice(state):
            seat = seats_in(state.must() | state.may())[0]
            master = make_bot("master", game, seed)
            assert isinstance(master, SearchBot)
            master.think_by_processor_time()
            insight = Insight(game, state, seat)
            began = thread_time()
            master.choose(insight, budget_ms=seconds * 250.0)
            spent += thread_time() - began
            iterations += master.search.iterations
    return iterations / spent


def has_choice(state: State) -> bool:
    """Whether the first seat that can act has something to choose."""
    return len(state.legal(seats_in(state.must() | state.may())[0])) > 1
