"""What is sent is exactly what `Game.view` says, however it was put together."""

from __future__ import annotations

from dataclasses import replace

import pytest
from msgspec import json

from runehall.engine import SPECTATOR, Document, State
from runehall.engine.conformance.walks import Setup
from runehall.engine.views import Views
from runehall.games import GAMES

LONGEST = 60
EVERY = 3


def in_full(setup: Setup, state: State, viewer: int) -> bytes:
    return json.encode(setup.game.view(state, viewer))


@pytest.mark.parametrize("name", GAMES)
def test_views_put_together_are_the_views(name: str) -> None:
    game = GAMES[name]
    for seats in (game.seat_counts[0], game.seat_counts[-1]):
        setup = Setup(game, seats, {}, seed=seats)
        views = Views(game, setup.new())
        for moment in setup.walk(LONGEST):
            if moment.number % EVERY == 0:
                views.look(moment.state)
                for viewer in setup.viewers():
                    assert views.of(viewer) == in_full(setup, moment.state, viewer)


def test_who_sees_everything_at_the_end_sees_the_seed() -> None:
    setup = Setup(GAMES["rune"], 2, {}, seed=1)
    *_, end = setup.walk()
    assert end.state.over()
    views = Views(setup.game, end.state)
    assert views.of(SPECTATOR) == in_full(setup, end.state, SPECTATOR)
    assert json.decode(views.of(SPECTATOR))["seed"] is not None


def test_what_is_shown_to_one_seat_only_is_masked_for_the_next() -> None:
    market = GAMES["market"]

    def show(state: State, seat: int, truth: Document) -> Document:
        """Seat 1 is shown the draw pile as well, and a spectator nothing but what is public."""
        shown = market.show(state, seat, truth)
        own = {"draw": truth["draw"], **shown} if seat == 1 else shown
        return {} if seat == SPECTATOR else own

    setup = Setup(replace(market, show=show), 2, {}, seed=3)
    state = setup.new()
    views = Views(setup.game, state)
    for viewer in (1, 0, SPECTATOR, 1):
        assert views.of(viewer) == in_full(setup, state, viewer)
    assert set(json.decode(views.of(0))["draw"]) == {None}
    assert json.decode(views.of(SPECTATOR))["seats"] == [None, None]
