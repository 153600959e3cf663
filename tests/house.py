"""What the house rules look at: the source tree, its imports, its public names, its sizes."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"

MADE_HERE = {"build", "dist", "node_modules", "__pycache__"}
DRAWN = {".png", ".svg", ".ico", ".woff2", ".ogg", ".webp"}
TRACKED_DOT_FOLDERS = {".ci"}

# Each layer may import itself, the package's root and what stands to its left.
LAYERS: dict[str, set[str]] = {"engine": set()}
LAYERS["deck"] = {"engine"}
LAYERS["games"] = {"deck", *LAYERS["deck"]}
LAYERS["bots"] = {"games", *LAYERS["games"]}
for _user in ("lab", "adapters", "server"):
    LAYERS[_user] = {"bots", *LAYERS["bots"]}
LAYERS["cli"] = {"lab", "adapters", "server", *LAYERS["lab"]}

# The rules know no clock, no network and no chance but their own generator.
RULES = {"engine", "deck", "games"}
OUTSIDE_THE_RULES = {
    *("asyncio", "datetime", "http", "multiprocessing", "random", "secrets", "selectors"),
    *("signal", "socket", "ssl", "subprocess", "threading", "time", "urllib", "uuid"),
}


@dataclass(frozen=True)
class Arrow:
    """One import: a module, and what it asks for."""

    importer: str
    line: int
    imported: str


def tracked_files() -> Iterator[Path]:
    """Every file of the project that is not made by building or running it."""
    folders = [ROOT]
    while folders:
        for path in sorted(folders.pop().iterdir()):
            hidden = path.name.startswith(".") and path.name not in TRACKED_DOT_FOLDERS
            if path.is_dir() and not hidden and path.name not in MADE_HERE:
                folders.append(path)
            elif path.is_file():
                yield path


def text_files() -> Iterator[Path]:
    """The tracked files that hold text."""
    return (path for path in tracked_files() if path.suffix not in DRAWN)


def python_files() -> Iterator[Path]:
    """The tracked Python files."""
    return (path for path in tracked_files() if path.suffix == ".py")


def module_name(path: Path) -> str:
    """`src/runehall/engine/__init__.py` is the module `runehall.engine`."""
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def modules() -> dict[str, Path]:
    """Every module of the package, by name."""
    return {module_name(path): path for path in sorted(SOURCE.rglob("*.py"))}


def arrows(importer: str, source: str, known: set[str]) -> Iterator[Arrow]:
    """The imports that a module makes, wherever in it they stand."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Arrow(importer, node.lineno, alias.name)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{importer}:{node.lineno}: relative imports hide arrows"
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield Arrow(importer, node.lineno, inner if inner in known else str(node.module))


def forbidden(arrow: Arrow) -> str:
    """Why an import may not be, or nothing when it may."""
    importer, imported = arrow.importer.split("."), arrow.imported.split(".")
    layer = importer[1] if len(importer) > 1 else ""
    if imported[0] != "runehall":
        if layer in RULES and imported[0] in OUTSIDE_THE_RULES:
            return f"{layer} knows no clock, no network and no chance but its own"
        return ""
    asked = imported[1] if len(imported) > 1 else ""
    if arrow.importer == "runehall.__main__" and asked == "cli":
        return ""  # `python -m runehall` is the command line
    if layer not in LAYERS:
        return "the root of the package imports nothing" if asked else ""
    if asked in LAYERS and asked != layer and asked not in LAYERS[layer]:
        return f"{layer} may not import {asked}"
    if layer == asked == "games" and len(importer) > 2 and importer[2] not in imported[2:3]:
        return "a game knows no other game, nor the list of them"
    return ""


def declared_names(source: str) -> set[str] | None:
    """The names in a package's `__all__`, or None when it declares none."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if any(isinstance(target, ast.Name) and target.id == "__all__" for target in targets):
                return set(ast.literal_eval(node.value))
    return None


def undeclared_imports(source: str, declared: dict[str, set[str]], known: set[str]) -> list[str]:
    """The names that a source takes from a package which does not declare them public."""
    return [
        f"{node.module}.{alias.name}"
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.ImportFrom) and node.module in declared
        for alias in node.names
        if alias.name not in declared[node.module] and f"{node.module}.{alias.name}" not in known
    ]


def long_functions(source: str, limit: int) -> list[str]:
    """The functions with more lines than the limit, their docstrings not counted."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            first = node.body[1] if ast.get_docstring(node) and len(node.body) > 1 else node.body[0]
            lines = (node.end_lineno or 0) - first.lineno + 1
            if lines > limit:
                found.append(f"{node.name} has {lines} lines")
    return found


# Written so that this file does not hold what it looks for.
REGISTRY = re.compile(
    r"pypi[.]org|pythonhosted[.]org|registry[.]npmjs|registry[.]yarnpkg|npm[m]irror"
    r"|--(?:extra-)?index[-]url|\"resolved\"[:]",
    re.IGNORECASE,
)
MACHINE_PATH = re.compile(r"(?<![\w.~)-])/(?:home|root|tmp|work|opt|Users)/(?=\w)")


def unwelcome_addresses(text: str) -> list[str]:
    """Package registries and paths of one machine that a text mentions."""
    return [
        match.group() for pattern in (REGISTRY, MACHINE_PATH) for match in pattern.finditer(text)
    ]
