"""The `runehall` command. Each command has a module of its own; nothing here knows a rule."""

from __future__ import annotations

import os
import sys

import typer
from rich.console import Console

from runehall.build_info import compiled
from runehall.cli.arena import arena
from runehall.cli.backup import backup, restore
from runehall.cli.games import games
