"""What all tests share: repeatable examples from Hypothesis, and an order for several workers."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "repeatable", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("repeatable")
TESTS = Path(__file__).resolve().parent
SHORT = ("contract", "core", "games")  # folders


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Every worker begins with its share of the browser's tests, whole games first; then come those that start programs
    or think long. Thousands of short ones are left for the end, so that all workers end together.

    The browser's would all be the first worker's otherwise, and the others would take them from it one by one when all
    else is done.
    """
    workers = int(getattr(config, "workerinput", {}).get("workercount", 1))
    if workers > 1:
        dear = [item for item in items if folder_of(item) == "browser"]
        dear.sort(key=lambda item: not item.path.name.endswith("_board.py"))
        slow = [item for item in items if folder_of(item) not in ("browser", *SHORT)]
        short = [item for item in items if folder_of(item) in SHORT]
        items[:] = [
            item
            for one in range(workers)
            for item in (*dear[one::workers], *share(slow, one, workers), *share(short, one, workers))
        ]


def folder_of(item: pytest.Item) -> str:
    """The first one below `tests`, or a file that lies there."""
    return item.path.relative_to(TESTS).parts[0]


def share(items: list[pytest.Item], one: int, workers: int) -> list[pytest.Item]:
    """Tests of a file stay together, for what they share."""
    size = -(-len(items) // workers)
    return items[one * size : (one + 1) * size]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Once a worker has had a browser, Playwright's loop seems to run in its main thread even while it only waits.

    Other tests run loops of their own there, in whatever order they come.
    """
    if item.path.parent.name == "browser":
        return (yield)
    waiting = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    try:
        return (yield)
    finally:
        asyncio._set_running_loop(waiting)


def pytest_collection_finish(session: pytest.Session) -> None:
    """Thousands of collected tests stay to the end: the garbage collector need not look at them again and again."""
    gc.collect()
    gc.freeze()
