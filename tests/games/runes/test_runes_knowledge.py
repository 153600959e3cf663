"""What a seat can know, and positions it cannot tell apart."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.runes.positions import LONE, POCKET, do, laid_out, table_with
from runehall.engine import SPECTATOR, Chooser, State, Table, seats_in
from runehall.engine.playout import random_action_by_kind
from runehall.games.runes import GAME
from runehall.games.runes.guessing import (
    give_useful_card,
    is_consistent,
    unseen_cards,
    useful_kinds,
)
from runehall.games.runes.state import RunesState

OPTIONS = st.fixed_dictionaries(
    {},
    optional={
        "preset": st.sampled_from(["abenteurer", "entdecker", "kleine_entdecker", "sealed"]),
        "ask": st.sampled_from(["able", "holders"]),
        "ward_scope": st.sampled_from(["target", "any"]),
        "out_of_turn": st.booleans(),
        "max_rituals": st.integers(1, 5),
        "hand": st.integers(1, 5),
        "coins": st.integers(5, 40),
        "cap": st.integers(1, 6),
        "line_min": st.integers(3, 8),
        "form_bonus": st.integers(0, 10),
        "circle_middle": st.sampled_from(["any", "empty"]),
        "spin_in_duel": st.booleans(),
    },
)


def played(seats: int, options: dict[str, Any], seed: int, actions: int) -> State:
    state = GAME.new(seats, options, seed)
    chooser = Chooser(seed)
    for _ in range(actions):
        if state.over():
            break
        seat = chooser.one_of(state.must() | state.may())
        state.apply(seat, random_action_by_kind(state, seat, chooser))
    return state


def held_by(state: State, seat: int) -> list[str]:
    held: list[str] = GAME.document(state)["held"][seat]
    return held


@given(st.integers(2, 5), OPTIONS, st.integers(0, 1 << 30), st.integers(0, 90), st.integers(0, 99))
def test_a_guess_looks_like_the_truth_and_keeps_the_laws(
    seats: int, options: dict[str, Any], seed: int, actions: int, luck: int
) -> None:
    state = played(seats, options, seed, actions)
    for viewer in (SPECTATOR, *range(seats)):
        guess = state.guess(viewer, Chooser(luck))
        GAME.check_laws(guess)
        assert GAME.view(guess, viewer) == GAME.view(state, viewer)
        assert guess.sight(viewer) == state.sight(viewer)
        again = GAME.document(guess.guess(viewer, Chooser(7)))
        assert again == GAME.document(state.guess(viewer, Chooser(7)))


@given(st.integers(2, 5), OPTIONS, st.integers(0, 1 << 30))
def test_sights_tell_positions_apart_that_look_different(
    seats: int, options: dict[str, Any], seed: int
) -> None:
    state = GAME.new(seats, options, seed)
    chooser = Chooser(seed)
    seen: dict[int, Any] = {}
    for _ in range(40):
        if state.over():
            break
        view = GAME.view(state, 0)
        assert seen.setdefault(state.sight(0), view) == view
        seat = chooser.one_of(state.must() | state.may())
        state.apply(seat, random_action_by_kind(state, seat, chooser))
    assert len(seen) > 1


def edited(document: dict[str, Any], **changes: Any) -> State:
    return GAME.load({**document, **changes})


def test_sights_follow_everything_that_is_shown() -> None:
    document = laid_out(POCKET, ["s02 s42", "s03", "s10"], ["ward", "skip", "extra"], dice=[1])
    board, rituals = document["board"], document["rituals"]
    turned = {**board, "2,0": {**board["2,0"], "rot": 4}}
    owned = {**board, "2,0": {**board["2,0"], "owner": 2}}
    changes: list[dict[str, Any]] = [
        {"stuck": [1]},
        {"skips": [0, 0, 1]},
        {"dir": -1},
        {"turn": 1},
        {"turn_no": 2},
        {"shuffles": 3},
        {"rolls": 1},
        {"dice": [1, 1]},
        {"hands": [["s42", "s02"], ["s03"], ["s10"]]},
        {"board": turned},
        {"board": owned, "trays": [33, 33, 34], "points": [2, 2, 1]},
        {"rituals": {**rituals, "pile": rituals["pile"][1:], "played": rituals["pile"][:1]}},
        {"rituals": {**rituals, "pile": rituals["pile"][1:], "removed": rituals["pile"][:1]}},
    ]
    sights = [edited(document, **change).sight(0) for change in [{}, *changes]]
    assert len(set(sights)) == len(sights)
    assert len({edited(document).sight(viewer) for viewer in (SPECTATOR, 0, 1, 2)}) == 4


def test_sights_do_not_follow_what_is_hidden() -> None:
    document = laid_out(POCKET, ["s02 s42", "s03", "s10"], ["ward", "skip", "extra"], dice=[1])
    rituals = document["rituals"]
    changes: list[dict[str, Any]] = [
        {"seed": 12},
        {"dice": [6]},
        {"pile": document["pile"][::-1]},
        {"rituals": {**rituals, "pile": rituals["pile"][::-1]}},
        {"held": [["ward"], ["extra"], ["skip"]]},
    ]
    sights = {edited(document, **change).sight(0) for change in [{}, *changes]}
    assert len(sights) == 1


def between() -> Table:
    """Seat 1 may play its skip between turns; seats 0 and 2 hold something, too."""
    hands = ["s02 s42", "s01 s04", "s03 s06"]
    table = table_with(LONE, hands, ["ward", "skip", "reverse"])
    do(table, "0: place s02 1 0 2")
    assert table.may() == [1]
    return table


def test_an_open_window_tells_that_somebody_can_play() -> None:
    state = between().state
    asked = Counter[int]()
    for number in range(300):
        guess = state.guess(0, Chooser(number))
        GAME.check_laws(guess)
        assert guess.may() & 0b110, "somebody else must be asked"
        asked.update(seats_in(guess.may()))
    assert set(asked) == {1, 2}, "it can be either of them"


def test_a_seat_that_is_asked_itself_learns_nothing_about_the_others() -> None:
    state = between().state
    others = Counter(held_by(state.guess(1, Chooser(number)), 0)[0] for number in range(600))
    assert set(others) >= {"ward", "reverse", "fill", "copy", "extra", "redraw"}


def test_every_card_can_be_where_a_seat_cannot_see() -> None:
    state = table_with(LONE, ["s02", "s01", "s03"], ["ward", "skip", "reverse"]).state
    found = Counter(held_by(state.guess(0, Chooser(number)), 2)[0] for number in range(800))
    assert len(found) == 15


def test_the_own_pass_is_kept_and_the_others_are_guessed() -> None:
    hands = ["s02 s42", "s01 s04", "s03 s06", "s05"]
    table = table_with(LONE, hands, ["skip", "skip", "extra", "spin"])
    do(table, "0: place s02 1 0 2", "1: pass")
    passed = Counter[str]()
    for number in range(200):
        guess = GAME.document(table.state.guess(1, Chooser(number)))
        assert 1 in guess["window"]["passed"]
        passed[str(guess["window"]["passed"])] += 1
        other = GAME.document(table.state.guess(0, Chooser(number)))
        assert 0 not in other["window"]["passed"]
    assert len(passed) > 3


@pytest.mark.parametrize("ask", ["able", "holders"])
def test_a_question_for_an_answer_tells_that_there_is_one_only_if_able_are_asked(ask: str) -> None:
    hands, held = ["s02 s42", "s01 s04", "s03"], ["skip", "ward", "fill"]
    table = table_with(LONE, hands, held, options={"ask": ask})
    do(table, "0: play skip 1")
    cards = {held_by(table.state.guess(0, Chooser(number)), 1)[0] for number in range(300)}
    assert (cards == {"ward", "reverse"}) == (ask == "able")
    assert {"ward", "reverse"} <= cards


def test_a_turn_without_placement_tells_that_a_card_can_be_played() -> None:
    board = {"0,0": ("s42", 0, 0, 1)}
    table = table_with(board, ["s41", "s05", "s01"], ["skip", "", ""], pile="-")
    for number in range(100):
        guess = table.state.guess(1, Chooser(number))
        GAME.check_laws(guess)
        (card,) = held_by(guess, 0)
        assert card not in ("ward", "reverse", "fill", "redraw", "lay", "quick", "copy")


def test_where_chance_finds_no_explanation_one_is_dealt_out() -> None:
    holders = Counter[int]()
    for number in range(200):
        state = between().state
        assert isinstance(state, RunesState)
        useful = useful_kinds(state, 0)
        give_useful_card(state, 0, unseen_cards(state, 0), useful, Chooser(number))
        assert is_consistent(state, 0, useful)
        holders.update(seat for seat in (1, 2) if useful[seat] & state.held_kinds(seat))
    assert set(holders) == {1, 2}


def test_dice_in_the_queue_are_guessed_by_number_only() -> None:
    table = table_with(LONE, ["s02", "s01"], dice=[3, 3])
    dice = {str(GAME.document(table.state.guess(0, Chooser(n)))["dice"]) for n in range(60)}
    assert len(dice) > 10
    assert all(len(row) == len("[3, 3]") for row in dice)
