"""How bots forget: with time, with what happens in between, and less what they look at again."""

from itertools import islice
from math import exp
from statistics import mean

import pytest

from bots.positions import decisions
from runehall.bots import Insight, make_bot
from runehall.bots.bot import NoviceBot
from runehall.bots.memory import Memory
from runehall.engine import Chooser, Game
from runehall.engine.heuristics import place_of, thing
from runehall.engine.state import NOTHING
from runehall.games import GAMES

TO_BE_REMEMBERED = [GAMES[name] for name in ("cambio", "kodiak", "market")]
LASTS = 8.0
MINDS = range(2000)


def share_that_lost(seen: int, *days: tuple[int, list[int]], looks: tuple[int, ...] = ()) -> float:
    """The share of many minds that have lost a thing by the end.

    At each moment it is some turn, and these are the things that lie there; `looks` are the numbers
    of the moments after which its place is looked at.
    """
    lost = 0
    for seed in MINDS:
        memory = Memory(LASTS, seed)
        for number, (turn, things) in enumerate(days):
            memory.go_on(turn, things)
            memory.looks_at(place_of(seen) if number in looks else NOTHING)
        lost += seen in memory.lost()
    return lost / len(MINDS)


SEVEN = thing(2, 7, False)


@pytest.mark.parametrize("turns", [2, 8, 20])
def test_time_wears_a_memory_off(turns: int) -> None:
    lost = share_that_lost(SEVEN, (1, [SEVEN]), (1 + turns, [SEVEN]))
    assert lost == pytest.approx(1.0 - exp(-turns / LASTS), abs=0.03)
    assert share_that_lost(SEVEN, (1, [SEVEN])) == 0.0


def test_what_is_seen_in_between_wears_it_off_too() -> None:
    others = [thing(place, 3, False) for place in (4, 5, 6)]
    quiet = share_that_lost(SEVEN, (1, [SEVEN]), (5, [SEVEN]))
    busy = share_that_lost(SEVEN, (1, [SEVEN]), (3, [SEVEN, *others]), (5, [SEVEN, *others]))
    assert busy == pytest.approx(1.0 - exp(-(4 + len(others)) / LASTS), abs=0.03)
    assert busy > quiet + 0.1


def test_looking_again_brings_it_back_and_lasts_longer() -> None:
    days = [(1, [SEVEN]), (21, [SEVEN]), (22, [SEVEN]), (30, [SEVEN])]
    never = share_that_lost(SEVEN, *days)
    again = share_that_lost(SEVEN, *days[:3], looks=(1,))
    assert never > 0.95
    assert again == 0.0
    # A second look lasts half as long again as the first.
    later = share_that_lost(SEVEN, *days, looks=(1,))
    assert later == pytest.approx(1.0 - exp(-8 / (1.5 * LASTS)), abs=0.03)


def test_a_card_that_is_moved_takes_along_what_is_left_of_it() -> None:
    moved = thing(9, 7, False)
    stays = share_that_lost(SEVEN, (1, [SEVEN]), (9, [SEVEN]))
    goes = share_that_lost(moved, (1, [SEVEN]), (8, [SEVEN]), (9, [moved]))
    assert goes == pytest.approx(1.0 - exp(-9 / LASTS), abs=0.03)
    assert goes > stays


def test_what_is_shown_to_all_is_known_again() -> None:
    shown = thing(2, 7, True)
    assert share_that_lost(shown, (1, [SEVEN]), (40, [SEVEN]), (41, [shown])) == 0.0
    other = thing(3, 8, True)
    assert share_that_lost(SEVEN, (1, [SEVEN]), (40, [SEVEN]), (41, [SEVEN, other])) > 0.95


def test_a_new_round_begins_with_a_fresh_mind() -> None:
    assert share_that_lost(SEVEN, (1, [SEVEN]), (60, [SEVEN]), (1, [SEVEN])) == 0.0


def test_the_same_seed_forgets_the_same_everywhere() -> None:
    memory = Memory(LASTS, seed=7)
    things = [thing(place, place, False) for place in range(6)]
    memory.go_on(1, things)
    memory.go_on(8, things)
    assert [place_of(each) for each in memory.lost()] == [0, 5]


# --- at a table ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", TO_BE_REMEMBERED, ids=lambda game: game.id)
def test_what_is_forgotten_is_hidden_and_nothing_else(game: Game) -> None:
    changed = 0
    for decision in islice(decisions(game, games=8, seats=2), 200):
        insight = decision.insight
        things = insight.seen()
        dim = insight.without(things[::2])
        assert dim.seen() == things[1::2]
        assert insight.without([]).sight() == insight.sight()
        changed += dim.sight() != insight.sight()
    assert changed > 10


@pytest.mark.parametrize("game", TO_BE_REMEMBERED[:2], ids=lambda game: game.id)
def test_a_novice_looks_at_what_it_has_forgotten_and_knows_it_again(game: Game) -> None:
    vain: list[bool] = []
    first_looks = 0
    for seed in range(12):
        state = game.new(3, None, seed)
        novices = [make_bot("novice", game, seed * 8 + seat) for seat in range(3)]
        looked = dict.fromkeys(range(3), NOTHING)
        chooser = Chooser(seed)
        while not state.over():
            seat = chooser.one_of(state.may() or state.must())
            insight, novice = Insight(game, state, seat), novices[seat]
            assert isinstance(novice, NoviceBot)
            action = novice.choose(insight)
            known = [place_of(each) for each in insight.seen()]
            lost = [place_of(each) for each in novice.memory.lost()]
            if looked[seat] in known:
                vain.append(looked[seat] in lost)
            place = game.heuristics().looks_at(state, action) if action != NOTHING else NOTHING
            first_looks += place != NOTHING and place not in known
            looked[seat] = place if place in lost else NOTHING
            if action == NOTHING:
                seat = chooser.one_of(state.must())
                action = novices[seat].choose(Insight(game, state, seat))
                looked[seat] = NOTHING
            state.apply(seat, action)
    assert first_looks > 50
    assert len(vain) > 20
    assert mean(vain) == 0.0


def test_nobody_else_forgets() -> None:
    forgetful = [name for name in ("skilled", "master") if has_memory(name)]
    assert forgetful == []
    assert has_memory("novice")


def has_memory(level: str) -> bool:
    return isinstance(make_bot(level, GAMES["cambio"], 1), NoviceBot)
