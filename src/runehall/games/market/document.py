"""The Rune Market as documents: the whole truth, and what each seat may see of it."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import u8

from runehall.deck import deck
from runehall.engine.documents import Document, Reader, masked, seats_in, showing
from runehall.engine.errors import BadDocument, BadManifest
from runehall.engine.generator import Generator
from runehall.engine.options import Values
from runehall.engine.state import NOTHING
from runehall.games.market import codes
from runehall.games.market.ending import points
from runehall.games.market.laws import check_laws
from runehall.games.market.notation import CARDS, COLOURS, NUMBERS, REASONS
from runehall.games.market.position import HAND_WIDTH, Position
from runehall.games.market.settings import Settings
from runehall.games.market.state import MarketState

PHASES = ("interest", "main", "place", "steal", "duel", "over")
KINDS = (None, "main", "boat", "heap")
PILES = ("red", "blue", "boats", "bandits")
ITEMS = {
    codes.BOAT_BOUGHT: ("boat", "buy"),
    codes.BOAT_DISPLACED: ("boat", "build"),
    codes.BANDIT_BOUGHT: ("bandit", "buy"),
}
TIEBREAKS = ("boats", "bandits", "number", "bouts")
MOST_TURNS = 1 << 30

PUBLIC = (
    *(
        "game",
        "version",
        "players",
        "options",
        "shuffles",
        "rolls",
        "phase",
        "turn",
        "turn_no",
        "due",
    ),
    *(
        "collected",
        "cards_played",
        "purchases",
        "attacked",
        "pending",
        "market",
        "discard",
        "result",
    ),
)


def settings_for(options: Values, seats: int) -> Settings:
    """The settings of a table with these options, and the deck in use."""
    counts = deck().counts("market")
    # With nothing but shelters every card can come to lie on the table, and turns end unasked.
    played = CARDS[: codes.RED_SHELTER]
    if not any(counts[rune] for rune in COLOURS) or not any(counts[card] for card in played):
        raise BadManifest("The Rune Market needs a rune and a number card or a thief in the deck.")
    return Settings(options, seats, counts, list(CARDS))


# --- writing -------------------------------------------------------------------------------------


def document(state: MarketState) -> Document:
    """The whole truth."""
    return {
        "game": "market",
        "version": 1,
        "players": state.seats,
        "options": dict(state.rules.options),
        "seed": state.generator.seed,
        "shuffles": state.shuffles,
        "rolls": state.rolls,
        "dice": list(state.dice),
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "turn_no": state.turn_no,
        "due": {"red": state.due_red, "blue": state.due_blue},
        "collected": [
            COLOURS[c] for c in (state.collected_first, state.collected_second) if c != NOTHING
        ],
        "cards_played": state.cards_played,
        "purchases": state.purchases,
        "attacked": seats_in(state.attacked),
        "pending": pending(state),
        "market": {pile: state.stock(place) for place, pile in enumerate(PILES)},
        "draw": pile_of(state.draw, state.draw_count),
        "discard": pile_of(state.discard, state.discard_count),
        "seats": [before_seat(state, seat) for seat in range(state.seats)],
        "known": [known_by(state, seat) for seat in range(state.seats)],
        "result": result(state),
    }


def pile_of(cards: vec[u8], count: int) -> list[str]:
    """A pile from the top."""
    return [CARDS[card] for card in reversed(list(cards[:count]))]


def pending(state: Position) -> dict[str, Any] | None:
    """What the phase is about."""
    if state.phase == codes.PLACE:
        item, origin = ITEMS[state.item]
        return {"item": item, "origin": origin}
    if state.phase == codes.STEAL:
        victim = None if state.victim == NOTHING else state.victim
        return {"left": state.thefts_left, "victim": victim, "back": PHASES[state.theft_back]}
    if state.phase == codes.DUEL:
        return {"defender": state.defender, "card": CARDS[state.attack_card]}
    return None


def before_seat(state: Position, seat: int) -> dict[str, Any]:
    """A hand and what lies before a seat."""
    return {
        "hand": [
            CARDS[card] for card in range(codes.KINDS) for _ in range(state.holds(seat, card))
        ],
        "loose": {name: state.loose(seat, colour) for colour, name in enumerate(COLOURS)},
        "open_boats": state.open_boats(seat),
        "shelters": {name: place(state, seat, colour) for colour, name in enumerate(COLOURS)},
    }


def place(state: Position, seat: int, colour: int) -> dict[str, Any] | None:
    """What stands at the place of one colour."""
    kind = KINDS[state.kind(seat, colour)]
    if kind is None:
        return None
    return {
        "kind": kind,
        "runes": state.runes(seat, colour),
        "boat": state.has_attached_boat(seat, colour),
        "bandits": [
            state.bandit_owner(seat, colour, each) for each in range(state.bandits(seat, colour))
        ],
    }


def known_by(state: Position, seat: int) -> dict[str, list[str]]:
    """What a seat has seen of each other hand."""
    return {
        str(owner): [
            CARDS[card]
            for card in range(codes.KINDS)
            for _ in range(state.knows(seat, owner, card))
        ]
        for owner in range(state.seats)
        if owner != seat
    }


def result(state: Position) -> dict[str, Any] | None:
    """How the game ended."""
    if state.phase != codes.OVER:
        return None
    return {
        "reason": REASONS[state.end_reason],
        "scores": [points(state, seat) for seat in range(state.seats)],
        "winners": [state.winner],
        "tiebreak": None if state.tiebreak == codes.TIEBREAK_NONE else TIEBREAKS[state.tiebreak],
        "bouts": list(state.bouts),
        "places": list(state.places),
    }


def view(state: MarketState, seat: int) -> Document:
    """What a seat, or the spectator, may see."""
    truth = document(state)
    seen = showing(truth, *PUBLIC)
    over = state.phase == codes.OVER
    seen["seats"] = [
        {
            "hand": place["hand"] if over or owner == seat else masked(place["hand"]),
            "loose": place["loose"],
            "open_boats": place["open_boats"],
            "shelters": place["shelters"],
        }
        for owner, place in enumerate(truth["seats"])
    ]
    seen["known"] = [known if owner == seat else None for owner, known in enumerate(truth["known"])]
    return seen


# --- reading -------------------------------------------------------------------------------------


def read(reader: Reader, seats: int, options: Values, generator: Generator) -> MarketState:
    """The position of a document whose header has been checked."""
    state = MarketState()
    state.prepare(seats, settings_for(options, seats), generator)
    # Documents of the rule sheet's shape have no counters: their generator starts afresh.
    optional = ("shuffles", "rolls")
    template = document(state)
    reader.keys([key for key in template if key not in optional], optional)
    for name in optional:
        if name in reader.mapping():
            setattr(state, name, reader.field(name).whole(0, MOST_TURNS))
    state.dice = vec[u8](item.whole(1, 48) for item in reader.field("dice").items())
    read_turn(reader, state)
    for number, pile in enumerate(PILES):
        state.market[number] = reader.field("market").field(pile).whole(0, 250)
    reader.field("market").keys(PILES)
    state.draw_count = read_pile(reader.field("draw"), state.draw)
    state.discard_count = read_pile(reader.field("discard"), state.discard)
    for seat, before in enumerate(reader.field("seats").items(seats)):
        read_seat(before, state, seat)
    for seat, known in enumerate(reader.field("known").items(seats)):
        read_known(known, state, seat)
    read_pending(reader.field("pending"), state)
    read_result(reader.field("result"), state)
    check_laws(state)
    return state


def read_turn(reader: Reader, state: MarketState) -> None:
    """Phase, turn and the counters of the turn."""
    state.phase = reader.field("phase").word(PHASES)
    state.turn = reader.field("turn").whole(0, state.seats - 1)
    state.turn_no = reader.field("turn_no").whole(1, MOST_TURNS)
    due = reader.field("due")
    due.keys(COLOURS)
    state.due_red = due.field("red").whole(0, 2)
    state.due_blue = due.field("blue").whole(0, 2)
    collected = [item.word(COLOURS) for item in reader.field("collected").items()]
    if len(collected) != len(set(collected)):
        raise reader.field("collected").complain("a list of different colours")
    state.collected_first, state.collected_second = (*collected, NOTHING, NOTHING)[:2]
    state.cards_played = reader.field("cards_played").whole(0, 250)
    state.purchases = reader.field("purchases").whole(0, 250)
    state.attacked = reader.field("attacked").seat_set(state.seats)


def read_pile(pile: Reader, into: vec[u8]) -> int:
    """A pile, its first element on top; how many cards it has."""
    cards = [item.word(CARDS) for item in pile.items()]
    if len(cards) > len(into):
        raise BadDocument(
            f"{pile.path} has {len(cards)} cards, but there are only {len(into)} in the game."
        )
    for place, card in enumerate(reversed(cards)):
        into[place] = card
    return len(cards)


def read_seat(before: Reader, state: MarketState, seat: int) -> None:
    """A hand and what lies before a seat."""
    before.keys(("hand", "loose", "open_boats", "shelters"))
    hand = [item.word(CARDS) for item in before.field("hand").items()]
    if hand != sorted(hand):
        raise before.field("hand").complain("in canonical order")
    if len(hand) > state.rules.main_pile:
        raise BadDocument(f"{before.path}.hand has more cards than the game.")
    for card in hand:
        state.change_hand(seat, card, 1)
    before.field("loose").keys(COLOURS)
    before.field("shelters").keys(COLOURS)
    for colour, name in enumerate(COLOURS):
        state.set_loose(seat, colour, before.field("loose").field(name).whole(0, 250))
        shelter = before.field("shelters").field(name)
        if not shelter.is_null():
            read_place(shelter, state, seat, colour)
    state.set_open_boats(seat, before.field("open_boats").whole(0, 2))


def read_place(shelter: Reader, state: MarketState, seat: int, colour: int) -> None:
    """A shelter, boat or heap."""
    shelter.keys(("kind", "runes", "boat", "bandits"))
    state.set_kind(seat, colour, shelter.field("kind").word(("main", "boat", "heap")) + 1)
    state.set_runes(seat, colour, shelter.field("runes").whole(0, 250))
    state.set_attached_boat(seat, colour, int(shelter.field("boat").truth()))
    bandits = shelter.field("bandits").items()
    if len(bandits) > state.rules.bandits_per_shelter:
        raise BadDocument(f"{shelter.path}.bandits has more bandits than the option allows.")
    for bandit in bandits:
        state.add_bandit(seat, colour, bandit.whole(0, state.seats - 1))


def read_known(known: Reader, state: MarketState, seat: int) -> None:
    """What a seat has seen of the other hands."""
    known.keys([str(owner) for owner in range(state.seats) if owner != seat])
    for owner in range(state.seats):
        if owner != seat:
            cards = [item.word(CARDS) for item in known.field(str(owner)).items()]
            for card in cards:
                if cards.count(card) > state.hands[owner * HAND_WIDTH + card]:
                    raise BadDocument(
                        f"{known.path}.{owner} knows a card that is not in that hand."
                    )
                state.set_known(seat, owner, card, cards.count(card))


def read_pending(waiting: Reader, state: MarketState) -> None:
    """What the phase is about."""
    if state.phase == codes.PLACE:
        waiting.keys(("item", "origin"))
        pair = (waiting.field("item").text(), waiting.field("origin").text())
        if pair not in ITEMS.values():
            raise waiting.complain("a boat bought or built out, or a bandit bought")
        state.item = next(item for item, words in ITEMS.items() if words == pair)
    elif state.phase == codes.STEAL:
        waiting.keys(("left", "victim", "back"))
        state.thefts_left = waiting.field("left").whole(1, 3)
        if not waiting.field("victim").is_null():
            state.victim = waiting.field("victim").whole(0, state.seats - 1)
        state.theft_back = PHASES.index(
            ("main", "interest")[waiting.field("back").word(("main", "interest"))]
        )
    elif state.phase == codes.DUEL:
        waiting.keys(("defender", "card"))
        state.defender = waiting.field("defender").whole(0, state.seats - 1)
        state.attack_card = waiting.field("card").word(NUMBERS)
    elif not waiting.is_null():
        raise waiting.complain("null in this phase")


def read_result(ended: Reader, state: MarketState) -> None:
    """How the game ended; the points are counted anew and must agree."""
    if state.phase != codes.OVER:
        if not ended.is_null():
            raise ended.complain("null before the end")
        return
    ended.keys(("reason", "scores", "winners", "tiebreak", "bouts", "places"))
    state.end_reason = ended.field("reason").word(REASONS)
    (winner,) = ended.field("winners").items(1)
    state.winner = winner.whole(0, state.seats - 1)
    state.tiebreak = ended.field("tiebreak").word_or_null(TIEBREAKS)
    state.bouts = vec[u8](item.whole(0, state.seats - 1) for item in ended.field("bouts").items())
    state.places = vec[u8](
        item.whole(1, state.seats) for item in ended.field("places").items(state.seats)
    )
    if ended.field("scores").value != [points(state, seat) for seat in range(state.seats)]:
        raise ended.field("scores").complain("the points on the table")


def missing(document: Document) -> list[str]:
    """The main-pile cards that a document mentions nowhere."""
    counts = deck().counts("market")
    found: list[Any] = [*document.get("draw", []), *document.get("discard", [])]
    for before in document.get("seats", []):
        found += before["hand"]
        found += [
            card
            for card, colour in (("R", "red"), ("B", "blue"))
            if before["shelters"][colour] and before["shelters"][colour]["kind"] == "main"
        ]
    return [card for card in CARDS for _ in range(counts[card] - found.count(card))]
