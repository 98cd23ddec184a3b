"""Stage I and privileges: sections BANK and BLD of the ledger."""

from __future__ import annotations

import pytest

from gromada.games.craftsmen.building_phase import Act, Stage
from gromada.games.craftsmen.capital import kinds, size
from gromada.games.craftsmen.printed import BANKERS
from gromada.games.craftsmen.state import USED, Craft
from tests.games.craftsmen.building import (
    ask,
    asked,
    capital,
    disc,
    discard_deck,
    hand,
    kind_of,
    lay,
    offered,
    queue,
    say,
    table,
    why,
)


@pytest.mark.rule("CRA-BLD-1", "CRA-BLD-2", "CRA-BLD-7", "CRA-FLOW-5")
def test_every_disc_acts_once_from_left_to_right_the_lower_one_first() -> None:
    s = table(4)
    queue(s, "bankers_guild", (3, 1), (0, 2), (1,))
    ask(s, Stage(BANKERS))
    acted = []

    while asked(s) >= 0:
        acted.append(asked(s))
        say(s, asked(s), "pass")

    assert acted == [3, 1, 0, 2, 1]


@pytest.mark.rule("CRA-BANK-1", "CRA-BANK-5", "CRA-BANK-8")
def test_one_or_two_face_up_cards_first_and_the_rest_from_the_deck() -> None:
    s = table()
    queue(s, "bankers_guild", (), (0,))
    lay(s, "red 3", "blue 1")
    ask(s, Act(0, BANKERS, disc("bankers_guild", 1)))

    assert sorted(offered(s, 0)) == ["capital blue 1", "capital red 3", "pass"]
    assert why(s, 0, "deck") == "CRA-BANK-1"
    assert why(s, 0, "capital green 1") == "CRA-BANK-8"
    say(s, 0, "capital red 3")
    assert s.capital_open == [kind_of("blue 1")]
    assert sorted(offered(s, 0)) == ["capital blue 1", "deck"]
    say(s, 0, "deck")

    assert size(s.players[0].capital) == 4


@pytest.mark.rule("CRA-BANK-2", "CRA-BANK-4", "CRA-BANK-7")
def test_two_cards_are_discarded_from_old_and_new_then_the_spaces_are_refilled() -> None:
    s = table()
    lay(s, "red 3", "blue 1")
    hand(s, 0, "green 1")
    queue(s, "bankers_guild", (), (0,))
    ask(s, Act(0, BANKERS, disc("bankers_guild", 1)))

    say(s, 0, "capital red 3", "capital blue 1")
    assert size(s.players[0].capital) == 5
    say(s, 0, "capital green 1")
    assert s.capital_open == []
    say(s, 0, "capital red 3")

    assert s.discard == capital("green 1", "red 3")
    assert size(s.players[0].capital) == 3
    assert len(s.capital_open) == 2


@pytest.mark.rule("CRA-BANK-3", "CRA-BLD-3", "CRA-BLD-6", "CRA-BLD-8", "CRA-RULING-36")
def test_on_gold_one_may_discard_only_one_card_and_declining_uses_no_privilege() -> None:
    s = table()
    queue(s, "bankers_guild", (0,))
    ask(s, Act(0, BANKERS, disc("bankers_guild")))
    say(s, 0, offered(s, 0)[1], "deck")
    assert offered(s, 0) == ["pass", "privilege"]

    twin = s.copy()
    say(s, 0, "privilege", offered_capital(s))
    say(twin, 0, "pass", offered_capital(twin))

    assert (size(s.players[0].capital), asked(s)) == (3, -1)
    assert s.queue[disc("bankers_guild")] == 0 | USED
    assert asked(twin) == 0
    assert twin.queue[disc("bankers_guild")] == 0


def offered_capital(s: Craft) -> str:
    """Some card of seat 0."""
    return kinds(s.players[0].capital)[0].text


@pytest.mark.rule("CRA-BLD-4", "CRA-BLD-5", "CRA-BLD-9")
def test_a_token_gives_the_privilege_off_gold_and_is_in_the_pool_at_once() -> None:
    s = table()
    queue(s, "bankers_guild", (), (0,))
    s.players[0].privilege, s.privilege_pool = 1, 5
    ask(s, Act(0, BANKERS, disc("bankers_guild", 1)))
    say(s, 0, offered(s, 0)[1], "deck", "privilege")

    assert (s.players[0].privilege, s.privilege_pool) == (0, 6)
    gold = table()
    queue(gold, "bankers_guild", (0,))
    gold.players[0].privilege, gold.privilege_pool = 1, 5
    ask(gold, Act(0, BANKERS, disc("bankers_guild")))
    say(gold, 0, offered(gold, 0)[1], "deck", "privilege")
    assert (gold.players[0].privilege, gold.privilege_pool) == (1, 5)


@pytest.mark.rule("CRA-BLD-8", "CRA-BANK-7", "CRA-RULING-45")
def test_where_it_would_spare_no_card_the_privilege_is_not_offered() -> None:
    s = table()
    queue(s, "bankers_guild", (0,))
    lay(s, "red 3")
    s.deck = s.discard = 0
    ask(s, Act(0, BANKERS, disc("bankers_guild")))

    say(s, 0, "capital red 3")

    assert asked(s) == -1
    assert s.players[0].capital == 0


@pytest.mark.rule("CRA-BANK-6", "CRA-RULING-11", "CRA-BANK-4")
def test_the_hand_limit_comes_after_the_discard_and_before_the_refill() -> None:
    s = table()
    hand(s, 0, *["green 1"] * 4, *["red 2"] * 4, "blue 2", "blue 2")
    lay(s, "red 3", "blue 1")
    queue(s, "bankers_guild", (), (0,))
    ask(s, Act(0, BANKERS, disc("bankers_guild", 1)))
    say(s, 0, "capital red 3", "deck")
    assert size(s.players[0].capital) == 14

    say(s, 0, "capital green 1", "capital green 1")
    assert len(s.capital_open) == 1
    say(s, 0, "capital red 2", "capital red 2")

    assert asked(s) == -1
    assert size(s.players[0].capital) == 10
    assert len(s.capital_open) == 2


@pytest.mark.rule("CRA-BANK-7", "CRA-BANK-1", "CRA-FLOW-5")
def test_with_few_cards_left_fewer_are_gained_and_with_none_nobody_is_asked() -> None:
    s = table()
    lay(s)
    discard_deck(s, "red 1", "red 2", "red 3")
    s.discard = 0
    queue(s, "bankers_guild", (), (0,))
    ask(s, Act(0, BANKERS, disc("bankers_guild", 1)))
    assert offered(s, 0) == ["pass", "deck"]
    say(s, 0, "deck", "capital red 1", "capital red 2")

    assert s.players[0].capital == capital("red 3")
    empty = table()
    lay(empty)
    empty.deck = empty.discard = 0
    queue(empty, "bankers_guild", (0,))
    ask(empty, Act(0, BANKERS, disc("bankers_guild")))
    assert asked(empty) == -1
