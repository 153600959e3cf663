"""Laws about what is seen: views, guesses, sights."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from runehall.engine.chooser import Chooser
from runehall.engine.conformance.laws import positions_keep_the_rules_laws
from runehall.engine.conformance.walks import Moment, Setup, played_on, require, require_same
from runehall.engine.documents import Document, differences, masked
from runehall.engine.errors import RunehallError
from runehall.engine.header import BEFORE_CHANCE
from runehall.engine.state import SPECTATOR, State

MOST_SIBLINGS = 8
MOST_CROSSINGS = 24
NEVER_CROSSED = (*BEFORE_CHANCE, "points", "result")
# What others have seen of hidden things is theirs: a guess may leave it as it is.
KNOWLEDGE = ".known"


def views_have_the_documents_shape(setup: Setup, moment: Moment) -> None:
    """A view has the keys of the document, without the seed and the dice to come."""
    document = setup.game.document(moment.state)
    for viewer in setup.viewers():
        view = setup.game.view(moment.state, viewer)
        require(list(view) == list(document), "a view has other keys than the document")
        require(
            view["seed"] is None or (setup.game.shows_all_at_the_end and moment.state.over()),
            "a view shows the seed",
        )
        if "dice" in view:
            require_same(masked(document["dice"]), view["dice"], "a view shows the dice queue")
        require_masked(document, view, "")


def require_masked(truth: Any, view: Any, path: str) -> None:
    """A view is the truth with nulls in it, and nothing else."""
    if view is None or view == truth:
        return
    if isinstance(truth, dict) and isinstance(view, dict):
        require(list(truth) == list(view), f"{path}: other keys than the truth")
        for key, value in truth.items():
            require_masked(value, view[key], f"{path}.{key}")
    elif isinstance(truth, list) and isinstance(view, list):
        require(len(truth) == len(view), f"{path}: another length than the truth")
        for place, value in enumerate(truth):
            require_masked(value, view[place], f"{path}.{place}")
    else:
        require(False, f"{path}: shows {view!r} where the truth is {truth!r}")


def guesses_look_the_same(setup: Setup, moment: Moment) -> None:
    """What a seat sees and may do is the same in every position it could be in."""
    game, state = setup.game, moment.state
    for viewer in setup.viewers():
        guess = state.guess(viewer, Chooser(moment.number + 1))
        view = game.view(state, viewer)
        require_same(
            view,
            game.view(guess, viewer),
            f"viewer {viewer} can tell the guess from the truth, or sees what it may not",
        )
        require(
            view["seed"] is not None
            or game.document(guess)["seed"] != game.document(state)["seed"],
            "a guess keeps the generator: the future can be read from it",
        )
        require(guess.sight(viewer) == state.sight(viewer), "sights differ, views do not")
        require(guess.must() == state.must(), "who must act is public")
        require(len(guess.heard) == 0, "a guess tells events although nobody listens")
        if viewer != SPECTATOR:
            require(
                list(guess.legal(viewer)) == list(state.legal(viewer)),
                f"the legal actions of seat {viewer} depend on what it cannot know",
            )
        positions_keep_the_rules_laws(setup, Moment(moment.number, guess, -1, -1))


def seed_of(setup: Setup, state: State) -> Any:
    """The seed that a document would tell."""
    return setup.game.document(state)["seed"]


def guesses_use_only_what_the_seat_knows(setup: Setup, moment: Moment) -> None:
    """From two positions that look the same, the same chooser makes the same guess."""
    for viewer in setup.viewers():
        lookalike = moment.state.guess(viewer, Chooser(99))
        first = setup.game.document(moment.state.guess(viewer, Chooser(5)))
        second = setup.game.document(lookalike.guess(viewer, Chooser(5)))
        require_same(first, second, f"a guess for {viewer} depends on what it cannot know")


def sights_are_equal_exactly_when_views_are(setup: Setup, moment: Moment) -> None:
    """Of many positions that hardly differ, two have the same sight if they have the same view."""
    nearby = list(positions_nearby(setup, moment))
    for viewer in setup.viewers():
        sights: dict[str, int] = {}
        views: dict[int, Any] = {}
        for state in nearby:
            view = setup.game.view(state, viewer)
            sight = state.sight(viewer)
            known = sights.setdefault(json.dumps(view, sort_keys=True), sight)
            require(known == sight, f"viewer {viewer}: one view has two sights")
            require_same(
                views.setdefault(sight, view),
                view,
                f"viewer {viewer}: two views have one sight, which does not look at everything",
            )


def positions_nearby(setup: Setup, moment: Moment) -> Iterator[State]:
    """The position, what each viewer may think it is, what may come next, and crossings."""
    yield moment.state
    for viewer in setup.viewers():
        for seed in range(2):
            yield moment.state.guess(viewer, Chooser(seed))
    if not moment.state.over():
        for action in list(moment.state.legal(moment.seat))[:MOST_SIBLINGS]:
            sibling = moment.state.copy()
            sibling.apply(moment.seat, action)
            yield sibling
    yield from other_turns(setup, moment.state)
    for number in (3, 11):
        other = played_on(moment.state, number, Chooser(moment.number + number))
        yield from crossings(setup, moment.state, other)


def other_turns(setup: Setup, state: State) -> Iterator[State]:
    """The position in other turns and phases, now or later: numbers that are easily mixed up."""
    document = setup.game.document(state)
    others: list[Document] = [{"turn": turn} for turn in range(setup.seats)]
    others += [{"phase": phase} for phase in setup.game.phases]
    for other in others:
        for later in (0, 1, 2, 3, 16):
            try:
                yield setup.game.load({**document, **other, "turn_no": document["turn_no"] + later})
            except RunehallError:
                continue  # there is no such position


def crossings(setup: Setup, state: State, other: State) -> Iterator[State]:
    """Positions that differ in one place only: there they are as another position is."""
    document = setup.game.document(state)
    # A field that differs is crossed as a whole, and then each value in it that differs.
    another = setup.game.document(other)
    paths = [name for name in document if document[name] != another[name]]
    paths += [path for path, *_ in differences(document, another)]
    kept = [path for path in paths if path.split(".")[0] not in NEVER_CROSSED]
    for path in list(dict.fromkeys(kept))[:MOST_CROSSINGS]:
        try:
            yield setup.game.load(crossed(document, another, path.split(".")))
        except (RunehallError, LookupError):
            continue  # there is no such position


def crossed(document: Any, other: Any, path: list[str]) -> Any:
    """A document with another one's value at a path; LookupError where one of them has none."""
    result = deepcopy(document)
    inner = result
    steps: list[str | int] = []
    for step in path:
        steps.append(int(step) if isinstance(value_in(document, steps), list) else step)
    for key in steps[:-1]:
        inner = inner[key]
    inner[steps[-1]] = deepcopy(value_in(other, steps))
    return result


def value_in(document: Any, steps: list[str | int]) -> Any:
    """The value at the end of some steps."""
    for step in steps:
        document = document[step]
    return document


def hidden_values_move(setup: Setup, at: int, guesses: int = 60) -> None:
    """Every list that a viewer cannot see comes out differently over many guesses."""
    state = next(
        (moment.state.copy() for moment in setup.walk() if moment.number == at), setup.new()
    )
    for viewer in setup.viewers():
        view = setup.game.view(state, viewer)
        seen: dict[str, set[str]] = {}
        for number in range(guesses):
            guess = setup.game.document(state.guess(viewer, Chooser(number)))
            for path, hidden in hidden_lists(guess, view, ""):
                if is_remembered(guess, path, viewer):
                    continue
                seen.setdefault(path, set()).add(repr(hidden))
        kinds = {value for values in seen.values() for text in values for value in text.split(",")}
        for path, values in seen.items():
            if len(kinds) > 1:
                require(len(values) > 1, f"{path} is the same in every guess of viewer {viewer}")


def is_remembered(document: Document, path: str, viewer: int) -> bool:
    """Whether a viewer has seen all of a list, which strict memory no longer shows."""
    found: Any = document.get(KNOWLEDGE.removeprefix("."))
    for place in path.split(".")[2:]:
        if not isinstance(found, list) or not place.isdecimal():
            return False
        found = found[int(place)]
    return (
        isinstance(found, list)
        and len(found) > 0
        and all(isinstance(who, list) and viewer in who for who in found)
    )


def hidden_lists(truth: Any, view: Any, path: str) -> Iterator[tuple[str, list[Any]]]:
    """The lists of a document of which a view shows nothing but the length."""
    if isinstance(truth, dict) and isinstance(view, dict):
        for key, value in truth.items():
            yield from hidden_lists(value, view[key], f"{path}.{key}")
    elif isinstance(truth, list) and isinstance(view, list) and truth != view:
        if all(each is None for each in view) and path != KNOWLEDGE:
            yield path, truth
        else:
            for place, value in enumerate(truth):
                yield from hidden_lists(value, view[place], f"{path}.{place}")
