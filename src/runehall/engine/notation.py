"""Action code ↔ text, from one table for each game.

A line of the table is an `ActionKind`: the verb's number, a template such as `duel {card} {seat}`
and, for each name in braces, the `Part` that says which bits hold it and how they read. Text is
the wire format, the record format, the log format and what people type, so it is exact: lower-case
verbs, single spaces, numbers without signs or leading zeros, nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from string import Formatter
from typing import Annotated, Any

from runehall.engine.fields import Words
from runehall.engine.state import VERB_SHIFT

MALFORMED = -1
LONGEST_ACTION = 200
# Texts and actions that are looked up instead of worked out, in either direction.
REMEMBERED_ACTIONS = 20_000


@dataclass(frozen=True)
class Part:
    """One argument of an action: its bits, its words both ways, its vocabulary for the texts."""

    shift: int
    bits: int
    show: Callable[[int], str]
    read: Callable[[str], int]
    pattern: str
    vocabulary: str = ""
    type: Any = str
    """What it is when the text has been read: a number, a word, or some text of the game's own."""
    spoken: Callable[[int], str] | None = None
    """What sentences say of it, where that is more than its text."""

    def in_words(self, value: int) -> str:
        """What the texts are given for a value."""
        return self.show(value) if self.spoken is None else self.spoken(value)


def numbered(shift: int, bits: int, vocabulary: str = "", bias: int = 0) -> Part:
    """A whole number; `bias` is added to the bits' value, so that it may be negative.

    >>> numbered(0, 4).show(7), numbered(0, 8, bias=-100).show(97)
    ('7', '-3')
    """
    pattern = "0|[1-9][0-9]{0,8}" if bias >= 0 else "0|-?[1-9][0-9]{0,8}"
    top = (1 << bits) - 1

    def read(text: str) -> int:
        value = int(text) - bias
        return value if 0 <= value <= top else MALFORMED

    return Part(shift, bits, lambda value: str(value + bias), read, pattern, vocabulary, int)


def worded(shift: int, bits: int, words: Sequence[str], vocabulary: str = "") -> Part:
    """One of a few words.

    >>> worded(0, 1, ("red", "blue")).read("blue")
    1
    """
    pattern = "|".join(re.escape(word) for word in words)
    word = Annotated[str, Words(words)]
    return Part(shift, bits, words.__getitem__, list(words).index, pattern, vocabulary, word)


@dataclass(frozen=True)
class ActionKind:
    """A verb, the template of its text, and its parts by name.

    What `begins_round` clears away how the round before it ended; a live table leaves people time
    to read that.
    """

    verb: int
    template: str
    parts: Mapping[str, Part] = field(default_factory=dict)
    alias: str = ""
    begins_round: bool = False

    @cached_property
    def name(self) -> str:
        """The verb as a message id: its alias, or the template's fixed words, joined."""
        fixed = "".join(literal for literal, *_ in Formatter().parse(self.template))
        return self.alias or "-".join(fixed.split())

    def values(self, action: int) -> dict[str, int]:
        """The bits of each part."""
        return {
            name: action >> part.shift & ((1 << part.bits) - 1) for name, part in self.parts.items()
        }


class Notation:
    """The table of a game's actions, both ways.

    >>> colours = worded(0, 1, ("red", "blue"))
    >>> collect = ActionKind(1, "collect {colour}", {"colour": colours})
    >>> notation = Notation([ActionKind(0, "pass"), collect])
    >>> notation.text((1 << 48) + 1)
    'collect blue'
    >>> notation.parse("collect blue") - (1 << 48)
    1
    >>> notation.parse("collect  blue")
    -1
    """

    def __init__(self, kinds: Sequence[ActionKind]) -> None:
        self.by_verb: Mapping[int, ActionKind] = {kind.verb: kind for kind in kinds}
        self.patterns: dict[str, list[tuple[re.Pattern[str], ActionKind]]] = {}
        for kind in kinds:
            first_word = kind.template.split()[0]
            self.patterns.setdefault(first_word, []).append((pattern_of(kind), kind))
        self.texts: dict[int, str] = {}
        self.actions: dict[str, int] = {}

    def kind(self, action: int) -> ActionKind:
        """The kind of an action."""
        return self.by_verb[action >> VERB_SHIFT]

    def text(self, action: int) -> str:
        """The text of an action."""
        text = self.texts.get(action)
        if text is None:
            kind = self.kind(action)
            bits = kind.values(action)
            shown = {name: kind.parts[name].show(value) for name, value in bits.items()}
            text = kind.template.format_map(shown)
            if len(self.texts) >= REMEMBERED_ACTIONS:
                self.texts.clear()
            self.texts[action] = text
        return text

    def parse(self, text: str) -> int:
        """The action of a text, or MALFORMED."""
        action = self.actions.get(text, MALFORMED)
        if action == MALFORMED:
            action = self.read(text)
            if action != MALFORMED:
                if len(self.actions) >= REMEMBERED_ACTIONS:
                    self.actions.clear()
                self.actions[text] = action
        return action

    def read(self, text: str) -> int:
        """The action of a text that is not remembered, or MALFORMED."""
        if len(text) > LONGEST_ACTION:
            return MALFORMED
        for pattern, kind in self.patterns.get(text.split(" ", 1)[0], ()):
            found = pattern.fullmatch(text)
            if found is not None:
                return action_of(kind, found.groupdict())
        return MALFORMED


def pattern_of(kind: ActionKind) -> re.Pattern[str]:
    """The regular expression of a kind's text."""
    pieces = []
    for literal, name, *_ in Formatter().parse(kind.template):
        pieces.append(re.escape(literal))
        if name is not None:
            pieces.append(f"(?P<{name}>{kind.parts[name].pattern})")
    return re.compile("".join(pieces), re.ASCII)


def action_of(kind: ActionKind, words: Mapping[str, str]) -> int:
    """The code of a kind with these words, or MALFORMED."""
    action = kind.verb << VERB_SHIFT
    for name, part in kind.parts.items():
        value = part.read(words[name])
        if value == MALFORMED:
            return MALFORMED
        action |= value << part.shift
    return action
