"""RUNES as the engine sees it: the contract, answered by the rules beside this file."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from runehall.engine.chooser import Chooser
from runehall.engine.generator import Generator
from runehall.engine.state import ARGUMENTS, EVERYONE, NOTHING, VERB_SHIFT, mix, mix_cards
from runehall.games.runes.codes import (
    CHOOSE,
    COPY,
    DURING,
    EVENT_DECLINED_CARD,
    EVENT_REMOVED_CARD,
    FULL,
    KINDS,
    OVER,
    PASS,
    PLACE,
    PLAY,
    PLAY_COPY,
    PLAY_SKIP,
    PLAY_SWAP,
    REMOVE,
    RESPOND,
    SKIP,
    SWAP,
    TURN,
    names_its_victim,
    placed_stone,
)
from runehall.games.runes.dealing import set_up, take_seats
from runehall.games.runes.ending import winning_seats
from runehall.games.runes.guessing import hide_what_is_hidden
from runehall.games.runes.laying import earns_card, lay_hand_stone
from runehall.games.runes.placements import REGULAR, list_placements
from runehall.games.runes.playable import can_play, copied_kind, swap_partners
from runehall.games.runes.position import HAND_WIDTH, HELD_WIDTH, Position, with_last
from runehall.games.runes.rituals import answer, choose, list_choices, play_card, take_effect
from runehall.games.runes.turns import (
    cannot_place,
    go_on_with_turn,
    next_turn,
    pass_window,
    settle_owed,
    usable_answers,
)


class RunesState(Position):
    """A position of RUNES that can be played on."""

    def over(self) -> bool:
        return self.phase == OVER

    def must(self) -> i64:
        if self.phase == TURN or self.phase == FULL:
            return i64(1) << self.turn
        return i64(1) << self.cast_by if self.phase == CHOOSE else i64(0)

    def may(self) -> i64:
        return self.asked

    def legal(self, seat: i64) -> vec[i64]:
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
        other = RunesState()
        self.copy_into(other)
        return other

    def fresh(self, generator: Generator) -> RunesState:
        other = RunesState()
        take_seats(other, self.seats, self.rules, generator)
        set_up(other)
        return other

    def guess(self, seat: i64, chooser: Chooser) -> RunesState:
        guessed = self.copy()
        hide_what_is_hidden(guessed, seat, chooser)
        return guessed

    def sight(self, seat: i64) -> i64:
        seen = mix(sight_of_flow(self), sight_of_table(self))
        if seat >= 0:
            start = seat * HELD_WIDTH
            seen = mix_cards(seen, self.held, start + 1, start + 1 + self.held_count(seat))
        return seen

    def winners(self) -> i64:
        return winning_seats(self) if self.phase == OVER else i64(0)

    def scores(self) -> vec[i64]:
        """Coins laid: on stones and on forms."""
        laid = vec[i64]()
        seat: i64 = 0
        while seat < self.seats:
            laid = append(laid, self.rules.coins - self.tray(seat))
            seat += 1
        return laid


# --- what is legal -------------------------------------------------------------------------------


def legal_on_turn(game: Position) -> vec[i64]:
    """Every regular placement and playable card; passing only where no stone fits (R5)."""
    out = list_placements(game, game.turn, REGULAR)
    if len(out) == 0:
        out = append(out, PASS)
    return list_plays(game, game.turn, out)


def list_plays(game: Position, seat: i64, out: vec[i64]) -> vec[i64]:
    """Every card a seat can play now, once for each kind and each seat it can name."""
    if game.held_count(seat) == 0:
        return out
    kinds = game.held_kinds(seat)
    card: i64 = 0
    while card < KINDS:
        if (
            (kinds >> card) & 1 == 1
            and not names_its_victim(effect_of(game, card))
            and can_play(game, seat, card)
        ):
            out = append(out, PLAY | card)
        card += 1
    if (kinds >> COPY) & 1 == 1:
        copied = copied_kind(game)
        if copied != NOTHING and names_its_victim(copied):
            out = list_victims(game, seat, copied, PLAY_COPY, out)
    if (kinds >> SKIP) & 1 == 1:
        out = list_victims(game, seat, SKIP, PLAY_SKIP, out)
    if (kinds >> SWAP) & 1 == 1:
        out = list_victims(game, seat, SWAP, PLAY_SWAP, out)
    return out


def effect_of(game: Position, card: i64) -> i64:
    """The ritual a card carries out."""
    return copied_kind(game) if card == COPY else card


def list_victims(game: Position, seat: i64, kind: i64, verb: i64, out: vec[i64]) -> vec[i64]:
    """The seats that `skip` or `swap` can name."""
    victims = ((i64(1) << game.seats) - 1) & ~(i64(1) << seat)
    if kind == SWAP:
        victims = swap_partners(game, seat)
    other: i64 = 0
    while other < game.seats:
        if (victims >> other) & 1 == 1:
            out = append(out, verb | other)
        other += 1
    return out


def list_answers(game: Position, seat: i64) -> vec[i64]:
    out = vec[i64]([i64(PASS)])
    answers = usable_answers(game, seat)
    card: i64 = 0
    while card < KINDS:
        if (answers >> card) & 1 == 1:
            out = append(out, PLAY | card)
        card += 1
    return out


def list_removals(game: Position, seat: i64, out: vec[i64]) -> vec[i64]:
    kinds = game.held_kinds(seat)
    card: i64 = 0
    while card < KINDS:
        if (kinds >> card) & 1 == 1:
            out = append(out, REMOVE | card)
        card += 1
    return out


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


# --- what is seen --------------------------------------------------------------------------------


def sight_of_table(game: Position) -> i64:
    """The fingerprint of stones, coins and cards that all can see."""
    seen: i64 = 0
    place: i64 = 0
    while place < len(game.cells):
        seen = mix(mix(seen, game.cells[place] >> 18), game.cells[place] & 0x3FFFF)
        place += 1
    place = 0
    while place < len(game.covered):
        seen = mix(seen, game.covered[place])
        place += 1
    seen = mix_cards(seen, game.trays, 0, game.seats)
    seen = mix_cards(seen, game.form_coins, 0, game.seats)
    seat: i64 = 0
    while seat < game.seats:
        start = seat * HAND_WIDTH
        seen = mix_cards(seen, game.hands, start, start + 1 + game.hand_count(seat))
        seen = mix(seen, game.held_count(seat))
        seat += 1
    seen = mix(mix(seen, game.pile_count()), game.card_count())
    seen = mix_cards(mix(seen, len(game.played)), game.played, 0, len(game.played))
    return mix_cards(mix(seen, len(game.removed)), game.removed, 0, len(game.removed))


def sight_of_flow(game: Position) -> i64:
    """The fingerprint of whose decision it is and of the ritual that is running."""
    seen = mix(mix(game.phase, game.turn), game.direction + 1)
    seen = mix(mix(seen, game.stuck), game.owed)
    seen = mix_cards(seen, game.skips, 0, game.seats)
    seen = mix(mix(mix(seen, game.shuffles), game.rolls), len(game.dice))
    if game.cast_card == NOTHING:
        return seen
    seen = mix(mix(mix(seen, game.cast_card), game.cast_kind), game.cast_by)
    seen = mix(mix(mix(seen, game.cast_against + 1), game.cast_die + 1), game.cast_step + 1)
    seen = mix(mix(seen, picked_number(game.picked_first)), picked_number(game.picked_second))
    seen = mix(mix(seen, game.cast_victims), game.cast_back)
    return mix_cards(seen, game.cast_cards, 0, len(game.cast_cards))


def picked_number(action: i64) -> i64:
    """A choice as a number that fits a fingerprint; the open step tells what kind it is."""
    return i64(0) if action == NOTHING else (action & ARGUMENTS) + 1
