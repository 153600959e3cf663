"""Where a policy goes wrong: what it does, what a master would do, and what that costs.

    python benchmarks/policy_regret.py cambio
    python benchmarks/policy_regret.py alaska --seats 4 --decisions 1000 --ms 80

Skilled bots play each other, and a master looks at some of their decisions. What stands at the top
of the list is what to mend first in the game's `heuristics.py`.
"""

import argparse
from collections import defaultdict

from runehall.bots.bot import DECLINE, SearchBot, make_bot
from runehall.bots.insight import Insight
from runehall.bots.match import play_match, read_contender
from runehall.engine import Chooser, Game, State, seats_in
from runehall.games import GAMES

LOOKED_AT = 0.25  # of the decisions; neighbours tell much the same

# What the policy does, and what is best, in the words of the game's actions.
Mistake = tuple[str, str]


def regret_of(game: Game, insight: Insight, action: int, ms: float) -> tuple[Mistake, float]:
    """The verbs of an action and of the best one, and the share of the win between them."""
    master = make_bot("master", game, 0)
    assert isinstance(master, SearchBot)
    master.think_by_processor_time()
    race = master.think(insight, ms, None)
    best = race.leader()
    place = list(race.actions).index(action)
    lost = race.mean(best) - race.mean(place) if race.tries[place] > 0 else 0.0
    notation = game.notation(insight.stand_in)
    verbs = [
        "wait" if each == DECLINE else notation.text(each).split()[0]
        for each in (action, race.actions[best])
    ]
    return (verbs[0], verbs[1]), lost


class Witness:
    """Watches games, and asks policy and master about some of the decisions."""

    def __init__(self, game: Game, decisions: int, ms: float) -> None:
        self.game = game
        self.left = decisions
        self.ms = ms
        self.policy = make_bot("skilled", game, 0)
        self.chooser = Chooser(1)
        self.found: dict[Mistake, list[float]] = defaultdict(list)

    def __call__(self, state: State) -> None:
        """Look at a position in which somebody is asked."""
        for seat in seats_in(state.may() | state.must()):
            insight = Insight(self.game, state, seat)
            if len(insight.legal()) + insight.may_wait() == 1 or self.left == 0:
                continue
            if self.chooser.chance() < LOOKED_AT:
                action = self.policy.choose(insight)
                mistake, lost = regret_of(self.game, insight, action, self.ms)
                self.found[mistake].append(lost)
                self.left -= 1


def main() -> None:
    """Look at decisions until there are enough, and print the costliest kinds of mistakes."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--decisions", type=int, default=400)
    parser.add_argument("--ms", type=float, default=60.0, help="how long the master thinks")
    options = parser.parse_args()
    witness = Witness(GAMES[options.game], options.decisions, options.ms)
    skilled = [read_contender("skilled")] * options.seats
    seed = 0
    while witness.left > 0:
        play_match(witness.game, skilled, seed=seed, options={}, watch=witness)
        seed += 1
    print("policy     master      decisions   lost in all   each")
    for (done, best), costs in sorted(witness.found.items(), key=lambda each: -sum(each[1])):
        total = sum(costs)
        print(f"{done:10} {best:10} {len(costs):10} {total:13.2f} {total / len(costs):6.1%}")


if __name__ == "__main__":
    main()
