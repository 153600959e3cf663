"""Whether a server is well, part by part: asked of the parts themselves, never assumed."""

from __future__ import annotations

import asyncio

from runehall.server.clocks import now_ms
from runehall.server.operations.duties import Housekeeper
from runehall.server.operations.services import Services

WELL = "ok"
# How long the database has to answer, in seconds, and how long its answer counts, in milliseconds.
ANSWERS_WITHIN = 2.0
COUNTS_FOR = 1000.0


class Health:
    """What is wrong with each part, in a few words; "ok" if nothing is."""

    def __init__(self, services: Services, housekeeper: Housekeeper) -> None:
        self.services = services
        self.housekeeper = housekeeper
        self.asking = asyncio.Lock()
        self.asked_at = -COUNTS_FOR
        self.database = WELL

    async def parts(self) -> dict[str, str]:
        """How each part is, counted for the metrics too."""
        found = {
            "housekeeper": self.duties() or WELL,
            "writer": self.services.store.writer_trouble() or WELL,
            "database": await self.ask_database(),
            "bots": self.services.pool.trouble() or WELL,
        }
        for part, word in found.items():
            self.services.metrics.part_well.labels(part).set(word == WELL)
        return found

    def duties(self) -> str:
        """What is wrong with the duties."""
        late, failing = self.housekeeper.late(), self.housekeeper.failing()
        stuck = [f"stuck: {', '.join(late)}"] if late else []
        return "; ".join([*stuck, f"failing: {', '.join(failing)}"] if failing else stuck)

    async def ask_database(self) -> str:
        """How the database is; many who want to know ask it once."""
        async with self.asking:
            if now_ms() - self.asked_at >= COUNTS_FOR:
                try:
                    await asyncio.wait_for(self.services.store.ask_anything(), ANSWERS_WITHIN)
                    self.database = WELL
                except TimeoutError:
                    self.database = "does not answer"
                except Exception:  # noqa: BLE001 - whatever keeps it from answering
                    self.database = "cannot be reached"
                self.asked_at = now_ms()
        return self.database

    def needs_restart(self, parts: dict[str, str]) -> bool:
        """Whether something is wrong that does not mend itself."""
        return bool(self.housekeeper.late()) or parts["writer"] == "ended"
