"""Section INV of the ledger, in random games with every option; decisions of section DEC in the same games."""

from __future__ import annotations

import pytest

from gromada.core.play import apply, awaited, explain, options
from gromada.core.rng import Rng
from gromada.games.keyflower.bidding import reserve_of
from gromada.games.keyflower.printed import BOAT0, size
from gromada.games.keyflower.state import Keyflower
from tests.games.keyflower.building import GAME, asked, moves, offered, table
from tests.games.keyflower.contract_cases import CASES, check


def pressure(s: Keyflower) -> int:
    """KEY-INV-9: what every bid and every use raises."""
    largest = [max([s.bids[tile] >> (8 * seat) & 255 for seat in range(s.seats)]) for tile in range(BOAT0)]
    return sum(largest) + sum([size(pile) for pile in s.on_tile])


@pytest.mark.rule(
    "KEY-INV-1", "KEY-INV-2", "KEY-INV-3", "KEY-INV-4", "KEY-INV-5", "KEY-INV-6", "KEY-INV-7", "KEY-INV-8"
)
@pytest.mark.rule("KEY-INV-9", "KEY-INV-10", "KEY-INV-11", "KEY-INV-12", "KEY-DEC-1", "KEY-TURN-3")
@pytest.mark.parametrize("case", range(len(CASES)))
def test_what_is_always_true(case: int) -> None:
    seats, given = CASES[case]
    rng = Rng.seeded(case)
    s = GAME.new(seats, seed=500 + case, options=given)
    last = (s.season, pressure(s))
    turns = 0
    while waiting := awaited(s):
        check(s)
        seat = waiting[rng.below(len(waiting))]
        if asked(s, seat) == "Turn":
            season, before = last
            now = pressure(s)
            if season != s.season:
                turns = 0
            elif s.passes == 0 and turns:
                assert now > before
                assert now <= 140
            last = (s.season, now)
            turns += 1
        answers = options(s, seat)
        assert answers
        apply(s, seat, answers[rng.below(len(answers))])
    check(s)


@pytest.mark.rule("KEY-DEC-1", "KEY-DEC-2", "KEY-DEC-3", "KEY-DEC-4")
def test_no_step_of_a_placement_is_a_dead_end_and_nothing_legal_is_missing() -> None:
    """Every offered answer leads on; and a location is offered whenever some groups and some workers make it legal."""
    rng = Rng.seeded(7)
    checked = 0
    for seed in range(12):
        s = GAME.new(2 + seed % 3, seed=seed)
        while waiting := awaited(s):
            seat = waiting[0]
            if asked(s, seat) == "Turn" and rng.below(4) == 0:
                for action in options(s, seat):
                    twin = s.copy()
                    apply(twin, seat, action)
                    while twin.agenda and awaited(twin) == [seat] and asked(twin, seat) in PLACING:
                        answers = options(twin, seat)
                        assert answers
                        apply(twin, seat, answers[rng.below(len(answers))])
                for tile in [*s.centre, *s.table.orders]:
                    assert (explain(s, seat, GAME.catalogue.read(f"bid {s.box.tiles[tile].id}")) is None) == (
                        can_bid_by_trying(s, seat, tile)
                    )
                    checked += 1
            answers = options(s, seat)
            apply(s, seat, answers[rng.below(len(answers))])
    assert checked > 500


PLACING = ("TakeGroup", "ChooseColour", "ChooseNumber", "AddWorker", "PayWorker", "ReturnSkill")


def can_bid_by_trying(s: Keyflower, seat: int, tile: int) -> bool:
    """All groups and all workers of one allowed colour, without Boat 4a."""
    if s.players[seat].powers & 64:
        return explain(s, seat, GAME.catalogue.read(f"bid {s.box.tiles[tile].id}")) is None
    own = s.bids[tile] >> (8 * seat) & 255
    rival = max([s.bids[tile] >> (8 * other) & 255 for other in range(s.seats) if other != seat])
    for colour in range(4):
        if s.lock[tile] not in (-1, colour):
            continue
        extra = s.players[seat].workers >> (8 * colour) & 255
        for group in reserve_of(s, seat).groups:
            if group >> 16 != tile and group >> 8 & 255 == colour:
                extra += group & 255
        if extra and own + extra > rival:
            return True
    return False


@pytest.mark.rule("KEY-DEC-3")
def test_the_colour_is_asked_for_only_while_it_is_open() -> None:
    s = table({"blue": 2, "red": 2}, {"blue": 3}, centre=("keywood", "miner"))
    moves(s, 0, "bid keywood")
    assert asked(s, 0) == "ChooseColour"
    moves(s, 0, "blue", "workers 1")
    moves(s, 1, "bid keywood")
    assert asked(s, 1) == "ChooseNumber"
    moves(s, 1, "workers 2")

    moves(s, 0, "use miner", "take")

    assert asked(s, 0) == "ChooseNumber"
    assert offered(s, 0) == ["workers 0", "workers 1"]
