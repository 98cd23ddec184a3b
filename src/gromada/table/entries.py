"""Entries: what can happen at a table. One class a kind, with what allows it beside what it does; no I/O.

An entry is stored as kind, seat, text and count. A table is loaded by applying its entries again, so what was stored is
what was played.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from gromada.core.play import awaited
from gromada.table.messages import Chat, Proposal, TimeWish
from gromada.table.refusals import Refused

if TYPE_CHECKING:
    from gromada.table.session import Session

MOVE, MOVES, UNDO = "move", "moves", "undo"
PROPOSE, AGREE, DECLINE = "propose", "agree", "decline"
SAY, SIT, HOLD, JOIN, INVITE = "say", "sit", "hold", "join", "invite"
STUCK, RETRY, REMATCH = "stuck", "retry", "rematch"
GUIDE, LEARNT = "guide", "learnt"
HINT, NO_HINTS = "hint", "no-hints"
PUZZLE, DEAL, BRANCH = "puzzle", "deal", "branch"
CLOCK, OUT = "clock", "out"
MORE_TIME, GIVE_TIME, NO_TIME = "more-time", "give-time", "no-time"
LEAVE = "leave"
# The count of a move that a bot made because the time was up; else the seconds it was thought about.
BY_CLOCK: Final = -1
OWN_WISH, FOR_ANOTHER = 0, 1  # the count of a `hold`: who let the bot play
CHAT_KEPT: Final = 200
Viewer = int | None  # a seat, or a spectator
Viewers = Iterable[Viewer]


class Entry(Struct, frozen=True):
    """One thing that happened at a table, in the order of its number."""

    kind: str
    seat: int
    text: str = ""
    count: int = 0


def moves_entry(seat: int, moves: list[str]) -> Entry:
    """Some answers, one after the other, that are carried out whole or not at all."""
    return Entry(MOVE, seat, moves[0]) if len(moves) == 1 else Entry(MOVES, seat, "\n".join(moves))


class Kind:
    """What an entry means. `check` refuses with one sentence and changes nothing; `apply` says who may notice it."""

    def check(self, table: Session, entry: Entry) -> None:
        return None

    def apply(self, table: Session, entry: Entry) -> Viewers:
        raise NotImplementedError


class Move(Kind):
    """A seat answers what it is asked: one move, or several that follow from each other."""

    def check(self, table: Session, entry: Entry) -> None:
        table.check_moves(entry.seat, entry.text.split("\n"))

    def apply(self, table: Session, entry: Entry) -> Viewers:
        seen = table.play(entry.seat, entry.text.split("\n"))
        table.note_time(entry.seat, entry.count)
        table.stuck.discard(entry.seat)
        table.drop_proposal()
        return seen


class Undo(Kind):
    """A seat takes back its last answers, as many as `count`."""

    def check(self, table: Session, entry: Entry) -> None:
        if table.history.state.is_over():
            raise Refused("game-over")
        if not 1 <= entry.count <= table.history.undoable(entry.seat):
            raise Refused("nothing-to-undo")

    def apply(self, table: Session, entry: Entry) -> Viewers:
        seen = table.take_back(entry.seat, entry.count)
        # In open lanes nobody else's question has changed, and nobody else may notice.
        table.age([entry.seat] if table.history.state.lanes else range(len(table.seats)))
        table.late.discard(entry.seat)
        table.answered_late.discard(entry.seat)
        table.stuck.clear()
        table.drop_proposal()
        return seen


class Propose(Kind):
    """A seat asks all others to go back to the position after `count` moves."""

    def check(self, table: Session, entry: Entry) -> None:
        if table.history.state.is_over():
            raise Refused("game-over")
        if table.deal:
            raise Refused("deal-forward")
        if table.proposal is not None:
            raise Refused("proposal-waits")
        if not 0 <= entry.count < len(table.history.moves):
            raise Refused("there-already")

    def apply(self, table: Session, entry: Entry) -> Viewers:
        table.proposal = Proposal(entry.seat, entry.count, [entry.seat])
        table.go_back_if_all_agree()
        return table.viewers()


class Answer(Kind):
    """To a proposal."""

    def check(self, table: Session, entry: Entry) -> None:
        if table.proposal is None:
            raise Refused("no-proposal")
        if entry.seat in table.proposal.agreed:
            raise Refused("agreed-already")


class Agree(Answer):
    def apply(self, table: Session, entry: Entry) -> Viewers:
        assert table.proposal is not None
        table.proposal.agreed.append(entry.seat)
        table.go_back_if_all_agree()
        return table.viewers()


class Decline(Answer):
    """Whoever proposed it may think better of it, too."""

    def check(self, table: Session, entry: Entry) -> None:
        if table.proposal is None or entry.seat != table.proposal.by:
            super().check(table, entry)

    def apply(self, table: Session, entry: Entry) -> Viewers:
        table.proposal = None
        return table.viewers()


def say_entry(seat: int, text: str, place: str) -> Entry:
    """Something said, of something on the table if there is a place."""
    words = " ".join(text.split())
    return Entry(SAY, seat, f"{place}\n{words}" if place else words)


class Say(Kind):
    """Where something on the table is spoken of, its place stands in a line before the words.

    It is a place that everybody sees: `hand/3` would be another card for each of them.
    """

    def check(self, table: Session, entry: Entry) -> None:
        place, _ = spoken_of(entry.text)
        if place and place not in table.open_places():
            raise Refused("no-place", place=place)

    def apply(self, table: Session, entry: Entry) -> Viewers:
        place, words = spoken_of(entry.text)
        table.chat.append(Chat(entry.seat if entry.seat >= 0 else None, words, place))
        table.said += 1
        del table.chat[:-CHAT_KEPT]
        return table.viewers()


def spoken_of(text: str) -> tuple[str, str]:
    """The place and the words of something said."""
    place, line, words = text.partition("\n")
    return (place, words) if line else ("", text)


class OfAPerson(Kind):
    """What only the chair of a person, or one that waits for a person, can see."""

    def check(self, table: Session, entry: Entry) -> None:
        if not table.seats[entry.seat].is_for_person():
            raise Refused("bot-seat")


class Sit(OfAPerson):
    """Somebody with the key takes the chair, under a name."""

    def apply(self, table: Session, entry: Entry) -> Viewers:
        table.seats[entry.seat].take(entry.text)
        table.stuck.discard(entry.seat)
        return table.viewers()


class Hold(OfAPerson):
    """A bot plays for a person, or nothing: the person is back. The count says whose wish it was."""

    def check(self, table: Session, entry: Entry) -> None:
        super().check(table, entry)
        if table.deal and entry.text:
            raise Refused("deal-alone")

    def apply(self, table: Session, entry: Entry) -> Viewers:
        chair = table.seats[entry.seat]
        chair.stand_in, chair.is_own_wish = entry.text, entry.count == OWN_WISH
        table.stuck.discard(entry.seat)
        return table.viewers()


class Join(Kind):
    """A stranger takes a free seat of a public table; the text is the hash of the new key, and a name."""

    def check(self, table: Session, entry: Entry) -> None:
        if not table.is_public:
            raise Refused("not-public")
        if table.history.state.is_over():
            raise Refused("game-over")
        if not table.seats[entry.seat].is_open():
            raise Refused("not-free")

    def apply(self, table: Session, entry: Entry) -> Viewers:
        key_hash, _, name = entry.text.partition(" ")
        table.seats[entry.seat].take(name, key_hash)
        table.stuck.discard(entry.seat)
        return table.viewers()


class Invite(Kind):
    """A bot's seat gets a key, whose hash is the text; the bot plays on until somebody sits down."""

    def check(self, table: Session, entry: Entry) -> None:
        if table.seats[entry.seat].is_for_person():
            raise Refused("no-bot-there")

    def apply(self, table: Session, entry: Entry) -> Viewers:
        table.seats[entry.seat].open_for(entry.text)
        return table.viewers()


class Stuck(Kind):
    """The bot of a seat has failed too often: the game waits for a person."""

    def check(self, table: Session, entry: Entry) -> None:
        if not table.bot_for(entry.seat) or entry.seat not in awaited(table.history.state):
            raise Refused("no-bot-there")

    def apply(self, table: Session, entry: Entry) -> Viewers:
        table.stuck.add(entry.seat)
        return table.viewers()


class Retry(Kind):
    """Somebody asks the bots that have failed to try again."""

    def check(self, table: Session, entry: Entry) -> None:
        if not table.stuck:
            raise Refused("nothing-stuck")

    def apply(self, table: Session, entry: Entry) -> Viewers:
        table.stuck.clear()
        return table.viewers()


class Rematch(Kind):
    """The same seats play again at the table that the text names."""

    def check(self, table: Session, entry: Entry) -> None:
        if not table.history.state.is_over():
            raise Refused("rematch-early")
        if table.rematch:
            raise Refused("rematch-exists")

    def apply(self, table: Session, entry: Entry) -> Viewers:
        table.rematch = entry.text
        return table.viewers()


class Guide(OfAPerson):
    """A seat wants lessons as it plays, or, with a count of 0, no more of them; what it has learnt stays learnt."""

    def apply(self, table: Session, entry: Entry) -> Viewers:
        if entry.count:
            table.guided.add(entry.seat)
        else:
            table.guided.discard(entry.seat)
        return [entry.seat]


class Learnt(OfAPerson):
    """A seat has read the lesson that the text names."""

    def check(self, table: Session, entry: Entry) -> None:
        super().check(table, entry)
        if entry.text not in [lesson.id for lesson in table.lessons()]:
            raise Refused("no-lesson")

    def apply(self, table: Session, entry: Entry) -> Viewers:
        table.learnt[entry.seat].setdefault(entry.text, table.at(entry.seat))
        return [entry.seat]


class Hint(OfAPerson):
    """A seat has been told what a strong bot would do; everybody may know that it has."""

    def check(self, table: Session, entry: Entry) -> None:
        super().check(table, entry)
        if not table.has_hints:
            raise Refused("no-hints")

    def apply(self, table: Session, entry: Entry) -> Viewers:
        table.hints[entry.seat] += 1
        table.hinted_at[entry.seat] = table.at(entry.seat)
        return table.viewers()


class Posed(OfAPerson):
    """The game so far was a puzzle for a seat: what it answers next is judged. The text is the puzzle's id."""

    def apply(self, table: Session, entry: Entry) -> Viewers:
        table.pose(entry.seat, entry.text)
        return [entry.seat]


class Dealt(OfAPerson):
    """The luck of this table is that of a day, which the text names, at everybody's table of that day."""

    def apply(self, table: Session, entry: Entry) -> Viewers:
        table.deal = entry.text
        return table.viewers()


class Branched(OfAPerson):
    """The game goes on from a moment of a record: what it comes to is nobody's own result."""

    def apply(self, table: Session, entry: Entry) -> Viewers:
        table.is_branch = True
        return ()


class NoHints(Kind):
    """Somebody wants a game without hints: from now on there are none at this table."""

    def apply(self, table: Session, entry: Entry) -> Viewers:
        table.has_hints = False
        return table.viewers()


class Clocked(Kind):
    """The table has a clock, whose pace the text names."""

    def apply(self, table: Session, entry: Entry) -> Viewers:
        table.clock.set(entry.text)
        return table.viewers()


class Out(Kind):
    """The time of a seat is up for the question that the text names, after `count` seconds: a bot answers it."""

    def check(self, table: Session, entry: Entry) -> None:
        # More time may have been given while the alarm rang, perhaps in another process.
        if entry.seat in table.late or not table.clock.is_up(entry.seat, entry.count):
            raise Refused("stale")
        table.check_at(entry.seat, entry.text)

    def apply(self, table: Session, entry: Entry) -> Viewers:
        table.clock.used[entry.seat] += entry.count
        table.clock.late[entry.seat] += 1
        table.late.add(entry.seat)
        # Who is asked, and when, may be a secret: then it is nobody else's business who is late.
        return table.viewers() if table.game.is_open() else [entry.seat]


class MoreTime(OfAPerson):
    """A seat asks all others for more time, which everybody would get.

    Whether it is asked anything just now makes no difference: so nobody can tell from the wish who is asked in secret.
    """

    def check(self, table: Session, entry: Entry) -> None:
        super().check(table, entry)
        if table.history.state.is_over():
            raise Refused("game-over")
        if not table.clock.kind:
            raise Refused("no-clock")
        if table.time_wish is not None:
            raise Refused("time-waits")

    def apply(self, table: Session, entry: Entry) -> Viewers:
        table.time_wish = TimeWish(entry.seat, [entry.seat])
        table.give_time_if_all_agree()
        return table.viewers()


class AnswerToTime(Kind):
    def check(self, table: Session, entry: Entry) -> None:
        if table.time_wish is None or table.history.state.is_over():
            raise Refused("no-time-wish")
        if entry.seat in table.time_wish.agreed:
            raise Refused("agreed-already")


class GiveTime(AnswerToTime):
    def apply(self, table: Session, entry: Entry) -> Viewers:
        assert table.time_wish is not None
        table.time_wish.agreed.append(entry.seat)
        table.give_time_if_all_agree()
        return table.viewers()


class NoTime(AnswerToTime):
    """Whoever has asked may think better of it, too."""

    def check(self, table: Session, entry: Entry) -> None:
        if table.time_wish is None or entry.seat != table.time_wish.by:
            super().check(table, entry)

    def apply(self, table: Session, entry: Entry) -> Viewers:
        table.time_wish = None
        return table.viewers()


class Leave(OfAPerson):
    """A seat is on leave for `count` days of a game by post, or back; everybody may know it.

    As with a wish for more time it makes no difference whether the seat is asked anything.
    """

    def check(self, table: Session, entry: Entry) -> None:
        super().check(table, entry)
        if table.history.state.is_over():
            raise Refused("game-over")
        if table.clock.kind != "post":
            raise Refused("no-leave")
        left = table.clock.leave_left(entry.seat)
        if entry.count > left:
            raise Refused("leave-used", have=left)

    def apply(self, table: Session, entry: Entry) -> Viewers:
        table.clock.take_leave(entry.seat, entry.count, table.when)
        return table.viewers()


KINDS: Final[dict[str, Kind]] = {
    MOVE: Move(),
    MOVES: Move(),
    UNDO: Undo(),
    PROPOSE: Propose(),
    AGREE: Agree(),
    DECLINE: Decline(),
    SAY: Say(),
    SIT: Sit(),
    HOLD: Hold(),
    JOIN: Join(),
    INVITE: Invite(),
    STUCK: Stuck(),
    RETRY: Retry(),
    REMATCH: Rematch(),
    GUIDE: Guide(),
    LEARNT: Learnt(),
    HINT: Hint(),
    NO_HINTS: NoHints(),
    PUZZLE: Posed(),
    DEAL: Dealt(),
    BRANCH: Branched(),
    CLOCK: Clocked(),
    OUT: Out(),
    MORE_TIME: MoreTime(),
    GIVE_TIME: GiveTime(),
    NO_TIME: NoTime(),
    LEAVE: Leave(),
}
