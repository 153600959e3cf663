"""Processes of this machine: they play what one would, errors come back, a death is noticed."""

from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace

import pytest

from runehall.engine import RunehallError
from runehall.games import GAMES
from runehall.lab import Specification
from runehall.lab.helpers import Helpers, with_helpers
from runehall.lab.play.specification import specify
from runehall.lab.runners import here


def shards(**others: object) -> list[Specification]:
    game = GAMES["alaska"]
    options = game.options.resolve({}, 2)
    about = specify(game, 2, options, **{"games": 2, **others})
    return [replace(about, seed=seed) for seed in (0, 2, 4)]


@pytest.mark.parametrize("forbidden", ["", "eagle"], ids=["short", "dear"])
def test_helpers_play_what_one_process_plays(forbidden: str) -> None:
    work = shards(forbidden=forbidden)
    assert dict(with_helpers(list(enumerate(work)), 2)) == dict(here(work))


def test_what_a_helper_cannot_play_is_told_in_its_own_words() -> None:
    work = [replace(each, code="other") for each in shards(forbidden="eagle")]
    with pytest.raises(RunehallError, match="has other rules or bots"):
        list(with_helpers(list(enumerate(work)), 1))


def test_the_death_of_a_helper_is_noticed() -> None:
    helpers = Helpers([], 1)
    [process] = helpers.processes
    process.kill()
    process.wait()
    helpers.left.extend(enumerate(shards()))
    helpers.attend(process)
    number, found = helpers.found.get(timeout=60)
    helpers.end()
    assert number == 0
    assert isinstance(found, BrokenProcessPool)
