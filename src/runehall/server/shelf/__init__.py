"""The shelf: what everybody may read, the same for all: games and their options, rules, the page."""

__all__: list[str] = []
