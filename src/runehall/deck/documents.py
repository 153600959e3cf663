"""What is the same in the documents of games whose cards lie face down before the seats."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from runehall.deck.manifests import cards_left
from runehall.engine.documents import Document, Reader

GAP_WORD = "-"


def shown_tables(
    tables: list[list[str]], sees: Callable[[int, int], bool]
) -> list[list[str | None]]:
    """Gaps, and the cards at the places (of an owner) that a viewer sees.

    >>> shown_tables([["7", "-"], ["rk"]], lambda owner, place: owner == 1)
    [[None, '-'], ['rk']]
    """
    return [
        [
            card if card == GAP_WORD or sees(owner, place) else None
            for place, card in enumerate(cards)
        ]
        for owner, cards in enumerate(tables)
    ]


def without_card(drawn: Document | None) -> Document | None:
    """Of a drawn card only that it is held, and where it came from."""
    return None if drawn is None else {"card": None, "from": drawn["from"]}


def cards_not_laid_out(document: Reader, counts: Mapping[str, int]) -> list[str]:
    """The cards of a deck that neither piles nor tables nor the drawing hand of a document have."""
    piles = (document.field("draw"), document.field("discard"), *document.field("tables").items())
    mentioned = [card for pile in piles for card in pile.items() if card.value != GAP_WORD]
    drawn = document.field("drawn")
    if not drawn.is_null():
        mentioned.append(drawn.field("card"))
    cards = list(counts)
    return cards_left(counts, [cards[card.word(cards)] for card in mentioned])
