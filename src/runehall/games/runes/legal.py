"""What each seat can do now, ascending (§5.3, §8.2); placements and playable cards are beside."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from runehall.engine.state import NOTHING
from runehall.games.runes.codes import (
    COPY,
    KINDS,
    PASS,
    PLAY,
    PLAY_COPY,
    PLAY_SKIP,
    PLAY_SWAP,
    REMOVE,
    SKIP,
    SWAP,
    names_its_victim,
)
from runehall.games.runes.placements import REGULAR, list_placements
from runehall.games.runes.playable import can_play, copied_kind, swap_partners
from runehall.games.runes.position import Position
from runehall.games.runes.turn import usable_answers


def legal_on_turn(game: Position) -> vec[i64]:
    """Every regular placement and playable card; passing only where no stone fits (R5)."""
    out = list_placements(game, game.turn, REGULAR)
    if len(out) == 0:
        out = append(out, PASS)
    return list_plays(game, game.turn, out)


def list_plays(game: Position, seat: i64, out: vec[i64]) -> vec[i64]:
    """Every card a seat can play now, once for each kind and each seat it can name."""
    if game.held_count(seat) == 0:
        return out
    kinds = game.held_kinds(seat)
    card: i64 = 0
    while card < KINDS:
        if (
            (kinds >> card) & 1 == 1
            and not names_its_victim(effect_of(game, card))
            and can_play(game, seat, card)
        ):
            out = append(out, PLAY | card)
        card += 1
    if (kinds >> COPY) & 1 == 1:
        copied = copied_kind(game)
        if copied != NOTHING and names_its_victim(copied):
            out = list_victims(game, seat, copied, PLAY_COPY, out)
    if (kinds >> SKIP) & 1 == 1:
        out = list_victims(game, seat, SKIP, PLAY_SKIP, out)
    if (kinds >> SWAP) & 1 == 1:
        out = list_victims(game, seat, SWAP, PLAY_SWAP, out)
    return out


def effect_of(game: Position, card: i64) -> i64:
    """The ritual a card carries out."""
    return copied_kind(game) if card == COPY else card


def list_victims(game: Position, seat: i64, kind: i64, verb: i64, out: vec[i64]) -> vec[i64]:
    """The seats that `skip` or `swap` can name."""
    victims = ((i64(1) << game.seats) - 1) & ~(i64(1) << seat)
    if kind == SWAP:
        victims = swap_partners(game, seat)
    other: i64 = 0
    while other < game.seats:
        if (victims >> other) & 1 == 1:
            out = append(out, verb | other)
        other += 1
    return out


def list_answers(game: Position, seat: i64) -> vec[i64]:
    out = vec[i64]([i64(PASS)])
    answers = usable_answers(game, seat)
    card: i64 = 0
    while card < KINDS:
        if (answers >> card) & 1 == 1:
            out = append(out, PLAY | card)
        card += 1
    return out


def list_removals(game: Position, seat: i64, out: vec[i64]) -> vec[i64]:
    kinds = game.held_kinds(seat)
    card: i64 = 0
    while card < KINDS:
        if (kinds >> card) & 1 == 1:
            out = append(out, REMOVE | card)
        card += 1
    return out
