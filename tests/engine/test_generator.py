"""ChaCha8 against published vectors; rolls and shuffles against what they promise."""

import struct
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64, u8

from runehall.engine import BadDocument, Chooser, Generator, generator_for, key_of
from runehall.engine.generator import chacha8_block, sort_cards
from runehall.engine.seeds import check_seed

# ChaCha8, 256-bit key: test cases 1 and 2 of Strombergson's vectors (zero key, and first key byte
# 1), zero nonce, block 0.
VECTORS = {
    "00" * 32: (
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
    ),
    "01" + "00" * 31: (
        "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea"
        "289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8"
    ),
}


@pytest.mark.parametrize("key", VECTORS)
def test_chacha8_gives_the_published_keystream(key: str) -> None:
    words = chacha8_block(vec[i64](struct.unpack("<8I", bytes.fromhex(key))), 0, 0, 0)
    assert struct.pack("<16I", *words).hex() == VECTORS[key]


def test_a_roll_depends_on_the_seed_and_its_number_alone() -> None:
    first, again = generator_for(7), generator_for(7)
    rolls = [first.roll(number, 6) for number in range(50)]
    assert [again.roll(number, 6) for number in reversed(range(50))] == rolls[::-1]
    assert rolls != [generator_for(8).roll(number, 6) for number in range(50)]


@given(sides=st.integers(2, 48), seed=st.integers(0, 1000))
def test_a_roll_stays_on_the_die(sides: int, seed: int) -> None:
    generator = generator_for(seed)
    assert all(1 <= generator.roll(number, sides) <= sides for number in range(20))


def test_rolls_are_fair() -> None:
    generator = generator_for(1)
    faces = Counter(generator.roll(number, 6) for number in range(6000))
    assert sum((count - 1000) ** 2 / 1000 for count in faces.values()) < 20.5  # p = 0.001


@given(cards=st.lists(st.integers(0, 15), max_size=80), seed=st.integers(0, 2**256 - 1))
def test_a_shuffle_depends_on_which_cards_there_are_not_on_their_order(
    cards: list[int], seed: int
) -> None:
    piles = [vec[u8](cards), vec[u8](sorted(cards, reverse=True))]
    for pile in piles:
        generator_for(seed).shuffle(3, pile, len(cards))
    assert list(piles[0]) == list(piles[1])
    assert sorted(piles[0]) == sorted(cards)


def test_a_shuffle_reaches_every_order() -> None:
    orders = set()
    for number in range(300):
        pile = vec[u8]([1, 2, 3, 4])
        generator_for(5).shuffle(number, pile, 4)
        orders.add(tuple(pile))
    assert len(orders) == 24


@given(st.lists(st.integers(0, 255), max_size=40))
def test_sorting_cards(cards: list[int]) -> None:
    pile = vec[u8](cards)
    sort_cards(pile, len(cards))
    assert list(pile) == sorted(cards)


def test_a_key_can_be_given_as_it_is() -> None:
    key = "ab" * 32
    assert key_of(key) == bytes.fromhex(key)
    assert generator_for(key).seed == key


@pytest.mark.parametrize("seed", [-1, 2**256, True, 1.5, "12", "AB" * 32, "zz" * 32, None, [1]])
def test_what_is_no_seed_is_refused(seed: object) -> None:
    with pytest.raises(BadDocument, match="A seed is"):
        check_seed(seed)


@given(seed=st.integers(0, 2**62), bound=st.integers(1, 2**31))
def test_a_chooser_repeats_itself_and_stays_below_its_bound(seed: int, bound: int) -> None:
    one, two = Chooser(seed), Chooser(seed)
    drawn = [one.below(bound) for _ in range(10)]
    assert drawn == [two.below(bound) for _ in range(10)]
    assert all(0 <= number < bound for number in drawn)
    assert 0.0 <= one.chance() < 1.0


@given(seats=st.integers(1, 255), seed=st.integers(0, 1000))
def test_a_chooser_picks_a_seat_of_the_set(seats: int, seed: int) -> None:
    assert seats >> Chooser(seed).one_of(seats) & 1


def test_a_guessed_future_has_a_key_of_its_own() -> None:
    made: Generator = Chooser(1).generator()
    assert made.seed is None
    assert list(made.key) != list(Chooser(2).generator().key)
