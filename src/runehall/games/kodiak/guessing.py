"""What a seat cannot know, dealt anew: the main pile, a drawn card, cards it has not seen.

What it has seen stays, also at strict tables, which only hide it in views.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from runehall.deck.facedown import gather_unknown, seat_bit, spread_unknown
from runehall.engine.chooser import Chooser
from runehall.engine.generator import sort_cards
from runehall.games.kodiak.codes import GAP
from runehall.games.kodiak.knowledge import tables_are_up
from runehall.games.kodiak.position import FACE_UP, Position


def guess_hidden(game: Position, seat: i64, chooser: Chooser) -> None:
    """Replace all that a seat does not know: unknown cards change places, chance begins anew."""
    hidden = game.piles[:]
    count = gather_hidden(game, seat, hidden)
    sort_cards(hidden, count)
    chooser.shuffle(hidden, count)
    place_hidden(game, seat, hidden, count)
    game.generator = chooser.generator()


def gather_hidden(game: Position, seat: i64, hidden: vec[u8]) -> i64:
    """Collect the cards a seat has not seen, over whatever was in the row; how many they are."""
    count: i64 = 0
    at = game.next_card
    end: i64 = len(game.piles)
    while at < end:
        hidden[count] = game.piles[at]
        count += 1
        at += 1
    if game.drawn != GAP and game.turn != seat:
        hidden[count] = u8(game.drawn)
        count += 1
    if tables_are_up(game):
        return count
    viewer = seat_bit(seat) | FACE_UP
    return gather_unknown(game.tables, game.known, viewer, into=hidden, count=count)


def place_hidden(game: Position, seat: i64, hidden: vec[u8], count: i64) -> None:
    """Put cards back where `gather_hidden` found them."""
    used: i64 = 0
    at = game.next_card
    end: i64 = len(game.piles)
    while at < end:
        game.piles[at] = hidden[used]
        used += 1
        at += 1
    if game.drawn != GAP and game.turn != seat:
        game.drawn = i64(hidden[used])
        used += 1
    viewer = seat_bit(seat) | FACE_UP
    spread_unknown(game.tables, game.known, viewer, cards=hidden, used=used, count=count)
