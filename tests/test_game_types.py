"""The page's types of each game: up to date, and telling of every change of a grammar."""

from dataclasses import replace
from pathlib import Path

import pytest

from runehall.engine.events import EventKind
from runehall.engine.game import Game, always
from runehall.engine.notation import ActionKind, Notation
from runehall.games.alaska import GAME
from tools import game_types


def generated(game: Game) -> str:
    return game_types.Writer(game).text()


def with_renamed_part(kind: ActionKind) -> ActionKind:
    parts = {name.replace("spot", "pool"): part for name, part in kind.parts.items()}
    return replace(kind, template=kind.template.replace("{spot}", "{pool}"), parts=parts)


@pytest.mark.parametrize("path", game_types.generated(), ids=lambda path: path.name)
def test_generated_files_are_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == game_types.generated()[path]


def test_a_renamed_part_changes_what_the_page_is_built_from() -> None:
    kinds = GAME.notation(GAME.new(4)).by_verb.values()
    renamed = replace(GAME, notation=always(Notation([with_renamed_part(kind) for kind in kinds])))
    before, after = generated(GAME), generated(renamed)
    assert "readonly place: { readonly spot: number };" in before
    assert "readonly place: { readonly spot: number };" not in after
    assert "readonly place: { readonly pool: number };" in after
    assert "place: ['place', { part: 'pool', is: 'number' }]," in after


def test_a_renamed_verb_changes_what_the_page_is_built_from() -> None:
    kinds = GAME.notation(GAME.new(4)).by_verb.values()
    renamed = [replace(kind, template=kind.template.replace("cast", "throw")) for kind in kinds]
    after = generated(replace(GAME, notation=always(Notation(renamed))))
    assert "  | `cast ${string}`" in generated(GAME)
    assert "  | `cast ${string}`" not in after
    assert "  | `throw ${string}`" in after


def test_a_renamed_event_changes_what_the_page_is_built_from() -> None:
    kinds = GAME.events(GAME.new(4)).items()
    renamed = {code: EventKind(kind.name.upper(), kind.fields) for code, kind in kinds}
    after = generated(replace(GAME, events=always(renamed)))
    assert "readonly event: 'flow';" in generated(GAME)
    assert "readonly event: 'flow';" not in after
    assert "readonly event: 'FLOW';" in after
