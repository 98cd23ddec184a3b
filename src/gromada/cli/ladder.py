"""`gromada ladder`: all levels and old versions against each other."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from pathlib import Path

from gromada.bots.levels import LEVELS
from gromada.bots.registry import PANEL, make_bot, split_bots, with_knobs
from gromada.cli.common import (
    at_least_one,
    check_seed,
    console,
    game_title,
    language,
    print_json,
    set_up,
    table_of,
    unwritable,
)
from gromada.core.build_info import is_compiled
from gromada.library import GAMES
from gromada.sim.ladder import Deal, Ladder, Rung, page
from gromada.texts import Texts


def run_ladder(
    games: list[str],
    seats: int | None,
    deals: int,
    bots: str | None,
    time: float | None,
    rollouts: int | None,
    seed: int,
    lang: str | None,
    jobs: int,
    folder: Path,
    is_json: bool,
) -> None:
    at_least_one("--deals", deals)
    at_least_one("--jobs", jobs)
    names = split_bots(bots) if bots is not None else [*PANEL, *[level.name for level in LEVELS]]
    names = with_knobs(names, {"time": time, "rollouts": rollouts})
    for name in names:
        make_bot(name)
    ladder = Ladder(folder / "deals.jsonl", names, check_seed(seed), jobs)
    texts = Texts(None, language(lang))
    screen = console(is_json)
    found: list[tuple[str, list[Rung]]] = []
    result: list[dict[str, object]] = []
    note = f"Deals a pair: {deals}, seats rotated; seed {seed}; {'compiled' if is_compiled() else 'interpreted'}."
    html = folder / "ladder.html"
    facts: dict[str, object] = {"seed": seed, "deals": deals, "compiled": is_compiled(), "page": str(html)}
    for name in games or list(GAMES):
        rules = set_up(name, None, None, [], [2]).game
        for number in [seats] if seats is not None else range(rules.min_seats, rules.max_seats + 1):
            setting = set_up(name, None, number, [], [])
            ladder.play(name, number, setting.options, deals, tell)
            rungs = ladder.rungs(name, number)
            title = f"{game_title(Texts(setting.game, texts.lang), setting.game)}, {number}"
            found.append((title, rungs))
            result.append(
                {"game": name, "seats": number, "options": setting.options, "rungs": [asdict(one) for one in rungs]}
            )
            if not is_json:
                screen.print(title, style="bold")
                table = table_of(texts, ["bot", "rating>", "win-rate>", "interval>", "mean>"])
                for rung in rungs:
                    interval = f"{rung.low:.1%} - {rung.high:.1%}"
                    rating = f"{rung.rating:.1f} ± {rung.uncertainty:.1f}"
                    table.add_row(rung.bot, rating, f"{rung.rate:.1%}", interval, f"{rung.points:.1f}")
                screen.print(table)
            write(html, page("Gromada: the ladder", note, found))
            facts |= {"ladders": result}
            write(folder / "ladder.json", json.dumps(facts))
    if is_json:
        print_json(facts)
    else:
        screen.print(texts.say("ladder-page", file=str(html)))


def write(file: Path, text: str) -> None:
    """After each game and number of seats, so that whoever stops has a page of what was played."""
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise unwritable(file, error) from error


def tell(deal: Deal) -> None:
    """A line for each deal on standard error, if a person is watching."""
    if sys.stderr.isatty():
        pair = f"{deal.first} - {deal.second}"
        print(f"{deal.game} {deal.seats}: {pair}, deal {deal.number}: {deal.share:.2f}", file=sys.stderr)
