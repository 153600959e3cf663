"""Write each game's TypeScript types: its view, its actions, its events, its options.

    python tools/game_types.py

writes web/src/games/<game>.ts; a test refuses files that are not up to date. They come from
`fields.py`, `notation.py` and `options.py` of the game, so that a change of the grammar breaks the
page's build and not a player's tap. They are written as the page's formatter would write them.
"""

import inspect
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from string import Formatter
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints, is_typeddict

from runehall.engine.events import EventKind
from runehall.engine.fields import TO_NOBODY, FieldKind, Words, fields_of
from runehall.engine.game import Game
from runehall.engine.notation import ActionKind, Part
from runehall.engine.options import OneOf, Option, Within
from runehall.games import OURS

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "web" / "src" / "games"
SIMPLE = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null"}
COUNTERS = {"shuffles": "number", "rolls": "number", "dice": "readonly null[]"}
WIDTH = 100
# Longer vocabularies are just text: a bag of stones is no grammar.
MOST_WORDS = 30


class Writer:
    """The types of one game, and the interfaces they need."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.state = game.new(game.seat_counts[-1])
        self.named = game.id.capitalize()
        self.interfaces: dict[str, str] = {}
        self.named_words = named_words(inspect.getmodule(game.fields))
        self.aliases = {frozenset(words): name for words, name in self.named_words}

    def text(self) -> str:
        """The whole file."""
        parts = [self.options(), self.view(), self.actions(), self.events(), self.together()]
        words = [assigned(f"export type {name}", union(words)) for words, name in self.named_words]
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
            return list_of(self.type_of(arguments[0]))
        if origin is dict:
            key, value = map(self.type_of, arguments)
            return f"Readonly<Record<{key}, {value}>>"
        if is_typeddict(hint):
            return self.interface(hint)
        return SIMPLE[hint]

    def words(self, words: Any) -> str:
        """One of a few words, by name where the game has named them; nobody says the empty one."""
        said = [word for word in words if word]
        if len(said) > MOST_WORDS:
            return "string"
        return self.aliases.get(frozenset(said), union(said))

    def part_type(self, part: Part) -> str:
        """What a part of an action is once its text is read."""
        return list_of("string") if has_several_words(part) else self.type_of(part.type)

    def interface(self, declared: Any) -> str:
        """The name of an object's interface, which is written once."""
        name = str(declared.__name__)
        if name not in self.interfaces:
            self.interfaces[name] = ""  # its place: what it needs comes after it
            fields = get_type_hints(declared, include_extras=True)
            self.interfaces[name] = block(
                f"export interface {name}",
                sentence_of(declared),
                {field: self.type_of(hint) for field, hint in fields.items()},
            )
        return name

    # --- parts of the file -----------------------------------------------------------------------

    def options(self) -> str:
        """What can be set."""
        options = self.game.options.options
        # A quiet option is left out while it has its default.
        fields = {each.name + "?" * each.quiet: self.option(each) for each in options}
        return block(f"export interface {self.named}Options", "What a table has chosen.", fields)

    def option(self, option: Option) -> str:
        """What the values of an option are."""
        if option.type is not None:
            return self.type_of(option.type)
        if isinstance(option.admits, Within):
            others = [literal(other) for other in option.admits.others]
            return " | ".join(["number", *others])
        if isinstance(option.admits, OneOf):
            values = [literal(choice) for choice in option.choices]
            return "boolean" if set(values) == {"false", "true"} else " | ".join(values)
        return "unknown"

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
            "result": f"{self.type_of(result_of(game))} | null",
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
        name = self.named
        texts = assigned(f"export type {name}Action", either(map(self.action_text, kinds)))
        quoted = quoting(kind.name for kind in kinds)
        parts = {
            quoted[kind.name]: self.action_parts(kind, f"  readonly {quoted[kind.name]}: ")
            for kind in kinds
        }
        grammar = "".join(row(f"  {quoted[kind.name]}: ", pieces_of(kind)) for kind in kinds)
        return "\n".join(
            [
                f"/** Everything that can be done, as it is sent. */\n{texts}",
                block(
                    f"export interface {name}Parts",
                    "The parts of each kind of action, once its text is read.",
                    parts,
                ),
                "/** The words of each kind of action; a part is its name and what it is. */",
                f"export const {self.game.id.upper()}_GRAMMAR = {{\n{grammar}}} as const;\n",
            ]
        )

    def action_text(self, kind: ActionKind) -> str:
        """The text of an action as a TypeScript template."""
        pieces = []
        for fixed, name, *_ in Formatter().parse(kind.template):
            pieces.append(fixed)
            if name is not None:
                pieces.append(f"${{{self.type_of(kind.parts[name].type)}}}")
        text = "".join(pieces)
        return f"`{text}`" if "${" in text else f"'{text}'"

    def action_parts(self, kind: ActionKind, before: str) -> str:
        """The parts of an action, each with its type."""
        return inlined(
            {name: self.part_type(part) for name, part in kind.parts.items()}, before, ";", "  "
        )

    def events(self) -> str:
        """What can happen."""
        kinds: Mapping[int, EventKind] = self.game.events(self.state)
        lines = [
            inlined({"event": f"'{kind.name}'", **self.event_fields(kind)}, "  | ", "", "    ")
            for kind in {kind.name: kind for kind in kinds.values()}.values()
        ]
        told = assigned(f"export type {self.named}Event", either(lines))
        return f"/** Everything that can happen. */\n{told}"

    def event_fields(self, kind: EventKind) -> dict[str, str]:
        """The fields of an event; some are left out where there is nothing to tell."""
        return {
            f"{name}?" if field.may_lack else name: self.type_of(field.told)
            for name, field in kind.fields.items()
        }

    def together(self) -> str:
        """The game's types under one name."""
        fields = {
            name: f"{self.named}{name.capitalize()}"
            for name in ("view", "action", "parts", "event")
        }
        return block(f"export interface {self.named}Game", "The types of the game.", fields)


def named_words(module: Any) -> list[tuple[tuple[str, ...], str]]:
    """The vocabularies that a game's module of fields has given a name."""
    named: dict[tuple[str, ...], str] = {}
    for name, value in vars(module).items():
        if get_origin(value) is Annotated:
            for note in get_args(value)[1:]:
                if isinstance(note, Words):
                    named.setdefault(tuple(note.words), name)
    return list(named.items())


def has_several_words(part: Part) -> bool:
    """Whether the text of a part may have spaces: the cards of a payment."""
    return " " in part.pattern


def pieces_of(kind: ActionKind) -> list[str]:
    """The words of an action: fixed ones, and parts with what they are."""
    pieces: list[str] = []
    for fixed, name, *_ in Formatter().parse(kind.template):
        pieces.extend(f"'{word}'" for word in fixed.split())
        if name is not None:
            part = kind.parts[name]
            what = "number" if part.type is int else "words" if has_several_words(part) else "word"
            pieces.append(f"{{ part: '{name}', is: '{what}' }}")
    return pieces


def literal(value: object) -> str:
    """A value as a TypeScript literal type."""
    if isinstance(value, str):
        return f"'{value}'"
    return {None: "null", True: "true", False: "false"}.get(value, str(value))  # type: ignore[call-overload,no-any-return]


def union(words: Any) -> str:
    """One of a few words."""
    return " | ".join(f"'{word}'" for word in words)


# --- layout --------------------------------------------------------------------------------------


def list_of(item: str) -> str:
    """A list that is only read."""
    whole = f"({item})" if " | " in item or item.startswith("readonly ") else item
    return f"readonly {whole}[]"


def quoting(names: Iterable[str]) -> dict[str, str]:
    """Names of properties, in quotes where one of them needs it."""
    return {name: name if name.isidentifier() else f"'{name}'" for name in names}


def assigned(head: str, kind: str) -> str:
    """A type of its own."""
    return laid_out(f"{head} =", kind, "  ") + "\n"


def either(members: Iterable[str]) -> str:
    """One of several types, below one another."""
    return "".join(f"\n  | {member}" for member in members)


def laid_out(head: str, kind: str, indent: str) -> str:
    """A type after its name; a union that is too long stands on a line of its own, or on many."""
    line = f"{head} {kind};"
    if "\n" in kind or len(line) <= WIDTH or " | " not in kind:
        return line.replace(" \n", "\n")
    if len(indent) + len(kind) < WIDTH:
        return f"{head}\n{indent}{kind};"
    return head + "".join(f"\n{indent}| {each}" for each in kind.split(" | ")) + ";"


def field_line(name: str, kind: str, indent: str) -> str:
    """A field of an object."""
    return laid_out(f"{indent}readonly {name}:", kind, f"{indent}  ")


def inlined(fields: Mapping[str, str], before: str, after: str, indent: str) -> str:
    """An object type: on one line if that is short enough."""
    if not fields:
        return "Readonly<Record<string, never>>"
    line = f"{{ {'; '.join(f'readonly {name}: {kind}' for name, kind in fields.items())} }}"
    if len(before) + len(line) + len(after) <= WIDTH:
        return line
    rows = "".join(f"{field_line(*field, f'{indent}  ')}\n" for field in fields.items())
    return f"{{\n{rows}{indent}}}"


def row(before: str, items: Sequence[str]) -> str:
    """A list of an object: on one line if that is short enough."""
    line = f"{before}[{', '.join(items)}],\n"
    if len(line) <= WIDTH + 1:
        return line
    return f"{before}[\n" + "".join(f"    {item},\n" for item in items) + "  ],\n"


def block(head: str, says: str, fields: Mapping[str, str]) -> str:
    """An interface with its sentence."""
    lines = [field_line(*field, "  ") for field in fields.items()]
    return "\n".join([*([f"/** {says} */"] if says else []), f"{head} {{", *lines, "}\n"])


def result_of(game: Game) -> Any:
    """The type of a game's result."""
    return game.result_type or get_type_hints(game.result)["return"]


def sentence_of(declared: type) -> str:
    """A docstring on one line; none for what is declared as a call."""
    return " ".join((vars(declared).get("__doc__") or "").split())


def generated() -> dict[Path, str]:
    """Every generated file and what it should hold."""
    return {FOLDER / f"{game.id}.ts": Writer(game).text() for game in OURS}


def main() -> None:
    """Write the files."""
    for path, text in generated().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
