"""From a document, which anybody may have written, to a position of Kodiak."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from runehall.deck.documents import cards_not_laid_out
from runehall.engine.documents import Document, Reader
from runehall.engine.errors import BadDocument
from runehall.games.kodiak import codes
from runehall.games.kodiak.components import CARDS, card_counts
from runehall.games.kodiak.document import FULL_RED_KING, STILL_TO_CHOOSE, targets
from runehall.games.kodiak.notation import ACTIONS, CARD_WORDS, RESUMES, ROUND_REASONS, USES
from runehall.games.kodiak.options import OPTIONS
from runehall.games.kodiak.position import FACE_UP, UNDECIDED
from runehall.games.kodiak.state import KodiakState

MOST = 1_000_000
UNDER_WAY = (codes.ACTION, codes.OFFER)


def read(reader: Reader, state: KodiakState) -> None:
    """Lay out what a document says."""
    read_counters(reader, state)
    read_piles(reader, state)
    for seat in range(state.seats):
        read_table(reader, state, seat)
    read_drawn(reader.field("drawn"), state)
    state.resume = reader.field("resume").word_or_null(RESUMES)
    read_window(reader.field("frenzy"), state)
    read_queue(reader.field("queue"), state)
    read_rounds(reader, state)


def read_counters(reader: Reader, state: KodiakState) -> None:
    """Everything that is one number, one word or one switch."""
    seats = state.seats
    state.round = reader.field("round").whole(1, MOST)
    state.cat = reader.field("cat").whole(0, seats - 1)
    state.claimed = reader.field("claimed").truth()
    state.locked = reader.field("locked").truth()
    state.acted = reader.field("acted").truth()
    state.pounces = reader.field("pounces").whole(0, MOST)
    state.hairballs = vec[i64](
        [item.whole(0, MOST) for item in reader.field("hairballs").items(seats)]
    )


def read_card(reader: Reader) -> int:
    """The code of a card."""
    return reader.word(CARDS) + 1


def read_piles(reader: Reader, state: KodiakState) -> None:
    """Both piles, their first elements on top."""
    draw = [read_card(item) for item in reader.field("draw").items()]
    discard = [read_card(item) for item in reader.field("discard").items()]
    size = state.rules.deck_size
    if len(draw) + len(discard) > size:
        raise BadDocument(f"The two piles have more cards than the deck of {size}.")
    state.piles = state.rules.deck[:]
    state.pile_count = len(discard)
    state.next_card = size - len(draw)
    for place, card in enumerate(reversed(discard)):
        state.piles[place] = card
    for place, card in enumerate(draw, start=state.next_card):
        state.piles[place] = card


def read_table(reader: Reader, state: KodiakState, seat: int) -> None:
    """The cards of a seat, which of them are face up, and who knows them."""
    table = reader.field("tables").items(state.seats)[seat]
    cards = [item.word(CARD_WORDS) for item in table.items()]
    if len(cards) > state.width:
        raise BadDocument(f"{table.path} has more places than a table can have: {state.width}.")
    ups = reader.field("up").items(state.seats)[seat].items(len(cards))
    knowers = reader.field("known").items(state.seats)[seat].items(len(cards))
    for place, card in enumerate(cards):
        known = knowers[place].seat_set(state.seats)
        known |= FACE_UP if ups[place].truth() else 0
        state.put(seat, place, card, known)
        if card == codes.GAP:
            state.take(seat, place)
            state.set_known(seat, place, known)


def read_drawn(held: Reader, state: KodiakState) -> None:
    """The card in the hand of the seat whose turn it is."""
    if held.is_null():
        return
    held.keys(("card", "from"))
    held.field("from").word(("draw",))
    state.drawn = read_card(held.field("card"))


def read_window(window: Reader, state: KodiakState) -> None:
    """The open window, which is there exactly in its phase."""
    if state.phase != codes.FRENZY:
        if not window.is_null():
            raise window.complain("null outside a window")
        return
    window.keys(("runner", "run", "passed", "out", "second"))
    if not window.field("runner").is_null():
        state.runner = window.field("runner").whole(0, state.seats - 1)
    state.run = vec[u8]([item.whole(0, state.width - 1) for item in window.field("run").items()])
    state.passed = window.field("passed").seat_set(state.seats)
    state.out = window.field("out").seat_set(state.seats)
    state.second = window.field("second").truth()


def read_queue(queue: Reader, state: KodiakState) -> None:
    """The waiting actions; the first one may be under way."""
    for number, entry in enumerate(queue.items()):
        entry.keys(("seat", "kind", "left", "used", "picked", "targets"))
        card = list(ACTIONS)[entry.field("kind").word(list(ACTIONS.values()))]
        seat = entry.field("seat").whole(0, state.seats - 1)
        state.queue_action(seat, card)
        if number == 0 and state.phase in UNDER_WAY:
            read_under_way(entry, state)
        elif untouched(card) != (
            entry.field("left").value,
            entry.field("used").value,
            entry.field("picked").value,
            entry.field("targets").value,
        ):
            raise BadDocument(f"{entry.path} waits, so nothing of it can have been done.")


def untouched(card: int) -> tuple[int, list[str], list[int], list[int]]:
    """How much is left of an action that waits, and that nothing of it has been done."""
    return (FULL_RED_KING if card == codes.RED_KING else 1, [], [], [])


def read_under_way(entry: Reader, state: KodiakState) -> None:
    """How far the first action has come."""
    red_king = state.action_card() == codes.RED_KING
    state.left = entry.field("left").whole(1, FULL_RED_KING if red_king else 1)
    used = [item.word(USES) for item in entry.field("used").items()]
    if len(used) != (FULL_RED_KING - state.left if red_king else 0):
        raise entry.field("used").complain("what has been done of this action")
    state.used = used[0] + 1 if used else codes.USED_NOTHING
    seats = [item.whole(0, state.seats - 1) for item in entry.field("targets").items()]
    state.targets = sum(1 << seat for seat in set(seats))
    blue_king = state.action_card() == codes.BLUE_KING
    if seats != targets(state) or bool(seats) != blue_king:
        raise entry.field("targets").complain("the seats of a blue king, clockwise")
    read_picks(entry.field("picked"), state, seats)


def read_picks(picks: Reader, state: KodiakState, reached: list[int]) -> None:
    """The chosen cards: one is still missing, or Kodiak is still to make his offer."""
    chosen = picks.items()
    offering = state.phase == codes.OFFER
    if state.action_card() in (codes.SWAP, codes.RED_KING):
        wanted = range(2, 3) if offering else range(2)
    else:
        wanted = range(0) if offering else range(max(1, len(reached)))
    if len(chosen) not in wanted:
        raise picks.complain("the cards chosen so far")
    for number, pick in enumerate(chosen):
        read_pick(pick, state, reached[number : number + 1])
    undecided = [state.picked_place(number) == UNDECIDED for number in range(len(chosen))]
    if offering and not any(undecided):
        raise picks.complain("two cards, one of them still to be chosen by Kodiak")


def read_pick(pick: Reader, state: KodiakState, reached: list[int]) -> None:
    """One chosen card; of Kodiak's table a mouse names no place."""
    of, place = pick.items(2)
    seat = of.whole(0, state.seats - 1)
    before = [state.picked_seat(number) for number in range(state.pick_count)]
    if seat in before or (reached and seat not in reached):
        raise of.complain("a seat whose card is to be chosen now")
    by_mouse = state.acting_seat() != state.cat
    if seat == state.cat and by_mouse and not reached:
        place.whole(STILL_TO_CHOOSE, STILL_TO_CHOOSE)
        state.pick(seat, UNDECIDED)
        return
    number = place.whole(0, state.places(seat) - 1)
    if state.card(seat, number) == codes.GAP or (reached and state.is_up(seat, number)):
        raise place.complain("a place with a card that can be chosen")
    state.pick(seat, number)


def read_rounds(reader: Reader, state: KodiakState) -> None:
    """The finished rounds; the totals must be their sums."""
    seats = state.seats
    totals = [0] * seats
    numbers: list[int] = []
    for number, row in enumerate(reader.field("rounds").items()):
        row.keys(("cat", "reason", "cards", "pounces", "hairballs", "points", "totals"))
        cat = (state.rules.first + number) % seats
        points = [item.whole(-MOST, MOST) for item in row.field("points").items(seats)]
        numbers += [
            row.field("cat").whole(cat, cat),
            row.field("reason").word(ROUND_REASONS),
            row.field("pounces").whole(0, MOST),
            *(item.whole(-MOST, MOST) for item in row.field("cards").items(seats)),
            *(item.whole(0, MOST) for item in row.field("hairballs").items(seats)),
            *points,
        ]
        totals = [total + each for total, each in zip(totals, points, strict=True)]
        check_totals(row.field("totals"), totals)
    state.rounds = vec[i64](numbers)
    check_totals(reader.field("totals"), totals)
    state.totals = vec[i64](totals)


def check_totals(written: Reader, totals: list[int]) -> None:
    """Totals are the sums of the points so far."""
    for item, total in zip(written.items(len(totals)), totals, strict=True):
        item.whole(total, total)


def missing(document: Document) -> list[str]:
    """The cards of the deck that a document mentions nowhere."""
    reader = Reader(document)
    seats = reader.field("players").whole(2, 6)
    options = OPTIONS.check(reader.field("options").mapping(), seats)
    return cards_not_laid_out(reader, card_counts(options))
