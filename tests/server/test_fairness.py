"""The fair shuffle and its proof, also against a file edited by hand."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from flipping import GAME as FLIPPING
from halls import opened, run, settle, sitting
from typer.testing import CliRunner

from runehall.cli import command_line
from runehall.engine import Table
from runehall.games import GAMES
from runehall.server import wire
from runehall.server.fairness import commitment_to, new_key, sealed, seed_of
from runehall.server.verify import verify

GAME = GAMES["market"]


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    """A whole game as a live table would record it."""
    key, nonces = new_key(), [secrets.token_hex(16), None]
    table = Table.new(GAME, seats=2, seed=seed_of(key, nonces))
    while not table.over:
        seat = table.must()[0]
        table.do(seat, table.legal(seat)[-1])
    document = {**table.record().document(), "names": ["Ada", "Ben"], "races": []}
    return sealed(document, key, nonces)


def test_a_true_record_is_proved(record: dict[str, Any]) -> None:
    findings = verify(record, GAMES)
    assert [finding.says for finding in findings if not finding.good] == []
    assert len(findings) == 5


Edit = Callable[[dict[str, Any]], None]


def edited_action(record: dict[str, Any]) -> None:
    record["actions"][3][1] = "dance"


def other_legal_action(record: dict[str, Any]) -> None:
    record["actions"].pop()


def other_key(record: dict[str, Any]) -> None:
    record["fairness"]["key"] = "00" * 32


def other_seed(record: dict[str, Any]) -> None:
    record["seed"] = "11" * 32


def other_nonce(record: dict[str, Any]) -> None:
    record["fairness"]["nonces"][0] = "22" * 16


def missing_nonce(record: dict[str, Any]) -> None:
    record["fairness"]["nonces"].pop()


def other_name(record: dict[str, Any]) -> None:
    record["names"] = ["Eve", "Ben"]


def other_option(record: dict[str, Any]) -> None:
    record["options"]["hand_size"] = 9


def no_proof(record: dict[str, Any]) -> None:
    del record["fairness"]


def broken_proof(record: dict[str, Any]) -> None:
    record["fairness"]["key"] = "xyz"


def no_actions(record: dict[str, Any]) -> None:
    record["actions"] = "all of them"


@pytest.mark.parametrize(
    ("edit", "complaint"),
    [
        (edited_action, "Action 4 (seat"),
        (other_legal_action, "stop before the end of the game"),
        (other_key, "not the one that was promised"),
        (other_seed, "do not give the seed"),
        (other_nonce, "do not give the seed"),
        (missing_nonce, "There are 1 nonces for 2 seats."),
        (other_name, "has been changed"),
        (other_option, "hand_size"),
        (no_proof, "no proof of its shuffle"),
        (broken_proof, "hexadecimal digits"),
        (no_actions, "must be a list"),
    ],
)
def test_an_edited_record_is_told_what_is_wrong(
    edit: Edit, complaint: str, record: dict[str, Any], tmp_path: Path
) -> None:
    changed = json.loads(json.dumps(record))
    edit(changed)
    path = tmp_path / "record.json"
    path.write_text(json.dumps(changed), encoding="utf-8")
    shown = CliRunner().invoke(command_line(), ["verify", str(path)])
    assert shown.exit_code == 1
    wrong = [line for line in shown.output.splitlines() if line.startswith("✗")]
    assert any(complaint in line for line in wrong)


def test_what_a_player_has_noted_is_compared(record: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    proof = record["fairness"]
    good = ["--commitment", proof["commitment"], "--nonce", f"0:{proof['nonces'][0]}"]
    assert CliRunner().invoke(command_line(), ["verify", str(path), *good]).exit_code == 0
    for bad in (["--commitment", "00" * 32], ["--nonce", f"1:{proof['nonces'][0]}"]):
        shown = CliRunner().invoke(command_line(), ["verify", str(path), *bad])
        assert shown.exit_code == 1
        assert "not the one you" in shown.output


def test_every_seat_has_a_hand_in_the_shuffle() -> None:
    key = new_key()
    nonces: list[str | None] = [secrets.token_hex(16), secrets.token_hex(16)]
    seeds = {seed_of(key, nonces), seed_of(key, nonces[::-1]), seed_of(key, [nonces[0], None])}
    seeds.add(seed_of(new_key(), nonces))
    assert len(seeds) == 4


def test_the_key_is_told_only_when_the_game_is_over(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            opened(tmp_path, {"flipping": FLIPPING}) as hall,
            sitting(hall.client, "flipping", 2, options={"target": 1}, pace="relaxed") as tables,
        ):
            path = f"/api/tables/{tables[0].info.id}/fairness"
            before = await hall.client.ask("GET", path, wire.Fairness)
            assert (before.key, before.seed) == (None, None)
            assert all(before.nonces)
            assert before.commitment == tables[0].info.commitment
            await tables[0].act("flip")
            await settle(*tables)
            await tables[1].act("snap")
            after = await hall.client.ask("GET", path, wire.Fairness)
            assert after.key is not None
            assert sha256(bytes.fromhex(after.key)).hexdigest() == before.commitment
            assert commitment_to(after.key) == before.commitment
            assert after.seed == seed_of(after.key, after.nonces)
            record = await hall.client.record(tables[0].info.id)
            assert record["seed"] == after.seed
            assert after.nonces == before.nonces

    run(test())
