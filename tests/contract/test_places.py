"""Places, motions, prices and proposals: what boards stand on. They tell a seat nothing that its view does not."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Set
from typing import Any, Final

from gromada.core.actions import Action
from gromada.core.events import Event, Later, Motion
from gromada.core.foresight import Foresight
from gromada.core.history import has_later
from gromada.core.places import is_place, is_within, places_in
from gromada.core.play import awaited, explain, options, play, question
from gromada.core.state import State
from gromada.core.steps import ANOTHER_QUESTION
from gromada.library import LANGUAGES
from gromada.texts import Texts
from tests.contract.playing import Case, any_of, hooks


def known_places(case: Case, s: State, seat: int | None) -> set[str]:
    return places_in(dict(case.game.view(s, seat))) | set(case.game.standing_places(s))


def placeless(case: Case) -> tuple[type, ...]:
    """Answers about nothing on the table."""
    found: tuple[type, ...] = hooks(case.name).PLACELESS
    return found


def test_every_answer_names_places_that_its_seat_sees(case: Case) -> None:
    game = case.game
    for s, _ in case.positions(0.05):
        for seat in awaited(s):
            known = known_places(case, s, seat)
            assert all(is_place(place) for place in known)
            for action in options(s, seat):
                places = game.places(s, seat, action)
                assert places or isinstance(action, placeless(case)), f"{action} to {question(s, seat)} has no place"
                assert [place for place in places if place not in known] == [], f"{action} to {question(s, seat)}"


def test_a_refused_answer_names_only_places_that_exist(case: Case) -> None:
    game = case.game
    for s, rng in case.positions(0.02):
        for seat in awaited(s):
            known = known_places(case, s, seat)
            for _ in range(40):
                action = game.catalogue[rng.below(len(game.catalogue))]
                refusal = explain(s, seat, action)
                if refusal is not None and refusal.rule != ANOTHER_QUESTION:
                    places = game.places(s, seat, action)
                    assert [place for place in places if not is_place(place)] == []
                    assert json.loads(json.dumps(places)) == places
            assert known


def told_about_answers(case: Case, s: State, seat: int) -> str:
    """All that is said beside the labels, as bytes."""
    game = case.game
    foresight = Foresight(game, s, seat)
    told: list[Any] = [[action.text for action in game.proposal(s, seat)], game.asked(s, seat), list(game.progress(s))]
    for action in options(s, seat):
        outcome = foresight.outcome([action])
        told.append([game.places(s, seat, action), game.geometry(s, seat, action)])
        told.append([outcome.costs, outcome.gives, {str(key): value for key, value in outcome.others.items()}])
    told += [game.standing(s, other, seat) for other in range(case.seats)]
    told += [game.stock(s, other, seat) for other in range(case.seats)]
    return json.dumps(told)


def test_what_is_told_about_answers_is_the_same_in_worlds_that_look_the_same(case: Case) -> None:
    for s, rng in case.positions(0.02):
        for seat in awaited(s):
            before = case.json(s)
            twin = case.game.determinize(s, seat, rng.fork(9))
            assert told_about_answers(case, s, seat) == told_about_answers(case, twin, seat)
            assert case.json(s) == before


def test_a_proposal_can_be_played_to_its_end(case: Case) -> None:
    for s, _ in case.positions(0.05):
        for seat in awaited(s):
            proposed: list[Action] = case.game.proposal(s, seat)
            trial = s.copy()
            for action in proposed:
                play(trial, seat, action)


def test_what_an_answer_was_said_to_bring_is_what_it_brings(case: Case) -> None:
    """As long as neither luck nor a secret comes between; what depends on them is not told."""
    game = case.game
    for seed in case.some(0.02):
        s, rng = case.new(seed), case.rng(seed)
        while asked := awaited(s):
            seat = asked[rng.below(len(asked))]
            action = any_of(options(s, seat), rng)
            foresight = Foresight(game, s, seat)
            if foresight.ahead([action]) is None:
                play(s, seat, action)
                continue
            outcome = foresight.outcome([action])
            before = game.stock(s, seat, seat)
            play(s, seat, action)
            after = game.stock(s, seat, seat)
            for key, amount in outcome.gives.items():
                assert after.get(key, 0) - before.get(key, 0) == amount, f"{action} was said to give {key} {amount}"
            for key, amount in outcome.costs.items():
                assert before.get(key, 0) - after.get(key, 0) == amount, f"{action} was said to cost {key} {amount}"


class Accounts:
    """What one viewer can count, and what has moved since each count was last compared."""

    def __init__(self, case: Case, eye: int | None) -> None:
        self.case: Final = case
        self.eye: Final = eye
        self.counts: dict[tuple[str, str], int] = {}
        self.moved: Counter[tuple[str, str]] = Counter()
        self.of_kind: dict[str, set[tuple[str, str]]] = {}

    def see(self, s: State, view: Mapping[str, object], motions: list[Motion]) -> None:
        game = hooks(self.case.name)
        now: dict[tuple[str, str], int | None] = game.counted(s, view)
        self.meet(now.keys() - self.counts.keys())
        for motion in motions:
            for key in self.of_kind.get(game.kind_of(motion.what), ()):
                here, gone = is_within(motion.target, key[1]), is_within(motion.source, key[1])
                if here != gone:
                    self.moved[key] += motion.count * (here - gone)
        for key in {key for key, _ in now.items() ^ self.counts.items()} | self.moved.keys():
            count = now.get(key, 0)
            if count is not None:
                change, moved = count - self.counts.get(key, 0), self.moved.pop(key, 0)
                assert change == moved, f"{key} changed by {change}, but {moved} moved before {self.eye}: {motions}"
                self.counts[key] = count

    def begin(self, s: State, view: Mapping[str, object]) -> None:
        counts: dict[tuple[str, str], int | None] = hooks(self.case.name).counted(s, view)
        self.counts = {key: count for key, count in counts.items() if count is not None}
        self.meet(counts.keys())

    def meet(self, keys: Set[tuple[str, str]]) -> None:
        for key in keys:
            self.of_kind.setdefault(key[0], set()).add(key)


def test_events_move_things_between_places_that_their_viewers_see_and_explain_every_count(case: Case) -> None:
    """No piece comes, goes or changes its place without a motion that its viewer is told."""
    for seed in case.some(0.02):
        s, rng = case.new(seed), case.rng(seed)
        eyes = case.some_eyes(seed)
        s.events.clear()
        hidden: list[Event] = []  # what is told when the lanes are closed
        views: dict[int | None, Mapping[str, object]] = {}
        standing = set(case.game.standing_places(s))
        accounts = {eye: Accounts(case, eye) for eye in eyes}
        placed: dict[int | None, set[str]] = {}  # the places of the last view, where they have been read
        for eye in eyes:
            views[eye] = case.game.view(s, eye)
            accounts[eye].begin(s, views[eye])
        while asked := awaited(s):
            seat = asked[rng.below(len(asked))]
            lanes = s.lanes
            play(s, seat, any_of(options(s, seat), rng))
            events, s.events = s.events, []
            hidden += [Later(event) for event in events if lanes and has_later(event, s.seats)]
            if s.lanes is not lanes:
                events, hidden = [*hidden, *events], []
            before, standing = standing, set(case.game.standing_places(s))
            shared = case.game.view(s, None) if case.game.is_open() else None
            for eye in eyes:
                view = case.game.view(s, eye) if shared is None else shared
                seen = [event.seen_by(eye) for event in events]
                motions = [motion for event in seen if event is not None for motion in event.motions()]
                if motions:
                    was = placed.pop(eye, None) or places_in(dict(views[eye]))
                    placed[eye] = places_in(dict(view))
                    known = was | before | placed[eye] | standing
                    for motion in motions:
                        check_motion(case, motion, known, eye)
                elif view != views[eye]:
                    placed.pop(eye, None)
                if motions or view != views[eye]:
                    accounts[eye].see(s, view, motions)
                    views[eye] = view


def check_motion(case: Case, motion: Motion, known: set[str], eye: int | None) -> None:
    """A place that has come and gone within one move is one of a seen area all the same."""
    for place in (motion.source, motion.target):
        area = place.rpartition("/")[0]
        assert place in known or any(is_within(other, area) for other in known if area), f"{motion} for {eye}"
    assert motion.count > 0, f"{motion}"
    if motion.what.startswith("~"):
        assert motion.what[1:] in case.game.box.pack.names, f"{motion}"
    else:
        assert is_place(motion.what), f"{motion}"


def test_everything_that_is_counted_or_named_has_words(case: Case) -> None:
    game = case.game
    speakers = [Texts(game, lang) for lang in LANGUAGES]
    for s, _ in case.positions(0.01):
        at, of, phase = game.progress(s)
        assert 0 <= at <= (of or at)
        assert all(not phase or speaker.say(f"phase-{phase}") for speaker in speakers)
        for seat in range(case.seats):
            for key, count in game.stock(s, seat, seat).items():
                assert all(speaker.say(f"stock-{key.replace('_', '-')}", count=count) for speaker in speakers)
            sheet = game.standing(s, seat, seat)
            assert all(speaker.has(id) for id, _ in sheet or [] for speaker in speakers)
