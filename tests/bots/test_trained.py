"""Players in files: they come back as they were, play honestly, and are refused in a sentence."""

import json
import re
import sys
from dataclasses import replace
from itertools import islice
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

import runehall
from bots.positions import decisions
from runehall.bots.bot import DECLINE
from runehall.bots.features import Encoder, Feature
from runehall.bots.match import play_match, read_contender
from runehall.bots.trained import Trained, TrainedBot, bot_at, player_named, read_trained
from runehall.cli import command_line
from runehall.engine import BadDocument, BadOption, Game, RunehallError
from runehall.games import GAMES
from trained_players import saved_in, untrained

ALASKA = GAMES["alaska"]


def test_a_file_comes_back_as_it_was(tmp_path: Path) -> None:
    made = untrained()
    made.save(tmp_path / "nanook.npz")
    read = read_trained(tmp_path / "nanook.npz")
    assert read.name == "nanook"
    assert read.training == made.training
    for (weights, biases), (kept, kept_biases) in zip(made.layers, read.layers, strict=True):
        assert np.allclose(weights, kept, atol=2e-3)
        assert np.allclose(biases, kept_biases, atol=2e-3)
    assert [path.name for path in tmp_path.iterdir()] == ["nanook.npz"]


def test_a_file_that_has_changed_is_read_anew(tmp_path: Path) -> None:
    path = saved_in(tmp_path)
    before = read_trained(path)
    assert read_trained(path) is before
    untrained(seed=2).save(path)
    assert not np.allclose(read_trained(path).layers[0][0], before.layers[0][0])


def test_features_read_bytes_in_four_ways() -> None:
    assert ALASKA.observer is not None
    observer = ALASKA.observer(ALASKA.new(2))
    features = [
        Feature("phase", "is", (0, 3)),
        Feature("caught", "at_least", (1, 2)),
        Feature("draw", "scaled", (50,)),
        Feature("discard", "count", (4, 9)),
    ]
    row = np.zeros((1, observer.width), "u1")
    row[0, observer["phase"]] = 3
    row[0, observer["caught"]] = (1, 7)
    row[0, observer["draw"]] = 25
    row[0, observer["discard"].start : observer["discard"].start + 3] = (4, 9, 4)
    encoded = Encoder(features, observer).encode(row)
    assert encoded.tolist() == [[0, 1, 1, 0, 1, 1, 0.5, 2, 1]]


def test_the_best_promise_among_what_is_legal_is_played() -> None:
    made = untrained()
    bot = TrainedBot(made, player_named("skilled"), ALASKA, 1)
    for decision in islice(decisions(ALASKA, games=3, seats=2), 30):
        insight = decision.insight
        choice = bot.choose(insight)
        assert choice in insight.legal()
        assert bot.fitting is not None
        promises = bot.promises(bot.fitting, insight)
        legal = insight.legal()
        ids = bot.fitting.actions.ids(insight.stand_in, decision.seat, legal)
        chosen = promises[ids[list(legal).index(choice)]]
        assert chosen == max(promises[each] for each in ids)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_trained_players_are_honest_in_every_game(game: Game) -> None:
    seats = game.usual_seats
    made = untrained(game.id, seats)
    waited = 0
    for number, decision in enumerate(islice(decisions(game, games=3, seats=seats), 0, 24, 2)):
        here = TrainedBot(made, player_named("skilled"), game, 1).choose(decision.insight)
        there = TrainedBot(made, player_named("skilled"), game, 2).choose(decision.twin(number))
        assert here == there
        waited += here == DECLINE
        assert here in decision.insight.legal() or decision.insight.may_wait()
    assert waited < 12


def test_a_trained_player_plays_whole_games(tmp_path: Path) -> None:
    path = str(saved_in(tmp_path))
    players = [read_contender(path), read_contender("random")]
    assert players[0].name == "alaska-2"
    result = play_match(ALASKA, players, seed=3, options={})
    assert result.decisions[0] > 5
    table = runehall.new("alaska", seed=7)
    bot = runehall.bot(path, seed=1)
    assert repr(bot) == "<bot alaska-2, seed 1>"
    while not table.over:
        seat = (table.must() or table.may())[0]
        action = bot.choose(table, seat)
        assert action is not None
        table.do(seat, action)


def test_it_plays_in_the_arena(tmp_path: Path) -> None:
    path = str(saved_in(tmp_path))
    asked = ["arena", "alaska", "--bots", f"{path},random", "--games", "2", "--paired", "--json"]
    answer = CliRunner().invoke(command_line(), asked)
    assert answer.exit_code == 0
    results = json.loads(answer.stdout)["results"]
    assert [each["bot"] for each in results] == ["alaska-2", "random"]
    assert [each["games"] for each in results] == [2, 2]


# --- refused --------------------------------------------------------------------------------------


def rewritten(path: Path, **changes: object) -> None:
    """Write a file anew that says something else about itself."""
    with np.load(path) as archive:
        arrays = dict(archive)
    about = json.loads(bytes(arrays["about"])) | changes
    arrays["about"] = np.frombuffer(json.dumps(about).encode(), "u1")
    np.savez(path, **arrays)


def broken(path: Path, name: str, array: object) -> None:
    """Write a file anew in which an array is another one."""
    with np.load(path) as archive:
        arrays = {**archive, name: np.asarray(array)}
    np.savez(path, **arrays)


def test_what_is_no_file_of_a_player_is_refused(tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere.npz"
    with pytest.raises(RunehallError, match=r"cannot be read: No such file or directory\."):
        read_trained(nowhere)
    whole = saved_in(tmp_path).read_bytes()
    texts = [b"", b"PK", b"hello", whole[:-30], whole[: len(whole) // 2]]
    for number, text in enumerate(texts):
        path = tmp_path / f"broken-{number}.npz"
        path.write_bytes(text)
        with pytest.raises(BadDocument, match=r"is no trained player: it cannot be unpacked\."):
            read_trained(path)
    np.savez(tmp_path / "other.npz", rows=np.zeros(3))
    with pytest.raises(BadDocument, match="is no trained player: it cannot be unpacked"):
        read_trained(tmp_path / "other.npz")


def test_a_program_hidden_in_a_file_is_not_run(tmp_path: Path) -> None:
    path = saved_in(tmp_path)
    with np.load(path) as archive:
        arrays = dict(archive)
    arrays["weights_0"] = np.array([print], dtype=object)
    np.savez(path, **arrays)
    with pytest.raises(BadDocument, match="cannot be unpacked"):
        read_trained(path)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"format": 2}, "it was written by another version of Runehall"),
        ({"seats": "two"}, "about.seats must be a whole number from 1 to 8, not “two”"),
        ({"weights": 3}, "about has an unknown key “weights”"),
        ({"features": [{"stretch": "phase"}]}, "about.features.0.way is missing"),
        ({"features": "all"}, "about.features must be a list"),
    ],
)
def test_a_file_that_says_strange_things_is_refused(
    tmp_path: Path, changes: dict[str, object], sentence: str
) -> None:
    path = saved_in(tmp_path)
    rewritten(path, **changes)
    with pytest.raises(BadDocument, match=re.escape(sentence)):
        read_trained(path)


def test_layers_that_fit_nothing_are_refused(tmp_path: Path) -> None:
    for name, array, sentence in (
        ("biases_0", [0.0], "its layers do not fit each other"),
        ("weights_1", np.zeros((9, 120)), "its layers do not fit each other"),
        ("biases_1", np.full(120, np.nan), "its layers hold what is no number"),
    ):
        path = saved_in(tmp_path)
        broken(path, name, array)
        with pytest.raises(BadDocument, match=sentence):
            read_trained(path)
    path = saved_in(tmp_path)
    rewritten(path, features=[{"stretch": "phase", "way": "is", "values": [1]}])
    with pytest.raises(BadDocument, match="turn 159 numbers into 120, not 1 into 120"):
        read_trained(path).check(ALASKA, ALASKA.new(2))


@pytest.mark.parametrize(
    ("feature", "sentence"),
    [
        (Feature("phase", "about", (1,)), "one of is, at_least, scaled, count, not “about”"),
        (Feature("phase", "is", ()), "The values of “phase” are not numbers of one byte."),
        (Feature("phase", "is", (256,)), "The values of “phase” are not numbers of one byte."),
        (Feature("phase", "scaled", (0,)), "“phase” is scaled by one number above 0."),
        (Feature("moon", "is", (1,)), "The observation has no stretch “moon”; it has turn_no"),
    ],
)
def test_features_that_mean_nothing_are_refused(feature: Feature, sentence: str) -> None:
    assert ALASKA.observer is not None
    with pytest.raises(RunehallError, match=re.escape(sentence)):
        Encoder([feature], ALASKA.observer(ALASKA.new(2)))


def misfits() -> list[tuple[Trained, str, int, dict[str, object], str]]:
    """Players at tables that are not theirs, and what is said about it."""
    made = untrained()
    older = replace(made, training=replace(made.training, version=1))
    return [
        (made, "cambio", 2, {}, "plays alaska, not cambio."),
        (made, "alaska", 3, {}, "plays at tables of 2 seats, not of 3."),
        (older, "alaska", 2, {}, "has learned version 1 of the rules of alaska; these are version"),
        (made, "alaska", 2, {"manifest": {"1": 20, "S": 20}}, "has learned alaska with other opt"),
    ]


def test_tables_of_another_kind_are_refused() -> None:
    for trained, game, seats, options, sentence in misfits():
        with pytest.raises(BadOption, match=re.escape(f"The player “untrained” {sentence}")):
            trained.check(GAMES[game], GAMES[game].new(seats, options))
    made = untrained()
    made.check(ALASKA, ALASKA.new(2, {"preset": "sealed"}))


def test_the_commands_refuse_in_a_sentence(tmp_path: Path) -> None:
    path = str(saved_in(tmp_path))
    for asked, sentence in (
        (["arena", "cambio", "--bots", f"{path},skilled"], "plays alaska, not cambio."),
        (["arena", "alaska", "--bots", f"{path},random,random"], "tables of 2 seats, not of 3."),
        (["arena", "alaska", "--bots", "x.npz,skilled"], "The player “x.npz” cannot be read"),
        (["play", "alaska", "--bots", path, "--seats", "3"], "tables of 2 seats, not of 3."),
        (["play", "market", "--bots", path], "plays alaska, not market."),
    ):
        answer = CliRunner().invoke(command_line(), asked)
        assert answer.exit_code != 0
        assert sentence in str(answer.exception)


def test_without_numpy_it_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = str(saved_in(tmp_path))
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(RunehallError, match=r"needs NumPy: install runehall\[numpy\]\."):
        bot_at(player_named(path), ALASKA, 1)
