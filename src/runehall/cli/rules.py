"""`runehall rules`: how a game is played, with pictures of tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated

import typer
from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from runehall.cli.arguments import GameName
from runehall.cli.tables import drawing_of
from runehall.cli.words import Language
from runehall.engine import Game, Texts
from runehall.engine.rulebook import NAMES, Drawn, Picture, Writer, blocks_of, typed_rules
from runehall.games import game_named

Typed = Annotated[
    bool, typer.Option("--typed", help="How actions and options are typed, instead of the rules.")
]


def rules(game: GameName, typed: Typed = False, lang: Language = "") -> None:
    """Show the rules of a game for players."""
    found = game_named(game)
    if typed:
        Console().print(Markdown(typed_rules(found, lang)))
        return
    Console().print(rulebook(found, lang))


def rulebook(game: Game, language: str) -> Group:
    """The rules of a game with its pictures."""
    return Group(*pages(game, language))


def pages(game: Game, language: str) -> Iterator[RenderableType]:
    """Text and pictures, by turns."""
    for block in blocks_of(game, language):
        yield drawn(block, game, language) if isinstance(block, Drawn) else Markdown(block.text)


def tried_in(picture: Picture, names: Sequence[str], texts: Texts) -> str:
    """What is tried in a picture, in a sentence: the table shows nothing of it."""
    notation = picture.table.notation
    return texts.action(notation, notation.parse(picture.tried or ""), picture.seat, names)


def drawn(block: Drawn, game: Game, language: str) -> RenderableType:
    """A table, what the picture shows, and what its labels say."""
    picture = block.picture
    texts = game.texts(language)
    names = [
        texts.say("rules-you") if seat == picture.seat else NAMES[seat]
        for seat in range(picture.table.seats)
    ]
    writer = Writer(game, language)
    lines = [Text(block.caption, "italic")]
    if picture.tried is not None:
        lines.append(Text(f"→ {tried_in(picture, names, texts)}"))
    lines += [Text(f"· {writer.written(each.words[language])}") for each in picture.labels]
    refusal = picture.refusal(language)
    if refusal is not None:
        lines.append(Text(f"✗ {refusal}", "bold red"))
    table = drawing_of(game.id)(picture.view, picture.seat, names, texts)
    return Padding(Group(table, *lines), (1, 0, 1, 2))
