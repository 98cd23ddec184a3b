"""A view holds what a seat may know; a seat cannot tell a guess from the truth."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from gromada.core.play import awaited, explain, options
from gromada.core.rng import Rng
from gromada.core.state import State
from tests.contract.playing import CASES, Case, finish


def eyes(case: Case) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(case.seats), None]


def shown(case: Case, s: State, seat: int | None) -> bytes:
    """As it is sent: the order of fields could tell something, too."""
    return msgspec.json.encode(case.game.view(s, seat))


def is_plain(value: Any) -> bool:
    if isinstance(value, dict):
        return all(type(key) is str and is_plain(item) for key, item in value.items())
    if isinstance(value, list):
        return all(is_plain(item) for item in value)
    return value is None or type(value) in (bool, int, float, str)


def test_a_view_is_plain_data(case: Case) -> None:
    for number, (s, _) in enumerate(case.positions(0.02, each=20)):
        for seat in case.some_eyes(number):
            view = case.game.view(s, seat)
            assert is_plain(dict(view))
            assert json.loads(json.dumps(view)) == view


def test_a_view_changes_nothing_and_is_not_changed_by_later_moves(case: Case) -> None:
    for s, rng in case.positions(0.01, each=30):
        before = case.json(s)
        kept = s.copy()
        views = [case.game.view(kept, seat) for seat in eyes(case)]
        texts = [json.dumps(view) for view in views]
        finish(kept, rng)

        assert case.json(s) == before
        assert [json.dumps(view) for view in views] == texts


@pytest.mark.parametrize("open_case", [case for case in CASES if case.game.is_open()], ids=str)
def test_where_everything_is_open_all_see_the_same(open_case: Case) -> None:
    for s, _ in open_case.positions(0.02):
        assert len({shown(open_case, s, eye) for eye in eyes(open_case)}) == 1
        for seat in range(s.seats):
            assert len({repr(open_case.game.standing(s, seat, eye)) for eye in eyes(open_case)}) == 1


def test_a_seat_cannot_tell_a_guess_from_the_truth(case: Case) -> None:
    game = case.game
    for s, rng in case.positions(0.03):
        before = case.json(s)
        for seat in eyes(case):
            guess = game.determinize(s, seat, rng.fork(5))
            assert shown(case, guess, seat) == shown(case, s, seat)
            assert awaited(guess) == awaited(s)
            assert game.action(guess) == game.action(s)
            if seat is None:
                continue
            assert options(guess, seat) == options(s, seat)
            for _ in range(30):
                action = game.catalogue[rng.below(len(game.catalogue))]
                assert explain(guess, seat, action) == explain(s, seat, action)
        assert case.json(s) == before


def test_a_guess_can_be_played_to_the_end(case: Case) -> None:
    for s, rng in case.positions(0.02, each=30):
        before = case.json(s)
        for seat in eyes(case):
            guess = case.game.determinize(s, seat, rng.fork(6))
            finish(guess, rng.copy())
            case.check(guess)
            assert guess.is_over()
        assert case.json(s) == before


def test_two_guesses_look_the_same_and_have_luck_of_their_own(case: Case) -> None:
    game = case.game
    for s, rng in case.positions(0.02):
        for seat in eyes(case):
            first, second = (game.determinize(s, seat, Rng.seeded(rng.below(1000) + i)) for i in (0, 1000))
            assert shown(case, first, seat) == shown(case, second, seat)
            if seat is not None:
                assert options(first, seat) == options(second, seat)
            assert len({s.rng.memory, first.rng.memory, second.rng.memory}) == 3
            true_lanes = {lane.rng.memory for lane in s.lanes}
            assert not true_lanes & {lane.rng.memory for lane in [*first.lanes, *second.lanes] if lane.agenda}


def test_a_guess_owes_nothing_to_the_truth(case: Case) -> None:
    """So a bot, which sees guesses only, answers the same in all worlds that look the same to its seat."""
    game = case.game
    for s, rng in case.positions(0.02):
        for seat in awaited(s):
            twin = game.determinize(s, seat, rng.fork(7))
            assert case.json(game.determinize(s, seat, rng.fork(8))) == case.json(
                game.determinize(twin, seat, rng.fork(8))
            )


def test_the_luck_to_come_is_in_no_view(case: Case) -> None:
    for s, _ in case.positions(0.02):
        memories = [s.rng.memory, *[lane.rng.memory for lane in s.lanes]]
        secrets = [str(part).encode() for memory in memories for part in (memory, memory >> 32, memory & 0xFFFFFFFF)]
        for seat in eyes(case):
            text = shown(case, s, seat)
            assert not [secret for secret in secrets if len(secret) > 6 and secret in text]
