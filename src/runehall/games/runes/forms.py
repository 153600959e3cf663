"""Lines and circles and the coins they earn (§5.5); who owns the top stones decides all."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from runehall.engine.state import EVERYONE, NOTHING
from runehall.games.runes.cells import NO_OWNER, cell_of, is_empty, owner_of
from runehall.games.runes.codes import (
    ALONG_AXIS,
    AXES,
    CIRCLE,
    EDGES,
    EVENT_COINS_BACK,
    EVENT_FORM,
    FORM_GAINED,
    FORM_LOST,
    FROM_FORMS,
    LINE,
    OVER_EDGE,
)
from runehall.games.runes.position import Position
from runehall.games.runes.rings import SOMEBODY, enclosed_areas, larger_rings

# A form as one number, so that ascending numbers are the canonical order.
FORM_SEAT_SHIFT: Final = 40
FORM_KIND_SHIFT: Final = 36
FORM_AXIS_SHIFT: Final = 32
FORM_CELL_SHIFT: Final = 8
CIRCLE_LENGTH: Final = 6

# The same owner on all six sides, three bits each.
ALL_AROUND: Final = 0o111111


def form_seat(form: i64) -> i64:
    return form >> FORM_SEAT_SHIFT


def form_kind(form: i64) -> i64:
    return (form >> FORM_KIND_SHIFT) & 15


def form_axis(form: i64) -> i64:
    return (form >> FORM_AXIS_SHIFT) & 15


def form_cell(form: i64) -> i64:
    """The middle of a circle, the first cell of a line."""
    return (form >> FORM_CELL_SHIFT) & 0xFFFF


def form_length(form: i64) -> i64:
    return form & 255


def bonuses_of(game: Position, form: i64) -> i64:
    """How many bonuses a form is worth."""
    return i64(1) if form_kind(form) == CIRCLE else bonuses_of_run(game, form_length(form))


def bonuses_of_run(game: Position, length: i64) -> i64:
    """R12: a run earns a bonus for each full `line_min` of it, or one however long it is."""
    bonuses = length // game.rules.line_min
    return min(bonuses, i64(1)) if game.rules.lines_earn_once else bonuses


# --- around one cell -----------------------------------------------------------------------------


def bonuses_through(game: Position, cell: i64, seat: i64, around: i64) -> i64:
    """What owning a cell is worth to a seat: its bonuses with the cell less those without it."""
    bonuses = line_bonuses_through(game, cell, seat, around)
    bonuses += circles_through(game, cell, seat, around)
    if game.rules.any_ring:
        owner = game.owner_at(cell)
        without = i64(SOMEBODY) if owner == seat else owner
        bonuses += larger_rings(game, seat, cell, seat) - larger_rings(game, seat, cell, without)
    return bonuses


def owners_around(game: Position, cell: i64) -> i64:
    """The owners of the six neighbours, three bits each."""
    west = game.owners_from(cell - 256, 2)  # W and SW
    middle = game.owners_from(cell - 1, 3)  # NW, the cell itself, SE
    east = game.owners_from(cell + 255, 2)  # NE and E
    return (
        (east >> 3) | ((east & 7) << 3) | ((middle & 7) << 6) | (west << 9) | ((middle >> 6) << 15)
    )


def line_bonuses_through(game: Position, cell: i64, seat: i64, around: i64) -> i64:
    bonuses: i64 = 0
    axis: i64 = 0
    while axis < AXES:
        # The edges towards both ends of axes 0, 1 and 2 are 0 and 3, 5 and 2, 1 and 4.
        ahead_edge = 0 if axis == 0 else (5 if axis == 1 else 1)
        back_edge = 3 if axis == 0 else (2 if axis == 1 else 4)
        step = ALONG_AXIS[axis]
        ahead: i64 = 0
        if (around >> (ahead_edge * 3)) & 7 == seat:
            ahead = run_from(game, cell, step, seat)
        back: i64 = 0
        if (around >> (back_edge * 3)) & 7 == seat:
            back = run_from(game, cell, -step, seat)
        if ahead + back + 1 >= game.rules.line_min:
            bonuses += bonuses_of_run(game, ahead + back + 1)
            bonuses -= bonuses_of_run(game, ahead) + bonuses_of_run(game, back)
        axis += 1
    return bonuses


def run_from(game: Position, cell: i64, step: i64, seat: i64) -> i64:
    """How many cells in a row a seat owns beyond a cell."""
    length: i64 = 0
    while game.owner_at(cell + step * (length + 1)) == seat:
        length += 1
    return length


def circles_through(game: Position, cell: i64, seat: i64, around: i64) -> i64:
    """How many rings a cell completes for a seat."""
    circles: i64 = 0
    edge: i64 = 0
    while edge < EDGES:
        # Next to the cell itself, a ring runs over the two neighbours beside its middle.
        before = (around >> (((edge + 5) % EDGES) * 3)) & 7
        after = (around >> (((edge + 1) % EDGES) * 3)) & 7
        if before == seat and after == seat:
            middle = cell + OVER_EDGE[edge]
            if middle_counts(game, middle) and owns_ring(game, middle, seat, cell):
                circles += 1
        edge += 1
    return circles


def owns_ring(game: Position, middle: i64, seat: i64, given: i64) -> bool:
    """Whether a seat owns all neighbours of a cell, where it is given one of them."""
    edge: i64 = 0
    while edge < EDGES:
        cell = middle + OVER_EDGE[edge]
        if cell != given and game.owner_at(cell) != seat:
            return False
        edge += 1
    return True


def middle_counts(game: Position, middle: i64) -> bool:
    """R13: whatever lies in the middle, unless the option wants it empty."""
    return not game.rules.empty_middle or game.owner_at(middle) == NO_OWNER


# --- coins ---------------------------------------------------------------------------------------


def change_owner(game: Position, cell: i64, owner: i64, seat: i64) -> i64:
    """P5: what a change of owner (NO_OWNER: the cell was empty) does to forms.

    Called before the change. Every other seat takes back what it is no longer entitled to, and so
    does the acting seat on balance; the result is what the acting seat may lay in P7.
    """
    bonus = game.rules.form_bonus
    if bonus == 0 or owner == seat:
        return 0
    around = owners_around(game, cell)
    change = bonuses_through(game, cell, seat, around)
    if owner != NO_OWNER:
        take_back(game, owner, bonus * bonuses_through(game, cell, owner, around))
    elif game.rules.empty_middle:
        ringed = around & 7
        if ringed != NO_OWNER and around == ringed * ALL_AROUND:
            if ringed == seat:
                change -= 1
            else:
                take_back(game, ringed, bonus)
        if game.rules.any_ring:
            fill_larger_rings(game, cell, seat)
    if change < 0:
        take_back(game, seat, -change * bonus)
        return 0
    return change * bonus


def fill_larger_rings(game: Position, cell: i64, seat: i64) -> None:
    """A stone in the emptiness that others have closed off costs them its bonus (R13)."""
    other: i64 = 0
    while other < game.seats:
        if other != seat:
            lost = larger_rings(game, other, cell, NO_OWNER)
            lost -= larger_rings(game, other, cell, SOMEBODY)
            take_back(game, other, lost * game.rules.form_bonus)
        other += 1


def take_back(game: Position, seat: i64, coins: i64) -> None:
    """Coins of lost forms go home."""
    if coins == 0:
        return
    game.form_coins[seat] = u8(i64(game.form_coins[seat]) - coins)
    game.change_tray(seat, coins)
    if game.listening:
        game.tell(EVERYONE, EVENT_COINS_BACK, seat, coins, FROM_FORMS)


def lay_on_forms(game: Position, seat: i64, earned: i64) -> None:
    """P7: lay what new forms have earned, as far as the tray goes (R16)."""
    coins = min(earned, game.tray(seat))
    game.form_coins[seat] = u8(i64(game.form_coins[seat]) + coins)
    game.change_tray(seat, -coins)


# --- the whole table -----------------------------------------------------------------------------


def list_forms(game: Position) -> vec[i64]:
    """All forms in canonical order; none if they earn nothing."""
    forms = vec[i64]()
    if game.rules.form_bonus == 0:
        return forms
    seat: i64 = 0
    while seat < game.seats:
        forms = list_circles(game, seat, forms)
        axis: i64 = 0
        while axis < AXES:
            forms = list_lines(game, seat, axis, forms)
            axis += 1
        seat += 1
    return forms


def list_circles(game: Position, seat: i64, forms: vec[i64]) -> vec[i64]:
    place: i64 = 0
    while place < len(game.cells):
        middle = cell_of(game.cells[place])
        if middle_counts(game, middle) and owns_ring(game, middle, seat, NOTHING):
            forms = append(forms, form_of(seat, CIRCLE, 0, middle, CIRCLE_LENGTH))
        place += 1
    if game.rules.any_ring:
        forms = list_larger_rings(game, seat, forms)
    return forms


def list_larger_rings(game: Position, seat: i64, forms: vec[i64]) -> vec[i64]:
    """R14: a larger ring is known by the first cell within it and by the stones around that."""
    areas = enclosed_areas(game, seat, NOTHING, NO_OWNER)
    next_area: i64 = 0
    while next_area < len(areas):
        form = form_of(seat, CIRCLE, 0, areas[next_area] >> 8, areas[next_area] & 255)
        # Circles stand in the order of their cells, larger ones among the others.
        place: i64 = len(forms)
        forms = append(forms, form)
        while place > 0 and forms[place - 1] > form:
            forms[place] = forms[place - 1]
            place -= 1
        forms[place] = form
        next_area += 1
    return forms


def list_lines(game: Position, seat: i64, axis: i64, forms: vec[i64]) -> vec[i64]:
    step = ALONG_AXIS[axis]
    place: i64 = 0
    while place < len(game.cells):
        first = cell_of(game.cells[place])
        if owner_of(game.cells[place]) == seat and game.owner_at(first - step) != seat:
            length = run_from(game, first, step, seat) + 1
            if length >= game.rules.line_min:
                forms = append(forms, form_of(seat, LINE, axis, first, length))
        place += 1
    return forms


def form_of(seat: i64, kind: i64, axis: i64, cell: i64, length: i64) -> i64:
    return (
        (seat << FORM_SEAT_SHIFT)
        | (kind << FORM_KIND_SHIFT)
        | (axis << FORM_AXIS_SHIFT)
        | (cell << FORM_CELL_SHIFT)
        | length
    )


def owned_stones(game: Position, seat: i64) -> i64:
    """How many top stones a seat owns."""
    count: i64 = 0
    place: i64 = 0
    while place < len(game.cells):
        if not is_empty(game.cells[place]) and owner_of(game.cells[place]) == seat:
            count += 1
        place += 1
    return count


# --- telling -------------------------------------------------------------------------------------


def tell_forms(game: Position, before: vec[i64], after: vec[i64]) -> None:
    """Tell the forms that were lost and gained; a line that only grew or shrank is no news."""
    tell_worth_more(game, before, after, FORM_LOST)
    tell_worth_more(game, after, before, FORM_GAINED)


def tell_worth_more(game: Position, forms: vec[i64], others: vec[i64], change: i64) -> None:
    """Tell the forms worth more than what the other list has within them."""
    place: i64 = 0
    while place < len(forms):
        form = forms[place]
        if bonuses_of(game, form) > bonuses_within(game, form, others):
            axis = form_axis(form) if form_kind(form) == LINE else NOTHING
            game.tell(
                EVERYONE,
                EVENT_FORM,
                change,
                form_seat(form),
                form_kind(form),
                form_cell(form),
                form_length(form),
                axis,
            )
        place += 1


def bonuses_within(game: Position, form: i64, others: vec[i64]) -> i64:
    """The bonuses of those forms in a list that lie within a form."""
    bonuses: i64 = 0
    place: i64 = 0
    while place < len(others):
        if lies_within(others[place], form):
            bonuses += bonuses_of(game, others[place])
        place += 1
    return bonuses


def lies_within(inner: i64, outer: i64) -> bool:
    """Whether a form is a part of another one of the same seat, kind and axis."""
    if inner >> FORM_AXIS_SHIFT != outer >> FORM_AXIS_SHIFT:
        return False
    if form_kind(outer) == CIRCLE:
        return form_cell(inner) == form_cell(outer)
    step = ALONG_AXIS[form_axis(outer)]
    offset = form_cell(inner) - form_cell(outer)
    steps = offset // step
    return (
        offset == steps * step and steps >= 0 and steps + form_length(inner) <= form_length(outer)
    )
