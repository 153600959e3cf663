import json
from typing import Any

import pytest
from typer.testing import CliRunner

from runehall.cli import command_line
from runehall.engine import BadOption, UnknownName
from runehall.engine.options import OptionSet
from runehall.games import GAMES


def as_json(*words: str) -> Any:
    done = CliRunner().invoke(command_line(), [*words, "--json"])
    assert done.exit_code == 0, done.exception
    return json.loads(done.stdout)


def test_games_as_json() -> None:
    listed = as_json("games")["games"]
    assert [each["id"] for each in listed] == list(GAMES)
    market = next(each for each in listed if each["id"] == "market")
    assert market["name"] == "The Rune Market"
    assert market["seats"] == [2, 3, 4, 5]
    assert market["presets"] == ["web-en", "web-de", "booklet-2023"]
    assert market["default_preset"] == "booklet-2023"


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_listed_with_its_default_and_sentence(game: str) -> None:
    known: OptionSet = GAMES[game].options
    document = as_json("options", game)
    names = [each["name"] for each in document["options"]]
    assert names == [option.name for option in known.options if option.name != known.label]
    values = {each["name"]: each["default"] for each in document["options"]}
    resolved = known.resolve({"preset": document["preset"]}, document["seats"])
    assert values == {name: resolved.get(name, known.option(name).default) for name in names}
    assert all(each["help"].endswith(".") for each in document["options"])
    assert [each["name"] for each in document["presets"]] == list(known.presets)
    assert all(each["help"].endswith(".") for each in document["presets"])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_options_are_shown_to_people(game: str, language: str) -> None:
    words = ["options", game, "--lang", language]
    done = CliRunner().invoke(command_line(), words, env={"COLUMNS": "80"})
    assert done.exit_code == 0, done.exception
    lines = done.stdout.splitlines()
    assert max(map(len, lines)) <= 80
    first_words = {line.split()[0] for line in lines if line[:1].strip()}
    known = GAMES[game].options
    assert {option.name for option in known.options} - {known.label} <= first_words
    assert set(known.presets) <= first_words


def test_defaults_follow_seats_and_preset() -> None:
    by_name = {each["name"]: each for each in as_json("options", "rune", "--seats", "4")["options"]}
    assert by_name["mode"]["default"] == "teams"
    assert by_name["masters"]["default"] == 2
    assert [each["value"] for each in by_name["first"]["choices"]] == [0, 1, 2, 3, "random"]
    market = as_json("options", "market", "--preset", "web-de")
    assert market["preset"] == "web-de"
    by_name = {each["name"]: each for each in market["options"]}
    assert by_name["give_up"]["default"] == "plain"
    assert {"value": "theft", "words": "for thefts"} in by_name["give_up"]["choices"]


@pytest.mark.parametrize(
    ("words", "complaint", "sentence"),
    [
        (["markt"], UnknownName, "did you mean “market”?"),
        (["market", "--preset", "web"], UnknownName, "There is no preset “web”"),
        (["market", "--seats", "9"], BadOption, "is played with 2, 3, 4, 5 seats, not “9”."),
        (["rune", "--preset", "solo", "--seats", "4"], BadOption, ""),
    ],
)
def test_bad_questions_are_answered_with_a_sentence(
    words: list[str], complaint: type[Exception], sentence: str
) -> None:
    done = CliRunner().invoke(command_line(), ["options", *words])
    assert isinstance(done.exception, complaint)
    assert sentence in str(done.exception)
