"""Releases a version: looks whether it may be released, builds it into dist/, and tags it.

    make release VERSION=1.2.3

The version stands in src/runehall/__init__.py, and the changelog has a heading for it. Nothing
leaves this machine: pushing the tag and uploading dist/ are said at the end, and done by hand.
"""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
VERSION = re.compile(r"(\d+)\.(\d+)\.(\d+)")
DECLARED = re.compile(r'^__version__ = "(.*)"$', re.MULTILINE)


def release(root: Path, version: str) -> None:
    """Build and tag a version, or say everything that stands in its way."""
    if reasons := list(obstacles(root, version)):
        sys.exit("\n".join(reasons))
    shutil.rmtree(root / "dist", ignore_errors=True)
    build = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-t", "wheel", "-d", "dist"]
    if subprocess.run(build, cwd=root, check=False).returncode != 0:
        sys.exit("The build failed; nothing was tagged.")
    git(root, "tag", "--annotate", f"v{version}", "--message", f"Runehall {version}")
    print(f"Runehall {version} is in dist/ and tagged v{version}.")
    print(f"Now: git push origin v{version}, and upload what is in dist/.")


def obstacles(root: Path, version: str) -> Iterator[str]:
    """Why a version may not be released, each reason as a sentence."""
    if not VERSION.fullmatch(version):
        yield f"{version!r} is no version: three numbers are, like 1.2.3."
        return
    if older := [each for each in released(root) if number(each) >= number(version)]:
        yield f"{version} is not newer than {max(older, key=number)}, which has been released."
    if (declared := declared_version(root)) != version:
        yield f"src/runehall/__init__.py says {declared}; change it to {version} first."
    if not changes(root, version):
        yield f"CHANGELOG.md says nothing under a heading ## [{version}]."
    if changed := git(root, "status", "--porcelain"):
        yield f"There are changes that are not committed:\n{changed.rstrip()}"


def released(root: Path) -> list[str]:
    """The versions that have been tagged."""
    tags = git(root, "tag", "--list", "v*").split()
    return [tag[1:] for tag in tags if VERSION.fullmatch(tag[1:])]


def number(version: str) -> tuple[int, ...]:
    """A version as numbers, which can be compared."""
    return tuple(int(part) for part in version.split("."))


def declared_version(root: Path) -> str:
    """The version that the package says it has."""
    found = DECLARED.search((root / "src/runehall/__init__.py").read_text(encoding="utf-8"))
    return found[1] if found else "no version"


def changes(root: Path, version: str) -> list[str]:
    """The lines of the changelog about a version, headings and blank lines left out."""
    text = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    about = re.search(rf"^## \[{re.escape(version)}\].*\n((?:(?!## ).*\n?)*)", text, re.MULTILINE)
    lines = about[1].splitlines() if about else []
    return [line for line in lines if line.strip() and not line.startswith("#")]


def git(root: Path, *command: str) -> str:
    """What git answers."""
    return subprocess.run(
        ["git", *command],  # noqa: S607 - the git that the person at the terminal uses
        cwd=root,
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def main() -> None:
    """Release the version that was named."""
    if len(sys.argv) != 2:  # noqa: PLR2004 - the command and its one argument
        sys.exit("Name the version: make release VERSION=1.2.3")
    release(ROOT, sys.argv[1])


if __name__ == "__main__":
    main()
