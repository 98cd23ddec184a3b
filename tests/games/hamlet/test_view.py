"""Section 13 of the ledger: everything is open but the luck to come. Section 15: invariants along whole games."""

from __future__ import annotations

import json

import pytest

from gromada.core.play import awaited, options, play
from gromada.core.rng import Rng
from gromada.games.hamlet.state import Hamlet
from tests.games.hamlet.building import GAME, act, begin, do, example, hamlet, lay, put, turn
from tests.games.hamlet.contract_cases import check


@pytest.mark.rule("HAM-RUL-12", "HAM-END-6")
def test_every_seat_and_a_spectator_see_the_same_and_blueprints_and_limits_are_open() -> None:
    s = GAME.new(3, 2)
    s.players[1].blueprints = [30]
    views = [json.dumps(GAME.view(s, seat)) for seat in (0, 1, 2, None)]

    assert len(set(views)) == 1
    view = GAME.view(s, 0)
    players = view["players"]
    assert isinstance(players, list)
    assert players[1]["blueprints"] == [{"at": "seat/1/blueprint/0", "id": "monument"}]
    assert (view["stall"], view["stall_limit"], view["round_limit"]) == (0, 40, 400)


def test_a_view_shows_the_board_as_it_lies() -> None:
    s = example()
    put(s, "cow_farm", "milk", maker=1, quality=True)
    view = GAME.view(s, 0)
    board = view["board"]
    assert isinstance(board, list)
    cow_farm = next(tile for tile in board if tile["id"] == "cow_farm")
    church = board[0]

    assert cow_farm["tokens"] == [
        {"at": "tile/cow_farm/goods/milk-1-quality", "resource": "milk", "maker": 1, "is_quality": True, "count": 1}
    ]
    assert len(church["outline"]) == len(church["segments"]) == 14
    assert church["outline"][0] == [0, 0]
    roads = view["built_roads"]
    assert isinstance(roads, list)
    assert len(roads) == 5
    assert all(abs(a[0] - b[0]) <= 1 and abs(a[1] - b[1]) <= 1 for a, b in [road["ends"] for road in roads])


@pytest.mark.rule("HAM-AW-1", "HAM-AW-2", "HAM-AW-3")
@pytest.mark.parametrize(
    ("deliveries", "chaplain", "sacristan"),
    [([3, 1, 1], [0], [1, 2]), ([2, 2, 1], [0, 1], []), ([1, 0, 0], [0], []), ([0, 0, 0], [], [])],
)
def test_a_view_tells_who_would_have_each_award(
    deliveries: list[int], chaplain: list[int], sacristan: list[int]
) -> None:
    s = hamlet(3)
    for player, count in enumerate(deliveries):
        s.players[player].deliveries = count
    awards = GAME.view(s, 0)["awards"]
    assert isinstance(awards, list)

    found = {award["id"]: award["leaders"] for award in awards}
    assert (found["chaplain"], found["sacristan"]) == (chaplain, sacristan)


@pytest.mark.rule("HAM-SCORE-9")
@pytest.mark.parametrize(("gold", "missing"), [(0, 3), (4, 2), (5, 1), (6, 3)])
def test_a_view_tells_how_much_gold_makes_the_next_point(gold: int, missing: int) -> None:
    s = hamlet(2)
    s.players[1].gold = gold
    players = GAME.view(s, 0)["players"]
    assert isinstance(players, list)

    assert players[1]["gold_to_point"] == missing


@pytest.mark.rule("HAM-SETUP-14")
def test_a_guess_has_other_luck_and_nothing_else() -> None:
    s = GAME.new(2, 2)
    guess = GAME.determinize(s, 0, Rng.seeded(9))

    assert guess.rng.memory != s.rng.memory
    assert GAME.view(guess, 0) == GAME.view(s, 0)


def play_checked(s: Hamlet, seed: int) -> list[int]:
    """Random play with all invariants after every answer; the points of seat 0 along the way."""
    rng, points = Rng.seeded(seed), []
    while asked := awaited(s):
        answers = options(s, asked[0])
        play(s, asked[0], answers[rng.below(len(answers))])
        check(s)
        points.append(s.players[0].points)
    return points


@pytest.mark.rule(
    "HAM-INV-1",
    "HAM-INV-2",
    "HAM-INV-3",
    "HAM-INV-4",
    "HAM-INV-5",
    "HAM-INV-6",
    "HAM-INV-7",
    "HAM-INV-8",
    "HAM-INV-9",
    "HAM-INV-10",
    "HAM-INV-11",
    "HAM-INV-12",
    "HAM-INV-14",
    "HAM-INV-15",
    "HAM-INV-16",
)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_is_always_true_holds_after_every_answer(seats: int) -> None:
    s = GAME.new(seats, 7, {"random_layout": True, "allow_parallel_roads": seats == 4})
    points = play_checked(s, seats)

    assert points == sorted(points)
    assert s.is_over()


@pytest.mark.rule("HAM-INV-1", "HAM-INV-7", "HAM-INV-12")
def test_the_check_itself_notices_what_is_wrong() -> None:
    def broken(s: Hamlet) -> bool:
        try:
            check(s)
        except AssertionError:
            return True
        return False

    assert not broken(GAME.new(2, 1))
    s = GAME.new(2, 1)
    s.row.append(s.row[0])
    assert broken(s)
    s = GAME.new(2, 1)
    s.stock[1] += 5
    assert broken(s)
    s = lay(begin(hamlet()), ("barn", "quarry", 0, 3))
    s.players[0].donkeys.append(10)
    assert broken(s)


@pytest.mark.rule("HAM-INV-13")
def test_all_players_have_had_equally_many_turns_at_the_end() -> None:
    s = GAME.new(3, 4, {"stall_limit": 20})
    rng, turns = Rng.seeded(1), [0, 0, 0]
    while asked := awaited(s):
        answers = options(s, asked[0])
        action = answers[rng.below(len(answers))]
        turns[asked[0]] += action.text == "end"
        play(s, asked[0], action)

    assert turns == [s.round] * 3


def test_what_was_drawn_cannot_be_taken_back_but_the_rest_can() -> None:
    s = turn(gold=3)
    s.events.clear()
    do(s, "donkeys", "drive 1")
    act(s, "woodcutter")
    assert not [event for event in s.events if event.reveals()]
    s = GAME.new(2, 1)
    s.events.clear()
    seat = awaited(s)[0]
    act(s, "town_hall", seat=seat)
    do(s, "take 0", seat=seat)
    assert [event for event in s.events if event.reveals()]
