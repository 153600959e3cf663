"""What an action is for, as its seat can tell."""

from __future__ import annotations

from collections.abc import Sequence

from runehall.engine.foresight import Foresight, Word
from runehall.engine.game import Reason

# What `covered` says of a stone that lies on the table itself.
NO_STONE = "none"


def purpose(now: Foresight) -> Sequence[Reason]:
    """What a seat does this for."""
    before = now.before
    match now.kind:
        case "place":
            return placing(now)
        case "play":
            return [("why-play", ritual(now.parts["card"])), *answering(now)]
        case "play-copy" | "play-skip" | "play-swap":
            card = now.kind.removeprefix("play-")
            return [(f"why-{card}", {"name": Word("seat", now.parts["seat"])})]
        case "remove":
            return [("why-remove", ritual(now.parts["card"]))]
        case "take":
            return [("why-take", {"stone": now.parts["stone"][0]})]
        case "target":
            return [aiming(now)]
        case _:
            return [("why-pass", {"phase": before["phase"]})]


def ritual(card: str) -> dict[str, object]:
    """A ritual by its name, and what it does."""
    return {"card": Word("card", card), "does": Word("card", f"{card}-help")}


def answering(now: Foresight) -> list[Reason]:
    """An answer saves the seat from a ritual."""
    cast = now.before["cast"]
    if now.before["phase"] != "respond" or cast is None:
        return []
    return [("why-answer", {"card": Word("card", cast["kind"])})]


def placing(now: Foresight) -> list[Reason]:
    """A stone: the coins it takes, the form it completes, whom it covers, the card it brings."""
    placed = now.event("placed")
    laid = now.gain(now.seat)
    if placed is None:
        return [("why-place", {"coins": laid})]
    left = now.before["trays"][now.seat] - laid
    told = {"coins": laid, "edges": placed["m"], "left": max(left, 0)}
    said: list[Reason] = [("why-place-wins" if left <= 0 else "why-place-edges", told)]
    for event in now.heard:
        values = event.values
        if event.name == "form" and values["change"] == "gained" and values["seat"] == now.seat:
            bonus = now.before["options"]["form_bonus"]
            said.append(("why-form", {"kind": values["kind"], "bonus": bonus}))
        if event.name == "coins_back" and values["seat"] != now.seat:
            told = {"name": Word("seat", values["seat"]), "number": values["number"]}
            said.append(("why-cover", told))
    if placed["covered"] != NO_STONE and len(said) == 1:
        said.append(("why-cover-own", {}))
    if now.event("drew_card") is not None:
        said.append(("why-card", {}))
    return said


def aiming(now: Foresight) -> Reason:
    """A stone on the table that a ritual is aimed at."""
    stone = now.before["board"][f"{now.parts['q']},{now.parts['r']}"]
    told = {"name": Word("seat", stone["owner"]), "coins": stone["coins"]}
    own = stone["owner"] == now.seat
    return ("why-target-own" if own else "why-target", told)
