"""Programs at a seat: they play by lines, and a tournament survives whatever they do."""

import shlex
import sys
from pathlib import Path

import pytest

from runehall.bots import Insight
from runehall.bots.arena import Tally, pairings, play_all
from runehall.bots.match import kept_apart, play_match, read_contender
from runehall.bots.outside import OutsideBot
from runehall.bots.ratings import ratings
from runehall.engine import RunehallError, UnknownName
from runehall.games import GAMES

HONEST = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    assert asked["view"]["game"] == asked["game"]
    print("wait" if asked["may_wait"] else asked["legal"][0], flush=True)
"""
HANGS = "import time; time.sleep(1000)"
DIES = "import sys; sys.stdin.readline()"
SHOUTS = "import sys; sys.stdin.readline(); print('x' * 1_000_000, end='', flush=True); input()"
RAVES = "import sys\nfor line in sys.stdin: print('all my cards', flush=True)"


def command(folder: Path, source: str) -> str:
    program = folder / "player.py"
    program.write_text(source, encoding="utf-8")
    return f"{shlex.quote(sys.executable)} {shlex.quote(str(program))}"


def test_a_program_plays_a_whole_game(tmp_path: Path) -> None:
    players = [read_contender(f"cmd:{command(tmp_path, HONEST)}"), read_contender("random")]
    result = play_match(GAMES["alaska"], players, seed=3, options={})
    assert result.faults == ["", ""]
    assert result.decisions[0] > 5


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        (HANGS, "did not answer within 0.3 seconds"),
        (DIES, "it ended"),
        (SHOUTS, "a line without end"),
        (RAVES, "'all my cards', which is not legal"),
    ],
    ids=["hangs", "dies", "shouts", "raves"],
)
def test_who_misbehaves_is_replaced_at_once(tmp_path: Path, source: str, fault: str) -> None:
    game = GAMES["alaska"]
    state = game.new(2, None, 3)
    [seat] = [seat for seat in range(2) if state.must() >> seat & 1]
    # Only who hangs is timed; the others are given all the time their process needs to start.
    bot = OutsideBot(command(tmp_path, source), game, 1, wait=0.3 if source == HANGS else 60.0)
    program = bot.program
    assert program is not None
    insight = Insight(game, state, seat)
    assert bot.choose(insight) in list(state.legal(seat))
    assert fault in bot.fault
    assert bot.program is None
    assert program.returncode is not None
    assert bot.choose(insight) in list(state.legal(seat))


def test_the_tournament_goes_on_and_says_who_failed(tmp_path: Path) -> None:
    players = [read_contender(f"cmd:{command(tmp_path, DIES)}"), read_contender("random")]
    work = pairings("rune", players, games=2, paired=True, seed=0, options={})
    tally = Tally()
    for pairing, played in play_all(work):
        tally.add(pairing, played)
    failed, sound = tally.standings()
    assert (failed.faults, sound.faults) == (2, 0)
    assert failed.games == 2
    assert len(failed.by_seat) == 2


def test_a_program_that_is_not_there_is_named() -> None:
    with pytest.raises(RunehallError, match="no-such-player"):
        OutsideBot("no-such-player --fast", GAMES["alaska"], 1)


def test_iterations_are_the_same_on_every_machine() -> None:
    contender = read_contender("master@400i")
    assert (contender.level, contender.iterations, contender.budget_ms) == ("master", 400, None)
    with pytest.raises(UnknownName, match="400i"):
        read_contender("master@manyi")


def test_equal_names_stay_apart() -> None:
    names = [each.name for each in kept_apart([read_contender("skilled")] * 2)]
    assert names == ["skilled", "skilled #2"]


def test_ratings_order_players_and_narrow_with_games() -> None:
    met = {(0, 1): [1.0, 1.0, 0.0, 1.0], (1, 2): [1.0, 1.0, 1.0, 0.0], (0, 2): [1.0] * 4}
    few = ratings(3, met)
    many = ratings(3, {pair: shares * 50 for pair, shares in met.items()})
    assert few[0].elo > few[1].elo > few[2].elo
    assert sum(rating.elo for rating in few) == pytest.approx(0.0, abs=1e-6)
    assert all(a.high - a.low > b.high - b.low for a, b in zip(few, many, strict=True))


def test_ratings_of_equal_players_are_equal() -> None:
    equal = ratings(2, {(0, 1): [1.0, 0.0] * 20})
    assert equal[0].elo == pytest.approx(equal[1].elo)
    assert equal[0].low < 0 < equal[0].high
