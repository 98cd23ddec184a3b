"""What bots go by: they look through a begun action to its end, and alone they see what Botric gains."""

from __future__ import annotations

from pathlib import Path

import pytest

from gromada.bots.greedy import GreedyBot
from gromada.bots.uniform import play_out
from gromada.core.errors import OtherRecord
from gromada.core.play import awaited, options, play, question
from gromada.core.record import Record, read_record, start_record
from gromada.core.rng import Rng
from gromada.core.steps import Detail
from gromada.games.hamlet.scoring import total_of
from gromada.games.hamlet.state import BOTRIC
from gromada.games.hamlet.turn import MoveDonkey, Turn
from tests.games.hamlet.building import GAME, begin, hamlet


def test_every_question_inside_an_action_is_a_detail() -> None:
    met: set[str] = set()
    for seed in range(3):
        s, rng = GAME.new(2, seed), Rng.seeded(seed)
        while asked := awaited(s):
            choice = question(s, asked[0])
            assert isinstance(choice, (Turn, MoveDonkey, Detail))
            met.add(type(choice).__name__)
            answers = options(s, asked[0])
            play(s, asked[0], answers[rng.below(len(answers))])

    assert len(met) >= 12


@pytest.mark.rule("HAM-SOLO-16")
def test_alone_the_opponent_is_named_with_his_points() -> None:
    s = GAME.new(1, 3)
    play_out(s, Rng.seeded(3))

    assert GAME.opponent(s) == ("botric", GAME.score_sheet(s, BOTRIC))
    assert sum(points for _, points in GAME.score_sheet(s, BOTRIC)) == total_of(s, BOTRIC)
    assert GAME.rival(s) == float(total_of(s, BOTRIC))
    assert GAME.opponent(hamlet(2)) is None
    assert GAME.rival(hamlet(2)) is None


def test_alone_what_botric_gains_counts_against_an_answer() -> None:
    s = begin(hamlet(1))
    richer = s.copy()
    richer.players[BOTRIC].points += 7
    before, after = GAME.rival(s), GAME.rival(richer)

    assert before is not None
    assert after == before + 7.0


def test_alone_every_open_delivery_lets_botric_go_on() -> None:
    s = begin(hamlet(1))
    nearer = s.copy()
    nearer.delivered[0] = 0
    before, after = GAME.rival(s), GAME.rival(nearer)

    assert before is not None
    assert after is not None
    assert after < before


@pytest.mark.whole_games
def test_a_greedy_bot_alone_beats_botric() -> None:
    s, bot = GAME.new(1, 103), GreedyBot(1030)
    while awaited(s):
        play(s, 0, bot.pick(GAME, s, 0, options(s, 0)))  # type: ignore[arg-type]  # a bot knows no particular state

    assert GAME.winners(s) == [0]


@pytest.mark.rule("HAM-SOLO-13")
def test_only_solo_games_play_otherwise_than_in_the_first_version() -> None:
    assert [GAME.plays_like(1, seats) for seats in (1, 2, 3, 4)] == [False, True, True, True]
    assert GAME.plays_like(GAME.rules_version, 1)
    assert not GAME.plays_like(GAME.rules_version + 1, 2)


def test_a_solo_record_of_the_first_version_says_so() -> None:
    file = Path(__file__).resolve().parents[2] / "replays" / "hamlet" / "1.record"
    now = read_record(file.read_text(encoding="utf-8"))
    then = Record(now.game, 1, now.pack, now.seats, now.options, now.seed)

    with pytest.raises(OtherRecord, match="rules version 1"):
        start_record(then, GAME)
    assert awaited(start_record(now, GAME)) == [0]
