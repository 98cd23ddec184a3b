"""Learnt policies that a table offers: files in a folder that whoever runs the server has chosen.

Guests name a policy, never a file: `policy:NAME` is `NAME.policy` or `NAME.onnx` in that folder, and nothing else.
"""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path
from typing import Final

from gromada.bots.bot import Bot
from gromada.bots.policy import BadPolicy, Policy, PolicyBot, read_policy
from gromada.bots.registry import POLICY, make_bot
from gromada.core.game import Game
from gromada.core.state import State

FOLDER: Final = "GROMADA_POLICIES"  # so that the processes of a server know it, too
ENDINGS: Final = (".policy", ".onnx")
NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}")


def policy_files() -> dict[str, Path]:
    """The policies of the folder, by name."""
    folder = os.environ.get(FOLDER)
    if not folder:
        return {}
    files = sorted([file for file in Path(folder).iterdir() if file.suffix in ENDINGS and NAME.fullmatch(file.stem)])
    return {file.stem: file for file in files}


@cache
def policy_in(file: Path, changed: int) -> Policy:
    """Read once, until the file is changed."""
    return read_policy(file)


def offered(game: Game[State]) -> list[str]:
    """The policies that fit a game, as bots are named; a file that is none is left out."""
    found = []
    for name, file in policy_files().items():
        try:
            policy = policy_in(file, file.stat().st_mtime_ns)
        except BadPolicy:
            continue
        if policy.fits(game):
            found.append(f"{POLICY}:{name}")
    return found


def file_of(bot: str) -> Path | None:
    """The file behind `policy:NAME`; None for other bots and unknown names."""
    kind, _, name = bot.partition(":")
    return policy_files().get(name) if kind == POLICY else None


def seated(bot: str, seed: int) -> Bot:
    """A bot of this table by its name."""
    file = file_of(bot)
    return make_bot(bot, seed) if file is None else PolicyBot(seed, str(file), policy_in(file, file.stat().st_mtime_ns))
