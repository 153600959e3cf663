"""Starting and stopping what is measured: halls, the peer, the driver."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
PEER = ROOT / "build" / "peer"
# boardgame.io was written for this koa-compose; a newer one loses its lobby.
PACKAGE = {
    "private": True,
    "dependencies": {"boardgame.io": "0.50.2", "ws": "^8.18.0"},
    "overrides": {"koa-compose": "4.1.0"},
}


def install_peer() -> None:
    """Put boardgame.io and the driver into the build folder."""
    PEER.mkdir(parents=True, exist_ok=True)
    for name in ("drive.cjs", "peer"):
        source, target = HERE / name, PEER / name
        if source.is_dir():
            shutil.copytree(source, target, dirs_exist_ok=True)
        else:
            shutil.copy(source, target)
    package = json.dumps(PACKAGE)
    described = PEER / "package.json"
    if (PEER / "node_modules").exists() and described.read_text(encoding="utf-8") == package:
        return
    described.write_text(package, encoding="utf-8")
    npm = ["npm", "install", "--no-audit", "--no-fund", "--no-package-lock", "--silent"]
    subprocess.run(npm, cwd=PEER, check=True)


@contextmanager
def hall(folder: Path, *arguments: str) -> Iterator[tuple[str, int]]:
    """A hall in a process of its own: its address and its process number."""
    command = [sys.executable, "-m", "benchmarks.server.hall", str(folder), *arguments]
    with process(command, ROOT) as (line, number):
        yield line, number


@contextmanager
def installed_hall(site: Path, folder: Path) -> Iterator[tuple[str, int]]:
    """The hall of another installation, as its own command opens it, with hardly any limits."""
    command = [sys.executable, "-m", "runehall", "serve", "--port", "0", "--data", str(folder)]
    for limit in ("messages-per-second", "requests-per-second"):
        command += [f"--{limit}", "1e9"]
    for limit in ("sockets-per-address", "tables-per-address"):
        command += [f"--{limit}", "1000000"]
    with process(command, folder, PYTHONPATH=str(site.resolve())) as (line, number):
        yield line[line.index("http://") :], number


@contextmanager
def peer(port: int) -> Iterator[tuple[str, int]]:
    """The peer's server: its address and its process number."""
    with process(["node", "peer/server.cjs", str(port)], PEER) as (_, number):
        yield f"http://localhost:{port}", number


@contextmanager
def process(command: list[str], folder: Path, **environment: str) -> Iterator[tuple[str, int]]:
    """A process that prints a line when it is ready."""
    surroundings = {**os.environ, **environment}
    with subprocess.Popen(
        command, cwd=folder, stdout=subprocess.PIPE, text=True, env=surroundings
    ) as running:
        try:
            assert running.stdout is not None
            yield running.stdout.readline().strip(), running.pid
        finally:
            running.kill()
            running.wait()


def drive(*arguments: str) -> dict[str, float]:
    """Run the driver and read its report."""
    command = ["node", "drive.cjs", *arguments]
    done = subprocess.run(command, cwd=PEER, check=True, stdout=subprocess.PIPE, text=True)
    report: dict[str, float] = json.loads(done.stdout)
    return report


def resident_megabytes(number: int) -> float:
    """The memory a process holds."""
    pages = int(Path(f"/proc/{number}/statm").read_text(encoding="utf-8").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
