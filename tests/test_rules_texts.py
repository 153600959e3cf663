"""The rules for players say what the engine plays, in both languages, and in words for players."""

import re

import pytest

from rules_texts import PLAIN_NUMBERS, chapters, keys_and_commands, pictures_in, plain_numbers
from runehall.cli.rules import drawn
from runehall.engine import Game
from runehall.engine.rulebook import Drawn, Writer, blocks_of, pictures_of, rules, settable
from runehall.engine.rulebook.pictures import picture, picture_sources
from runehall.engine.texts import LANGUAGES
from runehall.games import GAMES, OURS

games = pytest.mark.parametrize("game", OURS, ids=lambda game: str(game.id))
languages = pytest.mark.parametrize("language", LANGUAGES)
MARKET = GAMES["market"]


@games
def test_a_game_says_what_it_is_like_and_how_long_it_takes(game: Game) -> None:
    assert all(game.texts(each).say("playing-like").count(".") in (1, 2, 3) for each in LANGUAGES)
    assert len({game.texts(each).say("playing-minutes") for each in LANGUAGES}) == 1


@games
def test_every_picture_is_a_position_of_the_engine(game: Game) -> None:
    laid_out = {name: picture(game, name) for name in picture_sources(game.package)}
    assert list(pictures_of(game)) == list(laid_out)
    assert all(each.show for each in laid_out.values())


@games
@languages
def test_every_picture_is_used_and_drawn_in_the_terminal(game: Game, language: str) -> None:
    shown = [block for block in blocks_of(game, language) if isinstance(block, Drawn)]
    assert sorted({block.picture.name for block in shown}) == sorted(picture_sources(game.package))
    for block in shown:
        assert block.caption
        assert drawn(block, game, language)
        writer = Writer(game, language)
        assert all("{" not in writer.written(each.words[language]) for each in block.picture.labels)


@games
def test_both_languages_have_the_same_chapters_and_pictures(game: Game) -> None:
    english, german = (rules(game, language) for language in LANGUAGES)
    assert chapters(english) == chapters(german)
    assert pictures_in(english) == pictures_in(german)


@games
@languages
def test_every_number_is_asked_of_the_game(game: Game, language: str) -> None:
    labels = [label for each in pictures_of(game).values() for label in each.labels]
    written = [game.rules_as_written(language), *(label.words[language] for label in labels)]
    assert plain_numbers(game.id, language, "\n".join(written)) == []


@games
@languages
def test_what_may_be_written_out_is_written_and_has_a_reason(game: Game, language: str) -> None:
    text = game.rules_as_written(language)
    listed = PLAIN_NUMBERS[game.id][language]
    assert [phrase for phrase in listed if phrase not in text] == []
    assert all(len(reason.split()) > 2 for reason in listed.values())


@games
@languages
def test_every_option_and_edition_has_its_name_in_the_lobby(game: Game, language: str) -> None:
    text, texts = rules(game, language), game.texts(language)
    options = [texts.say(f"option-{option.name}") for option in settable(game)]
    editions = [texts.say(f"preset-{preset}") for preset in game.options.presets]
    assert [name for name in (*options, *editions) if f"**{name}" not in text] == []


@games
@languages
def test_nobody_has_to_type(game: Game, language: str) -> None:
    assert list(keys_and_commands(game, rules(game, language))) == []


@games
@languages
def test_nothing_is_left_to_fill_in(game: Game, language: str) -> None:
    assert re.findall(r"[{}]", rules(game, language)) == []


# --- the checks bite ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    ["costs 4 runes", "costs four runes", "| 3 | {price, 3 seats} |", "Twenty-one buys a boat"],
)
def test_a_number_written_by_hand_is_found(text: str) -> None:
    assert plain_numbers("none", "en", text)


@pytest.mark.parametrize("text", ["{price, 3 seats} runes", "1. First", "one rune", "often"])
def test_what_is_no_number_is_let_through(text: str) -> None:
    assert plain_numbers("none", "en", text) == []


@pytest.mark.parametrize(
    "text",
    ["type `pass`", "set boat_value", "then duel 7 2 hits", "ransom red runes 0 3", "at place 0"],
)
def test_a_key_or_a_typed_action_is_found(text: str) -> None:
    assert list(keys_and_commands(MARKET, text))
