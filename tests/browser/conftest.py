"""A real Chromium and a real server; pictures are kept under build/pictures."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.visiting import WAIT, Visitor, Visits
from tests.table.running import Server

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium_program() -> str:
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    program = next((found for name in names if (found := shutil.which(name))), None)
    assert program, "no Chromium is installed; tests/tools/need sees to it"
    return program


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    expect.set_options(timeout=WAIT)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_program(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("site")
    database = f"sqlite:///{folder / 'tables.sqlite3'}"
    with Server(database, deals_the_same=True, XDG_DATA_HOME=str(folder / "data")) as server:
        yield server
        written = server.written().splitlines()[2:]
        assert not [line for line in written if '"error"' in line or "Traceback" in line], written


@pytest.fixture
def visits(chromium: Browser) -> Iterator[Visits]:
    """Browsers of different people; each is closed, and none may have met an error."""
    made = Visits(chromium)
    yield made
    made.close()


@pytest.fixture
def visitor(visits: Visits, site: Server) -> Visitor:
    return visits.new(site.address)


@pytest.fixture(scope="session", autouse=True)
def pictures() -> Path:
    folder = Path("build") / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
