"""What the rules of Alaska say of their pictures is what the engine does in them."""

import re
from typing import Any

import pytest

from runehall.engine.rulebook.pictures import picture, picture_sources
from runehall.engine.texts import LANGUAGES
from runehall.games.alaska import GAME
from runehall.games.alaska.codes import ring

SOURCES = picture_sources(GAME.package)
CAPTION = re.compile(r"^!\[([^\]]*)\]\(picture:([\w-]+)\)$", re.MULTILINE)
SPOT = re.compile(r"\b(?:over|über) (\d+) (?:and|und) (\d+)\b")


def told_in(name: str, event: str) -> list[dict[str, Any]]:
    """The events of this kind in a picture, what is tried in it included."""
    shown = picture(GAME, name)
    if shown.tried is not None and shown.refused is None:
        shown.table.do(shown.seat, shown.tried)
    return [dict(each.values) for each in shown.table.happened if each.name == event]


def shown_in(name: str, part: str) -> list[int]:
    """The numbers of the parts of this name in a picture."""
    return [int(each.split(":")[1]) for each in SOURCES[name]["show"] if each.startswith(part)]


@pytest.mark.parametrize("name", [name for name in SOURCES if shown_in(name, "aim:")])
def test_the_section_that_is_lit_is_where_the_cast_goes(name: str) -> None:
    assert [each["section"] for each in told_in(name, "cast")] == shown_in(name, "aim:")


@pytest.mark.parametrize("name", ["cast-4", "cast-5", "cast-1-3", "cast-1-4"])
def test_each_of_the_four_casts_catches_the_salmon(name: str) -> None:
    assert [each["spot"] for each in told_in(name, "catch")] == [4]


@pytest.mark.parametrize("name", [name for name in SOURCES if shown_in(name, "die:")])
def test_the_die_that_is_shown_was_rolled(name: str) -> None:
    assert [each["face"] for each in told_in(name, "die")] == shown_in(name, "die:")


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_a_caption_sees_a_salmon_there_is_or_was_one(language: str) -> None:
    for caption, name in CAPTION.findall(GAME.rules_as_written(language)):
        salmon = picture(GAME, name).table.document()["river"]["salmon"]
        placed = {each["spot"] for each in told_in(name, "placed")}
        for first, second in SPOT.findall(caption):
            assert ring(int(first) + 1) == int(second)
            assert salmon[first] > 0 or int(first) in placed, caption
