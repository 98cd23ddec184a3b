"""Section COMP of the ledger: the pack is read strictly, and a corrected pack changes play."""

from __future__ import annotations

import re

import pytest

from gromada.core.errors import BadData
from gromada.core.packs import Pack
from gromada.games.keyflower import with_pack
from gromada.games.keyflower.components import KeyflowerBox
from gromada.games.keyflower.printed import COLOURS, RESOURCES, SKILLS, TILE_IDS, of, size
from tests.games.keyflower.building import ENTRIES, GAME, PACK_TEXT, PRINTED

BOX = GAME.keyflower_box


@pytest.mark.rule("KEY-COMP-1")
def test_sixty_four_tiles_in_their_groups() -> None:
    assert len(BOX.tiles) == 64
    assert [len(tiles) for tiles in BOX.season_tiles] == [12, 12, 12, 12]
    assert sorted(ENTRIES) == sorted(TILE_IDS)
    assert len([tile for tile in BOX.season_tiles[1] if TILE_IDS[tile].startswith("summer_boat")]) == 4


@pytest.mark.rule("KEY-COMP-2", "KEY-COMP-3", "KEY-COMP-4", "KEY-RUL-2")
def test_pieces() -> None:
    assert [of(BOX.workers, i) for i in range(len(COLOURS))] == [40, 40, 40, 20]
    assert [of(BOX.skills, i) for i in range(len(SKILLS))] == [16, 16, 16]
    assert [of(BOX.resources, i) for i in range(len(RESOURCES))] == [48, 24, 24, 24]
    assert size(BOX.workers) + 1 == 141


@pytest.mark.rule("KEY-COMP-5", "KEY-COMP-6")
@pytest.mark.parametrize("id", TILE_IDS)
def test_edges(id: str) -> None:
    entry = ENTRIES[id]
    roads = entry["edges"].count("road")
    kind = entry.get("season", id.rsplit("_", 1)[0] if "order" in id or "home" in id else "boat")
    expected = {"spring": 4, "summer": 3, "autumn": 2, "winter": 1, "home": 5, "boat": 0}
    if kind == "turn_order":
        assert roads == entry["number"]
    elif "boat" in id:
        assert roads == 0
        assert [i for i, edge in enumerate(entry["edges"]) if edge == "water"] == [0, 3]
    else:
        assert roads == expected[kind]
    tile = BOX.tiles[TILE_IDS.index(id)]
    assert len(tile.turned) == 6  # one list of edges serves both faces


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("hex_tiles = 64", "hex_tiles = 63", "hex_tiles"),
        ("workers = 141", "workers = 140", "workers"),
        ('key = "saw"', 'key = "hammer"', "key"),
        ("min_winter_tiles_contributed = 1", "min_winter_tiles_contributed = 2", "min_winter"),
        ("starting_workers_per_player = 8", "starting_workers_per_player = 8\nspare = 1", "spare"),
        ('kind = "draw_skills", amount = 1', 'kind = "draw_skills"', "amount"),
        ('id = "keywood"', 'id = "keyword"', "keyword"),
        ('edges = ["road", "road", "field", "road", "road", "field"]', 'edges = ["road", "road"]', "edges"),
        ('kind = "draw_skills"', 'kind = "draw_cards"', "draw_cards"),
        ("usable = true", "usable = false", "usable"),
        ("doubles_boat_keyflower = true", "doubles_everything = true", "doubles_everything"),
        ('boats = ["boat_keyflower", "boat_sea_bastion"]', 'boats = ["boat_keyflower", "boat_flipper"]', ""),
        ('turn_order_faces = ["turn_order_1:2"]', 'turn_order_faces = ["turn_order_1:3-6"]', "turn_order_faces"),
    ],
)
@pytest.mark.rule("KEY-COMP-1", "KEY-COMP-2")
def test_a_pack_that_contradicts_itself_is_refused_with_file_key_and_reason(old: str, new: str, reason: str) -> None:
    text = PACK_TEXT.replace(old, new, 1)
    assert text != PACK_TEXT
    if not reason:
        assert KeyflowerBox(Pack("other.toml", text)).tables[2].boats[1] == TILE_IDS.index("boat_flipper")
        return
    with pytest.raises(BadData, match=re.escape(reason)) as caught:
        KeyflowerBox(Pack("other.toml", text))
    assert str(caught.value).startswith("other.toml: ")


@pytest.mark.rule("KEY-RUL-23", "KEY-RUL-22")
def test_sets_and_the_row_of_boats_are_what_the_rules_mean() -> None:
    for old, new in (
        ('set = ["wood", "stone", "iron"]', 'set = ["wood", "stone", "gold"]'),
        ("row_position = 2", "row_position = 3"),
    ):
        with pytest.raises(BadData):
            KeyflowerBox(Pack("other.toml", PACK_TEXT.replace(old, new, 1)))


@pytest.mark.rule("KEY-SCORE-8", "KEY-SETUP-4", "KEY-PROD-7")
def test_a_corrected_pack_changes_play_without_touching_code() -> None:
    text = PACK_TEXT.replace("starting_workers_per_player = 8", "starting_workers_per_player = 5")
    text = text.replace("gain = { wood = 1 } }", "gain = { gold = 2 } }", 1)
    game = with_pack("corrected.toml", text)
    s = game.new(2, seed=1)

    assert [size(p.workers) for p in s.players] == [5, 5]
    keywood = game.keyflower_box.tiles[TILE_IDS.index("keywood")]
    assert keywood.front.use.gain == 2
    assert game.box.pack.sha != GAME.box.pack.sha
    assert PRINTED["totals"]["starting_workers_per_player"] == 8
