"""Random games of every kind: always an option, always an end, every refusal with its rule."""

from __future__ import annotations

from gromada.core.actions import Action
from gromada.core.game import Game
from gromada.core.play import Refusal, awaited, explain, options, play, question
from gromada.core.state import State
from gromada.core.steps import ALLOWED
from gromada.library import LANGUAGES, ledger_of
from gromada.texts import Texts
from tests.contract.playing import IS_BRIEF, LONGEST, Case, any_of, finish

CORE = ledger_of("core")
FROM_HERE = 15 if IS_BRIEF else 150  # positions after an arranged one, of which every answer is tried


def texts_of(game: Game[State]) -> list[Texts]:
    return [Texts(game, lang) for lang in LANGUAGES]


def test_a_game_is_never_stuck_and_always_ends(case: Case) -> None:
    for seed in case.some(1):
        s, rng = case.new(seed), case.rng(seed)
        for _ in range(LONGEST):
            asked = awaited(s)
            if not asked:
                break
            assert asked == sorted(set(asked), key=asked.index)
            seat = asked[rng.below(len(asked))]
            answers = options(s, seat)
            assert answers, f"seed {seed}: seat {seat} is asked and can answer nothing"
            play(s, seat, any_of(answers, rng))
        assert s.is_over(), f"seed {seed}: the game does not end"


def test_every_awaited_seat_has_options_and_every_option_once(case: Case) -> None:
    for s, _ in case.positions(0.1):
        asked = awaited(s)
        for seat in range(s.seats):
            codes = [action.code for action in options(s, seat)]
            assert bool(codes) == (seat in asked)
            assert len(codes) == len(set(codes))
            assert all(case.game.catalogue[code].code == code for code in codes)


def test_whatever_is_not_offered_is_refused_with_a_rule_that_has_a_sentence(case: Case) -> None:
    """At least two positions for each game played, over the whole catalogue."""
    game = case.game
    rules = {**ledger_of(case.name), **CORE}
    speakers = texts_of(game)
    refusals: dict[str, Refusal] = {}
    for s, _ in case.positions(0.1, each=6):
        asked = awaited(s)
        for seat in asked:
            choice = question(s, seat)
            assert choice is not None
            offered = {action.code for action in choice.options(s)}
            told: set[tuple[str, type[Action]]] = set()
            for action in game.catalogue.actions:
                rule = choice.refusal(s, action)
                if rule == ALLOWED:
                    assert action.code in offered, f"{action!r} is allowed but not offered"
                else:
                    assert action.code not in offered, f"{action!r} is offered, but {rule} forbids it"
                    if (rule, type(action)) not in told:
                        told.add((rule, type(action)))
                        refused = explain(s, seat, action)
                        assert refused is not None
                        check_what_is_too_little(refused, action, speakers)
                        refusals.setdefault(rule, refused)
        for seat in set(range(s.seats)) - set(asked):
            refused = explain(s, seat, game.catalogue[0])
            assert refused is not None
            assert refused.rule in CORE
            refusals.setdefault(refused.rule, refused)
    finished = case.new(0)
    finish(finished, case.rng(0))
    over = explain(finished, 0, game.catalogue[0])
    assert over is not None
    refusals[over.rule] = over

    assert sorted(set(refusals) - set(rules)) == []
    for texts in speakers:
        assert [rule for rule in refusals if not texts.has(f"why-{rule}")] == []
        assert all(texts.why(refused) for refused in refusals.values())


def check_what_is_too_little(refused: Refusal, action: Action, speakers: list[Texts]) -> None:
    """`need` and `have` are printed behind the sentence: there is less than needed, of what the sentence speaks of."""
    need, have = refused.facts.get("need"), refused.facts.get("have")
    if need is None and have is None:
        return
    assert isinstance(need, int), f"{action!r}: {refused}"
    assert isinstance(have, int), f"{action!r}: {refused}"
    assert have < need, f"{action!r}: {refused.rule} cannot be the reason, there are {have} of {need}"
    other = Refusal(refused.rule, {**refused.facts, "need": need + 1000, "have": have + 1000})
    assert all(texts.why(refused) != texts.why(other) for texts in speakers), f"{refused.rule} tells no such number"


def test_pieces_are_conserved_after_every_decision(case: Case) -> None:
    check = case.check
    for seed in case.some(0.03):
        s, rng = case.new(seed), case.rng(seed)
        check(s)
        while asked := awaited(s):
            seat = asked[rng.below(len(asked))]
            play(s, seat, any_of(options(s, seat), rng))
            check(s)


def test_every_way_on_from_an_arranged_position_conserves_all_pieces(arranged: Case) -> None:
    """What is arranged is there for an answer or two that chance seldom gives: so all of them are tried, and all that
    may be answered to what they lead to, as far as that goes."""
    check = arranged.check
    waiting = [arranged.new(0)]
    met: set[str] = set()
    for s in waiting:
        for seat in awaited(s):
            for action in options(s, seat):
                after = s.copy()
                play(after, seat, action)
                check(after)
                position = arranged.json(after)
                if len(waiting) < FROM_HERE and position not in met:
                    met.add(position)
                    waiting.append(after)


def test_the_order_in_which_seats_answer_at_the_same_time_changes_nothing(case: Case) -> None:
    for s, rng in case.positions(0.1, each=8):
        if len(awaited(s)) < 2:
            continue
        first, second = s.copy(), s.copy()
        lanes = first.lanes
        answers: dict[int, list[str]] = {}
        while first.lanes is lanes:
            asked = awaited(first)
            seat = asked[rng.below(len(asked))]
            action = any_of(options(first, seat), rng)
            play(first, seat, action)
            answers.setdefault(seat, []).append(action.text)
        seats = [seat for seat, moves in answers.items() for _ in moves]
        rng.shuffle(seats)
        for seat in seats:
            play(second, seat, answers[seat].pop(0))

        assert case.json(second) == case.json(first)
