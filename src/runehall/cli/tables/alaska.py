"""Alaska in the terminal: the ring of sections and spots, the seats, the piles."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from runehall.engine import Document, Texts

SALMON = "><>"
UPPER = (1, 2, 3, 4, 5)
LOWER = (10, 9, 8, 7, 6)
ANGLERS = {"T": "bold magenta", "L": "bold green"}
CARDS = {**ANGLERS, "B": "bold red", "E": "bold cyan", "S": "salmon1", "F": "blue"}
DISCARDS_SHOWN = 12


def draw(view: Document, seat: int, names: Sequence[str], texts: Texts) -> RenderableType:
    """What a seat (or the SPECTATOR) sees, in a dozen lines."""
    parts: list[RenderableType] = [river(view), seats(view, seat, names, texts)]
    parts += [piles(view, texts), *notices(view, names, texts)]
    title = f"{texts.say('name')} · {texts.say('table-slot', number=view['turn_no'])}"
    title += f" · {texts.say('phase-' + view['phase'])}"
    return Panel(Group(*parts), title=title, expand=False)


def river(view: Document) -> Table:
    """Sections 1 to 5 above, 10 to 6 below; between two sections the spot that covers both."""
    grid = Table.grid(padding=(0, 1))
    for _ in range(9):
        grid.add_column(justify="center", width=5)
    grid.add_row(*row(view, UPPER, spots=(1, 2, 3, 4)))
    grid.add_row(spot(view, 10), *[""] * 7, spot(view, 5))
    grid.add_row(*row(view, LOWER, spots=(9, 8, 7, 6)))
    return grid


def row(view: Document, sections: Sequence[int], spots: Sequence[int]) -> list[Text]:
    """Sections with the spots between them."""
    cells = [section(view, sections[0])]
    for number, place in zip(spots, sections[1:], strict=True):
        cells += [spot(view, number), section(view, place)]
    return cells


def section(view: Document, number: int) -> Text:
    """A section and the angler in it: `[4]` above `T`."""
    angler = view["river"]["anglers"][str(number)]
    who = Text(f"\n{'·' if angler == '-' else angler}", ANGLERS.get(angler, "dim"))
    return Text(f"[{number}]", "bold").append_text(who)


def spot(view: Document, number: int) -> Text:
    """A spot and its salmon: `~4~` above `2><>`."""
    count = view["river"]["salmon"][str(number)]
    chosen = number in view["choice"]
    name = Text(f"~{number}~", "reverse" if chosen else "blue" if count else "dim blue")
    fish = "" if count == 0 else SALMON if count == 1 else f"{count}{SALMON}"
    return name.append_text(Text(f"\n{fish}", "bold salmon1"))


def seats(view: Document, seat: int, names: Sequence[str], texts: Texts) -> Table:
    """Every seat with its catch and its hand."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column("")
    table.add_column("")
    table.add_column(texts.say("table-caught"), justify="right")
    table.add_column(texts.say("table-hand"))
    for number, hand in enumerate(view["hands"]):
        cards = cards_text(hand)
        if view["sit_out"][number]:
            cards.append(f" ({texts.say('table-sits_out')})", "yellow")
        table.add_row(
            "▶" if number == view["turn"] else "",
            Text(names[number], "bold" if number == seat else ""),
            Text(f"{view['caught'][number]} {SALMON}", "salmon1"),
            cards,
        )
    return table


def cards_text(cards: Sequence[str | None]) -> Text:
    """Cards that are seen by their letters, the others by their backs."""
    shown = Text()
    for place, card in enumerate(cards):
        shown.append(" " if place else "")
        shown.append("▮" if card is None else card, "dim" if card is None else CARDS.get(card, ""))
    return shown


def piles(view: Document, texts: Texts) -> Text:
    """How many cards are left to draw, and the newest discards, newest first."""
    line = Text(f"{texts.say('table-pile')} {len(view['draw'])}", "dim")
    line.append(f" · {texts.say('table-discard')} {len(view['discard'])}: ")
    return line.append_text(cards_text(view["discard"][:DISCARDS_SHOWN]))


def notices(view: Document, names: Sequence[str], texts: Texts) -> list[Text]:
    """What is special just now."""
    lines = []
    if view["to_place"]:
        lines.append(f"{texts.say('table-to_place')}: {view['to_place']} {SALMON}")
    if view["window"] is not None:
        catcher = names[view["window"]["catcher"]]
        lines.append(texts.say("table-window", catcher=catcher, spot=view["window"]["spot"]))
    if view["dice"]:
        lines.append(f"{texts.say('table-dice')}: {len(view['dice'])}")
    if view["final"] and view["final_left"]:
        lines.append(texts.say("table-last_round", count=view["final_left"]))
    if view["result"] is not None:
        winners = ", ".join(names[winner] for winner in view["result"]["winners"])
        lines.append(texts.say("event-over", winners=winners))
    return [Text(line, "yellow") for line in lines]
