"""A process that has everything imported already, of which each `runehall` command is a fork.

Each line of the standard input is an order, a JSON object: the `words` of the command, and perhaps
`uid` (who runs it) or `bytes` (how large a file it may write). Each line of the standard output
tells how it ended.
"""

from __future__ import annotations

import json
import os
import resource
import sys
import tempfile
from typing import Any

import uvloop

from runehall.cli import command_line, main
from runehall.cli.words import speak
from runehall.server.errors import hall_texts
from runehall.server.net import app
from runehall.server.storage import backup

# Whoever a command runs as may not be able to read the rest of the house.
LOADED = (uvloop, app, backup, command_line(), speak("en"), hall_texts("en"))


def run(order: dict[str, Any], output: int, errors: int) -> None:
    """In the fork: run the command."""
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(output, 1)
    os.dup2(errors, 2)
    if "bytes" in order:
        resource.setrlimit(resource.RLIMIT_FSIZE, (order["bytes"], order["bytes"]))
    if "uid" in order and os.getuid() == 0:
        os.setuid(order["uid"])
    sys.argv = ["runehall", *order["words"]]
    code: Any = 0
    try:
        main()
    except SystemExit as end:
        code = end.code or 0
    except BaseException:  # noqa: BLE001 - what Python itself would print
        sys.excepthook(*sys.exc_info())
        code = 1
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


def obey(order: dict[str, Any]) -> dict[str, Any]:
    """Run a command in a fork; how it ended."""
    with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors:
        fork = os.fork()
        if fork == 0:
            run(order, output.fileno(), errors.fileno())
        _, status = os.waitpid(fork, 0)
        output.seek(0)
        errors.seek(0)
        return {
            "code": os.waitstatus_to_exitcode(status),
            "output": output.read().decode(),
            "complaint": errors.read().decode(),
        }


if __name__ == "__main__":
    for line in sys.stdin:
        sys.stdout.write(json.dumps(obey(json.loads(line))) + "\n")
        sys.stdout.flush()
