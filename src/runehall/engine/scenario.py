"""Executable examples: a position, then steps that must hold."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from runehall.engine.documents import Document, Reader, value_at
from runehall.engine.errors import BadScenario, IllegalAction, RunehallError, quoted, unknown
from runehall.engine.game import Game, same_result
from runehall.engine.state import SPECTATOR
from runehall.engine.table import Table

# A step may also name a seat that is not there, to see it refused.
FARTHEST_SEAT = 99


class Differs(Exception):
    """A step that does not hold, and how reality differs from it."""


@dataclass(frozen=True)
class Outcome:
    """How one scenario went: `failure` is None when all of it holds."""

    name: str
    failure: str | None


def run_scenarios(text: str, games: Mapping[str, Game]) -> Iterator[Outcome]:
    """Run all scenarios of a file's text, one outcome each."""
    try:
        scenarios = json.loads(text)
    except (json.JSONDecodeError, RecursionError) as error:
        raise BadScenario(f"This is no scenario file: it is not JSON ({error}).") from error
    if not isinstance(scenarios, list):
        raise BadScenario("A scenario file is a list of scenarios.")
    for place, scenario in enumerate(scenarios):
        if not isinstance(scenario, dict):
            raise BadScenario(f"Scenario {place + 1} is not an object.")
        yield run_scenario(scenario, games)


def run_scenario(scenario: Mapping[str, Any], games: Mapping[str, Game]) -> Outcome:
    """Run one scenario."""
    name = str(scenario.get("name", "without a name"))
    try:
        table = table_of(scenario, games)
    except RunehallError as error:
        return Outcome(name, f"the state cannot be loaded: {error}")
    steps = scenario.get("steps")
    if not isinstance(steps, list):
        return Outcome(name, "it has no list of steps")
    for number, step in enumerate(steps):
        try:
            run_step(table, step)
        except (Differs, RunehallError) as failure:
            return Outcome(
                name, f"step {number + 1} {json.dumps(step, ensure_ascii=False)}\n{failure}"
            )
    return Outcome(name, None)


def table_of(scenario: Mapping[str, Any], games: Mapping[str, Game]) -> Table:
    """The table in the position a scenario starts from."""
    state = scenario.get("state")
    if not isinstance(state, dict):
        raise BadScenario("It has no state.")
    game_id = scenario.get("game", state.get("game"))
    if not isinstance(game_id, str) or game_id not in games:
        raise unknown("game", game_id, games)
    game = games[game_id]
    document = json.loads(json.dumps(state))
    if scenario.get("rest") is not None:
        add_rest(game, document, str(scenario["rest"]))
    return Table.at(game, document)


def add_rest(game: Game, document: Document, path: str) -> None:
    """Put every component that is mentioned nowhere beneath a pile."""
    pile = value_at(document, path)
    if not isinstance(pile, list):
        raise BadScenario(f"The rest belongs to a pile, and {quoted(path)} is none.")
    try:
        pile.extend(game.missing(document))
    except (AttributeError, KeyError, TypeError) as error:
        # Nothing of the document has been checked yet.
        raise BadScenario(
            "The rest cannot be told: the state is not shaped like a document."
        ) from error


def run_step(table: Table, step: Any) -> None:
    """Carry out one step; Differs when it does not hold."""
    if not isinstance(step, dict):
        raise BadScenario("A step is an object.")
    for word in ("do", "illegal"):
        if word in step:
            asked = Reader({"seat": 0, **step}, "step")
            seat = asked.field("seat").whole(-FARTHEST_SEAT, FARTHEST_SEAT)
            text = asked.field(word).text()
            if word == "do":
                table.do(seat, text)
            else:
                expect_refusal(table, seat, text)
            return
    word = next(iter(step), "")
    if len(step) != 1 or word not in STEPS:
        raise BadScenario(f"A step is one of do, illegal, {', '.join(STEPS)}.")
    STEPS[word](table, Reader(step[word], word))


def expect_refusal(table: Table, seat: int, text: str) -> None:
    """The action is refused and nothing changes."""
    before = table.document()
    try:
        table.do(seat, text)
    except IllegalAction:
        if table.document() != before:
            raise Differs("  was refused, but the state has changed") from None
        return
    raise Differs("  was accepted")


def expect_legal(table: Table, asked: Reader) -> None:
    """The legal actions of a seat are these, or include and exclude some, or are so many."""
    asked.keys(("seat",), ("equals", "includes", "excludes", "count"))
    legal = table.legal(asked.field("seat").whole(0, table.state.seats - 1))
    wrong = []
    if "equals" in asked.mapping():
        equals = texts_of(asked, "equals")
        wrong += [f"  missing   {text}" for text in equals if text not in legal]
        wrong += [f"  too many  {text}" for text in legal if text not in equals]
    wrong += [f"  missing   {text}" for text in texts_of(asked, "includes") if text not in legal]
    wrong += [f"  too many  {text}" for text in texts_of(asked, "excludes") if text in legal]
    count = asked.mapping().get("count", len(legal))
    if len(legal) != count:
        wrong.append(f"  expected {count} legal actions, there are {len(legal)}")
    if wrong:
        raise Differs("\n".join(wrong))


def texts_of(asked: Reader, name: str) -> list[str]:
    """A list of action texts; an absent one is empty."""
    if name not in asked.mapping():
        return []
    return [item.text() for item in asked.field(name).items()]


def expect_seats(table: Table, who: str, expected: Reader) -> None:
    """Exactly these seats must (or may) act, in whatever order they are named."""
    actual = table.must() if who == "must" else table.may()
    named = sorted(item.whole(0, table.state.seats - 1) for item in expected.items())
    if named != actual:
        raise Differs(f"  expected {json.dumps(named)}\n  actual   {actual}")


def expect_values(document: Document, expected: Reader) -> None:
    """The document has these values at these paths."""
    wrong = []
    for path, value in expected.mapping().items():
        actual = value_at(document, path)
        same = same_result(value, actual) if path == "result" else actual == value
        if not same or type(actual) is not type(value):
            wrong.append(
                f"  {path}\n    expected {json.dumps(value)}\n    actual   {json.dumps(actual)}"
            )
    if wrong:
        raise Differs("\n".join(wrong))


def view_of(table: Table, asked: Reader) -> Document:
    """What the seat of a `hidden` or `visible` step sees."""
    seat = asked.field("seat")
    if seat.value == "spectator":
        return table.view(SPECTATOR)
    return table.view(seat.whole(0, table.state.seats - 1))


def expect_hidden(table: Table, asked: Reader) -> None:
    """These paths are null, or lists of nulls, in the seat's view, or lie within something null."""
    view = view_of(table, asked)
    for path in asked.field("paths").items():
        seen = value_at(view, path.text(), within_null=True)
        if any(each is not None for each in (seen if isinstance(seen, list) else [seen])):
            raise Differs(f"  {path.value} shows {json.dumps(seen)}")


def expect_visible(table: Table, asked: Reader) -> None:
    """The seat's view shows these values."""
    expect_values(view_of(table, asked), asked.field("paths"))


STEPS: Mapping[str, Callable[[Table, Reader], None]] = {
    "legal": expect_legal,
    "must": lambda table, seats: expect_seats(table, "must", seats),
    "may": lambda table, seats: expect_seats(table, "may", seats),
    "expect": lambda table, values: expect_values(table.document(), values),
    "hidden": expect_hidden,
    "visible": expect_visible,
}
