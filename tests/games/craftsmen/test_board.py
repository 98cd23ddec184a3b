"""The board in words: what stands together, what is told once, and what only counting would not show."""

from __future__ import annotations

import gromada
from gromada.games.craftsmen.state import Craft
from gromada.texts import Texts
from gromada.words.boards import board_of
from tests.games.craftsmen.building import BLACK, RED, YELLOW, granary, hand, lay, loaded, row, table

ANY = gromada.game("craftsmen")
TEXTS = {lang: Texts(ANY, lang) for lang in ("en", "pl")}


def line(s: Craft, key: str, lang: str = "en") -> str:
    """A line of seat 0's board by its key."""
    parts = board_of(ANY, TEXTS[lang], ANY.view(s, YELLOW), ["Ada", "Jan", "Ewa"], YELLOW)
    [found] = [one for part in parts for one in part.lines if one.key == key]
    return f"{found.title}: {', '.join(found.items)}"


def test_goods_with_the_same_cubes_stand_together_in_the_granary() -> None:
    s = table()
    granary(s, barrel=(-1, -1), rope=(-1, YELLOW), leather=(-1, -1), paper=(RED,))

    told = line(s, "granary")

    assert told == "Granary (○ natural): Barrel; Leather ○/○, Rope ○/Ada, Paper Ewa, Iron; Cloth; Flour –"


def test_who_is_ahead_on_a_ship_is_told_where_cubes_are_equal_and_only_for_its_bonuses() -> None:
    s = table()
    loaded(s, "bread", 1, YELLOW, BLACK)
    loaded(s, "tools", 2, RED)
    loaded(s, "weapons", 2, BLACK, BLACK)

    ships = line(s, "ships").partition(": ")[2].split(", ")

    assert ships[0].endswith("(Ada)")
    assert ships[1].count("Jan") == 2
    assert "(" not in ships[1].partition("]")[2]


def test_a_row_tells_its_colours_and_behind_what_can_be_made_labour_and_points() -> None:
    s = table()
    row(s, YELLOW, "cattle_farm_red", "ropery_purple_blue:flax", "butcher_purple_blue")

    told = line(s, "seat/0/row")

    assert told == (
        "Row of buildings (purple 2, green 0, blue 2, red 2; labour→points): Cattle farm (red) → Cow, "
        "2 Flax ● → Rope (1→1), 3 Butcher (purple/blue): Cow – → Meat (2→1)"
    )


def test_polish_colours_are_letters_that_the_open_cards_explain() -> None:
    s = table()
    lay(s, "purple 2", "red 1")
    hand(s, YELLOW, "blue 1", "blue 3", "green 2")

    assert line(s, "capital", "pl").startswith(
        "Odkryty kapitał (F fioletowy, Z zielony, N niebieski, C czerwony): F2, C1"
    )
    assert line(s, "seat/0/purse", "pl").startswith("Kapitał: Z2, N1+3, ")
    assert line(s, "seat/0/purse").startswith("Capital: green 2, blue 1+3, ")
