"""`gromada simulate`: many games between bots, counted and kept."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

from gromada.bots.registry import split_bots
from gromada.cli.common import (
    at_least_one,
    bots_for,
    check_seed,
    console,
    game_title,
    language,
    print_json,
    set_up,
    table_of,
)
from gromada.cli.keeping import keeper_for
from gromada.core.build_info import is_compiled
from gromada.sim.runner import Job, Played, play_jobs
from gromada.sim.seeds import derived_seed
from gromada.sim.stats import Stats
from gromada.texts import Texts


def run_simulate(
    name: str,
    games: int,
    seats: int | None,
    seed: int,
    pairs: list[str],
    bots: str | None,
    pack: Path | None,
    lang: str | None,
    jobs: int,
    out: Path | None,
    cluster: str | None,
    is_json: bool,
) -> None:
    at_least_one("--games", games)
    at_least_one("--jobs", jobs)
    check_seed(seed)
    named = len(split_bots(bots)) if bots is not None else 1
    setting = set_up(name, pack, seats, pairs, [named, 2] if named > 1 else [2])
    holders = bots_for(setting.seats, bots, "uniform")
    texts = Texts(setting.game, language(lang))
    keeper = None if out is None else keeper_for(out)
    seeds = [derived_seed(seed, "game", i) for i in range(games)]
    sitting = tuple(holders)
    todo = [
        Job(name, setting.pack, setting.seats, setting.options, sitting, own, i, out is not None)
        for i, own in enumerate(seeds)
    ]
    stats = Stats(setting.seats)
    start = perf_counter()
    for played in with_progress(play_jobs(todo, jobs, cluster), games):
        stats.add(played)
        if keeper is not None:
            keeper.add(played.line(name, setting.options))
    seconds = perf_counter() - start
    if keeper is not None:
        keeper.close()
    if is_json:
        print_json(
            {
                "game": name,
                "options": setting.options,
                "seats": setting.seats,
                "bots": holders,
                "seed": seed,
                "games": games,
                "decisions": stats.decisions,
                "seconds": round(seconds, 3),
                "decisions_per_second": round(stats.decisions / seconds, 1),
                "compiled": is_compiled(),
                "scores": {"mean": stats.means(), "min": stats.least, "max": stats.most},
                "wins": stats.wins,
                "ties": stats.ties,
                "length": {"mean": round(stats.decisions / games, 3), "max": stats.longest},
            }
        )
        return
    show(texts, game_title(texts, setting.game), holders, stats, seconds)


def show(texts: Texts, title: str, holders: list[str], stats: Stats, seconds: float) -> None:
    """The figures as a table for people."""
    screen = console()
    screen.print(texts.say("simulate-title", count=stats.games, game=title), style="bold", soft_wrap=True)
    table = table_of(texts, ["seat>", "bot", "mean>", "least>", "most>", "wins>"])
    for seat, name in enumerate(holders):
        row = [stats.means()[seat], stats.least[seat], stats.most[seat], stats.wins[seat]]
        table.add_row(str(seat + 1), name, *[str(value) for value in row])
    screen.print(table)
    screen.print(texts.say("simulate-ties", ties=stats.ties))
    mean = round(stats.decisions / stats.games, 1)
    screen.print(texts.say("simulate-length", mean=mean, most=stats.longest))
    engine = texts.say("engine-compiled" if is_compiled() else "engine-interpreted")
    speed = round(stats.decisions / seconds)
    facts = {"decisions": stats.decisions, "seconds": round(seconds, 2), "speed": speed}
    screen.print(texts.say("simulate-speed", engine=engine, **facts))


def with_progress(results: Iterator[Played], total: int) -> Iterator[Played]:
    """The same results, with a progress bar on standard error if a person is watching."""
    if not sys.stderr.isatty():
        yield from results
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(results, total=total, description="", console=Console(stderr=True), transient=True)
