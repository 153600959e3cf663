"""What an action is for, as its seat can tell without being told what it has to remember."""

from __future__ import annotations

from collections.abc import Sequence

from runehall.engine.foresight import Foresight, Word
from runehall.engine.game import Reason
from runehall.games.cambio.codes import points_of
from runehall.games.cambio.notation import CARD_WORDS
from runehall.games.cambio.position import Position

# Cards that do something when they are discarded straight away.
DEEDS = ("pm", "py", "sw", "rk", "bk")
# A card that counts no more than this is worth keeping.
LOW = 4


def purpose(now: Foresight) -> Sequence[Reason]:
    """What a seat does this for."""
    said: Sequence[Reason]
    match now.kind:
        case "draw":
            said = [("why-draw", {})]
        case "take":
            said = [("why-take", counted(now.before["discard"][0]))]
        case "cambio":
            options = now.before["options"]
            told = {"bonus": options["cambio_bonus"], "malus": options["cambio_malus"]}
            said = [("why-cambio", told)]
        case "exchange":
            said = [exchanging(now)]
        case "discard":
            said = [discarding(now)]
        case "snap":
            said = [throwing(now)]
        case "give":
            said = [giving(now)]
        case "peek":
            said = [("why-peek-own" if is_own(now) else "why-peek-other", {})]
        case "pick":
            said = [picking(now)]
        case "show":
            said = [("why-show", {})]
        case "deal":
            said = [("why-deal", {})]
        case _:
            said = [("why-pass", {"phase": now.before["phase"]})]
    return said


def worth(game: Position, seat: int) -> int:
    """What a seat's cards count as they lie."""
    return sum(
        points_of(game.card_at(seat, place))
        for place in range(game.places(seat))
        if game.has_card_at(seat, place)
    )


def points(card: str) -> int:
    """The points of a card by its word."""
    return int(points_of(CARD_WORDS.index(card)))


def counted(card: str) -> dict[str, object]:
    """A card and its points, for a sentence."""
    return {"card": Word("card", card), "points": points(card)}


def is_own(now: Foresight) -> bool:
    """Whether the card in question lies before the seat itself."""
    return bool(now.parts["seat"] == now.seat)


def seen(now: Foresight, owner: int, place: int) -> str:
    """What a seat sees of a card: `shown`, or whether it has `seen` it, or `never`."""
    if now.before["tables"][owner][place] is not None:
        return "shown"
    return "seen" if now.seat in now.before["known"][owner][place] else "never"


def exchanging(now: Foresight) -> Reason:
    """The card in the hand for one on the table."""
    place = now.parts["place"]
    told = counted(now.before["drawn"]["card"])
    how = seen(now, now.seat, place)
    if how == "shown":
        old = points(now.before["tables"][now.seat][place])
        told |= {"old": old, "less": old - points(now.before["drawn"]["card"])}
        return ("why-exchange-shown" if told["less"] != 0 else "why-exchange-same", told)
    return (f"why-exchange-{how}", told)


def discarding(now: Foresight) -> Reason:
    """The card in the hand is of no use, or does something."""
    drawn = now.before["drawn"]
    card = drawn["card"]
    if drawn["from"] == "draw" and card in DEEDS:
        return ("why-discard-deed", {**counted(card), "deed": card})
    if points(card) > LOW:
        return ("why-discard-high", counted(card))
    return ("why-discard", counted(card))


def throwing(now: Foresight) -> Reason:
    """A card for the top of the pile."""
    owner, place = now.parts["seat"], now.parts["place"]
    whose = "own" if is_own(now) else "other"
    told: dict[str, object] = {
        "top": Word("card", now.before["discard"][0]),
        "name": Word("seat", owner),
    }
    how = seen(now, owner, place)
    if how == "shown":
        told["points"] = points(now.before["tables"][owner][place])
    return (f"why-snap-{whose}-{how}", told)


def giving(now: Foresight) -> Reason:
    """A card of the seat's own for somebody whose card it has thrown."""
    place = now.parts["place"]
    told: dict[str, object] = {"name": Word("seat", now.before["give"]["to"])}
    if seen(now, now.seat, place) == "shown":
        told["points"] = points(now.before["tables"][now.seat][place])
        return ("why-give-shown", told)
    return ("why-give", told)


def picking(now: Foresight) -> Reason:
    """A card that is to change places."""
    how = seen(now, now.parts["seat"], now.parts["place"])
    whose = "own" if is_own(now) else "other"
    told: dict[str, object] = {"name": Word("seat", now.parts["seat"])}
    if how == "shown":
        card = now.before["tables"][now.parts["seat"]][now.parts["place"]]
        return (f"why-pick-{whose}-shown", told | counted(card))
    return (f"why-pick-{whose}", told)
