"""What every table of a hall shares."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from runehall.engine import Game
from runehall.server.operations.config import Config
from runehall.server.operations.listing import Listing
from runehall.server.operations.metrics import Metrics
from runehall.server.operations.pool import BotPool
from runehall.server.operations.roster import Roster
from runehall.server.storage import Store


@dataclass(frozen=True)
class Services:
    """Games, config, storage, bots and where they think, counters and the list of tables."""

    games: Mapping[str, Game]
    config: Config
    store: Store
    roster: Roster
    pool: BotPool
    metrics: Metrics
    listing: Listing
