"""A set of a table's own goes wherever the game goes, and a bad one nowhere."""

from __future__ import annotations

import json
import os
import pickle
import subprocess
import sys
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import runehall
from own_sets import CARDS, DECK, OWNED, own_set
from runehall.engine import BadManifest, Chooser, RunehallError, Table, manifest_text
from runehall.engine.conformance import Setup, check_all_laws, hidden_values_move
from runehall.engine.manifests import LONGEST_MANIFEST
from runehall.front_door import load, new
from runehall.games import GAMES

of_each_game = pytest.mark.parametrize("game", OWNED)
# The deck of four games, stones and rituals, cards.
of_each_kind = pytest.mark.parametrize("game", ["market", "runes", "rune"])
ACTIONS = 25


def played(game: str) -> Table:
    """A table with a set of its own, some way into its game."""
    seats = max(GAMES[game].seat_counts)
    table = new(game, seats=seats, seed=5, manifest=own_set(game))
    chooser = Chooser(7)
    for _ in range(ACTIONS):
        if table.over:
            break
        seat = table.asked[chooser.below(len(table.asked))]
        legal = table.legal(seat)
        table.do(seat, legal[chooser.below(len(legal))])
    return table


@of_each_game
def test_laws_hold_with_a_set_of_ones_own(game: str) -> None:
    seats = max(GAMES[game].seat_counts)
    options = {"manifest": own_set(game)}
    check_all_laws(Setup(GAMES[game], seats, options, 11), 15, 40)
    hidden_values_move(Setup(GAMES[game], seats, options, 3), at=6)


@of_each_game
def test_the_set_changes_what_is_dealt(game: str) -> None:
    own = new(game, seed=5, manifest=own_set(game)).document()
    ours = new(game, seed=5).document()
    del own["options"], ours["options"]
    assert own != ours


@of_each_game
def test_a_table_with_its_own_set_comes_back_from_a_pickle(game: str) -> None:
    table = played(game)
    again = pickle.loads(pickle.dumps(table))
    assert again.document() == table.document()
    assert again.document()["options"]["manifest"] == own_set(game)
    assert [again.legal(seat) for seat in again.asked] == [table.legal(s) for s in table.asked]


REPLAY = """
import json, sys
from runehall.front_door import load
from runehall.engine import read_record
print(json.dumps([load(record).document() for record in json.load(sys.stdin)]))
"""


def test_records_with_own_sets_replay_in_another_process() -> None:
    tables = [played(game) for game in OWNED]
    environment = {name: value for name, value in os.environ.items() if "RUNEHALL" not in name}
    environment["PYTHONPATH"] = str(Path(runehall.__file__).parents[1])
    told = subprocess.run(
        [sys.executable, "-c", REPLAY],
        input=json.dumps([json.loads(table.record().to_json()) for table in tables]),
        capture_output=True,
        text=True,
        env=environment,
        check=True,
    )
    assert json.loads(told.stdout) == [json.loads(json.dumps(each.document())) for each in tables]


@of_each_game
def test_our_set_can_be_saved_and_read_again_and_is_the_same_game(game: str) -> None:
    ours = GAMES[game].read_manifest(manifest_text(GAMES[game].manifest({})))
    own = new(game, seed=5, manifest=ours).document()
    usual = new(game, seed=5).document()
    assert own["options"].pop("manifest") == ours
    usual["options"].pop("manifest", None)
    assert own == usual


def test_a_set_is_read_from_a_file_and_cannot_be_changed_from_outside(tmp_path: Path) -> None:
    path = tmp_path / "deck.json"
    path.write_text(manifest_text(DECK), encoding="utf-8")
    table = new("market", manifest=path)
    table.document()["options"]["manifest"]["cards"]["1"] = 30
    assert table.document()["options"]["manifest"] == DECK
    assert GAMES["market"].manifest(table.document()["options"]) == DECK


def test_a_record_whose_set_is_wrong_is_refused() -> None:
    record = json.loads(played("rune").record().to_json())
    record["options"]["manifest"]["cards"][0]["face"] = "BBBBBX"
    with pytest.raises(BadManifest, match="“face” must be six letters out of B, G, R"):
        load(record)


# --- bad ones -------------------------------------------------------------------------------------


def refused_or_read(game: str, text: str) -> None:
    """A text is a set that can be played with, or it is refused in words and with a true line."""
    try:
        read = GAMES[game].read_manifest(text)
    except BadManifest as error:
        for language in ("en", "de"):
            assert 10 < len(error.sentence(language)) < 400
        assert error.line is None or 1 <= error.line <= text.count("\n") + 1
        assert str(pickle.loads(pickle.dumps(error))) == str(error)
    else:
        seats = max(GAMES[game].seat_counts)
        table = Table.new(GAMES[game], seats=seats, options={"manifest": read}, seed=1)
        assert json.loads(table.record().to_json())["options"]["manifest"] == read


@of_each_kind
@given(data=st.data())
def test_a_file_with_slips_of_the_pen_is_refused_with_a_line_or_can_be_played(
    game: str, data: st.DataObject
) -> None:
    text = manifest_text(own_set(game))
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text) - 1))
        end = min(len(text), start + data.draw(st.integers(0, 12)))
        slip = data.draw(
            st.sampled_from(["", "\n", "9", '"', ",", "}", "[", "x", "-", "null", "é"])
        )
        text = text[:start] + slip + text[end:] or "{"
    refused_or_read(game, text)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=10,
)


@of_each_kind
@given(data=st.data())
def test_nonsense_in_the_place_of_any_part_is_refused(game: str, data: st.DataObject) -> None:
    manifest: Any = deepcopy(own_set(game))
    inside = manifest
    while True:
        keys = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
        key = data.draw(st.sampled_from(keys))
        if not isinstance(inside[key], dict | list) or data.draw(st.booleans()):
            inside[key] = data.draw(JSON)
            break
        inside = inside[key]
    refused_or_read(game, json.dumps(manifest, indent=1))
    try:
        GAMES[game].options.resolve({"manifest": manifest}, max(GAMES[game].seat_counts))
    except RunehallError as error:
        assert str(error)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("x" * 10_000_000, "The file is too long: a set takes at most 20,000 letters."),
        (" " * (LONGEST_MANIFEST + 1), "The file is too long"),
        ("", "Line 1: This is not JSON; look at column 1."),
        ('{"games": ["rune"],\n "name": "a" "b"}', "Line 2: This is not JSON; look at column 14."),
        ("[" * 15_000, "Line 1: Too many brackets in brackets"),
        ('{"a":\n' * 3000, "Line 9: Too many brackets in brackets"),
        ('{"games":\n' + "9" * 5000 + "}", "Line 2: There is a number with far too many digits"),
        ('\\"' * 9_000, "Line 1: This is not JSON"),
        ("[]", "Line 1: This is no set"),
        ('{"name":\n"x"}', "Line 1: “games” is missing here."),
        ('{"games": [],\n"games": []}', "Line 2: “games” stands here a second time."),
        (
            '{"games":\n["rune", "chess"]}',
            "Line 2: “chess” does not belong here; possible are: rune.",
        ),
        (
            manifest_text(DECK),
            "Line 2: This set is for “cambio, kodiak, alaska, market”, not for RUNE",
        ),
        ('{"games": ["rune"],\n"name": "\\ud800"}', "is missing"),
    ],
)
def test_what_is_wrong_is_told(text: str, sentence: str) -> None:
    with pytest.raises(BadManifest) as refused:
        GAMES["rune"].read_manifest(text)
    assert sentence in str(refused.value)


@pytest.mark.parametrize(
    "name", ["", "  ", "x" * 41, "two\nlines", "\ud800", "\u202emirrored", 7, None]
)
def test_a_name_must_be_one_that_can_be_shown(name: object) -> None:
    with pytest.raises(BadManifest, match="name"):
        GAMES["rune"].read_manifest(json.dumps({**CARDS, "name": name}))


def test_a_byte_order_mark_does_no_harm() -> None:
    assert GAMES["rune"].read_manifest("\ufeff" + manifest_text(CARDS)) == CARDS
