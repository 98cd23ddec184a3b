"""Sections SETUP, SEASON, FLOW and END of the ledger, and Boats 1a and 1b."""

from __future__ import annotations

import pytest

import gromada
from gromada.core.errors import BadSetup
from gromada.core.play import advance, apply, awaited, options, play
from gromada.core.rng import Rng
from gromada.games.keyflower.events import TileLaid, WinterContributed
from gromada.games.keyflower.printed import BOAT0, NO_COLOUR, SEASONS, SUMMER_BOAT0, TILE_IDS, of, size, some
from gromada.games.keyflower.round import Season
from gromada.games.keyflower.season import LayTiles, LoadBoats, loaded
from gromada.games.keyflower.season_end import BoatStep, Collect
from gromada.games.keyflower.state import CENTRE, Keyflower
from gromada.games.keyflower.view import view
from tests.games.keyflower.building import (
    GAME,
    PRINTED,
    asked,
    bid,
    end_season,
    moves,
    number,
    offered,
    settle,
    skills,
    table,
    total,
    why_not,
    win,
    workers,
)

COUNTS = {entry["players"]: entry for entry in PRINTED["player_counts"]}


@pytest.mark.rule("KEY-SETUP-1", "KEY-SETUP-2", "KEY-SETUP-3", "KEY-SETUP-4", "KEY-SETUP-7", "KEY-SETUP-9", "KEY-RUL-1")
@pytest.mark.rule("KEY-SEASON-3", "KEY-RUL-2", "KEY-COMP-2", "KEY-COMP-3", "KEY-COMP-4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_set_up_follows_the_table(seats: int) -> None:
    s = GAME.new(seats, seed=3)
    row = COUNTS[seats]

    assert len(s.centre) == row["spring_tiles"]
    assert [TILE_IDS[tile] for tile in s.table.boats] == row["boats"]
    assert len(s.table.orders) == row["turn_order_tiles"]
    assert s.greens == 20
    on_boats = sum([size(load) for load in s.boat_workers])
    assert on_boats == sum([GAME.keyflower_box.loads[tile - BOAT0][0].workers for tile in s.table.boats])
    assert size(s.bag) == 120 - 8 * seats - on_boats
    for p in s.players:
        assert size(p.workers) == 8
        assert of(p.workers, 3) == 0
        assert p.hand.bit_count() == row["winter_tiles_per_player"]
        assert len(p.village) == 1


@pytest.mark.rule("KEY-SETUP-1")
def test_other_numbers_of_players_are_refused() -> None:
    for seats in (1, 7):
        with pytest.raises(BadSetup, match="2 to 6"):
            GAME.new(seats)


@pytest.mark.rule("KEY-SETUP-5", "KEY-SETUP-6", "KEY-SEASON-1", "KEY-TURN-1")
def test_the_lowest_home_starts() -> None:
    for seed in range(8):
        s = GAME.new(4, seed=seed)
        homes = [p.village[0] for p in s.players]

        assert s.start == homes.index(min(homes))
        assert awaited(s) == [s.start]
        assert not s.flipped & 63


@pytest.mark.rule("KEY-SETUP-8")
def test_the_highest_turn_order_tile_carries_the_mark() -> None:
    for seats, count in ((2, 1), (3, 2), (4, 3), (5, 4), (6, 4)):
        found = GAME.keyflower_box.tables[seats]
        assert len(found.orders) == count
        assert found.purple == found.orders[-1]
        assert found.picks == tuple(range(1, count + 1))


@pytest.mark.rule("KEY-SETUP-10", "KEY-SETUP-11", "KEY-SETUP-12")
def test_winter_tiles_are_dealt_once_and_nobody_sees_the_other_seasons_tiles() -> None:
    s = GAME.new(6, seed=1)
    hands = [p.hand for p in s.players]

    assert sum([hand.bit_count() for hand in hands]) == 12
    assert sum(hands) == (1 << 12) - 1
    assert all(s.where[tile] != CENTRE for season in (1, 2, 3) for tile in s.box.season_tiles[season])


@pytest.mark.rule("KEY-FLOW-1", "KEY-FLOW-2", "KEY-SCORE-1")
def test_four_seasons_in_their_order_and_then_it_is_over() -> None:
    s = GAME.new(3, seed=5)
    rng = Rng.seeded(5)
    seen: list[int] = []
    while asked_seats := awaited(s):
        if not seen or seen[-1] != s.season:
            seen.append(s.season)
        answers = options(s, asked_seats[0])
        apply(s, asked_seats[0], answers[rng.below(len(answers))])

    assert [SEASONS[season] for season in seen] == list(SEASONS)
    assert s.is_over()


@pytest.mark.rule("KEY-SEASON-4", "KEY-SEASON-10", "KEY-RUL-22", "KEY-RUL-24")
def test_a_shortage_is_dealt_one_piece_at_a_time_and_an_empty_boat_can_be_picked() -> None:
    assert [size(load) for load in loaded([7, 6, 6], (0, 0, 0, 0, 0))] == [2, 2, 1]
    assert [size(load) for load in loaded([1, 2, 2], (0, 0, 0, 0, 0))] == [1, 2, 2]
    s = table({}, {}, {}, seats=3, season="summer", is_running=False)
    s.bag = 2
    s.pile = 0
    s.then(LoadBoats(), BoatStep())
    advance(s)

    assert [size(load) for load in s.boat_workers] == [1, 1, 0]
    moves(s, 0, "boat sea_breese")
    assert workers(s, 0) == {}


@pytest.mark.rule("KEY-SEASON-2", "KEY-SEASON-3")
def test_in_winter_nothing_is_loaded_and_in_autumn_the_autumn_face_counts() -> None:
    s = table({}, {}, seats=2, season="autumn", is_running=False)
    s.then(LoadBoats())
    advance(s)
    assert [size(load) for load in s.boat_workers] == [3, 6]
    assert [size(load) for load in s.boat_skills] == [2, 2]

    winter = table({}, {}, seats=2, season="winter", is_running=False)
    for seat in (0, 1):
        winter.players[seat].hand = 1 << seat
    winter.then(Season(3))
    advance(winter)
    assert winter.boat_workers == [0, 0]


@pytest.mark.rule("KEY-SEASON-5", "KEY-SETUP-9", "KEY-SEASON-6")
def test_the_seasons_tiles_are_drawn_and_summer_boats_show_either_face() -> None:
    faces = set()
    for seed in range(30):
        s = table({}, {}, seats=4, season="summer", is_running=False)
        s.rng = Rng.seeded(seed)
        s.then(LayTiles())
        advance(s)
        assert len(s.centre) == 8
        assert set(s.centre) <= set(s.box.season_tiles[1])
        faces |= {(tile, s.flipped >> tile & 1) for tile in s.centre if tile >= SUMMER_BOAT0}
        assert not s.flipped & ((1 << SUMMER_BOAT0) - 1)

    assert len(faces) == 8


@pytest.mark.rule("KEY-SEASON-9")
def test_a_boat_that_was_picked_in_autumn_is_in_the_harbour_again_in_winter() -> None:
    s = table({}, {}, seats=2, season="autumn", is_running=False)
    for p in s.players:
        p.hand = 0b1
    s.picked = 0b11
    s.then(Season(3))
    advance(s)

    assert [boat["is_picked"] for boat in view(s, 0)["boats"]] == [False, False]


@pytest.mark.rule("KEY-SEASON-7", "KEY-SEASON-8", "KEY-DEC-9", "KEY-HID-7")
def test_winter_tiles_are_chosen_in_secret_at_least_one_each() -> None:
    s = table({}, {}, seats=2, season="autumn", is_running=False)
    s.players[0].hand = 0b111
    s.players[1].hand = 0b111000
    s.then(Season(3))
    advance(s)

    assert sorted(awaited(s)) == [0, 1]
    assert why_not(s, 0, "done") == "KEY-SEASON-7"
    assert why_not(s, 0, "contribute scribes") == "KEY-SEASON-7"
    moves(s, 0, "contribute craftsmans_guild")
    assert why_not(s, 0, "contribute craftsmans_guild") == "KEY-DEC-9"
    s.events.clear()
    moves(s, 0, "done")
    assert s.events == []
    assert s.centre == []
    moves(s, 1, "contribute mercers_guild", "contribute keythedral", "done")

    assert sorted([TILE_IDS[tile] for tile in s.centre]) == ["craftsmans_guild", "keythedral", "mercers_guild"]
    told = [event for event in s.events if isinstance(event, WinterContributed)]
    assert [(event.seat, event.count) for event in told] == [(0, 1), (1, 2)]
    assert len([event for event in s.events if isinstance(event, TileLaid)]) == 3


@pytest.mark.rule("KEY-DEC-9")
def test_the_set_of_winter_tiles_is_named_in_any_order_and_ends_when_the_player_says_so() -> None:
    s = table({}, {}, seats=2, season="autumn", is_running=False)
    s.players[0].hand = 0b111
    s.players[1].hand = 0b111000
    s.then(Season(3))
    advance(s)

    moves(s, 0, "contribute watermill")  # the last in order
    assert offered(s, 0) == ["contribute jeweller", "contribute craftsmans_guild", "done"]
    moves(s, 0, "contribute jeweller", "contribute craftsmans_guild")
    assert offered(s, 0) == ["done"]
    assert s.players[0].contributed == 0
    moves(s, 0, "done")

    assert s.players[0].contributed == 0b111
    assert awaited(s) == [1]


@pytest.mark.rule("KEY-SEASON-9", "KEY-COL-5")
def test_nothing_of_a_season_is_left_when_the_boats_are_taken() -> None:
    s = table({"blue": 3}, {"blue": 3}, centre=("keywood",))
    moves(s, 0, "use home_1", "blue", "workers 1", "stop")
    moves(s, 1, "bid turn_order_1", "blue", "workers 1")
    end_season(s)

    assert asked(s, 1) == "PickBoat"
    assert set(s.lock) == {NO_COLOUR}
    assert not any(s.uses)
    assert not any(s.bids)
    assert s.passes == 0


# -- end of season -------------------------------------------------------------------------------------------------


@pytest.mark.rule("KEY-END-1", "KEY-END-3", "KEY-END-4", "KEY-END-13", "KEY-INV-11")
def test_losing_groups_return_winners_get_tiles_and_workers_and_bids_go_into_the_bag() -> None:
    s = table({"blue": 3, "red": 1}, {"blue": 5}, centre=("keywood", "miner"))
    moves(s, 0, "bid keywood", "blue", "workers 1")
    moves(s, 1, "bid keywood", "workers 2")
    moves(s, 0, "use keywood", "leave", "workers 1")
    moves(s, 1, "use home_1", "blue", "workers 2", "stop")
    before = total(s.bag)
    end_season(s)

    assert workers(s, 0) == {"blue": 4, "red": 1}  # 1 kept, 1 lost bid back, 2 from his home
    assert workers(s, 1) == {"blue": 2}  # 1 kept, 1 from Keywood
    assert s.players[1].waiting == [number("keywood")]
    assert total(s.bag) == before + 2
    assert not any(s.bids)
    assert not any(s.on_tile)


@pytest.mark.rule("KEY-END-2")
def test_a_tile_without_a_bid_leaves_with_its_workers_even_green_ones() -> None:
    s = table({"green": 2}, {}, centre=("keywood",))
    moves(s, 0, "use keywood", "green", "workers 2")
    end_season(s)

    assert of(s.bag, 3) == 2
    assert s.strays == 2
    assert s.where[number("keywood")] == -1
    assert not s.players[0].waiting


@pytest.mark.rule("KEY-END-5", "KEY-RUL-10", "KEY-SB-1A")
def test_turn_order_bids_are_in_the_bag_before_boat_1a_draws() -> None:
    s = table({"red": 2}, {}, season="summer", centre=())
    win(s, 0, "summer_boat_1a")
    s.bag = 0
    moves(s, 0, "bid turn_order_1", "red", "workers 2")
    end_season(s)
    moves(s, 0, "boat keyflower")

    assert workers(s, 0) == {"red": 2}
    assert s.bag == 0


@pytest.mark.rule("KEY-SB-1A", "KEY-SB-1B", "KEY-SB-0")
@pytest.mark.parametrize(("season", "green"), [("summer", 1), ("autumn", 1), ("winter", 1), ("spring", 0)])
def test_boat_1b_takes_a_green_worker_with_every_pick_from_summer_on(season: str, green: int) -> None:
    s = table({}, {}, season=season, is_running=False)
    win(s, 0, "summer_boat_1b")
    s.then(BoatStep())
    advance(s)
    moves(s, 0, "boat keyflower")

    assert workers(s, 0).get("green", 0) == green
    s.greens = 0
    before = s.players[0].workers
    s.then(BoatStep())
    advance(s)
    moves(s, s.start, offered(s, s.start)[0])
    assert s.players[0].workers == before


@pytest.mark.rule("KEY-SB-0", "KEY-SB-1A")
def test_a_summer_boat_works_in_the_season_in_which_it_is_won() -> None:
    s = table({"red": 2}, {}, season="summer", centre=("summer_boat_1",))
    moves(s, 0, "bid summer_boat_1", "red", "workers 1")
    end_season(s)
    moves(s, 0, "boat keyflower")

    assert total(s.players[0].workers) == 3


def four(bids: dict[str, list[int]], season: str = "spring", start: int = 0) -> Keyflower:
    """Four seats; for each turn order tile the bid of each seat."""
    s = table(*[{"blue": 9}] * 4, seats=4, season=season, start=start, is_running=False)
    for id, groups in bids.items():
        s.lock[number(id)] = 0
        for seat, count in enumerate(groups):
            s.bids[number(id)] |= count << (8 * seat)
            s.players[seat].workers -= count
            s.players[seat].seen -= count
    s.then(Collect(), BoatStep())
    advance(s)
    return s


def picked(s: Keyflower) -> list[int]:
    order = []
    while awaited(s):
        order.append(awaited(s)[0])
        play(s, order[-1], offered(s, order[-1])[0])
    return order


@pytest.mark.rule("KEY-END-6", "KEY-END-7", "KEY-RUL-11", "KEY-END-8")
def test_pick_order_with_the_mark_won_by_one_who_picks_earlier() -> None:
    s = four({"turn_order_1": [0, 0, 2, 0], "turn_order_2": [0, 1, 0, 0], "turn_order_3": [0, 0, 1, 0]})

    assert s.start == 2
    assert picked(s) == [2, 1, 3]  # then clockwise from seat 2; the last one, seat 0, is not asked


@pytest.mark.rule("KEY-END-6", "KEY-END-7", "KEY-RUL-18")
def test_without_a_bid_on_the_mark_the_marker_passes_left_after_the_picks() -> None:
    s = four({"turn_order_2": [0, 0, 0, 2]}, start=1)
    assert s.start == 1

    assert picked(s) == [3, 1, 2]
    assert s.start == 2


@pytest.mark.rule("KEY-RUL-18", "KEY-END-7")
def test_in_winter_too() -> None:
    s = four({}, season="winter", start=3)
    picked(s)

    assert s.start == 0


@pytest.mark.rule("KEY-END-9", "KEY-DEC-8", "KEY-HID-2", "KEY-INV-8")
def test_a_pick_takes_the_whole_load_of_one_boat_once() -> None:
    s = table({}, {}, seats=2, is_running=False)
    s.then(LoadBoats(), BoatStep())
    advance(s)
    load, tools = s.boat_workers[0], s.boat_skills[0]

    moves(s, 0, "boat keyflower")

    assert s.players[0].workers == s.players[0].seen == load
    assert s.players[0].skills == tools
    assert size(s.players[1].workers) == 6  # the last boat is not asked for
    assert s.boat_workers == [0, 0]
    assert s.boat_skills == [0, 0]


@pytest.mark.rule("KEY-END-9", "KEY-SETUP-7")
def test_a_boat_is_picked_once_and_only_if_it_is_in_play() -> None:
    s = four({})
    moves(s, 0, "boat keyflower")

    assert why_not(s, 1, "boat keyflower") == "KEY-END-9"
    assert why_not(s, 1, "boat white_wind") == "KEY-SETUP-7"


@pytest.mark.rule("KEY-END-10", "KEY-END-12", "KEY-INV-8")
def test_in_winter_boats_and_won_turn_order_tiles_are_taken_and_the_others_leave() -> None:
    s = four({"turn_order_1": [0, 0, 2, 0], "turn_order_3": [0, 0, 1, 0]}, season="winter")
    picked(s)

    assert sorted([TILE_IDS[tile] for tile in s.players[2].waiting]) == [
        "boat_keyflower",
        "turn_order_1",
        "turn_order_3",
    ]
    for p in s.players:
        assert len([tile for tile in p.waiting if tile >= BOAT0]) == 1
    assert s.where[number("turn_order_2")] == -1


@pytest.mark.rule("KEY-END-11")
def test_before_winter_turn_order_tiles_stay() -> None:
    s = four({"turn_order_1": [0, 0, 2, 0]})
    picked(s)

    assert s.players[2].waiting == []
    assert bid(s, "turn_order_1", 2) == 0


@pytest.mark.rule("KEY-COMP-7", "KEY-INV-1")
def test_the_marker_has_one_holder_and_is_in_no_pile() -> None:
    s = GAME.new(3, seed=2)
    everything = s.bag + some(3, s.greens) + sum([p.workers for p in s.players]) + sum(s.boat_workers)

    assert size(everything) == 140
    assert 0 <= s.start < 3


@pytest.mark.rule("KEY-VAR-1", "KEY-VAR-2")
def test_the_only_settings_are_the_disputed_points() -> None:
    names = [setting.name for setting in gromada.game("keyflower").settings()]

    assert sorted(names) == sorted([entry["id"] for entry in PRINTED["options"]])
    assert GAME.read_options(2, None) == {entry["id"]: entry["default"] for entry in PRINTED["options"]}
    with pytest.raises(BadSetup):
        GAME.read_options(2, {"farmers": True})


@pytest.mark.rule("KEY-FLOW-3")
def test_only_the_winter_choice_and_the_expansion_are_simultaneous() -> None:
    s = GAME.new(4, seed=9)
    rng = Rng.seeded(9)
    kinds = set()
    while seats := awaited(s):
        if len(seats) > 1:
            kinds |= {asked(s, seat) for seat in seats}
        answers = options(s, seats[-1])
        apply(s, seats[-1], answers[rng.below(len(answers))])

    assert kinds <= {"ChooseWinter", "PlaceTile", "PlaceBeside", "PlaceTurned"}
    assert "ChooseWinter" in kinds


@pytest.mark.rule("KEY-END-3")
def test_the_workers_on_a_won_tile_come_to_the_winner_and_skills_stay() -> None:
    s = table({"blue": 1, "saw": 1}, {"blue": 3}, centre=("keywood",))
    settle(s, 0, "miner")
    moves(s, 0, "use keywood", "blue", "workers 1")
    moves(s, 1, "bid keywood", "workers 1")
    end_season(s)

    assert workers(s, 1) == {"blue": 3}
    assert skills(s, 0) == {"saw": 1}
