"""Numbers for learners hold what a seat may know: nothing more, and nothing less."""

from __future__ import annotations

import math
from array import array
from operator import le
from typing import Any

import gromada
from gromada.core.features import Numbers, Rows
from gromada.core.play import apply, awaited, options, question
from gromada.core.state import State
from tests.contract.playing import Case, any_of

ANSWERS = 3  # tried in each position, beside the position itself
LOOKS = 12  # at positions one after the other


def test_features_are_a_vector_of_fixed_size_from_what_the_seat_may_know(case: Case) -> None:
    game = case.game
    width = len(game.feature_names())
    for s, rng in case.positions(0.03):
        for seat in range(case.seats):
            features = game.features(s, seat)
            assert len(features) == width
            assert set(map(type, features)) == {float}
            assert all(map(math.isfinite, features))
            assert features == game.features(game.determinize(s, seat, rng.fork(7)), seat)


def test_whatever_a_seat_can_tell_apart_its_numbers_tell_apart(case: Case) -> None:
    """The twin of the secrecy tests: positions with the same numbers and mask look, ask and offer the same.

    Positions that are nearest to each other are compared: one, and those that follow from different answers to it.
    """
    for s, rng in case.positions(0.05, each=15):
        near = [s]
        asked = awaited(s)
        seat = asked[rng.below(len(asked))]
        for _ in range(ANSWERS):
            twin = s.copy()
            apply(twin, seat, any_of(options(twin, seat), rng))
            near.append(twin)
        for eye in range(case.seats):
            found: dict[tuple[bytes, tuple[int, ...]], State] = {}
            for one in near:
                first = found.setdefault(numbers_and_mask(case, one, eye), one)
                assert first is one or looks_the_same(case, first, one, eye)


def asked_of(case: Case, s: State, seat: int) -> object:
    choice = question(s, seat)
    if choice is None:
        return None
    phrase = case.game.prompt(s, choice)
    return phrase.id, phrase.facts, sorted([action.code for action in options(s, seat)])


def looks_the_same(case: Case, s: State, other: State, seat: int) -> bool:
    if asked_of(case, s, seat) != asked_of(case, other, seat):
        return False
    view, another = case.game.view(s, seat), case.game.view(other, seat)
    return bool(view == another or without_order(view) == without_order(another))


def without_order(value: Any) -> Any:
    """Lists of bare names, such as discards, have an order that no rule knows."""
    if isinstance(value, dict):
        return {key: without_order(item) for key, item in value.items()}
    if isinstance(value, list):
        is_bare = all(isinstance(item, str) for item in value)
        return sorted(value) if is_bare else [without_order(item) for item in value]
    return value


def numbers_and_mask(case: Case, s: State, seat: int) -> tuple[bytes, tuple[int, ...]]:
    """As a learner gets them: in float32, and no zero has a sign, since only what is not zero is written."""
    numbers = array("f", bytes(4 * case.game.layout().width))
    case.game.write_features(s, seat, memoryview(numbers), 0)
    return numbers.tobytes(), tuple(sorted([action.code for action in options(s, seat)]))


def test_no_number_is_beyond_its_bounds(case: Case) -> None:
    game = case.game
    low, high = game.feature_bounds()
    for s, _ in case.positions(0.03):
        for seat in range(case.seats):
            features = game.features(s, seat)
            if not all(map(le, low, features)) or not all(map(le, features, high)):
                names = zip(game.feature_names(), low, features, high, strict=True)
                assert [name for name, least, number, most in names if not least <= number <= most] == []


def test_only_what_is_not_zero_is_put_and_adds_up_to_the_vector(case: Case) -> None:
    game = case.game
    for s, _ in case.positions(0.02):
        for seat in range(case.seats):
            put = Numbers()
            game.put_features(s, seat, put)
            assert 0.0 not in put.value
            total = [0.0] * game.layout().width
            for index, value in zip(put.index, put.value, strict=True):
                total[index] += value
            assert total == game.features(s, seat)
            buffer = array("f", bytes(4 * game.layout().width))
            game.write_features(s, seat, memoryview(buffer), 0)
            assert buffer == array("f", total) or all(
                abs(a - b) < 1e-6 * max(1.0, abs(b)) for a, b in zip(buffer, total, strict=True)
            )


def test_rows_written_one_after_the_other_are_those_written_alone(case: Case) -> None:
    game = case.game
    width = game.layout().width
    buffer = bytearray(8 * width)
    rows = Rows(buffer, 2, width)
    row = 0
    for s, _ in case.positions(0.02):
        for seat in range(case.seats):
            alone = array("f", bytes(4 * width))
            game.write_features(s, seat, memoryview(alone), 0)
            row = 1 - row
            rows.begin(row)
            game.put_features(s, seat, rows)
            assert buffer[row * 4 * width : (row + 1) * 4 * width] == alone.tobytes()


def test_what_was_told_before_is_told_as_if_for_the_first_time(case: Case) -> None:
    """Numbers that a game keeps until something changes: a state that was just loaded keeps none.

    The same seats look at some positions one after the other: who looks seldom finds that everything has changed.
    """
    game = case.game
    width = game.layout().width
    buffer = bytearray(4 * width)
    rows = Rows(buffer, 1, width)
    for number, (start, rng) in enumerate(case.positions(0.02, each=60)):
        s = start.copy()
        for _ in range(LOOKS):
            loaded = game.from_json(game.to_json(s))
            for seat in case.some_eyes(number):
                if seat is not None:
                    fresh = array("f", bytes(4 * width))
                    game.write_features(loaded, seat, memoryview(fresh), 0)
                    rows.begin(0)
                    game.put_features(s, seat, rows)
                    assert buffer == fresh.tobytes()
                    assert sums(case, s, seat) == sums(case, loaded, seat)
            asked = awaited(s)
            if not asked:
                break
            answering = asked[rng.below(len(asked))]
            apply(s, answering, any_of(options(s, answering), rng))
            if rng.below(4) == 0:
                s = s.copy()  # a copy may keep what it was copied with


def sums(case: Case, s: State, seat: int) -> list[tuple[int, float]]:
    """What a sum takes, in its order."""
    put = Numbers()
    case.game.put_features(s, seat, put)
    return list(zip(put.index, put.value, strict=True))


def test_blocks_have_names_and_cover_the_vector() -> None:
    for name in gromada.GAMES:
        game = gromada.game(name)
        names = game.feature_names()
        blocks = game.feature_blocks()
        low, high = game.feature_bounds()

        assert len(names) == len(set(names)) == len(low) == len(high)
        assert [start for start, _ in blocks.values()] == [0, *[end for _, end in blocks.values()]][:-1]
        assert list(blocks.values())[-1][1] == len(names)
        assert all(math.isfinite(number) for number in [*low, *high])
        for block, (start, end) in blocks.items():
            assert all(one.startswith(f"{block}_") for one in names[start:end])
