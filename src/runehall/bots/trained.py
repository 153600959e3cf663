"""A player that was trained: a small network in a file, and the bot that plays by it.

The file is an NPZ archive: `about`, a JSON text that says for which game, rules version, number of
seats, options and layout the network was trained and what it looks at (`features.py`), and the
layers `weights_0`, `biases_0`, `weights_1`, … Between two layers negative numbers become 0; the
last one gives a number for each action id, and the legal action with the largest is played. Playing
needs NumPy and nothing else. `examples/self_play` shows how such a file comes about.
"""

from __future__ import annotations

import json
import zipfile
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

from runehall.bots.bot import DECLINE, Bot, make_bot
from runehall.bots.features import LARGEST_BYTE, Encoder, Feature, load_numpy
from runehall.bots.insight import Insight
from runehall.bots.levels import Level, level_named
from runehall.engine import BadDocument, BadOption, Game, RunehallError, State
from runehall.engine.action_space import WAIT, ActionSpace, choices_of
from runehall.engine.arrays import parts_for_programs
from runehall.engine.documents import Reader
from runehall.engine.errors import quoted
from runehall.engine.observation import Observer

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Layer = tuple[NDArray[np.float32], NDArray[np.float32]]

SUFFIX = ".npz"
FORMAT = 1
LARGEST_FILE = 64 * 1024 * 1024
KEYS = ("format", "game", "version", "seats", "options", "layout", "features")
FILES_KEPT = 16
# What comes of unpacking something that is no such archive, or a damaged one.
UNREADABLE = (
    *(ValueError, KeyError, TypeError, EOFError, MemoryError, RecursionError),
    *(NotImplementedError, zipfile.BadZipFile, zlib.error),
)
# Whose reaction time a trained player has.
HANDS = "skilled"


@dataclass(frozen=True)
class Training:
    """What a player was trained for."""

    game: str
    version: int
    seats: int
    options: Mapping[str, Any]
    layout: str
    features: tuple[Feature, ...]


@dataclass(frozen=True)
class Fitting:
    """What ids and bytes mean at a table, and how a network looks at them."""

    actions: ActionSpace
    observer: Observer
    encoder: Encoder


@dataclass(frozen=True, eq=False)
class Trained:
    """What a file holds: for which table, and the layers of the network."""

    name: str
    training: Training
    layers: Sequence[Layer]

    def check(self, game: Game, table: State) -> Fitting:
        """How this player reads a table; complains about one that it cannot play at."""
        about, name = self.training, quoted(self.name)
        if about.game != game.id:
            raise BadOption(f"The player {name} plays {about.game}, not {game.id}.")
        if about.seats != table.seats:
            raise BadOption(
                f"The player {name} plays at tables of {about.seats} seats, not of {table.seats}."
            )
        if about.version != game.version:
            raise BadOption(
                f"The player {name} has learned version {about.version} of the rules of "
                f"{game.id}; these are version {game.version}."
            )
        actions, observer = parts_for_programs(game, table)
        if about.layout != layout_of(actions, observer):
            raise BadOption(
                f"The player {name} has learned {game.id} with other options: the actions and "
                "observations of this table are not those it knows."
            )
        encoder = Encoder(about.features, observer)
        inputs, outputs = self.layers[0][0].shape[0], self.layers[-1][1].shape[0]
        if (inputs, outputs) != (encoder.inputs, actions.size):
            raise BadDocument(
                f"The player {name} is broken: its layers turn {inputs} numbers into {outputs}, "
                f"not {encoder.inputs} into {actions.size}."
            )
        return Fitting(actions, observer, encoder)

    def save(self, path: Path) -> None:
        """Write the file, with half the digits: a choice hardly ever hangs on the others."""
        numpy = load_numpy()
        about = {
            "format": FORMAT,
            "game": self.training.game,
            "version": self.training.version,
            "seats": self.training.seats,
            "options": dict(self.training.options),
            "layout": self.training.layout,
            "features": [asdict(each) for each in self.training.features],
        }
        arrays = {"about": numpy.frombuffer(json.dumps(about).encode(), "u1")}
        for number, (weights, biases) in enumerate(self.layers):
            arrays[f"weights_{number}"] = weights.astype("f2")
            arrays[f"biases_{number}"] = biases.astype("f2")
        # Whoever reads it meanwhile reads the former one.
        unfinished = path.with_name(path.name + ".part")
        with unfinished.open("wb") as file:
            numpy.savez_compressed(file, **arrays)
        unfinished.replace(path)


def training_for(
    game: Game, seats: int, options: Mapping[str, Any], features: Sequence[Feature]
) -> Training:
    """What a player that is trained at such a table is trained for."""
    table = game.new(seats, options)
    layout = layout_of(*parts_for_programs(game, table))
    resolved = game.options.resolve(options, seats)
    return Training(game.id, game.version, seats, resolved, layout, tuple(features))


def layout_of(actions: ActionSpace, observer: Observer) -> str:
    """A short digest of what ids and bytes mean at a table."""
    verbs = [[verb.text, verb.first, verb.parts] for verb in actions.verbs]
    stretches = [[each.name, each.start, each.length] for each in observer.stretches]
    meaning = json.dumps([int(actions.size), verbs, stretches])
    return sha256(meaning.encode()).hexdigest()[:16]


# --- reading --------------------------------------------------------------------------------------


def read_trained(path: str | Path) -> Trained:
    """The player in a file; a sentence says what is wrong with one that is none."""
    path = Path(path)
    numpy = load_numpy()
    try:
        # Read anew only when the file has changed.
        return unpacked(path, path.stat().st_mtime_ns, numpy)
    except OSError as error:
        raise RunehallError(f"The player “{path}” cannot be read: {error.strerror}.") from error
    except RunehallError as error:
        why = str(error).rstrip(".")
        raise BadDocument(f"The file “{path}” is no trained player: {why}.") from error


@lru_cache(maxsize=FILES_KEPT)
def unpacked(path: Path, _written: int, numpy: Any) -> Trained:
    """What an archive holds."""
    try:
        with zipfile.ZipFile(path) as archive:
            if sum(each.file_size for each in archive.infolist()) > LARGEST_FILE:
                raise BadDocument("it is larger than any trained player")
        with numpy.load(path, allow_pickle=False) as arrays:
            training = read_training(json.loads(bytes(arrays["about"]).decode()))
            layers = [
                (arrays[f"weights_{number}"].astype("f4"), arrays[f"biases_{number}"].astype("f4"))
                for number in range(sum(name.startswith("weights_") for name in arrays.files))
            ]
    except UNREADABLE as error:
        raise BadDocument("it cannot be unpacked") from error
    check_layers(layers, numpy)
    return Trained(path.stem, training, layers)


def read_training(document: object) -> Training:
    """What a file says about itself, if it says that as it should."""
    reader = Reader(document, "about")
    reader.keys(KEYS)
    if reader.field("format").whole(1, 1000) != FORMAT:
        raise BadDocument("it was written by another version of Runehall")
    return Training(
        game=reader.field("game").text(),
        version=reader.field("version").whole(1, 1000),
        seats=reader.field("seats").whole(1, 8),
        options=dict(reader.field("options").mapping()),
        layout=reader.field("layout").text(),
        features=tuple(read_feature(each) for each in reader.field("features").items()),
    )


def read_feature(reader: Reader) -> Feature:
    """A feature of the network."""
    reader.keys(("stretch", "way", "values"))
    values = tuple(each.whole(0, LARGEST_BYTE) for each in reader.field("values").items())
    return Feature(reader.field("stretch").text(), reader.field("way").text(), values)


def check_layers(layers: Sequence[Layer], numpy: Any) -> None:
    """Complain about layers that do not fit each other, or that hold no numbers."""
    if not layers:
        raise BadDocument("it has no layers")
    width = None
    for weights, biases in layers:
        fits = weights.ndim == 2 and biases.shape == weights.shape[1:]  # noqa: PLR2004 - a matrix
        if not fits or width not in (None, weights.shape[0]):
            raise BadDocument("its layers do not fit each other")
        if not (numpy.isfinite(weights).all() and numpy.isfinite(biases).all()):
            raise BadDocument("its layers hold what is no number")
        width = weights.shape[1]


# --- playing --------------------------------------------------------------------------------------


def player_named(text: str) -> Level:
    """The level of a name, or the trained player in a file, which is a level with a file.

    >>> player_named("skilled").file
    ''
    >>> player_named("nowhere.npz")
    Traceback (most recent call last):
    runehall.engine.errors.RunehallError: The player “nowhere.npz” cannot be read: No such file ...
    """
    return level_of(read_trained(text).name, text) if text.endswith(SUFFIX) else level_named(text)


def level_of(name: str, file: str) -> Level:
    """A trained player as a level: it answers at once, and has the hands of `skilled`."""
    return replace(level_named(HANDS), name=name, file=file)


def bot_at(level: Level, game: Game, seed: int) -> Bot:
    """A bot of a level for one seat of one game, or the trained player of its file."""
    if level.file:
        return TrainedBot(read_trained(level.file), level, game, seed)
    return make_bot(level.name, game, seed)


class TrainedBot(Bot):
    """Plays the legal action that its network thinks most of."""

    def __init__(self, trained: Trained, level: Level, game: Game, seed: int) -> None:
        super().__init__(level, game, seed)
        self.trained = trained
        self.numpy = load_numpy()
        self.fitting: Fitting | None = None

    def choose(
        self, insight: Insight, *, budget_ms: float | None = None, iterations: int | None = None
    ) -> int:
        """What the network thinks most of."""
        if self.fitting is None:
            self.fitting = self.trained.check(self.game, insight.stand_in)
        choices = choices_of(insight.stand_in, insight.seat)
        best = 0
        if len(choices) > 1:
            promises = self.promises(self.fitting, insight)
            ids = self.fitting.actions.ids(insight.stand_in, insight.seat, choices)
            best = max(range(len(choices)), key=lambda place: promises[ids[place]])
        return DECLINE if choices[best] == WAIT else choices[best]

    def promises(self, fitting: Fitting, insight: Insight) -> list[float]:
        """What the network gives each action id, legal or not, from what the seat knows."""
        row = fitting.observer.row(insight.stand_in, insight.seat)
        numbers = fitting.encoder.encode(fitting.encoder.rows([row]))
        for weights, biases in self.trained.layers[:-1]:
            numbers = self.numpy.maximum(numbers @ weights + biases, 0.0)
        weights, biases = self.trained.layers[-1]
        given: list[float] = (numbers @ weights + biases)[0].tolist()
        return given
