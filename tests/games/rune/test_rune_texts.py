"""Words: every option, event, action and refusal in both languages, and the terminal table."""

import ast
import inspect
import io
import json
import re

import pytest
from rich.console import Console

from games.rune.positions import table
from runehall.cli.tables.rune import draw, visible_runes
from runehall.engine import SPECTATOR, Chooser, play_by_kind
from runehall.games.rune import GAME, refusals
from runehall.games.rune.components import our_cards
from runehall.games.rune.notation import EVENTS, PHASES

LANGUAGES = ("en", "de")


def refusal_codes() -> set[str]:
    """Every code that the refusals can give: the texts that their functions return."""
    tree = ast.parse(inspect.getsource(refusals))
    returned = [
        node.value for node in ast.walk(tree) if isinstance(node, ast.Return) and node.value
    ]
    texts = [inner for value in returned for inner in ast.walk(value)]
    return {
        node.value
        for node in texts
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_its_words(language: str) -> None:
    texts = GAME.texts(language)
    wanted = ["name", "tagline", *(f"phase-{phase}" for phase in PHASES)]
    wanted += [f"event-{kind.name}" for kind in EVENTS.values()]
    wanted += [f"preset-{preset}" for preset in GAME.options.presets]
    for option in GAME.options.options:
        wanted += [f"option-{option.name}", f"option-{option.name}-help"]
    codes = refusal_codes()
    assert {"no_overlap", "connects", "line", "own_area", "no_pass"} <= codes
    wanted += [f"refusal-{code}" for code in codes]
    assert [message for message in wanted if not texts.has(message)] == []


def test_both_languages_say_the_same_things() -> None:
    english, german = (GAME.texts(language).bundle._messages for language in LANGUAGES)
    assert set(english) == set(german)


def text_of(view: dict[str, object], seat: int, language: str = "en") -> str:
    names = ["Mira", "Jonas", "Birke", "Oma Inge"]
    shown = io.StringIO()
    Console(width=160, file=shown, color_system=None).print(
        draw(view, seat, names, GAME.texts(language))
    )
    return shown.getvalue()


def test_the_terminal_shows_runes_coordinates_masters_and_hand() -> None:
    at = table("duel-gm", hands=["JC", "AB"], masters_at=["1 0 0"], tokens_at=["0 1 1 G"])
    shown = text_of(at.view(0), 0)
    assert re.search(r" -2 +-1 +0 +1 +2 +3 ", shown)
    assert re.search(r"\n│ +0 .*● 1 ■", shown)
    assert "(■)" in shown
    assert "J" in shown
    assert "Mira" in shown
    assert "A  " not in shown.split("Mira")[0]


def test_the_terminal_draws_what_is_visible() -> None:
    at = table("duel-gm", hands=["JC", "AB"], tokens_at=["0 1 1 G"], laid=["O 0 -1 1"])
    runes = visible_runes(at.view(0), our_cards())
    rows = ["".join(runes.get((x, y), ".") for x in range(3)) for y in range(-1, 3)]
    assert rows == ["GGR", "BGR", "BG.", "GB."]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "preset"), [(1, "solo-gm"), (2, "duel-gm"), (4, "teams-gm")])
def test_every_position_can_be_drawn_from_its_view(language: str, seats: int, preset: str) -> None:
    for seed in range(3):
        state = GAME.new(seats, {"preset": preset}, seed)
        chooser = Chooser(seed)
        while True:
            for viewer in (SPECTATOR, 0, seats - 1):
                view = json.loads(json.dumps(GAME.view(state, viewer)))
                assert "RUNE" in text_of(view, viewer, language)
            if play_by_kind(state, chooser, 3) < 3:
                break
