"""What is printed: section COMP of the ledger, and a pack that contradicts itself."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gromada
from gromada.core.errors import BadData
from gromada.games.villagers import with_pack
from gromada.games.villagers.printed import (
    BASIC_KINDS,
    FIRST_VILLAGER,
    KINDS,
    NO_KIND,
    SET_BASE,
    SET_PROFITEERS,
    SET_SAINTS,
    SET_SCOUNDRELS,
    SPECIAL,
)
from tests.games.villagers.building import GAME, kind

BOX = GAME.villagers_box
PACK = Path(gromada.__file__ or "").parent / "games" / "villagers" / "components.toml"


def copies(of_set: int) -> int:
    return sum(BOX.copies[kind] for kind in range(FIRST_VILLAGER, len(KINDS)) if BOX.set[kind] == of_set)


@pytest.mark.rule("VIL-COMP-1")
def test_fifty_kinds_in_two_copies_six_of_them_on_the_road() -> None:
    base = [kind for kind in range(FIRST_VILLAGER, len(KINDS)) if BOX.set[kind] == SET_BASE]

    assert len(base) == 50
    assert {BOX.copies[kind] for kind in base} == {2}
    assert len(BOX.starting_road) == 6
    assert BOX.set_ups[5].deck == 94


@pytest.mark.rule("VIL-COMP-2")
def test_fourteen_cards_are_marked_for_four_players() -> None:
    marked = [k for k in range(len(KINDS)) if BOX.set[k] == SET_BASE and BOX.min_players[k] == 4]

    assert {BOX.suit[kind] for kind in marked} == {BOX.suit[kind_] for kind_ in (kind("shepherd"), kind("tanner"))}
    assert len(marked) * 2 == 14


@pytest.mark.rule("VIL-COMP-3")
def test_eight_special_cards_belong_to_the_base_game() -> None:
    special = [k for k in range(FIRST_VILLAGER, len(KINDS)) if BOX.set[k] == SET_BASE and BOX.suit[k] == SPECIAL]

    assert [KINDS[k] for k in special] == ["monk", "apprentice", "tinner", "smuggler"]


@pytest.mark.rule("VIL-COMP-4")
def test_there_are_thirty_basic_villagers_and_none_is_in_a_deck() -> None:
    assert [BOX.copies[FIRST_VILLAGER + i] for i in range(BASIC_KINDS)] == [10, 10, 10]
    assert not any(BOX.is_in_deck(FIRST_VILLAGER + i, 5) for i in range(BASIC_KINDS))


@pytest.mark.rule("VIL-COMP-5")
def test_founders_have_two_gold_on_one_side_and_food_on_the_other() -> None:
    assert (BOX.gold[0], BOX.food[0]) == (2, 0)
    assert (BOX.gold[1], BOX.food[1]) == (0, 1)
    assert BOX.market_stacks == (1, 5)


@pytest.mark.rule("VIL-COMP-6")
def test_the_countess_has_four_gold_or_none_and_each_season_twelve_events() -> None:
    assert (BOX.gold[2], BOX.gold[3]) == (4, 0)
    assert [len([card for card in BOX.event_cards if card.season == season]) for season in (0, 1)] == [12, 12]


@pytest.mark.rule("VIL-COMP-7")
def test_the_modules_have_nine_five_and_eight_villagers_and_twelve_improvements() -> None:
    assert [copies(of_set) for of_set in (SET_SCOUNDRELS, SET_SAINTS, SET_PROFITEERS)] == [9, 5, 8]
    assert len(BOX.improvements) == 12
    assert len(BOX.minis) == 17


@pytest.mark.rule("VIL-LOCK-10")
@pytest.mark.parametrize("id", sorted({KINDS[k] for k in range(FIRST_VILLAGER, len(KINDS)) if BOX.key[k]}))
def test_a_key_number_is_the_number_of_base_cards_that_name_the_villager(id: str) -> None:
    locked = [k for k in range(len(KINDS)) if BOX.lock[k] == kind(id) and BOX.set[k] == SET_BASE]

    assert BOX.key[kind(id)] == sum(BOX.copies[k] for k in locked)


@pytest.mark.rule("VIL-LOCK-9")
@pytest.mark.parametrize("locked", [KINDS[k] for k in range(FIRST_VILLAGER, len(KINDS)) if BOX.lock[k] != NO_KIND])
def test_an_unlocker_is_another_villager_that_carries_nothing(locked: str) -> None:
    lock = BOX.lock[kind(locked)]

    assert lock != kind(locked)
    assert BOX.stack_size[lock] == 0


def changed(old: str, new: str, after: str = "") -> str:
    """The pack with one thing changed, the first one after a given text."""
    text = PACK.read_text(encoding="utf-8")
    start = text.index(after) if after else 0
    at = text.index(old, start)
    return text[:at] + new + text[at + len(old) :]


@pytest.mark.parametrize(
    ("old", "new", "after", "complaint"),
    [
        ("food = 1", "fod = 1", 'id = "brewer"', r"villager\[brewer\].food: is missing"),
        ("food = 1", "food = 1\ntaste = 2", 'id = "brewer"', r"villager\[brewer\].taste: is not a key"),
        ("key = 10", "key = 9", 'id = "blacksmith"', r"villager\[blacksmith\].key: 9 is printed, but 10"),
        ("copies = 2", "copies = 3", 'id = "tailor"', r"villager: expected 100 \(main_villager_cards\), not 101"),
        ('padlock = ""', 'padlock = "nobody"', 'id = "tailor"', r"villager\[tailor\].padlock: no villager is called"),
        (
            "position = 3",
            "position = 2",
            'id = "tailor"',
            r"villager\[tailor\].position: the villager is not at this place",
        ),
        ("stack_size = 0", "stack_size = 1", 'id = "blacksmith"', "can be covered, so it cannot be an unlocker"),
        ("reserve = 46", "reserve = 45", "players = 2", r"setup\[2\].reserve: expected 46, not 45"),
        ('"grazier"]', '"tailor"]', "[starting_road]", "starting_road.villagers: 'tailor' is not used at every number"),
        ("gold = 2 }", "gold = 2, shine = 1 }", 'id = "sinister_banquet"', "shine: is not a key that is known here"),
        ("amount = 3", "amount = 5", 'id = "thief"', "needs_at_least"),
        ("coins = 150", "coins = 151", "[counts]", "coins.pieces: expected 151, not 150"),
        ("optional_per_card = true", "optional_per_card = false", "", "the rules know only true here"),
        ('id = "wood"', 'id = "straw"', "[[suit]]", "expected the suits in the order"),
    ],
)
def test_a_pack_that_contradicts_itself_is_refused_with_key_and_reason(
    old: str, new: str, after: str, complaint: str
) -> None:
    with pytest.raises(BadData, match=complaint) as refused:
        with_pack("mine.toml", changed(old, new, after))

    assert re.match(r"mine\.toml: ", str(refused.value))


@pytest.mark.rule("VIL-R-32")
def test_another_starting_road_needs_no_code() -> None:
    game = with_pack("mine.toml", changed('"grazier"]', '"mason"]', "[starting_road]"))

    s = game.new(3, 1)

    assert kind("mason") in s.road
    assert kind("grazier") not in s.road
