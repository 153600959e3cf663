"""Rulings on the lucky die, the end, and slots that play themselves."""

import pytest

from games.alaska.tables import discards, river_of, table
from runehall.engine.errors import IllegalAction
from runehall.games.alaska import GAME


def test_A30_every_seat_has_one_more_slot_and_the_drawer_comes_last() -> None:
    played = table("9", "3", "4", draw=["5"], rest="discard", turn=0)
    played.do(0, "pass")
    order = []
    while not played.state.over():
        [seat] = played.must()
        order.append(seat)
        played.do(seat, played.legal(seat)[0])
    assert order == [1, 2, 0, 0]
    assert played.document()["turn"] == 0


def test_A31_a_short_draw_takes_what_is_there() -> None:
    played = table("9", "3456", draw=["5", "1"], rest="discard")
    played.do(0, "pass")
    seen = played.document()
    assert (seen["hands"][0], seen["final"], seen["final_left"]) == (["1", "5", "9"], True, 2)


def test_A32_the_skip_is_the_last_turn() -> None:
    played = table("9", "", draw=["5"], rest="discard", sit_out=[False, True])
    played.do(0, "pass")
    seen = played.document()
    assert (seen["turn"], seen["final_left"], seen["hands"][1]) == (0, 1, [])


def test_a_skip_that_empties_the_pile_starts_the_last_round() -> None:
    played = table("9", "", "3", draw=list("56712"), rest="discard", sit_out=[False, True, False])
    played.do(0, "pass")
    seen = played.document()
    assert (seen["turn"], seen["final_left"], seen["hands"][1]) == (2, 3, ["1", "2"])


def test_a_tourist_hooked_in_the_last_round_leaves_a_mark_without_meaning() -> None:
    played = table("45", "3", anglers={4: "T"}, final_left=2, rest="discard")
    played.do(0, "cast 4")
    seen = played.document()
    assert (seen["turn"], seen["final_left"], seen["sit_out"]) == (1, 1, [True, False])
    played.do(1, "cast 3")
    assert (played.document()["phase"], played.document()["sit_out"]) == ("over", [True, False])


def test_the_last_slot_can_end_on_a_tourist() -> None:
    for penalty in ("full", "hand"):
        played = table(
            "45",
            "",
            anglers={4: "T"},
            final_left=1,
            rest="discard",
            options={"tourist_penalty": penalty},
        )
        played.do(0, "cast 4")
        seen = played.document()
        assert (seen["phase"], seen["turn"], seen["final_left"]) == ("over", 0, 0)
        assert seen["sit_out"] == [penalty == "full", False]
        assert seen["hands"] == [[], []]


def test_A33_salmon_in_hand_fall_at_the_start_of_the_last_turn() -> None:
    played = table("9", "SS", final_left=2, rest="discard")
    played.do(0, "cast 9")
    assert (played.must(), played.document()["to_place"]) == ([0], 2)
    played.do(0, "place 1")
    played.do(0, "place 2")
    assert played.document()["phase"] == "over"


@pytest.mark.parametrize(
    ("caught", "winners"), [([2, 0, 2], [0, 2]), ([1, 3, 2], [1]), ([0, 0, 0], [0, 1, 2])]
)
def test_A34_a_tie_is_a_shared_victory(caught: list[int], winners: list[int]) -> None:
    played = table("4", "", "", caught=caught, final_left=1, rest="discard")
    played.do(0, "cast 4")
    assert played.document()["result"] == {
        "winners": winners,
        "scores": caught,
        "reason": "last turns",
        "next_start": 1,
    }


@pytest.mark.parametrize(("first", "after"), [(0, 1), (1, 2), (2, 0)])
def test_A35_the_next_game_is_begun_on_the_left_of_who_began(first: int, after: int) -> None:
    played = table("4", "", "", final_left=1, rest="discard", options={"first": first})
    played.do(0, "cast 4")
    assert played.document()["result"]["next_start"] == after


def test_A35_first_takes_the_first_slot_and_the_first_card() -> None:
    dealt = {}
    for first in range(3):
        seen = GAME.document(GAME.new(3, {"first": first, "manifest": {"1": 9, "2": 9}}, seed=4))
        assert (seen["turn"], seen["turn_no"]) == (first, 1)
        dealt[first] = [seen["hands"][(first + place) % 3] for place in range(3)]
    # The same shuffle is dealt to the same places, counted from the first seat.
    assert dealt[0] == dealt[1] == dealt[2]


@pytest.mark.parametrize(("face", "phase"), [(1, "choose"), (2, "main"), (6, "main")])
def test_A36_roll_first_then_choose(face: int, phase: str) -> None:
    played = table(
        "479",
        "2345",
        salmon={3: 1, 4: 1},
        anglers={4: "L"},
        dice=[face],
        options={"luck_die": True},
    )
    played.do(0, "cast 4")
    assert (played.document()["phase"], played.document()["dice"]) == (phase, [])


def test_A37_the_angler_stays_after_a_lucky_1() -> None:
    played = table(
        "479", "2345", salmon={4: 1}, anglers={4: "T"}, dice=[1], options={"luck_die": True}
    )
    played.do(0, "cast 4")
    assert (river_of(played), played.document()["caught"]) == (({}, {4: "T"}), [1, 0])


def test_A38_no_die_without_a_salmon_or_without_an_angler() -> None:
    for salmon, anglers in (({}, {4: "L"}), ({4: 1}, {}), ({6: 1}, {4: "L"})):
        played = table(
            "479", "2345", salmon=salmon, anglers=anglers, dice=[1], options={"luck_die": True}
        )
        played.do(0, "cast 4")
        assert played.document()["dice"] == [1]


def test_without_the_option_no_die_is_rolled() -> None:
    played = table("479", "2345", salmon={4: 1}, anglers={4: "L"}, dice=[1])
    played.do(0, "cast 4")
    assert (played.document()["dice"], river_of(played)[0]) == ([1], {4: 1})


def test_the_generator_follows_the_dice_queue() -> None:
    rolled = set()
    for seed in range(40):
        played = table(
            "449",
            "2345",
            salmon={4: 2},
            anglers={4: "L"},
            dice=[6],
            seed=seed,
            options={"luck_die": True},
        )
        played.do(0, "cast 4")
        assert (played.document()["dice"], played.document()["rolls"]) == ([], 0)
        played.do(0, "cast 4")
        assert played.document()["rolls"] == 1
        rolled.add(played.document()["caught"][0])
    assert rolled == {0, 1}


def test_a_hand_of_nature_cards_ends_its_own_turn() -> None:
    played = table("9", "FF", draw=list("12345678"), rest="discard", salmon={3: 1})
    played.do(0, "pass")
    seen = played.document()
    assert (seen["turn"], seen["turn_no"], seen["hands"][1]) == (0, 11, ["4", "5", "6", "7"])


def test_an_empty_hand_that_does_not_sit_out_draws() -> None:
    played = table("9", "", draw=list("12345678"), rest="discard")
    played.do(0, "pass")
    assert (played.document()["turn"], played.document()["hands"][1]) == (0, ["4", "5", "6", "7"])


def test_two_seats_in_a_row_sit_out() -> None:
    played = table("9", "", "", sit_out=[False, True, True])
    played.do(0, "pass")
    seen = played.document()
    assert (seen["turn"], seen["turn_no"]) == (0, 12)
    assert [len(cards) for cards in seen["hands"]] == [4, 4, 4]


def test_a_deck_of_flow_cards_plays_itself_to_the_end() -> None:
    state = GAME.new(4, {"manifest": {"F": 250}, "hand_size": 2})
    seen = GAME.document(state)
    assert (seen["phase"], seen["discard"]) == ("over", ["F"] * 250)
    assert seen["result"]["winners"] == [0, 1, 2, 3]


def test_a_deal_that_uses_the_whole_deck_starts_the_last_round() -> None:
    seen = GAME.document(GAME.new(2, {"manifest": {"4": 8}}))
    assert (seen["final"], seen["final_left"], seen["draw"]) == (True, 2, [])


def test_anglers_without_room_are_spent() -> None:
    flooded = dict.fromkeys(range(1, 11), "T")
    options = {"manifest": {"T": 12, "L": 12, "4": 20}}
    played = table("4LTT", "44", anglers=flooded, options=options)
    assert played.legal(0) == ["cast 4", "tourist none", "local none"]
    played.do(0, "local none")
    played.do(0, "tourist none")
    assert discards(played) == "LT"


def test_a_river_of_locals_is_open_to_tourists_only() -> None:
    flooded = dict.fromkeys(range(1, 11), "L")
    played = table("4LT", "44", anglers=flooded, options={"manifest": {"T": 12, "L": 12, "4": 20}})
    assert played.legal(0) == [
        "cast 4",
        *(f"tourist {section}" for section in range(1, 11)),
        "local none",
    ]
    with pytest.raises(IllegalAction, match="no section has room"):
        played.do(0, "tourist none")


def test_one_salmon_per_spot_is_a_rule_for_placing_only() -> None:
    options = {"salmon_stack": "one", "manifest": {"S": 12, "4": 20}}
    everywhere = dict.fromkeys(range(1, 11), 1)
    played = table("4", "4", salmon=everywhere, options=options, phase="salmon", to_place=1, turn=1)
    assert len(played.legal(0)) == 10
    nearly = table(
        "4", "4", salmon={**everywhere, 3: 0}, options=options, phase="salmon", to_place=1, turn=1
    )
    assert nearly.legal(0) == ["place 3"]
    with pytest.raises(IllegalAction, match="already a salmon"):
        nearly.do(0, "place 4")


def test_the_own_bear_discards_the_anglers_by_section() -> None:
    played = table("4B", "5", anglers={10: "L", 2: "L", 7: "T"}, salmon={7: 1})
    played.do(0, "bear")
    assert (discards(played), river_of(played)) == ("BLTL", ({7: 1}, {}))


def test_a_local_owed_right_after_the_catch_gets_the_fresh_salmon() -> None:
    played = table("479", "2345", salmon={7: 1}, anglers={4: "L"})
    played.do(0, "cast 7")
    played.do(0, "cast 4")
    assert (played.document()["caught"], discards(played)) == ([0, 0], "74SL")


def test_the_example_of_a_whole_last_round() -> None:
    played = table(
        "9",
        "",
        "3",
        draw=["2", "5"],
        rest="discard",
        caught=[2, 0, 1],
        salmon={3: 1},
        sit_out=[False, True, False],
    )
    played.do(0, "pass")
    assert played.document()["final_left"] == 2
    played.do(2, "cast 3")
    assert played.document()["final_left"] == 1
    for cast in ("cast 2", "cast 5", "cast 9"):
        played.do(0, cast)
    assert played.document()["result"]["winners"] == [0, 2]
