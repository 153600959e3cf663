"""Does in an open hall what a newcomer does first: look at the page, sit down, deal, act once.

python tools/newcomer.py http://127.0.0.1:8140
"""

import asyncio
import sys

from runehall.server.client import HallClient

PATIENCE_SECONDS = 60


async def play_a_little(address: str) -> str:
    """Look at the page, then play one action of the Rune Market against a bot; tells the action."""
    async with HallClient(address) as hall:
        page = await hall.fetch("GET", "/")
        if b"<html" not in page:
            sys.exit(f"{address} shows no page.")
        seated = await hall.create("market", seats=2, name="Newcomer", bots=["novice"])
        async with hall.table(seated.table, seated.token) as table:
            await table.start()
            while not table.legal:
                await table.next_message()
            action = table.legal[0].text
            await table.act(action)
            return action


def main() -> None:
    """Play, and tell what was played."""
    address = sys.argv[1]
    action = asyncio.run(asyncio.wait_for(play_a_little(address), PATIENCE_SECONDS))
    print(f"A newcomer has played at {address}: {action}")


if __name__ == "__main__":
    main()
