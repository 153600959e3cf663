"""The rulings on scurries, pounces, counters and the windows they happen in."""

import pytest

from games.kodiak.positions import FRESH_WINDOW, all_pass, fresh, play, table, window
from runehall.engine import IllegalAction


def test_K8_a_slow_scurry_goes_back_seen_by_all_without_penalty() -> None:
    at = window("1 2 3", "7 5 6", "7 8 9", discard="7")
    document = play(at, "1 scurry 0", "2 scurry 0")
    assert document["tables"][2] == ["7", "8", "9"]
    assert (document["known"][2][0], document["up"][2][0]) == ([0, 1, 2], False)
    assert document["frenzy"]["out"] == [2]


def test_K8_late_scurries_can_be_refused() -> None:
    options = {"late_scurries": False}
    at = window("1 2 3", "7 5 6", "7 8 9", discard="7", options=options)
    play(at, "1 scurry 0")
    assert at.may() == [0, 1]
    assert at.legal(2) == []


def test_K8_a_wrong_card_is_wrong_even_when_it_is_late() -> None:
    at = window("1 2 3", "7 5 6", "7 8 9", discard="7", draw="3")
    document = play(at, "1 scurry 0", "2 scurry 1")
    assert document["tables"][2] == ["7", "8", "9", "3"]


def test_K9_a_mouse_fails_once_a_window() -> None:
    at = window("1 2 3", "7 5 6", "7 8 9", discard="7")
    play(at, "1 scurry 1")
    assert at.legal(1) == []
    assert at.may() == [0, 2]


def test_K9_Kodiak_fails_once_a_landing_card() -> None:
    at = window("1 2 3", "7 5 6", "7 8 9", discard="7")
    play(at, "0 pounce 0 1 1")
    assert at.may() == [1, 2]
    play(at, "1 scurry 0")
    assert at.may() == [0, 1, 2]
    assert at.document()["locked"] is False


def test_K10_pounced_cards_open_a_race_on_Kodiaks_card() -> None:
    at = table("br 2 3", "7 5 6", "br 7 9", draw="4")
    document = play(at, "0 pounce 0 1 0")
    assert document["discard"] == ["br", "7"]
    assert document["frenzy"] == FRESH_WINDOW
    document = play(at, "2 scurry 0")
    assert document["frenzy"]["runner"] == 2


def test_K10_a_pounce_in_a_race_replaces_it() -> None:
    at = window("5 2 3", "7 5 6", "br 7 9", discard="7", queue=[fresh(1, "swap")])
    document = play(at, "2 scurry 0", "1 pass", "0 pounce 0 1 1")
    assert document["frenzy"] == FRESH_WINDOW
    assert document["resume"] == "next"
    assert document["queue"] == [fresh(1, "swap")]


def test_K11_a_counter_opens_no_race() -> None:
    at = window("7 2 3", "7 5 6", "7 8 9", discard="7", draw="4")
    document = play(at, "1 scurry 0", "0 counter 0")
    assert (document["phase"], document["turn"]) == ("draw", 1)
    assert (document["claimed"], document["discard"]) == (True, ["7", "7", "7"])


def test_K12_a_counter_is_one_pounce_whatever_the_length_of_the_run() -> None:
    at = window("7 2 3", "7 7 6", "1 8 9", discard="7", draw="4 5")
    document = play(at, "1 scurry 1", "1 scurry 0", "0 counter 0")
    assert document["pounces"] == 1
    assert document["tables"][1] == ["4", "5", "6"]


def test_K13_the_last_card_escapes_when_the_window_closes() -> None:
    at = window("7 2 3", "7 - -", "1 8 9", discard="7")
    assert play(at, "1 scurry 0")["phase"] == "frenzy"
    assert at.may() == [0, 2]
    document = all_pass(at)
    assert (document["phase"], document["rounds"][0]["reason"]) == ("round_end", "empty")


def test_K13_without_last_scurry_counter_the_round_ends_at_once() -> None:
    options = {"last_scurry_counter": False}
    at = window("7 2 3", "7 - -", "1 8 9", discard="7", options=options)
    document = play(at, "1 scurry 0")
    assert (document["phase"], document["rounds"][0]["cards"]) == ("round_end", [12, 0, 18])


def test_K13_a_counter_brings_the_mouse_back() -> None:
    at = window("7 2 3", "- 7 -", "1 8 9", discard="7", draw="5")
    document = play(at, "1 scurry 1", "0 counter 0")
    assert document["tables"][1] == ["5", "-", "-"]
    assert document["phase"] == "draw"


def test_K13_counter_with_the_last_card_on_a_last_card() -> None:
    at = window("7", "- 7 -", "1 8 9", discard="7", draw="5")
    document = play(at, "1 scurry 1", "0 counter 0")
    assert document["tables"] == [["-"], ["5", "-", "-"], ["1", "8", "9"]]
    assert document["rounds"][0]["reason"] == "empty"
    assert document["rounds"][0]["points"] == [-5, 5, 18]


def test_K14_redrawn_cards_fill_the_lowest_gaps_then_new_places() -> None:
    at = window("7 2 3", "- 7 7", "1 8 9", discard="7", draw="5 6 4")
    document = play(at, "1 scurry 1", "0 pass", "2 pass", "1 scurry 2", "0 counter 0")
    assert document["tables"][1] == ["5", "6", "-"]


def test_K14_a_penalty_card_may_fill_a_gap_of_the_run() -> None:
    at = window("7 2 3", "7 7 4", "1 8 9", discard="7", draw="5 6 3")
    document = play(at, "1 scurry 0", "1 scurry 1", "1 scurry 2")
    assert document["tables"][1] == ["5", "-", "4"]
    assert document["frenzy"]["out"] == [1]
    assert document["frenzy"]["run"] == [0, 1]
    document = play(at, "0 counter 0")
    assert document["tables"][1] == ["5", "6", "4", "3"]


def test_K15_a_hairball_counters_everything() -> None:
    at = window("br 2 3", "7 5 6", discard="7")
    document = play(at, "1 scurry 0", "0 counter 0")
    assert (document["discard"][0], document["pounces"]) == ("br", 1)


def test_K15_a_hairball_counters_nothing_by_option() -> None:
    options = {"hairball_counter": False}
    at = window("br 2 3", "7 5 6", "4 br 8", discard="7", options=options, draw="9")
    document = play(at, "1 scurry 0", "0 counter 0")
    assert (document["pounces"], document["tables"][0]) == (0, ["br", "2", "3", "9"])
    assert document["frenzy"]["out"] == [0]


def test_K15_a_hairball_counters_a_hairball_in_any_case() -> None:
    options = {"hairball_counter": False}
    at = window("br 2 3", "br 5 6", discard="br", options=options)
    assert play(at, "1 scurry 0", "0 counter 0")["pounces"] == 1


@pytest.mark.parametrize(
    ("cost", "places", "up"), [("card", 4, False), ("expose", 3, True), ("none", 3, False)]
)
def test_a_wrong_counter_costs_what_a_wrong_pounce_costs(cost: str, places: int, up: bool) -> None:
    options = {"wrong_pounce": cost}
    at = window("1 2 3", "7 7 6", discard="7", options=options, draw="9")
    document = play(at, "1 scurry 0", "0 counter 1")
    assert (len(document["tables"][0]), document["up"][0][1]) == (places, up)
    assert document["known"][0][1] == [0, 1]
    assert (document["locked"], document["frenzy"]["out"]) == (True, [0])


def test_Kodiak_is_out_even_if_the_runner_throws_again() -> None:
    at = window("1 2 3", "7 7 6", discard="7")
    document = play(at, "1 scurry 0", "0 counter 1", "1 scurry 1")
    assert (document["locked"], document["frenzy"]["out"]) == (False, [0])
    assert at.may() == [1]


def test_each_scurry_wakes_Kodiak_but_not_the_other_mice() -> None:
    at = window("1 2 3", "7 7 6", "4 5 8", discard="7")
    play(at, "0 pass", "2 pass", "1 scurry 0")
    assert at.may() == [0, 1]
    play(at, "0 pass", "1 scurry 1")
    assert at.may() == [0, 1]
    assert at.document()["frenzy"]["passed"] == [2]


def test_K35_a_mouse_whose_card_is_shown_is_asked_again() -> None:
    at = window("1 2 3", "7 5 6", "4 5 8", discard="7")
    play(at, "1 pass", "2 pass", "0 pounce 0 1 0")
    assert at.may() == [1]
    assert play(at, "1 scurry 0")["frenzy"]["runner"] == 1


def test_K35_nobody_is_asked_again_about_a_used_up_discard() -> None:
    frenzy = {"second": True, "passed": [1, 2]}
    at = window("1 2 3", "7 5 6", "4 5 8", discard="7", claimed=True, frenzy=frenzy)
    assert at.may() == [0]
    document = play(at, "0 pounce 0 1 0")
    assert (document["phase"], document["turn"]) == ("draw", 1)


def test_a_wrong_pounce_as_the_last_act_closes_a_window() -> None:
    frenzy = {"out": [1]}
    at = window("1 2 3", "7 5 6", discard="7", frenzy=frenzy, draw="9")
    document = play(at, "0 pounce 0 1 0")
    assert (document["phase"], document["locked"]) == ("draw", True)


def test_an_exchange_and_a_pounce_make_a_new_race_of_a_used_up_pile() -> None:
    for step in ("0 exchange 0", "0 pounce 0 1 0"):
        drawn = {"card": "9", "from": "draw"}
        at = table("7 2 3", "7 5 6", phase="place", drawn=drawn, discard="8", claimed=True)
        document = play(at, step)
        assert (document["claimed"], document["locked"]) == (False, False)
        assert at.may() == [0, 1]


def test_mice_never_pounce_counter_or_offer_and_Kodiak_never_scurries() -> None:
    at = window("7 2 3", "7 5 6", "7 5 8", discard="7")
    for seat, text in ((1, "pounce 0 2 0"), (1, "counter 0"), (1, "offer 0"), (0, "scurry 0")):
        with pytest.raises(IllegalAction):
            at.do(seat, text)
    play(at, "1 scurry 0")
    with pytest.raises(IllegalAction, match="counter now, not pounce"):
        at.do(0, "pounce 0 2 0")


def test_a_pounce_on_a_face_up_card_brings_a_face_down_one() -> None:
    at = table("7 2 3", "7 5 6", up=[(1, 0)], draw="9")
    document = play(at, "0 pounce 0 1 0")
    assert (document["up"][1][0], document["known"][1][0]) == (False, [])


def test_kings_are_identical_and_runes_of_two_colours_are_not() -> None:
    at = table("rk rr 3", "bk br 6", draw="9 8 7")
    assert play(at, "0 pounce 1 1 1")["pounces"] == 0
    at = table("rk rr 3", "bk br 6", draw="9 8 7")
    assert play(at, "0 pounce 0 1 0")["pounces"] == 1


def test_a_mouse_holding_a_card_may_empty_its_table() -> None:
    drawn = {"card": "9", "from": "draw"}
    at = table("7 2 3", "7 5 6", "- - 7", phase="place", turn_no=3, drawn=drawn, draw="8")
    play(at, "0 pounce 0 1 0", "2 scurry 2")
    document = all_pass(at)
    assert document["rounds"][0]["cards"] == [5, 19, 0]
    assert document["drawn"] == drawn


def test_redrawing_stops_when_penalties_have_used_up_a_tiny_deck() -> None:
    options = {"manifest": {"7": 4, "1": 1, "2": 7}, "cards": 2, "penalty_cap": 12}
    tables = ("7 1", "7 7 2", "2 2", "2 2", "2 2")
    at = window(*tables, discard="7", options=options, rest=False)
    play(at, "1 scurry 0", "1 scurry 1", "2 scurry 0", "3 scurry 0")
    document = play(at, "0 counter 0")
    assert (len(document["discard"]), document["draw"]) == (1, [])
    # Two cards were thrown, but only one is left to redraw.
    assert [card == "-" for card in document["tables"][1]] == [False, True, False]
