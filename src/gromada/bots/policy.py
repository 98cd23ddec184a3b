"""PolicyBot: a learnt policy in a plain file holds a seat like any other bot.

The file is JSON: a small network from a game's features to a preference for each code of its catalogue. It names the
game and carries a hash of the features' names; whatever does not fit is refused by a sentence.
A policy sees `Game.features`, which hold what its seat may know, and nothing else of the state.
"""

from __future__ import annotations

import base64
import hashlib
import json
import math
from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from gromada.bots.bot import Bot
from gromada.core.actions import Action
from gromada.core.errors import GromadaError
from gromada.core.game import Game
from gromada.core.state import State

FORMAT: Final = "gromada policy 1"


class BadPolicy(GromadaError):
    """A file that is no policy, or one for something else."""


def features_hash(game: Game[State]) -> str:
    """What a policy learnt to read: the names of the features, in their order."""
    return hashlib.sha256("\n".join(game.feature_names()).encode()).hexdigest()[:16]


class Layer:
    """Numbers in, numbers out: weights by rows of outputs, and what is added to each."""

    def __init__(self, weights: list[list[float]], biases: list[float]) -> None:
        self.weights: Final = weights
        self.biases: Final = biases

    def apply(self, values: list[float], is_last: bool) -> list[float]:
        """The sum over what is not 0, since most features are; tanh between the layers."""
        inputs: list[int] = [i for i, value in enumerate(values) if value != 0.0]
        found: list[float] = []
        for row, bias in zip(self.weights, self.biases, strict=True):
            total = bias
            for i in inputs:
                total += row[i] * values[i]
            found.append(total if is_last else math.tanh(total))
        return found


class PolicyBot(Bot):
    """Takes the answer that its policy likes best; equal ones by luck."""

    def __init__(self, seed: int, file: str) -> None:
        super().__init__(f"policy:{file}", seed)
        self.file: Final = file
        data = read_policy(Path(file))
        self.game: Final = str(data["game"])
        self.hash: Final = str(data["features"])
        self.layers: Final[list[Layer]] = [_layer(file, part) for part in data["layers"]]

    def preferences(self, game: Game[State], state: State, seat: int) -> list[float]:
        """One number for each code of the catalogue."""
        if (
            game.name != self.game
            or features_hash(game) != self.hash
            or len(self.layers[-1].biases) != len(game.catalogue)
        ):
            raise BadPolicy(
                f"{self.file} was learnt for {self.game} with other features or codes than {game.name} has here",
                "policy-other",
                {"file": self.file, "learnt": self.game, "game": game.name},
            )
        values = game.features(state, seat)
        for number, layer in enumerate(self.layers):
            values = layer.apply(values, number == len(self.layers) - 1)
        return values

    def pick(self, game: Game[State], state: State, seat: int, options: Sequence[Action]) -> Action:
        if len(options) == 1:
            return options[0]
        likes = self.preferences(game, state, seat)
        highest = max([likes[option.code] for option in options])
        best = [option for option in options if likes[option.code] == highest]
        return best[self.rng.below(len(best))]


def read_policy(file: Path) -> dict[str, Any]:
    """The parsed file; a sentence says what is wrong with it."""
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, json.JSONDecodeError, RecursionError) as error:
        raise _bad(str(file)) from error
    if not isinstance(data, dict) or data.get("format") != FORMAT or not isinstance(data.get("layers"), list):
        raise _bad(str(file))
    if not data["layers"] or "game" not in data or "features" not in data:
        raise _bad(str(file))
    return data


def _layer(file: str, part: Any) -> Layer:
    try:
        biases = _numbers(part["biases"])
        flat = _numbers(part["weights"])
        width = len(flat) // len(biases)
        if width * len(biases) != len(flat):
            raise _bad(file)
        return Layer([flat[row * width : (row + 1) * width] for row in range(len(biases))], biases)
    except (KeyError, TypeError, ValueError, ZeroDivisionError) as error:
        raise _bad(file) from error


def _numbers(text: str) -> list[float]:
    """float32, little-endian, in base 64."""
    found = array("f")
    found.frombytes(base64.b64decode(text, validate=True))
    return found.tolist()


def _bad(file: str) -> BadPolicy:
    return BadPolicy(
        f"{file} is no policy of gromada: expected JSON with the format {FORMAT!r}", "no-policy", {"file": file}
    )


def write_policy(file: Path, game: Game[State], layers: Sequence[tuple[Sequence[float], Sequence[float]]]) -> None:
    """Layers as (weights by rows of outputs, biases), flat; the last one has a number for each code."""
    parts = [{"weights": _text(weights), "biases": _text(biases)} for weights, biases in layers]
    data = {"format": FORMAT, "game": game.name, "features": features_hash(game), "layers": parts}
    file.write_text(json.dumps(data), encoding="utf-8")


def _text(numbers: Sequence[float]) -> str:
    return base64.b64encode(array("f", numbers).tobytes()).decode()
