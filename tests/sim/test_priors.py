"""Learning a prior, on a small scale: what searches come back to is found, and the same seed gives the same prior."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import gromada
from gromada.bots.prior import INPUTS, NO_PRIOR, read_prior
from gromada.bots.value import BadValue, numbers_text
from gromada.core.play import first_question
from gromada.sim.learning import Course
from gromada.sim.priors import PriorLearner, Question, Watched, fit_prior, recheck_prior, think

GAME = "villagers"


def course(folder: Path, games: int = 5) -> Course:
    return Course(GAME, None, 2, gromada.game(GAME).read_options(2, {}), 3, games, 1, 2, 8, folder)


def row(gap: float) -> list[float]:
    return [gap, 0.0, 1.0 if gap == 0.0 else 0.0, 0.0, 0.0, 0.0, 0.0]


def test_what_is_tried_most_is_found() -> None:
    """A made-up search that comes back to one answer, and to one verb, whatever they look like."""
    game = gromada.game(GAME)
    by_text = {action.text: action.code for action in game.catalogue.actions}
    take, other, stack = by_text["take 1"], by_text["take 2"], by_text["stack 3"]
    watched = []
    for number in range(100):
        gap = -float(number % 3)
        rows = [row(0.0), row(gap), row(gap)]
        watched.append(Watched([Question([stack, take, other], rows, rows, [10, 60, 30])]))
    fit = fit_prior(game, watched, "asked")

    assert len(fit.inputs) == len(INPUTS)
    assert fit.answers[take] > fit.answers[other] > fit.answers[stack]
    assert fit.answers[by_text["take 4"]] > fit.answers[by_text["stack 4"]]  # never met: by their verbs
    assert fit.scores["learnt"] < fit.scores["one_step"]
    assert fit.scores["learnt"] < fit.scores["evenly"]


def test_how_far_looks_can_be_trusted_is_found() -> None:
    """In one made-up search ten points are little, in the other half a point is much."""
    game = gromada.game(GAME)
    codes = [action.code for action in game.catalogue.actions[:3]]
    found = []
    for visits in ([40, 35, 25], [98, 1, 1]):
        rows = [row(0.0), row(-1.0), row(-5.0)]
        watched = [
            Watched([Question(codes[number % 3 :] + codes[: number % 3], rows, rows, visits)]) for number in range(60)
        ]
        found.append(fit_prior(game, watched, "below").inputs)
    trust = [inputs[0] + inputs[2] for inputs in found]

    assert trust[0] < 1.0 < trust[1]


def test_a_question_is_kept_with_looks_and_tries() -> None:
    game = gromada.game(GAME)
    s = game.new(2, seed=2)
    choice = first_question(s)
    assert choice is not None
    before = game.to_json(s)
    question = think(game, s, choice, 5)

    assert question.codes == [action.code for action in game.sensible(s, choice)]
    assert len(question.asked) == len(question.below) == len(question.visits) == len(question.codes)
    assert sum(question.visits) > 50
    assert game.to_json(s) == before


def test_the_same_seed_gives_the_same_prior_and_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    kept = PriorLearner(course(whole)).learn()
    again: list[int] = []
    PriorLearner(course(stopped)).watched()
    PriorLearner(course(stopped), on_step=lambda: again.append(1)).learn()
    file = whole / "prior.json"
    data = json.loads(file.read_text(encoding="utf-8"))

    assert file.read_bytes() == (stopped / "prior.json").read_bytes()
    assert len(again) == 2  # the games of the arena only
    assert read_prior(file, gromada.game(GAME), 2).name == "villagers/2"
    assert data["arena"][0]["against"].endswith(NO_PRIOR)
    is_better = all(data[one]["held_out"]["learnt"] < data[one]["held_out"]["one_step"] for one in ("asked", "below"))
    assert (kept is not None) == (is_better and data["arena"][0]["rate"] >= 0.5)


def test_a_prior_is_stamped_anew_only_if_it_still_foretells_more(tmp_path: Path) -> None:
    small = course(tmp_path / "run", games=8)
    PriorLearner(small).learn()
    file = tmp_path / "run" / "prior.json"
    data = json.loads(file.read_text(encoding="utf-8")) | {"pack": "former"}
    file.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(BadValue, match="another pack"):
        read_prior(file, small.rules(), 2)

    found = recheck_prior(small, file)

    assert found["asked"]["learnt"] < found["asked"]["one_step"]
    assert read_prior(file, small.rules(), 2).asked.inputs == data["asked"]["inputs"]
    wild = numbers_text([9.0 * (code % 2) for code in range(len(small.rules().catalogue))])
    file.write_text(json.dumps(data | {"asked": data["asked"] | {"answers": wild}}), encoding="utf-8")
    with pytest.raises(BadValue, match="no longer foretells"):
        recheck_prior(small, file)
