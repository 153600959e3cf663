"""The hall's server.

`wire` holds every message; `storage` what is written down; `operations` what a server is run with;
`play` a game in progress; `table` a table, its people and the task that owns it; `hall.py` finds
tables; `net` is where strangers come in. Each knows only what stands before it. `client.py` and
`verify.py` are for those outside.
"""

__all__: list[str] = []
