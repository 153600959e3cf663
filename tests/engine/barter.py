"""A declared game with everything a declaration can have: two kinds of components, verbs with
several arguments, hidden numbers, dice, a law about what is hidden, and low scores that win."""

from __future__ import annotations

from collections.abc import Iterable

from runehall.engine import OptionSet
from runehall.engine.game import Reason
from runehall.engine.simple import (
    FLAG,
    NOBODY,
    NUMBER,
    OWNER,
    PUBLIC,
    SEAT,
    SEAT_OR_NOBODY,
    SEATS,
    Components,
    Move,
    Number,
    SimpleState,
    Word,
    declare,
    move,
    pile,
    piles,
    seat_set,
    value,
    values,
    verb,
)

__all__ = ["GAME"]

CARD = Components({"ash": 3, "birch": 3, "elm": 4})
COIN = Components(("copper", "gold"), vocabulary="coin")
STALL = Word("north", "south", vocabulary="stall")
PRICE = Number(-3, 3)
MAIN, OVER = range(2)
TURNS = 12


class Barter(SimpleState):
    """Give cards away, guess a number, roll a die."""

    hands = piles(CARD, OWNER, kept_sorted=True)
    draw = pile(CARD, NOBODY)
    north = pile(CARD, PUBLIC)
    purse = pile(COIN, NOBODY)
    secret = values(Number(0, 4), OWNER)
    mark = value(FLAG, NOBODY)
    stall = value(STALL)
    liked = value(SEAT_OR_NOBODY, start=-1)
    prices = values(PRICE)
    sulking = seat_set(NOBODY)

    def deal(self) -> None:
        self.draw = self.shuffled(CARD)
        self.purse = self.shuffled(COIN)
        for seat in range(self.seats):
            self.hands[seat] = [self.draw.pop(), self.draw.pop()]
            self.secret[seat] = self.roll(5) - 1
        self.mark = int(0 in self.hands[0])
        self.say("began", range(self.seats))

    def moves(self, seat: int) -> Iterable[Move]:
        yield move(self.name_price, -2)
        yield move(self.name_price, 3)
        for card in self.hands[seat]:
            for to in range(self.seats):
                if to != seat:
                    yield move(self.give, card, to, STALL.words.index("south"))
                    yield move(self.give, card, to, 0)

    @verb("give {card} to {to} at {stall}", card=CARD, to=SEAT, stall=STALL)
    def give(self, seat: int, card: int, to: int, stall: int) -> None:
        self.hands[seat].remove(card)
        self.hands[to].append(card)
        self.stall, self.liked = stall, to
        self.points[to] += 1
        self.whisper(to, "got", card, None)
        self.say("gave", seat, to, stall)
        self.end_turn()

    @verb("price {price}", price=PRICE)
    def name_price(self, seat: int, price: int) -> None:
        self.prices[seat] = price
        self.sulking ^= {seat}
        self.say("priced", seat, price, self.roll(6))
        self.end_turn()

    def end_turn(self) -> None:
        self.mark = int(0 in self.hands[0])
        self.turn, self.turn_no = (self.turn + 1) % self.seats, self.turn_no + 1
        if self.turn_no > TURNS:
            self.phase = OVER

    def laws(self) -> Iterable[tuple[bool, str]]:
        yield self.mark == (0 in self.hands[0]), "the mark does not fit the first hand"

    def why_not(self, seat: int, wanted: Move) -> Reason:
        if wanted.verb == "give" and wanted.arguments[0] not in self.hands[seat]:
            return ("not_in_hand", {"card": CARD.words[wanted.arguments[0]]})
        return ("not_now", {})


WORDS = """
    name = Barter
    tagline = Give and take
    phase-main = Trade
    phase-over = The end
    preset-standard = Standard
    preset-standard-help = As it is.
    event-began = It begins for { $seats }.
    event-gave = { $seat } gives { $to } a card at the { $stall } stall.
    event-got = You get { $card }.
    event-priced = { $seat } names { $price } and rolls { $die }.
    action-give-to-at = Give { $card } to { $to } at the { $stall } stall
    action-price = Name the price { $price }
    refusal-not_in_hand = You have no { $card }.
    stall-north = northern
"""
TEXTS = {"en": WORDS, "de": WORDS}
RULES = {"en": "# Barter", "de": "# Tausch"}

GAME = declare(
    Barter,
    id="barter",
    version=1,
    seat_counts=(2, 3),
    phases=("main", "over"),
    options=OptionSet([], {"standard": {}}, "standard"),
    die_sides=6,
    low_score_wins=True,
    events={
        "began": {"seats": SEATS},
        "gave": {"seat": SEAT, "to": SEAT, "stall": STALL},
        "got": {"card": CARD, "from": SEAT},
        "priced": {"seat": SEAT, "price": PRICE, "die": NUMBER},
    },
)
