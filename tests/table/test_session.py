"""The rules of a table, without sockets or storage."""

from __future__ import annotations

import datetime

import pytest

import gromada
from gromada.core.errors import GromadaError, UnreadableMove
from gromada.core.game import Phrase
from gromada.core.play import awaited, options
from gromada.core.record import check_commitment, read_record, replay
from gromada.library import LANGUAGES, ledger_of
from gromada.table.entries import AGREE, DECLINE, HOLD, MOVE, PROPOSE, REMATCH, SAY, SIT, UNDO, Entry, say_entry
from gromada.table.messages import UndoStep
from gromada.table.refusals import Refused
from gromada.table.seats import OPEN, PERSON
from gromada.table.session import Session
from gromada.texts import Texts
from tests.table.seating import play_on, seen, session, shot

TODAY = datetime.date(2026, 11, 17)


def do(table: Session, entry: Entry) -> None:
    table.check(entry)
    table.apply(entry)


def first_option(table: Session, seat: int) -> str:
    return options(table.history.state, seat)[0].text


def steps(table: Session, seat: int) -> list[UndoStep]:
    undo = shot(table, seat).undo
    assert undo is not None
    return undo.steps


def asked(table: Session) -> int:
    return awaited(table.history.state)[0]


def test_a_possible_move_is_played_and_logged() -> None:
    table = session()
    seat = asked(table)

    do(table, Entry(MOVE, seat, first_option(table, seat)))

    snapshot = shot(table, seat, (seat,))
    assert table.number == 1
    assert snapshot.log[-1].seat == seat
    assert snapshot.seats[seat].is_here


def test_everything_offered_is_possible_and_has_its_words() -> None:
    table = session()
    ask = shot(table, asked(table)).ask

    assert ask is not None
    for option in ask.options:
        table.check(Entry(MOVE, asked(table), option.move))
        assert option.label.id.startswith("do-")


@pytest.mark.parametrize(
    ("entry", "kind", "part"),
    [
        (Entry(MOVE, 0, "fly to the moon"), UnreadableMove, "no move of this game is written"),
        (Entry(MOVE, 0, "build walls 9 0"), Refused, "is not possible now ["),
        (Entry(UNDO, 0, count=1), Refused, "Nothing can be taken back"),
        (Entry(AGREE, 0), Refused, "Nobody has proposed"),
        (Entry(DECLINE, 0), Refused, "Nobody has proposed"),
        (Entry(PROPOSE, 0, count=0), Refused, "already stands"),
        (Entry(REMATCH, 0), Refused, "when the game is over"),
        (Entry(HOLD, 1, "greedy"), Refused, "A bot was seated there"),
        (Entry(SIT, 1, "Ada"), Refused, "A bot was seated there"),
    ],
)
def test_what_is_refused_gets_one_sentence_and_changes_nothing(
    entry: Entry, kind: type[GromadaError], part: str
) -> None:
    table = session(PERSON, "greedy")
    before = [seen(table, seat) for seat in (0, 1, None)]

    with pytest.raises(kind, match=r"\w") as refused:
        table.check(entry)

    assert part in str(refused.value)
    assert "\n" not in str(refused.value)
    assert [seen(table, seat) for seat in (0, 1, None)] == before


def test_an_answer_to_an_older_question_is_refused() -> None:
    table = session()
    seat = asked(table)
    at = table.at(seat)
    do(table, Entry(MOVE, seat, first_option(table, seat)))

    with pytest.raises(Refused, match="older question"):
        table.check_at(seat, at)


def test_an_answer_to_a_question_that_was_taken_back_is_refused() -> None:
    table = alone_in_its_lane()
    at = table.at(0)
    do(table, Entry(MOVE, 0, first_option(table, 0)))
    later = table.at(0)
    assert steps(table, 0)
    do(table, Entry(UNDO, 0, count=1))

    for old in (at, later):
        with pytest.raises(Refused, match="older question"):
            table.check_at(0, old)


def alone_in_its_lane() -> Session:
    """A position where both seats are asked at the same time and seat 0 could take its next move back."""
    table = session()
    for entry in play_on(session(), luck=2):
        if len(awaited(table.history.state)) == 2:
            trial = session()
            for done in [(move.seat, move.text) for move in table.history.moves]:
                trial.apply(Entry(MOVE, *done))
            trial.apply(Entry(MOVE, 0, first_option(trial, 0)))
            if trial.history.undoable(0):
                return table
        table.apply(entry)
    raise AssertionError("no such position")


def test_a_free_undo_restores_the_bytes_of_every_seat() -> None:
    table = alone_in_its_lane()
    before = [shot(table, seat) for seat in (0, 1, None)]
    do(table, Entry(MOVE, 0, first_option(table, 0)))
    do(table, Entry(UNDO, 0, count=1))

    after = [shot(table, seat) for seat in (0, 1, None)]
    assert [now.view for now in after] == [then.view for then in before]
    assert [now.log for now in after] == [then.log for then in before]


def test_in_open_lanes_both_are_asked_and_another_answer_makes_nothing_stale() -> None:
    table = alone_in_its_lane()
    at = table.at(1)

    do(table, Entry(MOVE, 0, first_option(table, 0)))

    table.check_at(1, at)
    do(table, Entry(UNDO, 0, count=1))
    table.check_at(1, at)


def test_the_table_goes_back_when_everybody_agrees() -> None:
    table = session()
    play_on(table, 20)
    table_before = session()
    play_on(table_before, 10)

    do(table, Entry(PROPOSE, 0, count=10))
    assert len(table.history.moves) == 20
    do(table, Entry(AGREE, 1))

    assert len(table.history.moves) == 10
    assert table.proposal is None
    assert shot(table, 0).view == shot(table_before, 0).view


def test_whoever_asked_to_go_back_may_think_better_of_it() -> None:
    table = session(*[PERSON] * 3, game="hamlet")
    play_on(table, 6)
    do(table, Entry(PROPOSE, 0, count=2))
    do(table, Entry(AGREE, 1))
    with pytest.raises(Refused, match="agreed already"):
        table.check(Entry(DECLINE, 1))
    do(table, Entry(DECLINE, 0))

    assert table.proposal is None
    assert len(table.history.moves) == 6


def test_one_who_declines_is_enough_to_stay() -> None:
    table = session()
    play_on(table, 20)
    do(table, Entry(PROPOSE, 0, count=10))
    do(table, Entry(DECLINE, 1))

    assert (len(table.history.moves), table.proposal) == (20, None)


def test_bots_never_object_to_going_back() -> None:
    table = session(PERSON, "greedy")
    play_on(table, 20)
    do(table, Entry(PROPOSE, 0, count=3))

    assert len(table.history.moves) == 3


def test_a_log_line_leads_back_to_its_move() -> None:
    table = session()
    play_on(table, 30)

    for line in shot(table, 0).log[1:]:
        number = table.move_of_line(0, line.number)
        assert table.history.moves[number - 1].seat == line.seat


def test_looking_back_shows_what_the_seat_saw_then() -> None:
    table = session()
    entries = play_on(session(), 40)
    seen = {}
    for entry in entries:
        table.apply(entry)
        now = shot(table, 0)
        seen[len(now.log) - 1] = now.view, now.standings

    assert table.past(0, 0)().at == 0
    last = len(shot(table, 0).log) - 1
    for line in (1, last // 2, last):
        assert table.past(0, line)().log[-1].number == line
    then = table.past(0, last)()
    assert (then.view, then.standings) == seen[last]


def test_a_bot_holds_a_seat_and_gives_it_back() -> None:
    table = session()
    seat = asked(table)
    assert table.bot_to_move() is None

    do(table, Entry(HOLD, seat, "greedy"))
    assert table.bot_to_move() == seat
    assert shot(table, None).seats[seat].is_standing_in
    do(table, Entry(HOLD, seat, ""))

    assert table.bot_to_move() is None
    assert not shot(table, None).seats[seat].is_standing_in


def test_whoever_has_the_link_takes_the_open_seat_under_a_name() -> None:
    table = session(PERSON, OPEN)

    do(table, Entry(SIT, 1, "Ada"))

    chair = shot(table, None).seats[1]
    assert (chair.name, chair.holder) == ("Ada", PERSON)


def test_everybody_hears_what_is_said() -> None:
    table = session()
    do(table, Entry(SAY, 1, "Dzień dobry"))

    assert [(line.seat, line.text) for line in shot(table, None).chat] == [(1, "Dzień dobry")]


def test_a_message_may_speak_of_something_that_everybody_sees() -> None:
    table = session(PERSON, PERSON, game="villagers")

    do(table, say_entry(0, "take   this one", "road/2"))

    [line] = shot(table, 1).chat
    assert (line.seat, line.text, line.place) == (0, "take this one", "road/2")
    assert shot(table, None).chat == [line]


@pytest.mark.parametrize("place", ["hand/0", "road/99", "nowhere"])
def test_a_message_speaks_of_no_card_that_others_cannot_see(place: str) -> None:
    table = session(PERSON, PERSON, game="villagers")

    with pytest.raises(Refused) as refused:
        table.check(say_entry(0, "look", place))

    assert refused.value.code == "no-place"
    assert shot(table, 1).chat == []


def test_the_record_is_opened_only_when_the_game_is_over() -> None:
    table = session()
    with pytest.raises(Refused, match="when the game is over"):
        table.record(TODAY)

    play_on(table)

    record = read_record(table.record(TODAY).write())
    check_commitment(record)
    replay(record, table.game)
    assert record.commitment == shot(table, None).commitment


def test_a_finished_game_explains_its_points() -> None:
    table = session()
    play_on(table)
    end = shot(table, None)

    assert end.is_over
    assert [sum(line.points for line in sheet) for sheet in end.scores] == table.game.scores(table.history.state)
    assert end.winners == table.game.winners(table.history.state)


def test_nothing_is_taken_back_once_the_seed_is_open() -> None:
    table = session()
    play_on(table)

    assert steps(table, 0) == []
    for entry in (Entry(UNDO, 0, count=1), Entry(PROPOSE, 0, count=3)):
        with pytest.raises(Refused, match="seed is open"):
            table.check(entry)


def test_there_is_one_rematch() -> None:
    table = session()
    play_on(table)
    do(table, Entry(REMATCH, 0, "next"))

    assert shot(table, 1).rematch == "next"
    with pytest.raises(Refused, match="already"):
        table.check(Entry(REMATCH, 1, "other"))


def test_why_not_names_the_rule_and_has_a_sentence() -> None:
    table = session()
    table.history.play(asked(table), first_option(table, asked(table)))
    why = table.why(asked(table), "build walls 9 0")

    assert not why.is_possible
    assert why.rule
    assert why.sentence is not None
    assert table.why(asked(table), first_option(table, asked(table))).is_possible


@pytest.mark.parametrize("game", gromada.GAMES)
def test_whatever_is_unlit_has_words_a_reason_and_a_rule(game: str) -> None:
    rules = gromada.game(game)
    table = session(*[PERSON] * max(2, rules.min_seats), game=game)
    speakers = [Texts(rules, lang) for lang in LANGUAGES]
    ledgers = [ledger_of(game, lang) | ledger_of("core", lang) for lang in LANGUAGES]
    shown = 0
    for _ in range(30):
        for seat in awaited(table.history.state):
            lit = {option.text for option in options(table.history.state, seat)}
            for option in table.unlit(seat):
                shown += 1
                assert option.move not in lit
                why = table.why(seat, option.move)
                assert all(why.rule in ledger for ledger in ledgers)
                for texts in speakers:
                    assert texts.phrase(Phrase(option.label.id, dict(option.label.facts)))
                    assert why.sentence
                    assert texts.has(why.sentence.id), f"{why.rule} has no sentence in {texts.lang}"
        play_on(table, 5, luck=shown)
    assert shown


def test_nothing_is_unlit_where_nothing_is_asked() -> None:
    table = session(game="hamlet")

    assert table.unlit(1 - asked(table)) == []
