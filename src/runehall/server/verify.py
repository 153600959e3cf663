"""Proving a record: that its deck was not stacked and that nobody has edited it since."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from runehall.engine import (
    BadRecord,
    Document,
    Game,
    Reader,
    Record,
    RunehallError,
    read_record,
    replay,
)
from runehall.server.fairness import commitment_to, digest_of, seed_of
from runehall.server.play.race import judged_reaction

HEX = re.compile(r"[0-9a-f]*")
FAIRNESS_KEYS = ("commitment", "key", "nonces", "digest")
# Times are stored to a hundredth of a millisecond.
ROUNDING = 0.02


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at: what holds, or what is wrong."""

    good: bool
    says: str


def verify(
    document: object,
    games: Mapping[str, Game],
    *,
    commitment: str | None = None,
    nonces: Mapping[int, str] | None = None,
) -> list[Finding]:
    """Look at everything that can be proved; what a player noted down themselves counts too."""
    try:
        record = read_record(document)
    except RunehallError as error:
        return [Finding(False, str(error))]
    assert isinstance(document, dict)
    findings = [
        Finding(True, f"It is a record of {record.game} with {len(record.actions)} actions.")
    ]
    try:
        proof = read_proof(document)
    except RunehallError as error:
        findings.append(Finding(False, str(error)))
    else:
        findings += check_shuffle(record, proof)
        findings += check_noted(proof, commitment, nonces or {})
        findings.append(check_digest(document, proof))
    findings.append(check_play(record, games))
    findings += check_races(record, document.get("races", []))
    return findings


def read_proof(document: Document) -> Document:
    """The proof in a record, if it has the shape of one."""
    if "fairness" not in document:
        raise BadRecord(
            "This record has no proof of its shuffle: it was not played at a live table."
        )
    reader = Reader(document["fairness"], "record.fairness")
    reader.keys(FAIRNESS_KEYS)
    texts = [reader.field(name) for name in ("commitment", "key", "digest")]
    texts += [nonce for nonce in reader.field("nonces").items() if nonce.value is not None]
    for text in texts:
        if not HEX.fullmatch(text.text()) or len(text.text()) % 2:
            raise text.complain("hexadecimal digits in pairs")
    return dict(reader.mapping())


def check_shuffle(record: Record, proof: Document) -> Iterator[Finding]:
    """The key is the one that was promised, and it gives this seed."""
    if commitment_to(proof["key"]) == proof["commitment"]:
        yield Finding(True, "The key is the one that was promised before the deal.")
    else:
        yield Finding(False, "The key is not the one that was promised: its SHA-256 is different.")
    if len(proof["nonces"]) != record.players:
        says = f"There are {len(proof['nonces'])} nonces for {record.players} seats."
        yield Finding(False, says)
    elif seed_of(proof["key"], proof["nonces"]) == record.seed:
        yield Finding(True, "The key and the seats' nonces give the seed of this game.")
    else:
        yield Finding(False, "The key and the seats' nonces do not give the seed of this game.")


def check_noted(
    proof: Document, commitment: str | None, nonces: Mapping[int, str]
) -> Iterator[Finding]:
    """What a player has noted down at the table agrees with the record."""
    if commitment is not None:
        good = commitment == proof["commitment"]
        yield Finding(good, f"The commitment is {'' if good else 'not '}the one you have noted.")
    for seat, nonce in nonces.items():
        given = proof["nonces"][seat] if seat < len(proof["nonces"]) else None
        good = given == nonce
        yield Finding(
            good, f"The nonce of seat {seat} is {'' if good else 'not '}the one you sent."
        )


def check_digest(document: Document, proof: Document) -> Finding:
    """Nothing was changed after the game."""
    if digest_of(document) == proof["digest"]:
        return Finding(True, "Nothing has been changed since the end of the game.")
    return Finding(False, "The record has been changed: its contents do not give its digest.")


def check_play(record: Record, games: Mapping[str, Game]) -> Finding:
    """Every action was legal, and they lead to the end."""
    try:
        table = replay(record, games)
    except RunehallError as error:
        return Finding(False, str(error))
    if not table.over:
        return Finding(False, "The actions are legal, but they stop before the end of the game.")
    return Finding(True, "Every action was legal, and they lead to the end of the game.")


def check_races(record: Record, races: Any) -> Iterator[Finding]:
    """Every race was judged by its own numbers."""
    wrong = 0
    try:
        for race in Reader(races, "record.races").items():
            complaint = race_complaint(record, race.value)
            if complaint:
                wrong += 1
                yield Finding(False, f"Race {race.field('number').value}: {complaint}")
        if races and not wrong:
            yield Finding(True, f"All {len(races)} races were judged by their own numbers.")
    except (RunehallError, KeyError, TypeError, IndexError):
        yield Finding(False, "The races of this record cannot be read.")


def race_complaint(record: Record, race: Any) -> str:
    """What is wrong with a race, or nothing."""
    claims = race["claims"]
    for claim in claims:
        judged = judged_reaction(claim["elapsed"], claim["claimed"], claim["round_trip"])
        if abs(judged - claim["judged"]) > ROUNDING:
            return (
                f"seat {claim['seat']} was judged at {claim['judged']} ms instead of {judged} ms."
            )
    order = [(claim["judged"], claim["draw"]) for claim in claims]
    if order != sorted(order):
        return "the claims are not in the order of their times."
    first = (claims[0]["seat"], claims[0]["text"])
    if record.actions[race["action"] - 1] != first:
        return "the fastest claim is not the action that was carried out."
    return ""
