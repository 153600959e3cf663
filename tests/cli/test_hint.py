import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from runehall.cli import command_line
from runehall.engine import BadDocument, BadRecord, Table
from runehall.games import GAMES


def written(path: Path, document: object) -> str:
    path.write_text(json.dumps(document), encoding="utf-8")
    return str(path)


def test_a_hint_names_legal_actions_with_their_chances(tmp_path: Path) -> None:
    table = Table.new(GAMES["market"], seats=2, seed=7)
    position = written(tmp_path / "position.json", table.document())
    answer = CliRunner().invoke(command_line(), ["hint", position, "--budget", "30", "--json"])
    assert answer.exit_code == 0
    hint = json.loads(answer.stdout)
    assert hint["seat"] == 0
    assert {each["text"] for each in hint["advice"]} <= set(table.legal(0))
    assert hint["verdict"]
    assert all(each["why"] for each in hint["advice"])
    chances = [each["win_chance"] for each in hint["advice"]]
    assert chances == sorted(chances, reverse=True)
    assert all(0.0 <= chance <= 1.0 for chance in chances)


def test_a_hint_in_the_middle_of_a_record(tmp_path: Path) -> None:
    table = Table.new(GAMES["market"], seats=2, seed=7)
    table.do(0, table.legal(0)[0])
    path = tmp_path / "record.json"
    path.write_text(table.record().to_json(), encoding="utf-8")
    answer = CliRunner().invoke(command_line(), ["hint", str(path), "--at", "0", "--budget", "30"])
    assert answer.exit_code == 0
    assert "%" in answer.stdout


def test_bad_questions_are_refused(tmp_path: Path) -> None:
    table = Table.new(GAMES["market"], seats=2, seed=7)
    position = written(tmp_path / "position.json", table.document())
    for arguments, complaint in (
        ([position, "--seat", "1"], BadDocument),
        ([written(tmp_path / "list.json", [1])], BadRecord),
    ):
        answer = CliRunner().invoke(command_line(), ["hint", *arguments])
        assert isinstance(answer.exception, complaint)


def test_a_file_that_is_no_json_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "text.json"
    path.write_text("hello", encoding="utf-8")
    answer = CliRunner().invoke(command_line(), ["hint", str(path)])
    with pytest.raises(BadDocument, match="no JSON"):
        raise answer.exception or AssertionError
