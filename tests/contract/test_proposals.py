"""Steps of many small answers: each has a proposal, which is legal, whole, the same each time, and told nobody else."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from typing import Any

import pytest

from gromada.core.actions import Action
from gromada.core.history import answer
from gromada.core.play import awaited, options, play, question
from gromada.core.state import State
from gromada.core.steps import AT_ONCE, GATHERED, IN_TURN, Choice, Detail
from gromada.library import GAMES
from tests.contract.playing import Case, any_of

# In each game's own words; a step that is not here is answered at once.
SMALL = {
    "villagers": {"Arrange": IN_TURN, "PayFreelancer": IN_TURN},
    "craftsmen": {
        "Pay": GATHERED,
        "Discard": GATHERED,
        "InvestCard": GATHERED,
        "LayOut": IN_TURN,
        "PutBackCard": IN_TURN,
    },
    "hamlet": {
        "Pay": GATHERED,
        "FillSpace": GATHERED,
        "Hire": IN_TURN,
        "PlaceDonkey": IN_TURN,
        "MoveDonkey": IN_TURN,
    },
    "imperial_settlers": {
        "KeepUnit": GATHERED,
        "PayAny": GATHERED,
        "GainAny": GATHERED,
        "CopyDie": GATHERED,
        "RerollDice": GATHERED,
        "TurnDie": IN_TURN,
        "TurnFace": IN_TURN,
    },
    "keyflower": {
        "ChooseWinter": GATHERED,
        "Transport": IN_TURN,
        "CarryTowards": IN_TURN,
        "Placing": IN_TURN,
        "TakeGroup": IN_TURN,
        "ChooseColour": IN_TURN,
        "ChooseNumber": IN_TURN,
        "AddWorker": IN_TURN,
    },
}

# Asked again after an answer, and still no step of many small answers: each is a decision on its own, for this reason.
ON_ITS_OWN = {
    "villagers": {
        "Build": "a build action",
        "Draft": "a draft",
        "PlayAfterDraft": "a card that may be played",
        "NextEvent": "an event, which is carried out before the next one is named",
        "SilverFor": "an event of the Countess",
    },
    "craftsmen": {
        "PlaceHelper": "a helper",
        "TakeCapital": "a helper at the Bankers' Guild",
        "BuildCard": "a building",
        "AskPeek": "a helper who may look into a stack",
        "AskNotary": "a helper at the Notary's",
        "Work": "a piece of work",
        "LabourStep": "a piece of work for a token",
        "BuyGood": "a helper at the Merchants' Guild",
        "TownHall": "a helper at the Town Hall",
    },
    "hamlet": {"Turn": "a villager's action"},
    "imperial_settlers": {"Expand": "an action"},
    "keyflower": {
        "ChooseUpgrade": "an upgrade",
        "PlaceBeside": "a tile of the village",
        "PlaceTurned": "a tile of the village",
    },
}


def small_steps(name: str) -> set[str]:
    """Every question of a game's modules that says of itself how its step is answered."""
    package = importlib.import_module(f"gromada.games.{name}")
    found = set()
    for module in pkgutil.iter_modules(package.__path__, f"gromada.games.{name}."):
        for kind in vars(importlib.import_module(module.name)).values():
            if isinstance(kind, type) and issubclass(kind, Choice) and kind.manner is not Choice.manner:
                found.add(kind.__name__)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_the_steps_of_many_small_answers_are_those_that_are_listed(name: str) -> None:
    assert small_steps(name) == set(SMALL[name])


class Repeats:
    """Watches a game for questions that a seat is asked again within the same step."""

    def __init__(self) -> None:
        self._asked: dict[int, list[str]] = {}  # of each seat, what it was asked since its step began

    def is_again(self, s: State, seat: int, choice: Choice[Any]) -> bool:
        """Whether this question was asked of the seat before, with nothing but details of the same step between."""
        if not s.lanes:
            self._asked = {seat: self._asked.get(seat, [])}
        asked = self._asked.setdefault(seat, [])
        name = type(choice).__name__
        was_asked = name in asked if isinstance(choice, Detail) else asked[-1:] == [name]
        self._asked[seat] = [*asked, name] if isinstance(choice, Detail) else [name]
        return was_asked


def test_whatever_is_asked_again_is_a_step_of_many_answers_or_a_decision_on_its_own(case: Case) -> None:
    for seed in case.some(0.1):
        s, rng, repeats = case.new(seed), case.rng(seed), Repeats()
        while asked := awaited(s):
            seat = asked[rng.below(len(asked))]
            choice = question(s, seat)
            assert choice is not None
            if repeats.is_again(s, seat, choice) and choice.manner() == AT_ONCE:
                assert type(choice).__name__ in ON_ITS_OWN[case.game.name], f"{choice} is asked again: no proposal?"
            play(s, seat, any_of(options(s, seat), rng))


@pytest.mark.parametrize("name", GAMES)
def test_no_step_is_both_of_many_answers_and_a_decision_on_its_own(name: str) -> None:
    assert not set(SMALL[name]) & set(ON_ITS_OWN[name])


def small_questions(case: Case, part: float) -> Iterator[tuple[State, int, Choice[Any]]]:
    """Every such question of some random games; whoever gets one leaves it as it is."""
    for seed in case.some(part):
        s, rng = case.new(seed), case.rng(seed)
        while asked := awaited(s):
            for seat in asked:
                choice = question(s, seat)
                if choice is not None and choice.manner() != AT_ONCE:
                    assert choice.manner() == SMALL[case.game.name][type(choice).__name__]
                    yield s, seat, choice
            seat = asked[rng.below(len(asked))]
            play(s, seat, any_of(options(s, seat), rng))


def told(s: State) -> State:
    """A copy that tells what happens, as a game at a table does."""
    after = s.copy()
    after.is_telling = True
    return after


def goes_on(s: State, seat: int, choice: Choice[Any], action: Action) -> bool:
    """Whether the same question follows an answer: then one answer does not do."""
    after = s.copy()
    play(after, seat, action)
    return isinstance(question(after, seat), type(choice))


def test_whoever_has_many_small_answers_to_give_has_a_proposal(case: Case) -> None:
    for s, seat, choice in small_questions(case, 0.02):
        proposed = case.game.proposal(s, seat)
        if not proposed:
            offered = choice.options(s)
            assert not all(goes_on(s, seat, choice, action) for action in offered), f"{choice} has no proposal"


def test_a_proposal_is_carried_out_whole_in_one_message(case: Case) -> None:
    """None but its last answer shows anything new, so that the table takes all of it or nothing."""
    for s, seat, choice in small_questions(case, 0.02):
        trial = told(s)
        proposed = case.game.proposal(s, seat)
        for number, action in enumerate(proposed, 1):
            done = answer(trial, seat, action.text)
            assert number == len(proposed) or not done.is_barrier, f"{choice}: {[one.text for one in proposed]}"


def test_a_proposal_is_the_whole_rest_of_its_step(case: Case) -> None:
    """After it the same question is not asked again, unless something new came up."""
    for s, seat, choice in small_questions(case, 0.02):
        proposed = case.game.proposal(s, seat)
        if not proposed:
            continue
        trial = told(s)
        moves = [answer(trial, seat, action.text) for action in proposed]
        after = question(trial, seat)
        if not moves[-1].is_barrier and after is not None:
            assert after.manner() == AT_ONCE or not isinstance(after, type(choice)), f"{choice}, then {after}"


def test_a_proposal_is_the_same_each_time_and_changes_nothing(case: Case) -> None:
    for s, seat, _ in small_questions(case, 0.01):
        before = case.json(s)
        first = [action.text for action in case.game.proposal(s, seat)]
        assert [action.text for action in case.game.proposal(s.copy(), seat)] == first
        assert case.json(s) == before


def test_a_proposal_owes_nothing_to_what_its_seat_may_not_know(case: Case) -> None:
    for s, seat, _ in small_questions(case, 0.01):
        worlds = [s, *[case.game.determinize(s, seat, case.rng(luck)) for luck in (3, 4)]]
        first, *others = [[action.text for action in case.game.proposal(world, seat)] for world in worlds]
        assert others == [first, first]
