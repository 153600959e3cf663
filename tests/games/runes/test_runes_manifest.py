"""Sets of RUNES: ours, and others that are refused with the line that is wrong."""

from collections import Counter

import pytest

from runehall.engine import BadManifest, Chooser, manifest_text, play_randomly
from runehall.games.runes import GAME, game_with
from runehall.games.runes.codes import BLACK, GOLD, GREY, RUNES
from runehall.games.runes.components import CARD_CODES, Components
from runehall.games.runes.manifest import components_in, our_components, our_set

OURS = manifest_text(our_set())


def test_our_reconstruction_is_a_whole_set() -> None:
    components = our_components()
    assert (components.stones, sum(components.copies)) == (72, 28)
    assert components.card_codes == list(CARD_CODES)
    strong = [code for code, mark in zip(CARD_CODES, components.strong, strict=True) if mark]
    assert strong == ["copy", "quick", "replace", "steal", "gold"]


@pytest.mark.parametrize(
    ("colour", "stones", "each_rune", "stars"),
    [(GREY, 42, 39, 18), (GOLD, 12, 11, 6), (BLACK, 18, 16, 12)],
)
def test_R1_our_stones_have_equal_numbers_of_all_runes(
    colour: int, stones: int, each_rune: int, stars: int
) -> None:
    components = our_components()
    faces = [
        faces
        for faces, each in zip(components.faces, components.colours, strict=True)
        if each == colour
    ]
    assert len(faces) == stones
    assert Counter("".join(faces)) == {**dict.fromkeys(RUNES, each_rune), "*": stars}
    assert max(each.count("*") for each in faces) == 1


def test_no_two_of_our_stones_are_alike_when_turned() -> None:
    faces = our_components().faces
    assert len({min(each[turn:] + each[:turn] for turn in range(6)) for each in faces}) == 72


def test_only_s41_and_s42_repeat_after_a_half_turn() -> None:
    components = our_components()
    distinct = {
        name: sum(components.is_distinct_rotation(stone, rotation) for rotation in range(6))
        for stone, name in enumerate(components.ids)
    }
    assert {name for name, count in distinct.items() if count != 6} == {"s41", "s42"}
    assert (distinct["s41"], distinct["s42"]) == (3, 3)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"s02": "RFAKFU"', '"s02": "RFAKFUU"', "6: The stone “s02” must have 6 faces, not “RFAKF"),
        ('"s02": "RFAKFU"', '"s02": "RFAKF"', "6: The stone “s02” must have 6 faces"),
        ('"s02": "RFAKFU"', '"s02": 7', "6: “s02” must be a text, not “7”"),
        ('"s02": "RFAKFU"', '"s02": "RFAXFU"', "6: The stone “s02” has a face “X”"),
        ('"s02"', '"s01"', "6: “s01” stands here a second time"),
        ('"s02"', '"x02"', "6: “x02” is no stone"),
        ('"s02": "RFAKFU",', '"s02": "RFAKFU"', "7: This is not JSON"),
        ('    "s02": "RFAKFU",\n', "", "4: There are 71 stones; there must be 72"),
        ('"copies": 2, "strong": false', '"copies": -2, "strong": false', "79: “copies” must be a"),
        ('"copies": 2, "strong": false', '"copies": 2, "strong": 1', "79: “strong” must be true"),
        ('"copies": 2, "strong": false', '"copies": 2', "79: “strong” is missing here"),
        ('"fill"', '"feast"', "79: “feast” does not belong here"),
        ('"reverse"', '"fill"', "80: “fill” stands here a second time"),
        ('"copies": 2, "strong": false', '"copies": 3, "strong": false', "78: There are 29 ritual"),
        ('    "fill": {"copies": 2, "strong": false},\n', "", "78: “fill” is missing here"),
        ('["runes"]', '["rune"]', "2: This set is for “rune”, not for RUNES"),
    ],
)
def test_a_wrong_set_is_refused_with_its_line(old: str, new: str, complaint: str) -> None:
    assert old in OURS
    with pytest.raises(BadManifest) as refused:
        GAME.read_manifest(OURS.replace(old, new, 1))
    assert str(refused.value).startswith(f"Line {complaint}")
    assert refused.value.sentence("de").startswith(f"Zeile {complaint.partition(':')[0]}: ")


def test_a_set_of_ones_own_is_played_with() -> None:
    swapped = OURS.replace("ATRKAK", "?").replace("RFAKFU", "ATRKAK").replace("?", "RFAKFU")
    spin = '"spin": {"copies": 2, "strong": false}'
    manifest = GAME.read_manifest(swapped.replace(spin, spin.replace("false", "true")))
    assert components_in(manifest).faces[:2] == ["RFAKFU", "ATRKAK"]
    document = GAME.document(GAME.new(3, {"preset": "entdecker", "manifest": manifest}))
    assert document["rituals"]["removed"][:3] == ["spin", "spin", "copy"]
    assert document["options"]["manifest"] == manifest
    assert "manifest" not in GAME.document(GAME.new(3))["options"]


TINY = our_set() | {
    "stones": {
        "s01": "FFUUFU", "s41": "FUTFUT", "g01": "*FFFUF", "b01": "UUUUUU", "b02": "FFFFFF"
    }
}  # fmt: skip


def tiny() -> Components:
    """Five stones and a full deck: games that end when the stones do."""
    return components_in(TINY)


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
