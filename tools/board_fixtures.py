"""Games for the development of boards: what a seat saw, position by position, as the page gets it.

    python tools/board_fixtures.py market --seats 3 --seat 0 --seed 1

writes web/dev/fixtures/market-3-0.json. The whole of one game between fast bots is kept, so that
a board can be looked at in every phase and moved from each position to the next.
"""

from __future__ import annotations

import argparse
import json
from importlib.resources import files
from pathlib import Path
from typing import Any

from runehall.engine import Chooser, Table
from runehall.engine.documents import seats_in
from runehall.engine.errors import IllegalAction
from runehall.games import GAMES

FOLDER = Path(__file__).parent.parent / "web" / "dev" / "fixtures"
NAMES = ("Mira", "Jonas", "Birke", "Oma Inge", "Lachs", "Feder", "Axt", "Rosa")
BOTS = ("Birke", "Lachs")
USUAL_SEATS = 3
MOST_PREVIEWS = 60
MOST_SENTENCES = 150
SECONDS = 60
WINDOW_MS = 4000


def main() -> None:
    """Write one fixture."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seat", type=int, default=0, help="-1: the spectator")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--preset")
    parser.add_argument("--moments", type=int, default=120, help="at most this many positions")
    parser.add_argument("--skip", type=int, default=0, help="leave out this many actions first")
    wanted = parser.parse_args()
    game = GAMES[wanted.game]
    seats = wanted.seats or max(count for count in game.seat_counts if count <= USUAL_SEATS)
    options = {"preset": wanted.preset} if wanted.preset else {}
    table = Table.new(game, seats=seats, options=options, seed=wanted.seed)
    names = NAMES[:seats]
    texts = game.texts("en")
    fixture = {
        "game": game.id,
        "title": texts.say("name"),
        "seat": wanted.seat,
        "seats": [seat_info(seat, name) for seat, name in enumerate(names)],
        "texts": {language: words(game.id, language) for language in ("en", "de")},
        "moments": play(table, wanted, names),
    }
    FOLDER.mkdir(parents=True, exist_ok=True)
    preset = f"-{wanted.preset}" if wanted.preset else ""
    path = FOLDER / f"{game.id}{preset}-{seats}-{wanted.seat}.json"
    path.write_text(json.dumps(fixture, ensure_ascii=False), encoding="utf-8")
    print(f"{path.name}: {len(fixture['moments'])} positions, {path.stat().st_size // 1024} kB")


def play(table: Table, wanted: argparse.Namespace, names: tuple[str, ...]) -> list[dict[str, Any]]:
    """The positions of a game between fast bots, from one seat."""
    chooser = Chooser(wanted.seed)
    policy = table.game.heuristics()
    moments: list[dict[str, Any]] = []
    number = 0
    events = table.opening
    for step in range(wanted.skip + wanted.moments):
        heard = [event for event in events if event.heard_by(wanted.seat)]
        log = [
            {"number": number + place, "event": event.document(), "line": line}
            for place, (event, line) in enumerate(
                zip(heard, table.lines(heard, wanted.seat, names), strict=True)
            )
        ]
        number += len(log)
        if step >= wanted.skip:
            moments.append(moment(table, wanted.seat, step, names, log))
        if table.state.over():
            break
        asked = seats_in(table.state.must() | table.state.may())
        seat = asked[chooser.below(len(asked))]
        action = policy.choose(table.state, seat, chooser)
        if action < 0:  # a window may be left to the clock
            legal = table.state.legal(seat)
            action = legal[chooser.below(len(legal))]
        events = table.do(seat, table.notation.text(action))
    return moments


def moment(
    table: Table, seat: int, step: int, names: tuple[str, ...], log: list[dict[str, Any]]
) -> dict[str, Any]:
    """One position as the page gets it."""
    texts = table.game.texts("en")
    legal = list(table.state.legal(seat)) if 0 <= seat < table.state.seats else []
    said = len(legal) <= MOST_SENTENCES
    shown = [
        {
            "text": table.notation.text(action),
            "say": texts.action(table.notation, action, seat, names) if said else None,
        }
        for action in legal
    ]
    in_window = not table.must() and not table.state.over()
    window = {"number": step, "shown": 0, "closes": WINDOW_MS, "asked": bool(legal)}
    return {
        "position": {
            "view": table.view(seat),
            "waiting": table.must(),
            "legal": shown,
            "clock": None if in_window else {"deadline": 0, "seconds": SECONDS},
            "window": window if in_window else None,
        },
        "log": log,
        "previews": {
            str(each["text"]): preview(table, seat, str(each["text"]), names)
            for each in shown[:MOST_PREVIEWS]
        },
    }


def preview(table: Table, seat: int, text: str, names: tuple[str, ...]) -> dict[str, Any]:
    """What an action would do, as the seat would see it."""
    trial = Table(table.game, table.state.copy())
    answer: dict[str, Any] = {
        "type": "previewed",
        "seq": 0,
        "id": "",
        "text": text,
        "legal": True,
        "code": None,
        "sentence": None,
        "certain": True,
        "view": None,
        "log": [],
    }
    try:
        events = [event for event in trial.do(seat, text) if event.heard_by(seat)]
    except IllegalAction as refusal:
        return answer | {"legal": False, "code": refusal.code, "sentence": str(refusal)}
    lines = trial.lines(events, seat, names)
    log = [
        {"number": 0, "event": event.document(), "line": line}
        for event, line in zip(events, lines, strict=True)
    ]
    return answer | {"view": trial.view(seat), "log": log}


def seat_info(seat: int, name: str) -> dict[str, Any]:
    """A person, or a bot for two of the names."""
    bot = name in BOTS
    return {
        "seat": seat,
        "kind": "bot" if bot else "person",
        "name": name,
        "level": "skilled" if bot else None,
        "ready": True,
        "connected": True,
        "absent": False,
        "handed_over": False,
    }


def words(game: str, language: str) -> str:
    """The engine's and the game's texts."""
    return "\n".join(
        (files(package) / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
        for package in ("runehall.engine", f"runehall.games.{game}")
    )


if __name__ == "__main__":
    main()
