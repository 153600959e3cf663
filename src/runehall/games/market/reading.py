"""From a document, which anybody may have written, to a position of The Rune Market."""

from __future__ import annotations

from collections import Counter

from librt.vecs import append, vec
from mypy_extensions import u8

from runehall.engine.documents import Document, Reader
from runehall.engine.errors import BadDocument
from runehall.engine.state import NOTHING
from runehall.games.market import codes
from runehall.games.market.bouts import BOUTS_TO_WIN, count_wins, winners_of_signs
from runehall.games.market.components import CARDS, COLOURS, NUMBERS, PILES, card_counts
from runehall.games.market.document import WAITING, bout
from runehall.games.market.fields import BACK_TO, SHELTER_KINDS
from runehall.games.market.notation import PHASES, REASONS, SIGNS, TIEBREAKS
from runehall.games.market.position import HAND_WIDTH, SIGN_BITS, SIGN_MASK
from runehall.games.market.scoring import best_of_all
from runehall.games.market.state import MarketState

MOST = 250
MOST_INTEREST = 2
MOST_THEFTS = 3
MOST_OPEN_BOATS = 2


def read(reader: Reader, state: MarketState) -> None:
    """Lay out what a document says."""
    read_turn(reader, state)
    reader.field("market").keys(PILES)
    for number, pile in enumerate(PILES):
        state.market[number] = reader.field("market").field(pile).whole(0, MOST)
    state.draw_count = read_pile(reader.field("draw"), state.draw)
    state.discard_count = read_pile(reader.field("discard"), state.discard)
    for seat, before in enumerate(reader.field("seats").items(state.seats)):
        read_seat(before, state, seat)
    for seat, known in enumerate(reader.field("known").items(state.seats)):
        read_known(known, state, seat)
    read_pending(reader.field("pending"), state)
    if "bout" in reader.mapping():
        read_bout(reader.field("bout"), state)
    if state.phase == codes.OVER:
        read_ending(reader.field("result"), state)


def read_turn(reader: Reader, state: MarketState) -> None:
    """Interest and the counters of the turn."""
    due = reader.field("due")
    due.keys(COLOURS)
    state.due_red = due.field("red").whole(0, MOST_INTEREST)
    state.due_blue = due.field("blue").whole(0, MOST_INTEREST)
    collected = [item.word(COLOURS) for item in reader.field("collected").items()]
    if len(collected) != len(set(collected)):
        raise reader.field("collected").complain("a list of different colours")
    state.collected_first, state.collected_second = (*collected, NOTHING, NOTHING)[:2]
    state.cards_played = reader.field("cards_played").whole(0, MOST)
    state.purchases = reader.field("purchases").whole(0, MOST)
    state.attacked = reader.field("attacked").seat_set(state.seats)


def read_cards(reader: Reader) -> list[int]:
    """The codes of a list of cards."""
    return [card.word(CARDS) for card in reader.items()]


def read_pile(pile: Reader, into: vec[u8]) -> int:
    """A pile, its first element on top; how many cards it has."""
    cards = read_cards(pile)
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
    hand = read_cards(before.field("hand"))
    if hand != sorted(hand):
        raise before.field("hand").complain("in canonical order")
    if len(hand) > state.rules.main_pile:
        raise BadDocument(f"{before.path}.hand has more cards than the game.")
    for card in hand:
        state.change_hand(seat, card, 1)
    before.field("loose").keys(COLOURS)
    before.field("shelters").keys(COLOURS)
    for colour, name in enumerate(COLOURS):
        state.set_loose(seat, colour, before.field("loose").field(name).whole(0, MOST))
        shelter = before.field("shelters").field(name)
        if not shelter.is_null():
            read_shelter(shelter, state, seat, colour)
    state.set_open_boats(seat, before.field("open_boats").whole(0, MOST_OPEN_BOATS))


def read_shelter(shelter: Reader, state: MarketState, seat: int, colour: int) -> None:
    """A shelter, boat or heap."""
    shelter.keys(("kind", "runes", "boat", "bandits"))
    state.set_kind(seat, colour, codes.MAIN + shelter.field("kind").word(SHELTER_KINDS))
    state.set_runes(seat, colour, shelter.field("runes").whole(0, MOST))
    state.set_attached_boat(seat, colour, int(shelter.field("boat").truth()))
    bandits = shelter.field("bandits").items()
    if len(bandits) > state.rules.bandits_per_shelter:
        raise BadDocument(f"{shelter.path}.bandits has more bandits than the option allows.")
    for bandit in bandits:
        state.add_bandit(seat, colour, bandit.whole(0, state.seats - 1))


def read_known(known: Reader, state: MarketState, seat: int) -> None:
    """What a seat has seen of the other hands."""
    others = [owner for owner in range(state.seats) if owner != seat]
    known.keys([str(owner) for owner in others])
    for owner in others:
        seen = read_cards(known.field(str(owner)))
        for card in seen:
            if seen.count(card) > state.hands[owner * HAND_WIDTH + card]:
                raise BadDocument(f"{known.path}.{owner} knows a card that is not in that hand.")
            state.set_known(seat, owner, card, seen.count(card))


def read_pending(waiting: Reader, state: MarketState) -> None:
    """What the phase is about."""
    if state.phase == codes.PLACE:
        waiting.keys(("item", "origin"))
        found = [item for item, written in WAITING.items() if written == waiting.value]
        if not found:
            raise waiting.complain("a boat bought or built out, or a bandit bought")
        state.item = found[0]
    elif state.phase == codes.STEAL:
        waiting.keys(("left", "victim", "back"))
        state.thefts_left = waiting.field("left").whole(1, MOST_THEFTS)
        if not waiting.field("victim").is_null():
            state.victim = waiting.field("victim").whole(0, state.seats - 1)
        state.theft_back = PHASES.index(BACK_TO[waiting.field("back").word(BACK_TO)])
    elif state.phase == codes.DUEL:
        waiting.keys(("defender", "card"))
        state.defender = waiting.field("defender").whole(0, state.seats - 1)
        state.attack_card = waiting.field("card").word(NUMBERS)
    elif not waiting.is_null():
        raise waiting.complain("null in this phase")


def read_bout(written: Reader, state: MarketState) -> None:
    """The bouts of a tie: signs are news, the rest follows from them and from the table."""
    if written.is_null():
        return
    if state.phase < codes.BOUT:
        raise written.complain("null in this phase")
    written.keys(("tied", "wins", "chosen", "signs", "shown"))
    state.tied = best_of_all(state)
    empty = state.stock(codes.RED_RUNES) + state.stock(codes.BLUE_RUNES) == 0
    state.end_reason = codes.REASON_MARKET_EMPTY if empty else codes.REASON_ROUND_LIMIT
    for shown in written.field("shown").items():
        state.signs = read_signs(shown, state)
        count_wins(state, winners_of_signs(state))
        state.shown = append(state.shown[:], state.signs)
    state.signs = read_signs(written.field("signs"), state)
    if state.phase == codes.OVER:
        # Lots may have given the last bouts.
        for seat, wins in enumerate(written.field("wins").items(state.seats)):
            state.wins &= ~(SIGN_MASK << seat * SIGN_BITS)
            state.wins |= wins.whole(0, BOUTS_TO_WIN) << seat * SIGN_BITS
    if written.value != bout(state):
        raise written.complain(f"{bout(state)} in this position")


def read_signs(signs: Reader, state: MarketState) -> int:
    """The signs of a bout, packed."""
    packed = 0
    for seat, sign in enumerate(signs.items(state.seats)):
        packed |= (sign.word_or_null(SIGNS) + 1) << seat * SIGN_BITS
    return packed


def read_ending(ended: Reader, state: MarketState) -> None:
    """How the game ended: bouts are chance, and cannot be told from the table."""
    ended.keys(("reason", "scores", "winners", "tiebreak", "bouts", "places"), ("next_start",))
    state.end_reason = ended.field("reason").word(REASONS)
    (winner,) = ended.field("winners").items(1)
    state.winner = winner.whole(0, state.seats - 1)
    state.tiebreak = ended.field("tiebreak").word_or_null(TIEBREAKS)
    state.bouts = vec[u8](item.whole(0, state.seats - 1) for item in ended.field("bouts").items())
    state.places = vec[u8](
        item.whole(1, state.seats) for item in ended.field("places").items(state.seats)
    )


def missing(document: Document) -> list[str]:
    """The main-pile cards that a document mentions nowhere."""
    reader = Reader(document)
    counts = card_counts(reader.field("options").mapping())
    left = Counter({card: counts[card] for card in CARDS})
    seats = reader.field("seats").items()
    hands = [before.field("hand") for before in seats]
    for pile in (reader.field("draw"), reader.field("discard"), *hands):
        left.subtract(CARDS[card] for card in read_cards(pile))
    for before in seats:
        for colour, name in enumerate(COLOURS):
            shelter = before.field("shelters").field(name)
            if not shelter.is_null() and shelter.field("kind").value == "main":
                left[CARDS[codes.RED_SHELTER + colour]] -= 1
    return [card for card in CARDS for _ in range(left[card])]
