from itertools import islice

import pytest

from bots.positions import decisions
from runehall.bots import Insight
from runehall.engine import Chooser, Game
from runehall.games import GAMES

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)


@every_game
def test_an_insight_offers_the_actions_that_are_legal(game: Game) -> None:
    for decision in islice(decisions(game, games=4), 60):
        state, seat = decision.state, decision.seat
        assert list(decision.insight.legal()) == list(state.legal(seat))
        assert decision.insight.is_waited_for() == bool(state.must() >> seat & 1)
        assert decision.insight.sight() == state.sight(seat)


@every_game
def test_an_insight_is_the_same_in_positions_a_seat_cannot_tell_apart(game: Game) -> None:
    for number, decision in enumerate(islice(decisions(game, games=4), 40)):
        here, there = decision.insight, decision.twin(number)
        assert game.document(here.stand_in) == game.document(there.stand_in)


@every_game
def test_guesses_of_an_insight_look_like_the_position(game: Game) -> None:
    for number, decision in enumerate(islice(decisions(game, games=4), 40)):
        guess = decision.insight.guess(Chooser(number))
        assert game.view(guess, decision.seat) == game.view(decision.state, decision.seat)


@every_game
def test_an_insight_survives_being_packed(game: Game) -> None:
    for decision in islice(decisions(game, games=4), 40):
        name, document, seat = decision.insight.packed()
        unpacked = Insight.unpacked(GAMES[name], document, seat)
        assert unpacked.sight() == decision.insight.sight()
        assert list(unpacked.legal()) == list(decision.insight.legal())


@every_game
def test_who_forgets_everything_is_left_with_a_position_that_looks_possible(game: Game) -> None:
    for number, decision in enumerate(islice(decisions(game, games=4), 40)):
        dim = decision.insight.without(decision.insight.seen())
        assert list(dim.legal()) == list(decision.insight.legal())
        game.check_laws(dim.guess(Chooser(number)))
