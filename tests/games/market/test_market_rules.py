"""The Rune Market by ruling: each test is named after the ruling or option it proves."""

import pytest

from games.market.tables import at, end_turns, place, seat, table
from runehall.engine import IllegalAction


def test_R2_interest_can_be_declined() -> None:
    t = table(
        seat("5", red=place(runes=2)),
        seat("4"),
        phase="interest",
        due={"red": 1, "blue": 0},
    )
    assert t.legal(0) == ["pass", "collect red"]
    t.do(0, "pass")
    assert at(t, "seats.0.shelters.red.runes") == 2
    assert at(t, "due") == {"red": 0, "blue": 0}


def test_R3_interest_is_assessed_once_when_the_turn_begins() -> None:
    t = table(seat("T"), seat("T5", blue=place(runes=1)))
    end_turns(t, 1)
    assert at(t, "due") == {"red": 0, "blue": 1}
    t.do(1, "collect blue")
    assert at(t, "phase") == "main"
    assert at(t, "seats.1.shelters.blue.runes") == 2


def test_R4_loot_comes_before_interest() -> None:
    t = table(
        seat("T"), seat("T", red=place(runes=2, bandits=(0,)), blue=place(runes=1, boat=True))
    )
    end_turns(t, 1)
    assert at(t, "seats.0.loose.red") == 1
    assert at(t, "seats.1.shelters.red.runes") == 1
    assert at(t, "due") == {"red": 0, "blue": 2}


def test_R5_runes_enter_a_free_shelter_by_themselves() -> None:
    t = table(seat("5", red=place()), seat("T"))
    t.do(0, "rune red 5")
    assert at(t, "seats.0.shelters.red.runes") == 1
    assert at(t, "seats.0.loose.red") == 0


def test_rune_storage_manual_keeps_them_loose_until_stored() -> None:
    t = table(seat("55", red=place()), seat("T"), options={"rune_storage": "manual"})
    t.do(0, "rune red 5")
    assert at(t, "seats.0.loose.red") == 1
    t.do(0, "store red")
    assert at(t, "seats.0.shelters.red.runes") == 1


def test_R7_a_rune_for_an_occupied_shelter_stays_loose_and_may_be_stored() -> None:
    t = table(seat("59", red=place(runes=1, bandits=(1,))), seat("T"))
    t.do(0, "rune red 5")
    assert at(t, "seats.0.loose.red") == 1
    t.do(0, "store red")
    assert at(t, "seats.0.shelters.red.runes") == 2


@pytest.mark.parametrize(("sale", "gained"), [("single", 1), ("per_five", 3)])
def test_R9_what_fifteen_buys(sale: str, gained: int) -> None:
    t = table(seat("78"), seat("T"), options={"rune_sale": sale})
    t.do(0, "rune blue 7 8")
    assert at(t, "seats.0.loose.blue") == gained


def test_per_five_takes_no_more_than_the_pile_has() -> None:
    t = table(seat("78"), seat("T", loose=(0, 8)), options={"rune_sale": "per_five"})
    t.do(0, "rune blue 7 8")
    assert at(t, "seats.0.loose.blue") == 2


@pytest.mark.parametrize(("seats", "price"), [(2, 4), (3, 3), (4, 2), (5, 2)])
def test_R11_the_price_follows_the_number_of_seats(seats: int, price: int) -> None:
    others = [seat("T") for _ in range(seats - 2)]
    rich = table(seat("5", loose=(price, 0)), seat("6"), *others)
    poor = table(seat("5", loose=(price - 1, 0)), seat("6"), *others)
    assert "boat runes red" in rich.legal(0)
    assert "boat runes red" not in poor.legal(0)
    rich.do(0, "boat runes red")
    assert at(rich, "market.red") == 10
    assert at(rich, "pending") == {"item": "boat", "origin": "buy"}


def test_rune_price_can_be_a_number() -> None:
    t = table(seat("5", loose=(1, 0)), seat("6"), options={"rune_price": 1})
    assert "boat runes red" in t.legal(0)


def test_R12_a_bandit_cannot_be_bought_without_a_place_for_it() -> None:
    t = table(seat("678", loose=(4, 0)), seat("T"))
    assert not [text for text in t.legal(0) if text.startswith("bandit")]
    t = table(seat("678", loose=(4, 0)), seat("T", open_boats=1))
    assert {"bandit runes red", "bandit cards 6 7 8"} <= set(t.legal(0))


def test_rune_purchases_limits_them() -> None:
    t = table(seat("5", loose=(8, 0)), seat("6"), options={"rune_purchases": 1})
    t.do(0, "boat runes red")
    t.do(0, "alone")
    assert "boat runes red" not in t.legal(0)
    with pytest.raises(IllegalAction, match="all your purchases"):
        t.do(0, "boat runes red")


def test_R13_without_a_limit_one_may_buy_again() -> None:
    t = table(seat("5", loose=(8, 0)), seat("6"))
    t.do(0, "boat runes red")
    t.do(0, "alone")
    assert "boat runes red" in t.legal(0)


def test_R14_a_lone_boat_uses_up_a_place() -> None:
    t = table(seat("678", red=place("boat", 1), open_boats=1), seat("T"))
    assert not [text for text in t.legal(0) if text.startswith("boat")]


def test_R15_a_boat_is_displaced_by_the_shelter_of_its_colour() -> None:
    t = table(seat("R", red=place("boat", 2)), seat("T"))
    t.do(0, "build R")
    assert t.legal(0) == ["attach red"]
    t.do(0, "attach red")
    assert at(t, "seats.0.shelters.red") == place(runes=2, boat=True)


def test_R15_web_lets_the_displaced_boat_stand_alone() -> None:
    t = table(seat("R", red=place("boat", 2)), seat("T"), options={"preset": "web-de"})
    t.do(0, "build R")
    assert t.legal(0) == ["attach red", "alone"]


def test_two_open_boats_and_a_new_shelter() -> None:
    t = table(seat("R5", open_boats=2), seat("T"))
    t.do(0, "build R")
    assert at(t, "seats.0.open_boats") == 1
    assert t.legal(0) == ["attach red"]


def test_R16_a_lone_boat_may_dock_later_and_its_runes_become_loose() -> None:
    t = table(seat("5", red=place("boat", 2), blue=place()), seat("T"))
    t.do(0, "dock red blue")
    assert at(t, "seats.0.shelters") == {"red": None, "blue": place(boat=True)}
    assert at(t, "seats.0.loose.red") == 2


def test_R17_no_boat_joins_an_occupied_shelter() -> None:
    t = table(seat("5", red=place(bandits=(1,)), open_boats=1), seat("T"))
    assert not [text for text in t.legal(0) if text.startswith("dock")]


def test_R19_the_duty_to_play() -> None:
    t = table(seat("1"), seat("T"))
    with pytest.raises(IllegalAction, match="at least one card"):
        t.do(0, "pass")


def test_R19_a_card_that_can_do_nothing_may_be_thrown_away() -> None:
    t = table(seat("1"), seat("T"), options={"duel_limit": "round"}, attacked=[1])
    assert t.legal(0) == ["discard 1"]
    t.do(0, "discard 1")
    # An empty hand with nothing else to do: the turn has ended by itself.
    assert t.must() == [1]


def test_free_discard_is_always_offered() -> None:
    t = table(seat("1T"), seat("T"), options={"free_discard": True})
    assert {"discard 1", "discard T"} <= set(t.legal(0))


@pytest.mark.parametrize("thefts", [1, 2, 3])
def test_R20_a_raid_is_several_thefts(thefts: int) -> None:
    t = table(seat("R5"), seat("", loose=(4, 0)), options={"raid_thefts": thefts})
    t.do(0, "raid R")
    for left in range(thefts, 0, -1):
        assert at(t, "pending") == {"left": left, "victim": None, "back": "main"}
        t.do(0, "steal 1 loose red")
    assert at(t, "phase") == "main"
    assert at(t, "seats.0.loose.red") == thefts


def test_R21_chance_picks_the_card() -> None:
    t = table(seat("T5"), seat("47B"), dice=[2])
    t.do(0, "thief")
    t.do(0, "steal 1 hand")
    assert at(t, "seats.0.hand") == ["5", "7"]
    assert at(t, "dice") == []


def test_R22_thefts_may_be_declined() -> None:
    t = table(seat("R5"), seat("4"))
    t.do(0, "raid R")
    t.do(0, "pass")
    assert at(t, "phase") == "main"


def test_R24_each_opponent_once_a_turn() -> None:
    t = table(seat("123"), seat("9"), seat("8"))
    t.do(0, "duel 1 1")
    t.do(1, "show 9")
    assert [text for text in t.legal(0) if text.startswith("duel")] == ["duel 2 2", "duel 3 2"]


def test_duel_limit_round_is_kept_until_the_attacked_seats_turn() -> None:
    t = table(seat("12"), seat("9"), seat("T"), options={"duel_limit": "round"})
    t.do(0, "duel 1 2")
    t.do(2, "pass")
    t.do(0, "pass")
    t.do(0, "pass")
    assert at(t, "attacked") == [2]
    assert "duel 9 2" not in t.legal(1)
    assert "duel 9 0" in t.legal(1)


@pytest.mark.parametrize(
    ("defence", "legal"), [("optional", ["pass", "show 8"]), ("forced", ["show 8"])]
)
def test_R25_defence(defence: str, legal: list[str]) -> None:
    t = table(seat("75"), seat("48"), options={"duel_defence": defence})
    t.do(0, "duel 7 1")
    assert t.legal(1) == legal


def test_R26_the_attacking_card_is_discarded_at_once() -> None:
    t = table(seat("75"), seat("4"))
    t.do(0, "duel 7 1")
    assert at(t, "discard.0") == "7"
