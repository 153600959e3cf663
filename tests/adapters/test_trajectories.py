"""Games as data: bots' games and records become the same rows."""

from pathlib import Path

import numpy as np
import pytest

import runehall
from runehall.adapters.trajectories import play_games, rows_of_record, rows_of_records, save
from runehall.bots.match import read_contender
from runehall.engine import BadOption, BadRecord, Record
from runehall.games import GAMES

PLAYERS = [read_contender("skilled"), read_contender("random")]


def finished(game: str, seed: int) -> Record:
    """A game that random bots have played to its end."""
    table = runehall.new(game, seats=2, seed=seed)
    bot = runehall.bot("random", seed=seed)
    while not table.over:
        for seat in table.asked:
            action = bot.choose(table, seat)
            if action is not None:
                table.do(seat, action)
                break
    return table.record()


def test_every_decision_of_a_game_is_a_row(tmp_path: Path) -> None:
    rows = play_games("alaska", players=PLAYERS, games=3, seed=5)
    save(rows, tmp_path / "games.npz")
    with np.load(tmp_path / "games.npz") as saved:
        data = dict(saved)
    count = len(data["action"])
    assert data["observation"].shape == (count, runehall.observation("alaska", 2).width)
    assert sorted(set(data["game"])) == [0, 1, 2]
    assert set(data["seed"]) == {"5", "6", "7"}
    for row in range(count):
        legal = data["legal"][data["starts"][row] : data["starts"][row + 1]]
        assert data["action"][row] in legal
    for game in range(3):
        paid = {
            (seat, reward)
            for seat, reward, of in zip(data["seat"], data["reward"], data["game"], strict=True)
            if of == game
        }
        assert len(paid) == 2
        assert sum(reward for _, reward in paid) == 0


def test_the_same_seed_writes_the_same_rows() -> None:
    first = play_games("rune", players=PLAYERS, games=1, seed=2)
    assert first == play_games("rune", players=PLAYERS, games=1, seed=2)
    assert first != play_games("rune", players=PLAYERS, games=1, seed=3)


@pytest.mark.parametrize("game", ["alaska", "rune"])
def test_a_record_becomes_rows_that_say_what_was_done(game: str) -> None:
    record = finished(game, 4)
    rows = rows_of_record(record)
    assert [seat for seat, _ in record.actions] == rows.seat
    table = runehall.load(record, at=0)
    space = runehall.actions(game, 2)
    for (seat, text), number in zip(record.actions, rows.action, strict=True):
        action = space.action(table.state, seat, number)
        assert GAMES[game].notation(table.state).text(action) == text
        table.do(seat, text)


def test_records_of_one_kind_are_one_dataset() -> None:
    rows = rows_of_records([finished("rune", 1), finished("rune", 2)])
    assert set(rows.game) == {0, 1}
    assert len(rows.reward) == len(rows.action) == len(rows.observation)


def test_what_cannot_be_learned_from_is_refused(tmp_path: Path) -> None:
    unfinished = finished("rune", 1)
    unfinished.actions.pop()
    with pytest.raises(BadRecord, match="Only a game that is over"):
        rows_of_record(unfinished)
    with pytest.raises(BadRecord, match="no record"):
        rows_of_records([])
    with pytest.raises(BadRecord, match="different kinds"):
        rows_of_records([finished("rune", 1), finished("alaska", 1)])
    with pytest.raises(BadOption, match="not as “games"):
        save(rows_of_record(finished("rune", 1)), tmp_path / "games.csv")
