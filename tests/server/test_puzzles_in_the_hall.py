"""Puzzles in the hall: what is shown gives nothing away, and every answer is judged in words."""

from __future__ import annotations

from pathlib import Path

import pytest
from halls import opened, run
from msgspec import json

from runehall.coach.puzzle import puzzles_of
from runehall.games import GAMES
from runehall.server import wire
from runehall.server.client import HallRefusal


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_shows_what_its_seat_sees_and_judges_every_answer(
    game: str, tmp_path: Path
) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            shelf = await hall.client.ask("GET", "/api/puzzles", wire.PuzzleShelf)
            ours = puzzles_of(game)
            assert shelf.games[game] == len(ours)
            path = f"/api/puzzles/{game}/0?language=de"
            shown = await hall.client.ask("GET", path, wire.Puzzle)
            table = ours[0].table(GAMES)
            assert shown.view == table.view(ours[0].seat)
            assert shown.view["seed"] is None
            assert [each.text for each in shown.legal] == table.legal(shown.seat)
            rights = []
            for each in shown.legal[:40]:
                body = wire.SolvePuzzle(each.text)
                told = await hall.client.ask("POST", path, wire.PuzzleSolved, body=body)
                assert told.best == ours[0].best
                assert told.why
                if told.right:
                    rights.append(each.text)
            assert rights in ([ours[0].best], []), "only what is listed late may be missing"
            assert rights or ours[0].best in [each.text for each in shown.legal[40:]]

    run(test())


@pytest.mark.parametrize(
    ("path", "text", "code"),
    [
        ("/api/puzzles/alaska/0", "dance", "not_a_choice"),
        ("/api/puzzles/alaska/999", "pass", "no_such_puzzle"),
        ("/api/puzzles/alaska/-1", "pass", "no_such_puzzle"),
        ("/api/puzzles/alaska/99999999999999999999", "pass", "no_such_puzzle"),
        ("/api/puzzles/alaska/²", "pass", "no_such_puzzle"),
        ("/api/puzzles/chess/0", "pass", "no_such_puzzle"),
        ("/api/puzzles/alaska/0", "", "bad_message"),
    ],
)
def test_a_wrong_question_about_puzzles_is_refused(
    path: str, text: str, code: str, tmp_path: Path
) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            async with hall.client.session.post(hall.address + path, json={"text": text}) as answer:
                assert json.decode(await answer.read(), type=wire.Refusal).code == code
            if code == "no_such_puzzle":
                with pytest.raises(HallRefusal, match="no such puzzle"):
                    await hall.client.ask("GET", path, wire.Puzzle)

    run(test())
