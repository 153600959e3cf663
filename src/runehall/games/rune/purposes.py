"""What an action is for, as its seat can tell."""

from __future__ import annotations

from collections.abc import Sequence

from runehall.engine.foresight import Foresight
from runehall.engine.game import Reason


def purpose(now: Foresight) -> Sequence[Reason]:
    """What a seat does this for."""
    match now.kind:
        case "place":
            return [placing(now)]
        case "draw":
            return [("why-draw", {"count": len(now.before["hands"][now.seat]) + 1})]
        case "master":
            return mastering(now)
        case "token":
            return [("why-token", changes(now))]
        case _:
            return [("why-pass", {"phase": now.before["phase"]})]


def changes(now: Foresight) -> dict[str, object]:
    """How many points the seat's side would gain at once, and the others would lose."""
    mine = now.gain(now.seat)
    sides = [seat for seat in range(len(now.before["points"])) if not is_partner(now, seat)]
    lost = max((-now.gain(seat) for seat in sides), default=0)
    return {"mine": mine, "lost": lost}


def is_partner(now: Foresight, seat: int) -> bool:
    """Whether a seat plays for the same side."""
    if now.before["options"]["mode"] == "teams":
        return seat % 2 == now.seat % 2
    return seat == now.seat


def placing(now: Foresight) -> Reason:
    """A card: for the own areas, against those of others, or for an area that is free."""
    told = changes(now)
    if told["mine"] == 0 and told["lost"] == 0:
        return ("why-place-free", {})
    return ("why-place", told)


def mastering(now: Foresight) -> list[Reason]:
    """A Rune Master: the points of its area, and the card that is not drawn."""
    left = now.before["masters"][now.seat] - 1
    said: list[Reason] = [("why-master", {**changes(now), "left": left})]
    if now.before["deck"] and left > 0:
        said.append(("why-master-costs", {"count": len(now.before["hands"][now.seat])}))
    return said
