"""Numbers of the lab against what is known exactly: a toy game, and the classics of statistics."""

from collections.abc import Iterator

import pytest

from lab import toss
from runehall.games import GAMES
from runehall.lab import Findings, study
from runehall.lab.numbers.statistics import Estimate, chi_square, explained, share

STUDIES = 200
GAMES_OF_A_STUDY = 120


@pytest.fixture(autouse=True, scope="module")
def toy() -> Iterator[None]:
    """The toy is one of the games for a while."""
    GAMES["toss"] = toss.GAME
    yield
    del GAMES["toss"]


@pytest.fixture(scope="module")
def studies() -> list[Findings]:
    """Many studies of the same question, each with deals of its own."""
    return [
        study(
            "toss",
            seats=2,
            games=GAMES_OF_A_STUDY,
            seed=number * GAMES_OF_A_STUDY,
            vary={"edge": [3, 5]},
            parts=("options",),
        )
        for number in range(STUDIES)
    ]


def holding(found: list[Estimate], truth: float) -> int:
    """How many intervals hold the truth."""
    return sum(each.low <= truth <= each.high for each in found)


# Of 200 intervals of 95 %, 190 are expected to hold the truth; fewer than 181 or all 200 would be a
# chance of one in a hundred, or intervals that are not what they say.
ENOUGH = range(181, 200)


def test_the_share_of_who_begins_is_inside_its_interval_95_times_of_100(
    studies: list[Findings],
) -> None:
    found = [each.tables[0].summary.order[0] for each in studies]
    assert holding(found, toss.share_of_first()) in ENOUGH


def test_the_edge_is_inside_its_interval(studies: list[Findings]) -> None:
    found = [each.tables[0].summary.order[1].less(0.5) for each in studies]
    assert holding(found, 0.5 - toss.share_of_first()) in ENOUGH


def test_ties_are_inside_their_interval(studies: list[Findings]) -> None:
    assert holding([each.tables[0].summary.ties for each in studies], toss.TIES) in ENOUGH


def test_the_effect_of_an_option_is_inside_its_interval(studies: list[Findings]) -> None:
    found = [each.tables[0].variants[0].effect.order[0] for each in studies]
    assert holding(found, toss.share_of_first(5) - toss.share_of_first(3)) in ENOUGH


def test_an_option_without_effect_on_length_has_none(studies: list[Findings]) -> None:
    found = [each.tables[0].variants[0].effect.actions for each in studies]
    assert {(each.low, each.value, each.high) for each in found} == {(0.0, 0.0, 0.0)}


def test_the_mean_length_comes_out(studies: list[Findings]) -> None:
    means = [each.tables[0].summary.actions.mean for each in studies]
    assert sum(means) / len(means) == pytest.approx(toss.MEAN_ACTIONS, abs=0.05)


def test_restricted_play_finds_the_verb_that_decides_and_the_ones_that_do_nothing() -> None:
    found = study("toss", seats=2, games=400, parts=("worth", "closer")).tables[0]
    worth = {each.name: each.share for each in found.worth}
    # Who never seizes loses all it had: half of the win, as each seat is the subject in turn.
    assert worth["seize"].low <= -0.5 <= worth["seize"].high
    assert worth["work"] == worth["idle"] == Estimate(0.0, 0.0, 0.0, 400)
    assert found.worth[0].name == "seize"


def test_a_closer_look_counts_what_is_known_of_every_decision() -> None:
    closer = study("toss", seats=2, games=300, parts=("closer",)).tables[0].closer
    assert closer is not None
    use = {each.name: each for each in closer.use}
    assert use["seize"].possible == use["seize"].chosen == use["seize"].avoidable == 600
    assert closer.forced.value == 0.0
    assert closer.turns.median in (4, 6)
    free = use["work"].possible - use["seize"].possible
    assert use["work"].chosen + use["idle"].chosen == free
    # Before the end both have the same chance, by an evaluation that knows nothing.
    assert closer.leads.most <= 1
    assert closer.sure.least == 1.0


def test_all_of_the_win_is_the_deal_where_choices_change_nothing() -> None:
    luck = study("toss", seats=2, games=400, parts=("luck",)).tables[0].luck
    assert luck is not None
    assert luck.value == 1.0


def test_two_options_that_add_up_do_not_interact() -> None:
    found = study("toss", seats=2, games=200, vary={"edge": [4, 5]}, parts=("options",)).tables[0]
    assert [each.changes for each in found.variants] == [{"edge": 4}, {"edge": 5}]
    assert found.interactions == []
    by_value = {each.changes["edge"]: each.effect.order[0].value for each in found.variants}
    assert 0.0 < by_value[4] < by_value[5]


def test_variance_between_groups_is_told_from_variance_within() -> None:
    # Two of three parts between, by construction: +-sqrt(2) for the group, +-1 inside it.
    groups = [[base + own for own in (-1.0, 1.0)] for base in (-2.0, 2.0) for _ in range(100)]
    found = explained(groups)
    assert found.value == pytest.approx((8.0 - 2.0) / (8.0 + 2.0), rel=0.02)


@pytest.mark.parametrize(
    ("counts", "chance"),
    [([50, 50], 1.0), ([60, 40], 0.0455), ([30, 20, 10], 0.00674), ([25, 25, 25, 25], 1.0)],
)
def test_chi_square_is_what_tables_say(counts: list[float], chance: float) -> None:
    assert chi_square(counts)[1] == pytest.approx(chance, rel=0.01)


def test_shared_wins_have_narrower_intervals_than_whole_ones() -> None:
    shared = share({1.0: 25, 0.5: 50, 0.0: 25})
    whole = share({1.0: 50, 0.0: 50})
    assert shared.value == whole.value == 0.5
    assert shared.high - shared.low < whole.high - whole.low
