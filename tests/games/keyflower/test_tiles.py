"""Every one of the 64 tiles, both faces, one case an id; what is expected is read from the pack."""

from __future__ import annotations

from typing import Any

import pytest

from gromada.core.play import play
from gromada.games.keyflower.printed import BOAT0, RESOURCES, SEASONS, SKILLS, TILE_IDS, of
from gromada.games.keyflower.scoring import capacity, score_lines
from gromada.games.keyflower.scoring import total as points
from gromada.games.keyflower.state import Keyflower
from tests.games.keyflower.building import (
    ENTRIES,
    GAME,
    PRINTED,
    asked,
    flip,
    give,
    goods,
    moves,
    number,
    offered,
    on_tile,
    put,
    settle,
    table,
    total,
    why_not,
    win,
    workers,
)

UPGRADABLE = [id for id, entry in ENTRIES.items() if entry["upgradable"]]
USABLE = [id for id, entry in ENTRIES.items() if entry["usable"]]
HOMES = [entry["id"] for entry in PRINTED["home_tiles"]]
PLACES = ("own", "foreign", "auction")
STOCK = {"blue": 6, "red": 6, "yellow": 6, "anvil": 2, "pickaxe": 2, "saw": 2}


def at(place: str, id: str, face: str) -> Keyflower:
    """Seat 0 has everything that any use costs; the tile lies in its village, in another one, or in the centre."""
    centre = (id,) if place == "auction" else ()
    season = ENTRIES[id].get("season", "spring")
    s = table(STOCK, {"red": 1}, seats=2, season=season, centre=centre)
    if place != "auction":
        seat = 0 if place == "own" else 1
        if id in HOMES:
            move_in(s, seat, id)
        else:
            settle(s, seat, id)
    if id != "keywood":
        settle(s, 0, "keywood")  # so that there is a front to upgrade
    if face == "back":
        flip(s, id)
    return s


def move_in(s: Keyflower, seat: int, id: str) -> None:
    """The seat lives at another home; who lived there lives at the old one."""
    old, new = s.players[seat].village[0], number(id)
    if s.where[new] >= 0:
        s.players[s.where[new]].village[0] = old
    s.where[old] = s.where[new]
    s.where[new] = seat
    s.players[seat].village[0] = new


@pytest.mark.rule("KEY-PROD-1", "KEY-PROD-2", "KEY-PROD-7", "KEY-PROD-8", "KEY-PROD-9", "KEY-PROD-10", "KEY-PROD-11")
@pytest.mark.rule("KEY-PROD-13", "KEY-PROD-14", "KEY-PROD-15", "KEY-TRANS-1")
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("face", ["front", "back"])
@pytest.mark.parametrize("id", USABLE)
def test_a_use_does_what_is_printed_wherever_the_tile_lies(id: str, face: str, place: str) -> None:
    if place == "auction" and id in HOMES:
        place = "own"
    s = at(place, id, face)
    printed: dict[str, Any] = ENTRIES[id][face]["use"]
    before = s.copy()
    moves(s, 0, f"use {id}", "blue", "workers 1")
    answer(s, printed)

    gained = gained_by(before, s)
    expected = expected_of(printed)
    assert gained == expected
    assert on_tile(s, id)["blue"] == 1
    if printed["kind"] in ("gain_resources", "choose_resource", "exchange_skill_for_resources"):
        where = id if place == "own" else TILE_IDS[s.players[0].village[0]]
        assert goods(s, 0, where) == {name: count for name, count in expected.items() if name in RESOURCES}
        assert not any(s.players[1].goods)


def answer(s: Keyflower, printed: dict[str, Any]) -> None:
    kind = printed["kind"]
    if kind == "choose_resource":
        assert sorted(offered(s, 0)) == sorted(printed["options"])
        play(s, 0, "iron")
    elif kind == "exchange_worker_for_workers":
        assert asked(s, 0) == "PayWorker"
        play(s, 0, "red")
    elif printed.get("pay_skill") == "any":
        assert asked(s, 0) == "ReturnSkill"
        play(s, 0, "saw")
    elif kind == "transport":
        assert asked(s, 0) == "ChooseUpgrade"
        assert getattr(s.agenda[-1], "upgrades") == printed["upgrades"]  # noqa: B009
        play(s, 0, "stop")


def gained_by(before: Keyflower, after: Keyflower) -> dict[str, int]:
    """What seat 0 has more or less than before, with workers and skills counted as such."""
    old, new = before.players[0], after.players[0]
    change = {
        "workers": total(new.workers) - total(old.workers) + 1,  # the one on the tile
        "green": of(new.workers, 3) - of(old.workers, 3),
        "skills": total(new.skills) - total(old.skills),
    }
    for i, name in enumerate(RESOURCES):
        change[name] = of(sum(new.goods), i) - of(sum(old.goods), i)
        assert of(before.supply, i) - of(after.supply, i) == change[name]
    return {name: count for name, count in change.items() if count}


def expected_of(printed: dict[str, Any]) -> dict[str, int]:
    change: dict[str, int] = dict(printed.get("gain", {}))
    kind = printed["kind"]
    if kind == "choose_resource":
        change["iron"] = printed["amount"]
    elif kind == "draw_workers":
        change["workers"] = printed["amount"]
    elif kind == "draw_skills":
        change["skills"] = printed["amount"]
    elif kind == "exchange_worker_for_green":
        change["green"] = printed["gain_green"]
        change["workers"] = printed["gain_green"] - printed["pay_amount"]
    elif kind == "exchange_worker_for_workers":
        change["workers"] = printed["draw"] - printed["pay_amount"]
    elif kind == "exchange_skill_for_workers":
        change["workers"] = printed["draw"]
    if "pay_skill" in printed:
        change["skills"] = printed.get("draw", 0) * (kind == "exchange_skill_for_skills") - printed["pay_amount"]
    return {name: count for name, count in change.items() if count}


@pytest.mark.rule("KEY-UPG-1", "KEY-UPG-2", "KEY-UPG-3", "KEY-UPG-4", "KEY-SCORE-3")
@pytest.mark.parametrize("id", UPGRADABLE)
def test_an_upgrade_costs_what_is_printed_and_shows_the_points_of_the_back(id: str) -> None:
    s = at("own", id, "front")
    entry = ENTRIES[id]
    cost = entry["upgrade_cost"]
    named = dict(cost.get("resources", {}))
    put(s, 0, id, **named)
    if cost.get("any_resources"):
        put(s, 0, id, stone=cost["any_resources"])
    assert score_lines(s, 0)[0] == entry["front"]["points"]
    held = s.players[0].skills
    user = TILE_IDS[s.players[0].village[0]]
    moves(s, 0, f"use {user}", "blue", "workers 1")
    while asked(s, 0) == "Transport":
        play(s, 0, "stop")

    play(s, 0, f"upgrade {id}")
    if asked(s, 0) == "PaySkill":
        play(s, 0, "saw")

    assert s.flipped >> number(id) & 1
    assert score_lines(s, 0)[0] == entry["back"]["points"]
    assert goods(s, 0, id) == {}
    paid = total(held) - total(s.players[0].skills)
    assert paid == sum(cost.get("skills", {}).values()) + cost.get("any_skills", 0)
    for name, count in cost.get("skills", {}).items():
        assert of(held, SKILLS.index(name)) - of(s.players[0].skills, SKILLS.index(name)) == count


@pytest.mark.rule("KEY-UPG-2", "KEY-UPG-3")
@pytest.mark.parametrize("id", UPGRADABLE)
def test_with_one_piece_less_the_upgrade_is_refused(id: str) -> None:
    s = at("own", id, "front")
    cost = ENTRIES[id]["upgrade_cost"]
    named = dict(cost.get("resources", {}))
    if named:
        first = sorted(named)[0]
        named[first] -= 1
        put(s, 0, id, **named)
    elif cost.get("any_resources"):
        put(s, 0, id, stone=cost["any_resources"] - 1)
    else:
        s.pile += s.players[0].skills
        s.players[0].skills = 0
        s.players[0].layers = [0]
    user = TILE_IDS[s.players[0].village[0]]
    moves(s, 0, f"use {user}", "blue", "workers 1")
    while asked(s, 0) == "Transport":
        play(s, 0, "stop")

    has_resources = bool(named or cost.get("any_resources"))
    assert why_not(s, 0, f"upgrade {id}") == ("KEY-UPG-2" if has_resources or "resources" in cost else "KEY-UPG-3")


def scored(id: str, pieces: dict[str, int]) -> int:
    """What a winter tile adds to the points of a seat with these pieces."""
    s = table({}, {}, season="winter", start=1)
    for name, count in pieces.items():
        if name in RESOURCES:
            put(s, 0, "home_1", **{name: count})
        else:
            give(s, 0, **{name: count})
    without = points(s, 0)
    settle(s, 0, id)
    return points(s, 0) - without


@pytest.mark.rule("KEY-SCORE-8", "KEY-SCORE-13", "KEY-SCORE-14", "KEY-SCORE-15", "KEY-SCORE-16")
@pytest.mark.parametrize(
    ("id", "pieces", "more"),
    [
        ("jeweller", {"gold": 3, "wood": 2}, 3),  # two a gold instead of one
        ("craftsmans_guild", {"red": 2, "yellow": 3, "blue": 2, "green": 4}, 6),
        ("watermill", {"wood": 4, "stone": 2, "gold": 1}, 4),
        ("mercers_guild", {"wood": 2, "stone": 1, "iron": 2, "gold": 1}, 9),  # two sets; the gold would have been 1
        ("keythedral", {}, 12),
        ("windmill", {"wood": 6, "stone": 5}, 10),
        ("scribes", {"saw": 2, "pickaxe": 1, "anvil": 3}, 10),
        ("scholar", {"saw": 2, "pickaxe": 4}, 12),
        ("village_hall", {"red": 5, "green": 2}, 5),
        ("key_market", {"red": 5, "green": 2}, 4),
        ("key_guild", {"saw": 4, "pickaxe": 4, "anvil": 3}, 20),
        ("apothecary", {"red": 5, "green": 4, "blue": 2}, 6),
    ],
)
def test_a_winter_tile_scores_what_is_printed(id: str, pieces: dict[str, int], more: int) -> None:
    assert scored(id, pieces) == more


@pytest.mark.rule("KEY-SCORE-4")
@pytest.mark.parametrize("id", [entry["id"] for entry in PRINTED["turn_order_tiles"]])
def test_a_turn_order_tile_scores_its_neighbours(id: str) -> None:
    s = table({}, {}, season="winter", start=1)
    settle(s, 0, id, "home_1", "n", 0)
    settle(s, 0, "keywood", "home_1", "ne", 0)
    settle(s, 0, "miner", "home_1", "nw", 0)

    assert score_lines(s, 0)[1] == 3


@pytest.mark.rule("KEY-SEASON-2", "KEY-SEASON-3")
@pytest.mark.parametrize("entry", PRINTED["boat_tiles"], ids=[entry["id"] for entry in PRINTED["boat_tiles"]])
def test_a_boat_carries_what_the_face_of_the_season_says(entry: dict[str, Any]) -> None:
    loads = GAME.keyflower_box.loads[number(entry["id"]) - BOAT0]
    for season, name in enumerate(SEASONS):
        face = next(face for face in entry["faces"] if name in face["seasons"])
        assert (loads[season].workers, loads[season].skills) == (face["workers"], face["skills"])


@pytest.mark.rule("KEY-SCORE-5", "KEY-SB-2B")
def test_the_keyflower_scores_transport_capacity() -> None:
    s = table({}, {}, season="winter", start=1)
    settle(s, 0, "stable")
    settle(s, 0, "wainwright")
    flip(s, "stable")
    settle(s, 0, "boat_keyflower")

    assert capacity(s, s.players[0]) == 1 + 4 + 4
    assert score_lines(s, 0)[2] == 9
    win(s, 0, "summer_boat_2b")
    assert score_lines(s, 0)[2] == 18


@pytest.mark.rule("KEY-SCORE-8", "KEY-SCORE-15")
def test_the_other_boats() -> None:
    s = table({"red": 2, "green": 3}, {}, seats=6, season="winter", start=1)
    settle(s, 0, "boat_ianvincible")
    assert score_lines(s, 0)[2] == 5
    settle(s, 0, "boat_flipper")
    assert score_lines(s, 0)[2] == 7
    settle(s, 0, "boat_white_wind")
    assert score_lines(s, 0)[2] == 12
    assert workers(s, 0) == {"red": 2, "green": 3}


@pytest.mark.rule("KEY-SB-0", "KEY-SB-5", "KEY-COMP-1")
def test_summer_boats_have_eight_faces_with_eight_powers() -> None:
    boats = [GAME.keyflower_box.tiles[number(f"summer_boat_{i}")] for i in range(1, 5)]
    powers = [face.power for tile in boats for face in (tile.front, tile.back)]

    assert sorted(powers) == [1 << i for i in range(8)]
    assert len(ENTRIES) == len(TILE_IDS) == 64
