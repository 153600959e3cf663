"""The rulings about actions, calls, rounds and matches, each by its name."""

from typing import Any

import pytest

from games.cambio.positions import at, everybody_passes, pending, play, table_with, window
from runehall.engine import SPECTATOR, Chooser, IllegalAction, Table
from runehall.engine.playout import random_action_by_kind
from runehall.games.cambio import GAME

THREE = ("4 9 7 2", "rr 3 5 1", "1 sw 8 6")


def acting(kind: str, *tables: str, **layout: Any) -> Table:
    """Seat 0 carries out an action; the window before it is over."""
    left = 2 if kind == "red_king" else 1
    layout.setdefault("action", pending(kind, left=left))
    return table_with(*tables, phase="action", snap=window(), **layout)


def choices(verb: str, *places: tuple[int, int]) -> list[str]:
    return [f"{verb} {seat} {place}" for seat, place in places]


def whole(seat: int) -> list[tuple[int, int]]:
    return [(seat, place) for place in range(4)]


def test_peek_mine_offers_the_own_cards() -> None:
    table = acting("peek_mine", "4 - 7 2", *THREE[1:])
    assert table.legal(0) == [*choices("peek", (0, 0), (0, 2), (0, 3)), "pass"]


def test_peek_yours_offers_the_open_cards_of_others() -> None:
    table = acting("peek_yours", *THREE, caller=2)
    assert table.legal(0) == [*choices("peek", *whole(1)), "pass"]
    with pytest.raises(IllegalAction, match="cannot be touched"):
        table.do(0, "peek 2 0")
    with pytest.raises(IllegalAction, match="other seats' cards only"):
        table.do(0, "peek 0 0")


def test_a_peek_is_known_to_the_looker_alone() -> None:
    assisted = {"memory": "assisted"}
    table = play(acting("peek_yours", *THREE, options=assisted), "0: peek 1 2")
    assert at(table, "known")[1][2] == [0, 1]
    assert table.view(0)["tables"][1] == [None, None, "5", None]
    assert table.view(2)["tables"][1] == [None] * 4


def test_C16_two_cards_of_one_opponent_need_the_option() -> None:
    strict = play(acting("swap", *THREE), "0: pick 1 0")
    assert strict.legal(0) == choices("pick", *whole(0), *whole(2))
    free = play(acting("swap", *THREE, options={"swap_same_opponent": True}), "0: pick 1 0")
    own = [(1, 1), (1, 2), (1, 3)]
    assert free.legal(0) == choices("pick", *whole(0), *own, *whole(2))
    play(free, "0: pick 1 3")
    assert at(free, "tables")[1] == ["1", "3", "5", "rr"]
    assert at(free, "known")[1] == [[1], [], [1], []]


@pytest.mark.parametrize("same_opponent", [True, False])
def test_C16_two_own_cards_are_never_swapped(same_opponent: bool) -> None:
    table = acting("swap", *THREE, options={"swap_same_opponent": same_opponent})
    assert play(table, "0: pick 0 0").legal(0) == choices("pick", *whole(1), *whole(2))
    with pytest.raises(IllegalAction, match="cannot be swapped"):
        table.do(0, "pick 0 1")


def test_C17_a_swap_that_has_begun_is_finished() -> None:
    table = play(acting("swap", *THREE), "0: pick 0 0")
    with pytest.raises(IllegalAction, match="pick the second card"):
        table.do(0, "pass")


@pytest.mark.parametrize("kind", ["peek_mine", "peek_yours", "swap", "red_king"])
def test_C17_peeks_swaps_and_red_kings_may_be_declined(kind: str) -> None:
    table = play(acting(kind, *THREE), "0: pass")
    assert (at(table, "phase"), at(table, "turn")) == ("turn", 1)


def test_C17_a_blue_king_is_compulsory() -> None:
    table = acting("blue_king", *THREE)
    assert table.legal(0) == choices("show", *whole(1))
    with pytest.raises(IllegalAction, match="has to be carried out"):
        table.do(0, "pass")


def test_C18_a_red_king_repeats_and_stops_at_will() -> None:
    table = acting("red_king", *THREE)
    everything = [*choices("peek", *whole(0), *whole(1), *whole(2))]
    everything += [*choices("pick", *whole(0), *whole(1), *whole(2)), "pass"]
    assert table.legal(0) == everything
    play(table, "0: peek 0 0")
    assert at(table, "action") == pending("red_king", left=1, done=1)
    assert table.legal(0) == everything
    stopped = play(Table.at(GAME, table.document()), "0: pass")
    assert at(stopped, "snap") == window(second=True)
    play(table, "0: peek 0 0")
    assert at(table, "snap") == window(second=True)


def test_C19_the_blue_king_asks_clockwise_and_shows_at_the_end() -> None:
    table = acting("blue_king", "4 9 7 2", "rr 3 5 1", "1 sw 8 6", "5 - - -", turn_no=7)
    assert at(table, "turn") == 2
    play(table, "2: show 3 0", "2: show 0 1")
    assert at(table, "action")["picked"] == [[3, 0], [0, 1]]
    assert at(table, "known")[3][0] == []
    with pytest.raises(IllegalAction, match="choose a card of seat 1"):
        table.do(2, "show 3 0")
    events = table.do(2, "show 1 2")
    shown = [
        (event.values["owner"], event.values["card"]) for event in events if event.name == "show"
    ]
    assert shown == [(3, "5"), (0, "9"), (1, "5")]
    for seat, place in ((3, 0), (0, 1), (1, 2)):
        assert at(table, "known")[seat][place] == [0, 1, 2, 3]
    assert table.view(-1)["tables"][0] == [None] * 4


def test_C19_the_blue_king_leaves_the_caller_out() -> None:
    table = acting("blue_king", *THREE, caller=1)
    assert table.legal(0) == choices("show", *whole(2))
    play(table, "0: show 2 0")
    assert at(table, "phase") == "snap"


@pytest.mark.parametrize("kind", ["peek_yours", "swap", "blue_king"])
def test_C20_an_action_without_a_target_is_dropped(kind: str) -> None:
    card = {"peek_yours": "py", "swap": "sw", "blue_king": "bk"}[kind]
    table = table_with("4 9 7 2", "rr 3 5 1", draw=card, caller=1)
    play(table, "0: draw", "0: discard")
    assert at(table, "action") == pending(kind)
    assert table.may() == [0]
    assert table.legal(0) == [*choices("snap", *whole(0)), "pass"]
    play(table, "0: pass")
    assert (at(table, "phase"), at(table, "rounds")[0]["reason"]) == ("round_end", "cambio")


def test_C20_a_red_king_still_offers_own_peeks() -> None:
    table = acting("red_king", "4 9 7 2", "rr 3 5 1", caller=1)
    assert table.legal(0) == [*choices("peek", *whole(0)), "pass"]


def test_C20_the_callers_cards_cannot_be_swapped() -> None:
    table = acting("swap", *THREE, caller=2)
    assert table.legal(0) == [*choices("pick", *whole(0), *whole(1)), "pass"]


def test_C21_the_call_is_judged_although_a_table_is_empty() -> None:
    for card, adjust in (("rk", -5), ("1", 5)):
        table = table_with(
            f"{card} - - -", "5 - - -", "4 sw 8 6", caller=0, turn_no=5, draw="5", discard="6"
        )
        play(table, "1: draw", "1: discard", "1: snap 1 0")
        finished = at(table, "rounds")[0]
        assert (finished["reason"], finished["caller"]) == ("empty", 0)
        assert finished["adjust"] == [adjust, 0, 0]


@pytest.mark.parametrize(("custom", "adjust"), [("reward", -7), ("punish", 9), ("none", 0)])
def test_C22_a_shared_lowest_sum(custom: str, adjust: int) -> None:
    options = {"cambio_tie": custom, "cambio_bonus": 7, "cambio_malus": 9}
    table = table_with("1 2 - -", "3 - - -", draw="9", options=options)
    everybody_passes(play(table, "0: cambio", "1: draw", "1: discard"))
    assert at(table, "rounds")[0]["adjust"] == [adjust, 0]
    assert at(table, "totals") == [3 + adjust, 3]


@pytest.mark.parametrize(("own", "adjust"), [("1 2 3 4", 5), ("1 1 - -", -5)])
def test_C23_card_points_alone_are_compared(own: str, adjust: int) -> None:
    table = table_with(own, "1 1 2 2", draw="9")
    everybody_passes(play(table, "0: cambio", "1: draw", "1: discard"))
    assert at(table, "rounds")[0]["adjust"] == [adjust, 0]


@pytest.mark.parametrize("first_lap", [1, 2, 9])
def test_C24_the_earliest_call(first_lap: int) -> None:
    for turn_no in range(1, 28):
        table = table_with(*THREE, turn_no=turn_no, options={"cambio_from": first_lap})
        lap = (turn_no - 1) // 3 + 1
        assert ("cambio" in table.legal(at(table, "turn"))) == (lap >= first_lap)


def test_C25_all_discards_but_the_top_are_reshuffled() -> None:
    table = table_with("4 9", "3 5", discard="6 1 2 8", tiny=True)
    events = table.do(0, "draw")
    assert [event.name for event in events] == ["reshuffle", "draw", "drawn"]
    assert at(table, "discard") == ["6"]
    drawn = at(table, "drawn")
    assert drawn["from"] == "draw"
    assert sorted([drawn["card"], *at(table, "draw")]) == ["1", "2", "8"]
    assert at(table, "shuffles") == 2


def test_C25_a_penalty_reshuffles_too() -> None:
    table = table_with("4 9", "3 5", draw="8", discard="6 1 2", tiny=True)
    play(table, "0: draw", "0: discard", "0: snap 0 0")
    assert at(table, "discard") == ["8"]
    assert at(table, "tables")[0][2] in ("6", "1", "2")


def test_C26_whoever_has_nothing_to_draw_passes_or_calls() -> None:
    table = table_with("4 9", "3 5", discard="6", frozen=True, tiny=True)
    assert table.legal(0) == ["cambio", "pass"]
    play(table, "0: pass")
    assert (at(table, "turn"), at(table, "frozen")) == (1, False)
    called = table_with("4 9", "3 5", discard="6", frozen=True, caller=1, tiny=True)
    assert called.legal(0) == ["pass"]
    play(called, "0: pass")
    assert at(called, "rounds")[0]["reason"] == "cambio"


def test_C26_with_one_open_discard_it_can_be_taken() -> None:
    table = table_with("4 9", "3 5", discard="6", tiny=True)
    assert table.legal(0) == ["take", "cambio"]
    with pytest.raises(IllegalAction, match="only pass when"):
        table.do(0, "pass")
    with pytest.raises(IllegalAction, match="no card left"):
        table.do(0, "draw")
    play(table, "0: take")
    assert at(table, "discard") == []
    play(table, "0: discard")
    assert at(table, "discard") == ["6"]


def test_C26_a_penalty_that_cannot_be_drawn_is_not_drawn() -> None:
    table = table_with("4 9", "3 5", discard="6", tiny=True)
    play(table, "0: take", "0: discard", "0: snap 1 0")
    assert at(table, "tables") == [["4", "9"], ["3", "5"]]
    assert at(table, "failures") == [1, 0]


def test_C27_a_round_without_a_call_ends_after_whole_laps() -> None:
    table = table_with(*THREE, turn_no=5, draw="3 4", options={"turn_limit": 4})
    everybody_passes(play(table, "1: draw", "1: discard"))
    assert at(table, "phase") == "turn"
    everybody_passes(play(table, "2: draw", "2: discard"))
    assert at(table, "rounds")[0]["reason"] == "limit"
    assert at(table, "rounds")[0]["adjust"] == [0, 0, 0]


def test_C27_after_a_call_the_limit_is_silent() -> None:
    table = table_with(*THREE, turn_no=6, draw="9", options={"turn_limit": 4})
    play(table, "2: cambio")
    assert (at(table, "phase"), at(table, "turn"), at(table, "turn_no")) == ("turn", 0, 7)


def test_C27_the_last_round_ends_the_match() -> None:
    table = table_with("1 - - -", "2 - - -", draw="9", options={"max_rounds": 1})
    everybody_passes(play(table, "0: cambio", "1: draw", "1: discard"))
    assert at(table, "result") == {"winners": [0], "reason": "rounds", "next_start": 1}
    assert (table.must(), table.may(), table.legal(1)) == ([], [], [])


@pytest.mark.parametrize(("high", "phase"), [("9 - - -", "round_end"), ("rr - - -", "over")])
def test_C28_reached_means_not_below(high: str, phase: str) -> None:
    table = table_with("1 - - -", high, draw="3", options={"target": 10})
    everybody_passes(play(table, "0: cambio", "1: draw", "1: discard"))
    assert at(table, "phase") == phase


def test_C29_equal_totals_share_the_victory() -> None:
    table = table_with(
        *("rr - - -", "7 3 - -", "9 - rr -"),
        draw="4",
        turn_no=6,
        options={"target": 10, "turn_limit": 6},
    )
    everybody_passes(play(table, "2: draw", "2: discard"))
    assert at(table, "totals") == [10, 10, 19]
    assert at(table, "result") == {"winners": [0, 1], "reason": "target", "next_start": 1}


# What leads on without a choice.
PLAIN = ("draw", "discard", "pass", "deal")


@pytest.mark.parametrize(("first", "rounds", "after"), [(0, 1, 1), (1, 1, 0), (0, 2, 0)])
def test_C30_the_deal_goes_on_in_the_next_match(first: int, rounds: int, after: int) -> None:
    options = {"first": first, "max_rounds": rounds, "turn_limit": 1}
    table = Table.new(GAME, seats=2, options=options, seed=3)
    while not table.over:
        seat = table.asked[0]
        table.do(seat, next(text for text in PLAIN if text in table.legal(seat)))
    assert at(table, "result")["next_start"] == after


def test_C30_the_dealer_moves_left_and_begins() -> None:
    table = Table.new(GAME, seats=3, options={"first": 2, "target": 500}, seed=4)
    for dealer in (2, 0, 1, 2):
        assert (at(table, "dealer"), at(table, "turn"), table.must()) == (dealer, dealer, [dealer])
        assert at(table, "turn_no") == 1
        play(table, f"{dealer}: cambio")
        while at(table, "phase") != "round_end":
            everybody_passes(table)
            if table.must() and at(table, "phase") == "turn":
                play(table, f"{table.must()[0]}: draw", f"{table.must()[0]}: exchange 0")
        assert table.must() == [(dealer + 1) % 3]
        assert table.legal((dealer + 1) % 3) == ["deal"]
        play(table, f"{(dealer + 1) % 3}: deal")
        assert (at(table, "discard"), at(table, "frozen"), at(table, "caller")) == ([], False, None)


@pytest.mark.parametrize("same", [True, False])
def test_C33_energy_prints(same: bool) -> None:
    table = table_with("br 9 7 2", "3 4 5 6", draw="rr 1", options={"energy_same": same})
    play(table, "0: draw", "0: discard", "0: snap 0 0")
    assert at(table, "tables")[0][0] == ("-" if same else "br")
    assert at(table, "snap") == window(snapper=0 if same else None)
    assert at(table, "failures") == [0 if same else 1, 0]


def test_C31_a_card_is_thrown_and_shown_or_not_touched_at_all() -> None:
    table = play(table_with(*THREE, draw="2"), "0: draw", "0: discard")
    before = table.document()
    assert len(table.legal(1)) == 13
    for action in table.legal(1):
        after = play(Table.at(GAME, before), f"1: {action}")
        if action == "pass":
            assert (at(after, "tables"), at(after, "known")) == (before["tables"], before["known"])
        else:
            _, owner, place = (int(word) if word.isdecimal() else -1 for word in action.split())
            shown = at(after, "known")[owner][place] == [0, 1, 2]
            assert shown or at(after, "tables")[owner][place] == "-"


def places_named(document: dict[str, Any], seat: int, action: str) -> set[tuple[int, int]]:
    """The places that an action is about, those chosen before it included."""
    verb, *numbers = action.split()
    places = [int(number) for number in numbers]
    named = {(seat, places[0])} if verb in ("exchange", "give") else {tuple(places)}
    if document["give"]:
        named.add((document["give"]["to"], document["give"]["slot"]))
    chosen = document["action"]["picked"] if document["action"] else []
    return {(owner, place) for owner, place in [*(pair for pair in named if pair), *chosen]}


@pytest.mark.parametrize("seed", range(8))
def test_C32_an_action_tells_nothing_of_places_it_does_not_name(seed: int) -> None:
    table = Table.new(GAME, seats=3, options={"cambio_from": 5, "max_rounds": 2}, seed=seed)
    chooser = Chooser(seed)
    while (asked := table.state.must() | table.state.may()) != 0:
        seat = chooser.one_of(asked)
        action = table.notation.text(random_action_by_kind(table.state, seat, chooser))
        before = table.document()
        table.do(seat, action)
        if action == "deal":
            continue
        named, after = places_named(before, seat, action), at(table, "known")
        for owner, places in enumerate(before["known"]):
            for place, known in enumerate(places):
                assert (owner, place) in named or after[owner][place] == known


@pytest.mark.parametrize("memory", ["assisted", "strict"])
def test_C34_shown_cards_are_told_once_and_nothing_waits(memory: str) -> None:
    table = play(acting("blue_king", *THREE, options={"memory": memory}), "0: show 1 2")
    shown = [event for event in table.do(0, "show 2 0") if event.name == "show"]
    assert [event.values["card"] for event in shown] == ["5", "1"]
    assert all(event.heard_by(seat) for event in shown for seat in (SPECTATOR, 0, 1, 2))
    assert at(table, "phase") == "snap"
    assert table.view(SPECTATOR)["tables"] == [[None] * 4] * 3


@pytest.mark.parametrize("same", [True, False])
def test_kings_match_and_equal_points_do_not(same: bool) -> None:
    options = {"energy_same": same}
    table = table_with("rk 9 7 2", "3 4 5 6", draw="bk", options=options)
    play(table, "0: draw", "0: discard", "0: snap 0 0")
    assert at(table, "discard")[:2] == ["rk", "bk"]
    for card in ("sw", "py", "pm"):
        table = table_with(f"{card} 9 7 2", "3 4 5 6", draw="rr 1", options=options)
        play(table, "0: draw", "0: discard", "0: snap 0 0")
        assert at(table, "failures") == [1, 0]
