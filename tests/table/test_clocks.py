"""Clocks: how long a seat may think, who answers when its time is up, and what others may know of it."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from gromada.core.play import awaited, options, question
from gromada.core.steps import Detail
from gromada.table import clocks
from gromada.table.app import make_app
from gromada.table.clocks import DAY, GRACE, PACES, Clock, Pace
from gromada.table.entries import (
    AGREE,
    BY_CLOCK,
    CLOCK,
    GIVE_TIME,
    HOLD,
    LEAVE,
    MORE_TIME,
    MOVE,
    NO_TIME,
    OUT,
    PROPOSE,
    UNDO,
    Entry,
)
from gromada.table.messages import LEAVE_DAYS, TimeWish
from gromada.table.refusals import Refused
from gromada.table.session import SUBSTITUTE, Session
from gromada.table.store import Store
from tests.table.running import finished
from tests.table.seating import feed, session, shot, visitor
from tests.table.test_server import Table

NOON = 1_000_000.0


def clock(kind: str) -> Clock:
    made = Clock(2)
    made.set(kind)
    return made


def timed(kind: str, *holders: str, game: str = "imperial_settlers") -> Session:
    table = session(*holders, game=game)
    table.apply(Entry(CLOCK, 0, kind), NOON)
    return table


def first_answer(table: Session, seat: int) -> str:
    return options(table.history.state, seat)[0].text


def test_every_decision_has_its_time_and_a_detail_has_none_of_its_own() -> None:
    quick = clock("quick")
    assert quick.deadline(0) is None

    quick.run(0, "0.0", False, NOON)
    assert quick.deadline(0) == NOON + 60
    quick.run(0, "0.1", True, NOON + 20)
    assert quick.deadline(0) == NOON + 60
    quick.run(0, "0.2", False, NOON + 30)
    assert quick.deadline(0) == NOON + 90
    quick.run(0, None, False, NOON + 40)
    assert quick.deadline(0) is None


def test_an_evening_is_used_up_and_then_there_is_the_least_for_each_decision() -> None:
    evening = clock("evening")
    evening.run(0, "0.0", False, NOON)
    assert evening.deadline(0) == NOON + 1800
    assert evening.spent(0, NOON + 600.4) == 600

    evening.used[0] += 600
    evening.run(0, "0.1", True, NOON + 600)  # here a detail costs what it takes, like everything
    assert evening.deadline(0) == NOON + 1800
    assert evening.left(0) == 1200
    assert evening.left(1) == 1800

    evening.used[0] += 1200
    evening.run(0, "0.2", False, NOON + 1800)
    assert evening.deadline(0) == NOON + 1820
    assert evening.left(0) == 0


@pytest.mark.parametrize("kind", ["quick", "evening"])
def test_the_time_in_which_a_server_was_down_is_nobodys(kind: str) -> None:
    kept = clock(kind)
    kept.run(0, "0.0", False, NOON)
    kept.opened = NOON + 86_400
    pace = PACES[kind]

    assert kept.deadline(0) == kept.opened + max(pace.decision, pace.game)
    assert kept.spent(0, kept.opened + 7) == 7


def test_by_post_the_days_go_on_but_whoever_plays_can_come_back_first() -> None:
    post = clock("post")
    post.run(0, "0.0", False, NOON)
    post.opened = NOON + 86_400
    assert post.deadline(0) == NOON + 172_800
    post.opened = NOON + 200_000
    assert post.deadline(0) == post.opened + GRACE


def test_time_runs_for_people_who_are_asked() -> None:
    table = timed("quick", "person", "lamb", "open", game="hamlet")
    running = [seat for seat, deadline in table.deadlines().items() if deadline is not None]
    assert running == [seat for seat in awaited(table.history.state) if seat == 0]

    table = timed("quick")
    asked = awaited(table.history.state)
    table.apply(Entry(HOLD, asked[0], "fox"), NOON)
    assert table.deadlines()[asked[0]] is None
    table.apply(Entry(HOLD, asked[0], ""), NOON + 500)
    assert table.deadlines()[asked[0]] == NOON + 560


def test_a_bot_makes_the_decision_for_which_there_was_no_time_and_no_other() -> None:
    table = timed("quick", game="hamlet")
    seat = awaited(table.history.state)[0]
    table.apply(Entry(OUT, seat, table.at(seat), 60), NOON + 60)
    assert table.bot_to_move() == seat
    assert table.bot_for(seat) == SUBSTITUTE
    assert table.deadlines()[seat] is None
    with pytest.raises(Refused, match="older question"):
        table.check(Entry(OUT, seat, table.at(seat), 60))

    while table.bot_to_move() is not None:
        table.apply(Entry(MOVE, seat, first_answer(table, seat), BY_CLOCK), NOON + 61)
    assert not isinstance(question(table.history.state, seat), Detail)
    told = shot(table, seat).seats[seat].time
    assert told is not None
    assert told.late == 1
    assert [one.time.late for one in shot(table, 1 - seat).seats if one.time is not None] == [0, 0]

    table.apply(Entry(UNDO, seat, count=table.undo_count(seat, None)), NOON + 62)
    again = shot(table, seat).seats[seat].time
    assert again is not None
    assert (again.late, again.until) == (0, NOON + 62 + 60)


def test_whoever_answers_in_the_last_moment_has_answered() -> None:
    table = timed("evening", game="hamlet")
    seat = awaited(table.history.state)[0]
    table.apply(Entry(OUT, seat, table.at(seat), 1800), NOON + 1800)
    entry = table.timed(Entry(MOVE, seat, first_answer(table, seat)), NOON + 1801)
    table.apply(entry, NOON + 1801)

    assert table.bot_for(seat) == ""
    told = shot(table, seat).seats[seat].time
    assert told is not None
    assert (told.late, told.left) == (0, 0)


def test_what_was_thought_about_is_written_with_the_answer_and_counted_again_from_there() -> None:
    table = timed("evening", game="hamlet")
    seat = awaited(table.history.state)[0]
    entry = table.timed(Entry(MOVE, seat, first_answer(table, seat)), NOON + 95)
    assert entry.count == 95

    table.apply(entry, NOON + 95)
    assert table.clock.left(seat) == 1705


def test_in_open_lanes_nobody_learns_from_a_clock_what_others_do() -> None:
    """A question that was answered in secret, or whose time was up, changes nothing that another seat is told."""
    table = timed("quick")
    assert len(awaited(table.history.state)) == 1  # the draft comes first, one after the other
    while not table.history.state.lanes:
        seat = awaited(table.history.state)[0]
        table.apply(Entry(MOVE, seat, first_answer(table, seat)), NOON)
    one, other = awaited(table.history.state)
    watched = [feed(table, viewer, (one, other)) for viewer in (other, None)]
    for told in watched:
        told.change()

    table.apply(Entry(OUT, one, table.at(one), 60), NOON + 60)
    assert [told.change() for told in watched] == [None, None]
    table.apply(Entry(MOVE, one, first_answer(table, one), BY_CLOCK), NOON + 61)
    assert table.history.state.lanes
    changes = [told.change() or b"" for told in watched]
    assert [change for change in changes if b'"seats"' in change] == []  # that somebody is done everybody may know


def test_a_clock_does_not_tell_who_is_asked_about_the_courier() -> None:
    """[VIL-HID-3, VIL-R-50] Nobody else may know that somebody is asked, so that nobody else sees that clock."""
    for seed in range(200):
        table = session(*["person"] * 3, game="villagers", seed=seed, given={"scoundrels": True})
        table.apply(Entry(CLOCK, 0, "evening"), NOON)
        for _ in range(120):
            state = table.history.state
            asked = awaited(state)
            if asked and type(question(state, asked[0])).__name__ == "CourierWindow":
                break
            seat = asked[0]
            table.apply(Entry(MOVE, seat, first_answer(table, seat)), NOON)
        else:
            continue
        break
    else:
        raise AssertionError("nobody was asked about the Courier")
    [holder] = asked
    for viewer in [None, *(seat for seat in range(3) if seat != holder)]:
        assert shot(table, viewer).seats[holder].time is None
    watched = [feed(table, viewer, (0, 1, 2)) for viewer in (None, (holder + 1) % 3)]
    for told in watched:
        told.change()

    table.apply(Entry(OUT, holder, table.at(holder), 1800), NOON + 1800)

    assert [told.change() for told in watched] == [None, None]


def until_lanes(table: Session) -> list[int]:
    """Plays until all answer at the same time, each for itself; who is asked then."""
    while not table.history.state.lanes:
        seat = awaited(table.history.state)[0]
        table.apply(Entry(MOVE, seat, first_answer(table, seat)), NOON)
    return awaited(table.history.state)


def in_secret(table: Session, seat: int) -> str:
    """An answer after which the seat is asked again, so that nobody else may notice it."""
    texts = [one.text for one in options(table.history.state, seat)]
    return next(text for text in texts if text != "end")


def test_more_time_is_for_everybody_alike_and_for_what_is_asked_just_now() -> None:
    quick, evening, post = (clock(kind) for kind in ("quick", "evening", "post"))
    for one in (quick, evening, post):
        one.run(0, "0.0", False, NOON)
    evening.used[:] = [1900, 300]  # the first has had 20 seconds for some decisions already

    for one in (quick, evening, post):
        one.lengthen()

    assert quick.deadline(0) == NOON + 120
    assert evening.deadline(0) == NOON + 600
    assert [evening.left(seat) for seat in range(2)] == [600, 2100]
    assert post.deadline(0) == NOON + 259_200
    assert [one.lengthened for one in (quick, evening, post)] == [1, 1, 1]


def test_more_time_is_given_when_all_others_agree() -> None:
    table = timed("quick", "person", "person", "person", "lamb", "open", game="villagers")
    table.apply(Entry(MORE_TIME, 1), NOON + 5)
    assert [shot(table, viewer).time_wish for viewer in (0, 1, 2, None)] == [TimeWish(1, [1])] * 4
    for entry, code in [
        (Entry(MORE_TIME, 0), "time-waits"),
        (Entry(GIVE_TIME, 1), "agreed-already"),
    ]:
        with pytest.raises(Refused) as refused:
            table.check(entry)
        assert refused.value.code == code

    table.apply(Entry(GIVE_TIME, 0), NOON + 6)
    assert shot(table, 0).more_time == 0
    table.apply(Entry(GIVE_TIME, 2), NOON + 7)  # bots and empty chairs are not asked
    told = shot(table, None)
    assert (told.time_wish, told.more_time) == (None, 1)
    [asked] = awaited(table.history.state)
    assert table.deadlines()[asked] == (NOON + 120 if table.seats[asked].holder == "person" else None)
    with pytest.raises(Refused) as refused:
        table.check(Entry(GIVE_TIME, 0))
    assert refused.value.code == "no-time-wish"


def test_more_time_is_declined_by_one_or_withdrawn_by_whoever_asked() -> None:
    table = timed("quick", game="hamlet")
    for who in (1, 0):
        table.apply(Entry(MORE_TIME, 0), NOON)
        table.check(Entry(NO_TIME, who))
        table.apply(Entry(NO_TIME, who), NOON)
        assert (shot(table, 0).time_wish, shot(table, 0).more_time) == (None, 0)
    assert set(table.deadlines().values()) == {None, NOON + 60}


def test_whoever_plays_with_bots_alone_has_more_time_at_once_and_without_a_clock_nobody_needs_any() -> None:
    table = timed("quick", "person", "fox", game="hamlet")
    table.apply(Entry(MORE_TIME, 0), NOON)
    assert (shot(table, 0).time_wish, shot(table, 0).more_time) == (None, 1)

    for free in (session("person", "fox"), timed("quick", "person", "fox")):
        seat = 0 if not free.clock.kind else 1
        with pytest.raises(Refused) as refused:
            free.check(Entry(MORE_TIME, seat))
        assert refused.value.code == ("bot-seat" if seat else "no-clock")


def test_an_alarm_that_rang_before_more_time_was_given_is_too_late() -> None:
    """Another process may not have heard of it yet."""
    table = timed("quick", "person", "fox", game="hamlet")
    while 0 not in awaited(table.history.state):
        seat = awaited(table.history.state)[0]
        table.apply(Entry(MOVE, seat, first_answer(table, seat)), NOON)
    late = Entry(OUT, 0, table.at(0), table.clock.spent(0, NOON + 60))
    table.check(late)

    table.apply(Entry(MORE_TIME, 0), NOON + 60)

    with pytest.raises(Refused) as refused:
        table.check(late)
    assert refused.value.code == "stale"
    table.check(Entry(OUT, 0, table.at(0), table.clock.spent(0, NOON + 120)))


def test_a_wish_for_more_time_does_not_tell_who_is_asked() -> None:
    """Whoever is asked nothing may wish for it as well, and what others do in secret does not end it."""
    table = timed("quick", "person", "person", "person")
    one, other, _ = until_lanes(table)
    table.check(Entry(MORE_TIME, one))
    table.apply(Entry(MOVE, one, "end"), NOON)
    assert one not in awaited(table.history.state)
    assert other in awaited(table.history.state)

    table.check(Entry(MORE_TIME, one))
    table.apply(Entry(MORE_TIME, one), NOON)
    watched = feed(table, one, (0, 1, 2))
    watched.change()
    table.apply(Entry(MOVE, other, in_secret(table, other)), NOON)

    assert table.history.state.lanes
    assert watched.change() is None


def test_a_proposal_to_go_back_does_not_tell_who_answers_in_secret() -> None:
    """In open lanes it stands until it is answered, and names the same moment, whatever is taken back meanwhile."""
    table = session("person", "person", "person")
    one, other, _ = until_lanes(table)
    before = len(table.history.moves)
    table.apply(Entry(MOVE, other, in_secret(table, other)))
    table.apply(Entry(MOVE, one, in_secret(table, one)))
    table.apply(Entry(PROPOSE, one, count=before + 1))  # before its own answer
    watched = feed(table, one, (0, 1, 2))
    watched.change()

    table.apply(Entry(UNDO, other, count=1))

    assert watched.change() is None
    for seat in range(3):
        if seat != one:
            table.apply(Entry(AGREE, seat))
    assert len(table.history.moves) == before


def test_a_bot_answers_when_time_is_up_also_after_a_restart_where_nobody_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    with visitor(make_app(database)) as client:
        table = Table(client, clock="quick")
        seats = table.see(table.asked())["seats"]
        assert [one["time"]["until"] > time.time() for one in seats if "until" in one.get("time", {})] == [True]
    monkeypatch.setitem(PACES, "quick", Pace(0.05))
    monkeypatch.setattr(clocks, "GRACE", 0.0)

    async def late_moves() -> int:
        store = Store(database)
        found = [entry for entry in await store.entries(table.id) if entry.kind == MOVE and entry.count == BY_CLOCK]
        await store.close()
        return len(found)

    with visitor(make_app(database)):
        for _ in range(600):
            if finished(late_moves()) >= 2:
                break
            time.sleep(0.05)
        else:
            pytest.fail("nobody answers for those whose time is up")


def test_the_next_game_of_the_same_people_has_the_same_clock(tmp_path: Path) -> None:
    with visitor(make_app(f"sqlite:///{tmp_path / 'tables.sqlite3'}")) as client:
        table = Table(client, clock="evening")
        table.finish()
        next_table = table.after("rematch", 1)["rematch"]
        assert client.get(f"/api/tables/{next_table}").json()["clock"] == "evening"


def test_more_time_over_the_wire(tmp_path: Path) -> None:
    with visitor(make_app(f"sqlite:///{tmp_path / 'tables.sqlite3'}")) as client:
        table = Table(client, clock="quick")
        assert table.after("more-time", 1)["time_wish"] == {"by": 1, "agreed": [1]}
        told = table.after("more-time/answer", 0, agree=True)
        assert (told["time_wish"], told["more_time"]) == (None, 1)


def test_on_leave_a_clock_stands_still_and_nobody_elses_does() -> None:
    post = clock("post")
    for seat in range(2):
        post.run(seat, "0.0", False, NOON)
    post.take_leave(0, 3, NOON + DAY)

    assert [post.deadline(seat) for seat in range(2)] == [NOON + 5 * DAY, NOON + 2 * DAY]
    assert post.spent(0, NOON + 2 * DAY) == DAY
    assert post.spent(0, NOON + 4.5 * DAY) == 1.5 * DAY
    post.run(0, "0.1", False, NOON + 2 * DAY)  # answered on leave: the next question waits as long
    assert post.deadline(0) == NOON + 6 * DAY


def test_whoever_comes_back_early_keeps_the_days_that_were_not_begun() -> None:
    post = clock("post")
    post.run(0, "0.0", False, NOON)
    post.take_leave(0, 5, NOON)
    assert (post.leave_left(0), post.is_on_leave(0, NOON + 4 * DAY)) == (LEAVE_DAYS - 5, True)

    post.take_leave(0, 0, NOON + 1.5 * DAY)

    assert (post.leave_left(0), post.is_on_leave(0, NOON + 2 * DAY)) == (LEAVE_DAYS - 2, False)
    assert post.deadline(0) == NOON + 3.5 * DAY
    post.take_leave(0, 0, NOON + 3 * DAY)  # who is back already is back
    assert (post.leave_left(0), post.deadline(0)) == (LEAVE_DAYS - 2, NOON + 3.5 * DAY)


def test_leave_is_for_people_in_a_game_by_post_while_it_lasts() -> None:
    table = timed("post", "person", "lamb", game="hamlet")
    for other, entry, code in [
        (timed("evening"), Entry(LEAVE, 0, count=1), "no-leave"),
        (session(), Entry(LEAVE, 0, count=1), "no-leave"),
        (table, Entry(LEAVE, 1, count=1), "bot-seat"),
    ]:
        with pytest.raises(Refused) as refused:
            other.check(entry)
        assert refused.value.code == code

    table.apply(Entry(LEAVE, 0, count=10), NOON)
    with pytest.raises(Refused, match="4 days") as refused:
        table.check(Entry(LEAVE, 0, count=5))
    assert refused.value.code == "leave-used"
    told = [shot(table, viewer).seats[0].leave for viewer in (0, None)]
    assert [(one.until, one.left) for one in told if one is not None] == [(NOON + 10 * DAY, 4)] * 2
    assert shot(table, 0).seats[1].leave is None


def test_leave_tells_nobody_who_is_asked() -> None:
    table = timed("post", "person", "person", "person")
    one, other, third = until_lanes(table)
    table.apply(Entry(MOVE, one, "end"), NOON)
    told = []
    for seat in (one, other):
        table.check(Entry(LEAVE, seat, count=2))
        table.apply(Entry(LEAVE, seat, count=2), NOON)
        leave = shot(table, third).seats[seat].leave
        told.append(leave and (leave.until, leave.left))
    assert told[0] == told[1] is not None


def test_leave_over_the_wire_and_no_bot_is_set_on_that_chair_by_others(tmp_path: Path) -> None:
    with visitor(make_app(f"sqlite:///{tmp_path / 'tables.sqlite3'}")) as client:
        table = Table(client, clock="post")
        leave = table.after("leave", 1, days=2)["seats"][1]["leave"]
        assert leave["left"] == LEAVE_DAYS - 2
        assert abs(leave["until"] - time.time() - 2 * DAY) < 60
        refused = table.post("hold", 0, bot="fox", seat=1)
        assert (refused.status_code, refused.json()["code"]) == (409, "on-leave")
        assert table.after("leave", 1, days=0)["seats"][1]["leave"]["left"] == LEAVE_DAYS - 1
