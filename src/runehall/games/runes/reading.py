"""From a document, which anybody may have written, to a position of RUNES."""

from __future__ import annotations

import re
from collections import Counter

from librt.vecs import append, vec
from mypy_extensions import u8

from runehall.engine.documents import Document, Reader
from runehall.engine.errors import BadDocument
from runehall.engine.state import NOTHING
from runehall.games.runes import codes
from runehall.games.runes.components import Components
from runehall.games.runes.document import WINDOWS, forms
from runehall.games.runes.fields import BACK_TO
from runehall.games.runes.forms import bonuses_of, form_seat, list_forms
from runehall.games.runes.manifest import components_of
from runehall.games.runes.matching import lay_stone, set_coins
from runehall.games.runes.notation import PHASES, REASONS, STEPS, choice_text
from runehall.games.runes.rituals import first_step, list_choices, rolls_die, step_after, victims
from runehall.games.runes.state import RunesState
from runehall.games.runes.turn import can_play_in, eligible_seats

MOST_SKIPS = 200
CELL = re.compile(r"(0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?)", re.ASCII)
CAST_KEYS = ("card", "kind", "by", "against", "die", "step", "picked", "victims", "cards", "back")
# After a second reversal nothing tells any more who played the card.
TRACEABLE = 2


def read(reader: Reader, state: RunesState) -> None:
    """Lay out what a document says."""
    read_turn(reader, state)
    read_hands(reader, state)
    read_board(reader.field("board"), state)
    read_piles(reader, state)
    read_forms(reader.field("forms"), state)
    read_cast(reader.field("cast"), state)
    read_window(reader.field("window"), state)
    if state.phase == codes.OVER:
        read_ending(reader.field("result"), state)


def read_turn(reader: Reader, state: RunesState) -> None:
    """The direction of play, and who is stuck, skipped or owed a card."""
    seats = state.seats
    state.direction = reader.field("dir").whole(-1, 1)
    if state.direction == 0:
        raise reader.field("dir").complain("1 or -1")
    state.stuck = reader.field("stuck").seat_set(seats)
    state.owed = reader.field("owed").whole(0, 1)
    for seat, skips in enumerate(reader.field("skips").items(seats)):
        state.skips[seat] = skips.whole(0, MOST_SKIPS)
    for seat, tray in enumerate(reader.field("trays").items(seats)):
        state.trays[seat] = tray.whole(0, state.rules.coins)


def read_hands(reader: Reader, state: RunesState) -> None:
    """The stones and cards of each seat."""
    components = state.rules.components
    for seat, hand in enumerate(reader.field("hands").items(state.seats)):
        if len(hand.items()) > components.stones:
            raise BadDocument(f"{hand.path} has more stones than there are.")
        for item in hand.items():
            state.add_to_hand(seat, read_stone(item, components))
    for seat, held in enumerate(reader.field("held").items(state.seats)):
        if len(held.items()) > state.rules.max_rituals:
            raise BadDocument(f"{held.path} has more cards than a seat may hold.")
        for item in held.items():
            state.add_held(seat, item.word(components.card_codes))


def read_stone(item: Reader, components: Components) -> int:
    """The number of a stone."""
    stone = components.numbers.get(item.text())
    if stone is None:
        raise item.complain("a stone of this set")
    return stone


def read_board(board: Reader, state: RunesState) -> None:
    """Every stone on the table, and those beneath it."""
    components = state.rules.components
    covered = []
    for name in board.mapping():
        cell = read_cell(name, board)
        place = board.field(name)
        place.keys(("stone", "rot", "owner", "coins", "under"))
        stone = read_stone(place.field("stone"), components)
        lay_stone(state, cell, stone, place.field("rot").whole(0, codes.ROTATIONS - 1))
        owner = place.field("owner").whole(0, state.seats - 1)
        set_coins(state, cell, owner, place.field("coins").whole(1, state.rules.cap))
        covered += [(cell, read_stone(item, components)) for item in place.field("under").items()]
    for cell, stone in sorted(covered, key=lambda each: each[0]):
        state.covered = append(state.covered, cell << 8 | stone)


def read_cell(name: str, board: Reader) -> int:
    """The number of a cell written as `q,r`."""
    found = CELL.fullmatch(name)
    if found is None:
        raise BadDocument(f"{board.path} has a cell {name[:20]!r}; cells are written as 0,-1.")
    q, r = int(found[1]), int(found[2])
    if max(abs(q), abs(r), abs(q + r)) > codes.FARTHEST:
        raise BadDocument(f"{board.path} has a cell {name}, which no stone can reach.")
    return codes.cell_at(q, r)


def read_piles(reader: Reader, state: RunesState) -> None:
    """The stones and cards that nobody holds."""
    components = state.rules.components
    state.pile = vec[u8](read_stone(item, components) for item in reader.field("pile").items())
    rituals = reader.field("rituals")
    rituals.keys(("pile", "played", "removed"))
    state.card_pile = read_cards(rituals.field("pile"), components)
    state.played = read_cards(rituals.field("played"), components)
    state.removed = read_cards(rituals.field("removed"), components)


def read_cards(pile: Reader, components: Components) -> vec[u8]:
    return vec[u8](item.word(components.card_codes) for item in pile.items())


def read_forms(records: Reader, state: RunesState) -> None:
    """The forms follow from the board; only how many coins a winner still had is news."""
    most = int(state.rules.coins)
    earned = [0] * state.seats
    for form in list_forms(state):
        earned[form_seat(form)] += int(state.rules.form_bonus * bonuses_of(state, form))
    if state.phase == codes.OVER:
        earned = [0] * state.seats
        for record in records.items():
            seat = record.field("seat").whole(0, state.seats - 1)
            earned[seat] += record.field("coins").whole(0, most)
    for seat, coins in enumerate(earned):
        if coins > most:
            raise BadDocument(f"{records.path} has more coins of seat {seat} than there are.")
        state.form_coins[seat] = coins
    if records.value != forms(state):
        raise BadDocument(f"{records.path} must be the lines and circles of the board, in order.")


# --- the running ritual --------------------------------------------------------------------------


def read_cast(cast: Reader, state: RunesState) -> None:
    """The ritual in progress."""
    if state.phase != codes.CHOOSE and state.phase != codes.RESPOND:
        if not cast.is_null():
            raise cast.complain("null in this phase")
        return
    cast.keys(CAST_KEYS)
    cards = state.rules.components.card_codes
    state.cast_card = cast.field("card").word(cards)
    state.cast_kind = cast.field("kind").word(cards)
    state.cast_by = cast.field("by").whole(0, state.seats - 1)
    if not cast.field("against").is_null():
        state.cast_against = cast.field("against").whole(0, state.seats - 1)
    if not cast.field("die").is_null():
        state.cast_die = cast.field("die").whole(1, 6)
    state.cast_cards = read_cards(cast.field("cards"), state.rules.components)
    state.cast_back = PHASES.index(BACK_TO[cast.field("back").word(BACK_TO)])
    check_cast(cast, state)
    read_choices(cast, state)
    state.cast_victims = cast.field("victims").seat_set(state.seats)
    expected = victims(state) if state.phase == codes.RESPOND else 0
    if state.cast_victims != expected:
        raise cast.field("victims").complain("the seats this ritual takes something from")
    check_author(cast, state)


def check_cast(cast: Reader, state: RunesState) -> None:
    """What the parts of a ritual in progress say of one another."""
    copied = state.cast_card == codes.COPY
    answers = (codes.WARD, codes.REVERSE)
    if state.cast_kind in (*answers, codes.COPY) or (
        not copied and state.cast_kind != state.cast_card
    ):
        raise cast.field("kind").complain("what the card does")
    first, *rest = [*state.cast_cards, NOTHING]
    if first != state.cast_card or any(card != codes.REVERSE for card in rest[:-1]):
        raise cast.field("cards").complain("the card and what answered it")
    bound = codes.names_its_victim(state.cast_kind) or len(state.cast_cards) > 1
    if bound != (state.cast_against != NOTHING) or state.cast_against == state.cast_by:
        raise cast.field("against").complain("the only seat this ritual may be aimed at, or null")
    if rolls_die(state.cast_kind) != (state.cast_die != NOTHING):
        raise cast.field("die").complain("a roll exactly if this ritual is played with a die")


def check_author(cast: Reader, state: RunesState) -> None:
    """Whether the seat that played the card could do so in the phase the ritual goes back to."""
    if len(state.cast_cards) > TRACEABLE:
        return
    author = state.cast_by if len(state.cast_cards) == 1 else state.cast_against
    if not can_play_in(state, state.cast_back, author):
        raise cast.field("back").complain(f"a phase in which seat {author} can play a card")


def read_choices(cast: Reader, state: RunesState) -> None:
    """The choices made, each out of what its step offers, and the step that is open."""
    step = first_step(state.cast_kind)
    for pick in cast.field("picked").items():
        action = NOTHING
        while step != codes.NO_STEP and action == NOTHING:
            state.cast_step = step
            action = choice_of(pick.text(), state)
            step = step_after(state, step)
        if action == NOTHING:
            raise pick.complain("something this ritual can choose")
        if state.picked_first == NOTHING:
            state.picked_first = action
        else:
            state.picked_second = action
    open_step = cast.field("step").word_or_null(STEPS)
    while step not in (open_step, codes.NO_STEP):
        step = step_after(state, step)
    chosen = state.picked_first != NOTHING or first_step(state.cast_kind) == codes.NO_STEP
    if open_step != (step if state.phase == codes.CHOOSE else codes.NO_STEP) or (
        open_step == codes.NO_STEP and (state.phase == codes.CHOOSE or not chosen)
    ):
        raise cast.field("step").complain("the choice that is open in this phase")
    state.cast_step = open_step


def choice_of(text: str, state: RunesState) -> int:
    """The choice of the open step that is written like this, or NOTHING."""
    for action in list_choices(state):
        if action != codes.PASS and choice_text(state.rules.components, action) == text:
            return action
    return NOTHING


# --- window and ending ---------------------------------------------------------------------------


def read_window(window: Reader, state: RunesState) -> None:
    """The open window, in which somebody is still asked."""
    if state.phase not in WINDOWS:
        if not window.is_null():
            raise window.complain("null in this phase")
        return
    window.keys(("kind", "passed"))
    if window.field("kind").value != PHASES[state.phase]:
        raise window.field("kind").complain(f"“{PHASES[state.phase]}” in this phase")
    state.passed = window.field("passed").seat_set(state.seats)
    state.asked = eligible_seats(state) & ~state.passed


def read_ending(ended: Reader, state: RunesState) -> None:
    """Why the game ended; the ranking follows from the table."""
    state.end_reason = ended.field("reason").word(REASONS)
    won = any(tray == 0 for tray in state.trays)
    if won != (state.end_reason == codes.REASON_COINS):
        raise ended.field("reason").complain("“coins” exactly if a tray is empty")


# --- the rest ------------------------------------------------------------------------------------


def missing(document: Document, components: Components | None = None) -> list[str]:
    """The stones and ritual cards that a document mentions nowhere."""
    components = components or components_of(document.get("options", {}))
    stones: Counter[str] = Counter(document.get("pile", []))
    for hand in document.get("hands", []):
        stones.update(hand)
    for cell in document.get("board", {}).values():
        stones.update([cell.get("stone"), *cell.get("under", [])])
    cards: Counter[str] = Counter()
    for pile in [*document.get("held", []), *document.get("rituals", {}).values()]:
        cards.update(pile)
    if document.get("cast"):
        cards.update(document["cast"].get("cards", []))
    return [stone for stone in components.ids if stones[stone] == 0] + [
        card
        for card, copies in zip(components.card_codes, components.copies, strict=True)
        for _ in range(copies - cards[card])
    ]
