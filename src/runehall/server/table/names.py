"""Names at a table: what can be one, and which two look like one and the same."""

from __future__ import annotations

import unicodedata

from runehall.server.errors import Refusal

# Letters, marks on letters, digits and pictures; no other sign of any script.
CATEGORIES = frozenset({"Ll", "Lm", "Lo", "Lt", "Lu", "Mc", "Mn", "Nd", "Nl", "No", "So"})
SIGNS = frozenset(" -'’._")
# How many marks may stand on one letter; no living script needs more.
MOST_MARKS = 3
# How a picture is to be drawn; phones send it along.
DRAWING = dict.fromkeys((0xFE0E, 0xFE0F))
# Letters, marks and pictures that show nothing at all.
INVISIBLE = frozenset(
    map(
        chr,
        (
            *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0x1D159),
            *range(0x180B, 0x1810),
            *range(0xFE00, 0xFE10),
            *range(0x13441, 0x13443),
            *range(0xE0100, 0xE01F0),
        ),
    )
)
# Letters of other scripts, and the Latin ones that look the same.
LOOK_ALIKES = str.maketrans(
    "АВСЕЅНІЈКМОРТУХҮԌԚԜасеѕіјһорухүԁԛԝѵӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧαεγικνορτυχօոսհյցԼՕՍıɑɡɩɪʏ",
    "ABCESHIJKMOPTYXYGQWacesijhopyxydqwvlABEZHIKMNOPTYXaeyikvoptuxonuhjgLOUiagiiy",
)
# Signs that one takes for each other in one script already.
SAME_SHAPE = str.maketrans("I1|0", "lllO")
SAME_PAIRS = (("rn", "m"), ("vv", "w"))


def clean(name: str) -> str:
    r"""A name as it is shown, if it can be one.

    >>> clean("  \uff21da  Lovelace "), clean("Zoë"), clean("Jan-Ole")
    ('Ada Lovelace', 'Zoë', 'Jan-Ole')
    """
    shown = unicodedata.normalize("NFKC", name.translate(DRAWING))
    shown = " ".join(shown.split())
    if not any(letter.isalnum() for letter in shown):
        raise Refusal("bad_name")
    marks, before = 0, " "
    for letter in shown:
        category = unicodedata.category(letter)
        if letter in INVISIBLE or category == "Cf":
            raise Refusal("invisible_name")
        if letter not in SIGNS and category not in CATEGORIES:
            raise Refusal("bad_name")
        marks = marks + 1 if category.startswith("M") else 0
        if marks > MOST_MARKS or (marks == 1 and not before.isalpha()):
            raise Refusal("bad_name")
        before = letter
    return shown


def look_alike(one: str, other: str) -> bool:
    r"""Whether people would take two names for one: by case, spaces, signs or shapes.

    >>> look_alike("Ada", "A.DA"), look_alike("Ada", "\u0410d\u0430"), look_alike("Ilse", "llse")
    (True, True, True)
    >>> look_alike("Ali", "All"), look_alike("Zoë", "Zoe"), look_alike("Gast 1", "Gast 2")
    (False, False, False)
    """
    first, second = plain(one), plain(other)
    return first.casefold() == second.casefold() or shape(first) == shape(second)


def plain(name: str) -> str:
    """A name in Latin letters where they look the same, without spaces and signs."""
    parts = unicodedata.normalize("NFD", name).translate(LOOK_ALIKES)
    return "".join(letter for letter in parts if letter not in SIGNS)


def shape(letters: str) -> str:
    """What remains when signs of one shape are one sign."""
    drawn = letters.translate(SAME_SHAPE)
    for pair, single in SAME_PAIRS:
        drawn = drawn.replace(pair, single)
    return drawn
