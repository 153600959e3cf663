"""Manifests: the set a game is played with, as a file that people can write, check and share.

A manifest is a JSON object: `games` it is for, its `name`, and the components. What it says is a
value of the option `manifest`, so that documents, records and other processes carry the whole set.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from runehall.engine.documents import Document
from runehall.engine.errors import RunehallError, quoted
from runehall.engine.options import Option
from runehall.engine.texts import texts_for

OPTION = "manifest"
LONGEST_MANIFEST = 20_000
LONGEST_NAME = 40
DEEPEST = 8
TOKENS = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\],:]|[^\s{}\[\],:"]+')

# Python reads no whole number with more digits than this.
HUGE_NUMBER = re.compile(r"[0-9]{1000}")
FROM_THE_FILE = ("place", "value", "games")

Path = tuple[str, ...]


class BadManifest(RunehallError):
    """A manifest that does not describe a playable set: `manifest-<code>` says why, and where."""

    def __init__(self, code: str, package: str, *, line: int | None = None, **said: object) -> None:
        self.code = code
        self.package = package
        self.line = line
        # What a stranger has written is quoted in short, and without what cannot be printed.
        self.said = {
            name: quoted(word)[1:-1] if name in FROM_THE_FILE and isinstance(word, str) else word
            for name, word in said.items()
        }
        super().__init__(self.sentence("en"))

    def __reduce__(self) -> tuple[Any, ...]:
        return (bad_manifest, (self.code, self.package, self.line, self.said))

    def sentence(self, language: str) -> str:
        """What is wrong, with its line where that is known."""
        texts = texts_for(language, self.package)
        reason = texts.say(f"manifest-{self.code}", **self.said)
        if self.line is None:
            return reason
        return texts.say("manifest-line", line=self.line, reason=reason)


def bad_manifest(code: str, package: str, line: int | None, said: dict[str, object]) -> BadManifest:
    """The complaint that a pickle has kept."""
    return BadManifest(code, package, line=line, **said)


class Entry:
    r"""A value of a manifest; every complaint names it and its line.

    >>> text = '{"name": "box",\n "cards": 3}'
    >>> Entry.in_text(text, "runehall.engine").field("cards").text()
    Traceback (most recent call last):
    runehall.engine.manifests.BadManifest: Line 2: “cards” must be a text, not “3”.
    """

    def __init__(
        self, value: object, package: str, path: Path = (), lines: Mapping[Path, int] | None = None
    ) -> None:
        self.value = value
        self.package = package
        self.path = path
        self.lines: Mapping[Path, int] = lines or {}

    @classmethod
    def in_text(cls, text: str, package: str) -> Entry:
        """The whole of a manifest's text, if it is JSON of a sensible size."""
        if len(text) > LONGEST_MANIFEST:
            raise BadManifest("too_long", package, most=LONGEST_MANIFEST)
        text = text.removeprefix("\ufeff")  # some editors begin files with it
        refuse_deep(text, package)
        if huge := HUGE_NUMBER.search(text):
            raise BadManifest("huge_number", package, line=line_at(text, huge.start()))
        try:
            value = json.loads(text)
        except json.JSONDecodeError as error:
            raise BadManifest("not_json", package, line=error.lineno, column=error.colno) from error
        return cls(value, package, (), lines_of(text, package))

    def complain(self, code: str, **said: object) -> BadManifest:
        """The complaint about this value."""
        place = self.path[-1] if self.path else ""
        spoken = {"place": place, "value": shown(self.value), **said}
        return BadManifest(code, self.package, line=self.lines.get(self.path), **spoken)

    def members(self) -> dict[str, Entry]:
        """The entries of an object by their names."""
        if not isinstance(self.value, dict):
            raise self.complain("not_object" if self.path else "not_manifest")
        return {str(name): self.inside(value, str(name)) for name, value in self.value.items()}

    def keys(self, names: Collection[str]) -> dict[str, Entry]:
        """The entries of an object that has these names and no others."""
        members = self.members()
        for name, entry in members.items():
            if name not in names:
                raise entry.complain("unknown", known=", ".join(names))
        for name in names:
            if name not in members:
                raise self.complain("missing", name=name)
        return members

    def field(self, name: str) -> Entry:
        """One entry of an object."""
        members = self.members()
        if name not in members:
            raise self.complain("missing", name=name)
        return members[name]

    def items(self) -> list[Entry]:
        """The entries of a list."""
        if not isinstance(self.value, list):
            raise self.complain("not_list")
        return [self.inside(value, str(place)) for place, value in enumerate(self.value)]

    def inside(self, value: object, step: str) -> Entry:
        """An entry in this one."""
        return Entry(value, self.package, (*self.path, step), self.lines)

    def text(self) -> str:
        """This value as a text."""
        if not isinstance(self.value, str):
            raise self.complain("not_text")
        return self.value

    def whole(self, low: int, high: int) -> int:
        """This value as a whole number of a range."""
        value = self.value
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.complain("not_whole", low=low, high=high)
        return value

    def truth(self) -> bool:
        """This value as true or false."""
        if not isinstance(self.value, bool):
            raise self.complain("not_truth")
        return self.value


def shown(value: object) -> str:
    """A value as a complaint quotes it: texts bare, objects and lists by their brackets.

    >>> shown("F"), shown(True), shown([[1]])
    ('F', 'true', '[…]')
    """
    match value:
        case str():
            return value
        case dict():
            return "{…}"
        case list():
            return "[…]"
    return json.dumps(value)


def refuse_deep(text: str, package: str) -> None:
    """Complain about brackets in brackets in brackets, before they are read."""
    depth, in_quotes, escaped = 0, False, False
    for place, letter in enumerate(text):
        if escaped:
            escaped = False
        elif letter == "\\":
            escaped = in_quotes
        elif letter == '"':
            in_quotes = not in_quotes
        elif not in_quotes and letter in "[{":
            depth += 1
            if depth > DEEPEST:
                raise BadManifest("nested", package, line=line_at(text, place), most=DEEPEST)
        elif not in_quotes and letter in "]}":
            depth -= 1


def line_at(text: str, place: int) -> int:
    r"""The line of a place in a text.

    >>> line_at("one\ntwo", 4)
    2
    """
    return text.count("\n", 0, place) + 1


def lines_of(text: str, package: str) -> dict[Path, int]:
    r"""The line of every value of a JSON text by its path; a key may stand only once.

    >>> lines_of('{"a": 1,\n "b": [2,\n 3]}', "runehall.engine")
    {(): 1, ('a',): 1, ('b',): 2, ('b', '0'): 2, ('b', '1'): 3}
    """
    lines: dict[Path, int] = {}
    walk(numbered_tokens(text), (), lines, package)
    return lines


def numbered_tokens(text: str) -> Iterator[tuple[str, int]]:
    """The tokens of a JSON text, each with its line."""
    line = 1
    end = 0
    for match in TOKENS.finditer(text):
        line += text.count("\n", end, match.start())
        end = match.start()
        yield match.group(), line


def walk(
    tokens: Iterator[tuple[str, int]], path: Path, lines: dict[Path, int], package: str
) -> str:
    """Note the lines of the next value and all in it; the token that it begins with."""
    token, line = next(tokens)
    if token in ("]", "}"):
        return token
    if path in lines:
        raise BadManifest("twice", package, line=line, place=path[-1])
    lines[path] = line
    if token == "[":
        count = 0
        while walk(tokens, (*path, str(count)), lines, package) != "]":
            count += 1
            if next(tokens)[0] == "]":
                break
    elif token == "{":
        while (key := next(tokens)[0]) != "}":
            next(tokens)  # the colon
            walk(tokens, (*path, json.loads(key)), lines, package)
            if next(tokens)[0] == "}":
                break
    return token


@dataclass(frozen=True)
class Manifests:
    """Which sets a game can be played with: ours, by its name, or one of a table's own."""

    games: Sequence[str]
    """All games that are played with such sets, this one among them."""
    game: str
    package: str
    """Where the words for complaints are."""
    ours: str
    """The name of our set: the option's default."""
    make_ours: Callable[[], Document]
    """Our set as a manifest, so that somebody can change it."""
    components: Collection[str]
    """The keys of a manifest beside `games` and `name`."""
    check: Callable[[Mapping[str, Entry]], object]
    """Complain about components that cannot be played with."""

    def read(self, text: str) -> Document:
        """The manifest of a text, if this game can be played with it."""
        return self.checked(Entry.in_text(text, self.package))

    def admits(self, value: object) -> bool:
        """Whether the option can have this value; a wrong set is refused with its reason."""
        if not isinstance(value, dict) or "games" not in value:
            return isinstance(value, str) and value == self.ours
        self.checked(Entry(value, self.package))
        return True

    def checked(self, manifest: Entry) -> Document:
        """A manifest that this game can be played with, as it is."""
        self.check_games(manifest.field("games"))
        members = manifest.keys(("games", "name", *self.components))
        name = members["name"].text()
        if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
            raise members["name"].complain("bad_name", most=LONGEST_NAME)
        self.check(members)
        assert isinstance(manifest.value, dict)
        return manifest.value

    def check_games(self, games: Entry) -> None:
        """Complain about a manifest that is for other games."""
        named = [each.text() for each in games.items()]
        if self.game not in named:
            raise games.complain("wrong_game", games=", ".join(named))
        for place, each in enumerate(games.items()):
            if named[place] not in self.games or named.index(named[place]) != place:
                raise each.complain("unknown", place=named[place], known=", ".join(self.games))

    def document(self, options: Mapping[str, Any]) -> Document:
        """The manifest that a table with these options is played with."""
        chosen = options.get(OPTION, self.ours)
        return deepcopy(chosen) if isinstance(chosen, dict) else self.make_ours()

    def option(self, kind: object, *, quiet: bool = False) -> Option:
        """The option that says which set is played with."""
        allowed = f"{self.ours} or the contents of a manifest"
        return Option(OPTION, self.ours, allowed, self.admits, [self.ours], type=kind, quiet=quiet)


def manifest_text(manifest: Mapping[str, Any]) -> str:
    """A manifest as people like to edit it: every component on a line of its own.

    >>> print(manifest_text({"games": ["rune"], "cards": {"A": "BBBGGR", "B": "BGBGBR"}}), end="")
    {
      "games": ["rune"],
      "cards": {
        "A": "BBBGGR",
        "B": "BGBGBR"
      }
    }
    """
    parts = [f"  {json.dumps(name)}: {part_text(value)}" for name, value in manifest.items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def part_text(value: object) -> str:
    """One part of a manifest; an object and a list of objects take a line for each entry."""
    if isinstance(value, dict):
        rows = [f"{json.dumps(key)}: {in_line(each)}" for key, each in value.items()]
        return "{\n" + ",\n".join(f"    {row}" for row in rows) + "\n  }"
    if isinstance(value, list) and any(isinstance(each, dict) for each in value):
        return "[\n" + ",\n".join(f"    {in_line(each)}" for each in value) + "\n  ]"
    return in_line(value)


def in_line(value: object) -> str:
    """A value on one line."""
    return json.dumps(value, ensure_ascii=False)
