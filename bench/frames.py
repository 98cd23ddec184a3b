"""How smoothly a page shows a change of many events: the longest time between two frames while they fly over the board.

    python bench/frames.py [--games villagers hamlet] [--events 50] [--runs 3]

A move of somebody else is made at a real table, in the middle of a game. On its way to the browser its events become as
many as wanted, from those that the log already has, so that every game shows the same number. The frames are counted by
the browser's own clock, from the message until everything has landed. A busy machine makes them longer: of several runs
the smoothest counts.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import tempfile
from itertools import cycle, islice
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import WebSocketRoute, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # the tests know how to start servers and browsers

import gromada
from gromada.core.build_info import is_compiled
from tests.browser.conftest import FLAGS, chromium_program
from tests.browser.seating import Seated
from tests.browser.visiting import Visits
from tests.table.running import Server

MOVES: Final = 40  # before the change
COUNT: Final = """() => {
  window.frames_seen = [];
  let last = performance.now();
  const look = (now) => {
    window.frames_seen.push(now - last);
    last = now;
    window.looking = requestAnimationFrame(look);
  };
  window.looking = requestAnimationFrame(look);
}"""
LANDED: Final = """() => document.querySelector('[data-testid=bar]').dataset.state !== 'showing'
  && !document.querySelector('[data-flight]')"""


class Crowd:
    """A socket on whose way one change becomes a change of many events."""

    def __init__(self, events: int) -> None:
        self.events = events
        self.known: list[Any] = []  # events of the log so far that move something
        self.is_wanted = False
        self.sent = 0

    def pass_on(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(server.send)

        def hear(message: str | bytes) -> None:
            told = json.loads(message)
            lines = told.get("log", [])
            self.known += [event for line in lines for event in line["events"] if event.get("motions")]
            if self.is_wanted and "follows" in told and lines and self.known:
                self.is_wanted = False
                lines[-1]["events"] = list(islice(cycle(self.known), self.events))
                self.sent = self.events
            socket.send(json.dumps(told))

        server.on_message(hear)


def measure(visits: Visits, site: Server, game: str, events: int) -> list[float]:
    """The frames of one change, in milliseconds."""
    table = Seated(site, game, *["person"] * 3)
    table.play(MOVES)
    while 0 in table.see()["asked"]:
        table.step()
    visitor = visits.new(site.address, width=1440, height=900, reduced_motion="no-preference")
    page, crowd = visitor.page, Crowd(events)
    page.route_web_socket(re.compile("/live$"), crowd.pass_on)
    table.open(visitor)
    visitor.rest()
    crowd.is_wanted = True
    page.evaluate(COUNT)
    while not crowd.sent:
        table.step()
        page.wait_for_timeout(50)
    page.wait_for_selector("[data-testid=bar][data-state=showing]")
    page.wait_for_function(LANDED, timeout=60_000)
    frames: list[float] = page.evaluate("() => { cancelAnimationFrame(window.looking); return window.frames_seen; }")
    visitor.context.close()
    return frames


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--games", nargs="+", default=list(gromada.GAMES))
    reader.add_argument("--events", type=int, default=50)
    reader.add_argument("--runs", type=int, default=3)
    given = reader.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(f"sqlite:///{folder}/t.sqlite3") as site,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium_program(), args=FLAGS)
        visits = Visits(browser)
        print(f"{'compiled' if is_compiled() else 'interpreted'}: a change of {given.events} events, {given.runs} runs")
        for game in given.games:
            runs = [measure(visits, site, game, given.events) for _ in range(given.runs)]
            longest = sorted(max(frames) for frames in runs)
            late = min(sum(frame > 50 for frame in frames) for frames in runs)
            spread = ", ".join(f"{one:.0f}" for one in longest)
            print(
                f"  {game:18} longest frame of each run: {spread} ms; above 50 ms in the smoothest: {late}", flush=True
            )
        browser.close()


if __name__ == "__main__":
    main()
