r"""The text of the rules, with everything filled in that is asked of the game.

A placeable stands in braces: `{hand_size}`, `{price, 3 seats}`, `{option rune_sale}`. A picture is
a line of its own: `![What it shows](picture:turn-1)`. `docs/writing-rules.md` explains them all.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from runehall.engine.documents import value_at
from runehall.engine.errors import BadGame, quoted
from runehall.engine.game import Game
from runehall.engine.rulebook.facts import fact, in_a_word, in_digits
from runehall.engine.rulebook.pictures import Picture, picture_sources, pictures_of
from runehall.engine.rulebook.words import list_of_editions, list_of_options, value_said
from runehall.engine.texts import Texts

PLACEABLE = re.compile(r"\{([^{}]*)\}")
PICTURE_LINE = re.compile(r"^!\[([^\]]*)\]\(picture:([\w-]+)\)$", re.MULTILINE)
PICTURES_NAMED = re.compile(r"\(picture:([\w-]+)\)|\{picture ([\w-]+) ")
SEATS = re.compile(r"(\d+) seats")
EDITION = re.compile(r"edition ([\w-]+)")


@dataclass(frozen=True)
class Prose:
    """A stretch of Markdown."""

    text: str


@dataclass(frozen=True)
class Drawn:
    """A picture, and what it shows."""

    picture: Picture
    caption: str


class Writer:
    """Fills in what a text of one game in one language leaves to the game."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.texts: Texts = game.texts(language)
        self.words: Mapping[str, Callable[[Sequence[str]], str]] = {
            "editions": lambda _: list_of_editions(game, self.texts),
            "options": lambda _: list_of_options(game, self.texts),
            "option": lambda names: self.texts.say(f"option-{names[0]}"),
            "value": lambda names: self.value(*names),
            "edition": lambda names: self.texts.say(f"preset-{names[0]}"),
            "text": lambda names: self.texts.say(names[0]),
        }

    @cached_property
    def pictures(self) -> Mapping[str, Picture]:
        """The pictures that can be laid out."""
        return pictures_of(self.game)

    def written(self, text: str) -> str:
        """A text with its placeables filled in."""
        return PLACEABLE.sub(lambda found: self.filled(found[1]), text)

    def filled(self, placeable: str) -> str:
        """What stands in the place of one placeable."""
        asked, *manner = (part.strip() for part in placeable.split(", "))
        name, *names = asked.split()
        if name in self.words:
            return self.words[name](names)
        number = self.in_picture(*names) if name == "picture" else self.fact(name, manner)
        return in_a_word(self.texts, number) if "word" in manner else in_digits(number)

    def value(self, name: str, shown: str) -> str:
        """What the lobby calls a value."""
        option = self.game.options.option(name)
        known = {str(each).lower(): each for each in option.choices}
        return value_said(self.texts, option, known.get(shown, shown))

    def fact(self, name: str, manner: Sequence[str]) -> int:
        """A number of the game; `manner` says of how many seats and of which edition."""
        seats = edition = None
        for each in manner:
            if found := SEATS.fullmatch(each):
                seats = int(found[1])
            elif found := EDITION.fullmatch(each):
                edition = found[1]
            elif each != "word":
                raise BadGame(f"{self.game.id}: the rules do not understand {quoted(each)}.")
        return fact(self.game, name, seats=seats, edition=edition)

    def in_picture(self, name: str, path: str) -> int:
        """A number in the document of a picture; of a list, how long it is."""
        found = value_at(self.pictures[name].table.document(), path)
        if isinstance(found, list):
            return len(found)
        if isinstance(found, str) and found.isdecimal():
            return int(found)
        if type(found) is not int:
            raise BadGame(f"{name}: {quoted(path)} is no number but {quoted(found)}.")
        return found


def rules(game: Game, language: str = "en") -> str:
    """The rules for players, as Markdown with lines for the pictures.

    With components of one's own some pictures may show what is not in the box: they are left out,
    and so is every paragraph that counts something in them.
    """
    writer = Writer(game, language)
    source = game.rules_as_written(language)
    lost = set(picture_sources(game.package)) - set(writer.pictures)
    if lost:
        source = "\n\n".join(part for part in source.split("\n\n") if not names_one(part, lost))
    return writer.written(source)


def names_one(paragraph: str, pictures: set[str]) -> bool:
    """Whether a paragraph shows one of these pictures or counts something in it."""
    return any(
        shown in pictures or counted in pictures
        for shown, counted in PICTURES_NAMED.findall(paragraph)
    )


def blocks_of(game: Game, language: str) -> Iterator[Prose | Drawn]:
    """The rules taken apart: text and pictures by turns."""
    drawn = pictures_of(game)
    # The pattern has two groups: its matches come as two pieces each.
    text, *rest = PICTURE_LINE.split(rules(game, language))
    yield from prose(text)
    for caption, name, following in zip(rest[::3], rest[1::3], rest[2::3], strict=True):
        yield Drawn(drawn[name], caption)
        yield from prose(following)


def prose(text: str) -> Iterator[Prose]:
    """A stretch of text, unless it is empty."""
    if text.strip():
        yield Prose(text)
