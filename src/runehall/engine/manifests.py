"""Component manifests: JSON files that say what is in a game's box, and where they are wrong."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping

from runehall.engine.documents import Reader
from runehall.engine.errors import BadManifest, quoted

TOKENS = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\],:]|[^\s{}\[\],:"]+')


class ManifestReader(Reader):
    r"""A value of a manifest; every complaint names the file and the line.

    >>> read_json('{"name": "box",\n "cards": 3}', "box.json").field("cards").text()
    Traceback (most recent call last):
    runehall.engine.errors.BadDocument: box.json, line 2: cards must be a text, not “3”.
    """

    def __init__(self, value: object, source: str, place: str, lines: Mapping[str, int]) -> None:
        super().__init__(value, f"{source}, line {lines[place]}: {place or 'the manifest'}")
        self.source = source
        self.place = place
        self.lines = lines

    def field(self, name: str) -> ManifestReader:
        """The value of a key."""
        return self.inside(super().field(name).value, name)

    def items(self, count: int | None = None) -> list[Reader]:
        """The elements of a list."""
        readers = super().items(count)
        return [self.inside(reader.value, str(place)) for place, reader in enumerate(readers)]

    def inside(self, value: object, step: str) -> ManifestReader:
        """The reader of something in this value."""
        return ManifestReader(value, self.source, join(self.place, step), self.lines)


def read_json(text: str, source: str) -> ManifestReader:
    """The reader of a manifest's text; `source` is how complaints call the file."""
    try:
        value = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadManifest(
            f"{source}, line {error.lineno}: this is not JSON ({error.msg})."
        ) from error
    except RecursionError as error:
        raise BadManifest(f"{source} is nested too deeply.") from error
    return ManifestReader(value, source, "", lines_of(text, source))


def lines_of(text: str, source: str) -> dict[str, int]:
    r"""The line of every value of a JSON text by its dotted path; a key may stand only once.

    >>> lines_of('{"a": 1,\n "b": [2,\n 3]}', "box.json")
    {'': 1, 'a': 1, 'b': 2, 'b.0': 2, 'b.1': 3}
    """
    lines: dict[str, int] = {}
    walk(numbered_tokens(text), "", lines, source)
    return lines


def numbered_tokens(text: str) -> Iterator[tuple[str, int]]:
    """The tokens of a JSON text, each with its line."""
    line = 1
    end = 0
    for match in TOKENS.finditer(text):
        line += text.count("\n", end, match.start())
        end = match.start()
        yield match.group(), line


def walk(tokens: Iterator[tuple[str, int]], path: str, lines: dict[str, int], source: str) -> str:
    """Note the lines of the next value and all in it; the token that follows an empty list."""
    token, line = next(tokens)
    if token in ("]", "}"):
        return token
    if path in lines:
        raise BadManifest(f"{source}, line {line}: {quoted(path)} stands here a second time.")
    lines[path] = line
    if token == "[":
        count = 0
        while walk(tokens, join(path, str(count)), lines, source) != "]":
            count += 1
            if next(tokens)[0] == "]":
                break
    elif token == "{":
        while (key := next(tokens)[0]) != "}":
            next(tokens)  # the colon
            walk(tokens, join(path, json.loads(key)), lines, source)
            if next(tokens)[0] == "}":
                break
    return token


def join(path: str, step: str) -> str:
    """A dotted path with one more step."""
    return f"{path}.{step}" if path else step
