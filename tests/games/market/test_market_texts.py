"""The numbers that the rules for players name are those the engine plays by."""

from collections.abc import Mapping

import pytest

from games.market.tables import MARKET, at, end_turns, place, seat, table
from runehall.engine import IllegalAction, Table
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


def say(at: Table, text: str, language: str = "en") -> str:
    """The sentence of seat 0's action."""
    action = at.notation.parse(text)
    return MARKET.texts(language).action(at.notation, action, 0, ["Ada", "Ben"])


def test_a_payment_is_added_up_in_words() -> None:
    game = table(seat("249"), seat())
    assert say(game, "rune red 2 4 9") == "Buy a red rune with 2 + 4 + 9 = 15"
    assert say(table(seat("5"), seat()), "rune blue 5", "de") == "Rune kaufen (blau) mit 5"


@pytest.mark.parametrize(
    ("hand", "text", "sentence"),
    [
        ("24", "rune red 2 4", "2 + 4 = 6: 4 short of 10. A rune costs 5, 10 or 15."),
        ("3", "rune red 3", "3: 2 short of 5. A rune costs 5, 10 or 15."),
        (
            "89",
            "rune red 8 9",
            "8 + 9 = 17: too much for a rune, 4 short of 21 for a boat or a bandit.",
        ),
        ("789", "rune red 7 8 9", "7 + 8 + 9 = 24: too much for a rune, which costs 5, 10 or 15."),
        ("89", "boat cards 8 9", "8 + 9 = 17: 4 short of 21."),
    ],
)
def test_a_refused_payment_says_what_is_missing(hand: str, text: str, sentence: str) -> None:
    game = table(seat(hand), seat())
    with pytest.raises(IllegalAction) as refused:
        game.check(0, text)
    assert str(refused.value) == sentence


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            [
                "You play a thief to steal.",
                "You steal a hand card from Ben.",
                "The stolen card is a red shelter.",
            ],
        ),
        (
            "de",
            [
                "Du spielst einen Dieb zum Stehlen.",
                "Du stiehlst Ben eine Handkarte.",
                "Die gestohlene Karte zeigt ein rotes Lager.",
            ],
        ),
    ],
)
def test_a_card_that_is_told_of_has_its_article(language: str, sentences: list[str]) -> None:
    game = table(seat("T5"), seat("R"))
    told = [*game.do(0, "thief"), *game.do(0, "steal 1 hand")]
    texts = MARKET.texts(language)
    assert [texts.event(each, ["Ada", "Ben"], 0) for each in told] == sentences


def test_a_ransom_names_only_the_runes_that_are_paid() -> None:
    game = table(seat("5", red=place(bandits=(1,)), blue=place(runes=3)), seat())
    said = "Pay off the bandit in the red shelter with"
    assert say(game, "ransom red runes 0 3") == f"{said} 3 blue runes"
    assert say(game, "ransom red runes 1 2") == f"{said} 1 red and 2 blue runes"
    assert say(game, "ransom red runes 3 0", "de").endswith("mit 3 roten Runen")
