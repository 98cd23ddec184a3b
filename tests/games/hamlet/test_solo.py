"""The solo opponent: section 11 of the ledger. Every choice of his is told with its reason."""

from __future__ import annotations

import pytest

from gromada.bots.uniform import play_out
from gromada.core.events import Event
from gromada.core.play import advance
from gromada.core.rng import Rng
from gromada.games.hamlet.events import BotChose, PriorityTaken, TokenUsed
from gromada.games.hamlet.printed import (
    BASICS,
    SOLO_BLUEPRINT,
    SOLO_CONSTRUCT,
    SOLO_PRODUCE,
    SOLO_REFINE,
    SOLO_ROAD,
    STONE,
    WHEAT,
    WOOD,
)
from gromada.games.hamlet.scoring import gold_points, landmark_points, longest_points, points_of_landmark, winners
from gromada.games.hamlet.solo import (
    BotActs,
    BotTurn,
    DrawDisc,
    ReturnDiscs,
    best_delivery,
    best_placement,
    best_sale,
    bot_blueprint,
    bot_construct,
    bot_produce,
    bot_refine,
    bot_road,
    meetings,
    pay,
    producer_to_fill,
    project_to_build,
    refinery_to_use,
    road_candidates,
    use_token,
)
from gromada.games.hamlet.state import BOTRIC, NO_SALE, Hamlet, basics_on, tokens_on
from gromada.games.hamlet.view import view
from tests.games.hamlet.building import (
    BOX,
    CHURCH,
    FARM,
    GAME,
    MARKET,
    QUARRY,
    TILE,
    TOWN_HALL,
    WOODCUTTER,
    begin,
    do,
    empty,
    give,
    hamlet,
    lay,
    put,
    road,
)


def solo() -> Hamlet:
    s = hamlet(1)
    s.face_up[:] = [NO_SALE] * 3
    return s


def run(s: Hamlet, *steps: object) -> Hamlet:
    s.then(*steps)  # type: ignore[arg-type]  # tests name steps
    advance(s)
    return s


def told(s: Hamlet, kind: type[Event]) -> list[Event]:
    return [event for event in s.events if isinstance(event, kind)]


@pytest.mark.rule("HAM-SOLO-5", "HAM-SOLO-18", "HAM-SOLO-19")
def test_botrics_turn_follows_the_humans_and_each_standing_villager_acts_once() -> None:
    s = solo()
    s.players[BOTRIC].villagers = [CHURCH, CHURCH]
    s.favour[0].tokens = [SOLO_PRODUCE, SOLO_BLUEPRINT, SOLO_REFINE, SOLO_CONSTRUCT, SOLO_ROAD]
    begin(s)
    do(s, "end")

    assert len(told(s, TokenUsed)) == 2
    assert s.players[BOTRIC].standing == 0
    assert s.round == 2
    assert s.stall == 0


@pytest.mark.rule("HAM-SOLO-19", "HAM-END-1")
def test_if_the_human_completes_the_church_botric_still_takes_his_turn() -> None:
    s = solo()
    s.players[0].gold = 10
    s.delivered = [-1, 0, 0, 0]
    s.players[0].deliveries = 3
    begin(s)
    do(s, "villager 0", "go 0")
    do(s, "end")

    assert s.is_over()
    assert told(s, TokenUsed)


@pytest.mark.rule("HAM-SOLO-5", "HAM-HIRE-2", "HAM-RUL-26")
def test_with_five_coins_he_hires_first_of_all_and_takes_a_blueprint() -> None:
    s = solo()
    s.favour[0].coins = 6
    s.row, s.row_gold = [TILE["barn"], TILE["sawmill"]], [0, 0]
    run(s, BotTurn())

    assert s.favour[0].coins == 1
    assert s.players[BOTRIC].villagers == [TOWN_HALL, CHURCH]
    assert s.players[BOTRIC].blueprints == [TILE["sawmill"]]
    assert [event.priority for event in s.events if isinstance(event, PriorityTaken)] == ["hire"]
    assert s.favour[0].tokens == [0, 1, 2, 3, 4]  # no action token moves
    s.players[BOTRIC].villagers = [CHURCH] * 4
    s.favour[0].coins = 6
    run(s, BotActs(0))
    assert len(s.players[BOTRIC].villagers) == 4


@pytest.mark.rule("HAM-SOLO-6", "HAM-SOLO-5", "HAM-SOLO-3", "HAM-SOLO-17")
def test_his_deliveries_are_cheaper_and_worth_as_much() -> None:
    s = solo()
    s.favour[0].coins = 4
    assert best_delivery(s) == -1  # 6 basic ones lie there, he needs 8; 7 coins
    for tile, resource in (("woodcutter", "wood"), ("quarry", "stone")):
        put(s, tile, resource)
    assert best_delivery(s) == 3
    run(s, BotActs(0))

    assert s.delivered == [-1, -1, -1, BOTRIC]
    assert s.players[BOTRIC].points == 6
    assert sum(s.in_village(resource) for resource in range(BASICS)) == 0


@pytest.mark.rule("HAM-SOLO-6")
def test_a_delivery_of_gold_is_paid_from_the_favour_tile() -> None:
    s = solo()
    s.players[BOTRIC].villagers = [CHURCH] * 4  # no hiring
    s.favour[0].coins = 7
    run(s, BotActs(0))

    assert s.delivered[0] == BOTRIC
    assert s.favour[0].coins == 0
    assert s.players[BOTRIC].points == 6


@pytest.mark.rule("HAM-SOLO-14", "HAM-SOLO-6")
def test_the_delivery_with_most_points_then_the_first_listed() -> None:
    s = lay(solo(), ("cow_farm", "market", 3, 2))
    put(s, "cow_farm", "milk", 2, maker=0)
    assert best_delivery(s) == 1  # 3 refined less 1
    s.favour[0].coins = 7

    assert best_delivery(s) == 0


@pytest.mark.rule("HAM-SOLO-5", "HAM-SOLO-4", "HAM-SOLO-14", "HAM-SOLO-18")
def test_a_sale_gives_its_points_and_one_more_for_its_gold_and_the_human_gains_for_his_tokens() -> None:
    s = lay(solo(), ("cow_farm", "market", 3, 2))
    put(s, "cow_farm", "milk", 1, maker=0)
    ids = [sale.id for sale in BOX.sales]
    s.face_up[:] = [NO_SALE, ids.index("s1_wood_wheat"), ids.index("s1_milk")]
    s.sales_left = [0, 0, 0]
    assert best_sale(s) == 1  # equal points: the lowest space
    empty(s, "farm")
    assert best_sale(s) == 2
    run(s, BotActs(0))

    assert s.players[BOTRIC].points == 1 + 1
    assert s.players[BOTRIC].gold == 0
    assert s.players[BOTRIC].sales == [ids.index("s1_milk")]
    assert (s.players[0].points, s.players[0].gold) == (1, 1)


@pytest.mark.rule("HAM-SOLO-7", "HAM-SOLO-2", "HAM-SOLO-20")
@pytest.mark.parametrize(("disc", "start"), [(0, 0), (1, 1), (2, 2)])
def test_a_disc_says_where_the_search_begins_and_the_token_used_goes_to_the_end(disc: int, start: int) -> None:
    s = solo()
    s.favour[0].tokens = [SOLO_PRODUCE, SOLO_ROAD, SOLO_REFINE, SOLO_CONSTRUCT, SOLO_BLUEPRINT]
    s.row, s.row_gold = [TILE["plaza"]], [0]
    s.players[BOTRIC].roads = 0  # no road, nothing to refine, nothing to construct
    DrawDisc(0).settle(s, (disc,))
    advance(s)

    assert s.favour[0].discs[disc] == [3, 2, 1][disc] - 1
    if start == 0:
        assert s.favour[0].tokens == [SOLO_ROAD, SOLO_REFINE, SOLO_CONSTRUCT, SOLO_BLUEPRINT, SOLO_PRODUCE]
    else:
        assert s.favour[0].tokens == [SOLO_PRODUCE, SOLO_ROAD, SOLO_REFINE, SOLO_CONSTRUCT, SOLO_BLUEPRINT]
        assert s.players[BOTRIC].blueprints == [TILE["plaza"]]


@pytest.mark.rule("HAM-SOLO-7", "HAM-END-3")
def test_the_search_wraps_and_without_any_possible_action_he_gets_a_coin() -> None:
    s = solo()
    s.favour[0].tokens = [SOLO_PRODUCE, SOLO_ROAD, SOLO_REFINE, SOLO_CONSTRUCT, SOLO_BLUEPRINT]
    s.players[BOTRIC].roads = 0
    use_token(s, 0, 2)
    assert s.favour[0].tokens[-1] == SOLO_PRODUCE  # refine, construct, blueprint, then from the left

    s = solo()
    for tile, resource in (("woodcutter", "wood"), ("quarry", "stone"), ("farm", "wheat")):
        put(s, tile, resource)
    s.players[BOTRIC].roads = 0
    s.is_idle = True
    use_token(s, 0, 0)
    assert s.favour[0].coins == 3
    assert s.players[BOTRIC].villagers == [CHURCH]
    assert s.favour[0].tokens == [0, 1, 2, 3, 4]
    assert s.is_idle


@pytest.mark.rule("HAM-SOLO-5", "HAM-SOLO-7", "HAM-SOLO-2")
def test_a_view_tells_what_his_next_villager_would_do() -> None:
    s = solo()
    s.favour[0].tokens = [SOLO_PRODUCE, SOLO_ROAD, SOLO_REFINE, SOLO_CONSTRUCT, SOLO_BLUEPRINT]
    s.row, s.row_gold = [TILE["plaza"]], [0]
    s.players[BOTRIC].roads = 0  # no road, nothing to refine, nothing to construct
    s.favour[0].coins = 4
    favour = view(s, 0)["favour"]
    assert favour is not None
    assert (favour["next"], favour["hire_price"], favour["priorities"]) == (None, 5, ["hire", "delivery", "sale"])
    assert [(one["disc"], one["count"], one["position"], one["action"]) for one in favour["discs"]] == [
        ("majority", 3, 0, "produce"),
        ("middle", 2, 1, "blueprint"),
        ("botric", 1, 2, "blueprint"),
    ]

    s.favour[0].coins = 5
    favour = view(s, 0)["favour"]
    assert favour is not None
    assert favour["next"] == "hire"


@pytest.mark.rule("HAM-SOLO-8")
def test_when_the_bag_of_discs_is_empty_all_return_and_a_coin_is_gained() -> None:
    s = solo()
    s.favour[0].discs = [0, 0, 1]
    run(s, ReturnDiscs())
    assert s.favour[0].coins == 2
    s.favour[0].discs = [0, 0, 0]
    run(s, ReturnDiscs())

    assert s.favour[0].discs == [3, 2, 1]
    assert s.favour[0].coins == 3


@pytest.mark.rule("HAM-SOLO-9", "HAM-SOLO-4", "HAM-TERM-5")
def test_he_fills_the_emptiest_producer_the_earliest_of_equals_for_a_point() -> None:
    s = solo()
    assert producer_to_fill(s) == WOODCUTTER
    s.stock[FARM] = 0
    assert producer_to_fill(s) == FARM
    bot_produce(s, 0, FARM)

    assert basics_on(s.stock[FARM], WHEAT) == 3
    assert s.players[BOTRIC].points == 1
    assert [event.reason for event in s.events if isinstance(event, BotChose)] == ["fewest-resources"]


@pytest.mark.rule("HAM-SOLO-9")
def test_at_the_barn_he_takes_what_the_village_has_fewest_of_for_two_points() -> None:
    s = lay(solo(), ("barn", "market", 3, 0))
    s.stock[QUARRY] = 0
    bot_produce(s, 0, TILE["barn"])

    stock = s.stock[TILE["barn"]]
    assert [basics_on(stock, resource) for resource in (WOOD, STONE, WHEAT)] == [1, 2, 0]
    assert s.players[BOTRIC].points == 2


@pytest.mark.rule("HAM-SOLO-10")
def test_he_refines_what_the_village_has_fewest_of_as_much_as_he_can() -> None:
    s = lay(solo(), ("lumber_mill", "market", 3, 1))
    assert refinery_to_use(s) == TILE["lumber_mill"]
    s.milestones[0] = BOTRIC
    bot_refine(s, 0, TILE["lumber_mill"])

    assert tokens_on(s.stock[TILE["lumber_mill"]], BOTRIC, 1) == 2
    assert basics_on(s.stock[WOODCUTTER], WOOD) == 0
    assert s.players[BOTRIC].supply[0] == 0
    assert refinery_to_use(s) == -1


@pytest.mark.rule("HAM-SOLO-10")
def test_between_two_refineries_the_rarer_product_decides() -> None:
    s = lay(solo(), ("plaza", "market", 3, 0))
    for tile in ("lumber_mill", "cow_farm"):
        segments = BOX.shapes[TILE[tile]].segments
        name = next(n for n in s.board.placements(TILE["plaza"], TILE[tile]) if segments[n % 16] == 0)
        lay(s, (tile, "plaza", name // 16, name % 16))
    assert refinery_to_use(s) == TILE["lumber_mill"]  # equal: earliest placed
    put(s, "lumber_mill", "plank", maker=0)

    assert refinery_to_use(s) == TILE["cow_farm"]


@pytest.mark.rule("HAM-SOLO-11")
def test_he_builds_a_new_refinery_before_others_before_landmarks_before_producers_and_pays_no_gold() -> None:
    s = solo()
    give(s, "barn", "small_woodland", "sawmill", seat=BOTRIC)
    assert project_to_build(s) == TILE["sawmill"]
    s.stock[FARM] = 0  # the Sawmill cannot be paid
    assert project_to_build(s) == TILE["small_woodland"]
    s.stock[WOODCUTTER] = 0
    assert project_to_build(s) == TILE["barn"]
    bot_construct(s, 0, TILE["barn"])

    assert s.board.tiles >> TILE["barn"] & 1
    assert s.players[BOTRIC].points == 4
    assert s.favour[0].coins == 2


@pytest.mark.rule("HAM-SOLO-11", "HAM-BUILD-6", "HAM-SOLO-18")
def test_his_first_refinery_takes_milestone_and_stack_and_of_equals_the_oldest_is_built() -> None:
    s = solo()
    give(s, "stonemason", "sawmill", seat=BOTRIC)
    assert project_to_build(s) == TILE["stonemason"]
    run(s, *bot_construct(s, 0, TILE["stonemason"]))

    assert s.milestones[3] == BOTRIC
    assert s.entered == 0b1000


@pytest.mark.rule("HAM-SOLO-11")
def test_he_places_where_most_printed_roads_meet_then_most_equal_then_most_segments() -> None:
    s = lay(solo(), ("plaza", "market", 3, 0))
    for tile in ("barn", "stable", "sawmill", "small_woodland", "monument"):
        host, side, own = best_placement(s, TILE[tile])
        best = meetings(s, host, TILE[tile], side, own)
        for other in range(len(BOX.tiles)):
            if s.board.is_connected(other):
                for name in s.board.placements(other, TILE[tile]):
                    found = meetings(s, other, TILE[tile], name // 16, name % 16)
                    assert found <= best
                    if found == best:
                        mine = (s.board.order[host], side, own)
                        assert mine <= (s.board.order[other], name // 16, name % 16)


@pytest.mark.rule("HAM-SOLO-12")
@pytest.mark.parametrize(
    ("row", "taken", "reason"),
    [
        (["barn", "plaza", "sawmill"], "sawmill", "new-refinery"),
        (["barn", "plaza", "lumber_mill"], "plaza", "landmark"),
        (["barn", "lumber_mill"], "barn", "leftmost"),
    ],
)
def test_he_takes_the_leftmost_new_refinery_or_landmark_or_tile_for_nothing(
    row: list[str], taken: str, reason: str
) -> None:
    s = solo()
    if "lumber_mill" in row:
        lay(s, ("sawmill", "market", 3, 5))
    s.row, s.row_gold = [TILE[tile] for tile in row], [2] * len(row)
    bot_blueprint(s)

    assert s.players[BOTRIC].blueprints == [TILE[taken]]
    assert s.row_gold == [2] * (len(row) - 1)
    assert s.players[BOTRIC].points == 1  # the gold on it
    assert [event.reason for event in s.events if isinstance(event, BotChose)] == [reason]


@pytest.mark.rule("HAM-SOLO-12", "HAM-SOLO-4")
def test_a_blueprint_without_gold_gives_him_nothing() -> None:
    s = solo()
    s.row, s.row_gold = [TILE["plaza"]], [0]
    bot_blueprint(s)

    assert s.players[BOTRIC].points == 0


@pytest.mark.rule("HAM-SOLO-13", "HAM-ROAD-2", "HAM-ROAD-6")
def test_a_road_joins_his_flag_then_any_tile_then_makes_the_longest_chain() -> None:
    s = lay(solo(), ("small_mountain_range", "quarry", 2, 0), ("small_woodland", "woodcutter", 1, 1))
    s.players[BOTRIC].flags = 1 << TILE["small_woodland"]
    bot_road(s, 0)
    assert s.board.is_connected(TILE["small_woodland"])
    assert s.milestones[4] == BOTRIC
    assert s.players[BOTRIC].roads == 4
    bot_road(s, 0)
    assert s.board.is_connected(TILE["small_mountain_range"])

    reasons = [event.reason for event in s.events if isinstance(event, BotChose)]
    assert reasons == ["joins-flag", "joins-tile"]


def cut_off_stable() -> Hamlet:
    """A printed road joins the Stable to the Sawmill; neither is connected, and no road could lead to the Stable."""
    s = lay(solo(), ("small_woodland", "woodcutter", 0, 0), ("sawmill", "church", 12, 0), ("stable", "sawmill", 5, 0))
    assert s.board.direct[TILE["sawmill"]] >> TILE["stable"] & 1
    assert not s.board.is_connected(TILE["sawmill"])
    ends = [(side // 16, s.board.facing[side] // 16) for side in road_candidates(s)]
    assert not any(TILE["stable"] in pair for pair in ends)
    assert any(TILE["sawmill"] in pair for pair in ends)
    return s


@pytest.mark.rule("HAM-SOLO-13", "HAM-GEO-10")
def test_a_road_to_what_lies_behind_counts_like_a_road_to_the_flag_itself() -> None:
    s = cut_off_stable()
    s.players[BOTRIC].flags = 1 << TILE["stable"]
    bot_road(s, 0)

    assert s.board.is_connected(TILE["stable"])
    assert [event.reason for event in s.events if isinstance(event, BotChose)] == ["joins-flag"]


@pytest.mark.rule("HAM-SOLO-13")
def test_without_a_flag_behind_it_the_earliest_road_of_equals_is_built() -> None:
    s = cut_off_stable()
    bot_road(s, 0)

    assert s.board.is_connected(TILE["small_woodland"])
    assert not s.board.is_connected(TILE["stable"])
    assert [event.reason for event in s.events if isinstance(event, BotChose)] == ["joins-tile"]


@pytest.mark.rule("HAM-SOLO-13")
def test_a_road_needs_a_piece_its_cost_and_a_place() -> None:
    s = lay(solo(), ("small_mountain_range", "quarry", 2, 0))
    bridges = [CHURCH * 16 + 4, QUARRY * 16 + 2]  # to the new tile
    paths = [FARM * 16 + 2, FARM * 16 + 3]  # from the Farm to the Market
    assert road_candidates(s) == [*bridges, *paths]
    s.stock[WOODCUTTER] = 0
    assert road_candidates(s) == paths
    bot_road(s, 0)
    assert s.board.direct[FARM] >> MARKET & 1
    assert [event.reason for event in s.events if isinstance(event, BotChose)] == ["longest-road"]
    s.players[BOTRIC].roads = 0

    assert road_candidates(s) == []


@pytest.mark.rule("HAM-SOLO-14", "HAM-SOLO-17")
def test_he_pays_with_own_quality_own_normal_and_the_humans_normal_before_quality() -> None:
    s = lay(solo(), ("cow_farm", "market", 3, 2))
    tile, milk = TILE["cow_farm"], 5
    for maker, quality, left in ((BOTRIC, True, 0), (BOTRIC, False, 0), (0, False, 0), (0, True, 0)):
        s.stock[tile] = 0
        s.players[0].supply[2] = s.players[BOTRIC].supply[2] = 2
        put(s, "cow_farm", "milk", maker=maker, quality=quality)
        if (maker, quality) != (0, True):
            put(s, "cow_farm", "milk", maker=0, quality=True)
        pay(s, MARKET, 1 << (5 * milk), 0, 0)
        assert tokens_on(s.stock[tile], maker, int(quality)) == left


@pytest.mark.rule("HAM-SOLO-14")
def test_mixed_units_come_from_the_commonest_type_and_the_earliest_tile() -> None:
    s = lay(solo(), ("barn", "market", 3, 0))
    put(s, "barn", "stone", 2)
    pay(s, CHURCH, 0, 0b111, 1)
    assert basics_on(s.stock[QUARRY], STONE) == 1  # four stones in the village; the Quarry was placed earlier
    s.stock[TILE["barn"]] = 0
    s.stock[QUARRY] = 0
    pay(s, CHURCH, 0, 0b111, 1)

    assert basics_on(s.stock[WOODCUTTER], WOOD) == 1  # wood and wheat are equal: wood comes first


@pytest.mark.rule("HAM-SOLO-3")
def test_he_brings_goods_over_any_distance_but_not_from_tiles_that_are_cut_off() -> None:
    s = lay(solo(), ("cow_farm", "quarry", *divmod(solo().board.placements(QUARRY, TILE["cow_farm"])[0], 16)))
    s.stock[TILE["cow_farm"]] = 0
    assert not s.board.is_connected(TILE["cow_farm"])
    assert refinery_to_use(s) == -1

    s = lay(solo(), ("cow_farm", "market", 3, 2))
    assert refinery_to_use(s) == TILE["cow_farm"]


@pytest.mark.rule("HAM-SOLO-15")
def test_he_scores_nothing_for_gold_and_four_for_tavern_and_stable() -> None:
    s = lay(solo(), ("tavern", "market", 3, 0))
    s.players[BOTRIC].gold = 30
    s.players[BOTRIC].flags = 1 << TILE["tavern"]

    assert gold_points(s, BOTRIC) == 0
    assert landmark_points(s, BOTRIC) == 4
    s = lay(solo(), ("stable", "market", 3, 0))
    assert points_of_landmark(s, BOTRIC, TILE["stable"]) == 4
    assert points_of_landmark(s, 0, TILE["stable"]) == 2


@pytest.mark.rule("HAM-SOLO-16", "HAM-TIE-1")
@pytest.mark.parametrize(
    ("human", "bot", "deliveries", "won"), [(21, 20, 0, [0]), (20, 20, 0, []), (15, 20, 1, [0]), (14, 20, 1, [])]
)
def test_the_human_wins_with_more_points_and_a_tie_that_remains_is_botrics(
    human: int, bot: int, deliveries: int, won: list[int]
) -> None:
    s = solo()
    s.players[0].points, s.players[BOTRIC].points = human, bot
    s.players[0].deliveries = deliveries  # worth 5 as the Chaplain

    assert winners(s) == won


@pytest.mark.rule("HAM-SOLO-18", "HAM-SOLO-4")
def test_he_gains_for_his_tokens_that_the_human_uses_and_scores_roads_as_anyone() -> None:
    s = lay(solo(), ("cow_farm", "market", 3, 2), ("small_mountain_range", "quarry", 2, 0))
    put(s, "cow_farm", "milk", maker=BOTRIC)
    s.face_up[0] = next(i for i, sale in enumerate(BOX.sales) if sale.id == "s1_milk")
    s.sales_left = [0, 0, 0]
    s.players[0].roads = 0
    begin(s)
    do(s, "villager 0", "go 4")

    assert s.players[BOTRIC].points == 1 + 1  # the point, and one for its gold
    assert s.players[BOTRIC].gold == 0
    road(s, "quarry", "small_mountain_range", BOTRIC)
    assert longest_points(s, BOTRIC) == 4


def test_every_action_of_his_in_whole_games_is_told() -> None:
    s = GAME.new(1, 3)
    play_out(s, Rng.seeded(1))
    kinds = {type(event).__name__ for event in s.events}

    assert {"TokensLaid", "DiscDrawn", "TokenUsed", "TokenPassedOver", "BotChose", "CoinGained"} <= kinds
