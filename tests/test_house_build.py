"""The build: what is compiled, and what happens where nothing can be."""

import os
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

import runehall
from hatch_build import compiled_modules, up_to_date, why_not_compile
from house import ROOT, SOURCE
from runehall.build_info import compiled

PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
HOOK = PYPROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]


def build_wheel(folder: Path, **environment: str) -> tuple[Path, str]:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    settings = {name: value for name, value in os.environ.items() if name != "RUNEHALL_PURE"}
    built = subprocess.run(
        command,
        cwd=ROOT,
        env={**settings, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr
    [wheel] = folder.glob("*.whl")
    return wheel, built.stdout + built.stderr


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


@pytest.mark.parametrize(
    ("environment", "reason"),
    [
        ({"RUNEHALL_PURE": "1"}, "plain Python, as asked"),
        ({"CC": "no-such-compiler"}, "plain Python, because the C compiler does not work here"),
    ],
)
def test_a_plain_wheel_installs_and_says_so(
    tmp_path: Path, environment: dict[str, str], reason: str
) -> None:
    wheel, output = build_wheel(tmp_path, **environment)
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


def test_the_wheel_holds_types_and_data(tmp_path: Path) -> None:
    wheel, _ = build_wheel(tmp_path, RUNEHALL_PURE="1")
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
