"""Write what is generated from the wire schema: TypeScript, OpenAPI, most of docs/protocol.md.

    python tools/wire_types.py

A test refuses files that are not up to date.
"""

import inspect
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect as types

from runehall import __version__
from runehall.server import wire

ROOT = Path(__file__).parent.parent
TYPESCRIPT = ROOT / "web" / "src" / "wire.ts"
OPENAPI = ROOT / "src" / "runehall" / "server" / "wire" / "openapi.json"
PROTOCOL = ROOT / "docs" / "protocol.md"

ALIASES = ("Language", "Pace", "Stage", "SeatKind", "EmoteName", "ReadingStage")
JSON = "application/json"
PRINT_WIDTH = 100  # as the page's formatter has it


def structs() -> list[type[msgspec.Struct]]:
    """Every message and part of a message, in the order of the source."""
    found = (getattr(wire, name) for name in wire.__all__)
    messages = [
        each for each in found if inspect.isclass(each) and issubclass(each, msgspec.Struct)
    ]
    modules = (
        *("words", "hall", "rules", "tables", "replay", "chronicle", "commands", "messages"),
        "coach",
    )
    return sorted(
        (each for each in messages if each not in (wire.Command, wire.ServerMessage)),
        key=lambda each: (
            modules.index(each.__module__.rpartition(".")[2]),
            inspect.getsourcelines(each)[1],
        ),
    )


def first_sentence(documented: Any) -> str:
    """A docstring on one line."""
    return " ".join((inspect.getdoc(documented) or "").split())


# --- TypeScript ---------------------------------------------------------------------------------


def typescript() -> str:
    """The schema as TypeScript types."""
    parts = [
        "// Generated from src/runehall/server/wire by tools/wire_types.py. Do not edit.\n",
        "/** A JSON object whose shape is a game's own affair. */",
        "export type GameDocument = Readonly<Record<string, unknown>>;\n",
    ]
    for name in ALIASES:
        words = " | ".join(f"'{word}'" for word in get_args(getattr(wire, name)))
        line = f"export type {name} = {words};\n"
        parts.append(line if len(line) <= PRINT_WIDTH else line.replace("= ", "=\n  "))
    parts += [interface(each) for each in structs()]
    parts.append(union("ClientMessage", "Everything a browser may send.", wire.ClientMessage))
    parts.append(union("ServerMessage", "Everything the server sends.", wire.AnyServerMessage))
    return "\n".join(parts)


def interface(struct: type[msgspec.Struct]) -> str:
    """One message as a TypeScript interface."""
    info = types.type_info(struct)
    assert isinstance(info, types.StructType)
    lines = [f"/** {first_sentence(struct)} */", f"export interface {struct.__name__} {{"]
    if info.tag is not None:
        lines.append(f"  readonly type: '{info.tag}';")
    for field in info.fields:
        optional = "" if field.required or not info.forbid_unknown_fields else "?"
        declared = struct.__annotations__.get(field.name, "")
        lines.append(f"  readonly {field.name}{optional}: {in_typescript(field.type, declared)};")
    return "\n".join([*lines, "}\n"])


def in_typescript(info: types.Type, declared: str = "") -> str:
    """A type in TypeScript; a declared alias keeps its name."""
    if declared.removesuffix(" | None") in ALIASES:
        return declared.replace("None", "null")
    match info:
        case types.StructType():
            return info.cls.__name__
        case types.UnionType():
            members = dict.fromkeys(in_typescript(each) for each in info.types)
            return " | ".join(members)
        case types.ListType():
            inner = declared.removeprefix("list[").removesuffix("]")
            item = in_typescript(info.item_type, inner)
            return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
        case types.DictType():
            if isinstance(info.value_type, types.AnyType):
                return "GameDocument"
            return f"Readonly<Record<string, {in_typescript(info.value_type)}>>"
        case types.LiteralType():
            return " | ".join(f"'{value}'" for value in info.values)
    simple = {
        types.StrType: "string",
        types.IntType: "number",
        types.FloatType: "number",
        types.BoolType: "boolean",
        types.NoneType: "null",
        types.AnyType: "unknown",
        types.RawType: "GameDocument",
    }
    return simple[type(info)]


def union(name: str, says: str, members: Any) -> str:
    """A union of messages, told apart by their `type`."""
    names = "".join(f"\n  | {member.__name__}" for member in get_args(members))
    return f"/** {says} */\nexport type {name} ={names};\n"


# --- OpenAPI ------------------------------------------------------------------------------------


def openapi() -> str:
    """The schema as an OpenAPI document."""
    over_http = [route for route in wire.ROUTES if route.answer != "websocket"]
    named = [*structs(), wire.Refusal]
    _, components = msgspec.json.schema_components(
        named, ref_template="#/components/schemas/{name}"
    )
    paths: dict[str, Any] = {}
    for route in over_http:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route)
    document = {
        "openapi": "3.1.0",
        "info": {
            "title": "Runehall",
            "version": __version__,
            "license": {"name": "MIT", "identifier": "MIT"},
            "description": "The HTTP side of the hall; docs/protocol.md has the socket too.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
        },
    }
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


def reference(struct: Any) -> dict[str, Any]:
    """JSON of this schema."""
    return {JSON: {"schema": {"$ref": f"#/components/schemas/{struct.__name__}"}}}


def operation(route: wire.Route) -> dict[str, Any]:
    """One route."""
    plain = isinstance(route.answer, str)
    answer = {route.answer: {}} if plain else reference(route.answer)
    parameters = [
        {"name": piece[1:-1], "in": "path", "required": True, "schema": {"type": "string"}}
        for piece in route.path.split("/")
        if piece.startswith("{")
    ]
    parameters += [
        {"name": name, "in": "query", "description": says, "schema": {"type": "string"}}
        for name, says in route.query.items()
    ]
    described: dict[str, Any] = {
        "operationId": route.name,
        "summary": route.says,
        "parameters": parameters,
        "responses": {
            "200": {"description": route.says, "content": answer},
            "default": {"description": "Refusal.", "content": reference(wire.Refusal)},
        },
    }
    if route.body is not None:
        described["requestBody"] = {"required": True, "content": reference(route.body)}
    return described


# --- docs/protocol.md ---------------------------------------------------------------------------

# What stands above this line in docs/protocol.md is written by hand; what follows it is not.
GENERATED = "<!-- From here on generated by tools/wire_types.py. -->"


def protocol() -> str:
    """The tutorial as it stands, and below it the schema in words."""
    tutorial, found, _ = PROTOCOL.read_text(encoding="utf-8").partition(GENERATED)
    assert found, f"{PROTOCOL.name} has lost the line above which it is written by hand"
    parts = [f"{tutorial}{GENERATED}\n", "## Over HTTP\n"]
    for route in wire.ROUTES:
        parts.append(f"### {route.method} `{route.path}`\n\n{route.says}\n")
        parts += route_details(route)
    parts.append("## From the browser\n")
    parts += [message(each) for each in get_args(wire.ClientMessage)]
    parts.append("## From the server\n")
    parts += [message(each) for each in get_args(wire.AnyServerMessage)]
    parts.append("## Parts of messages\n")
    spoken = {*get_args(wire.ClientMessage), *get_args(wire.AnyServerMessage)}
    parts += [message(each) for each in structs() if each not in spoken]
    return "\n".join(parts)


def route_details(route: wire.Route) -> Iterator[str]:
    """Query, body and answer of a route."""
    lines = [f"- `?{name}=` {says}" for name, says in route.query.items()]
    if route.body is not None:
        lines.append(f"- takes `{route.body.__name__}`")
    answer = route.answer if isinstance(route.answer, str) else route.answer.__name__
    yield "\n".join([*lines, f"- answers `{answer}`\n"])


def message(struct: type[msgspec.Struct]) -> str:
    """One message: what it says and its fields."""
    info = types.type_info(struct)
    assert isinstance(info, types.StructType)
    title = f"`{info.tag}`" if info.tag is not None else f"`{struct.__name__}`"
    lines = [f"### {title}\n", first_sentence(struct), ""]
    if info.fields:
        lines += ["| field | type | |", "| --- | --- | --- |"]
    for field in info.fields:
        kind = in_typescript(field.type).replace("readonly ", "").replace("|", "\\|")
        optional = "" if field.required else f"default `{default_of(field)}`"
        lines.append(f"| `{field.name}` | `{kind}` | {optional} |")
    return "\n".join([*lines, ""])


def default_of(field: types.Field) -> str:
    """The default of a field, as JSON."""
    if field.default_factory is not msgspec.NODEFAULT:
        return json.dumps(field.default_factory())
    return json.dumps(field.default)


def generated() -> dict[Path, str]:
    """Every generated file and what it should hold."""
    return {TYPESCRIPT: typescript(), OPENAPI: openapi(), PROTOCOL: protocol()}


def main() -> None:
    """Write the files."""
    for path, text in generated().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
