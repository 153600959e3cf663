"""A game that is packaged elsewhere joins the hall; one that cannot leaves the hall open."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import runehall
from house import ROOT
from runehall.games import OURS

EXAMPLE = ROOT / "examples" / "lowest_rune"
PACKAGE = Path(runehall.__path__[0]).parent
NAMES = [game.id for game in OURS]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the example has been installed."""
    return install(EXAMPLE, tmp_path_factory.mktemp("installed"))


def install(package: Path, folder: Path) -> Path:
    """Install a package into a folder, as `pip install` does, but without a network."""
    pip = ["pip", "install", "--quiet", "--disable-pip-version-check", "--no-build-isolation"]
    where = ["--no-deps", "--no-index", "--target", str(folder)]
    done = subprocess.run(
        [sys.executable, "-m", *pip, *where, str(package)],
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return folder


def python(folder: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run Python beside a folder of installed packages."""
    paths = [str(folder), str(PACKAGE), str(ROOT / "tests"), str(ROOT / "tests" / "server")]
    return subprocess.run(
        [sys.executable, *words],
        check=False,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths), "COLUMNS": "100"},
        input=typed,
        capture_output=True,
        text=True,
        cwd=folder,
    )


def told(folder: Path, *words: str, typed: str = "") -> str:
    """What a command says that ends well and warns of nothing."""
    done = python(folder, *words, typed=typed)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Warning" not in done.stderr
    return done.stdout


def test_it_is_one_of_the_games(installed: Path) -> None:
    code = "import runehall; print(*runehall.GAMES); print(runehall.new('lowest_rune', seed=7))"
    games, table = told(installed, "-c", code).splitlines()
    assert games.split() == [*NAMES, "lowest_rune"]
    assert table == "<table of lowest_rune: 2 seats, turn 1, waits for seat 0>"


def test_it_is_listed_and_its_rules_are_shown(installed: Path) -> None:
    assert "Lowest Rune" in told(installed, "-m", "runehall", "games")
    assert "Zweifelt" not in told(installed, "-m", "runehall", "rules", "lowest_rune")
    assert "zwölf Runen" in told(
        installed, "-m", "runehall", "rules", "lowest_rune", "--lang", "de"
    )


def test_bots_of_every_level_play_it_to_the_end(installed: Path) -> None:
    code = """
import runehall
table = runehall.new("lowest_rune", seats=4, seed=7, preset="short")
bots = [runehall.bot(level, seed=1) for level in ("random", "novice", "skilled", "master")]
while not table.over:
    for seat in table.asked:
        action = bots[seat].choose(table, seat)
        if action is not None:
            table.do(seat, action)
            break
print(table, sum(table.scores) >= 6)
"""
    assert told(installed, "-c", code).startswith("<table of lowest_rune: 4 seats, over, won by")


def test_it_is_played_in_the_terminal(installed: Path) -> None:
    words = ["-m", "runehall", "play", "lowest_rune", "--bots", "random", "--seed", "7"]
    shown = told(installed, *words, typed="1\nq\n")
    assert "Lowest Rune" in shown
    assert "for all to see" in shown


def test_the_hall_offers_it(installed: Path) -> None:
    code = """
import json, tempfile
from pathlib import Path
from halls import opened, run

async def ask():
    with tempfile.TemporaryDirectory() as folder:
        async with opened(Path(folder)) as hall:
            offer = json.loads(await hall.client.fetch("GET", "/api/hall"))
            [game] = [each for each in offer["games"] if each["id"] == "lowest_rune"]
            print(game["words"]["de"], game["seats"], [each["name"] for each in game["options"]])
            print(game["options"][0]["choices"][0]["words"]["en"])
            texts = (await hall.client.fetch("GET", "/api/games/lowest_rune/texts/de")).decode()
            print("event-doubt" in texts, "refusal-not_now" in texts)
            print((await hall.client.fetch("GET", "/api/games/lowest_rune/pictures")).decode())
            rules = (await hall.client.fetch("GET", "/api/games/lowest_rune/rules/de")).decode()
            print(rules.startswith("# "), game["like"], game["minutes"], game["age"])

run(ask())
"""
    assert told(installed, "-c", code).splitlines() == [
        "Tiefste Rune [2, 3, 4] ['rounds']",
        "1",
        "True True",
        '{"names":[],"pictures":{}}',
        "True None None None",
    ]


def test_it_keeps_the_laws_of_conformance(installed: Path) -> None:
    code = "import lowest_rune\nfrom runehall.engine.conformance import check\n"
    told(installed, "-c", code + "check(lowest_rune.GAME, games=2)")


def test_its_scenarios_hold(installed: Path) -> None:
    file = str(EXAMPLE / "scenarios.json")
    assert told(installed, "-m", "runehall", "scenario", file).endswith("2 passed, 0 failed\n")


def packaged(folder: Path, entry: str, source: str = "") -> Path:
    """A folder with a package that names a game, as an installer leaves it."""
    facts = folder / "toy-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: toy\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text(f"[runehall.games]\ntoy = {entry}\n")
    (folder / "toy.py").write_text(source)
    return folder


WITHOUT_A_TEXT = (
    (EXAMPLE / "lowest_rune.py").read_text("utf-8").replace("event-doubt = { $seat } d", "# ", 1)
)


@pytest.mark.parametrize(
    ("entry", "source", "sentence"),
    [
        ("gone:GAME", "", "The game toy cannot be loaded: No module named 'gone'"),
        ("toy:GAME", "", "The game toy cannot be loaded: module 'toy' has no attribute 'GAME'"),
        ("toy:GAME", "GAME = 'alaska'", "toy:GAME is no game, so toy stays out."),
        (
            "toy:GAME",
            "from runehall.games.alaska import GAME",
            "There is a game alaska already; toy:GAME stays out.",
        ),
        (
            "toy:GAME",
            WITHOUT_A_TEXT,
            "The game toy cannot be loaded: lowest_rune has no text “event-doubt” in “en”.",
        ),
    ],
    ids=["no module", "no game in it", "another object", "a name twice", "a text is missing"],
)
def test_what_cannot_join_leaves_the_hall_open(
    tmp_path: Path, entry: str, source: str, sentence: str
) -> None:
    done = python(
        packaged(tmp_path, entry, source), "-c", "import runehall; print(*runehall.GAMES)"
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == NAMES
    warnings = [line for line in done.stderr.splitlines() if "Warning: " in line]
    assert [line.split("Warning: ")[1] for line in warnings] == [sentence]


# --- docs/adding-a-game.md ------------------------------------------------------------------------


def blocks(language: str) -> list[str]:
    """The code blocks of a language in the chapter about a game in one file."""
    text = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    chapter = text.split("\n## ")[1]
    return re.findall(rf"```{language}\n(.*?)```", chapter, re.DOTALL)


def test_the_document_can_be_followed(tmp_path: Path) -> None:
    """Its file is a sound game, its commands say what they should, its package joins."""
    folder = tmp_path / "high_card"
    folder.mkdir()
    (folder / "high_card.py").write_text(blocks("python")[0], encoding="utf-8")
    tried, checked, joining = blocks("sh")[1:]
    lines = told(folder, "-c", argument_of(tried)).splitlines()
    assert lines[0] == "<table of high_card: 2 seats, turn 1, waits for seat 0>"
    assert re.fullmatch(r"\['lay \w+'(, 'lay \w+')*\]", lines[1])
    assert lines[2].startswith("{'event': 'lay', 'seat': 0, 'card': '")
    assert re.fullmatch(r"\['seat 0 legt (eins|zwei|drei|vier).'\]", lines[3])
    assert told(folder, "-c", argument_of(checked)) == ""
    facts = joining.split("<<'END'\n")[1].split("END\n")[0]
    (folder / "pyproject.toml").write_text(facts, encoding="utf-8")
    games = told(install(folder, tmp_path / "installed"), "-m", "runehall", "games")
    assert "High Card" in games


def argument_of(command: str) -> str:
    """What a block's `python -c` is given."""
    found = re.fullmatch(r'python -c "(.*)"\n', command, re.DOTALL)
    assert found is not None
    return found[1]
