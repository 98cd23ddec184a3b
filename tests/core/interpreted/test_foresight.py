"""What an answer costs and brings, and what would be asked next, as far as a seat may know."""

from __future__ import annotations

from gromada.core.actions import Action
from gromada.core.foresight import Foresight
from gromada.core.play import awaited, question
from gromada.core.steps import Choice
from tests.core.interpreted.orchard import GAME, Orchard, SecondPick, orchard, pass_until_pruning


def actions(*texts: str) -> list[Action]:
    return [GAME.catalogue.read(text) for text in texts]


def test_what_is_paid_is_a_cost_and_what_comes_is_given() -> None:
    s = orchard(trees=[0, 0, 0], fruit=[0, 2])

    outcome = Foresight(GAME, s, 1).outcome(actions("sell 2"))

    assert outcome.costs == {"fruit": 2}
    assert outcome.gives == {"coins": 2}
    assert outcome.others == {}


def test_an_unseen_card_is_counted_but_its_points_are_not_told() -> None:
    s = orchard(trees=[0, 0, 0])
    s.deck = [0, 1, 0, 1, 0, 1]

    outcome = Foresight(GAME, s, 1).outcome(actions("draw"))

    assert outcome.gives["cards"] == 1
    two_guesses = [GAME.determinize(s, 1, rng) for rng in (s.rng.fork(1), s.rng.fork(2))]
    assert {tuple(guess.deck) for guess in two_guesses} != {tuple(s.deck)}
    other = orchard(trees=[0, 0, 0])
    other.deck = [1, 0, 1, 0, 1, 0]
    assert Foresight(GAME, other, 1).outcome(actions("draw")).gives == outcome.gives


def test_what_rolls_or_shows_something_is_final() -> None:
    s = orchard(trees=[1, 0, 0], fruit=[0, 1])
    foresight = Foresight(GAME, s, 1)

    assert [foresight.outcome(actions(text)).is_final for text in ("draw", "sell 1", "pick 0")] == [True, False, False]
    assert Foresight(GAME, pass_until_pruning(orchard()), 0).outcome(actions("prune 0")).is_final


def test_several_answers_are_judged_as_one() -> None:
    s = orchard(trees=[2, 0, 0], fruit=[0, 0])

    outcome = Foresight(GAME, s, 1).outcome(actions("pick 0", "pick 0"))

    assert outcome.gives == {"fruit": 2}


def test_the_next_question_of_the_same_turn_is_seen_without_playing() -> None:
    s = orchard(trees=[2, 0, 0], fruit=[0, 0])
    before = GAME.to_json(s)

    ahead = Foresight(GAME, s, 1).ahead(actions("pick 0"))

    assert ahead is not None
    assert question(ahead, 1) == SecondPick(1)
    assert GAME.to_json(s) == before


def test_nothing_is_seen_beyond_another_seat_luck_or_a_forbidden_answer() -> None:
    s = orchard(trees=[2, 0, 0])
    lanes = pass_until_pruning(orchard())

    assert Foresight(GAME, s, 1).ahead(actions("pass")) is None
    assert Foresight(GAME, s, 1).ahead(actions("pick 2")) is None
    assert Foresight(GAME, lanes, 0).ahead(actions("prune 0")) is None


class Guessing(Choice[Orchard]):
    """Whoever holds the right card may go on: the answers depend on the deck."""

    def options(self, s: Orchard) -> list[Action]:
        return actions("pass", "draw") if s.deck[-1] == 0 else actions("pass")

    def refusal(self, s: Orchard, a: Action) -> str:
        return "" if a in self.options(s) else "ORC-PICK-1"

    def choose(self, s: Orchard, a: Action) -> None:
        s.then(Guessing(self.seat))


def test_a_question_that_depends_on_a_secret_is_not_foreseen() -> None:
    s = orchard()
    s.deck = [0, 1] * 20
    s.then(Guessing(awaited(s)[0]))
    told = {Foresight(GAME, world, 1).ahead(actions("pass")) is None for world in (s, reversed_deck(s))}

    assert len(told) == 1


def reversed_deck(s: Orchard) -> Orchard:
    twin = s.copy()
    twin.deck = twin.deck[::-1]
    return twin
