"""What the pictures in the rules of Cambio and Kodiak show of cards that lie face down."""

import pytest

from runehall.engine.rulebook import pictures_of
from runehall.games import GAMES

games = pytest.mark.parametrize("game", ["cambio", "kodiak"])


@games
def test_a_card_that_is_turned_over_in_a_picture_has_been_seen(game: str) -> None:
    turned = [
        (name, picture.view["tables"][int(owner)][int(place)])
        for name, picture in pictures_of(GAMES[game]).items()
        for _, owner, place in (each.split(":") for each in picture.show if each[:3] == "up:")
    ]
    assert turned
    assert [name for name, card in turned if card in (None, "-")] == []


@games
def test_the_pictures_remember_for_the_reader_whatever_a_table_usually_does(game: str) -> None:
    pictures = pictures_of(GAMES[game]).values()
    assert {picture.view["options"]["memory"] for picture in pictures} == {"assisted"}
