"""Sessions for tests: a game between seats, played at random by entries."""

from __future__ import annotations

import msgspec
from litestar import Litestar
from litestar.testing import TestClient

import gromada
from gromada.core.play import awaited, options
from gromada.core.rng import Rng
from gromada.table.changes import Feed
from gromada.table.entries import MOVE, Entry
from gromada.table.messages import Snapshot
from gromada.table.presence import Looker, Presence
from gromada.table.seats import PERSON, Seat
from gromada.table.session import Session

GAME = "imperial_settlers"


def visitor(app: Litestar) -> TestClient[Litestar]:
    """Somebody who calls the server by a name that it knows."""
    return TestClient(app, base_url="http://127.0.0.1")


def session(
    *holders: str, game: str = GAME, seed: int = 7, given: dict[str, object] | None = None, id: str = "t"
) -> Session:
    """A table of persons, unless told otherwise."""
    rules = gromada.game(game)
    who = holders or (PERSON, PERSON)
    values = rules.read_options(len(who), given)
    return Session(id, rules, seed, "salt", values, [Seat(f"name {i}", holder) for i, holder in enumerate(who)])


def random_entry(table: Session, rng: Rng) -> Entry | None:
    """A possible move of a seat that is asked, or None at the end."""
    state = table.history.state
    asked = awaited(state)
    if not asked:
        return None
    seat = asked[rng.below(len(asked))]
    offered = options(state, seat)
    return Entry(MOVE, seat, offered[rng.below(len(offered))].text)


def play_on(table: Session, moves: int = 100_000, luck: int = 1) -> list[Entry]:
    """Plays at random; the entries."""
    rng = Rng.seeded(luck)
    done: list[Entry] = []
    while len(done) < moves and (entry := random_entry(table, rng)) is not None:
        table.check(entry)
        table.apply(entry)
        done.append(entry)
    return done


def feed(table: Session, viewer: int | None, looking: tuple[int, ...] = ()) -> Feed:
    """What a viewer is told, while these seats look."""
    presence = Presence()
    for seat in looking:
        presence.enter(Looker(seat))
    return Feed(table, presence, viewer)


def seen(table: Session, viewer: int | None, looking: tuple[int, ...] = ()) -> bytes:
    """The bytes that this viewer gets who comes now."""
    told = feed(table, viewer, looking)
    told.change()
    return told.snapshot()


def shot(table: Session, viewer: int | None, looking: tuple[int, ...] = ()) -> Snapshot:
    return msgspec.json.decode(seen(table, viewer, looking), type=Snapshot)
