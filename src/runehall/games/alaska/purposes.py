"""What an action is for, as its seat can tell."""

from __future__ import annotations

from collections.abc import Sequence

from runehall.engine.documents import Document
from runehall.engine.foresight import Foresight, Word
from runehall.engine.game import Reason
from runehall.games.alaska.codes import RIVER

# What a cast can come to, by the event that tells it.
CASTS = ("catch", "choice", "tourist_hooked", "local_paid", "local_unpaid", "empty")
# The anglers that chase each other away, by the event that tells it.
CHASES = ("tourist_chases", "angler_chases")


def purpose(now: Foresight) -> Sequence[Reason]:
    """What a seat does this for."""
    said: Sequence[Reason]
    match now.kind:
        case "place":
            said = [placing(now)]
        case "cast":
            said = [casting(now)]
        case "tourist" | "local":
            said = [sending(now)]
        case "take" | "eagle-salmon":
            said = [(f"why-{now.kind}", ahead(now))]
        case "eagle-angler":
            said = [chasing(now, now.parts["section"])]
        case "bear" if now.before["phase"] == "window":
            name = Word("seat", now.before["window"]["catcher"])
            said = [("why-bear-eats", {"name": name})]
        case "bear":
            anglers = list(now.before["river"]["anglers"].values())
            said = [("why-bear-chases", {"count": len(anglers) - anglers.count("-")})]
        case "pass" if now.before["phase"] == "window":
            said = [("why-let", {})]
        case "pass":
            said = [("why-keep", {"count": len(now.before["hands"][now.seat])})]
        case _:
            said = [("why-spend", {})]
    return said


def ahead(now: Foresight) -> dict[str, object]:
    """How many salmon the seat would have."""
    return {"count": now.before["caught"][now.seat] + 1}


def sections_of(spot: int) -> tuple[int, int]:
    """The two sections that a spot lies over.

    >>> sections_of(10)
    (10, 1)
    """
    return spot, spot % RIVER + 1


def salmon_over(river: Document, section: int) -> int:
    """How many salmon lie over a section."""
    before = (section - 2) % RIVER + 1
    return int(river["salmon"][str(section)] + river["salmon"][str(before)])


def placing(now: Foresight) -> Reason:
    """A salmon of the seat whose turn it is; the fewer ways lead to it, the better."""
    anglers = now.before["river"]["anglers"]
    guards = sum(anglers[str(section)] != "-" for section in sections_of(now.parts["spot"]))
    return ("why-place", {"name": Word("seat", now.before["turn"]), "guards": guards})


def casting(now: Foresight) -> Reason:
    """What the hook would come to."""
    for outcome in CASTS:
        if now.event(outcome) is not None:
            return (f"why-cast-{outcome}", ahead(now))
    return ("why-cast-die", ahead(now))


def sending(now: Foresight) -> Reason:
    """An angler into the river: in the way of others, or to chase one away."""
    section = now.parts["section"]
    if any(now.event(chase) is not None for chase in CHASES):
        return chasing(now, section)
    salmon = salmon_over(now.before["river"], section)
    return (f"why-{now.kind}", {"salmon": salmon})


def chasing(now: Foresight, section: int) -> Reason:
    """An angler leaves, and what lies beside him is free."""
    river = now.before["river"]
    told = {"angler": river["anglers"][str(section)], "salmon": salmon_over(river, section)}
    return ("why-chase", told)
