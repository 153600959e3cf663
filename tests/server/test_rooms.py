"""The server's rooms: imports between them point one way, and none is crowded."""

from __future__ import annotations

import ast

from house import SOURCE, arrows, modules

SERVER = "runehall.server"
# Each may import what stands above it. Rooms are folders; the others are single files.
ORDER = (
    *("wire", "errors", "clocks", "fairness", "invitation"),
    *("storage", "operations", "play", "conduct", "table"),
    *("hall", "chronicles", "coach", "shelf", "net"),
)
# Nothing in the server needs these; they are for whoever is outside.
FOR_OTHERS = {"client": {"wire"}, "verify": {"errors", "fairness", "play"}}
MOST_FILES = 15

MODULES = {
    name: path.read_text(encoding="utf-8")
    for name, path in modules().items()
    if name.startswith(f"{SERVER}.") and ".migrations" not in name
}


def room_of(module: str) -> str:
    """The room or the file that a module of the server belongs to."""
    return module.split(".")[2]


def allowed(room: str) -> set[str]:
    """What a room may import besides itself."""
    return FOR_OTHERS[room] if room in FOR_OTHERS else set(ORDER[: ORDER.index(room)])


def test_rooms_know_only_the_rooms_they_stand_on() -> None:
    wrong = [
        f"{arrow.importer}:{arrow.line} imports {arrow.imported}"
        for name, source in MODULES.items()
        for arrow in arrows(name, source, set(MODULES))
        if arrow.imported.startswith(f"{SERVER}.")
        and room_of(arrow.imported) not in {room_of(name), *allowed(room_of(name))}
    ]
    assert wrong == []


def test_no_two_modules_of_the_server_need_each_other() -> None:
    needs = {
        name: {each.imported for each in arrows(name, source, set(MODULES))} & set(MODULES)
        for name, source in MODULES.items()
    }
    while needs:
        free = {name for name, needed in needs.items() if not (needed - {name}) & set(needs)}
        assert free, f"these import each other: {sorted(needs)}"
        needs = {name: needed for name, needed in needs.items() if name not in free}


def test_one_place_tells_everybody() -> None:
    """Whatever happens at a table returns what came of it; only `telling` reaches viewers."""
    reaching = {"send", "cut", "hold_until", "next_seq"}
    telling = {
        name
        for name, source in MODULES.items()
        if room_of(name) in ("play", "conduct", "table")
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in reaching
    }
    assert telling == {f"{SERVER}.table.telling"}


def test_no_import_is_hidden_from_the_interpreter() -> None:
    hidden = [
        name
        for name, source in MODULES.items()
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Name) and node.id == "TYPE_CHECKING"
    ]
    assert hidden == []


def test_no_room_is_crowded() -> None:
    folders = {path.parent for path in (SOURCE / "runehall" / "server").rglob("*.py")}
    files = {folder.name: len(list(folder.glob("*.py"))) for folder in folders}
    assert {room: count for room, count in files.items() if count > MOST_FILES} == {}
