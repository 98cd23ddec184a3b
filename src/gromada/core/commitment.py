"""A promise about the seed: its hash is published before the deal, the seed after the game.

>>> promise = commitment(7, "a1b2")
>>> promise == commitment(7, "a1b2"), promise == commitment(8, "a1b2")
(True, False)
"""

from __future__ import annotations

import hashlib


def commitment(seed: int, salt: str) -> str:
    """SHA-256 over seed and salt; the salt keeps small seeds from being tried out."""
    return hashlib.sha256(f"gromada seed {seed} salt {salt}".encode()).hexdigest()
