"""What the test of the rulings reads: the games' books in docs/rules, and whatever cites them."""

import ast
import io
import json
import re
import tokenize
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path, PurePath

ROOT = Path(__file__).parent.parent
BOOKS = ROOT / "docs" / "rules"
OUR_GAMES = sorted(path.parent.name for path in ROOT.glob("src/runehall/games/*/__init__.py"))

# --- a book ---------------------------------------------------------------------------------------

PARTS = ("Printed", "Decided", "Why", "Option")
CHAPTERS = ("Options", "State document", "Actions", "Rulings")

SECTION = re.compile(r"^#{2,3} (\d+(?:\.\d+)?)\.? (\S.*)$", re.MULTILINE)
RULING = re.compile(r"^### ([A-Z]\d+) · (\S.*)$", re.MULTILINE)
PART = re.compile(r"^- \*\*(\w+):\*\* (.+(?:\n  .+)*)$", re.MULTILINE)
CHANGED_BY = re.compile(r"^(none|`[a-z_]+`(?:, `[a-z_]+`)*)(?:: .+)?$", re.DOTALL)
ARTICLE = re.compile(r"^\| ([A-Z]\d+) \|", re.MULTILINE)
HEADING = re.compile(r"^#{1,3} ", re.MULTILINE)
CODE = re.compile(r"`([^`\n]+)`")


@dataclass(frozen=True)
class Ruling:
    """One numbered decision: what is printed, what the hall does, why, and what changes it."""

    number: str
    title: str
    parts: Mapping[str, str]
    order: tuple[str, ...]

    @property
    def options(self) -> list[str]:
        """The options that change it."""
        found = CHANGED_BY.match(self.parts.get("Option", ""))
        return CODE.findall(found[1]) if found else []


@dataclass(frozen=True)
class Book:
    """The rules of one game, as written down in docs/rules."""

    game: str
    text: str
    sections: tuple[str, ...]
    rulings: tuple[Ruling, ...]
    articles: tuple[str, ...]

    @property
    def numbers(self) -> set[str]:
        """Everything in it that can be cited."""
        sections = {f"§{section}" for section in self.sections}
        return {*sections, *self.articles, *(ruling.number for ruling in self.rulings)}

    def chapter(self, title: str) -> str:
        """The text of the chapter whose title begins so, sub-sections included."""
        found = re.search(
            rf"^## \d+\. {re.escape(title)}.*?(?=^## |\Z)", self.text, re.MULTILINE | re.DOTALL
        )
        return found[0] if found else ""

    def rows(self, title: str) -> list[list[str]]:
        """The cells of every table row of a chapter."""
        lines = self.chapter(title).splitlines()
        return [
            [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
            for line in lines
            if line.startswith("|")
        ]

    def events(self) -> set[str]:
        """The events in its table of events, where it has one."""
        found = re.search(r"^\| event \|.*\n(?:\|.*\n)*", self.text, re.MULTILINE)
        lines = found[0].splitlines() if found else []
        return {name for line in lines for name in CODE.findall(line.split("|")[1])}


def read_book(game: str, text: str) -> Book:
    """A book with everything in it that can be cited."""
    rulings = []
    for found in RULING.finditer(text):
        end = HEADING.search(text, found.end())
        body = text[found.end() : end.start() if end else len(text)]
        parts = PART.findall(body)
        order = tuple(name for name, _ in parts)
        rulings.append(Ruling(found[1], found[2], dict(parts), order))
    return Book(
        game,
        text,
        tuple(found[1] for found in SECTION.finditer(text)),
        tuple(rulings),
        tuple(ARTICLE.findall(text)),
    )


def books() -> dict[str, Book]:
    """The books that are written, by game."""
    paths = {game: BOOKS / f"{game}.md" for game in OUR_GAMES}
    return {
        game: read_book(game, path.read_text(encoding="utf-8"))
        for game, path in paths.items()
        if path.exists()
    }


def faults(book: Book) -> list[str]:
    """What is wrong with the form of a book."""
    found = [f"there is no chapter “{title}”" for title in CHAPTERS if not book.chapter(title)]
    found += [f"§{section} stands twice" for section in repeated(book.sections)]
    numbers = [ruling.number for ruling in book.rulings]
    found += [f"{number} stands twice" for number in repeated([*numbers, *book.articles])]
    letter = numbers[0][0] if numbers else ""
    expected = [f"{letter}{count}" for count in range(1, len(numbers) + 1)]
    if numbers != expected:
        found.append("the rulings are not numbered from 1 in one row")
    inside = book.chapter("Rulings")
    for ruling in book.rulings:
        if f"### {ruling.number} ·" not in inside:
            found.append(f"{ruling.number} stands outside the chapter “Rulings”")
        if ruling.order != PARTS:
            found.append(f"{ruling.number} has the parts {ruling.order}")
        elif not CHANGED_BY.match(ruling.parts["Option"]):
            found.append(f"{ruling.number} names its option as “{ruling.parts['Option']}”")
    return found


def repeated(names: Iterable[str]) -> list[str]:
    """The names that occur more than once."""
    listed = list(names)
    return sorted({name for name in listed if listed.count(name) > 1})


# --- citations ------------------------------------------------------------------------------------

SCANNED = ("src", "tests", "web/src", "web/tests", "docs", "tools", "benchmarks", "examples")
CITATION = re.compile(
    rf"(?<![\w.#/-])(?:({'|'.join(OUR_GAMES)}) )?([ACKREPID]\d{{1,2}}(?!\w)|§\d+(?:\.\d+)?)"
)
LIKE_A_CITATION = re.compile(r"[ACKREPID]\d|§")  # most files have nothing like it
# One book alone has these letters. The others mean the game in whose folder they stand, and in
# shared files they need its name before them.
GAME_OF_LETTER = {"C": "cambio", "K": "kodiak", "A": "alaska"}

FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/|<!--.*?-->", re.DOTALL)
TITLE = re.compile(r"\b(?:it|test|describe)(?:\.\w+)?\(\s*['\"`]([^'\"`]*)")


@dataclass(frozen=True)
class Citation:
    """A number somebody cites; the game is empty where nobody can tell which one is meant."""

    game: str
    number: str
    where: str


def citations(path: PurePath, text: str) -> Iterator[Citation]:
    """What a file cites; its path is relative to the project."""
    read = reader_of(path)
    if read is None or not LIKE_A_CITATION.search(text):
        return
    home = game_of(path)
    for passage in read(text):
        for named, number in CITATION.findall(passage):
            game = named or GAME_OF_LETTER.get(number[0], home)
            yield Citation(game, number, str(path))


def game_of(path: PurePath) -> str:
    """The game whose folder or file this is, or nothing."""
    words = re.findall(r"[a-z]+", str(path.with_suffix("")).lower().replace("runehall", ""))
    return next((word for word in reversed(words) if word in OUR_GAMES), "")


def passages_of_python(text: str) -> Iterator[str]:
    """Comments, docstrings, and the names of tests as words."""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.string.lstrip("# ")
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield ast.get_docstring(node) or ""
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            if node.name.startswith("test_"):
                yield node.name.replace("_", " ")


def passages_of_scenarios(text: str) -> Iterator[str]:
    """Names and reasons of scenarios."""
    for scenario in json.loads(text):
        yield scenario["name"]
        yield scenario.get("why", "")


def passages_of_web(text: str) -> list[str]:
    """Comments and the titles of tests."""
    return [*COMMENT.findall(text), *TITLE.findall(text)]


def passages_of_fluent(text: str) -> list[str]:
    """Comments."""
    return [line.lstrip("# ") for line in text.splitlines() if line.startswith("#")]


def passages_of_markdown(text: str) -> list[str]:
    """Everything that is no code."""
    return [CODE.sub(" ", FENCED.sub(" ", text))]


Reader = Callable[[str], Iterable[str]]

READERS: Mapping[str, Reader] = {
    ".py": passages_of_python,
    ".ts": passages_of_web,
    ".svelte": passages_of_web,
    ".ftl": passages_of_fluent,
    ".md": passages_of_markdown,
}


def reader_of(path: PurePath) -> Reader | None:
    """What finds the passages of a file in which people talk; nobody talks in other files."""
    if path.match("tests/scenarios/*.json"):
        return passages_of_scenarios
    return READERS.get(path.suffix)


def all_citations() -> Iterator[Citation]:
    """What the whole project cites."""
    for path in scanned_files():
        relative = path.relative_to(ROOT)
        yield from citations(relative, path.read_text(encoding="utf-8"))


def scanned_files() -> Iterator[Path]:
    """The files that may cite: the project's own folders and its front pages."""
    yield from ROOT.glob("*.md")
    for folder in SCANNED:
        for path in sorted((ROOT / folder).rglob("*")):
            if reader_of(path) is not None and "node_modules" not in path.parts:
                yield path


def wrong_citations(found: Iterable[Citation], written: Mapping[str, Book]) -> list[str]:
    """Citations that cannot be followed; books that are not written are not judged."""
    wrong = []
    for citation in found:
        if citation.game == "":
            wrong.append(f"{citation.where} cites {citation.number} without saying of which game")
        elif citation.game in written and citation.number not in written[citation.game].numbers:
            book = f"docs/rules/{citation.game}.md"
            wrong.append(f"{citation.where} cites {citation.number}, which {book} does not have")
    return sorted(set(wrong))


# --- tests that name a ruling ---------------------------------------------------------------------


def named_in_tests(game: str) -> set[str]:
    """The numbers that the tests of a game name, in Python and in the names of scenarios."""
    folder = ROOT / "tests" / "games" / game
    named = {
        citation.number
        for path in folder.glob("test_*.py")
        for citation in citations(path.relative_to(ROOT), path.read_text(encoding="utf-8"))
    }
    scenarios = ROOT / "tests" / "scenarios" / f"{game}.json"
    return named | named_in_scenarios(game, scenarios.read_text(encoding="utf-8"))


def named_in_scenarios(game: str, text: str) -> set[str]:
    """The numbers in the names of scenarios."""
    names = "\n".join(scenario["name"] for scenario in json.loads(text))
    return {number for named, number in CITATION.findall(names) if named in ("", game)}


def untested(book: Book, named: set[str]) -> list[str]:
    """The rulings of a book that no test names."""
    return [ruling.number for ruling in book.rulings if ruling.number not in named]
