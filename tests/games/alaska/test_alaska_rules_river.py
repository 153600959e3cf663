"""Rulings on the river and its current, each test named after one."""

import pytest

from games.alaska.tables import discards, flowing, river_of, table


def test_A1_the_river_is_a_ring() -> None:
    played = flowing(steps=3, salmon={2: 1})
    assert river_of(played) == ({9: 1}, {})


@pytest.mark.parametrize(("direction", "after"), [("down", {3: 1, 10: 1}), ("up", {5: 1, 2: 1})])
def test_A2_the_current_runs_to_lower_numbers_unless_turned(
    direction: str, after: dict[int, int]
) -> None:
    played = flowing(salmon={4: 1, 1: 1}, options={"flow_dir": direction})
    assert river_of(played)[0] == after


def test_A2_upstream_the_seam_is_crossed_from_10_to_1() -> None:
    played = flowing(salmon={10: 2}, options={"flow_dir": "up"})
    assert river_of(played)[0] == {1: 2}


@pytest.mark.parametrize("section", [10, 1])
def test_A3_a_salmon_on_spot_10_lies_over_10_and_1(section: int) -> None:
    played = table("1" if section == 1 else "46", "2345", salmon={10: 1}, caught=[0, 0])
    played.do(0, "cast 1" if section == 1 else "cast 4 6")
    assert played.document()["caught"] == [1, 0]


def test_A4_salmon_share_spots_without_limit() -> None:
    played = table("9", "3SSS", salmon={4: 3})
    played.do(0, "pass")
    for _ in range(3):
        played.do(0, "place 4")
    assert river_of(played)[0] == {4: 6}


def test_A5_the_placer_names_one_of_ten_spots() -> None:
    played = table("9", "3S")
    played.do(0, "pass")
    assert played.legal(0) == [f"place {spot}" for spot in range(1, 11)]


def test_A6_nobody_catches_by_merely_standing_there() -> None:
    played = table("9", "LS3", anglers={4: "T"})
    played.do(0, "pass")
    played.do(0, "place 4")
    played.do(1, "local 5")
    assert river_of(played) == ({4: 1}, {4: "T", 5: "L"})


@pytest.mark.parametrize(
    ("reach", "escapes"),
    [("touch", {4: True}), ("enter", {4: True, 5: True}), ("sweep", {})],
)
@pytest.mark.parametrize("spot", [4, 5, 6])
def test_A7_what_swims_past_an_angler(reach: str, escapes: dict[int, bool], spot: int) -> None:
    """An angler in section 5; the salmon starts with its wake, tail or nose-to-be there."""
    played = flowing(salmon={spot: 1}, anglers={5: "L"}, options={"angler_reach": reach})
    assert river_of(played)[0] == ({spot - 1: 1} if escapes.get(spot) else {})


@pytest.mark.parametrize(
    ("reach", "caught_from"),
    [("touch", [4, 5]), ("enter", [4]), ("sweep", [4, 5, 6])],
)
def test_A7_upstream_is_the_mirror_image(reach: str, caught_from: list[int]) -> None:
    """An angler in section 6: swimming up, spot 4 enters, spot 5 stays, spot 6 leaves."""
    for spot in (3, 4, 5, 6, 7):
        played = flowing(
            salmon={spot: 1},
            anglers={6: "L"},
            options={"angler_reach": reach, "flow_dir": "up"},
        )
        assert (river_of(played)[0] == {}) == (spot in caught_from), spot


def test_A7_reach_goes_round_the_seam() -> None:
    for spot, section in ((1, 1), (2, 1), (1, 10)):
        played = flowing(salmon={spot: 1}, anglers={section: "L"})
        assert river_of(played)[0] == {}, (spot, section)
    swept = flowing(salmon={10: 1}, anglers={1: "L"}, options={"angler_reach": "sweep"})
    assert river_of(swept)[0] == {}


def test_A8_a_tourist_takes_the_leading_salmon_and_is_gone() -> None:
    played = flowing(salmon={5: 2, 6: 1}, anglers={5: "T"})
    assert river_of(played) == ({4: 1, 5: 1}, {})
    assert discards(played) == "FST"


def test_A8_a_tourist_who_left_does_not_act_in_the_next_step() -> None:
    played = flowing(steps=2, salmon={6: 1, 7: 1}, anglers={5: "T"})
    assert river_of(played) == ({5: 1}, {})
    assert discards(played) == "FSTF"


def test_A9_a_local_takes_every_salmon_in_contact_and_stays() -> None:
    played = flowing(salmon={5: 2, 6: 3}, anglers={5: "L"})
    assert river_of(played) == ({}, {5: "L"})
    assert discards(played) == "F" + "S" * 5


def test_A10_the_angler_under_the_tail_comes_first() -> None:
    played = flowing(salmon={6: 1}, anglers={5: "T", 6: "T"})
    assert river_of(played) == ({}, {5: "T"})


def test_A10_sweeping_the_angler_in_the_wake_comes_first() -> None:
    played = flowing(
        salmon={6: 1},
        anglers={5: "T", 6: "T", 7: "T"},
        options={"angler_reach": "sweep"},
    )
    assert river_of(played) == ({}, {5: "T", 6: "T"})


def test_A11_flow_acts_by_itself_after_the_last_placement() -> None:
    played = table("9", "FFSS")
    played.do(0, "pass")
    played.do(0, "place 9")
    assert river_of(played)[0] == {9: 1}
    played.do(0, "place 10")
    # Both flow cards acted, the hand was empty, and the turn is over already.
    assert river_of(played)[0] == {7: 1, 8: 1}
    assert played.document()["turn"] == 0


def test_flow_passes_go_through_the_sections_from_1_to_10() -> None:
    played = flowing(salmon={3: 1, 9: 1, 8: 1}, anglers={9: "T", 3: "T", 7: "L"})
    # Tails: section 3 and 9 in order, then the nose that enters 7.
    assert discards(played) == "FSTSTS"
    assert river_of(played) == ({}, {7: "L"})
