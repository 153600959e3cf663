"""Rulings on casting, anglers and hooking, each test named after one."""

import pytest

from games.alaska.tables import discards, river_of, table
from runehall.engine.errors import IllegalAction


def test_A12_a_sum_above_ten_is_an_empty_cast() -> None:
    played = table("349", "2345", salmon={2: 1}, anglers={2: "T", 3: "L"})
    played.do(0, "cast 3 9")
    assert river_of(played) == ({2: 1}, {2: "T", 3: "L"})
    assert played.document()["hands"][0] == ["4"]


def test_A12_wrapped_sums_hook_and_catch_like_others() -> None:
    played = table(
        "3479", "2345", salmon={2: 1, 6: 1}, anglers={2: "L"}, options={"cast_overflow": "wrap"}
    )
    played.do(0, "cast 3 9")
    assert river_of(played) == ({2: 1, 6: 1}, {2: "L"})
    played.do(0, "cast 4 7")
    assert played.document()["caught"] == [0, 0]


def test_A12_forbidden_sums_are_not_legal_and_ten_is() -> None:
    played = table("4667", "2345", options={"cast_overflow": "forbid"})
    assert played.legal(0) == ["cast 4", "cast 4 6", "cast 6", "cast 7"]
    with pytest.raises(IllegalAction, match="A sum of 12"):
        played.do(0, "cast 6 6")


def test_A13_the_caster_picks_the_spot_and_one_salmon_per_cast() -> None:
    played = table("159", "2345", salmon={10: 2, 1: 1})
    played.do(0, "cast 1")
    assert played.document()["choice"] == [1, 10]
    assert played.legal(0) == ["take 1", "take 10"]
    played.do(0, "take 10")
    assert river_of(played)[0] == {10: 1, 1: 1}
    assert played.document()["caught"] == [1, 0]


def test_A14_a_catch_cannot_be_declined() -> None:
    played = table("4", "2345", salmon={3: 1, 4: 1})
    played.do(0, "cast 4")
    assert played.legal(0) == ["take 3", "take 4"]
    with pytest.raises(IllegalAction, match="take 3 or take 4"):
        played.do(0, "pass")


@pytest.mark.parametrize(("save_max", "may_pass"), [(0, 0), (1, 1), (2, 2), (3, 3)])
def test_A15_keep_at_most_save_max(save_max: int, may_pass: int) -> None:
    for size in (1, 2, 3, 4):
        played = table("1234"[:size], "5678", options={"save_max": save_max})
        assert ("pass" in played.legal(0)) == (size <= may_pass), size


def test_A15_the_drawn_hand_is_as_large_as_the_option_says() -> None:
    for size in (2, 3, 4, 5, 6):
        played = table("9", "1", options={"hand_size": size})
        played.do(0, "pass")
        assert len(played.document()["hands"][0]) == size


def test_A16_every_card_is_played_in_its_role() -> None:
    played = table("4BLT", "2345", anglers={1: "L"})
    kinds = {text.split()[0] for text in played.legal(0)}
    assert kinds == {"cast", "bear", "local", "tourist"}


def test_A17_an_eagle_must_use_what_is_there() -> None:
    salmon_only = table("E", "2345", salmon={3: 1})
    assert salmon_only.legal(0) == ["eagle salmon 3", "pass"]
    angler_only = table("E", "2345", anglers={3: "T"})
    assert angler_only.legal(0) == ["eagle angler 3", "pass"]
    nothing = table("E", "2345")
    assert nothing.legal(0) == ["eagle none", "pass"]


def test_A18_a_tourist_on_a_local_removes_both() -> None:
    played = table("4T", "2345", anglers={6: "L"})
    played.do(0, "tourist 6")
    assert river_of(played) == ({}, {})
    assert discards(played) == "TL"


def test_A19_no_local_on_an_angler_and_no_tourist_on_a_tourist() -> None:
    played = table("4LT", "2345", anglers={6: "T", 7: "L"})
    for action in ("local 6", "local 7", "tourist 6"):
        with pytest.raises(IllegalAction, match="already"):
            played.do(0, action)
    assert "tourist 7" in played.legal(0)


@pytest.mark.parametrize(
    ("action", "gone"), [("tourist 6", "TT"), ("local 6", "LT"), ("local 7", "LL")]
)
def test_A19_where_the_table_allows_it_any_angler_sends_any_other_home(
    action: str, gone: str
) -> None:
    options = {"onto_anglers": "all"}
    played = table("4LT", "2345", anglers={6: "T", 7: "L"}, options=options)
    (event,) = [event for event in played.do(0, action) if event.name == "angler_chases"]
    assert event.values["angler"] == gone[1]
    assert discards(played) == gone
    assert played.document()["river"]["anglers"][action[-1]] == "-"


def test_A19_there_a_tourist_still_sends_a_local_home_and_nobody_is_spent() -> None:
    everywhere = dict.fromkeys(range(1, 9), "T")
    options = {"onto_anglers": "all", "manifest": {"4": 4, "2": 8, "T": 9, "L": 2, "S": 1}}
    played = table("4LT", "2222", anglers=everywhere, options=options)
    assert not {"tourist none", "local none"} & set(played.legal(0))
    assert sum(each.startswith(("tourist", "local")) for each in played.legal(0)) == 20


def test_A20_the_skipped_seat_draws_in_the_skipped_slot() -> None:
    played = table("9", "", "3456", sit_out=[False, True, False])
    played.do(0, "pass")
    seen = played.document()
    assert (seen["turn"], seen["turn_no"], len(seen["hands"][1])) == (2, 11, 4)
    assert seen["sit_out"] == [False, False, False]


def test_A20_a_hand_penalty_only_costs_the_hand() -> None:
    played = table("4578", "2345", anglers={4: "T"}, options={"tourist_penalty": "hand"})
    played.do(0, "cast 4")
    seen = played.document()
    assert discards(played) == "4T578"
    assert (seen["turn"], len(seen["hands"][0]), seen["sit_out"]) == (1, 4, [False, False])


def test_A21_hooking_a_tourist_ends_the_turn_without_a_draw() -> None:
    for cards in ("4", "4578"):
        played = table(cards, "2345", anglers={4: "T"})
        played.do(0, "cast 4")
        seen = played.document()
        assert (seen["turn"], seen["hands"][0], seen["sit_out"]) == (1, [], [True, False])


def test_A22_the_hooked_tourist_leaves_without_a_salmon() -> None:
    played = table("4", "2345", salmon={4: 1, 3: 1}, anglers={4: "T"})
    played.do(0, "cast 4")
    assert river_of(played) == ({3: 1, 4: 1}, {})


def test_A23_a_local_is_paid_if_there_is_a_salmon() -> None:
    played = table("345", "2345", anglers={4: "L", 5: "L"}, caught=[1, 2])
    played.do(0, "cast 4")
    assert (played.document()["caught"], discards(played)) == ([0, 2], "4SL")
    played.do(0, "cast 5")
    assert (played.document()["caught"], discards(played)) == ([0, 2], "4SL5")
    assert river_of(played) == ({}, {5: "L"})


def test_A24_a_seat_that_sits_out_still_places() -> None:
    played = table("4S", "", sit_out=[False, True], phase="salmon", to_place=1, hands=[["4"], []])
    assert played.must() == [1]
    played.do(1, "place 6")
    assert played.must() == [0]


def test_a_seat_without_cards_or_after_its_last_turn_still_places() -> None:
    played = table("4", "", "", phase="salmon", to_place=1, turn=0, final_left=1, rest="discard")
    played.do(2, "place 6")
    assert river_of(played)[0] == {6: 1}
