"""Why an action is refused: the first broken condition, in the order of the rules (§7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from runehall.engine.state import VERB_SHIFT
from runehall.games.rune.areas import controlled_areas, marks_of_opponents
from runehall.games.rune.codes import (
    ACT,
    BLOCKED,
    CARD_CELLS,
    COLOUR_BITS,
    DRAW_VERB,
    LONG_SIDE,
    LYING_CORNER,
    MASTER_BIT,
    MASTER_VERB,
    NEIGHBOURS,
    PLACE,
    PLACE_VERB,
    SHORT_SIDE,
    TOKEN,
    TOKEN_BIT,
    TOKEN_VERB,
    UPRIGHT_CORNER,
    detail_of,
    is_lying,
    owner_of,
    x_of,
    y_of,
)
from runehall.games.rune.masters import barred_marks, list_spots
from runehall.games.rune.position import Position
from runehall.games.rune.ruleset import COVER_INSIDE
from runehall.games.rune.tokens import connects_areas, makes_long_line
from runehall.games.rune.trial import Trial
from runehall.games.rune.turn import can_draw

NONE: Final = ""


def why_refused(game: Position, seat: i64, action: i64) -> str:
    """The code of the reason; nothing for a legal action. The seat is the one to act."""
    verb = action >> VERB_SHIFT
    if verb == PLACE_VERB:
        return why_not_place(game, seat, action) if game.phase == PLACE else "wrong_phase"
    if verb == MASTER_VERB:
        return why_not_master(game, seat, action) if game.phase == ACT else "wrong_phase"
    if verb == TOKEN_VERB:
        return why_not_token(game, seat, action) if game.phase == TOKEN else "wrong_phase"
    if verb == DRAW_VERB:
        return why_not_draw(game, seat) if game.phase == ACT else "wrong_phase"
    return NONE if game.phase == TOKEN or game.masters(seat) == 0 else "no_pass"


def why_not_place(game: Position, seat: i64, card: i64) -> str:
    """P0 to P7, in this order."""
    if (game.codes_in_hand(seat) >> owner_of(card)) & 1 == 0:
        return "not_in_hand"
    if detail_of(card) >= i64(game.rules.rotations[owner_of(card)]):
        return "rotation"
    touched = bits_under(game, card)
    if touched & COLOUR_BITS == 0:
        return "no_overlap"
    if touched & MASTER_BIT != 0:
        return "on_master"
    if touched & TOKEN_BIT != 0:
        return "on_token"
    return why_not_there(game, card, Trial(game, seat))


def why_not_there(game: Position, card: i64, trial: Trial) -> str:
    """P4 to P7 for a card that lies on free runes."""
    corner = game.what_is_at(x_of(card), y_of(card))
    if corner & (LYING_CORNER if is_lying(detail_of(card)) else UPRIGHT_CORNER) != 0:
        return "exact_cover"
    if game.rules.cover == COVER_INSIDE and covers_only_runes(game, card):
        return "inside"
    if trial.watches_burying and trial.buries(card):
        return "bury"
    if not matches_below(game, card) and not matches_beside(game, card):
        return "no_match"
    if trial.watches_areas and trial.connects(card):
        return "connects"
    if trial.watches_lines and trial.makes_long_line(card):
        return "line"
    return NONE


def bits_under(game: Position, card: i64) -> i64:
    """Everything that is at the cells of a card, anywhere on the grid."""
    bits: i64 = 0
    y = y_of(card)
    while y < y_of(card) + height(card):
        x = x_of(card)
        while x < x_of(card) + width(card):
            bits |= game.what_is_at(x, y)
            x += 1
        y += 1
    return bits


def width(card: i64) -> i64:
    """The columns of a card as it lies."""
    return LONG_SIDE if is_lying(detail_of(card)) else SHORT_SIDE


def height(card: i64) -> i64:
    """The rows of a card as it lies."""
    return SHORT_SIDE if is_lying(detail_of(card)) else LONG_SIDE


def covers_only_runes(game: Position, card: i64) -> bool:
    """Whether all six cells of a card are occupied already."""
    box = game.rules.box(detail_of(card))
    place: i64 = 0
    while place < CARD_CELLS:
        if game.cells[(game.cell_of(card) + box[place]) & game.rules.wrap] == 0:
            return False
        place += 1
    return True


def matches_below(game: Position, card: i64) -> bool:
    """Rule A: every covered rune has the colour that covers it."""
    box = game.rules.box(detail_of(card))
    place: i64 = 0
    while place < CARD_CELLS:
        if clashes(game, card, place, box[place]):
            return False
        place += 1
    return True


def matches_beside(game: Position, card: i64) -> bool:
    """Rule B: every rune beside the card has the colour of the cell it touches (R3, R4)."""
    beside = game.rules.beside(detail_of(card))
    number: i64 = 0
    while number < NEIGHBOURS:
        if clashes(game, card, beside[2 * number], beside[2 * number + 1]):
            return False
        number += 1
    return True


def clashes(game: Position, card: i64, place: i64, away: i64) -> bool:
    """Whether a rune lies at a distance from the corner that differs from a place of the card."""
    shown = i64(game.cells[(game.cell_of(card) + away) & game.rules.wrap]) & COLOUR_BITS
    return shown != 0 and shown != 1 << game.rules.colour(owner_of(card), detail_of(card), place)


def why_not_master(game: Position, seat: i64, spot: i64) -> str:
    """§7.2: a rune, free, outside the opponents' areas and perhaps outside one's own."""
    cell = game.what_is_at(x_of(spot), y_of(spot))
    if game.masters(seat) == 0:
        return "no_master_left"
    if cell == 0:
        return "no_rune"
    if cell & MASTER_BIT != 0:
        return "occupied"
    mark = i64(controlled_areas(game)[game.cell_of(spot)])
    if (marks_of_opponents(game, seat) >> mark) & 1 == 1:
        return "opponents_area"
    return "own_area" if mark != 0 and is_barred_from_own_area(game, seat) else NONE


def is_barred_from_own_area(game: Position, seat: i64) -> bool:
    """With `own_area` off: whether there is a rune in nobody's area to go to instead."""
    if game.rules.own_area:
        return False
    return len(list_spots(game, barred_marks(game, seat), 1)) > 0


def why_not_token(game: Position, seat: i64, token: i64) -> str:
    """§7.3: beside the new Rune Master, a free rune of another colour, P6 and P7."""
    x = x_of(token)
    y = y_of(token)
    right = x - x_of(game.anchor)
    below = y - y_of(game.anchor)
    if right < -1 or right > 1 or below < -1 or below > 1:
        return "not_beside"
    cell = game.what_is_at(x, y)
    if cell == 0:
        return "no_rune"
    if cell & BLOCKED != 0:
        return "occupied"
    if cell & (1 << detail_of(token)) != 0:
        return "same_colour"
    if connects_areas(game, seat, token):
        return "connects"
    return "line" if makes_long_line(game, token) else NONE


def why_not_draw(game: Position, seat: i64) -> str:
    """§6: the deck, the end of the game, the seat's own Rune Masters."""
    if game.deck_count() == 0:
        return "empty_deck"
    return NONE if can_draw(game, seat) else "no_draw"


# --- what breaks it -------------------------------------------------------------------------------


def breaking_cells(game: Position, seat: i64, action: i64) -> list[tuple[int, int]]:
    """The cells of a card on which a rule breaks, for those who see where it would lie."""
    if action >> VERB_SHIFT != PLACE_VERB or game.phase != PLACE:
        return []
    why = why_refused(game, seat, action)
    if why in {"on_master", "on_token"}:
        piece = MASTER_BIT if why == "on_master" else TOKEN_BIT
        return [cell for cell in cells_of(action) if game.what_is_at(*cell) & piece]
    if why == "no_match":
        below, beside = clashing_below(game, action), clashing_beside(game, action)
        return below if len(below) <= len(beside) else beside
    if why == "connects":
        return touching_areas(game, action)
    return in_long_lines(game, action) if why == "line" else []


def cells_of(card: i64) -> list[tuple[int, int]]:
    """The cells of a card as it lies, row by row."""
    x, y = x_of(card), y_of(card)
    return [(x + c, y + r) for r in range(height(card)) for c in range(width(card))]


def clashing_below(game: Position, card: i64) -> list[tuple[int, int]]:
    """The cells that cover another colour."""
    box = game.rules.box(detail_of(card))
    return [cell for at, cell in enumerate(cells_of(card)) if clashes(game, card, at, box[at])]


def clashing_beside(game: Position, card: i64) -> list[tuple[int, int]]:
    """The cells that touch another colour."""
    beside = game.rules.beside(detail_of(card))
    places = {
        beside[2 * number]
        for number in range(NEIGHBOURS)
        if clashes(game, card, beside[2 * number], beside[2 * number + 1])
    }
    return [cell for at, cell in enumerate(cells_of(card)) if at in places]


def touching_areas(game: Position, card: i64) -> list[tuple[int, int]]:
    """The cells that continue a controlled area beside the card."""
    rules, areas = game.rules, controlled_areas(game)
    beside, corner = rules.beside(detail_of(card)), game.cell_of(card)
    places = set()
    for number in range(NEIGHBOURS):
        place, at = beside[2 * number], (corner + beside[2 * number + 1]) & rules.wrap
        colour = rules.colour(owner_of(card), detail_of(card), place)
        if areas[at] != 0 and i64(game.cells[at]) & (1 << colour):
            places.add(place)
    return [cell for at, cell in enumerate(cells_of(card)) if at in places]


def in_long_lines(game: Position, card: i64) -> list[tuple[int, int]]:
    """The cells that would be part of too long a line."""
    faces = {
        cell: game.rules.colour(owner_of(card), detail_of(card), at)
        for at, cell in enumerate(cells_of(card))
    }

    def shows(x: int, y: int, colour: int) -> bool:
        if (x, y) in faces:
            return faces[x, y] == colour
        return bool(game.what_is_at(x, y) >> colour & 1)

    def run(x: int, y: int, right: int, down: int) -> int:
        length = 0
        while shows(x + right * (length + 1), y + down * (length + 1), faces[x, y]):
            length += 1
        return length

    def longest(x: int, y: int) -> int:
        across = run(x, y, 1, 0) + run(x, y, -1, 0)
        return 1 + max(across, run(x, y, 0, 1) + run(x, y, 0, -1))

    return [cell for cell in faces if longest(*cell) > game.rules.limits[faces[cell]]]
