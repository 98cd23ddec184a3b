"""`gromada arena`: which bot is better, and how sure that is."""

from __future__ import annotations

from pathlib import Path

from gromada.bots.registry import make_bot, split_bots
from gromada.cli.common import at_least_one, check_seed, console, game_title, language, print_json, set_up, table_of
from gromada.cli.failures import WrongUsage
from gromada.cli.simulate import with_progress
from gromada.sim.arena import METHOD, plan_arena, standings
from gromada.sim.runner import play_jobs
from gromada.texts import Texts


def run_arena(
    name: str,
    named: list[str],
    games: int,
    seats: int | None,
    seed: int,
    pairs: list[str],
    more: str | None,
    pack: Path | None,
    lang: str | None,
    jobs: int,
    cluster: str | None,
    is_json: bool,
) -> None:
    bots = named + (split_bots(more) if more is not None else [])
    if len(bots) < 2:
        message = f"an arena compares at least 2 bots, such as greedy and uniform, not {len(bots)}"
        raise WrongUsage(message, "two-bots", {"given": len(bots)})
    for bot in bots:
        make_bot(bot)
    at_least_one("--jobs", jobs)
    at_least_one("--games", games)
    setting = set_up(name, pack, len(bots) if seats is None else seats, pairs, [])
    plan = plan_arena(name, setting.pack, setting.seats, setting.options, bots, check_seed(seed), games)
    texts = Texts(setting.game, language(lang))
    todo = plan.jobs()
    played = list(with_progress(play_jobs(todo, jobs, cluster), len(todo)))
    found = standings(plan, played)
    if is_json:
        rows = [
            {
                "bot": row.bot,
                "win_rate": round(row.win_rate, 4),
                "low": round(row.low, 4),
                "high": round(row.high, 4),
                "mean_score": round(row.mean_score, 3),
                "wins": row.wins,
                "ties": row.ties,
            }
            for row in found
        ]
        facts = {"game": name, "options": plan.options, "seats": plan.seats, "seed": seed}
        print_json({**facts, "deals": plan.deals, "games": len(todo), "method": METHOD, "bots": rows})
        return
    screen = console()
    title = texts.say("arena-title", count=len(todo), game=game_title(texts, setting.game), deals=plan.deals)
    screen.print(title, style="bold", soft_wrap=True)
    table = table_of(texts, ["bot", "win-rate>", "interval>", "mean>"])
    for row in found:
        interval = f"{row.low:.1%} - {row.high:.1%}"
        table.add_row(row.bot, f"{row.win_rate:.1%}", interval, f"{row.mean_score:.2f}")
    screen.print(table)
    screen.print(texts.say("arena-fair", share=f"{1 / len(bots):.1%}"))
    screen.print(texts.say("arena-method"))
