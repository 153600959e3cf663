"""The numbers that the rules for players name are those the engine plays by."""

from collections.abc import Mapping

import pytest

from games.market.tables import MARKET, at, end_turns, place, seat, table
from runehall.engine import Table
from runehall.engine.rulebook.facts import fact

SEATS = MARKET.seat_counts


def facts(seats: int) -> Mapping[str, int]:
    return MARKET.facts(seats, MARKET.options.resolve({}, seats))


def test_the_box_holds_what_the_rules_say() -> None:
    found = facts(2)
    start = Table.new(MARKET, seats=2, seed=7).document()
    assert start["market"] == {
        "red": found["red_runes"],
        "blue": found["blue_runes"],
        "boats": found["boats"],
        "bandits": found["bandits"],
    }
    hands = [card for each in start["seats"] for card in each["hand"]]
    pile = start["draw"] + hands
    assert len(pile) + sum(start["market"].values()) == found["cards"]
    assert pile.count("T") == found["thieves"]
    assert (pile.count("R"), pile.count("B")) == (found["red_shelters"], found["blue_shelters"])
    numbers = {card: pile.count(card) for card in pile if card.isdecimal()}
    assert set(numbers.values()) == {found["copies"]}
    assert (min(map(int, numbers)), max(map(int, numbers))) == (
        found["lowest_number"],
        found["highest_number"],
    )
    assert all(len(each["hand"]) == fact(MARKET, "hand_size") for each in start["seats"])


@pytest.mark.parametrize("seats", SEATS)
def test_a_boat_costs_so_many_runes(seats: int) -> None:
    price = facts(seats)["price"]
    others = [seat("T") for _ in range(seats - 1)]
    enough = table(seat("5", red=place(runes=price)), *others)
    assert "boat runes red" in enough.legal(0)
    enough.do(0, "boat runes red")
    enough.do(0, "attach red")
    assert at(enough, "seats.0.shelters.red.runes") == 0
    short = table(seat("5", red=place(runes=price - 1)), *others)
    assert "boat runes red" not in short.legal(0)


def test_sums_buy_what_the_rules_say() -> None:
    found = facts(2)
    small = {found["small_sum"], found["middle_sum"], found["large_sum"]}
    hands = ["1", "2", "3", "4", "5", *(f"{n}9" for n in range(1, 9)), "499", "399", "299", "699"]
    for hand in hands:
        legal = table(seat(hand), seat("T")).legal(0)
        paid = f"{' '.join(sorted(hand))}"
        total = sum(map(int, hand))
        assert (f"rune red {paid}" in legal) == (total in small), hand
        assert (f"boat cards {paid}" in legal) == (total >= found["big_sum"]), hand


def test_a_ransom_is_so_many_free_runes() -> None:
    ransom = facts(2)["ransom"]
    held = place(runes=2, bandits=(1,))
    enough = table(seat("5", red=held, blue=place(runes=ransom)), seat("T"))
    assert f"ransom red runes 0 {ransom}" in enough.legal(0)
    frozen = table(
        seat("5", red=held, blue=place(runes=ransom, bandits=(1,))), seat("T", loose=(0, 0))
    )
    assert not [text for text in frozen.legal(0) if text.startswith("ransom")]


def test_a_shelter_pays_once_or_twice_and_there_are_two_places() -> None:
    found = facts(2)
    t = table(seat("T"), seat("TR", red=place(runes=1, boat=True), blue=place(runes=3)))
    end_turns(t, 1)
    assert at(t, "due") == {"red": 2, "blue": 1}
    full = table(seat("5", red=place(), open_boats=found["most_shelters"] - 1), seat("T"))
    assert "alone" not in boat_places(full)
    room = table(seat("5", red=place(runes=4), open_boats=found["most_shelters"] - 2), seat("T"))
    assert "alone" in boat_places(room)


def boat_places(t: Table) -> list[str]:
    """Where a bought boat can go; none if none can be bought."""
    if "boat runes red" not in t.legal(0):
        return []
    t.do(0, "boat runes red")
    return t.legal(0)


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("en", "{0} with two, {1} with three, {2} with more"),
        ("de", "{0} zu zweit, {1} zu dritt, sonst {2}"),
    ],
)
def test_the_lobby_names_the_prices_that_are_paid(language: str, written: str) -> None:
    prices = [fact(MARKET, "price", seats=seats) for seats in (2, 3, 4)]
    assert fact(MARKET, "price", seats=5) == prices[2]
    texts = MARKET.texts(language)
    assert written.format(*prices) in texts.say("option-rune_price-help")
    sums = [fact(MARKET, name) for name in ("small_sum", "middle_sum", "large_sum")]
    assert str(sums[0]) in texts.say("option-rune_sale-help")
    assert all(str(each) in texts.say("option-rune_sale-help") for each in sums)
