"""A small proximal policy optimisation in numpy: one hidden layer, masks, Adam. Short enough to be read in one go.

The recipes beside it use it; for larger networks take any library of your own, the environments are the same.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from gromada.bots.policy import write_policy

Array = Any


class Net:
    """Features -> tanh layer -> a preference for each code, and a value."""

    def __init__(self, inputs: int, codes: int, hidden: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.parts: list[Array] = [
            rng.normal(0, 1 / np.sqrt(inputs), (inputs, hidden)),
            np.zeros(hidden),
            rng.normal(0, 0.01, (hidden, codes)),
            np.zeros(codes),
            rng.normal(0, 0.01, (hidden, 1)),
            np.zeros(1),
        ]
        self.moments = [(np.zeros_like(part), np.zeros_like(part)) for part in self.parts]
        self.steps = 0

    def forward(self, seen: Array, masks: Array) -> tuple[Array, Array, Array]:
        """The hidden layer, the chances of the codes that are allowed, the value."""
        w1, b1, w2, b2, w3, b3 = self.parts
        hidden = np.tanh(seen @ w1 + b1)
        likes = np.where(masks, hidden @ w2 + b2, -1e9)
        likes -= likes.max(axis=1, keepdims=True)
        chances = np.exp(likes)
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, (hidden @ w3 + b3)[:, 0]

    def learn(
        self, seen: Array, masks: Array, codes: Array, old: Array, gains: Array, returns: Array, rate: float
    ) -> None:
        """One step of gradient descent on PPO's clipped loss, the squared error of the value and an entropy bonus."""
        _, _, w2, _, w3, _ = self.parts
        count = len(codes)
        rows = np.arange(count)
        hidden, chances, values = self.forward(seen, masks)
        ratio = chances[rows, codes] / old
        is_free = ((ratio < 1.2) | (gains < 0)) & ((ratio > 0.8) | (gains > 0))  # beyond the clip nothing is learnt
        weight = np.where(is_free, ratio * gains, 0.0) / count
        d_likes = chances * weight[:, None]
        d_likes[rows, codes] -= weight
        logs = np.log(np.maximum(chances, 1e-12))
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        d_likes += 0.01 * chances * (logs + entropy) / count
        d_values = ((values - returns) / count)[:, None]
        d_hidden = (d_likes @ w2.T + d_values @ w3.T) * (1 - hidden**2)
        grads = [
            seen.T @ d_hidden,
            d_hidden.sum(0),
            hidden.T @ d_likes,
            d_likes.sum(0),
            hidden.T @ d_values,
            d_values.sum(0),
        ]
        self.steps += 1
        for part, grad, (first, second) in zip(self.parts, grads, self.moments, strict=True):
            first += 0.1 * (grad - first)
            second += 0.001 * (grad**2 - second)
            fair = np.sqrt(second / (1 - 0.999**self.steps)) + 1e-8
            part -= rate * first / (1 - 0.9**self.steps) / fair

    def save(self, file: Path, game: Any) -> None:
        """As a policy that `gromada arena GAME policy:FILE greedy` can seat."""
        w1, b1, w2, b2, _, _ = self.parts
        write_policy(file, game, [(w1.T.ravel().tolist(), b1.tolist()), (w2.T.ravel().tolist(), b2.tolist())])


def sampled(chances: Array, rng: np.random.Generator) -> Array:
    """One code a row."""
    return (chances.cumsum(axis=1) > rng.random((len(chances), 1))).argmax(axis=1)


def train(net: Net, batch: Array, rng: np.random.Generator, rate: float, passes: int = 4, pieces: int = 8) -> None:
    """Learns from one batch of (seen, mask, code, chance, gain, return) for each decision."""
    seen, masks, codes, old, gains, returns = batch
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    for _ in range(passes):
        for part in np.array_split(rng.permutation(len(codes)), pieces):
            net.learn(seen[part], masks[part], codes[part], old[part], gains[part], returns[part], rate)


def curve(points: list[tuple[int, float]], lines: dict[str, float], title: str, file: Path) -> None:
    """The course of learning as an SVG picture, with level lines to compare with."""
    low = min([value for _, value in points] + list(lines.values()))
    high = max([value for _, value in points] + list(lines.values()))
    span, most = (high - low) or 1.0, points[-1][0]

    def place(step: float, value: float) -> str:
        return f"{60 + 520 * step / most:.1f},{270 - 220 * (value - low) / span:.1f}"

    drawn = [
        f'<polyline fill="none" stroke="#0b57d0" stroke-width="2" points="{" ".join(place(*p) for p in points)}"/>'
    ]
    for name, value in lines.items():
        x, y = place(0, value).split(",")
        drawn.append(f'<path d="M{x} {y}H580" stroke="#8a6d3b" stroke-dasharray="4 4"/>')
        drawn.append(f'<text x="62" y="{float(y) - 4}">{name} {value:.2f}</text>')
    drawn.append(f'<text x="60" y="24" font-size="16">{title}</text><text x="470" y="295">{most} decisions</text>')
    drawn += [f'<text x="8" y="{270 - 220 * i / 4:.0f}">{low + span * i / 4:.2f}</text>' for i in range(5)]
    style = 'font-family="sans-serif" font-size="12" fill="#333"'
    file.write_text(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 300" {style}>{"".join(drawn)}</svg>\n')
