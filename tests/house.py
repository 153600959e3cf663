"""What the house rules look at: the source tree, its imports, its public names, its sizes."""

import ast
import os
import re
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from pathspec import GitIgnoreSpec

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"

SHOWS_WHAT_IT_IS = 8_000  # git, too, calls a file binary when its first 8,000 bytes hold a zero

# Each layer may import itself, the package's root and what stands to its left.
LAYERS: dict[str, set[str]] = {"engine": set()}
LAYERS["deck"] = {"engine"}
LAYERS["games"] = {"deck", *LAYERS["deck"]}
LAYERS["bots"] = {"games", *LAYERS["games"]}
LAYERS["coach"] = {"bots", *LAYERS["bots"]}
for _user in ("lab", "adapters", "server"):
    LAYERS[_user] = {"coach", *LAYERS["coach"]}
LAYERS["cli"] = {"lab", "adapters", "server", *LAYERS["lab"]}

# What `import runehall` brings stands above the rules and bots; server and commands come on demand.
SHOWN_AT_THE_DOOR = {"engine", "deck", "games", "bots"}

# A second door, for programs from outside: the client of a hall, whoever runs it. An adapter may
# come through it as any outsider does; what it dresses never does.
CLIENT_DOOR = "runehall.client"
COME_FROM_OUTSIDE = {"adapters", "cli"}
DOORS = {
    "runehall": SHOWN_AT_THE_DOOR,
    "runehall.front_door": SHOWN_AT_THE_DOOR,
    CLIENT_DOOR: {"engine", "server"},
}

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


@cache
def belongings(root: Path = ROOT) -> tuple[Path, ...]:
    """Every file of the project, new ones too; not what building, playing or a system leaves."""
    listed = listed_by_git(root)
    names = listed_by_walking(root) if listed is None else listed
    return tuple(path for name in sorted(names) if (path := root / name).is_file())


def listed_by_git(root: Path) -> list[str] | None:
    """The names of tracked files and of new ones that git would take, or None without git."""
    if not (root / ".git").exists():
        return None  # an unpacked source distribution, perhaps inside another project's folder
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        told = subprocess.run(command, cwd=root, capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return os.fsdecode(told.stdout).split("\0")


def listed_by_walking(root: Path) -> Iterator[str]:
    """The names of all files that `.gitignore` lets through."""
    ignored = GitIgnoreSpec.from_lines((root / ".gitignore").read_text("utf-8").splitlines())
    folders = [root]
    while folders:
        for path in folders.pop().iterdir():
            name = path.relative_to(root).as_posix()
            if path.name == ".git" or ignored.match_file(f"{name}/" if path.is_dir() else name):
                continue
            if path.is_dir() and not path.is_symlink():
                folders.append(path)
            else:
                yield name


def text_files(root: Path = ROOT) -> Iterator[Path]:
    """The project's files that hold text."""
    return (path for path in belongings(root) if is_text(path))


def is_text(path: Path) -> bool:
    """Whether a file holds text rather than a picture, a font or a sound."""
    with path.open("rb") as opened:
        return b"\0" not in opened.read(SHOWS_WHAT_IT_IS)


def python_files(root: Path = ROOT) -> Iterator[Path]:
    """The project's Python files."""
    return (path for path in belongings(root) if path.suffix == ".py")


def module_name(path: Path) -> str:
    """`src/runehall/engine/__init__.py` is the module `runehall.engine`."""
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def modules() -> dict[str, Path]:
    """Every module of the package, by name."""
    return {module_name(path): path for path in python_files() if path.is_relative_to(SOURCE)}


@cache
def parsed(source: str) -> ast.Module:
    """A source's syntax tree; several rules look at the same one."""
    return ast.parse(source)


def arrows(importer: str, source: str, known: set[str]) -> Iterator[Arrow]:
    """The imports that a module makes, wherever in it they stand."""
    for node in ast.walk(parsed(source)):
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
        strange = layer in RULES and imported[0] in OUTSIDE_THE_RULES
        return f"{layer} knows no clock, no network and no chance but its own" if strange else ""
    asked = imported[1] if len(imported) > 1 else ""
    if arrow.importer == "runehall.__main__" and asked == "cli":
        return ""  # `python -m runehall` is the command line
    if arrow.importer in DOORS:
        return "" if asked not in LAYERS or asked in DOORS[arrow.importer] else "a door is light"
    if arrow.imported == CLIENT_DOOR and layer not in COME_FROM_OUTSIDE:
        return "this door is for those outside"
    if layer not in LAYERS:
        return "what stands beside the layers imports nothing of them" if asked else ""
    if asked in LAYERS and asked != layer and asked not in LAYERS[layer]:
        return f"{layer} may not import {asked}"
    if layer == asked == "games" and len(importer) > 2 and importer[2] not in imported[2:3]:
        return "a game knows no other game, nor the list of them"
    return ""


def declared_names(source: str) -> set[str] | None:
    """The names in a package's `__all__`, or None when it declares none."""
    for node in parsed(source).body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if any(isinstance(target, ast.Name) and target.id == "__all__" for target in targets):
                return set(ast.literal_eval(node.value))
    return None


def undeclared_imports(source: str, declared: dict[str, set[str]], known: set[str]) -> list[str]:
    """The names that a source takes from a package which does not declare them public."""
    return [
        f"{node.module}.{alias.name}"
        for node in ast.walk(parsed(source))
        if isinstance(node, ast.ImportFrom) and node.module in declared
        for alias in node.names
        if alias.name not in declared[node.module] and f"{node.module}.{alias.name}" not in known
    ]


def long_functions(source: str, limit: int) -> list[str]:
    """The functions with more lines than the limit, their docstrings not counted."""
    found = []
    for node in ast.walk(parsed(source)):
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
