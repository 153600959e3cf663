"""Running a server: config, journal, counters and limits, the event loop, the bots' processes."""

__all__: list[str] = []
