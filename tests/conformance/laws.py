"""The laws every game keeps. A game joins by being in GAMES; a broken law is an AssertionError.

Each law takes a `Walk`: one random game, seen position by position.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import pytest

from runehall.engine import (
    SPECTATOR,
    Chooser,
    Document,
    Game,
    IllegalAction,
    State,
    Table,
    generator_for,
    seats_in,
)
from runehall.engine.documents import masked
from runehall.engine.errors import BadDocument
from runehall.engine.playout import random_action, random_action_by_kind

LONGEST_GAME = 100_000
# Beyond the positions that are looked at closely, laws are looked at this many times less often.
SELDOM = 50
END = -1
HEADER = ("game", "version", "players", "options", "seed")


@dataclass(frozen=True)
class Moment:
    """A position in a random game and the choice that was made there."""

    number: int
    state: State
    seat: int
    action: int


@dataclass(frozen=True)
class Setup:
    """A game, a number of seats, options and a seed."""

    game: Game
    seats: int
    options: Mapping[str, Any]
    seed: int

    def new(self) -> State:
        return self.game.new(self.seats, self.options, self.seed)

    def walk(self, longest: int = LONGEST_GAME) -> Iterator[Moment]:
        """A random game: by kind of action or uniformly, as the seed has it."""
        choose = random_action_by_kind if self.seed % 3 else random_action
        state = self.new()
        chooser = Chooser(self.seed)
        for number in range(longest):
            asked = state.must() | state.may()
            assert (asked == 0) == state.over(), "nobody is asked exactly when the game is over"
            if asked == 0:
                break
            seat = chooser.one_of(asked)
            action = choose(state, seat, chooser)
            yield Moment(number, state, seat, action)
            state.apply(seat, action)
        if state.over():
            yield Moment(END, state, -1, -1)

    def viewers(self) -> list[int]:
        return [SPECTATOR, *range(self.seats)]


def legal_lists_are_in_order(setup: Setup, moment: Moment) -> None:
    asked = moment.state.must() | moment.state.may()
    for seat in range(setup.seats):
        legal = list(moment.state.legal(seat))
        assert legal == sorted(set(legal)), f"seat {seat}: not ascending or not distinct"
        assert bool(legal) == bool(asked >> seat & 1), f"seat {seat}: asked and able must agree"


def fresh_deals_are_new_games(setup: Setup, moment: Moment) -> None:
    """A table dealt anew is the game that its seed is everywhere."""
    fresh = moment.state.fresh(generator_for(setup.seed))
    assert setup.game.document(fresh) == setup.game.document(setup.new()), "another deal"


def texts_round_trip(setup: Setup, moment: Moment) -> None:
    notation = setup.game.notation(moment.state)
    for seat in seats_in(moment.state.must() | moment.state.may()):
        texts = [notation.text(action) for action in moment.state.legal(seat)]
        assert len(set(texts)) == len(texts), "two actions read the same"
        parsed = [notation.parse(text) for text in texts]
        assert parsed == list(moment.state.legal(seat)), "a text does not read back"


def positions_keep_the_rules_laws(setup: Setup, moment: Moment) -> None:
    try:
        setup.game.check_laws(moment.state)
    except BadDocument as error:
        raise AssertionError(str(error)) from error


def documents_round_trip(setup: Setup, moment: Moment) -> None:
    document = setup.game.document(moment.state)
    assert tuple(document)[: len(HEADER)] == HEADER, "a document starts with the common header"
    assert tuple(document)[-1] == "result", "a document ends with the result"
    assert (document["result"] is not None) == moment.state.over()
    if moment.state.over():
        assert document["result"]["winners"] == seats_in(moment.state.winners())
    loaded = setup.game.load(document)
    assert setup.game.document(loaded) == document, "a document does not read back"
    if not moment.state.over():
        assert after(loaded, moment, setup.game) == after(moment.state, moment, setup.game), (
            "a loaded game goes on differently"
        )


def after(state: State, moment: Moment, game: Game) -> Document:
    """The document after the moment's action, on a copy."""
    copy = state.copy()
    copy.apply(moment.seat, moment.action)
    return game.document(copy)


def copies_are_independent(setup: Setup, moment: Moment) -> None:
    if moment.state.over():
        return
    before = setup.game.document(moment.state)
    copy = moment.state.copy()
    assert setup.game.document(copy) == before, "a copy differs"
    chooser = Chooser(moment.number)
    for _ in range(12):
        asked = copy.must() | copy.may()
        if asked == 0:
            break
        seat = chooser.one_of(asked)
        copy.apply(seat, random_action(copy, seat, chooser))
    assert setup.game.document(moment.state) == before, "playing on a copy changed the original"


def views_have_the_documents_shape(setup: Setup, moment: Moment) -> None:
    document = setup.game.document(moment.state)
    for viewer in setup.viewers():
        view = setup.game.view(moment.state, viewer)
        assert list(view) == list(document), "a view has other keys than the document"
        # RUNE shows everything, the seed included, once the game is over.
        assert view["seed"] is None or moment.state.over(), "a view shows the seed"
        if "dice" in view:
            assert view["dice"] == masked(document["dice"]), "a view shows the dice queue"
        assert_masked(document, view, "")


def assert_masked(truth: Any, view: Any, path: str) -> None:
    """A view is the truth with nulls in it, and nothing else."""
    if view is None or view == truth:
        return
    if isinstance(truth, dict) and isinstance(view, dict):
        assert list(truth) == list(view), f"{path}: other keys than the truth"
        for key, value in truth.items():
            assert_masked(value, view[key], f"{path}.{key}")
    elif isinstance(truth, list) and isinstance(view, list):
        assert len(truth) == len(view), f"{path}: another length than the truth"
        for place, value in enumerate(truth):
            assert_masked(value, view[place], f"{path}.{place}")
    else:
        raise AssertionError(f"{path}: shows {view!r} where the truth is {truth!r}")


def guesses_look_the_same(setup: Setup, moment: Moment) -> None:
    """What a seat sees, may do and hashes to is the same in every position it could be in."""
    for viewer in setup.viewers():
        guess = moment.state.guess(viewer, Chooser(moment.number + 1))
        assert setup.game.view(guess, viewer) == setup.game.view(moment.state, viewer), (
            f"viewer {viewer} can tell the guess from the truth, or sees what it may not"
        )
        seeds = [setup.game.document(each)["seed"] for each in (guess, moment.state)]
        is_public = setup.game.view(moment.state, viewer)["seed"] is not None
        assert is_public or seeds[0] != seeds[1], (
            "a guess keeps the generator: the future can be read from it"
        )
        assert guess.sight(viewer) == moment.state.sight(viewer), "sights differ, views do not"
        assert guess.must() == moment.state.must(), "who must act is public"
        if viewer != SPECTATOR:
            assert list(guess.legal(viewer)) == list(moment.state.legal(viewer)), (
                f"the legal actions of seat {viewer} depend on what it cannot know"
            )
        positions_keep_the_rules_laws(setup, Moment(moment.number, guess, -1, -1))


def guesses_use_only_what_the_seat_knows(setup: Setup, moment: Moment) -> None:
    """From two positions that look the same, the same chooser makes the same guess."""
    for viewer in setup.viewers():
        twin = moment.state.guess(viewer, Chooser(99))
        first = setup.game.document(moment.state.guess(viewer, Chooser(5)))
        second = setup.game.document(twin.guess(viewer, Chooser(5)))
        assert first == second, f"a guess for {viewer} depends on what it cannot know"


def refusals_change_nothing(setup: Setup, moment: Moment) -> None:
    if moment.state.over():
        return
    table = Table(setup.game, moment.state)
    before = table.document()
    draw = random.Random(moment.number)
    texts = table.legal(moment.seat)
    nonsense = ["", " ", "pass pass", "pass ", "nonsense", "x" * 10_000, texts[0].upper() + "!"]
    others = [seat for seat in range(setup.seats) if not table.legal(seat)]
    tries = [(moment.seat, text) for text in nonsense]
    tries += [(seat, draw.choice(texts)) for seat in others]
    tries += [(setup.seats, texts[0]), (-1, texts[0])]
    for seat, text in tries:
        with pytest.raises(IllegalAction) as refused:
            table.do(seat, text)
        assert 0 < len(str(refused.value)) < 400, "a refusal is one sentence"
    assert table.document() == before, "a refusal changed something"


def events_can_be_told(setup: Setup, moment: Moment) -> None:
    """Every event has a line in both languages; every action a sentence."""
    if moment.state.over():
        return
    table = Table(setup.game, moment.state.copy())
    names = [f"Seat {seat}" for seat in range(setup.seats)]
    for language in ("en", "de"):
        texts = setup.game.texts(language)
        for action in table.state.legal(moment.seat):
            assert texts.action(table.notation, action, moment.seat, names).strip()
    events = table.do(moment.seat, table.notation.text(moment.action))
    for language in ("en", "de"):
        for event in events:
            assert setup.game.texts(language).event(event, names).strip()


Law = Callable[[Setup, Moment], None]

# Law and how often it is looked at: every n-th position of a game (the end is always looked at).
LAWS: Mapping[Law, int] = {
    legal_lists_are_in_order: 1,
    positions_keep_the_rules_laws: 1,
    texts_round_trip: 5,
    events_can_be_told: 7,
    documents_round_trip: 11,
    fresh_deals_are_new_games: 200,
    copies_are_independent: 13,
    views_have_the_documents_shape: 17,
    guesses_look_the_same: 19,
    guesses_use_only_what_the_seat_knows: 29,
    refusals_change_nothing: 31,
}


def check_all_laws(setup: Setup, closely: int = LONGEST_GAME, longest: int = LONGEST_GAME) -> int:
    """Walk through a random game under all laws; how many actions it had.

    After so many positions looked at closely, the rest of a game is looked at now and then, and
    its end in any case.
    """
    count = 0
    for moment in setup.walk(longest):
        count += 1
        seldom = SELDOM if moment.number >= closely else 1
        for law, every in LAWS.items():
            if moment.number % (every * seldom) == 0 or moment.number == END:
                law(setup, moment)
    return count


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
                seen.setdefault(path, set()).add(repr(hidden))
        kinds = {value for values in seen.values() for text in values for value in text.split(",")}
        for path, values in seen.items():
            if len(kinds) > 1:
                assert len(values) > 1, f"{path} is the same in every guess of viewer {viewer}"


def hidden_lists(truth: Any, view: Any, path: str) -> Iterator[tuple[str, list[Any]]]:
    """The lists of a document of which a view shows nothing but the length."""
    if isinstance(truth, dict) and isinstance(view, dict):
        for key, value in truth.items():
            yield from hidden_lists(value, view[key], f"{path}.{key}")
    elif isinstance(truth, list) and isinstance(view, list):
        if truth and all(each is None for each in view) and path != ".known":
            yield path, truth
        else:
            for place, value in enumerate(truth):
                yield from hidden_lists(value, view[place], f"{path}.{place}")
