"""The Rune Market as the engine sees it: who decides, what is legal, what happens."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from runehall.engine.chooser import Chooser
from runehall.engine.generator import Generator
from runehall.engine.state import ARGUMENTS, NOTHING, VERB_SHIFT
from runehall.games.market.bouts import choose_sign, guess_signs, legal_in_bout, undecided
from runehall.games.market.codes import (
    ALONE,
    ATTACH,
    ATTACK,
    BANDIT_BOUGHT,
    BANDIT_FOR_CARDS,
    BANDIT_FOR_RUNES,
    BOAT_BOUGHT,
    BOAT_FOR_CARDS,
    BOAT_FOR_RUNES,
    BOUT,
    BUILD,
    BUY_RUNE,
    COLLECT,
    COLOUR_SHIFT,
    DISCARD,
    DOCK,
    DUEL,
    FOR_NOTHING,
    GIVE_UP,
    INTEREST,
    KINDS,
    MAIN_PHASE,
    NEUTRALISE,
    NEUTRALISE_BOUGHT,
    OCCUPY,
    PASS,
    PAYMENT,
    PLACE,
    PLAY_THIEF,
    RAID,
    RANSOM_CARDS,
    RANSOM_RUNES,
    SHOW,
    STEAL_CARD,
    STEAL_LOOSE,
    STEAL_STORED,
    STORE,
)
from runehall.games.market.guessing import redeal_unseen_cards
from runehall.games.market.hands import discard_card
from runehall.games.market.legal import legal_in_interest, legal_in_main
from runehall.games.market.placements import legal_in_place
from runehall.games.market.position import Position
from runehall.games.market.ruleset import FIRST_BY_CHANCE, GIVE_UP_THEFT
from runehall.games.market.scoring import crown, points
from runehall.games.market.shelters import (
    attach_boat,
    build,
    dock,
    send_bandit,
    set_boat_alone,
    store_rune,
)
from runehall.games.market.sight import sight
from runehall.games.market.targets import legal_in_duel, legal_in_steal
from runehall.games.market.theft import (
    attack,
    begin_thefts,
    end_thefts,
    play_thief,
    raid,
    show_defence,
    steal_card,
    steal_loose_rune,
    steal_stored_rune,
    yield_duel,
)
from runehall.games.market.trade import (
    buy_rune,
    buy_with_cards,
    buy_with_runes,
    cancel_bandit,
    neutralise,
    ransom_with_cards,
    ransom_with_runes,
)
from runehall.games.market.turn import (
    begin_turn,
    collect_interest,
    end_turn,
    enter_interest,
    enter_main,
    give_up_shelter,
)


class MarketState(Position):
    """A position of The Rune Market that can be played."""

    def deal(self) -> None:
        """Shuffle, deal one card at a time, begin the first turn (§4)."""
        card: i64 = 0
        while card < KINDS:
            copies: i64 = 0
            while copies < self.rules.copies[card]:
                self.draw[self.draw_count] = u8(card)
                self.draw_count += 1
                copies += 1
            card += 1
        self.shuffle(self.draw, self.draw_count)
        first = self.rules.first
        if first == FIRST_BY_CHANCE:
            first = self.roll(self.seats) - 1
        dealt: i64 = 0
        while dealt < self.rules.hand_size * self.seats and self.draw_count > 0:
            self.draw_count -= 1
            self.change_hand((first + dealt) % self.seats, i64(self.draw[self.draw_count]), 1)
            dealt += 1
        begin_turn(self, first)

    def must(self) -> i64:
        """The seat whose turn it is; in a duel its defender; in a bout who has not chosen yet."""
        if self.phase >= BOUT:
            return undecided(self) if self.phase == BOUT else i64(0)
        return 1 << (self.defender if self.phase == DUEL else self.turn)

    def may(self) -> i64:
        """Nobody: there are no windows in this game."""
        return 0

    def legal(self, seat: i64) -> vec[i64]:
        """Every action this seat can take now, ascending."""
        if (self.must() >> seat) & 1 == 0:
            return vec[i64]()
        if self.phase == MAIN_PHASE:
            return legal_in_main(self)
        if self.phase == INTEREST:
            return legal_in_interest(self)
        if self.phase == DUEL:
            return legal_in_duel(self)
        if self.phase == PLACE:
            return legal_in_place(self)
        return legal_in_bout() if self.phase == BOUT else legal_in_steal(self)

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out a legal action and everything that follows by itself."""
        verb = (action >> VERB_SHIFT) << VERB_SHIFT
        argument = action & ARGUMENTS
        if self.phase == MAIN_PHASE:
            if verb <= BANDIT_FOR_CARDS:
                self.apply_purchase(verb, argument)
            else:
                self.apply_in_main(verb, argument)
        elif self.phase == INTEREST:
            self.apply_in_interest(verb, argument)
        elif self.phase == DUEL:
            if verb == SHOW:
                show_defence(self, argument)
            else:
                yield_duel(self)
        elif self.phase == PLACE:
            self.apply_in_place(verb, argument)
        elif self.phase == BOUT:
            winner = choose_sign(self, seat, argument)
            if winner != NOTHING:
                crown(self, winner)
        else:
            self.apply_in_steal(verb, argument)

    def copy(self) -> MarketState:
        """An independent copy."""
        other = MarketState()
        self.copy_into(other)
        return other

    def anew(self, generator: Generator) -> MarketState:
        """A new game at the same table."""
        other = MarketState()
        other.set_up(self.seats, self.rules)
        other.generator = generator
        other.deal()
        return other

    def guess(self, seat: i64, chooser: Chooser) -> MarketState:
        """A complete position that this seat could not tell from the real one."""
        other = self.copy()
        redeal_unseen_cards(other, seat, chooser)
        if other.phase == BOUT:
            guess_signs(other, seat, chooser)
        return other

    def sight(self, seat: i64) -> i64:
        """What a seat (or SPECTATOR) sees, as a number."""
        return sight(self, seat)

    def winners(self) -> i64:
        """The one winner; bouts break what is still a tie (R41)."""
        return 1 << self.winner if self.winner >= 0 else 0

    def scores(self) -> vec[i64]:
        """The points on the table."""
        out = vec[i64]([i64(0)] * self.seats)
        seat: i64 = 0
        while seat < self.seats:
            out[seat] = points(self, seat)
            seat += 1
        return out

    # --- actions by phase -------------------------------------------------------------------------

    def apply_in_interest(self, verb: i64, argument: i64) -> None:
        if verb == COLLECT:
            if not collect_interest(self, self.turn, argument):
                enter_interest(self)
        elif verb == GIVE_UP:
            give_up_shelter(self, self.turn, argument)
            if self.rules.give_up == GIVE_UP_THEFT:
                begin_thefts(self, self.rules.raid_thefts, -1, INTEREST)
            else:
                enter_interest(self)
        else:
            enter_main(self)

    def apply_purchase(self, verb: i64, argument: i64) -> None:
        if verb == PASS:
            end_turn(self)
        elif verb == BUY_RUNE:
            buy_rune(self, argument >> COLOUR_SHIFT, argument & PAYMENT)
        elif verb == BOAT_FOR_RUNES:
            buy_with_runes(self, BOAT_BOUGHT, argument)
        elif verb == BANDIT_FOR_RUNES:
            buy_with_runes(self, BANDIT_BOUGHT, argument)
        elif verb == BOAT_FOR_CARDS:
            buy_with_cards(self, BOAT_BOUGHT, argument)
        else:
            buy_with_cards(self, BANDIT_BOUGHT, argument)

    def apply_in_main(self, verb: i64, argument: i64) -> None:
        if verb == ATTACK:
            attack(self, argument >> 3, argument & 7)
        elif verb == BUILD:
            build(self, argument)
        elif verb == RAID:
            raid(self, argument)
        elif verb == PLAY_THIEF:
            play_thief(self)
        elif verb == STORE:
            store_rune(self, argument)
        elif verb == DOCK:
            dock(self, argument >> 1, argument & 1)
        elif verb == RANSOM_CARDS:
            ransom_with_cards(self, argument >> COLOUR_SHIFT, argument & PAYMENT)
        elif verb == RANSOM_RUNES:
            ransom_with_runes(self, argument >> 4, (argument >> 2) & 3, argument & 3)
        elif verb == NEUTRALISE:
            neutralise(self, argument >> 2, argument & 3)
        elif verb == DISCARD:
            discard_card(self, self.turn, argument, FOR_NOTHING)
            enter_main(self)

    def apply_in_place(self, verb: i64, argument: i64) -> None:
        if verb == OCCUPY:
            send_bandit(self, argument >> 2, argument & 3)
        elif verb == ATTACH:
            attach_boat(self, argument)
        elif verb == ALONE:
            set_boat_alone(self)
        elif verb == NEUTRALISE_BOUGHT:
            cancel_bandit(self, argument)

    def apply_in_steal(self, verb: i64, argument: i64) -> None:
        if verb == STEAL_CARD:
            steal_card(self, argument)
        elif verb == STEAL_STORED:
            steal_stored_rune(self, argument >> 1, argument & 1)
        elif verb == STEAL_LOOSE:
            steal_loose_rune(self, argument >> 1, argument & 1)
        else:
            end_thefts(self)
