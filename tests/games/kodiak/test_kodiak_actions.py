"""The rulings on the actions of cards that have landed."""

from typing import Any

import pytest

from games.kodiak.positions import FRESH_WINDOW, all_pass, fresh, play, table, window
from runehall.engine import IllegalAction, Table


def acting(*tables: str, seat: int, kind: str, **changes: Any) -> Table:
    """A table at which the action of a card is the next thing to do."""
    at = window(*tables, queue=[fresh(seat, kind)], discard="9", **changes)
    all_pass_in_this_window(at)
    return at


def all_pass_in_this_window(at: Table) -> None:
    for seat in at.may():
        at.do(seat, "pass")


def test_K16_Kodiak_performs_both_actions_of_a_pounce_his_own_first() -> None:
    at = table("rk 2 3", "bk 5 6", "1 1 1", draw="9")
    document = play(at, "0 pounce 0 1 0")
    assert document["queue"] == [fresh(0, "red_king"), fresh(0, "blue_king")]


@pytest.mark.parametrize(
    ("allowed", "expected"),
    [("both", ["red_king", "blue_king"]), ("own", ["red_king"]), ("none", [])],
)
def test_K16_pounce_actions(allowed: str, expected: list[str]) -> None:
    options = {"pounce_actions": allowed}
    at = table("rk 2 3", "bk 5 6", "1 1 1", draw="9", options=options)
    document = play(at, "0 pounce 0 1 0")
    assert [(action["seat"], action["kind"]) for action in document["queue"]] == [
        (0, kind) for kind in expected
    ]


def test_K16_a_hairball_brings_only_the_caught_action() -> None:
    at = table("br 2 3", "pm 5 6", "1 1 1", draw="9")
    assert play(at, "0 pounce 0 1 0")["queue"] == [fresh(0, "peek")]


@pytest.mark.parametrize(("allowed", "count"), [("both", 1), ("own", 1), ("none", 0)])
def test_K17_a_countered_run_is_still_performed_by_the_mouse(allowed: str, count: int) -> None:
    options = {"pounce_actions": allowed}
    at = window("pm 2 3", "pm pm 6", "1 1 1", discard="pm", options=options, draw="4 5 8")
    document = play(at, "1 scurry 0", "1 scurry 1", "0 counter 0")
    assert document["phase"] == "action"
    kodiaks = [fresh(0, "peek")] * count
    assert document["queue"] == [fresh(1, "peek"), fresh(1, "peek"), *kodiaks]


def test_K18_window_then_actions_then_second_window() -> None:
    at = table("1 2 3", "pm 5 6", turn_no=2, draw="9")
    assert play(at, "1 draw", "1 exchange 0")["phase"] == "frenzy"
    assert all_pass(at)["phase"] == "action"
    document = play(at, "1 peek 1 1")
    assert document["frenzy"] == {**FRESH_WINDOW, "second": True}
    assert document["acted"] is False
    document = all_pass(at)
    assert (document["phase"], document["turn"]) == ("draw", 0)


def test_K18_all_actions_come_before_the_second_window() -> None:
    queue = [fresh(1, "peek"), fresh(0, "peek")]
    at = window("1 2 3", "4 5 6", queue=queue, discard="9")
    all_pass_in_this_window(at)
    document = play(at, "1 peek 1 1")
    assert (document["phase"], document["acted"]) == ("action", True)
    assert document["queue"] == [fresh(0, "peek")]
    assert play(at, "0 peek 0 0")["frenzy"]["second"] is True


def test_K18_no_second_window_by_option() -> None:
    at = acting("1 2 3", "4 5 6", seat=1, kind="peek", options={"second_window": False})
    document = play(at, "1 peek 1 1")
    assert (document["phase"], document["turn"], document["acted"]) == ("draw", 1, False)


def test_K18_a_used_up_discard_leaves_only_Kodiak_in_the_second_window() -> None:
    at = acting("1 2 3", "4 5 6", "7 7 7", seat=1, kind="peek", claimed=True)
    document = play(at, "1 peek 1 1")
    assert document["frenzy"] == {**FRESH_WINDOW, "second": True, "passed": [1, 2]}
    assert at.may() == [0]


def test_K18_no_second_window_when_nobody_could_act_in_it() -> None:
    at = acting("1 2 3", "4 5 6", seat=1, kind="peek", claimed=True, locked=True)
    assert play(at, "1 peek 1 1")["phase"] == "draw"


def test_K18_a_locked_Kodiak_is_not_asked_in_the_second_window() -> None:
    at = acting("1 2 3", "4 5 6", "7 7 7", seat=1, kind="peek", locked=True)
    play(at, "1 peek 1 1")
    assert at.may() == [1, 2]


def test_K18_a_pounce_in_the_second_window_opens_a_first_one() -> None:
    at = acting("4 2 3", "4 5 6", seat=1, kind="peek")
    document = play(at, "1 peek 1 1", "0 pounce 0 1 0")
    assert document["frenzy"] == FRESH_WINDOW


def test_K19_exposure_is_compulsory() -> None:
    at = acting("1 2 3", "4 5 6", "7 8 9", seat=1, kind="expose")
    with pytest.raises(IllegalAction, match="has to be carried out"):
        at.do(1, "pass")


def test_K20_exposure_reaches_only_face_down_cards_of_other_mice() -> None:
    at = acting("1 2 3", "4 5 6", "7 - 8", seat=1, kind="expose", up=[(2, 0)])
    assert at.legal(1) == ["expose 2 2"]
    at = acting("1 2 3", "4 5 6", "7 - 8", seat=0, kind="expose", up=[(2, 0)])
    assert at.legal(0) == ["expose 1 0", "expose 1 1", "expose 1 2", "expose 2 2"]


def test_an_exposed_card_stays_up_and_is_known_to_all() -> None:
    at = acting("1 2 3", "4 5 6", "7 8 8", seat=1, kind="expose")
    document = play(at, "1 expose 2 1")
    assert (document["up"][2], document["known"][2][1]) == ([False, True, False], [0, 1, 2])


@pytest.mark.parametrize("kind", ["expose", "blue_king"])
def test_a_lone_mouse_finds_no_target(kind: str) -> None:
    at = window("1 2 3", "4 5 6", queue=[fresh(1, kind)], discard="9")
    document = all_pass(at)
    assert (document["phase"], document["turn"]) == ("draw", 1)
    assert document["queue"] == []


def test_a_lapsed_action_opens_no_second_window_but_the_next_action_comes() -> None:
    queue = [fresh(1, "expose"), fresh(0, "peek")]
    at = window("1 2 3", "4 5 6", queue=queue, discard="9")
    all_pass_in_this_window(at)
    assert (at.document()["queue"], at.document()["acted"]) == ([fresh(0, "peek")], False)


@pytest.mark.parametrize(("look", "verb"), [("exposure", "expose"), ("private", "peek")])
def test_K21_the_red_kings_look_at_another_card(look: str, verb: str) -> None:
    options = {"red_king_look": look}
    at = acting("1 2 3", "4 5 6", "7 8 8", seat=1, kind="red_king", options=options)
    own = [f"peek 1 {k}" for k in range(3)]
    other = [f"{verb} 2 {k}" for k in range(3)]
    picks = [f"pick {seat} {k}" for seat in (1, 2) for k in range(3)]
    assert at.legal(1) == [*own, *other, *picks, "pick 0"]
    document = play(at, f"1 {verb} 2 1")
    assert document["up"][2][1] is (look == "exposure")
    assert document["known"][2][1] == ([0, 1, 2] if look == "exposure" else [1])
    assert document["queue"][0]["used"] == ["other"]


def test_K22_each_action_of_a_red_king_once() -> None:
    at = acting("1 2 3", "4 5 6", "7 8 8", seat=1, kind="red_king")
    document = play(at, "1 pick 1 0", "1 pick 2 0")
    assert document["queue"][0]["used"] == ["swap"]
    assert document["queue"][0]["left"] == 1
    assert {text.split()[0] for text in at.legal(1)} == {"peek", "expose"}
    assert play(at, "1 peek 1 1")["frenzy"]["second"] is True


@pytest.mark.parametrize("action", ["peek 1 0", "expose 2 0"])
def test_K22_the_same_action_twice_by_option(action: str) -> None:
    options = {"red_king_repeat": True}
    at = acting("1 2 3", "4 5 6", "7 8 8", seat=1, kind="red_king", options=options)
    again = action[:-1] + "1"
    play(at, f"1 {action}")
    assert {text.split()[0] for text in at.legal(1)} == {"peek", "expose", "pick"}
    assert play(at, f"1 {again}")["phase"] == "frenzy"


def test_K22_both_actions_as_far_as_possible() -> None:
    up = [(1, k) for k in range(3)]
    at = acting("1 2 3", "4 5 6", seat=1, kind="red_king", up=up)
    assert at.legal(1) == ["pick 1 0", "pick 1 1", "pick 1 2", "pick 0"]
    document = play(at, "1 pick 1 0", "1 pick 0", "0 offer 2")
    # The swap has brought a face-down card, so that the own look is possible now.
    assert (document["phase"], at.legal(1)) == ("action", ["peek 1 0"])


def test_K22_a_swap_is_always_left_to_do() -> None:
    up = [(1, 1), (1, 2)]
    at = acting("1 2 3", "4 5 6", seat=1, kind="red_king", up=up)
    play(at, "1 peek 1 0")
    assert at.legal(1) == ["pick 1 0", "pick 1 1", "pick 1 2", "pick 0"]


def test_K23_the_blue_king_spares_Kodiak() -> None:
    at = acting("1 2 3", "4 5 6", "7 8 8", "6 6 5", seat=2, kind="blue_king")
    assert at.document()["queue"][0]["targets"] == [3, 1]


def test_K23_the_blue_king_reaches_Kodiak_by_option() -> None:
    options = {"blue_king_on_cat": "works"}
    at = acting("1 2 3", "4 5 6", "7 8 8", seat=2, kind="blue_king", options=options)
    assert at.document()["queue"][0]["targets"] == [0, 1]
    document = play(at, "2 show 0 1", "2 show 1 2")
    assert (document["up"][0], document["up"][1]) == ([False, True, False], [False, False, True])


def test_Kodiaks_blue_king_reaches_every_mouse_with_a_face_down_card() -> None:
    up = [(2, k) for k in range(3)]
    at = acting("1 2 3", "4 5 6", "7 8 8", "6 6 5", seat=0, kind="blue_king", up=up)
    assert at.document()["queue"][0]["targets"] == [1, 3]


def test_K26_shown_cards_are_chosen_clockwise_and_turned_up_together() -> None:
    at = acting("1 2 3", "4 5 6", "7 8 8", "6 6 5", seat=2, kind="blue_king")
    assert at.legal(2) == ["show 3 0", "show 3 1", "show 3 2"]
    document = play(at, "2 show 3 1")
    assert document["queue"][0]["picked"] == [[3, 1]]
    assert document["up"][3] == [False] * 3
    assert at.legal(2) == ["show 1 0", "show 1 1", "show 1 2"]
    document = play(at, "2 show 1 0")
    assert (document["up"][3][1], document["up"][1][0]) == (True, True)
    assert (document["queue"], document["frenzy"]["second"]) == ([], True)


def test_K27_a_swapped_face_up_card_is_face_down_and_still_known() -> None:
    at = acting("1 2 3", "4 5 6", "7 8 8", seat=1, kind="swap", up=[(2, 0)])
    document = play(at, "1 pick 2 0", "1 pick 1 1")
    assert document["tables"][1:] == [["4", "7", "6"], ["5", "8", "8"]]
    assert (document["up"][1][1], document["known"][1][1]) == (False, [0, 1, 2])
    assert (document["up"][2][0], document["known"][2][0]) == (False, [])


def test_knowledge_travels_with_swapped_cards() -> None:
    known = {(1, 0): [1], (2, 1): [0, 2]}
    at = acting("1 2 3", "4 5 6", "7 8 8", seat=1, kind="swap", known=known)
    document = play(at, "1 pick 1 0", "1 pick 2 1")
    assert (document["known"][1][0], document["known"][2][1]) == ([0, 2], [1])


def test_K28_nobody_looks_at_a_face_up_card() -> None:
    at = acting("1 2 3", "4 5 6", seat=1, kind="peek", up=[(1, 0), (1, 2)])
    assert at.legal(1) == ["peek 1 1"]
    with pytest.raises(IllegalAction, match="already lies face up"):
        at.do(1, "peek 1 0")


def test_a_look_lapses_when_all_own_cards_are_up() -> None:
    up = [(1, k) for k in range(3)]
    at = window("1 2 3", "4 5 6", queue=[fresh(1, "peek")], discard="9", up=up)
    assert all_pass(at)["phase"] == "draw"


def test_K30_a_mouse_never_names_a_card_of_Kodiaks() -> None:
    at = acting("1 2 3", "4 5 6", "7 8 8", seat=1, kind="swap")
    with pytest.raises(IllegalAction, match="Nobody touches Kodiak's cards"):
        at.do(1, "pick 0 1")
    document = play(at, "1 pick 0")
    assert document["queue"][0]["picked"] == [[0, -1]]
    assert at.legal(1) == [f"pick {seat} {k}" for seat in (1, 2) for k in range(3)]
    document = play(at, "1 pick 2 2")
    assert document["queue"][0]["picked"] == [[0, -1], [2, 2]]
    assert (at.must(), at.legal(0)) == ([0], ["offer 0", "offer 1", "offer 2"])
    document = play(at, "0 offer 1")
    assert (document["tables"][0], document["tables"][2]) == (["1", "8", "3"], ["7", "8", "2"])


def test_a_swap_needs_two_seats() -> None:
    at = acting("1 2 3", "4 5 6", "7 8 8", seat=0, kind="swap")
    assert len(at.legal(0)) == 9
    play(at, "0 pick 1 0")
    assert at.legal(0) == [f"pick {seat} {k}" for seat in (0, 2) for k in range(3)]
    with pytest.raises(IllegalAction, match="two different seats"):
        at.do(0, "pick 1 1")


def test_a_lone_mouse_swaps_with_Kodiak() -> None:
    at = acting("1 2 3", "4 5 6", seat=1, kind="swap")
    play(at, "1 pick 1 0")
    assert at.legal(1) == ["pick 0"]


def test_what_comes_after_an_exposed_card_is_face_down() -> None:
    at = table("1 2 3", "4 5 6", up=[(1, 0)], turn_no=2, draw="9")
    document = play(at, "1 draw", "1 exchange 0")
    assert (document["up"][1][0], document["known"][1][0]) == (False, [1])


def test_actions_after_a_free_pounce_return_to_the_held_card() -> None:
    drawn = {"card": "9", "from": "draw"}
    at = table("pm 2 3", "pm 5 6", phase="place", turn_no=2, drawn=drawn, draw="8")
    play(at, "0 pounce 0 1 0")
    document = all_pass(at)
    assert (document["phase"], document["resume"]) == ("action", "place")
    document = play(at, "0 peek 0 1", "0 peek 0 2")
    assert (document["frenzy"]["second"], document["drawn"]) == (True, drawn)
    assert all_pass(at)["phase"] == "place"
