"""What RUNE tells beyond the rules: what an action brought, where a card breaks one, medals."""

from random import Random

import pytest

from games.rune.positions import CLASH, STRIPES, table
from runehall.engine import Table
from runehall.games.rune import GAME
from runehall.games.rune.medals import MEDALS
from runehall.games.rune.notation import in_order, signed


@pytest.mark.parametrize("preset", ["solo-gm", "duel-gm", "teams-gm"])
def test_an_event_tells_what_it_brought_each_side(preset: str) -> None:
    seats = {"solo-gm": 1, "duel-gm": 2, "teams-gm": 4}[preset]
    told = 0
    for seed in range(2):
        game = Table(GAME, GAME.new(seats, {"preset": preset}, seed))
        chance = Random(seed)
        while not game.over:
            seat = game.must()[0]
            before = game.document()["scores"]
            legal = game.legal(seat)
            kind = chance.choice(sorted({text.split()[0] for text in legal}))
            events = game.do(seat, chance.choice([t for t in legal if t.startswith(kind)]))
            after = game.document()["scores"]
            change = [now - then for now, then in zip(after, before, strict=True)]
            side = seat % len(change)
            for event in (each for each in events if "own" in each.values):
                told += 1
                assert event.values["own"] == change[side]
                others = sum(change) - change[side]
                assert event.values.get("others", 0) == others
    assert told > 8


def test_changes_are_said_with_their_sign_and_scores_from_the_best_down() -> None:
    assert [signed(points) for points in (3, -2, 0)] == ["+3", "\N{MINUS SIGN}2", "none"]
    assert in_order([7, 12]) == "12 : 7"


def broken(game: Table, text: str) -> list[str]:
    """Where an action of the seat that is asked breaks a rule; it must be refused."""
    assert text not in game.legal(0)
    return game.against(0, text)


def test_the_cells_that_do_not_match_are_told() -> None:
    game = table("solo", hands=["BC"], manifest=CLASH, hand_size=2)
    # Red on blue: both covered runes differ, and nothing else is touched in another colour.
    assert broken(game, "place B 0 2 0") == ["0 2", "1 2"]


def test_a_card_on_a_rune_master_is_crossed_there() -> None:
    game = table(hands=["A", "B"], manifest=CLASH, masters_at=["1 0 2"])
    assert broken(game, "place A 0 2 0") == ["0 2"]


def test_too_long_a_line_is_crossed_all_along_the_card() -> None:
    limits = {"B": 3, "G": 3, "R": 3}
    game = table("solo", hands=["A"], manifest=STRIPES, line_limits=limits)
    assert broken(game, "place A -1 1 0") == ["0 1", "0 2", "0 3"]


def test_what_is_no_card_breaks_nothing_anywhere() -> None:
    game = table(hands=["A", "B"], manifest=CLASH)
    assert game.against(0, "draw") == []
    assert game.against(0, "nonsense") == []
    assert game.against(1, "place B 0 2 0") == []


@pytest.mark.parametrize("preset", MEDALS)
def test_medals_stand_in_order_and_only_for_the_rules_they_were_measured_with(preset: str) -> None:
    options = GAME.options.resolve({"preset": preset}, 1)
    facts = GAME.facts(1, options)
    assert facts["bronze"] < facts["silver"] < facts["gold"]
    assert "gold" not in GAME.facts(1, {**options, "masters": 4})
