"""The manifests: data that can be replaced, and is refused with the line that is wrong."""

import json
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

from runehall.engine import BadManifest, Chooser, play_randomly
from runehall.games.runes import game_with
from runehall.games.runes.components import CARD_CODES, Components
from runehall.games.runes.manifest import (
    RITUALS_VARIABLE,
    STONES_VARIABLE,
    load_components,
    read_rituals,
    read_stones,
)

DATA = files("runehall.games.runes") / "data"
STONES = (DATA / "stones.json").read_text(encoding="utf-8")
RITUALS = (DATA / "rituals.json").read_text(encoding="utf-8")


def test_our_manifests_are_a_whole_set() -> None:
    components = load_components(environment={})
    assert (components.stones, sum(components.copies)) == (72, 28)
    assert components.card_codes == list(CARD_CODES)
    strong = [code for code, mark in zip(CARD_CODES, components.strong, strict=True) if mark]
    assert strong == ["copy", "quick", "replace", "steal", "gold"]


def test_only_s41_and_s42_repeat_after_a_half_turn() -> None:
    components = load_components(environment={})
    distinct = {
        name: sum(components.is_distinct_rotation(stone, rotation) for rotation in range(6))
        for stone, name in enumerate(components.ids)
    }
    assert {name for name, count in distinct.items() if count != 6} == {"s41", "s42"}
    assert (distinct["s41"], distinct["s42"]) == (3, 3)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"s02": "RFAKFU"', '"s02": "RFAKFUU"', "line 3: s02 must have 6 faces, not “RFAKFUU”"),
        ('"s02": "RFAKFU"', '"s02": "RFAKF"', "line 3: s02 must have 6 faces"),
        ('"s02": "RFAKFU"', '"s02": 7', "line 3: s02 must have 6 faces"),
        ('"s02": "RFAKFU"', '"s02": "RFAXFU"', "line 3: s02 has a face “X”"),
        ('"s02": "RFAKFU"', '"s02": "*F*KFU"', "line 3: s02 has more than one star"),
        ('"s02"', '"s01"', "line 3: “s01” stands here a second time"),
        ('"s02"', '"x02"', "line 3: x02 is no stone"),
        ('"s02": "RFAKFU"', '"s02": "TRKAKA"', "line 3: s02 is the same stone as s01"),
        ('"s02": "RFAKFU",', '"s02": "RFAKFU"', "line 4: this is not JSON"),
        ('"s02": "RFAKFU"', '"s02": "RFAKFF"', "39 .*runes F on grey|runes F on grey stones"),
        ('  "b18": "*UFTRF"', '  "b17x": "*UFTRF"', "line 73: b17x is no stone"),
    ],
)
def test_a_wrong_stone_is_refused_with_its_line(
    old: str, new: str, complaint: str, tmp_path: Path
) -> None:
    path = tmp_path / "mine.json"
    path.write_text(STONES.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadManifest, match=complaint) as refused:
        load_components(stones=path, environment={})
    assert str(refused.value).startswith("mine.json")


def test_a_missing_stone_is_refused(tmp_path: Path) -> None:
    stones = json.loads(STONES)
    del stones["g12"]
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(stones), encoding="utf-8")
    with pytest.raises(BadManifest, match="has 11 gold stones; there must be 12"):
        load_components(stones=path, environment={})


@pytest.mark.parametrize("text", ["[]", "7", '"s01"', "", "{", "[" * 100_000])
@pytest.mark.parametrize("read", [read_stones, read_rituals])
def test_what_is_no_manifest_is_refused(text: str, read: Callable[[str], object]) -> None:
    with pytest.raises(BadManifest):
        read(text)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"copies": 2, "strong": false', '"copies": -2, "strong": false', "line 2: fill.copies"),
        ('"copies": 2, "strong": false', '"copies": 2, "strong": 1', "line 2: fill.strong"),
        ('"copies": 2, "strong": false', '"copies": 2', "line 2: fill.strong is missing"),
        ('"fill"', '"feast"', "line 2: feast is no ritual"),
        ('"reverse"', '"fill"', "line 3: “fill” stands here a second time"),
        ('"copies": 2, "strong": false', '"copies": 3, "strong": false', "has 29 ritual cards"),
        ('  "fill": {"copies": 2, "strong": false},\n', "", "lacks the ritual fill"),
    ],
)
def test_a_wrong_ritual_is_refused_with_its_line(
    old: str, new: str, complaint: str, tmp_path: Path
) -> None:
    path = tmp_path / "cards.json"
    path.write_text(RITUALS.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadManifest, match=complaint):
        load_components(rituals=path, environment={})


def test_the_environment_names_other_files(tmp_path: Path) -> None:
    stones = tmp_path / "stones.json"
    swapped = STONES.replace("ATRKAK", "x").replace("RFAKFU", "ATRKAK").replace("x", "RFAKFU")
    stones.write_text(swapped, encoding="utf-8")
    rituals = tmp_path / "rituals.json"
    changed = RITUALS.replace(
        '"spin": {"copies": 2, "strong": false}', '"spin": {"copies": 2, "strong": true}'
    )
    rituals.write_text(changed, encoding="utf-8")
    environment = {STONES_VARIABLE: str(stones), RITUALS_VARIABLE: str(rituals)}
    components = load_components(environment=environment)
    assert components.faces[:2] == ["RFAKFU", "ATRKAK"]
    game = game_with(components)
    removed = game.document(game.new(3, {"preset": "entdecker"}))["rituals"]["removed"]
    assert removed[:3] == ["spin", "spin", "copy"]


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadManifest, match="cannot be read"):
        load_components(environment={STONES_VARIABLE: str(tmp_path / "none.json")})


TINY_STONES = (
    '{"s01": "FFUUFU", "s41": "FUTFUT", "g01": "*FFFUF", "b01": "UUUUUU", "b02": "FFFFFF"}'
)


def tiny() -> Components:
    """Five stones and a full deck: games that end when the stones do."""
    return Components(read_stones(TINY_STONES), read_rituals(RITUALS))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_tiny_sets_play_to_the_end_under_the_same_laws(seats: int) -> None:
    game = game_with(tiny())
    for seed in range(30):
        state = game.new(seats, {"hand": 1 + seed % 2, "coins": 5 + seed}, seed)
        chooser = Chooser(seed)
        while not state.over():
            game.check_laws(state)
            seat = chooser.one_of(state.must() | state.may())
            for text in map(game.notation(state).text, state.legal(seat)):
                assert game.notation(state).parse(text) in state.legal(seat)
            play_randomly(state, chooser, 1)
        game.check_laws(state)
        document = game.document(state)
        assert game.document(game.load(document)) == document


def test_a_stone_with_one_rune_has_one_rotation() -> None:
    components = tiny()
    stone = components.numbers["b01"]
    assert [components.is_distinct_rotation(stone, rotation) for rotation in range(6)] == [
        True, False, False, False, False, False
    ]  # fmt: skip
