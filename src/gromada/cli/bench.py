"""`gromada bench`: how fast the engine is here."""

from __future__ import annotations

import platform
from dataclasses import asdict
from pathlib import Path

from gromada.cli.common import check_seed, console, language, print_json, set_up, table_of
from gromada.cli.failures import WrongUsage
from gromada.core.build_info import is_compiled
from gromada.library import GAMES
from gromada.sim.bench import Figures, measure
from gromada.texts import Texts

USUAL_SEATS = 4  # so that games can be compared; a game for fewer is measured with all it has


def run_bench(
    name: str | None,
    seats: int | None,
    seconds: float,
    seed: int,
    pairs: list[str],
    pack: Path | None,
    lang: str | None,
    is_json: bool,
) -> None:
    if not 0 < seconds <= 3600:
        message = f"--seconds is a number above 0 and at most 3600, not {seconds:g}"
        raise WrongUsage(message, "bench-seconds", {"given": f"{seconds:g}"})
    texts = Texts(None, language(lang))
    found: dict[str, Figures] = {}
    for one in GAMES if name is None else (name,):
        setting = set_up(one, pack, seats, pairs, list(range(USUAL_SEATS, 0, -1)))
        found[one] = measure(setting.game, setting.seats, setting.options, check_seed(seed), seconds)
    if is_json:
        games = {one: asdict(figures) for one, figures in found.items()}
        print_json({"compiled": is_compiled(), "python": platform.python_version(), "games": games})
        return
    screen = console()
    sentence = texts.say("bench-compiled" if is_compiled() else "bench-interpreted")
    screen.print(f"{sentence} Python {platform.python_version()}.")
    table = table_of(texts, ["game", "seats>", "decisions>", "copy>", "length>", "games>"])
    for one, figures in found.items():
        table.add_row(
            one,
            str(figures.seats),
            f"{figures.decisions_per_second:,.0f}",
            f"{figures.copy_us:.2f}",
            f"{figures.decisions_per_game:.1f}",
            f"{figures.games_per_second:,.1f}",
        )
    screen.print(table)
