"""After the game: reading it, going on from it, and puzzles."""

__all__: list[str] = []
