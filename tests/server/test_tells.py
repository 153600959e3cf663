"""No tells in time: when something happens at a table depends on nothing that is hidden."""

from __future__ import annotations

import math
import random
from pathlib import Path

import pytest
from halls import act_at_random, opened, run

from conftest import Profile
from runehall.bots import LEVELS, Insight
from runehall.engine import Chooser, State, Table
from runehall.games import GAMES
from runehall.server.storage.setup import sealed_options


def asked_in_all(table: Table, state: State) -> set[int]:
    """Who is asked in an open window, those who have passed already included."""
    window = table.game.document(state).get("window") or {}
    asked = {seat for seat in range(state.seats) if state.may() >> seat & 1}
    return asked | set(window.get("passed", []))


@pytest.mark.parametrize("game", GAMES)
def test_whether_a_window_opens_and_for_whom_depends_on_nothing_hidden(
    game: str, profile: Profile
) -> None:
    """So it lasts as long whether or not anybody holds a card for it, even if all pass early."""
    for seats in [seats for seats in GAMES[game].seat_counts if seats > 1]:
        options = GAMES[game].options.resolve(dict(sealed_options(GAMES[game], seats)), seats)
        for seed in range(max(1, profile.games // 5)):
            chance = random.Random(seed)
            table = Table.new(GAMES[game], seats=seats, options=options, seed=seed)
            for number in range(120):
                if table.over:
                    break
                asked = asked_in_all(table, table.state)
                for viewer in range(seats):
                    guess = table.state.guess(viewer, Chooser(number))
                    assert guess.must() == table.state.must()
                    assert asked_in_all(table, guess) == asked
                act_at_random(table, chance)


def in_a_window(choices: range) -> Insight:
    """Somebody who is asked in a window of Alaska and has so many answers."""
    game = GAMES["alaska"]
    options = game.options.resolve(dict(sealed_options(game, 3)), 3)
    for seed in range(100):
        chance = random.Random(seed)
        table = Table.new(game, seats=3, options=options, seed=seed)
        while not table.over:
            for seat in table.may():
                if len(table.legal(seat)) in choices:
                    return Insight(game, table.state, seat)
            act_at_random(table, chance)
    raise AssertionError("There is no such window.")


def test_a_bot_with_nothing_to_choose_takes_as_long_as_one_that_searches(tmp_path: Path) -> None:
    """What a search does not use of its time is told, and waited for."""

    async def test() -> None:
        async with opened(tmp_path) as hall:
            pool = hall.hall.services.pool
            only_pass = in_a_window(range(1, 2))
            text, spare = await pool.decide("t", "master", only_pass.packed(), math.inf)
            assert text == "pass"
            assert 0.0 < spare <= LEVELS["master"].think_ms

    run(test())
