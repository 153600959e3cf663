"""The last tie, played: stone, scissors, paper (R41, R48)."""

from itertools import islice

import pytest

from games.market.tables import MARKET, at, seat, table
from runehall.bots import make_bot
from runehall.bots.insight import Insight
from runehall.engine import SPECTATOR, BadDocument, Chooser, IllegalAction, Table
from runehall.engine.conformance import Setup, check_all_laws
from runehall.engine.replay import replay
from runehall.games import GAMES
from runehall.games.market.codes import BOUT


def tie(seats: int, dice: tuple[int, ...] = (), last_tie: str = "played") -> Table:
    """A game whose last turn ends with everybody equal, down to the highest number card."""
    hands = [seat("238", loose=(2, 0)) for _ in range(seats - 1)]
    played = table(
        *hands,
        seat("T678", loose=(2, 0)),
        options={"round_limit": 3, "last_tie": last_tie},
        turn=seats - 1,
        turn_no=3 * seats,
        dice=list(dice),
    )
    for text in ("thief", "pass", "pass"):
        played.do(seats - 1, text)
    return played


def bout(played: Table, *signs: str) -> None:
    """Everybody still in chooses: `s`tone, s`c`issors or `p`aper, `-` for who is out."""
    names = {"s": "stone", "c": "scissors", "p": "paper"}
    for word in signs:
        for number, sign in enumerate(word):
            if sign != "-":
                played.do(number, f"sign {names[sign]}")


def test_R41_tied_seats_choose_at_once_and_nobody_else_does() -> None:
    played = tie(2)
    assert (at(played, "phase"), at(played, "result")) == ("bout", None)
    assert played.must() == [0, 1]
    assert played.legal(1) == ["sign stone", "sign scissors", "sign paper"]
    played.do(1, "sign paper")
    assert (played.must(), played.legal(1)) == ([0], [])
    assert at(played, "bout")["chosen"] == [1]


def test_R41_a_choice_stays_secret_until_all_have_chosen() -> None:
    played = tie(2)
    (event,) = played.do(1, "sign paper")
    assert event.document() == {"event": "chosen", "seat": 1}
    assert played.view(1)["bout"]["signs"] == [None, "paper"]
    for viewer in (0, SPECTATOR):
        assert played.view(viewer)["bout"]["signs"] == [None, None]
    names = [each.name for each in played.do(0, "sign stone")]
    assert names == ["chosen", "sign", "sign", "bout-won"]
    assert played.view(SPECTATOR)["bout"]["shown"] == [["stone", "paper"]]


def test_R41_views_of_different_choices_are_the_same_to_others() -> None:
    seen = set()
    for sign in ("stone", "scissors", "paper"):
        played = tie(2)
        played.do(1, f"sign {sign}")
        seen.add((str(played.view(0)), played.state.sight(0), str(played.view(SPECTATOR))))
    assert len(seen) == 1


def test_R41_a_guess_has_any_sign_for_others_and_the_own_one_for_oneself() -> None:
    played = tie(2)
    played.do(1, "sign paper")
    guesses = [played.state.guess(0, Chooser(number)) for number in range(40)]
    signs = {MARKET.document(guess)["bout"]["signs"][1] for guess in guesses}
    assert signs == {"stone", "scissors", "paper"}
    own = [played.state.guess(1, Chooser(number)) for number in range(10)]
    assert {MARKET.document(guess)["bout"]["signs"][1] for guess in own} == {"paper"}


@pytest.mark.parametrize(("better", "worse"), ["sc", "cp", "ps"])
def test_R41_each_sign_beats_one_and_two_wins_decide(better: str, worse: str) -> None:
    played = tie(2)
    bout(played, better + worse, better + better, worse + better)
    assert at(played, "bout")["wins"] == [1, 1]
    bout(played, better + worse)
    assert at(played, "result")["winners"] == [0]
    assert at(played, "result")["tiebreak"] == "bouts"
    assert (at(played, "result")["bouts"], at(played, "result")["places"]) == ([0, 1, 0], [1, 2])
    assert played.must() == []


def test_R41_without_the_option_lots_are_drawn_at_once() -> None:
    played = tie(2, dice=(1, 2, 2), last_tie="drawn")
    assert (at(played, "result")["bouts"], at(played, "bout")) == ([0, 1, 1], None)


def test_R41_hands_lie_open_as_soon_as_they_were_compared() -> None:
    assert tie(2).view(0)["seats"][1]["hand"] == ["6", "7", "8"]


def test_R48_all_who_show_the_better_of_two_signs_win_the_bout() -> None:
    played = tie(4)
    bout(played, "sscc")
    assert at(played, "bout")["wins"] == [1, 1, 0, 0]
    bout(played, "scps", "pppp")
    assert at(played, "bout")["wins"] == [1, 1, 0, 0]
    assert played.must() == [0, 1, 2, 3]


def test_R48_of_several_who_reach_two_wins_the_others_are_out() -> None:
    played = tie(4)
    bout(played, "sscc", "sscc")
    assert (at(played, "bout")["tied"], at(played, "bout")["wins"]) == ([0, 1], [0, 0, 0, 0])
    assert (played.must(), played.legal(2)) == ([0, 1], [])
    bout(played, "ps--", "ps--")
    assert at(played, "result")["winners"] == [0]
    assert at(played, "result")["places"] == [1, 2, 2, 2]


def test_R48_after_nine_bouts_lots_decide_the_rest() -> None:
    played = tie(2, dice=(1,))
    bout(played, "sc", *["ss"] * 7)
    assert played.must() == [0, 1]
    bout(played, "pp")
    assert at(played, "result")["winners"] == [0]
    assert at(played, "result")["bouts"] == [0, 0]
    told = [event.name for event in played.happened]
    assert told[-2:] == ["lots", "over"]


def test_what_is_no_sign_is_refused_and_changes_nothing() -> None:
    played = tie(2)
    before = played.document()
    for text in ("pass", "discard 8", "thief"):
        with pytest.raises(IllegalAction, match="stone, scissors or paper"):
            played.do(0, text)
    with pytest.raises(IllegalAction, match="is not an action"):
        played.do(0, "sign well")
    assert played.document() == before


def test_a_position_in_the_middle_of_a_bout_is_written_and_read() -> None:
    played = tie(3)
    bout(played, "ssc")
    played.do(2, "sign paper")
    document = played.document()
    assert MARKET.document(MARKET.load(document)) == document
    changes: list[dict[str, object]] = [
        {"tied": [0, 1]},
        {"wins": [0, 0, 0]},
        {"chosen": []},
        {"signs": ["stone", "stone", "stone"], "chosen": [0, 1, 2]},
        {"shown": [["stone", "stone", None]]},
    ]
    for change in changes:
        with pytest.raises(BadDocument):
            MARKET.load({**document, "bout": {**document["bout"], **change}})


@pytest.mark.parametrize("level", ["random", "novice", "skilled", "master"])
def test_bots_choose_each_sign_by_lot(level: str) -> None:
    insight = Insight(MARKET, tie(2).state, 0)
    chosen = {make_bot(level, MARKET, seed).choose(insight, iterations=3) for seed in range(30)}
    assert chosen == set(insight.legal())


def test_a_record_with_bouts_replays() -> None:
    options = {"round_limit": 1, "last_tie": "played"}
    for seed in range(200):
        played = Table.new(MARKET, seats=2, options=options, seed=seed)
        chooser = Chooser(seed)
        while not played.over:
            number = chooser.one_of(played.state.must())
            legal = played.legal(number)
            played.do(number, legal[chooser.below(len(legal))])
        if at(played, "bout"):
            assert replay(played.record(), GAMES).document() == played.document()
            return
    pytest.fail("no game came to a bout")


def test_games_that_come_to_bouts_keep_all_laws() -> None:
    options = {"round_limit": 1, "last_tie": "played", "hand_size": 5}
    setups = (Setup(MARKET, 2 + seed % 4, options, seed) for seed in range(200))
    tied = (setup for setup in setups if any(each.state.phase == BOUT for each in setup.walk()))
    for setup in islice(tied, 2):
        check_all_laws(setup)
