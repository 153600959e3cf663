"""Rulings of The Rune Market that no test of a single rule or option shows."""

from typing import Any

import pytest

from games.market.tables import MARKET, at, end_turns, place, seat, table
from runehall.engine import IllegalAction, Table


def last_turn(*seats: dict[str, Any], **changes: Any) -> Table:
    """The last turn of a game of three rounds; its seat has played its thief and draws nothing."""
    count = len(seats)
    t = table(*seats, options={"round_limit": 3}, turn=count - 1, turn_no=3 * count, **changes)
    t.do(count - 1, "thief")
    t.do(count - 1, "pass")
    t.do(count - 1, "pass")
    return t


def test_R1_the_booklet_is_played_unless_another_edition_is_asked_for() -> None:
    booklet = MARKET.options.resolve({}, 2)
    assert booklet == MARKET.options.resolve({"preset": "booklet-2023"}, 2)
    german = MARKET.options.resolve({"preset": "web-de"}, 2)
    assert {name: german[name] for name in german if german[name] != booklet[name]} == {
        "preset": "web-de",
        "boat_value": 2,
        "neutralise": True,
        "duel_defence": "forced",
        "boat_colour": "reopens",
        "give_up": "plain",
    }


def test_R1_D8_the_web_editions_differ_only_in_what_giving_up_brings() -> None:
    english = MARKET.options.resolve({"preset": "web-en"}, 2)
    german = MARKET.options.resolve({"preset": "web-de"}, 2)
    assert english == {**german, "preset": "web-en", "give_up": "theft"}


@pytest.mark.parametrize("storage", ["auto", "manual"])
def test_R6_nothing_but_paying_takes_a_rune_out_of_a_shelter(storage: str) -> None:
    rich = seat("5678TRB", red=place(runes=4), blue=place(runes=2, bandits=(1,)), loose=(0, 3))
    t = table(rich, seat("9", open_boats=1), options={"rune_storage": storage})
    stored = at(t, "seats.0.shelters")
    for action in t.legal(0):
        after = Table.at(MARKET, t.document())
        after.do(0, action)
        spends = action.startswith(("boat runes", "bandit runes", "ransom"))
        for colour in ("red", "blue"):
            kept = at(after, f"seats.0.shelters.{colour}.runes") >= stored[colour]["runes"]
            assert kept or spends, action


def test_R8_trade_and_cards_are_one_phase_that_the_first_card_closes_to_runes() -> None:
    t = table(seat("15", loose=(8, 0)), seat("6", open_boats=1))
    offered = {"boat runes red", "bandit runes red", "rune red 5", "duel 1 1"}
    assert offered <= set(t.legal(0))
    t.do(0, "boat runes red")
    t.do(0, "alone")
    assert {"bandit runes red", "rune red 5", "store red"} <= set(t.legal(0))
    t.do(0, "rune red 5")
    assert "store red" in t.legal(0)
    with pytest.raises(IllegalAction, match="before the first hand card"):
        t.do(0, "bandit runes red")


def test_R10_the_buyer_chooses_the_colour_while_its_pile_lasts() -> None:
    t = table(seat("5", red=place()), seat("T"))
    assert {"rune red 5", "rune blue 5"} <= set(t.legal(0))
    t = table(seat("5", red=place()), seat("T", loose=(0, 10)))
    assert [text for text in t.legal(0) if text.startswith("rune")] == ["rune red 5"]


def test_R18_a_shelter_card_need_not_be_played_first_or_at_all() -> None:
    t = table(seat("5R"), seat("T"))
    t.do(0, "rune blue 5")
    assert "build R" in t.legal(0)
    t.do(0, "pass")
    assert "R" in at(t, "seats.0.hand")
    assert at(t, "turn") == 1


def test_R23_boats_bandits_and_shelters_cannot_be_stolen() -> None:
    with_a_card = seat("4", red=place(boat=True), blue=place(bandits=(0,)))
    t = table(seat("T5"), with_a_card)
    t.do(0, "thief")
    assert t.legal(0) == ["pass", "steal 1 hand"]
    t = table(seat("T5"), {**with_a_card, "hand": []})
    t.do(0, "thief")
    # Nothing but boat, bandit and shelters: there is nothing to steal.
    assert at(t, "phase") == "main"


def test_R27_a_robbed_seat_plays_on_with_fewer_cards_and_draws_as_ever() -> None:
    t = table(seat("T123"), seat("14T"), dice=[1])
    t.do(0, "thief")
    t.do(0, "steal 1 hand")
    assert [len(at(t, f"seats.{number}.hand")) for number in (0, 1)] == [4, 2]
    t.do(0, "pass")
    # The thief has more than a hand and draws nothing; the robbed seat begins with two cards.
    assert [len(at(t, f"seats.{number}.hand")) for number in (0, 1)] == [4, 2]
    end_turns(t, 1)
    assert [len(at(t, f"seats.{number}.hand")) for number in (0, 1)] == [4, 3]


def test_R38_a_bandit_costs_the_seat_it_lies_with_and_nobody_else() -> None:
    t = table(seat("5", red=place(runes=3, bandits=(1, 1))), seat("T", loose=(2, 0)))
    assert list(t.state.scores()) == [1, 2]


def test_R39_most_points_win_not_most_runes() -> None:
    t = last_turn(
        seat("123", red=place(runes=5, bandits=(1, 1))), seat("T123", loose=(0, 4)), dice=[]
    )
    assert at(t, "result.scores") == [3, 4]
    assert at(t, "result.winners") == [1]
    assert at(t, "result.tiebreak") is None


def test_R40_only_the_highest_card_breaks_a_tie() -> None:
    t = last_turn(seat("128", loose=(2, 0)), seat("T178", loose=(2, 0)), dice=[1, 1])
    assert at(t, "result.tiebreak") == "bouts"
    assert at(t, "result.winners") == [0]
    t = last_turn(seat("119", loose=(2, 0)), seat("T788", loose=(2, 0)))
    assert at(t, "result.tiebreak") == "number"
    assert at(t, "result.winners") == [0]


def test_R41_two_bouts_decide_among_all_who_are_equal() -> None:
    equal = seat("128", loose=(2, 0))
    behind = seat("129", loose=(1, 0))
    t = last_turn(equal, behind, equal, seat("T128", loose=(2, 0)), dice=[1, 3, 2, 3])
    assert at(t, "result.scores") == [2, 1, 2, 2]
    # Among seats 0, 2 and 3 a roll of three sides names the winner of each bout.
    assert at(t, "result.bouts") == [0, 3, 2, 3]
    assert at(t, "result.winners") == [3]
    assert at(t, "result.places") == [2, 4, 2, 1]
