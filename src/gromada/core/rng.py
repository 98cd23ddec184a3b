"""Rng: xoroshiro64** (Blackman and Vigna), 64 bits of memory seen from outside as one integer.

All intermediate values stay below 2**62 and all factors below 2**30, so the compiled form works on
machine words and the interpreted form gives the same numbers. The seed is spread by SHA-256; forks
are mixed, not drawn, so that forking a stream does not move it.
"""

from __future__ import annotations

import hashlib
from typing import Final

_LOW: Final = 0xFFFFFFFF


def _times(a: int, high: int, low: int) -> int:
    """The low 32 bits of a 32-bit number times (high << 16 | low).

    Factors stay below 2**30: mypyc multiplies larger ones as long integers, five times slower.
    """
    bottom = a & 0xFFFF
    return (bottom * low + (((bottom * high + (a >> 16) * low) & 0xFFFF) << 16)) & _LOW


def _mixed(x: int) -> int:
    """The finaliser of MurmurHash3: every input bit reaches every output bit."""
    x ^= x >> 16
    x = _times(x, 0x85EB, 0xCA6B)
    x ^= x >> 13
    x = _times(x, 0xC2B2, 0xAE35)
    return x ^ (x >> 16)


class Rng:
    """A stream of luck.

    >>> rng = Rng.seeded(7)
    >>> again = Rng(rng.memory)
    >>> [rng.below(6) for _ in range(5)] == [again.below(6) for _ in range(5)]
    True
    """

    def __init__(self, memory: int) -> None:
        if not 0 < memory < 1 << 64:
            raise ValueError(f"a generator's memory is an integer from 1 to 2**64 - 1, not {memory}")
        self._a = memory >> 32
        self._b = memory & _LOW

    @staticmethod
    def seeded(seed: int) -> Rng:
        """The stream that belongs to a seed; any non-negative integer is one."""
        digest = hashlib.sha256(f"gromada {seed}".encode()).digest()
        return Rng(int.from_bytes(digest[:8], "big") or 1)

    @property
    def memory(self) -> int:
        """Everything the stream will ever say follows from this integer."""
        return (self._a << 32) | self._b

    def copy(self) -> Rng:
        twin = Rng(1)
        twin._a = self._a
        twin._b = self._b
        return twin

    def fork(self, label: int) -> Rng:
        """An independent stream; equal labels give equal streams, and this one does not move."""
        a = _mixed((self._a ^ _mixed((label + 0x9E3779B9) & _LOW)) & _LOW)
        b = _mixed((self._b ^ a ^ 0x7F4A7C15) & _LOW)
        twin = Rng(1)
        if a or b:
            twin._a = a
            twin._b = b
        return twin

    def next32(self) -> int:
        """32 uniformly random bits."""
        a = self._a
        x = _times(a, 0x9E37, 0x79BB)
        x = ((x << 5) | (x >> 27)) & _LOW
        b = self._b ^ a
        self._a = (((a << 26) | (a >> 6)) ^ b ^ (b << 9)) & _LOW
        self._b = ((b << 13) | (b >> 19)) & _LOW
        return ((x << 2) + x) & _LOW

    def below(self, n: int) -> int:
        """An integer from 0 to n - 1, all equally likely (Lemire's method, n up to 2**29)."""
        product = self._scaled(n)
        if (product & _LOW) < n:
            floor = (1 << 32) % n
            while (product & _LOW) < floor:
                product = self._scaled(n)
        return product >> 32

    def _scaled(self, n: int) -> int:
        x = self.next32()
        return (((x >> 16) * n) << 16) + (x & 0xFFFF) * n

    def shuffle(self, items: list[int]) -> None:
        """Fisher and Yates, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def unit(self) -> float:
        """A float from 0 up to, but not including, 1."""
        return self.next32() / 4294967296.0
