"""What asking costs: a budget is counted in acts, and what takes longer weighs as many of them."""

from __future__ import annotations

from typing import Any

from runehall.server import wire

# What is told anew from the beginning: the table, the position, the end of the log.
EVERYTHING = 15.0
# So many sentences weigh as much as an act.
SENTENCES = 20.0
WEIGHTS: dict[type[Any], float] = {
    wire.Preview: 5.0,
    wire.Hint: 10.0,
    wire.Resync: EVERYTHING,
    wire.Chat: 3.0,
    wire.Emote: 3.0,
    wire.Touch: 3.0,
    # What is written down as a whole table.
    wire.Rename: 3.0,
    wire.Ready: 3.0,
    wire.Configure: 3.0,
    wire.Begins: 3.0,
    wire.Reorder: 3.0,
    wire.AddBot: 3.0,
    wire.Unseat: 3.0,
    wire.NextStep: 3.0,
    wire.PassForMe: 3.0,
    wire.SetTempo: 3.0,
    wire.HandOver: 3.0,
    wire.TakeBack: 3.0,
    wire.Rematch: 10.0,
    wire.Start: 10.0,
}

# Over HTTP, beside the request itself.
LOG_PAGE, RECORD, REPLAY, MANIFEST, LESSON = 2.0, 4.0, 4.0, 4.0, 4.0
# Having a game read, and a puzzle.
ANALYSIS, PUZZLE = 10.0, 2.0
# A chronicle is reckoned from all its games, a family from those of all its members.
CHRONICLE, FAMILY = 4.0, 10.0
# So many seats to look up weigh as much as a request.
SEATS_LOOKED_UP = 10.0


def weight_of(message: wire.ClientMessage, *, welcomed: bool) -> float:
    """How many acts a message weighs; the first hello of a connection is as light as any act."""
    kind = type(message)
    if kind is wire.Act:
        return 1.0
    if isinstance(message, wire.Hello):
        return EVERYTHING if welcomed else 1.0
    if isinstance(message, wire.Describe):
        return 1.0 + len(message.texts) / SENTENCES
    return WEIGHTS.get(kind, 1.0)
