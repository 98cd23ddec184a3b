"""Where reviews are kept: a file for each record and setting in a person's own folder, so that each is made once.

A review holds sentences to be, with the facts that they needed when it was made. One whose sentences want other facts
by now cannot be read, and is made anew.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from gromada.core.game import Game, Phrase
from gromada.core.state import State
from gromada.folders import own_folder
from gromada.library import LANGUAGES
from gromada.review.result import Review, Words
from gromada.review.reviewing import VERSION
from gromada.texts import BadText, Texts

MOST: Final = 1000  # reviews in the folder; those that were made first go first


def kept_in() -> Path:
    return own_folder() / "reviews"


def file_for(hash: str, rollouts: int, seed: int, folder: Path | None = None) -> Path:
    return (folder or kept_in()) / f"{hash[:32]}-{VERSION}-{rollouts}-{seed}.json"


def kept(game: Game[State], hash: str, rollouts: int, seed: int, folder: Path | None = None) -> Review | None:
    """The review that was made before, if there is one that can still be read."""
    try:
        data = file_for(hash, rollouts, seed, folder).read_bytes()
        found = msgspec.json.decode(data, type=Review)
    except (OSError, msgspec.MsgspecError):
        return None
    is_this = found.record == hash and found.version == VERSION
    return found if is_this and all(is_sayable(found, Texts(game, lang)) for lang in LANGUAGES) else None


def is_sayable(review: Review, texts: Texts) -> bool:
    """Whether its sentences can still be made; of those that differ in numbers and names alone, one is tried."""
    kinds = {(words.id, *sorted(words.facts)): words for words in sentences(review)}
    try:
        for words in kinds.values():
            texts.phrase(Phrase(words.id, words.facts), review.names)
    except BadText:
        return False
    return all(texts.has(source.id) for source in review.sources)


def sentences(review: Review) -> Iterator[Words]:
    for turning in review.turning:
        yield turning.label
    for decision in review.decisions:
        if decision.asked is not None:
            yield decision.asked
        for answer in (decision.played, *decision.best):
            yield answer.label
            for step in answer.line:
                yield step.label


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
