"""Pickling and deep copies of compiled objects: states, rulesets, generators, choosers.

Compiled classes keep their attributes in C, where `pickle` does not see them, and packed vectors
cannot be pickled at all. Both are mended here, once, for every game.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

Remade = tuple[Callable[..., Any], tuple[Any, ...]]


def bytes_vec(values: list[int]) -> Any:
    """A packed vector of bytes."""
    return vec[u8](values)


def half_numbers_vec(values: list[int]) -> Any:
    """A packed vector of whole numbers below 2**31."""
    return vec[i32](values)


def numbers_vec(values: list[int]) -> Any:
    """A packed vector of whole numbers."""
    return vec[i64](values)


def floats_vec(values: list[float]) -> Any:
    """A packed vector of fractions."""
    return vec[float](values)


def pack(kind: type[Any], made_by: Callable[[list[Any]], Any]) -> None:
    """Teach `pickle` and `copy` how packed vectors of a kind are made again."""
    copyreg.pickle(kind, lambda packed: (made_by, (list(packed),)))


pack(vec[u8], bytes_vec)
pack(vec[i32], half_numbers_vec)
pack(vec[i64], numbers_vec)
pack(vec[float], floats_vec)


def parts_of(thing: object) -> Remade:
    """How an object whose `__init__` needs no arguments is made again: its class and attributes."""
    return (remade, (type(thing), attributes_of(thing)))


def attributes_of(thing: object) -> dict[str, Any]:
    """Every attribute of an object, compiled or not."""
    names = list(getattr(type(thing), "__mypyc_attrs__", ()))
    # A class that Python interprets may stand on a compiled one: it has attributes of both kinds.
    names += [name for name in getattr(thing, "__dict__", {}) if name not in names]
    return {name: getattr(thing, name) for name in names if hasattr(thing, name)}


def remade(kind: Callable[[], object], attributes: dict[str, Any]) -> object:
    """The object of a class with these attributes."""
    thing = kind()
    for name, value in attributes.items():
        setattr(thing, name, value)
    return thing
