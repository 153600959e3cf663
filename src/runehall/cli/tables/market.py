"""The Rune Market in the terminal: the market, every seat's shelters, the own hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from runehall.engine import Document, Texts

RUNES = {"red": ("▲", "bold red"), "blue": ("●", "bold blue")}
CARD_STYLES = {"T": "bold magenta", "R": "bold red", "B": "bold blue"}


def draw(view: Document, seat: int, names: Sequence[str], texts: Texts) -> RenderableType:
    """What a seat, or the spectator, sees."""
    title = f"{texts.say('name')} · {texts.say('table-turn', number=view['turn_no'])}"
    title += f" · {texts.say('phase-' + view['phase'])}"
    parts: list[RenderableType] = [market(view, texts), seats(view, seat, names, texts)]
    if any(view["due"].values()):
        parts.append(Text(texts.say("table-due", **view["due"]), "yellow"))
    if view["bout"] is not None:
        parts.append(bouts(view["bout"], seat, names, texts))
    if 0 <= seat < view["players"]:
        parts.append(hand(view["seats"][seat]["hand"], texts))
    return Panel(Group(*parts), title=title, expand=False)


def market(view: Document, texts: Texts) -> Text:
    """The four piles, and below them the two piles of cards."""
    line = Text()
    for pile, count in view["market"].items():
        mark, style = RUNES.get(pile, ("", "bold"))
        line.append(f"{mark}{count} ", style).append(f"{texts.say('pile-' + pile)}   ", "dim")
    line.append(f"\n{texts.say('table-draw')} {len(view['draw'])}   ", "dim")
    top = texts.say(f"card-{view['discard'][0]}") if view["discard"] else "–"
    return line.append(f"{texts.say('table-discard')} {len(view['discard'])} ({top})", "dim")


def seats(view: Document, seat: int, names: Sequence[str], texts: Texts) -> Table:
    """A line for each seat: shelters, loose runes, hand, points."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    for number, before in enumerate(view["seats"]):
        marker = "▶ " if number == view["turn"] else "  "
        line = [
            Text(f"{marker}{number} {names[number]}", "bold" if number == seat else ""),
            place(before, "red", texts),
            place(before, "blue", texts),
            loose(before, texts),
            Text(texts.say("table-cards", count=len(before["hand"])), "dim"),
            Text(texts.say("table-points", count=view["points"][number])),
            known(view, seat, number, texts),
        ]
        grid.add_row(*line)
    return grid


def place(before: dict[str, Any], colour: str, texts: Texts) -> Text:
    """A shelter, boat or heap: its kind, runes, boat and bandits."""
    shelter = before["shelters"][colour]
    mark, style = RUNES[colour]
    if shelter is None:
        return Text("·", "dim")
    text = Text(f"{texts.say('kind-' + shelter['kind'])} ", style).append(
        mark * shelter["runes"], style
    )
    if shelter["boat"]:
        text.append(" +⛵")
    if shelter["bandits"]:
        text.append(" ☠" + ",".join(map(str, shelter["bandits"])), "bold yellow")
    return text


def loose(before: dict[str, Any], texts: Texts) -> Text:
    """Loose runes and boats without a colour."""
    text = Text(f"{texts.say('table-loose')} ", "dim")
    for colour, (mark, style) in RUNES.items():
        text.append(mark * before["loose"][colour], style)
    return text.append(" ⛵" * before["open_boats"])


def known(view: Document, seat: int, owner: int, texts: Texts) -> Text:
    """What the viewer has seen of another hand."""
    seen = view["known"][seat] if 0 <= seat < view["players"] else None
    cards = seen.get(str(owner)) if seen else None
    return Text(texts.say("table-seen", cards=" ".join(cards)) if cards else "", "cyan")


def bouts(bout: Document, seat: int, names: Sequence[str], texts: Texts) -> Text:
    """Stone, scissors, paper: what was shown, who has won how often, the own sign."""
    text = Text()
    for number, shown in enumerate(bout["shown"], start=1):
        signs = ", ".join(
            texts.say("table-sign", seat=names[each], sign=texts.say(f"sign-{sign}"))
            for each, sign in enumerate(shown)
            if sign is not None
        )
        text.append(texts.say("table-bout", number=number, signs=signs) + "\n", "dim")
    wins = ", ".join(
        texts.say("table-wins", seat=names[each], count=bout["wins"][each]) for each in bout["tied"]
    )
    text.append(texts.say("table-tie", wins=wins), "yellow")
    if 0 <= seat < len(bout["signs"]) and bout["signs"][seat] is not None:
        sign = texts.say(f"sign-{bout['signs'][seat]}")
        text.append("\n" + texts.say("table-chosen", sign=sign), "bold")
    return text


def hand(cards: Sequence[str], texts: Texts) -> Text:
    """The own hand."""
    text = Text(f"{texts.say('table-hand')}: ", "bold")
    for card in cards:
        text.append(f"[{texts.say('card-' + card)}] ", CARD_STYLES.get(card, "bold yellow"))
    return text
