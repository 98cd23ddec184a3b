"""Copies, saved states, records and undo: nothing is lost and nothing is shared."""

from __future__ import annotations

import json

from gromada.core.history import History
from gromada.core.play import apply, awaited, options, play
from gromada.core.record import read_record, replay
from tests.contract.playing import Case, any_of, finish


def test_a_copy_is_equal_and_goes_its_own_way(case: Case) -> None:
    for s, rng in case.positions(0.05, each=30):
        before = case.json(s)
        twin = s.copy()
        assert case.json(twin) == before
        luck = rng.copy()

        finish(twin, luck)

        assert case.json(s) == before
        after = case.json(twin)
        third = s.copy()
        fourth = third.copy()
        finish(third, rng.copy())
        assert case.json(third) == after
        assert case.json(fourth) == before


def test_an_unchecked_move_does_what_a_checked_one_does(case: Case) -> None:
    for s, rng in case.positions(0.05, each=20):
        seat = awaited(s)[0]
        action = any_of(options(s, seat), rng)
        checked, unchecked = s.copy(), s.copy()

        play(checked, seat, action.text)
        apply(unchecked, seat, action)

        assert case.json(checked) == case.json(unchecked)


def test_a_game_goes_on_from_json_as_it_would_have(case: Case) -> None:
    for s, rng in case.positions(0.03, each=30):
        saved = case.json(s)
        loaded = case.game.from_json(json.loads(saved))
        assert case.json(loaded) == saved
        assert awaited(loaded) == awaited(s)
        kept = s.copy()

        moves = finish(kept, rng)
        for seat, action in moves:
            play(loaded, seat, action.text)

        assert case.json(loaded) == case.json(kept)
        assert case.game.scores(loaded) == case.game.scores(kept)


def test_a_record_replays_to_the_same_bytes(deal: Case) -> None:
    for seed in deal.some(0.05):
        history, rng = History(deal.game, deal.seats, seed, deal.options()), deal.rng(seed)
        while asked := awaited(history.state):
            seat = asked[rng.below(len(asked))]
            history.play(seat, any_of(options(history.state, seat), rng))
        names = [f"seat {seat}" for seat in range(deal.seats)]
        text = history.record(names).write()

        record = read_record(text)
        final = replay(record, deal.game)

        assert record.write() == text
        assert deal.json(final) == deal.json(history.state)


def test_equal_seeds_and_answers_give_equal_games(case: Case) -> None:
    for seed in case.some(0.02):
        first, second = case.new(seed), case.new(seed)
        finish(first, case.rng(seed))
        finish(second, case.rng(seed))

        assert case.json(first) == case.json(second)


def test_after_undo_the_state_is_what_the_kept_moves_say(deal: Case) -> None:
    for seed in deal.some(0.005):
        history, rng = History(deal.game, deal.seats, seed, deal.options()), deal.rng(seed)
        undone = 0
        while asked := awaited(history.state):
            seat = rng.below(deal.seats)
            possible = history.undoable(seat)
            if possible and undone < 12 and rng.below(6) == 0:
                before = len(history.moves)
                count = 1 + rng.below(min(possible, 5))
                history.undo(seat, count)
                assert len(history.moves) == before - count
                undone += 1
            else:
                seat = asked[rng.below(len(asked))]
                history.play(seat, any_of(options(history.state, seat), rng))
        fresh = deal.new(seed)
        for move in history.moves:
            play(fresh, move.seat, move.text)

        assert deal.json(fresh) == deal.json(history.state)
