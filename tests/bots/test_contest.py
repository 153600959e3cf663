"""The contest of the actions of one decision: who leaves it, and when it is over."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from runehall.bots import Insight
from runehall.bots.contest import FIRST_LENGTH, WINS_THAT_SETTLE, Contest
from runehall.bots.search import Search, Tuning
from runehall.bots.tree import Node
from runehall.engine import Chooser
from runehall.games import GAMES


def contest_of(rounds: list[list[float]], contest: Contest | None = None) -> Contest:
    """A contest in which the actions have brought these values, round by round."""
    contest = contest or Contest(Node(0, vec[i64](list(range(len(rounds[0])))), 0))
    for values in rounds:
        for place, value in enumerate(values):
            if contest.running[place]:
                contest.note(place, value)
        contest.end_round()
    return contest


def test_who_is_clearly_behind_leaves_soon() -> None:
    # Both depend on luck; the second is always a little better.
    luck = [0.1, 0.9, 0.5, 0.7] * 6
    contest = contest_of([[value, value + 0.05] for value in luck])
    assert list(contest.running) == [0, 1]
    assert contest.is_over()
    assert contest.leader() == 1


def test_a_small_lead_may_be_made_good_by_a_surprise_after_few_rounds() -> None:
    assert not contest_of([[0.5, 0.53]] * 12).is_over()
    assert contest_of([[0.5, 0.53]] * 24).is_over()


def test_a_close_race_goes_on() -> None:
    luck = [0.4, 0.6, 0.6, 0.4] * 12
    contest = contest_of([[value, 1.01 - value] for value in luck])
    assert list(contest.running) == [1, 1]
    assert contest.is_over()
    assert not contest.is_settled()


def test_a_close_race_is_run_again_twice_as_long() -> None:
    close = [[0.4, 0.61], [0.6, 0.41]] * (FIRST_LENGTH // 2)
    contest = contest_of(close)
    assert contest.is_over()
    longer = contest_of(close, contest.again())
    assert not longer.is_over()
    assert contest_of(close, longer).is_over()


def test_a_race_that_was_decided_early_is_run_again_at_the_same_length() -> None:
    assert contest_of([[0.5, 0.6]] * 24).again().length == FIRST_LENGTH


def test_a_race_of_equals_ends_after_surprises_had_their_time() -> None:
    assert contest_of([[0.5, 0.5]] * 120).runners() == 2
    assert contest_of([[0.5, 0.5]] * 240).runners() == 1
    surprising = [[0.5, 0.5 + 0.4 * (number % 40 == 39)] for number in range(240)]
    assert contest_of(surprising).leader() == 1


def test_those_near_the_winner_race_again_and_the_others_keep_what_they_had() -> None:
    decided = contest_of([[0.7, 0.72, 0.1]] * 240)
    assert decided.is_over()
    assert not decided.is_settled()
    contest = decided.again()
    assert list(contest.running) == [1, 1, 0]
    assert list(contest.tries) == [0, 0, decided.tries[2]]
    assert contest.mean(2) == decided.mean(2)


def test_what_an_action_is_worth_is_told_from_all_races() -> None:
    contest = contest_of([[0.7, 0.1]] * 24)
    contest = contest_of([[0.4, 0.1]] * 48, contest.again())
    assert contest.mean(0) == pytest.approx(0.4)
    assert contest.estimate(0) == pytest.approx(0.5)
    assert contest.tries_in_all[0] == 72


def test_who_was_left_behind_comes_back_when_the_winner_turns_out_no_better() -> None:
    contest = contest_of([[0.7, 0.72, 0.1]] * 48).again()
    assert list(contest.running) == [1, 1, 0]
    assert list(contest_of([[0.2, 0.22, 0.1]] * 48, contest).again().running) == [1, 1, 1]


def test_the_shorter_the_race_the_farther_ahead_is_a_winner_who_need_not_race_again() -> None:
    assert contest_of([[0.1, 0.7]] * 24).is_settled()
    contest = contest_of([[0.5, 0.6]] * 24)
    assert not contest.is_settled()
    for _ in range(3):
        contest = contest_of([[0.5, 0.6]] * 24, contest.again())
    assert contest.is_settled()


def test_a_race_is_not_over_before_every_action_has_entered() -> None:
    contest = Contest(Node(0, vec[i64](list(range(5))), 0))
    contest.limit(4)
    assert not contest_of([[0.9, 0.1, 0.1, 0.1]] * 24, contest).is_over()
    contest.widen(3)
    assert contest.entered == 4
    contest.widen(9)
    assert contest.entered == 5
    assert contest_of([[0.9, 0.1, 0.1, 0.1, 0.1]] * 24, contest).is_over()


def test_the_same_winner_settles_it_after_some_races() -> None:
    contest = contest_of([[0.5, 0.52]] * 48)
    for _ in range(WINS_THAT_SETTLE - 1):
        assert contest.is_over()
        assert not contest.is_settled()
        contest = contest_of([[0.5, 0.52]] * 48, contest.again())
    assert contest.is_settled()


def test_another_winner_has_to_win_as_often() -> None:
    contest = contest_of([[0.5, 0.52]] * 48)
    for _ in range(WINS_THAT_SETTLE - 1):
        contest = contest_of([[0.52, 0.5]] * 48, contest.again())
    assert contest.leader() == 0
    assert not contest.is_settled()


def test_a_lead_that_may_be_luck_is_not_followed_against_the_policy() -> None:
    luck = [0.4, 0.6, 0.6, 0.4] * 12
    lucky = contest_of([[value, 1.01 - value] for value in luck])
    assert lucky.leader() == 1
    assert lucky.choice(1.0) == 0
    assert lucky.choice(0.0) == 1
    sure = contest_of([[value, value + 0.05] for value in luck])
    assert sure.choice(1.0) == 1


def test_a_search_looks_at_the_clock_it_is_given() -> None:
    game = GAMES["market"]
    insight = Insight(game, game.new(2, seed=7), 0)
    search = Search(game.heuristics(), Tuning(), Chooser(1))
    ticks = iter(range(1000))
    search.clock = lambda: float(next(ticks))  # a second for each look
    contest = search.run(insight.stand_in, 0, 5500.0, -1)
    assert contest.rounds == 6
