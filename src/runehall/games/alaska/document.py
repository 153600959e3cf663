"""Alaska's positions as documents, and what each seat sees of them."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from librt.vecs import vec
from mypy_extensions import u8

from runehall.engine.documents import Document, Reader, masked, seats_in, showing
from runehall.engine.errors import BadDocument
from runehall.engine.generator import Generator
from runehall.engine.options import Values
from runehall.games.alaska.codes import DIE_SIDES, RIVER, ring
from runehall.games.alaska.laws import check_laws
from runehall.games.alaska.notation import CATCH_WAYS, cards_of, hand_of
from runehall.games.alaska.options import CARDS, OPTIONS, card_counts
from runehall.games.alaska.position import NO_CHOICE, NO_WINDOW
from runehall.games.alaska.settings import Settings
from runehall.games.alaska.state import AlaskaState

GAME_ID = "alaska"
VERSION = 1
PHASES = ("salmon", "main", "choose", "window", "over")
ANGLERS = ("-", "T", "L")
REASON = "last turns"
KEYS = (
    *("game", "version", "players", "options", "seed", "rolls", "dice", "phase", "turn", "turn_no"),
    *("draw", "discard", "hands", "river", "caught", "to_place", "choice", "window", "sit_out"),
    *("final", "final_left", "result"),
)
PUBLIC = frozenset(KEYS) - {"seed", "dice", "draw", "hands", "window"}
MOST_TURNS = 1_000_000


def settings_for(options: Values) -> Settings:
    """The settings of checked options."""
    return Settings(copied(options), list(card_counts(options).values()))


def copied(options: Values) -> Values:
    """The options, with a manifest that nobody else can change."""
    return {
        name: dict(value) if isinstance(value, dict) else value for name, value in options.items()
    }


# --- writing ------------------------------------------------------------------------------------


def document(state: AlaskaState) -> Document:
    """The whole truth about a position."""
    return {
        "game": GAME_ID,
        "version": VERSION,
        "players": state.seats,
        "options": copied(state.rules.options),
        "seed": state.generator.seed,
        "rolls": state.rolls,
        "dice": list(state.dice),
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "turn_no": state.turn_no,
        "draw": [CARDS[card] for card in state.pile[state.next_card :]],
        "discard": [CARDS[card] for card in reversed(list(state.discard[: state.discard_count]))],
        "hands": [cards_of(hand) for hand in state.hands],
        "river": river_document(state),
        "caught": list(state.caught),
        "to_place": state.to_place,
        "choice": choice_document(state),
        "window": window_document(state),
        "sit_out": [bool(state.sit_out >> seat & 1) for seat in range(state.seats)],
        "final": state.in_last_round(),
        "final_left": state.final_left,
        "result": result_document(state),
    }


def river_document(state: AlaskaState) -> Document:
    """Salmon by spot and anglers by section."""
    places = range(1, RIVER + 1)
    tourists, locals_ = state.tourists, state.locals
    anglers = [ANGLERS[(tourists >> place & 1) + 2 * (locals_ >> place & 1)] for place in places]
    return {
        "salmon": {str(place): state.salmon[place] for place in places},
        "anglers": {str(place): angler for place, angler in zip(places, anglers, strict=True)},
    }


def choice_document(state: AlaskaState) -> list[int]:
    """The two spots over the section of the cast."""
    if state.choice == NO_CHOICE:
        return []
    return sorted((ring(state.choice - 1), state.choice))


def window_document(state: AlaskaState) -> Document | None:
    """The open bear window."""
    if state.window == NO_WINDOW:
        return None
    return {
        "catcher": state.turn,
        "spot": state.window,
        "by": CATCH_WAYS[state.window_by],
        "passed": seats_in(state.passed),
    }


def result_document(state: AlaskaState) -> Document | None:
    """Who has won, with how many salmon."""
    if not state.over():
        return None
    return {"winners": seats_in(state.winners()), "scores": list(state.caught), "reason": REASON}


def view(state: AlaskaState, seat: int) -> Document:
    """What a seat (or the SPECTATOR) sees: the table and its own hand."""
    truth = document(state)
    seen = showing(truth, *PUBLIC)
    seen["hands"] = [
        hand if owner == seat else masked(hand) for owner, hand in enumerate(truth["hands"])
    ]
    if truth["window"] is not None:
        # Even the number of passes is a secret, so there is no list of nulls.
        seen["window"] = {**truth["window"], "passed": None}
    return seen


# --- reading ------------------------------------------------------------------------------------


def read(reader: Reader, seats: int, options: Values, generator: Generator) -> AlaskaState:
    """The position of a document, if there can be such a one."""
    reader.keys(KEYS)
    state = AlaskaState()
    state.settings = settings_for(options)
    state.seats = seats
    state.generator = generator
    state.clear_table(sum(card_counts(options).values()))
    state.rolls = reader.field("rolls").whole(0, MOST_TURNS)
    state.dice = vec[u8]([u8(die.whole(1, DIE_SIDES)) for die in reader.field("dice").items()])
    state.phase = reader.field("phase").word(PHASES)
    state.turn = reader.field("turn").whole(0, seats - 1)
    state.turn_no = reader.field("turn_no").whole(1, MOST_TURNS)
    state.to_place = reader.field("to_place").whole(0, len(state.discard))
    state.final_left = reader.field("final_left").whole(0, seats)
    read_piles(state, reader)
    read_river(state, reader.field("river"))
    read_seats(state, reader)
    state.choice = read_choice(reader.field("choice"))
    read_window(state, reader.field("window"))
    if reader.field("final").truth() != state.in_last_round():
        raise BadDocument("document.final must be true exactly when the draw pile is empty.")
    check_laws(state)
    if reader.field("result").value != result_document(state):
        raise reader.field("result").complain(f"{result_document(state)}")
    return state


def read_cards(reader: Reader) -> list[int]:
    """The codes of a list of cards."""
    return [card.word(CARDS) for card in reader.items()]


def read_piles(state: AlaskaState, reader: Reader) -> None:
    """Draw and discard pile."""
    state.pile = vec[u8]([u8(card) for card in read_cards(reader.field("draw"))])
    discard = read_cards(reader.field("discard"))
    if len(discard) > len(state.discard):
        raise BadDocument(f"document.discard has {len(discard)} cards, more than the whole deck.")
    for card in reversed(discard):
        state.put_on_discard(card)


def read_seats(state: AlaskaState, reader: Reader) -> None:
    """Hands, catches and who sits out."""
    for seat, hand in enumerate(reader.field("hands").items(state.seats)):
        cards = read_cards(hand)
        if len(cards) > state.rules.hand_size:
            raise hand.complain(f"at most {state.rules.hand_size} cards")
        if any(left > right for left, right in pairwise(cards)):
            raise hand.complain("sorted")
        state.hands[seat] = hand_of(cards)
    for seat, caught in enumerate(reader.field("caught").items(state.seats)):
        state.caught[seat] = caught.whole(0, len(state.discard))
    for seat, sits_out in enumerate(reader.field("sit_out").items(state.seats)):
        state.sit_out |= sits_out.truth() << seat


def read_river(state: AlaskaState, river: Reader) -> None:
    """Salmon by spot and anglers by section."""
    river.keys(("salmon", "anglers"))
    places = [str(place) for place in range(1, RIVER + 1)]
    river.field("salmon").keys(places)
    river.field("anglers").keys(places)
    for place in range(1, RIVER + 1):
        state.salmon[place] = river.field("salmon").field(str(place)).whole(0, len(state.discard))
        angler = river.field("anglers").field(str(place)).word(ANGLERS)
        state.tourists |= (angler & 1) << place
        state.locals |= (angler >> 1) << place


def read_choice(reader: Reader) -> int:
    """The section between the two spots to choose from."""
    if reader.value == []:
        return NO_CHOICE
    first, second = [spot.whole(1, RIVER) for spot in reader.items(2)]
    for section in (first, second):
        if sorted((ring(section - 1), section)) == [first, second]:
            return section
    raise reader.complain("two neighbouring spots, the smaller first")


def read_window(state: AlaskaState, reader: Reader) -> None:
    """The open bear window."""
    if reader.is_null():
        return
    reader.keys(("catcher", "spot", "by", "passed"))
    catcher = reader.field("catcher")
    if catcher.whole(0, state.seats - 1) != state.turn:
        raise catcher.complain(f"the seat whose turn it is, {state.turn}")
    state.window = reader.field("spot").whole(1, RIVER)
    state.window_by = reader.field("by").word(CATCH_WAYS)
    state.passed = reader.field("passed").seat_set(state.seats)


def missing(document: Document) -> list[str]:
    """The cards that a document mentions nowhere."""
    reader = Reader(document)
    seats = reader.field("players").whole(2, 4)
    options = OPTIONS.check(reader.field("options").mapping(), seats)
    left = Counter(card_counts(options))
    for pile in (reader.field("draw"), reader.field("discard"), *reader.field("hands").items()):
        left.subtract(CARDS[card] for card in read_cards(pile))
    river = reader.field("river")
    left.subtract(angler for angler in words_of(river.field("anglers")) if angler != ANGLERS[0])
    salmon = [count.whole(0, MOST_TURNS) for count in values_of(river.field("salmon"))]
    caught = [count.whole(0, MOST_TURNS) for count in reader.field("caught").items()]
    left["S"] -= sum(salmon) + sum(caught) + reader.field("to_place").whole(0, MOST_TURNS)
    return [card for card in CARDS for _ in range(left[card])]


def values_of(reader: Reader) -> list[Reader]:
    """The values of an object."""
    return [reader.field(name) for name in reader.mapping()]


def words_of(reader: Reader) -> list[str]:
    """The anglers of a river map."""
    return [ANGLERS[value.word(ANGLERS)] for value in values_of(reader)]
