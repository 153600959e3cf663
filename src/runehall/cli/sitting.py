"""A sitting at a terminal table: who is asked, what is shown to whom, what was typed."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.rule import Rule

from runehall.bots import DECLINE, Bot, Insight
from runehall.bots.hints import think_of_hint
from runehall.cli.rules import rulebook
from runehall.cli.tables import drawing_of
from runehall.cli.words import say
from runehall.engine import SPECTATOR, Document, Event, IllegalAction, Table, seats_in
from runehall.engine.foresight import worded

HINT_MS = 1500.0
MOST_IDEAS = 3
LONGEST_MENU = 40


class Left(Exception):
    """Somebody has left the table."""


class Sitting:
    """A table, its bots, and the people in front of one screen."""

    def __init__(self, table: Table, bots: Mapping[int, Bot], language: str) -> None:
        self.table = table
        self.bots = bots
        self.language = language
        self.texts = table.game.texts(language)
        self.console = Console(highlight=False)
        self.people = [seat for seat in range(table.seats) if seat not in bots]
        self.names = [self.name_of(seat) for seat in range(table.seats)]
        self.unread: dict[int, list[str]] = {seat: [] for seat in self.people}
        self.log: dict[int, list[str]] = {seat: [] for seat in self.people}
        # Who is about to read what must then be remembered.
        self.to_remember: set[int] = set()
        self.at_screen = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.declined: dict[int, Document] = {}
        self.chance = secrets.SystemRandom()
        self.note(table.opening)

    def name_of(self, seat: int) -> str:
        """What a seat is called."""
        if seat in self.bots:
            return say("play-bot", level=self.bots[seat].level, seat=seat)
        return say("play-person", seat=seat)

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        try:
            while not self.table.over:
                self.next_action()
        except (Left, EOFError, KeyboardInterrupt):
            self.console.print(say("play-bye"))
            return
        self.show_end()

    def next_action(self) -> None:
        """Ask the seats that may act, in random order, then one that must."""
        for asked in (self.table.may(), self.table.must()):
            self.chance.shuffle(asked)
            if any(self.act(seat) for seat in asked):
                return

    def act(self, seat: int) -> bool:
        """Let a seat act; False if it declines."""
        text = self.bot_action(seat) if seat in self.bots else self.person_action(seat)
        if text is None:
            return False
        self.note(self.table.do(seat, text))
        return True

    def bot_action(self, seat: int) -> str | None:
        """What a bot does."""
        action = self.bots[seat].choose(Insight.at(self.table, seat))
        return None if action == DECLINE else self.table.notation.text(action)

    # --- people ----------------------------------------------------------------------------------

    def person_action(self, seat: int) -> str | None:
        """Show a person the table and ask until a legal action is typed."""
        can_decline = self.can_decline(seat)
        seen = self.table.view(seat)
        if can_decline and self.declined.get(seat) == seen:
            return None
        self.hand_over(seat)
        self.show(seat)
        menu = self.table.legal(seat)
        self.show_menu(seat, menu[:LONGEST_MENU], hidden=len(menu) - LONGEST_MENU)
        while True:
            typed = self.console.input("[bold]> [/bold]").strip()
            if not typed and can_decline:
                self.declined[seat] = seen
                return None
            text = self.understand(typed, seat, menu)
            if text is None:
                continue
            try:
                self.table.check(seat, text)
            except IllegalAction as refusal:
                self.console.print(self.sentence_of(refusal), style="red", markup=False)
            else:
                return text

    def sentence_of(self, refusal: IllegalAction) -> str:
        """Why an action is refused, in the language of the table."""
        message = f"refusal-{refusal.code}"
        if not self.texts.has(message):
            return str(refusal)
        return self.texts.say(message, **refusal.arguments)

    def can_decline(self, seat: int) -> bool:
        """Whether nobody waits for this seat and it has no `pass`."""
        return seat not in self.table.must() and "pass" not in self.table.legal(seat)

    def understand(self, typed: str, seat: int, menu: Sequence[str]) -> str | None:
        """The action that was typed, or None for anything that only shows something."""
        if typed in ("q", "quit", "exit"):
            raise Left
        if typed == "?":
            self.console.print(say("play-help"))
        elif typed == "+":
            self.show_menu(seat, menu)
        elif typed == "r":
            self.console.print(rulebook(self.table.game, self.language))
        elif typed == "l":
            self.console.print("\n".join(self.log[seat]), markup=False)
        elif typed == "h":
            self.show_hint(seat)
        elif typed == "p":
            return "pass"
        elif typed.isdecimal() and 1 <= int(typed) <= len(menu):
            return menu[int(typed) - 1]
        elif typed:
            return typed
        return None

    def hand_over(self, seat: int) -> None:
        """Clear the screen between people, so that nobody sees another hand."""
        if self.at_screen == seat:
            return
        self.console.clear()
        self.console.input(say("play-hand-over", name=self.names[seat]))
        self.console.clear()
        self.at_screen = seat

    # --- showing ---------------------------------------------------------------------------------

    def show(self, seat: int) -> None:
        """The log since the last look, the table, and what is asked."""
        for line in self.unread[seat]:
            self.console.print(line, style="dim", markup=False)
        self.unread[seat].clear()
        if seat in self.to_remember and self.console.is_terminal:
            self.console.input(say("play-remember"))
            self.console.clear()
        self.to_remember.discard(seat)
        self.show_table(seat)
        self.console.print(self.question(seat), style="bold yellow", markup=False)

    def show_table(self, seat: int) -> None:
        """The table as a seat sees it."""
        drawing = drawing_of(self.table.game.id)
        self.console.print(drawing(self.table.view(seat), seat, self.names, self.texts))

    def question(self, seat: int) -> str:
        """What is asked of a seat, in one sentence."""
        if seat in self.table.must():
            return say("play-must")
        if self.can_decline(seat):
            return say("play-idle")
        # Who else can react may be a secret: a guess then asks others than the truth does.
        if seats_in(Insight.at(self.table, seat).stand_in.may()) != self.table.may():
            return say("play-may-secret")
        others = [self.names[each] for each in self.table.may() if each != seat]
        if not others:
            return say("play-may-last")
        return say("play-may", others=", ".join(others))

    def show_menu(self, seat: int, menu: Sequence[str], hidden: int = 0) -> None:
        """Numbered legal actions: the sentence, then the text to type."""
        for number, text in enumerate(menu, start=1):
            action = self.table.notation.parse(text)
            sentence = self.texts.action(self.table.notation, action, seat, self.names)
            self.console.print(f"[bold]{number:>3}[/bold]  {sentence}  [dim]{text}[/dim]")
        if hidden > 0:
            self.console.print(say("play-more", count=hidden), style="dim")
        self.console.print(say("play-prompt"), style="dim")

    def show_hint(self, seat: int) -> None:
        """What a master would do, and why."""
        insight = Insight.at(self.table, seat)
        seed = secrets.randbits(32)
        hint = think_of_hint(insight, seed=seed, budget_ms=HINT_MS, ideas=MOST_IDEAS)
        self.console.print(worded(self.texts, hint.verdict, self.names), style="dim")
        for idea in hint.ideas:
            action = self.texts.action(self.table.notation, idea.action, seat, self.names)
            self.console.print(f"[bold]{action}[/bold]  [dim]{idea.text}[/dim]")
            for reason in idea.why:
                self.console.print(f"    {worded(self.texts, reason, self.names)}", markup=False)

    def note(self, events: Sequence[Event]) -> None:
        """Keep for each person what that seat may know of the events."""
        for seat in self.people:
            kept = [event.kept for event in events]
            self.unread[seat] += self.table.lines(events, seat, self.names, self.language)
            self.log[seat] += self.table.lines(kept, seat, self.names, self.language)
            if any(event.past and event.heard_by(seat) for event in kept):
                self.to_remember.add(seat)

    def show_end(self) -> None:
        """The final table and the winners."""
        viewer = self.people[0] if self.people else SPECTATOR
        for line in self.unread.get(viewer, []):
            self.console.print(line, style="dim", markup=False)
        self.show_table(viewer)
        winners = ", ".join(self.names[seat] for seat in self.table.winners)
        self.console.print(
            Rule(say("play-won", names=winners) if winners else say("play-nobody-won"))
        )
        if self.table.seats > 1:
            self.console.print(self.next_begins(), style="dim", markup=False)

    def next_begins(self) -> str:
        """Who would begin another game."""
        result = self.table.game.outcome(self.table.state) or {}
        seat = result.get("next_start")
        return say("play-next-lot") if seat is None else say("play-next", name=self.names[seat])
