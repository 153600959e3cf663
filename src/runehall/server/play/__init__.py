"""A game in progress: its position, its log and what is shown of them, races, looking back."""

__all__: list[str] = []
