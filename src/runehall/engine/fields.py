"""What a game's document holds, field by field, and who sees it.

A game declares its fields once, as a `Fields` class. The keys a document may have, what everybody
sees of it and the page's types follow from that declaration:

    class AlaskaFields(Fields):
        draw: Hidden[list[Card]]
        discard: Public[list[Card]]
        hands: InPart[list[list[Card | None]]]

A view has every field of the document. A `Public` field stands in it as it is. A `Hidden` one is
null, or a list of nulls where its number of elements may be known. What a viewer sees of an
`InPart` field is for the game's `show` to say, and its declared type is the type in a view.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, TypedDict, TypeVar, get_args, get_origin, get_type_hints

from runehall.engine.errors import unknown

Value = TypeVar("Value")


@dataclass(frozen=True)
class Shown:
    """How much of a field a view shows."""

    how: str


TO_ALL = Shown("to all")
IN_PART = Shown("in part")
TO_NOBODY = Shown("to nobody")

Public = Annotated[Value, TO_ALL]
InPart = Annotated[Value, IN_PART]
Hidden = Annotated[Value, TO_NOBODY]


@dataclass(frozen=True)
class Words:
    """The words that a text of a document is one of: `Annotated[str, Words(CARDS)]`."""

    words: Sequence[str]


class Fields(TypedDict):
    """What every game's own declaration begins with: nothing."""


@dataclass(frozen=True)
class FieldKind:
    """The type of a field in a view and who sees it."""

    type: Any
    shown: Shown


def fields_of(declared: type[Fields]) -> Mapping[str, FieldKind]:
    """The fields of a declaration; one that does not say who sees it is seen by nobody.

    >>> Sample = TypedDict("Sample", {"up": Public[int], "down": int})
    >>> [kind.shown.how for kind in fields_of(Sample).values()]
    ['to all', 'to nobody']
    """
    hints = get_type_hints(declared, include_extras=True)
    return {name: field_kind(hint) for name, hint in hints.items()}


def field_kind(hint: Any) -> FieldKind:
    """What one annotation says."""
    if get_origin(hint) is Annotated:
        base, *notes = get_args(hint)
        for note in notes:
            if isinstance(note, Shown):
                rest = tuple(each for each in notes if each is not note)
                return FieldKind(Annotated[base, *rest] if rest else base, note)
    return FieldKind(hint, TO_NOBODY)


def public_fields(declared: type[Fields]) -> Sequence[str]:
    """The fields that everybody sees as they are."""
    return [name for name, kind in fields_of(declared).items() if kind.shown == TO_ALL]


def field_named(declared: type[Fields], name: str) -> FieldKind:
    """A field by its name."""
    fields = fields_of(declared)
    if name not in fields:
        raise unknown("field", name, fields)
    return fields[name]
