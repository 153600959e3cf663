"""Laws about positions: what is legal, documents, copies, refusals, silence."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import deepcopy
from typing import Any

from runehall.engine.chooser import Chooser
from runehall.engine.conformance.walks import Moment, Setup, played_on, require, require_same
from runehall.engine.documents import Document, seats_in
from runehall.engine.errors import BadDocument, IllegalAction
from runehall.engine.game import Game
from runehall.engine.header import BEFORE_CHANCE
from runehall.engine.seeds import generator_for
from runehall.engine.state import State
from runehall.engine.table import Table
from runehall.engine.texts import LANGUAGES

LONGEST_SENTENCE = 400
ACTIONS_AHEAD = 12
MOST_TRIES = 20


def legal_lists_are_in_order(setup: Setup, moment: Moment) -> None:
    """Ascending, without repetition, and only for those who are asked."""
    asked = moment.state.must() | moment.state.may()
    for seat in range(setup.seats):
        legal = list(moment.state.legal(seat))
        require(legal == sorted(set(legal)), f"seat {seat}: not ascending or not distinct")
        require(bool(legal) == bool(asked >> seat & 1), f"seat {seat}: asked and able must agree")


def deals_anew_are_new_games(setup: Setup, moment: Moment) -> None:
    """A table dealt anew is the game that its seed is everywhere, dealt in silence."""
    anew = moment.state.anew(generator_for(setup.seed))
    document = setup.game.document(setup.new())
    require_same(document, setup.game.document(anew), "a table dealt anew is another deal")
    require(len(anew.heard) == 0, "a deal tells events although nobody listens")


def silent_positions_hear_nothing(_setup: Setup, moment: Moment) -> None:
    """Who was not asked to listen has heard nothing: every `tell` stands behind `listening`."""
    require(len(moment.state.heard) == 0, "an action tells events although nobody listens")


def texts_round_trip(setup: Setup, moment: Moment) -> None:
    """Every action has a text of its own, which reads back."""
    notation = setup.game.notation(moment.state)
    for seat in seats_in(moment.state.must() | moment.state.may()):
        legal = list(moment.state.legal(seat))
        texts = [notation.text(action) for action in legal]
        require(len(set(texts)) == len(texts), "two actions read the same")
        for action, text in zip(legal, texts, strict=True):
            require(notation.parse(text) == action, f"the text “{text}” does not read back")


def positions_keep_the_rules_laws(setup: Setup, moment: Moment) -> None:
    """The game's own laws: nothing is lost, nothing is made."""
    try:
        setup.game.check_laws(moment.state)
    except BadDocument as error:
        require(False, str(error))


def documents_round_trip(setup: Setup, moment: Moment) -> None:
    """A document begins and ends as all do, and the game goes on from it as from the position."""
    document = setup.game.document(moment.state)
    require(
        tuple(document)[: len(BEFORE_CHANCE)] == BEFORE_CHANCE,
        "a document does not start with the common header",
    )
    require(tuple(document)[-1] == "result", "a document does not end with the result")
    require(
        (document["result"] is not None) == moment.state.over(),
        "there is a result exactly when the game is over",
    )
    if moment.state.over():
        won = seats_in(moment.state.winners())
        require_same(won, document["result"]["winners"], "the result names other winners")
        begins = document["result"].get("next_start")
        require(
            begins is None or begins in range(document["players"]),
            "the result lets nobody of this table begin the next game",
        )
    loaded = setup.game.load(document)
    require_same(document, setup.game.document(loaded), "a document does not read back")
    goes_on_the_same(setup, moment, loaded, "a loaded game goes on differently")


def goes_on_the_same(setup: Setup, moment: Moment, other: State, sentence: str) -> None:
    """The moment's action has the same consequences in another position."""
    if not moment.state.over():
        expected = after(moment.state, moment, setup.game)
        require_same(expected, after(other, moment, setup.game), sentence)


def after(state: State, moment: Moment, game: Game) -> Document:
    """The document after the moment's action, on a copy."""
    copy = state.copy()
    copy.apply(moment.seat, moment.action)
    return game.document(copy)


def copies_are_independent(setup: Setup, moment: Moment) -> None:
    """What happens on a copy does not happen here, and a copy has heard nothing."""
    if moment.state.over():
        return
    before = setup.game.document(moment.state)
    copy = moment.state.copy()
    require_same(before, setup.game.document(copy), "a copy differs")
    require(not copy.listening and len(copy.heard) == 0, "a copy listens or has heard something")
    play_in_place(copy, Chooser(moment.number))
    require_same(
        before, setup.game.document(moment.state), "playing on a copy changed the original"
    )


def play_in_place(state: State, chooser: Chooser) -> None:
    """Play some random actions on the position itself."""
    for _ in range(ACTIONS_AHEAD):
        asked = state.must() | state.may()
        if asked == 0:
            break
        seat = chooser.one_of(asked)
        legal = state.legal(seat)
        state.apply(seat, legal[chooser.below(len(legal))])


def pickles_and_deep_copies_are_the_same(setup: Setup, moment: Moment) -> None:
    """States, rulesets and tables survive `pickle` and `copy.deepcopy`, again and again."""
    for way in (through_pickle, deepcopy):
        states_survive(setup, moment, way)
        tables_survive(setup, moment, way)


def states_survive(setup: Setup, moment: Moment, way: Callable[[Any], Any]) -> None:
    """A state is the same afterwards, goes on the same, and shares nothing that changes."""
    document = setup.game.document(moment.state)
    state = way(way(moment.state))
    require_same(document, setup.game.document(state), f"{way.__name__} changes a state")
    goes_on_the_same(setup, moment, state, f"after {way.__name__} a state goes on differently")
    play_in_place(state, Chooser(moment.number))
    require_same(
        document,
        setup.game.document(moment.state),
        f"playing on what {way.__name__} has made changed the original",
    )


def tables_survive(setup: Setup, moment: Moment, way: Callable[[Any], Any]) -> None:
    """A table is the same afterwards, with its game and what has happened."""
    table = Table(setup.game, moment.state.copy())
    if not moment.state.over():
        table.do(moment.seat, table.notation.text(moment.action))
    again = way(table)
    require(again.game is setup.game, f"{way.__name__} does not find the game again")
    require_same(table.document(), again.document(), f"{way.__name__} changes a table")
    require_same(table.log(0), again.log(0), f"{way.__name__} changes a table's log")


def through_pickle(thing: Any) -> Any:
    """A thing after a journey through `pickle`."""
    return pickle.loads(pickle.dumps(thing))  # noqa: S301 - our own bytes


def refusals_change_nothing(setup: Setup, moment: Moment) -> None:
    """Nonsense, other seats' actions and actions of other moments are refused in a sentence."""
    if moment.state.over():
        return
    table = Table(setup.game, moment.state)
    before = table.document()
    texts = table.legal(moment.seat)
    nonsense = ["", " ", "pass pass", "pass ", "nonsense", "x" * 10_000, texts[0].upper() + "!"]
    chooser = Chooser(moment.number)
    others = [seat for seat in range(setup.seats) if not table.legal(seat)]
    tries = [(moment.seat, text) for text in nonsense]
    tries += [(seat, texts[chooser.below(len(texts))]) for seat in others]
    tries += [(setup.seats, texts[0]), (-1, texts[0])]
    elsewhere = [text for text in texts_ahead(setup, moment) if text not in texts]
    for _ in elsewhere[:MOST_TRIES]:
        tries.append((moment.seat, elsewhere[chooser.below(len(elsewhere))]))
    for seat, text in tries:
        require_refusal(table, seat, text)
    require_same(before, table.document(), "a refusal changed something")


def texts_ahead(setup: Setup, moment: Moment) -> list[str]:
    """Actions of the positions that follow."""
    chooser = Chooser(moment.number + 1)
    found: set[str] = set()
    state = moment.state
    for _ in range(ACTIONS_AHEAD):
        notation = setup.game.notation(state)
        for seat in seats_in(state.must() | state.may()):
            found.update(notation.text(action) for action in state.legal(seat))
        state = played_on(state, 1, chooser)
    return sorted(found)


def require_refusal(table: Table, seat: int, text: str) -> None:
    """The action is refused, with a sentence in every language."""
    try:
        table.do(seat, text)
    except IllegalAction as refused:
        require(0 < len(str(refused)) < LONGEST_SENTENCE, "a refusal is not one sentence")
        for language in LANGUAGES:
            texts = table.game.texts(language)
            require(
                texts.say(f"refusal-{refused.code}", **refused.arguments).strip(),
                f"the refusal “{refused.code}” is empty in “{language}”",
            )
    else:
        require(False, f"“{text:.60}” of seat {seat} was accepted, but is not legal")
