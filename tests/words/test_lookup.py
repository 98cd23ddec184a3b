"""Looking things up: a word finds what is called so, not what happens to be spelt alike."""

from __future__ import annotations

import pytest

import gromada
from gromada.texts import Texts
from gromada.words.lookup import description, rules_about, things_named


@pytest.mark.parametrize("letter", ["S", "W", "a"])
def test_a_letter_alone_names_nothing(letter: str) -> None:
    assert things_named(gromada.game("imperial_settlers"), letter) == []


def test_a_word_of_the_rules_is_no_misspelt_name() -> None:
    game = gromada.game("imperial_settlers")

    assert things_named(game, "round") == []
    assert "burial_mound" in things_named(game, "burial mouns")


def test_the_short_name_of_a_guild_on_the_board_finds_it() -> None:
    game = gromada.game("craftsmen")
    texts = Texts(game, "pl")
    short = [texts.say("words-town-name", town=town) for town in ("bankers_guild", "builders_guild", "town_hall")]

    assert [things_named(game, name)[-1] for name in short] == ["bankers_guild", "builders_guild", "town_hall"]


@pytest.mark.parametrize("name", gromada.GAMES)
def test_whatever_has_a_name_is_found_by_it_in_both_languages(name: str) -> None:
    """By any of its names, whichever is looked at first: "wino" is the wine, though "wine" is spelt much alike."""
    game = gromada.game(name)
    known = [(id, entry) for id, entry in game.box.pack.names.items() if game.describe(id) is not None]
    for id, entry in known[:: max(1, len(known) // 40)]:
        assert id in things_named(game, entry.name_en)
        assert id in things_named(game, entry.name_pl)
    if name == "craftsmen":
        assert things_named(game, "wino") == things_named(game, "wine") == ["goods.wine", "wine"]


def test_rules_that_begin_with_a_word_come_before_those_that_mention_it() -> None:
    assert rules_about("craftsmen", "pl", "spichlerz")[0][0] == "CRA-COMP-13"
    assert rules_about("hamlet", "en", "donkey")[0][0] == "HAM-DONK-1"


def test_the_beginning_of_a_word_finds_its_rules() -> None:
    assert "VIL-FLOW-3" in [id for id, _ in rules_about("villagers", "pl", "targ")]


def test_a_description_is_running_text_and_says_its_name_once() -> None:
    crafts = gromada.game("craftsmen")
    [books] = description(crafts, Texts(crafts, "pl"), "bonus_books")
    keyflower = gromada.game("keyflower")
    [first] = description(keyflower, Texts(keyflower, "en"), "turn_order_1")

    assert "budynki dla: drewno, krowa, skóra, papier. [CRA-BONUS-1" in books
    assert first.count("Turn order tile 1") == 1
