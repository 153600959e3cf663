"""What stands in the rules for players that must not stand there."""

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from runehall.engine import Game
from runehall.engine.notation import pattern_of
from runehall.engine.rulebook import settable

PLAIN_NUMBERS: Mapping[str, Mapping[str, Mapping[str, str]]] = json.loads(
    (Path(__file__).parent / "plain_numbers.json").read_text(encoding="utf-8")
)
WORDS = {
    "en": "two three four five six seven eight nine ten eleven twelve twenty fifty hundred",
    "de": "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig fünfzig hundert",
}
# What the game fills in, where a picture stands, and the numbers of a list.
NOT_WRITTEN = re.compile(
    r"\{[^{}]*\}|\(picture:[\w-]+\)|^\s*\d+\.(?= )|^(!\[)\d+\.(?= )", re.MULTILINE
)
ZERO = re.compile(r"\b(seat|place|spot|position|Platz|Stelle|Position) 0\b", re.IGNORECASE)
# Fewer words than these are found in any sentence.
TELLING_WORDS = 3


def plain_numbers(game: str, language: str, text: str) -> list[str]:
    """The numbers in a text that neither the game fills in nor the list allows."""
    for phrase in PLAIN_NUMBERS.get(game, {}).get(language, {}):
        text = text.replace(phrase, "")
    number = rf"\d+|\b(?:{'|'.join(WORDS[language].split())})\b"
    written = NOT_WRITTEN.sub("", text)
    return [
        written[max(0, found.start() - 20) : found.end() + 20].strip()
        for found in re.finditer(number, written, re.IGNORECASE)
    ]


def keys_and_commands(game: Game, text: str) -> Iterator[str]:
    """What only those who type need to know: code, option keys, actions as they are typed."""
    yield from re.findall(r"`[^`]*`?", text)
    for option in settable(game):
        if "_" in option.name and option.name in text:
            yield option.name
    seats = min(game.seat_counts)
    state = game.empty(seats, game.options.resolve({}, seats), 0)
    for kind in game.notation(state).by_verb.values():
        if len(kind.template.split()) >= TELLING_WORDS:
            yield from (found[0] for found in re.finditer(rf"\b{pattern_of(kind).pattern}\b", text))
    yield from (found[0] for found in ZERO.finditer(text))


def chapters(text: str) -> list[str]:
    """The levels of the headings, in order."""
    return re.findall(r"^#+", text, re.MULTILINE)


def pictures_in(text: str) -> list[str]:
    """The names of the pictures, in order."""
    return re.findall(r"^!\[[^\]]*\]\(picture:([\w-]+)\)$", text, re.MULTILINE)
