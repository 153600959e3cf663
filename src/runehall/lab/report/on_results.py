"""Who wins: from where, with which options, with and without each rule."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from runehall.engine.options import in_json
from runehall.lab.numbers.findings import AtSeats, Worth
from runehall.lab.numbers.measures import Summary
from runehall.lab.report.charts import Line, forest
from runehall.lab.report.html import grid, heading, paragraph
from runehall.lab.report.speaker import Speaker

TINY = 1e-4
MOST_SHOWN = 400  # letters of an option that is a whole set


def seats(speaker: Speaker, table: AtSeats) -> Iterator[str]:
    """Who wins from where."""
    summary = table.summary
    if table.seats == 1:
        return
    fair = 1.0 / len(summary.order)
    yield heading(speaker.say("seats"), 3)
    chance = (
        speaker.say("chance-tiny") if summary.chance < TINY else speaker.number(summary.chance, 4)
    )
    yield paragraph(
        speaker.say("seats-says", statistic=speaker.number(summary.statistic, 1), chance=chance),
        "note",
    )
    lines = [
        Line(speaker.place(side), found, speaker.percent(found.value))
        for side, found in zip(summary.sides, summary.order, strict=True)
    ]
    yield forest(
        lines, reference=fair, title=speaker.say("seats"), tick=lambda x: speaker.percent(x, 0)
    )
    head = ("place-head", "share-head", "edge-head", "score-head")
    yield grid(
        [speaker.say(each) for each in head],
        [
            [
                speaker.place(side),
                speaker.share(found),
                speaker.points(found.less(fair)),
                speaker.number(summary.scores[side[0]], 2),
            ]
            for side, found in zip(summary.sides, summary.order, strict=True)
        ],
    )


def options(speaker: Speaker, table: AtSeats) -> Iterator[str]:
    """What changed options do."""
    if not table.variants:
        return
    yield heading(speaker.say("options"), 3)
    yield paragraph(speaker.say("options-says"), "note")
    if table.seats > 1:
        yield forest(
            [
                Line(
                    words_of(each.changes),
                    each.effect.order[0],
                    speaker.short(each.effect.order[0]),
                )
                for each in table.variants
            ],
            reference=0.0,
            title=speaker.say("options-first"),
            tick=lambda x: speaker.signed(100 * x, 1),
        )
    head = ("option-head", "edge-now-head", "ties-head", "landslides-head", "actions-head")
    yield grid(
        [speaker.say(each) for each in head],
        [
            level_row(speaker, words, summary)
            for words, summary in (
                (speaker.say("as-it-is"), table.summary),
                *((words_of(each.changes), each.summary) for each in table.variants),
            )
        ],
    )
    yield heading(speaker.say("options-differences"), 4)
    head = ("option-head", "first-head", "ties-head", "margin-head", "actions-head")
    yield grid(
        [speaker.say(each) for each in head],
        [
            [
                words_of(each.changes),
                speaker.points(each.effect.order[0]),
                speaker.points(each.effect.ties),
                speaker.amount(each.effect.margin),
                speaker.amount(each.effect.actions),
            ]
            for each in table.variants
        ],
    )
    if table.interactions:
        yield heading(speaker.say("interactions"), 4)
        yield paragraph(speaker.say("interactions-says"), "note")
        yield grid(
            [speaker.say("option-head"), speaker.say("first-head")],
            [
                [words_of(each.changes), speaker.points(each.order[0])]
                for each in table.interactions
            ],
        )


def level_row(speaker: Speaker, words: str, summary: Summary) -> list[str]:
    """How the game is with some options."""
    return [
        words,
        speaker.points(summary.edge),
        speaker.share(summary.ties),
        speaker.share(summary.landslides),
        speaker.number(summary.actions.mean, 1),
    ]


def words_of(changes: Mapping[str, Any]) -> str:
    """Changed options as they are typed."""
    return ", ".join(f"{name}={in_json(value)}"[:MOST_SHOWN] for name, value in changes.items())


def worth(speaker: Speaker, table: AtSeats) -> Iterator[str]:
    """What each rule is worth to a seat."""
    if not table.worth:
        return
    yield heading(speaker.say("worth"), 3)
    yield paragraph(speaker.say("worth-says"), "note")
    confirmed = {each.name: each for each in table.confirmed}

    def line(each: Worth) -> Line:
        zero = not each.share.surely_beyond(0.0)
        return Line(each.name, each.share, speaker.short(each.share), faint=zero)

    yield forest(
        [line(each) for each in table.worth],
        reference=0.0,
        title=speaker.say("worth"),
        tick=lambda x: speaker.signed(100 * x, 0),
    )
    head = [speaker.say("verb-head"), speaker.say("worth-head")]
    if confirmed:
        head.append(speaker.say("confirmed-head", players=table.confirmed[0].players))
    yield grid(
        head,
        [
            [
                each.name,
                speaker.points(each.share),
                *(
                    [speaker.points(confirmed[each.name].share) if each.name in confirmed else "–"]
                    if confirmed
                    else []
                ),
            ]
            for each in table.worth
        ],
    )
