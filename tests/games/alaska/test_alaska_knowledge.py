"""What a seat of Alaska knows: its view, its events, and guesses that can be any possible truth."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations

import pytest

from games.alaska.tables import table
from runehall.engine.chooser import Chooser
from runehall.engine.documents import Document
from runehall.engine.state import SPECTATOR
from runehall.engine.table import Table
from runehall.games.alaska import GAME

# Few enough cards to try every deal.
SMALL_DECK = {
    "manifest": {"B": 2, "S": 2, "F": 1, "4": 2, "5": 1, "6": 1},
    "hand_size": 2,
}
Guess = tuple[tuple[tuple[str, ...], ...], tuple[str, ...], tuple[int, ...]]


def open_window(hands: tuple[str, str, str], bear_window: str, passed: list[int]) -> Table:
    """A window after seat 0's catch."""
    return table(
        *hands,
        options={**SMALL_DECK, "bear_window": bear_window},
        phase="window",
        caught=[1, 0, 0],
        window={"catcher": 0, "spot": 3, "by": "cast", "passed": passed},
    )


def hidden_part(document: Document) -> Guess:
    """What a guess says about hidden things."""
    hands = tuple(tuple(hand) for hand in document["hands"])
    passed = document["window"]["passed"] if document["window"] else []
    return hands, tuple(document["draw"]), tuple(passed)


def guesses(played: Table, seat: int, count: int) -> Counter[Guess]:
    """How often each guess comes up."""
    chooser = Chooser(11)
    return Counter(
        hidden_part(GAME.document(played.state.guess(seat, chooser))) for _ in range(count)
    )


def subsets(seats: list[int]) -> Iterator[tuple[int, ...]]:
    for size in range(len(seats) + 1):
        yield from combinations(seats, size)


def possible(played: Table, seat: int) -> set[Guess]:
    """Every hidden assignment that fits what the seat sees, found by trying all of them."""
    truth = played.document()
    foreign = [owner for owner in range(truth["players"]) if owner != seat]
    cards = [card for owner in foreign for card in truth["hands"][owner]] + truth["draw"]
    everyone = truth["options"]["bear_window"] == "everyone"
    found = set()
    for order in set(permutations(cards)):
        hands = [list(hand) for hand in truth["hands"]]
        place = 0
        for owner in foreign:
            size = len(hands[owner])
            hands[owner] = sorted(order[place : place + size])
            place += size
        if {"S", "F"} & set(hands[truth["turn"]]):
            continue
        own_pass = {seat} & set(truth["window"]["passed"]) if truth["window"] else set()
        for passed in subsets([owner for owner in foreign if owner != truth["turn"]]):
            askable = {
                owner
                for owner, hand in enumerate(hands)
                if owner != truth["turn"] and (hand if everyone else "B" in hand)
            }
            if set(passed) <= askable and askable - set(passed) - own_pass:
                together = tuple(sorted({*passed, *own_pass}))
                found.add((tuple(map(tuple, hands)), order[place:], together))
    return found


@pytest.mark.parametrize("bear_window", ["holders", "everyone"])
@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
@pytest.mark.parametrize(
    ("hands", "passed"),
    [(("4", "5B", "4S"), []), (("4", "5B", "4B"), [1]), (("B", "4B", "4F"), [])],
)
def test_every_possible_truth_comes_up_and_no_other(
    hands: tuple[str, str, str], passed: list[int], seat: int, bear_window: str
) -> None:
    played = open_window(hands, bear_window, passed)
    # The draw pile's order multiplies everything and is shuffled like any pile.
    expected = {(cards, passes) for cards, _, passes in possible(played, seat)}
    found = set()
    chooser = Chooser(5)
    for _ in range(60_000):
        cards, _, passes = hidden_part(GAME.document(played.state.guess(seat, chooser)))
        found.add((cards, passes))
        if found == expected:
            break
    assert found == expected
    assert {(cards, passes) for cards, _, passes in guesses(played, seat, 2_000)} <= expected


def test_all_hidden_hands_are_as_likely_as_a_fair_deal_makes_them() -> None:
    """Seat 2 sees a window that it cannot answer, so seat 1 holds one bear or both."""
    played = open_window(("4", "5B", "4S"), "holders", [])
    count = 20_000
    seen: Counter[tuple[tuple[str, ...], ...]] = Counter()
    for (hands, _, _), times in guesses(played, 2, count).items():
        seen[hands] += times
    fair = fair_deals(played, 2)
    for hands, deals in fair.items():
        expected = count * deals / fair.total()
        assert abs(seen[hands] - expected) < 5 * expected**0.5, hands


def test_an_order_of_the_draw_pile_is_as_likely_as_any_other() -> None:
    """The active hand takes no nature cards, and the pile must not show that it had its pick."""
    played = table("46", "5B", options=SMALL_DECK)
    count = 10_000
    first = Counter[str]()
    for (_, draw, _), times in guesses(played, 1, count).items():
        first[draw[0]] += times
    last = Counter[str]()
    for (_, draw, _), times in guesses(played, 1, count).items():
        last[draw[-1]] += times
    for card in "SFB46":
        assert abs(first[card] - last[card]) < 0.03 * count, card


def fair_deals(played: Table, seat: int) -> Counter[tuple[tuple[str, ...], ...]]:
    """How many deals of distinguishable cards give each assignment of hands."""
    truth = played.document()
    foreign = [owner for owner in range(truth["players"]) if owner != seat]
    cards = [card for owner in foreign for card in truth["hands"][owner]] + truth["draw"]
    found: Counter[tuple[tuple[str, ...], ...]] = Counter()
    for order in permutations(range(len(cards))):
        dealt = [cards[card] for card in order]
        hands = [list(hand) for hand in truth["hands"]]
        place = 0
        for owner in foreign:
            size = len(hands[owner])
            hands[owner] = sorted(dealt[place : place + size])
            place += size
        active = hands[truth["turn"]]
        if "S" not in active and "F" not in active and "B" in hands[1]:
            found[tuple(tuple(hand) for hand in hands)] += 1
    return found


def test_the_active_hand_is_guessed_without_nature_cards() -> None:
    played = table("44", "5B", options=SMALL_DECK)
    active = {hand for ((hand, _), _, _) in guesses(played, 1, 2_000)}
    assert active == {("4", "4"), ("4", "6"), ("4", "B"), ("6", "B")}


def test_while_salmon_are_placed_the_active_hand_may_hold_flow() -> None:
    played = table("4F", "5B", phase="salmon", to_place=1, options=SMALL_DECK)
    active = {hand for ((hand, _), _, _) in guesses(played, 1, 2_000)}
    assert ("4", "F") in active
    assert not any("S" in hand for hand in active)


def test_other_hands_may_hold_nature_cards() -> None:
    played = table("44", "5S", options=SMALL_DECK)
    other = {hand for ((_, hand), _, _) in guesses(played, 0, 2_000)}
    assert {("F", "S"), ("S", "S"), ("B", "B"), ("5", "6")} <= other


def test_prescribed_dice_are_guessed_by_their_number() -> None:
    played = table("44", "55", dice=[6, 6, 6])
    chooser = Chooser(3)
    faces = [tuple(GAME.document(played.state.guess(0, chooser))["dice"]) for _ in range(300)]
    assert {len(dice) for dice in faces} == {3}
    assert {face for dice in faces for face in dice} == {1, 2, 3, 4, 5, 6}


def test_passes_and_their_number_are_hidden_from_everybody() -> None:
    played = table("47", "3B", "4B", "5B", salmon={7: 1})
    played.do(0, "cast 7")
    before = [played.view(seat) for seat in range(-1, 4)]
    played.do(2, "pass")
    assert [played.view(seat) for seat in range(-1, 4)] == before
    assert before[0]["window"] == {"catcher": 0, "spot": 7, "by": "cast", "passed": None}
    assert [played.state.sight(seat) for seat in range(-1, 4)] == [
        Table.at(
            GAME, {**played.document(), "window": {**played.document()["window"], "passed": []}}
        ).state.sight(seat)
        for seat in range(-1, 4)
    ]


def test_a_pass_is_told_to_nobody_else() -> None:
    played = table("47", "3B", "4B", salmon={7: 1})
    played.do(0, "cast 7")
    [event] = played.do(2, "pass")
    assert [seat for seat in range(-1, 3) if event.heard_by(seat)] == [2]


def test_drawn_cards_are_told_to_their_owner_only() -> None:
    played = table("9", "3456", draw=list("123"))
    events = {event.name: event for event in played.do(0, "pass")}
    assert events["draw"].document() == {"event": "draw", "seat": 0, "count": 3}
    assert events["drawn"].document() == {"event": "drawn", "seat": 0, "cards": ["1", "2", "3"]}
    assert [seat for seat in range(-1, 2) if events["drawn"].heard_by(seat)] == [0]
    assert events["draw"].heard_by(SPECTATOR)


def test_the_deal_tells_what_nature_did() -> None:
    opened = Table.new(GAME, seats=2, options={"manifest": {"F": 4, "4": 12}, "first": 1}, seed=5)
    told = [event.document() for event in opened.opening]
    assert told[0] == {"event": "slot", "seat": 1}
    assert [event["event"] for event in told].count("flow") == opened.document()["discard"].count(
        "F"
    )
    assert "F" in opened.document()["discard"]


def test_a_refusal_in_a_window_does_not_tell_who_holds_a_bear() -> None:
    sentences = set()
    for hands in (("47", "3B", "45", "55"), ("47", "33", "4B", "55")):
        played = table(*hands, salmon={7: 1})
        played.do(0, "cast 7")
        with pytest.raises(Exception, match="Seat 3 is not asked") as refused:
            played.do(3, "pass")
        sentences.add(str(refused.value))
    assert len(sentences) == 1


def test_every_card_of_the_own_hand_can_be_seen_and_no_other() -> None:
    tables = [table("4" + card, "55") for card in "123456789BELT"]
    assert len({played.state.sight(0) for played in tables}) == len(tables)
    assert len({played.state.sight(1) for played in tables}) == 1
    assert len({played.state.sight(SPECTATOR) for played in tables}) == 1
    others = [table("44", "5" + card) for card in "123456789BEFLST"]
    assert len({played.state.sight(1) for played in others}) == len(others)
    assert len({played.state.sight(0) for played in others}) == 1


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_a_view_shows_the_table_and_the_own_hand(seat: int) -> None:
    played = table("47", "3B", dice=[4], rolls=2)
    truth, seen = played.document(), played.view(seat)
    masked = {"seed": None, "dice": [None], "draw": [None] * len(truth["draw"])}
    hands = [hand if owner == seat else [None] * 2 for owner, hand in enumerate(truth["hands"])]
    assert seen == {**truth, **masked, "hands": hands}
    assert list(seen) == list(truth)
