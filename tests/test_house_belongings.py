"""What the house rules judge: the project's files, whatever a player leaves in the folder."""

import shutil
import subprocess
from pathlib import Path

import pytest

from house import ROOT, belongings, listed_by_walking, python_files, text_files, unwelcome_addresses

OURS = [".ci/run", ".gitignore", "docs/rules.md", "src/runehall/engine.py"]
NEW = "src/runehall/not_yet_added.py"
PICTURE = "web/public/rune.png"
MACHINE = "/" + "home/someone/runehall\n"
# Each would break a house rule, if it were judged.
RUBBISH = {
    "runehall-data/hall.db": b"SQLite format 3\0" + bytes(range(256)) * 100,
    "another.db": b"SQLite format 3\0\xff\xfe",
    "another.db-wal": b"\x37\x7f\x06\x82\0\xff",
    "hall.log": MACHINE.encode() * 100_000,
    "node_modules/package/index.py": b"x = 1\n" * 1_000,
    "web/node_modules/package/read.md": MACHINE.encode(),
    "web/shots/market.png": b"\x89PNG\0",
    "src/runehall/__pycache__/engine.cpython-311.pyc": b"\xa7\0\xff",
    "build/page/index.html": MACHINE.encode(),
    ".venv/bin/activate": MACHINE.encode(),
    ".vscode/settings.json": MACHINE.encode(),
    ".DS_Store": b"\0\0\0\1Bud1",
}


@pytest.fixture(params=["git", "no git"])
def tree(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A small project in which somebody has played, with git or unpacked from an archive."""
    write(tmp_path, dict.fromkeys(OURS, b"pass\n"))
    shutil.copy(ROOT / ".gitignore", tmp_path)
    if request.param == "git":
        for command in (["init", "--quiet"], ["add", "."]):
            subprocess.run(["git", *command], cwd=tmp_path, check=True)
    write(tmp_path, {NEW: b"pass\n", PICTURE: b"\x89PNG\r\n\x1a\n\0\0\0", **RUBBISH})
    return tmp_path


def write(root: Path, files: dict[str, bytes]) -> None:
    for name, content in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_bytes(content)


def names(root: Path, found: tuple[Path, ...]) -> list[str]:
    return [path.relative_to(root).as_posix() for path in found]


def test_what_playing_and_building_leave_is_not_judged(tree: Path) -> None:
    assert names(tree, belongings(tree)) == sorted([*OURS, NEW, PICTURE])
    assert names(tree, tuple(text_files(tree))) == sorted([*OURS, NEW])
    assert names(tree, tuple(python_files(tree))) == ["src/runehall/engine.py", NEW]


def test_a_new_file_is_judged_before_it_is_added(tree: Path) -> None:
    (tree / NEW).write_text(MACHINE)
    found = [path for path in text_files(tree) if unwelcome_addresses(path.read_text("utf-8"))]
    assert names(tree, tuple(found)) == [NEW]


def test_a_tracked_file_that_is_gone_is_not_judged(tree: Path) -> None:
    (tree / OURS[0]).unlink()
    assert names(tree, belongings(tree)) == sorted([*OURS[1:], NEW, PICTURE])


def test_the_rubbish_would_break_the_rules() -> None:
    assert unwelcome_addresses(MACHINE)


def test_without_git_no_file_of_the_project_is_missed() -> None:
    walked = {ROOT / name for name in listed_by_walking(ROOT)}
    assert ROOT / "Makefile" in walked
    assert [path for path in belongings() if path not in walked] == []
