"""Session: a game between its seats. It holds the history, who sits where, what was said; it does no I/O.

What may happen is in `entries.py`, what a seat may answer in `asking.py`, what it has seen in `log.py`.
"""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from gromada.core.commitment import commitment
from gromada.core.game import Game, Options
from gromada.core.history import History, answer, is_seen
from gromada.core.places import places_in
from gromada.core.play import awaited, explain, question
from gromada.core.record import Record
from gromada.core.state import State
from gromada.core.steps import Detail
from gromada.lessons import Lesson, first_game
from gromada.review.puzzles import Puzzle, puzzle_by
from gromada.table.asking import Asking, phrase_out
from gromada.table.clocks import Clock
from gromada.table.entries import BY_CLOCK, KINDS, MOVE, MOVES, Entry, Viewer, Viewers
from gromada.table.log import Log
from gromada.table.messages import (
    Ahead,
    Ask,
    BoardPart,
    Chat,
    Idle,
    LeaveOut,
    LessonOut,
    PhraseOut,
    Position,
    Progress,
    Proposal,
    PuzzleOut,
    SeatOut,
    TimeOut,
    TimeWish,
    Undo,
    UndoStep,
    Unlit,
    Why,
)
from gromada.table.puzzles import verdict_on
from gromada.table.refusals import Refused
from gromada.table.results import opponent_out, score_lines, standing_lines
from gromada.table.seats import PERSON, Seat
from gromada.table.teaching import lesson_out
from gromada.table.wording import board_out, names_in

SUBSTITUTE: Final = "fox"  # who answers for somebody whose time is up
LESSONS_AT_ONCE: Final = 2  # at one question: whoever learns wants to play, too
Seen = tuple[Mapping[str, object], list[list[tuple[str, int]] | None]]  # a view, and points so far by seat


class Mark:
    """What a move was called when it was made, and with which others it was sent: one undo takes them all back."""

    def __init__(self, seat: int, group: int, label: PhraseOut, is_detail: bool, is_hinted: bool) -> None:
        self.seat = seat
        self.group = group
        self.label = label
        self.is_detail = is_detail  # a later part of a step that was begun before
        self.is_hinted = is_hinted  # the seat had taken a hint at the question


class Asked:
    """What a seat was asked, and when."""

    def __init__(self, state: State, at: str, moves: int, ask: Ask | None) -> None:
        self.ask = ask
        self._state = state
        self._lanes = state.lanes
        self._at = at
        self._moves = moves

    def stands(self, state: State, at: str, moves: int) -> bool:
        """Whether nothing that the question depends on has happened since: no move, or only some in others' lanes."""
        is_same_lane = bool(state.lanes) and state.lanes is self._lanes
        return state is self._state and at == self._at and (moves == self._moves or is_same_lane)


class Posed:
    """A puzzle, and how many answers its seat had given before."""

    def __init__(self, seat: int, before: int, puzzle: Puzzle) -> None:
        self.seat = seat
        self.before = before
        self.puzzle = puzzle


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
        self.numbers: dict[Viewer, int] = dict.fromkeys(self.viewers(), 0)  # of them, those that a viewer may notice
        self.times: dict[Viewer, float] = dict.fromkeys(self.viewers(), 0.0)  # when the last of them happened
        self.epochs = [0] * len(self.seats)  # what was taken back makes older answers stale
        self.answers = [0] * len(self.seats)  # moves of each seat that stand
        self.chat: list[Chat] = []  # the last of what was said
        self.said = 0  # how much was said
        self.proposal: Proposal | None = None
        # The seat that speaks for the table: a person's from the start, for a stranger may take an open one.
        keyed = [seat for seat, chair in enumerate(self.seats) if chair.key_hash]
        people = [seat for seat in keyed if self.seats[seat].holder == PERSON]
        self.host = next(iter(people or keyed), None)
        self.stuck: set[int] = set()  # seats whose bot has failed, so that the game waits for a person
        self.rematch = ""  # the table where the same seats play again
        self.hints = [0] * len(self.seats)  # that each has taken
        self.hinted_at = [""] * len(self.seats)  # the question at which each has taken the last one
        self.has_hints = True  # until somebody asks for a game without
        self.guided: set[int] = set()  # seats that want lessons as they play
        self.learnt: list[dict[str, str]] = [
            {} for _ in self.seats
        ]  # the lessons that each has read, and at which question
        self.clock = Clock(len(self.seats))
        self.when = 0.0  # the last entry was written
        self.time_wish: TimeWish | None = None
        self.late: set[int] = set()  # seats whose time is up: a bot makes their decision
        self.answered_late: set[int] = set()  # seats whose last answer was that bot's
        self.posed: Posed | None = None  # the puzzle that a seat solves here
        self.is_branch = False  # whether it goes on from a moment of a record
        self.deal = ""  # the day whose luck this table has
        self._marks: list[Mark] = []  # one for each move of the history
        self._logs: dict[Viewer, Log] = {}
        self._asks: dict[int, Asked] = {}
        # In an open game: what all see, in which state and after how many moves.
        self._open: tuple[State, tuple[int, int], Seen] | None = None

    def viewers(self) -> list[Viewer]:
        """Every seat, and whoever only watches."""
        return [*range(len(self.seats)), None]

    # -- what may happen ---------------------------------------------------------------------------

    def at(self, seat: int) -> str:
        """Names the question a seat is asked: answers to an older one are refused."""
        return f"{self.epochs[seat]}.{self.answers[seat]}"

    def check_at(self, seat: int, at: str) -> None:
        if at != self.at(seat):
            raise Refused("stale")

    def check(self, entry: Entry) -> None:
        """Refuses with one clear sentence if the entry is not allowed now; changes nothing."""
        KINDS[entry.kind].check(self, entry)

    def apply(self, entry: Entry, when: float = 0.0) -> None:
        """Carries out an entry that was checked; `when` it was written, in seconds since 1970."""
        self.number += 1
        self.when = when
        for viewer in KINDS[entry.kind].apply(self, entry):
            self.numbers[viewer] += 1
            self.times[viewer] = when
        if self.clock.kind:
            self._run_clock(when)

    def check_moves(self, seat: int, moves: list[str]) -> None:
        """Whether some answers can be given one after the other.

        None but the last may show anything new: otherwise whoever is refused would know what was behind it.
        """
        state = self.history.state if len(moves) == 1 else self.history.state.copy()
        for index, move in enumerate(moves):
            refusal = explain(state, seat, self.game.catalogue.read(move))
            if refusal is not None:
                raise Refused("illegal-move", rule=refusal.rule)
            if index < len(moves) - 1 and answer(state, seat, move).is_barrier:
                raise Refused("not-together", number=index + 1)

    def play(self, seat: int, moves: list[str]) -> Viewers:
        """Answers what was asked; who has seen anything of it."""
        seen: set[Viewer] = {seat}
        group = self.number
        for move in moves:
            state = self.history.state
            label = phrase_out(self.game.label(state, seat, self.game.catalogue.read(move)))
            is_detail, is_hinted = isinstance(question(state, seat), Detail), self.hinted_at[seat] == self.at(seat)
            self._marks.append(Mark(seat, group, label, is_detail, is_hinted))
            self.answers[seat] += 1
            done = self.history.play(seat, move)
            seen.update(viewer for viewer in self.viewers() if viewer not in seen and is_seen(done, viewer))
        return seen

    def take_back(self, seat: int, count: int) -> Viewers:
        """Takes back the last moves of a seat; who had seen anything of them."""
        places = [index for index, mark in enumerate(self._marks) if mark.seat == seat][-count:]
        gone = [self.history.moves[index] for index in places]
        seen: set[Viewer] = {seat}
        seen.update(viewer for viewer in self.viewers() if any(is_seen(move, viewer) for move in gone))
        self.history.undo(seat, count)
        for index in reversed(places):
            del self._marks[index]
        self.answers[seat] -= count
        if self.proposal is not None:  # it names the same moment as before
            self.proposal.to -= len([index for index in places if index < self.proposal.to])
        self._rewrite_logs(places[0])
        return seen

    def go_back_if_all_agree(self) -> None:
        """Bots never object, but a bot that others have set on a person's chair does not speak for that person."""
        proposal = self.proposal
        if proposal is None:
            return
        if all(seat in proposal.agreed or chair.consents() for seat, chair in enumerate(self.seats)):
            self.history.cut(proposal.to)
            del self._marks[proposal.to :]
            self.answers = [len([mark for mark in self._marks if mark.seat == s]) for s in range(len(self.seats))]
            self._rewrite_logs(proposal.to)
            self.age(range(len(self.seats)))
            self.stuck.clear()
            self.late.clear()
            self.answered_late.clear()
            self.proposal = None

    def drop_proposal(self) -> None:
        """A proposal is about the position that all had in mind, except where what happens now is nobody else's
        business: in open lanes a proposal that vanished would tell that somebody has answered.
        """
        if not self.history.state.lanes:
            self.proposal = None

    def age(self, seats: Iterable[int]) -> None:
        for seat in seats:
            self.epochs[seat] += 1

    def bot_for(self, seat: int) -> str:
        """The bot that answers for a seat now, or nothing."""
        return self.seats[seat].bot() or (SUBSTITUTE if seat in self.late else "")

    def bot_to_move(self) -> int | None:
        """A seat that is asked and held by a bot which has not been given up."""
        for seat in awaited(self.history.state):
            if self.bot_for(seat) and seat not in self.stuck:
                return seat
        return None

    # -- how long a seat may think -----------------------------------------------------------------

    def timed(self, entry: Entry, now: float) -> Entry:
        """An answer with the seconds that it took, where that counts."""
        if not self.clock.kind or entry.kind not in (MOVE, MOVES) or entry.count or self.seats[entry.seat].bot():
            return entry
        return Entry(entry.kind, entry.seat, entry.text, self.clock.spent(entry.seat, now))

    def note_time(self, seat: int, seconds: int) -> None:
        """After an answer: what it took, and whether a bot gave it because the time was up."""
        if not self.clock.kind:
            return
        if seconds == BY_CLOCK:
            self.answered_late.add(seat)
        else:
            self.clock.used[seat] += seconds
            self.answered_late.discard(seat)
        if seconds != BY_CLOCK or not isinstance(question(self.history.state, seat), Detail):
            self.late.discard(seat)

    def give_time_if_all_agree(self) -> None:
        """Nobody need be asked about a chair on which nobody sits; else as when all are asked to go back."""
        wish = self.time_wish
        if wish is None:
            return
        if all(seat in wish.agreed or chair.is_open() or chair.consents() for seat, chair in enumerate(self.seats)):
            self.clock.lengthen()
            self.time_wish = None

    def _run_clock(self, now: float) -> None:
        """Time runs for people who are asked: not for bots, nor for chairs on which nobody sits yet."""
        state = self.history.state
        waiting = [] if state.is_over() else awaited(state)
        for seat, chair in enumerate(self.seats):
            is_asked = seat in waiting and chair.holder == PERSON and not chair.stand_in
            self.late = self.late if is_asked else self.late - {seat}
            self.clock.run(seat, self.at(seat) if is_asked else None, isinstance(question(state, seat), Detail), now)

    def deadlines(self) -> dict[int, float | None]:
        """When the time of each seat is up; whose time is up already has none."""
        return {seat: None if seat in self.late else self.clock.deadline(seat) for seat in range(len(self.seats))}

    def _time_of(self, seat: int, viewer: Viewer) -> TimeOut | None:
        """What a viewer sees of a seat's clock: where there are secrets only its own, for others' tell who is asked."""
        if not self.clock.kind or (seat != viewer and not self.game.is_open()):
            return None
        deadline = self.clock.deadline(seat)
        when = None if deadline is None or seat in self.late else round(deadline)
        late = self.clock.late[seat] if seat == viewer and seat in self.answered_late else 0
        return TimeOut(when, self.clock.left(seat), late)

    def _leave_of(self, seat: int) -> LeaveOut | None:
        if self.clock.kind != "post" or not self.seats[seat].is_for_person():
            return None
        until = self.clock.leave_until(seat)
        return LeaveOut(None if until is None else round(until), self.clock.leave_left(seat))

    # -- what a viewer may know --------------------------------------------------------------------

    def fixed(self, viewer: Viewer) -> dict[str, Any]:
        """What never changes at a table."""
        return {
            "table": self.id,
            "game": self.game.name,
            "pack": self.game.box.pack.sha,
            "options": self.history.options,
            "seat": viewer,
            "commitment": self.commitment,
        }

    def of_the_game(self, viewer: Viewer) -> dict[str, Any]:
        """What changes with the moves."""
        state, game = self.history.state, self.game
        is_over = state.is_over()
        seats = range(len(self.seats))
        view, standings = self._seen(viewer)
        return {
            "view": view,
            "ask": None if viewer is None else self._ask(viewer),
            "asked": self.asked(viewer),
            "action_since": self._action_since(viewer, len(self.history.moves)),
            "progress": Progress(*game.progress(state)),
            "undo": None if viewer is None else self.undo(viewer),
            "is_over": is_over,
            "winners": game.winners(state) if is_over else [],
            "scores": [score_lines(game.score_sheet(state, seat)) for seat in seats] if is_over else [],
            "opponent": opponent_out(game.opponent(state)) if is_over else None,
            "standings": [None if sheet is None else score_lines(sheet) for sheet in standings],
        }

    def _seen(self, viewer: Viewer) -> Seen:
        """The view and everybody's points so far; where all see the same, made once for all of them."""
        state, game = self.history.state, self.game
        moment = len(self.history.moves), sum(self.epochs)
        if self._open is not None and self._open[0] is state and self._open[1] == moment:
            return self._open[2]
        standings = [game.standing(state, seat, viewer) for seat in range(len(self.seats))]
        seen = game.view(state, viewer), standings
        if game.is_open():
            self._open = (state, moment, seen)
        return seen

    def _ask(self, seat: int) -> Ask | None:
        """What a seat is asked: made once for as long as its question stands.

        In open lanes nobody's question depends on what others answer in theirs.
        """
        state, at, moves = self.history.state, self.at(seat), len(self.history.moves)
        known = self._asks.get(seat)
        if known is None or not known.stands(state, at, moves):
            known = self._asks[seat] = Asked(state, at, moves, self.asking(seat).ask(at))
        return known.ask

    def of_the_table(self, viewer: Viewer, present: set[int]) -> dict[str, Any]:
        """What changes with the people."""
        return {
            "seats": [
                SeatOut(
                    seat,
                    chair.name,
                    chair.holder,
                    seat in present or not chair.is_for_person(),
                    bool(chair.stand_in),
                    seat in self.stuck,
                    chair.bot(),
                    hints=self.hints[seat],
                    time=self._time_of(seat, viewer),
                    leave=self._leave_of(seat),
                )
                for seat, chair in enumerate(self.seats)
            ],
            "host": self.host,
            "free": [] if self.history.state.is_over() else self.free_seats(),
            "proposal": self._proposal_for(viewer),
            "rematch": self.rematch,
            "has_hints": self.has_hints,
            "clock": self.clock.kind,
            "time_wish": None if self.history.state.is_over() else self.time_wish,
            "more_time": self.clock.lengthened,
            "deal": self.deal,
            "lesson": None if viewer is None else self.lesson(viewer),
            "puzzle": None if self.posed is None or viewer != self.posed.seat else self._puzzle(self.posed),
        }

    def pose(self, seat: int, id: str) -> None:
        """From now on the next answer of a seat is judged; a puzzle that is no longer there is played on unjudged."""
        puzzle = puzzle_by(id)
        if puzzle is not None:
            self.posed = Posed(seat, self.answers[seat], puzzle)

    def _puzzle(self, posed: Posed) -> PuzzleOut:
        given = [index for index, mark in enumerate(self._marks) if mark.seat == posed.seat][posed.before :]
        verdict = None
        if given:
            verdict = verdict_on(posed.puzzle, self.history.moves[given[0]].text, self._marks[given[0]].label)
        return PuzzleOut(posed.puzzle.id(), posed.puzzle.level, posed.puzzle.options, verdict)

    def lessons(self) -> list[Lesson]:
        return first_game(self.game.name).lessons_for(len(self.seats))

    def lesson(self, seat: int) -> LessonOut | None:
        """What a seat that wants lessons may learn now, from what it sees and has seen."""
        if seat not in self.guided:
            return None
        learnt = self.learnt[seat]
        is_more = list(learnt.values()).count(self.at(seat)) < LESSONS_AT_ONCE
        return lesson_out(self.game, self.history.state, seat, self.log(seat).lines, learnt, is_more)

    def asked(self, viewer: Viewer) -> list[int]:
        """Who is asked now, as far as the viewer may know."""
        return self.game.asked(self.history.state, viewer)

    def log(self, viewer: Viewer) -> Log:
        """The log as this viewer has seen it."""
        log = self._logs.get(viewer)
        if log is None:
            log = self._logs[viewer] = Log(viewer, self.history.opening)
        log.follow(self.history.moves, self._is_hinted)
        return log

    def _action_since(self, viewer: Viewer, moves: int) -> int | None:
        """The first line of the viewer's log in the action that was under way after so many moves, if there was one."""
        begun = self.history.action_begun(moves)
        return None if begun is None else self.log(viewer).since(begun)

    def _is_hinted(self, move: int) -> bool:
        """Whether a move of the history was made after a hint."""
        return self._marks[move].is_hinted

    def _rewrite_logs(self, first: int) -> None:
        for log in self._logs.values():
            log.rewrite(first, self.history.moves, self._is_hinted)

    def move_of_line(self, viewer: Viewer, line: int) -> int:
        """How many moves had been made when this line of the viewer's log was written."""
        moves = self.log(viewer).moves
        if not 0 <= line < len(moves):
            raise Refused("no-line", last=len(moves) - 1)
        return moves[line]

    def _proposal_for(self, viewer: Viewer) -> Proposal | None:
        proposal = self.proposal
        if proposal is None:
            return None
        known = [line for line, number in enumerate(self.log(viewer).moves) if number <= proposal.to]
        return Proposal(proposal.by, known[-1], list(proposal.agreed))

    def free_seats(self) -> list[int]:
        """The seats that anyone may take."""
        return [seat for seat, chair in enumerate(self.seats) if chair.is_open()] if self.is_public else []

    def undo(self, seat: int) -> Undo:
        """The steps that a seat may take back, the newest first, and why there are no more."""
        if self.history.state.is_over():
            return Undo([], PhraseOut("undo-ends-over", {}))
        left = self.history.undoable(seat)
        own, log = self._last_moves(seat, left), self.log(seat)
        steps: list[UndoStep] = []
        count = 0
        for index, move in enumerate(own):
            count += 1
            mark, is_oldest = self._marks[move], index + 1 == len(own)
            if is_oldest or (self._marks[own[index + 1]].group != mark.group and not mark.is_detail):
                steps.append(UndoStep(count, mark.label, log.since(move)))
                count = 0
        return Undo(steps, self._undo_ends(seat, left))

    def _last_moves(self, seat: int, count: int) -> list[int]:
        """Which of all moves are so many of its last, the newest first."""
        found: list[int] = []
        for move in range(len(self._marks) - 1, -1, -1):
            if len(found) == count:
                break
            if self._marks[move].seat == seat:
                found.append(move)
        return found

    def _undo_ends(self, seat: int, left: int) -> PhraseOut:
        for move in reversed(self.history.moves):
            if move.seat == seat and left:
                left -= 1
            elif move.seat == seat:
                return PhraseOut("undo-ends-news", {})
            elif not left and is_seen(move, seat):
                return PhraseOut("undo-ends-answered", {"seat": f"@{move.seat}"})
        return PhraseOut("undo-ends-start", {})

    def undo_count(self, seat: int, wanted: int | None) -> int:
        """How many moves go when so many are taken back; by default the newest step, and never half of a message."""
        if wanted is None:
            steps = self.undo(seat).steps
            return steps[0].count if steps else 1
        own = [self._marks[move] for move in self._last_moves(seat, self.history.undoable(seat))]
        while 0 < wanted < len(own) and own[wanted].group == own[wanted - 1].group:
            wanted += 1
        return wanted

    # -- what a seat wants to know -----------------------------------------------------------------------

    def asking(self, seat: int) -> Asking:
        return Asking(self.game, self.history.state, seat)

    def why(self, seat: int, move: str) -> Why:
        """Why a move is not possible now, by its rule."""
        return self.asking(seat).why(move)

    def unlit(self, seat: int) -> list[Unlit]:
        """Answers to the question that a rule forbids now."""
        return self.asking(seat).unlit()

    def idle(self, seat: int, place: str) -> Idle | None:
        """Why nothing can be done now at a place."""
        return self.asking(seat).idle(place)

    def ahead(self, seat: int, moves: list[str], depth: int) -> Ahead:
        """What would be asked after some answers."""
        return self.asking(seat).ahead(moves, depth, self.at(seat))

    def open_places(self) -> set[str]:
        """Places that everybody at the table, and whoever only watches, can see."""
        view = dict(self.game.view(self.history.state, None))
        return places_in(view).union(self.game.standing_places(self.history.state))

    def in_words(self, viewer: Viewer, lang: str) -> list[BoardPart]:
        """What a viewer sees, as a board in words."""
        view = self.game.view(self.history.state, viewer)
        return board_out(self.game, lang, view, names_in(self.game, lang, self.seats), viewer)

    def past(self, viewer: Viewer, line: int, since: int = 0, lang: str = "") -> Callable[[], Position]:
        """The table as this viewer saw it when a line of its log was written: work that may be done in a thread,
        for as long as nothing happens at the table. The log begins at the line `since`; with a language in words, too.
        """
        number, lines = self.move_of_line(viewer, line), self.log(viewer).lines
        names, pack = [chair.name for chair in self.seats], self.game.box.pack.sha
        action = self._action_since(viewer, number)
        log, last = lines[since : line + 1], len(lines) - 1
        called = names_in(self.game, lang, self.seats) if lang else []

        def look() -> Position:
            state = self.history.at(number)
            view: dict[str, Any] = dict(self.game.view(state, viewer))
            progress = Progress(*self.game.progress(state))
            words = board_out(self.game, lang, view, called, viewer) if lang else []
            standings = standing_lines(self.game, state, len(names), viewer)
            return Position(
                self.game.name,
                pack,
                names,
                line,
                last,
                view,
                log,
                False,
                [],
                [],
                None,
                progress,
                words,
                standings,
                action,
            )

        return look

    def results(self) -> dict[int, int]:
        """What each person who has played to the end has come to; nobody where the game was begun elsewhere."""
        if self.is_branch or self.posed is not None:
            return {}
        totals = self.totals()
        people = [seat for seat, chair in enumerate(self.seats) if chair.holder == PERSON and not chair.stand_in]
        return {seat: totals[seat] for seat in people}

    def totals(self) -> list[int]:
        """The points of every seat."""
        state, game = self.history.state, self.game
        sheets = [game.score_sheet(state, seat) for seat in range(len(self.seats))]
        return [sum([points for _, points in sheet]) for sheet in sheets]

    def record(self, today: datetime.date) -> Record:
        """The finished game with its seed; a running game keeps its secrets, and so does a deal that others play."""
        if not self.history.state.is_over():
            raise Refused("record-closed")
        if self.deal and self.deal >= today.isoformat():
            raise Refused("deal-open")
        record = self.history.record([chair.name for chair in self.seats])
        record.salt = self.salt
        record.commitment = self.commitment
        return record
