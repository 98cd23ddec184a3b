"""Twin worlds: two truths that differ only in what a seat may not know give it the same bytes."""

from __future__ import annotations

import datetime

import pytest

from gromada.core.errors import GromadaError
from gromada.core.play import awaited, options
from gromada.core.rng import Rng
from gromada.table.entries import MOVE, UNDO, Entry
from gromada.table.messages import ENCODER
from gromada.table.refusals import Refused, problem_of
from gromada.table.seats import PERSON
from gromada.table.session import Session
from tests.contract.playing import CASES, Case
from tests.table.seating import feed, random_entry, seen, session

TODAY = datetime.date(2026, 11, 17)

PAIRS = 600  # of truths for each game, spread over the ways to play it: thousands in all
# Where all play at the same time and everybody sees who has finished; elsewhere even that is not told.
ENDS_ARE_SEEN = {"imperial_settlers", "keyflower"}  # KEY-HID-7: winter tiles


def share(case: Case) -> int:
    return max(6, PAIRS // len([other for other in CASES if other.name == case.name]))


def everything(table: Session, seat: int | None, rng: Rng) -> list[bytes]:
    """All that can be sent to a seat here: the snapshot, also in words, reasons, looks ahead, errors, no export."""
    found = [seen(table, seat, (0,)), ENCODER.encode(table.in_words(seat, "en"))]
    try:
        table.record(TODAY)
    except Refused as error:
        found.append(ENCODER.encode(problem_of(error)))
    if seat is None:
        return found
    found.append(ENCODER.encode(table.unlit(seat)))
    places = sorted(table.asking(seat).known_places())
    found.append(ENCODER.encode(table.idle(seat, places[rng.below(len(places))])))
    offered = options(table.history.state, seat)
    if offered:
        moves = [offered[rng.below(len(offered))].text]
        found.append(ENCODER.encode(table.ahead(seat, moves, 1)))
    catalogue = table.game.catalogue
    for _ in range(6):
        action = catalogue[rng.below(len(catalogue))]
        found.append(ENCODER.encode(table.why(seat, action.text)))
        try:
            table.check(Entry(MOVE, seat, action.text))
        except GromadaError as error:
            found.append(ENCODER.encode(problem_of(error)))
    return found


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_seat_gets_the_same_bytes_in_twin_worlds(case: Case) -> None:
    table = session(*[PERSON] * case.seats, game=case.name, seed=case.number, given=case.given)
    rng = Rng.seeded(case.number + 1)
    pairs = 0
    wait = 0
    while pairs < share(case) and (entry := random_entry(table, rng)) is not None:
        if wait == 0:
            wait = 1 + rng.below(12)
            truth = table.history.state
            for seat in [*range(case.seats), None]:
                luck = 1 + rng.below(1_000_000)
                worlds = [truth, *[table.game.determinize(truth, seat, Rng.seeded(luck + i)) for i in (0, 1)]]
                bytes_seen = []
                for world in worlds:
                    table.history.state = world
                    bytes_seen.append(everything(table, seat, Rng.seeded(luck)))
                table.history.state = truth
                assert bytes_seen[0] == bytes_seen[1] == bytes_seen[2]
                pairs += 3
        wait -= 1
        table.check(entry)
        table.apply(entry)
    assert pairs


@pytest.mark.parametrize("case", [case for case in CASES if case.seats > 1], ids=str)
def test_what_another_seat_does_in_secret_cannot_be_told_from_any_byte(case: Case) -> None:
    """Two histories that differ in one answer of another seat, where the view shows no difference.

    Snapshots and changes, their sizes and their order say the same; and so they do when the answer is taken back.
    """
    table = session(*[PERSON] * case.seats, game=case.name, seed=case.number, given=case.given)
    rng = Rng.seeded(case.number + 2)
    for number in range(max(12, share(case))):
        entry = random_entry(table, rng)
        if entry is None:
            break
        state = table.history.state
        if len(awaited(state)) > 1 and number % 4 == 0:
            actor = awaited(state)[rng.below(len(awaited(state)))]
            offered = options(state, actor)
            answers = [offered[rng.below(len(offered))].text for _ in range(2)]
            twins = []
            others = [seat for seat in [*range(case.seats), None] if seat != actor]
            changes = []  # of each twin, what each of the others is told
            for answer in answers:
                twin = session(*[PERSON] * case.seats, game=case.name, seed=case.number, given=case.given)
                for move in table.history.moves:
                    twin.apply(Entry(MOVE, move.seat, move.text))
                feeds = [feed(twin, seat, (0,)) for seat in others]
                told = [[one.change() for one in feeds]]
                twin.apply(Entry(MOVE, actor, answer))
                told.append([one.change() for one in feeds])
                if twin.history.undoable(actor):
                    twin.apply(Entry(UNDO, actor, count=1))
                    told.append([one.change() for one in feeds])
                    twin.apply(Entry(MOVE, actor, answer))
                    told.append([one.change() for one in feeds])
                changes.append(told)
                twins.append(twin)
            for index, seat in enumerate(others):
                views = [dict(twin.game.view(twin.history.state, seat)) for twin in twins]
                logs = [twin.log(seat).lines for twin in twins]
                busy = [twin.asked(seat) if case.name in ENDS_ARE_SEEN else [] for twin in twins]
                if views[0] == views[1] and logs[0] == logs[1] and busy[0] == busy[1]:
                    luck = 1 + rng.below(1000)
                    first, second = [everything(twin, seat, Rng.seeded(luck)) for twin in twins]
                    assert first == second
                    heard = [[step[index] for step in told] for told in changes]
                    assert heard[0][:2] == heard[1][:2]
                    if len(heard[0]) == len(heard[1]):
                        assert heard[0] == heard[1]
        table.apply(entry)
