"""Where reviews are kept: a file for each record and setting in a person's own folder, so that each is made once."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from gromada.folders import own_folder
from gromada.review.result import Review
from gromada.review.reviewing import VERSION

MOST: Final = 1000  # reviews in the folder; those that were made first go first


def kept_in() -> Path:
    return own_folder() / "reviews"


def file_for(hash: str, rollouts: int, seed: int, folder: Path | None = None) -> Path:
    return (folder or kept_in()) / f"{hash[:32]}-{VERSION}-{rollouts}-{seed}.json"


def kept(hash: str, rollouts: int, seed: int, folder: Path | None = None) -> Review | None:
    """The review that was made before, if there is one that can still be read."""
    try:
        data = file_for(hash, rollouts, seed, folder).read_bytes()
        found = msgspec.json.decode(data, type=Review)
    except (OSError, msgspec.MsgspecError):
        return None
    return found if found.record == hash and found.version == VERSION else None


def keep(review: Review, folder: Path | None = None) -> None:
    """Whole or not at all: another process may look at the same moment."""
    file = file_for(review.record, review.rollouts, review.seed, folder)
    file.parent.mkdir(parents=True, exist_ok=True)
    half = file.with_suffix(f".{os.getpid()}")
    half.write_bytes(msgspec.json.encode(review))
    half.replace(file)
    with suppress(OSError):  # another process may be tidying, too
        found = sorted(file.parent.glob("*.json"), key=lambda one: one.stat().st_mtime)
        for old in found[:-MOST]:
            old.unlink()
