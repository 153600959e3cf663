"""What a seat cannot know, dealt anew: the main pile, a drawn card, cards it has not seen (§10).

What it has seen stays, also under strict memory, which only hides it in views.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from runehall.deck.facedown import gather_unknown, seat_bit, spread_unknown
from runehall.engine.chooser import Chooser
from runehall.engine.generator import sort_cards
from runehall.games.cambio.codes import DRAWN
from runehall.games.cambio.knowledge import sees_drawn, tables_are_up
from runehall.games.cambio.position import Position


def guess_hidden(game: Position, seat: i64, chooser: Chooser) -> None:
    """Replace all that a seat does not know: unknown cards change places, chance begins anew."""
    # The main pile comes first in the row of both piles, and there is room for every card.
    hidden = game.piles[:]
    count = add_hidden(game, seat, hidden)
    sort_cards(hidden, count)
    chooser.shuffle(hidden, count)
    place_hidden(game, seat, hidden, count)
    game.generator = chooser.generator()


def add_hidden(game: Position, seat: i64, hidden: vec[u8]) -> i64:
    """Add a drawn card and table cards that a seat does not know to the cards of the main pile."""
    count = game.draw_count
    if game.phase == DRAWN and not sees_drawn(game, seat):
        hidden[count] = u8(game.drawn_card)
        count += 1
    if tables_are_up(game):
        return count
    return gather_unknown(game.tables, game.known, seat_bit(seat), into=hidden, count=count)


def place_hidden(game: Position, seat: i64, hidden: vec[u8], count: i64) -> None:
    """Put cards back where `add_hidden` found them."""
    used: i64 = 0
    while used < game.draw_count:
        game.piles[used] = hidden[used]
        used += 1
    if game.phase == DRAWN and not sees_drawn(game, seat):
        game.drawn_card = i64(hidden[used])
        used += 1
    spread_unknown(game.tables, game.known, seat_bit(seat), cards=hidden, used=used, count=count)
