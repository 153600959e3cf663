"""Bandits, thefts, giving up and endings of The Rune Market, by ruling."""

import pytest

from games.market.tables import MARKET, at, end_turns, place, seat, table
from runehall.engine import IllegalAction, Table


def test_R28_a_bandit_in_an_empty_shelter_makes_it_fall() -> None:
    t = table(
        seat("T"),
        seat("T", red=place()),
        phase="place",
        pending={"item": "bandit", "origin": "buy"},
    )
    t.do(0, "occupy 1 red")
    end_turns(t, 1)
    assert at(t, "seats.1.shelters.red") is None
    assert at(t, "market.bandits") == 4
    assert at(t, "discard.0") == "R"


@pytest.mark.parametrize("limit", [1, 2])
def test_bandits_per_shelter(limit: int) -> None:
    t = table(
        seat("678"),
        seat("T", red=place(runes=3, bandits=(0,))),
        options={"bandits_per_shelter": limit},
    )
    assert ("bandit cards 6 7 8" in t.legal(0)) == (limit == 2)


def test_R29_the_older_bandit_loots_first() -> None:
    t = table(seat("T"), seat("T", red=place(runes=1, bandits=(2, 0))), seat("T"))
    end_turns(t, 1)
    assert at(t, "seats.2.loose.red") == 1
    assert at(t, "seats.0.loose.red") == 0


@pytest.mark.parametrize(("block", "due"), [("shelter", 1), ("all", 0)])
def test_R30_what_a_bandit_blocks(block: str, due: int) -> None:
    t = table(
        seat("T"),
        seat("T", red=place(runes=2, bandits=(0,)), blue=place(runes=1)),
        options={"bandit_block": block},
    )
    end_turns(t, 1)
    assert at(t, "due.blue") == due


@pytest.mark.parametrize(("abandon", "stands"), [("next_turn", True), ("at_once", False)])
def test_R31_when_a_looted_shelter_falls(abandon: str, *, stands: bool) -> None:
    t = table(seat("T"), seat("T", red=place(runes=1, bandits=(0,))), options={"abandon": abandon})
    end_turns(t, 1)
    assert (at(t, "seats.1.shelters.red") is not None) == stands
    assert at(t, "seats.0.loose.red") == 1


def test_R32_frozen_runes_pay_for_nothing() -> None:
    t = table(
        seat("5", red=place(runes=4, bandits=(1,)), blue=place(runes=4, bandits=(1,))),
        seat("T", open_boats=1),
    )
    assert not [text for text in t.legal(0) if "runes" in text]


def test_R33_a_ransom_in_runes_may_follow_a_hand_card() -> None:
    t = table(seat("59", loose=(2, 2), red=place(runes=1, bandits=(1,))), seat("T"))
    t.do(0, "rune red 5")
    assert "ransom red runes 2 1" in t.legal(0)
    t.do(0, "ransom red runes 2 1")
    assert at(t, "seats.0.shelters.red") == place(runes=2)
    assert at(t, "seats.0.loose") == {"red": 0, "blue": 1}


@pytest.mark.parametrize("lone_boat", ["heap", "release"])
def test_R34_a_bandit_on_a_lone_boat(lone_boat: str) -> None:
    t = table(
        seat("5"),
        seat("T", blue=place("boat", 2)),
        options={"lone_boat": lone_boat},
        phase="place",
        pending={"item": "bandit", "origin": "buy"},
    )
    t.do(0, "occupy 1 blue")
    if lone_boat == "heap":
        assert at(t, "seats.1.shelters.blue") == place("heap", 2, bandits=(0,))
    else:
        assert at(t, "seats.1.shelters.blue") is None
        assert at(t, "seats.1.loose.blue") == 2
        assert at(t, "market.bandits") == 4
    assert at(t, "market.boats") == 4


def test_R34_a_main_shelter_can_be_built_under_a_heap() -> None:
    t = table(seat("B", blue=place("heap", 2, bandits=(1,))), seat("T"))
    t.do(0, "build B")
    assert at(t, "seats.0.shelters.blue") == place(runes=2, bandits=(1,))


def test_R35_nothing_is_stored_in_a_heap() -> None:
    t = table(seat("5", loose=(0, 1), blue=place("heap", 2, bandits=(1,))), seat("T"))
    assert "store blue" not in t.legal(0)


def test_R36_giving_up_comes_before_collecting_from_that_shelter() -> None:
    t = table(
        seat("5", red=place(runes=1), blue=place(runes=1)),
        seat("T"),
        options={"preset": "web-de"},
        phase="interest",
        due={"red": 1, "blue": 1},
    )
    t.do(0, "collect red")
    assert t.legal(0) == ["pass", "collect blue", "giveup blue"]


def test_R37_the_boat_of_a_shelter_given_up_stays_with_the_runes() -> None:
    t = table(
        seat("5", red=place(runes=2, boat=True)),
        seat("T"),
        options={"preset": "web-de"},
        phase="interest",
        due={"red": 2, "blue": 0},
    )
    t.do(0, "giveup red")
    assert at(t, "seats.0.shelters.red") == place("boat", 2)
    assert at(t, "discard.0") == "R"


def test_give_up_theft_returns_to_the_interest_phase() -> None:
    t = table(
        seat("5", red=place(), blue=place(runes=1)),
        seat("T", loose=(2, 0)),
        options={"preset": "web-en"},
        phase="interest",
        due={"red": 0, "blue": 1},
    )
    t.do(0, "giveup red")
    assert at(t, "pending") == {"left": 2, "victim": None, "back": "interest"}
    assert at(t, "due.blue") == 1
    t.do(0, "steal 1 loose red")
    t.do(0, "pass")
    assert at(t, "phase") == "interest"


def test_interest_forced_counts_as_collecting() -> None:
    t = table(
        seat("T"),
        seat("T", red=place(runes=1), blue=place()),
        options={"preset": "web-de", "interest": "forced"},
    )
    end_turns(t, 1)
    assert at(t, "collected") == ["red"]
    assert t.legal(1) == ["pass", "giveup blue"]
    assert at(t, "seats.1.shelters.red.runes") == 2


@pytest.mark.parametrize(
    ("scope", "stealable"),
    [
        ("all", ["steal 1 shelter red", "steal 1 shelter blue", "steal 1 loose blue"]),
        ("not_frozen", ["steal 1 shelter red", "steal 1 loose blue"]),
        ("loose", ["steal 1 loose blue"]),
    ],
)
def test_R42_what_can_be_stolen(scope: str, stealable: list[str]) -> None:
    victim = seat("", loose=(0, 1), red=place(runes=1), blue=place(runes=1, bandits=(0,)))
    t = table(seat("T5"), victim, options={"steal_scope": scope})
    t.do(0, "thief")
    assert t.legal(0) == ["pass", *stealable]


def test_R43_superfluous_cards_may_be_paid() -> None:
    t = table(seat("16789"), seat("T"))
    assert {"boat cards 6 7 8", "boat cards 1 6 7 8 9", "boat cards 6 7 9"} <= set(t.legal(0))


def test_R44_the_whole_discard_pile_is_reshuffled() -> None:
    t = table(seat("T5"), seat("T"))
    document = t.document()
    document["discard"], document["draw"] = document["draw"], []
    t = Table.at(MARKET, document)
    count = len(document["discard"]) + 1
    t.do(0, "thief")
    t.do(0, "pass")
    t.do(0, "pass")
    assert at(t, "discard") == []
    assert len(at(t, "draw")) == count - 2


def test_R45_first_can_be_chance() -> None:
    starts = {
        MARKET.document(MARKET.new(3, {"first": "random"}, seed))["turn"] for seed in range(40)
    }
    assert starts == {0, 1, 2}


@pytest.mark.parametrize("runes", [(2, 1), (1, 2), (1, 1)])
def test_R45_the_winner_begins_the_next_game_also_of_a_tie(runes: tuple[int, int]) -> None:
    seats = [seat("T", loose=(count, 0)) for count in runes]
    t = table(*seats, options={"round_limit": 4}, turn_no=8)
    end_turns(t, 1)
    assert at(t, "result.winners") == [at(t, "result.next_start")]
    if runes[0] != runes[1]:
        assert at(t, "result.next_start") == runes.index(max(runes))
    else:
        assert at(t, "result.tiebreak") is not None


def test_R46_the_round_limit_ends_the_game() -> None:
    t = table(seat("T"), seat("T"), options={"round_limit": 4}, turn_no=7)
    end_turns(t, 1)
    assert at(t, "result") is None
    end_turns(t, 1)
    assert at(t, "result.reason") == "round_limit"
    assert t.must() == []


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_hand_size(size: int) -> None:
    document = MARKET.document(MARKET.new(4, {"hand_size": size}, 1))
    assert [len(each["hand"]) for each in document["seats"]] == [size] * 4


@pytest.mark.parametrize(("value", "points"), [(0, 3), (1, 4), (2, 5), (3, 6)])
def test_R47_boat_value(value: int, points: int) -> None:
    t = table(seat("5", red=place(runes=3, boat=True)), seat("T"), options={"boat_value": value})
    assert t.state.scores()[0] == points


def test_neutralise_with_an_attached_boat() -> None:
    t = table(
        seat("5", red=place(runes=2, bandits=(1,)), blue=place(runes=1, boat=True)),
        seat("T"),
        options={"preset": "web-de"},
    )
    t.do(0, "neutralise red blue")
    assert at(t, "seats.0.shelters") == {"red": place(runes=2), "blue": place(runes=1)}
    assert at(t, "market.boats") == 4


def test_boat_colour_reopens_when_the_last_rune_is_stolen() -> None:
    for preset, expected in (("web-de", None), ("booklet-2023", place("boat", 0))):
        t = table(seat("T5"), seat("", red=place("boat", 1)), options={"preset": preset})
        t.do(0, "thief")
        t.do(0, "steal 1 shelter red")
        assert at(t, "seats.1.shelters.red") == expected
        assert at(t, "seats.1.open_boats") == (expected is None)


def test_ties_go_through_boats_bandits_numbers_and_bouts() -> None:
    even = table(
        seat("T8", loose=(2, 0)),
        seat("T8", loose=(2, 0)),
        options={"round_limit": 3},
        turn_no=6,
        turn=1,
        dice=[1, 2, 2],
    )
    even.do(1, "thief")
    even.do(1, "pass")
    even.do(1, "pass")
    result = at(even, "result")
    # Both have drawn: the numbers in hand may differ; otherwise the bouts decide.
    assert result["tiebreak"] in ("number", "bouts")
    assert result["scores"] == [2, 2]
    if result["tiebreak"] == "bouts":
        assert result["bouts"] == [0, 1, 1]
        assert result["winners"] == [1]


def test_a_third_seat_loses_track_of_a_stolen_card() -> None:
    known = [{"1": [], "2": []}, {"0": [], "2": []}, {"0": [], "1": ["4", "7"]}]
    t = table(seat("T"), seat("47"), seat("9"), known=known, dice=[1])
    t.do(0, "thief")
    t.do(0, "steal 1 hand")
    assert at(t, "known.2") == {"0": [], "1": []}
    assert at(t, "known.1.0") == ["4"]


def test_a_third_seat_follows_a_card_it_is_sure_of() -> None:
    known = [{"1": [], "2": []}, {"0": [], "2": []}, {"0": [], "1": ["4", "4"]}]
    t = table(seat("T"), seat("44"), seat("9"), known=known, dice=[1])
    t.do(0, "thief")
    t.do(0, "steal 1 hand")
    assert at(t, "known.2") == {"0": ["4"], "1": ["4"]}


def test_a_die_that_does_not_fit_is_refused_and_changes_nothing() -> None:
    t = table(seat("T5"), seat("47B"), dice=[9])
    t.do(0, "thief")
    before = t.document()
    with pytest.raises(IllegalAction, match="roll of 1 to 3"):
        t.do(0, "steal 1 hand")
    assert t.document() == before


def test_a_game_can_be_won_with_less_than_nothing() -> None:
    t = table(
        seat("5", red=place(bandits=(1,))),
        seat("9T", red=place(bandits=(0,))),
        options={"round_limit": 3},
        turn=1,
        turn_no=6,
    )
    t.do(1, "thief")
    t.do(1, "pass")
    events = t.do(1, "pass")
    assert at(t, "result.scores") == [-1, -1]
    assert events[-1].document() == {
        "event": "over",
        "seat": 1,
        "points": -1,
        "reason": "round_limit",
    }
    (*_, line) = t.lines(events, 0, ["Ana", "Ben"])
    assert line == "Ben wins with -1 point: the last round is over."
