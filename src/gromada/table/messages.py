"""What goes over the wire, as typed structures: strict on the way in, plain data on the way out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType, field

from gromada.review.result import Review

KEPT = r"^[^\x00]*$"  # PostgreSQL keeps no NUL
SAID = r"^[^\x00]*[^\x00\s][^\x00]*$"  # and not only spaces
ShortText = Annotated[str, Meta(max_length=120, pattern=KEPT)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500, pattern=SAID)]
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=SAID)]
Facts = dict[str, int | str]
LEAVE_DAYS = 14  # that each may be on leave in a game by post
Code = Literal[
    "agreed-already",
    "all-taken",
    "bot-already",
    "bot-limits",
    "bot-seat",
    "busy",
    "deal-alone",
    "deal-forward",
    "deal-open",
    "deal-played",
    "failure",
    "foreign-site",
    "full-of-lookers",
    "game-over",
    "holders",
    "illegal-move",
    "leave-used",
    "no-bot",
    "no-bot-there",
    "no-clock",
    "no-database",
    "no-hello",
    "no-key",
    "no-advice",
    "no-hints",
    "not-asked",
    "no-language",
    "no-leave",
    "no-lesson",
    "no-line",
    "no-move",
    "no-pack",
    "no-page",
    "no-place",
    "no-proposal",
    "no-record",
    "no-puzzle",
    "no-review",
    "no-seat",
    "no-table",
    "no-time-wish",
    "not-free",
    "not-host",
    "not-long-away",
    "not-public",
    "not-together",
    "not-understood",
    "not-yours",
    "nothing-stuck",
    "nothing-to-undo",
    "on-leave",
    "other-host",
    "other-record",
    "other-rules",
    "proposal-waits",
    "record",
    "record-closed",
    "rematch-early",
    "rematch-exists",
    "review-waits",
    "setup",
    "setup-rule",
    "stale",
    "there-already",
    "time-waits",
    "too-fast",
    "too-large",
    "unreadable-move",
]  # of a refusal; `refused-CODE` in the Fluent files says it


class Strict(Struct, forbid_unknown_fields=True):
    """A message from outside: an unknown field is an error, not something to ignore."""


class NewTable(Strict):
    game: ShortText
    seats: Annotated[int, Meta(ge=1, le=10)]
    holders: list[ShortText]  # one a seat: "person", or the name of a bot such as "greedy"
    names: list[ShortText] = []
    options: dict[ShortText, str | int | bool] = {}
    lang: Literal["en", "pl"] = "en"
    pack: ShortText = ""  # the hash of one of the server's packs; nothing: the first
    has_hints: bool = True  # whether anyone may ask what a strong bot would do
    clock: Literal["", "quick", "evening", "post"] = ""  # a minute a decision, half an hour a game, two days a decision
    is_guided: bool = False  # a first game: its people get lessons, and where the seats fit, a deal that shows much
    is_public: bool = False  # whether it is in the list that everybody sees; its open seats are then free to take


class Wished(Strict):
    """What somebody thinks of setting up."""

    seats: Annotated[int, Meta(ge=1, le=10)]
    options: dict[ShortText, str | int | bool] = {}
    pack: ShortText = ""


class LessonIn(Strict):
    """What a learner has read, or whether lessons are wanted at all."""

    learnt: ShortText = ""
    is_wanted: bool = True


class MoveIn(Strict):
    """Answers that follow from each other, carried out whole or not at all."""

    at: ShortText
    moves: Annotated[list[ShortText], Meta(max_length=100)]


class UndoIn(Strict):
    count: Annotated[int, Meta(ge=1, le=1000)] | None = None  # moves; nothing: the newest step


class Hello(Strict):
    """The first message on a socket."""

    key: ShortText | None
    since: int | None = None


class Word(Strict):
    """A later one: what was missed since a number, or answers to the question `at` under a number of their own."""

    since: int | None = None
    answer: int | None = None
    at: ShortText = ""
    moves: Annotated[list[ShortText], Meta(max_length=100)] = []


class Numbered(Struct):
    """Of a message on a socket that is not understood, the number under which its sender waits for an answer."""

    answer: int


class AheadIn(Strict):
    moves: Annotated[list[ShortText], Meta(max_length=100)]
    depth: Annotated[int, Meta(ge=1, le=4)] = 1


class WhyIn(Strict):
    move: ShortText


class PlaceIn(Strict):
    place: ShortText


class UndoTo(Strict):
    to: Annotated[int, Meta(ge=0)]


class Consent(Strict):
    agree: bool


class LeaveIn(Strict):
    days: Annotated[int, Meta(ge=0, le=LEAVE_DAYS)]  # 0: the person is back


class ChatIn(Strict):
    text: ChatText
    place: ShortText = ""  # of something on the table that is spoken of


class SeatIn(Strict):
    name: Name


class HoldIn(Strict):
    bot: ShortText | None  # None: the person is back
    seat: Annotated[int, Meta(ge=0, le=9)] | None = None  # another seat, whose person has been away for a while


class InviteIn(Strict):
    seat: Annotated[int, Meta(ge=0, le=9)]


class RecordIn(Strict):
    record: Annotated[str, Meta(max_length=2_000_000)]
    at: Annotated[int, Meta(ge=0)] | None = None
    lang: Annotated[str, Meta(max_length=8)] = ""  # told in words as well, in this language


class BranchIn(Strict):
    """A wish to play on from a moment of a record."""

    record: Annotated[str, Meta(max_length=2_000_000)]
    at: Annotated[int, Meta(ge=0, le=100_000)]
    name: ShortText = ""
    bot: ShortText = "owl"  # who holds the other seats
    lang: Literal["en", "pl"] = "en"


class PuzzleIn(Strict):
    """A wish to solve a puzzle at a table of one's own."""

    name: ShortText = ""
    lang: Literal["en", "pl"] = "en"


class DealIn(Strict):
    """A wish to play the deal of the day."""

    player: Annotated[str, Meta(min_length=20, max_length=64, pattern=KEPT)]  # a word that only this browser knows
    name: ShortText = ""
    lang: Literal["en", "pl"] = "en"


class ReviewIn(Strict):
    record: Annotated[str, Meta(max_length=2_000_000)]


class QrIn(Strict):
    text: Annotated[str, Meta(min_length=1, max_length=300, pattern=KEPT)]


class OwnTable(Strict):
    table: ShortText
    key: ShortText | None = None


class OwnTables(Strict):
    """The tables that a browser remembers."""

    tables: Annotated[list[OwnTable], Meta(max_length=30)]


def facts_out(facts: Mapping[str, int | str]) -> Facts:
    """Truth values as 1 and 0: JSON's `true` would choose no variant `[1]` of a sentence, as it does in Python."""
    return {key: int(fact) if isinstance(fact, bool) else fact for key, fact in facts.items()}


class PhraseOut(Struct):
    """A sentence to be: the browser has the same Fluent files as Python."""

    id: str
    facts: Facts


class OptionOut(Struct, omit_defaults=True):
    """An answer, what it is about, and what it would cost and bring at once, as far as its seat may know."""

    move: str
    places: list[str]  # first what is picked up, then where it goes; nothing: a button in the bar
    label: PhraseOut
    costs: dict[str, int] = {}
    gives: dict[str, int] = {}
    others: dict[str, dict[str, int]] = {}  # by seat: what others get, or lose, in sight of everybody
    geometry: dict[str, Any] | None = None
    shaped_like: str = ""  # an earlier answer to this question whose geometry is the same, and is told there
    is_final: bool = False  # it rolls, draws or shows something: nobody takes it back alone
    then: list[OptionOut] = []  # in a look ahead: what could be answered next within the same step
    proposal: Proposed | None = None  # and what is proposed for it
    asks: PhraseOut | None = None  # and the question that these answer


class Proposed(Struct, omit_defaults=True):
    """What a careful player would answer to the rest of a step with many small answers."""

    moves: list[str]
    costs: dict[str, int]
    gives: dict[str, int]
    in_turn: bool = False  # each of them is carried out when it is given; else they are picked together


class Ask(Struct, omit_defaults=True):
    at: str  # to be sent back with the answer
    prompt: PhraseOut
    kind: Literal["choice", "obvious", "detail", "secret"]
    options: list[OptionOut]
    proposal: Proposed | None = None
    stock: dict[str, int] = {}  # what the seat has of all that its answers would cost: less that, so much is left


class Ahead(Struct):
    """What would be asked after some answers, and what they would cost and bring; no question where luck is first."""

    ask: Ask | None
    costs: dict[str, int]
    gives: dict[str, int]
    others: dict[str, dict[str, int]]


class MotionOut(Struct, omit_defaults=True):
    """Something went from one place to another: `~id` of a printed thing, or a word such as `gold`."""

    what: str
    source: str = field(name="from")
    target: str = field(name="to")
    count: int = 1


class EventOut(Struct, omit_defaults=True):
    """What happened, as a sentence to be, and what moved."""

    id: str
    facts: Facts
    motions: list[MotionOut] = []


class LogLine(Struct):
    number: int  # of the line; 0 for the set-up
    seat: int | None
    events: list[EventOut]


class Progress(Struct):
    round: int
    of: int  # how many rounds; 0: nobody knows
    phase: str  # `phase-WORD` names it


class UndoStep(Struct):
    count: int  # of small moves in it
    label: PhraseOut
    since: int  # the first line of the log that it wrote, or the next one if it has told nothing yet


class Undo(Struct):
    """What a seat may take back on its own, the newest first, and why there is no more."""

    steps: list[UndoStep]
    ends: PhraseOut


class TimeOut(Struct, omit_defaults=True):
    """The clock of a seat."""

    until: int | None = None  # when a bot answers for it, in seconds since 1970; None: it is not asked
    left: int | None = None  # seconds for the rest of the game before this decision, where that is what counts
    late: int = 0  # how often a bot has answered because the time was up, if it has given the last answer, too


class LeaveOut(Struct):
    """In a game by post: the days in which somebody's clock stands still."""

    until: int | None  # when the last leave ends or has ended, in seconds since 1970
    left: int  # days


class SeatOut(Struct, omit_defaults=True):
    seat: int
    name: str
    holder: str  # "person", "open" or a bot's name
    is_here: bool
    is_standing_in: bool  # a bot plays for an absent person
    is_stuck: bool  # its bot has failed several times, and the game waits for a person
    bot: str = ""  # the bot that answers now
    away_since: int | None = None  # when a person was last seen who is not here; seconds since 1970
    thinking_since: int | None = None  # when a bot began to think that takes its time
    hints: int = 0  # that the person has taken
    time: TimeOut | None = None  # at a table with a clock, as far as the viewer may know
    leave: LeaveOut | None = None


class Chat(Struct, omit_defaults=True):
    seat: int | None
    text: str
    place: str = ""  # of something on the table that is spoken of


class Proposal(Struct):
    """Somebody asks to go back beyond the horizon."""

    by: int
    to: int
    agreed: list[int]


class TimeWish(Struct):
    """Somebody asks for more time, which everybody would get."""

    by: int
    agreed: list[int]


class Acted(Struct):
    """What was asked for has been done; the change with this number, or a later one, shows it."""

    number: int


class ScoreLine(Struct):
    id: str
    points: int


class ScoreBar(Struct):
    """How many results have at least so many points, and fewer than the next bar."""

    points: int
    results: int


class Compared(Struct):
    """A finished game beside others like it: same game, rules, printed facts, options and number of seats."""

    results: int  # of people at other tables
    bars: list[ScoreBar]  # all of the same width; together they hold all results
    better: list[int]  # by seat: of how many in a hundred it has more points


class Opponent(Struct):
    """Somebody without a seat whom a player alone has to beat."""

    id: str  # its printed id
    sheet: list[ScoreLine]


class LessonOut(Struct):
    """What a learner may read now: `lesson-ID` at a place; without an id nothing new is to be learnt here."""

    id: str
    place: str
    course: list[str]  # all lessons of this game, in the order in which they are thought of
    learnt: list[str]  # those of them that were read
    about: PhraseOut | None = None  # what has happened that it explains
    shows: list[HintStep] = []  # the answers that it shows as clicks


class ChapterOut(Struct):
    """A heading of the rules, and the rules that stand directly below it."""

    depth: int  # 2 for a chapter, more for a part of one
    title: str
    rules: list[str]


class PuzzleDay(Struct):
    """The puzzle of a day, without its answer."""

    id: str
    date: str  # such as 2026-11-17
    game: str
    seats: int
    round: int
    level: str  # easy, medium or hard
    options: int  # how many answers there are
    prompt: PhraseOut  # what is asked


class DealTry(Struct):
    """Somebody's try at the deal of a day."""

    table: str
    points: int | None  # when it is over
    place: int  # with so many points
    played: int  # of how many


class DealDay(Struct):
    """The deal of a day, without its luck."""

    date: str  # such as 2026-11-17
    game: str
    options: dict[str, str | int | bool]
    played: int  # to the end, by how many
    best: int | None  # points of the best of them
    mine: DealTry | None
    yesterday: DealTry | None


class HintStep(Struct):
    """One of the answers that the adviser has in mind, and what it is about."""

    label: PhraseOut
    places: list[str]


class HintPart(Struct):
    """A part of what may be expected, in points before and after an answer; `part-NAME` says what it is."""

    name: str
    before: float
    after: float


class HintAnswer(Struct):
    """What the adviser thinks of an answer."""

    move: str
    chance: float  # of winning, from 0 to 1
    lead: float  # points ahead that may be expected
    points: float  # in the end, of the seat itself
    visits: int  # how often it was tried
    line: list[HintStep]  # this answer, and what the seat would do next
    reasons: list[HintPart]  # what it changes most


class HintOut(Struct):
    """The best answers to a question, the best first, from what its seat may know."""

    at: str
    lead: float  # before the answer
    answers: list[HintAnswer]


class Verdict(Struct):
    """What somebody's answer to a puzzle is worth beside the best one, which is told with it."""

    is_best: bool
    is_obvious: bool  # what comes to mind first
    played: PhraseOut
    loss: float  # of hope, from 0 to 1; of answers that were not looked at closely, at least so much
    hope: float  # of the best answer, from 0 to 1
    line: list[HintStep]  # the best answer, and what the seat would do next
    obvious: PhraseOut
    obvious_loss: float


class PuzzleOut(Struct):
    """The puzzle that a seat was given: for whoever solves it alone. The verdict comes with its answer."""

    id: str
    level: str
    options: int
    verdict: Verdict | None


class Snapshot(Struct):
    """All that one seat, or a spectator, may know of a table now."""

    table: str
    game: str
    pack: str
    seat: int | None
    view: dict[str, Any]
    ask: Ask | None
    asked: list[int]
    log: list[LogLine]
    seats: list[SeatOut]
    host: int | None  # the seat that may give a bot's seat to a person
    free: list[int]  # seats that anyone may take
    chat: list[Chat]
    proposal: Proposal | None
    is_over: bool
    winners: list[int]
    scores: list[list[ScoreLine]]  # at the end, one sheet a seat
    opponent: Opponent | None  # at the end: whom somebody alone had to beat
    commitment: str
    page: str  # which page the server has; whoever shows another one is to load it
    rematch: str  # the table where the same seats play again, or nothing
    number: int  # counts what this viewer may notice
    options: dict[str, str | int | bool]
    action_since: int | None  # the first line of the log in the action under way, such as that of a helper; or the next
    progress: Progress
    undo: Undo | None
    standings: list[list[ScoreLine] | None]  # points so far, as far as the viewer may know
    watchers: int  # spectators
    has_hints: bool  # nobody has asked for a game without
    clock: str  # "quick", "evening", "post", or nothing: all the time one wants
    time_wish: TimeWish | None
    more_time: int  # how often everybody was given more of it
    deal: str  # the day whose luck the table has, or nothing
    lesson: LessonOut | None  # for a seat that wants lessons
    puzzle: PuzzleOut | None  # for a seat that solves one


class Change(Struct, omit_defaults=True):
    """What is new for one viewer; what did not change is left out.

    Whoever has another number than `follows` sends {"since": NUMBER} and gets what is missing, or a snapshot.
    """

    number: int
    follows: int
    log: list[LogLine]  # new lines
    cut: int | UnsetType = UNSET  # first the log is cut to so many lines: something was taken back
    view: dict[str, Any] | UnsetType = UNSET
    patch: dict[str, Any] | UnsetType = UNSET  # the fields of the view that changed, each whole
    # Of lists in the view, such as the players: by field and by place in it, what changed in those things, each whole.
    # A field with a + before its name is such a list itself; things at places beyond the end of a list are new.
    within: dict[str, dict[str, dict[str, Any]]] | UnsetType = UNSET
    ask: Ask | UnsetType | None = UNSET
    asked: list[int] | UnsetType = UNSET
    action_since: int | UnsetType | None = UNSET
    progress: Progress | UnsetType = UNSET
    seats: list[SeatOut] | UnsetType = UNSET
    host: int | UnsetType | None = UNSET
    free: list[int] | UnsetType = UNSET
    chat: list[Chat] | UnsetType = UNSET  # new lines
    undo: Undo | UnsetType | None = UNSET
    proposal: Proposal | UnsetType | None = UNSET
    is_over: bool | UnsetType = UNSET
    winners: list[int] | UnsetType = UNSET
    scores: list[list[ScoreLine]] | UnsetType = UNSET
    opponent: Opponent | UnsetType | None = UNSET
    standings: list[list[ScoreLine] | None] | UnsetType = UNSET
    rematch: str | UnsetType = UNSET
    watchers: int | UnsetType = UNSET
    has_hints: bool | UnsetType = UNSET
    clock: str | UnsetType = UNSET
    time_wish: TimeWish | UnsetType | None = UNSET
    more_time: int | UnsetType = UNSET
    deal: str | UnsetType = UNSET
    lesson: LessonOut | UnsetType | None = UNSET
    puzzle: PuzzleOut | UnsetType | None = UNSET


class TableSummary(Struct):
    """A line in the list of one's own tables."""

    table: str
    game: str
    names: list[str]
    holders: list[str]  # one a seat: "person", "open" or a bot's name
    asked: list[int]
    seat: int | None  # which of them is one's own
    is_over: bool
    made: float  # seconds since 1970
    progress: Progress
    asked_since: float | None = None  # when one's own seat was asked; seconds since 1970


class PublicSeat(Struct):
    name: str
    holder: str  # "person", "open" or a bot's name


class PublicTable(Struct):
    """A line in the list that everybody sees: nothing that a spectator could not see."""

    table: str
    game: str
    options: dict[str, str | int | bool]
    seats: list[PublicSeat]
    free: list[int]  # seats that anyone may take
    moves: int
    made: float  # seconds since 1970
    progress: Progress
    watchers: int


class SettingOut(Struct):
    """An option of a game as a form field."""

    name: str
    kind: Literal["one_of", "flag", "number", "text"]
    default: str | int | bool
    values: list[str] = []
    low: int = 0
    high: int = 0
    words: list[str] = []


class Closed(Struct):
    """A value of a setting that does not go with the seats and the other settings, and the rule that says so."""

    setting: str
    value: str | int | bool
    rule: str


class PackOut(Struct):
    name: str
    sha: str


class GameOut(Struct):
    name: str
    min_seats: int
    max_seats: int
    settings: list[SettingOut]
    defaults: dict[str, dict[str, str | int | bool]]  # by number of seats
    bots: list[str]
    packs: list[PackOut]
    minutes: int  # that a game takes, more or less
    weight: int  # from 1 (light) to 5 (heavy)
    first_seats: int  # seats of the guided first game
    has_solo_lessons: bool  # there is another one for a single player
    pictures: list[str]  # printed things that show what it is made of


class PrintedName(Struct):
    en: str
    pl: str
    is_guess: bool  # whether a fact about it could not be found and was reconstructed


class Printed(Struct):
    """What is printed: the facts, and a name in both languages for each id."""

    sha: str
    names: dict[str, PrintedName]
    data: dict[str, Any]


class BoardLine(Struct):
    """A title and what belongs to it; the key is the same in every position."""

    key: str
    title: str
    items: list[str]


class BoardPart(Struct):
    """Lines under a heading."""

    title: str
    lines: list[BoardLine]


class CoursePoint(Struct):
    at: int  # after so many moves
    round: int
    points: list[int]  # of every seat, so far


class Course(Struct):
    """How points grew in a finished game, turn by turn."""

    points: list[CoursePoint]


class Position(Struct):
    """One moment of a record, as a spectator sees it."""

    game: str
    pack: str
    names: list[str]
    at: int
    last: int
    view: dict[str, Any]
    log: list[LogLine]
    is_over: bool
    winners: list[int]
    scores: list[list[ScoreLine]]
    opponent: Opponent | None
    progress: Progress
    words: list[BoardPart] = []  # where a language was given
    standings: list[list[ScoreLine] | None] = []  # points so far, as far as the viewer may know
    action_since: int | None = None  # the first line of the log in the action under way


class ReviewOut(Struct):
    """How far the review of a record is; whole when `review` is there."""

    id: str
    done: int  # moments that were judged
    of: int
    review: Review | None = None


class Health(Struct):
    status: str
    version: str


class Why(Struct, omit_defaults=True):
    is_possible: bool
    rule: str
    sentence: PhraseOut | None
    need: int | None = None  # where something is too little
    have: int | None = None
    way: list[str] = []  # answers after which it would be possible


class Unlit(Struct, omit_defaults=True):
    """An answer that a rule forbids now, about something that the seat can see."""

    move: str
    places: list[str]
    label: PhraseOut
    rule: str
    sentence: PhraseOut
    need: int | None = None
    have: int | None = None
    way: list[str] = []


class Idle(Struct, omit_defaults=True):
    """Why nothing can be done now with what lies at a place, and what it is for."""

    rule: str
    sentence: PhraseOut
    prompt: PhraseOut | None = None  # what is asked instead
    first: list[str] = []  # what is picked before it
    purpose: PhraseOut | None = None
    purpose_rule: str = ""


class DescriptionOut(Struct):
    """What a printed thing is and does, and the rules behind it."""

    id: str
    lines: list[PhraseOut]
    rules: list[str]


class SeatKey(Struct):
    seat: int
    key: str | None  # None: a bot sits there


class SeatTaken(Struct):
    """A seat and its key, which is told once."""

    table: str
    seat: int
    key: str


class TableMade(Struct):
    table: str
    keys: list[SeatKey]
    commitment: str


class Problem(Struct):
    """What every refusal looks like: one sentence in English, and what it takes to say it in any language."""

    error: str
    code: Code
    facts: Facts


class AnswerTaken(Struct):
    """An answer that came over the socket is on the disk; the change with this number, or a later one, shows it."""

    answered: int
    number: int


class AnswerRefused(Struct):
    """An answer that came over the socket has changed nothing, for the same reason as over HTTP."""

    answered: int
    refused: Problem


ENCODER = msgspec.json.Encoder()
