"""Games that are declared: what follows from a declaration, and what a wrong one is told."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, get_args

import pytest

from engine.barter import CARD, GAME, Barter
from runehall.engine import (
    SPECTATOR,
    BadDocument,
    BadGame,
    Chooser,
    Heuristics,
    IllegalAction,
    OptionSet,
    RunehallError,
    Table,
)
from runehall.engine.conformance import check
from runehall.engine.fields import fields_of
from runehall.engine.options import switch
from runehall.engine.simple import (
    NOBODY,
    NUMBER,
    OWNER,
    PUBLIC,
    SEAT,
    Components,
    Move,
    Number,
    SimpleState,
    declare,
    move,
    pile,
    piles,
    seat_set,
    value,
    verb,
)
from runehall.engine.texts import texts_for


def test_it_keeps_all_laws() -> None:
    check(GAME, games=4)


def test_actions_have_several_arguments_and_lists_are_in_their_order() -> None:
    table = Table.new(GAME, seats=3, seed=2)
    legal = table.legal(0)
    verbs = [text.split()[0] for text in legal]
    assert verbs == sorted(verbs)
    assert "price -2" in legal
    given = next(text for text in legal if text.startswith("give"))
    events = [event.document() for event in table.do(0, given)]
    card, to, stall = given.split()[1], int(given.split()[3]), given.split()[5]
    assert events == [
        {"event": "got", "card": card},
        {"event": "gave", "seat": 0, "to": to, "stall": stall},
    ]
    assert table.log(SPECTATOR)[-1] == f"seat 0 gives seat {to} a card at the northern stall."


def test_a_view_has_what_is_declared() -> None:
    table = Table.new(GAME, seats=2, seed=2)
    truth, view = table.document(), table.view(1)
    assert view["hands"] == [[None, None], truth["hands"][1]]
    assert view["secret"] == [None, truth["secret"][1]]
    assert view["draw"] == [None] * 6
    assert view["mark"] is None
    assert view["sulking"] is None
    assert view["liked"] is None is truth["liked"]
    assert view["prices"] == [0, 0]
    shown = {name: kind.shown.how for name, kind in fields_of(GAME.fields).items()}
    assert shown["hands"] == shown["secret"] == shown["sulking"] == "in part"
    assert shown["draw"] == shown["mark"] == "to nobody"
    assert shown["north"] == "to all"
    [card] = get_args(fields_of(GAME.fields)["north"].type)
    assert get_args(card)[1].words == ("ash", "birch", "elm")


def test_a_guess_keeps_the_laws_and_every_assignment_is_as_likely() -> None:
    state = GAME.new(2, None, 4)
    hands: Counter[tuple[int, ...]] = Counter()
    for seed in range(3_000):
        guess = state.guess(1, Chooser(seed))
        assert isinstance(guess, Barter)
        assert guess.mark == (0 in guess.hands[0])
        hands[tuple(guess.hands[0])] += 1
    # Of what seat 1 does not see, two cards are in hand 0: pairs of unequal cards by how many
    # ways there are to draw them.
    own = Counter(state.hands[1]) if isinstance(state, Barter) else Counter()
    left = {code: copies - own[code] for code, copies in enumerate(CARD.copies)}
    pairs = {
        (a, b): left[a] * left[b] if a < b else left[a] * (left[a] - 1) // 2
        for a in left
        for b in left
        if a <= b
    }
    # The mark is hidden too, and of each pair only one of its two values keeps the law.
    for pair, ways in pairs.items():
        assert hands[pair] == pytest.approx(3_000 * ways / sum(pairs.values()), abs=130)


def test_a_refusal_has_its_reason() -> None:
    table = Table.new(GAME, seats=2, seed=2)
    hand = table.document()["hands"][0]
    absent = next(card for card in CARD.words if card not in hand)
    with pytest.raises(IllegalAction, match=f"You have no {absent}"):
        table.do(0, f"give {absent} to 1 at north")


def test_low_scores_win() -> None:
    table = Table.new(GAME, seats=2, seed=2)
    chooser = Chooser(1)
    while not table.over:
        [seat] = table.must()
        legal = table.legal(seat)
        table.do(seat, legal[chooser.below(len(legal))])
    low = min(table.scores)
    assert table.winners == [seat for seat, score in enumerate(table.scores) if score == low]
    assert GAME.low_score_wins


def test_bots_see_who_is_ahead() -> None:
    state = GAME.new(2, None, 2)
    assert isinstance(state, Barter)
    state.points = [0, 4]
    heuristics = GAME.heuristics()
    assert heuristics.evaluate(state, 0) > 0.7
    careful = heuristics.choose_carefully(state, 0, Chooser(1))
    assert GAME.notation(state).text(careful).startswith("give")


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"hands": [["elm", "ash"], []]}, "sorted"),
        ({"north": ["oak"]}, "one of ash, birch, elm"),
        ({"north": ["ash"]}, "there are [0-9]+ of “ash”, but the box has 3"),
        ({"prices": [9, 0]}, "from -3 to 3"),
        ({"prices": [0]}, "2 elements"),
        ({"sulking": [5]}, "from 0 to 1"),
        ({"mark": 1}, "true or false"),
        ({"liked": 2}, "from 0 to 1"),
        ({"points": "none"}, "a list"),
    ],
)
def test_an_impossible_document_is_refused(change: dict[str, Any], complaint: str) -> None:
    document = GAME.document(GAME.new(2, None, 4))
    with pytest.raises(RunehallError, match=complaint):
        GAME.load({**document, **change})


def test_a_law_of_the_game_is_checked_too() -> None:
    document = GAME.document(GAME.new(2, None, 4))
    with pytest.raises(BadDocument, match="the mark does not fit"):
        GAME.load({**document, "mark": not document["mark"]})


def test_what_is_kept_beside_the_fields_is_noticed() -> None:
    state = GAME.new(2, None, 4)
    vars(state)["memory"] = []
    with pytest.raises(BadDocument, match="“memory” is kept in it, but is no declared field"):
        GAME.check_laws(state)


# --- wrong declarations --------------------------------------------------------------------------

RUNE = Components(("fehu", "uruz"))


class Small(SimpleState):
    """A game of one verb."""

    heap = pile(RUNE, PUBLIC)

    def deal(self) -> None:
        self.heap = self.shuffled(RUNE)

    def moves(self, seat: int) -> Iterable[Move]:
        return [move(self.stop)]

    @verb("stop")
    def stop(self, seat: int) -> None:
        self.phase = 1


def declared(position: type[SimpleState], **changes: Any) -> Any:
    parts: dict[str, Any] = {
        "id": "small",
        "version": 1,
        "seat_counts": (2,),
        "phases": ("main", "over"),
        "options": OptionSet([], {"standard": {}}, "standard"),
        "events": {"began": {"seats": SEAT}},
        "heuristics": Heuristics,
    }
    return declare(position, **{**parts, **changes})


def two_fields() -> None:
    class Wrong(Small):
        hands = piles(RUNE, OWNER)
        hands = piles(RUNE, PUBLIC)  # noqa: PIE794 - that is what is wrong


def two_methods() -> None:
    class Wrong(Small):
        @verb("go")
        def go(self, seat: int) -> None: ...

        @verb("go on")  # type: ignore[no-redef]
        def go(self, seat: int) -> None: ...  # noqa: F811 - that is what is wrong


def a_field_every_game_has() -> None:
    class Wrong(Small):
        phase = value(NUMBER)

    declared(Wrong)


def an_argument_without_a_kind() -> None:
    class Wrong(Small):
        @verb("go {rune}")
        def go(self, seat: int, rune: int) -> None: ...

    declared(Wrong)


def an_argument_the_method_lacks() -> None:
    class Wrong(Small):
        @verb("go {rune}", rune=RUNE)
        def go(self, seat: int) -> None: ...

    declared(Wrong)


def two_verbs_of_one_name() -> None:
    class Wrong(Small):
        @verb("stop {rune}", rune=RUNE)
        def halt(self, seat: int, rune: int) -> None: ...

    declared(Wrong)


def no_verbs() -> None:
    class Wrong(SimpleState):
        """Nothing can be done."""

    declared(Wrong)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (two_fields, "The field “hands” is declared twice."),
        (two_methods, "The verb “go” has two methods."),
        (a_field_every_game_has, "A field cannot be called “phase”: every game has that."),
        (an_argument_without_a_kind, "The verb “go” has no “rune” in its kinds."),
        (an_argument_the_method_lacks, "The verb “go” has no “rune” in its method."),
        (
            two_verbs_of_one_name,
            "The verbs “stop” and “halt” are both called “stop”; one of them needs an alias …",
        ),
        (no_verbs, "small has no verbs: a method becomes one by @verb above it."),
        (lambda: declared(Small, id="Small"), "A game is called by lower-case letters, not …"),
        (lambda: declared(Small, seat_counts=(9,)), "small can have 1 to 8 seats."),
        (lambda: declared(Small, phases=("over", "main")), "The last phase of small must be …"),
        (lambda: declared(Small, events={"many": dict.fromkeys("abcdefghi", SEAT)}), "The event …"),
        (lambda: pile(RUNE, OWNER), "Only what every seat has one of can be seen by its OWNER."),
        (lambda: seat_set("me"), "A field is seen by PUBLIC, OWNER or NOBODY."),
        (lambda: value(NUMBER, NOBODY), "A hidden number needs bounds, as in Number(0, 9), …"),
        (lambda: Number(3, 1), "A kind from 3 to 1 has no values."),
        (lambda: Components(("a", "a")), "The “card” words name one thing twice."),
        (lambda: Components(()), "There can be 1 to 256 components, not 0."),
    ],
)
def test_a_wrong_declaration_is_told_in_a_sentence(wrong: Callable[[], Any], sentence: str) -> None:
    with pytest.raises(BadGame) as error:
        wrong()
    assert str(error.value).startswith(sentence.removesuffix("…"))


TEXTS: dict[str, str] = {}
RULES = {"en": "# Small", "de": "# Klein"}


@pytest.mark.parametrize(
    ("changes", "missing"),
    [
        ({"phases": ("rest", "over")}, "small has no text “phase-rest” in “en”."),
        ({"events": {"doubt": {}}}, "small has no text “event-doubt” in “en”."),
        (
            {"options": OptionSet([switch("loud", False)], {"standard": {}}, "standard")},
            "small has no text “option-loud-help” in “en”.",
        ),
    ],
)
def test_a_missing_text_is_named(
    changes: dict[str, Any], missing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    present = [
        *("name", "tagline", "phase-main", "phase-over", "preset-standard", "option-loud"),
        *("preset-standard-help", "action-stop", "event-began"),
    ]
    for language in ("en", "de"):
        monkeypatch.setitem(TEXTS, language, "\n".join(f"{text} = {text}" for text in present))
    texts_for.cache_clear()
    with pytest.raises(BadGame) as error:
        declared(Small, **changes)
    assert str(error.value) == missing
    assert declared(Small).id == "small"
