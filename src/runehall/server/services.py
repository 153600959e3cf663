"""What every table of a hall shares."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from runehall.engine import Game
from runehall.server.metrics import Metrics
from runehall.server.pool import BotPool
from runehall.server.settings import Settings
from runehall.server.storage import Store


@dataclass(frozen=True)
class Services:
    """Games, settings, storage, bots and counters."""

    games: Mapping[str, Game]
    settings: Settings
    store: Store
    pool: BotPool
    metrics: Metrics
