"""Proving a record: that its deck was not stacked and that nobody has edited it since."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from runehall.engine import (
    Document,
    Game,
    Reader,
    Record,
    RunehallError,
    read_record,
    replay,
)
from runehall.server.errors import hall_texts
from runehall.server.fairness import commitment_to, digest_of, seed_of
from runehall.server.play.race import judged_reaction

HEX = re.compile(r"[0-9a-f]*")
FAIRNESS_KEYS = ("commitment", "key", "nonces", "digest")
# Times are stored to a hundredth of a millisecond.
ROUNDING = 0.02


class Finding:
    """One thing that was looked at: what holds, or what is wrong; `finding-<code>` tells it."""

    def __init__(self, good: bool, code: str, **arguments: Any) -> None:
        self.good = good
        self.code = code
        self.arguments = arguments

    def told(self, language: str) -> str:
        """The sentence in a language."""
        return hall_texts(language).say(f"finding-{self.code}", **self.arguments)

    @property
    def says(self) -> str:
        """The sentence in English."""
        return self.told("en")


def refused(error: RunehallError) -> Finding:
    """What could not even be read or replayed."""
    return Finding(False, "refused", why=str(error))


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
        return [refused(error)]
    assert isinstance(document, dict)
    findings = [Finding(True, "record", game=record.game, actions=len(record.actions))]
    if "fairness" in document:
        findings += check_proof(record, document, commitment, nonces or {})
    else:
        findings.append(Finding(False, "no-proof"))
    findings.append(check_play(record, games))
    findings += check_races(record, document.get("races", []))
    return findings


def check_proof(
    record: Record, document: Document, commitment: str | None, nonces: Mapping[int, str]
) -> list[Finding]:
    """What the proof in a record says, if it has the shape of one."""
    try:
        proof = read_proof(document)
    except RunehallError as error:
        return [refused(error)]
    return [
        *check_shuffle(record, proof),
        *check_noted(proof, commitment, nonces),
        check_digest(document, proof),
    ]


def read_proof(document: Document) -> Document:
    """The proof in a record; BadDocument if it has not the shape of one."""
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
        yield Finding(True, "key")
    else:
        yield Finding(False, "wrong-key")
    if len(proof["nonces"]) != record.players:
        yield Finding(False, "nonces", nonces=len(proof["nonces"]), seats=record.players)
    elif seed_of(proof["key"], proof["nonces"]) == record.seed:
        yield Finding(True, "seed")
    else:
        yield Finding(False, "wrong-seed")


def check_noted(
    proof: Document, commitment: str | None, nonces: Mapping[int, str]
) -> Iterator[Finding]:
    """What a player has noted down at the table agrees with the record."""
    if commitment is not None:
        good = commitment == proof["commitment"]
        yield Finding(good, "commitment" if good else "wrong-commitment")
    for seat, nonce in nonces.items():
        given = proof["nonces"][seat] if seat < len(proof["nonces"]) else None
        good = given == nonce
        yield Finding(good, "nonce" if good else "wrong-nonce", seat=seat)


def check_digest(document: Document, proof: Document) -> Finding:
    """Nothing was changed after the game."""
    if digest_of(document) == proof["digest"]:
        return Finding(True, "digest")
    return Finding(False, "wrong-digest")


def check_play(record: Record, games: Mapping[str, Game]) -> Finding:
    """Every action was legal, and they lead to the end."""
    try:
        table = replay(record, games)
    except RunehallError as error:
        return refused(error)
    if not table.over:
        return Finding(False, "unfinished")
    return Finding(True, "played")


def check_races(record: Record, races: Any) -> Iterator[Finding]:
    """Every race was judged by its own numbers."""
    wrong = 0
    try:
        for race in Reader(races, "record.races").items():
            complaint = race_complaint(record, race.value)
            if complaint is not None:
                wrong += 1
                yield complaint
        if races and not wrong:
            yield Finding(True, "races", count=len(races))
    except (RunehallError, KeyError, TypeError, IndexError):
        yield Finding(False, "unreadable-races")


def race_complaint(record: Record, race: Any) -> Finding | None:
    """What is wrong with a race, or nothing."""
    number, claims = str(race["number"]), race["claims"]
    for claim in claims:
        judged = judged_reaction(claim["elapsed"], claim["claimed"], claim["round_trip"])
        if abs(judged - claim["judged"]) > ROUNDING:
            told = {"seat": claim["seat"], "judged": claim["judged"], "instead": judged}
            words = {name: str(value) for name, value in told.items()}
            return Finding(False, "race-time", number=number, **words)
    order = [(claim["judged"], claim["draw"]) for claim in claims]
    if order != sorted(order):
        return Finding(False, "race-order", number=number)
    first = (claims[0]["seat"], claims[0]["text"])
    if record.actions[race["action"] - 1] != first:
        return Finding(False, "race-action", number=number)
    return None
