"""What is true of every position of RUNES, whatever happened (§14 of the rules)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from runehall.engine.documents import require, seats_in
from runehall.games.runes import codes
from runehall.games.runes.cells import (
    cell_of,
    coins_of,
    is_empty,
    owner_of,
    rotation_of,
    stone_of,
)
from runehall.games.runes.codes import OVER_EDGE
from runehall.games.runes.forms import bonuses_of, form_seat, list_forms
from runehall.games.runes.state import RunesState


def check_laws(state: RunesState) -> None:
    """Every conservation law of a position; BadDocument names the first one broken."""
    check_stones(state)
    check_cards(state)
    check_board(state)
    check_coins(state)
    check_hands(state)
    check_decision(state)


def check_stones(state: RunesState) -> None:
    """Every stone is somewhere, once."""
    found: Counter[int] = Counter(state.pile[state.pile_top :])
    for seat in range(state.seats):
        found.update(state.hand_stone(seat, place) for place in range(state.hand_count(seat)))
    found.update(stone_of(word) for word in stones_on_table(state))
    found.update(covered & 255 for covered in state.covered)
    for stone, name in enumerate(state.rules.components.ids):
        require(found[stone] > 0, f"the stone {name} is missing")
        require(found[stone] == 1, f"there is only one stone {name}")


def check_cards(state: RunesState) -> None:
    """Every ritual card is somewhere, as often as it exists."""
    found: Counter[int] = Counter(state.card_pile[state.card_top :])
    for cards in (state.played, state.removed, state.cast_cards):
        found.update(cards)
    for seat in range(state.seats):
        found.update(state.held_card(seat, place) for place in range(state.held_count(seat)))
    components = state.rules.components
    for card, (code, copies) in enumerate(
        zip(components.card_codes, components.copies, strict=True)
    ):
        require(found[card] == copies, f"there must be {copies} cards {code}, not {found[card]}")


def stones_on_table(state: RunesState) -> Iterable[int]:
    """The words of the cells with a stone."""
    return [word for word in state.cells if not is_empty(word)]


def check_board(state: RunesState) -> None:
    """One island around 0,0; each stone with coins of one seat and in its smallest rotation."""
    occupied = {cell_of(word) for word in stones_on_table(state)}
    for word in stones_on_table(state):
        name = state.rules.components.ids[stone_of(word)]
        require(owner_of(word) < state.seats, f"somebody owns {name}")
        require(
            1 <= coins_of(word) <= state.rules.cap, f"{name} carries 1 to {state.rules.cap} coins"
        )
        require(
            state.rules.components.is_distinct_rotation(stone_of(word), rotation_of(word)),
            f"{name} looks the same in a smaller rotation than {rotation_of(word)}",
        )
    reached = set()
    edge_of_island = [codes.ORIGIN] if occupied else []
    while edge_of_island:
        cell = edge_of_island.pop()
        if cell in occupied and cell not in reached:
            reached.add(cell)
            edge_of_island += [cell + OVER_EDGE[edge] for edge in range(codes.EDGES)]
    require(reached == occupied, "all stones hang together with the one at 0,0")


def check_coins(state: RunesState) -> None:
    """Every coin of a seat lies on its tray, its stones or its forms."""
    earned: Counter[int] = Counter()
    for form in list_forms(state):
        earned[form_seat(form)] += state.rules.form_bonus * bonuses_of(state, form)
    for seat in range(state.seats):
        on_stones = sum(coins_of(word) for word in stones_on_table(state) if owner_of(word) == seat)
        coins = state.tray(seat) + on_stones + int(state.form_coins[seat])
        require(
            coins == state.rules.coins,
            f"seat {seat} must have {state.rules.coins} coins, not {coins}",
        )
        ran_out = state.phase == codes.OVER and state.tray(seat) == 0
        require(
            ran_out or state.tray(seat) > 0, f"the game is not over, but seat {seat} has no coins"
        )
        paid = int(state.form_coins[seat])
        full = paid <= earned[seat] if ran_out else paid == earned[seat]
        require(full, f"the forms of seat {seat} earn {earned[seat]} coins, not {paid}")


def check_hands(state: RunesState) -> None:
    """Empty hands are refilled; nobody holds more cards than the table allows."""
    for seat in range(state.seats):
        held = state.held_count(seat)
        require(held <= state.rules.max_rituals, f"seat {seat} holds too many cards")
        refilled = state.hand_count(seat) > 0 or state.pile_count() == 0
        require(refilled or state.phase == codes.OVER, f"the empty hand of seat {seat} is refilled")
    may_owe = state.phase == codes.FULL or (state.cast_card >= 0 and state.cast_back == codes.FULL)
    require(state.owed == int(may_owe), "a card is owed exactly while a full hand is in question")
    held = state.held_count(state.turn)
    full = state.phase != codes.FULL or held == state.rules.max_rituals
    require(full, "the question of a full hand needs a full hand")


def check_decision(state: RunesState) -> None:
    """Somebody can act until the end, and nobody is asked who can only pass."""
    must, may = seats_in(state.must()), seats_in(state.may())
    if state.phase == codes.OVER:
        require(not must and not may, "nobody acts after the end")
        return
    require(len(must) + bool(may) == 1, "exactly one seat must act, or some may")
    in_a_turn = state.phase in (codes.TURN, codes.FULL, codes.DURING)
    all_stuck = len(seats_in(state.stuck)) == state.seats
    require(not (in_a_turn and all_stuck), "no turn begins when every seat is stuck")
    for seat in must + may:
        legal = list(state.legal(seat))
        require(len(legal) > 0, f"seat {seat} has no legal action")
        only_pass = legal == [codes.PASS] and not state.rules.ask_holders
        require(not only_pass, f"seat {seat} is asked, but can only pass")
