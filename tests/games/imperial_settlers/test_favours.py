"""Favour tokens in use: section FAV of the ledger."""

from __future__ import annotations

import pytest

from tests.games.imperial_settlers.building import do, expanding, pool, texts, why

OPEN_FIELD = (0, 0, 0, 2)


@pytest.mark.rule("ISR-FAV-2", "ISR-R-9")
def test_a_token_is_used_once_at_any_moment_without_an_action() -> None:
    s = expanding(2, token="lucky_coin", stone=1, actions=1)
    do(s, "build walls 1 0", "token")

    assert pool(s.players[0]) == {"gold": 1}
    assert s.players[0].actions == 0
    assert why(s, "token") == "ISR-FAV-2"


@pytest.mark.rule("ISR-FAV-2")
def test_using_the_token_is_optional() -> None:
    s = expanding(2, token="ally")
    do(s, "end")

    assert not s.players[0].is_token_used


@pytest.mark.rule("ISR-FAV-3")
def test_the_ally_is_one_more_action() -> None:
    s = expanding(2, token="ally", actions=3)
    do(s, "token")

    assert s.players[0].actions == 4


@pytest.mark.rule("ISR-FAV-4", "ISR-R-2")
@pytest.mark.parametrize(("die", "gained"), [(0, "stone"), (1, "food"), (2, "gold")])
def test_the_gift_copies_a_resource_die_gold_included(die: int, gained: str) -> None:
    s = expanding(2, token="gift", faces=(0, 2, 3, 4))
    do(s, "token")
    assert why(s, "die 3") == "ISR-FX-COPY"
    do(s, f"die {die}")

    assert pool(s.players[0]) == {gained: 1}


@pytest.mark.rule("ISR-FAV-5", "ISR-R-4")
def test_the_harvest_token_takes_one_space_of_the_type_on_the_die_without_an_action() -> None:
    s = expanding(2, token="harvest", faces=(0, 0, 2, 4), sections=OPEN_FIELD, actions=0)
    do(s, "token")
    assert why(s, "die 3") == "ISR-FAV-5"
    do(s, "die 2")

    assert s.players[0].harvested.bit_count() == 1
    assert pool(s.players[0]) == {"food": 2}


@pytest.mark.rule("ISR-R-3")
def test_on_a_gold_die_the_harvest_token_may_take_any_open_space() -> None:
    s = expanding(2, token="harvest", faces=(3, 0, 0, 4), sections=OPEN_FIELD)
    do(s, "token", "die 0")

    assert texts(s) == ["harvest 1 0", "harvest 1 1", "harvest 1 2"]


@pytest.mark.rule("ISR-R-31")
def test_the_harvest_token_may_take_from_a_field_opened_this_round() -> None:
    s = expanding(2, token="harvest", faces=(0, 1, 2, 4), sections=(0, 0, 0, 1), stone=1)
    assert why(s, "token") == "ISR-FAV-9"
    do(s, "build bridges 2 0", "token", "die 1")

    assert pool(s.players[0]) == {"wood": 2}


@pytest.mark.rule("ISR-FAV-6", "ISR-R-7")
def test_export_names_a_set_of_types_at_once_for_a_point_each() -> None:
    s = expanding(2, token="export", stone=2, food=1)
    do(s, "token")
    assert texts(s) == ["export stone", "export food", "export stone food"]
    do(s, "export stone food")

    assert s.players[0].other_vp == 2
    assert pool(s.players[0]) == {"stone": 1}
    assert why(s, "token") == "ISR-FAV-2"


@pytest.mark.rule("ISR-R-6")
def test_gold_may_replace_a_type_in_an_export() -> None:
    s = expanding(2, token="export", stone=1, gold=1)
    do(s, "token")
    assert why(s, "export stone wood food") == "ISR-EXP-6"
    do(s, "export stone wood")

    assert s.players[0].other_vp == 2
    assert pool(s.players[0]) == {}


@pytest.mark.rule("ISR-FAV-7")
def test_the_lucky_coin_is_one_gold() -> None:
    s = expanding(2, token="lucky_coin")
    do(s, "token")

    assert pool(s.players[0]) == {"gold": 1}


@pytest.mark.rule("ISR-FAV-9")
def test_a_token_without_a_legal_use_is_not_offered() -> None:
    assert why(expanding(2, token="harvest"), "token") == "ISR-FAV-9"
    assert why(expanding(2, token="export"), "token") == "ISR-FAV-9"
    for token in ("gift", "ally", "lucky_coin"):
        assert why(expanding(2, token=token), "token") is None


@pytest.mark.rule("ISR-FAV-9")
def test_only_dice_with_a_matching_space_are_offered() -> None:
    s = expanding(2, token="harvest", faces=(0, 1, 2, 4), sections=OPEN_FIELD, actions=4)
    do(s, "harvest 1 1", "token")

    assert texts(s) == ["die 0", "die 2"]
    assert why(s, "die 1") == "ISR-FAV-9"


@pytest.mark.rule("ISR-R-8")
def test_a_free_harvest_counts_as_a_harvest() -> None:
    s = expanding(2, token="harvest", faces=(0, 0, 2, 4), sections=OPEN_FIELD)
    do(s, "token", "die 2")

    assert s.players[0].harvests == 1
    assert s.players[0].crossed == 1
