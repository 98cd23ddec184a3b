"""The promise about the seed."""

from __future__ import annotations

import hashlib

from gromada.core.commitment import commitment


def test_anyone_can_compute_it_again() -> None:
    assert commitment(7, "a1b2") == hashlib.sha256(b"gromada seed 7 salt a1b2").hexdigest()


def test_seed_and_salt_both_matter() -> None:
    assert len({commitment(seed, salt) for seed in range(5) for salt in ("a", "b")}) == 10
