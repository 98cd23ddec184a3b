"""An arena rotates seats and replays every deal."""

from __future__ import annotations

import pytest

from gromada.core.errors import BadSetup
from gromada.sim.arena import Plan, plan_arena, standings
from gromada.sim.runner import Job, Played


def plan(bots: list[str], seats: int, games: int) -> Plan:
    return plan_arena("imperial_settlers", None, seats, {}, bots, 3, games)


def won_by(job: Job, winners: list[int]) -> Played:
    return Played(
        job.index, job.seed, job.bots, [10 * (seat in winners) for seat in range(job.seats)], winners, 1, None
    )


def test_every_deal_is_replayed_with_each_bot_in_each_seat() -> None:
    jobs = plan(["greedy", "uniform"], 2, 6).jobs()

    assert [job.bots for job in jobs] == [("greedy", "uniform"), ("uniform", "greedy")] * 3
    assert [jobs[i].seed for i in (0, 2, 4)] == [jobs[i].seed for i in (1, 3, 5)]
    assert len({job.seed for job in jobs}) == 3


def test_mirrored_games_do_not_share_the_bots_luck() -> None:
    jobs = plan(["greedy", "uniform"], 2, 2).jobs()

    assert jobs[0].bot_label != jobs[1].bot_label


def test_two_bots_share_four_seats_equally() -> None:
    jobs = plan(["greedy", "uniform"], 4, 2).jobs()

    assert jobs[0].bots == ("greedy", "uniform", "greedy", "uniform")
    assert jobs[1].bots == ("uniform", "greedy", "uniform", "greedy")


@pytest.mark.parametrize(("bots", "seats"), [(["a", "b"], 3), (["a", "b", "c"], 2), (["a", "b", "c"], 4)])
def test_over_a_deal_each_bot_holds_each_seat_once(bots: list[str], seats: int) -> None:
    arena = plan(bots, seats, 1)
    jobs = arena.jobs()

    for seat in range(seats):
        assert sorted(job.bots[seat] for job in jobs) == bots
    for standing in standings(arena, [won_by(job, [1]) for job in jobs]):
        assert standing.win_rate == pytest.approx(1 / len(bots))


def test_a_bot_that_always_wins_has_a_rate_of_one() -> None:
    arena = plan(["greedy", "uniform"], 2, 20)

    best, worst = standings(arena, [won_by(job, [job.bots.index("greedy")]) for job in arena.jobs()])

    assert (best.bot, best.win_rate, best.wins, best.mean_score) == ("greedy", 1.0, 20, 10.0)
    assert (worst.bot, worst.win_rate, worst.wins, worst.mean_score) == ("uniform", 0.0, 0, 0.0)
    assert 0.5 < best.low < best.high == 1.0


def test_a_shared_victory_is_divided() -> None:
    arena = plan(["greedy", "uniform"], 2, 4)

    first, second = standings(arena, [won_by(job, [0, 1]) for job in arena.jobs()])

    assert (first.win_rate, second.win_rate, first.wins, first.ties) == (0.5, 0.5, 0, 4)


def test_the_first_seat_gives_no_bot_an_advantage() -> None:
    arena = plan(["greedy", "uniform"], 2, 10)

    first, second = standings(arena, [won_by(job, [0]) for job in arena.jobs()])

    assert first.win_rate == second.win_rate == 0.5


@pytest.mark.parametrize(
    ("bots", "seats", "games", "sentence"),
    [
        (["greedy"], 2, 2, "at least 2 bots, not 1"),
        (["greedy", "uniform"], 2, 0, "at least 1 game, not 0"),
    ],
)
def test_an_unfair_arena_is_refused(bots: list[str], seats: int, games: int, sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        plan(bots, seats, games)
