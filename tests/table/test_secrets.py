"""Twin worlds: two truths that differ only in what a seat may not know give it the same bytes."""

from __future__ import annotations

import pytest

from gromada.core.errors import GromadaError
from gromada.core.play import awaited, options
from gromada.core.rng import Rng
from gromada.table.messages import ENCODER
from gromada.table.refusals import Refused, problem_of
from gromada.table.session import MOVE, PERSON, Entry, Session
from tests.contract.playing import CASES, Case
from tests.table.seating import random_entry, session

PAIRS = 600  # of truths for each game, spread over the ways to play it: thousands in all


def share(case: Case) -> int:
    return max(6, PAIRS // len([other for other in CASES if other.name == case.name]))


def everything(table: Session, seat: int | None, rng: Rng) -> list[bytes]:
    """All that can be sent to a seat here: the snapshot, reasons, errors, a refused export."""
    found = [ENCODER.encode(table.snapshot(seat, {0}))]
    try:
        table.record()
    except Refused as error:
        found.append(ENCODER.encode(problem_of(error)))
    if seat is None:
        return found
    found.append(ENCODER.encode(table.unlit(seat)))
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
    """Two histories that differ in one answer of another seat, where the view shows no difference."""
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
            for answer in answers:
                twin = session(*[PERSON] * case.seats, game=case.name, seed=case.number, given=case.given)
                for move in table.history.moves:
                    twin.apply(Entry(MOVE, move.seat, move.text))
                twin.apply(Entry(MOVE, actor, answer))
                twins.append(twin)
            for seat in [seat for seat in [*range(case.seats), None] if seat != actor]:
                views = [dict(twin.game.view(twin.history.state, seat)) for twin in twins]
                logs = [[line for _, line in twin._lines(seat)] for twin in twins]
                if views[0] == views[1] and logs[0] == logs[1]:
                    luck = 1 + rng.below(1000)
                    first, second = [everything(twin, seat, Rng.seeded(luck)) for twin in twins]
                    assert first == second
        table.apply(entry)
