"""Where a policy goes wrong: what it does, what a master would do, and what that costs.

    python benchmarks/policy_regret.py cambio
    python benchmarks/policy_regret.py alaska --seats 4 --decisions 1000 --ms 80

Skilled bots play each other, and a master looks at some of their decisions. What stands at the top
of the list is what to mend first in the game's `heuristics.py`.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator

from runehall.bots.bot import DECLINE, SearchBot, make_bot
from runehall.bots.insight import Insight
from runehall.engine import Chooser, Game, seats_in
from runehall.games import GAMES

LOOKED_AT = 0.25  # of the decisions; neighbours tell much the same

# What the policy does, and what is best, in the words of the game's actions.
Mistake = tuple[str, str]


def decisions_of(game: Game, seats: int, seed: int) -> Iterator[tuple[Insight, int]]:
    """What skilled bots are asked in one game, and what they do."""
    state = game.new(seats, seed=seed)
    bots = [make_bot("skilled", game, seed * 64 + seat) for seat in range(seats)]
    while not state.over():
        for seat in seats_in(state.may()) + seats_in(state.must() & ~state.may()):
            insight = Insight(game, state, seat)
            action = bots[seat].choose(insight)
            if len(insight.legal()) + insight.may_wait() > 1:
                yield insight, action
            if action != DECLINE:
                state.apply(seat, action)
                break


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


def main() -> None:
    """Look at decisions until there are enough, and print the costliest kinds of mistakes."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--decisions", type=int, default=400)
    parser.add_argument("--ms", type=float, default=60.0, help="how long the master thinks")
    options = parser.parse_args()
    game = GAMES[options.game]
    chooser = Chooser(1)
    found: dict[Mistake, list[float]] = defaultdict(list)
    looked_at = 0
    seed = 0
    while looked_at < options.decisions:
        seed += 1
        for insight, action in decisions_of(game, options.seats, seed):
            if chooser.chance() < LOOKED_AT and looked_at < options.decisions:
                mistake, lost = regret_of(game, insight, action, options.ms)
                found[mistake].append(lost)
                looked_at += 1
    print("policy     master      decisions   lost in all   each")
    for (done, best), costs in sorted(found.items(), key=lambda each: -sum(each[1])):
        total = sum(costs)
        print(f"{done:10} {best:10} {len(costs):10} {total:13.2f} {total / len(costs):6.1%}")


if __name__ == "__main__":
    main()
