"""What happens by itself: clocks, windows, bots, lessons; and who is here for it."""

__all__: list[str] = []
