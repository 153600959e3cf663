"""Write each game's TypeScript types: its view, its actions, its events, its options.

python tools/game_types.py           write web/src/games/<game>.ts
python tools/game_types.py --check   complain about those that are not up to date

They come from `fields.py`, `notation.py` and `options.py` of the game, so that a change of the
grammar breaks the page's build and not a player's tap.
"""

import inspect
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from string import Formatter
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints, is_typeddict

from runehall.engine.events import EventKind
from runehall.engine.fields import TO_NOBODY, FieldKind, Words, fields_of
from runehall.engine.game import Game
from runehall.engine.notation import ActionKind
from runehall.engine.options import OneOf, Option, Within
from runehall.games import OURS

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "web" / "src" / "games"
SIMPLE = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null"}
COUNTERS = {"shuffles": "number", "rolls": "number", "dice": "readonly null[]"}


class Writer:
    """The types of one game, and the interfaces they need."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.state = game.new(game.seat_counts[-1])
        self.named = game.id.capitalize()
        self.interfaces: dict[str, str] = {}
        self.aliases = aliases_of(inspect.getmodule(game.fields))

    def text(self) -> str:
        """The whole file."""
        parts = [self.options(), self.view(), self.actions(), self.events()]
        words = [f"export type {name} = {union(words)};\n" for words, name in self.aliases.items()]
        opening = (
            f"// Generated from src/runehall/games/{self.game.id} by tools/game_types.py."
            " Do not edit.\n"
        )
        return "\n".join([opening, *words, *self.interfaces.values(), *parts])

    # --- types -----------------------------------------------------------------------------------

    def type_of(self, hint: Any) -> str:
        """A Python type in TypeScript."""
        origin, arguments = get_origin(hint), get_args(hint)
        if origin is Annotated:
            words = next((note.words for note in arguments[1:] if isinstance(note, Words)), None)
            return self.type_of(arguments[0]) if words is None else self.words(words)
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(self.type_of(each) for each in arguments))
        if origin is list:
            item = self.type_of(arguments[0])
            return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
        if origin is dict:
            key, value = map(self.type_of, arguments)
            return f"Readonly<Record<{key}, {value}>>"
        if is_typeddict(hint):
            return self.interface(hint)
        return SIMPLE[hint]

    def words(self, words: Any) -> str:
        """One of a few words, by name where the game has named them."""
        return self.aliases.get(tuple(words), union(words))

    def interface(self, declared: Any) -> str:
        """The name of an object's interface, which is written once."""
        name = str(declared.__name__)
        if name not in self.interfaces:
            self.interfaces[name] = ""  # its place: what it needs comes after it
            fields = get_type_hints(declared, include_extras=True)
            self.interfaces[name] = block(
                f"export interface {name}",
                first_sentence(declared),
                {field: self.type_of(hint) for field, hint in fields.items()},
            )
        return name

    # --- parts of the file -----------------------------------------------------------------------

    def options(self) -> str:
        """What can be set."""
        fields = {option.name: option_type(option) for option in self.game.options.options}
        return block(f"export interface {self.named}Options", "What a table has chosen.", fields)

    def view(self) -> str:
        """What a viewer sees."""
        game = self.game
        fields = {
            "game": f"'{game.id}'",
            "version": "number",
            "players": "number",
            "options": f"{self.named}Options",
            "seed": "number | string | null",
            **{name: COUNTERS[name] for name in game.counters},
            "phase": union(game.phases),
            "turn": "number",
            "turn_no": "number",
            **{name: self.field(kind) for name, kind in fields_of(game.fields).items()},
            "points": "readonly number[]",
            "result": f"{self.type_of(get_type_hints(game.result)['return'])} | null",
        }
        return block(f"export interface {self.named}View", "What a viewer sees.", fields)

    def field(self, kind: FieldKind) -> str:
        """The type of a field in a view."""
        if kind.shown != TO_NOBODY:
            return self.type_of(kind.type)
        return "readonly null[]" if get_origin(kind.type) is list else "null"

    def actions(self) -> str:
        """What can be done: the text of each kind of action, and its parts when it is read."""
        kinds = sorted(self.game.notation(self.state).by_verb.values(), key=lambda kind: kind.verb)
        texts = "".join(f"\n  | {self.action_text(kind)}" for kind in kinds)
        parts = {
            f"'{kind.name}'": inline(
                {name: self.type_of(part.type) for name, part in kind.parts.items()}
            )
            for kind in kinds
        }
        grammar = "".join(f"  '{kind.name}': [{', '.join(pieces_of(kind))}],\n" for kind in kinds)
        name = self.named
        says = "/** Everything that can be done, as it is sent. */"
        text = f"{says}\nexport type {name}Action ={texts};"
        read = block(
            f"export interface {name}Parts",
            "The parts of each kind of action, once its text is read.",
            parts,
        )
        words = "/** The words of each kind of action; a part is its name and what it is. */"
        table = f"export const {self.game.id.upper()}_GRAMMAR = {{\n{grammar}}} as const;\n"
        return "\n".join([f"{text}\n", read, words, table])

    def action_text(self, kind: ActionKind) -> str:
        """The text of an action as a TypeScript template."""
        pieces = []
        for fixed, name, *_ in Formatter().parse(kind.template):
            pieces.append(fixed)
            if name is not None:
                pieces.append(f"${{{self.type_of(kind.parts[name].type)}}}")
        text = "".join(pieces)
        return f"`{text}`" if "${" in text else f"'{text}'"

    def events(self) -> str:
        """What can happen."""
        kinds: Mapping[int, EventKind] = self.game.events(self.state)
        lines = [
            "\n  | " + inline({"event": f"'{kind.name}'", **self.event_fields(kind)})
            for kind in {kind.name: kind for kind in kinds.values()}.values()
        ]
        return (
            f"/** Everything that can happen. */\n"
            f"export type {self.named}Event ={''.join(lines)};\n"
        )

    def event_fields(self, kind: EventKind) -> dict[str, str]:
        """The fields of an event; some are left out where there is nothing to tell."""
        return {
            f"{name}?" if field.may_lack else name: self.type_of(field.told)
            for name, field in kind.fields.items()
        }


def aliases_of(module: Any) -> dict[tuple[str, ...], str]:
    """The vocabularies that a game's module of fields has given a name."""
    named: dict[tuple[str, ...], str] = {}
    for name, value in vars(module).items():
        if get_origin(value) is Annotated:
            for note in get_args(value)[1:]:
                if isinstance(note, Words):
                    named.setdefault(tuple(note.words), name)
    return named


def option_type(option: Option) -> str:
    """What the values of an option are."""
    if isinstance(option.admits, Within):
        others = [literal(other) for other in option.admits.others]
        return " | ".join(["number", *others])
    if isinstance(option.admits, OneOf):
        values = [literal(choice) for choice in option.choices]
        return "boolean" if set(values) == {"false", "true"} else " | ".join(values)
    return "unknown"


def pieces_of(kind: ActionKind) -> Iterator[str]:
    """The words of an action: fixed ones, and parts with what they are."""
    for fixed, name, *_ in Formatter().parse(kind.template):
        yield from (f"'{word}'" for word in fixed.split())
        if name is not None:
            what = "number" if kind.parts[name].type is int else "text"
            yield f"{{ part: '{name}', is: '{what}' }}"


def literal(value: object) -> str:
    """A value as a TypeScript literal type."""
    if isinstance(value, str):
        return f"'{value}'"
    return {None: "null", True: "true", False: "false"}.get(value, str(value))  # type: ignore[call-overload,no-any-return]


def union(words: Any) -> str:
    """One of a few words."""
    return " | ".join(f"'{word}'" for word in words)


def inline(fields: Mapping[str, str]) -> str:
    """An object type on one line."""
    if not fields:
        return "Readonly<Record<string, never>>"
    return f"{{ {'; '.join(f'readonly {name}: {kind}' for name, kind in fields.items())} }}"


def block(head: str, says: str, fields: Mapping[str, str]) -> str:
    """An interface with its sentence."""
    lines = [f"  readonly {name}: {kind};" for name, kind in fields.items()]
    return "\n".join([f"/** {says} */", f"{head} {{", *lines, "}\n"])


def first_sentence(documented: Any) -> str:
    """A docstring on one line."""
    return " ".join((inspect.getdoc(documented) or "").split())


def generated() -> dict[Path, str]:
    """Every generated file and what it should hold."""
    return {FOLDER / f"{game.id}.ts": Writer(game).text() for game in OURS}


def main() -> None:
    """Write the files, or check them."""
    stale = []
    for path, text in generated().items():
        if "--check" in sys.argv:
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                stale.append(str(path.relative_to(ROOT)))
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    if stale:
        sys.exit(f"Not up to date: {', '.join(stale)}; run python tools/game_types.py.")


if __name__ == "__main__":
    main()
