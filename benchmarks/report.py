"""How measurements are told: rows with our number, the peer's and the ratio, as JSON and a table.

Only ratios travel from one machine to another.
"""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

NUMBERS = ("ours", "peer", "ratio")
SHOWN_WHOLE = 100  # numbers from here on need no decimals
CLOSE = 2  # ratios below this are told to the hundredth


def row(name: str, ours: float, peer: float | None = None) -> dict[str, Any]:
    """One line: our number, the peer's and the ratio where there is a peer."""
    return {
        "name": name,
        "ours": ours,
        "peer": peer or None,
        "ratio": ours / peer if peer else None,
    }


def machine() -> dict[str, Any]:
    """What the numbers were measured on."""
    return {
        "python": platform.python_version(),
        "processor": platform.machine(),
        "cores": os.cpu_count(),
    }


def save(path: Path, measured: Mapping[str, Any]) -> None:
    """Write measurements to a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(measured, indent=2, ensure_ascii=False) + "\n", "utf-8")


def show(rows: Iterable[Mapping[str, Any]]) -> None:
    """The lines as a table."""
    table = Table(box=None, padding=(0, 3, 0, 0))
    for heading in ("measured", "ours", "peer", "ratio", "compared with"):
        table.add_column(heading, justify="right" if heading in NUMBERS else "left")
    for line in rows:
        name, _, rival = line["name"].partition(" (")
        peer = f"{line['peer']:,.0f}" if line["peer"] else ""
        ratio = f"{line['ratio']:.{1 if line['ratio'] >= CLOSE else 2}f}x" if line["ratio"] else ""
        table.add_row(name, figure(line["ours"]), peer, ratio, rival.removesuffix(")"))
    Console().print(table)


def figure(number: float) -> str:
    """A number with as many digits as it deserves.

    >>> figure(2566050.4), figure(14.82), figure(0.1307)
    ('2,566,050', '14.8', '0.131')
    """
    return f"{number:,.0f}" if number >= SHOWN_WHOLE else f"{number:.3g}"
