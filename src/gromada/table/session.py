"""Session: one table and its rules. It holds the game, who sits where, what was said, and does no I/O.

Everything that happens is an Entry. `check` says whether an entry is allowed, `apply` carries it out; a table is
loaded by applying its entries again, so what was stored is what was played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec import Struct

from gromada.core.actions import Action
from gromada.core.commitment import commitment
from gromada.core.events import Event
from gromada.core.game import Game, Options, Phrase, kebab
from gromada.core.history import History
from gromada.core.play import awaited, explain, options, question
from gromada.core.record import Record
from gromada.core.state import State
from gromada.core.steps import ANOTHER_QUESTION, GAME_OVER, NOT_ASKED_NOW
from gromada.table.messages import (
    Ask,
    Chat,
    EventOut,
    Facts,
    LogLine,
    OptionOut,
    PhraseOut,
    Position,
    Progress,
    Proposal,
    ScoreLine,
    SeatOut,
    Snapshot,
    Why,
)
from gromada.table.refusals import Refused

PERSON = "person"
OPEN = "open"
MOVE = "move"
UNDO = "undo"
CUT = "cut"
PROPOSE = "propose"
AGREE = "agree"
DECLINE = "decline"
SAY = "say"
SIT = "sit"
HOLD = "hold"
REMATCH = "rematch"
JOIN = "join"  # a stranger takes a free seat of a public table; the text is the hash of the new key, and a name
INVITE = "invite"  # a bot's seat gets a key; the text is its hash
STUCK = "stuck"  # the bot of a seat has failed too often
RETRY = "retry"  # somebody asks the bots that have failed to try again
OWN_WISH, FOR_ANOTHER = 0, 1  # the count of a `hold`: who let the bot play
CHAT_KEPT = 200


class Entry(Struct, frozen=True):
    """One thing that happened at a table, in the order of `number`."""

    kind: str
    seat: int
    text: str = ""
    count: int = 0


class Seat:
    """A chair: a person or a bot holds it; a bot may stand in for a person who is away."""

    def __init__(self, name: str, holder: str, key_hash: str = "") -> None:
        self.name = name
        self.holder = holder
        self.key_hash = key_hash  # only the hash: the key itself is known to whoever sits there
        self.stand_in = ""
        self.is_own_wish = True  # whether the bot stands in by the wish of whoever holds the chair

    def consents(self) -> bool:
        """Whether nobody need be asked: a bot from the start, or one that the person has let play."""
        return self.is_own_wish if self.holder in (PERSON, OPEN) and self.stand_in else bool(self.bot())

    def bot(self) -> str:
        """The bot that answers for this chair now, or nothing."""
        if self.stand_in:
            return self.stand_in
        return "" if self.holder in (PERSON, OPEN) else self.holder


class Session:
    """A game between its seats."""

    def __init__(
        self,
        id: str,
        game: Game[State],
        seed: int,
        salt: str,
        options: Options,
        seats: Iterable[Seat],
        is_public: bool = False,
    ) -> None:
        self.id = id
        self.is_public = is_public  # anyone may take a free seat; elsewhere it needs its key
        self.game = game
        self.salt = salt
        self.seats = list(seats)
        self.history: History[State] = History(game, len(self.seats), seed, options)
        self.commitment = commitment(seed, salt)
        self.number = 0  # entries so far
        self.epochs = [0] * len(self.seats)  # what was taken back makes older answers stale
        self.chat: list[Chat] = []
        self.proposal: Proposal | None = None
        # The seat that speaks for the table: a person's from the start, for a stranger may take an open one.
        keyed = [seat for seat, chair in enumerate(self.seats) if chair.key_hash]
        people = [seat for seat in keyed if self.seats[seat].holder == PERSON]
        self.host = next(iter(people or keyed), None)
        self.stuck: set[int] = set()  # seats whose bot has failed, so that the game waits for a person
        self.rematch = ""  # the table where the same seats play again
        self._logs: dict[int | None, tuple[int, list[tuple[int, LogLine]]]] = {}  # cached: moves seen, lines

    # -- what may happen ---------------------------------------------------------------------------

    def at(self, seat: int) -> str:
        """Names the question a seat is asked: answers to an older one are refused."""
        own = len([move for move in self.history.moves if move.seat == seat])
        return f"{self.epochs[seat]}.{own}"

    def check_at(self, seat: int, at: str) -> None:
        if at != self.at(seat):
            raise Refused("stale")

    def check(self, entry: Entry) -> None:
        """Refuses with one clear sentence if the entry is not allowed now; changes nothing."""
        state = self.history.state
        if entry.kind == MOVE:
            action = self.game.catalogue.read(entry.text)
            refusal = explain(state, entry.seat, action)
            if refusal is not None:
                raise Refused("illegal-move", rule=refusal.rule)
        elif entry.kind in (UNDO, PROPOSE) and state.is_over():
            raise Refused("game-over")
        elif entry.kind == UNDO:
            if not 1 <= entry.count <= self.history.undoable(entry.seat):
                raise Refused("nothing-to-undo")
        elif entry.kind == PROPOSE:
            if self.proposal is not None:
                raise Refused("proposal-waits")
            if not 0 <= entry.count < len(self.history.moves):
                raise Refused("there-already")
        elif entry.kind in (AGREE, DECLINE):
            if self.proposal is None:
                raise Refused("no-proposal")
            if entry.seat in self.proposal.agreed:
                raise Refused("agreed-already")
        elif entry.kind == REMATCH:
            if not state.is_over():
                raise Refused("rematch-early")
            if self.rematch:
                raise Refused("rematch-exists")
        elif entry.kind == JOIN:
            if not self.is_public:
                raise Refused("not-public")
            if state.is_over():
                raise Refused("game-over")
            if self.seats[entry.seat].holder != OPEN:
                raise Refused("not-free")
        elif entry.kind == INVITE:
            if self.seats[entry.seat].holder in (PERSON, OPEN):
                raise Refused("no-bot-there")
        elif entry.kind == STUCK:
            if not self.seats[entry.seat].bot() or entry.seat not in awaited(state):
                raise Refused("no-bot-there")
        elif entry.kind == RETRY:
            if not self.stuck:
                raise Refused("nothing-stuck")
        elif entry.kind in (SIT, HOLD) and self.seats[entry.seat].holder not in (PERSON, OPEN):
            raise Refused("bot-seat")

    def apply(self, entry: Entry) -> None:
        """Carries out an entry that was checked."""
        self.number += 1
        if entry.kind == MOVE:
            self.history.play(entry.seat, entry.text)
            self.stuck.discard(entry.seat)
            self.proposal = None
        elif entry.kind == UNDO:
            self.history.undo(entry.seat, entry.count)
            self._logs = {}
            # In open lanes nobody else's question has changed, and nobody else may notice.
            self._age([entry.seat] if self.history.state.lanes else range(len(self.seats)))
            self.stuck.clear()
            self.proposal = None
        elif entry.kind == PROPOSE:
            self.proposal = Proposal(entry.seat, entry.count, [entry.seat])
            self._go_back_if_all_agree()
        elif entry.kind == AGREE:
            assert self.proposal is not None
            self.proposal.agreed.append(entry.seat)
            self._go_back_if_all_agree()
        elif entry.kind == DECLINE:
            self.proposal = None
        elif entry.kind == SAY:
            self.chat = [*self.chat, Chat(entry.seat if entry.seat >= 0 else None, entry.text)][-CHAT_KEPT:]
        elif entry.kind == SIT:
            self.seats[entry.seat].name = entry.text
            self.seats[entry.seat].holder = PERSON
            self.seats[entry.seat].stand_in = ""
            self.stuck.discard(entry.seat)
        elif entry.kind == HOLD:
            self.seats[entry.seat].stand_in = entry.text
            self.seats[entry.seat].is_own_wish = entry.count == OWN_WISH
            self.stuck.discard(entry.seat)
        elif entry.kind == STUCK:
            self.stuck.add(entry.seat)
        elif entry.kind == RETRY:
            self.stuck.clear()
        elif entry.kind == REMATCH:
            self.rematch = entry.text
        elif entry.kind == JOIN:
            chair = self.seats[entry.seat]
            chair.key_hash, _, chair.name = entry.text.partition(" ")
            chair.holder, chair.stand_in = PERSON, ""
            self.stuck.discard(entry.seat)
        elif entry.kind == INVITE:
            chair = self.seats[entry.seat]
            # The bot plays on until somebody sits down.
            chair.stand_in, chair.holder, chair.key_hash = chair.holder, OPEN, entry.text
            chair.is_own_wish = True

    def _go_back_if_all_agree(self) -> None:
        """Bots never object, but a bot that others have set on a person's chair does not speak for that person."""
        proposal = self.proposal
        if proposal is None:
            return
        if all(seat in proposal.agreed or chair.consents() for seat, chair in enumerate(self.seats)):
            self.history.cut(proposal.to)
            self._logs = {}
            self._age(range(len(self.seats)))
            self.stuck.clear()
            self.proposal = None

    def _age(self, seats: Iterable[int]) -> None:
        for seat in seats:
            self.epochs[seat] += 1

    def bot_to_move(self) -> int | None:
        """A seat that is asked and held by a bot which has not been given up."""
        for seat in awaited(self.history.state):
            if self.seats[seat].bot() and seat not in self.stuck:
                return seat
        return None

    # -- what a seat may know ----------------------------------------------------------------------

    def snapshot(self, seat: int | None, present: set[int]) -> Snapshot:
        state = self.history.state
        view: dict[str, Any] = dict(self.game.view(state, seat))
        is_over = state.is_over()
        log = [line for _, line in self._lines(seat)]
        seats = [
            SeatOut(
                i,
                chair.name,
                chair.holder,
                i in present or chair.holder not in (PERSON, OPEN),
                bool(chair.stand_in),
                i in self.stuck,
            )
            for i, chair in enumerate(self.seats)
        ]
        return Snapshot(
            self.id,
            self.game.name,
            self.game.box.pack.sha,
            seat,
            len(log) - 1,
            view,
            None if seat is None else self._ask(seat),
            self.asked(seat),
            log,
            seats,
            self.host,
            [] if is_over else self.free_seats(),
            self.chat,
            0 if seat is None or is_over else self.history.undoable(seat),
            self._proposal_for(seat),
            is_over,
            self.game.winners(state) if is_over else [],
            [self._sheet(other) for other in range(len(self.seats))] if is_over else [],
            self.commitment,
            self.rematch,
            len(log) - 1,
            self.history.options,
            Progress(*self.game.progress(state)),
            None,
            [None] * len(self.seats),
            0,
        )

    def _ask(self, seat: int) -> Ask | None:
        state = self.history.state
        choice = question(state, seat)
        if choice is None:
            return None
        offered = [self._option(seat, action) for action in options(state, seat)]
        return Ask(self.at(seat), phrase_out(self.game.prompt(state, choice)), "choice", offered)

    def unlit(self, seat: int) -> list[OptionOut]:
        """Answers to the question that a rule forbids now, as far as they name things that the seat can see."""
        state = self.history.state
        seen = words_in(self.game.view(state, seat))
        found: dict[str, OptionOut] = {}
        for action in self.game.catalogue.actions:
            refusal = explain(state, seat, action)
            if refusal is None or refusal.rule in (ANOTHER_QUESTION, NOT_ASKED_NOW, GAME_OVER):
                continue
            option = self._option(seat, action)
            if names_only(option.label, seen):
                found.setdefault(repr(option.label), option)
        return list(found.values())

    def _option(self, seat: int, action: Action) -> OptionOut:
        label = self.game.label(self.history.state, seat, action)
        places = self.game.places(self.history.state, seat, action)
        return OptionOut(action.text, places, phrase_out(label), [piece_of(action.text)])

    def _lines(self, seat: int | None) -> list[tuple[int, LogLine]]:
        """The log as this seat sees it, each line with the true number of its move.

        Lines are numbered by what the seat has seen: true numbers would tell how much others did in secret.
        """
        seen, lines = self._logs.get(seat, (0, []))
        if not lines:
            lines.append((0, LogLine(0, None, events_out(self.history.opening, seat))))
        for number, move in enumerate(self.history.moves[seen:], seen + 1):
            events = events_out(move.events, seat)
            if events:
                lines.append((number, LogLine(len(lines), move.seat, events)))
        self._logs[seat] = (len(self.history.moves), lines)
        return lines

    def move_of_line(self, seat: int | None, line: int) -> int:
        """How many moves had been made when this line of the seat's log was written."""
        lines = self._lines(seat)
        if not 0 <= line < len(lines):
            raise Refused("no-line", last=len(lines) - 1)
        return lines[line][0]

    def seen_moves(self, seat: int | None) -> int:
        """How many moves this seat has seen."""
        return len(self._lines(seat)) - 1

    def _proposal_for(self, seat: int | None) -> Proposal | None:
        proposal = self.proposal
        if proposal is None:
            return None
        known = [line.number for number, line in self._lines(seat) if number <= proposal.to]
        return Proposal(proposal.by, known[-1], list(proposal.agreed))

    def _sheet(self, seat: int) -> list[ScoreLine]:
        return [ScoreLine(id, points) for id, points in self.game.score_sheet(self.history.state, seat)]

    def free_seats(self) -> list[int]:
        """The seats that anyone may take."""
        if not self.is_public:
            return []
        return [seat for seat, chair in enumerate(self.seats) if chair.holder == OPEN]

    def asked(self, seat: int | None) -> list[int]:
        """Who is asked now, as far as this seat may know."""
        view: dict[str, Any] = dict(self.game.view(self.history.state, seat))
        return list(view["asked"]) if "asked" in view else self.game.asked(self.history.state, seat)

    def past(self, seat: int | None, line: int) -> Callable[[], Position]:
        """The table as this seat saw it when a line of its log was written: work that may be done in a thread,
        for as long as nothing happens at the table.
        """
        number, lines = self.move_of_line(seat, line), self._lines(seat)
        names, pack = [chair.name for chair in self.seats], self.game.box.pack.sha
        log, last = [entry for _, entry in lines[: line + 1]], len(lines) - 1

        def look() -> Position:
            view: dict[str, Any] = dict(self.game.view(self.history.at(number), seat))
            return Position(self.game.name, pack, names, line, last, view, log, False, [], [], Progress(0, 0, ""))

        return look

    def why(self, seat: int, move: str) -> Why:
        """Why a move is not possible now, by its rule."""
        refusal = explain(self.history.state, seat, self.game.catalogue.read(move))
        if refusal is None:
            return Why(True, "", None)
        facts: Facts = dict(refusal.facts)
        return Why(False, refusal.rule, PhraseOut(f"why-{refusal.rule}", facts))

    def record(self) -> Record:
        """The finished game with its seed; a running game keeps its secrets."""
        if not self.history.state.is_over():
            raise Refused("record-closed")
        record = self.history.record([chair.name for chair in self.seats])
        record.salt = self.salt
        record.commitment = self.commitment
        return record


def events_out(events: Iterable[Event], seat: int | None) -> list[EventOut]:
    """What a seat learns of some events, as sentences to be."""
    shown = [event.seen_by(seat) for event in events]
    return [EventOut(f"event-{kebab(type(event).__name__)}", event.facts()) for event in shown if event is not None]


def phrase_out(phrase: Phrase) -> PhraseOut:
    return PhraseOut(phrase.id, dict(phrase.facts))


def words_in(value: object) -> set[str]:
    """Every word in a view, keys included."""
    if isinstance(value, Mapping):
        return set(value).union(*[words_in(inner) for inner in value.values()])
    if isinstance(value, list):
        return set().union(*[words_in(inner) for inner in value])
    return {value} if isinstance(value, str) else set()


def names_only(label: PhraseOut, seen: set[str]) -> bool:
    """Whether a label is about printed things among those seen, and about something at all."""
    for key, fact in label.facts.items():
        if fact == "" and not key[-1].isdigit():  # a list such as type0, type1 may have room left
            return False
        if isinstance(fact, str) and fact.startswith("~") and fact.split(".")[-1].lstrip("~") not in seen:
            return False
    return True


def piece_of(move: str) -> str:
    """The piece that a move lights up: its words joined, `build walls 1 0` -> `build-walls-1-0`."""
    return "-".join(move.split())
