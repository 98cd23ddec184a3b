"""What a search tells about every answer, for hints and reviews."""

from __future__ import annotations

import json

import pytest

import gromada
from gromada.bots.analysis import Analysis, Judged, analyse, ranked
from gromada.bots.uniform import play_some
from gromada.core.errors import BadSetup
from gromada.core.rng import Rng
from gromada.core.state import State


def position(name: str, decisions: int = 40) -> State:
    s: State = gromada.game(name).new(2, seed=5)
    play_some(s, Rng.seeded(3), decisions)
    while len(gromada.options(s, gromada.awaited(s)[0])) < 3:
        play_some(s, Rng.seeded(4), 1)
    return s


def analysed(name: str, bot: str = "search:rollouts=60") -> tuple[Analysis, State, int]:
    s = position(name)
    seat = gromada.awaited(s)[0]
    return analyse(gromada.game(name), s, seat, bot, seed=1), s, seat


@pytest.mark.parametrize("name", gromada.GAMES)
def test_every_sensible_answer_is_judged_best_first(name: str) -> None:
    found, s, seat = analysed(name)

    assert {one.move for one in found.answers} <= {action.text for action in gromada.options(s, seat)}
    assert len(found.answers) > 1
    assert [one.mean for one in found.answers] == sorted((one.mean for one in found.answers), reverse=True)
    assert sum(one.visits for one in found.answers) == found.iterations
    for one in found.answers:
        assert 0.0 <= one.mean <= 1.0
        assert one.line[0] == (seat, one.move)
        assert 0.0 < one.prior <= 1.0
    assert abs(sum(one.prior for one in found.answers) - 1.0) < 0.01


@pytest.mark.parametrize("name", gromada.GAMES)
def test_the_parts_say_why_the_lead_changes(name: str) -> None:
    found, _, _ = analysed(name)

    changes = [one for one in found.answers if abs(one.lead - found.lead) > 0.1]
    assert changes
    for one in changes:
        assert one.parts
        if len(one.parts) < 12:  # nothing was left out but what is too small to tell
            told = sum(part.after - part.before for part in one.parts)
            assert abs(told - (one.lead - found.lead)) < 0.5


def test_an_answer_that_was_dropped_early_is_not_called_best_for_a_few_lucky_tries() -> None:
    lucky, sound, worse = (
        Judged(move, visits, mean, 0.1, 0.2, 0.0, [], [])
        for move, visits, mean in (("lucky", 13, 0.9), ("sound", 1400, 0.6), ("worse", 300, 0.5))
    )

    assert ranked([lucky, worse, sound]) == [sound, worse, lucky]


def test_the_same_seed_gives_the_same_analysis_as_plain_data() -> None:
    one, _, _ = analysed("hamlet")
    other, _, _ = analysed("hamlet")

    assert one.plain() == other.plain()
    assert json.loads(json.dumps(one.plain()))["answers"][0]["move"] == one.best().move


def test_what_the_seat_may_not_know_changes_nothing() -> None:
    game = gromada.game("villagers")
    s = position("villagers")
    seat = gromada.awaited(s)[0]
    twin = game.determinize(s, seat, Rng.seeded(99))
    assert game.view(s, seat) == game.view(twin, seat)
    assert game.to_json(s) != game.to_json(twin)

    found = [analyse(game, truth, seat, "search:rollouts=40").plain() for truth in (s, twin)]
    assert found[0] == found[1]


@pytest.mark.parametrize(
    ("bot", "seat_is_asked", "sentence"), [("greedy1", True, "does not search"), ("owl", False, "is not asked")]
)
def test_where_nothing_can_be_analysed_it_says_so(bot: str, seat_is_asked: bool, sentence: str) -> None:
    s = position("hamlet")
    seat = gromada.awaited(s)[0]

    with pytest.raises(BadSetup, match=sentence):
        analyse(gromada.game("hamlet"), s, seat if seat_is_asked else 1 - seat, bot)
