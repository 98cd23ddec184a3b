"""Bots by name: `uniform`, `greedy:samples=8`, `mcts:time=1,depth=4`, `policy:FILE`."""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Mapping
from typing import Final

from gromada.bots.bot import Bot
from gromada.bots.greedy import SAMPLES, GreedyBot
from gromada.bots.mcts import AS_THE_GAME_ADVISES, EXPLORATION, SECONDS, SHARPNESS, MctsBot
from gromada.bots.policy import PolicyBot
from gromada.bots.uniform import UniformBot
from gromada.core.errors import GromadaError
from gromada.core.rng import Rng

Knobs = dict[str, float]
POLICY: Final = "policy"  # what follows is a file, not knobs; a table opens no files for its guests


class BadBot(GromadaError):
    """A bot that does not exist, or a knob that it does not have."""


def _uniform(seed: int, knobs: Knobs) -> Bot:
    return UniformBot(seed)


def _greedy(seed: int, knobs: Knobs) -> Bot:
    return GreedyBot(seed, int(knobs["samples"]))


def _mcts(seed: int, knobs: Knobs) -> Bot:
    return MctsBot(
        seed,
        seconds=knobs["time"],
        rollouts=int(knobs["rollouts"]),
        exploration=knobs["exploration"],
        depth=int(knobs["depth"]),
        sharpness=knobs["sharpness"],
    )


class Kind:
    """How a bot is made, and the knobs it has: (default, lowest, highest, whether it counts something)."""

    def __init__(self, make: Callable[[int, Knobs], Bot], knobs: dict[str, tuple[float, float, float, bool]]) -> None:
        self.make: Final = make
        self.knobs: Final = knobs


BOTS: Final[dict[str, Kind]] = {
    "uniform": Kind(_uniform, {}),
    "greedy": Kind(_greedy, {"samples": (SAMPLES, 1, 1000, True)}),
    "mcts": Kind(
        _mcts,
        {
            "time": (SECONDS, 0.001, 3600, False),
            "rollouts": (0, 0, 10_000_000, True),
            "exploration": (EXPLORATION, 0, 100, False),
            "depth": (AS_THE_GAME_ADVISES, 0, 1000, True),
            "sharpness": (SHARPNESS, 0, 100, False),
        },
    ),
}


def _bot_out(bot: Bot) -> tuple[Callable[..., Bot], tuple[object, ...]]:
    return bot_again, (type(bot), bot.knobs(), bot.name, bot.rng.memory)


def bot_again(kind: Callable[..., Bot], knobs: tuple[float, ...], name: str, memory: int) -> Bot:
    """A bot as it was when it was pickled or copied."""
    bot = kind(0, *knobs)
    bot.name = name
    bot.rng = Rng(memory)
    return bot


def _policy_out(bot: PolicyBot) -> tuple[Callable[..., PolicyBot], tuple[str, int]]:
    return policy_again, (bot.file, bot.rng.memory)


def policy_again(file: str, memory: int) -> PolicyBot:
    bot = PolicyBot(0, file)
    bot.rng = Rng(memory)
    return bot


for _kind in (UniformBot, GreedyBot, MctsBot):
    copyreg.pickle(_kind, _bot_out)
copyreg.pickle(PolicyBot, _policy_out)


def split_bots(text: str) -> list[str]:
    """Bots from one text; a part without a name continues the bot before it.

    >>> split_bots("mcts:time=1,rollouts=9,greedy")
    ['mcts:time=1,rollouts=9', 'greedy']
    """
    found: list[str] = []
    for part in text.split(","):
        part = part.strip()
        if found and "=" in part and ":" not in part:
            found[-1] += f",{part}"
        else:
            found.append(part)
    return found


def with_knobs(bots: list[str], knobs: Mapping[str, float | None]) -> list[str]:
    """The same bots with these knobs set on those that have them and were not given them already.

    >>> with_knobs(["mcts", "mcts:time=2", "greedy"], {"time": 0.5, "rollouts": None})
    ['mcts:time=0.5', 'mcts:time=2', 'greedy']
    """
    found: list[str] = []
    for bot in bots:
        name, _, given = bot.partition(":")
        kind = BOTS.get(name)
        parts = given.split(",") if given else []
        for knob, value in knobs.items():
            is_given = any(part.startswith(f"{knob}=") for part in parts)
            if value is not None and kind is not None and knob in kind.knobs and not is_given:
                parts.append(f"{knob}={value:g}")
        found.append(f"{name}:{','.join(parts)}" if parts else name)
    return found


def make_bot(text: str, seed: int = 0) -> Bot:
    """A bot by its name and knobs; its own luck follows from the seed.

    >>> make_bot("mcts:rollouts=50").name
    'mcts:rollouts=50'
    """
    name, _, rest = text.partition(":")
    if name == POLICY and rest:
        return PolicyBot(seed, rest)
    kind = BOTS.get(name)
    if kind is None:
        known = ", ".join(BOTS)
        raise BadBot(f"there is no bot {name!r}; the bots are: {known}", "no-bot", {"given": name[:60], "known": known})
    knobs = {knob: limits[0] for knob, limits in kind.knobs.items()}
    for part in rest.split(",") if rest else []:
        knob, equals, value = part.partition("=")
        if not equals or knob not in kind.knobs:
            known = ", ".join(kind.knobs) or "none at all"
            message = f"the bot {name} has no knob {knob!r}; its knobs, written knob=number, are: {known}"
            raise BadBot(message, "no-knob", {"bot": name, "given": knob[:60], "known": ", ".join(kind.knobs)})
        knobs[knob] = _number(name, knob, value, *kind.knobs[knob][1:])
    bot = kind.make(seed, knobs)
    bot.name = text
    return bot


def _number(name: str, knob: str, text: str, low: float, high: float, is_count: bool) -> float:
    try:
        value = float(int(text)) if is_count else float(text)
    except ValueError:
        value = float("nan")
    if not low <= value <= high:
        what = "a whole number" if is_count else "a number"
        raise BadBot(
            f"the knob {knob} of the bot {name} is {what} from {low:g} to {high:g}, not {text!r}",
            "knob-value",
            {
                "bot": name,
                "knob": knob,
                "kind": "count" if is_count else "number",
                "low": f"{low:g}",
                "high": f"{high:g}",
                "given": text[:60],
            },
        )
    return value
