"""What decides how some games go. Equal specifications are equal games, on every machine."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from functools import cache, cached_property
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from runehall.bots.levels import LEVELS, level_named
from runehall.engine import BadOption, Game
from runehall.engine.errors import quoted, unknown
from runehall.engine.seeds import check_seed

# What plays without a bot around it: as fast as the rules themselves.
POLICIES = {
    "random": "every legal action is as likely as any other",
    "kind": "the kind of action is chosen first, then one of that kind",
    "sensible": "every seat follows the game's rules of thumb",
}
USUAL_ITERATIONS = 400
MOST_ITERATIONS = 1_000_000
# Games of a shard: what takes about a second of a long game, whoever plays.
GAMES_OF_A_SHARD = {"policy": 1000, "bot": 50, "search": 5}
# The rooms whose files decide how a game goes; a change in one of them makes other shards.
ROOMS = ("engine", "deck", "games", "bots", "lab/play")
DECIDING = {".py", ".json"}


@dataclass(frozen=True)
class Contestant:
    """How a seat chooses: a policy, or a bot that thinks for a number of iterations."""

    name: str
    level: str = ""
    iterations: int | None = None

    @property
    def kind(self) -> str:
        """How dear a decision is: that of a policy, of a bot, or of a search."""
        if not self.level:
            return "policy"
        return "bot" if self.iterations is None else "search"


def read_contestant(text: str) -> Contestant:
    """The contestant that a text names.

    >>> read_contestant("master@100i").iterations
    100
    >>> read_contestant("master@25")
    Traceback (most recent call last):
    runehall.engine.errors.BadOption: ... counted in iterations here, master@400i, ... “master@25”.
    """
    name, at, budget = text.partition("@")
    if name in POLICIES and not at:
        return Contestant(text)
    if name not in LEVELS:
        raise unknown("player", text, [*POLICIES, *(each for each in LEVELS if each != "random")])
    if level_named(name).think_ms == 0.0:
        if at:
            raise BadOption(f"Only a player that searches can be given iterations, not {name}.")
        return Contestant(text, name)
    if not at:
        return Contestant(f"{name}@{USUAL_ITERATIONS}i", name, USUAL_ITERATIONS)
    digits = budget.removesuffix("i")
    if digits == budget or not digits.isdecimal() or not 1 <= int(digits) <= MOST_ITERATIONS:
        raise BadOption(
            "Thinking is counted in iterations here, master@400i, so that every machine finds the"
            f" same, not {quoted(text)}."
        )
    return Contestant(text, name, int(digits))


@dataclass(frozen=True, kw_only=True)
class Specification:
    """Games with consecutive seeds.

    One seat of each, in turn, is the *subject*: it may be played by somebody else, be forbidden an
    action, or be slower than the others.
    """

    game: str
    version: int
    code: str
    """What the files say that decide how a game goes."""
    seats: int
    options: Mapping[str, Any]
    """All of them, a set of somebody's own with its contents."""
    players: str = "sensible"
    subject: str = "sensible"
    forbidden: str = ""
    """How the text of an action begins that the subject never takes, if it has another."""
    slower_ms: int | None = None
    """Races are decided by reaction times, and the subject's are so much longer."""
    closely: bool = False
    """Whether every decision is looked at, not only the result."""
    repeats: int = 1
    """How often each deal is played, by players whose luck differs."""
    seed: int = 0
    games: int = 1

    def document(self) -> dict[str, Any]:
        """As it is written down."""
        return asdict(self)

    @cached_property
    def name(self) -> str:
        """The name of what was played: another one for whatever could have gone otherwise."""
        text = json.dumps(self.document(), sort_keys=True, ensure_ascii=False)
        return hashlib.sha256(text.encode()).hexdigest()[:32]

    def subject_seat(self, seed: int) -> int:
        """The seat that is looked at in the game of a seed."""
        return seed % self.seats

    def shards(self) -> Iterator[Specification]:
        """The games in pieces that do not depend on how many machines play them."""
        kinds = {read_contestant(each).kind for each in (self.players, self.subject)}
        size = min(GAMES_OF_A_SHARD[kind] for kind in kinds)
        size = max(1, size // (self.repeats * (10 if self.closely or self.forbidden else 1)))
        for start in range(0, self.games, size):
            yield replace(self, seed=self.seed + start, games=min(size, self.games - start))


def specify(game: Game, seats: int, options: Mapping[str, Any], **others: Any) -> Specification:
    """The specification of games with checked options."""
    game.check_seats(seats)
    first, games = others.get("seed", 0), others.get("games", 1)
    check_seed(first + games)
    return Specification(
        game=game.id,
        version=game.version,
        code=code_of(game.package),
        seats=seats,
        options=options,
        **others,
    )


@cache
def code_of(package: str) -> str:
    """A number for what stands in the files that decide how a game goes, bots included."""
    here = Path(__file__).parents[2]
    files = [path for room in ROOMS for path in (here / room).rglob("*")]
    files += own_files(package)
    digest = hashlib.sha256()
    for path in sorted(files):
        if path.suffix in DECIDING and path.is_file():
            digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def own_files(package: str) -> list[Path]:
    """The files of a game that is not one of ours."""
    found = None if package.startswith("runehall.") else find_spec(package)
    if found is None or found.origin is None:
        return []
    origin = Path(found.origin)
    return list(origin.parent.rglob("*")) if origin.name == "__init__.py" else [origin]
