"""`gromada review`: a record, judged move by move; as text, as JSON, or as a page."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from pathlib import Path

import msgspec

from gromada.cli.common import at_least_one, check_seed, console, game_title, language, unwritable
from gromada.cli.failures import WrongUsage
from gromada.cli.replay import names_of
from gromada.cli.verify import bad_record, load_record
from gromada.core.errors import GromadaError
from gromada.core.record import Record
from gromada.library import game_of
from gromada.review.judging import Judged
from gromada.review.keeping import file_for, keep, kept
from gromada.review.page import page_of, sources_rows, sums_rows
from gromada.review.result import Review
from gromada.review.reviewing import Plan, Unfinished, judged_in
from gromada.review.telling import Telling
from gromada.texts import Texts


def run_review(
    file: Path,
    seat: int | None,
    rollouts: int | None,
    seed: int,
    jobs: int | None,
    pack: Path | None,
    html: Path | None,
    lang: str | None,
    is_json: bool,
) -> None:
    check_seed(seed)
    tries = 0 if rollouts is None else at_least_one("--rollouts", rollouts)
    processes = at_least_one("--jobs", jobs if jobs is not None else os.cpu_count() or 1)
    record = load_record(file)
    if seat is not None and not 1 <= seat <= record.seats:
        message = f"--seat is a number from 1 to {record.seats}, not {seat}"
        raise WrongUsage(message, "review-seat", {"last": record.seats, "given": seat})
    game = game_of(record, pack)
    texts = Texts(game, language(lang))
    found = made(file, record, pack, tries, seed, processes, texts)
    told = Telling(found, texts, names_of(record, texts))
    title = game_title(texts, game)
    if html is not None:
        try:
            html.write_text(page_of(told, title), encoding="utf-8")
        except OSError as error:
            raise unwritable(html, error) from error
    if is_json:
        print(msgspec.json.encode(found).decode())
        return
    if html is not None:
        console().print(texts.say("review-written", file=str(html)), markup=False)
        return
    show(told, title, None if seat is None else seat - 1)


def made(
    file: Path, record: Record, pack: Path | None, rollouts: int, seed: int, processes: int, texts: Texts
) -> Review:
    """The review that was kept, or a new one, with a progress bar on standard error if a person is watching."""
    name = None if pack is None else str(pack)
    try:
        plan = Plan(record, game_of(record, pack), name, rollouts, seed)
    except Unfinished:
        raise
    except GromadaError as error:
        raise bad_record(file, error) from error
    found = kept(plan.game, plan.hash, plan.rollouts, seed)
    if found is None:
        if file_for(plan.hash, plan.rollouts, seed).exists():
            console(is_json=True).print(texts.say("review-anew"), markup=False)
        results: Iterable[Judged] = judged_in(plan, processes)
        if sys.stderr.isatty():
            from rich.console import Console
            from rich.progress import track

            screen = Console(stderr=True)
            total = len(plan.record.moves)
            results = track(results, total=total, description="", console=screen, transient=True)
        found = plan.review(list(results))
        keep(found)
    return found


def show(told: Telling, title: str, seat: int | None) -> None:
    """For people: what cost most, what turned the game, luck and skill, and where the points came from."""
    from rich.table import Table

    say, screen = told.texts.say, console()
    screen.print(say("review-title", game=title), style="bold", markup=False)
    screen.print(f"\n{say('review-costly')}", style="bold", markup=False)
    for one in told.costly(seat):
        screen.print(f"  {told.when(one.at, one.round)} {told.cost(one)}", markup=False)
        if line := told.line(one):
            screen.print(f"    {line}", style="dim", markup=False)
    if not told.costly(seat):
        screen.print(f"  {say('review-none')}", markup=False)
    if told.review.turning:
        screen.print(f"\n{say('review-turning')}", style="bold", markup=False)
    for turning in told.review.turning:
        screen.print(f"  {told.when(turning.at, turning.round)} {told.turn(turning)}", markup=False)
    head, rows = sums_rows(told)
    by_seat = [list(row) for row in zip(head, *rows, strict=True)]  # a column for each seat fits into any terminal
    for heading, (head, rows) in (
        ("review-sums", (by_seat[0], by_seat[1:])),
        ("review-sources", sources_rows(told)),
    ):
        table = Table(title=say(heading), title_justify="left")
        for i, column in enumerate(head):
            table.add_column(column, justify="right" if i else "left")
        for row in rows:
            table.add_row(*row)
        screen.print()
        screen.print(table)
    screen.print(told.about(), style="dim", markup=False)
