"""The hall's server: tables, seats, clocks, storage, races. `wire.py` holds every message."""

__all__: list[str] = []
