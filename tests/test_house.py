"""The house rules: who may import whom, what is public, how long things get, what stays out."""

from importlib import import_module

import pytest

from house import (
    ROOT,
    SOURCE,
    Arrow,
    arrows,
    declared_names,
    forbidden,
    long_functions,
    modules,
    python_files,
    text_files,
    undeclared_imports,
    unwelcome_addresses,
)

LONGEST_FILE = 400
LONGEST_FUNCTION = 60

MODULES = modules()
PACKAGES = sorted(name for name, path in MODULES.items() if path.name == "__init__.py")


def test_imports_point_one_way() -> None:
    wrong = [
        f"{arrow.importer}:{arrow.line} imports {arrow.imported}: {reason}"
        for name, path in MODULES.items()
        for arrow in arrows(name, path.read_text(encoding="utf-8"), set(MODULES))
        if (reason := forbidden(arrow))
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("importer", "line"),
    [
        ("runehall.engine.table", "import runehall.games"),
        ("runehall.engine.table", "from runehall.deck import DECK"),
        ("runehall.engine.table", "from runehall import deck"),
        ("runehall.engine.state", "def f():\n    from runehall.cli import main"),
        ("runehall.engine.seeds", "import random"),
        ("runehall.games.market.state", "from time import monotonic"),
        ("runehall.deck.cards", "from runehall.games import GAMES"),
        ("runehall.games.market.state", "from runehall.games.cambio.codes import PASS"),
        ("runehall.games.market.state", "from runehall.games import cambio"),
        ("runehall.games.market", "from runehall.games import GAMES"),
        ("runehall.games", "from runehall.bots import greedy"),
        ("runehall.bots.search", "import runehall.lab.report"),
        ("runehall.lab", "from runehall.server.wire import Hello"),
        ("runehall.server.tables", "from runehall.adapters import pettingzoo"),
        ("runehall.adapters", "import runehall.cli"),
        ("runehall.build_info", "from runehall.engine import State"),
        ("runehall", "from runehall.server import client"),
        ("runehall.front_door", "import runehall.cli"),
        ("runehall.bots.outside", "from runehall.client import HallClient"),
        ("runehall.server.hall", "import runehall.client"),
        ("runehall.lab.studies", "import runehall.client"),
        ("runehall.adapters.mcp.server", "from runehall.server import wire"),
        ("runehall.client", "from runehall.cli import main"),
    ],
)
def test_a_wrong_arrow_is_seen(importer: str, line: str) -> None:
    known = {"runehall.deck", "runehall.games.cambio", "runehall.adapters.pettingzoo"}
    assert [arrow for arrow in arrows(importer, line, known) if forbidden(arrow)]


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("runehall.engine.table", "runehall.engine.state"),
        ("runehall.engine.table", "runehall"),
        ("runehall.games.market.state", "runehall.deck"),
        ("runehall.games.market.state", "runehall.games.market.codes"),
        ("runehall.games", "runehall.games.market"),
        ("runehall.server.tables", "time"),
        ("runehall.cli", "runehall.lab.report"),
        ("runehall.cli", "runehall.build_info"),
        ("runehall", "runehall.games"),
        ("runehall.front_door", "runehall.bots"),
        ("runehall.client", "runehall.server.client"),
        ("runehall.adapters.mcp.hall", "runehall.client"),
    ],
)
def test_a_right_arrow_is_let_through(importer: str, imported: str) -> None:
    assert forbidden(Arrow(importer, 1, imported)) == ""


@pytest.mark.parametrize("package", PACKAGES)
def test_a_package_declares_public_names_that_exist(package: str) -> None:
    declared = declared_names(MODULES[package].read_text(encoding="utf-8"))
    assert declared is not None, f"{package} has no __all__"
    module = import_module(package)
    assert [name for name in sorted(declared) if not hasattr(module, name)] == []


def test_a_package_is_used_by_its_public_names() -> None:
    declared = {
        package: declared_names(MODULES[package].read_text(encoding="utf-8")) or set()
        for package in PACKAGES
    }
    found = {
        str(path.relative_to(ROOT)): undeclared
        for path in python_files()
        if (undeclared := undeclared_imports(path.read_text("utf-8"), declared, set(MODULES)))
    }
    assert found == {}


def test_an_undeclared_name_is_seen() -> None:
    assert declared_names("__all__ = ['Card', 'GONE']\nEXTRA = 1\n") == {"Card", "GONE"}
    assert declared_names("__all__: list[str] = []") == set()
    assert declared_names("EXTRA = 1") is None
    source = "from runehall.deck import Card, EXTRA, manifest\nfrom runehall.deck.cards import X\n"
    declared, known = {"runehall.deck": {"Card"}}, {"runehall.deck.manifest"}
    assert undeclared_imports(source, declared, known) == ["runehall.deck.EXTRA"]


def test_files_are_short() -> None:
    lengths = {
        str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines())
        for path in python_files()
    }
    assert {file: lines for file, lines in lengths.items() if lines > LONGEST_FILE} == {}


def test_functions_are_short() -> None:
    found = {
        str(path.relative_to(ROOT)): slow
        for path in python_files()
        if (slow := long_functions(path.read_text(encoding="utf-8"), LONGEST_FUNCTION))
    }
    assert found == {}


def test_a_long_function_is_seen() -> None:
    method = 'class A:\n    def f(self) -> None:\n        """Says.\n\n        More.\n        """\n'
    assert long_functions(method + "        a = 1\n" * 3, limit=3) == []
    assert long_functions(method + "        a = 1\n" * 4, limit=3) == ["f has 4 lines"]


def test_no_file_names_a_registry_or_a_machine() -> None:
    found = {
        str(path.relative_to(ROOT)): unwelcome
        for path in text_files()
        if (unwelcome := unwelcome_addresses(path.read_text(encoding="utf-8")))
    }
    assert found == {}


@pytest.mark.parametrize(
    "line",
    [
        "https://" + "py" + "pi.org/simple",
        "https://registry." + "npm" + "js.org/svelte",
        '  "resolved"' + ': "somewhere"',
        "--index" + "-url x",
        "see " + "/" + "home/someone/runehall",
        "open('" + "/" + "tmp/table.db')",
    ],
)
def test_an_unwelcome_address_is_seen(line: str) -> None:
    assert unwelcome_addresses(line)


@pytest.mark.parametrize("line", ["docs/work/plan.md", "GET /tables/7", "at home/work", "./tmp/x"])
def test_other_addresses_are_welcome(line: str) -> None:
    assert unwelcome_addresses(line) == []


def test_the_source_tree_stays_interpreted() -> None:
    assert [path.name for path in SOURCE.rglob("*") if path.suffix in {".so", ".pyd", ".c"}] == []
