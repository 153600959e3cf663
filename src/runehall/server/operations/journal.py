"""The operator's journal: one JSON object a line, or plain lines for people."""

from __future__ import annotations

import json
import logging
import sys
import time

from aiohttp.http import HttpProcessingError
from aiohttp.web import RequestPayloadError

USUAL = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName"}


class JsonLines(logging.Formatter):
    """Each record as one line of JSON, with whatever was said beside the message."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **said_beside(record),
        }
        if record.exc_info is not None:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class PlainLines(logging.Formatter):
    """Each record as a line to read."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        beside = " ".join(f"{name}={value}" for name, value in said_beside(record).items())
        line = f"{record.levelname.lower()}: {record.getMessage()} {beside}".rstrip()
        if record.exc_info is not None:
            line += "\n" + self.formatException(record.exc_info)
        return line


def said_beside(record: logging.LogRecord) -> dict[str, object]:
    """The `extra` of a record."""
    return {name: value for name, value in record.__dict__.items() if name not in USUAL}


def is_ours(record: logging.LogRecord) -> bool:
    """Whether a record is more than the complaint that a stranger's request is not even HTTP."""
    error = None if record.exc_info is None else record.exc_info[1]
    return not isinstance(error, (HttpProcessingError, RequestPayloadError))


def start_journal(*, as_json: bool) -> None:
    """Write the journal to the standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if as_json else PlainLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("aiohttp.access").setLevel(logging.WARNING)
    logging.getLogger("aiohttp.websocket").setLevel(logging.ERROR)  # strangers' odd wishes
    logging.getLogger("aiohttp.server").addFilter(is_ours)
