"""The rules for players as the page asks for them: made once, then the same for everybody."""

from __future__ import annotations

from functools import cache

from msgspec import json

from runehall.engine import Game
from runehall.engine.rulebook import NAMES, Picture, Writer, pictures_of, rules
from runehall.engine.texts import LANGUAGES
from runehall.server import wire


@cache
def rules_text(game: Game, language: str) -> str:
    """The rules of a game in a language."""
    return rules(game, language)


@cache
def pictures_text(game: Game) -> str:
    """The pictures of a game as JSON."""
    drawn = {name: drawing(game, picture) for name, picture in pictures_of(game).items()}
    most = max((picture.table.seats for picture in pictures_of(game).values()), default=0)
    return json.encode(wire.RulesPictures(list(NAMES[:most]), drawn)).decode()


def drawing(game: Game, picture: Picture) -> wire.RulesPicture:
    """One picture: what its seat sees, and words in both languages."""
    writers = {language: Writer(game, language) for language in LANGUAGES}
    return wire.RulesPicture(
        seat=picture.seat,
        view=picture.view,
        facts=dict(game.facts(picture.table.seats, picture.table.state.options())),
        show=list(picture.show),
        marks=list(picture.marks),
        labels=[
            wire.PictureLabel(
                label.at,
                wire.Words(*(writers[each].written(label.words[each]) for each in LANGUAGES)),
            )
            for label in picture.labels
        ],
        tried=picture.tried,
        refusal=None
        if picture.refused is None
        else wire.Words(*(str(picture.refusal(each)) for each in LANGUAGES)),
    )
