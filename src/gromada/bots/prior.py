"""Prior: how the tries of a question are shared out before anything was tried, learnt from the visits of searches.

Without one, an answer gets the more tries the better it looks one step ahead, by one scale for all games. A prior has
learnt which looks can be trusted: how much worse than the best an answer looks, its rank, whether luck had a say; and
to which answers a search comes back, whatever they look like: a weight for each answer of the catalogue. There are two
sets of numbers: for the answers that are asked for, which are looked at closely, and for those further down a line.
`gromada learn GAME --seats N --prior` makes the files, beside those of the values.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from gromada.bots.value import BadValue, bad_file, log, numbers, read_stamped
from gromada.core.actions import Action
from gromada.core.errors import BadSetup
from gromada.core.game import Game
from gromada.core.state import State
from gromada.library import package_folder

FORMAT: Final = "gromada prior 1"
NO_PRIOR: Final = "none"  # given as the file of a prior
# What is known of an answer beside which one it is.
INPUTS: Final = ("gap", "wide_gap", "is_best", "rank", "gap_of_many", "has_luck", "gap_of_luck")
NEAR: Final = 6.0  # points: by how much worse an answer looks counts up to here
WIDE: Final = 1.0  # and in units of the game's scale up to here
EVENLY: Final = 0.1  # of the tries is shared equally: an opinion may be wrong about anything
LEAST: Final = -40.0  # less makes no difference


class Opinions:
    """What all answers to a question look like one step ahead: in points, and whether luck was drawn on the way."""

    def __init__(self) -> None:
        self.leads: Final[list[float]] = []
        self.lucks: Final[list[bool]] = []

    def inputs(self, scale: float) -> list[list[float]]:
        """For each answer the numbers of INPUTS."""
        leads = self.leads
        many = math.log(len(leads)) if leads else 0.0
        order = sorted(leads)
        highest = order[-1] if order else 0.0
        found: list[list[float]] = []
        for i in range(len(leads)):
            gap = leads[i] - highest
            near = max(-NEAR, gap)
            better = len(order) - _after(order, leads[i])
            luck = 1.0 if self.lucks[i] else 0.0
            found.append(
                [
                    near,
                    max(-WIDE, gap / scale),
                    1.0 if better == 0 else 0.0,
                    -math.log(1.0 + better),
                    near * many,
                    luck,
                    near * luck,
                ]
            )
        return found


def _after(order: Sequence[float], value: float) -> int:
    """How many of the numbers, which are in order, are not above this one."""
    low = 0
    high = len(order)
    while low < high:
        middle = (low + high) // 2
        if order[middle] <= value:
            low = middle + 1
        else:
            high = middle
    return low


class Weights:
    """One set: a number for each input, and one for each answer of the catalogue."""

    def __init__(self, inputs: list[float], answers: list[float]) -> None:
        self.inputs: Final = inputs
        self.answers: Final = answers

    def logits(self, answers: Sequence[Action], opinions: Opinions, scale: float) -> list[float]:
        inputs = opinions.inputs(scale)
        found: list[float] = []
        for i in range(len(answers)):
            total = self.answers[answers[i].code]
            row = inputs[i]
            for k in range(len(row)):
                total += self.inputs[k] * row[k]
            found.append(total)
        return found


class Prior:
    """The weights for one game and one number of seats."""

    def __init__(self, name: str, scale: float, asked: Weights, below: Weights) -> None:
        self.name: Final = name
        self.scale: Final = scale
        self.asked: Final = asked  # for the answers that are asked for
        self.below: Final = below  # and for those further down a line

    def shares(self, answers: Sequence[Action], opinions: Opinions, is_asked: bool) -> list[float]:
        """For each answer its share of the tries."""
        weights = self.asked if is_asked else self.below
        return shares_of(weights.logits(answers, opinions, self.scale))


def shares_of(logits: Sequence[float]) -> list[float]:
    """Numbers that add up to 1, the larger the higher."""
    highest = max(logits)
    weights = [math.exp(max(LEAST, logit - highest)) for logit in logits]
    whole = math.fsum(weights)
    return [(1.0 - EVENLY) * weight / whole + EVENLY / len(weights) for weight in weights]


# -- files ---------------------------------------------------------------------------------------------------


def prior_file(game: str, seats: int) -> Path:
    """Where the prior that comes with a game is."""
    return package_folder(game) / "values" / f"{seats}.prior.json"


def prior_stamp(game: Game[State], seats: int) -> dict[str, str | int]:
    """What a prior is learnt for."""
    catalogue = hashlib.sha256("\n".join(game.catalogue.texts()).encode()).hexdigest()[:16]
    return {
        "game": game.name,
        "seats": seats,
        "catalogue": catalogue,
        "pack": game.box.pack.sha,
        "rules": game.rules_version,
    }


def read_prior(file: Path, game: Game[State], seats: int, is_strict: bool = True) -> Prior:
    """The prior in a file, if it was learnt for what is played here; otherwise a sentence says what is another.

    Who is not strict reads one that was learnt with another pack or other rules, to see what it is still good for.
    """
    data = read_stamped(file, FORMAT, prior_stamp(game, seats), is_strict)
    sets: list[Weights] = []
    try:
        scale = float(data["scale"])
        for name in ("asked", "below"):
            part: dict[str, Any] = data[name]
            sets.append(Weights([float(number) for number in part["inputs"]], numbers(part["answers"])))
    except (KeyError, TypeError, ValueError) as error:
        raise bad_file(file, FORMAT) from error
    for one in sets:
        if len(one.inputs) != len(INPUTS) or len(one.answers) != len(game.catalogue):
            raise bad_file(file, FORMAT)
    return Prior(f"{game.name}/{seats}", scale, sets[0], sets[1])


_known: Final[dict[str, Prior | None]] = {}


def prior_of(game: Game[State], seats: int, file: str) -> Prior | None:
    """The prior of a bot that was given a file, or `none`; without either the one that comes with the game."""
    if file == NO_PRIOR:
        return None
    if file:
        return read_prior(Path(file), game, seats)
    key = f"{game.name}/{seats}/{game.box.pack.sha}"
    if key not in _known:
        found: Prior | None = None
        try:
            shipped = prior_file(game.name, seats)
            if shipped.exists():
                found = read_prior(shipped, game, seats)
        except BadSetup:
            found = None  # a game that is not in the library has no files
        except BadValue as error:
            log.warning("bots share tries in %s out by what is seen one step ahead: %s", game.name, error)
        _known[key] = found
    return _known[key]
