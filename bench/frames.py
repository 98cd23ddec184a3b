"""How smoothly a page shows a change of many events: the longest time between two frames while they fly over the board.

    python bench/frames.py [--games villagers hamlet] [--events 50] [--runs 3] [--trace]

A move of somebody else is made at a real table, in the middle of a game. On its way to the browser its events become as
many as wanted, from those that the log already has, so that every game shows the same number. The frames are counted by
the browser's own clock, from the message until everything has landed. A busy machine makes them longer: of several runs
the smoothest counts. With `--trace` the browser writes down what it did, and the longest task of the page, all of its
tasks from one frame to the next and the longest stretch of drawing are printed in time of the processor, which says
something on a busy machine, too.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import tempfile
from bisect import bisect_left
from itertools import cycle, islice
from pathlib import Path
from typing import Any, Final, NamedTuple

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
TRACED: Final = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
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


class Trace(NamedTuple):
    """The longest of their kind, in milliseconds of the processor."""

    task: float  # of the page: its program, style, layout
    frame: float  # all tasks of the page that one frame waits for
    drawing: float  # in one go


class Task(NamedTuple):
    """Something that a page did in one go."""

    begin: int
    end: int
    worked: float  # milliseconds of the processor


def traced(written: bytes) -> Trace:
    events = json.loads(written)["traceEvents"]
    named = {(one["pid"], one["tid"]): one["args"]["name"] for one in events if one["name"] == "thread_name"}
    longest: dict[str, float] = {}
    tasks: dict[tuple[int, int], list[Task]] = {}  # of pages
    called: set[int] = set()  # when a frame was asked for
    for one in events:
        thread = (one["pid"], one["tid"])
        if one["name"] in ("RunTask", "ThreadPool_RunTask"):
            worked = one.get("tdur", 0) / 1000
            longest[named.get(thread, "")] = max(longest.get(named.get(thread, ""), 0), worked)
            if named.get(thread) == "CrRendererMain":
                tasks.setdefault(thread, []).append(Task(one["ts"], one["ts"] + one.get("dur", 0), worked))
        elif one["name"] == "FireAnimationFrame":
            called.add(one["ts"])
    busiest = max((busiest_frame(sorted(one), sorted(called)) for one in tasks.values()), default=0)
    return Trace(longest.get("CrRendererMain", 0), busiest, longest.get("ThreadPoolForegroundWorker", 0))


def busiest_frame(tasks: list[Task], called: list[int]) -> float:
    """The most that a page worked from the end of one frame to the end of the next."""
    most = since = 0.0
    for begin, end, worked in tasks:
        since += worked
        at = bisect_left(called, begin)
        if at < len(called) and called[at] < end:
            most, since = max(most, since), 0
    return most


def measure(visits: Visits, site: Server, game: str, events: int, is_traced: bool) -> tuple[list[float], Trace | None]:
    """The frames of one change, in milliseconds."""
    table = Seated(site, game, *["person"] * 3)
    table.play(MOVES)
    while 0 in table.see()["asked"]:
        table.step()
    visitor = visits.new(site.address, width=1440, height=900, is_painted=True, reduced_motion="no-preference")
    page, crowd = visitor.page, Crowd(events)
    page.route_web_socket(re.compile("/live$"), crowd.pass_on)
    table.open(visitor)
    visitor.rest()
    crowd.is_wanted = True
    if is_traced:
        visits.browser.start_tracing(page=page, categories=TRACED)
    page.evaluate(COUNT)
    while not crowd.sent:
        table.step()
        page.wait_for_timeout(50)
    page.wait_for_selector("[data-testid=bar][data-state=showing]")
    page.wait_for_function(LANDED, timeout=60_000)
    frames: list[float] = page.evaluate("() => { cancelAnimationFrame(window.looking); return window.frames_seen; }")
    trace = traced(visits.browser.stop_tracing()) if is_traced else None
    visitor.context.close()
    return frames, trace


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--games", nargs="+", default=list(gromada.GAMES))
    reader.add_argument("--events", type=int, default=50)
    reader.add_argument("--runs", type=int, default=3)
    reader.add_argument("--trace", action="store_true")
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
            found = [measure(visits, site, game, given.events, given.trace) for _ in range(given.runs)]
            runs, traces = [frames for frames, _ in found], [trace for _, trace in found if trace]
            longest = sorted(max(frames) for frames in runs)
            late = min(sum(frame > 50 for frame in frames) for frames in runs)
            spread = ", ".join(f"{one:.0f}" for one in longest)
            print(
                f"  {game:18} longest frame of each run: {spread} ms; above 50 ms in the smoothest: {late}", flush=True
            )
            if traces:
                kinds = [sorted(one) for one in zip(*traces, strict=True)]
                task, frame, drawing = [", ".join(f"{one:.0f}" for one in kind) for kind in kinds]
                told = f"longest task {task} ms, busiest frame {frame} ms, longest drawing {drawing} ms"
                print(f"  {'':18} processor: {told}", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
