"""What is true of every position of The Rune Market, whatever happened (§13 of the rules)."""

from __future__ import annotations

from runehall.engine.documents import require, seats_in
from runehall.games.market import codes
from runehall.games.market.bouts import BOUTS_TO_WIN, MOST_BOUTS
from runehall.games.market.components import CARDS, COLOURS
from runehall.games.market.placements import MOST_PLACES
from runehall.games.market.scoring import boats_of
from runehall.games.market.state import MarketState


def check_laws(state: MarketState) -> None:
    """Every conservation law of a position; BadDocument names the first one broken."""
    check_runes(state)
    check_boats_and_bandits(state)
    check_cards(state)
    check_places(state)
    check_knowledge(state)
    check_counters(state)
    check_bouts(state)
    check_decision(state)


def check_runes(state: MarketState) -> None:
    """No rune is lost or made."""
    for colour, name in enumerate(COLOURS):
        runes = state.stock(colour)
        for seat in range(state.seats):
            runes += state.loose(seat, colour) + state.runes(seat, colour)
        require(
            runes == state.rules.market[colour],
            f"there must be {state.rules.market[colour]} {name} runes, not {runes}",
        )
    empty = state.stock(codes.RED) + state.stock(codes.BLUE) == 0
    require(not empty or state.phase >= codes.BOUT, "the game is over when the market has no runes")


def check_boats_and_bandits(state: MarketState) -> None:
    """No boat or bandit is lost or made."""
    placing = state.phase == codes.PLACE
    boats = state.stock(codes.BOATS) + int(placing and state.item != codes.BANDIT_BOUGHT)
    boats += sum(boats_of(state, seat) for seat in range(state.seats))
    all_boats = state.rules.market[codes.BOATS]
    require(boats == all_boats, f"there must be {all_boats} boats, not {boats}")
    bandits = state.stock(codes.BANDITS) + int(placing and state.item == codes.BANDIT_BOUGHT)
    bandits += sum(state.bandits(seat, colour) for seat in range(state.seats) for colour in (0, 1))
    all_bandits = state.rules.market[codes.BANDITS]
    require(bandits == all_bandits, f"there must be {all_bandits} bandits, not {bandits}")


def check_cards(state: MarketState) -> None:
    """Draw pile, discard pile, hands and built shelters make up the main pile."""
    cards = list(state.draw[: state.draw_count]) + list(state.discard[: state.discard_count])
    for card in range(codes.KINDS):
        count = cards.count(card) + sum(state.holds(seat, card) for seat in range(state.seats))
        if card >= codes.RED_SHELTER:
            colour = card - codes.RED_SHELTER
            count += sum(state.kind(seat, colour) == codes.MAIN for seat in range(state.seats))
        expected = state.rules.copies[card]
        require(count == expected, f"there must be {expected} cards {CARDS[card]}, not {count}")
    for seat in range(state.seats):
        held = sum(state.holds(seat, card) for card in range(codes.KINDS))
        require(held == state.hand_count(seat), f"hand {seat} is miscounted")


def check_places(state: MarketState) -> None:
    """Shelters, boats and heaps are what they can be."""
    for seat in range(state.seats):
        require(state.places_in_use(seat) <= MOST_PLACES, f"seat {seat} uses more than two places")
        for colour in (0, 1):
            check_place(state, seat, colour)


def check_place(state: MarketState, seat: int, colour: int) -> None:
    """One place of one seat."""
    kind = state.kind(seat, colour)
    occupied = state.is_occupied(seat, colour)
    where = f"the {COLOURS[colour]} place of seat {seat}"
    require(
        not state.has_attached_boat(seat, colour) or (kind == codes.MAIN and not occupied),
        f"{where} has a boat it cannot have",
    )
    require(kind != codes.BOAT or not occupied, f"{where} is a stand-alone boat with a bandit")
    require((kind == codes.HEAP) <= occupied, f"{where} is a heap without a bandit")
    require(
        kind != codes.NO_PLACE or (state.runes(seat, colour) == 0 and not occupied),
        f"{where} holds things without being there",
    )
    bandits = state.bandits(seat, colour)
    require(bandits <= state.rules.bandits_per_shelter, f"{where} has too many bandits")
    owners = [state.bandit_owner(seat, colour, each) for each in range(bandits)]
    require(seat not in owners, f"{where} holds its owner's own bandit")
    if state.rules.auto_storage and state.is_free_shelter(seat, colour):
        require(state.loose(seat, colour) == 0, f"{where} leaves a rune of its colour loose")


def check_knowledge(state: MarketState) -> None:
    """Nobody knows a card that is not there."""
    for seat in range(state.seats):
        for owner in range(state.seats):
            for card in range(codes.KINDS):
                known = state.knows(seat, owner, card)
                require(
                    known <= state.holds(owner, card), f"seat {seat} knows too much of hand {owner}"
                )
                require(known == 0 or owner != seat, f"seat {seat} keeps knowledge of itself")


def check_counters(state: MarketState) -> None:
    """Interest is claimed in its own phase, and nobody attacks the seat whose turn it is."""
    thieving = state.phase == codes.STEAL and state.theft_back == codes.INTEREST
    if state.phase != codes.INTEREST and not thieving:
        due = state.due(codes.RED) + state.due(codes.BLUE)
        require(due == 0, "interest is due only in its phase")
        require(
            not state.has_collected(codes.RED) and not state.has_collected(codes.BLUE),
            "interest has been collected only in its phase",
        )
    require(not state.attacked >> state.turn & 1, "the seat whose turn it is has been attacked")


def check_bouts(state: MarketState) -> None:
    """R48: only who is tied chooses, somebody has yet to, and nobody has won."""
    if state.phase != codes.BOUT:
        require(state.signs == 0, "signs are chosen in bouts only")
        return
    require(state.rules.bouts_are_played, "this table draws lots for the last tie")
    seats = range(state.seats)
    require(len(seats_in(state.tied)) > 1, "a bout needs two seats")
    chosen = sum(1 << seat for seat in seats if state.sign_of(seat))
    require(chosen & ~state.tied == 0, "only tied seats choose a sign")
    require(chosen != state.tied, "signs are shown when all have chosen")
    require(all(state.wins_of(seat) < BOUTS_TO_WIN for seat in seats), "two wins end the game")
    require(len(state.shown) < MOST_BOUTS, f"lots decide after {MOST_BOUTS} bouts")


def check_decision(state: MarketState) -> None:
    """Before the end exactly one seat decides, and it has something to decide."""
    if state.phase >= codes.BOUT:
        return
    asked = seats_in(state.must())
    require(len(asked) == 1, "exactly one seat must decide")
    if state.phase == codes.DUEL:
        require(state.defender != state.turn, "nobody duels with himself")
    if state.phase == codes.STEAL:
        require(state.victim != state.turn, "nobody steals from himself")
    require(len(state.legal(asked[0])) > 0, f"seat {asked[0]} has no legal action")
