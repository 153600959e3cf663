"""Knowledge is exact: an independent memory of every look agrees with the engine at every step."""

from collections import Counter
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from games.cambio.positions import laid_out
from runehall.engine import SPECTATOR, Chooser, Event, Table
from runehall.engine.playout import random_action, random_action_by_kind
from runehall.games.cambio import GAME
from runehall.games.cambio.components import CARDS
from runehall.games.cambio.options import PRESETS

LONGEST = 300


@st.composite
def options(draw: st.DrawFn, seats: int) -> dict[str, Any]:
    """A preset, or any combination of options, with a tiny deck half of the time."""
    if draw(st.booleans()):
        return {"preset": draw(st.sampled_from(sorted(PRESETS)))}
    cards = draw(st.integers(2, 6))
    chosen: dict[str, Any] = {
        "cards": cards,
        "first_look": draw(st.integers(0, cards)),
        "first": draw(st.integers(0, seats - 1)),
        "memory": draw(st.sampled_from(["assisted", "strict"])),
        "target": draw(st.sampled_from([10, 50, 500])),
        "max_rounds": draw(st.sampled_from([1, 2, 60])),
        "turn_limit": draw(st.sampled_from([1, 7, 96])),
        "cambio_from": draw(st.integers(1, 9)),
        "cambio_tie": draw(st.sampled_from(["reward", "punish", "none"])),
    }
    for name in (
        *("own_wrong_penalty", "late_snaps", "late_own_penalty", "second_window"),
        *("discard_return", "swap_same_opponent", "energy_same"),
    ):
        chosen[name] = draw(st.booleans())
    if draw(st.booleans()):
        size = seats * cards + 1 + draw(st.integers(0, 6))
        kinds = st.sampled_from(draw(st.lists(st.sampled_from(CARDS), min_size=1, max_size=6)))
        chosen["manifest"] = dict(Counter(draw(st.lists(kinds, min_size=size, max_size=size))))
    return chosen


@st.composite
def matches(draw: st.DrawFn) -> tuple[Table, Chooser, bool]:
    """A new match at any table, and how to play it."""
    seats = draw(st.integers(2, 8))
    seed = draw(st.integers(0, 1 << 32))
    table = Table.new(GAME, seats=seats, options=draw(options(seats)), seed=seed)
    return table, Chooser(seed), draw(st.booleans())


def next_action(table: Table, chooser: Chooser, by_kind: bool) -> tuple[int, str] | None:
    """Somebody's random action, or None at the end."""
    seats = table.state.must() | table.state.may()
    if seats == 0:
        return None
    seat = int(chooser.one_of(seats))
    choose = random_action_by_kind if by_kind else random_action
    return seat, table.notation.text(choose(table.state, seat, chooser))


class Memory:
    """Which seats have seen which table card, told by nothing but events."""

    def __init__(self, seats: int, cards: int) -> None:
        self.seats = set(range(seats))
        self.cards = cards
        self.tables: list[dict[int, set[int]]] = []
        self.taken = False

    def hear(self, event: Event) -> None:
        told = event.values
        match event.name:
            case "deal":
                self.tables = [{place: set() for place in range(self.cards)} for _ in self.seats]
            case "draw" | "take":
                self.taken = event.name == "take"
            case "seen":
                lookers = {seat for seat in self.seats if event.heard_by(seat)}
                self.tables[told["owner"]][told["place"]] |= lookers
            case "exchange":
                seen = set(self.seats) if self.taken else {told["seat"]}
                self.tables[told["seat"]][told["place"]] = seen
            case "snap" if told["outcome"] == "correct":
                del self.tables[told["owner"]][told["place"]]
            case "snap" | "show":
                self.tables[told["owner"]][told["place"]] = set(self.seats)
            case "penalty" | "give" | "swap":
                self.follow(event)

    def follow(self, event: Event) -> None:
        """A card comes or moves without being seen."""
        told = event.values
        if event.name == "penalty":
            table = self.tables[told["seat"]]
            assert told["place"] not in table
            assert all(place in table for place in range(told["place"]))
            table[told["place"]] = set()
        elif event.name == "give":
            moved = self.tables[told["seat"]].pop(told["place"])
            self.tables[told["owner"]][told["to"]] = moved
        else:
            one, place = self.tables[told["owner"]], told["place"]
            other, other_place = self.tables[told["other_owner"]], told["other_place"]
            one[place], other[other_place] = other[other_place], one[place]


@given(matches())
def test_known_is_what_events_have_told(match: tuple[Table, Chooser, bool]) -> None:
    table, chooser, by_kind = match
    memory = Memory(int(table.state.seats), table.document()["options"]["cards"])
    for event in table.opening:
        memory.hear(event)
    for _ in range(LONGEST):
        step = next_action(table, chooser, by_kind)
        if step is None:
            break
        for event in table.do(*step):
            memory.hear(event)
        document = table.document()
        for seat, row in enumerate(document["tables"]):
            told = [sorted(memory.tables[seat].get(place, ())) for place in range(len(row))]
            assert document["known"][seat] == told
            assert {place for place, card in enumerate(row) if card != "-"} == set(
                memory.tables[seat]
            )


@given(matches(), st.integers(0, 40))
def test_guesses_keep_all_that_is_known_and_nothing_else(
    match: tuple[Table, Chooser, bool], actions: int
) -> None:
    table, chooser, by_kind = match
    for _ in range(actions):
        step = next_action(table, chooser, by_kind)
        if step is not None:
            table.do(*step)
    state = table.state
    for seat in [*range(state.seats), SPECTATOR]:
        guessed = state.guess(seat, Chooser(5))
        GAME.check_laws(guessed)
        assert GAME.view(guessed, seat) == GAME.view(state, seat)
        assert guessed.sight(seat) == state.sight(seat)
        again = GAME.document(guessed.guess(seat, Chooser(6)))
        assert again == GAME.document(state.guess(seat, Chooser(6)))
        document, truth = GAME.document(guessed), GAME.document(state)
        for owner, row in enumerate(truth["known"]):
            for place, who in enumerate(row):
                if seat in who:
                    assert document["tables"][owner][place] == truth["tables"][owner][place]


def test_every_hidden_assignment_can_come_up() -> None:
    options = {"cards": 2, "first_look": 1, "manifest": {"1": 1, "2": 1, "3": 1, "4": 1, "5": 1}}
    state = GAME.new(2, options, seed=3)
    own = GAME.document(state)["tables"][0][1]
    seen = set()
    for number in range(2000):
        guessed = GAME.document(state.guess(0, Chooser(number)))
        assert guessed["tables"][0][1] == own
        seen.add((*guessed["tables"][0], *guessed["tables"][1], *guessed["draw"]))
    assert len(seen) == 24


def test_a_guess_has_another_future() -> None:
    state = GAME.new(2, seed=3)
    truth = GAME.document(state)["draw"]
    guesses = {tuple(GAME.document(state.guess(0, Chooser(n)))["draw"]) for n in range(20)}
    assert tuple(truth) not in guesses
    assert len(guesses) == 20
    keys = {tuple(state.guess(0, Chooser(n)).generator.key) for n in range(20)}
    assert len(keys) == 20


def test_sight_tells_views_apart() -> None:
    sights: dict[int, str] = {}
    views: dict[str, int] = {}
    for seed in range(6):
        table = Table.new(
            GAME, seats=3, options={"preset": "single", "memory": "assisted"}, seed=seed
        )
        chooser = Chooser(seed)
        step = next_action(table, chooser, True)
        while step is not None:
            for seat in (0, 1, 2, SPECTATOR):
                view = str(table.view(seat))
                sight = int(table.state.sight(seat))
                assert sights.setdefault(sight, view) == view
                assert views.setdefault(view, sight) == sight
            table.do(*step)
            step = next_action(table, chooser, True)
    assert len(sights) > 100


def test_strict_sight_forgets_what_the_view_does_not_show() -> None:
    def sight(own: str, memory: str) -> int:
        document = laid_out(f"4 9 {own} 2", "rr 3 5 1", options={"memory": memory})
        return int(GAME.load(document).sight(0))

    assert sight("7", "strict") == sight("8", "strict")
    assert sight("7", "assisted") != sight("8", "assisted")


@given(matches())
def test_copies_are_independent(match: tuple[Table, Chooser, bool]) -> None:
    table, chooser, by_kind = match
    before = []
    for _ in range(LONGEST):
        step = next_action(table, chooser, by_kind)
        if step is None:
            break
        before.append((table.state, table.document()))
        table.do(*step)
    for state, document in before:
        assert GAME.document(state) == document
