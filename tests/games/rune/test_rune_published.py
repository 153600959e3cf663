"""Numbers that the rules publish: openings, trees of play, statistics of random games."""

from collections.abc import Callable
from typing import Any

import pytest

from conftest import Profile
from games.rune.positions import legal, position, table
from runehall.engine import Chooser, State, perft
from runehall.engine.playout import random_action, random_action_by_kind
from runehall.games.rune import GAME
from runehall.games.rune.state import RuneState

OPENINGS = {
    "A": 18, "B": 15, "C": 22, "D": 18, "E": 13, "F": 21, "G": 16, "H": 8,
    "I": 17, "J": 23, "K": 12, "L": 14, "M": 7, "N": 10, "O": 11, "P": 17,
}  # fmt: skip

TREES: dict[str, tuple[list[str], str, list[int]]] = {
    "duel": (["HMN", "ABC"], "DEFGIJKLOP", [25, 282, 14129, 184241]),
    "duel-gm": (["HMN", "ABC"], "DEFGIJKLOP", [25, 282, 3066, 96822]),
    "solo": (["HMN"], "ABCDE", [25, 282, 4019, 60859]),
    "teams": (["HMN", "ABC", "DEF", "GIJ"], "ABCDEFGHIJKK", [25, 282, 14129, 184241]),
}
MOST_LEAVES = {"quick": 5_000, "standard": 200_000, "soak": 200_000}

Choice = Callable[[State, int, Chooser], int]
GAMES = {"quick": 40, "standard": 1_500, "soak": 3_000}


@pytest.mark.parametrize(("card", "count"), OPENINGS.items())
def test_the_number_of_first_placements(card: str, count: int) -> None:
    other = "A" if card != "A" else "B"
    assert len(legal(table(hands=[card, other]))) == count


@pytest.mark.parametrize("preset", TREES)
def test_the_tree_of_play(preset: str, profile: Profile) -> None:
    hands, deck, counts = TREES[preset]
    state = GAME.load(position(preset, hands=hands, deck=list(deck)))
    for depth, count in enumerate(counts, start=1):
        if count <= MOST_LEAVES[profile.name]:
            assert perft(state, depth) == count, f"depth {depth}"


def statistics(preset: str, seats: int, games: int, choose: Choice) -> dict[str, float]:
    """What random games look like."""
    actions: list[int] = []
    branching: list[int] = []
    placements: list[int] = []
    for seed in range(games):
        state = GAME.new(seats, {"preset": preset}, seed)
        assert isinstance(state, RuneState)
        chooser = Chooser(seed)
        count = 0
        while not state.over():
            number = len(state.legal(state.turn))
            branching.append(number)
            if state.phase == 0:
                placements.append(number)
            state.apply(state.turn, choose(state, state.turn, chooser))
            count += 1
        actions.append(count)
    return {
        "actions": sum(actions) / games,
        "shortest": min(actions),
        "longest": max(actions),
        "branching": sum(branching) / len(branching),
        "placements": sum(placements) / len(placements),
    }


@pytest.mark.parametrize(
    ("preset", "seats", "choose", "actions", "branching", "placements"),
    [
        ("duel", 2, random_action, 12.7, 24.3, 31),
        ("duel-gm", 2, random_action, 15.2, 20.6, 30),
        ("solo", 1, random_action, 6.5, 22.5, 30),
        ("teams", 4, random_action, 18.0, 30.6, 42),
        ("duel", 2, random_action_by_kind, 20.7, 34.5, 42),
        ("teams", 4, random_action_by_kind, 37.3, 44.9, 57),
    ],
)
def test_random_games_look_like_the_published_ones(
    *, preset: str, seats: int, choose: Choice, actions: float, branching: float,
    placements: float, profile: Profile,
) -> None:  # fmt: skip
    games = GAMES[profile.name]
    found = statistics(preset, seats, games, choose)
    near: dict[str, Any] = {"rel": 0.2 if games < 100 else 0.06}
    assert found["actions"] == pytest.approx(actions, **near)
    assert found["branching"] == pytest.approx(branching, **near)
    assert found["placements"] == pytest.approx(placements, **near)


def draw_if_possible(state: State, seat: int, chooser: Chooser) -> int:
    """The policy that always draws."""
    legal_now = state.legal(seat)
    notation = GAME.notation(state)
    texts = [notation.text(action) for action in legal_now]
    return (
        legal_now[texts.index("draw")] if "draw" in texts else random_action(state, seat, chooser)
    )


def test_drawing_whenever_possible_takes_thirty_two_actions(profile: Profile) -> None:
    found = statistics("duel", 2, GAMES[profile.name] // 20, draw_if_possible)
    assert found["actions"] == pytest.approx(32, abs=0.5)
    assert found["longest"] <= 38
    assert found["placements"] == pytest.approx(69, rel=0.25)
