"""Small tables of Alaska for tests: a river, hands, and the rest of the deck where it belongs."""

from collections.abc import Mapping, Sequence
from typing import Any

from runehall.engine.documents import Document
from runehall.engine.table import Table
from runehall.games.alaska import GAME

Places = Mapping[int, Any]


def hand(cards: str) -> list[str]:
    """A hand from a word, sorted: `hand("S4B")` is 4, B, S."""
    return sorted(cards)


def river(salmon: Places, anglers: Places) -> Document:
    """A river with salmon on spots and anglers in sections."""
    places = range(1, 11)
    return {
        "salmon": {str(place): salmon.get(place, 0) for place in places},
        "anglers": {str(place): anglers.get(place, "-") for place in places},
    }


def document(
    *hands: str,
    salmon: Places | None = None,
    anglers: Places | None = None,
    options: Mapping[str, Any] | None = None,
    rest: str = "draw",
    draw: Sequence[str] = (),
    **changes: Any,
) -> Document:
    """A document in the middle of seat 0's turn, with all other cards in the pile `rest`."""
    seats = len(hands)
    made: Document = {
        "game": "alaska",
        "version": GAME.version,
        "players": seats,
        "options": GAME.options.resolve(options or {}, seats),
        "seed": 1,
        "rolls": 0,
        "dice": [],
        "phase": "main",
        "turn": 0,
        "turn_no": 9,
        "draw": list(draw),
        "discard": [],
        "hands": [hand(cards) for cards in hands],
        "river": river(salmon or {}, anglers or {}),
        "caught": [0] * seats,
        "to_place": 0,
        "choice": [],
        "window": None,
        "sit_out": [False] * seats,
        "final": False,
        "final_left": 0,
        "result": None,
    }
    made.update(changes)
    made[rest] += GAME.missing(made)
    made["final"] = not made["draw"]
    return made


def table(*hands: str, **changes: Any) -> Table:
    """The table of such a document."""
    return Table.at(GAME, document(*hands, **changes))


def river_of(played: Table) -> tuple[dict[int, int], dict[int, str]]:
    """The salmon and the anglers that are in the river."""
    seen = played.document()["river"]
    salmon = {int(spot): count for spot, count in seen["salmon"].items() if count}
    anglers = {int(section): who for section, who in seen["anglers"].items() if who != "-"}
    return salmon, anglers


def discards(played: Table) -> str:
    """The discard pile from the oldest card to the newest."""
    return "".join(reversed(played.document()["discard"]))


def flowing(steps: int = 1, **changes: Any) -> Table:
    """Seat 0 ends its turn, then this many flow cards of seat 1 act at once."""
    played = table("9", "2" + "F" * steps, **changes)
    played.do(0, "pass")
    return played
