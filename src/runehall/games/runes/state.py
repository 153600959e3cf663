"""RUNES as the engine sees it: the contract, answered by the rules beside this file."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from runehall.engine.chooser import Chooser
from runehall.engine.generator import Generator
from runehall.engine.state import ARGUMENTS, EVERYONE, NOTHING, VERB_SHIFT
from runehall.games.runes.codes import (
    CHOOSE,
    COPY,
    DURING,
    EVENT_DECLINED_CARD,
    EVENT_REMOVED_CARD,
    FULL,
    OVER,
    PASS,
    PLACE,
    PLAY,
    PLAY_SKIP,
    PLAY_SWAP,
    REMOVE,
    RESPOND,
    SKIP,
    SWAP,
    TURN,
    placed_stone,
)
from runehall.games.runes.dealing import deal
from runehall.games.runes.guessing import hide_what_is_hidden
from runehall.games.runes.laying import earns_card, lay_hand_stone
from runehall.games.runes.legal import legal_on_turn, list_answers, list_plays, list_removals
from runehall.games.runes.position import Position, with_last
from runehall.games.runes.rituals import answer, choose, list_choices, play_card, take_effect
from runehall.games.runes.scoring import coins_laid, winning_seats
from runehall.games.runes.sight import sight
from runehall.games.runes.turn import (
    cannot_place,
    go_on_with_turn,
    next_turn,
    pass_window,
    settle_owed,
)


class RunesState(Position):
    """A position of RUNES that can be played on."""

    def deal(self) -> None:
        """Shuffle stones and cards, fill the trays, deal the hands."""
        deal(self)

    def must(self) -> i64:
        """The seat on turn, or the one whose ritual waits for a choice."""
        if self.phase == TURN or self.phase == FULL:
            return i64(1) << self.turn
        return i64(1) << self.cast_by if self.phase == CHOOSE else i64(0)

    def may(self) -> i64:
        """In a window the seats that have not passed."""
        return self.asked

    def legal(self, seat: i64) -> vec[i64]:
        """Every action this seat can take now, ascending."""
        if ((self.must() | self.asked) >> seat) & 1 == 0:
            return vec[i64]()
        if self.phase == TURN:
            return legal_on_turn(self)
        if self.phase == CHOOSE:
            return list_choices(self)
        if self.phase == RESPOND:
            return list_answers(self, seat)
        out = list_plays(self, seat, vec[i64]([i64(PASS)]))
        return list_removals(self, seat, out) if self.phase == FULL else out

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out a legal action and everything that follows by itself."""
        verb = action >> VERB_SHIFT << VERB_SHIFT
        if verb == PLACE and self.phase == TURN:
            end_turn_with_placement(self, seat, action)
        elif self.phase == CHOOSE:
            choose(self, action)
        elif verb == PASS:
            pass_on(self, seat)
        elif verb == REMOVE:
            remove_card(self, seat, action & ARGUMENTS)
        elif self.phase == RESPOND:
            answer(self, seat, action & ARGUMENTS)
        elif verb == PLAY:
            play_card(self, seat, action & ARGUMENTS, NOTHING)
        else:
            card = SKIP if verb == PLAY_SKIP else (SWAP if verb == PLAY_SWAP else COPY)
            play_card(self, seat, card, action & ARGUMENTS)

    def copy(self) -> RunesState:
        """An independent copy."""
        other = RunesState()
        self.copy_into(other)
        return other

    def anew(self, generator: Generator) -> RunesState:
        """A new game at the same table."""
        other = RunesState()
        other.set_up(self.seats, self.rules)
        other.generator = generator
        other.deal()
        return other

    def guess(self, seat: i64, chooser: Chooser) -> RunesState:
        """A complete position that this seat could not tell from the real one."""
        guessed = self.copy()
        hide_what_is_hidden(guessed, seat, chooser)
        return guessed

    def sight(self, seat: i64) -> i64:
        """What a seat (or SPECTATOR) sees, as a number."""
        return sight(self, seat)

    def winners(self) -> i64:
        """All seats in first place."""
        return winning_seats(self) if self.phase == OVER else i64(0)

    def scores(self) -> vec[i64]:
        """Coins laid: on stones and on forms."""
        return coins_laid(self)


# --- what actions do -----------------------------------------------------------------------------


def end_turn_with_placement(game: Position, seat: i64, action: i64) -> None:
    if lay_hand_stone(game, seat, action):
        return
    if earns_card(game, placed_stone(action)):
        game.owed = 1
    settle_owed(game)


def pass_on(game: Position, seat: i64) -> None:
    """Nothing to place, a draw given up, or nothing to say in a window."""
    if game.phase == TURN:
        cannot_place(game)
    elif game.phase == FULL:
        if game.listening:
            game.tell(EVERYONE, EVENT_DECLINED_CARD, seat)
        game.owed -= 1
        settle_owed(game)
    else:
        pass_window(game, seat)
        if game.asked == 0:
            all_have_passed(game)


def all_have_passed(game: Position) -> None:
    if game.phase == RESPOND:
        take_effect(game)
    elif game.phase == DURING:
        go_on_with_turn(game)
    else:
        next_turn(game)


def remove_card(game: Position, seat: i64, card: i64) -> None:
    """R40: a removed card is out of the game, face up."""
    game.take_held(seat, card)
    game.removed = with_last(game.removed, card)
    if game.listening:
        game.tell(EVERYONE, EVENT_REMOVED_CARD, seat, card)
    settle_owed(game)
