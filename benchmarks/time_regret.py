"""What a longer thought is worth: think times on the same positions, judged by a long search.

    python benchmarks/time_regret.py cambio
    python benchmarks/time_regret.py alaska --ms 5,25,100,250 --decisions 2000

Where the think times choose differently, their choices contest for thousands of rounds, and none of
them may leave. What the best of them is ahead, the others lose. It takes far fewer positions than
games to see that a search wastes its time; whether its own judgement is right, only games tell.
"""

import argparse
import math

from runehall.bots.bot import make_bot
from runehall.bots.contest import Contest
from runehall.bots.insight import Insight
from runehall.bots.match import play_match, read_contender
from runehall.bots.search import Search, tuning_of
from runehall.engine import Chooser, Game, State, seats_in
from runehall.games import GAMES

LOOKED_AT = 0.25  # of the decisions; neighbours tell much the same
PLAYERS = "master@4"
ROUNDS_TO_GROW = 1000  # the trees, before it counts
ROUNDS = 4000


def judge(game: Game, insight: Insight, actions: set[int]) -> dict[int, float]:
    """What each of these actions brings in a long contest in which none of them may leave."""
    heuristics = game.heuristics()
    search = Search(heuristics, tuning_of(heuristics), Chooser(1))
    search.seat = insight.seat
    search.tree.begin_search()
    contest = search.prepare_contest(insight.stand_in)
    places = [place for place, action in enumerate(contest.actions) if action in actions]
    for rounds in (ROUNDS_TO_GROW, ROUNDS):
        contest = Contest(contest.root)
        for place in range(len(contest.actions)):
            contest.running[place] = 0
        for _ in range(rounds):
            for place in places:
                contest.running[place] = 1
            search.play_round(insight.stand_in, contest, -1)
    return {contest.actions[place]: contest.mean(place) for place in places}


class Witness:
    """Watches games, and asks masters with different think times about some of the decisions."""

    def __init__(self, game: Game, budgets: list[float], decisions: int) -> None:
        self.game = game
        self.budgets = budgets
        self.left = decisions
        self.seen = 0
        self.chooser = Chooser(1)
        self.lost: list[list[float]] = [[] for _ in budgets]

    def __call__(self, state: State) -> None:
        """Look at a position in which somebody is asked."""
        for seat in seats_in(state.may() | state.must()):
            insight = Insight(self.game, state, seat)
            if len(insight.legal()) + insight.may_wait() == 1 or self.left == 0:
                continue
            self.seen += 1
            if self.chooser.chance() < LOOKED_AT:
                self.compare(insight)
                self.left -= 1

    def compare(self, insight: Insight) -> None:
        """What each think time loses here."""
        chosen = []
        for budget in self.budgets:
            master = make_bot("master", self.game, self.chooser.word())
            master.think_by_processor_time()
            chosen.append(master.choose(insight, budget_ms=budget))
        worth = {chosen[0]: 0.0}
        if len(set(chosen)) > 1:
            worth = judge(self.game, insight, set(chosen))
        for number, action in enumerate(chosen):
            self.lost[number].append(max(worth.values()) - worth[action])


def think_times(text: str) -> list[float]:
    """`25,250` as numbers."""
    return [float(budget) for budget in text.split(",")]


def main() -> None:
    """Look at decisions until there are enough, and print what each think time loses."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--ms", type=think_times, default=[25.0, 250.0], metavar="ms,ms")
    parser.add_argument("--decisions", type=int, default=400)
    options = parser.parse_args()
    witness = Witness(GAMES[options.game], options.ms, options.decisions)
    players = [read_contender(PLAYERS)] * 2
    games = 0
    while witness.left > 0:
        play_match(witness.game, players, seed=games, options={}, watch=witness)
        games += 1
    of_a_seat = witness.seen / games / len(players)
    print("think time   lost in a decision   in a game (95 %)")
    for budget, lost in zip(witness.budgets, witness.lost, strict=True):
        mean = sum(lost) / len(lost)
        error = math.sqrt(sum((each - mean) ** 2 for each in lost)) / len(lost)
        spread = 1.96 * error * of_a_seat
        print(f"{budget:7.0f} ms {mean:20.3%} {mean * of_a_seat:11.1%} ± {spread:.1%}")


if __name__ == "__main__":
    main()
