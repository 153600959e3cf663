"""What actions are for: every kind of every game, in both languages, from what a seat may know."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from runehall.engine import Chooser, Game, State, Table, seats_in
from runehall.engine.foresight import Foresight, foresee, worded
from runehall.engine.playout import random_action_by_kind
from runehall.engine.scenario import table_of
from runehall.engine.texts import LANGUAGES
from runehall.games import GAMES

# Tables that between them meet what can be done.
TABLES: dict[str, list[tuple[int, dict[str, object]]]] = {
    "alaska": [(2, {}), (3, {"preset": "lucky"}), (2, {"onto_anglers": "all"})],
    "cambio": [(3, {}), (2, {"memory": "assisted"}), (3, {"preset": "family"})],
    "kodiak": [(3, {"turn_limit": 9}), (3, {"memory": "assisted"})],
    "market": [
        (3, {}),
        (2, {"preset": "web-en"}),
        (2, {"rune_storage": "manual"}),
        (3, {"free_discard": True, "last_tie": "played"}),
    ],
    "rune": [(2, {}), (2, {"grand_master": True}), (1, {}), (4, {})],
    "runes": [(3, {}), (2, {"max_rituals": 1})],
}
SEEDS = 3
LONGEST = 200
# So often a kind is looked at, at each table.
ENOUGH = 4
# What hardly ever comes about, with the parts that its sentence needs.
RARE: dict[str, dict[str, dict[str, object]]] = {
    "alaska": {"tourist-none": {}, "local-none": {}},
    "market": {
        "sign": {"sign": "paper"},
        "neutralise": {"colour": "red", "boat": "blue"},
    },
    "runes": {"play-copy": {"seat": 1}},
}
SCENARIOS = Path(__file__).parents[1] / "scenarios"


def one_of_each_kind(game: Game, state: State, seat: int) -> dict[str, str]:
    """The text of one legal action of each kind."""
    notation = game.notation(state)
    found: dict[str, str] = {}
    for action in state.legal(seat):
        found.setdefault(notation.kind(action).name, notation.text(action))
    return found


def said(game: Game, state: State, seat: int, text: str) -> list[str]:
    """What is said for an action, in every language."""
    names = [f"Seat{number}" for number in range(state.seats)]
    why = game.purpose(foresee(game, state, seat, text))
    return [worded(game.texts(language), reason, names) for language in LANGUAGES for reason in why]


def walked(state: State, seed: int) -> Iterator[tuple[State, int]]:
    """Positions of a game that is played by chance, each with a seat that can act."""
    chooser = Chooser(seed)
    for _ in range(LONGEST):
        if state.over():
            return
        seats = seats_in(state.must() | state.may())
        seat = seats[chooser.below(len(seats))]
        yield state, seat
        state.apply(seat, random_action_by_kind(state, seat, chooser))


def shown_by_example(game: Game) -> Iterator[tuple[State, int, str]]:
    """What is done in the game's scenarios, before it is done."""
    for scenario in json.loads((SCENARIOS / f"{game.id}.json").read_text(encoding="utf-8")):
        table = table_of(scenario, GAMES)
        for step in scenario["steps"]:
            if "do" in step:
                yield table.state, step.get("seat", 0), step["do"]
                table.do(step.get("seat", 0), step["do"])


def check(game: Game, state: State, seat: int, text: str) -> None:
    """Something is said, and the same to a seat that cannot tell two positions apart."""
    sentences = said(game, state.guess(seat, Chooser(1)), seat, text)
    assert sentences, text
    assert all(sentence.strip() for sentence in sentences), (text, sentences)
    assert sentences == said(game, state.guess(seat, Chooser(2)), seat, text)


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_action_has_a_purpose_from_what_its_seat_may_know(name: str) -> None:
    game = GAMES[name]
    met: Counter[str] = Counter()
    for seats, options in TABLES[name]:
        met_here: Counter[str] = Counter()
        for seed in range(SEEDS):
            for state, seat in walked(game.new(seats, options, seed), seed):
                for kind, text in one_of_each_kind(game, state, seat).items():
                    if met_here[kind] < ENOUGH:
                        met_here[kind] += 1
                        check(game, state, seat, text)
        met += met_here
    for state, seat, text in shown_by_example(game):
        kind = game.notation(state).kind(game.notation(state).parse(text)).name
        if met[kind] < ENOUGH:
            met[kind] += 1
            check(game, state, seat, text)
    kinds = {kind.name for kind in game.notation(game.new(TABLES[name][0][0])).by_verb.values()}
    assert kinds - met.keys() <= RARE.get(name, {}).keys()


@pytest.mark.parametrize("name", RARE)
def test_what_hardly_ever_comes_about_has_a_purpose_too(name: str) -> None:
    game = GAMES[name]
    view = game.view(game.new(3), 0)
    for kind, parts in RARE[name].items():
        now = Foresight(
            seat=0, kind=kind, parts=parts, before=view, after={}, heard=[], certain=False, then=[]
        )
        for language in LANGUAGES:
            for reason in game.purpose(now):
                assert worded(game.texts(language), reason, ["Ada", "Ben", "Cleo"]).strip()


def test_a_game_of_memory_names_no_card_that_has_to_be_remembered() -> None:
    game = GAMES["cambio"]
    told = {}
    for memory in ("strict", "assisted"):
        table = Table.new(game, seats=2, options={"memory": memory, "first": 0}, seed=4)
        table.do(0, "draw")
        seen = next(place for place, known in enumerate(table.document()["known"][0]) if 0 in known)
        told[memory] = said(game, table.state, 0, f"exchange {seen}")
        card = game.texts().word("card", table.document()["tables"][0][seen])
        points = " ".join(told[memory])
        assert ("go by what you remember" in points) == (memory == "strict"), (card, points)
    # The numbers of the drawn card are the same; that of the hidden one is told only with the aid.
    assert "instead of" in told["assisted"][0]
    assert "instead of" not in told["strict"][0]
