"""The pack: section COMP of the ledger. Every contradiction is refused with file, key and reason."""

from __future__ import annotations

from pathlib import Path

import pytest

import gromada
from gromada.core.errors import BadData
from gromada.core.play import awaited, options, play
from gromada.core.rng import Rng
from gromada.games.craftsmen import with_pack
from gromada.games.craftsmen.capital import size, worth
from gromada.games.craftsmen.game import Craftsmen
from gromada.games.craftsmen.printed import CAPITALS, COLOURS, FIRST, FIRST_PRODUCT, GOODS, PRODUCTS, RAW, SEMI, TIERS
from gromada.games.craftsmen.ships import LoadShip
from gromada.games.craftsmen.year_scoring import ScoreColours
from tests.games.craftsmen.building import BOX, FILE, PRINTED, TEXT, ask, capital, points, row


def changed(old: str, new: str) -> str:
    assert old in TEXT, old
    return TEXT.replace(old, new, 1)


def refused(text: str) -> str:
    with pytest.raises(BadData) as caught:
        with_pack("mine.toml", text)
    message = str(caught.value)
    assert message.startswith("mine.toml: ")
    return message


@pytest.mark.rule("CRA-COMP-1")
def test_48_capital_cards_in_four_colours_and_three_values() -> None:
    assert size(BOX.capital) == 48
    assert len(set(BOX.capital_ids)) == CAPITALS


@pytest.mark.rule("CRA-COMP-2", "CRA-COMP-12")
def test_cards_of_each_tier_and_eight_houses_in_two_of_them() -> None:
    for tier, count, houses in ((0, 24, 0), (1, 24, 8), (2, 16, 8)):
        found = [card for card in BOX.cards[: FIRST[2] + 16] if card.copies and card.tier == tier]
        assert sum(card.copies for card in found) == count
        assert sum(card.copies for card in found if card.has_house) == houses


@pytest.mark.rule("CRA-COMP-3", "CRA-COMP-4", "CRA-COMP-5")
def test_tokens_cubes_and_discs() -> None:
    assert BOX.natural_cubes == 14
    assert len(BOX.bonus_points) == 8
    assert [(counts.privilege, counts.labour) for counts in BOX.counts] == [(4, 4), (6, 6), (8, 8), (10, 10)]
    assert BOX.helpers == 5
    assert "do not add up" in refused(changed("helpers = 5, turn_order = 1", "helpers = 4, turn_order = 1"))


@pytest.mark.rule("CRA-COMP-6")
def test_seven_raw_goods_eight_semi_products_eight_products() -> None:
    assert (len(RAW), len(SEMI), len(PRODUCTS)) == (7, 8, 8)
    assert {good["id"]: good["tier"] for good in PRINTED["goods"]} == {
        good: "raw" if good in RAW else "semi" if good in SEMI else "final" for good in GOODS
    }


CARDS = [
    (kind, entry)
    for kind in ("sawmills", "basic_buildings", "extended_buildings", "advanced_buildings")
    for entry in PRINTED[kind]
]


@pytest.mark.rule("CRA-COMP-7", "CRA-COMP-8", "CRA-COMP-9", "CRA-COMP-10")
@pytest.mark.parametrize(("kind", "entry"), CARDS, ids=[entry["id"] for _, entry in CARDS])
def test_each_card_is_read_as_it_is_printed(kind: str, entry: dict[str, object]) -> None:
    (card,) = [card for card in BOX.cards if card.id == entry["id"]]

    assert (COLOURS[card.top], COLOURS[card.bottom]) == (entry["top"], entry["bottom"])
    assert [GOODS[good] for good in card.inputs] == entry["inputs"]
    assert (GOODS[card.output], card.points, TIERS[card.tier]) == (entry["output"], entry["points"], entry["tier"])
    assert card.icons == {"sawmills": 0, "basic_buildings": 0, "extended_buildings": 1}.get(kind, len(card.inputs))
    if card.tier == 2:
        assert card.icons >= 2
        assert card.output >= FIRST_PRODUCT


@pytest.mark.rule("CRA-COMP-13")
def test_the_granary_has_two_spaces_for_all_semi_products_but_meat() -> None:
    assert sorted(GOODS[good] for good in BOX.granary_goods) == sorted(set(SEMI) - {"meat"})


@pytest.mark.rule("CRA-COMP-14", "CRA-COMP-15", "CRA-RULING-20")
def test_four_ships_with_rows_from_the_top_and_as_many_bonuses_as_their_number() -> None:
    assert [len(bonuses) for bonuses in BOX.ship_bonuses] == [1, 2, 3, 4]
    assert BOX.ship_bonuses == ((4,), (5, 3), (6, 4, 2), (7, 5, 3, 1))
    rows = [(ship["position"] - 1, r["good"], r["points"]) for ship in PRINTED["ships"] for r in ship["rows"]]
    assert [(r.ship, GOODS[r.good], r.points) for r in BOX.rows] == rows
    assert len(BOX.rows_of[GOODS.index("weapons")]) == 2


@pytest.mark.rule("CRA-COMP-16")
def test_three_queue_spaces_gold_silver_and_with_a_ribbon() -> None:
    assert BOX.is_gold == (True, False, False) * 6
    assert BOX.is_ribbon == (False, False, True) * 6


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("capital_face_up = 2", "capital_face_down = 2", "capital_face_up"),
        ("[score_track]", "[score_truck]", "score_track"),
        ("years = 3", "years = 4", "expected 4 numbers"),
        ('good = "weapons", points = 8', 'good = "wood", points = 8', "wood"),
        ("count = 4", "count = 5", "48"),
        ('inputs = ["wheat"]', 'inputs = ["bread"]', "raw goods and semi-products"),
        ("house = true", "house = false", "8"),
        ('line = ["iron_mine", "smelter", "cattle_farm", "tannery", "armoury"]', 'line = ["armoury"]', "expected"),
        ('queue = ["gold", "silver", "silver_ribbon"]', 'queue = ["gold", "silver"]', "queue"),
        ("swap_turn_order_each_round = true", "swap_turn_order_each_round = false", "expected true"),
        ("bonuses = [5, 3]", "bonuses = [5]", "expected 2 numbers"),
        ('source = "rulebook"', 'source = "hearsay"', "source"),
        ("[meta]", "[meta]\ncolour = 1", "colour"),
        ("= 2\n", "= \n", "not valid TOML"),
    ],
)
def test_a_pack_that_contradicts_itself_is_refused_with_file_key_and_reason(old: str, new: str, reason: str) -> None:
    assert reason in refused(changed(old, new))


@pytest.mark.rule("CRA-RULING-44")
def test_cards_for_one_good_must_agree() -> None:
    start = TEXT.index('id = "armoury_red_purple"')
    assert "armoury" in refused(TEXT[:start] + TEXT[start:].replace("points = 5", "points = 6", 1))


def corrected(tmp_path: Path) -> Craftsmen:
    """Other colours, points, costs, rows, sets and bonuses than in our own pack."""
    text = TEXT
    for old, new in (
        ("build = { basic = 2, extended = 3, advanced = 6 }", "build = { basic = 1, extended = 4, advanced = 5 }"),
        ("colour_set_points = 3", "colour_set_points = 5"),
        ('good = "clothes", points = 7', 'good = "clothes", points = 9'),
        ("bonuses = [6, 4, 2]", "bonuses = [8, 4, 1]"),
        ("step = 5", "step = 4"),
        ("points_per_helper_by_year = [3, 4, 5]", "points_per_helper_by_year = [4, 4, 6]"),
        ("points_by_year = [3, 4, 5]", "points_by_year = [4, 4, 6]"),
    ):
        assert old in text, old
        text = text.replace(old, new, 1)
    file = tmp_path / "mine.toml"
    file.write_text(text.replace('output = "clothes"\npoints = 4', 'output = "clothes"\npoints = 6'), encoding="utf-8")
    game = gromada.game("craftsmen", file)
    assert isinstance(game, Craftsmen)
    return game


def test_a_corrected_pack_changes_play_without_code(tmp_path: Path) -> None:
    game = corrected(tmp_path)
    box = game.crafts_box
    assert box.pack.sha != BOX.pack.sha
    assert worth(box, capital("red 1", "red 1", "red 1")) == 8
    s = game.new(3, 1)
    s.agenda.clear()
    for p in s.players:
        p.points = 0
        p.lines = [0] * len(p.lines)
    clothes = GOODS.index("clothes")
    ask(s, LoadShip(0, clothes))
    row(s, 1, "sawmill_purple_green", "cooperage_purple_red", "iron_mine_blue", "vineyard_green")
    ask(s, ScoreColours())

    assert points(s)[0] == 6
    assert points(s)[1] == 5
    s = game.new(4, 2)
    rng = Rng.seeded(2)
    while seats := awaited(s):
        moves = options(s, seats[0])
        play(s, seats[0], moves[rng.below(len(moves))])
    assert s.is_over()
    assert FILE.name == "components.toml"
