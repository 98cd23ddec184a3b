"""PolicyBot: a learnt policy in a plain file holds a seat like any other bot.

The file is a small network from a game's features to a preference for each code of its catalogue: JSON that names the
game and carries a hash of the features' names, or ONNX (`*.onnx`), as learning libraries write it. Whatever does not
fit is refused by a sentence. A policy sees `Game.features`, which hold what its seat may know, and nothing else.
"""

from __future__ import annotations

import base64
import hashlib
import json
import math
from array import array
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from gromada.bots.bot import Bot
from gromada.bots.onnx import BadOnnx, layers_of, read_graph
from gromada.core.actions import Action
from gromada.core.errors import GromadaError
from gromada.core.game import Game
from gromada.core.state import State

FORMAT: Final = "gromada policy 1"
TANH: Final = "tanh"
RELU: Final = "relu"


class BadPolicy(GromadaError):
    """A file that is no policy, or one for something else."""


def features_hash(game: Game[State]) -> str:
    """What a policy learnt to read: the names of the features, in their order."""
    return hashlib.sha256("\n".join(game.feature_names()).encode()).hexdigest()[:16]


class Layer:
    """Numbers in, numbers out: weights by rows of outputs, what is added to each, and a bend: "", "tanh" or "relu"."""

    def __init__(self, weights: list[list[float]], biases: list[float], bend: str) -> None:
        self.weights: Final = weights
        self.biases: Final = biases
        self.bend: Final = bend

    def apply(self, values: list[float]) -> list[float]:
        """The sum over what is not 0, since most features are."""
        inputs: list[int] = [i for i, value in enumerate(values) if value != 0.0]
        found: list[float] = []
        for row, bias in zip(self.weights, self.biases, strict=True):
            total = bias
            for i in inputs:
                total += row[i] * values[i]
            if self.bend == TANH:
                total = math.tanh(total)
            elif self.bend == RELU and total < 0.0:
                total = 0.0
            found.append(total)
        return found


class Policy:
    """What a file holds; the name of a game and the hash may be unknown, then numbers of inputs and codes decide."""

    def __init__(self, game: str, hash: str, layers: list[Layer]) -> None:
        self.game: Final = game
        self.hash: Final = hash
        self.layers: Final = layers

    def fits(self, game: Game[State]) -> bool:
        return (
            self.game in ("", game.name)
            and self.hash in ("", features_hash(game))
            and len(self.layers[0].weights[0]) == game.layout().width
            and len(self.layers[-1].biases) == len(game.catalogue)
        )


class PolicyBot(Bot):
    """Takes the answer that its policy likes best; equal ones by luck."""

    def __init__(self, seed: int, file: str, policy: Policy | None = None) -> None:
        """`policy`: what the file holds, if somebody has read it already."""
        super().__init__(f"policy:{file}", seed)
        self.file: Final = file
        self.policy: Final = read_policy(Path(file)) if policy is None else policy
        self.fitting: Game[State] | None = None  # the game that it was last found to fit

    def preferences(self, game: Game[State], state: State, seat: int) -> list[float]:
        """One number for each code of the catalogue."""
        if self.fitting is not game:
            self.check(game)
        values = game.features(state, seat)
        for layer in self.policy.layers:
            values = layer.apply(values)
        return values

    def check(self, game: Game[State]) -> None:
        """Refuses a game that this was not learnt for."""
        if not self.policy.fits(game):
            learnt = self.policy.game or "another game"
            raise BadPolicy(
                f"{self.file} was learnt for {learnt} with other features or codes than {game.name} has here",
                "policy-other",
                {"file": self.file, "learnt": learnt, "game": game.name},
            )
        self.fitting = game

    def pick(self, game: Game[State], state: State, seat: int, options: Sequence[Action]) -> Action:
        if len(options) == 1:
            return options[0]
        likes = self.preferences(game, state, seat)
        highest = max([likes[option.code] for option in options])
        best = [option for option in options if likes[option.code] == highest]
        return best[self.rng.below(len(best))]


def read_policy(file: Path) -> Policy:
    """What a file holds; a sentence says what is wrong with it."""
    try:
        content = file.read_bytes()
        if file.suffix == ".onnx":
            return _from_onnx(content)
        data = json.loads(content)
        if not isinstance(data, dict) or data.get("format") != FORMAT or not data["layers"]:
            raise _bad(str(file))
        last = len(data["layers"]) - 1
        layers = [_layer(part, "" if number == last else TANH) for number, part in enumerate(data["layers"])]
        _check_widths(layers)
        return Policy(str(data["game"]), str(data["features"]), layers)
    except (OSError, ValueError, KeyError, TypeError, IndexError, ArithmeticError, RecursionError) as error:
        raise _bad(str(file)) from error
    except BadOnnx as error:
        raise BadPolicy(f"{file} is no policy of gromada: {error}", "no-policy", {"file": str(file)}) from error


def _from_onnx(content: bytes) -> Policy:
    """The notes `gromada.game` and `gromada.features` say what it was learnt for, where they are given."""
    graph = read_graph(content)
    layers = [Layer(layer.weights, layer.biases, layer.bend) for layer in layers_of(graph)]
    _check_widths(layers)
    return Policy(graph.notes.get("gromada.game", ""), graph.notes.get("gromada.features", ""), layers)


def _check_widths(layers: list[Layer]) -> None:
    """Every layer takes what the one before it gives."""
    for before, after in pairwise(layers):
        if len(after.weights[0]) != len(before.biases):
            raise ValueError("layers do not fit each other")


def _layer(part: Any, bend: str) -> Layer:
    biases = _numbers(part["biases"])
    flat = _numbers(part["weights"])
    width = len(flat) // len(biases)
    if not width or width * len(biases) != len(flat):
        raise ValueError("weights and biases do not fit")
    return Layer([flat[row * width : (row + 1) * width] for row in range(len(biases))], biases, bend)


def _numbers(text: str) -> list[float]:
    """float32, little-endian, in base 64."""
    found = array("f")
    found.frombytes(base64.b64decode(text, validate=True))
    return found.tolist()


def _bad(file: str) -> BadPolicy:
    return BadPolicy(
        f"{file} is no policy of gromada: expected JSON with the format {FORMAT!r}, or ONNX",
        "no-policy",
        {"file": file},
    )


def write_policy(file: Path, game: Game[State], layers: Sequence[tuple[Sequence[float], Sequence[float]]]) -> None:
    """Layers as (weights by rows of outputs, biases), flat; the last one has a number for each code."""
    parts = [{"weights": _text(weights), "biases": _text(biases)} for weights, biases in layers]
    data = {"format": FORMAT, "game": game.name, "features": features_hash(game), "layers": parts}
    file.write_text(json.dumps(data), encoding="utf-8")


def _text(numbers: Sequence[float]) -> str:
    return base64.b64encode(array("f", numbers).tobytes()).decode()
