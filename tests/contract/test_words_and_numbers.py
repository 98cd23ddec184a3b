"""Sentences in both languages for whatever happens; scores and sheets that add up."""

from __future__ import annotations

import math

from gromada.core.events import Event
from gromada.core.game import kebab
from gromada.core.play import awaited, options, play, question
from gromada.library import LANGUAGES
from gromada.texts import Texts
from tests.contract.playing import Case, any_of, finish

MANY = 60  # different events of one kind are said for each case
SAID: set[str] = set()  # events whose sentences another case has formatted already


def test_every_event_has_a_sentence_in_both_languages_for_whoever_sees_it(case: Case) -> None:
    told: dict[str, list[Event]] = {}
    for seed in case.some(0.02):
        s, rng = case.new(seed), case.rng(seed)
        while True:
            for event in s.events:
                for eye in (*range(case.seats), None):
                    seen = event.seen_by(eye)
                    assert seen is None or isinstance(seen, Event)
                    if seen is None or len(of_kind := told.setdefault(type(seen).__name__, [])) == MANY:
                        continue
                    if (fact := f"{case.name} {seen!r}") not in SAID:
                        SAID.add(fact)
                        of_kind.append(seen)
                assert event.reveals() in (True, False)
            s.events.clear()
            asked = awaited(s)
            if not asked:
                break
            seat = asked[rng.below(len(asked))]
            play(s, seat, any_of(options(s, seat), rng))

    assert told
    for lang in LANGUAGES:
        texts = Texts(case.game, lang)
        assert [kind for kind in told if not texts.has(f"event-{kebab(kind)}")] == []
        assert all(texts.event(event) for events in told.values() for event in events)


def test_every_question_and_every_answer_has_words_in_both_languages(case: Case) -> None:
    game = case.game
    speakers = [Texts(game, lang) for lang in LANGUAGES]
    said: set[str] = set()
    for s, _ in case.positions(0.03):
        for seat in awaited(s):
            choice = question(s, seat)
            assert choice is not None
            answers = options(s, seat)
            phrases = [game.prompt(s, choice), *[game.label(s, seat, action) for action in answers]]
            for phrase in phrases:
                if repr(phrase) not in said:
                    said.add(repr(phrase))
                    assert all(speaker.phrase(phrase) for speaker in speakers)
                    assert all(type(fact) in (int, str) for fact in phrase.plain().values())  # JSON is read strictly
            labels = [speakers[0].phrase(phrase) for phrase in phrases[1:]]
            assert len(labels) == len(set(labels)), "two answers have the same words"


def test_the_score_sheet_adds_up_to_the_score(case: Case) -> None:
    game = case.game
    speakers = [Texts(game, lang) for lang in LANGUAGES]
    for seed in case.some(0.1):
        s = case.new(seed)
        finish(s, case.rng(seed))
        scores = game.scores(s)
        winners = game.winners(s)

        assert len(scores) == case.seats
        assert winners == sorted(set(winners))
        assert all(0 <= seat < case.seats for seat in winners)
        assert winners or case.seats == 1
        for seat in range(case.seats):
            sheet = game.score_sheet(s, seat)
            assert sum(points for _, points in sheet) == scores[seat]
            assert [id for id, _ in sheet for speaker in speakers if not speaker.has(id)] == []


def test_scores_can_be_asked_at_any_moment(case: Case) -> None:
    for s, _ in case.positions(0.02):
        before = case.json(s)
        scores = case.game.scores(s)

        assert [sum(p for _, p in case.game.score_sheet(s, seat)) for seat in range(case.seats)] == scores
        assert case.json(s) == before


def test_every_position_has_a_finite_value(case: Case) -> None:
    game = case.game
    assert math.isfinite(game.value_scale())
    assert game.value_scale() > 0
    for s, _ in case.positions(0.05):
        assert all(math.isfinite(game.evaluate(s, seat)) for seat in range(case.seats))


def test_at_the_end_the_value_is_the_score(case: Case) -> None:
    for seed in case.some(0.02):
        s = case.new(seed)
        finish(s, case.rng(seed))

        assert [case.game.evaluate(s, seat) for seat in range(case.seats)] == case.game.scores(s)
