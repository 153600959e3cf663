"""A table and the task that owns it: who sits down, what is commanded, and who is told what."""

__all__: list[str] = []
