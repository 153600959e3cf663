"""What a server is started with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

MEGABYTE = 1 << 20
BESIDE_SOCKETS = 100


@dataclass(frozen=True)
class Limits:
    """How much a stranger may ask for."""

    message_bytes: int = 16_384
    body_bytes: int = 2 * MEGABYTE
    messages_per_second: float = 30.0
    message_burst: int = 150
    requests_per_second: float = 20.0
    request_burst: int = 100
    sockets_per_address: int = 100
    sockets_per_seat: int = 8
    open_tables_per_address: int = 50
    open_seats_per_address: int = 8
    sockets_per_table: int = 200
    open_tables: int = 20_000
    unsent_bytes: int = MEGABYTE
    connections: int = 10_000
    idle_seconds: float = 15.0
    body_seconds: float = 15.0
    stalled_seconds: float = 30.0
    head_bytes: int = 32_768
    unfinished_bytes_per_address: int = 8 * MEGABYTE
    unfinished_bytes: int = 64 * MEGABYTE

    @property
    def connections_per_address(self) -> int:
        """Pages need some for their requests, beside the sockets of their tables."""
        return self.sockets_per_address + BESIDE_SOCKETS


@dataclass(frozen=True)
class Config:
    """Where the hall is, what it stores where, and how patient it is."""

    host: str = "127.0.0.1"
    port: int = 8140
    data: Path = Path("runehall-data")
    database: str = ""
    page: Path | None = None
    origins: tuple[str, ...] = ()
    behind_proxy: bool = False
    proxies: tuple[str, ...] = ()
    open_metrics: bool = False
    workers: int = 1
    bot_pause: float = 1.0
    window_scale: float = 1.0
    keep_days: float = 60.0
    bots: Mapping[str, Path] = field(default_factory=dict)  # files of trained players, by name
    limits: Limits = field(default_factory=Limits)

    @property
    def database_url(self) -> str:
        """The database, by default a file in the data folder."""
        return self.database or f"sqlite+aiosqlite:///{self.data.absolute() / 'hall.db'}"
