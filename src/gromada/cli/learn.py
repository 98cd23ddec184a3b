"""`gromada learn`: a better opponent from games of its own."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from gromada.bots.judge import EVALUATION_ONLY
from gromada.bots.prior import NO_PRIOR, prior_file, read_prior
from gromada.bots.value import BadValue, read_value, value_file
from gromada.cli.common import at_least_one, check_seed, console, game_title, language, print_json, set_up
from gromada.cli.failures import AnswerIsNo
from gromada.sim.learning import Course, Learner, recheck
from gromada.sim.priors import PriorLearner, recheck_prior
from gromada.texts import Texts

SHORT: Final = (300, 1, 20, 16, 0)  # games, rounds, games in the arena, tries: about ten minutes in every game


def run_learn(
    name: str,
    seats: int | None,
    seed: int,
    pairs: list[str],
    pack: Path | None,
    lang: str | None,
    jobs: int,
    ray: str | None,
    sizes: tuple[int, int, int, int, int],
    folder: Path,
    is_prior: bool,
    is_short: bool,
    is_rechecked: bool,
    is_afresh: bool,
    is_installed: bool,
    is_json: bool,
) -> None:
    games, rounds, arena, think, tries = SHORT if is_short else sizes
    for option, number in (("--games", games), ("--rounds", rounds), ("--arena", arena)):
        at_least_one(option, number)
    at_least_one("--jobs", jobs)
    setting = set_up(name, pack, seats, pairs, [2])
    texts = Texts(setting.game, language(lang))
    own = folder / f"{name}-{setting.seats}"
    course = Course(
        name,
        setting.pack,
        setting.seats,
        setting.options,
        check_seed(seed),
        games,
        rounds,
        arena,
        think,
        own,
        jobs,
        ray,
        tries,
    )
    shipped = prior_file(name, setting.seats) if is_prior else value_file(name, setting.seats)
    if is_rechecked and is_prior:
        found = recheck_prior(course, shipped)
        if is_json:
            print_json(found)
        else:
            surprise = found["asked"]
            said = {"learnt": surprise["learnt"], "plain": surprise["one_step"]}
            console().print(texts.say("learn-prior-rechecked", file=str(shipped), **said))
        return
    if is_rechecked:
        found = recheck(course, shipped)
        if is_json:
            print_json(found)
        else:
            console().print(
                texts.say("learn-rechecked", file=str(shipped), r2=found["r2"], plain=found["r2_of_evaluation"])
            )
        return
    start = perf_counter()
    screen = console(is_json)
    screen.print(texts.say("learn-title", game=game_title(texts, setting.game), seats=setting.seats), style="bold")

    def tell(entry: dict[str, Any]) -> None:
        screen.print(line_of(entry), soft_wrap=True)

    learner: Learner | PriorLearner
    if is_prior:
        learner = PriorLearner(course, NO_PRIOR if is_afresh else prior_before(course, shipped), tell)
    elif is_afresh:
        learner = Learner(course, EVALUATION_ONLY, tell, before=champion_of(course, shipped))
    else:
        learner = Learner(course, champion_of(course, shipped), tell)
    kept = with_bar(learner)
    facts: dict[str, object] = {
        "game": name,
        "seats": setting.seats,
        "seed": seed,
        "seconds": round(perf_counter() - start, 1),
        "value": None if kept is None else str(kept),
        "log": str(own / ("prior.jsonl" if is_prior else "log.jsonl")),
    }
    if kept is not None and is_installed:
        shipped.parent.mkdir(exist_ok=True)
        shutil.copyfile(kept, shipped)
        facts["installed"] = str(shipped)
    if is_json:
        print_json(facts)
    elif kept is not None:
        screen.print(texts.say("learn-kept", file=str(facts.get("installed", kept))))
    if kept is None:
        raise AnswerIsNo("nothing that was learnt beats what there is", "learn-nothing", {})


def champion_of(course: Course, shipped: Path) -> str:
    """The file of the value that comes with the game, or none where there is none that fits."""
    try:
        read_value(shipped, course.rules(), course.seats)
    except BadValue:
        return EVALUATION_ONLY
    return str(shipped)


def prior_before(course: Course, shipped: Path) -> str:
    """The same of a prior."""
    try:
        read_prior(shipped, course.rules(), course.seats)
    except BadValue:
        return NO_PRIOR
    return str(shipped)


def line_of(entry: dict[str, Any]) -> str:
    """A line of the log for people."""
    facts = {key: fact for key, fact in entry.items() if key not in ("step", "arena")}
    return f"{entry['step']}: {json.dumps(facts)}"


def with_bar(learner: Learner | PriorLearner) -> Path | None:
    """Learns, with a progress bar on standard error if a person is watching."""
    if not sys.stderr.isatty():
        return learner.learn()
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=learner.steps())
        learner.on_step = lambda: bar.advance(task)
        return learner.learn()
