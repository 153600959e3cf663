"""What is true of every position of Kodiak, whatever happened."""

from __future__ import annotations

from runehall.engine.documents import require, seats_in
from runehall.engine.state import NOTHING
from runehall.games.kodiak import codes
from runehall.games.kodiak.knowledge import tables_are_up
from runehall.games.kodiak.notation import CARD_WORDS
from runehall.games.kodiak.state import KodiakState
from runehall.games.kodiak.windows import mice


def check_laws(state: KodiakState) -> None:
    """Every law of a position; BadDocument names the first one broken."""
    check_cards(state)
    check_tables(state)
    check_turns(state)
    check_hand(state)
    check_waiting(state)
    check_window(state)
    check_decisions(state)


def check_cards(state: KodiakState) -> None:
    """No card is lost or made."""
    cards = [*state.piles[: state.pile_count], *state.piles[state.next_card :], *state.tables]
    if state.drawn != codes.GAP:
        cards.append(state.drawn)
    for kind in range(1, codes.KINDS):
        expected = state.rules.copies[kind]
        found = cards.count(kind)
        require(
            found == expected, f"there must be {expected} cards {CARD_WORDS[kind]}, not {found}"
        )


def check_tables(state: KodiakState) -> None:
    """Gaps are known to nobody, face-up cards to everybody; tables are empty only at the end."""
    everyone = state.everyone()
    for seat in range(state.seats):
        places = range(state.places(seat))
        held = sum(state.card(seat, place) != codes.GAP for place in places)
        require(held == state.held(seat), f"the cards of seat {seat} are miscounted")
        for place in places:
            where = f"place {place} of seat {seat}"
            gap = state.card(seat, place) == codes.GAP
            known = state.known_to(seat, place)
            up = state.is_up(seat, place)
            require(not gap or (known == 0 and not up), f"{where} is a gap that somebody knows")
            require(not up or known == everyone, f"{where} is face up, yet not known to everybody")
        may_be_empty = tables_are_up(state) or (
            state.phase == codes.FRENZY and seat == state.runner
        )
        require(held > 0 or may_be_empty, f"seat {seat} has no card before the round has ended")


def check_turns(state: KodiakState) -> None:
    """Who is Kodiak and whose turn it is follow from the counters."""
    seats = state.seats
    require(
        state.cat == (state.rules.first + state.round - 1) % seats,
        f"seat {state.cat} cannot be Kodiak in round {state.round}",
    )
    require(
        state.turn == (state.cat + state.turn_no - 1) % seats,
        f"turn {state.turn_no} cannot belong to seat {state.turn}",
    )
    last_turn = state.rules.last_turn
    require(state.turn_no <= last_turn, f"a round ends after turn {last_turn}")
    finished = state.finished_rounds()
    playing = not tables_are_up(state)
    require(
        state.round == finished + int(playing),
        f"round {state.round} does not follow {finished} finished rounds",
    )
    last = finished == state.rules.rounds
    require(last == (state.phase == codes.OVER), "the match ends with its last round")
    width = state.round_width()
    for seat in range(seats):
        points = [state.rounds[row * width + width - seats + seat] for row in range(finished)]
        require(state.totals[seat] == sum(points), f"the total of seat {seat} is not its points")


def check_hand(state: KodiakState) -> None:
    """A card is held exactly between draw and exchange."""
    if state.phase == codes.DRAW:
        require(state.drawn == codes.GAP, "nobody holds a card before drawing")
    elif not tables_are_up(state):
        holding = codes.PLACE in (state.phase, state.resume)
        require(
            (state.drawn != codes.GAP) == holding, "a card is held between draw and exchange only"
        )


def check_waiting(state: KodiakState) -> None:
    """Play is interrupted exactly by windows and actions."""
    interrupted = state.phase in (codes.FRENZY, codes.ACTION, codes.OFFER)
    require((state.resume != NOTHING) == interrupted, "only windows and actions are resumed from")
    if not interrupted:
        require(len(state.queue) == 0, "actions wait only in windows and behind other actions")
    if state.phase in (codes.ACTION, codes.OFFER):
        require(len(state.queue) > 0, "there is no action to carry out")
        require(state.left > 0, "the action is done")
    else:
        require(not state.acted, "the second window of an action opens as soon as it is done")
    if tables_are_up(state):
        void = not (state.claimed or state.locked)
        require(void, "nothing is claimed or locked after the end of a round")
    if state.phase == codes.OFFER:
        require(state.acting_seat() != state.cat, "Kodiak needs no offer of his own card")


def check_window(state: KodiakState) -> None:
    """A window stands on a landed card, and runs are run by mice."""
    runs = state.runner != NOTHING
    require(runs == (len(state.run) > 0), "a runner has thrown a card")
    require(state.phase == codes.FRENZY or not (runs or state.passed or state.out), "no window")
    if state.phase == codes.FRENZY:
        require(state.pile_count > 0, "a window needs a card on the pile")
    if runs:
        require(mice(state) >> state.runner & 1, "the runner is a mouse")
        require(state.claimed, "a run claims the pile")
        for place in state.run:
            require(
                int(place) < state.places(state.runner), "the run comes from the runner's places"
            )


def check_decisions(state: KodiakState) -> None:
    """Before the end somebody can act, and whoever can act has a legal action."""
    asked = seats_in(state.must() | state.may())
    require(bool(asked) != state.over(), "nobody can act")
    for seat in asked:
        require(len(state.legal(seat)) > 0, f"seat {seat} has no legal action")
