"""The whole report: one file that needs no server, in both languages, red flags first."""

from __future__ import annotations

from html import escape

from runehall.engine.options import in_json
from runehall.engine.texts import LANGUAGES
from runehall.lab.numbers.findings import AtSeats, Findings
from runehall.lab.numbers.flags import Flag, flags_of
from runehall.lab.report.html import framed, heading, listed, paragraph
from runehall.lab.report.on_results import MOST_SHOWN
from runehall.lab.report.sections import SECTIONS
from runehall.lab.report.speaker import Speaker, speaker

SHARES = ("share", "low", "high", "fair")
HUNDRED = 100


def page_of(findings: Findings, first: str = "en") -> str:
    """The report as HTML, which opens in the first language."""
    title = f"{speaker(first, findings.game).game.say('name')} · Runehall"
    articles = "".join(article(findings, each) for each in LANGUAGES)
    return framed(escape(title), articles, first)


def article(findings: Findings, language: str) -> str:
    """The report in one language."""
    spoken = speaker(language, findings.game)
    name = spoken.game.say("name")
    parts = [
        f'<article lang="{language}">',
        heading(spoken.say("title", game=name), 1),
        paragraph(
            spoken.say(
                "about",
                games=findings.games,
                players=findings.players,
                preset=findings.preset,
                version=findings.version,
            ),
            "about",
        ),
        flags_box(findings, spoken),
    ]
    for table in findings.tables:
        parts.append(heading(spoken.say("table", seats=table.seats)))
        for section in SECTIONS:
            parts += section(spoken, table)
    parts.append(footer(findings, spoken))
    return "".join([*parts, "</article>"])


def flags_box(findings: Findings, spoken: Speaker) -> str:
    """What a designer should look at first."""
    sentences = flags_in_words(findings, spoken.language)
    kind = "flags" if flags_of(findings) else "flags none"
    inner = heading(spoken.say("flags")) + listed(sentences)
    return f'<section class="{kind}">{inner}</section>'


def flags_in_words(findings: Findings, language: str) -> list[str]:
    """The red flags in sentences; one sentence says that there is none."""
    spoken = speaker(language, findings.game)
    found = [in_words(flag, spoken) for flag in flags_of(findings)]
    return found or [spoken.say("flags-none")]


def in_words(flag: Flag, spoken: Speaker) -> str:
    """A red flag in a sentence."""
    arguments = dict(flag.arguments)
    for name in SHARES:
        if name in arguments:
            arguments[name] = spoken.number(HUNDRED * abs(arguments[name]), 1)
    if isinstance(arguments.get("verbs"), list):
        arguments["verbs"] = ", ".join(
            f"{each.name} ({spoken.signed(HUNDRED * each.share.value)})"
            for each in arguments["verbs"]
        )
    return spoken.say(flag.name, seats=flag.seats, **arguments)


def footer(findings: Findings, spoken: Speaker) -> str:
    """What the numbers come from, so that anybody can have them again."""
    rows = "".join(options_of(table, spoken) for table in findings.tables)
    made = spoken.say("made", runehall=findings.runehall, code=findings.code, seed=findings.seed)
    how = heading(spoken.say("how")) + paragraph(spoken.say("how-says"))
    return f"<footer>{how}{rows}{paragraph(made)}</footer>"


def options_of(table: AtSeats, spoken: Speaker) -> str:
    """All options of tables of one size."""
    words = ", ".join(
        f"{name}={in_json(value)[:MOST_SHOWN]}" for name, value in table.options.items()
    )
    return f"<p>{escape(spoken.say('table', seats=table.seats))}: <code>{escape(words)}</code></p>"
