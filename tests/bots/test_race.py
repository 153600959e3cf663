"""The race of the actions of one decision: who leaves it, and when it is over."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from runehall.bots import Insight
from runehall.bots.race import FIRST_LENGTH, WINS_THAT_SETTLE, Race
from runehall.bots.search import Search, Settings
from runehall.bots.tree import Node
from runehall.engine import Chooser
from runehall.games import GAMES


def race_of(rounds: list[list[float]], race: Race | None = None) -> Race:
    """A race in which the actions have brought these values, round by round."""
    race = race or Race(Node(0, vec[i64](list(range(len(rounds[0])))), 0))
    for values in rounds:
        for place, value in enumerate(values):
            if race.running[place]:
                race.note(place, value)
        race.end_round()
    return race


def test_who_is_clearly_behind_leaves_soon() -> None:
    # Both depend on luck; the second is always a little better.
    luck = [0.1, 0.9, 0.5, 0.7] * 6
    race = race_of([[value, value + 0.05] for value in luck])
    assert list(race.running) == [0, 1]
    assert race.is_over()
    assert race.leader() == 1


def test_a_small_lead_may_be_made_good_by_a_surprise_after_few_rounds() -> None:
    assert not race_of([[0.5, 0.53]] * 12).is_over()
    assert race_of([[0.5, 0.53]] * 24).is_over()


def test_a_close_race_goes_on() -> None:
    luck = [0.4, 0.6, 0.6, 0.4] * 12
    race = race_of([[value, 1.01 - value] for value in luck])
    assert list(race.running) == [1, 1]
    assert race.is_over()
    assert not race.is_settled()


def test_a_close_race_is_run_again_twice_as_long() -> None:
    close = [[0.4, 0.61], [0.6, 0.41]] * (FIRST_LENGTH // 2)
    race = race_of(close)
    assert race.is_over()
    longer = race_of(close, race.again())
    assert not longer.is_over()
    assert race_of(close, longer).is_over()


def test_a_race_that_was_decided_early_is_run_again_at_the_same_length() -> None:
    assert race_of([[0.5, 0.6]] * 24).again().length == FIRST_LENGTH


def test_a_race_of_equals_ends_after_surprises_had_their_time() -> None:
    assert race_of([[0.5, 0.5]] * 120).runners() == 2
    assert race_of([[0.5, 0.5]] * 240).runners() == 1
    surprising = [[0.5, 0.5 + 0.4 * (number % 40 == 39)] for number in range(240)]
    assert race_of(surprising).leader() == 1


def test_those_near_the_winner_race_again_and_the_others_keep_what_they_had() -> None:
    decided = race_of([[0.7, 0.72, 0.1]] * 240)
    assert decided.is_over()
    assert not decided.is_settled()
    race = decided.again()
    assert list(race.running) == [1, 1, 0]
    assert list(race.tries) == [0, 0, decided.tries[2]]
    assert race.mean(2) == decided.mean(2)


def test_what_an_action_is_worth_is_told_from_all_races() -> None:
    race = race_of([[0.7, 0.1]] * 24)
    race = race_of([[0.4, 0.1]] * 48, race.again())
    assert race.mean(0) == pytest.approx(0.4)
    assert race.estimate(0) == pytest.approx(0.5)
    assert race.tries_in_all[0] == 72


def test_who_was_left_behind_comes_back_when_the_winner_turns_out_no_better() -> None:
    race = race_of([[0.7, 0.72, 0.1]] * 48).again()
    assert list(race.running) == [1, 1, 0]
    assert list(race_of([[0.2, 0.22, 0.1]] * 48, race).again().running) == [1, 1, 1]


def test_the_shorter_the_race_the_farther_ahead_is_a_winner_who_need_not_race_again() -> None:
    assert race_of([[0.1, 0.7]] * 24).is_settled()
    race = race_of([[0.5, 0.6]] * 24)
    assert not race.is_settled()
    for _ in range(3):
        race = race_of([[0.5, 0.6]] * 24, race.again())
    assert race.is_settled()


def test_a_race_is_not_over_before_every_action_has_entered() -> None:
    race = Race(Node(0, vec[i64](list(range(5))), 0))
    race.limit(4)
    assert not race_of([[0.9, 0.1, 0.1, 0.1]] * 24, race).is_over()
    race.widen(3)
    assert race.entered == 4
    race.widen(9)
    assert race.entered == 5
    assert race_of([[0.9, 0.1, 0.1, 0.1, 0.1]] * 24, race).is_over()


def test_the_same_winner_settles_it_after_some_races() -> None:
    race = race_of([[0.5, 0.52]] * 48)
    for _ in range(WINS_THAT_SETTLE - 1):
        assert race.is_over()
        assert not race.is_settled()
        race = race_of([[0.5, 0.52]] * 48, race.again())
    assert race.is_settled()


def test_another_winner_has_to_win_as_often() -> None:
    race = race_of([[0.5, 0.52]] * 48)
    for _ in range(WINS_THAT_SETTLE - 1):
        race = race_of([[0.52, 0.5]] * 48, race.again())
    assert race.leader() == 0
    assert not race.is_settled()


def test_a_lead_that_may_be_luck_is_not_followed_against_the_policy() -> None:
    luck = [0.4, 0.6, 0.6, 0.4] * 12
    lucky = race_of([[value, 1.01 - value] for value in luck])
    assert lucky.leader() == 1
    assert lucky.choice(1.0) == 0
    assert lucky.choice(0.0) == 1
    sure = race_of([[value, value + 0.05] for value in luck])
    assert sure.choice(1.0) == 1


def test_a_search_looks_at_the_clock_it_is_given() -> None:
    game = GAMES["market"]
    insight = Insight(game, game.new(2, seed=7), 0)
    search = Search(game.heuristics(), Settings(), Chooser(1))
    ticks = iter(range(1000))
    search.clock = lambda: float(next(ticks))  # a second for each look
    race = search.run(insight.stand_in, 0, 5500.0, -1)
    assert race.rounds == 6
