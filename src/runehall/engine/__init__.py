"""What is true of every game: the contract, chance, records, replay, tables, scenarios."""

from runehall.engine.chooser import Chooser
from runehall.engine.documents import Document, Reader, masked, seats_in, showing
from runehall.engine.errors import (
    BadDocument,
    BadGame,
    BadOption,
    BadRecord,
    BadScenario,
    IllegalAction,
    RunehallError,
    UnknownName,
)
from runehall.engine.events import Event, EventKind, Field
from runehall.engine.game import Game
from runehall.engine.generator import Generator
from runehall.engine.heuristics import Heuristics, win_share
from runehall.engine.manifests import BadManifest, Manifests, manifest_text
from runehall.engine.notation import ActionKind, Notation, Part
from runehall.engine.options import Option, OptionSet
from runehall.engine.perft import perft
from runehall.engine.playout import play_by_kind, play_randomly
from runehall.engine.record import Record, read_record, record_from_json
from runehall.engine.replay import replay, replayed
from runehall.engine.scenario import Outcome, run_scenarios
from runehall.engine.seeds import Seed, generator_for, key_of
from runehall.engine.state import EVERYONE, SPECTATOR, State
from runehall.engine.table import Table
from runehall.engine.texts import Texts

__all__ = [
    "EVERYONE",
    "SPECTATOR",
    "ActionKind",
    "BadDocument",
    "BadGame",
    "BadManifest",
    "BadOption",
    "BadRecord",
    "BadScenario",
    "Chooser",
    "Document",
    "Event",
    "EventKind",
    "Field",
    "Game",
    "Generator",
    "Heuristics",
    "IllegalAction",
    "Manifests",
    "Notation",
    "Option",
    "OptionSet",
    "Outcome",
    "Part",
    "Reader",
    "Record",
    "RunehallError",
    "Seed",
    "State",
    "Table",
    "Texts",
    "UnknownName",
    "generator_for",
    "key_of",
    "manifest_text",
    "masked",
    "perft",
    "play_by_kind",
    "play_randomly",
    "read_record",
    "record_from_json",
    "replay",
    "replayed",
    "run_scenarios",
    "seats_in",
    "showing",
    "win_share",
]
