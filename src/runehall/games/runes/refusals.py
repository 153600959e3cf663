"""Why an action is refused, told from what the seat can see itself."""

from __future__ import annotations

from runehall.engine.game import Reason
from runehall.engine.state import ARGUMENTS, VERB_SHIFT
from runehall.games.runes.cells import facing_of, is_empty, matches_of, owner_of
from runehall.games.runes.codes import (
    CHOOSE,
    COPY,
    FULL,
    LAY,
    ORIGIN,
    PASS,
    PLACE,
    PLAY,
    PLAY_COPY,
    PLAY_SKIP,
    REMOVE,
    RESPOND,
    REVERSE,
    ROTATIONS,
    SKIP,
    STEAL,
    STEP_PLACE,
    SWAP,
    TURN,
    WARD,
    names_its_victim,
    placed_cell,
    placed_rotation,
    placed_stone,
)
from runehall.games.runes.notation import notation_for
from runehall.games.runes.placements import NEVER, REGULAR, matches_needed
from runehall.games.runes.playable import copied_kind
from runehall.games.runes.position import Position


def reason(game: Position, seat: int, action: int) -> Reason:
    """The first rule that a seat which is asked would break."""
    verb = action >> VERB_SHIFT << VERB_SHIFT
    code = "not_now"
    if verb == PLACE:
        code = why_not_place(game, seat, action)
    elif verb == PASS:
        code = why_not_pass(game)
    elif verb == REMOVE and game.phase == FULL:
        code = "not_held"
    elif PLAY <= verb < REMOVE:
        code = why_not_play(game, seat, verb, action & ARGUMENTS)
    return code, {"action": notation_for(game.rules.components).text(action)}


def why_not_pass(game: Position) -> str:
    """Passing is refused where a stone fits (R5) and where a ritual waits for a choice."""
    if game.phase == TURN:
        return "must_place"
    return "must_choose" if game.phase == CHOOSE else "not_now"


def why_not_place(game: Position, seat: int, action: int) -> str:
    """The first condition of a placement that does not hold."""
    choosing = game.phase == CHOOSE and game.cast_step == STEP_PLACE
    if game.phase != TURN and not choosing:
        return "not_now"
    mode = game.cast_kind if choosing else REGULAR
    stone, cell, rotation = placed_stone(action), placed_cell(action), placed_rotation(action)
    if game.holder_of(stone) != seat:
        return "not_in_hand"
    if len(game.cells) == 0:
        return "first_stone" if (cell, rotation) != (ORIGIN, 0) else "not_now"
    components = game.rules.components
    if rotation >= ROTATIONS or not components.is_distinct_rotation(stone, rotation):
        return "same_rotation"
    word = game.word_at(cell)
    need = matches_needed(game, seat, word, mode)
    if need == NEVER:
        return why_never(game, seat, word, mode)
    if is_empty(word) and facing_of(word) == 0:
        return "no_neighbour"
    return "no_match" if is_empty(word) else "too_few_matches"


def why_never(game: Position, seat: int, word: int, mode: int) -> str:
    """Why no stone can be laid on a cell in this mode."""
    if mode == STEAL:
        if is_empty(word):
            return "nothing_to_steal"
        return "own_stone" if owner_of(word) == seat else "other_victim"
    if mode == LAY or not game.rules.overbuild:
        return "no_covering"
    return "too_few_matches" if matches_of(word) > 0 else "not_now"


def why_not_play(game: Position, seat: int, verb: int, argument: int) -> str:
    """The first condition of playing a card that does not hold."""
    card = argument
    if verb != PLAY:
        card = COPY if verb == PLAY_COPY else SKIP if verb == PLAY_SKIP else SWAP
    if game.phase == CHOOSE:
        return "must_choose"
    if not game.held_kinds(seat) >> card & 1:
        return "not_held"
    if game.phase == RESPOND:
        return "not_an_answer" if card not in (WARD, REVERSE) else "cannot_be_reversed"
    if card in (WARD, REVERSE):
        return "only_an_answer"
    kind = copied_kind(game) if card == COPY else card
    if verb == PLAY and names_its_victim(kind):
        return "name_a_seat"
    return "cannot_be_played"
