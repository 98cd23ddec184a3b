"""Every kind of question of a game in a position of its own, found in recorded games."""

from __future__ import annotations

import importlib
import json
import pkgutil
from pathlib import Path
from typing import Any

import gromada
from gromada.core.game import kebab
from gromada.core.play import options, play, question
from gromada.core.record import read_record
from gromada.core.steps import Choice
from tests.browser.seating import Dealt
from tests.browser.visiting import Visitor
from tests.table.running import Server

RECORDS = Path(__file__).parents[1] / "replays"
# From the table that is shown to another one, whose bar is not the one that is left.
GO_ON = """([id, own]) => {
  localStorage.setItem(`seats:${id}`, own);
  document.querySelector('[data-testid=bar]')?.setAttribute('data-left', '');
  location.hash = `#/table/${id}`;
}"""
Spot = tuple[int, int, dict[str, Any], list[tuple[int, str]], int]  # seats, seed, options, moves, who is asked


def asked_in_records(name: str) -> dict[str, Spot]:
    """For every kind of question the last moment of a recorded game at which it left a choice."""
    game = gromada.game(name)
    found: dict[str, Spot] = {}
    for file in sorted((RECORDS / name).glob("*.record")):
        record = read_record(file.read_text(encoding="utf-8"))
        s = game.new(record.seats, record.seed, dict(record.options))
        for number, (seat, move) in enumerate(record.moves):
            if len(options(s, seat)) > 1:
                kind = type(question(s, seat)).__name__
                found[kind] = (record.seats, record.seed, record.options, record.moves[:number], seat)
            play(s, seat, move)
    return found


def questions(name: str) -> set[str]:
    """All that a seat can be asked: kinds of choices that others are not built on."""
    package = importlib.import_module(f"gromada.games.{name}")
    modules = [
        importlib.import_module(f"{package.__name__}.{one.name}") for one in pkgutil.iter_modules(package.__path__)
    ]
    kinds = {
        one
        for module in modules
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, Choice) and one.__module__ == module.__name__
    }
    return {
        kind.__name__ for kind in kinds if not any(other is not kind and issubclass(other, kind) for other in kinds)
    }


def asked(visitor: Visitor, site: Server, name: str, kind: str, spot: Spot) -> tuple[Dealt, dict[str, Any]]:
    """The table at such a moment, on a page that is not loaded anew, and what is asked there."""
    seats, seed, chosen, moves, seat = spot
    table, page = Dealt(site, name, seats, seed, moves, **chosen), visitor.page
    page.evaluate(GO_ON, [table.id, json.dumps([table.keys[seat]])])
    page.wait_for_selector("[data-testid=bar][data-state=ask]:not([data-left])")
    ask: dict[str, Any] = table.see(seat)["ask"]
    assert ask["prompt"]["id"] == f"ask-{kebab(kind)}"
    page.mouse.move(1, 1)  # a mouse that rests on a piece lifts it
    return table, ask


def answered_on_the_board(visitor: Visitor, site: Server, name: str) -> None:
    """Each by clicks on pieces, in menus there and on buttons; no list of answers is opened.

    What is lit glows, and every pictogram can be read.
    """
    spots = asked_in_records(name)
    assert set(spots) == questions(name)
    visitor.has_list = False
    visitor.home()
    for kind, spot in spots.items():
        table, ask = asked(visitor, site, name, kind, spot)
        visitor.stands()
        assert visitor.dull() == [], kind
        assert visitor.unread() == [], kind
        visitor.answer()
        now = table.see(spot[-1])["ask"]
        assert now is None or now["at"] != ask["at"], kind
