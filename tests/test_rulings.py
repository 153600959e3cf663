"""The rulings: what is cited can be looked up, and what can be looked up is tested."""

import json
from pathlib import PurePath
from typing import Any

import pytest

from rulings import (
    BOOKS,
    CODE,
    OUR_GAMES,
    Book,
    Citation,
    all_citations,
    books,
    citations,
    faults,
    game_of,
    named_in_scenarios,
    named_in_tests,
    read_book,
    untested,
    wrong_citations,
)
from runehall.deck import CARDS, DECK_GAMES, read_deck
from runehall.engine import Table
from runehall.games import GAMES

WRITTEN = books()
book_of_each_game = pytest.mark.parametrize("book", WRITTEN.values(), ids=WRITTEN)


# --- the books and whoever cites them -------------------------------------------------------------


def test_every_citation_can_be_followed() -> None:
    assert wrong_citations(all_citations(), WRITTEN) == []


@book_of_each_game
def test_every_ruling_is_named_by_a_test(book: Book) -> None:
    assert untested(book, named_in_tests(book.game)) == []


@book_of_each_game
def test_a_book_has_its_form(book: Book) -> None:
    assert faults(book) == []
    assert book.rulings


def test_the_books_are_linked_from_their_first_page() -> None:
    page = (BOOKS / "README.md").read_text(encoding="utf-8")
    assert [game for game in OUR_GAMES if f"({game}.md)" not in page] == []


# --- the books and the code -----------------------------------------------------------------------


def as_written(value: Any) -> str:
    """A default as the books write it: JSON, words without quotes."""
    return value if isinstance(value, str) else json.dumps(value)


@book_of_each_game
def test_options_and_their_defaults_are_those_of_the_game(book: Book) -> None:
    options = GAMES[book.game].options
    rows = [row for row in book.rows("Options") if len(row) == 4 and row[2].startswith("`")]
    written = {row[0]: row[2] for row in rows}
    defaults = {option.name: as_written(option.default) for option in options.options}
    assert written == {f"`{name}`": f"`{default}`" for name, default in defaults.items()}


@book_of_each_game
def test_the_words_an_option_can_be_set_to_are_written(book: Book) -> None:
    written = {row[0].strip("`"): row[1] for row in book.rows("Options") if len(row) == 4}
    missing = [
        (option.name, word)
        for option in GAMES[book.game].options.options
        for word in option.choices
        if isinstance(word, str) and f"`{word}`" not in written[option.name]
    ]
    assert missing == []


@book_of_each_game
def test_presets_are_those_of_the_game(book: Book) -> None:
    named = set(CODE.findall(book.chapter("Options")))
    assert [preset for preset in GAMES[book.game].options.presets if preset not in named] == []


@book_of_each_game
def test_rulings_name_options_that_exist(book: Book) -> None:
    known = GAMES[book.game].options.by_name
    wrong = {
        ruling.number: option
        for ruling in book.rulings
        for option in ruling.options
        if option not in known
    }
    assert wrong == {}


@book_of_each_game
def test_every_key_of_the_state_document_is_explained(book: Book) -> None:
    game = GAMES[book.game]
    document = Table.new(game, seats=min(game.seat_counts), seed=7).document()
    first_cells = [row[0] for row in book.rows("State document") if row]
    explained = {name for cell in first_cells for name in CODE.findall(cell)}
    assert [key for key in document if key not in explained] == []


@book_of_each_game
def test_every_verb_is_explained(book: Book) -> None:
    game = GAMES[book.game]
    notation = Table.new(game, seats=min(game.seat_counts), seed=7).notation
    spans = [f"{span} " for span in CODE.findall(book.chapter("Actions"))]
    verbs = [kind.template.split("{")[0].strip() for kind in notation.by_verb.values()]
    assert [verb for verb in verbs if not any(span.startswith(f"{verb} ") for span in spans)] == []


@book_of_each_game
def test_a_table_of_events_lists_those_of_the_game(book: Book) -> None:
    game = GAMES[book.game]
    table = Table.new(game, seats=min(game.seat_counts), seed=7)
    names = {kind.name for kind in table.event_kinds.values()}
    assert book.events() in (names, set())


def test_the_page_of_the_deck_tells_the_deck() -> None:
    """Numbers share a row; every other printed card has one with its copies and its four codes."""
    page = read_book("deck", (BOOKS / "deck.md").read_text(encoding="utf-8"))
    rows = {row[0]: row[1:] for row in page.rows("The cards")}
    manifest = BOOKS.parents[1] / "src" / "runehall" / "deck" / "deck76.json"
    deck = read_deck(manifest.read_text(encoding="utf-8"))
    for card in CARDS:
        copies, *roles = rows["yellow number 1 to 9" if card.isdecimal() else card]
        codes = [CODE.findall(role) for role in roles]
        assert copies.removesuffix(" each") == str(deck.copies[card]), card
        if not card.isdecimal():
            assert codes == [[deck.names[game][card]] for game in DECK_GAMES], card


# --- the test itself ------------------------------------------------------------------------------

SMALL = """# A game

## 3. Options
| `speed` | 1 to 3 | `2` | how fast |

## 5. State document
## 7. Actions
### 7.1 Casting
| P4 | the fourth step |

## 14. Rulings

### A1 · The first

- **Printed:** nothing.
- **Decided:** The first thing,
  which needs two lines.
- **Why:** Because.
- **Option:** `speed`, `wind`: both matter

| event | fields |
| --- | --- |
| `slot`, `skip` | seat, `card` |

### A2 · The second

- **Printed:** something else.
- **Decided:** The second thing.
- **Why:** Because.
- **Option:** none
"""


def test_a_book_is_read() -> None:
    book = read_book("alaska", SMALL)
    assert faults(book) == []
    assert book.numbers == {"A1", "A2", "P4", "§3", "§5", "§7", "§7.1", "§14"}
    assert book.rulings[0].parts["Decided"] == "The first thing,\n  which needs two lines."
    assert [ruling.options for ruling in book.rulings] == [["speed", "wind"], []]
    assert book.events() == {"slot", "skip"}
    assert book.rows("Options") == [["`speed`", "1 to 3", "`2`", "how fast"]]


@pytest.mark.parametrize(
    ("right", "wrong", "fault"),
    [
        ("### A2 ·", "### A3 ·", "not numbered from 1"),
        ("### A2 ·", "### A1 ·", "A1 stands twice"),
        ("| P4 |", "| A2 |", "A2 stands twice"),
        ("## 5. State", "## 3. State", "§3 stands twice"),
        ("## 5. State document", "## 5. Position", "no chapter “State document”"),
        ("- **Why:** Because.\n- **Option:** none", "- **Option:** none", "A2 has the parts"),
        ("**Option:** none", "**Option:** nothing", "A2 names its option"),
        ("**Option:** none", "**Option:** maybe `speed`", "A2 names its option"),
        ("## 14. Rulings\n", "", "A1 stands outside"),
    ],
)
def test_a_fault_of_form_is_seen(right: str, wrong: str, fault: str) -> None:
    found = faults(read_book("alaska", SMALL.replace(right, wrong)))
    assert any(fault in each for each in found), found


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("src/runehall/games/alaska/flow.py", "x = 1  # A3: nothing of the sort"),
        ("src/runehall/games/alaska/flow.py", '"""The river (§9)."""'),
        ("src/runehall/games/alaska/flow.py", '"""Steps (§7.2)."""'),
        ("src/runehall/games/alaska/flow.py", "def f():\n    '''P5 first.'''"),
        ("tests/games/alaska/test_alaska.py", "def test_A1_and_A3_meet() -> None: ..."),
        ("tests/engine/test_table.py", "# as A12 says"),
        ("tests/engine/test_table.py", "# as R5 says"),
        ("tests/engine/test_table.py", "# as §7 says"),
        ("tests/scenarios/alaska.json", '[{"name": "A7 late"}]'),
        ("tests/scenarios/alaska.json", '[{"name": "late", "why": "A7"}]'),
        ("web/src/boards/alaska/view.ts", "const x = 1; // A9: shown"),
        ("web/src/boards/alaska/view.test.ts", "it('A9 is shown', () => {});"),
        ("web/src/boards/alaska/Board.svelte", "<!-- A9 -->"),
        ("web/src/boards/alaska/en.ftl", "# A9\nname = A1"),
        ("docs/rules/alaska.md", "as in A4"),
        ("docs/bots.md", "a bear waits (A4)"),
        ("docs/bots.md", "a bear waits (alaska §4)"),
    ],
)
def test_a_wrong_citation_is_seen(path: str, text: str) -> None:
    written = {"alaska": read_book("alaska", SMALL)}
    assert wrong_citations(citations(PurePath(path), text), written)


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("src/runehall/games/alaska/flow.py", "# A1, A2 and P4 (§7.1, §14)\nx = 'A77'"),
        ("tests/games/alaska/test_alaska.py", "def test_A1_and_A2_meet() -> None: ..."),
        ("tests/games/alaska/test_alaska.py", "def test_x() -> None:\n    seat('A9')"),
        ("tests/engine/test_table.py", "# A1, and alaska P4; alaska §7.1"),
        ("tests/scenarios/alaska.json", '[{"name": "A1 and A2", "why": "P4"}]'),
        ("src/runehall/games/alaska/data.json", '[{"name": "A9"}]'),
        ("web/src/boards/alaska/view.ts", "const x = 'M0 0 A9 9'; // A1"),
        ("web/src/pieces/deck/art/Alaska.svelte", "<path d='A9 9 0 0' /><!-- A1 -->"),
        ("docs/bots.md", "`A9` is code, as is\n```\nA9\n```\nbut not A1."),
        ("docs/bots.md", "file-A9, #A9, x.A9, CA9, A9th"),
        ("notes.txt", "A9"),
    ],
)
def test_a_right_citation_is_let_through(path: str, text: str) -> None:
    written = {"alaska": read_book("alaska", SMALL)}
    assert wrong_citations(citations(PurePath(path), text), written) == []


def test_a_book_that_is_not_written_is_not_judged() -> None:
    assert wrong_citations([Citation("market", "R5", "x.py")], {}) == []


@pytest.mark.parametrize(
    ("path", "game"),
    [
        ("src/runehall/games/rune/state.py", "rune"),
        ("src/runehall/games/runes/state.py", "runes"),
        ("src/runehall/cli/tables/market.py", "market"),
        ("tests/games/kodiak/test_kodiak_rules.py", "kodiak"),
        ("web/src/pieces/deck/art/Alaska.svelte", "alaska"),
        ("docs/rules/deck.md", ""),
        ("src/runehall/engine/table.py", ""),
    ],
)
def test_a_citation_belongs_to_the_game_whose_folder_it_stands_in(path: str, game: str) -> None:
    assert game_of(PurePath(path)) == game


def test_an_untested_ruling_is_seen() -> None:
    book = read_book("alaska", SMALL)
    names = '[{"name": "A2 again", "why": "A1"}]'
    assert untested(book, named_in_scenarios("alaska", names)) == ["A1"]
    found = citations(PurePath("tests/games/alaska/test_x.py"), "def test_A1_x() -> None: ...")
    assert untested(book, {citation.number for citation in found}) == ["A2"]
