"""What a seat of The Rune Market knows, as bytes."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from runehall.engine.action_space import seat_at, seat_from
from runehall.engine.observation import (
    DIGEST_BYTES,
    Observer,
    clear,
    clear_rest,
    is_wide,
    numbered_from,
    put_digest,
    put_growing,
    put_wide,
    seats_from,
)
from runehall.engine.state import NOTHING, State, mix, mix_cards
from runehall.games.market.bouts import undecided
from runehall.games.market.codes import BOUT, COLOURS, KINDS, PILES
from runehall.games.market.position import (
    BANDIT_COUNT,
    HAND_WIDTH,
    OPEN_BOATS,
    OWNERS,
    OWNERS_WIDTH,
    SEAT_WIDTH,
    Position,
)

BEFORE: Final = (
    "what lies before each seat, what has a colour twice, red first: loose runes; main shelter 1, "
    "boat 2, heap 3; runes in it; a boat attached; bandits; four owners + 1 each; open boats"
)


class MarketObserver(Observer):
    """The market, what lies before all seats, the own hand, and what was seen of others."""

    def __init__(self, seats: i64, main_pile: i64) -> None:
        super().__init__()
        self.main_pile: i64 = main_pile
        words = "interest 0, main 1, place 2, steal 3, duel 4, bout 5, over 6"
        self.turn_no: i64 = self.stretch("turn_no", 2, "which turn it is")
        self.phase: i64 = self.stretch("phase", 1, words)
        self.turn: i64 = self.stretch("turn", 1, "whose turn it is")
        self.due: i64 = self.stretch("due", 2, "interest due, red and blue")
        self.collected: i64 = self.stretch("collected", 2, "colours collected, each + 1")
        self.played: i64 = self.stretch("cards_played", 1, "cards played in this turn")
        self.purchases: i64 = self.stretch("purchases", 1, "purchases with runes in this turn")
        self.attacked: i64 = self.stretch("attacked", 1, "the seats attacked")
        self.item: i64 = self.stretch("item", 1, "to place: boat bought 1, displaced 2, bandit 3")
        self.thefts: i64 = self.stretch("thefts", 3, "thefts left, the victim + 1, the phase + 1")
        self.duel: i64 = self.stretch("duel", 2, "the defender + 1, the attacking card + 1")
        self.draw: i64 = self.stretch("draw", 1, "cards to draw")
        self.shuffles: i64 = self.stretch("shuffles", 2, "how often was shuffled")
        self.rolls: i64 = self.stretch("rolls", 2, "how many dice were rolled")
        self.dice: i64 = self.stretch("dice", 1, "how many dice are prescribed")
        self.market: i64 = self.stretch("market", PILES, "red and blue runes, boats, bandits left")
        self.before: i64 = self.stretch("before", seats * SEAT_WIDTH, BEFORE)
        self.hands: i64 = self.stretch(
            "hands", seats * HAND_WIDTH, "copies of each card if seen, and the size of each hand"
        )
        self.known: i64 = self.stretch(
            "known", (seats - 1) * KINDS, "cards known to be in each other hand"
        )
        self.discard: i64 = self.stretch("discard", main_pile, "cards + 1, the oldest first")
        self.bout: i64 = self.stretch("bout", 3, "who plays bouts, who has not chosen, own sign")
        self.beyond: i64 = self.stretch("beyond", DIGEST_BYTES, "a digest of bouts and the result")

    def write(self, state: State, seat: i64, row: vec[u8], at: i64) -> None:
        assert isinstance(state, Position)
        self.write_discard(state, row, at)
        self.write_course(state, seat, row, at)
        self.write_matters(state, seat, row, at)
        away: i64 = 0
        while away < state.seats:
            self.write_before(state, seat, away, row, at)
            self.write_hand(state, seat, away, row, at)
            away += 1
        self.write_bouts(state, seat, row, at)

    def write_discard(self, game: Position, row: vec[u8], at: i64) -> None:
        """The discard pile, before the shuffles are told: since the last one it has only grown."""
        discard = at + self.discard
        if not is_wide(row, at + self.shuffles, game.shuffles):
            clear(row, discard, discard + self.main_pile)
        put_growing(row, discard, game.discard, game.discard_count, 1)

    def write_course(self, game: Position, seat: i64, row: vec[u8], at: i64) -> None:
        """Turn, piles and the market."""
        put_wide(row, at + self.turn_no, game.turn_no)
        row[at + self.phase] = u8(game.phase)
        row[at + self.turn] = u8(seat_from(seat, game.turn, game.seats))
        row[at + self.draw] = u8(game.draw_count)
        put_wide(row, at + self.shuffles, game.shuffles)
        put_wide(row, at + self.rolls, game.rolls)
        row[at + self.dice] = u8(len(game.dice))
        market = game.market
        start = at + self.market
        pile: i64 = 0
        while pile < PILES:
            row[start + pile] = market[pile]
            pile += 1

    def write_matters(self, game: Position, seat: i64, row: vec[u8], at: i64) -> None:
        """What the turn has come to, and what is pending."""
        row[at + self.due] = u8(game.due_red)
        row[at + self.due + 1] = u8(game.due_blue)
        row[at + self.collected] = u8(game.collected_first + 1)
        row[at + self.collected + 1] = u8(game.collected_second + 1)
        row[at + self.played] = u8(game.cards_played)
        row[at + self.purchases] = u8(game.purchases)
        row[at + self.attacked] = u8(seats_from(game.attacked, seat, game.seats))
        row[at + self.item] = u8(game.item)
        row[at + self.thefts] = u8(game.thefts_left)
        row[at + self.thefts + 1] = u8(numbered_from(seat, game.victim, game.seats))
        row[at + self.thefts + 2] = u8(game.theft_back + 1)
        row[at + self.duel] = u8(numbered_from(seat, game.defender, game.seats))
        row[at + self.duel + 1] = u8(game.attack_card + 1)

    def write_before(self, game: Position, seat: i64, away: i64, row: vec[u8], at: i64) -> None:
        """What lies before a seat; the owners of bandits are counted from the own seat."""
        before = game.before
        source = seat_at(seat, away, game.seats) * SEAT_WIDTH
        target = at + self.before + away * SEAT_WIDTH
        byte: i64 = 0
        while byte < OWNERS:
            row[target + byte] = before[source + byte]
            byte += 1
        colour: i64 = 0
        while colour < COLOURS:
            byte = OWNERS + colour * OWNERS_WIDTH
            end = byte + OWNERS_WIDTH
            bandits = byte + i64(before[source + BANDIT_COUNT + colour])
            while byte < bandits:
                owner = seat_from(seat, i64(before[source + byte]), game.seats)
                row[target + byte] = u8(owner + 1)
                byte += 1
            clear_rest(row, target + byte, target + end)
            colour += 1
        row[target + OPEN_BOATS] = before[source + OPEN_BOATS]

    def write_hand(self, game: Position, seat: i64, away: i64, row: vec[u8], at: i64) -> None:
        """A hand, if it is the own one or open, and what was seen of it."""
        owner = seat_at(seat, away, game.seats)
        source = owner * HAND_WIDTH
        target = at + self.hands + away * HAND_WIDTH
        hands = game.hands
        card: i64 = 0
        # Hands that were shown stay open, so that there is nothing to take back.
        if away == 0 or game.phase >= BOUT:
            while card < KINDS:
                row[target + card] = hands[source + card]
                card += 1
        row[target + KINDS] = hands[source + KINDS]
        if away > 0:
            known = game.known
            source = game.known_hand(seat, owner)
            target = at + self.known + (away - 1) * KINDS
            card = 0
            while card < KINDS:
                row[target + card] = known[source + card]
                card += 1

    def write_bouts(self, game: Position, seat: i64, row: vec[u8], at: i64) -> None:
        """Bouts and how the game has ended."""
        if game.tied == 0 and game.winner == NOTHING:
            clear(row, at + self.bout, at + self.beyond + DIGEST_BYTES)
            return
        row[at + self.bout] = u8(seats_from(game.tied, seat, game.seats))
        row[at + self.bout + 1] = u8(seats_from(undecided(game), seat, game.seats))
        row[at + self.bout + 2] = u8(game.sign_of(seat))
        digest = mix(mix(i64(1), game.wins), game.winner + 1)
        digest = mix_cards(digest, game.bouts, 0, len(game.bouts))
        bout: i64 = 0
        while bout < len(game.shown):
            digest = mix(digest, game.shown[bout])
            bout += 1
        put_digest(row, at + self.beyond, digest)
