"""Assistants at the table, by the Model Context Protocol: `runehall mcp` (`docs/assistants.md`).

An assistant sits down at a table of this machine (`local.py`) or at a hall's, by its link
(`hall.py`). Either way it has a `Sitting`: what its seat sees, what it may do, and waiting for its
turn. `telling.py` puts that into words, `tools.py` is what an assistant can call, `tables.py` keeps
who sits where, `server.py` is the server. Needs the extra `runehall[mcp]`.
"""

__all__: list[str] = []
