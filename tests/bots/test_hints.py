"""Hints: how much a choice matters, why, and nothing that the seat may not know."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import pytest

from bots.positions import decisions
from runehall.bots import Advice, Insight, make_bot
from runehall.bots.hints import Hint, reasons, think_of_hint, verdict_on
from runehall.engine import Game
from runehall.engine.foresight import worded
from runehall.engine.game import no_purpose
from runehall.engine.texts import LANGUAGES
from runehall.games import GAMES


def advised(*chances: float) -> list[Advice]:
    """Actions that were tried, with what they have brought."""
    return [Advice(number, "pass", chance, 9) for number, chance in enumerate(chances)]


def opening(game: Game) -> Insight:
    """What the first seat knows at the beginning."""
    return Insight(game, game.new(2, seed=7), 0)


@pytest.mark.parametrize(
    ("chances", "verdict"),
    [
        ((0.6, 0.5, 0.5), "verdict-clear"),
        ((0.53, 0.5, 0.4), "verdict-better"),
        ((0.51, 0.5, 0.3), "verdict-equal"),
        ((0.5,), "verdict-one"),
    ],
)
def test_the_verdict_says_how_much_the_choice_matters(
    chances: tuple[float, ...], verdict: str
) -> None:
    game = GAMES["market"]
    bot = make_bot("master", game, 0)
    insight = opening(game)
    assert verdict_on(bot, insight, advised(*chances))[0] == verdict
    nothing_better = advised(*[0.5] * len(insight.legal()))
    assert verdict_on(bot, insight, nothing_better)[0] == "verdict-all-equal"


def test_who_has_no_choice_is_told_so() -> None:
    game = GAMES["cambio"]
    forced = next(each for each in decisions(game, games=4) if len(each.insight.legal()) == 1)
    bot = make_bot("master", game, 0)
    assert verdict_on(bot, forced.insight, advised(0.5))[0] == "verdict-only"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_reasons_depend_on_nothing_hidden(game: Game) -> None:
    for decision in islice(decisions(game, games=2), 3, 12, 4):
        notation = game.notation(decision.state)
        text = notation.text(decision.insight.legal()[-1])
        assert reasons(decision.twin(1), text) == reasons(decision.twin(2), text)


@pytest.mark.parametrize("name", ["cambio", "kodiak"])
def test_an_outlook_on_cards_is_told_only_if_it_changes_anything(name: str) -> None:
    game = GAMES[name]
    outlooks = []
    for seed in range(6):
        insight = Insight(game, game.new(2, {"memory": "assisted"}, seed), 0)
        for action in insight.legal():
            text = game.notation(insight.stand_in).text(action)
            outlooks += [told for key, told in reasons(insight, text) if key == "outlook"]
    assert outlooks
    assert all(told["before"] != told["after"] for told in outlooks)


def test_a_hint_has_a_reason_for_every_idea_in_both_languages() -> None:
    game = GAMES["alaska"]
    hint = think_of_hint(opening(game), seed=1, budget_ms=40.0, ideas=3)
    assert isinstance(hint, Hint)
    assert 1 <= len(hint.ideas) <= 3
    for language in LANGUAGES:
        texts = game.texts(language)
        for idea in hint.ideas:
            assert all(worded(texts, reason, ["Ada", "Ben"]).strip() for reason in idea.why)
            assert idea.why
        assert worded(texts, hint.verdict, ["Ada", "Ben"])


def test_a_game_without_reasons_of_its_own_says_a_plain_sentence() -> None:
    game = replace(GAMES["market"], purpose=no_purpose)
    insight = opening(game)
    why = reasons(insight, game.notation(insight.stand_in).text(insight.legal()[0]))
    assert worded(game.texts("de"), why[0], ["Ada", "Ben"]).startswith("Die Spiele")
