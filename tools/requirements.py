"""Print the requirements that pyproject.toml declares, for pip to install them without the project.

    python tools/requirements.py build runtime test dev bench

`build` means what the build backend needs, `runtime` what the installed package needs; any
other word is the name of an optional extra.
"""

import sys
import tomllib
from pathlib import Path

PYPROJECT = Path(__file__).parent.parent / "pyproject.toml"


def requirements(groups: list[str]) -> list[str]:
    """All requirements of the named groups, in the order they are declared."""
    declared = tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))
    known: dict[str, list[str]] = {
        "build": declared["build-system"]["requires"],
        "runtime": declared["project"]["dependencies"],
        **declared["project"]["optional-dependencies"],
    }
    unknown = [group for group in groups if group not in known]
    if unknown:
        sys.exit(f"No group of requirements is called {unknown[0]}; there are {', '.join(known)}.")
    return [requirement for group in groups for requirement in known[group]]


if __name__ == "__main__":
    print(*requirements(sys.argv[1:]), sep="\n")
