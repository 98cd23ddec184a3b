"""Value: what a position is worth to a seat, learnt from games: a sum over what the game's evaluation and features say.

The sum begins with the lead that the evaluation sees (own points less those of the best other, or of a rival without
a seat) and adds a weight for each feature that is not 0, and for the evaluation once more as the game goes on. So a
value that has learnt nothing is the evaluation itself. A second, smaller formula turns the expected lead into a chance
of winning. `gromada learn` makes the files, one for each number of seats, in the folder `values` of a game's package.

A file names the game, the seats, the hash of the features' names, the pack and the version of the rules that it was
learnt with. Where any of them is another one now, it is refused with a sentence, and bots fall back on the evaluation.
"""

from __future__ import annotations

import base64
import json
import logging
import math
from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from gromada.bots.policy import features_hash
from gromada.core.errors import BadSetup, GromadaError
from gromada.core.features import Numbers, Sink
from gromada.core.game import Game
from gromada.core.state import State
from gromada.library import package_folder

if TYPE_CHECKING:
    from mypy_extensions import i64

FORMAT: Final = "gromada value 1"
EVALUATION: Final = "evaluation"  # what a bot judges by where it has no learnt value
# What is added to the features: constants, the evaluation as it stands, and the evaluation as the game goes on.
EXTRAS: Final = ("one", "late", "own", "own_late", "best", "best_late", "mean", "mean_late")
log: Final = logging.getLogger("gromada.bots")


class BadValue(GromadaError):
    """A file that is no value, or one that was learnt for something else."""


class Weigher(Sink):
    """Adds up the weights of the features as they come."""

    def __init__(self, weights: list[float]) -> None:
        self.weights: Final = weights
        self.total = 0.0

    def add(self, index: i64, value: float) -> None:
        self.total += self.weights[index] * value

    def put(self, index: i64, value: float) -> None:
        if value != 0.0:
            self.total += self.weights[index] * value

    def one(self, index: i64) -> None:
        self.total += self.weights[index]


class Value:
    """The weights for one game and one number of seats."""

    def __init__(
        self,
        name: str,
        weights: list[float],
        extras: list[float],
        chance: list[float],
        scale: float,
        rounds: float,
        depth: int,
        counts_others: bool = True,
        judges_lines: bool = True,
    ) -> None:
        self.name: Final = name  # such as villagers/2
        self.weights: Final = weights  # one a feature; in units of the scale, as all that follows
        self.extras: Final = extras
        self.chance: Final = chance  # of winning: steepness early, what is added late, and a constant
        self.scale: Final = scale
        self.rounds: Final = rounds  # that a game takes, where the rules do not say it
        self._weigher: Final = Weigher(weights)
        self.depth: Final = depth  # how many turns a search plays on with this value; -1 as the game advises
        # Whether answers are compared by what the best other may expect after them, too.
        self.counts_others: Final = counts_others
        # Whether the ends of lines are judged by it, too; otherwise it is good for first opinions only.
        self.judges_lines: Final = judges_lines

    def lead(self, game: Game[State], s: State, seat: int, points: Sequence[float]) -> float:
        """By how many points the seat may expect to be ahead in the end; `points` is what the evaluation expects."""
        return self.lead_then(game, s, seat, points, lateness(game, s, self.rounds))

    def lead_then(self, game: Game[State], s: State, seat: int, points: Sequence[float], late: float) -> float:
        more = extras_of(game, s, seat, points, late, self.scale)
        total = more[2] - more[4]
        for i in range(len(more)):
            total += self.extras[i] * more[i]
        self._weigher.total = 0.0
        game.put_features(s, seat, self._weigher)
        return (total + self._weigher.total) * self.scale

    def hope(self, game: Game[State], s: State, seat: int, points: Sequence[float]) -> float:
        """Half by how far the seat may be ahead, half how likely it wins, as one number from 0 to 1."""
        return self.hopes(game, s, seat, points, [0.0])[0]

    def hopes(
        self, game: Game[State], s: State, seat: int, points: Sequence[float], gains: Sequence[float]
    ) -> list[float]:
        """The same if the seat were ahead by so many more points."""
        late = lateness(game, s, self.rounds)
        lead = self.lead_then(game, s, seat, points, late)
        if s.seats == 1 and game.rival(s) is None:
            return [hope_alone(lead + gain, self.scale) for gain in gains]
        found: list[float] = []
        for gain in gains:
            more = lead + gain
            found.append(0.5 * hope_of(more, self.scale, s.seats) + 0.5 * self.win_chance(more, late))
        return found

    def win_chance(self, lead: float, late: float) -> float:
        """How likely a lead is the one that counts."""
        x = (self.chance[0] + self.chance[1] * late) * lead / self.scale + self.chance[2]
        return 1.0 / (1.0 + math.exp(-x)) if x > -30.0 else 0.0

    def parts(self, game: Game[State], s: State, seat: int, points: Sequence[float]) -> dict[str, float]:
        """The terms of the sum, in points, by their names; what is 0 is left out."""
        late = lateness(game, s, self.rounds)
        more = extras_of(game, s, seat, points, late, self.scale)
        found: dict[str, float] = {EVALUATION: (more[2] - more[4]) * self.scale}
        found[EVALUATION] += math.fsum([self.extras[i] * more[i] for i in range(2, len(more))]) * self.scale
        found["game"] = (self.extras[0] * more[0] + self.extras[1] * more[1]) * self.scale
        names = game.feature_names()
        there = Numbers()
        game.put_features(s, seat, there)
        for i in range(len(there.index)):
            term = there.value[i] * self.weights[there.index[i]] * self.scale
            if term != 0.0:
                name = names[there.index[i]]
                found[name] = found.get(name, 0.0) + term
        return found


def hope_alone(points: float, scale: float) -> float:
    """What points are worth to who has no rival: 0 for none, nearer to 1 the more there are."""
    return points / (points + 2.0 * scale) if points > 0.0 else points / (2.0 * scale)


def hope_of(lead: float, scale: float, seats: int) -> float:
    """What a lead is worth, from 0 to 1. Alone against a rival leads are wide, and lines that are played on badly end
    far behind: there it levels off slowly, so that bad is still told from worse.
    """
    if seats == 1:
        return 0.5 + 0.5 * lead / (abs(lead) + 2.0 * scale)
    return 0.5 + 0.5 * math.tanh(lead / scale)


def lead_in(game: Game[State], s: State, seat: int, points: Sequence[float]) -> float:
    """By how many of these points a seat is ahead of the best other, or of a rival without a seat."""
    if s.seats == 1:
        rival = game.rival(s)
        return points[seat] if rival is None else points[seat] - rival
    best = -math.inf
    for other in range(s.seats):
        if other != seat:
            best = max(best, points[other])
    return points[seat] - best


def lateness(game: Game[State], s: State, rounds: float) -> float:
    """How much of the game is over, from 0 to 1, as far as its rounds tell."""
    done, whole, _ = game.progress(s)
    return min(1.0, done / (whole if whole else rounds))


def extras_of(
    game: Game[State], s: State, seat: int, points: Sequence[float], late: float, scale: float
) -> list[float]:
    """The inputs beside the features, in the order of EXTRAS."""
    own = points[seat] / scale
    best = 0.0
    mean = 0.0
    if s.seats == 1:
        rival = game.rival(s)
        if rival is not None:
            best = rival / scale
    else:
        best = -math.inf
        for other in range(s.seats):
            if other != seat:
                value = points[other] / scale
                best = max(best, value)
                mean += value / (s.seats - 1)
    return [1.0, late, own, own * late, best, best * late, mean, mean * late]


# -- files ---------------------------------------------------------------------------------------------------


def value_file(game: str, seats: int) -> Path:
    """Where the value that comes with a game is."""
    return package_folder(game) / "values" / f"{seats}.json"


def read_value(file: Path, game: Game[State], seats: int, is_strict: bool = True) -> Value:
    """The value in a file, if it was learnt for what is played here; otherwise a sentence says what is another.

    Who is not strict reads one that was learnt with another pack or other rules, to see what it is still good for.
    """
    data = read_stamped(file, FORMAT, stamp(game, seats), is_strict)
    try:
        weights = numbers(data["weights"])
        extras = [float(number) for number in data["extras"]]
        chance = [float(number) for number in data["chance"]]
        value = Value(
            f"{game.name}/{seats}",
            weights,
            extras,
            chance,
            float(data["scale"]),
            float(data["rounds"]),
            int(data["depth"]),
            bool(data.get("counts_others", True)),
            bool(data.get("judges_lines", True)),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise bad_file(file) from error
    if len(weights) != len(game.feature_names()) or len(extras) != len(EXTRAS) or len(chance) != 3:
        raise bad_file(file)
    return value


def stamp(game: Game[State], seats: int) -> dict[str, str | int]:
    """What a value is learnt for."""
    return {
        "game": game.name,
        "seats": seats,
        "features": features_hash(game),
        "pack": game.box.pack.sha,
        "rules": game.rules_version,
    }


def read_stamped(file: Path, format: str, here: dict[str, str | int], is_strict: bool = True) -> dict[str, Any]:
    """What is in a file of this format, if it was learnt for what is here."""
    data = learnt_data(file, format)
    for key, word in here.items():
        if data.get(key) != word and (is_strict or key not in ("pack", "rules")):
            raise BadValue(
                f"{file} was learnt with another {key} ({data.get(key)}) than is played here ({word}): "
                f"`gromada learn {here['game']} --seats {here['seats']}` makes one that fits",
                "value-other",
                {"file": str(file), "what": key, "learnt": str(data.get(key)), "here": str(word)},
            )
    return data


def learnt_data(file: Path, format: str = FORMAT) -> dict[str, Any]:
    """The file as it is; a sentence says if it is nothing that was learnt."""
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, json.JSONDecodeError, RecursionError) as error:
        raise bad_file(file, format) from error
    if not isinstance(data, dict) or data.get("format") != format:
        raise bad_file(file, format)
    return data


def numbers(text: str) -> list[float]:
    """float32, little-endian, in base 64."""
    found = array("f")
    found.frombytes(base64.b64decode(text, validate=True))
    return found.tolist()


def numbers_text(given: Sequence[float]) -> str:
    return base64.b64encode(array("f", given).tobytes()).decode()


def bad_file(file: Path, format: str = FORMAT) -> BadValue:
    facts: dict[str, int | str] = {"file": str(file)}
    expected = f"expected JSON with the format {format!r}"
    if format != FORMAT:
        return BadValue(f"{file} is no prior of gromada: {expected}", "no-prior", facts)
    return BadValue(f"{file} is no value of gromada: {expected}", "no-value", facts)


_known: Final[dict[str, Value | None]] = {}


def value_for(game: Game[State], seats: int) -> Value | None:
    """The value that comes with a game, or None where bots must do with the evaluation; why is said once."""
    key = f"{game.name}/{seats}/{game.box.pack.sha}"
    if key not in _known:
        found: Value | None = None
        try:
            file = value_file(game.name, seats)
            if file.exists():
                found = read_value(file, game, seats)
        except BadSetup:
            found = None  # a game that is not in the library has no files
        except BadValue as error:
            log.warning("bots judge %s by its evaluation alone: %s", game.name, error)
        _known[key] = found
    return _known[key]


def use_value(game: Game[State], seats: int, value: Value | None) -> None:
    """From now on bots in this process judge by this value: for those who learn and compare."""
    _known[f"{game.name}/{seats}/{game.box.pack.sha}"] = value
