"""A table in words for an assistant: short, and nothing that its seat may not know."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Literal

from runehall.adapters.mcp.sitting import Choice, Glimpse, Place
from runehall.engine.errors import quoted
from runehall.engine.texts import Texts
from runehall.games import GAMES

# How much of what is legal an assistant is told: every action, only kinds of them, or nothing.
Legality = Literal["all", "kinds", "none"]
LEGALITIES: tuple[Legality, ...] = ("all", "kinds", "none")

# The header of a document, and what is told elsewhere or of no use to a player.
LEFT_OUT = frozenset(("game", "version", "players", "options", "seed", "shuffles", "rolls", "dice"))
MOST_LISTED = 40
MOST_NEWS = 40
FEWEST_HIDDEN = 3
LONGEST_OPTION = 200
LONGEST_NAME = 24
LONGEST_TALK = 300
MOST_SEATS = 8
LONGEST_TOLD = 16_000


def told(glimpse: Glimpse, legality: Legality, words: Texts) -> str:
    """A table at one moment: who sits there, what has happened, what is asked, what can be done."""
    lines = [headline(glimpse, words)]
    lines.append(f"{words.say('seats')} {'; '.join(seats_of(glimpse, words))}.")
    if glimpse.options is not None:
        lines.append(f"{words.say('options')} {compact(shortened(glimpse.options))}")
    if glimpse.news:
        left_out = len(glimpse.news) - MOST_NEWS
        lines.append(words.say("news", more=max(0, left_out)))
        lines += [f"- {line}" for line in glimpse.news[-MOST_NEWS:]]
    if glimpse.talk:
        lines.append(words.say("talk"))
        lines += [
            f"- {clipped(name, LONGEST_NAME)}: “{clipped(text, LONGEST_TALK)}”"
            for name, text in glimpse.talk
        ]
    if glimpse.view is not None:
        lines.append(f"{words.say('view')} {compact(seen(glimpse.view))}")
    lines.append(asked_of(glimpse, words))
    if glimpse.asked is not None:
        lines += offered(glimpse, legality, words)
    return clipped("\n".join(lines), LONGEST_TOLD)


def clipped(text: str, most: int) -> str:
    """A text of a sensible length: a hall that is none of ours may say anything.

    >>> clipped("Ada", 24), clipped("x" * 100, 5)
    ('Ada', 'xxxx…')
    """
    return text if len(text) <= most else f"{text[: most - 1]}…"


def headline(glimpse: Glimpse, words: Texts) -> str:
    """Which game, and how far it is."""
    game = GAMES.get(glimpse.game)
    name = quoted(glimpse.game) if game is None else game.texts(words.language).say("name")
    return words.say("headline", game=name, stage=glimpse.stage)


def seats_of(glimpse: Glimpse, words: Texts) -> list[str]:
    """Who sits where."""
    return [
        words.say(
            "seat",
            seat=seat,
            name=clipped(place.name, LONGEST_NAME),
            holder=place.holder,
            level=place.level or "none",
        )
        for seat, place in enumerate(glimpse.places[:MOST_SEATS])
    ]


def asked_of(glimpse: Glimpse, words: Texts) -> str:
    """What is asked of the assistant's seat, or for whom the game waits."""
    if glimpse.seat < 0:
        return words.say("no-seat")
    if glimpse.stage == "lobby":
        return words.say("in-lobby")
    if glimpse.stage == "over":
        return words.say(
            "over",
            won=len(glimpse.winners),
            winners=names_of(glimpse.winners, glimpse.places),
            again=str(glimpse.again).lower(),
        )
    seconds = -1 if glimpse.seconds is None else int(glimpse.seconds)
    if glimpse.asked is not None:
        return words.say(
            f"asked-{glimpse.asked}", seconds=seconds, wait=str(glimpse.can_wait).lower()
        )
    waiting = names_of(glimpse.waiting, glimpse.places)
    return words.say("not-asked", count=len(glimpse.waiting), names=waiting)


def names_of(seats: Sequence[int], places: Sequence[Place]) -> str:
    """Some seats by name."""
    known = [places[seat].name for seat in seats[:MOST_SEATS] if 0 <= seat < len(places)]
    return ", ".join(clipped(name, LONGEST_NAME) for name in known)


# --- what can be done ---------------------------------------------------------------------------


def offered(glimpse: Glimpse, legality: Legality, words: Texts) -> list[str]:
    """What can be done, as far as it is to be told."""
    match legality:
        case "none":
            return []
        case "kinds":
            kinds = dict.fromkeys(choice.text.split(" ")[0] for choice in glimpse.choices)
            return [f"{words.say('kinds')} {', '.join(kinds)}"]
        case "all":
            return listed(glimpse.choices, "", words)


def listed(choices: Sequence[Choice], beginning: str, words: Texts) -> list[str]:
    """The actions that begin with some words; where they are many, by the words that come next."""
    found = [choice for choice in choices if begins(choice.text, beginning)]
    if not found:
        return [words.say("none-begin", length=len(beginning), beginning=beginning)]
    if len(found) <= MOST_LISTED:
        lines = [
            choice.text if choice.sentence is None else f"{choice.text}: {choice.sentence}"
            for choice in found
        ]
        return [words.say("actions", count=len(found)), *lines]
    groups = grouped([choice.text for choice in found], beginning)
    lines = [f"{start} … ({count})" for start, count in list(groups.items())[:MOST_LISTED]]
    more = max(0, len(groups) - MOST_LISTED)
    return [words.say("groups", count=len(found), more=more), *lines]


def begins(text: str, beginning: str) -> bool:
    """Whether an action begins with some words.

    >>> begins("place s24 0 1", "place s24"), begins("place s24 0 1", "place s2"), begins("go", "")
    (True, False, True)
    """
    return not beginning or text == beginning or text.startswith(f"{beginning} ")


def grouped(texts: Sequence[str], beginning: str) -> dict[str, int]:
    """How many actions there are behind each beginning that is longer than this one.

    >>> grouped(["lay a 1", "lay a 2", "lay b 1"], "")
    {'lay a': 2, 'lay b': 1}
    """
    length = len(beginning.split())
    groups: dict[str, int] = {}
    while len(groups) < 2 and any(len(text.split(" ")) > length for text in texts):  # noqa: PLR2004
        length += 1
        groups = {}
        for text in texts:
            start = " ".join(text.split(" ")[:length])
            groups[start] = groups.get(start, 0) + 1
    return groups


# --- documents ----------------------------------------------------------------------------------


def compact(value: Any) -> str:
    """JSON without a space too many."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def seen(view: Mapping[str, Any]) -> dict[str, Any]:
    """A view without what every view begins with."""
    return {name: counted(value) for name, value in view.items() if name not in LEFT_OUT}


def counted(value: Any) -> Any:
    """A value of a view; of what is all hidden only how much it is.

    >>> counted({"draw": [None] * 40, "hand": ["7", None]})
    {'draw': '40 hidden', 'hand': ['7', None]}
    """
    if isinstance(value, Mapping):
        return {name: counted(each) for name, each in value.items()}
    if isinstance(value, list):
        if len(value) >= FEWEST_HIDDEN and all(each is None for each in value):
            return f"{len(value)} hidden"
        return [counted(each) for each in value]
    return value


def shortened(options: Mapping[str, Any]) -> dict[str, Any]:
    """Options without a set that somebody has brought: it may be long."""
    return {
        name: value if len(str(value)) <= LONGEST_OPTION else "…" for name, value in options.items()
    }
