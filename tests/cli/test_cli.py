"""The command line as a person meets it: exit codes, sentences, some of it in real processes."""

import io
import json
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest

from runehall.cli import main
from runehall.engine import Game, Table
from runehall.engine.rulebook import rules as rules_of
from runehall.games import GAMES, OURS

SCENARIOS = Path(__file__).parents[1] / "scenarios"


def in_a_process(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "runehall", *words],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


def runehall(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The same without a new process, whose start takes longer than what is tested."""
    out, err = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(err):
        patch.setattr(sys, "argv", ["runehall", *words])
        patch.setattr(sys, "stdin", io.StringIO(typed))
        try:
            main()
            code: object = 0
        except SystemExit as end:
            code = end.code or 0
    assert isinstance(code, int)
    return subprocess.CompletedProcess(list(words), code, out.getvalue(), err.getvalue())


def said(done: subprocess.CompletedProcess[str]) -> str:
    """The complaint: what stands on the error output beside the note about the build."""
    lines = [line for line in done.stderr.splitlines() if "runs interpreted" not in line]
    return "\n".join(lines).strip()


def test_games_lists_every_game() -> None:
    done = in_a_process("games")
    assert done.returncode == 0
    assert all(game in done.stdout for game in GAMES)


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
@pytest.mark.parametrize("language", ["en", "de"])
def test_rules_are_there_in_both_languages(game: Game, language: str) -> None:
    rules = rules_of(game, language)
    assert rules.startswith("# ")
    # What a game of this house brings with it (docs/adding-a-game.md).
    assert len(rules) > 1500


def test_rules_are_shown_in_german() -> None:
    done = runehall("rules", "market", "--lang", "de")
    assert done.returncode == 0
    assert "Eintreiber" in done.stdout


def test_scenarios_end_with_the_count() -> None:
    done = runehall("scenario", str(SCENARIOS / "market.json"))
    assert done.returncode == 0
    assert done.stdout.splitlines()[-1].endswith(" passed, 0 failed")


def test_a_failing_scenario_shows_what_differs(tmp_path: Path) -> None:
    scenarios = json.loads((SCENARIOS / "market.json").read_text(encoding="utf-8"))[:2]
    scenarios[0]["steps"].append({"expect": {"turn": 5}})
    path = tmp_path / "wrong.json"
    path.write_text(json.dumps(scenarios), encoding="utf-8")
    done = runehall("scenario", str(path))
    assert done.returncode == 1
    assert "expected 5" in done.stdout
    assert "actual   1" in done.stdout
    assert done.stdout.splitlines()[-1] == "1 passed, 1 failed"


def test_simulations_repeat_themselves_on_any_number_of_processes() -> None:
    words = ("simulate", "market", "--games", "300", "--seats", "3", "--seed", "7", "--json")
    one, two = (in_a_process(*words, "--jobs", jobs) for jobs in ("1", "2"))
    assert one.returncode == 0, one.stderr
    assert json.loads(one.stdout) == json.loads(two.stdout)
    tally = json.loads(one.stdout)
    assert tally["games"] == 300
    assert sum(tally["wins"]) == pytest.approx(1)
    assert all(
        low < win < high for win, (low, high) in zip(tally["wins"], tally["intervals"], strict=True)
    )
    assert tally["options"]["boat_value"] == 1
    assert (tally["version"], tally["players"]) == (GAMES["market"].version, "sensible")
    assert sum(tally["reasons"].values()) == 300


@pytest.mark.parametrize("policy", ["random", "kind", "sensible"])
def test_simulate_offers_policies(policy: str) -> None:
    done = runehall("simulate", "market", "--games", "5", "--policy", policy)
    assert done.returncode == 0, done.stderr
    assert "ended by" in done.stdout


def test_a_game_is_played_in_the_terminal_and_its_record_replays(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    moves = "1\n" * 600
    words = ("--seats", "2", "--bots", "random", "--seed", "3", "--set", "round_limit=6")
    done = in_a_process("play", "market", *words, "--save", str(record), typed=moves)
    assert done.returncode == 0, done.stderr
    assert "won." in done.stdout
    assert runehall("replay", str(record)).returncode == 0
    shown = runehall("replay", str(record), "--at", "4", "--seat", "1", "--json")
    view = json.loads(shown.stdout)
    assert view["seats"][0]["hand"] == [None] * len(view["seats"][0]["hand"])
    assert None not in view["seats"][1]["hand"]


def test_the_terminal_table_explains_a_refusal_and_can_be_left() -> None:
    done = runehall("play", "market", "--seed", "3", typed="fly\n?\n+\nl\nq\n")
    assert done.returncode == 0, done.stderr
    assert "“fly” is not an action" in done.stdout
    assert "You leave the table." in done.stdout


def test_people_at_one_screen_hand_it_over() -> None:
    done = runehall("play", "market", "--bots", "none", "--seed", "3", typed="\n1\nq\n")
    assert "take the screen" in done.stdout


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_played_in_the_terminal(game: str) -> None:
    done = runehall("play", game, "--bots", "random", "--seed", "5", typed="1\n" * 15 + "q\n")
    assert done.returncode == 0, done.stderr
    assert "number, action text" in done.stdout
    assert "Traceback" not in done.stderr


def test_perft_counts() -> None:
    done = runehall("perft", "market", "--seats", "4", "--seed", "1004", "--depth", "3")
    expected = [10, 34, 164]
    assert [int(line.split()[1].replace(",", "")) for line in done.stdout.splitlines()] == expected


def truncated_record(folder: Path) -> Path:
    record = Table.new(GAMES["market"], seats=2, seed=1).record()
    path = folder / "cut.json"
    path.write_text(record.to_json()[:-20], encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["rules", "markt"], "did you mean “market”?"),
        (["rules", "market", "--lang", "fr"], "There is no language “fr”"),
        (["play", "market", "--preset", "booklet"], "did you mean “booklet-2023”?"),
        (["play", "market", "--bots", "genius"], "There is no bot “genius”"),
        (["play", "market", "--set", "boatvalue=2"], "did you mean “boat_value”?"),
        (["simulate", "market", "--set", "boat_value=9"], "can be 0 to 3, not “9”."),
        (["simulate", "market", "--set", "boat_value"], "option=value"),
        (["simulate", "market", "--seats", "9"], "is played with 2, 3, 4, 5 seats, not “9”."),
        (["simulate", "market", "--policy", "clever"], "There is no player “clever”"),
        (["simulate", "market", "--seed", "x"], "whole number"),
        (["perft", "market", "--seed", "-3"], ""),
        (["scenario", "missing.json"], "missing.json"),
        (["replay", "missing.json"], "missing.json"),
    ],
)
def test_bad_input_is_answered_with_one_sentence_and_exit_code_2(
    words: list[str], sentence: str
) -> None:
    done = runehall(*words)
    assert done.returncode == 2
    assert sentence in said(done)
    assert "Traceback" not in done.stderr


def test_a_truncated_record_is_refused(tmp_path: Path) -> None:
    done = in_a_process("replay", str(truncated_record(tmp_path)))
    assert done.returncode == 2
    assert "This is no record" in said(done)


def test_a_binary_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "noise.json"
    path.write_bytes(bytes(range(256)))
    for command in ("replay", "scenario"):
        done = runehall(command, str(path))
        assert done.returncode == 2
        assert "not a text" in said(done)
