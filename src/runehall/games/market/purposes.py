"""What an action is for, as its seat can tell."""

from __future__ import annotations

from collections.abc import Sequence

from runehall.engine.documents import Document
from runehall.engine.foresight import Foresight, Word
from runehall.engine.game import Reason

# From these numbers on, few cards or many are lower.
HIGH, MIDDLE = 8, 5
# So few runes are left that somebody may soon end the game.
FEW_RUNES = 4


def purpose(now: Foresight) -> Sequence[Reason]:
    """What a seat does this for."""
    said: Sequence[Reason]
    before, parts, options = now.before, now.parts, now.before["options"]
    match now.kind:
        case "rune" | "collect":
            said = [(f"why-{now.kind}", gained(now)), *ending(now)]
        case "boat-runes" | "boat-cards" | "attach" | "alone" | "dock":
            said = [("why-boat", {"value": options["boat_value"]})]
        case "bandit-runes" | "bandit-cards":
            said = [("why-bandit", {})]
        case "occupy":
            said = [occupying(now)]
        case "ransom-cards" | "ransom-runes" | "neutralise" | "neutralise-bought":
            said = [("why-free", {"runes": runes_in(my_side(now)[parts["colour"]])})]
        case "build":
            colour = "red" if parts["card"] == "R" else "blue"
            said = [("why-build", {"loose": mine(now)["loose"][colour]})]
        case "raid":
            said = [("why-raid", {"thefts": options["raid_thefts"]})]
        case "thief" | "discard" | "giveup" | "sign" | "steal-hand":
            said = [(f"why-{now.kind}", named(now))]
        case "duel":
            said = [duelling(now)]
        case "store":
            said = [("why-store", {})]
        case "show":
            said = [("why-show", {"name": Word("seat", before["turn"])})]
        case "steal-shelter" | "steal-loose":
            said = [("why-steal", named(now)), *taking_last(now)]
        case _:
            said = [("why-pass", {"phase": before["phase"]})]
    return said


def mine(now: Foresight) -> Document:
    """What lies before the seat."""
    seat: Document = now.before["seats"][now.seat]
    return seat


def my_side(now: Foresight) -> Document:
    """The shelters of the seat by colour."""
    shelters: Document = mine(now)["shelters"]
    return shelters


def named(now: Foresight) -> dict[str, object]:
    """The seat that an action is aimed at, if it is."""
    return {"name": Word("seat", now.parts["seat"])} if "seat" in now.parts else {}


def runes_in(shelter: Document | None) -> int:
    """How many runes a shelter holds."""
    return 0 if shelter is None else int(shelter["runes"])


def gained(now: Foresight) -> dict[str, object]:
    """What a new rune comes to: a point, and interest where it has a home."""
    shelter = my_side(now)[now.parts["colour"]]
    home = shelter is not None and not shelter["bandits"]
    first = home and shelter["runes"] == 0
    return {"points": max(now.gain(now.seat), 1), "home": "first" if first else str(home).lower()}


def ending(now: Foresight) -> list[Reason]:
    """What it means that few runes are left."""
    left = now.before["market"]["red"] + now.before["market"]["blue"]
    if left == 1 or now.after.get("phase") == "over":
        return [("why-last-rune", {})]
    return [("why-few-runes", {"count": left - 1})] if left <= FEW_RUNES else []


def occupying(now: Foresight) -> Reason:
    """A bandit in somebody's shelter."""
    victim = now.before["seats"][now.parts["seat"]]
    shelter = victim["shelters"].get(now.parts["place"])
    boat = shelter is not None and shelter["boat"]
    return ("why-occupy", {**named(now), "runes": runes_in(shelter), "boat": str(boat).lower()})


def duelling(now: Foresight) -> Reason:
    """An attack with a number, which somebody may answer with one as high."""
    cards = now.before["seats"][now.parts["seat"]]["hand"]
    card = now.parts["card"]
    strength = "high" if card >= HIGH else "middle" if card >= MIDDLE else "low"
    told = {**named(now), "card": card, "cards": len(cards), "strength": strength}
    return ("why-duel", told)


def taking_last(now: Foresight) -> list[Reason]:
    """A theft that empties a shelter ends its interest too."""
    if now.kind != "steal-shelter":
        return []
    victim = now.before["seats"][now.parts["seat"]]
    last = runes_in(victim["shelters"][now.parts["colour"]]) == 1
    return [("why-steal-last", named(now))] if last else []
