"""The pack: section DATA of the ledger. Every contradiction is refused with file, key and reason."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import gromada
from gromada.bots.uniform import play_out
from gromada.core.errors import BadData
from gromada.core.rng import Rng
from gromada.games.imperial_settlers import with_pack
from tests.games.imperial_settlers.building import GAME

TEXT = (Path(gromada.__file__).parent / "games" / "imperial_settlers" / "components.toml").read_text(encoding="utf-8")

FARM = '''spaces = [{}, {}, { wood = 1 }]
ability = { kind = "gain", limit = 1, gain = { food = 1 } }
underlined = "gain.food"
plans = [{ shape = "l3_a", effect = "raise" }]
source = "public"'''


def changed(old: str, new: str) -> str:
    assert old in TEXT, old
    return TEXT.replace(old, new, 1)


def farm(**keys: str) -> str:
    """The pack with other lines in the Farm's entry."""
    lines = dict(line.split(" = ", 1) for line in FARM.splitlines())
    return changed(FARM, "\n".join(f"{key} = {value}" for key, value in {**lines, **keys}.items()))


def refused(text: str) -> str:
    with pytest.raises(BadData) as caught:
        with_pack("mine.toml", text)
    message = str(caught.value)
    assert message.startswith("mine.toml: ")
    assert "\n" not in message
    return message


SIX_SPACES = "[{}, {}, {}, {}, {}]"
NO_RAISE = '[{ shape = "l3_a", effect = "vp", vp = 2 }]'
FIVE_PLANS = "[" + ", ".join(['{ shape = "l3_a", effect = "raise" }'] * 5) + "]"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        pytest.param(farm(spaces=SIX_SPACES), "0 to 4 spaces", marks=pytest.mark.rule("ISR-DATA-1")),
        pytest.param(farm(spaces="[{ gold = 1 }]"), "gold", marks=pytest.mark.rule("ISR-DATA-1", "ISR-COMP-6")),
        pytest.param(
            changed('"totem", "wrestling_ring"', '"totem", "totem"'),
            "6 different",
            marks=pytest.mark.rule("ISR-DATA-1"),
        ),
        pytest.param(farm(underlined='"pay.food"'), "underlined", marks=pytest.mark.rule("ISR-DATA-2", "ISR-R-16")),
        pytest.param(farm(underlined='"gain.wood"'), "ISR-DATA-2", marks=pytest.mark.rule("ISR-DATA-2")),
        pytest.param(farm(underlined='""'), "ISR-DATA-2", marks=pytest.mark.rule("ISR-DATA-2")),
        pytest.param(farm(plans=NO_RAISE), "ISR-DATA-2", marks=pytest.mark.rule("ISR-DATA-2")),
        pytest.param(
            farm(ability='{ kind = "gain", gain = { food = 0 } }'), "from 1 to 99", marks=pytest.mark.rule("ISR-DATA-2")
        ),
        pytest.param(
            farm(plans='[{ shape = "x9", effect = "raise" }]'), "no shape", marks=pytest.mark.rule("ISR-DATA-3")
        ),
        pytest.param(farm(plans=FIVE_PLANS), "at most 4", marks=pytest.mark.rule("ISR-DATA-3")),
        pytest.param(
            changed("cells = [[0, 0], [0, 1], [0, 2]]", "cells = [[0, 0], [0, 1], [0, 3]]"),
            "connected",
            marks=pytest.mark.rule("ISR-DATA-3"),
        ),
        pytest.param(
            changed("cells = [[0, 0], [0, 1], [0, 2]]", "cells = [[1, 0], [1, 1], [1, 2]]"),
            "must be 0",
            marks=pytest.mark.rule("ISR-DATA-3"),
        ),
        pytest.param(changed("placements = 28", "placements = 27"), "28", marks=pytest.mark.rule("ISR-DATA-3")),
        pytest.param(
            changed("final = false\n" + FARM, "final = true\n" + FARM), "final", marks=pytest.mark.rule("ISR-DATA-4")
        ),
        pytest.param(
            farm(ability='{ kind = "gain", limit = 0, gain = { food = 1 } }'),
            "1 to 9",
            marks=pytest.mark.rule("ISR-DATA-5"),
        ),
        pytest.param(
            farm(ability='{ kind = "gain", limit = "unlimited", gain = { food = 1 } }'),
            "whole number",
            marks=pytest.mark.rule("ISR-DATA-5"),
        ),
        pytest.param(
            farm(ability='{ kind = "gain", gain = { food = 1 }, dice = 2 }'),
            "dice",
            marks=pytest.mark.rule("ISR-DATA-6"),
        ),
        pytest.param(
            farm(ability='{ kind = "exchange", gain = { food = 1 } }'), "pay", marks=pytest.mark.rule("ISR-DATA-6")
        ),
        pytest.param(farm(ability='{ kind = "steal" }'), "steal", marks=pytest.mark.rule("ISR-DATA-6")),
        pytest.param(farm(spaces="[]"), "ISR-DATA-7", marks=pytest.mark.rule("ISR-DATA-7")),
        pytest.param(
            farm(plans='[{ shape = "l3_a", effect = "raise", vp = 2 }]'), "vp", marks=pytest.mark.rule("ISR-DATA-7")
        ),
        pytest.param(changed("count = 5\n", "count = 6\n"), "exactly 6", marks=pytest.mark.rule("ISR-COMP-2")),
        pytest.param(
            changed("imperial = true\n", "imperial = false\n"), "imperial", marks=pytest.mark.rule("ISR-COMP-5")
        ),
        pytest.param(changed("last_section = 2", "last_section = 3"), "bridge", marks=pytest.mark.rule("ISR-BRIDGE-1")),
        pytest.param(TEXT + "\n[weather]\nsun = true\n", "weather", id="an unknown table"),
        pytest.param(TEXT.replace("max_vp = 44", "max_vp = 43"), "min_vp", id="a gap between ranks"),
        pytest.param("rounds = ", "not valid TOML", id="no TOML"),
    ],
)
def test_a_pack_that_contradicts_itself_is_refused(text: str, words: str) -> None:
    assert words in refused(text)


@pytest.mark.rule("ISR-DATA-5")
def test_a_missing_limit_is_one() -> None:
    game = with_pack("mine.toml", farm(ability='{ kind = "gain", gain = { food = 1 } }'))

    assert game.settlers_box.basic_village.abilities[0].limit == 1


@pytest.mark.rule("ISR-DATA-1")
def test_a_pack_may_bring_more_sheets() -> None:
    text = changed(
        'count = 48\nsource = "rulebook"\n\n[[box]]\nid = "empire_sheet"',
        'count = 49\nsource = "rulebook"\n\n[[box]]\nid = "empire_sheet"',
    )
    names = ["totem", "wrestling_ring", "palisade_yard", "mead_hall", "stone_pit", "pathfinders"]
    text += "\n[[adventure_sheet]]\n" + "\n".join(
        [
            'id = "adventure_49"',
            "number = 49",
            'name_en = "Mine"',
            'name_pl = "Mój"',
            'faction = "barbarians"',
            "count = 1",
            f"buildings = {names!r}".replace("'", '"'),
            'source = "reconstructed"',
        ]
    )
    text = text.replace('name_pl = "Barbarzyńcy"\ncount = 7', 'name_pl = "Barbarzyńcy"\ncount = 8')
    for name in names:
        start = text.index(f'id = "{name}"')
        at = text.index("count = ", start) + len("count = ")
        text = text[:at] + str(int(text[at]) + 1) + text[at + 1 :]
    game = with_pack("mine.toml", text)
    s = game.new(1, 3, {"sheet": 49})
    play_out(s, Rng.seeded(1))

    assert s.is_over()


def test_a_corrected_pack_changes_play_without_touching_code() -> None:
    game = with_pack("mine.toml", farm(ability='{ kind = "gain", limit = 1, gain = { food = 3 } }'))
    s = game.new(2, 1)
    assert s.box.basic_village.abilities[0].gain[2] == 3
    assert game.box.pack.sha != GAME.box.pack.sha


def test_comments_do_not_change_the_hash() -> None:
    assert with_pack("mine.toml", "# my copy\n" + TEXT).box.pack.sha == GAME.box.pack.sha


def test_the_loader_notes_where_every_fact_comes_from() -> None:
    sources = [entry.source for entry in GAME.box.pack.entries]
    count: Callable[[str], int] = sources.count
    expected: dict[str, Any] = {"rulebook": count("rulebook"), "public": count("public")}

    assert expected["rulebook"] >= 30
    assert GAME.box.pack.names["fortress"].is_guess()
    assert not GAME.box.pack.names["ally"].overrides.get("effect")
