"""Fits a tiny value to a few games of every game, and a tiny prior of one, and prints them; `make learn-check` compares
two of these bit by bit.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

import gromada
from gromada.core.build_info import is_compiled
from gromada.sim.fitting import fit
from gromada.sim.learning import Course, Learner, file_of
from gromada.sim.priors import SETS, PriorLearner, fit_prior

GAMES = 8
WATCHED = ("villagers", 5)  # searches take long interpreted

for name in gromada.GAMES:
    game = gromada.game(name)
    with tempfile.TemporaryDirectory() as folder:
        course = Course(name, None, 2, game.read_options(2, {}), 7, GAMES, 1, 2, 2, Path(folder))
        fitted = fit(game, Learner(course).samples(0), 2)
        print(json.dumps(file_of(course, fitted, -1, {})))
name, games = WATCHED
game = gromada.game(name)
with tempfile.TemporaryDirectory() as folder:
    course = Course(name, None, 2, game.read_options(2, {}), 7, games, 1, 2, 2, Path(folder))
    watched = PriorLearner(course).watched()
    print(json.dumps([vars(fit_prior(game, watched, which)) for which in SETS]))
print("compiled" if is_compiled() else "interpreted", file=sys.stderr)
