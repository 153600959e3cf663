"""The rulings R15 to R28 about turns, the end, the modes and tokens, one test or more each.

The starting card lies at 0 0 and shows, row by row, BG BR GB.
"""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from games.rune.positions import CLASH, PLAIN, STRIPES, legal, play, refusal, table
from runehall.engine import SPECTATOR, Table
from runehall.engine.seeds import generator_for
from runehall.games.rune import GAME
from runehall.games.rune.components import number_of

JOINING = "place J 1 0 1"  # joins the blue runes at 0 0 and 0 1 with the one at 1 2


def test_R15_E1_when_no_card_fits_the_hand_is_kept_and_the_turn_goes_on() -> None:
    at = table(hands=["A", "BB"], manifest=CLASH, copies=2, phase="act", hand_size=1)
    events = at.do(0, "draw")
    assert [event.name for event in events] == ["drew", "drew_card", "turn", "stuck"]
    document = at.document()
    assert (document["turn"], document["phase"]) == (1, "act")
    assert document["skips"] == [0, 1]
    assert document["hands"][1] == ["B", "B"]
    assert refusal(at, 1, "pass") == "no_pass"
    play(at, "draw")
    assert len(at.document()["hands"][1]) == 3


def test_R16_E5_a_rune_master_without_a_rune_is_forfeited() -> None:
    settings: dict[str, Any] = {"manifest": PLAIN, "copies": 2, "masters": 1, "hand_size": 1}
    at = table(hands=["A", "A"], deck=[], **settings)
    play(at, "place A 0 2 0", "master 0 0")
    assert at.document()["ending"] == 0
    events = at.do(1, "place A 1 -2 0")
    assert [event.name for event in events] == ["placed", "forfeit", "over"]
    document = at.document()
    assert document["lost"] == [0, 1]
    assert document["masters"] == [0, 0]
    assert document["result"] == {
        "scores": [15, 0],
        "counts": [{"B": 15, "G": 0, "R": 0}, {"B": 0, "G": 0, "R": 0}],
        "winners": [0],
        "next_start": None,
    }


def test_R16_the_first_seat_to_forfeit_its_last_is_the_ending() -> None:
    settings: dict[str, Any] = {"manifest": PLAIN, "copies": 2, "masters": 2, "hand_size": 1}
    at = table(hands=["A", "A"], deck=[], masters_at=["1 0 0"], lost=[1, 0], **settings)
    events = at.do(0, "place A 1 -2 0")
    assert [event.name for event in events] == ["placed", "forfeit", "last_master", "turn"]
    assert at.document()["ending"] == 0


def last_of_two(**options: Any) -> Table:
    """Seat 0 is about to place its last Rune Master; seat 1 has two and two cards."""
    return table(hands=["", "JF"], masters=2, masters_at=["0 0 0"], phase="act", **options)


def test_R17_the_other_plays_on_alone_without_drawing() -> None:
    at = play(last_of_two(), "master 0 2")
    assert at.document()["ending"] == 0
    for turn in (2, 3):
        assert at.must() == [1]
        assert at.document()["turn_no"] == turn
        play(at, legal(at)[0])
        assert "draw" not in legal(at)
        assert refusal(at, 1, "draw") == "no_draw"
        play(at, legal(at)[-1])
    assert at.document()["phase"] == "over"


def test_R17_final_draw_lets_the_other_draw() -> None:
    at = play(last_of_two(final_draw=True), "master 0 2")
    play(at, legal(at)[0], "draw")
    assert at.must() == [1]
    assert len(at.document()["hands"][1]) == 2


def tied_end(spots: tuple[str, str], **options: Any) -> dict[str, Any]:
    """The end of a game in which each seat has its one Rune Master on the starting card."""
    first, second = spots
    at = table(
        hands=["A", "B"], masters=1, masters_at=[f"0 {first}"], turn=1, phase="act", **options
    )
    return play(at, f"master {second}").document()


@pytest.mark.parametrize(
    ("tie_break", "spots", "winners"),
    [
        ("shared", ("0 0", "1 0"), [0, 1]),  # two blue against one green
        ("reds", ("0 0", "1 0"), [1]),  # no reds, so greens decide
        ("reds", ("1 0", "0 0"), [0]),
        ("reds", ("1 0", "0 2"), [0, 1]),  # one green each
    ],
)
def test_R18_a_tie(tie_break: str, spots: tuple[str, str], winners: list[int]) -> None:
    document = tied_end(spots, tie_break=tie_break)
    assert document["result"]["scores"] == [2, 2]
    assert document["result"]["winners"] == winners


def test_R18_reds_decide_before_greens() -> None:
    values = {"B": 1, "G": 2, "R": 2}
    document = tied_end(("1 1", "1 0"), tie_break="reds", values=values)
    assert document["result"]["scores"] == [2, 2]
    assert document["result"]["winners"] == [0]


def test_R18_the_bonus_goes_to_the_starting_side_and_only_into_the_result() -> None:
    document = tied_end(("0 0", "1 0"), first_bonus=-20)
    assert document["scores"] == [2, 2]
    assert document["result"]["scores"] == [-18, 2]
    assert document["result"]["winners"] == [1]
    assert tied_end(("0 0", "1 0"), first_bonus=1)["result"]["winners"] == [0]


def test_R18_the_bonus_is_ignored_alone() -> None:
    at = table("solo", hands=["A"], masters=1, phase="act", first_bonus=20)
    result = play(at, "master 1 1").document()["result"]
    assert result["scores"] == [3]
    assert result["winners"] == [0]


def test_R19_a_line_is_a_row_or_column_through_the_card() -> None:
    limits = {"B": 4, "G": 9, "R": 9}
    at = table(hands=["A", "B"], manifest=PLAIN, line_limits=limits)
    assert refusal(at, 0, "place A 1 2 1") == "accepted"  # a column of four
    at = table(hands=["A", "B"], manifest=PLAIN, line_limits=limits)
    assert refusal(at, 0, "place A 0 2 0") == "line"  # two columns of five


def test_R19_E20_lines_that_do_not_touch_the_card_are_ignored() -> None:
    limits = {"B": 2, "G": 2, "R": 3}  # the blue column of three is too long already
    at = table(hands=["B", "A"], manifest=STRIPES, line_limits=limits)
    assert refusal(at, 0, "place B 1 2 0") == "accepted"


def test_E20_a_card_with_too_long_a_printed_line_never_fits() -> None:
    at = table(hands=["A", "B"], manifest=PLAIN, line_limits={"B": 2, "G": 2, "R": 2}, phase="act")
    play(at, "draw")
    assert at.document()["skips"] == [0, 1]


def test_R20_removed_cards_are_seen_only_when_the_game_is_over() -> None:
    at = table("solo", hands=["A"], masters=1, phase="act", deck=["B", "C"])
    assert at.view(0)["removed"] == [None] * 13
    assert at.view(0)["deck"] == [None, None]
    play(at, "master 0 0")
    assert at.view(SPECTATOR) == at.document()
    assert at.view(0)["removed"] == list("DEFGHIJKLMNOP")


def test_R21_teams_play_clockwise_with_three_cards_and_two_rune_masters_each() -> None:
    document = GAME.document(GAME.new(4, {}, 5))
    assert [len(hand) for hand in document["hands"]] == [3, 3, 3, 3]
    assert document["masters"] == [2, 2, 2, 2]
    assert (len(document["deck"]), len(document["removed"])) == (12, 8)
    assert len(document["scores"]) == 2
    at = Table.at(GAME, document)
    seats = []
    for _ in range(8):
        seats.append(at.must()[0])
        play(at, legal(at)[0], "draw")
    first = document["first"]
    assert seats == [(first + turn) % 4 for turn in range(8)]


def done_seat(option: str, **changes: Any) -> Table:
    """Seat 1 has used its Rune Masters; seat 0 is about to end its turn."""
    settings: dict[str, Any] = {"hands": ["AB", "JK", "EF", "GH"], "masters": 1}
    settings |= {"masters_at": ["1 0 0"], "phase": "act", "done_seat": option} | changes
    return table("teams", **settings)


def test_R22_play_on_lays_and_draws_or_passes() -> None:
    at = play(done_seat("play_on"), "draw")
    assert at.must() == [1]
    assert legal(at)[0] == "pass"
    assert refusal(at, 1, "draw") == "wrong_phase"
    play(at, legal(at)[1])
    assert legal(at) == ["pass", "draw"]
    assert refusal(at, 1, "master 1 0") == "no_master_left"
    play(at, "draw")
    assert at.must() == [2]
    assert len(at.document()["hands"][1]) == 2


def test_R22_play_on_may_pass_twice() -> None:
    at = play(done_seat("play_on"), "draw", "pass")
    assert at.must() == [2]
    assert len(at.document()["hands"][1]) == 2
    at = play(done_seat("play_on"), "draw")
    play(at, legal(at)[1], "pass")
    assert at.must() == [2]
    assert len(at.document()["hands"][1]) == 1


def test_R22_hand_only_lays_without_drawing() -> None:
    at = play(done_seat("hand_only"), "draw")
    assert at.must() == [1]
    play(at, legal(at)[1])
    assert at.must() == [2]
    assert len(at.document()["hands"][1]) == 1


def test_R22_out_gets_no_more_turns() -> None:
    at = play(done_seat("out"), "draw")
    assert at.must() == [2]


def test_R23_E16_the_last_rune_master_of_all_ends_the_game_at_once() -> None:
    masters = ["0 0 0", "1 1 0", "2 0 1"]
    at = done_seat("play_on", masters_at=masters, turn=3)
    play(at, "master 1 1")
    document = at.document()
    assert document["phase"] == "over"
    assert document["turn"] == 3
    assert document["hands"] == [["A", "B"], ["J", "K"], ["E", "F"], ["G", "H"]]
    assert document["result"]["scores"] == [2, 5]
    assert document["result"]["winners"] == [1, 3]


def test_R24_partners_share_areas_but_not_hands() -> None:
    at = table("teams", masters_at=["0 0 0", "2 1 2"], hands=["A", "B", "JCE", "D"], turn=2)
    assert refusal(at, 2, JOINING) == "accepted"
    assert at.document()["scores"] == [8, 0]
    assert at.view(2)["hands"] == [[None], [None], ["C", "E"], [None]]
    enemy = table("teams", masters_at=["1 0 0", "2 1 2"], hands=["A", "B", "JCE", "D"], turn=2)
    assert refusal(enemy, 2, JOINING) == "connects"


def test_R25_one_token_right_after_the_rune_master_and_beside_it() -> None:
    at = table("duel-gm", hands=["A", "B"], masters_at=["0 1 2"], phase="act")
    play(at, "master 0 0")
    document = at.document()
    assert (document["phase"], document["anchor"]) == ("token", [0, 0])
    assert refusal(at, 0, "token 0 2 B") == "not_beside"
    assert refusal(at, 0, "token 9 9 B") == "not_beside"
    play(at, "token 1 0 B")
    document = at.document()
    assert document["tokens"] == [0, 1]
    assert document["anchor"] is None
    assert document["tokens_placed"] == [{"seat": 0, "x": 1, "y": 0, "color": "B"}]
    assert document["turn"] == 1


def test_R25_without_a_token_the_turn_ends_with_the_rune_master() -> None:
    at = table("duel-gm", hands=["A", "B"], tokens_at=["0 1 0 B"], phase="act")
    assert play(at, "master 0 0").document()["turn"] == 1


def test_R26_a_token_changes_the_colour_and_lies_on_a_free_rune() -> None:
    at = table(
        "duel-gm",
        hands=["A", "B"],
        masters_at=["1 1 0", "0 0 0"],
        tokens_at=["1 0 1 G"],
        phase="token",
        anchor=[0, 0],
    )
    assert refusal(at, 0, "token 1 0 B") == "occupied"
    assert refusal(at, 0, "token 0 1 B") == "occupied"
    assert refusal(at, 0, "token -1 0 B") == "no_rune"
    assert legal(at) == ["pass", "token 1 1 B", "token 1 1 G"]
    same = table("duel-gm", hands=["A", "B"], masters_at=["0 0 0"], phase="token", anchor=[0, 0])
    assert refusal(same, 0, "token 0 1 B") == "same_colour"


def test_R26_a_rune_master_may_stand_on_a_token() -> None:
    at = table("duel-gm", hands=["A", "B"], tokens_at=["0 0 2 B"], phase="act")
    assert "master 0 2" in legal(at)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_R27_the_deal_follows_the_shuffle_from_the_starting_seat(seats: int) -> None:
    document = GAME.document(GAME.new(seats, {}, 77))
    options = document["options"]
    codes = [number_of(code) for code in "ABCDEFGHIJKLMNOP"] * options["copies"]
    cards = vec[u8](codes)
    generator = generator_for(77)
    generator.shuffle(0, cards, len(codes))
    shuffled = [chr(65 + card) for card in cards]
    first = document["first"]
    assert first == generator.roll(0, seats) - 1
    assert document["removed"] == shuffled[: options["removed"]]
    dealt = shuffled[options["removed"] :]
    for turn in range(seats):
        assert document["hands"][(first + turn) % seats] == dealt[3 * turn : 3 * turn + 3]
    assert document["deck"] == dealt[3 * seats :]
    assert document["table"] == [{"card": "S", "x": 0, "y": 0, "rot": 0}]
    assert document["turn_no"] == 1


def test_R28_who_begins_is_drawn_and_drawn_again() -> None:
    starts = {GAME.document(GAME.new(2, {}, seed))["first"] for seed in range(20)}
    assert starts == {0, 1}
    ended = Table.new(GAME, seats=2, options={"masters": 1}, seed=5)
    while not ended.over:
        ended.do(ended.asked[0], ended.legal(ended.asked[0])[-1])
    assert ended.document()["result"]["next_start"] is None
