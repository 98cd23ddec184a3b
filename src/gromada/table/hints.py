"""Hints: what a strong bot would answer, from what the seat may know, in words and places; made in a bot's process."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from gromada.bots.analysis import Analysis, Judged, analyse
from gromada.core.game import Game
from gromada.core.play import apply, explain
from gromada.core.rng import Rng
from gromada.core.state import State
from gromada.library import game as game_by_name
from gromada.table.asking import phrase_out
from gromada.table.messages import HintAnswer, HintOut, HintPart, HintStep

ADVISER: Final = "owl:time=2"  # a hint comes within three seconds
MOST: Final = 3  # answers that are told
LONGEST_LINE: Final = 5


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
    line = own_line(game, guess, found.seat, judged.line)
    points = round(found.points(judged), 1)
    return HintAnswer(judged.move, judged.mean, judged.lead, points, judged.visits, line, reasons)


def own_line(game: Game[State], guess: State, seat: int, line: list[tuple[int, str]]) -> list[HintStep]:
    """The answers that the seat itself would give one after the other, for as long as nobody else is asked between."""
    s = guess.copy()
    steps: list[HintStep] = []
    for who, move in line[:LONGEST_LINE]:
        action = game.catalogue.read(move)
        if who != seat or explain(s, seat, action) is not None:
            break
        steps.append(HintStep(phrase_out(game.label(s, seat, action)), game.places(s, seat, action)))
        apply(s, seat, action)
    return steps
