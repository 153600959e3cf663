"""The build: what is compiled, and what happens where nothing can be."""

import io
import os
import subprocess
import sys
import tomllib
import zipfile
from functools import cache
from pathlib import Path

import pytest

import runehall
from hatch_build import compiled_modules, source_name, up_to_date, why_not_compile
from house import ROOT, SOURCE, arrows
from runehall.build_info import compiled
from tools.progress import Progress

PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
HOOK = PYPROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]


PURE = ("RUNEHALL_PURE", "1")
NO_COMPILER = ("CC", "no-such-compiler")


class Wheels:
    """Wheels built in different surroundings, each once."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.built = cache(self.build)

    def build(self, name: str, value: str) -> tuple[Path, str]:
        """A wheel built with a setting in the environment, and what the build has said."""
        folder = self.folder / name
        command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
        settings = {key: known for key, known in os.environ.items() if key != "RUNEHALL_PURE"}
        built = subprocess.run(
            command,
            cwd=ROOT,
            env={**settings, name: value},
            capture_output=True,
            text=True,
            check=False,
        )
        assert built.returncode == 0, built.stderr
        [wheel] = folder.glob("*.whl")
        return wheel, built.stdout + built.stderr


@pytest.fixture(scope="module")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> Wheels:
    return Wheels(tmp_path_factory.mktemp("wheels"))


def test_this_run_is_the_build_it_claims_to_be() -> None:
    from_source_tree = Path(runehall.__path__[0]).is_relative_to(SOURCE)
    pure = os.environ.get("RUNEHALL_PURE", "0") not in ("", "0")
    can_compile = why_not_compile() == ""
    assert compiled() == (can_compile and not pure and not from_source_tree)


@pytest.mark.parametrize("pattern", HOOK["compiled"] + HOOK["interpreted"])
def test_every_pattern_names_a_module(pattern: str) -> None:
    assert compiled_modules(ROOT, [pattern], [])


def test_compiled_modules_are_found_once_and_in_order(tmp_path: Path) -> None:
    for name in ("c", "b", "a"):
        (tmp_path / f"{name}.py").touch()
    assert compiled_modules(tmp_path, ["c.py", "*.py"], ["b.*"]) == [Path("a.py"), Path("c.py")]


def test_what_is_installed_compiled_is_what_pyproject_lists() -> None:
    wanted = compiled_modules(ROOT, HOOK["compiled"], HOOK["interpreted"]) if compiled() else []
    package = Path(runehall.__path__[0])
    libraries = {path.relative_to(package.parent) for path in package.rglob("*.so")}
    assert {library.parent / library.name.split(".")[0] for library in libraries} == {
        module.relative_to("src").with_suffix("") for module in wanted
    }


def test_no_compiled_module_asks_for_types_that_are_not_read() -> None:
    asked = {
        arrow.imported.partition(".")[0]
        for module in compiled_modules(ROOT, HOOK["compiled"], HOOK["interpreted"])
        for arrow in arrows(str(module), (ROOT / module).read_text(encoding="utf-8"), set())
    }
    assert "runehall" in asked
    assert asked & set(HOOK["unread"]) == set()


@pytest.mark.parametrize(
    ("setting", "reason"),
    [
        (PURE, "plain Python, as asked"),
        (NO_COMPILER, "plain Python, because the C compiler does not work here"),
    ],
)
def test_a_plain_wheel_installs_and_says_so(
    tmp_path: Path, wheels: Wheels, setting: tuple[str, str], reason: str
) -> None:
    wheel, output = wheels.built(*setting)
    assert reason in output
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "unpacked")
    source = "import runehall.engine; from runehall.build_info import compiled; print(compiled())"
    answer = subprocess.run(
        [sys.executable, "-c", source],
        env={**os.environ, "PYTHONPATH": str(tmp_path / "unpacked")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert answer.stdout == "False\n"


def test_the_wheel_holds_types_and_data(wheels: Wheels) -> None:
    wheel, _ = wheels.built(*PURE)
    packed = set(zipfile.ZipFile(wheel).namelist())
    expected = {
        path.relative_to(SOURCE).as_posix()
        for path in SOURCE.rglob("*")
        if path.is_file() and path.suffix != ".pyc"
    }
    assert "runehall/py.typed" in expected
    assert expected <= packed


def test_an_object_file_is_remade_when_its_source_or_a_header_changes(tmp_path: Path) -> None:
    source, header, target = (tmp_path / name for name in ("a.c", "a.h", "a.o"))
    source.touch()
    header.touch()
    assert not up_to_date(target, source)
    target.touch()
    later = target.stat().st_mtime_ns
    for path in (source, header):
        os.utime(path, ns=(later - 1, later - 1))
    assert up_to_date(target, source)
    os.utime(header, ns=(later + 1, later + 1))
    assert not up_to_date(target, source)


@pytest.mark.parametrize(
    ("source", "name"),
    [
        ("build/c/__native_runehall___games___market___state.c", "games/market/state.py"),
        ("build/c/runehall/games/market/state.c", "games/market/state.c"),
        ("build/c/list_ops.c", "list_ops.c"),
    ],
)
def test_a_c_file_is_called_what_people_know(source: str, name: str) -> None:
    assert source_name(source) == name


class Terminal(io.StringIO):
    """A stream that somebody looks at."""

    def isatty(self) -> bool:
        return True


class Clock:
    """A clock that stands until it is told otherwise."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def test_a_terminal_shows_one_line_that_changes() -> None:
    stream, clock = Terminal(), Clock()
    progress = Progress("compiling", {"a.py": 30, "b.py": 10}, stream=stream, now=clock)
    progress.start("a.py")
    clock.seconds = 6.0
    progress.finish("a.py")
    progress.start("b.py")
    progress.end()
    assert stream.getvalue().split("\r\x1b[K") == [
        "",
        "compiling 1 of 2: a.py",
        "compiling 2 of 2: b.py, about 1 s left",
        "",
    ]


def test_without_a_terminal_there_is_a_line_now_and_then() -> None:
    stream, clock = io.StringIO(), Clock()
    weights = {str(number): 1.0 for number in range(100)}
    progress = Progress("compiling", weights, stream=stream, now=clock)
    for piece in weights:
        progress.start(piece)
        clock.seconds += 0.12
        progress.finish(piece)
    progress.end()
    assert stream.getvalue().splitlines() == [
        "compiling 43 of 100: 42, about 7 s left",
        "compiling 85 of 100: 84, about 2 s left",
    ]


def test_nothing_to_do_shows_nothing() -> None:
    stream = Terminal()
    Progress("compiling", {}, stream=stream).end()
    assert stream.getvalue() == ""
