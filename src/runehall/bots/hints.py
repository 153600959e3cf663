"""Hints with reasons: what an action is for, what would follow, and how much depends on it.

The game says what the action is for (`Game.purpose`), from what its seat sees and what would surely
happen at once. What would follow is played out from guesses until the seat's next turn. How much
depends on it comes from the search. All of it is told as reasons, messages with what they need, so
that page, terminal and whoever else explains a decision have the same words.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from runehall.bots.bot import Advice, Bot, make_bot
from runehall.bots.insight import Insight
from runehall.engine import Chooser, Game, Notation, State, Table, seats_in
from runehall.engine.foresight import foresee
from runehall.engine.game import Reason
from runehall.engine.heuristics import play_sensibly
from runehall.engine.state import NOTHING

HINT_LEVEL = "master"
# Shares of the win: so near is equally good, so far ahead is clearly better.
EQUAL = 0.02
CLEAR = 0.06
# How often what follows is played out, and for how many actions at most.
FUTURES = 24
FURTHEST = 40
# A change of points that is worth a sentence.
NOTABLE = 0.4


@dataclass(frozen=True)
class Idea:
    """An action that is worth a thought: its text, its chance to win, and what speaks for it."""

    text: str
    action: int
    chance: float
    why: Sequence[Reason]


@dataclass(frozen=True)
class Hint:
    """The best ideas, best first, and how much it matters which of them is chosen."""

    verdict: Reason
    ideas: Sequence[Idea]


def think_of_hint(insight: Insight, *, seed: int, budget_ms: float, ideas: int) -> Hint:
    """What the strongest bot would do in the place of a seat, with its reasons."""
    bot = make_bot(HINT_LEVEL, insight.game, seed)
    found = [each for each in bot.advise(insight, budget_ms=budget_ms) if each.text]
    return Hint(
        verdict_on(bot, insight, found),
        [
            Idea(each.text, each.action, each.win_chance, reasons(insight, each.text))
            for each in found[:ideas]
        ],
    )


def verdict_on(bot: Bot, insight: Insight, found: Sequence[Advice]) -> Reason:
    """How much it matters which of the actions is chosen."""
    if len(insight.legal()) == 1:
        return ("verdict-only", {})
    if bot.heuristics.is_toss_up(insight.stand_in, insight.seat):
        return ("verdict-luck", {})
    if len(found) <= 1:
        return ("verdict-one", {})
    lead = found[0].win_chance - found[1].win_chance
    if lead >= CLEAR:
        return ("verdict-clear", {})
    if lead >= EQUAL:
        return ("verdict-better", {})
    equals = sum(found[0].win_chance - each.win_chance < EQUAL for each in found)
    if equals == len(insight.legal()):
        return ("verdict-all-equal", {})
    return ("verdict-equal", {"count": equals})


def reasons(insight: Insight, text: str) -> list[Reason]:
    """What speaks for an action: what it is for, then what would follow until the next turn."""
    game, seat = insight.game, insight.seat
    purpose = game.purpose(foresee(game, insight.stand_in, seat, text))
    return [*purpose, *what_follows(insight, text)]


def what_follows(insight: Insight, text: str, *, remembering: bool = False) -> list[Reason]:
    """What a seat would have at its next turn, on average, if the game has words for that.

    In a game of memory that would tell what a person has to remember; so nothing is said there
    unless that is over. No text is to let the others go on.
    """
    game, seat = insight.game, insight.seat
    secret = Table(game, insight.stand_in).is_of_memory and not remembering
    if not game.texts().has("outlook") or secret:
        return []
    action = game.notation(insight.stand_in).parse(text) if text else NOTHING
    # The same guesses for every action, before it and after it: only what it changes counts.
    now = [insight.guess(Chooser(number)) for number in range(FUTURES)]
    then = [future(insight, action, Chooser(number)) for number in range(FUTURES)]
    mine = mean_worth(game, then, seat) - mean_worth(game, now, seat)
    others = [other for other in range(insight.stand_in.seats) if other != seat]
    best = max(
        (mean_worth(game, then, other) - mean_worth(game, now, other) for other in others),
        default=0.0,
    )
    if abs(mine) < NOTABLE and abs(best) < NOTABLE:
        return []
    before, after = round(mean_worth(game, now, seat)), round(mean_worth(game, then, seat))
    # Where pieces have a worth only that is told: 26 instead of 26 would be no news.
    if before == after and game.worth(insight.stand_in, seat) is not None:
        return []
    told = {
        "before": before,
        "after": after,
        "mine": round(mine),
        "others": round(best),
        "alone": "yes" if not others else "no",
    }
    return [("outlook", told)]


def future(insight: Insight, action: int, chooser: Chooser) -> State:
    """A guess after an action, played on until the seat's next turn begins, or the next round."""
    seat = insight.seat
    state = insight.guess(chooser)
    notation = insight.game.notation(state)
    turn = state.turn_no
    if action != NOTHING:
        state.apply(seat, action)
    for _ in range(FURTHEST):
        if state.over() or (state.turn == seat and state.turn_no > turn):
            break
        if is_round_over(notation, state):
            break
        play_sensibly(state, insight.game.heuristics(), chooser, 1)
    return state


def is_round_over(notation: Notation, state: State) -> bool:
    """Whether all that is left of a round is to begin the next one."""
    waiting = seats_in(state.must())
    return bool(waiting) and notation.kind(state.legal(waiting[0])[0]).begins_round


def mean_worth(game: Game, states: Sequence[State], seat: int) -> float:
    """What a seat has in these positions, on average."""
    worths = [worth_of(game, state, seat) for state in states]
    return sum(worths) / len(worths)


def worth_of(game: Game, state: State, seat: int) -> int:
    """What a seat has: what its pieces count, or its points."""
    worth = game.worth(state, seat)
    return game.points(state)[seat] if worth is None else worth
