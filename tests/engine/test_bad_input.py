"""Bad input at the engine's edges: one clear sentence, and nothing changed."""

import copy
import json
import string
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from runehall.engine import (
    BadScenario,
    IllegalAction,
    RunehallError,
    Table,
    run_scenarios,
)
from runehall.games import GAMES

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=8,
)
# Short texts from the alphabet of actions come nearer to being actions than any text does.
NEARLY_ACTIONS = st.text(string.ascii_lowercase + string.digits + " -", max_size=30)


def position(game: str) -> dict[str, Any]:
    chosen = GAMES[game]
    return chosen.document(chosen.new(max(chosen.seat_counts), None, 5))


def paths_of(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    found = [path] if path else []
    if isinstance(value, dict):
        for key, inner in value.items():
            found += paths_of(inner, (*path, key))
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            found += paths_of(inner, (*path, place))
    return found


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_a_damaged_document_is_refused_or_describes_a_possible_position(
    game: str, data: st.DataObject
) -> None:
    chosen = GAMES[game]
    document = copy.deepcopy(position(game))
    path = data.draw(st.sampled_from(paths_of(document)))
    inner = document
    for step in path[:-1]:
        inner = inner[step]
    if data.draw(st.booleans()):
        inner[path[-1]] = data.draw(JSON)
    else:
        del inner[path[-1]]
    try:
        state = chosen.load(document)
    except RunehallError as error:
        assert str(error)
    else:
        chosen.check_laws(state)
        json.dumps(chosen.document(state))


@pytest.mark.parametrize("game", GAMES)
@given(document=JSON)
def test_any_json_is_answered_with_a_sentence(game: str, document: Any) -> None:
    with pytest.raises(RunehallError):
        GAMES[game].load(document)


@pytest.mark.parametrize("game", GAMES)
@given(text=NEARLY_ACTIONS | st.text(max_size=300), seat=st.integers(-3, 9))
def test_any_text_is_an_action_or_refused_without_a_change(game: str, text: str, seat: int) -> None:
    chosen = GAMES[game]
    table = Table.new(chosen, seats=max(chosen.seat_counts), seed=1)
    before = table.document()
    try:
        table.do(seat, text)
    except IllegalAction as refusal:
        assert 0 < len(str(refusal)) < 400
        assert table.document() == before
    else:
        assert text in Table.at(chosen, before).legal(seat)


@pytest.mark.parametrize("game", GAMES)
@given(options=st.dictionaries(st.text(max_size=12), JSON, max_size=3), seats=st.integers(-1, 10))
def test_any_options_make_a_game_or_are_refused(
    game: str, options: dict[str, Any], seats: int
) -> None:
    try:
        state = GAMES[game].new(seats, options, 1)
    except RunehallError as error:
        assert str(error)
    else:
        GAMES[game].check_laws(state)


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_any_value_of_a_known_option_makes_a_game_or_is_refused(
    game: str, data: st.DataObject
) -> None:
    chosen = GAMES[game]
    option = data.draw(st.sampled_from(list(chosen.options.options)))
    value = data.draw(JSON | st.integers(-5, 120))
    try:
        state = chosen.new(min(chosen.seat_counts), {option.name: value}, 1)
    except RunehallError as error:
        assert str(error)
    else:
        chosen.check_laws(state)


def test_an_action_of_ten_thousand_letters_is_refused_in_a_short_sentence() -> None:
    table = Table.new(GAMES["market"], seats=2, seed=1)
    with pytest.raises(IllegalAction) as refused:
        table.do(0, "rune red " + "1 " * 5000)
    assert len(str(refused.value)) < 150


def test_an_impossible_card_count_is_refused() -> None:
    document = position("market")
    document["draw"] = document["draw"][1:]
    with pytest.raises(RunehallError, match="there must be 4 cards"):
        GAMES["market"].load(document)


@pytest.mark.parametrize("text", ["", "{", "{}", "[3]", '[{"name": "x"}', "null", "[" * 100_000])
def test_what_is_no_scenario_file_is_refused(text: str) -> None:
    with pytest.raises(BadScenario):
        list(run_scenarios(text, GAMES))


STEPS = st.dictionaries(
    st.sampled_from(["do", "illegal", "legal", "must", "may", "expect", "hidden", "visible"]),
    JSON | st.dictionaries(st.sampled_from(["seat", "paths", "equals", "count"]), JSON),
    max_size=2,
)


@given(step=STEPS)
def test_a_misshapen_step_holds_or_fails_with_a_sentence(step: dict[str, Any]) -> None:
    scenario = {"name": "x", "game": "market", "state": position("market"), "steps": [step]}
    (outcome,) = run_scenarios(json.dumps([scenario]), GAMES)
    assert outcome.failure is None or outcome.failure


@pytest.mark.parametrize(
    ("seats", "wrong"),
    [
        (None, "document.seats must be a list, not “None”."),
        (5, "document.seats must be a list, not “5”."),
        ("x", "document.seats must be a list, not “x”."),
        ([None], "document.seats.0 must be an object, not “None”."),
        ([{}], "document.seats.0.hand is missing."),
    ],
)
def test_the_rest_of_a_misshapen_state_cannot_be_told(seats: Any, wrong: str) -> None:
    state = position("market") | {"seats": seats}
    scenario = {"name": "x", "game": "market", "state": state, "rest": "draw", "steps": []}
    (outcome,) = run_scenarios(json.dumps([scenario]), GAMES)
    assert outcome.failure == f"the state cannot be loaded: {wrong}"


def test_what_lies_within_something_hidden_is_hidden() -> None:
    hidden = {"hidden": {"seat": "spectator", "paths": ["known.0.1", "known.0", "draw"]}}
    shown = {"hidden": {"seat": 0, "paths": ["market.red"]}}
    state = position("market")
    scenarios = [
        {"name": str(number), "game": "market", "state": state, "steps": [step]}
        for number, step in enumerate((hidden, shown))
    ]
    first, second = run_scenarios(json.dumps(scenarios), GAMES)
    assert first.failure is None
    assert second.failure is not None
    assert "market.red shows 10" in second.failure


def test_seats_may_be_named_in_any_order_but_all_of_them() -> None:
    table = Table.new(GAMES["cambio"], seats=3, seed=1)
    table.do(0, "draw")
    table.do(0, "discard")
    state = table.document()
    orders = [[2, 0, 1], [0, 1, 2], [0, 2], [0, 1, 2, 2], [True, 0, 2]]
    scenarios = [
        {"name": str(order), "game": "cambio", "state": state, "steps": [{"may": order}]}
        for order in orders
    ]
    failures = [outcome.failure for outcome in run_scenarios(json.dumps(scenarios), GAMES)]
    assert [failure is None for failure in failures] == [True, True, False, False, False]
