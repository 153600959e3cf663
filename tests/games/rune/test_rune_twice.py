"""The fast rules against the naive ones, on thousands of positions of random games."""

import random
from typing import Any

import pytest

from conftest import Profile
from games.rune import naive
from runehall.engine import Chooser, Table, play_by_kind, play_randomly
from runehall.engine.state import VERB_SHIFT
from runehall.games.rune import GAME
from runehall.games.rune.codes import PLACE_CARD, PLACE_VERB, piece
from runehall.games.rune.refusals import why_refused
from runehall.games.rune.state import RuneState

SETUPS = [(preset, GAME.options.presets[preset]["mode"]) for preset in GAME.options.presets]
SEATS = {"duel": 2, "solo": 1, "teams": 4}
POSITIONS = {"quick": 60, "standard": 400, "soak": 20_000}


def random_changes(draw: random.Random) -> dict[str, Any]:
    """Some options changed, those that decide legality more often."""
    changes: dict[str, Any] = {}
    for name in ("connect", "cover", "own_area", "grand_master", "final_draw", "done_seat"):
        if draw.random() < 0.4:
            changes[name] = draw.choice(GAME.options.by_name[name].choices)
    if draw.random() < 0.3:
        changes["line_limits"] = {colour: draw.randint(1, 6) for colour in "BGR"}
    if draw.random() < 0.3:
        changes |= {"copies": 2, "masters": draw.randint(1, 5), "hand_size": draw.randint(1, 5)}
    return changes


def random_position(preset: str, mode: str, seed: int) -> RuneState:
    """A position somewhere in a random game."""
    draw = random.Random(seed)
    options = {"preset": preset, **(random_changes(draw) if seed % 4 else {})}
    state = GAME.new(SEATS[mode], options, seed)
    assert isinstance(state, RuneState)
    play = play_randomly if seed % 3 == 0 else play_by_kind
    play(state, Chooser(seed), draw.randint(0, 30))
    return state


@pytest.mark.parametrize(("preset", "mode"), SETUPS)
def test_both_find_the_same_actions_and_points(preset: str, mode: str, profile: Profile) -> None:
    for seed in range(POSITIONS[profile.name]):
        state = random_position(preset, mode, seed)
        document = GAME.document(state)
        found = Table(GAME, state).legal(document["turn"])
        assert set(found) == naive.legal(document), (preset, seed)
        assert document["scores"] == naive.scores(document), (preset, seed)
        if document["result"] is not None:
            assert document["result"]["counts"] == naive.counts(document)


@pytest.mark.parametrize(("preset", "mode"), SETUPS)
def test_both_refuse_for_the_same_reason(preset: str, mode: str, profile: Profile) -> None:
    """Every cell around the layout, every card of the hand, every rotation."""
    for seed in range(1000, 1000 + POSITIONS[profile.name] // 20):
        state = random_position(preset, mode, seed)
        if state.phase != 0:
            continue
        document = GAME.document(state)
        legal = set(state.legal(state.turn))
        for number in range(state.hand_count(state.turn)):
            card = state.hand_card(state.turn, number)
            for rot in range(int(state.rules.rotations[card])):
                for x in range(state.left - 4, state.right + 3):
                    for y in range(state.top - 4, state.bottom + 3):
                        action = PLACE_CARD | piece(card, rot, x, y)
                        code = why_refused(state, state.turn, action)
                        laid = {"card": chr(65 + card), "x": x, "y": y, "rot": rot}
                        assert code == naive.why_not(document, laid), (seed, laid)
                        assert (code == "") == (action in legal)


@pytest.mark.parametrize(("preset", "mode"), SETUPS)
def test_what_is_legal_has_no_reason_against_it(preset: str, mode: str, profile: Profile) -> None:
    for seed in range(POSITIONS[profile.name] // 4):
        state = random_position(preset, mode, seed)
        for action in state.legal(state.turn):
            assert why_refused(state, state.turn, action) == ""


def test_a_layout_too_wide_for_one_word_of_bits() -> None:
    """Cards in a long straight row: the words of a row overlap, and none counts twice."""
    long_row = longest_row(("copies", 2), ("hand_size", 1), ("masters", 1))
    state = GAME.load(long_row)
    assert isinstance(state, RuneState)
    assert state.right - state.left > 52
    document = GAME.document(state)
    legal = list(state.legal(state.turn))
    assert legal == sorted(set(legal))
    assert {GAME.notation(state).text(action) for action in legal} == naive.legal(document)
    assert any(action >> VERB_SHIFT == PLACE_VERB for action in legal)


def longest_row(*changes: tuple[str, int]) -> dict[str, Any]:
    """A document whose cards reach two columns further each, wherever they match."""
    state = GAME.new(2, {"first": 0, **dict(changes)}, 1)
    document = GAME.document(state)
    cards = [*document["deck"], *document["hands"][0], *document["hands"][1]]
    x = 0
    for code in cards[:-3]:
        x += 2
        document["table"].append({"card": code, "x": x - 1, "y": 0, "rot": 1})
    document |= {"hands": [[cards[-3]], [cards[-2]]], "deck": [cards[-1]], "phase": "place"}
    return document
