"""Sentences with their prices and numbers, at the moment of choice and in the log."""

from __future__ import annotations

from typing import Any

import pytest

import gromada
from gromada.core.play import advance, options, question
from gromada.games.keyflower.expand import ExpandVillages
from gromada.games.keyflower.state import Keyflower
from gromada.texts import Texts
from tests.games.keyflower.building import GAME, end_season, flip, moves, number, put, settle, table, whole, win

EN = Texts(gromada.game("keyflower"), "en")
PL = Texts(gromada.game("keyflower"), "pl")


def log(s: Keyflower, texts: Texts = EN) -> list[str]:
    return [texts.event(event, ["Ann", "Ben", "Cid"]) for event in s.events]


def prompt(s: Keyflower, seat: int, texts: Texts = EN) -> str:
    choice = question(s, seat)
    assert choice is not None
    return texts.phrase(GAME.prompt(s, choice))


def labels(s: Keyflower, seat: int, texts: Texts = EN) -> list[str]:
    return [texts.phrase(GAME.label(s, seat, action)) for action in options(s, seat)]


@pytest.mark.rule("KEY-END-9")
def test_a_boat_is_offered_and_taken_with_its_load() -> None:
    s = table({"blue": 1}, {})
    s.boat_workers[0], s.boat_skills[0] = 2 | 1 << 8, 1
    moves(s, 0, "bid turn_order_1", "blue", "workers 1")
    end_season(s)

    assert "take the load of Keyflower: 2 blue, 1 red, 1 × anvil" in labels(s, 0)
    s.events.clear()
    moves(s, 0, "boat keyflower")

    assert "Ann takes the load of Keyflower: 2 blue, 1 red, 1 × anvil." in log(s)
    assert "Ben takes Sea Bastion, which carries nothing." in log(s)


@pytest.mark.rule("KEY-END-5", "KEY-END-6")
def test_who_wins_a_turn_order_tile_is_told() -> None:
    s = table({"blue": 1}, {})
    moves(s, 0, "bid turn_order_1", "blue", "workers 1")
    s.events.clear()
    end_season(s)

    assert "Ann wins Turn order 1 with 1 blue worker." in log(s)


def test_a_summer_boat_has_one_name() -> None:
    s = table({"blue": 2}, {}, season="summer", centre=("summer_boat_4",))
    flip(s, "summer_boat_4")
    named = f"bid for {EN.name('summer_boat_4b')}: at least 1 worker"
    assert named in labels(s, 0)
    moves(s, 0, "bid summer_boat_4", "blue", "workers 2")
    end_season(s)

    assert [text for text in log(s) if EN.name("summer_boat_4") in text and EN.name("summer_boat_4b") not in text] == []
    assert f"Ann wins {EN.name('summer_boat_4b')} with 2 blue workers." in log(s)
    shown = GAME.view(s, 0)["players"]
    assert isinstance(shown, list)
    assert shown[0]["waiting"] == [] or "summer_boat_4b" in str(shown[0]["waiting"])


@pytest.mark.rule("KEY-SB-4B-1")
def test_boat_4b_says_how_many() -> None:
    s = table({"blue": 1, "red": 4}, {"blue": 9}, season="autumn", centre=("inn",), start=1)
    win(s, 0, "summer_boat_4b")
    moves(s, 1, "use inn", "blue", "workers 1")
    assert "use Inn: at least 2 workers of any colours" in labels(s, 0)
    moves(s, 0, "use inn")
    assert prompt(s, 0) == "Use Inn with workers of any colours, 2 to 5 of them: add the first one."
    moves(s, 0, "red", "red")

    assert prompt(s, 0) == "Use Inn with workers of any colours, 2 to 5 of them: 2 are chosen."
    assert "go ahead with 2 workers" in labels(s, 0)


def test_a_bid_says_how_many_of_which_colour_it_takes_and_what_the_group_becomes() -> None:
    s = table({"blue": 6}, {"blue": 9}, centre=("keywood",), start=1)
    moves(s, 1, "bid keywood", "blue", "workers 3")

    assert "bid for Keywood: at least 4 blue workers" in labels(s, 0)
    moves(s, 0, "bid keywood")
    assert prompt(s, 0) == "Bid for Keywood: how many blue workers from your screen? At least 4."
    assert labels(s, 0) == ["4 workers: 4 in all", "5 workers: 5 in all", "6 workers: 6 in all"]


def test_an_upgrade_says_what_it_costs_and_brings() -> None:
    s = table({"blue": 9, "saw": 1}, {}, season="autumn")
    settle(s, 0, "inn")
    put(s, 0, "inn", wood=1, stone=1)
    moves(s, 0, "use home_1", "blue", "workers 1", "stop")

    assert any(label.startswith("upgrade Inn for") for label in labels(s, 0)), labels(s, 0)
    assert "no more upgrades" in labels(s, 0)


@pytest.mark.rule("KEY-SETUP-10")
def test_the_owner_is_told_which_winter_tiles_came() -> None:
    s = GAME.new(3, seed=1)
    dealt = [event for event in s.events if type(event).__name__ == "WinterDealt"]

    mine, others = dealt[0].seen_by(0), dealt[0].seen_by(1)
    assert mine is not None
    assert others is not None
    assert "gets the winter tiles" in EN.event(mine)
    assert EN.event(others).endswith("gets 3 winter tiles.")


def test_the_set_of_winter_tiles_is_counted_while_it_is_chosen() -> None:
    s = whole(table({}, {}, season="autumn"))
    end_season(s)
    while type(question(s, 0)).__name__ != "ChooseWinter":
        moves(s, s.start if question(s, s.start) else 1 - s.start, "boat keyflower")
    first = options(s, 0)[0]
    assert "At least one" in prompt(s, 0)
    moves(s, 0, first.text)

    assert prompt(s, 0) == "Which winter tiles do you bring into play? 1 is chosen."
    assert labels(s, 0)[-1] == "bring this 1 tile into play"
    assert labels(s, 0, PL)[-1] == "wprowadź do gry ten 1 kafel"


@pytest.mark.rule("KEY-EXP-3")
def test_a_turned_tile_says_which_tiles_its_roads_would_lead_to() -> None:
    s = table({}, {}, is_running=False)
    s.players[0].waiting = [number("keywood"), number("miner")]
    s.then(ExpandVillages())
    advance(s)
    moves(s, 0, "place miner", "beside home_1 n")
    assert labels(s, 0)[0] == "as it is printed, a road to Home 1"
    moves(s, 0, "turned 0", "beside home_1 ne")

    told = labels(s, 0)
    for action, label in zip(options(s, 0), told, strict=True):
        shape: Any = GAME.geometry(s, 0, action)
        roads = [one for one in shape["joined"] if one["mine"] == one["theirs"] == "road"]
        assert len([name for name in ("Home 1", "Miner") if name in label]) == len(roads)
    assert len(set(told)) == len(told)
    assert any("roads to" in label for label in told)
    assert "drogi do: " in "".join(labels(s, 0, PL))
