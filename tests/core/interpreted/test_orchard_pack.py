"""A game's box: totals are checked, and a corrected file needs no code."""

from __future__ import annotations

import pytest

from gromada.core.errors import BadData
from tests.core.interpreted.orchard import PACK, OrchardGame, orchard_box


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("cards = 8", "cards = 9", "orchard.toml: card: expected 9 cards in all, not 8"),
        ("trees = 3", "trees = 0", "orchard.toml: orchard.trees: expected a whole number from 1 to 9, not 0"),
        ("points = 2", "", "orchard.toml: card[cider-press].points: is missing"),
        ("points = 2", "points = 2\ncost = 1", "orchard.toml: card[cider-press].cost: is not a key that is known here"),
        ('id = "toll-gate"', 'id = "cider-press"', "orchard.toml: card[cider-press].id: 'cider-press' is used twice"),
        ("[orchard]", "[garden]", "orchard.toml: orchard: is missing; expected a table"),
        ("[orchard]", "[house]\na = 1\n[orchard]", "orchard.toml: house: is not a key that is known here"),
    ],
)
def test_a_pack_that_contradicts_itself_is_refused(old: str, new: str, complaint: str) -> None:
    with pytest.raises(BadData) as caught:
        orchard_box(PACK.replace(old, new, 1))

    assert str(caught.value).startswith(complaint)


def test_a_corrected_pack_changes_the_game_without_code() -> None:
    game = OrchardGame(orchard_box(PACK.replace("trees = 3", "trees = 5")))

    assert len(game.new(2).trees) == 5
    assert game.catalogue.read("pick 4").text == "pick 4"
