"""The rulings about deals, piles, windows and penalties, each by its name."""

import pytest

from games.cambio.positions import (
    at,
    everybody_passes,
    laid_out,
    pending,
    play,
    table_with,
    window,
)
from runehall.engine import IllegalAction, Table
from runehall.games.cambio import GAME
from runehall.games.cambio.notation import CARD_WORDS
from runehall.games.cambio.state import CambioState

THREE = ("4 9 7 2", "rr 3 5 1", "1 sw 8 6")


def test_C1_the_first_look_is_at_the_highest_places() -> None:
    for look in range(5):
        table = Table.new(GAME, seats=3, options={"first_look": look}, seed=1)
        for seat, known in enumerate(at(table, "known")):
            assert known == [[]] * (4 - look) + [[seat]] * look


def test_C1_the_first_look_is_told_to_each_seat_alone() -> None:
    table = Table.new(GAME, seats=2, options={"memory": "strict"}, seed=1)
    looks = [event for event in table.opening if event.name == "seen"]
    assert [event.audience for event in looks] == [1, 1, 2, 2]
    tables = at(table, "tables")
    for event in looks:
        owner, place = event.values["owner"], event.values["place"]
        assert event.values["card"] == tables[owner][place]


def test_C2_there_is_no_starting_discard() -> None:
    table = Table.new(GAME, seats=2)
    assert at(table, "discard") == []
    assert table.legal(0) == ["draw", "cambio"]


def test_the_deal_goes_one_card_at_a_time_from_the_left_of_the_dealer() -> None:
    state = GAME.new(3, {"first": 1, "cards": 2}, seed=3)
    assert isinstance(state, CambioState)
    deck = state.rules.deck[:]
    state.generator.shuffle(0, deck, len(deck))
    pile = [CARD_WORDS[card] for card in reversed(list(deck))]
    document = GAME.document(state)
    dealt = [document["tables"][seat][place] for place in (0, 1) for seat in (2, 0, 1)]
    assert dealt + document["draw"] == pile
    assert (document["dealer"], document["turn"], document["shuffles"]) == (1, 1, 1)


def test_C3_a_taken_card_may_go_back_without_its_action() -> None:
    table = play(table_with(*THREE, discard="py 9"), "0: take", "0: discard")
    assert at(table, "action") is None
    assert at(table, "discard") == ["py", "9"]
    assert table.may() == [0, 1, 2]


def test_C3_a_table_can_forbid_the_return() -> None:
    table = table_with(*THREE, options={"discard_return": False})
    play(table, "0: take")
    assert table.legal(0) == ["exchange 0", "exchange 1", "exchange 2", "exchange 3"]
    with pytest.raises(IllegalAction, match="may not be put back"):
        table.do(0, "discard")
    play(table_with(*THREE, draw="5", options={"discard_return": False}), "0: draw", "0: discard")


@pytest.mark.parametrize("placing", ["discard", "exchange 0"])
def test_C4_every_ordinary_discard_opens_a_window(placing: str) -> None:
    table = play(table_with(*THREE, draw="5"), "0: draw", f"0: {placing}")
    assert at(table, "snap") == window()
    assert table.must() == []
    assert table.may() == [0, 1, 2]


def test_C5_window_then_action_then_second_window() -> None:
    table = everybody_passes(play(table_with(*THREE, draw="pm"), "0: draw", "0: discard"))
    assert (at(table, "phase"), at(table, "snap")) == ("action", window())
    play(table, "0: peek 0 0")
    assert (at(table, "phase"), at(table, "snap")) == ("snap", window(second=True))
    everybody_passes(table)
    assert (at(table, "phase"), at(table, "turn")) == ("turn", 1)


def test_C5_a_table_can_do_without_the_second_window() -> None:
    table = table_with(*THREE, draw="pm", options={"second_window": False})
    everybody_passes(play(table, "0: draw", "0: discard"))
    play(table, "0: peek 0 0")
    assert (at(table, "phase"), at(table, "turn")) == ("turn", 1)


def test_C5_an_action_that_was_declined_opens_no_second_window() -> None:
    table = everybody_passes(play(table_with(*THREE, draw="pm"), "0: draw", "0: discard"))
    play(table, "0: pass")
    assert (at(table, "phase"), at(table, "turn")) == ("turn", 1)


def test_C5_out_seats_stay_out_in_the_second_window() -> None:
    table = table_with(*THREE, draw="pm", options={"failed_throws": 1})
    everybody_passes(play(table, "0: draw", "0: discard", "2: snap 2 0"))
    play(table, "0: peek 0 0")
    assert at(table, "snap") == window(out=[2], second=True)
    assert table.may() == [0, 1]


@pytest.mark.parametrize("late_snaps", [True, False])
def test_C6_the_privilege_lasts_through_the_second_window(late_snaps: bool) -> None:
    table = table_with(
        "4 9 7 2", "pm 3 5 1", "1 sw 8 pm", draw="pm", options={"late_snaps": late_snaps}
    )
    everybody_passes(play(table, "0: draw", "0: discard", "1: snap 1 0"))
    play(table, "0: peek 0 0")
    others = [0, 2] if late_snaps else []
    assert at(table, "snap") == window(snapper=1, passed=others, second=True)
    assert table.may() == [1]
    play(table, "1: snap 2 3", "1: pass", "1: pass")
    assert (at(table, "phase"), at(table, "turn")) == ("turn", 1)


def test_C7_the_discard_pile_freezes_until_the_next_ordinary_discard() -> None:
    table = play(table_with("5 9 7 2", *THREE[1:], draw="5 3"), "0: draw", "0: discard")
    assert at(table, "frozen") is False
    everybody_passes(play(table, "0: snap 0 0"))
    assert at(table, "frozen") is True
    assert table.legal(1) == ["draw", "cambio"]
    with pytest.raises(IllegalAction, match="frozen"):
        table.do(1, "take")
    play(table, "1: draw")
    assert at(table, "frozen") is True
    everybody_passes(play(table, "1: discard"))
    assert at(table, "frozen") is False
    assert "take" in table.legal(2)


def test_C7_the_freeze_is_for_the_next_player_also_if_that_player_calls() -> None:
    table = play(table_with(*THREE, frozen=True), "0: cambio")
    assert at(table, "frozen") is False
    assert table.legal(1) == ["draw", "take"]


def test_C7_where_a_card_must_land_a_call_does_not_use_the_freeze_up() -> None:
    table = table_with(*THREE, frozen=True, options={"freeze": "next_card"})
    play(table, "0: cambio")
    assert at(table, "frozen") is True
    assert table.legal(1) == ["draw"]


def test_C7_a_snap_in_the_frozen_turn_freezes_for_the_one_after() -> None:
    table = table_with(*THREE, frozen=True, draw="1 3")
    everybody_passes(play(table, "0: draw", "0: discard", "1: snap 1 3"))
    assert (at(table, "turn"), at(table, "frozen")) == (1, True)
    play(table, "1: cambio")
    assert "take" in table.legal(2)


def test_C7_wrong_throws_do_not_freeze() -> None:
    table = play(table_with(*THREE, draw="5"), "0: draw", "0: discard", "0: snap 0 0")
    assert at(table, "frozen") is False


@pytest.mark.parametrize("paying", [True, False])
def test_C8_a_wrong_own_card_costs_a_card(paying: bool) -> None:
    table = table_with(*THREE, draw="5 3", options={"own_wrong_penalty": paying})
    play(table, "0: draw", "0: discard", "2: snap 2 1")
    assert at(table, "tables")[2] == ["1", "sw", "8", "6"] + ["3"] * paying
    assert at(table, "known")[2] == [[], [0, 1, 2], [2], [2]] + [[]] * paying
    assert (at(table, "snap"), at(table, "failures")) == (window(), [0, 0, 1])
    assert table.may() == [0, 1, 2]


@pytest.mark.parametrize("paying", [True, False])
def test_C8_a_wrong_foreign_card_always_costs_a_card(paying: bool) -> None:
    table = table_with(*THREE, draw="5 3", options={"own_wrong_penalty": paying})
    play(table, "0: draw", "0: discard", "2: snap 0 0")
    assert at(table, "tables")[2] == ["1", "sw", "8", "6", "3"]
    assert at(table, "known")[0][0] == [0, 1, 2]


def late_window(**options: bool) -> Table:
    """Seat 1 was first with a 7; seats 0 and 2 hold a 7 each at place 2, and seat 1 has passed."""
    return table_with(
        "4 9 7 2",
        "rr - 5 1",
        "1 sw 7 6",
        draw="3",
        discard="7 7",
        frozen=True,
        phase="snap",
        snap=window(snapper=1, passed=[1]),
        options=options,
    )


@pytest.mark.parametrize("paying", [True, False])
def test_C9_a_late_identical_own_card_goes_back_seen_by_all(paying: bool) -> None:
    table = play(late_window(late_own_penalty=paying), "2: snap 2 2")
    assert at(table, "tables")[2] == ["1", "sw", "7", "6"] + ["3"] * paying
    assert at(table, "known")[2][2] == [0, 1, 2]
    assert (at(table, "snap"), at(table, "failures")) == (window(snapper=1), [0, 0, 1])
    assert table.may() == [0, 1, 2]


@pytest.mark.parametrize("paying", [True, False])
def test_C9_a_late_own_card_that_is_not_identical_is_a_wrong_one(paying: bool) -> None:
    table = play(late_window(own_wrong_penalty=paying), "2: snap 2 0")
    assert at(table, "tables")[2] == ["1", "sw", "7", "6"] + ["3"] * paying
    assert at(table, "snap") == window(snapper=1, passed=[1])


@pytest.mark.parametrize("card", ["0 2", "0 0"])
def test_C9_a_late_foreign_card_costs_a_card_identical_or_not(card: str) -> None:
    table = play(late_window(own_wrong_penalty=False), f"2: snap {card}")
    assert at(table, "tables")[2] == ["1", "sw", "7", "6", "3"]
    assert at(table, "snap")["passed"] == ([] if card == "0 2" else [1])


def test_C9_late_throws_can_be_refused() -> None:
    table = table_with("5 9 7 2", "5 3 5 1", "1 sw 8 6", draw="5", options={"late_snaps": False})
    play(table, "0: draw", "0: discard", "1: snap 1 0")
    assert table.may() == [1]
    assert table.legal(0) == []
    with pytest.raises(IllegalAction, match="not asked now"):
        table.do(0, "snap 0 0")


def test_C9_the_snapper_takes_the_card_that_was_shown_late() -> None:
    table = play(late_window(), "2: snap 2 2", "1: snap 2 2", "1: give 0")
    assert at(table, "tables")[1:] == [["-", "-", "5", "1"], ["1", "sw", "rr", "6"]]
    assert at(table, "discard") == ["7", "7", "7"]


def test_C10_a_seat_may_fail_as_often_as_it_pays() -> None:
    table = table_with(*THREE, draw="5 3 2 1 4")
    play(table, "0: draw", "0: discard", "2: snap 2 1", "2: snap 2 0", "2: snap 0 0")
    assert at(table, "tables")[2] == ["1", "sw", "8", "6", "3", "2", "1"]
    assert (at(table, "snap"), at(table, "failures")) == (window(), [0, 0, 3])
    everybody_passes(table)
    assert at(table, "failures") == [0, 0, 0]


def test_C10_even_without_a_limit_a_turn_ends() -> None:
    table = table_with(*THREE, draw="5", options={"own_wrong_penalty": False})
    play(table, "0: draw", "0: discard", *["2: snap 2 1"] * 99)
    assert at(table, "snap") == window(out=[2])
    assert table.may() == [0, 1]


@pytest.mark.parametrize("most", [1, 2])
def test_C10_a_table_may_limit_the_failures_of_a_turn(most: int) -> None:
    table = table_with(*THREE, draw="5", options={"failed_throws": most})
    play(table, "0: draw", "0: discard", *["2: snap 2 1"] * most)
    assert at(table, "failures") == [0, 0, most]
    assert table.legal(2) == []
    everybody_passes(table)
    assert at(table, "snap") is None
    everybody_passes(play(table, "1: draw", "1: exchange 0", "2: pass"))
    assert at(table, "turn") == 2


def test_C11_a_snapper_who_may_fail_again_goes_on() -> None:
    table = table_with("5 9 7 2", "5 3 5 1", "1 sw 8 6", draw="5 3")
    play(table, "0: draw", "0: discard", "0: snap 0 0", "0: snap 0 1", "0: snap 1 0", "0: pass")
    assert at(table, "snap")["snapper"] == 0
    assert at(table, "discard")[:2] == ["5", "5"]


def test_C11_the_snappers_wrong_throw_ends_the_window_for_all() -> None:
    table = table_with("5 9 7 2", *THREE[1:], draw="5 3", options={"failed_throws": 1})
    play(table, "0: draw", "0: discard", "0: snap 0 0", "0: snap 0 1")
    assert at(table, "tables")[0] == ["3", "9", "7", "2"]
    assert (at(table, "phase"), at(table, "turn")) == ("turn", 1)


def test_C11_and_there_is_no_second_window_after_it() -> None:
    table = table_with("pm 9 7 2", *THREE[1:], draw="pm", options={"failed_throws": 1})
    play(table, "0: draw", "0: discard", "0: snap 0 0", "0: snap 0 1")
    assert (at(table, "phase"), at(table, "snap")) == ("action", window(snapper=0, out=[0]))
    play(table, "0: peek 0 2")
    assert (at(table, "phase"), at(table, "turn")) == ("turn", 1)


def test_C12_giving_is_optional() -> None:
    table = table_with("5 9 7 2", *THREE[1:], draw="5")
    play(table, "0: draw", "0: discard", "1: snap 0 0")
    assert (table.must(), table.may()) == ([1], [])
    assert table.legal(1) == ["give 0", "give 1", "give 2", "give 3", "pass"]
    play(table, "1: pass")
    assert at(table, "tables")[:2] == [["-", "9", "7", "2"], ["rr", "3", "5", "1"]]
    assert table.may() == [0, 1, 2]


def test_C13_the_gift_goes_to_the_emptied_place_with_its_knowledge() -> None:
    table = table_with("5 9 7 2", *THREE[1:], draw="5", known={(1, 2): [0, 1]})
    play(table, "0: draw", "0: discard", "1: snap 0 0")
    assert at(table, "give") == {"from": 1, "to": 0, "slot": 0}
    play(table, "1: give 2")
    assert at(table, "tables")[:2] == [["5", "9", "7", "2"], ["rr", "3", "-", "1"]]
    assert at(table, "known")[0][0] == [0, 1]
    assert at(table, "known")[1][2] == []


def last_card_snapped() -> Table:
    """Seat 1 has thrown the last card of seat 0 and decides about the gift."""
    layout = laid_out(
        "- -",
        "rr 3",
        "1 sw",
        discard="5 5",
        frozen=True,
        phase="give",
        snap=window(snapper=1),
        give={"from": 1, "to": 0, "slot": 1},
    )
    return Table.at(GAME, layout)


def test_C14_the_gift_is_decided_before_tables_are_checked() -> None:
    kept = play(last_card_snapped(), "1: pass")
    assert at(kept, "rounds")[0]["reason"] == "empty"
    assert at(kept, "rounds")[0]["points"] == [0, 13, 11]
    given = play(last_card_snapped(), "1: give 0")
    assert at(given, "phase") == "snap"
    assert at(given, "tables") == [["-", "rr"], ["-", "3"], ["1", "sw"]]


def test_C14_giving_the_own_last_card_ends_the_round_too() -> None:
    table = table_with("5 9 7 2", "- - 3", "1 sw 8 6", draw="5")
    play(table, "0: draw", "0: discard", "1: snap 0 0", "1: give 2")
    assert at(table, "rounds")[0]["reason"] == "empty"
    assert at(table, "rounds")[0]["points"] == [21, 0, 25]


def test_C15_a_penalty_card_goes_to_the_lowest_gap_or_a_new_place() -> None:
    table = table_with("4 - 7 -", *THREE[1:], draw="5 3")
    play(table, "0: draw", "0: discard", "0: snap 1 0")
    assert at(table, "tables")[0] == ["4", "3", "7", "-"]
    table = table_with(*THREE, draw="5 3")
    play(table, "0: draw", "0: discard", "0: snap 1 0")
    assert at(table, "tables")[0] == ["4", "9", "7", "2", "3"]
    assert at(table, "known")[0][4] == []


def test_C15_tables_grow_as_far_as_they_must() -> None:
    long = " ".join(["9", "8", "7", "6"] * 4)
    table = table_with(long, "rr 3 5 1", draw="5 3 2", discard="")
    play(table, "0: draw", "0: discard", "0: snap 0 0", "0: pass", "1: pass")
    assert at(table, "tables") == [[*long.split(), "3"], ["rr", "3", "5", "1"]]
    play(table, "1: draw", "1: discard")
    assert "snap 0 16" in table.legal(1)
    everybody_passes(table)
    assert "exchange 16" in play(table, "0: draw").legal(0)


def test_a_pending_action_is_void_when_the_round_ends() -> None:
    table = table_with(
        "rk - -",
        "3 4 5",
        discard="bk",
        phase="snap",
        snap=window(),
        action=pending("blue_king"),
    )
    play(table, "0: snap 0 0")
    assert at(table, "rounds")[0]["points"] == [0, 12]
    assert (at(table, "action"), at(table, "snap")) == (None, None)
