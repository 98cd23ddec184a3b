"""Refusals name the rule that a player would want to hear: what is not there at all, then what could be changed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gromada.core.events import Fact
from gromada.core.play import advance, explain
from gromada.games.keyflower.round import Season
from gromada.games.keyflower.state import Keyflower
from tests.games.keyflower.building import flip, give, moves, put, settle, table, win


def quiet() -> Keyflower:
    return table({"blue": 3, "red": 1}, {"red": 9}, centre=("keywood", "miner"))


def locked_by_one(colour: str = "red") -> Keyflower:
    """The other one has used the Keywood with a single worker; the seat asked has blue ones only."""
    s = table({"blue": 9}, {"red": 9, "blue": 9}, centre=("keywood",), start=1)
    moves(s, 1, "use keywood", colour, "workers 1")
    return s


def locked_by_two() -> Keyflower:
    s = table({"blue": 2}, {"blue": 9}, centre=("keywood",), start=1)
    moves(s, 1, "use keywood", "blue", "workers 2")
    return s


def full() -> Keyflower:
    s = table({"blue": 9}, {"blue": 9}, centre=("keywood",), start=1)
    moves(s, 1, "use keywood", "blue", "workers 4")
    return s


def large_group() -> Keyflower:
    """Five blue workers in one losing group are all that is left, and four more may come onto the tile."""
    s = table({"blue": 5}, {"blue": 9, "red": 9}, centre=("keywood", "miner"))
    moves(s, 0, "bid miner", "blue", "workers 5")
    moves(s, 1, "bid miner", "workers 6")
    moves(s, 0, "pass")
    moves(s, 1, "use keywood", "blue", "workers 2")
    return s


def outbid() -> Keyflower:
    s = table({"blue": 3, "red": 9}, {"blue": 9}, centre=("keywood",), start=1)
    moves(s, 1, "bid keywood", "blue", "workers 4")
    return s


def empty_handed() -> Keyflower:
    return table({}, {"blue": 9}, centre=("keywood",))


def bidding() -> Keyflower:
    """Asked for the colour of a bid."""
    s = quiet()
    moves(s, 0, "bid keywood")
    return s


def using() -> Keyflower:
    """Asked for the colour of a use."""
    s = quiet()
    moves(s, 0, "use keywood")
    return s


def using_more() -> Keyflower:
    """Boat 4b: two workers are needed, and a first red one has been added."""
    s = table({"blue": 1, "red": 4}, {"blue": 9}, season="autumn", centre=("inn",), start=1)
    win(s, 0, "summer_boat_4b")
    moves(s, 1, "use inn", "blue", "workers 1")
    moves(s, 0, "use inn", "red")
    return s


def counting() -> Keyflower:
    """Asked how many blue workers bid against four."""
    s = table({"blue": 6}, {"blue": 9}, centre=("keywood",), start=1)
    moves(s, 1, "bid keywood", "blue", "workers 4")
    moves(s, 0, "bid keywood")
    return s


def upgrading(**goods: int) -> Keyflower:
    """The Store costs gold; a home has brought one upgrade."""
    s = table({"blue": 9}, {"red": 3}, season="summer")
    settle(s, 0, "store")
    settle(s, 1, "mason")
    settle(s, 0, "keywood")
    flip(s, "keywood")
    if goods:
        put(s, 0, "store", **goods)
    moves(s, 0, "use home_1", "blue", "workers 1", *(["stop"] if goods else []))
    return s


def upgrading_wood() -> Keyflower:
    return upgrading(wood=3)


def upgrading_an_inn() -> Keyflower:
    """It costs two of any resource and a skill."""
    s = table({"blue": 9}, {}, season="autumn")
    settle(s, 0, "inn")
    put(s, 0, "inn", wood=1, stone=1)
    moves(s, 0, "use home_1", "blue", "workers 1", "stop")
    return s


def moving() -> Keyflower:
    s = table({"blue": 9}, {}, season="summer")
    settle(s, 0, "keywood")
    put(s, 0, "home_1", wood=1)
    moves(s, 0, "use home_1", "blue", "workers 1")
    return s


def choosing_winter() -> Keyflower:
    s = table({}, {}, season="autumn", is_running=False)
    s.players[0].hand, s.players[1].hand = 0b111, 0b111000
    s.then(Season(3))
    advance(s)
    moves(s, 0, "contribute watermill")
    return s


def picking() -> Keyflower:
    s = table({"blue": 1}, {}, {}, seats=3, centre=())
    moves(s, 0, "bid turn_order_1", "blue", "workers 1")
    moves(s, 1, "pass")
    moves(s, 2, "pass")
    moves(s, 0, "pass")
    moves(s, 0, "boat keyflower")
    return s


def paying() -> Keyflower:
    """The Peddler wants an extra yellow worker, from the screen or a losing group."""
    s = table({"yellow": 3, "red": 1, "blue": 1}, {"yellow": 9}, centre=("keywood", "peddler"))
    moves(s, 0, "bid keywood", "yellow", "workers 1")
    moves(s, 1, "bid keywood", "workers 2")
    moves(s, 0, "use peddler", "leave", "red", "workers 1")
    return s


def paying_any() -> Keyflower:
    """The Tavern wants an extra worker of any colour."""
    s = table({"red": 2, "blue": 1}, {"yellow": 9}, season="autumn", centre=("tavern",))
    moves(s, 0, "use tavern", "red", "workers 1")
    return s


def without_a_spare() -> Keyflower:
    return table({"red": 2}, {"yellow": 9}, centre=("peddler",))


CASES: list[tuple[Callable[[], Keyflower], int, str, str, dict[str, Fact]]] = [
    # not asked, or asked something else
    (quiet, 1, "pass", "CORE-TURN-1", {}),
    (quiet, 0, "workers 1", "CORE-ASK-1", {}),
    # bids
    (quiet, 0, "bid quarryman", "KEY-BID-1", {}),
    (quiet, 0, "bid home_1", "KEY-BID-1", {}),
    (empty_handed, 0, "bid keywood", "KEY-BID-2", {"need": 1, "have": 0}),
    (locked_by_one, 0, "bid keywood", "KEY-COL-3", {"need": 1, "have": 0, "colour": 1}),
    (outbid, 0, "bid keywood", "KEY-BID-7", {"need": 5, "have": 3, "colour": 0}),
    (bidding, 0, "yellow", "KEY-DEC-4", {"need": 1, "have": 0, "colour": 2}),
    (counting, 0, "workers 4", "KEY-BID-7", {"need": 5, "have": 4, "colour": 0}),
    (counting, 0, "workers 9", "KEY-DEC-4", {"need": 9, "have": 6, "colour": 0}),
    # uses
    (quiet, 0, "use quarryman", "KEY-USE-1", {}),
    (quiet, 0, "use turn_order_1", "KEY-USE-2", {}),
    (empty_handed, 0, "use keywood", "KEY-USE-4", {"need": 1, "have": 0}),
    (locked_by_one, 0, "use keywood", "KEY-COL-3", {"need": 2, "have": 0, "colour": 1}),
    (locked_by_two, 0, "use keywood", "KEY-USE-4", {"need": 3, "have": 2, "colour": 0}),
    (full, 0, "use keywood", "KEY-USE-5", {"need": 5, "have": 2}),
    (large_group, 0, "use keywood", "KEY-USE-5", {"need": 5, "have": 4}),
    (using, 0, "green", "KEY-DEC-4", {"need": 1, "have": 0, "colour": 3}),
    (using_more, 0, "yellow", "KEY-DEC-4", {"need": 1, "have": 0, "colour": 2}),
    (using_more, 0, "blue", "KEY-DEC-5", {}),
    (using_more, 0, "stop", "KEY-USE-4", {"need": 2, "have": 1}),
    (paying, 0, "blue", "KEY-PROD-10", {}),
    (paying_any, 0, "green", "KEY-DEC-4", {"need": 1, "have": 0, "colour": 3}),
    (without_a_spare, 0, "use peddler", "KEY-USE-9", {"pays": "worker", "colour": 2}),
    # upgrades
    (upgrading, 0, "upgrade mason", "KEY-UPG-1", {}),
    (upgrading, 0, "upgrade keywood", "KEY-UPG-6", {}),
    (upgrading, 0, "upgrade store", "KEY-UPG-2", {"need": 1, "have": 0}),
    (upgrading_wood, 0, "upgrade store", "KEY-UPG-4", {"resource": "~gold", "need": 1, "have": 0}),
    (upgrading_an_inn, 0, "upgrade inn", "KEY-UPG-3", {"need": 1, "have": 0, "skill": 3}),
    # transport
    (moving, 0, "carry gold home_1", "KEY-TRANS-1", {}),
    (moving, 0, "carry wood home_2", "KEY-TRANS-1", {}),
    # boats and winter tiles
    (picking, 1, "boat keyflower", "KEY-END-9", {}),
    (picking, 1, "boat white_wind", "KEY-SETUP-7", {}),
    (choosing_winter, 0, "contribute scribes", "KEY-SEASON-7", {}),
    (choosing_winter, 0, "contribute watermill", "KEY-DEC-9", {}),
    (choosing_winter, 1, "done", "KEY-SEASON-7", {}),
]


@pytest.mark.rule("KEY-COL-3", "KEY-USE-4", "KEY-USE-5", "KEY-BID-7", "KEY-DEC-4", "KEY-UPG-2", "KEY-UPG-4")
@pytest.mark.parametrize(
    ("arrange", "seat", "move", "rule", "facts"), CASES, ids=[f"{case[0].__name__}-{case[2]}" for case in CASES]
)
def test_a_refusal_names_the_rule_that_matters(
    arrange: Callable[[], Keyflower], seat: int, move: str, rule: str, facts: dict[str, Fact]
) -> None:
    s = arrange()
    refused = explain(s, seat, s.catalogue.read(move))

    assert refused is not None
    assert refused.rule == rule
    assert {name: refused.facts.get(name) for name in facts} == facts


def test_the_colour_is_no_reason_once_there_is_such_a_worker() -> None:
    s = locked_by_one()
    give(s, 0, red=2)

    assert explain(s, 0, s.catalogue.read("use keywood")) is None
