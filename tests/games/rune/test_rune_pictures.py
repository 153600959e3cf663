"""What the rules of RUNE say of their pictures is what the engine plays in them."""

from collections.abc import Mapping

import pytest

from runehall.cli.tables.rune import visible_runes
from runehall.engine.rulebook.pictures import Picture, picture, picture_sources
from runehall.games.rune import GAME
from runehall.games.rune.components import cards_of

Runes = Mapping[tuple[int, int], str]


def runes(shown: Picture) -> Runes:
    """What the table of a picture shows."""
    view = shown.table.document()
    return visible_runes(view, cards_of(view["options"]))


def laid(name: str) -> tuple[Runes, Runes]:
    """A table before and after the card that is tried in a picture."""
    shown = picture(GAME, name)
    before = dict(runes(shown))
    assert shown.tried is not None
    shown.table.do(shown.seat, shown.tried)
    return before, runes(shown)


def test_the_card_laid_by_covering_changes_no_colour() -> None:
    before, after = laid("lay-cover")
    assert {cell: after[cell] for cell in before} == before


def test_the_card_laid_by_touching_covers_a_green_rune_and_a_red_one() -> None:
    before, after = laid("lay-touch")
    changed = [(before[cell], after[cell]) for cell in before if before[cell] != after[cell]]
    assert sorted(changed) == [("G", "B"), ("R", "B")]


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("lay-refused", "no_match"),
        ("lay-beside", "no_overlap"),
        ("lay-exact", "exact_cover"),
        ("apart-2", "connects"),
        ("line", "line"),
    ],
)
def test_each_refusal_is_for_the_reason_that_the_caption_gives(name: str, code: str) -> None:
    refused = picture(GAME, name).refused
    assert refused is not None
    assert refused.code == code


def test_every_refused_picture_is_looked_at() -> None:
    refused = [name for name, each in picture_sources(GAME.package).items() if "refused" in each]
    assert refused == ["lay-refused", "lay-beside", "lay-exact", "apart-2", "line"]


def test_one_red_rune_fewer_would_be_a_line_that_is_allowed() -> None:
    limits = picture(GAME, "line").table.document()["options"]["line_limits"]
    assert len(picture(GAME, "line").marks) == limits["R"] + 1
