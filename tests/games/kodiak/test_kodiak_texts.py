"""Everything Kodiak can say is said in both languages, and the terminal can draw every view."""

import inspect
import io
import re
from importlib.resources import files

import pytest
from rich.console import Console

from games.kodiak.positions import fresh, play, table, window
from runehall.cli.tables.kodiak import draw
from runehall.engine import SPECTATOR, Chooser, IllegalAction, Table
from runehall.engine.playout import random_action_by_kind
from runehall.engine.rulebook import rules as rules_of
from runehall.games.kodiak import GAME, refusals
from runehall.games.kodiak.components import CARDS
from runehall.games.kodiak.notation import ACTIONS, EVENTS, NOTATION
from runehall.games.kodiak.options import OPTIONS, PRESETS

NAMES = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"]
REFUSALS = set(refusals.EXPECTED.values()) | set(
    re.findall(r'\("(\w+)", \{', inspect.getsource(refusals))
)


def expected_messages() -> set[str]:
    """Every message that the code can ask for."""
    found = {"name", "tagline"}
    found |= {f"card-{card}" for card in CARDS}
    found |= {f"phase-{phase}" for phase in GAME.phases}
    found |= {f"kind-{kind}" for kind in ACTIONS.values()}
    found |= {f"event-{kind.name}" for kind in EVENTS.values()}
    found |= {f"action-{kind.name}" for kind in NOTATION.by_verb.values()}
    found |= {f"refusal-{code}" for code in REFUSALS}
    for part in ("", "-help"):
        found |= {f"preset-{preset}{part}" for preset in PRESETS}
        found |= {f"option-{option.name}{part}" for option in OPTIONS.options}
    return found


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_message_is_there(language: str) -> None:
    texts = GAME.texts(language)
    assert [message for message in sorted(expected_messages()) if not texts.has(message)] == []


def test_both_languages_say_the_same_things() -> None:
    said = []
    for language in ("en", "de"):
        source = (files("runehall.games.kodiak") / "texts" / f"{language}.ftl").read_text("utf-8")
        blocks = re.findall(r"^([\w-]+) = (.*(?:\n(?: |}).*)*)", source, re.MULTILINE)
        said.append({name: set(re.findall(r"\$\w+", words)) for name, words in blocks})
    assert said[0] == said[1]
    assert len(said[0]) > 150


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_rules_for_players_name_every_card(language: str) -> None:
    rules = rules_of(GAME, language)
    for card in CARDS[9:]:
        assert str(GAME.texts(language).word("card", card)) in rules


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_view_of_a_game_can_be_drawn_and_every_action_named(language: str) -> None:
    texts = GAME.texts(language)
    phases = set()
    at = Table.new(GAME, seats=4, options={"turn_limit": 8}, seed=5)
    chooser = Chooser(2)
    while not at.state.over():
        seat = int(chooser.one_of(at.state.must() | at.state.may()))
        for action in at.state.legal(seat):
            assert texts.action(at.notation, action, seat, NAMES)
        for viewer in (seat, SPECTATOR):
            assert NAMES[0] in drawn(at, viewer, language)
        phases.add(at.document()["phase"])
        at.do(seat, at.notation.text(random_action_by_kind(at.state, seat, chooser)))
    assert phases >= {"draw", "place", "frenzy", "action", "round_end"}
    assert texts.say("phase-over") in drawn(at, SPECTATOR, language)


def drawn(at: Table, seat: int, language: str = "en") -> str:
    """The terminal's table as plain text."""
    console = Console(file=io.StringIO(), width=140)
    console.print(draw(at.view(seat), seat, NAMES, GAME.texts(language)))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_the_terminal_shows_what_a_seat_may_see() -> None:
    known = {(0, 0): [0], (1, 0): [1]}
    assisted = {"memory": "assisted"}
    at = table("bk 2 3", "rk 5 6", known=known, options=assisted, draw="9", discard="sw")
    play(at, "0 draw")
    assert "0:bk  1:▒▒" in drawn(at, 0)
    assert "0:▒▒  1:▒▒" in drawn(at, 1)
    assert "in hand: 9" in drawn(at, 0)
    assert "in hand: unseen" in drawn(at, 1)
    assert "Swap" in drawn(at, SPECTATOR)


def test_the_terminal_shows_the_window_and_what_waits() -> None:
    at = window("1 2 3", "7 7 6", "4 5 8", discard="7", queue=[fresh(1, "swap")])
    play(at, "2 pass", "1 scurry 0", "0 counter 0")
    for words in ("has escaped with 1 card", "has passed", "may not pounce yet", "Swap of Bo"):
        assert words in drawn(at, SPECTATOR)


REFUSED = {
    "kodiak_never_scurries": (0, "scurry 0"),
    "only_kodiak": (1, "pounce 0 2 0"),
    "nobody_runs": (0, "counter 0"),
    "window": (1, "exchange 0"),
    "no_card": (1, "scurry 3"),
    "not_a_mouse": (0, "pounce 0 0 1"),
    "no_such_seat": (0, "pounce 0 5 0"),
    "not_asked": (2, "pass"),
}


@pytest.mark.parametrize("code", REFUSED)
def test_refusals_say_why(code: str) -> None:
    seat, text = REFUSED[code]
    at = window("1 2 3", "7 7 6", "4 5 8", discard="7", frenzy={"passed": [2]})
    with pytest.raises(IllegalAction) as refused:
        at.do(seat, text)
    assert refused.value.code == code
