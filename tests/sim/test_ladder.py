"""The ladder: all against all, kept deal by deal, with ratings in the right order."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import gromada
from gromada.sim.ladder import LINE, Deal, Ladder, apart, page, rate

GAME = "imperial_settlers"
BOTS = ["uniform", "greedy1", "fox"]


def ladder(folder: Path, seats: int = 2, deals: int = 2) -> Ladder:
    made = Ladder(folder / "deals.jsonl", BOTS, 5)
    made.play(GAME, seats, gromada.game(GAME).read_options(seats, {}), deals)
    return made


def test_every_pair_plays_every_deal_and_chance_comes_last(tmp_path: Path) -> None:
    made = ladder(tmp_path, deals=3)
    rungs = made.rungs(GAME, 2)

    assert len(made.deals) == 9
    assert {deal.games for deal in made.deals} == {2}
    assert rungs[-1].bot == "uniform"
    assert [len(rung.curve) for rung in rungs] == [7, 7, 7]
    for rung in rungs:
        assert rung.low <= rung.rate <= rung.high
        assert rung.uncertainty > 0
        assert {one.other for one in rung.against} == set(BOTS) - {rung.bot}


def test_it_goes_on_where_it_stopped_and_comes_to_the_same(tmp_path: Path) -> None:
    whole = ladder(tmp_path / "whole")
    parts = ladder(tmp_path / "parts", deals=1)
    first = (tmp_path / "parts" / "deals.jsonl").read_text(encoding="utf-8")
    parts = ladder(tmp_path / "parts", deals=2)

    assert (tmp_path / "parts" / "deals.jsonl").read_text(encoding="utf-8").startswith(first)
    assert [(deal.share, deal.points) for deal in parts.deals] == [(deal.share, deal.points) for deal in whole.deals]
    lines = (tmp_path / "whole" / "deals.jsonl").read_text(encoding="utf-8").splitlines()
    assert [json.loads(line)["first"] for line in lines] == ["uniform", "uniform", "greedy1"] * 2


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    whole = ladder(tmp_path, deals=1)
    file = tmp_path / "deals.jsonl"
    text = file.read_text(encoding="utf-8")
    file.write_text(text[:-20], encoding="utf-8")
    again = ladder(tmp_path, deals=1)

    assert [(deal.share, deal.points) for deal in again.deals] == [(deal.share, deal.points) for deal in whole.deals]
    assert len(file.read_text(encoding="utf-8").splitlines()) == 3


def test_another_seed_has_deals_of_its_own(tmp_path: Path) -> None:
    made = ladder(tmp_path, deals=1)
    other = Ladder(tmp_path / "deals.jsonl", BOTS, 6)

    assert other.of(GAME, 2) == []
    assert other.rungs(GAME, 2) == []
    other.play(GAME, 2, gromada.game(GAME).read_options(2, {}), 1)
    assert len(other.deals) == 6
    assert {deal.seed for deal in other.of(GAME, 2)}.isdisjoint({deal.seed for deal in made.deals})


def test_alone_the_better_game_wins_the_deal(tmp_path: Path) -> None:
    made = ladder(tmp_path, seats=1)

    assert made.rungs(GAME, 1)[-1].bot == "uniform"
    assert all(deal.share in (0.0, 0.5, 1.0) for deal in made.deals)


@pytest.mark.parametrize(("share", "order"), [(1.0, 1), (0.0, -1), (0.5, 0)])
def test_a_rating_follows_who_won(share: float, order: int) -> None:
    deals = [Deal("g", 2, "a", "b", i, i, 2, share, (1.0, 1.0), 0.1) for i in range(5)]
    ratings, curves = rate(["a", "b"], deals)
    apart = ratings["a"][0] - ratings["b"][0]

    assert (apart > 0.5) - (apart < -0.5) == order
    assert len(curves["a"]) == 6


def test_no_name_lies_over_another() -> None:
    found = apart([50.0, 20.0, 21.0, 120.0])

    assert found == [50.0, 20.0, 20.0 + LINE, 120.0]
    assert apart([10.0, 10.0, 10.0]) == [10.0, 10.0 + LINE, 10.0 + 2 * LINE]


def test_the_page_stands_alone_and_escapes_names(tmp_path: Path) -> None:
    text = page("Ladder", "a <note>", [("Game, 2", ladder(tmp_path, deals=1).rungs(GAME, 2))])

    assert "&lt;note&gt;" in text
    assert text.count("<polyline") == 3
    assert "http" not in text
