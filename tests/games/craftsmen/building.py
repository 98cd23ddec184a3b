"""Positions for tests: a dealt table with nothing to come; name only what matters."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import gromada
from gromada.core.events import Event
from gromada.core.play import advance, awaited, explain, options, play
from gromada.core.steps import Step
from gromada.games.craftsmen.capital import Payment
from gromada.games.craftsmen.game import Craftsmen
from gromada.games.craftsmen.printed import COLOURS, GOODS, LEVELS, NATURAL, QUEUE, TOWN, VALUES
from gromada.games.craftsmen.state import CARD_MASK, CUBES_SHIFT, EMPTY, Craft

_FOUND = gromada.game("craftsmen")
assert isinstance(_FOUND, Craftsmen)
GAME = _FOUND
BOX = GAME.crafts_box
FILE = Path(gromada.__file__).parent / "games" / "craftsmen" / "components.toml"
TEXT = FILE.read_text(encoding="utf-8")
PRINTED: dict[str, Any] = tomllib.loads(TEXT)
NUMBER = {card.id: number for number, card in enumerate(BOX.cards) if card.id}
YELLOW, BLACK, RED, BLUE, GREEN = range(5)


def table(seats: int = 3, seed: int = 1, year: int = 1, season: int = 0, **options: Any) -> Craft:
    """Everything is dealt; nobody is asked anything; turn order is the order of seats; all hands are empty."""
    s = GAME.new(seats, seed, options)
    s.agenda.clear()
    s.year, s.season = year, season
    s.order = list(range(seats))
    for seat, p in enumerate(s.players):
        hand(s, seat)
        p.cards = []
        p.points = 0
        p.lines = [0] * len(p.lines)
    s.events.clear()
    return s


def capital(*cards: str) -> int:
    """A group of capital cards such as "purple 2"."""
    held = 0
    for card in cards:
        colour, value = card.split()
        held += 1 << 4 * (COLOURS.index(colour) * VALUES + int(value) - 1)
    return held


def hand(s: Craft, seat: int, *cards: str) -> None:
    """Exactly these capital cards; whatever was held goes to the deck, and they come from it."""
    p = s.players[seat]
    s.deck += p.capital - capital(*cards)
    p.capital = capital(*cards)
    p.known = [0] * len(p.known)
    held = s.deck
    for _ in range(12):
        assert held & 15 <= 4, "the deck does not hold these cards"
        held >>= 4


def lay(s: Craft, *cards: str) -> None:
    """Exactly these capital cards face up."""
    for kind in s.capital_open:
        s.deck += 1 << 4 * kind
    s.capital_open = []
    for card in cards:
        s.deck -= capital(card)
        s.capital_open.append(kind_of(card))


def kind_of(card: str) -> int:
    return (capital(card).bit_length() - 1) // 4


def discard_deck(s: Craft, *kept: str) -> None:
    """Leaves only these cards in the deck; the others lie on the discard pile."""
    s.discard += s.deck - capital(*kept)
    s.deck = capital(*kept)


def cards(s: Craft, seat: int, *ids: str) -> None:
    s.players[seat].cards = [NUMBER[id] for id in ids]


def row(s: Craft, seat: int, *ids: str) -> None:
    """Buildings from left to right; after a colon the goods on its icons, natural cubes with a star."""
    built = []
    for id in ids:
        name, _, goods = id.partition(":")
        entry = NUMBER[name]
        inputs = BOX.cards[entry].inputs
        for good in filter(None, goods.split(",")):
            icon = inputs.index(GOODS.index(good.rstrip("*")))
            entry |= (NATURAL if good.endswith("*") else seat + 1) << CUBES_SHIFT + 3 * icon
        built.append(entry)
    s.players[seat].row = built


def any_of(kind: str, index: int = 0) -> str:
    """The id of some card of a kind."""
    return [id for id in NUMBER if id.startswith(kind + "_")][index]


def granary(s: Craft, **cubes: tuple[int, ...]) -> None:
    """Cubes of a good, lower first: seats, or -1 for a natural one. Natural cubes left over go to the supply."""
    s.granary = 0
    natural = 0
    for good, owners in cubes.items():
        for level, owner in enumerate(owners):
            natural += owner < 0
            cube = NATURAL if owner < 0 else owner + 1
            s.granary |= cube << BOX.granary_place[GOODS.index(good)] + 3 * level
    s.natural = BOX.natural_cubes - natural


def in_granary(s: Craft, good: str) -> list[int]:
    """Owners of the cubes, lower first; -1 for natural ones."""
    spaces = s.granary >> BOX.granary_place[GOODS.index(good)] & 63
    return [-1 if cube == NATURAL else cube - 1 for cube in (spaces & 7, spaces >> 3) if cube]


def cubes_on(s: Craft, seat: int, position: int) -> list[int]:
    built = s.players[seat].row[position]
    return [built >> CUBES_SHIFT + 3 * icon & 7 for icon in range(BOX.cards[built & CARD_MASK].icons)]


def ship_row(good: str, ship: int) -> int:
    """The number of a row among all rows; ships are counted from 1."""
    return next(i for i, r in enumerate(BOX.rows) if r.good == GOODS.index(good) and r.ship == ship - 1)


def loaded(s: Craft, good: str, ship: int, *owners: int) -> None:
    s.ships[ship_row(good, ship)] = sum((owner + 1) << 3 * level for level, owner in enumerate(owners))


def queue(s: Craft, town: str, *spaces: tuple[int, ...]) -> None:
    """Discs of a town building: for each space the seats, the lower disc first."""
    first = TOWN.index(town) * QUEUE
    for space, seats in enumerate(spaces):
        for level, seat in enumerate(seats):
            s.queue[first + space * LEVELS + level] = seat
            s.players[seat].helpers -= 1


def discs(s: Craft, town: str) -> list[tuple[int, ...]]:
    first = TOWN.index(town) * QUEUE
    return [tuple(d for d in s.queue[first + 2 * i : first + 2 * i + 2] if d != EMPTY) for i in range(3)]


def disc(town: str, space: int = 0, level: int = 0) -> int:
    return TOWN.index(town) * QUEUE + space * LEVELS + level


def ask(s: Craft, *steps: Step) -> Craft:
    s.then(*steps)
    advance(s)
    return s


def pay(s: Craft, seat: int, price: int, colours: int = 15) -> Craft:
    return ask(s, Payment(seat, price, colours))


def say(s: Craft, seat: int, *moves: str) -> None:
    for move in moves:
        play(s, seat, move)


def offered(s: Craft, seat: int) -> list[str]:
    return [action.text for action in options(s, seat)]


def why(s: Craft, seat: int, move: str) -> str:
    """The rule that forbids a move, empty if it is allowed."""
    refused = explain(s, seat, GAME.catalogue.read(move))
    return "" if refused is None else refused.rule


def asked(s: Craft) -> int:
    """The seat that is asked; -1 for nobody."""
    seats = awaited(s)
    return seats[0] if seats else -1


def card(id: str) -> str:
    """How a building card is written in a move."""
    number = NUMBER[id]
    return f"card b{number + 1}" if number < 24 else f"card e{number - 23}" if number < 48 else f"card a{number - 47}"


def told(s: Craft, kind: type[Event]) -> list[Event]:
    return [event for event in s.events if isinstance(event, kind)]


def points(s: Craft) -> list[int]:
    return [p.points for p in s.players]
