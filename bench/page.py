"""How long a browser needs from an address to the drawn board, with an empty cache and with a filled one.

    python bench/page.py [--runs 9] [--game imperial_settlers] [--waterfall]

Drawn is the frame in which the board is first painted, by the browser's own clock, which starts with the navigation.
The server and the browser share the machine. A guest has only the link; the host has been at this table before.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, BrowserContext, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # the tests know how to start servers and browsers

from gromada.core.build_info import is_compiled
from tests.browser.conftest import FLAGS, chromium_program
from tests.table.running import Server

# A task that is posted from within a frame runs when the frame has been painted.
WATCH = """
new MutationObserver((_, observer) => {
  if (!document.querySelector('[data-testid=board] [data-place]')) return;
  observer.disconnect();
  performance.mark('in the document');
  const painted = new MessageChannel();
  painted.port1.onmessage = () => performance.mark('drawn');
  requestAnimationFrame(() => painted.port2.postMessage(null));
}).observe(document, { childList: true, subtree: true });
"""
TOLD = """() => [...performance.getEntriesByType('resource'), ...performance.getEntriesByType('paint'),
  ...performance.getEntriesByType('mark')]
  .map((one) => [one.startTime, one.startTime + one.duration, one.name.replace(location.origin, ''),
    one.transferSize ?? null])
  .sort((a, b) => a[0] - b[0])"""


def visit(context: BrowserContext, address: str, table: str) -> list[Any]:
    """What the browser's clock says of one navigation to a table, and how long the page itself computed."""
    page = context.new_page()
    page.add_init_script(WATCH)
    meter = context.new_cdp_session(page)
    meter.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.goto(f"{address}/#/table/{table}", wait_until="commit")
    page.wait_for_function("() => performance.getEntriesByName('drawn').length", timeout=30_000)
    told: list[Any] = page.evaluate(TOLD)
    metrics = {one["name"]: one["value"] for one in meter.send("Performance.getMetrics")["metrics"]}
    page.close()
    return [*told, [0, 1000 * metrics["TaskDuration"], "computed", None]]


def computed(told: list[Any]) -> float:
    return float(told[-1][1])


def drawn(told: list[Any]) -> float:
    return next(float(start) for start, _, name, _ in told if name == "drawn")


def show(told: list[Any]) -> None:
    for start, end, name, size in told:
        print(f"    {start:7.0f} {end:7.0f} ms  {'' if size is None else size:>8}  {name[:80]}")


def measure(browser: Browser, server: Server, game: str, runs: int, is_told: bool) -> None:
    wish = {"game": game, "seats": 2, "holders": ["person", "person"]}
    made = httpx.post(f"{server.address}/api/tables", json=wish, timeout=30).json()
    table, keys = made["table"], json.dumps(made["keys"][:1])
    found: dict[str, list[list[Any]]] = {}
    for _ in range(runs):
        for who in ("guest", "host"):
            context = browser.new_context(viewport={"width": 1300, "height": 1000}, locale="en")
            if who == "host":
                context.add_init_script(f"localStorage.setItem('seats:{table}', '{keys}')")
            for how in ("empty", "filled"):
                found.setdefault(f"{who}, {how} cache", []).append(visit(context, server.address, table))
            context.close()
    print(f"{game}, {'compiled' if is_compiled() else 'interpreted'}: from the address to the drawn board, {runs} runs")
    for name, all_told in found.items():
        times = [drawn(told) for told in all_told]
        cost = statistics.median(map(computed, all_told))
        spread = f"from {min(times):.0f} to {max(times):.0f}"
        print(f"  {name:20}  median {statistics.median(times):5.0f} ms, {spread}; the page computes for {cost:.0f} ms")
        if is_told:
            show(min(all_told, key=drawn))


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--runs", type=int, default=9)
    reader.add_argument("--game", default="imperial_settlers")
    reader.add_argument("--waterfall", action="store_true", help="what the fastest run waited for")
    given = reader.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(f"sqlite:///{folder}/t.sqlite3") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium_program(), args=FLAGS)
        measure(browser, server, given.game, given.runs, given.waterfall)
        browser.close()


if __name__ == "__main__":
    main()
