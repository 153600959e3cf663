"""The shelf: what everybody may read: the games and their options, the rules, the page."""

__all__: list[str] = []
