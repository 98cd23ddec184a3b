"""Seeds that follow from a seed, so that a result does not depend on how the work was shared out."""

from __future__ import annotations

import hashlib


def derived_seed(seed: int, *labels: object) -> int:
    """A seed of its own for one game or one bot; 48 bits, so that it stays easy to copy by hand.

    >>> derived_seed(7, "game", 0) == derived_seed(7, "game", 0) != derived_seed(7, "game", 1)
    True
    """
    text = " ".join(["gromada", str(seed), *[str(label) for label in labels]])
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")
