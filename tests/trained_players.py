"""Trained players made on the spot: networks of chance, which play as well as any for a test."""

from itertools import pairwise
from pathlib import Path

import numpy as np

from examples.self_play.alaska import FEATURES
from runehall.bots.features import Encoder, Feature
from runehall.bots.trained import Trained, training_for
from runehall.games import GAMES


def untrained(game: str = "alaska", seats: int = 2, seed: int = 1) -> Trained:
    """A player with a small network of chance, which looks at everything."""
    described = GAMES[game]
    table = described.new(seats)
    assert described.observer is not None
    assert described.action_space is not None
    observer = described.observer(table)
    features = (
        FEATURES
        if game == "alaska"
        else [Feature(each.name, "scaled", (16,)) for each in observer.stretches]
    )
    chance = np.random.default_rng(seed)
    sizes = (Encoder(features, observer).inputs, 8, int(described.action_space(table).size))
    layers = [
        (
            chance.normal(size=(before, after)).astype("f4"),
            chance.normal(size=after).astype("f4"),
        )
        for before, after in pairwise(sizes)
    ]
    return Trained("untrained", training_for(described, seats, {}, features), layers)


def saved_in(folder: Path, game: str = "alaska", seats: int = 2) -> Path:
    """The file of such a player."""
    path = folder / f"{game}-{seats}.npz"
    untrained(game, seats).save(path)
    return path
