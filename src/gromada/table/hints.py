"""Hints: what a strong bot would answer, from what the seat may know, in words and places; made in a bot's process."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from gromada.bots.analysis import Analysis, Judged, analyse, own_line
from gromada.core.game import Game
from gromada.core.rng import Rng
from gromada.core.state import State
from gromada.library import game as game_by_name
from gromada.table.asking import phrase_out
from gromada.table.messages import HintAnswer, HintOut, HintPart, HintStep

ADVISER: Final = "owl:time=2"  # a hint comes within three seconds
MOST: Final = 3  # answers that are told


def advise(name: str, pack: str | None, saved: dict[str, Any], seat: int, bot: str, seed: int) -> str:
    """Runs in a worker: the best answers to the question that a seat is asked, as JSON."""
    game = game_by_name(name, pack)
    state = game.from_json(saved)
    found = analyse(game, state, seat, bot, seed)
    guess = game.determinize(state, seat, Rng.seeded(seed))
    answers = [hint_answer(game, guess, found, one) for one in found.answers[:MOST]]
    return msgspec.json.encode(HintOut("", found.lead, answers)).decode()


def hint_answer(game: Game[State], guess: State, found: Analysis, judged: Judged) -> HintAnswer:
    reasons = [HintPart(part.name, round(part.before, 1), round(part.after, 1)) for part in found.reasons(judged)]
    line = [HintStep(phrase_out(label), at) for label, at in own_line(game, guess, found.seat, judged.line)]
    points = round(found.points(judged), 1)
    return HintAnswer(judged.move, judged.mean, judged.lead, points, judged.visits, line, reasons)
