"""Records: one readable file a game; damage is found and its line is named."""

from __future__ import annotations

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gromada.core.commitment import commitment
from gromada.core.errors import BadRecord
from gromada.core.record import Record, check_commitment, read_record, replay, start_record, step_record
from tests.core.interpreted.orchard import GAME, PACK, OrchardGame, orchard_box, some_history

HISTORY = some_history()
TEXT = HISTORY.record(["greedy", "Ada", "Zażółć  gęślą\njaźń"]).write()


def fields(record: Record) -> tuple[object, ...]:
    head = (record.game, record.rules, record.pack, record.seats, record.options, record.seed)
    return (*head, record.salt, record.commitment, record.holders, record.moves, record.result, record.winners)


def signed(body: str) -> str:
    """A text with a checksum that fits: the damage is deeper than the form."""
    return f"{body}checksum {hashlib.sha256(body.encode()).hexdigest()}\n"


def changed(old: str, new: str) -> str:
    body = TEXT[: TEXT.index("checksum")]
    assert old in body
    return signed(body.replace(old, new, 1))


@pytest.mark.rule("CORE-REC-1")
def test_a_record_is_read_as_it_was_written() -> None:
    record = read_record(TEXT)

    assert record.write() == TEXT
    assert record.moves == [(move.seat, move.text) for move in HISTORY.moves]
    assert record.holders == ["greedy", "Ada", "Zażółć gęślą jaźń"]
    assert record.result == GAME.scores(HISTORY.state)
    assert record.winners == GAME.winners(HISTORY.state)
    assert record.options == {"days": "2", "open_hands": "off", "weather": "mild"}


@pytest.mark.rule("CORE-REC-1")
def test_a_running_game_has_a_record_without_result() -> None:
    record = some_history(moves=5).record([])

    again = read_record(record.write())

    assert again.result is None
    assert fields(again) == fields(record)


@pytest.mark.rule("CORE-REC-1")
def test_other_line_ends_do_not_matter() -> None:
    assert fields(read_record(TEXT.replace("\n", "\r\n"))) == fields(read_record(TEXT))


@pytest.mark.rule("CORE-REC-1")
def test_a_name_that_cannot_be_written_is_written_with_question_marks() -> None:
    record = some_history(moves=1).record(["a\ud800b", "", "c"])

    assert read_record(record.write()).holders == ["a?b", "", "c"]


@pytest.mark.rule("CORE-REC-1")
@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "line 1: a record starts with 'gromada record 1', not ''"),
        ("gromada record 2\n", "line 1: a record starts with 'gromada record 1', not 'gromada record 2'"),
        ("gromada record 1\n", "line 2: expected a line that starts with 'game', not ''"),
        (changed("rules 1", "rules one"), "line 3: expected a whole number of at least 0, not 'one'"),
        (changed("rules 1", "rules ²"), "line 3: expected a whole number of at least 0, not '²'"),
        (changed("seats 3", "seats " + "9" * 81), "line 5: expected a whole number"),
        (changed("option days=2", "option days"), "line 6: expected a new option as name=value"),
        (changed("option weather", "option days"), "line 8: expected a new option as name=value"),
        (changed("seed 3", "seed -3"), "line 9: expected a whole number of at least 0, not '-3'"),
        (changed("seat 1 Ada", "seat 2 Ada"), "line 11: expected the seats in order, each once"),
        (changed("moves\n", "seat 3 Eve\nmoves\n"), "line 13: expected the seats in order, each once"),
        (changed("moves\n", "moves 20\n"), "line 13: expected the word 'moves' alone on its line"),
        (changed("moves\n", "moves\n1x draw\n"), "line 14: expected a whole number of at least 0, not '1x'"),
        (changed("moves\n", "moves\nhello\n"), "line 14: expected a line that starts with 'checksum', not 'hello'"),
        (changed("result ", "result x"), "expected a whole number of at least 0, not 'x2'"),
        (changed("winners", "losers"), "expected a line that starts with 'winners', not 'losers"),
        (TEXT.replace("1 draw", "1 pass", 1), "line 36: the checksum does not belong to the text above it"),
        (TEXT.replace("Ada", "Eve"), "line 36: the checksum does not belong to the text above it"),
        (TEXT[: TEXT.index("checksum")], "line 36: expected a line that starts with 'checksum', not ''"),
        (TEXT + "1 draw\n", "line 37: nothing may follow the checksum"),
        (TEXT.replace("Ada", "\ud800"), "only characters that can be written as UTF-8"),
        ("x" * 4_000_001, "a record has at most 4000000 characters, not 4000001"),
    ],
)
def test_every_kind_of_damage_to_the_form_names_its_line(text: str, complaint: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read_record(text)

    assert complaint in str(caught.value)


@pytest.mark.rule("CORE-REC-1")
@given(st.data())
def test_a_changed_text_is_refused_or_reads_the_same(data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(TEXT)))
    end = data.draw(st.integers(start, min(len(TEXT), start + 20)))
    filling = data.draw(st.text(max_size=5) | st.sampled_from(["\n", "\r\n", " ", "0", "moves\n", "\x85", "\u2028"]))
    text = TEXT[:start] + filling + TEXT[end:]

    try:
        record = read_record(text)
    except BadRecord as error:
        assert "line " in str(error) or "UTF-8" in str(error)
    else:
        assert fields(record) == fields(read_record(TEXT))


@pytest.mark.rule("CORE-REC-2")
def test_a_record_replays_to_the_position_it_came_from() -> None:
    s = replay(read_record(TEXT), GAME)

    assert GAME.to_json(s) == GAME.to_json(HISTORY.state)


@pytest.mark.rule("CORE-REC-2")
def test_a_record_can_be_stepped_through() -> None:
    record = read_record(TEXT)
    s = start_record(record, GAME)

    for index in range(5):
        step_record(record, s, index)

    assert GAME.to_json(s) == GAME.to_json(some_history(moves=5).state)


@pytest.mark.rule("CORE-REC-2")
@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("game orchard", "game hamlet", "line 2: a record of hamlet, not of orchard"),
        ("rules 1", "rules 2", "line 3: played by rules version 2, this is version 1"),
        ("pack ", "pack 0", "line 4: played with pack 0"),
        ("seats 3", "seats 4", "line "),
        ("seats 3", "seats 7", "lines 5 to 8: orchard is played by 2 to 4 seats, not 7"),
        ("option days=2", "option nights=2", "lines 5 to 8: orchard has no option 'nights'"),
        ("option days=2", "option days=1", "line "),
        ("1 draw", "1 burn", "line 14: no move of this game is written 'burn'"),
        ("1 draw", "2 draw", 'line 14: seat 2 answered "draw" but the seat is not asked now [CORE-TURN-1]'),
        ("1 draw", "1 sell 4", 'line 14: seat 1 answered "sell 4" to Turn, which ORC-SALE-3 forbids'),
        ("result 2 4 3", "result 2 5 3", "line 34: the result is [2, 4, 3], winners [1]"),
        ("winners 1", "winners 0", "line 34: the result is [2, 4, 3], winners [1]"),
        ("result 2 4 3\nwinners 1\n", "", "line 34: the game is over, but the record has no result"),
        ("0 prune 2\nresult", "result", "line 33: the record has a result, but the game is not over"),
    ],
)
def test_a_record_that_parts_from_the_rules_names_the_line(old: str, new: str, complaint: str) -> None:
    record = read_record(changed(old, new))

    with pytest.raises(BadRecord) as caught:
        replay(record, GAME)

    assert str(caught.value).startswith(complaint)


@pytest.mark.rule("CORE-REC-2")
def test_a_record_of_another_pack_is_refused() -> None:
    other = OrchardGame(orchard_box(PACK.replace("basket = 4", "basket = 5")))

    with pytest.raises(BadRecord, match=r"line 4: played with pack .* give that pack"):
        replay(read_record(TEXT), other)


@pytest.mark.rule("CORE-REC-3")
def test_the_seed_is_compared_with_the_promise() -> None:
    record = HISTORY.record([])
    record.salt, record.commitment = "9f1c", commitment(3, "9f1c")
    again = read_record(record.write())

    check_commitment(again)

    assert (again.salt, again.commitment) == (record.salt, record.commitment)


@pytest.mark.rule("CORE-REC-3")
def test_another_seed_than_the_promised_one_is_found() -> None:
    record = HISTORY.record([])
    record.salt, record.commitment = "9f1c", commitment(4, "9f1c")

    with pytest.raises(BadRecord, match="not the one that was promised"):
        check_commitment(record)


@pytest.mark.rule("CORE-REC-3")
def test_a_record_without_a_promise_breaks_none() -> None:
    check_commitment(HISTORY.record([]))
