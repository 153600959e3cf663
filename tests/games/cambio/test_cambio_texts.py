"""Everything the game can say is said in both languages, and the terminal can draw every view."""

import io
import re
from collections.abc import Mapping
from pathlib import Path

import pytest
from rich.console import Console

from runehall.cli.tables.cambio import draw
from runehall.engine import SPECTATOR, Chooser, Table
from runehall.engine.events import Event
from runehall.engine.playout import random_action_by_kind
from runehall.engine.rulebook import rules as rules_of
from runehall.games import cambio
from runehall.games.cambio import GAME
from runehall.games.cambio.codes import EVENT_SEEN, EVENT_SWAP
from runehall.games.cambio.components import CARDS
from runehall.games.cambio.notation import (
    ACTIONS,
    EVENTS,
    MATCH_REASONS,
    NOTATION,
    OUTCOMES,
    ROUND_REASONS,
)
from runehall.games.cambio.options import OPTIONS, PRESETS

GAME_TEXTS = Path(cambio.__file__).parent / "texts"
NAMES = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal"]


def expected_messages() -> set[str]:
    """Every message that code can ask for."""
    found = {"name", "tagline"}
    found |= {f"card-{card}" for card in CARDS}
    found |= {f"phase-{phase}" for phase in GAME.phases}
    found |= {f"kind-{kind}" for kind in ACTIONS[1:]}
    found |= {f"outcome-{outcome}" for outcome in OUTCOMES}
    found |= {f"reason-{reason}" for reason in (*ROUND_REASONS, *MATCH_REASONS)}
    found |= {f"event-{kind.name}" for kind in EVENTS.values()}
    found |= {f"action-{kind.name}" for kind in NOTATION.by_verb.values()}
    found |= {f"preset-{preset}{part}" for preset in PRESETS for part in ("", "-help")}
    for option in OPTIONS.options:
        found |= {f"option-{option.name}", f"option-{option.name}-help"}
    return found


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_message_is_there(language: str) -> None:
    texts = GAME.texts(language)
    assert [message for message in sorted(expected_messages()) if not texts.has(message)] == []


def test_both_languages_say_the_same_things() -> None:
    def messages(language: str) -> list[tuple[str, set[str]]]:
        lines = (GAME_TEXTS / f"{language}.ftl").read_text(encoding="utf-8")
        blocks = re.split(r"^(?=[a-z])", lines, flags=re.MULTILINE)
        return [
            (block.split(" =")[0], set(re.findall(r"\$(\w+)", block)))
            for block in blocks
            if " =" in block and not block.startswith("#")
        ]

    assert messages("en") == messages("de")


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_rules_name_every_preset_and_every_card(language: str) -> None:
    rules = rules_of(GAME, language)
    texts = GAME.texts(language)
    for card in CARDS[11:]:
        assert texts.say(f"card-{card}").lower() in rules.lower()
    for preset in PRESETS:
        assert texts.say(f"preset-{preset}").lower().split()[0] in rules.lower()


@pytest.mark.parametrize("seats", [2, 5, 8])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_whole_match_can_be_drawn_and_told(seats: int, language: str) -> None:
    table = Table.new(GAME, seats=seats, seed=seats)
    chooser = Chooser(seats)
    told = table.lines(table.opening, 0, NAMES, language)
    drawn = io.StringIO()
    console = Console(file=drawn, width=100)
    while table.must() or table.may():
        for viewer in (0, SPECTATOR):
            console.print(draw(table.view(viewer), viewer, NAMES, table.game.texts(language)))
        seat = int(chooser.one_of(table.state.must() | table.state.may()))
        action = int(random_action_by_kind(table.state, seat, chooser))
        assert table.game.texts(language).action(table.notation, action, seat, NAMES)
        told += table.lines(table.do(seat, table.notation.text(action)), 0, NAMES, language)
    console.print(draw(table.view(0), 0, NAMES, table.game.texts(language)))
    assert "Ada" in drawn.getvalue()
    assert all("{" not in line and "None" not in line for line in told)


def test_an_own_card_is_called_so() -> None:
    texts = {language: GAME.texts(language) for language in ("en", "de")}

    def said(action: str, language: str = "en") -> str:
        return texts[language].action(NOTATION, NOTATION.parse(action), 1, NAMES)

    assert said("snap 1 3") == "Throw your lower right card"
    assert said("snap 0 3") == "Throw the lower right card of Ada"
    assert said("peek 1 0", "de") == "Deine Karte oben links ansehen"

    def told(
        kind: int, values: Mapping[str, object], audience: int = -1, language: str = "en"
    ) -> str:
        return texts[language].event(Event(EVENTS[kind], audience, values), NAMES)

    seen = {"owner": 1, "place": 3, "card": "7"}
    assert told(EVENT_SEEN, seen, audience=0b010) == "You see your lower right card: 7."
    assert told(EVENT_SEEN, seen, audience=0b001) == "You see the lower right card of Bo: 7."
    swap = {"seat": 1, "owner": 0, "place": 0, "other_owner": 1, "other_place": 2}
    assert (
        told(EVENT_SWAP, swap) == "Bo swaps the upper left card of Ada with their lower left card."
    )
    assert told(EVENT_SWAP, swap, language="de") == (
        "Bo vertauscht die Karte von Ada oben links mit der eigenen unten links."
    )


@pytest.mark.parametrize("language", ["en", "de"])
def test_C32_no_log_of_a_strict_table_keeps_a_card_that_lies_face_down(language: str) -> None:
    told = set()
    for seed in range(8):
        table = Table.new(GAME, seats=3, options={"preset": "single"}, seed=seed)
        assert table.is_of_memory
        chooser = Chooser(seed)
        while not table.over:
            seat = table.asked[0]
            table.do(seat, table.notation.text(random_action_by_kind(table.state, seat, chooser)))
        for event in table.happened:
            if event.kind.fleeting:
                told.add(event.name)
                assert "card" in event.values
                assert "card" not in event.kept.document()
                line = GAME.texts(language).event(event.kept, ["Ada", "Ben", "Cem"])
                card = GAME.texts(language).word("card", event.values["card"])
                assert line
                assert str(card) not in line
    assert told >= {"seen", "drawn", "snap"}


def test_tables_with_the_aid_keep_everything() -> None:
    assert not Table.new(GAME, seats=2, options={"memory": "assisted"}).is_of_memory
