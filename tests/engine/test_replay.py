"""The same record gives the same documents on both builds, under any hash seed."""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from conftest import Profile
from runehall.build_info import compiled
from runehall.engine import (
    BadRecord,
    Chooser,
    RunehallError,
    Table,
    UnknownName,
    read_record,
    record_from_json,
    replay,
)
from runehall.engine.playout import random_action_by_kind
from runehall.games import GAMES

SOURCES = Path(__file__).parents[2] / "src"
LONGEST = {"quick": 30, "standard": 400, "soak": 20_000}

DIGEST = """
import hashlib, json, sys
from runehall.build_info import compiled
from runehall.engine import read_record, replay
from runehall.engine.table import Table
from runehall.engine.replay import start_of
from runehall.games import GAMES
digest = hashlib.sha256()
for record in map(read_record, json.load(sys.stdin)):
    table = start_of(record, GAMES)
    for seat, text in record.actions:
        events = table.do(seat, text)
        digest.update(json.dumps([e.document() for e in events]).encode())
        digest.update(json.dumps(table.document()).encode())
        digest.update(json.dumps(table.legal(seat)).encode())
print(compiled(), digest.hexdigest())
"""


def random_record(game: str, seats: int, preset: str, seed: int, longest: int) -> Table:
    table = Table.new(GAMES[game], seats=seats, options={"preset": preset}, seed=seed)
    chooser = Chooser(seed)
    for _ in range(longest):
        asked = table.state.must() | table.state.may()
        if asked == 0:
            break
        seat = int(chooser.one_of(asked))
        action = random_action_by_kind(table.state, seat, chooser)
        table.do(seat, table.notation.text(action))
    return table


def digest_in_a_new_process(records: str, hash_seed: str, *, from_sources: bool) -> list[str]:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    environment.pop("PYTHONPATH", None)
    if from_sources:
        environment["PYTHONPATH"] = str(SOURCES)
    done = subprocess.run(
        [sys.executable, "-c", DIGEST],
        input=records,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parent,
    )
    return done.stdout.split()


@pytest.mark.parametrize("game", GAMES)
def test_a_record_replays_to_the_same_documents_everywhere(game: str, profile: Profile) -> None:
    chosen = GAMES[game]
    records = []
    for preset in chosen.options.presets:
        for seats in chosen.seat_counts:
            if chosen.options.fits(preset, seats):
                table = random_record(game, seats, preset, 7, LONGEST[profile.name])
                records.append(table.record().document())
    text = json.dumps(records)
    interpreted, digest = digest_in_a_new_process(text, "1", from_sources=True)
    assert interpreted == "False"
    # The other one is the build under test, under another hash seed.
    build, other = digest_in_a_new_process(text, "2", from_sources=not compiled())
    assert build == str(compiled())
    assert other == digest, "play depends on the build or on the hash seed"


def test_a_record_goes_through_json() -> None:
    table = random_record("market", 2, "web-de", 3, 40)
    again = record_from_json(table.record().to_json())
    assert again == table.record()
    assert replay(again, GAMES).document() == table.document()
    assert len(replay(again, GAMES, until=5).record().actions) == 5


def good_record() -> dict[str, object]:
    table = random_record("market", 2, "booklet-2023", 3, 12)
    return table.record().document()


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"game": "markt"}, "did you mean “market”"),
        ({"version": 9}, "version 9"),
        ({"players": 9}, "players"),
        ({"players": 1}, "seats"),
        ({"seed": -4}, "seed"),
        ({"actions": [[0, "fly"]]}, "Action 1 .* not an action"),
        ({"actions": [[7, "pass"]]}, "no seat"),
        ({"actions": [["0", "pass"]]}, "whole number"),
        ({"actions": [[0, "pass", 3]]}, "2 elements"),
        ({"actions": "pass"}, "a list"),
        ({"options": {}}, "missing"),
        ({"options": []}, "object"),
        ({"extra": 1}, "unknown key"),
    ],
)
def test_a_bad_record_is_refused_with_the_reason(change: dict[str, object], complaint: str) -> None:
    with pytest.raises(RunehallError, match=complaint):
        replay(read_record({**good_record(), **change}), GAMES)


def test_a_truncated_record_is_refused() -> None:
    text = json.dumps(good_record())
    for end in range(0, len(text) - 1, 37):
        with pytest.raises(BadRecord):
            record_from_json(text[:end])


def test_an_unknown_game_is_not_replayed() -> None:
    record = read_record({**good_record(), "game": "chess"})
    with pytest.raises(UnknownName):
        replay(record, GAMES)


def test_digests_differ_when_games_do() -> None:
    one = random_record("market", 2, "web-de", 3, 40)
    two = random_record("market", 2, "web-de", 4, 40)
    digests = {hashlib.sha256(json.dumps(t.document()).encode()).hexdigest() for t in (one, two)}
    assert len(digests) == 2


def test_a_record_of_a_former_version_is_played_as_it_was() -> None:
    """In version 1 of Cambio a call left the pile frozen; a record of then names no such option."""
    game = GAMES["cambio"]
    options = {**game.options.resolve({}, 3), "freeze": "next_card", "failed_throws": 1}
    for seed in range(300):
        table = Table.new(game, seats=3, options=options, seed=seed)
        chooser = Chooser(seed)
        while not table.over and len(table.record().actions) < 60:
            seat = chooser.one_of(table.state.must() | table.state.may())
            legal = table.legal(seat)
            chosen = legal[chooser.below(len(legal))]
            table.do(seat, chosen)
            if chosen == "cambio" and table.document()["frozen"]:
                break
        else:
            continue
        written = table.record().document()
        written["version"] = 1
        written["options"] = {
            name: value
            for name, value in written["options"].items()
            if name not in game.options.former
        }
        again = replay(read_record(written), GAMES)
        assert again.document() == {**table.document(), "version": 1}
        assert again.document()["frozen"]
        assert replay(again.record(), GAMES).document() == again.document()
        written["version"] = game.version
        with pytest.raises(RunehallError, match="missing"):
            replay(read_record(written), GAMES)
        return
    pytest.fail("nobody called while the pile was frozen")


def test_a_document_of_a_former_version_stays_one() -> None:
    game = GAMES["alaska"]
    document = game.document(game.new(2, seed=3))
    former = {**document, "version": 1, "options": dict(document["options"])}
    del former["options"]["onto_anglers"]
    loaded = game.document(game.load(former))
    assert loaded == {**document, "version": 1}
    assert game.document(game.load(loaded)) == loaded
    with pytest.raises(RunehallError, match="follows version “3”"):
        game.load({**document, "version": 3})
