"""The page for those who type: how each action is written, from the notation itself."""

from __future__ import annotations

from runehall.engine.game import Game
from runehall.engine.notation import ActionKind
from runehall.engine.options import in_json


def typed_rules(game: Game, language: str = "en") -> str:
    """Every action as it is typed, and every option as `--set` takes it, as Markdown."""
    texts = game.texts(language)
    seats = min(game.seat_counts)
    state = game.empty(seats, game.options.resolve({}, seats), 0)
    lines = [f"# {texts.say('rules-typed', name=texts.say('name'))}", ""]
    lines += [texts.say("rules-typed-actions"), ""]
    for kind in game.notation(state).by_verb.values():
        arguments = {name: f"‹{name}›" for name in kind.parts}
        said = texts.say(f"action-{kind.name}", **arguments, **others(kind))
        lines.append(f"- `{kind.template.format_map(arguments)}`: {said}")
    lines += ["", texts.say("rules-typed-options"), ""]
    for option in game.options.options:
        if option.name == game.options.label:
            continue
        values = ", ".join(map(in_json, option.choices)) or option.allowed
        lines.append(f"- `{option.name}`: {texts.say(f'option-{option.name}')} ({values})")
    return "\n".join(lines) + "\n"


def others(kind: ActionKind) -> dict[str, str]:
    """Sentences that choose their words by whose seat it is speak of somebody else."""
    seats = (name for name, part in kind.parts.items() if part.vocabulary == "seat")
    return {f"{name}_is": "other" for name in seats}
