"""Bots by name: `owl`, `fox:noise=0.1`, `search:rollouts=200,value=FILE`, `greedy1`, `mcts1:time=1`, `policy:FILE`.

Levels (`levels.toml`) are what people are offered. `uniform`, `greedy1` and `mcts1` are the fixed panel that new values
are measured against: the search of version 1, which is not changed any more. `greedy` and `mcts` are their old names.
What cannot be frozen is the game's own evaluation that they look through: it lives with the rules and moves with them,
so figures name the version of the program, too.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Mapping
from typing import Final

from gromada.bots.bot import Bot
from gromada.bots.glance import GlanceBot
from gromada.bots.greedy import SAMPLES, GreedyBot
from gromada.bots.levels import LEVELS, Level
from gromada.bots.mcts import AS_THE_GAME_ADVISES, EXPLORATION, SECONDS, SHARPNESS, MctsBot
from gromada.bots.policy import PolicyBot
from gromada.bots.search import AS_ADVISED, BEST, OTHERS, SearchBot
from gromada.bots.search import EXPLORATION as WIDTH
from gromada.bots.search import SECONDS as THINKING
from gromada.bots.uniform import UniformBot
from gromada.core.errors import GromadaError
from gromada.core.rng import Rng

Knobs = dict[str, float]
Files = dict[str, str]
Limits = tuple[float, float, float, bool]  # default, lowest, highest, whether it counts something
VALUE: Final = "value"  # a knob that names a file, not a number; a table opens no files for its guests
PRIOR: Final = "prior"  # another one
FILES: Final = (VALUE, PRIOR)
POLICY: Final = "policy"  # what follows is a file, not knobs; a table opens no files for its guests


class BadBot(GromadaError):
    """A bot that does not exist, or a knob that it does not have."""


def _uniform(seed: int, knobs: Knobs, files: Files) -> Bot:
    return UniformBot(seed)


def _greedy(seed: int, knobs: Knobs, files: Files) -> Bot:
    return GreedyBot(seed, int(knobs["samples"]))


def _mcts(seed: int, knobs: Knobs, files: Files) -> Bot:
    return MctsBot(
        seed,
        seconds=knobs["time"],
        rollouts=int(knobs["rollouts"]),
        exploration=knobs["exploration"],
        depth=int(knobs["depth"]),
        sharpness=knobs["sharpness"],
    )


def _search(seed: int, knobs: Knobs, files: Files) -> Bot:
    return SearchBot(
        seed,
        seconds=knobs["time"],
        rollouts=int(knobs["rollouts"]),
        noise=knobs["noise"],
        exploration=knobs["exploration"],
        depth=int(knobs["depth"]),
        file=files.get(VALUE, ""),
        prior=files.get(PRIOR, ""),
        best=knobs["best"],
        others=knobs["others"],
    )


def _glance(seed: int, knobs: Knobs, files: Files) -> Bot:
    return GlanceBot(seed, files.get(VALUE, ""))


class Kind:
    """How a bot is made, and the knobs it has."""

    def __init__(
        self, make: Callable[[int, Knobs, Files], Bot], knobs: dict[str, Limits], files: tuple[str, ...] = ()
    ) -> None:
        self.make: Final = make
        self.knobs: Final = knobs
        self.files: Final = files  # knobs for which the file of something learnt can be given


def _search_kind(time: float, rollouts: float, noise: float) -> Kind:
    return Kind(
        _search,
        {
            "time": (time, 0.001, 3600, False),
            "rollouts": (rollouts, 0, 10_000_000, True),
            "noise": (noise, 0, 10, False),
            "exploration": (WIDTH, 0, 100, False),
            "depth": (AS_ADVISED, AS_ADVISED, 1000, True),
            "best": (BEST, 0, 1, False),
            "others": (OTHERS, 0, 1, False),
        },
        FILES,
    )


def _level_kind(level: Level) -> Kind:
    return _search_kind(level.seconds, level.rollouts, level.noise)


_GREEDY: Final = Kind(_greedy, {"samples": (SAMPLES, 1, 1000, True)})
_MCTS: Final = Kind(
    _mcts,
    {
        "time": (SECONDS, 0.001, 3600, False),
        "rollouts": (0, 0, 10_000_000, True),
        "exploration": (EXPLORATION, 0, 100, False),
        "depth": (AS_THE_GAME_ADVISES, 0, 1000, True),
        "sharpness": (SHARPNESS, 0, 100, False),
    },
)
BOTS: Final[dict[str, Kind]] = {
    **{level.name: _level_kind(level) for level in LEVELS},
    "search": _search_kind(THINKING, 0, 0.0),
    "glance": Kind(_glance, {}, (VALUE,)),
    "uniform": Kind(_uniform, {}),
    "greedy": _GREEDY,
    "mcts": _MCTS,
    "greedy1": _GREEDY,
    "mcts1": _MCTS,
}
PANEL: Final = ("uniform", "greedy1", "mcts1")
OFFERED: Final = tuple([level.name for level in LEVELS])  # where people choose their opponents


def _bot_out(bot: Bot) -> tuple[Callable[..., Bot], tuple[object, ...]]:
    return bot_again, (type(bot), bot.knobs(), bot.name, bot.rng.memory)


def bot_again(kind: Callable[..., Bot], knobs: tuple[float | str, ...], name: str, memory: int) -> Bot:
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


for _kind in (UniformBot, GlanceBot, GreedyBot, MctsBot, SearchBot):
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
            if value is not None and kind is not None and knob in kind.knobs and not is_given and not is_quick(kind):
                parts.append(f"{knob}={value:g}")
        found.append(f"{name}:{','.join(parts)}" if parts else name)
    return found


def is_quick(kind: Kind) -> bool:
    """Whether a bot never searches: then no wish for more or less thinking is meant for it."""
    return "rollouts" in kind.knobs and kind.knobs["rollouts"][0] == 1


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
    files: Files = {}
    for part in rest.split(",") if rest else []:
        knob, equals, value = part.partition("=")
        if knob in kind.files and value:
            files[knob] = value
            continue
        if not equals or knob not in kind.knobs:
            known = ", ".join(kind.knobs) or "none at all"
            message = f"the bot {name} has no knob {knob!r}; its knobs, written knob=number, are: {known}"
            raise BadBot(message, "no-knob", {"bot": name, "given": knob[:60], "known": ", ".join(kind.knobs)})
        knobs[knob] = _number(name, knob, value, *kind.knobs[knob][1:])
    bot = kind.make(seed, knobs, files)
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
