"""The last word about a turn: it says what came of it, to each seat what that seat may know."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from runehall.engine import SPECTATOR, Event, Game, Table
from runehall.engine.recap import MOST_LETTERS, Happening
from runehall.engine.stand_ins import STAND_IN
from runehall.engine.state import EVERYONE
from runehall.engine.texts import LANGUAGES
from runehall.games import GAMES
from runehall.games.market import codes
from runehall.games.market.notation import EVENTS as MARKET_EVENTS
from runehall.server.play.turns import LONGEST_TURN, Turns

NAMES = ("Ada", "Bodil", "Cato")
# A long clause may stand alone, and names are longer than their stand-ins.
NEVER_LONGER = MOST_LETTERS * 2


def turns_of(game: Game, seed: int, actions: int) -> Iterator[tuple[Turns, list[Event]]]:
    """A random game, after each of its actions."""
    seats = next(seats for seats in game.seat_counts if seats > 1)
    table = Table.new(game, seats=seats, seed=seed)
    chance = random.Random(seed)
    turns = Turns(game)
    turns.add(table.opening, table.state.turn_no)
    for _ in range(actions):
        if table.over:
            return
        seat = chance.choice(table.asked)
        events = table.do(seat, chance.choice(table.legal(seat)))
        turns.add(events, table.state.turn_no)
        yield turns, events


def latest(turns: Turns) -> list[Event]:
    """The present turn, or the last one where nothing has happened in it yet."""
    return next((turn for turn in reversed(turns.turns) if turn), [])


def last_word(turns: Turns, seat: int = SPECTATOR, language: str = "en") -> str:
    told = turns.last_word(seat, language, NAMES)
    return "" if told is None else told.line


@pytest.mark.parametrize("name", GAMES)
def test_what_tells_of_a_turn_is_an_event_of_the_game(name: str) -> None:
    game = GAMES[name]
    seats = game.seat_counts[0]
    state = game.empty(seats, game.options.resolve({}, seats), 0)
    kinds = {kind.name: kind for kind in game.events(state).values()}
    recap = game.recap
    assert recap.outcomes
    named = {*recap.outcomes, *recap.spent, *recap.bought, *recap.alike, *recap.causes}
    plain = {
        event.split("-")[0] if event.split("-")[0] in recap.told_apart else event
        for event in named | recap.possible_causes
    }
    assert {*plain, *recap.told_apart} <= {*kinds}
    for event, field in [*recap.spent.items(), *recap.alike.items(), *recap.told_apart.items()]:
        kind = kinds[event] if event in kinds else kinds[event.split("-")[0]]
        assert field in ("", *kind.fields)
    for language in LANGUAGES:
        for event in (*recap.alike, *recap.bought):
            assert game.texts(language).has(f"recap-{event}")


@pytest.mark.parametrize("name", GAMES)
def test_every_turn_has_a_short_last_word_for_everybody_in_both_languages(name: str) -> None:
    game = GAMES[name]
    lines = set()
    for turns, _ in turns_of(game, seed=11, actions=250):
        for seat in (SPECTATOR, 0, 1):
            for language in LANGUAGES:
                line = last_word(turns, seat, language)
                assert len(line) <= NEVER_LONGER
                assert not STAND_IN.search(line)
                assert ".." not in line
                lines.add(line)
    assert len(lines) > 8


@pytest.mark.parametrize("name", GAMES)
def test_a_last_word_tells_nobody_what_its_log_does_not(name: str) -> None:
    """What a seat has not heard makes no difference to the sentence it is told."""
    game = GAMES[name]
    for turns, _ in turns_of(game, seed=3, actions=120):
        for seat in (SPECTATOR, 0, 1):
            deaf = Turns(game)
            deaf.turns.clear()
            deaf.turns.extend([e for e in turn if e.heard_by(seat)] for turn in turns.turns)
            assert last_word(deaf, seat) == last_word(turns, seat)


@pytest.mark.parametrize("name", GAMES)
def test_what_came_of_something_is_told_right_after_it_and_never_alone(name: str) -> None:
    """Causes are declared kind by kind; here every told consequence is looked up in its turn."""
    game = GAMES[name]
    recap, texts = game.recap, game.texts("en")
    consequences = 0
    for turns, _ in turns_of(game, seed=3, actions=400):
        turn = [event for event in latest(turns) if event.heard_by(SPECTATOR)]
        kinds = [recap.kind(event) for event in turn]
        for viewer in (SPECTATOR, 0, 1):
            fitting = recap.that_fit(recap.happenings(turn), texts, NAMES, viewer)
            told = [clause.kind for clause, _ in fitting]
            for place, kind in enumerate(told):
                if kind not in recap.causes:
                    continue
                consequences += 1
                before = place - 1
                while before >= 0 and told[before] not in recap.causes[kind]:
                    assert told[before] in recap.causes, told
                    before -= 1
                silent = set(recap.causes[kind]) - set(recap.outcomes)
                assert before >= 0 or silent & set(kinds), told
    assert consequences > 0


@pytest.mark.parametrize("name", GAMES)
def test_everything_that_came_of_something_finds_it_in_its_turn(name: str) -> None:
    recap = GAMES[name].recap
    for turns, _ in turns_of(GAMES[name], seed=29, actions=400):
        turn = latest(turns)
        if len(turn) < LONGEST_TURN:
            found: list[Happening] = []
            assert all(recap.home(found, event, recap.kind(event)) for event in turn)


def market_event(number: int, *arguments: int) -> Event:
    return MARKET_EVENTS[number].event((EVERYONE, number, *arguments))


def market_word(events: list[Event], seat: int) -> str:
    market = GAMES["market"]
    told = market.recap.sentence(events, market.texts("en"), NAMES, seat)
    assert told is not None
    return told[1]


ATTACK = [
    market_event(codes.EVENT_PLAY, 1, 1, codes.FOR_DUEL),
    market_event(codes.EVENT_DUEL, 1, 0, 1),
    market_event(codes.EVENT_SHOWN, 0, 4),
]
RAID = [
    market_event(codes.EVENT_PLAY, 1, codes.BLUE_SHELTER, codes.FOR_RAID),
    market_event(codes.EVENT_STOLEN_CARD, 1, 0),
    market_event(codes.EVENT_STOLEN_RUNE, 1, 0, 0),
]


def test_a_theft_is_told_with_what_it_was_done_by_and_an_attack_with_its_answer() -> None:
    raided = (
        "Bodil raids with a blue shelter, steals a card from you and steals a red rune from you."
    )
    assert market_word(ATTACK, 0) == "Bodil attacks you with 2. You show 5 and keep everything."
    assert market_word(RAID, 0) == raided
    assert market_word([*ATTACK, *RAID], 0) == raided
    taken = [*ATTACK[:2], market_event(codes.EVENT_YIELD, 0), RAID[2]]
    assert market_word(taken, 0) == "Bodil attacks you with 2 and steals a red rune from you."
    assert "shows nothing" in market_word(taken[:3], 2)


def test_a_consequence_that_has_lost_its_cause_is_not_told() -> None:
    market = GAMES["market"]
    assert market.recap.sentence(RAID[1:], market.texts("en"), NAMES, 0) is None


def test_a_card_thrown_away_has_bought_nothing() -> None:
    thrown = market_event(codes.EVENT_PLAY, 1, 2, codes.FOR_NOTHING)
    paid = market_event(codes.EVENT_PLAY, 1, 4, codes.FOR_RUNE)
    gained = market_event(codes.EVENT_GAIN, 1, 0, 1)
    assert market_word([thrown, paid, gained], 0) == "Bodil buys a red rune with 5."


def test_a_rune_is_told_with_the_cards_that_bought_it() -> None:
    table = Table.new(GAMES["market"], seats=2, seed=5)
    turns = Turns(table.game)
    buys = next(text for text in table.legal(0) if text.startswith("rune") and len(text) > 10)
    turns.add(table.do(0, buys), table.state.turn_no)
    _, colour, *cards = buys.split()
    assert last_word(turns) == f"Ada buys a {colour} rune with {' + '.join(cards)}."
    assert "kauft eine" in last_word(turns, language="de")


def test_whoever_reads_a_last_word_is_spoken_to() -> None:
    spoken: set[str] = set()
    for turns, _ in turns_of(GAMES["market"], seed=5, actions=200):
        for seat, name in enumerate(NAMES[:2]):
            line = last_word(turns, seat)
            assert name not in line
            spoken |= {word for word in ("You ", " you") if word in line}
    assert spoken == {"You ", " you"}


def test_drawing_is_the_last_word_only_about_a_turn_without_anything_else() -> None:
    told = []
    for turns, events in turns_of(GAMES["market"], seed=7, actions=300):
        if any(event.name == "draw" for event in events):
            told.append(last_word(turns))
    assert told
    assert not any("draws" in line for line in told)
    only = [line for line in told if "nothing but draw" in line]
    assert len(only) < len(told)


def test_what_happens_twice_is_counted() -> None:
    lines = {last_word(turns) for turns, _ in turns_of(GAMES["alaska"], seed=2, actions=300)}
    assert any(" and " in line and "in vain" in line for line in lines)


def test_the_last_word_stays_until_there_is_another() -> None:
    turns = None
    for turns, _ in turns_of(GAMES["cambio"], seed=4, actions=40):
        before = last_word(turns)
        turns.turns.append([])
        turns.forget()
        assert last_word(turns) == before
        turns.turns.pop()
    assert turns is not None
