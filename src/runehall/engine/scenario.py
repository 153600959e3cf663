"""Executable examples: a position, then steps that must hold."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from runehall.engine.documents import Document, value_at
from runehall.engine.errors import BadScenario, IllegalAction, RunehallError, quoted, unknown
from runehall.engine.game import Game
from runehall.engine.state import SPECTATOR
from runehall.engine.table import Table


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
    if game_id not in games:
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
    pile.extend(game.missing(document))


def run_step(table: Table, step: Any) -> None:
    """Carry out one step; Differs when it does not hold."""
    if not isinstance(step, dict):
        raise BadScenario("A step is an object.")
    if "do" in step:
        table.do(step.get("seat", 0), step["do"])
        return
    if "illegal" in step:
        expect_refusal(table, step.get("seat", 0), step["illegal"])
        return
    (word, value), *more = step.items()
    if more or word not in STEPS:
        raise BadScenario(f"A step is one of do, illegal, {', '.join(STEPS)}.")
    STEPS[word](table, value)


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


def expect_legal(table: Table, value: Mapping[str, Any]) -> None:
    """The legal actions of a seat are these, or include and exclude some, or are so many."""
    legal = table.legal(value["seat"])
    wrong = []
    if "equals" in value:
        wrong += [f"  missing   {text}" for text in value["equals"] if text not in legal]
        wrong += [f"  too many  {text}" for text in legal if text not in value["equals"]]
    wrong += [f"  missing   {text}" for text in value.get("includes", ()) if text not in legal]
    wrong += [f"  too many  {text}" for text in value.get("excludes", ()) if text in legal]
    if "count" in value and len(legal) != value["count"]:
        wrong.append(f"  expected {value['count']} legal actions, there are {len(legal)}")
    if wrong:
        raise Differs("\n".join(wrong))


def expect_seats(table: Table, who: str, expected: list[int]) -> None:
    """Exactly these seats must (or may) act."""
    actual = table.must() if who == "must" else table.may()
    if actual != expected:
        raise Differs(f"  expected {expected}\n  actual   {actual}")


def expect_values(document: Document, expected: Mapping[str, Any]) -> None:
    """The document has these values at these paths."""
    wrong = []
    for path, value in expected.items():
        actual = value_at(document, path)
        if actual != value or type(actual) is not type(value):
            wrong.append(
                f"  {path}\n    expected {json.dumps(value)}\n    actual   {json.dumps(actual)}"
            )
    if wrong:
        raise Differs("\n".join(wrong))


def viewer(seat: Any) -> int:
    """The seat of a `hidden` or `visible` step."""
    return SPECTATOR if seat == "spectator" else int(seat)


def expect_hidden(table: Table, value: Mapping[str, Any]) -> None:
    """These paths are null, or lists of nulls, in the seat's view."""
    view = table.view(viewer(value["seat"]))
    for path in value["paths"]:
        seen = value_at(view, path)
        if any(each is not None for each in (seen if isinstance(seen, list) else [seen])):
            raise Differs(f"  {path} shows {json.dumps(seen)}")


def expect_visible(table: Table, value: Mapping[str, Any]) -> None:
    """The seat's view shows these values."""
    expect_values(table.view(viewer(value["seat"])), value["paths"])


STEPS: Mapping[str, Callable[[Table, Any], None]] = {
    "legal": expect_legal,
    "must": lambda table, value: expect_seats(table, "must", value),
    "may": lambda table, value: expect_seats(table, "may", value),
    "expect": lambda table, value: expect_values(table.document(), value),
    "hidden": expect_hidden,
    "visible": expect_visible,
}
