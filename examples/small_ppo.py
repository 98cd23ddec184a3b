"""A small proximal policy optimisation in numpy: one hidden layer, masks, Adam. Short enough to be read in one go.

The recipes beside it use it; for larger networks take any library of your own, the environments are the same.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import gromada
from gromada.bots.policy import write_policy
from gromada.bots.registry import make_bot

Array = Any
GAMES_AT_ONCE = 64
STRIDE = 64  # decisions of each game between two lessons
TRACE = 0.95  # how far surprises reach back
ODD = 8  # while a teacher is watched, one answer in so many is a random one


class Net:
    """Features -> tanh layer -> a preference for each code, and a value. `used` are the features that it looks at."""

    def __init__(self, used: Array, codes: int, hidden: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.used = used
        parts = [
            rng.normal(0, 1 / np.sqrt(40), (len(used), hidden)),  # some 40 of them are not 0 at a time
            np.zeros(hidden),
            rng.normal(0, 0.01, (hidden, codes)),
            np.zeros(codes),
            rng.normal(0, 0.01, (hidden, 1)),
            np.zeros(1),
        ]
        self.parts: list[Array] = [part.astype(np.float32) for part in parts]
        self.moments = [(np.zeros_like(part), np.zeros_like(part)) for part in self.parts]
        self.steps = 0

    def forward(self, seen: Array, masks: Array) -> tuple[Array, Array, Array]:
        """The hidden layer, the chances of the codes that are allowed, the value."""
        w1, b1, w2, b2, w3, b3 = self.parts
        hidden = np.tanh(seen @ w1 + b1)
        likes = np.where(masks, hidden @ w2 + b2, np.float32(-1e9))
        likes -= likes.max(axis=1, keepdims=True)
        chances = np.exp(likes)
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, (hidden @ w3 + b3)[:, 0]

    def learn(
        self,
        seen: Array,
        masks: Array,
        codes: Array,
        old: Array,
        gains: Array,
        returns: Array,
        rate: float,
        bonus: float,
    ) -> None:
        """One step of gradient descent on PPO's clipped loss, the squared error of the value and an entropy bonus."""
        count = len(codes)
        rows = np.arange(count)
        hidden, chances, values = self.forward(seen, masks)
        ratio = chances[rows, codes] / old
        is_free = ((ratio < 1.2) | (gains < 0)) & ((ratio > 0.8) | (gains > 0))  # beyond the clip nothing is learnt
        weight = np.where(is_free, ratio * gains, 0.0).astype(np.float32) / count
        d_likes = chances * weight[:, None]
        d_likes[rows, codes] -= weight
        logs = np.log(np.maximum(chances, 1e-12))
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        d_likes += bonus * chances * (logs + entropy) / count
        self.descend(seen, hidden, d_likes, ((values - returns) / count).astype(np.float32)[:, None], rate)

    def imitate(self, seen: Array, masks: Array, wanted: Array, returns: Array, rate: float) -> float:
        """One step towards the chances that somebody else gave to each code; the mean surprise before it."""
        count = len(seen)
        hidden, chances, values = self.forward(seen, masks)
        surprise = -(wanted * np.log(np.maximum(chances, 1e-12))).sum(axis=1).mean()
        d_values = ((values - returns) / count).astype(np.float32)[:, None]
        self.descend(seen, hidden, (chances - wanted).astype(np.float32) / count, d_values, rate)
        return float(surprise)

    def descend(self, seen: Array, hidden: Array, d_likes: Array, d_values: Array, rate: float) -> None:
        """Adam, from the slopes at the two ends of the network."""
        _, _, w2, _, w3, _ = self.parts
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
        """As a policy that `gromada arena GAME policy:FILE greedy` can seat; features that are not used weigh 0."""
        w1, b1, w2, b2, _, _ = self.parts
        whole = np.zeros((game.layout().width, w1.shape[1]), np.float32)
        whole[self.used] = w1
        write_policy(file, game, [(whole.T.ravel().tolist(), b1.tolist()), (w2.T.ravel().tolist(), b2.tolist())])


def features_for(game: Any, seats: int) -> Array:
    """The features that a table of so many seats can fill: blocks of further players stay zeros."""
    absent = tuple(f"player{i}_" for i in range(max(seats, 1), 9))
    blocks = [range(*ends) for name, ends in game.feature_blocks().items() if not name.startswith(absent)]
    return np.concatenate([np.array(block) for block in blocks])


def sampled(chances: Array, rng: np.random.Generator) -> Array:
    """One code a row."""
    return (chances.cumsum(axis=1) > rng.random((len(chances), 1))).argmax(axis=1)


def lesson(net: Net, batch: Any, rng: np.random.Generator, rate: float, bonus: float) -> None:
    """Plays STRIDE decisions in every game, all seats by the same net, and learns from them.

    Generalised advantage estimation, seat by seat: between two decisions of a seat others may answer.
    """
    rows: list[Any] = []
    games = np.arange(batch.n)
    for _ in range(STRIDE):
        seen, masks = np.array(batch.features)[:, net.used], np.array(batch.masks, dtype=bool)
        seats = np.array(batch.seats)
        _, chances, values = net.forward(seen, masks)
        codes = sampled(chances, rng)
        batch.step(codes.tolist())
        rows.append((seen, masks, codes, chances[games, codes], values, seats, np.array(batch.rewards)))
        rows[-1] += (np.array(batch.dones, dtype=bool),)
    ahead = np.zeros((batch.n, batch.players), np.float32)  # the value of each seat's next decision
    ahead[games, np.array(batch.seats)] = net.forward(
        np.array(batch.features)[:, net.used], np.array(batch.masks, dtype=bool)
    )[2]
    trace, earned = np.zeros_like(ahead), np.zeros_like(ahead)
    returns = []
    for _, _, _, _, values, seats, rewards, dones in reversed(rows):
        ahead[dones], trace[dones], earned[dones] = 0.0, 0.0, 0.0
        earned += rewards
        trace[games, seats] = earned[games, seats] + ahead[games, seats] - values + TRACE * trace[games, seats]
        ahead[games, seats], earned[games, seats] = values, 0.0
        returns.append(trace[games, seats] + values)
    returns.reverse()
    seen, masks, codes, old, values = [np.concatenate([row[i] for row in rows]) for i in range(5)]
    target = np.concatenate(returns)
    gains = target - values
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    for _ in range(4):
        for part in np.array_split(rng.permutation(len(codes)), 16):
            net.learn(seen[part], masks[part], codes[part], old[part], gains[part], target[part], rate, bonus)


def teach(
    game: Any,
    seats: int,
    options: dict[str, Any],
    steps: int,
    seed: int,
    tell: Callable[[int, Net], None],
    begun: Net | None = None,
) -> Net:
    """A net that has played so many decisions against itself (or alone); `tell` is called eight times on the way.

    `begun`: a net that knows something already; then steps are smaller.
    """
    batch = gromada.Batch(game, seats, GAMES_AT_ONCE, options, seed=1_000_000 * (seed + 1), reward="gain")
    net = begun or Net(features_for(game, seats), batch.actions, 128, seed)
    rate, bonus = (2e-3, 0.02) if begun is None else (5e-4, 0.003)
    rng = np.random.default_rng(seed)
    lessons = max(1, steps // (GAMES_AT_ONCE * STRIDE))
    for number in range(lessons):
        left = 1 - number / lessons
        lesson(net, batch, rng, rate * left + 1e-4, bonus * left)
        if (number + 1) % max(1, lessons // 8) == 0 or number + 1 == lessons:
            tell((number + 1) * GAMES_AT_ONCE * STRIDE, net)
    return net


class NetBot:
    """The net at a seat, without a file between: takes what it likes best."""

    def __init__(self, net: Net) -> None:
        self.net = net

    def pick(self, game: Any, state: Any, seat: int, options: Any) -> Any:
        mask = np.zeros((1, len(game.catalogue)), bool)
        mask[0, [option.code for option in options]] = True
        seen = np.array([game.features(state, seat)], np.float32)[:, self.net.used]
        best = int(self.net.forward(seen, mask)[1][0].argmax())
        return game.catalogue[best]


def watched(game: Any, seats: int, options: dict[str, Any], teacher: str, games: int, seed: int) -> tuple[Array, ...]:
    """What a teacher saw, could have answered, did answer, and gained from there to the end.

    Now and then the answer that is played is a random one, so that positions are seen that the teacher would avoid.
    """
    rng = np.random.default_rng(seed)
    bot = make_bot(teacher, seed)
    seen, masks, codes, gains = [], [], [], []
    for number in range(games):
        s = game.new(seats, 1_000_000 * (seed + 1) + number, options)
        here: list[tuple[int, int]] = []
        while asked := gromada.awaited(s):
            seat = asked[0]
            answers = gromada.options(s, seat)
            answer = bot.pick(game, s, seat, answers)
            if len(answers) > 1:
                mask = np.zeros(len(game.catalogue), bool)
                mask[[one.code for one in answers]] = True
                seen.append(np.array(game.features(s, seat), np.float32))
                masks.append(mask)
                codes.append(answer.code)
                here.append((seat, game.scores(s)[seat]))
            if rng.integers(ODD) == 0:
                answer = answers[rng.integers(len(answers))]
            gromada.apply(s, seat, answer)
        final = game.scores(s)
        gains += [(final[seat] - then) / game.value_scale() for seat, then in here]
    return np.array(seen), np.array(masks), np.array(codes), np.array(gains, np.float32)


def imitated(net: Net, lessons: tuple[Array, ...], passes: int, seed: int) -> list[tuple[int, float]]:
    """Teaches a net what a teacher answered; how surprised it was in each pass."""
    seen, masks, codes, gains = lessons
    seen = seen[:, net.used]
    wanted = np.zeros(masks.shape, np.float32)
    wanted[np.arange(len(codes)), codes] = 1.0
    rng = np.random.default_rng(seed)
    told: list[tuple[int, float]] = []
    for number in range(passes):
        surprises = []
        for part in np.array_split(rng.permutation(len(codes)), max(1, len(codes) // 64)):
            rate = 2e-3 * (1 - number / passes)
            surprises.append(net.imitate(seen[part], masks[part], wanted[part], gains[part], rate))
        told.append(((number + 1) * len(codes), float(np.mean(surprises))))
    return told


def final_scores(game: Any, options: dict[str, Any], bots: list[Any], deals: range) -> list[list[int]]:
    """The points of every seat in every deal."""
    found = []
    for deal in deals:
        s = game.new(len(bots), deal, options)
        while asked := gromada.awaited(s):
            seat = asked[0]
            gromada.apply(s, seat, bots[seat].pick(game, s, seat, gromada.options(s, seat)))
        found.append(game.scores(s))
    return found


def share_of_wins(game: Any, options: dict[str, Any], bot: Any, other: Any, games: int) -> float:
    """At two seats, every deal twice, with the seats exchanged; a shared victory is half a one."""
    deals = range(max(1, games // 2))
    won = 0.0
    for own, bots in ((0, [bot, other]), (1, [other, bot])):
        for scores in final_scores(game, options, bots, deals):
            mine, theirs = scores[own], scores[1 - own]
            won += 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0
    return won / (2 * len(deals))


def curve(points: list[tuple[int, float]], lines: dict[str, float], title: str, file: Path) -> None:
    """The course of learning as an SVG picture, with level lines to compare with."""
    low = min([value for _, value in points] + list(lines.values()))
    high = max([value for _, value in points] + list(lines.values()))
    span, most = (high - low) or 1.0, points[-1][0]

    def place(step: float, value: float) -> str:
        return f"{60 + 520 * step / most:.1f},{270 - 220 * (value - low) / span:.1f}"

    drawn = [
        '<rect width="600" height="300" fill="#fffdf8"/>',  # readable on a dark page, too
        f'<polyline fill="none" stroke="#0b57d0" stroke-width="2" points="{" ".join(place(*p) for p in points)}"/>',
    ]
    for name, value in lines.items():
        x, y = place(0, value).split(",")
        drawn.append(f'<path d="M{x} {y}H580" stroke="#8a6d3b" stroke-dasharray="4 4"/>')
        drawn.append(f'<text x="62" y="{float(y) - 4}">{name} {value:.2f}</text>')
    drawn.append(f'<text x="60" y="24" font-size="16">{title}</text><text x="470" y="295">{most:,} decisions</text>')
    drawn += [f'<text x="8" y="{270 - 220 * i / 4:.0f}">{low + span * i / 4:.2f}</text>' for i in range(5)]
    style = 'font-family="sans-serif" font-size="12" fill="#333"'
    file.write_text(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 300" {style}>{"".join(drawn)}</svg>\n')
