"""My games: what is kept of people without accounts, and what families share."""

__all__: list[str] = []
