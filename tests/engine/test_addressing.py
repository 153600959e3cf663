"""Whoever reads the log is spoken to: “you”, never their own name."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from runehall.engine import SPECTATOR, Chooser, Event, Table
from runehall.engine.playout import random_action_by_kind
from runehall.engine.texts import LANGUAGES
from runehall.games import GAMES

SPOKEN_TO = ("alaska", "cambio", "kodiak")
NAMES = ["Ådmund", "Bodvar", "Czela"]
ADDRESS = {"en": "You", "de": "Du"}


def happenings(game: str, games: int = 3, actions: int = 250) -> Iterator[Event]:
    """What happens in a few random games."""
    for seed in range(games):
        table = Table.new(GAMES[game], seats=3, seed=seed)
        chooser = Chooser(seed)
        yield from table.opening
        for _ in range(actions):
            asked = table.state.must() | table.state.may()
            if asked == 0:
                break
            seat = chooser.one_of(asked)
            action = random_action_by_kind(table.state, seat, chooser)
            yield from table.do(seat, table.notation.text(action))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SPOKEN_TO)
def test_nobody_is_told_their_own_name(game: str, language: str) -> None:
    texts = GAMES[game].texts(language)
    for event in happenings(game):
        for told in (event, event.kept):
            for seat, name in enumerate(NAMES):
                if event.heard_by(seat):
                    said = texts.event(told, NAMES, seat)
                    assert name not in said, f"{event.name}: {said}"
                    # Nobody is spoken to in what does not concern them.
                    if seat not in told.seats:
                        assert said == texts.event(told, NAMES), event.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_others_and_spectators_are_told_who_it_was(language: str) -> None:
    table = Table.new(GAMES["cambio"], seats=3, seed=5)
    texts = table.game.texts(language)
    (draw,) = [event for event in table.do(0, "draw") if event.name == "draw"]
    assert texts.event(draw, NAMES, 0).startswith(ADDRESS[language])
    for viewer in (1, 2, SPECTATOR):
        assert texts.event(draw, NAMES, viewer).startswith(NAMES[0])


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_of_the_hall_says_what_it_is_played_for(game: str, language: str) -> None:
    aim = GAMES[game].texts(language).say("aim")
    # One line of a phone's bar.
    assert 10 < len(aim) <= 42
