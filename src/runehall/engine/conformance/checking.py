"""All laws on random games of every kind."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from runehall.engine.conformance.environments import (
    action_ids_go_both_ways,
    guesses_are_observed_alike,
    observations_are_equal_exactly_when_knowledge_is,
)
from runehall.engine.conformance.laws import (
    copies_are_independent,
    deals_anew_are_new_games,
    documents_round_trip,
    legal_lists_are_in_order,
    pickles_and_deep_copies_are_the_same,
    positions_keep_the_rules_laws,
    refusals_change_nothing,
    silent_positions_hear_nothing,
    texts_round_trip,
)
from runehall.engine.conformance.views import (
    guesses_look_the_same,
    guesses_use_only_what_the_seat_knows,
    hidden_values_move,
    sights_are_equal_exactly_when_views_are,
    views_have_the_documents_shape,
)
from runehall.engine.conformance.walks import (
    END,
    LONGEST_GAME,
    BrokenLaw,
    Moment,
    Setup,
    setups,
)
from runehall.engine.conformance.words import events_can_be_told, texts_are_complete
from runehall.engine.errors import RunehallError
from runehall.engine.game import Game

Law = Callable[[Setup, Moment], None]

# Law and how often it is looked at: every n-th position of a game (the end is always looked at).
LAWS: Mapping[Law, int] = {
    legal_lists_are_in_order: 1,
    positions_keep_the_rules_laws: 1,
    silent_positions_hear_nothing: 1,
    texts_are_complete: LONGEST_GAME,
    texts_round_trip: 5,
    action_ids_go_both_ways: 5,
    events_can_be_told: 7,
    documents_round_trip: 11,
    copies_are_independent: 13,
    views_have_the_documents_shape: 17,
    guesses_look_the_same: 19,
    guesses_use_only_what_the_seat_knows: 29,
    guesses_are_observed_alike: 23,
    refusals_change_nothing: 31,
    pickles_and_deep_copies_are_the_same: 37,
    sights_are_equal_exactly_when_views_are: 101,
    observations_are_equal_exactly_when_knowledge_is: 149,
    deals_anew_are_new_games: 200,
}

GAMES_EACH = 3
# Beyond the positions that are looked at closely, laws are looked at this many times less often.
SELDOM = 50
# When hidden things have had time to move.
SOME_ACTIONS = 9


def check(game: Game, *, games: int = GAMES_EACH, longest: int = LONGEST_GAME) -> None:
    """Play random games of every preset at every seat count; BrokenLaw says what failed and where.

    Every second game has other options changed at random.
    """
    for preset in game.options.presets:
        for seats in game.seat_counts:
            if game.options.fits(preset, seats):
                each = setups(game, seats, preset, first_seed=0)
                for _, setup in zip(range(games), each, strict=False):
                    check_setup(setup, longest)


def check_setup(setup: Setup, longest: int = LONGEST_GAME) -> None:
    """All laws on one random game."""
    check_all_laws(setup, longest=longest)
    try:
        hidden_values_move(setup, at=SOME_ACTIONS)
    except (BrokenLaw, RunehallError) as error:
        raise BrokenLaw(f"{setup}\nhidden values move: {error}") from error


def check_all_laws(setup: Setup, closely: int = LONGEST_GAME, longest: int = LONGEST_GAME) -> int:
    """Walk through a random game under all laws; how many actions it had.

    After so many positions looked at closely, the rest of a game is looked at now and then, and
    its end in any case.
    """
    count = 0
    at = "at the beginning"
    name = "a game can be played"
    try:
        for moment in setup.walk(longest):
            count += 1
            at = "at the end" if moment.number == END else f"at action {moment.number}"
            seldom = SELDOM if moment.number >= closely else 1
            for law, every in LAWS.items():
                if moment.number % (every * seldom) == 0 or moment.number == END:
                    name = law.__name__.replace("_", " ")
                    law(setup, moment)
            name = "a game can be played"
    except (BrokenLaw, RunehallError) as error:
        raise BrokenLaw(f"{setup}, {at}\n{name}: {error}") from error
    return count
