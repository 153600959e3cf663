"""Shards: pure, named by all that decides them, the same wherever they are played, resumable."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from runehall.engine import BadOption, Table, replay
from runehall.engine.heuristics import play_sensibly
from runehall.engine.record import read_record
from runehall.engine.seeds import generator_for
from runehall.games import GAMES
from runehall.lab import Specification, Study, runner_for, study
from runehall.lab.examples import record_of
from runehall.lab.laboratory import Laboratory
from runehall.lab.play.playing import LONGEST_GAME, chooser_for
from runehall.lab.play.shard import BrokenShard, play
from runehall.lab.play.specification import read_contestant, specify
from runehall.lab.runners import Coming, here
from runehall.lab.store import CannotWrite, Store, write_whole


def alaska(**others: object) -> Specification:
    game = GAMES["alaska"]
    options = game.options.resolve({}, 3)
    return specify(game, 3, options, **{"games": 6, **others})


def small(**others: object) -> Study:
    asked = {"game": GAMES["alaska"], "seats": (2, 3), "games": 12, "worth": 4, "closer": 4}
    return Study(**{**asked, "vary": {"hand_size": [4, 5]}, **others})  # type: ignore[arg-type]


def test_a_shard_plays_the_games_of_the_bare_engine() -> None:
    game = GAMES["alaska"]
    table = game.new(3)
    found = play(alaska()).columns
    for seed in range(6):
        state = table.anew(generator_for(seed))
        actions = play_sensibly(state, game.heuristics(), chooser_for(seed), LONGEST_GAME)
        assert found["actions"][seed] == actions
        assert found["winners"][seed] == state.winners()
        assert [found[f"score{seat}"][seed] for seat in range(3)] == list(state.scores())


@pytest.mark.parametrize("players", ["sensible", "kind", "random"])
def test_looking_closely_changes_nothing(players: str) -> None:
    plain = play(alaska(players=players, subject=players)).columns
    closely = play(alaska(players=players, subject=players, closely=True)).columns
    assert {name: closely[name] for name in plain} == plain


def test_whatever_decides_a_game_names_its_shard() -> None:
    base = alaska()
    others = [
        replace(base, seed=1),
        replace(base, games=7),
        replace(base, version=1),
        replace(base, code="other"),
        replace(base, options={**base.options, "hand_size": 5}),
        replace(base, options={**base.options, "manifest": {"cards": {"bear": 3}}}),
        replace(base, options={**base.options, "manifest": {"cards": {"bear": 4}}}),
        replace(base, players="kind"),
        replace(base, subject="master@50i"),
        replace(base, subject="master@100i"),
        replace(base, forbidden="eagle"),
        replace(base, slower_ms=0),
        replace(base, closely=True),
        replace(base, repeats=2),
    ]
    assert len({each.name for each in [base, *others]}) == len(others) + 1
    assert alaska().name == base.name


def test_the_pieces_of_a_specification_are_its_games() -> None:
    whole = alaska(games=1234, seed=5)
    pieces = list(whole.shards())
    assert len(pieces) > 1
    assert sum(each.games for each in pieces) == 1234
    assert [each.seed for each in pieces][1:] == [each.seed + each.games for each in pieces[:-1]]


def files(folder: Path) -> dict[str, bytes]:
    return {name: (folder / name).read_bytes() for name in ("games.csv", "numbers.json")}


def test_one_core_and_two_write_the_same_bytes(tmp_path: Path) -> None:
    for jobs in (1, 2):
        Laboratory(small(), tmp_path / str(jobs), runner_for(jobs, "")).work()
    assert files(tmp_path / "1") == files(tmp_path / "2")
    assert (tmp_path / "1" / "games.csv").read_text("utf-8").startswith("part,seats,seed,first,")


class Interrupted:
    """A runner that is stopped after some shards."""

    def __init__(self, after: int) -> None:
        self.after = after
        self.played = 0

    def __call__(self, shards: Sequence[Specification]) -> Coming:
        for number, played in here(shards):
            if self.played == self.after:
                raise KeyboardInterrupt
            self.played += 1
            yield number, played


def test_an_interrupted_study_goes_on_where_it_stopped(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        Laboratory(small(), tmp_path / "a", Interrupted(3)).work()
    assert len(list((tmp_path / "a" / "shards").iterdir())) == 3
    rest = Interrupted(10_000)
    Laboratory(small(), tmp_path / "a", rest).work()
    whole = Interrupted(10_000)
    Laboratory(small(), tmp_path / "b", whole).work()
    assert rest.played == whole.played - 3
    assert files(tmp_path / "a") == files(tmp_path / "b")
    again = Interrupted(0)
    Laboratory(small(), tmp_path / "a", again).work()
    assert again.played == 0


def test_a_damaged_shard_is_named_and_nothing_else_is_lost(tmp_path: Path) -> None:
    laboratory = Laboratory(small(), tmp_path, here)
    laboratory.work()
    shard = min((tmp_path / "shards").iterdir())
    shard.write_bytes(shard.read_bytes()[:-1])
    with pytest.raises(BrokenShard, match=f"{shard.name} is damaged. Delete it"):
        laboratory.work()
    shard.unlink()
    once = Interrupted(1)
    Laboratory(small(), tmp_path, once).work()
    assert once.played == 1


def test_a_full_disk_is_told_and_leaves_no_half_file(tmp_path: Path) -> None:
    def full() -> Iterator[bytes]:
        yield b"x"
        raise OSError(28, "No space left on device")

    with pytest.raises(
        CannotWrite, match=r"No space left on device\. What was played before is kept"
    ):
        write_whole(tmp_path / "games.csv", full())
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "file").touch()
    with pytest.raises(CannotWrite, match="cannot be made"):
        Store(tmp_path / "file" / "shards")


def test_examples_are_games_that_were_counted_and_replay(tmp_path: Path) -> None:
    found = study("alaska", seats=2, games=12, parts=("closer",), store=tmp_path).tables[0]
    assert [each.name for each in found.examples] == ["shortest", "longest", "closest", "dramatic"]
    for each in found.examples:
        table: Table = replay(read_record(json.loads(json.dumps(each.record))), GAMES)
        assert table.over
    shortest, longest = found.examples[:2]
    assert shortest.number == len(shortest.record["actions"]) == found.summary.actions.least
    assert longest.number == len(longest.record["actions"]) == found.summary.actions.most


def test_a_slower_seat_changes_only_who_is_first() -> None:
    even, slow = (play(alaska(slower_ms=ms, games=20)).columns for ms in (0, 100_000))
    assert even["first"] == slow["first"]
    assert even != slow
    assert play(alaska(slower_ms=0, games=20)).columns == even


def test_a_seat_that_never_passes_cannot_keep_a_window_open_for_ever() -> None:
    game = GAMES["cambio"]
    options = game.options.resolve({"preset": "single"}, 4)
    found = play(specify(game, 4, options, games=4, forbidden="pass")).columns
    assert max(found["actions"]) < 3000


def test_bots_play_by_iterations_and_the_same_every_time() -> None:
    searching = alaska(games=1, players="skilled", subject="master@20i")
    assert play(searching) == play(searching)


def test_a_searching_seat_does_without_what_it_may_not_do() -> None:
    about = alaska(games=2, subject="master@20i", forbidden="eagle")
    for seed in range(2):
        record = record_of(about, seed)
        table = replay(record, GAMES, until=0)
        for seat, text in record.actions:
            if seat == about.subject_seat(seed) and text.startswith("eagle"):
                # Where nothing but eagles is left, one has to be played.
                assert all(each.startswith("eagle") for each in table.legal(seat))
            table.do(seat, text)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("clever", "There is no player “clever”"),
        ("master@25", "counted in iterations"),
        ("master@0i", "counted in iterations"),
        ("skilled@5i", "Only a player that searches"),
    ],
)
def test_a_player_that_cannot_be_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(Exception, match=sentence):
        read_contestant(text)


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"vary": {"boats": [1]}}, "There is no option “boats”"),
        ({"vary": {"hand_size": []}}, "varied over no value"),
        ({"vary": {"hand_size": [99]}}, "can be 2 to 6, not “99”"),
        ({"seats": ()}, "at least one number of seats"),
        ({"seats": (9,)}, "is played with 2, 3, 4 seats"),
        ({"without": ("fly",)}, "There is no verb “fly”"),
        ({"vary": {"hand_size": [2, 3, 4, 5, 6] * 13}}, "too many to compare"),
        ({"confirm": "sensible"}, "Only a player that searches can confirm"),
    ],
)
def test_a_study_that_cannot_be_played_is_refused_before_anything_is(
    asked: dict[str, object], sentence: str, tmp_path: Path
) -> None:
    with pytest.raises(Exception, match=sentence):
        Laboratory(small(**asked), tmp_path / "study", here)
    assert not (tmp_path / "study").exists()


@pytest.mark.parametrize("cluster", ["slurm://x", "dask", "dask://"])
def test_a_cluster_that_is_none_is_refused(cluster: str) -> None:
    with pytest.raises(BadOption, match="A cluster is dask://HOST:PORT"):
        runner_for(1, cluster)
