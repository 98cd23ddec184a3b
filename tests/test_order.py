"""Tests may come in any order: none finds what another one has left behind."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest


@pytest.fixture
def loop_of_a_browser() -> Iterator[asyncio.AbstractEventLoop]:
    """As Playwright leaves it in the main thread."""
    waiting = asyncio.new_event_loop()
    before = asyncio._get_running_loop()
    asyncio._set_running_loop(waiting)
    yield waiting
    assert asyncio._get_running_loop() is waiting, "the browser goes on with it"
    asyncio._set_running_loop(before)
    waiting.close()


def test_after_a_browser_a_test_runs_a_loop_of_its_own(loop_of_a_browser: asyncio.AbstractEventLoop) -> None:
    assert asyncio.run(asyncio.sleep(0, "done")) == "done"
    assert not loop_of_a_browser.is_running()
