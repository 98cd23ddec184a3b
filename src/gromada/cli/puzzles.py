"""`gromada puzzles`: positions with one clearly best answer that is not the obvious one."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from pathlib import Path

import msgspec

from gromada.cli.common import at_least_one, check_seed, console, language, set_up, unwritable
from gromada.cli.failures import WrongUsage
from gromada.cli.verify import load_record
from gromada.core.game import Phrase
from gromada.core.record import Record, read_record
from gromada.review.puzzles import Puzzle, chosen, looks, puzzles
from gromada.review.result import Words
from gromada.sim.runner import Job, play_jobs
from gromada.sim.seeds import derived_seed
from gromada.texts import Texts

PLAYERS = "fox"  # who plays the games in which puzzles are looked for


def run_puzzles(
    name: str,
    files: list[Path],
    games: int,
    seats: int | None,
    seed: int,
    pairs: list[str],
    rollouts: int,
    most: int | None,
    jobs: int | None,
    pack: Path | None,
    out: Path | None,
    lang: str | None,
    is_json: bool,
) -> None:
    at_least_one("--games", games)
    at_least_one("--rollouts", rollouts)
    at_least_one("--most", 1 if most is None else most)
    check_seed(seed)
    processes = at_least_one("--jobs", jobs if jobs is not None else os.cpu_count() or 1)
    setting = set_up(name, pack, seats, pairs, [3, 2])
    texts = Texts(setting.game, language(lang))
    records = [load_record(file) for file in files]
    for record, file in zip(records, files, strict=True):
        if record.game != name:
            message = f"{file} is a record of {record.game}, not of {name}"
            raise WrongUsage(message, "puzzles-game", {"file": str(file), "given": record.game, "wanted": name})
    if not records:
        seeds = [derived_seed(seed, "puzzles", i) for i in range(games)]
        bots = (PLAYERS,) * setting.seats
        todo = [
            Job(name, setting.pack, setting.seats, setting.options, bots, own, i, True) for i, own in enumerate(seeds)
        ]
        records = [recorded(played.record) for played in play_jobs(todo, processes)]
    tried = [one for record in records for one in looks(record, setting.game, setting.pack, rollouts, seed)]
    found = [one for one in watched(puzzles(tried, processes), len(tried)) if one is not None]
    if most is not None:
        found = chosen(found, most)
    text = msgspec.json.encode(found).decode()
    if out is not None:
        try:
            out.write_text(text + "\n", encoding="utf-8")
        except OSError as error:
            raise unwritable(out, error) from error
    if is_json:
        print(text)
        return
    screen = console()
    screen.print(texts.say("puzzles-found", count=len(found), tried=len(tried)), markup=False)
    for one in found:
        screen.print(
            texts.say(
                "puzzle-line",
                level=texts.say(f"puzzle-{one.level}"),
                seat=texts.seat(one.seat),
                move=one.at + 1,
                round=one.round,
                best=said(texts, one.best.label),
                obvious=said(texts, one.obvious.label),
            ),
            markup=False,
        )


def recorded(text: str | None) -> Record:
    assert text is not None, "these games are recorded"
    return read_record(text)


def said(texts: Texts, words: Words) -> str:
    return texts.phrase(Phrase(words.id, words.facts))


def watched(results: Iterable[Puzzle | None], total: int) -> Iterable[Puzzle | None]:
    """The same results, with a progress bar on standard error if a person is watching."""
    if not sys.stderr.isatty():
        return results
    from rich.console import Console
    from rich.progress import track

    return track(results, total=total, description="", console=Console(stderr=True), transient=True)
