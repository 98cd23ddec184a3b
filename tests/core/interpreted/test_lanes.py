"""Lanes: what all do at the same time, in any order of arrival."""

from __future__ import annotations

from itertools import permutations

import pytest

from gromada.core.codec import Json
from gromada.core.play import awaited, explain, first_question, play, question
from tests.core.interpreted.orchard import GAME, Orchard, PruneOne, orchard, pass_until_pruning

pytestmark = pytest.mark.rule("CORE-LANE-1")


def in_lanes(seats: int = 2) -> Orchard:
    return pass_until_pruning(orchard(seats=seats, days=1))


def test_all_seats_are_asked_at_the_same_time() -> None:
    s = in_lanes(seats=3)

    assert awaited(s) == [0, 1, 2]
    assert [question(s, seat) for seat in (0, 1, 2)] == [PruneOne(0, 2), PruneOne(1, 2), PruneOne(2, 2)]
    assert first_question(s) == PruneOne(0, 2)


def test_a_seat_that_is_done_waits_for_the_others() -> None:
    s = in_lanes()
    play(s, 1, "prune 0")
    play(s, 1, "prune 1")

    refused = explain(s, 1, GAME.catalogue.read("prune 2"))

    assert awaited(s) == [0]
    assert refused is not None
    assert refused.rule == "CORE-TURN-1"


def test_the_agenda_goes_on_when_all_are_done() -> None:
    s = in_lanes()
    for seat in (1, 0, 0, 1):
        play(s, seat, "prune 2")

    assert s.lanes == []
    assert s.is_over()


def test_the_order_in_which_seats_answer_changes_nothing() -> None:
    answers = {0: ["prune 0", "prune 1"], 1: ["prune 2", "prune 2"], 2: ["prune 1", "prune 0"]}
    ends: list[dict[str, Json]] = []
    for order in sorted(set(permutations([0, 0, 1, 1, 2, 2]))):
        s = in_lanes(seats=3)
        left = {seat: list(moves) for seat, moves in answers.items()}
        for seat in order:
            play(s, seat, left[seat].pop(0))
        ends.append(GAME.to_json(s))

    assert len(ends) == 90
    assert all(end == ends[0] for end in ends)


def test_each_lane_has_luck_of_its_own() -> None:
    s = in_lanes(seats=4)

    streams = {lane.rng.memory for lane in s.lanes} | {s.rng.memory}

    assert len(streams) == 5


def test_the_next_lanes_get_other_luck_even_when_nothing_else_was_drawn() -> None:
    s = orchard()
    s.open_lanes([PruneOne(0, 1), PruneOne(1, 1)])
    first = {lane.rng.memory for lane in s.lanes}

    s.open_lanes([PruneOne(0, 1), PruneOne(1, 1)])

    assert not first & {lane.rng.memory for lane in s.lanes}
