"""Games to look at: links into a hall on this machine, and files."""

from __future__ import annotations

import base64
import zlib
from collections.abc import Iterator
from html import escape

from runehall.engine import Record
from runehall.engine.record import read_record
from runehall.lab.numbers.findings import AtSeats, Example
from runehall.lab.report.html import heading, paragraph
from runehall.lab.report.speaker import Speaker

HALL = "http://127.0.0.1:8140"


def examples(speaker: Speaker, table: AtSeats) -> Iterator[str]:
    """Games to look at."""
    if not table.examples:
        return
    yield heading(speaker.say("examples"), 3)
    yield paragraph(speaker.say("examples-says"), "note")
    yield "<ul>" + "".join(example(speaker, each) for each in table.examples) + "</ul>"


def example(speaker: Speaker, each: Example) -> str:
    """A game as a link into the hall, and as a file."""
    record = read_record(each.record)
    digits = 0 if float(each.number).is_integer() else 2
    words = speaker.say(
        f"example-{each.name}", number=speaker.number(each.number, digits), seed=each.seed
    )
    file = base64.b64encode(record.to_json().encode()).decode()
    return (
        f'<li>{escape(words)}: <a href="{link_to(record)}">{escape(speaker.say("open"))}</a>, '
        f'<a download="{each.name}-{each.seed}.json" href="data:application/json;base64,{file}">'
        f"{escape(speaker.say('file'))}</a></li>"
    )


def link_to(record: Record) -> str:
    """The address at which a hall on this machine shows a record: the game is in the address."""
    packed = zlib.compress(record.to_json().encode(), 9)
    return f"{HALL}/replay#record={base64.urlsafe_b64encode(packed).decode().rstrip('=')}"
