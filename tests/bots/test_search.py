from itertools import islice
from time import perf_counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bots.positions import decisions
from bots.toys import (
    CALL_TAILS,
    GRAB,
    SAFE,
    Coin,
    CoinSense,
    Patience,
    PatienceSense,
    Stairs,
    StairsSense,
)
from runehall.bots import Insight, make_bot
from runehall.bots.search import Search, Tuning
from runehall.bots.tree import Node
from runehall.engine import Chooser, Game
from runehall.engine.state import NOTHING
from runehall.games import GAMES

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)


@every_game
def test_a_seed_and_a_number_of_iterations_decide_everything(game: Game) -> None:
    some = [each.insight for each in islice(decisions(game, games=3), 0, 40, 10)]
    runs = []
    for _ in range(2):
        bot = make_bot("master", game, seed=5)
        runs.append([bot.choose(insight, iterations=25) for insight in some])
    assert runs[0] == runs[1]


def test_iterations_are_counted_exactly() -> None:
    game = GAMES["market"]
    insight = Insight(game, game.new(2, seed=7), 0)
    search = Search(game.heuristics(), Tuning(), Chooser(1))
    for iterations in (1, 2, 17, 100):
        race = search.run(insight.stand_in, insight.seat, -1.0, iterations)
        assert search.iterations <= iterations or race.rounds == 1
        assert sum(race.tries_in_all) == search.iterations


def test_thinking_stops_when_the_time_is_up() -> None:
    game = GAMES["market"]
    insight = Insight(game, game.new(2, seed=7), 0)
    bot = make_bot("master", game, 1)
    began = perf_counter()
    bot.choose(insight, budget_ms=50.0)
    # A generous bound: this is about stopping at all, not about speed.
    assert perf_counter() - began < 5.0


def test_what_was_found_out_is_kept_for_the_next_decision() -> None:
    stairs = Stairs(steps=3, choices=3)
    search = Search(StairsSense(), Tuning(), Chooser(2))
    race = search.run(stairs, 0, -1.0, 300)
    stairs.apply(0, race.actions[race.leader()])
    node = search.tree.find(stairs.sight(0), 0)
    assert node is not None
    visited = node.visited
    assert visited > 0
    later = search.run(stairs, 0, -1.0, 50)
    assert later.root is node
    assert node.visited == visited + search.iterations


def test_nodes_that_the_game_has_overtaken_are_dropped() -> None:
    game = GAMES["market"]
    insight = Insight(game, game.new(2, seed=3), 0)
    search = Search(game.heuristics(), Tuning(), Chooser(1))
    search.run(insight.stand_in, 0, -1.0, 200)
    first = own_nodes(search)
    later = Insight(game, game.new(2, seed=4), 0)
    search.run(later.stand_in, 0, -1.0, 50)
    search.run(later.stand_in, 0, -1.0, 50)
    assert first
    assert not first & own_nodes(search)


@pytest.mark.parametrize("name", ["cambio", "kodiak"])
def test_who_remembers_thinks_the_same_whether_the_table_shows_it_or_not(name: str) -> None:
    game = GAMES[name]
    for each in islice(decisions(game, games=1, seats=2), 8, 48, 10):
        document = game.document(each.state)
        found = []
        for memory in ("strict", "assisted"):
            shown = {**document, "options": {**document["options"], "memory": memory}}
            search = Search(game.heuristics(), Tuning(), Chooser(1))
            contest = search.run(game.load(shown), each.seat, -1.0, 100)
            found.append((list(contest.tries_in_all), list(contest.totals_in_all)))
        assert found[0] == found[1]


def own_nodes(search: Search) -> set[int]:
    """The nodes of seat 0; what the other seat saw may well come again."""
    return {key for key, node in search.tree.nodes.items() if node.seat == 0}


def test_the_tree_finds_a_way_that_the_policy_does_not_know() -> None:
    stairs = Stairs(steps=4, choices=3)
    search = Search(StairsSense(), Tuning(exploration=1.0), Chooser(2))
    while not stairs.over():
        race = search.run(stairs, 0, -1.0, 600)
        stairs.apply(0, race.actions[race.leader()])
    assert stairs.winners() == 1


def test_of_many_actions_the_promising_ones_are_tried_and_the_others_wait() -> None:
    stairs = Stairs(steps=1, choices=200)
    search = Search(StairsSense(), Tuning(narrow=5, widening=0.0), Chooser(2))
    race = search.run(stairs, 0, -1.0, 100)
    assert sum(1 for tries in race.tries if tries > 0) == 5
    assert race.actions[race.leader()] == 199


def test_with_more_visits_more_actions_are_tried() -> None:
    stairs = Stairs(steps=3, choices=200)
    few, many = (
        Search(StairsSense(), Tuning(narrow=3, widening=1.0), Chooser(2)).run(stairs, 0, -1.0, n)
        for n in (10, 1000)
    )
    tried = [sum(1 for tries in race.tries if tries > 0) for race in (few, many)]
    assert tried[0] < tried[1] < 200


def test_in_the_end_every_action_is_tried() -> None:
    stairs = Stairs(steps=3, choices=13)
    search = Search(StairsSense(), Tuning(narrow=12), Chooser(2))
    race = search.run(stairs, 0, -1.0, 2000)
    assert min(race.tries) > 0


def test_nobody_plays_to_what_he_cannot_know() -> None:
    # Calling the coin wins half the time; the safe action is worth a little more.
    for tails in (False, True):
        search = Search(CoinSense(), Tuning(), Chooser(9))
        race = search.run(Coin(tails=tails), 0, -1.0, 600)
        assert race.actions[race.leader()] == SAFE
        assert abs(race.mean(race.root.place_of(CALL_TAILS)) - 0.5) < 0.15


def test_waiting_is_chosen_where_it_is_better() -> None:
    for gain, choice in ((0.2, NOTHING), (0.95, GRAB)):
        search = Search(PatienceSense(gain), Tuning(), Chooser(3))
        race = search.run(Patience(), 1, -1.0, 100)
        assert race.actions[race.leader()] == choice


def test_an_action_that_is_not_always_legal_is_judged_by_when_it_was() -> None:
    node = Node(0, vec[i64]([1, 2]), 1)
    for _ in range(10):
        node.admit(vec[i64]([1, 2]))
        node.note(0, 0.5)
    node.admit(vec[i64]([2, 3]))
    assert list(node.actions) == [1, 2, 3]
    assert list(node.available) == [10, 11, 1]
    chosen = node.most_promising(3, 1.0)
    assert node.actions[chosen] == 2
    node.note(chosen, 0.5)
    node.admit(vec[i64]([1, 3]))
    assert node.actions[node.most_promising(3, 0.0)] in (1, 3)
