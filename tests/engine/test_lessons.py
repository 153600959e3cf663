"""Every lesson is complete, and everything in it can be done."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from runehall.engine import (
    BadGame,
    Chooser,
    Game,
    Table,
    play_by_kind,
    record_from_json,
    replay,
)
from runehall.engine.lesson import LEARNER, lesson_of, lesson_source, read_lesson, rehearse
from runehall.engine.texts import LANGUAGES
from runehall.games import GAMES

TAUGHT = [name for name, game in GAMES.items() if lesson_source(game.package) is not None]
NAMES = ["Ada", "Ben", "Cleo", "Dora"]
MOST_STEPS, LONGEST, LONGEST_END = 10, 260, 2000


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_can_be_played_as_it_is_written(name: str) -> None:
    lesson = lesson_of(GAMES[name])
    assert lesson is not None
    assert 5 <= lesson.steps <= MOST_STEPS
    assert any(step.do for chapter in lesson.chapters for step in chapter.steps)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TAUGHT)
def test_every_sentence_of_a_lesson_can_be_said_and_is_short(name: str, language: str) -> None:
    game = GAMES[name]
    lesson = lesson_of(game)
    assert lesson is not None
    for chapter in lesson.chapters:
        for step in chapter.steps:
            for words in (step.say, step.brought):
                if words is not None:
                    said = words.said(game, language, NAMES)
                    assert "{" not in said
                    assert len(said) <= LONGEST, said
                    assert said.endswith((".", "!", "?", "“", "”")), said


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_ends_with_a_game_that_comes_to_its_end(name: str) -> None:
    game = GAMES[name]
    lesson = lesson_of(game)
    assert lesson is not None
    table = Table.from_position(game, rehearse(game, "end", lesson.chapters[-1]).document())
    play_by_kind(table.state, Chooser(7), LONGEST_END)
    assert table.over


def broken(game: Game, change: Any) -> str:
    """What is said of Cambio's lesson after a change."""
    source = copy.deepcopy(lesson_source(game.package))
    change(source["chapters"])
    with pytest.raises(BadGame) as refused:
        read_lesson(game, source)
    return str(refused.value)


def steps(chapters: Any) -> Any:
    """The steps of the first chapter."""
    return chapters[0]["steps"]


def test_what_is_wrong_with_a_lesson_is_said_with_its_place() -> None:
    game = GAMES["cambio"]
    assert "steps.1: seat 0 cannot “take it”" in broken(
        game, lambda chapters: steps(chapters)[1].update(do=["take it"])
    )
    assert "steps.2: seat 1 cannot “draw”" in broken(
        game, lambda chapters: steps(chapters)[2].update(then=[[1, "draw"]])
    )
    assert "chapters.0.steps.0.say.de is missing" in broken(
        game, lambda chapters: steps(chapters)[0]["say"].pop("de")
    )
    assert "says nothing" in broken(game, lambda chapters: steps(chapters)[0]["say"].update(de=" "))
    assert "names a seat that is not there" in broken(
        game, lambda chapters: steps(chapters)[0]["say"].update(de="{name 5}")
    )
    assert "unknown key" in broken(game, lambda chapters: steps(chapters)[0].update(tell=1))
    assert "does not say what it has brought" in broken(
        game, lambda chapters: steps(chapters)[-1].pop("brought")
    )
    assert "does not end with free play" in broken(game, lambda chapters: chapters.pop())
    assert "free play, which only the last step" in broken(
        game, lambda chapters: chapters.insert(0, chapters[-1])
    )
    assert "cannot be laid out" in broken(game, lambda chapters: chapters[0]["set"].update(turn=9))


def test_every_way_through_a_step_is_tried() -> None:
    complaint = broken(
        GAMES["cambio"], lambda chapters: chapters[0]["steps"][2]["do"].append("exchange 7")
    )
    assert "“exchange 7”" in complaint


def test_a_package_without_a_lesson_has_none() -> None:
    assert lesson_source("runehall.deck") is None


def test_a_game_that_begins_from_a_position_replays() -> None:
    game = GAMES["cambio"]
    lesson = lesson_of(game)
    assert lesson is not None
    table = Table.from_position(game, lesson.chapters[0].position)
    table.do(LEARNER, "draw")
    record = record_from_json(table.record().to_json())
    again = replay(record, GAMES)
    assert again.document() == table.document()
    document = json.loads(record.to_json())
    document["position"]["turn"] = 9
    with pytest.raises(Exception, match="turn"):
        replay(record_from_json(json.dumps(document)), GAMES)
    document["position"]["turn"] = 0
    document["players"] = 3
    with pytest.raises(Exception, match="seats"):
        replay(record_from_json(json.dumps(document)), GAMES)
