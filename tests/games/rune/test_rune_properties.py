"""Properties that hold for any seed, any choices, any options and tiny sets of cards."""

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from games.rune import naive
from games.rune.positions import CLASH, PLAIN, STRIPES, table
from runehall.engine import BadDocument, Chooser, Table, play_by_kind
from runehall.engine.conformance import Setup, check_all_laws
from runehall.engine.errors import BadOption
from runehall.games.rune import GAME
from runehall.games.rune.laws import check_laws
from runehall.games.rune.state import RuneState

limit = st.integers(1, 7)
worth = st.integers(0, 9)
seeds = st.integers(0, 2**40)


def by_colour(number: st.SearchStrategy[int]) -> st.SearchStrategy[dict[str, int]]:
    return st.fixed_dictionaries({"B": number, "G": number, "R": number})


changes = st.fixed_dictionaries(
    {},
    optional={
        "grand_master": st.booleans(),
        "connect": st.sampled_from(["strict", "mixed"]),
        "cover": st.sampled_from(["footprint", "bury", "inside"]),
        "own_area": st.booleans(),
        "tie_break": st.sampled_from(["shared", "reds"]),
        "first_bonus": st.integers(-20, 20),
        "hand_size": st.integers(1, 5),
        "masters": st.integers(1, 5),
        "copies": st.integers(1, 2),
        "removed": st.integers(0, 6),
        "line_limits": st.none() | by_colour(limit),
        "final_draw": st.booleans(),
        "done_seat": st.sampled_from(["out", "play_on", "hand_only"]),
        "values": by_colour(worth),
        "manifest": st.sampled_from(["reconstructed-1", PLAIN, CLASH, STRIPES]),
    },
)


def new_game(seats: int, options: dict[str, Any], seed: int) -> RuneState | None:
    """A new game, or None where the cards are too few for these options."""
    try:
        state = GAME.new(seats, options, seed)
    except BadOption:
        return None
    assert isinstance(state, RuneState)
    return state


@given(st.sampled_from([1, 2, 4]), changes, seeds)
def test_all_laws_hold_whatever_the_options(seats: int, options: dict[str, Any], seed: int) -> None:
    if new_game(seats, options, seed) is not None:
        assert check_all_laws(Setup(GAME, seats, options, seed)) > 1


@given(st.sampled_from([1, 2, 4]), changes, seeds, st.integers(0, 40))
def test_the_invariants_of_the_rules(
    seats: int, options: dict[str, Any], seed: int, actions: int
) -> None:
    state = new_game(seats, options, seed)
    if state is None:
        return
    cells = layout_before = naive.layout_of(GAME.document(state))
    chooser = Chooser(seed)
    for _ in range(actions):
        if state.over():
            break
        play_by_kind(state, chooser, 1)
        document = GAME.document(state)
        layout = naive.layout_of(document)
        assert set(layout_before) <= set(layout), "I5: occupied cells never become empty"
        assert len(layout) <= len(layout_before) + 5, "I5: a card adds at most five cells"
        assert document["scores"] == naive.scores(document), "I7"
        if document["phase"] == "place" and document["masters"][document["turn"]] > 0:
            seat = document["turn"]
            given_up = document["options"]["masters"] - document["masters"][seat]
            expected = document["options"]["hand_size"] - given_up + document["skips"][seat]
            assert len(document["hands"][seat]) == expected, "I6"
        if not state.over():
            assert [*Table(GAME, state).legal(state.turn)] != ["pass"], "I8"
        layout_before = layout
    assert cells.keys() <= layout_before.keys()


@given(st.sampled_from([2, 4]), seeds, st.integers(0, 30), seeds)
def test_a_guess_deals_the_unseen_cards_in_every_way_it_could(
    seats: int, seed: int, actions: int, guessed: int
) -> None:
    state = GAME.new(seats, {}, seed)
    assert isinstance(state, RuneState)
    play_by_kind(state, Chooser(seed), actions)
    if state.over():
        return
    truth = GAME.document(state)
    for viewer in range(-1, seats):
        guess = state.guess(viewer, Chooser(guessed))
        document = GAME.document(guess)
        check_laws(guess)
        assert GAME.view(guess, viewer) == GAME.view(state, viewer)
        for seat in range(seats):
            assert len(document["hands"][seat]) == len(truth["hands"][seat])
        if viewer >= 0:
            assert document["hands"][viewer] == truth["hands"][viewer]


def test_a_guess_gives_a_seat_that_must_lay_a_card_one_that_fits() -> None:
    # Of the unseen cards only A and C fit; seat 0 has been asked, so it has one of them.
    at = table(hands=["AB", "B"], manifest=CLASH, copies=2)
    hands = set()
    for number in range(200):
        guess = at.state.guess(1, Chooser(number))
        assert len(guess.legal(0)) > 0
        hands.add("".join(sorted(GAME.document(guess)["hands"][0])))
    assert hands == {"AA", "AB", "AC", "BC", "CC"}


def test_every_unseen_card_can_be_anywhere() -> None:
    at = table("teams", hands=["AB", "CD", "EF", "GH"], turn=0)
    seen: dict[str, set[str]] = {}
    for number in range(600):
        document = GAME.document(at.state.guess(0, Chooser(number)))
        for place in ("deck", "removed"):
            seen.setdefault(place, set()).update(document[place])
        for seat in (1, 2, 3):
            seen.setdefault(f"hand {seat}", set()).update(document["hands"][seat])
    codes = set("ABCDEFGHIJKLMNOP")
    assert all(found == codes for place, found in seen.items() if place != "removed")


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(), st.lists, max_leaves=5))
def test_nonsense_in_a_document_is_refused_and_never_crashes(nonsense: Any) -> None:
    good = GAME.document(GAME.new(2, {"preset": "duel-gm"}, 4))
    for key in good:
        document = json.loads(json.dumps(good))
        document[key] = nonsense
        try:
            loaded = GAME.load(document)
        except (BadDocument, BadOption):
            continue
        assert GAME.document(loaded).keys() == good.keys()


@given(st.text(max_size=30))
def test_any_text_is_refused_or_legal(text: str) -> None:
    at = table(hands=["JCE", "ABD"])
    notation = GAME.notation(at.state)
    action = notation.parse(text)
    if action >= 0:
        assert notation.parse(notation.text(action)) == action
    else:
        assert text not in at.legal(0)
