"""The memory mirror: it shows what each seat had seen, when, and what it acted against."""

from __future__ import annotations

import pytest

from runehall.bots import Insight
from runehall.coach.analysis import mirrored
from runehall.coach.decisions import Decision
from runehall.coach.mirror import Mirror, mirror_of
from runehall.coach.moments import moment_of
from runehall.coach.reasons import told
from runehall.engine import Table, replayed, seats_in
from runehall.engine.replay import start_of
from runehall.games import GAMES
from sensible_games import sensible_game

LOW, HIGH = ("1", "2"), ("8", "9")


@pytest.mark.parametrize("name", ["cambio", "kodiak"])
def test_the_mirror_shows_what_documents_say_that_seats_know(name: str) -> None:
    record = sensible_game(GAMES[name], 2, 4)
    spans = mirrored(record, GAMES)
    assert spans
    table = start_of(record, GAMES)
    for ply, _ in enumerate(replayed(table, record.actions), start=1):
        document = table.document()
        if document["phase"] in ("round_end", "over"):
            continue
        for seat in range(2):
            shown = {
                (span.thing.owner, span.thing.place, span.thing.card)
                for span in spans
                if span.seat == seat and span.start <= ply < span.end
            }
            known = {
                (owner, place, document["tables"][owner][place])
                for owner, row in enumerate(document["known"])
                for place, knowers in enumerate(row)
                if seat in knowers
            }
            assert shown <= known, (ply, seat)
            face_up = {each for each in known - shown if each[2] is not None}
            assert all(set(document["known"][o][p]) == {0, 1} for o, p, _ in face_up), (ply, seat)


def test_the_mirror_shows_the_cards_seen_in_other_hands() -> None:
    record = sensible_game(GAMES["market"], 2, 5)
    spans = mirrored(record, GAMES)
    assert spans
    table = start_of(record, GAMES)
    for ply, _ in enumerate(replayed(table, record.actions), start=1):
        known = table.document()["known"]
        for seat in range(2):
            shown = {
                span.thing.card
                for span in spans
                if span.seat == seat and span.start <= ply < span.end
            }
            assert shown == set(known[seat][str(1 - seat)])


def low_card_known_and_high_one_drawn() -> tuple[Table, Mirror, int]:
    """A table at which a seat holds a high card and knows a low one of its own, and where."""
    for seed in range(200):
        table = Table.new(GAMES["cambio"], seats=2, seed=seed)
        mirror = mirror_of(table)
        [seat] = seats_in(table.state.must())
        table.do(seat, "draw")
        mirror.look(table.state, 1)
        document = table.document()
        for place, card in enumerate(document["tables"][seat]):
            seen = seat in document["known"][seat][place]
            if seen and card in LOW and document["drawn"]["card"] in HIGH:
                return table, mirror, place
    raise AssertionError("no such deal")


def test_who_gives_away_a_low_card_is_told_that_they_had_seen_it() -> None:
    table, mirror, place = low_card_known_and_high_one_drawn()
    [seat] = seats_in(table.state.must())
    card, text = table.document()["tables"][seat][place], f"exchange {place}"
    decision = Decision(1, Insight.at(table, seat), table.notation.parse(text), text)
    verdict, moment = moment_of(decision, mirror, iterations=600, seed=1)
    assert verdict.loss > 0.0
    said = [
        told(table.game.texts("en"), table.notation, each, ["Ada", "Ben"])
        for each in moment.recalled
    ]
    assert any(
        each.startswith("You had seen your ") and each.endswith(f": {card}.") for each in said
    )
