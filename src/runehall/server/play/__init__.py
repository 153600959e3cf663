"""A game in progress: its position, log, clocks, windows, races and bots."""

__all__: list[str] = []
