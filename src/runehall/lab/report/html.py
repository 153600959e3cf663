"""Small pieces of HTML; everything that is shown goes through `escape`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files

from runehall.engine.texts import LANGUAGES

NAMES = {"en": "English", "de": "Deutsch"}


def heading(words: str, level: int = 2) -> str:
    """A heading."""
    return f"<h{level}>{escape(words)}</h{level}>"


def paragraph(words: str, kind: str = "") -> str:
    """A paragraph, perhaps of a kind of its own."""
    named = f' class="{kind}"' if kind else ""
    return f"<p{named}>{escape(words)}</p>"


def grid(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table.

    >>> grid(["a"], [["<b>"]])
    '<div class="scroll"><table><tr><th>a</th></tr><tr><td>&lt;b&gt;</td></tr></table></div>'
    """
    top = "".join(f"<th>{escape(word)}</th>" for word in head)
    body = "".join(
        "<tr>" + "".join(f"<td>{unbroken(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return f'<div class="scroll"><table><tr>{top}</tr>{body}</table></div>'


def unbroken(words: str) -> str:
    """A cell whose number and interval may stand below each other, but stay whole.

    >>> unbroken("5 % (4 to 6)")
    '<span>5 %</span> <span>(4 to 6)</span>'
    """
    value, opened, interval = words.partition(" (")
    if not opened:
        return escape(words)
    return f"<span>{escape(value)}</span> <span>({escape(interval)}</span>"


def listed(sentences: Iterable[str]) -> str:
    """A list of sentences."""
    return "<ul>" + "".join(f"<li>{escape(each)}</li>" for each in sentences) + "</ul>"


def framed(title: str, articles: str, first: str) -> str:
    """A whole page that needs nothing else; a button for each language, no script."""
    style = (files("runehall.lab.report") / "style.css").read_text(encoding="utf-8")
    inputs = "".join(
        f'<input class="languages" type="radio" name="language" id="{each}"'
        f'{" checked" if each == first else ""} aria-label="{NAMES[each]}">'
        for each in LANGUAGES
    )
    choose = " ".join(f'<label for="{each}">{NAMES[each]}</label>' for each in LANGUAGES)
    return (
        f'<!doctype html><html lang="{first}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{style}</style></head><body>{inputs}"
        f'<main><div class="choose">{choose}</div>{articles}</main></body></html>\n'
    )
