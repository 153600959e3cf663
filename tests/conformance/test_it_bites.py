"""The conformance suite can fail: every deliberate breakage is caught by some law."""

from typing import Any

import pytest

from conformance.broken import BREAKAGES as BROKEN_RULES
from conformance.broken import SOUND
from conformance.broken_for_programs import BREAKAGES as BROKEN_FOR_PROGRAMS
from conformance.wrapped import BrokenMarket
from runehall.engine.conformance import BrokenLaw, Setup, check_setup
from runehall.engine.conformance.views import hidden_lists
from runehall.engine.conformance.walks import require_same
from runehall.engine.playthrough import hidden_paths

BREAKAGES = {**BROKEN_RULES, **BROKEN_FOR_PROGRAMS}

# The law that must notice, where another one could notice by chance.
NOTICED_BY = {
    "SightForgetsTheHand": "two views have one sight",
    "SightForgetsThePurchases": "two views have one sight",
    "SightIsBlind": "sight",
    "SpeaksUnasked": "although nobody listens",
    "CopyGoesOnListening": "a copy listens",
    "PickleForgets": "through_pickle changes",
    "DeepCopyIsTheSame": "what deepcopy has made changed the original",
    "HelpIsMissing": "market has no text “option-boat_value-help” in “de”",
    "ChoiceHasNoWord": "market has no text “option-give_up-theft” in “de”",
    "EventHasNoLine": "market has no text “event-play” in “en”",
    "EventIsUndeclared": "market tells an event [0-9]+, but declares none of that number",
    "TwoActionsHaveOneId": "two actions have one id",
    "AnIdMeansAnotherAction": "means",
    "TheOverflowIsTooSmall": "the overflow of .* is too small",
    "TheObservationLeaks": "observes what it cannot know",
    "TheObservationIsBlind": "one observation stands for two things",
    "RefusalHasNoText": "has no text “refusal-because” in “en”",
}


def check(game: BrokenMarket) -> None:
    for seed in range(5):
        check_setup(Setup(game, 3, {"preset": "web-de", "round_limit": 12}, seed))


def test_the_wrapping_itself_keeps_every_law() -> None:
    check(SOUND)


@pytest.mark.parametrize("name", BREAKAGES)
def test_a_breakage_is_caught(name: str) -> None:
    with pytest.raises(BrokenLaw, match=NOTICED_BY.get(name)):
        check(BREAKAGES[name])


def test_a_failure_says_which_field_differs() -> None:
    expected: Any = {"turn": 0, "seats": [{"hand": ["7", "8"]}, {"hand": []}]}
    actual: Any = {"turn": 0, "seats": [{"hand": ["7", "9"]}, {"hand": ["T"]}]}
    with pytest.raises(BrokenLaw) as broken:
        require_same(expected, actual, "a copy differs")
    assert str(broken.value).splitlines() == [
        "a copy differs:",
        "  seats.0.hand.1: expected '8', actual '9'",
        "  seats.1.hand.0: expected None, actual 'T'",
    ]


@pytest.mark.parametrize("value", [[], [None, None], [[], []], [None]])
def test_what_is_empty_is_not_hidden(value: Any) -> None:
    document = {"places": value}
    assert list(hidden_lists(document, document, "")) == []
    assert list(hidden_paths(document, document)) == []


def test_what_is_hidden_is_seen_as_hidden() -> None:
    truth, view = {"hand": ["7", None], "open": ["8"]}, {"hand": [None, None], "open": ["8"]}
    assert list(hidden_lists(truth, view, "")) == [(".hand", ["7", None])]
    assert list(hidden_paths(truth, view)) == ["hand.*"]
