"""Learning, on a small scale: the same seed gives the same value, a run goes on where it stopped, the arena decides."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import gromada
from gromada.bots.judge import EVALUATION_ONLY
from gromada.bots.search import SearchBot
from gromada.bots.value import BadValue, read_value
from gromada.core.play import apply, first_question
from gromada.core.rng import Rng
from gromada.sim.fitting import Fitted, Sample, fit
from gromada.sim.learning import (
    Course,
    Learner,
    Lesson,
    Verdict,
    attend,
    compare,
    file_of,
    judge_by,
    one_step,
    recheck,
    valued,
)

GAME = "villagers"


def course(folder: Path, games: int = 6, rounds: int = 1, game: str = GAME, seats: int = 2) -> Course:
    options = gromada.game(game).read_options(seats, {})
    return Course(game, None, seats, options, 3, games, rounds, 2, 2, folder)


def test_a_round_gives_a_value_that_can_be_read_and_a_log(tmp_path: Path) -> None:
    told: list[dict[str, Any]] = []
    learner = Learner(course(tmp_path), tell=told.append)
    learner.learn()

    file = tmp_path / "value-0.json"
    data = json.loads(file.read_text(encoding="utf-8"))
    value = read_value(file, gromada.game(GAME), 2)
    assert value.name == "villagers/2"
    assert {one["against"] for one in data["arena"]} >= {"uniform", "greedy1", "mcts1:rollouts=2"}
    assert data["held_out"]["games"] == 6
    lines = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text(encoding="utf-8").splitlines()]
    assert lines == told
    assert lines[-1]["step"] == "round 0: verdict"
    assert (learner.kept is not None) == lines[-1]["kept"]


def test_a_run_goes_on_where_it_stopped_and_comes_to_the_same(tmp_path: Path) -> None:
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    Learner(course(whole)).learn()
    again: list[int] = []
    Learner(course(stopped)).samples(0)  # the games are there, the rest is not
    Learner(course(stopped), on_step=lambda: again.append(1)).learn()

    assert (whole / "value-0.json").read_bytes() == (stopped / "value-0.json").read_bytes()
    assert len(again) == 2 * 5  # the games of the arena only


def test_a_value_learnt_alone_is_trusted_at_the_end_of_the_turn(tmp_path: Path) -> None:
    """Without one, lines are played on to the end of the game, since there is no other turn to stop at."""
    Learner(course(tmp_path, seats=1)).learn()
    game = gromada.game(GAME)
    s = game.new(1, seed=2)
    seat = gromada.awaited(s)[0]
    depths = [
        SearchBot(1, rollouts=2, file=file).tree(game, s, seat).depth
        for file in (str(tmp_path / "value-0.json"), EVALUATION_ONLY)
    ]

    assert depths == [0, game.search_depth(s)] == [0, 1]


def test_positions_are_kept_for_every_seat_with_how_it_ended() -> None:
    sample = attend(Lesson(GAME, None, 3, gromada.game(GAME).read_options(3, {}), (EVALUATION_ONLY,), 5, 4))

    assert len(sample.indices) == len(sample.values) == len(sample.facts) == len(sample.ends)
    assert len(sample.ends) % 3 == 0
    assert len(sample.ends) > 3
    assert all(len(row) == len(values) for row, values in zip(sample.indices, sample.values, strict=True))
    assert sum(end[1] for end in sample.ends[:3]) == pytest.approx(1.0)


def test_a_fit_finds_what_decides() -> None:
    """A made-up game in which one feature is worth 6 points and the evaluation is right about the rest."""
    game = gromada.game(GAME)
    good, idle = [i for i, name in enumerate(game.feature_names()) if "asked" not in name][:2]
    samples = []
    for number in range(400):
        own, other, has = float(number * 7 % 40), float(number * 11 % 40), number % 2
        margin = own - other + 6.0 * has
        won = 1.0 if margin > 0 else 0.0
        samples.append(
            Sample([[good] if has else [idle]], [[1.0]], [[own, other, other, 3.0, 10.0]], [[margin, won, 10.0]])
        )
    fitted = fit(game, samples, 2)
    gain = (fitted.weights[good] - fitted.weights[idle]) * game.value_scale()

    assert 0.3 < gain <= 6.0  # drawn to 0, but seen
    assert fitted.scores["r2"] > fitted.scores["r2_of_evaluation"]
    assert fitted.chance[0] > 0


def test_what_only_tells_the_time_is_worth_nothing() -> None:
    """A feature that comes with time, in games whose evaluation promises more early than it keeps."""
    game = gromada.game(GAME)
    late, idle = [i for i, name in enumerate(game.feature_names()) if "asked" not in name][:2]
    samples = []
    for number in range(200):
        sample = Sample()
        for step in range(12):
            promised = float(number * 7 % 40) + 12.0 - step
            for seat in range(2):
                sample.indices.append([late] if step > 5 else [idle])
                sample.values.append([1.0])
                sample.facts.append([promised if seat == 0 else 20.0, 20.0 if seat == 0 else promised, 20.0, 3.0, 10.0])
                margin = (number * 7 % 40) - 20.0
                sample.ends.append([margin if seat == 0 else -margin, 0.5, 10.0])
        samples.append(sample)
    fitted = fit(game, samples, 2)

    assert abs(fitted.weights[late]) * game.value_scale() < 0.05
    assert abs(fitted.weights[idle]) * game.value_scale() < 0.05


def test_what_followed_tells_more_than_an_end_by_luck() -> None:
    """Where the end is a wild guess, the worth of a feature is seen in what the evaluation says of the next moment."""
    game = gromada.game(GAME)
    good, idle = [i for i, name in enumerate(game.feature_names()) if "asked" not in name][:2]
    luck = Rng.seeded(5)
    samples = []
    for _ in range(300):
        sample = Sample()
        has = luck.below(2)
        end = 6.0 * has + 200.0 * (luck.unit() - 0.5)
        for step in range(8):
            points = 6.0 * has if step > 2 else 0.0
            sample.indices.append([good] if has and step < 3 else [idle])
            sample.values.append([1.0])
            sample.facts.append([points, 0.0, 0.0, 3.0, 10.0])
            sample.ends.append([end, 0.5, 10.0])
        samples.append(sample)
    found = [(fit(game, samples[start : start + 100], 1).weights) for start in (0, 100, 200)]
    gains = [(weights[good] - weights[idle]) * game.value_scale() for weights in found]

    assert max(gains) - min(gains) < 3.0  # the ends alone would differ by ten
    assert min(gains) > 0.0


def test_what_comes_and_goes_with_a_turn_is_worth_nothing() -> None:
    """One feature is there at every other moment, where the evaluation says too little; another one stays."""
    game = gromada.game(GAME)
    passing, staying = [i for i, name in enumerate(game.feature_names()) if "asked" not in name][:2]
    samples = []
    for number in range(200):
        sample = Sample()
        for step in range(8):
            there = [one for one, is_there in ((passing, step % 2), (staying, number % 2)) if is_there]
            sample.indices.append(there)
            sample.values.append([1.0] * len(there))
            sample.facts.append([10.0 - 5.0 * (step % 2), 0.0, 0.0, 3.0, 10.0])  # poor where the feature is
            sample.ends.append([10.0 + 6.0 * (number % 2), 0.5, 10.0])
        samples.append(sample)
    weights = fit(game, samples, 1).weights

    assert weights[passing] == 0.0
    assert weights[staying] > 0.0


def test_whether_others_count_is_decided_by_games(tmp_path: Path) -> None:
    learner = Learner(course(tmp_path))
    learner.learn()
    lines = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text(encoding="utf-8").splitlines()]
    between = next(line for line in lines if line["step"].endswith("value-0-alone.json"))
    kept = json.loads((tmp_path / "value-0.json").read_text(encoding="utf-8"))

    assert kept.get("counts_others", True) == (between["rate"] >= 0.5)


@pytest.mark.parametrize(
    ("rates", "is_kept", "judges_lines"),
    [([0.6], True, True), ([0.5], True, True), ([0.3, 0.6], True, False), ([0.3, 0.4], False, False)],
)
def test_what_has_won_one_step_ahead_must_not_harm_a_search(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rates: list[float], is_kept: bool, judges_lines: bool
) -> None:
    """It plays on with tries, then for first opinions only; where it loses both ways it is not kept."""
    played: list[float] = []

    def judged(course: Course, first: str, second: str, games: int, *more: object) -> Verdict:
        if first.startswith("search:rollouts=3,"):
            played.append(rates[len(played)])
            return Verdict(second, played[-1], 0.1, 0.9, games)
        return Verdict(second, 0.9, 0.8, 1.0, games)

    def promising(*given: Any) -> Fitted:
        fitted = fit(*given)
        fitted.scores["r2"] = 1.0
        return fitted

    monkeypatch.setattr("gromada.sim.learning.compare", judged)
    monkeypatch.setattr("gromada.sim.learning.fit", promising)
    learner = Learner(replace(course(tmp_path), think=1, tries=3))
    kept = learner.learn()
    made = json.loads((tmp_path / "value-0.json").read_text(encoding="utf-8"))

    assert played == rates
    assert (kept is not None) == is_kept
    assert made["judges_lines"] == judges_lines
    assert [one["rate"] for one in made["arena"] if one["tries"] == 3] == rates


@pytest.mark.parametrize(("rate", "is_kept"), [(0.5, True), (0.4, False)])
def test_a_course_that_began_afresh_must_not_end_with_less_than_there_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rate: float, is_kept: bool
) -> None:
    """What there was plays in none of its games, and is met once, by the last value that was kept."""
    met: list[str] = []

    def judged(course: Course, first: str, second: str, games: int, *more: object) -> Verdict:
        if second.endswith("before.json"):
            met.append(first)
            return Verdict(second, rate, 0.1, 0.9, games)
        return Verdict(second, 0.9, 0.8, 1.0, games)

    def promising(*given: Any) -> Fitted:
        fitted = fit(*given)
        fitted.scores["r2"] = 1.0
        return fitted

    monkeypatch.setattr("gromada.sim.learning.compare", judged)
    monkeypatch.setattr("gromada.sim.learning.fit", promising)
    learner = Learner(course(tmp_path, rounds=2), before=str(tmp_path / "before.json"))
    kept = learner.learn()
    made = json.loads((tmp_path / "value-1.json").read_text(encoding="utf-8"))

    assert met == [valued(str(tmp_path / "value-1.json"), 2)]
    assert (kept is not None) == is_kept
    assert made["games"]["by"] == ["none", "value-0.json"]
    assert [one["rate"] for one in made["arena"] if one["against"] == "the value before"] == [rate]


def test_the_best_of_all_answers_is_found_and_the_best_of_few_differs() -> None:
    game = gromada.game(GAME)
    judge = judge_by(game, EVALUATION_ONLY, 2)
    few: set[str] = set()
    for seed in range(6):
        s = game.new(2, seed=2)
        choice = first_question(s)
        assert choice is not None
        best = one_step(judge, s, choice, Rng.seeded(seed), 1000)
        leads = {}
        for answer in choice.options(s):
            guess = game.determinize(s, choice.seat, Rng.seeded(seed).fork(1))
            apply(guess, choice.seat, answer)
            leads[answer.text] = judge.lead(guess, choice.seat)
        assert leads[best.text] == max(leads.values())
        few.add(one_step(judge, s, choice, Rng.seeded(seed), 1).text)
    assert len(few) > 1


def test_later_rounds_are_played_by_the_values_of_the_earlier_and_keep_their_games(tmp_path: Path) -> None:
    learner = Learner(course(tmp_path, rounds=2))
    learner.learn()
    found = [json.loads((tmp_path / f"value-{number}.json").read_text(encoding="utf-8")) for number in range(2)]

    assert [one["games"]["by"] for one in found] == [["none"], ["none", "value-0.json"]]
    assert [one["games"]["played"] for one in found] == [6, 12]


def test_alone_the_better_game_of_a_deal_counts(tmp_path: Path) -> None:
    verdict = compare(course(tmp_path, seats=1), "greedy1", "uniform", 8, "alone")

    assert verdict.rate > 0.5
    assert verdict.games == 8


def test_a_value_is_stamped_anew_only_if_it_still_foretells_more(tmp_path: Path) -> None:
    small = course(tmp_path / "run", games=30)
    learner = Learner(small)
    samples = learner.samples(0)
    fitted = fit(small.rules(), samples, 2)
    file = tmp_path / "value.json"
    data = file_of(small, fitted, -1, {}) | {"pack": "former"}
    file.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(BadValue, match="another pack"):
        read_value(file, small.rules(), 2)

    found = recheck(small, file)

    assert found["r2"] > found["r2_of_evaluation"]
    assert read_value(file, small.rules(), 2).weights == read_value(file, small.rules(), 2).weights
    wrong = data | {"extras": [5.0] * 8}
    file.write_text(json.dumps(wrong), encoding="utf-8")
    with pytest.raises(BadValue, match="no longer foretells"):
        recheck(small, file)


def test_a_bot_is_named_by_its_value() -> None:
    assert valued("x.json", 4) == "search:rollouts=4,value=x.json"


@pytest.mark.parametrize(("given", "threads"), [({}, "1"), ({"OPENBLAS_NUM_THREADS": "2"}, "2")])
def test_sums_are_made_by_one_thread_unless_somebody_wants_more(given: dict[str, str], threads: str) -> None:
    """Before numpy is there: afterwards it would not hear of it."""
    program = (
        "import os, sys, gromada.cli.learn, gromada.sim.fitting as fitting; before = 'numpy' in sys.modules;"
        "fitting.one_threaded_numpy(); print(before, os.environ['OPENBLAS_NUM_THREADS'])"
    )
    around = {name: value for name, value in os.environ.items() if name != "OPENBLAS_NUM_THREADS"}
    told = subprocess.run(
        [sys.executable, "-c", program], env=around | given, capture_output=True, text=True, check=True
    ).stdout

    assert told.split() == ["False", threads]
