"""Games to look back at, in which everybody does what looks sensible."""

from __future__ import annotations

from runehall.engine import Chooser, Game, Record, Table, seats_in


def sensible_game(game: Game, seats: int, seed: int) -> Record:
    """A game in which everybody does what looks sensible."""
    table = Table.new(game, seats=seats, seed=seed)
    heuristics, chooser = game.heuristics(), Chooser(seed)
    while not table.over:
        asked = seats_in(table.state.may()) or seats_in(table.state.must())
        choices = [(seat, heuristics.choose(table.state, seat, chooser)) for seat in asked]
        waited = seats_in(table.state.must())
        choices += [(seat, heuristics.choose(table.state, seat, chooser)) for seat in waited]
        seat, action = next((seat, action) for seat, action in choices if action >= 0)
        table.do(seat, table.notation.text(action))
    return table.record()
