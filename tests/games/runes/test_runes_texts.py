"""Everything the game can say is said in both languages, and the terminal can draw every view."""

import io
import re
from importlib.resources import files

import pytest
from rich.console import Console

from games.runes.positions import LONE, POCKET, do, table_with
from runehall.cli.tables.runes import draw
from runehall.engine import SPECTATOR, Chooser, IllegalAction, win_share
from runehall.engine.heuristics import play_sensibly
from runehall.engine.playout import random_action_by_kind
from runehall.engine.rulebook import rules as rules_of
from runehall.games.runes import GAME
from runehall.games.runes.components import CARD_CODES, COLOUR_NAMES
from runehall.games.runes.notation import FORM_KINDS, PHASES, REASONS, STEPS
from runehall.games.runes.options import OPTIONS, PRESETS

NAMES = ["Ada", "Bo", "Cy", "Di", "Ed"]


def expected_messages() -> set[str]:
    """Every message that code can ask for."""
    found = {"name", "tagline"}
    found |= {f"card-{card}{part}" for card in CARD_CODES for part in ("", "-help")}
    found |= {f"colour-{colour}" for colour in COLOUR_NAMES}
    found |= {f"form-{kind}" for kind in FORM_KINDS}
    found |= {f"phase-{phase}" for phase in PHASES}
    found |= {f"step-{step}" for step in STEPS}
    found |= {f"reason-{reason}" for reason in REASONS}
    found |= {f"event-{kind.name}" for kind in GAME.events(GAME.new(2)).values()}
    found |= {f"action-{kind.name}" for kind in GAME.notation(GAME.new(2)).by_verb.values()}
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
        text = (files("runehall.games.runes") / "texts" / f"{language}.ftl").read_text("utf-8")
        blocks = re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)
        return [
            (block.split(" =")[0], set(re.findall(r"\$(\w+)", block)))
            for block in blocks
            if " =" in block and not block.startswith("#")
        ]

    assert messages("en") == messages("de")


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_rules_name_every_card(language: str) -> None:
    rules = rules_of(GAME, language)
    for card in CARD_CODES:
        assert GAME.texts(language).say(f"card-{card}") in rules


REFUSALS = [
    ("pass", "You cannot pass while one of your stones fits."),
    ("place s99 0 0 0", "“place s99 0 0 0” is not an action of this game."),
    ("place s05 1 0 0", "that stone is not in your hand"),
    ("place s02 5 5 0", "touches no stone"),
    ("place s02 -1 0 0", "agrees on no edge"),
    ("place s02 1 0 0", "too few edges"),
    ("place s42 -1 0 3", "looks the same as a smaller rotation"),
    ("play ward", "You do not hold the card"),
    ("play skip", "needs the number of a seat"),
    ("play fill", "would have no effect"),
    ("play reverse", "can only answer"),
    ("remove skip", "is not possible now"),
    ("target 0 0", "is not possible now"),
]


@pytest.mark.parametrize(("text", "sentence"), REFUSALS)
def test_a_refusal_says_why(text: str, sentence: str) -> None:
    table = table_with(POCKET, ["s02 s42 s08", "s03"], ["skip fill reverse", ""])
    with pytest.raises(IllegalAction) as refused:
        table.do(0, text)
    assert sentence in str(refused.value)
    assert GAME.texts("de").has(f"refusal-{refused.value.code}")


def test_refusals_inside_a_ritual_say_why() -> None:
    table = table_with(POCKET, ["s02 s42", "s03"], ["steal", ""])
    do(table, "0: play steal")
    for text, sentence in (
        ("pass", "waits for a choice"),
        ("play steal", "waits for a choice"),
        ("place s02 0 0 0", "steal your own stone"),
        ("place s02 -1 0 2", "no stone to steal"),
    ):
        with pytest.raises(IllegalAction, match=sentence):
            table.do(0, text)


def test_the_first_stone_is_explained() -> None:
    table = table_with({}, ["s02", "s03"])
    with pytest.raises(IllegalAction, match="laid at 0 0 with rotation 0"):
        table.do(0, "place s02 0 0 1")


def drawn(state: object, viewer: int, language: str) -> str:
    console = Console(file=io.StringIO(), width=160)
    view = GAME.view(state, viewer)  # type: ignore[arg-type]
    console.print(draw(view, viewer, NAMES, GAME.texts(language)))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_the_terminal_shows_stones_where_they_lie() -> None:
    table = table_with(POCKET, ["s02 s42", "s03"], ["steal", "ward"])
    picture = drawn(table.state, 0, "en")
    assert "ᚦ 0 0  ᚠ" not in picture, "s41 shows F to the west as well"
    assert "ᚠ 0 0  ᚠ" in picture
    assert "2₁" in picture, "two coins of seat 1"
    assert "s02 ᚱᚠᚨᚲᚠᚢ" in picture
    assert "Steal (steal)" in picture
    assert "ward" not in picture, "the other seat's card stays hidden"
    rows = {line.strip() for line in picture.splitlines()}
    assert any("-1 0" in line for line in rows), "cells to type are shown"


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_view_of_a_game_can_be_drawn(language: str) -> None:
    for seats in GAME.seat_counts:
        state = GAME.new(seats, {"ward_scope": "any", "line_min": 3}, seats)
        chooser = Chooser(seats)
        while not state.over():
            for viewer in (SPECTATOR, 0):
                assert "╭" in drawn(state, viewer, language)
            for _ in range(5):
                if state.over():
                    break
                seat = chooser.one_of(state.must() | state.may())
                state.apply(seat, random_action_by_kind(state, seat, chooser))


# --- heuristics ----------------------------------------------------------------------------------


def test_the_heuristics_take_a_winning_stone() -> None:
    board = {**POCKET, "1,1": ("s07", 2, 0, 2)}
    table = table_with(board, ["s02 s42", "s03"], options={"coins": 5})
    action = GAME.heuristics().choose(table.state, 0, Chooser(1))
    table.do(0, GAME.notation(table.state).text(action))
    assert table.state.over()


def test_the_heuristics_beat_chance() -> None:
    heuristics = GAME.heuristics()
    won = 0.0
    for seed in range(12):
        state = GAME.new(2, {"coins": 20}, seed)
        chooser = Chooser(seed)
        while not state.over():
            seat = chooser.one_of(state.must() | state.may())
            if seat == seed % 2:
                state.apply(seat, heuristics.choose(state, seat, chooser))
            else:
                state.apply(seat, random_action_by_kind(state, seat, chooser))
        won += win_share(state, seed % 2)
    assert won >= 10


def test_an_evaluation_is_a_share_and_follows_the_trays() -> None:
    heuristics = GAME.heuristics()
    table = table_with({"0,0": ("s41", 0, 1, 6)}, ["s02", "s05", "s06"])
    shares = [heuristics.evaluate(table.state, seat) for seat in range(3)]
    assert sum(shares) == pytest.approx(1.0)
    assert shares[1] == max(shares)


def test_sensible_games_end() -> None:
    for seats in GAME.seat_counts:
        state = GAME.new(seats, {}, seats)
        assert play_sensibly(state, GAME.heuristics(), Chooser(seats), 2_000) < 300
        assert state.over()


def test_a_lone_stone_is_drawn_with_its_six_cells() -> None:
    picture = drawn(table_with(LONE, ["s02", "s05"]).state, SPECTATOR, "en")
    for cell in ("1 0", "1 -1", "0 -1", "-1 0", "-1 1", "0 1"):
        assert cell in picture
