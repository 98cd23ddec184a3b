"""Every villager by its id: what is printed on it is what it does when it is placed."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import gromada
from gromada.games.villagers import with_pack
from gromada.games.villagers.game import Villagers
from gromada.games.villagers.market import FirstMarket, gold_shown, padlocks, suit_symbols
from gromada.games.villagers.printed import FIRST_VILLAGER, KINDS, SUITS
from tests.games.villagers.building import GAME, building, do, drafting, hand, kind, of, run, valley

FILE = Path(gromada.__file__ or "").parent / "games" / "villagers" / "components.toml"
PRINTED: dict[str, dict[str, Any]] = {
    card["id"]: card for card in tomllib.loads(FILE.read_text(encoding="utf-8"))["villager"]
}
PLACED = [id for id in PRINTED if not PRINTED[id]["discard"] and id not in ("monk", "apprentice")]


def with_chain_of(id: str) -> list[str]:
    """A Village on which this villager can be placed."""
    laid = ["founders"]
    for i, under in enumerate(PRINTED[id]["chain"][: PRINTED[id]["position"]]):
        if under != "founders":
            laid.append(under if i == 0 else f"{under}@{len(laid) - 1}")
    return laid


@pytest.mark.rule("VIL-CHAIN-2", "VIL-CHAIN-7", "VIL-LOCK-1", "VIL-MARKET-1")
@pytest.mark.parametrize("id", PLACED)
def test_a_placed_villager_shows_what_is_printed_on_it(id: str) -> None:
    card = PRINTED[id]
    bare = valley(villages=[with_chain_of(id)])
    before = bare.players[0]
    under = GAME.villagers_box.chain[kind(id)][card["position"] - 1] if card["position"] else -1
    lost = [0, 0, 0]
    if under >= 0:  # it covers the villager under it
        lost = [GAME.villagers_box.food[under], GAME.villagers_box.builder[under], GAME.villagers_box.gold[under]]
    s = building(hands=[[id]], villages=[with_chain_of(id)], gold=[9])

    do(s, f"play {id}")

    p = s.players[0]
    assert p.food - before.food == card["food"] - lost[0]
    assert p.builders - before.builders == card["builder"] - lost[1]
    assert gold_shown(s, p) - gold_shown(bare, before) == card["gold"] - lost[2]
    suit = SUITS.index(card["suit"])
    assert suit_symbols(s, p, suit) - suit_symbols(bare, before, suit) == card["suit_symbols"]
    assert padlocks(s, p) - padlocks(bare, before) == (1 if card["padlock"] else 0)
    assert p.gold == 9 - (2 if card["padlock"] else 0)
    assert of(s)[-1].split("@")[0] == id


def test_every_villager_that_is_used_up_has_its_tests() -> None:
    """Cards with the discard symbol, Monk and Apprentice are played in the tests of their sections."""
    text = "".join(file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_*.py"))

    others = [id for id in PRINTED if id not in PLACED]
    assert len(others) + len(PLACED) == len(KINDS) - FIRST_VILLAGER
    played = {"courier": '"courier"'}  # never by "play": it has a window of its own
    assert [id for id in others if played.get(id, f'"play {id}"') not in text] == []


def changed(old: str, new: str, after: str) -> Villagers:
    text = FILE.read_text(encoding="utf-8")
    at = text.index(old, text.index(after))
    return with_pack("mine.toml", text[:at] + new + text[at + len(old) :])


def test_a_corrected_pack_changes_play_without_code() -> None:
    richer = changed("gold = 3", "gold = 7", 'id = "chandler"')
    s = valley(villages=[["fed", "chandler"]], gold=[0], game=richer)
    run(s, FirstMarket())
    assert s.players[0].gold == 7

    generous = changed("amount = 3", "amount = 2", 'id = "thief"')
    s = building(4, modules=["scoundrels"], villages=[["founders", "thief"]], gold=[0, 3, 0, 0], game=generous)
    do(s, "steal")
    assert of(s)[1] == "thief+2"

    dearer = changed("padlock_cost = 2", "padlock_cost = 4", "[constants]")
    s = building(hands=[["beekeeper"]], gold=[5], game=dearer)
    do(s, "play beekeeper")
    assert s.players[0].gold == 1

    hungrier = changed("draft_base = 2", "draft_base = 3", "[constants]")
    s = drafting(game=hungrier)
    while s.agenda:
        do(s, "take 1")
    assert len(hand(s)) == 3
    assert generous.new(4, 1, {"scoundrels": True}).box.pack.sha != GAME.box.pack.sha
