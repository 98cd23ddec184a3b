"""The pictures of the documentation, from tables that are played here.

    python bench/pictures.py [NAME ...]

The positions come from games of the greedy bot, so that they look as games do. Each is drawn at 1440 x 900, a phone's
at 390 x 844, and kept as WebP, which the browser itself writes: a picture has some 100 kB.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # the tests know how to start servers and browsers

import gromada
from gromada.core.record import read_record
from gromada.sim.runner import Job, play_job
from tests.browser.conftest import FLAGS, chromium_program
from tests.browser.seating import Dealt, Seated
from tests.browser.visiting import Visitor, Visits
from tests.table.running import Server

OUT: Final = Path(__file__).resolve().parents[1] / "docs" / "pictures"
WEBP: Final = """async (png) => {
  const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(png), (one) => one.charCodeAt(0))]));
  const paper = new OffscreenCanvas(picture.width, picture.height);
  paper.getContext('2d').drawImage(picture, 0, 0);
  const bytes = new Uint8Array(await (await paper.convertToBlob({ type: 'image/webp', quality: 0.82 })).arrayBuffer());
  return btoa(Array.from(bytes, (one) => String.fromCharCode(one)).join(''));
}"""
SEATS: Final = 3
SEED: Final = 7
REMEMBERED: Final = """(tables) => {
  localStorage.setItem('tables', JSON.stringify(tables));
  localStorage.setItem('name', 'Anna');
}"""
Drawn = Callable[[Server, Visitor], None]


def seated(site: Server, game: str, share: float, **options: object) -> Seated:
    """A table after this share of a whole game, when the first seat is asked."""
    values = gromada.game(game).read_options(SEATS, options)
    played = play_job(Job(game, None, SEATS, values, ("greedy",) * SEATS, SEED, 0, True))
    record = read_record(played.record or "")
    begun = int(len(record.moves) * share)
    asked = next(number for number in range(begun, len(record.moves)) if record.moves[number][0] == 0)
    return Dealt(site, game, SEATS, record.seed, record.moves[:asked], **options)


def table(game: str, share: float, **options: object) -> Drawn:
    def draw(site: Server, visitor: Visitor) -> None:
        seated(site, game, share, **options).open(visitor)
        visitor.stands()

    return draw


def start(site: Server, visitor: Visitor) -> None:
    """Of somebody who plays at some tables, while others are open."""
    own = [seated(site, game, 0.4) for game in ("villagers", "keyflower")]
    for one in own:
        one.open(visitor)
    for game, *names in (("hamlet", "Dawid", "", "Ewa"), ("craftsmen", "Filip", "", "")):
        holders = ["person" if name else "open" for name in names]
        wish = {"game": game, "seats": len(names), "holders": holders, "names": names, "is_public": True}
        assert site.client.post("/api/tables", json=wish).is_success
    visitor.page.evaluate(REMEMBERED, [one.id for one in own])
    visitor.home()
    visitor.page.wait_for_selector("[data-testid=open-tables] [data-table]")


def set_up(site: Server, visitor: Visitor) -> None:
    visitor.set_up("keyflower", "person", "fox", "owl")


def over(site: Server, visitor: Visitor) -> None:
    seated = Seated(site, "imperial_settlers", *["person"] * 3, mode="competition_advanced")
    seated.finish("greedy")
    seated.open(visitor)
    visitor.page.wait_for_selector("[data-testid=scores]")


def lifted(site: Server, visitor: Visitor) -> None:
    table("villagers", 0.55)(site, visitor)
    visitor.page.locator("[data-testid=board] [data-place^='road/']").first.focus()
    visitor.page.keyboard.press(" ")
    visitor.page.wait_for_selector("[data-testid=lifted]")


PHONE: Final = {"width": 390, "height": 844, "has_touch": True}
PICTURES: Final[dict[str, tuple[Drawn, dict[str, Any]]]] = {
    "start": (start, {}),
    "set-up": (set_up, {}),
    "villagers": (table("villagers", 0.7), {}),
    "craftsmen": (table("craftsmen", 0.6), {}),
    "hamlet": (table("hamlet", 0.6), {}),
    "imperial-settlers": (table("imperial_settlers", 0.6, mode="competition_advanced"), {}),
    "keyflower": (table("keyflower", 0.5), {}),
    "keyflower-night": (table("keyflower", 0.5), {"color_scheme": "dark", "locale": "pl-PL"}),
    "reading": (lifted, {}),
    "end": (over, {}),
    "phone": (table("imperial_settlers", 0.4, mode="competition_advanced"), PHONE),
}


def keep(page: Page, name: str) -> int:
    png = base64.b64encode(page.screenshot()).decode()
    written = base64.b64decode(page.evaluate(WEBP, png))
    (OUT / f"{name}.webp").write_bytes(written)
    return len(written)


def main(names: list[str]) -> None:
    OUT.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(f"sqlite:///{folder}/t.sqlite3") as site,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium_program(), args=FLAGS)
        visits = Visits(browser)
        for name in names or PICTURES:
            draw, dress = PICTURES[name]
            visitor = visits.new(site.address, **{"width": 1440, "height": 900, "is_painted": True, **dress})
            draw(site, visitor)
            visitor.rest()
            print(f"{name:20} {keep(visitor.page, name):8,} bytes", flush=True)
            visitor.context.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
