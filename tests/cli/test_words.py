"""The command's words: the same messages in both languages, all of them used, in every command."""

import json
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor
from typer.testing import CliRunner

import runehall.cli
from runehall.cli import command_line
from runehall.cli.words import speak
from runehall.engine import Table, UnknownName
from runehall.games import GAMES

CLI = Path(runehall.cli.__path__[0])
LANGUAGES = ("en", "de")


class Variables(visitor.Visitor):
    """Collects what a message wants to be told."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Every message with its variables."""
    source = (CLI / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def runehall_says(*words: str, language: str = "de") -> str:
    done = CliRunner().invoke(command_line(), [*words, "--lang", language], env={"COLUMNS": "80"})
    assert done.exit_code == 0, done.exception
    return done.stdout


@pytest.fixture
def record(tmp_path: Path) -> str:
    """A record of three actions."""
    table = Table.new(GAMES["market"], seats=2, seed=7)
    for _ in range(3):
        seat = table.must()[0]
        table.do(seat, table.legal(seat)[0])
    path = tmp_path / "record.json"
    path.write_text(table.record().to_json(), encoding="utf-8")
    return str(path)


def test_both_languages_say_the_same_things() -> None:
    assert messages("en") == messages("de")


def test_every_message_is_said_and_every_said_message_exists() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in CLI.rglob("*.py"))
    said = set(re.findall(r"(?<![.])\bsay\(\s*[\"']([a-z-]+)[\"']", source))
    composed = set(re.findall(r'(?<![.])\bsay\(f"([a-z]+-)\{heading\}"', source))
    known = set(messages("en"))
    assert said <= known
    assert {each for each in known - said if not each.startswith(tuple(composed))} == set()


def test_a_language_that_nobody_speaks_here_is_refused() -> None:
    with pytest.raises(UnknownName, match="There is no language “fr”; there are: en, de"):
        speak("fr")


@pytest.mark.parametrize(
    ("environment", "word"),
    [
        ({"RUNEHALL_LANG": "", "LC_ALL": "", "LC_MESSAGES": "", "LANG": "de_DE.UTF-8"}, "Plätze"),
        ({"RUNEHALL_LANG": "de", "LANG": "en_GB.UTF-8"}, "Plätze"),
        ({"RUNEHALL_LANG": "en", "LANG": "de_DE.UTF-8"}, "seats"),
    ],
)
def test_the_environment_decides_where_nobody_asks(environment: dict[str, str], word: str) -> None:
    done = CliRunner().invoke(command_line(), ["games"], env=environment)
    assert word in done.stdout


def test_a_simulation_in_german() -> None:
    shown = runehall_says("simulate", "market", "--games", "3")
    assert "Markt der Runen: 3 Spiele" in shown
    assert "Handlungen je Spiel:" in shown
    assert "Punkte im Mittel" in shown
    assert "der Markt hat keine Runen mehr" in shown
    assert re.search(r"\d+,\d\s%", shown)


def test_a_tournament_in_german() -> None:
    words = ("arena", "market", "--bots", "random,random", "--games", "2")
    shown = runehall_says(*words)
    assert "Markt der Runen, 2 Plätze" in shown
    assert "Abstand" in shown
    assert max(len(line) for line in shown.splitlines()) <= 80


def test_a_hint_in_german(record: str) -> None:
    shown = runehall_says("hint", record, "--budget", "20")
    assert "Platz" in shown
    assert "Aussicht" in shown


def test_a_replay_in_german(record: str) -> None:
    shown = runehall_says("replay", record)
    assert "Platz 0: " in shown
    assert "Markt der Runen" in shown


def test_findings_in_german(record: str) -> None:
    done = CliRunner().invoke(command_line(), ["verify", record, "--lang", "de"])
    assert done.exit_code == 1
    assert "✓ Es ist eine Aufzeichnung von market mit 3 Handlungen." in done.stdout
    assert "✗ Diese Aufzeichnung hat keinen Beweis für ihr Mischen" in done.stdout


def test_a_race_in_german(record: str, tmp_path: Path) -> None:
    claim = {"seat": 1, "text": "pass", "elapsed": 250.5, "claimed": None}
    judged = {"round_trip": 60.0, "judged": 220.5}
    raced = {"number": 1, "window": 2, "action": 3, "lead": 40.0, "false_starts": []}
    document = json.loads(Path(record).read_text(encoding="utf-8"))
    document["races"] = [{**raced, "claims": [{**claim, **judged}]}]
    path = tmp_path / "raced.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    shown = runehall_says("race", str(path), "1")
    assert "Rennen 1, Fenster 2, vor Handlung 3." in shown
    assert "Platz 1" in shown
    assert "220,5" in shown
    with pytest.raises(Exception, match="hat 1 Rennen; ein Rennen 2 gibt es nicht"):
        raise CliRunner().invoke(
            command_line(), ["race", str(path), "2", "--lang", "de"]
        ).exception or (AssertionError)


def test_a_refusal_at_the_terminal_table_in_german() -> None:
    words = ["play", "market", "--seed", "3", "--lang", "de"]
    done = CliRunner().invoke(command_line(), words, input="fly\nrune red 1\nq\n")
    assert "“fly” ist keine Handlung dieses Spiels." in done.stdout
    assert "Du verlässt den Tisch." in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rules_fit_into_eighty_columns(game: str, language: str) -> None:
    shown = runehall_says("rules", game, language=language)
    assert max(len(line) for line in shown.splitlines()) <= 80
