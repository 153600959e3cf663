"""What an action is for, as its seat can tell without being told what it has to remember."""

from __future__ import annotations

from collections.abc import Sequence

from runehall.engine.foresight import Foresight, Word
from runehall.engine.game import Reason
from runehall.games.kodiak.codes import GAP, HAIRBALL, points_of
from runehall.games.kodiak.notation import CARD_WORDS
from runehall.games.kodiak.position import Position

# Cards that make whoever discards them do something.
DEEDS = ("pm", "py", "sw", "rk", "bk")
# A card that counts no more than this is worth keeping.
LOW = 4


def purpose(now: Foresight) -> Sequence[Reason]:
    """What a seat does this for."""
    said: Sequence[Reason]
    match now.kind:
        case "draw" | "deal" | "show":
            said = [(f"why-{now.kind}", {})]
        case "exchange":
            said = exchanging(now)
        case "pounce":
            said = [pouncing(now)]
        case "scurry":
            said = [throwing(now, "scurry")]
        case "counter":
            said = [throwing(now, "counter")]
        case "peek":
            said = [("why-peek", {})]
        case "expose":
            said = [("why-expose", {"name": Word("seat", now.parts["seat"])})]
        case "pick":
            said = [picking(now)]
        case "pick-kodiak":
            said = [("why-pick-kodiak", {"name": Word("seat", now.parts["seat"])})]
        case "offer":
            said = [offering(now)]
        case _:
            said = [("why-pass", {"phase": now.before["phase"]})]
    return said


def worth(game: Position, seat: int) -> int:
    """What a seat's cards count as they lie."""
    return sum(
        points_of(game.card(seat, place), game.rules.hairball_table)
        for place in range(game.places(seat))
        if game.card(seat, place) != GAP
    )


def points(now: Foresight, card: str) -> int:
    """The points of a card on a table, by its word."""
    return int(points_of(CARD_WORDS.index(card), now.before["options"]["hairball_table"]))


def counted(now: Foresight, card: str) -> dict[str, object]:
    """A card and its points, for a sentence."""
    return {"card": Word("card", card), "points": points(now, card)}


def shown(now: Foresight, owner: int, place: int) -> str | None:
    """The card at a place, if the seat's view shows it."""
    card = now.before["tables"][owner][place]
    return None if card is None else str(card)


def has_seen(now: Foresight, owner: int, place: int) -> bool:
    """Whether the seat has seen the card at a place, as everybody may know."""
    return now.seat in now.before["known"][owner][place]


def exchanging(now: Foresight) -> list[Reason]:
    """The drawn card for one on the table, which goes on the pile for all to throw on."""
    place = now.parts["place"]
    drawn = now.before["drawn"]["card"]
    told = counted(now, drawn)
    old = shown(now, now.seat, place)
    if old is None:
        how = "seen" if has_seen(now, now.seat, place) else "never"
        return [(f"why-exchange-{how}", told)]
    said: list[Reason] = []
    if old == CARD_WORDS[HAIRBALL]:
        said = [("why-hairball", {"cost": now.before["options"]["hairball_discard"]})]
    elif old in DEEDS:
        said = [("why-deed", {"deed": old})]
    told |= {"old": points(now, old), "less": points(now, old) - points(now, drawn)}
    return [("why-exchange-shown", told), *said]


def pouncing(now: Foresight) -> Reason:
    """A card of the cat's on one of a mouse's."""
    owner, place = now.parts["seat"], now.parts["place"]
    told = {
        "name": Word("seat", owner),
        "points": now.before["options"]["pounce_points"],
        "cost": now.before["options"]["wrong_pounce"],
    }
    event = now.event("pounce")
    if event is not None and event.get("throw") == "caught":
        return ("why-pounce-sure", told)
    knows = has_seen(now, now.seat, now.parts["own"]) and has_seen(now, owner, place)
    return ("why-pounce-seen" if knows else "why-pounce-never", told)


def throwing(now: Foresight, what: str) -> Reason:
    """A card for the top of the pile: to run away, or to grab who does."""
    place = now.parts["place"]
    told: dict[str, object] = {
        "top": Word("card", now.before["discard"][0]),
        "cost": now.before["options"]["wrong_scurry"],
        "points": 0,
    }
    card = shown(now, now.seat, place)
    if card is not None:
        told["points"] = points(now, card)
        return (f"why-{what}-shown", told)
    seen = has_seen(now, now.seat, place)
    return (f"why-{what}-seen" if seen else f"why-{what}-never", told)


def picking(now: Foresight) -> Reason:
    """A card that is to change places."""
    owner, place = now.parts["seat"], now.parts["place"]
    whose = "own" if owner == now.seat else "other"
    card = shown(now, owner, place)
    told: dict[str, object] = {"name": Word("seat", owner)}
    if card is None:
        return (f"why-pick-{whose}", told)
    return (f"why-pick-{whose}-shown", told | counted(now, card))


def offering(now: Foresight) -> Reason:
    """The card that the cat gives away."""
    card = shown(now, now.seat, now.parts["place"])
    if card is None:
        return ("why-offer", {})
    return (
        "why-offer-high" if points(now, card) > LOW else "why-offer",
        counted(now, card),
    )
