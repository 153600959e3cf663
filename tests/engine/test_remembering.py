"""What is made once is made right for everybody, and not kept without end."""

from __future__ import annotations

import pytest

from runehall.engine import Table, notation, texts
from runehall.engine.notation import MALFORMED
from runehall.engine.stand_ins import STAND_INS
from runehall.engine.texts import Texts
from runehall.games import GAMES

MARKET = GAMES["market"]


def words(language: str = "en") -> Texts:
    """Texts that nobody else has spoken."""
    return Texts(language, "runehall.engine", MARKET.package)


def test_a_sentence_told_at_another_table_has_its_own_names() -> None:
    spoken = words()
    (event,) = Table.new(MARKET, seats=2, seed=7).opening[:1]
    assert "Ada" in spoken.event(event, ["Ada", "Ben"])
    assert spoken.event(event, ["Cleo", "Dan"]) == words().event(event, ["Cleo", "Dan"])
    assert "Ada" not in spoken.event(event, ["Cleo", "Dan"])


def test_an_action_against_oneself_is_not_called_like_one_against_another() -> None:
    cambio = GAMES["cambio"]
    table = Table.new(cambio, seats=2, seed=7)
    spoken = Texts("en", "runehall.engine", cambio.package)
    action = table.notation.parse("snap 0 1")
    names = ["Ada", "Ben"]
    own, other = (spoken.action(table.notation, action, seat, names) for seat in (0, 1))
    assert own != other
    assert "Ada" in other


@pytest.mark.parametrize("name", [STAND_INS[1], "{ $seat }", "0", "none", "\\1"])
def test_whatever_people_are_called_is_said_as_it_is(name: str) -> None:
    (event,) = Table.new(MARKET, seats=2, seed=7).opening[:1]
    said = words().event(event, [name, "Ben"])
    assert said == words().event(event, ["Ada", "Ben"]).replace("Ada", name)


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    (event,) = Table.new(MARKET, seats=2, seed=7).opening[:1]
    assert words().event(event, []) == words().event(event, ["0", "1"])


def test_what_is_remembered_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(texts, "REMEMBERED_SENTENCES", 3)
    monkeypatch.setattr(notation, "REMEMBERED_ACTIONS", 3)
    spoken = words()
    written = notation.Notation(list(MARKET.notation(None).by_verb.values()))
    said = set()
    for card in range(1, 9):
        action = written.parse(f"duel {card} 1")
        assert written.text(action) == f"duel {card} 1"
        said.add(spoken.action(written, action, 0, ["Ada", "Ben"]))
    assert len(said) == 8
    assert max(len(spoken.sentences), len(written.texts), len(written.actions)) <= 3


def test_nonsense_is_not_remembered() -> None:
    written = notation.Notation(list(MARKET.notation(None).by_verb.values()))
    for nonsense in ("duel", "duel 99 1", "pass ", "x" * 300):
        assert written.parse(nonsense) == MALFORMED
    assert written.actions == {}
