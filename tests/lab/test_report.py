"""The report: whole in itself, in two languages, with the numbers that were found."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

import runehall.lab
from runehall.lab import Findings, study
from runehall.lab.numbers.conditions import read_condition, read_conditions
from runehall.lab.numbers.flags import flags_of
from runehall.lab.numbers.statistics import Estimate
from runehall.lab.report import flags_in_words, page_of, speaker
from runehall.lab.report.charts import Line, forest, nice_step
from runehall.lab.report.html import unbroken

LAB = Path(runehall.lab.__path__[0])
LANGUAGES = ("en", "de")
MEGABYTE = 1_000_000


@pytest.fixture(scope="module")
def found() -> Findings:
    """A small study with every part."""
    return study(
        "alaska",
        seats=(2, 4),
        games=40,
        closer=10,
        worth=5,
        vary={"hand_size": [4, 3], "save_max": [0]},
        ladder=2,
        rungs=(5, 10),
        confirm="master@10i",
        confirm_games=2,
    )


class Variables(visitor.Visitor):
    """Collects what a message wants to be told."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Every message with its variables."""
    source = (LAB / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    told = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            told[entry.id.name] = variables.names
    return told


def test_both_languages_say_the_same_things() -> None:
    assert messages("en") == messages("de")


def test_every_message_is_used() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in LAB.rglob("*.py"))
    quoted = set(re.findall(r"[\"']([a-z0-9-]+)[\"']", source))
    unused = set(messages("en")) - quoted
    assert {each for each in unused if not each.startswith("example-")} == set()


class Tags(HTMLParser):
    """Checks that what is opened is closed, and gathers what a page asks for."""

    ALONE = frozenset({"meta", "input", "line", "circle", "rect"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.links += [value or "" for name, value in attrs if name in ("href", "src")]
        if tag not in self.ALONE:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in self.ALONE

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def test_a_report_is_one_file_that_asks_nobody_for_anything(found: Findings) -> None:
    page = page_of(found)
    tags = Tags()
    tags.feed(page)
    assert tags.open == []
    here = ("http://127.0.0.1:8140/replay#record=", "data:application/json;base64,")
    assert all(link.startswith(here) for link in tags.links)
    assert "<script" not in page
    assert "@import" not in page
    assert "url(" not in page
    assert len(page.encode()) < MEGABYTE


@pytest.mark.parametrize(
    ("language", "headings"),
    [
        ("en", ("Seats", "Options", "The worth of each rule", "Use", "Length", "Margins",
                "Decisions", "Drama", "Luck and skill", "Quick hands", "Games to look at")),
        ("de", ("Plätze", "Optionen", "Was jede Regel wert ist", "Gebrauch", "Länge", "Abstände",
                "Entscheidungen", "Spannung", "Glück und Können", "Schnelle Hände",
                "Spiele zum Ansehen")),
    ],
)  # fmt: skip
def test_every_part_stands_in_both_languages(
    found: Findings, language: str, headings: tuple[str, ...]
) -> None:
    page = page_of(found)
    article = page[page.index(f'<article lang="{language}">') :]
    article = article[: article.index("</article>")]
    assert [each for each in headings if f"<h3>{each}</h3>" not in article] == []
    # Every chart has its numbers as a table behind it, before the next heading.
    for part in re.split(r"<h[23]>", article)[1:]:
        assert "<svg" not in part or "<table" in part


def test_the_numbers_of_the_report_are_those_that_were_found(found: Findings) -> None:
    page = page_of(found)
    spoken = speaker("en", "alaska")
    for table in found.tables:
        for share in table.summary.order:
            assert unbroken(spoken.share(share)) in page
        for worth in table.worth:
            assert unbroken(spoken.points(worth.share)) in page


def test_red_flags_are_sentences_and_come_first(found: Findings) -> None:
    page = page_of(found)
    [first, *_] = flags_in_words(found, "de")
    assert flags_of(found)
    assert "Zu 2:" in first or "Zu 4:" in first
    assert page.index("What to look at first") < page.index("<h3>Seats</h3>")


def test_what_was_typed_is_not_markup() -> None:
    chart = forest(
        [Line("<b>", Estimate(0.1, 0.0, 0.2, 9), "&")], reference=0.0, title='"', tick=str
    )
    assert "<b>" not in chart
    assert "&lt;b&gt;" in chart
    assert 'aria-label="&quot;"' in chart


def test_steps_of_an_axis_are_round() -> None:
    assert [nice_step(each) for each in (0.07, 0.43, 5.0, 12.0)] == [0.02, 0.1, 1.0, 5.0]


@pytest.mark.parametrize(
    "text", ["", "edge", "edge>", "edge 5", "edge>3pp>2", "length 35..25", "luck>1", "length>3%"]
)
def test_a_condition_that_cannot_be_read_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(runehall.RunehallError, match=r"\.$"):
        read_condition(text)


def test_conditions_know_where_they_hold(found: Findings) -> None:
    edge, length = read_conditions("edge<=2pp, length 10..20")
    assert edge.holds(0.02)
    assert not edge.holds(0.021)
    assert edge.distance(0.05) == pytest.approx(3.0)
    assert length.distance(8.0) == 2.0
    assert not read_condition("edge<2pp").holds(0.02)
    for table in found.tables:
        value = edge.value(table)
        assert value is not None
        assert value.value >= 0.0
        assert length.value(table) is not None
