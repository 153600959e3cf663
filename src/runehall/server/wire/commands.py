"""What a browser or a bot may say over the socket of a table.

Every command but `hello` and `ping` carries an id of the sender's choice; the answer names it. A
command whose id has been carried out already is answered in the same way and changes nothing.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from runehall.server.wire.words import (
    ActionText,
    ChatText,
    CommandId,
    Document,
    EmoteName,
    Language,
    Name,
    Nonce,
    Pace,
    PlaceNumber,
    SeatCount,
    SeatNumber,
    Tempo,
    Token,
    Word,
)


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="hello"):
    """Who is here, in which language; the first message, and again to change either.

    Without a token one watches as a spectator. The answer is `welcome`.
    """

    token: Token | None = None
    language: Language = "en"


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="ping"):
    """Ask for the server's time; `sent` comes back unchanged."""

    sent: float


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A command with an id."""

    id: CommandId


class Resync(Command, frozen=True, tag="resync"):
    """A message was missed: answer with `welcome`."""


# --- play -------------------------------------------------------------------------------------


class Act(Command, frozen=True, tag="act"):
    """Carry out an action. In a window, `reaction` is the milliseconds from paint to press."""

    text: ActionText
    window: Annotated[int, Meta(ge=0)] | None = None
    reaction: Annotated[float, Meta(ge=0, le=600_000)] | None = None


class Preview(Command, frozen=True, tag="preview"):
    """Ask what an action would do, and what could be done `then`; answered by `previewed`.

    Nothing changes.
    """

    text: ActionText
    then: bool = False


class Describe(Command, frozen=True, tag="describe"):
    """Ask for the sentences of legal actions that came without one; answered by `described`."""

    texts: Annotated[list[ActionText], Meta(max_length=200)]


class Hint(Command, frozen=True, tag="hint"):
    """Ask the strongest bot what it would do here; answered by `hinted`."""


class NextStep(Command, frozen=True, tag="next_step"):
    """In a lesson: what was to be read has been read."""


class PassForMe(Command, frozen=True, tag="pass_for_me"):
    """Let the server pass in windows until this is switched off; it takes its time as people do."""

    on: bool


class SetTempo(Command, frozen=True, tag="tempo"):
    """How long bots wait before they act. The host says so where several people sit."""

    tempo: Tempo


class Skip(Command, frozen=True, tag="skip"):
    """Let the bot whose turn it is go on without waiting; for who sits alone with bots."""


class Hold(Command, frozen=True, tag="hold"):
    """Let the game wait while I read something new, or go on; for who sits alone with bots."""

    on: bool


class HandOver(Command, frozen=True, tag="hand_over"):
    """Let a bot play my seat until I take it back."""

    level: Word


class TakeBack(Command, frozen=True, tag="take_back"):
    """Play my seat myself again."""


# --- company ----------------------------------------------------------------------------------


class Chat(Command, frozen=True, tag="chat"):
    """Say something to the table."""

    text: ChatText


class Emote(Command, frozen=True, tag="emote"):
    """Show a feeling."""

    emote: EmoteName


class Touch(Command, frozen=True, tag="touch"):
    """Lift a corner of a card without turning it, for all to see: a bluff, no action of the game.

    `seat` and `place` say which card; it may be anybody's.
    """

    seat: SeatNumber
    place: PlaceNumber


class Rename(Command, frozen=True, tag="rename"):
    """Change my name."""

    name: Name


class Ready(Command, frozen=True, tag="ready"):
    """Ready to start, or not after all. The nonce is mixed into the deal: send it with `ready`."""

    ready: bool
    nonce: Nonce | None = None


class Leave(Command, frozen=True, tag="leave"):
    """Give my seat up: it opens again in the lobby, a bot takes it during a game."""


class Rematch(Command, frozen=True, tag="rematch"):
    """The same people, bots and options at a new table; `table.next` then names it."""


# --- what only the host may do, in the lobby ---------------------------------------------------


class Configure(Command, frozen=True, tag="configure"):
    """Change what is named. `options` replaces all changes that were made to the preset.

    `change` sets some options and leaves the other changes alone, `usual` takes changes back. A
    preset that does not fit the new number of seats gives way to the usual one.
    """

    preset: Word | None = None
    options: Document | None = None
    change: Document | None = None
    usual: Annotated[list[Word], Meta(max_length=100)] = []
    seats: SeatCount | None = None
    pace: Pace | None = None
    public: bool | None = None
    chat: bool | None = None


class Begins(Command, frozen=True, tag="begins"):
    """Who begins: somebody at this table, wherever they will sit. Null: lots are drawn."""

    seat: SeatNumber | None = None


class Reorder(Command, frozen=True, tag="reorder"):
    """Seat everybody anew: `order[i]` is the present seat of who will sit at seat i."""

    order: Annotated[list[SeatNumber], Meta(max_length=8)]


class AddBot(Command, frozen=True, tag="add_bot"):
    """Put a bot on an open seat, or change the level of the bot there."""

    seat: SeatNumber
    level: Word


class Unseat(Command, frozen=True, tag="unseat"):
    """Open a seat: send the bot or the person there away."""

    seat: SeatNumber


class Start(Command, frozen=True, tag="start"):
    """Deal. All seats must be taken and everybody else ready."""

    nonce: Nonce | None = None


ClientMessage = (
    Hello
    | Ping
    | Resync
    | Act
    | Preview
    | Describe
    | Hint
    | NextStep
    | PassForMe
    | SetTempo
    | Skip
    | Hold
    | HandOver
    | TakeBack
    | Chat
    | Emote
    | Touch
    | Rename
    | Ready
    | Leave
    | Rematch
    | Configure
    | Begins
    | Reorder
    | AddBot
    | Unseat
    | Start
)
