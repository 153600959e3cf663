"""How a game is played: what is used, how long it takes, how close and how dramatic it is."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import starmap

from runehall.lab.numbers.findings import AtSeats
from runehall.lab.numbers.measures import Closer, Use
from runehall.lab.numbers.statistics import Estimate, Spread
from runehall.lab.report.charts import Line, bars, forest, ranges
from runehall.lab.report.html import grid, heading, paragraph
from runehall.lab.report.speaker import Speaker


def use(speaker: Speaker, table: AtSeats) -> Iterator[str]:
    """What is done, and what is never done."""
    if table.closer is None:
        return
    closer = table.closer
    verbs = [each for each in closer.use if " " not in each.name]
    things = [each for each in closer.use if " " in each.name]
    yield heading(speaker.say("use"), 3)
    yield paragraph(speaker.say("use-says", games=closer.games), "note")
    yield bars(
        [(each.name, taken(each), speaker.percent(taken(each))) for each in verbs],
        title=speaker.say("use"),
        whole=1.0,
    )
    head = ("verb-head", "possible-head", "chosen-head", "taken-head")
    yield grid(
        [speaker.say(each) for each in head],
        [
            [
                each.name,
                speaker.number(each.possible / closer.games, 2),
                speaker.number(each.chosen / closer.games, 2),
                speaker.percent(taken(each)),
            ]
            for each in (*verbs, *things)
        ],
    )


def taken(each: Use) -> float:
    """The share of its opportunities that something was chosen in."""
    return each.chosen / each.possible if each.possible else 0.0


def length(speaker: Speaker, table: AtSeats) -> Iterator[str]:
    """How long games are, and why they end."""
    summary = table.summary
    yield heading(speaker.say("length"), 3)
    spreads = [(speaker.say("actions"), summary.actions, 0)]
    if table.closer is not None:
        spreads.insert(0, (speaker.say("turns"), table.closer.turns, 0))
    yield from spread_chart(speaker, spreads, speaker.say("length"))
    yield bars(
        [
            (speaker.reason(reason), found.value, speaker.percent(found.value))
            for reason, found in summary.reasons.items()
        ],
        title=speaker.say("reasons"),
        whole=1.0,
    )
    yield grid(
        [speaker.say("reason-head"), speaker.say("share-head")],
        [
            *([speaker.reason(r), speaker.share(found)] for r, found in summary.reasons.items()),
            [speaker.say("limit"), speaker.share(summary.limit)],
        ],
    )


def spread_chart(
    speaker: Speaker, spreads: list[tuple[str, Spread, int]], title: str
) -> Iterator[str]:
    """Spreads as bars from p5 to p95, and as a table."""

    def row(label: str, found: Spread, digits: int) -> tuple[str, float, float, float, str]:
        return label, found.low, found.median, found.high, speaker.number(found.median, digits)

    yield ranges(list(starmap(row, spreads)), title=title)
    yield grid(
        [speaker.say(each) for each in ("what-head", "mean-head", "p5", "p50", "p95", "extremes")],
        [
            [
                label,
                *(
                    speaker.number(each, max(digits, 1) if each == found.mean else digits)
                    for each in (found.mean, found.low, found.median, found.high)
                ),
                f"{speaker.number(found.least, digits)} – {speaker.number(found.most, digits)}",
            ]
            for label, found, digits in spreads
        ],
    )


def margins(speaker: Speaker, table: AtSeats) -> Iterator[str]:
    """Ties, landslides, spread."""
    summary = table.summary
    if table.seats == 1:
        return
    yield heading(speaker.say("margins"), 3)
    yield paragraph(speaker.say("margins-says"), "note")
    shares = (("ties", summary.ties), ("landslides", summary.landslides))
    yield bars(
        [(speaker.say(name), found.value, speaker.percent(found.value)) for name, found in shares],
        title=speaker.say("margins"),
        whole=1.0,
    )
    yield from spread_chart(
        speaker, [(speaker.say("margin"), summary.margin, 0)], speaker.say("margin")
    )
    yield grid(
        [speaker.say("what-head"), speaker.say("share-head")],
        [[speaker.say(name), speaker.share(found)] for name, found in shares],
    )


def decisions(speaker: Speaker, table: AtSeats) -> Iterator[str]:
    """How much there is to decide."""
    if table.closer is None:
        return
    closer = table.closer
    yield heading(speaker.say("decisions"), 3)
    yield paragraph(
        speaker.say(
            "decisions-says",
            decisions=speaker.number(closer.decisions, 1),
            choices=speaker.number(closer.choices, 1),
        ),
        "note",
    )
    shares = (("forced", closer.forced), ("nearly-equal", closer.nearly_equal))
    yield bars(
        [(speaker.say(name), found.value, speaker.percent(found.value)) for name, found in shares],
        title=speaker.say("decisions"),
        whole=1.0,
    )
    yield grid(
        [speaker.say("what-head"), speaker.say("share-head")],
        [[speaker.say(name), speaker.share(found)] for name, found in shares],
    )


def drama(speaker: Speaker, table: AtSeats) -> Iterator[str]:
    """How the lead changes."""
    if table.closer is None or table.seats == 1:
        return
    yield heading(speaker.say("drama"), 3)
    yield paragraph(speaker.say("drama-says"), "note")
    yield from drama_charts(speaker, table.closer)


def drama_charts(speaker: Speaker, closer: Closer) -> Iterator[str]:
    """Changes of lead, and what is a share of the game."""
    yield from spread_chart(
        speaker, [(speaker.say("leads"), closer.leads, 0)], speaker.say("leads")
    )
    parts = [
        (speaker.say("trailed"), closer.trailed, 2),
        (speaker.say("sure"), closer.sure, 2),
        (speaker.say("swing"), closer.swing, 2),
    ]
    yield from spread_chart(speaker, parts, speaker.say("drama"))


def luck(speaker: Speaker, table: AtSeats) -> Iterator[str]:
    """What the deal decides, and what thinking does."""
    if table.luck is None and not table.ladder:
        return
    yield heading(speaker.say("luck"), 3)
    rows: list[tuple[str, Estimate]] = []
    if table.luck is not None:
        yield paragraph(speaker.say("luck-says", share=speaker.share(table.luck)))
        rows.append((speaker.say("deal"), table.luck))
    if table.ladder:
        yield paragraph(speaker.say("ladder-says"), "note")
        rungs = [
            (speaker.say("iterations", count=each.iterations), each.share) for each in table.ladder
        ]
        yield forest(
            [Line(label, found, speaker.percent(found.value)) for label, found in rungs],
            reference=1.0 / len(table.summary.order),
            title=speaker.say("ladder"),
            tick=lambda x: speaker.percent(x, 0),
        )
        rows += rungs
    yield grid(
        [speaker.say("what-head"), speaker.say("share-head")],
        [[label, speaker.share(found)] for label, found in rows],
    )


def reaction(speaker: Speaker, table: AtSeats) -> Iterator[str]:
    """What slow hands cost."""
    if table.reaction is None:
        return
    yield heading(speaker.say("reaction"), 3)
    yield paragraph(speaker.say("reaction-says", share=speaker.points(table.reaction)))
    found = table.reaction
    yield forest(
        [Line(speaker.say("slower"), found, speaker.short(found))],
        reference=0.0,
        title=speaker.say("reaction"),
        tick=lambda x: speaker.signed(100 * x, 1),
    )
    yield grid(
        [speaker.say("what-head"), speaker.say("share-head")],
        [[speaker.say("slower"), speaker.points(found)]],
    )
