"""Laws about words: nothing at a table is without its text, in no language."""

from __future__ import annotations

from runehall.engine.conformance.walks import Moment, Setup, require
from runehall.engine.table import Table
from runehall.engine.texts import LANGUAGES
from runehall.engine.wording import missing_texts


def texts_are_complete(setup: Setup, _moment: Moment) -> None:
    """Options, values, presets, phases, verbs and events have their texts in every language."""
    missing = list(missing_texts(setup.game))
    require(not missing, "\n".join(missing))


def events_can_be_told(setup: Setup, moment: Moment) -> None:
    """Every event has a line in every language; every action a sentence."""
    if moment.state.over():
        return
    table = Table(setup.game, moment.state.copy())
    names = [f"Seat {seat}" for seat in range(setup.seats)]
    for language in LANGUAGES:
        texts = setup.game.texts(language)
        for action in moment.state.legal(moment.seat):
            said = texts.action(table.notation, action, moment.seat, names)
            require(said.strip(), f"“{table.notation.text(action)}” has an empty sentence")
    events = table.do(moment.seat, table.notation.text(moment.action))
    for language in LANGUAGES:
        for event in events:
            said = setup.game.texts(language).event(event, names)
            require(said.strip(), f"the event “{event.name}” has an empty line in “{language}”")
