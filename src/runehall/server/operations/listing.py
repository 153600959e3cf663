"""The tables that are not over, as the hall lists them: what each has last told of itself."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from hashlib import blake2b

from runehall.server import wire
from runehall.server.clocks import HOUR, MINUTE, now_ms
from runehall.server.storage.setup import Setup

MOST_LISTED = 50
# How long somebody may be away from a table that is still theirs to open others beside, in seconds.
IN_USE = 10 * MINUTE
# A lobby that nobody is in ends after this long. Who has sent a link to friends, and has put the
# phone away, is waited for longer than who waits for strangers.
PUBLIC_LOBBY, PRIVATE_LOBBY = 20 * MINUTE, 2 * HOUR
# A game that nobody looks at is no longer listed; it is still there for who comes back to it.
LEFT_GAME = HOUR


@dataclass(frozen=True)
class Listed:
    """A table in the list; only public ones are shown to everybody. `held` are seats' hashes."""

    summary: wire.TableSummary
    public: bool
    held: frozenset[str]

    @property
    def lobby(self) -> bool:
        """Whether its game has not begun."""
        return self.summary.stage == "lobby"

    @property
    def by_itself(self) -> bool:
        """Whether its clock runs although nobody is connected."""
        return not self.lobby and self.summary.pace == "correspondence"


class Listing:
    """Every table that is not over, in memory or only on disk."""

    def __init__(self) -> None:
        self.tables: dict[str, Listed] = {}
        # When somebody was last connected to each, as far as this server has seen.
        self.seen: dict[str, float] = {}
        # Where codes lead, by their digests under a key of this process: how long looking one up
        # takes says nothing about those that lead somewhere.
        self.key = secrets.token_bytes(32)
        self.codes: dict[bytes, str] = {}
        self.coded: dict[str, bytes] = {}

    def note(self, setup: Setup) -> None:
        """A table is like this now."""
        if setup.stage == "over":
            self.forget(setup.id)
            return
        held = frozenset(seat.token_hash for seat in setup.seats if seat.token_hash is not None)
        self.tables[setup.id] = Listed(setup.summary(), setup.public, held)
        self.note_code(setup.id, setup.code)
        self.seen.setdefault(setup.id, now_ms())

    def somebody_at(self, table: str) -> None:
        """Somebody is connected to a table."""
        if table in self.tables:
            self.seen[table] = now_ms()

    def forget(self, table: str) -> None:
        """A table is over, or there is none."""
        self.tables.pop(table, None)
        self.seen.pop(table, None)
        self.note_code(table, None)

    # --- codes -----------------------------------------------------------------------------------

    def note_code(self, table: str, code: str | None) -> None:
        """This code leads to a table from now on, and no other does."""
        former = self.coded.pop(table, None)
        if former is not None and self.codes.get(former) == table:
            del self.codes[former]
        if code is not None:
            self.coded[table] = self.digest(code)
            self.codes.setdefault(self.coded[table], table)

    def at_code(self, code: str) -> str | None:
        """The table that a code leads to."""
        return self.codes.get(self.digest(code))

    def has_code(self, code: str) -> bool:
        """Whether a code leads anywhere."""
        return self.at_code(code) is not None

    def digest(self, code: str) -> bytes:
        """What a code is known by here."""
        return blake2b(code.encode(), key=self.key, digest_size=16).digest()

    # --- lists -----------------------------------------------------------------------------------

    def public(self) -> wire.OpenTables:
        """The public tables, the newest first."""
        public = [listed.summary for listed in self.tables.values() if listed.public]
        public.sort(key=lambda summary: -summary.created)
        waiting = [each for each in public if each.stage == "lobby" and each.open_seats]
        running = [each for each in public if each.stage == "playing"]
        return wire.OpenTables(waiting[:MOST_LISTED], running[:MOST_LISTED])

    def running_by_themselves(self) -> set[str]:
        """The tables whose clock runs although nobody is connected."""
        return {name for name, listed in self.tables.items() if listed.by_itself}

    def alone_for(self, table: str) -> float:
        """For how many seconds nobody has been connected to a table."""
        return (now_ms() - self.seen.get(table, 0.0)) / 1000.0

    def in_use(self, table: str) -> bool:
        """Whether somebody is at a table, or has been until a moment ago."""
        return table in self.tables and self.alone_for(table) < IN_USE

    def left(self, table: str) -> bool:
        """Whether nobody is expected at a table any more."""
        listed = self.tables.get(table)
        if listed is None or listed.by_itself:
            return False
        if listed.lobby:
            return self.alone_for(table) > (PUBLIC_LOBBY if listed.public else PRIVATE_LOBBY)
        return self.alone_for(table) > LEFT_GAME

    def all_left(self) -> list[str]:
        """The tables at which nobody is expected any more."""
        return [table for table in self.tables if self.left(table)]
