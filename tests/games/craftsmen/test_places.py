"""What moves when something happens, and what boards are told of spaces, ships and the granary before anything does."""

from __future__ import annotations

import pytest

from gromada.core.play import awaited, explain, options, play
from gromada.core.rng import Rng
from gromada.games.craftsmen.building_phase import Act
from gromada.games.craftsmen.crafts import Work
from gromada.games.craftsmen.events import Covered, HelperPlaced, PrivilegeUsed
from gromada.games.craftsmen.helpers import CoverSpace, PlaceHelper
from gromada.games.craftsmen.outlook import labour_to_come, one_more
from gromada.games.craftsmen.printed import BANKERS, GOODS
from gromada.games.craftsmen.ships import LoadShip
from gromada.games.craftsmen.view import view
from gromada.games.craftsmen.words import named
from tests.games.craftsmen.building import (
    BLACK,
    BOX,
    GAME,
    RED,
    YELLOW,
    any_of,
    ask,
    disc,
    granary,
    hand,
    loaded,
    offered,
    queue,
    row,
    say,
    ship_row,
    table,
    told,
)

WEAPONS = GOODS.index("weapons")


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_point_flies_from_what_it_is_for_to_whose_it_is(seats: int) -> None:
    s = GAME.new(seats, 7, {})
    luck = Rng(seats)
    while asked := awaited(s):
        before = [p.points for p in s.players]
        s.events.clear()
        play(s, asked[0], options(s, asked[0])[luck.below(len(options(s, asked[0])))])
        moved = [motion for event in s.events for motion in event.motions() if motion.what == "points"]
        for seat, p in enumerate(s.players):
            place = f"seat/{seat}/points"
            gained = sum(one.count for one in moved if one.target == place)
            lost = sum(one.count for one in moved if one.source == place)
            assert p.points - before[seat] == gained - lost, (seat, moved)


@pytest.mark.rule("CRA-BLD-2", "CRA-HELP-4")
def test_a_helper_is_told_its_space_and_when_it_would_act() -> None:
    s = table()
    queue(s, "notary", (BLACK,))
    queue(s, "town_hall", (BLACK,), (RED,), (BLACK,))
    hand(s, YELLOW, "red 1")
    ask(s, PlaceHelper(YELLOW))
    told = {action.text: named(s, YELLOW, action) for action in options(s, YELLOW)}

    assert (told["place notary"]["space"], told["place notary"]["turn"]) == (2, 2)
    assert (told["place bankers_guild"]["space"], told["place bankers_guild"]["turn"]) == (1, 1)
    assert told["place town_hall"]["kind"] == "full"

    ask(s, CoverSpace(YELLOW, 5))
    turns = {action.text: named(s, YELLOW, action)["turn"] for action in options(s, YELLOW)}
    assert turns == {"space 1": 2, "space 2": 3, "space 3": 4}


@pytest.mark.rule("CRA-TWO-3")
def test_between_two_the_owner_of_a_covered_disc_is_said_to_draw() -> None:
    s = table(2)
    queue(s, "notary", (YELLOW,), (BLACK,))
    ask(s, CoverSpace(YELLOW, 2))

    assert [named(s, YELLOW, action)["draws"] for action in options(s, YELLOW)] == [0, BOX.cover_draws]


@pytest.mark.rule("CRA-YEAR-2", "CRA-SHIP-2", "CRA-SHIP-4")
def test_one_more_cube_is_worth_what_the_year_would_add() -> None:
    s = table()
    hand(s, YELLOW, "red 1")
    number = ship_row("weapons", BOX.rows[BOX.rows_of[WEAPONS][0]].ship + 1)
    ship = BOX.rows[number].ship + 1
    for lying in ((), (BLACK,), (BLACK, RED), (RED, BLACK)):
        loaded(s, "weapons", ship, *lying)
        expected = one_more(s, YELLOW, number)
        twin = s.copy()
        before = GAME.stock(twin, YELLOW, None)["year_end"]
        ask(twin, LoadShip(YELLOW, WEAPONS))
        if awaited(twin):
            say(twin, YELLOW, f"row {number + 1}")

        assert GAME.stock(twin, YELLOW, None)["year_end"] - before == expected
        shown = view(s, YELLOW)["ships"][ship - 1]["rows"]
        assert [one["more"] for one in shown if one["good"] == "weapons"] == [expected]


@pytest.mark.rule("CRA-PROD-10")
def test_the_granary_says_which_cube_a_sale_would_push_out() -> None:
    s = table()
    granary(s, barrel=(BLACK, -1), rope=(RED,))
    shown = {one["good"]: one["pushed"] for one in view(s, YELLOW)["granary"]}

    assert (shown["barrel"], shown["rope"]) == (f"seat {BLACK}", None)


@pytest.mark.rule("CRA-PROD-1", "CRA-LAB-1")
def test_labour_to_come_counts_helpers_tokens_and_what_is_left() -> None:
    s = table(year=2)
    each = BOX.labour_points[1]
    s.players[YELLOW].labour = 2
    queue(s, "crafts_guild", (YELLOW,), (BLACK,), (YELLOW,))
    row(s, YELLOW, any_of("sawmill"))
    assert labour_to_come(s, YELLOW) == 2

    s.then(Work(YELLOW, disc("crafts_guild"), 1, False))
    assert labour_to_come(s, YELLOW) == 3
    assert labour_to_come(s, BLACK) == 0
    s = GAME.new(3, 5, {})
    while s.stage < 1:
        play(s, awaited(s)[0], options(s, awaited(s)[0])[-1])
    helpers = [len([1 for disc in s.queue[18:24] if disc == seat]) for seat in range(3)]
    assert [labour_to_come(s, seat) for seat in range(3)] == [BOX.labour_points[0] * count for count in helpers]
    assert each > BOX.labour_points[0]


@pytest.mark.rule("CRA-HELP-6", "CRA-HELP-7")
def test_a_full_town_building_speaks_of_its_limit_and_not_of_a_fee() -> None:
    s = table()
    hand(s, YELLOW, "red 1")
    queue(s, "notary", (BLACK, RED), (RED,), (BLACK,))
    queue(s, "town_hall", (YELLOW,), (YELLOW,))
    ask(s, PlaceHelper(YELLOW))
    for move, rule in (("place notary", "CRA-HELP-7"), ("place town_hall", "CRA-HELP-6")):
        refused = explain(s, YELLOW, GAME.catalogue.read(move))

        assert refused is not None
        assert refused.rule == rule
        assert not {"need", "have"} & set(refused.facts)


@pytest.mark.rule("CRA-HELP-5")
def test_it_is_told_on_which_disc_a_helper_lies() -> None:
    s = table(3)
    queue(s, "notary", (RED,), (BLACK,), (RED,))
    hand(s, YELLOW, "red 1")
    ask(s, PlaceHelper(YELLOW))
    say(s, YELLOW, "place notary", "space 2")

    (placed,), (covered,) = told(s, HelperPlaced), told(s, Covered)
    assert placed.facts() == {"seat": f"@{YELLOW}", "town": "~notary", "space": 2, "level": 2, "kind": "silver"}
    assert covered.facts() == {"seat": f"@{YELLOW}", "other": f"@{BLACK}", "town": "~notary", "space": 2, "level": 1}


@pytest.mark.rule("CRA-BLD-6")
def test_it_is_told_which_disc_uses_its_privilege() -> None:
    s = table()
    queue(s, "bankers_guild", (), (0,))
    s.players[0].privilege, s.privilege_pool = 1, 5
    ask(s, Act(0, BANKERS, disc("bankers_guild", 1)))
    say(s, 0, offered(s, 0)[1], "deck", "privilege")

    (used,) = told(s, PrivilegeUsed)
    assert used.facts() == {"seat": "@0", "by_token": 1, "town": "~bankers_guild", "space": 2, "level": 1}
