"""The coach: what it says follows from the record, is the same everywhere, and is right."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from games.cambio.positions import table_with, window
from runehall.bots import Insight
from runehall.coach import Budget, Moment, analyse
from runehall.coach.analysis import glances
from runehall.coach.decisions import Decision
from runehall.coach.moments import judged
from runehall.coach.reasons import told
from runehall.engine import BadRecord, Chooser, Game, Record, State, Table, seats_in
from runehall.engine.heuristics import play_sensibly
from runehall.engine.replay import start_of
from runehall.engine.scenario import table_of
from runehall.engine.texts import LANGUAGES
from runehall.games import GAMES
from sensible_games import sensible_game

SCENARIOS = Path(__file__).parent.parent / "scenarios"
LITTLE = Budget(first=40, again=120, candidates=3, guesses=2, plies=60)


@pytest.mark.parametrize("name", GAMES)
def test_an_analysis_tells_the_whole_game_and_repeats_itself(name: str) -> None:
    game = GAMES[name]
    seats = 2 if 2 in game.seat_counts else min(game.seat_counts)
    record = sensible_game(game, seats, 5)
    done: list[float] = []
    found = analyse(record, GAMES, LITTLE, done.append)
    assert done == sorted(done)
    assert done[-1] == 1.0
    assert len(found.curve) == len(record.actions) + 1
    assert all(sum(point) == pytest.approx(1.0) for point in found.curve[:-1])
    for share, last in zip(found.luck, found.curve[-1], strict=True):
        assert share.start + share.own + share.others + share.luck == pytest.approx(last)
        assert share.own <= 0.0
    for moment in found.moments:
        assert record.actions[moment.ply] == (moment.seat, moment.played)
        assert moment.better != moment.played
        assert moment.loss > 0.0
        assert moment.why
        for language in LANGUAGES:
            assert all(sentences(record, moment, language))
    assert analyse(record, GAMES, LITTLE).document() == found.document()


def sentences(record: Record, moment: Moment, language: str) -> list[str]:
    """What is said of a moment."""
    table = start_of(record, GAMES)
    reasons = [*moment.why, *moment.instead, *moment.recalled]
    names = [f"Seat {seat}" for seat in range(table.seats)]
    return [told(table.game.texts(language), table.notation, each, names) for each in reasons]


def test_a_game_read_in_other_pieces_is_the_same() -> None:
    record = sensible_game(GAMES["alaska"], 2, 3)
    last = len(record.actions) + 1
    whole = glances(record, GAMES, LITTLE, 0, last)
    pieces = [glances(record, GAMES, LITTLE, each, each + 7) for each in range(0, last, 7)]
    assert [each for piece in pieces for each in piece] == whole
    assert len(whole) == last


def test_the_coach_is_silent_before_the_end() -> None:
    record = Table.new(GAMES["market"], seats=2, seed=3).record()
    with pytest.raises(BadRecord, match="not over"):
        analyse(record, GAMES, LITTLE)


def wins_at_once(insight: Insight, action: int) -> bool:
    """Whether an action ends the game and wins it, whatever is hidden."""
    for seed in range(8):
        state = insight.guess(Chooser(seed))
        state.apply(insight.seat, action)
        if not state.over() or state.winners() != 1 << insight.seat:
            return False
    return True


def chances_to_win_at_once(game: Game, seats: int, games: int) -> Iterator[tuple[Insight, int]]:
    """Positions in which some action wins at once and another does not, with the other."""
    for seed in range(games):
        state: State = game.new(seats, None, seed)
        chooser = Chooser(seed)
        while not state.over():
            for seat in seats_in(state.must()):
                insight = Insight(game, state, seat)
                wins = [wins_at_once(insight, action) for action in insight.legal()]
                if any(wins) and not all(wins):
                    yield insight, list(insight.legal())[wins.index(False)]
            play_sensibly(state, game.heuristics(), chooser, 1)


@pytest.mark.parametrize("name", ["alaska", "runes"])
def test_the_coach_names_the_action_that_wins(name: str) -> None:
    looked_at = 0
    for insight, played in chances_to_win_at_once(GAMES[name], 2, 6):
        text = GAMES[name].notation(insight.stand_in).text(played)
        verdict = judged(Decision(0, insight, played, text), 400, seed=1)
        assert wins_at_once(insight, verdict.better)
        looked_at += 1
        if looked_at == 3:
            return
    assert looked_at > 0


def last_card_after_a_call() -> Table:
    """Cambio, one round: seat 1 has called with 3 points; seat 0 throws its last card, or loses."""
    return table_with(
        *("- - 6 -", "- - 1 2"),
        known={(1, 2): [0, 1], (1, 3): [0, 1]},
        options={"max_rounds": 1},
        turn_no=3,
        phase="snap",
        snap=window(),
        caller=1,
    )


def at_step(game: str, name: str, steps: int) -> Table:
    """A scenario's table after so many of its steps."""
    told: list[dict[str, Any]] = json.loads((SCENARIOS / f"{game}.json").read_text("utf-8"))
    [scenario] = [each for each in told if each["name"] == name]
    table = table_of(scenario, GAMES)
    for step in scenario["steps"][:steps]:
        if "do" in step:
            table.do(step["seat"], step["do"])
    return table


DECIDED = {
    "cambio": (last_card_after_a_call, 0),
    "kodiak": (lambda: at_step("kodiak", "game over after one cycle", 1), 1),
    "market": (lambda: at_step("market", "the game ends the moment the market is empty", 2), 0),
    "rune": (lambda: at_step("rune", "E7-token-before-the-end", 2), 1),
}


@pytest.mark.parametrize("name", DECIDED)
def test_where_one_action_wins_the_coach_names_it_and_has_nothing_against_it(name: str) -> None:
    build, seat = DECIDED[name]
    table = build()
    insight = Insight.at(table, seat)
    wins = {action: wins_at_once(insight, action) for action in insight.legal()}
    assert set(wins.values()) == {True, False}
    for action, won in wins.items():
        verdict = judged(Decision(0, insight, action, table.notation.text(action)), 200, seed=1)
        assert wins_at_once(insight, verdict.better)
        assert verdict.loss == 0.0 or not won
