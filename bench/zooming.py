"""How smoothly a large village of Hamlet is enlarged and moved: the frames while a wheel turns and a hand draws it.

    python bench/zooming.py [--tiles 32] [--runs 3]

A person builds wherever possible until so many tiles lie on the table; then the page enlarges the village and pans it,
one step with every frame. What is printed is the time between two frames by the browser's own clock, and how much of it
the page itself worked (script, style and layout). A machine that is busy, or that draws without a graphics card, makes
frames longer.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # the tests know how to start servers and browsers

import gromada
from gromada.core.build_info import is_compiled
from gromada.core.play import awaited, options, play
from gromada.core.rng import Rng
from tests.browser.conftest import FLAGS, chromium_program
from tests.browser.seating import Dealt
from tests.browser.visiting import Visits
from tests.table.running import Server

SEATS: Final = 4
OPTIONS: Final = {"stall_limit": "1000"}
STEPS: Final = 60  # of the wheel, and of the hand
# One step with each frame; the times between them.
MOVE: Final = """async ([kind, steps]) => {
  const scene = document.querySelector('[data-testid=board] .scene');
  const box = scene.getBoundingClientRect();
  let [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const say = (name, more) => scene.dispatchEvent(
    new PointerEvent(name, { bubbles: true, pointerId: 1, pointerType: 'mouse', clientX: x, clientY: y, ...more }));
  const found = [];
  if (kind === 'pan') say('pointerdown', { button: 0 });
  let last = await new Promise(requestAnimationFrame);
  for (let i = 0; i < steps; i++) {
    if (kind === 'wheel') {
      const deltaY = i < steps / 2 ? -40 : 20;
      scene.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, clientX: x, clientY: y, deltaY }));
    } else {
      x += i < steps / 2 ? -4 : 4;
      y += i % 20 < 10 ? 3 : -3;
      say('pointermove');
    }
    const now = await new Promise(requestAnimationFrame);
    found.push(now - last);
    last = now;
  }
  if (kind === 'pan') say('pointerup');
  return found;
}"""


def large(tiles: int) -> tuple[int, list[tuple[int, str]]]:
    """A seed, and the moves of somebody who builds wherever it is possible, until so many tiles lie there."""
    game = gromada.game("hamlet")
    for seed in range(1, 40):
        s, luck = game.new(SEATS, seed, dict(OPTIONS)), Rng(seed)
        moves: list[tuple[int, str]] = []
        while (asked := awaited(s)) and len(moves) < 6000:
            if len(game.view(s, 0)["board"]) >= tiles:  # type: ignore[arg-type]  # a list
                return seed, moves
            offered = [one.text for one in options(s, asked[0])]
            wanted = [move for move in offered if move.startswith(("construct", "build", "take"))]
            calm = [move for move in offered if move not in ("end", "beg") and not move.startswith("deliver")]
            among = wanted or calm or offered
            move = among[luck.below(len(among))]
            moves.append((asked[0], move))
            play(s, asked[0], move)
    raise SystemExit(f"no village of {tiles} tiles")


def worked(page: Page, kind: str) -> tuple[list[float], float]:
    """Frames in milliseconds, and how long the page itself worked for one."""
    talk = page.context.new_cdp_session(page)
    talk.send("Performance.enable")

    def busy() -> float:
        told: Any = talk.send("Performance.getMetrics")["metrics"]
        parts: dict[str, float] = {one["name"]: one["value"] for one in told}
        return 1000 * sum(parts[name] for name in ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration"))

    before = busy()
    frames: list[float] = page.evaluate(MOVE, [kind, STEPS])
    return frames, (busy() - before) / STEPS


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--tiles", type=int, default=32)
    reader.add_argument("--runs", type=int, default=3)
    given = reader.parse_args()
    seed, moves = large(given.tiles)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(f"sqlite:///{folder}/t.sqlite3") as site,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium_program(), args=FLAGS)
        table = Dealt(site, "hamlet", SEATS, seed, moves, **OPTIONS)
        visitor = Visits(browser).new(site.address, width=1440, height=900, is_painted=True)
        table.open(visitor, only=0, wait="[data-testid=board] [data-place='tile/church']")
        visitor.rest()
        print(f"{'compiled' if is_compiled() else 'interpreted'}: a village of {given.tiles} tiles, {STEPS} steps")
        for kind in ("wheel", "pan"):
            runs = [worked(visitor.page, kind) for _ in range(given.runs)]
            frames, own = min(runs, key=lambda one: statistics.median(one[0]))
            slow = sum(frame > 17.5 for frame in frames)
            print(
                f"  {kind:6} median frame {statistics.median(frames):.1f} ms, longest {max(frames):.0f} ms, "
                f"{slow} of {len(frames)} above 17.5 ms; the page itself {own:.1f} ms a frame",
                flush=True,
            )
        browser.close()


if __name__ == "__main__":
    main()
