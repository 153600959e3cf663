"""The race of the actions of one decision: who leaves it, and when it is over."""

from librt.vecs import vec
from mypy_extensions import i64

from runehall.bots import Insight
from runehall.bots.race import WINS_THAT_SETTLE, Race
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
    assert race.is_decided()
    assert race.leader() == 1


def test_a_close_race_goes_on() -> None:
    luck = [0.4, 0.6, 0.6, 0.4] * 12
    race = race_of([[value, 1.01 - value] for value in luck])
    assert list(race.running) == [1, 1]
    assert not race.is_decided()


def test_a_race_of_equals_ends_after_surprises_had_their_time() -> None:
    assert not race_of([[0.5, 0.5]] * 120).is_decided()
    assert race_of([[0.5, 0.5]] * 240).is_decided()
    surprising = [[0.5, 0.5 + 0.4 * (number % 40 == 39)] for number in range(240)]
    assert race_of(surprising).leader() == 1


def test_those_near_the_winner_race_again_and_the_others_keep_what_they_had() -> None:
    decided = race_of([[0.5, 0.52, 0.2]] * 240)
    assert decided.is_decided()
    assert not decided.is_settled()
    race = decided.again()
    assert list(race.running) == [1, 1, 0]
    assert list(race.tries) == [0, 0, decided.tries[2]]
    assert race.mean(2) == decided.mean(2)


def test_a_winner_far_ahead_need_not_race_again() -> None:
    assert race_of([[0.5, 0.6, 0.2]] * 240).is_settled()


def test_the_same_winner_settles_it_after_some_races() -> None:
    race = race_of([[0.5, 0.52]] * 24)
    for _ in range(WINS_THAT_SETTLE - 1):
        assert race.is_decided()
        assert not race.is_settled()
        race = race_of([[0.5, 0.52]] * 24, race.again())
    assert race.is_settled()


def test_another_winner_has_to_win_as_often() -> None:
    race = race_of([[0.5, 0.52]] * 24)
    for _ in range(WINS_THAT_SETTLE - 1):
        race = race_of([[0.52, 0.5]] * 24, race.again())
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
