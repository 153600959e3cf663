"""Laws that hold in every position of every game, whatever the options."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from runehall.engine import EVERYONE, SPECTATOR, Chooser, State, Table
from runehall.engine.documents import seats_in
from runehall.engine.heuristics import play_sensibly
from runehall.engine.playout import play_by_kind, random_action_by_kind
from runehall.engine.state import NOTHING
from runehall.games.kodiak import GAME
from runehall.games.kodiak.components import CARDS

LONGEST = 250
Setup = tuple[int, dict[str, Any]]


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """A number of seats and options: a preset, some changes, often a tiny deck."""
    seats = draw(st.integers(2, 6))
    options: dict[str, Any] = {"preset": draw(st.sampled_from(list(GAME.options.presets)))}
    for option in GAME.options.options:
        if option.choices and option.name not in ("first", "first_look", "cards"):
            if draw(st.booleans()):
                options[option.name] = draw(st.sampled_from(list(option.choices)))
    options["cards"] = draw(st.integers(2, 5))
    options["first_look"] = draw(st.integers(0, options["cards"]))
    options["first"] = draw(st.integers(0, seats - 1))
    options["turn_limit"] = draw(st.sampled_from([1, 7, 30]))
    if draw(st.booleans()):
        kinds = draw(st.lists(st.sampled_from(CARDS), min_size=1, max_size=6, unique=True))
        copies = -(-(seats * options["cards"] + 1) // len(kinds))
        options["manifest"] = dict.fromkeys(kinds, copies)
    return seats, options


setup_and_seed = st.tuples(setups(), st.integers(0, 2**32))


def positions(setup: Setup, seed: int, longest: int = LONGEST) -> Iterator[tuple[State, int, int]]:
    """The positions of a random game, each with the seat and action that come next."""
    seats, options = setup
    state = GAME.new(seats, options, seed)
    chooser = Chooser(seed)
    for _ in range(longest):
        asked = state.must() | state.may()
        if asked == 0:
            yield state, NOTHING, NOTHING
            return
        seat = int(chooser.one_of(asked))
        action = random_action_by_kind(state, seat, chooser)
        yield state, seat, action
        state.apply(seat, action)


@given(setup_and_seed)
def test_every_position_keeps_the_laws(drawn: tuple[Setup, int]) -> None:
    setup, seed = drawn
    for state, _, _ in positions(setup, seed):
        GAME.check_laws(state)
        asked = seats_in(state.must() | state.may())
        for seat in range(state.seats):
            legal = list(state.legal(seat))
            assert legal == sorted(set(legal))
            assert bool(legal) == (seat in asked)
        check_who_decides(state)


def check_who_decides(state: State) -> None:
    document = GAME.document(state)
    must, may = seats_in(state.must()), seats_in(state.may())
    assert (must == []) == (document["phase"] in ("frenzy", "over"))
    for seat in may:
        texts = [GAME.notation(state).text(action) for action in state.legal(seat)]
        if document["phase"] == "frenzy":
            assert texts[0] == "pass"
            assert len(texts) > 1
        else:
            assert (seat, document["phase"] in ("draw", "place")) == (document["cat"], True)
            assert all(text.startswith("pounce ") for text in texts)
    for seat in must:
        texts = [GAME.notation(state).text(action) for action in state.legal(seat)]
        if document["locked"]:
            assert not any(text.startswith("pounce") for text in texts)


@given(setup_and_seed)
def test_documents_and_texts_round_trip(drawn: tuple[Setup, int]) -> None:
    setup, seed = drawn
    for number, (state, _, action) in enumerate(positions(setup, seed)):
        if action != NOTHING:
            notation = GAME.notation(state)
            assert notation.parse(notation.text(action)) == action
        if number % 5 == 0:
            document = json.loads(json.dumps(GAME.document(state)))
            again = GAME.load(document)
            assert GAME.document(again) == document
            assert [again.sight(seat) for seat in range(-1, state.seats)] == [
                state.sight(seat) for seat in range(-1, state.seats)
            ]


@given(setup_and_seed)
def test_play_goes_on_alike_after_loading(drawn: tuple[Setup, int]) -> None:
    setup, seed = drawn
    *_, (state, _, _) = positions(setup, seed, 40)
    again = GAME.load(GAME.document(state))
    for other in (state, again):
        play_by_kind(other, Chooser(seed), LONGEST)
    assert GAME.document(again) == GAME.document(state)


@given(setup_and_seed)
def test_copies_are_independent(drawn: tuple[Setup, int]) -> None:
    setup, seed = drawn
    for state, seat, action in positions(setup, seed):
        if action == NOTHING:
            break
        before = GAME.document(state)
        copy = state.copy()
        copy.apply(seat, action)
        assert GAME.document(state) == before


@given(setup_and_seed, st.integers(0, 1000))
def test_guesses_look_the_same_and_know_no_more(drawn: tuple[Setup, int], key: int) -> None:
    setup, seed = drawn
    for number, (state, _, _) in enumerate(positions(setup, seed)):
        if number % 9:
            continue
        for seat in range(SPECTATOR, state.seats):
            guess = state.guess(seat, Chooser(key))
            GAME.check_laws(guess)
            assert GAME.view(guess, seat) == GAME.view(state, seat)
            assert guess.sight(seat) == state.sight(seat)
            # Nothing of the truth is left in a guess: the guess of a guess is the same guess.
            other = state.guess(seat, Chooser(key + 1))
            assert GAME.document(other.guess(seat, Chooser(key))) == GAME.document(guess)


@given(setup_and_seed)
def test_sights_are_equal_exactly_when_views_are(drawn: tuple[Setup, int]) -> None:
    setup, seed = drawn
    views: dict[tuple[int, int], str] = {}
    for state, _, _ in positions(setup, seed, 80):
        for seat in range(SPECTATOR, state.seats):
            view = json.dumps(GAME.view(state, seat))
            assert views.setdefault((seat, state.sight(seat)), view) == view


@given(setup_and_seed)
def test_only_the_seat_that_looks_is_told_the_card(drawn: tuple[Setup, int]) -> None:
    setup, seed = drawn
    seats, options = setup
    table = Table.new(GAME, seats=seats, options=options, seed=seed)
    chooser = Chooser(seed)
    for _ in range(60):
        asked = table.state.must() | table.state.may()
        if asked == 0:
            break
        seat = int(chooser.one_of(asked))
        action = random_action_by_kind(table.state, seat, chooser)
        for event in table.do(seat, table.notation.text(action)):
            private = event.name in ("drawn", "peeked", "first-look")
            assert event.audience == (1 << event.values["seat"] if private else EVERYONE)
            for language in ("en", "de"):
                assert GAME.texts(language).event(event, [f"s{k}" for k in range(seats)])


def test_over_many_guesses_every_possible_card_appears() -> None:
    state = GAME.new(3, {}, 11)
    document = GAME.document(state)
    seen = document["tables"][0][0]
    hidden = set(document["draw"]) | {card for table in document["tables"] for card in table} - {
        seen
    }
    found = {GAME.document(state.guess(0, Chooser(key)))["tables"][1][0] for key in range(1500)}
    assert found == hidden


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("preset", list(GAME.options.presets))
def test_sensible_play_ends_every_round_before_the_limit(seats: int, preset: str) -> None:
    state = GAME.new(seats, {"preset": preset}, seats)
    play_sensibly(state, GAME.heuristics(), Chooser(seats), 20_000)
    document = GAME.document(state)
    assert document["phase"] == "over"
    assert [row["reason"] for row in document["rounds"]] == ["empty"] * len(document["rounds"])


@given(setup_and_seed)
def test_heuristics_choose_legal_actions_and_use_only_what_is_known(
    drawn: tuple[Setup, int],
) -> None:
    setup, seed = drawn
    heuristics = GAME.heuristics()
    for state, _, _ in positions(setup, seed, 60):
        asked = seats_in(state.must() | state.may())
        for seat in asked:
            choice = heuristics.choose(state, seat, Chooser(seed))
            waits = choice == NOTHING and state.may() >> seat & 1 and state.must()
            assert waits or choice in list(state.legal(seat))
            guess = state.guess(seat, Chooser(seed + 1))
            assert heuristics.choose(guess, seat, Chooser(seed)) == choice
        for seat in range(state.seats):
            worth = heuristics.evaluate(state, seat)
            assert 0.0 <= worth <= 1.0
            assert heuristics.evaluate(state.guess(seat, Chooser(seed)), seat) == worth
