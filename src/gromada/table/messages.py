"""What goes over the wire, as typed structures: strict on the way in, plain data on the way out."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

ShortText = Annotated[str, Meta(max_length=120)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Facts = dict[str, int | str]


class Strict(Struct, forbid_unknown_fields=True, frozen=True):
    """A message from outside: an unknown field is an error, not something to ignore."""


class NewTable(Strict):
    game: ShortText
    seats: Annotated[int, Meta(ge=1, le=10)]
    holders: list[ShortText]  # one a seat: "person", or the name of a bot such as "greedy"
    names: list[ShortText] = []
    options: dict[ShortText, str | int | bool] = {}
    lang: Literal["en", "pl"] = "en"


class MoveIn(Strict):
    move: ShortText
    at: ShortText


class WhyIn(Strict):
    move: ShortText


class UndoTo(Strict):
    to: Annotated[int, Meta(ge=0)]


class Consent(Strict):
    agree: bool


class ChatIn(Strict):
    text: ChatText


class SeatIn(Strict):
    name: Name


class HoldIn(Strict):
    bot: ShortText | None  # None: the person is back


class RecordIn(Strict):
    record: Annotated[str, Meta(max_length=2_000_000)]
    at: Annotated[int, Meta(ge=0)] | None = None


class PhraseOut(Struct):
    """A sentence to be: the browser has the same Fluent files as Python."""

    id: str
    facts: Facts


class OptionOut(Struct):
    move: str
    on: list[str]  # the pieces that light up
    label: PhraseOut


class Ask(Struct):
    at: str  # to be sent back with the answer
    prompt: PhraseOut
    options: list[OptionOut]


class LogLine(Struct):
    number: int  # of the move; 0 for the set-up
    seat: int | None
    events: list[PhraseOut]


class SeatOut(Struct):
    seat: int
    name: str
    holder: str  # "person", "open" or a bot's name
    is_here: bool
    is_standing_in: bool  # a bot plays for an absent person


class Chat(Struct):
    seat: int | None
    text: str


class Proposal(Struct):
    """Somebody asks to go back beyond the horizon."""

    by: int
    to: int
    agreed: list[int]


class ScoreLine(Struct):
    id: str
    points: int


class Snapshot(Struct):
    """All that one seat, or a spectator, may know of a table now."""

    table: str
    game: str
    seat: int | None
    moves: int
    view: dict[str, Any]
    ask: Ask | None
    asked: list[int]
    log: list[LogLine]
    seats: list[SeatOut]
    chat: list[Chat]
    undoable: int
    proposal: Proposal | None
    is_over: bool
    winners: list[int]
    scores: list[list[ScoreLine]]  # at the end, one sheet a seat
    commitment: str


class Why(Struct):
    is_possible: bool
    rule: str
    sentence: PhraseOut | None
    text: str  # of the rule, from the ledger


class SeatKey(Struct):
    seat: int
    key: str | None  # None: a bot sits there


class TableMade(Struct):
    table: str
    keys: list[SeatKey]
    commitment: str


class Problem(Struct):
    """What every refusal looks like: one sentence."""

    error: str


ENCODER = msgspec.json.Encoder()
