"""Laws of Alaska over random games: any preset, seat count, options and deck, tiny ones too."""

from collections.abc import Iterator
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from runehall.engine.chooser import Chooser
from runehall.engine.documents import Document, seats_in
from runehall.engine.playout import random_action_by_kind
from runehall.engine.state import SPECTATOR
from runehall.engine.table import read_events
from runehall.games.alaska import GAME
from runehall.games.alaska.components import CARDS
from runehall.games.alaska.state import AlaskaState

LONGEST = 2_000


@st.composite
def manifests(draw: st.DrawFn) -> Any:
    """The printed deck, or any other that suffices for four seats with six cards each."""
    if draw(st.booleans()):
        return "deck76"
    counts = draw(st.dictionaries(st.sampled_from(CARDS), st.integers(0, 14)))
    short = 24 - sum(counts.values())
    if short > 0:
        filler = draw(st.sampled_from(CARDS))
        counts[filler] = counts.get(filler, 0) + short
    return counts


@st.composite
def requests(draw: st.DrawFn) -> dict[str, Any]:
    """Options as somebody may ask for them: a preset and changes."""
    request: dict[str, Any] = {"preset": draw(st.sampled_from(sorted(GAME.options.presets)))}
    for option in GAME.options.options:
        if option.choices and option.name not in ("first", "save_max") and draw(st.booleans()):
            request[option.name] = draw(st.sampled_from(list(option.choices)))
    request["save_max"] = draw(st.integers(0, request.get("hand_size", 4) - 1))
    request["first"] = draw(st.integers(0, 1))
    request["manifest"] = draw(manifests())
    return request


@st.composite
def games(draw: st.DrawFn) -> AlaskaState:
    """The first position of some game."""
    seats = draw(st.sampled_from(GAME.seat_counts))
    state = GAME.new(seats, draw(requests()), draw(st.integers(0, 2**32)))
    assert isinstance(state, AlaskaState)
    return state


choosers = st.integers(0, 2**62).map(Chooser)


def play(state: AlaskaState, chooser: Chooser) -> Iterator[tuple[int, int]]:
    """Play to the end; each action is given out before it is carried out."""
    for _ in range(LONGEST):
        if state.over():
            return
        seat = chooser.one_of(state.must() | state.may())
        action = random_action_by_kind(state, seat, chooser)
        yield seat, action
        state.apply(seat, action)
    raise AssertionError(f"no end after {LONGEST} actions")


def viewers(state: AlaskaState) -> list[int]:
    return [*range(state.seats), SPECTATOR]


@given(games(), choosers)
def test_every_position_keeps_the_laws(state: AlaskaState, chooser: Chooser) -> None:
    for _ in play(state, chooser):
        GAME.check_laws(state)
        waiting = state.must() | state.may()
        assert waiting != 0
        for seat in range(state.seats):
            legal = list(state.legal(seat))
            assert (len(legal) > 0) == bool(waiting >> seat & 1)
            assert legal == sorted(set(legal))
    GAME.check_laws(state)
    assert state.must() == state.may() == 0
    best = max(state.scores())
    assert seats_in(state.winners()) == [
        seat for seat in range(state.seats) if state.scores()[seat] == best
    ]


@given(games(), choosers)
def test_piles_move_one_way_and_catches_fall_only_to_bears_and_locals(
    state: AlaskaState, chooser: Chooser
) -> None:
    before = GAME.document(state)
    text = ""
    for _seat, action in play(state, chooser):
        after = GAME.document(state)
        compare(before, text, after)
        before, text = after, GAME.notation(state).text(action)
    compare(before, text, GAME.document(state))


def compare(before: Document, text: str, after: Document) -> None:
    """What can and cannot happen between two positions."""
    assert len(after["draw"]) <= len(before["draw"])
    assert after["discard"][len(after["discard"]) - len(before["discard"]) :] == before["discard"]
    loss = sum(
        max(0, was - now) for was, now in zip(before["caught"], after["caught"], strict=True)
    )
    assert loss == 0 or (loss == 1 and text.startswith(("bear", "cast")))
    more = anglers_in(after) - anglers_in(before)
    assert more <= (1 if text.startswith(("tourist", "local")) else 0)


def anglers_in(document: Document) -> int:
    return sum(who != "-" for who in document["river"]["anglers"].values())


@given(games(), choosers)
def test_after_a_flow_step_no_salmon_lies_over_an_angler(
    state: AlaskaState, chooser: Chooser
) -> None:
    if state.rules.options["angler_reach"] == "enter":
        return
    state.listening = True
    for _ in play(state, chooser):
        events = list(read_events(list(state.take_heard()), GAME.events(state), GAME.id))
        # Only the last thing that happened can still be seen on the table.
        if events and events[-1].name in ("flow", "angler_catch"):
            salmon = GAME.document(state)["river"]["salmon"]
            for section, angler in GAME.document(state)["river"]["anglers"].items():
                if angler != "-":
                    behind = str((int(section) - 2) % 10 + 1)
                    assert salmon[section] == salmon[behind] == 0


@given(games(), choosers)
def test_documents_and_texts_lead_back_and_play_goes_on_the_same(
    state: AlaskaState, chooser: Chooser
) -> None:
    notation = GAME.notation(state)
    loaded = GAME.load(GAME.document(state))
    for seat, action in play(state, chooser):
        assert notation.parse(notation.text(action)) == action
        again = GAME.load(GAME.document(state))
        assert GAME.document(again) == GAME.document(state) == GAME.document(loaded)
        assert list(again.legal(seat)) == list(state.legal(seat))
        loaded = again
        loaded.apply(seat, action)


@given(games(), choosers)
def test_copies_are_independent(state: AlaskaState, chooser: Chooser) -> None:
    kept = [(state.copy(), GAME.document(state)) for _ in play(state, chooser)]
    for copy, document in kept:
        assert GAME.document(copy) == document


@given(games(), choosers, choosers)
def test_two_copies_can_be_played_at_the_same_time(
    state: AlaskaState, chooser: Chooser, other_chooser: Chooser
) -> None:
    copy = state.copy()
    for _ in zip(play(state, chooser), play(copy, other_chooser), strict=False):
        GAME.check_laws(state)
        GAME.check_laws(copy)


@given(games(), choosers, st.integers(0, 2**62))
def test_a_guess_looks_the_same_and_knows_nothing_more(
    state: AlaskaState, chooser: Chooser, seed: int
) -> None:
    for number, _ in enumerate(play(state, chooser)):
        for seat in viewers(state):
            guess = state.guess(seat, Chooser(seed + number))
            GAME.check_laws(guess)
            assert GAME.view(guess, seat) == GAME.view(state, seat)
            assert guess.sight(seat) == state.sight(seat)
            assert GAME.document(guess)["seed"] != GAME.document(state)["seed"]
            if seat != SPECTATOR:
                assert list(guess.legal(seat)) == list(state.legal(seat))
            # Guessing from a guess is guessing from the truth: nothing hidden has any influence.
            again = guess.guess(seat, Chooser(seed))
            assert GAME.document(again) == GAME.document(state.guess(seat, Chooser(seed)))


@given(games(), choosers)
def test_sights_differ_exactly_when_views_differ(state: AlaskaState, chooser: Chooser) -> None:
    seen: dict[int, dict[int, Document]] = {seat: {} for seat in viewers(state)}
    for _ in play(state, chooser):
        for seat in viewers(state):
            view = GAME.view(state, seat)
            assert seen[seat].setdefault(state.sight(seat), view) == view
            assert sum(other == view for other in seen[seat].values()) == 1
