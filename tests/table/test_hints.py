"""Hints: from what the seat may know, told to everybody, and never where somebody wants a game without."""

from __future__ import annotations

import msgspec
import pytest

import gromada
from gromada.core.events import who
from gromada.core.play import awaited, explain, options
from gromada.core.rng import Rng
from gromada.table.entries import HINT, NO_HINTS, Entry, moves_entry
from gromada.table.hints import MOST, advise
from gromada.table.messages import HintOut
from gromada.table.refusals import Refused
from gromada.texts import Texts
from tests.table.seating import play_on, session

QUICK = "owl:rollouts=30"


@pytest.mark.parametrize("name", gromada.GAMES)
def test_a_hint_names_answers_that_can_be_given_and_what_they_are_about(name: str) -> None:
    game = gromada.game(name)
    state = game.new(2, 3)
    seat = awaited(state)[0]

    hint = msgspec.json.decode(advise(name, None, game.to_json(state), seat, QUICK, 1), type=HintOut)

    assert 1 <= len(hint.answers) <= MOST
    for answer in hint.answers:
        assert explain(state, seat, game.catalogue.read(answer.move)) is None
        assert 0 <= answer.chance <= 1
        first = answer.line[0]
        assert first.places == game.places(state, seat, game.catalogue.read(answer.move))
        assert Texts(game, "pl").say(first.label.id, **first.label.facts)
        for part in answer.reasons:
            assert Texts(game, "pl").say(f"part-{part.name}")
            assert abs(part.after - part.before) > 0.05


def test_a_hint_knows_no_more_than_its_seat() -> None:
    """Two worlds that look alike to a seat get the same hint, byte for byte."""
    game = gromada.game("villagers")
    table = session("person", "person", game="villagers", seed=5)
    play_on(table, 9)
    state = table.history.state
    seat = awaited(state)[0]
    twin = game.determinize(state, seat, Rng.seeded(8))
    assert game.view(twin, seat) == game.view(state, seat)

    hints = [advise("villagers", None, game.to_json(world), seat, QUICK, 2) for world in (state, twin)]
    assert hints[0] == hints[1]


def test_everybody_sees_that_a_hint_was_taken_and_one_word_ends_them() -> None:
    table = session("person", "person")
    before = dict(table.numbers)

    table.check(Entry(HINT, 0))
    table.apply(Entry(HINT, 0))
    assert [seat.hints for seat in table.of_the_table(1, set())["seats"]] == [1, 0]
    assert all(table.numbers[viewer] == before[viewer] + 1 for viewer in table.viewers())

    table.apply(Entry(NO_HINTS, 1))
    assert table.of_the_table(0, set())["has_hints"] is False
    with pytest.raises(Refused) as refused:
        table.check(Entry(HINT, 0))
    assert refused.value.code == "no-hints"


def test_the_log_tells_of_a_hint_with_the_answer_that_followed_it() -> None:
    table = session("person", "person")
    seat = table.asked(None)[0]
    told = len(table.log(None).lines)

    table.apply(Entry(HINT, seat))
    assert len(table.log(None).lines) == told
    table.apply(moves_entry(seat, [options(table.history.state, seat)[0].text]))
    line = table.log(None).lines[told]
    assert (line.events[0].id, line.events[0].facts) == ("event-hint-taken", {"seat": who(seat)})
    assert len(line.events) > 1

    after = len(table.log(None).lines)
    seat = table.asked(None)[0]
    table.apply(moves_entry(seat, [options(table.history.state, seat)[0].text]))
    assert all(event.id != "event-hint-taken" for line in table.log(None).lines[after:] for event in line.events)
