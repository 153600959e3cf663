"""What tuning has found, as a page of its own."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from runehall.engine.texts import LANGUAGES
from runehall.lab.numbers.conditions import Condition
from runehall.lab.report.html import framed, grid, heading, paragraph
from runehall.lab.report.on_results import words_of
from runehall.lab.report.speaker import speaker
from runehall.lab.tuning import Trial


def page_of_tuning(
    game: str, goal: str, goals: Sequence[Condition], found: Sequence[Trial], first: str
) -> str:
    """The options that no other beats, with what each goal comes to."""
    articles = "".join(article(game, goal, goals, found, each) for each in LANGUAGES)
    title = f"{speaker(first, game).game.say('name')} · Runehall"
    return framed(escape(title), articles, first)


def article(
    game: str, goal: str, goals: Sequence[Condition], found: Sequence[Trial], language: str
) -> str:
    """The page in one language."""
    spoken = speaker(language, game)
    rows = [
        [
            words_of(trial.changes) or spoken.say("as-it-is"),
            *(
                ("✓ " if distance == 0.0 else "✗ ") + spoken.value(value, wanted.is_share)
                for wanted, value, distance in zip(
                    goals, trial.values, trial.distances, strict=True
                )
            ),
        ]
        for trial in found
    ]
    return (
        f'<article lang="{language}">'
        + heading(spoken.say("tune-title", game=spoken.game.say("name"), goal=goal), 1)
        + paragraph(spoken.say("tune-says"))
        + grid([spoken.say("option-head"), *(each.text for each in goals)], rows)
        + "</article>"
    )
