"""What the server says over the socket of a table.

`seq` counts the messages on one socket from 1. Whoever sees a gap sends `resync`. What a viewer
is sent depends on nothing that viewer may not know.
"""

from __future__ import annotations

from msgspec import Struct

from runehall.server.wire.replay import LogEntry
from runehall.server.wire.tables import TableInfo
from runehall.server.wire.words import Document, EmoteName, LessonStage


class Legal(Struct, frozen=True):
    """A legal action and its sentence. Long lists come without sentences: ask with `describe`."""

    text: str
    say: str | None


class Clock(Struct, frozen=True):
    """Until when the game waits for the seats in `waiting`, and how long that is in all."""

    deadline: float
    seconds: float


class ReactionWindow(Struct, frozen=True):
    """A reaction window. Paint what opened it at `shown`; it closes at `closes`, or when all pass.

    `asked` says whether I can still react; whether others can is theirs to know.
    """

    number: int
    shown: float
    closes: float
    asked: bool


class Coaching(Struct, frozen=True):
    """What somebody who learns is told: step `number` `of` all the lesson's, and its sentence.

    A step `begins` with what others do, `asks` (for one of the legal actions, or to be read),
    `plays` what follows by itself, and `tells` what it has brought. `next` says whether the step
    waits to be read: answer with `next_step`, or open the lesson at `next_chapter` where one is
    named. `marks` are places of the board that the sentence is about. In `free` play everybody
    does what they like.
    """

    chapter: int
    number: int
    of: int
    stage: LessonStage
    sentence: str
    next: bool
    next_chapter: int | None
    marks: list[str]
    free: bool


class Position(Struct, frozen=True):
    """Where the game stands, as this viewer may see it.

    `view` has the shape of the game's state document; what may not be known is null. `waiting`
    are the seats the game waits for; it is empty in a window and when the game is over. In a lesson
    `legal` has only what the present step asks for.
    """

    view: Document
    waiting: list[int]
    legal: list[Legal]
    clock: Clock | None
    window: ReactionWindow | None
    lesson: Coaching | None


class Recap(Struct, frozen=True):
    """What came of the last turn, in one sentence; `seat` is whom it names first, if anybody."""

    seat: int | None
    line: str


class ChatLine(Struct, frozen=True):
    """Something somebody said; seat -1 is a spectator."""

    seat: int
    name: str
    text: str
    at: float


class You(Struct, frozen=True):
    """Who the viewer is: a seat, or -1 for a spectator."""

    seat: int
    host: bool
    pass_for_me: bool


class ServerMessage(Struct, frozen=True, tag_field="type"):
    """A message and its number on this socket."""

    seq: int


class Welcome(ServerMessage, frozen=True, tag="welcome"):
    """Everything: the table, the position, the end of the log (older entries: GET …/log).

    `kept` if a bot has had the seat until now because nobody was there.
    """

    time: float
    you: You
    table: TableInfo
    position: Position | None
    log: list[LogEntry]
    recap: Recap | None
    chat: list[ChatLine]
    kept: bool = False


class TableChanged(ServerMessage, frozen=True, tag="table"):
    """Seats or options changed."""

    you: You
    table: TableInfo


class Update(ServerMessage, frozen=True, tag="update"):
    """The game went on: the new position, and what happened.

    `hurried` is the seat whose clock had run out, if the hall has acted for it.
    """

    time: float
    position: Position
    log: list[LogEntry]
    recap: Recap | None
    hurried: int | None


class Accepted(ServerMessage, frozen=True, tag="accepted"):
    """The command was carried out, and written down."""

    id: str


class RefusalMessage(ServerMessage, frozen=True, tag="refused"):
    """The command (or, without an id, the message) was refused and changed nothing."""

    id: str | None
    code: str
    sentence: str


class Previewed(ServerMessage, frozen=True, tag="previewed"):
    """What an action would do: the view after it, null where that depends on hidden things.

    `then` is what could be done next, if that was asked and depends on nothing hidden. An illegal
    action has the reason instead, and no view; `against` names the places of the table that it
    breaks a rule at, as far as the game tells them.
    """

    id: str
    text: str
    legal: bool
    code: str | None
    sentence: str | None
    certain: bool
    view: Document | None
    log: list[LogEntry]
    then: list[str]
    against: list[str] = []


class Described(ServerMessage, frozen=True, tag="described"):
    """The sentences that were asked for, in the same order."""

    id: str
    legal: list[Legal]


class Advice(Struct, frozen=True):
    """An action a strong bot considered: why it is a good idea, and its chance to win."""

    text: str
    say: str
    why: list[str]
    chance: float


class Hinted(ServerMessage, frozen=True, tag="hinted"):
    """The strongest bot's best actions, best first, from what this seat may know.

    The verdict says in a sentence how much it matters which of them is chosen.
    """

    id: str
    verdict: str
    advice: list[Advice]


class Said(ServerMessage, frozen=True, tag="said"):
    """Somebody said something."""

    line: ChatLine


class Emoted(ServerMessage, frozen=True, tag="emoted"):
    """Somebody shows a feeling."""

    seat: int
    name: str
    emote: EmoteName


class Touched(ServerMessage, frozen=True, tag="touched"):
    """Somebody lifts a corner of a card: the one at a place of the `owner`'s table."""

    seat: int
    name: str
    owner: int
    place: int


class Pong(ServerMessage, frozen=True, tag="pong"):
    """The server's time, and what `ping` sent."""

    sent: float
    time: float


class Closing(ServerMessage, frozen=True, tag="closing"):
    """The last message on this socket, and why; `retry` says whether to come back."""

    code: str
    sentence: str
    retry: bool


AnyServerMessage = (
    Welcome
    | TableChanged
    | Update
    | Accepted
    | RefusalMessage
    | Previewed
    | Described
    | Hinted
    | Said
    | Emoted
    | Touched
    | Pong
    | Closing
)
