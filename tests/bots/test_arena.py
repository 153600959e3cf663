import json

import pytest
from typer.testing import CliRunner

from runehall.bots.arena import Pairing, Tally, elo, interval, pairings, play_all, play_pairing
from runehall.bots.insight import Insight
from runehall.bots.match import Contender, Result, play_match, read_contender
from runehall.bots.parallel import ParallelBot
from runehall.cli import command_line
from runehall.engine import UnknownName
from runehall.games import GAMES

SKILLED = Contender("skilled", "skilled")
RANDOM = Contender("random", "random")


def test_paired_deals_are_played_from_every_seat() -> None:
    work = pairings("market", [SKILLED, RANDOM, RANDOM], games=7, paired=True, seed=5, options={})
    assert [pairing.seed for pairing in work] == [5, 6, 7]
    assert all(pairing.rotations == (0, 1, 2) for pairing in work)


def test_unpaired_games_have_their_own_deals_and_rotate_seats() -> None:
    work = pairings("market", [SKILLED, RANDOM], games=4, paired=False, seed=0, options={})
    assert [pairing.seed for pairing in work] == [0, 1, 2, 3]
    assert [pairing.rotations for pairing in work] == [(0,), (1,), (0,), (1,)]


def test_results_are_credited_to_whoever_sat_there() -> None:
    pairing = Pairing("market", (SKILLED, RANDOM), 0, (0, 1), {})
    tally = Tally()
    # At rotation 1 the first contender sits at seat 1.
    first = Result([1.0, 0.0], [3.0, -3.0], [5, 7], [1.0, 1.0])
    second = Result([0.0, 1.0], [-2.0, 2.0], [7, 5], [1.0, 1.0])
    tally.add(pairing, [(0, first), (1, second)])
    skilled, chance = tally.standings()
    assert (skilled.bot, skilled.games, skilled.score, skilled.margin) == ("skilled", 2, 1.0, 2.5)
    assert (chance.bot, chance.score, chance.margin) == ("random", 0.0, -2.5)
    assert skilled.decisions_per_second == pytest.approx(5.0)


def test_a_match_is_the_same_for_the_same_seed() -> None:
    one, other = (
        play_match(GAMES["market"], [SKILLED, RANDOM], seed=3, options={}) for _ in range(2)
    )
    assert (one.shares, one.margins, one.decisions) == (
        other.shares,
        other.margins,
        other.decisions,
    )


def test_any_seed_of_a_game_will_do() -> None:
    largest = (1 << 256) - 1
    result = play_match(GAMES["alaska"], [SKILLED, RANDOM], seed=largest, options={})
    assert sum(result.shares) == pytest.approx(1.0)


def test_processes_play_the_same_games() -> None:
    work = pairings("market", [SKILLED, RANDOM], games=4, paired=True, seed=0, options={})
    apart = [[result.shares for _, result in played] for _, played in play_all(work, jobs=2)]
    here = [[result.shares for _, result in play_pairing(pairing)] for pairing in work]
    assert apart == here


def test_the_interval_holds_the_score_and_narrows_with_games() -> None:
    few = interval([[1.0], [1.0], [0.0]] * 5)
    many = interval([[1.0], [1.0], [0.0]] * 500)
    assert few[0] < many[0] < 2 / 3 < many[1] < few[1]
    assert interval([[1.0]] * 50)[0] < 1.0, "winning all of fifty games proves no certainty"


def test_pairs_that_cancel_luck_narrow_the_interval() -> None:
    # The better hand always wins; over both seats nobody is ahead.
    lucky = interval([[1.0, 0.0]] * 49 + [[1.0, 1.0]])
    blind = interval([[1.0], [0.0]] * 49 + [[1.0], [1.0]])
    assert lucky[1] - lucky[0] < blind[1] - blind[0]


def test_elo_of_a_fair_share_is_nothing() -> None:
    assert elo(0.25, 4) == pytest.approx(0.0)
    assert elo(0.5, 2) == pytest.approx(0.0)
    assert elo(1.0, 2) == float("inf")


def test_contenders_may_have_a_think_time_of_their_own() -> None:
    assert read_contender("master@25", 100.0).budget_ms == 25.0
    assert read_contender("master", 100.0).budget_ms == 100.0
    with pytest.raises(UnknownName):
        read_contender("master@soon")


def test_the_arena_command_tells_scores_with_intervals() -> None:
    arguments = [
        "arena",
        "market",
        "--bots",
        "skilled,random",
        "--games",
        "4",
        "--paired",
        "--json",
    ]
    answer = CliRunner().invoke(command_line(), arguments)
    assert answer.exit_code == 0
    results = json.loads(answer.stdout)["results"]
    assert [result["bot"] for result in results] == ["skilled", "random"]
    assert sum(result["score"] for result in results) == pytest.approx(1.0)
    for result in results:
        assert result["games"] == 4
        assert 0.0 <= result["low"] <= result["score"] <= result["high"] <= 1.0


def test_several_processes_think_about_one_decision() -> None:
    game = GAMES["market"]
    insight = Insight(game, game.new(2, seed=7), 0)
    with ParallelBot("master", game, 1, workers=2) as bot:
        advice = bot.advise(insight, iterations=60)
        assert sum(each.visits for each in advice) >= 60
        assert {each.action for each in advice} <= set(insight.legal())
        assert advice[0].win_chance == max(each.win_chance for each in advice)
        assert bot.choose(insight, iterations=20) in insight.legal()
