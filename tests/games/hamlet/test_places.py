"""Places, geometry, proposals, forecasts and descriptions: what the board stands on, held against the rules."""

from __future__ import annotations

import itertools
import re
from typing import Any

import pytest

import gromada
from gromada.core.foresight import Foresight
from gromada.core.play import options, play
from gromada.games.hamlet.scoring import points_of_landmark, score_lines
from gromada.library import LANGUAGES, ledger_of
from gromada.texts import Texts
from tests.games.hamlet.building import (
    BOX,
    GAME,
    PRINTED,
    QUARRY,
    TILE,
    WOODCUTTER,
    act,
    begin,
    do,
    example,
    give,
    hamlet,
    put,
    texts,
    turn,
)

SPEAKERS = [Texts(gromada.game("hamlet"), lang) for lang in LANGUAGES]


def places(s: object, move: str) -> list[str]:
    return GAME.places(s, 0, GAME.catalogue.read(move))  # type: ignore[arg-type]  # tests have a Hamlet


def test_answers_point_at_villagers_tiles_rows_and_goods() -> None:
    s = turn()
    assert places(s, "villager 0") == ["seat/0/villager/0"]
    do(s, "villager 0")
    assert places(s, f"go {WOODCUTTER}") == ["tile/woodcutter"]
    assert places(s, "take 2") == ["row/2"]
    assert places(s, "sell 1") == ["sale/1"]
    assert places(s, "deliver 3") == ["delivery/3"]
    assert places(s, f"use wood {WOODCUTTER}") == ["tile/woodcutter/goods/wood"]
    assert places(s, f"use quality {TILE['sawmill']} of 1") == ["tile/sawmill/goods/plank-1-quality"]
    assert places(s, "buy milk") == ["market/milk"]
    assert places(s, "hire donkey") == ["hire/donkey"]


@pytest.mark.rule("HAM-GEO-7")
def test_every_placement_says_which_answers_lead_to_it_and_lies_there_then() -> None:
    s = hamlet(gold=60)
    give(s, "barn", "sawmill")
    begin(s)
    act(s, "market", "construct")
    for option in options(s, 0):
        geometry = GAME.geometry(s, 0, option)
        assert geometry is not None
        placed = geometry["placements"]
        assert isinstance(placed, list)
        for brief in placed:
            assert isinstance(brief, dict)
            assert {"moves", "at"} <= set(brief) <= {"moves", "at", "is_connected", "worth"}
            after = s.copy()
            moves = brief["moves"]
            assert isinstance(moves, list)
            one: dict[str, Any] = {}
            tile = ""
            for move in moves:
                whole = GAME.geometry(after, 0, GAME.catalogue.read(str(move))) if str(move) in texts(after) else None
                found: list[Any] = (whole or {}).get("placements", [])  # type: ignore[assignment]
                one = found[0] if len(found) == 1 else one
                tile = str((whole or {}).get("tile", tile))
                play(after, 0, str(move))
            while texts(after)[0].startswith(("use", "buy")):
                do(after, texts(after)[0])
            shown = GAME.view(after, 0)["board"]
            assert isinstance(shown, list)
            last = shown[-1]
            assert (last["id"], last["rotation"], last["outline"]) == (tile, one["rotation"], one["outline"])
            assert last["is_connected"] == one.get("is_connected", False) == brief.get("is_connected", False)
            assert (one["at"], one.get("worth")) == (brief["at"], brief.get("worth"))


@pytest.mark.rule("HAM-GEO-6", "HAM-GEO-4")
def test_free_ground_where_roads_would_not_meet_is_told_once_with_the_rule() -> None:
    s = hamlet(gold=60)
    give(s, "outpost")
    begin(s)
    act(s, "market", "construct")
    told = [GAME.geometry(s, 0, option) or {} for option in options(s, 0)]
    assert [list(one) for one in told] == [
        ["tile", "placements", "refused"],
        *[["tile", "placements"]] * (len(told) - 1),
    ]
    legal: list[Any] = [placed for one in told for placed in one["placements"]]  # type: ignore[union-attr]
    refused: list[Any] = told[0]["refused"]  # type: ignore[assignment]

    assert refused
    grounds = [frozenset(map(tuple, one["outline"])) for one in refused]
    assert len(set(grounds)) == len(grounds)
    assert set(grounds).isdisjoint([frozenset(map(tuple, one["outline"])) for one in legal])
    for one in refused:
        assert one["rule"] == "HAM-GEO-6"
        assert any("is_bad" in joint for joint in one["joints"])
    assert not any("is_bad" in joint for one in legal for joint in one["joints"])


@pytest.mark.rule("HAM-TRANS-1")
def test_goods_travel_over_own_donkeys_only() -> None:
    s = hamlet(gold=60)
    s.players[0].donkeys = [TILE["church"]]
    give(s, "small_woodland")
    begin(s)
    act(s, "farm", "construct")
    while texts(s)[0].startswith(("on", "own")):
        do(s, texts(s)[0])
    routes = {option.text: GAME.geometry(s, 0, option) for option in options(s, 0)}

    assert all(route and len(route["route"]) in (1, 2, 3) for route in routes.values())  # type: ignore[arg-type]
    far = [route["route"] for text, route in routes.items() if route and "buy" in text]
    assert far[0] == ["tile/market", "tile/church", "tile/farm"]


def test_a_proposed_payment_uses_own_tokens_then_basics_and_buys_last() -> None:
    s = example()
    s.players[0].gold = 30
    s.players[0].donkeys = [QUARRY, TILE["church"], TILE["stonemason"]]
    put(s, "cow_farm", "milk", maker=0)
    put(s, "stonemason", "brick", maker=1)
    s.delivered = [1, -1, 1, 1]
    s.players[1].deliveries = 3
    begin(s)
    act(s, "church")
    if "deliver 1" in texts(s):
        do(s, "deliver 1")
    proposed = [action.text for action in GAME.proposal(s, 0)]

    assert proposed[0] == f"use normal {TILE['cow_farm']} of 0"
    assert proposed[1] == f"use normal {TILE['stonemason']} of 1"
    assert proposed[2].startswith("buy ")
    outcome = Foresight(GAME, s, 0).outcome([GAME.catalogue.read(move) for move in proposed])
    assert outcome.gives["points"] == 5  # the delivery and the own milk
    assert outcome.others[1] == {"points": 1, "gold": 1, "brick": 1, "total": outcome.others[1]["total"]}


def test_the_view_tells_what_landmarks_and_awards_are_worth_by_the_scoring_rules() -> None:
    s = example()
    s.players[0].deliveries, s.delivered[0] = 1, 0
    view = GAME.view(s, None)
    board, players, awards = view["board"], view["players"], view["awards"]
    assert isinstance(board, list)
    assert isinstance(players, list)
    assert isinstance(awards, list)

    for tile in board:
        if tile["flag"] is not None:
            assert tile["worth"] == points_of_landmark(s, tile["flag"], tile["tile"])
    assert [len(player["longest"]) for player in players] == [s.board.longest_road(i) for i in (0, 1)]
    assert [player["lines"]["longest"] for player in players] == [score_lines(s, i)[4] for i in (0, 1)]
    assert {award["id"]: award["counts"] for award in awards}["chaplain"] == [1, 0]


@pytest.mark.rule("HAM-LONG-1")
def test_the_tiles_of_a_longest_road_are_a_chain_with_an_own_road_and_without_the_church() -> None:
    s = example()
    for owner in (0, 1):
        chain = s.board.longest_chain(owner)
        own = s.board.joined_by(owner)
        steps = list(itertools.pairwise(chain))

        assert len(set(chain)) == len(chain) == s.board.longest_road(owner)
        assert TILE["church"] not in chain
        assert all(s.board.printed[a] >> b & 1 or own[a] >> b & 1 for a, b in steps)
        assert any(own[a] >> b & 1 for a, b in steps)


# -- descriptions -----------------------------------------------------------------------------------------------

KINDS = ("resources", "tiles", "solo", "solo_actions", "church_sides", "market_sides", "sales", "milestones_awards")
SKIPPED = {"level", "count", "players", "walk", "segments", "cells", "start_filled", "rank"}


def numbers_of(data: object) -> list[int]:
    """Every printed number of an entry but its shape and how often it is there."""
    if isinstance(data, dict):
        return [n for key, value in data.items() if key not in SKIPPED for n in numbers_of(value)]
    if isinstance(data, list):
        return [n for value in data for n in numbers_of(value)]
    return [data] if isinstance(data, int) and not isinstance(data, bool) else []


@pytest.mark.parametrize("name", [name for name in GAME.box.pack.names if "." in name])
def test_every_printed_thing_is_described_with_its_numbers(name: str) -> None:
    kind, plain = name.split(".")
    found = GAME.describe(name)
    if kind not in KINDS:
        assert found is None
        return
    assert found is not None
    assert found.lines
    assert all(rule in ledger_of("hamlet") for rule in found.rules)
    for speaker in SPEAKERS:
        said = " ".join([speaker.phrase(line) for line in found.lines])
        if kind in ("tiles", "sales", "church_sides", "market_sides"):
            entry = next(entry for entry in PRINTED[kind] if entry["id"] == plain)
            told = [int(number) for number in re.findall(r"\d+", said)]
            missing = [number for number in set(numbers_of(entry)) if number and number not in told]
            assert missing == [], said


GAME_RULES = set(
    re.findall(r"HAM-[A-Z]+-\d+", (gromada.library.package_folder("hamlet") / "rules.md").read_text("utf-8"))
)


def test_a_changed_pack_is_described_as_changed() -> None:
    tile = next(tile for tile in BOX.tiles if tile.id == "sawmill")
    lines = GAME.describe("sawmill")
    assert lines is not None
    said = [SPEAKERS[0].phrase(line) for line in lines.lines]

    assert said[0] == "Refinery with 1 space. Makes timber (plank), each from one wood, with your own tokens."
    assert f"Whoever builds it gets {tile.points} points." in said


@pytest.mark.rule("HAM-BP-3")
def test_a_blueprint_of_the_row_tells_where_its_price_is_laid() -> None:
    s = hamlet(gold=9)
    s.row, s.row_gold = [TILE["barn"], TILE["sawmill"], TILE["tavern"]], [0, 2, 0]
    begin(s)
    act(s, "town_hall")
    laid = {option.text: GAME.geometry(s, 0, option) for option in options(s, 0)}

    assert laid["take 0"] == {"coins": []}
    assert laid["take 2"] == {"coins": ["row/0", "row/1"]}
    do(s, "take 2")
    assert s.row_gold[:2] == [1, 3]


@pytest.mark.rule("HAM-ROAD-5")
def test_a_road_tells_what_it_costs() -> None:
    s = example()
    s.players[0].gold = 30
    begin(s)
    do(s, next(text for text in texts(s) if text.startswith("villager")))
    told = []
    for go in texts(s):
        there = s.copy()
        do(there, go)
        if "road" in texts(there):
            do(there, "road")
            told += [GAME.geometry(there, 0, option) for option in options(there, 0)]
    roads = [geometry for geometry in told if geometry and "ends" in geometry]

    assert roads
    for road in roads:
        assert road["cost"] == PRINTED["roads"][road["kind"]]["cost"]
