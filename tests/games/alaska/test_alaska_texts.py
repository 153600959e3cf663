"""Alaska's words: every log line, action, refusal and table in both languages."""

from io import StringIO

import pytest
from rich.console import Console

from games.alaska.tables import table
from runehall.cli.tables.alaska import draw
from runehall.engine.chooser import Chooser
from runehall.engine.playout import random_action_by_kind
from runehall.engine.rulebook import rules as rules_of
from runehall.engine.state import SPECTATOR
from runehall.engine.table import Table
from runehall.games.alaska import GAME
from runehall.games.alaska.notation import EVENTS, NOTATION

NAMES = ["Ada", "Ben", "Cleo", "Dov"]
LANGUAGES = ["en", "de"]
FLOOD = {"T": 16, "L": 4, "E": 12, "B": 6, "S": 12, "F": 6, **dict.fromkeys("123456789", 2)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_its_words(language: str) -> None:
    texts = GAME.texts(language)
    wanted = [f"event-{kind.name}" for kind in EVENTS.values()]
    wanted += [f"action-{kind.name}" for kind in NOTATION.by_verb.values()]
    wanted += [f"preset-{preset}" for preset in GAME.options.presets]
    for option in GAME.options.options:
        wanted += [f"option-{option.name}", f"option-{option.name}-help"]
    assert [message for message in wanted if not texts.has(message)] == []
    assert rules_of(GAME, language).startswith("# Alaska")


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told(language: str) -> None:
    texts = GAME.texts(language)
    heard = set()
    for seed, preset in enumerate([*GAME.options.presets] * 4):
        options = {"preset": preset, "luck_die": True} | ({"manifest": FLOOD} if seed % 2 else {})
        options |= {"onto_anglers": "all"} if seed % 3 == 0 else {}
        played = Table.new(GAME, seats=2 + seed % 3, options=options, seed=seed)
        chooser = Chooser(seed)
        while not played.state.over():
            seat = chooser.one_of(played.state.must() | played.state.may())
            action = random_action_by_kind(played.state, seat, chooser)
            assert texts.action(played.notation, action, seat, NAMES)
            events = played.do(seat, played.notation.text(action))
            heard |= {event.name for event in events}
            for viewer in range(SPECTATOR, played.state.seats):
                assert all(played.lines(events, viewer, NAMES, language))
    assert heard == {kind.name for kind in EVENTS.values()}


def drawn(played: Table, seat: int, language: str = "en") -> str:
    console = Console(width=100, file=StringIO())
    with console.capture() as captured:
        console.print(draw(played.view(seat), seat, NAMES, GAME.texts(language)))
    return captured.get()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_drawn_for_everybody_all_the_way(language: str) -> None:
    played = Table.new(GAME, seats=3, options={"preset": "lucky"}, seed=2)
    chooser = Chooser(2)
    while not played.state.over():
        for viewer in range(SPECTATOR, 3):
            shown = drawn(played, viewer, language)
            assert all(f"[{section}]" in shown for section in range(1, 11))
            assert all(f"~{spot}~" in shown for spot in range(1, 11))
        seat = chooser.one_of(played.state.must() | played.state.may())
        played.do(seat, played.notation.text(random_action_by_kind(played.state, seat, chooser)))
    assert NAMES[played.document()["result"]["winners"][0]] in drawn(played, SPECTATOR, language)


def test_the_drawn_table_shows_the_own_hand_only() -> None:
    played = table("47", "3BE", salmon={7: 2}, anglers={2: "T"}, caught=[0, 3])
    own, other, spectator = drawn(played, 0), drawn(played, 1), drawn(played, SPECTATOR)
    assert "4 7" in own
    assert "3 B E" not in own
    assert "3 B E" in other
    assert "4 7" not in other
    assert "4 7" not in spectator
    assert "▮ ▮ ▮" in spectator
    assert "2><>" in spectator
    assert "3 ><>" in spectator
