"""The stream of luck: right numbers, even spread, memory in one integer."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gromada.core.rng import Rng

MASK = 2**32 - 1


def rotated(x: int, k: int) -> int:
    return ((x << k) | (x >> (32 - k))) & MASK


def reference(memory: int, count: int) -> list[int]:
    """xoroshiro64** after the authors' C code, with plain big integers."""
    s0, s1 = memory >> 32, memory & MASK
    made = []
    for _ in range(count):
        made.append(rotated(s0 * 0x9E3779BB & MASK, 5) * 5 & MASK)
        s1 ^= s0
        s0 = rotated(s0, 26) ^ s1 ^ (s1 << 9 & MASK)
        s1 = rotated(s1, 13)
    return made


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def limit(cells: int) -> float:
    """A value that chi-square with so many cells exceeds about once in ten thousand."""
    freedom = cells - 1
    root = 1 - 2 / (9 * freedom) + 3.72 * math.sqrt(2 / (9 * freedom))
    return freedom * root * root * root


def test_the_first_numbers_are_those_of_the_reference() -> None:
    rng = Rng((1 << 32) | 2)

    made = [rng.next32() for _ in range(5)]

    assert made == reference((1 << 32) | 2, 5) == [3802928447, 813792938, 1618621494, 2955957307, 3252880261]


@given(st.integers(1, 2**64 - 1))
def test_the_numbers_are_those_of_the_reference_from_any_memory(memory: int) -> None:
    rng = Rng(memory)

    made = [rng.next32() for _ in range(20)]

    assert made == reference(memory, 20)


@given(st.integers(1, 2**64 - 1), st.integers(0, 50))
def test_a_stream_goes_on_from_its_memory(memory: int, drawn: int) -> None:
    rng = Rng(memory)
    for _ in range(drawn):
        rng.next32()

    again = Rng(rng.memory)

    assert [again.next32() for _ in range(5)] == [rng.next32() for _ in range(5)]


@pytest.mark.parametrize("memory", [0, -1, 2**64])
def test_an_impossible_memory_is_refused(memory: int) -> None:
    with pytest.raises(ValueError, match="from 1 to"):
        Rng(memory)


def test_a_copy_moves_on_its_own() -> None:
    rng = Rng.seeded(7)
    twin = rng.copy()
    before = rng.memory

    twin.next32()

    assert rng.memory == before != twin.memory


def test_a_fork_does_not_move_the_stream_it_came_from() -> None:
    rng = Rng.seeded(7)
    before = rng.memory

    first, second, again = rng.fork(0), rng.fork(1), rng.fork(0)

    assert rng.memory == before
    assert first.memory == again.memory
    assert len({rng.memory, first.memory, second.memory}) == 3


def test_forks_of_neighbouring_labels_and_seeds_are_independent() -> None:
    cells = [0] * 36
    for seed in range(2000):
        parent = Rng.seeded(seed)
        cells[6 * parent.fork(0).below(6) + parent.fork(1).below(6)] += 1

    assert chi_square(cells) < limit(36)


def test_a_fork_is_independent_of_its_parent() -> None:
    cells = [0] * 36
    for seed in range(2000):
        parent = Rng.seeded(seed)
        cells[6 * parent.fork(3).below(6) + parent.below(6)] += 1

    assert chi_square(cells) < limit(36)


def test_seeds_of_any_size_give_streams_of_their_own() -> None:
    seeds = [*range(500), 2**64, 2**64 + 1, 10**79]

    memories = {Rng.seeded(seed).memory for seed in seeds}

    assert len(memories) == len(seeds)


@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 10, 48, 100])
def test_below_gives_every_number_equally_often(n: int) -> None:
    rng = Rng.seeded(n)
    counts = [0] * n
    for _ in range(100 * n):
        counts[rng.below(n)] += 1

    assert chi_square(counts) < limit(n)


@pytest.mark.parametrize("n", [1, 2, 3, 1000, 2**20 + 7, 2**29])
def test_below_stays_below(n: int) -> None:
    rng = Rng.seeded(n)

    assert all(0 <= rng.below(n) < n for _ in range(2000))


def test_below_of_a_large_number_is_not_biased() -> None:
    # With 3 * 2**28 a plain multiplication would favour every third value: the lowest of each group.
    n = 3 * 2**28
    rng = Rng.seeded(11)
    counts = [0] * 3
    for _ in range(6000):
        counts[rng.below(n) % 3] += 1

    assert chi_square(counts) < limit(3)


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    rng = Rng.seeded(5)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(4800):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1

    assert len(counts) == 24
    assert chi_square(list(counts.values())) < limit(24)


def test_a_shuffle_keeps_the_items() -> None:
    items = list(range(50))

    Rng.seeded(1).shuffle(items)

    assert items != list(range(50)) == sorted(items)


@pytest.mark.parametrize("lag", [1, 2, 5])
def test_numbers_do_not_depend_on_those_before(lag: int) -> None:
    rng = Rng.seeded(3)
    sample = [rng.unit() - 0.5 for _ in range(5000)]

    covariance = sum(a * b for a, b in zip(sample, sample[lag:], strict=False)) / (len(sample) - lag)

    # The variance of a uniform number is 1/12; four standard errors either way.
    assert abs(covariance * 12) < 4 / math.sqrt(len(sample))


def test_unit_is_at_least_zero_and_below_one() -> None:
    rng = Rng.seeded(9)
    sample = [rng.unit() for _ in range(5000)]

    assert all(0 <= x < 1 for x in sample)
    assert abs(sum(sample) / 5000 - 0.5) < 0.017
