"""The rulings on Kodiak's turn, its tables and its score, each under its number."""

from typing import Any

import pytest

from games.kodiak.positions import all_pass, fresh, play, position, table, window
from runehall.engine import BadOption, Chooser, IllegalAction, Table
from runehall.games.kodiak import GAME
from runehall.games.kodiak.notation import CARD_WORDS
from runehall.games.kodiak.state import KodiakState


def test_K1_the_top_card_is_place_0() -> None:
    for look in range(4):
        state = GAME.new(3, {"first_look": look})
        known = GAME.document(state)["known"]
        assert known == [[[seat] if k < look else [] for k in range(3)] for seat in range(3)]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_K1_the_deal_goes_round_from_the_left_of_Kodiak(first: int) -> None:
    state = GAME.new(3, {"first": first}, 7)
    assert isinstance(state, KodiakState)
    deck = state.rules.deck[:]
    state.generator.shuffle(0, deck, len(deck))
    names = [CARD_WORDS[card] for card in deck]
    document = GAME.document(state)
    for seat in range(3):
        step = (seat - first - 1) % 3
        assert document["tables"][seat] == [names[3 * place + step] for place in range(3)]
    assert document["draw"] == names[9:]


def test_K1_the_next_round_is_dealt_anew() -> None:
    at = table("1 1 1", "2 2 2", "3 3 3", phase="round_end", turn_no=1, **finished_round())
    document = play(at, "1 deal")
    assert (document["round"], document["cat"], document["phase"]) == (2, 1, "draw")
    assert (document["turn"], document["turn_no"], document["shuffles"]) == (1, 1, 2)
    assert (document["discard"], len(document["draw"])) == ([], 67)


def finished_round(n: int = 3) -> dict[str, Any]:
    row = {
        "cat": 0,
        "reason": "limit",
        "cards": [3, 6, 9, 12][:n],
        "pounces": 0,
        "hairballs": [0] * n,
        "points": [3, 6, 9, 12][:n],
        "totals": [3, 6, 9, 12][:n],
    }
    return {"rounds": [row], "totals": row["totals"]}


def test_K2_cards_are_drawn_from_the_main_pile_only() -> None:
    at = table("1 2 3", "4 5 6", draw="9", discard="8 7")
    assert at.legal(0)[0] == "draw"
    with pytest.raises(IllegalAction):
        at.do(0, "take")
    assert play(at, "0 draw")["drawn"] == {"card": "9", "from": "draw"}


def test_K3_the_drawn_card_must_be_exchanged() -> None:
    at = table("1 - 3", "4 5 6", draw="9", locked=True, turn_no=1)
    play(at, "0 draw")
    assert at.legal(0) == ["exchange 0", "exchange 2"]


@pytest.mark.parametrize("phase", ["draw", "place"])
def test_K4_Kodiak_may_pounce_while_a_mouse_draws_or_exchanges(phase: str) -> None:
    drawn = {"card": "9", "from": "draw"} if phase == "place" else None
    at = table("1 2", "4 5", options={"cards": 2}, phase=phase, turn_no=2, drawn=drawn)
    assert (at.must(), at.may()) == ([1], [0])
    assert at.legal(0) == ["pounce 0 1 0", "pounce 0 1 1", "pounce 1 1 0", "pounce 1 1 1"]


@pytest.mark.parametrize("phase", ["draw", "place"])
def test_K4_without_free_pounce_nobody_interrupts_a_mouse(phase: str) -> None:
    drawn = {"card": "9", "from": "draw"} if phase == "place" else None
    options = {"preset": "turnwise"}
    at = table("1 2 3", "4 5 6", options=options, phase=phase, turn_no=2, drawn=drawn)
    assert (at.must(), at.may(), at.legal(0)) == ([1], [], [])


def test_K4_without_free_pounce_Kodiak_still_pounces_in_his_own_turn() -> None:
    at = table("1 2 3", "4 5 6", options={"preset": "turnwise"})
    assert "pounce 0 1 0" in at.legal(0)


def test_K4_a_free_pounce_returns_to_the_interrupted_phase() -> None:
    drawn = {"card": "9", "from": "draw"}
    at = table("4 2 3", "4 5 6", phase="place", turn_no=2, drawn=drawn, draw="8")
    document = play(at, "0 pounce 0 1 0")
    assert (document["resume"], document["drawn"]) == ("place", drawn)
    document = all_pass(at)
    assert (document["phase"], document["turn"], document["resume"]) == ("place", 1, None)


@pytest.mark.parametrize(
    ("cost", "places", "up"), [("card", 4, False), ("expose", 3, True), ("none", 3, False)]
)
def test_K5_a_wrong_pounce(cost: str, places: int, up: bool) -> None:
    at = table("1 2 3", "4 5 6", options={"wrong_pounce": cost}, discard="9", draw="8")
    document = play(at, "0 pounce 1 1 2")
    assert len(document["tables"][0]) == places
    assert document["up"][0][1] is up
    assert document["known"][0][1] == document["known"][1][2] == [0, 1]
    assert document["up"][1][2] is False
    assert document["locked"] is True
    assert document["phase"] == "draw"
    assert at.legal(0) == ["draw"]


def test_K5_the_lock_ends_when_a_card_lands() -> None:
    at = table("1 2 3", "4 5 6", discard="9", draw="8 7")
    document = play(at, "0 pounce 1 1 2", "0 draw", "0 exchange 0")
    assert document["locked"] is False
    assert 0 in at.may()


@pytest.mark.parametrize(
    ("cost", "places", "up"), [("card", 4, False), ("expose", 3, True), ("none", 3, False)]
)
def test_K6_a_wrong_scurry(cost: str, places: int, up: bool) -> None:
    at = window("1 2 3", "4 5 6", options={"wrong_scurry": cost}, discard="9", draw="8")
    document = play(at, "1 scurry 2")
    assert len(document["tables"][1]) == places
    assert document["up"][1][2] is up
    assert document["known"][1][2] == [0, 1]
    assert document["frenzy"]["out"] == [1]


def test_K7_no_penalty_card_beyond_the_cap() -> None:
    at = window("1 2 3", "4 5 6", options={"penalty_cap": 3}, discard="9")
    assert play(at, "1 scurry 2")["tables"][1] == ["4", "5", "6"]


def test_K7_the_cap_counts_cards_not_places() -> None:
    at = window("1 2 3", "4 - 6", options={"penalty_cap": 3}, discard="9", draw="8")
    assert play(at, "1 scurry 2")["tables"][1] == ["4", "8", "6"]


def test_K7_redrawn_cards_are_not_limited_by_the_cap() -> None:
    at = window("1 9 3", "9 5 6 9", options={"penalty_cap": 2}, discard="9", draw="8 7")
    document = play(at, "1 scurry 0", "1 scurry 3", "0 counter 1")
    assert document["tables"][1] == ["8", "5", "6", "7"]


def test_K14_a_pounced_card_is_replaced_in_the_same_place() -> None:
    at = table("4 2 3", "- 5 4", draw="8")
    document = play(at, "0 pounce 0 1 2")
    assert document["tables"] == [["-", "2", "3"], ["-", "5", "8"]]
    assert document["known"][1][2] == []


def test_K25_exchanged_and_scurried_hairballs_count() -> None:
    at = table("br 2 3", "br 5 6", draw="8")
    assert play(at, "0 draw", "0 exchange 0")["hairballs"] == [1, 0]
    assert play(at, "1 scurry 0")["hairballs"] == [1, 1]


def test_K25_scurried_hairballs_are_free_by_option() -> None:
    at = window("1 2 3", "br 5 6", options={"hairball_scurry": False}, discard="br")
    assert play(at, "1 scurry 0")["hairballs"] == [0, 0]


def test_K25_pounced_and_countered_hairballs_never_count() -> None:
    at = table("br br 3", "br 5 6", draw="8")
    assert play(at, "0 pounce 0 1 0")["hairballs"] == [0, 0]
    at = window("br 2 3", "7 5 6", discard="7")
    assert play(at, "1 scurry 0", "0 counter 0")["hairballs"] == [0, 0]


def test_K29_pounces_beyond_the_cap_do_not_count() -> None:
    for cap, points in ((3, -15), (2, -10), (0, -20)):
        at = table("4", "4 5 6", options={"pounce_cap": cap}, pounces=3)
        (row,) = play(at, "0 pounce 0 1 0")["rounds"]
        assert (row["pounces"], row["points"][0]) == (4, points)


@pytest.mark.parametrize(
    ("cards", "options", "changes", "expected"),
    [
        (("4 9 br", "8 3 2"), {}, {"hairballs": [1, 0]}, ([23, 13], [28, 13])),
        (
            ("4 9 br", "8 3 2"),
            {"hairball_table": 20, "hairball_discard": 7},
            {"hairballs": [1, 0]},
            ([33, 13], [40, 13]),
        ),
        (("rk", "8 3 2"), {}, {"pounces": 2}, ([-2, 13], [-12, 13])),
        (("rr sw py", "pm rk bk"), {}, {}, ([30, 21], [30, 21])),
        (("1 - 1", "2 - -"), {"pounce_points": 20}, {"pounces": 1}, ([2, 2], [-18, 2])),
    ],
)
def test_K24_the_score_of_a_round_at_the_limit(
    cards: tuple[str, ...],
    options: dict[str, Any],
    changes: dict[str, Any],
    expected: tuple[list[int], list[int]],
) -> None:
    at = window(*cards, options={"turn_limit": 2, **options}, turn_no=2, discard="7", **changes)
    (row,) = all_pass(at)["rounds"]
    assert (row["cards"], row["points"]) == expected
    assert (row["reason"], row["totals"]) == ("limit", expected[1])


def test_K31_everybody_is_Kodiak_equally_often() -> None:
    for seats in (2, 3):
        for cycles in (1, 2):
            options = {"cycles": cycles, "turn_limit": 1, "first": 1}
            cats = cats_of_a_whole_match(seats, options)
            assert cats == [(1 + number) % seats for number in range(seats * cycles)]


def cats_of_a_whole_match(seats: int, options: dict[str, Any]) -> list[int]:
    state = GAME.new(seats, options, 3)
    chooser = Chooser(5)
    while not state.over():
        seat = int(chooser.one_of(state.must() | state.may()))
        legal = state.legal(seat)
        state.apply(seat, legal[chooser.below(len(legal))])
    return [row["cat"] for row in GAME.document(state)["rounds"]]


@pytest.mark.parametrize(("limit", "turns"), [(1, 3), (3, 3), (4, 6)])
def test_K32_the_turn_limit_is_rounded_up_to_whole_laps(limit: int, turns: int) -> None:
    options = {"turn_limit": limit}
    at = window("1 2 3", "4 5 6", "4 5 6", options=options, turn_no=turns - 1, discard="9")
    assert all_pass(at)["phase"] == "draw"
    at = window("1 2 3", "4 5 6", "4 5 6", options=options, turn_no=turns, discard="9")
    assert all_pass(at)["phase"] == "round_end"


TINY = {"manifest": {"1": 4, "2": 4, "3": 4}, "penalty_cap": 12}


def test_K33_the_pile_is_reshuffled_without_its_top_card() -> None:
    at = table("1 1 1", "2 2 2", options=TINY, discard="3 2 3 3 1 3", rest=False)
    document = play(at, "0 draw")
    assert document["discard"] == ["3"]
    assert (len(document["draw"]), document["shuffles"]) == (4, 2)


def test_K33_in_a_pounce_the_top_card_stays_and_the_caught_card_may_come_back() -> None:
    options = {"manifest": {"1": 7}}
    at = table("1 1 1", "1 1 1", options=options, discard="1", rest=False)
    document = play(at, "0 pounce 0 1 0")
    assert document["discard"] == ["1"]
    assert (document["tables"][1], len(document["draw"])) == (["1", "1", "1"], 1)


def test_nothing_to_draw_passes_the_turn_and_keeps_lock_and_claim() -> None:
    options = {"manifest": {"1": 3, "2": 4}}
    at = table("1 1 1", "2 2 2", options=options, discard="2", rest=False, claimed=True, turn_no=2)
    assert at.legal(1) == ["pass"]
    document = play(at, "0 pounce 0 1 0", "1 pass")
    assert (document["locked"], document["claimed"]) == (True, True)
    assert (document["phase"], document["turn"], document["turn_no"]) == ("draw", 0, 3)


def test_nothing_to_draw_means_no_penalty_card() -> None:
    options = {"manifest": {"1": 3, "2": 4}}
    at = table("1 1 1", "2 2 2", options=options, discard="2", rest=False)
    assert play(at, "0 pounce 0 1 0")["tables"][0] == ["1", "1", "1"]


def test_nothing_to_draw_ends_the_round_at_the_limit() -> None:
    options = {"manifest": {"1": 3, "2": 4}, "turn_limit": 2}
    at = table("1 1 1", "2 2 2", options=options, discard="2", rest=False, turn_no=2)
    assert play(at, "1 pass")["rounds"][0]["reason"] == "limit"


def test_K34_a_tie_is_a_shared_victory() -> None:
    rounds = finished_round(2)
    rounds["rounds"][0].update(points=[3, 6], cards=[3, 6], totals=[3, 6])
    rounds["totals"] = [3, 6]
    at = window(
        "9", "6", options={"turn_limit": 2}, turn_no=2, round=2, cat=1, discard="7", **rounds
    )
    document = all_pass(at)
    assert document["totals"] == [12, 12]
    assert document["result"] == {"winners": [0, 1], "reason": "cycles", "next_start": 0}
    assert (at.must(), at.may()) == ([], [])


def test_the_left_of_the_cat_deals_the_next_round() -> None:
    at = table("1 1", "2 2", "3 3", options={"cards": 2}, phase="round_end", **finished_round())
    assert (at.must(), at.legal(1)) == ([1], ["deal"])


def test_a_held_card_counts_for_nobody_and_stays_until_the_next_deal() -> None:
    drawn = {"card": "bk", "from": "draw"}
    at = table("4", "4 5 6", phase="place", turn_no=2, drawn=drawn, draw="8")
    document = play(at, "0 pounce 0 1 0")
    assert (document["phase"], document["drawn"]) == ("round_end", drawn)
    assert document["rounds"][0]["cards"] == [0, 19]
    assert at.view(0)["drawn"] == {"card": None, "from": "draw"}
    assert at.view(1)["drawn"] == drawn
    document = play(at, "1 deal")
    assert document["drawn"] is None


def test_a_round_end_voids_window_and_queue_and_opens_the_tables() -> None:
    at = window("4 -", "4 5 6", discard="sw", queue=[fresh(1, "swap")], draw="8")
    document = play(at, "0 pounce 0 1 0")
    assert document["queue"] == []
    assert (document["frenzy"], document["resume"]) == (None, None)
    assert document["up"] == [[False, False], [False] * 3]
    assert at.view(0)["tables"] == at.view(-1)["tables"] == document["tables"]
    assert set(at.view(-1)["draw"]) == {None}


@pytest.mark.parametrize(("first", "after"), [(0, 0), (1, 1)])
def test_K36_after_a_whole_cycle_the_cat_goes_on(first: int, after: int) -> None:
    at = Table.new(GAME, seats=2, options={"first": first, "turn_limit": 1}, seed=3)
    while not at.over:
        seat = at.asked[0]
        legal = at.legal(seat)
        at.do(seat, "pass" if "pass" in legal else legal[-1])
    assert at.document()["result"]["next_start"] == after


def test_K37_strict_memory_shows_only_face_up_cards_and_the_own_drawn_card() -> None:
    at = table("1 2 3", "4 5 6", known={(0, 0): [0]}, up=[(1, 1)], draw="9")
    play(at, "0 draw")
    assert at.view(0)["tables"] == [[None] * 3, [None, "5", None]]
    assert at.view(0)["drawn"]["card"] == "9"
    assert at.view(1)["drawn"]["card"] is None
    guess = at.state.guess(0, Chooser(1))
    assert GAME.document(guess)["tables"][0][0] == "1"


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {"first_look": 4}),
        (2, {"first": 2}),
        (2, {"manifest": {"1": 6}}),
        (2, {"manifest": {"11": 60}}),
        (2, {"manifest": {"1": -1, "2": 60}}),
        (2, {"manifest": {"1": True, "2": 60}}),
        (2, {"manifest": "deck77"}),
        (2, {"manifest": {"1": 100_000_000}}),
        (2, {"cards": 6}),
        (7, {}),
        (1, {}),
    ],
)
def test_impossible_options_are_refused(seats: int, options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        GAME.new(seats, options)


def test_the_smallest_deck_can_be_played() -> None:
    document = GAME.document(GAME.new(2, {"manifest": {"1": 7}}))
    assert len(document["draw"]) == 1


def test_presets_set_what_they_promise() -> None:
    changed = {
        name: {
            key: value
            for key, value in GAME.options.resolve({"preset": name}, 3).items()
            if value != GAME.options.by_name[key].default
        }
        for name in GAME.options.presets
    }
    assert changed == {
        "standard": {},
        "double": {"cycles": 2},
        "kitten": {"pounce_actions": "none", "second_window": False, "late_scurries": False},
        "wild": {"blue_king_on_cat": "works", "red_king_repeat": True, "hairball_table": 20},
        "family": {"memory": "assisted", "wrong_scurry": "none", "late_scurries": False},
        "turnwise": {"free_pounce": False},
    }
    assert len(GAME.options.options) == 24


def test_documents_have_the_keys_of_the_rules_in_their_order() -> None:
    assert list(position("1 2 3", "4 5 6")) == list(GAME.document(GAME.new(2)))
