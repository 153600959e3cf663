"""The release script: what it refuses, and what it leaves behind, on a small project of its own."""

import subprocess
from pathlib import Path

import pytest

from house import ROOT
from tools.release import changes, declared_version, obstacles, release

PROJECT = {
    "pyproject.toml": """
        [build-system]
        requires = ["hatchling"]
        build-backend = "hatchling.build"

        [project]
        name = "runehall"
        dynamic = ["version"]

        [tool.hatch.version]
        path = "src/runehall/__init__.py"
    """,
    "src/runehall/__init__.py": '__version__ = "1.2.0"\n',
    "CHANGELOG.md": "# Changelog\n\n## [1.2.0] - 2031-05\n\n### Added\n\n- Bears.\n\n## [1.1.0]\n",
    ".gitignore": "/dist/\n",
}


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A committed project of which 1.1.0 has been released and 1.2.0 may be."""
    for role in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{role}_NAME", "Somebody")
        monkeypatch.setenv(f"GIT_{role}_EMAIL", "somebody@example.org")
    for name, text in PROJECT.items():
        write(tmp_path, name, "\n".join(line.removeprefix(" " * 8) for line in text.split("\n")))
    git(tmp_path, "init", "--quiet")
    commit(tmp_path)
    git(tmp_path, "tag", "v1.1.0")
    return tmp_path


def write(root: Path, name: str, text: str) -> None:
    (root / name).parent.mkdir(parents=True, exist_ok=True)
    (root / name).write_text(text, encoding="utf-8")


def git(root: Path, *command: str) -> str:
    done = subprocess.run(["git", *command], cwd=root, capture_output=True, text=True, check=True)
    return done.stdout


def commit(root: Path) -> None:
    git(root, "add", ".")
    git(root, "commit", "--quiet", "--message", "Something changed")


def test_a_release_is_built_and_tagged(project: Path, capfd: pytest.CaptureFixture[str]) -> None:
    write(project, "dist/runehall-0.9.0.tar.gz", "an old one")
    release(project, "1.2.0")
    built = sorted(path.name for path in (project / "dist").iterdir())
    assert built == ["runehall-1.2.0-py2.py3-none-any.whl", "runehall-1.2.0.tar.gz"]
    assert git(project, "tag", "--list", "--format=%(refname:short) %(subject)").splitlines() == [
        "v1.1.0 Something changed",
        "v1.2.0 Runehall 1.2.0",
    ]
    assert "tagged v1.2.0" in capfd.readouterr().out


def test_a_build_that_fails_is_not_tagged(project: Path) -> None:
    write(project, "pyproject.toml", "[project]\nname = 7\n")
    commit(project)
    with pytest.raises(SystemExit, match="nothing was tagged"):
        release(project, "1.2.0")
    assert git(project, "tag", "--list").split() == ["v1.1.0"]


@pytest.mark.parametrize("version", ["1.1.0", "1.0.9", "0.9.0"])
def test_a_version_that_is_not_newer_is_refused(project: Path, version: str) -> None:
    with pytest.raises(SystemExit, match=rf"{version} is not newer than 1\.1\.0"):
        release(project, version)


def test_versions_are_compared_as_numbers(project: Path) -> None:
    git(project, "tag", "v1.10.0")
    assert any("not newer than 1.10.0" in reason for reason in obstacles(project, "1.2.0"))


@pytest.mark.parametrize("version", ["", "1.2", "v1.2.0", "1.2.0rc1", "1.2.0 "])
def test_what_is_no_version_is_refused(project: Path, version: str) -> None:
    with pytest.raises(SystemExit, match="is no version"):
        release(project, version)


def test_a_version_that_the_package_does_not_have_is_refused(project: Path) -> None:
    with pytest.raises(SystemExit, match=r"__init__\.py says 1\.2\.0; change it to 1\.3\.0 first"):
        release(project, "1.3.0")


@pytest.mark.parametrize(
    "changelog",
    ["## [Unreleased]\n\n- Bears.\n", "## [1.2.0]\n\n### Added\n\n## [1.1.0]\n\n- Bears.\n"],
)
def test_a_version_that_the_changelog_does_not_name_is_refused(
    project: Path, changelog: str
) -> None:
    write(project, "CHANGELOG.md", changelog)
    commit(project)
    with pytest.raises(SystemExit, match=r"CHANGELOG\.md says nothing under a heading"):
        release(project, "1.2.0")


@pytest.mark.parametrize("name", ["CHANGELOG.md", "a_new_file.py"])
def test_a_changed_tree_is_refused(project: Path, name: str) -> None:
    text = (project / name).read_text("utf-8") if (project / name).exists() else ""
    write(project, name, text + "\n# not committed\n")
    with pytest.raises(SystemExit, match="not committed"):
        release(project, "1.2.0")


def test_this_project_can_be_read() -> None:
    assert declared_version(ROOT).count(".") == 2
    assert changes(ROOT, "Unreleased") or changes(ROOT, declared_version(ROOT))
