"""Bots that fail, each in its way; they run in the server's worker processes. And a server that does not start."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

from litestar.types import LifeSpanReceive, LifeSpanScope, LifeSpanSend

from gromada.table.thinking import pick

MENDED = "GROMADA_TEST_MENDED"  # names a file: once it is there, the bot is well again


def raises(game: str, pack: str | None, saved: dict[str, Any], seat: int, bot: str, seed: int) -> str:
    raise ZeroDivisionError("this bot always fails")


def dies(game: str, pack: str | None, saved: dict[str, Any], seat: int, bot: str, seed: int) -> str:
    os._exit(1)


def hangs(game: str, pack: str | None, saved: dict[str, Any], seat: int, bot: str, seed: int) -> str:
    time.sleep(60)
    return "pass"


def hangs_if_large(game: str, pack: str | None, saved: dict[str, Any], seat: int, bot: str, seed: int) -> str:
    if bot.startswith("mcts"):
        time.sleep(60)
    return "pass"


def dreams(game: str, pack: str | None, saved: dict[str, Any], seat: int, bot: str, seed: int) -> str:
    return "fly to the moon"


def dawdles(game: str, pack: str | None, saved: dict[str, Any], seat: int, bot: str, seed: int) -> str:
    time.sleep(0.4)
    return "pass"


def fails_until_mended(game: str, pack: str | None, saved: dict[str, Any], seat: int, bot: str, seed: int) -> str:
    if not Path(os.environ[MENDED]).exists():
        raise ZeroDivisionError("this bot fails until it is mended")
    return pick(game, pack, saved, seat, bot, seed)


async def never_starts(scope: LifeSpanScope, receive: LifeSpanReceive, send: LifeSpanSend) -> None:
    """What uvicorn is told by an application that cannot begin."""
    await receive()
    await send({"type": "lifespan.startup.failed", "message": "no"})
