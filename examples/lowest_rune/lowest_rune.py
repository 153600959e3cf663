"""Lowest Rune, a game in one file: lay your runes open or covered, and let the lowest win."""

from __future__ import annotations

from collections.abc import Iterable

from runehall.engine.options import OptionSet, number, seat_number
from runehall.engine.simple import (
    NOBODY,
    NUMBER,
    OWNER,
    PUBLIC,
    SEAT,
    SEATS,
    Components,
    Move,
    Number,
    SimpleState,
    declare,
    move,
    pile,
    piles,
    seat_set,
    value,
    verb,
)

__all__ = ["GAME"]

LOW = ("fehu", "uruz", "thurs", "ansuz", "raido", "kaunan")
RUNE = Components((*LOW, "gebo", "wunjo", "hagal", "naud", "is", "jara"))
HAND = 3
LAY, WINDOW, OVER = range(3)


class LowestRune(SimpleState):
    """A position of Lowest Rune."""

    round = value(Number(0, 9))
    circle = value(Number(0, HAND))
    leader = value(SEAT)
    passed = seat_set()
    hands = piles(RUNE, OWNER, kept_sorted=True)
    open = piles(RUNE, PUBLIC)
    covered = piles(RUNE, OWNER)
    aside = pile(RUNE, NOBODY, kept_sorted=True)
    discard = pile(RUNE, PUBLIC, kept_sorted=True)

    def deal(self) -> None:
        """Begin with the first seat."""
        self.leader = self.turn = self.options()["first"]
        self.deal_round()

    def deal_round(self) -> None:
        """Three runes for everybody; the rest is put aside unseen."""
        self.round, self.circle, self.discard = self.round + 1, 0, []
        runes = self.shuffled(RUNE)
        for seat in range(self.seats):
            self.hands[seat], runes = runes[:HAND], runes[HAND:]
        self.aside = runes
        self.say("round", self.leader, self.round)

    def waits_for(self) -> Iterable[int]:
        """A window waits for nobody."""
        return [self.turn] if self.phase == LAY else []

    def may_react(self) -> Iterable[int]:
        """Everybody who has not passed may doubt a covered rune."""
        if self.phase != WINDOW:
            return []
        return [seat for seat in range(self.seats) if seat != self.turn and seat not in self.passed]

    def moves(self, seat: int) -> Iterable[Move]:
        """Doubt or pass, or lay a rune of the hand."""
        if self.phase == WINDOW:
            return [move(self.doubt), move(self.let_lie)]
        return [move(lay, rune) for lay in (self.up, self.down) for rune in self.hands[seat]]

    @verb("up {rune}", rune=RUNE)
    def up(self, seat: int, rune: int) -> None:
        """Lay a rune for all to see."""
        self.hands[seat].remove(rune)
        self.open[seat] = [rune]
        self.say("up", seat, rune)
        self.next_turn()

    @verb("down {rune}", rune=RUNE)
    def down(self, seat: int, rune: int) -> None:
        """Lay a rune covered, and see whether anybody doubts that it is low."""
        self.hands[seat].remove(rune)
        self.covered[seat] = [rune]
        self.phase = WINDOW
        self.say("down", seat)
        self.whisper(seat, "laid", rune)

    @verb("doubt")
    def doubt(self, seat: int) -> None:
        """Uncover the rune: a point for the doubter if it is high, else for its owner."""
        (rune,) = self.open[self.turn] = self.covered[self.turn]
        self.covered[self.turn] = []
        lucky = seat if rune >= len(LOW) else self.turn
        self.points[lucky] += 1
        self.say("doubt", seat, self.turn, rune, lucky)
        self.next_turn()

    @verb("pass")
    def let_lie(self, seat: int) -> None:
        """Believe it."""
        self.passed.add(seat)
        self.say("pass", seat)
        if not self.may_react():
            self.next_turn()

    def next_turn(self) -> None:
        """The next seat lays; after a circle its runes are compared."""
        self.phase, self.passed = LAY, set()
        self.turn, self.turn_no = (self.turn + 1) % self.seats, self.turn_no + 1
        if self.turn == self.leader:
            self.end_circle()

    def end_circle(self) -> None:
        """The lowest rune wins two points, or three if nobody has seen it."""
        laid = [self.open[seat] + self.covered[seat] for seat in range(self.seats)]
        lowest = laid.index(min(laid))
        won = 3 if self.covered[lowest] else 2
        self.points[lowest] += won
        self.say("circle", lowest, laid[lowest][0], won)
        self.discard += [rune for runes in laid for rune in runes]
        self.open, self.covered = [[] for _ in laid], [[] for _ in laid]
        self.leader = self.turn = lowest
        self.circle += 1
        if self.circle == HAND and self.round == self.options()["rounds"]:
            self.phase = OVER
            self.say("over", self.winning())
        elif self.circle == HAND:
            self.deal_round()

    def laws(self) -> Iterable[tuple[bool, str]]:
        """What holds in every position."""
        yield self.shuffles == self.round, "there is not one shuffle for each round"
        yield (self.phase == WINDOW) == bool(self.covered[self.turn]), "a window needs its rune"
        for seat in range(self.seats):
            held = len(self.hands[seat] + self.open[seat] + self.covered[seat])
            yield held == HAND - self.circle, f"seat {seat} has {held} runes"


TEXTS = {
    "en": """
        name = Lowest Rune
        tagline = Lay your runes open or covered, and let the lowest win.
        phase-lay = Lay a rune
        phase-window = Does anybody doubt it?
        phase-over = The game is over
        preset-standard = Standard
        preset-standard-help = Two rounds.
        preset-short = Short
        preset-short-help = A single round.
        option-first = First seat
        option-first-help = The seat that lays the first rune.
        option-rounds = Rounds
        option-rounds-help = How many rounds are played.
        event-round = Round { $round } begins with { $seat }.
        event-up = { $seat } lays { $rune } for all to see.
        event-down = { $seat } lays a rune covered.
        event-laid = You have laid { $rune }.
        event-doubt = { $seat } doubts it: { $owner } has laid { $rune }. A point for { $lucky }.
        event-pass = { $seat } lets it lie.
        event-circle = { $seat } has the lowest rune, { $rune }, and wins { $points } points.
        event-over = The game is over. Winning: { $winners }.
        action-up = Lay { $rune } open
        action-down = Lay { $rune } covered
        action-doubt = Doubt that it is low
        action-pass = Let it lie
    """,
    "de": """
        name = Tiefste Rune
        tagline = Leg deine Runen offen oder verdeckt, und die tiefste gewinnt.
        phase-lay = Leg eine Rune
        phase-window = Zweifelt jemand?
        phase-over = Das Spiel ist aus
        preset-standard = Üblich
        preset-standard-help = Zwei Runden.
        preset-short = Kurz
        preset-short-help = Eine einzige Runde.
        option-first = Erster Platz
        option-first-help = Der Platz, der die erste Rune legt.
        option-rounds = Runden
        option-rounds-help = Wie viele Runden gespielt werden.
        event-round = Runde { $round } beginnt mit { $seat }.
        event-up = { $seat } legt { $rune } offen.
        event-down = { $seat } legt eine Rune verdeckt.
        event-laid = Du hast { $rune } gelegt.
        event-doubt = { $seat } zweifelt: { $owner } hat { $rune }. Ein Punkt für { $lucky }.
        event-pass = { $seat } lässt sie liegen.
        event-circle = { $seat } hat die tiefste Rune, { $rune }, und gewinnt { $points } Punkte.
        event-over = Das Spiel ist aus. Gewonnen: { $winners }.
        action-up = { $rune } offen legen
        action-down = { $rune } verdeckt legen
        action-doubt = Bezweifeln, dass sie tief ist
        action-pass = Liegen lassen
    """,
}
RULES = {
    "en": """
        # Lowest Rune

        There are twelve runes, from *fehu*, the lowest, to *jara*; the last six are high. You have
        three. In turn everybody lays one, open or covered. Whoever doubts a covered rune uncovers
        it and gets a point if it is high; otherwise its owner does. When all have laid, the lowest
        rune wins 2 points, or 3 if it is still covered, and its owner lays first. After three
        such circles runes are dealt again. The most points win.
    """,
    "de": """
        # Tiefste Rune

        Es gibt zwölf Runen, von *fehu*, der tiefsten, bis *jara*; die letzten sechs sind hoch. Du
        hast drei. Reihum legt jeder eine, offen oder verdeckt. Wer eine verdeckte bezweifelt,
        deckt sie auf und bekommt einen Punkt, wenn sie hoch ist; sonst bekommt ihn, wer sie gelegt
        hat. Haben alle gelegt, gewinnt die tiefste 2 Punkte, oder 3, wenn sie noch verdeckt ist,
        und beginnt. Nach drei Kreisen wird neu ausgeteilt. Die meisten Punkte gewinnen.
    """,
}

GAME = declare(
    LowestRune,
    id="lowest_rune",
    version=1,
    seat_counts=(2, 3, 4),
    phases=("lay", "window", "over"),
    options=OptionSet(
        [seat_number("first"), number("rounds", 2, 1, 9)],
        {"standard": {}, "short": {"rounds": 1}},
        "standard",
    ),
    events={
        "round": {"seat": SEAT, "round": NUMBER},
        "up": {"seat": SEAT, "rune": RUNE},
        "down": {"seat": SEAT},
        "laid": {"rune": RUNE},
        "doubt": {"seat": SEAT, "owner": SEAT, "rune": RUNE, "lucky": SEAT},
        "pass": {"seat": SEAT},
        "circle": {"seat": SEAT, "rune": RUNE, "points": NUMBER},
        "over": {"winners": SEATS},
    },
)
