"""A sitting at a terminal table: who is asked, what is shown to whom, what was typed."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.markdown import Markdown
from rich.rule import Rule

from runehall.bots import DECLINE, Bot, Insight, make_bot
from runehall.cli.tables import drawing_of
from runehall.engine import SPECTATOR, Chooser, Event, IllegalAction, Table, seats_in

HINT_MS = 1500.0
LONGEST_MENU = 40
WORDS = {
    "en": {
        "bot": "{level} bot {seat}",
        "person": "Player {seat}",
        "may": "You may react. Others who may: {others}.",
        "may_last": "You may react; nobody else is still asked.",
        "may_secret": "You may react; nobody is told whether others can.",
        "must": "Your decision.",
        "idle": "You may act now, or press Enter to let play go on.",
        "hand_over": "{name}, take the screen and press Enter.",
        "prompt": "number, action text, p = pass, h = hint, ? = help",
        "help": "Type a number from the list or the action itself. p passes, h asks a master bot, "
        "r shows the rules, l the whole log, q leaves the table.",
        "won": "{names} won.",
        "bye": "You leave the table.",
        "more": "… and {count} more; type the action, or + for all of them",
        "hint": "A master would: {text} ({chance:.0%} chance to win, {visits} looks)",
    },
    "de": {
        "bot": "Bot {seat} ({level})",
        "person": "Person {seat}",
        "may": "Du darfst reagieren. Wer es außerdem darf: {others}.",
        "may_last": "Du darfst reagieren; sonst wird niemand mehr gefragt.",
        "may_secret": "Du darfst reagieren; ob andere es können, erfährt niemand.",
        "must": "Du entscheidest.",
        "idle": "Du darfst jetzt eingreifen, oder drück Enter, dann geht es weiter.",
        "hand_over": "{name}, nimm den Bildschirm und drück Enter.",
        "prompt": "Nummer, Handlung, p = passen, h = Rat, ? = Hilfe",
        "help": "Tipp eine Nummer der Liste oder die Handlung selbst. p passt, h fragt einen "
        "Meister-Bot, r zeigt die Regeln, l das ganze Protokoll, q verlässt den Tisch.",
        "won": "Gewonnen: {names}.",
        "bye": "Du verlässt den Tisch.",
        "more": "… und {count} weitere; tipp die Handlung oder + für alle",
        "hint": "Ein Meister würde: {text} ({chance:.0%} Gewinnaussicht, {visits} Blicke)",
    },
}


class Left(Exception):
    """Somebody has left the table."""


class Sitting:
    """A table, its bots, and the people in front of one screen."""

    def __init__(self, table: Table, bots: Mapping[int, Bot], language: str) -> None:
        self.table = table
        self.bots = bots
        self.language = language
        self.words = WORDS[language]
        self.console = Console(highlight=False)
        self.people = [seat for seat in range(table.state.seats) if seat not in bots]
        self.names = [self.name_of(seat) for seat in range(table.state.seats)]
        self.unread: dict[int, list[str]] = {seat: [] for seat in self.people}
        self.log: dict[int, list[str]] = {seat: [] for seat in self.people}
        self.at_screen = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.declined: dict[int, int] = {}
        self.chooser = Chooser(secrets.randbits(60))
        self.note(table.opening)

    def name_of(self, seat: int) -> str:
        """What a seat is called."""
        if seat in self.bots:
            return self.words["bot"].format(level=self.bots[seat].level, seat=seat)
        return self.words["person"].format(seat=seat)

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        try:
            while not self.table.state.over():
                self.next_action()
        except (Left, EOFError, KeyboardInterrupt):
            self.console.print(self.words["bye"])
            return
        self.show_end()

    def next_action(self) -> None:
        """Ask the seats that may act, in random order, then one that must."""
        state = self.table.state
        for asked in (state.may(), state.must()):
            waiting = asked
            while waiting:
                seat = int(self.chooser.one_of(waiting))
                waiting &= ~(1 << seat)
                if self.act(seat):
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
        insight = Insight(self.table.game, self.table.state, seat)
        action = self.bots[seat].choose(insight)
        return None if action == DECLINE else self.table.notation.text(action)

    # --- people ----------------------------------------------------------------------------------

    def person_action(self, seat: int) -> str | None:
        """Show a person the table and ask until a legal action is typed."""
        can_decline = self.can_decline(seat)
        sight = self.table.state.sight(seat)
        if can_decline and self.declined.get(seat) == sight:
            return None
        self.hand_over(seat)
        self.show(seat)
        menu = self.table.legal(seat)
        self.show_menu(seat, menu[:LONGEST_MENU], hidden=len(menu) - LONGEST_MENU)
        while True:
            typed = self.console.input("[bold]> [/bold]").strip()
            if not typed and can_decline:
                self.declined[seat] = sight
                return None
            text = self.understand(typed, seat, menu)
            if text is None:
                continue
            try:
                self.table.check(seat, text)
            except IllegalAction as refusal:
                self.console.print(str(refusal), style="red", markup=False)
            else:
                return text

    def can_decline(self, seat: int) -> bool:
        """Whether nobody waits for this seat and it has no `pass`."""
        return not self.table.state.must() >> seat & 1 and "pass" not in self.table.legal(seat)

    def understand(self, typed: str, seat: int, menu: Sequence[str]) -> str | None:
        """The action that was typed, or None for anything that only shows something."""
        if typed in ("q", "quit", "exit"):
            raise Left
        if typed == "?":
            self.console.print(self.words["help"])
        elif typed == "+":
            self.show_menu(seat, menu)
        elif typed == "r":
            self.console.print(Markdown(self.table.game.rules(self.language)))
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
        self.console.input(self.words["hand_over"].format(name=self.names[seat]))
        self.console.clear()
        self.at_screen = seat

    # --- showing ---------------------------------------------------------------------------------

    def show(self, seat: int) -> None:
        """The log since the last look, the table, and what is asked."""
        for line in self.unread[seat]:
            self.console.print(line, style="dim", markup=False)
        self.unread[seat].clear()
        texts = self.table.game.texts(self.language)
        drawing = drawing_of(self.table.game.id)
        self.console.print(drawing(self.table.view(seat), seat, self.names, texts))
        self.console.print(self.question(seat), style="bold yellow", markup=False)

    def question(self, seat: int) -> str:
        """What is asked of a seat, in one sentence."""
        if seat in self.table.must():
            return self.words["must"]
        if self.can_decline(seat):
            return self.words["idle"]
        # Who else can react may be a secret: a guess then asks others than the truth does.
        twin = self.table.state.guess(seat, Chooser(1))
        if seats_in(twin.may()) != self.table.may():
            return self.words["may_secret"]
        others = [self.names[each] for each in self.table.may() if each != seat]
        if not others:
            return self.words["may_last"]
        return self.words["may"].format(others=", ".join(others))

    def show_menu(self, seat: int, menu: Sequence[str], hidden: int = 0) -> None:
        """Numbered legal actions: the sentence, then the text to type."""
        texts = self.table.game.texts(self.language)
        for number, text in enumerate(menu, start=1):
            action = self.table.notation.parse(text)
            sentence = texts.action(self.table.notation, action, seat, self.names)
            self.console.print(f"[bold]{number:>3}[/bold]  {sentence}  [dim]{text}[/dim]")
        if hidden > 0:
            self.console.print(self.words["more"].format(count=hidden), style="dim")
        self.console.print(self.words["prompt"], style="dim")

    def show_hint(self, seat: int) -> None:
        """What a master would do."""
        adviser = make_bot("master", self.table.game, secrets.randbits(32))
        insight = Insight(self.table.game, self.table.state, seat)
        for advice in adviser.advise(insight, budget_ms=HINT_MS)[:3]:
            line = self.words["hint"].format(
                text=advice.text or "…", chance=advice.win_chance, visits=advice.visits
            )
            self.console.print(line, markup=False)

    def note(self, events: Sequence[Event]) -> None:
        """Keep for each person what that seat may know of the events."""
        for seat in self.people:
            lines = self.table.lines(events, seat, self.names, self.language)
            self.unread[seat] += lines
            self.log[seat] += lines

    def show_end(self) -> None:
        """The final table and the winners."""
        viewer = self.people[0] if self.people else SPECTATOR
        for line in self.unread.get(viewer, []):
            self.console.print(line, style="dim", markup=False)
        texts = self.table.game.texts(self.language)
        drawing = drawing_of(self.table.game.id)
        self.console.print(drawing(self.table.view(viewer), viewer, self.names, texts))
        winners = [self.names[seat] for seat in seats_in(self.table.state.winners())]
        self.console.print(Rule(self.words["won"].format(names=", ".join(winners))))
