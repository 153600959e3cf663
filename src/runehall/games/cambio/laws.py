"""What is true of every position of Cambio (§13 of the rules)."""

from __future__ import annotations

from collections import Counter

from mypy_extensions import u8

from runehall.engine.documents import require
from runehall.games.cambio.actions import has_choice
from runehall.games.cambio.codes import (
    ACTION,
    BLUE_KING,
    DRAWN,
    GAP,
    GIVE,
    NO_ACTION,
    NO_CARD,
    OVER,
    RED_KING,
    ROUND_END,
    SNAP,
    SWAP,
    allowance,
    place_in,
    seat_in,
)
from runehall.games.cambio.notation import CARD_WORDS
from runehall.games.cambio.position import Position
from runehall.games.cambio.tables import is_open, open_seats
from runehall.games.cambio.windows import asked


def check_laws(game: Position) -> None:
    """Raise BadDocument naming the law that a position breaks."""
    check_cards(game)
    check_knowledge(game)
    check_tables(game)
    check_counters(game)
    check_caller(game)
    check_failures(game)
    check_window(game)
    check_gift(game)
    check_action(game)


def check_cards(game: Position) -> None:
    """All cards of the deck are somewhere, and no others."""
    size = game.rules.deck_size
    piles = list(game.piles)
    cards = Counter(piles[: game.draw_count] + piles[size - game.discard_count :])
    cards.update(card for card in game.tables if card not in (NO_CARD, GAP))
    if game.phase == DRAWN:
        cards.update([u8(game.drawn_card)])
    manifest = Counter(game.rules.deck)
    for card in sorted(cards | manifest):
        require(
            cards[card] == manifest[card],
            f"it has {cards[card]} cards “{CARD_WORDS[card]}” and the deck has {manifest[card]}",
        )


def check_knowledge(game: Position) -> None:
    """Gaps are known to nobody."""
    for at, card in enumerate(game.tables):
        require(
            card not in (NO_CARD, GAP) or game.known[at] == 0,
            "somebody knows a card where none lies",
        )


def check_tables(game: Position) -> None:
    """An empty table ends the round, except while the gift to its seat is decided."""
    if game.phase in (ROUND_END, OVER):
        return
    for seat in range(game.seats):
        undecided = game.phase == GIVE and seat == game.victim
        require(
            undecided or game.cards_before(seat) > 0, f"seat {seat} has no card in a running round"
        )


def check_counters(game: Position) -> None:
    """Rounds are counted, and whose turn it is follows from the number of the turn."""
    running = game.phase not in (ROUND_END, OVER)
    require(
        game.round == game.finished_rounds() + running,
        f"it is round {game.round} with {game.finished_rounds()} finished rounds",
    )
    last_turn = game.rules.turn_limit + game.seats
    require(game.turn_no <= last_turn, f"a round ends after turn {last_turn} at the latest")
    turn = (game.dealer() + game.turn_no - 1) % game.seats
    require(game.turn == turn, f"turn {game.turn_no} of this round is the turn of seat {turn}")


def check_caller(game: Position) -> None:
    """C20: whoever has called is out of play until the round ends."""
    require(game.caller < 0 or game.caller != game.turn, "the caller has no more turns")
    require(game.caller < 0 or game.caller != game.snapper, "the caller takes no part in windows")


def check_failures(game: Position) -> None:
    """C10: who has failed as often as the table allows is out, and nobody else."""
    if game.phase not in (SNAP, GIVE, ACTION):
        require(game.failures == 0, "throws fail in windows only")
    for seat in range(game.seats):
        out = game.failures_of(seat) >= game.rules.failed_throws
        require(out == bool(game.out >> seat & 1), f"seat {seat} is out by its failures or is not")


def check_window(game: Position) -> None:
    """A window stands on a card that has landed, and somebody is asked in it."""
    if game.phase not in (SNAP, GIVE, ACTION):
        return
    require(
        game.discard_count > 0, "a window belongs to the top of the discard pile, which is empty"
    )
    require(game.phase != SNAP or asked(game) != 0, "nobody may act in an open window")
    require(game.phase != ACTION or not game.second, "an action comes before the second window")


def check_gift(game: Position) -> None:
    """The snapper gives to the seat whose card was thrown, where it lay."""
    if game.phase != GIVE:
        return
    require(game.snapper >= 0 and game.snapper != game.victim, "a card is given to another seat")
    require(is_open(game, game.victim), "nothing is given to the caller")
    require(game.card_at(game.victim, game.emptied_place) == GAP, "a card is given to a gap")


def check_action(game: Position) -> None:
    """An action waits for the first window to close, and has done as much as it counts."""
    if game.action == NO_ACTION:
        require(game.phase != ACTION, "the action under way is missing")
        return
    require(
        game.phase in (SNAP, GIVE, ACTION) and not game.second,
        "an action waits for the first window only",
    )
    require(game.left + game.done == allowance(game.action), "the action counts its steps wrongly")
    if game.phase != ACTION:
        require(game.done == 0 and len(game.picked) == 0, "an action that waits has not begun")
    else:
        require(has_choice(game), "an action that can do nothing is dropped")
        check_picks(game)


def check_picks(game: Position) -> None:
    """Cards chosen so far: the first of a swap, or a blue king's in clockwise order."""
    most = 0
    if game.action in (SWAP, RED_KING):
        most = min(1, open_seats(game) - 1)
    elif game.action == BLUE_KING:
        most = open_seats(game) - 2
    require(len(game.picked) <= most, "more cards are picked than the action allows")
    for code in game.picked:
        seat, place = seat_in(code), place_in(code)
        require(
            is_open(game, seat) and game.has_card_at(seat, place),
            "a card is picked where none can be",
        )
    if game.action == BLUE_KING:
        clockwise = [(game.turn + step) % game.seats for step in range(1, game.seats)]
        asked = [seat for seat in clockwise if is_open(game, seat)]
        picked = [seat_in(code) for code in game.picked]
        require(picked == asked[: len(picked)], "a blue king asks the seats clockwise")
