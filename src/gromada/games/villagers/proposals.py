"""What a careful player would answer to steps of many small answers."""

from __future__ import annotations

from gromada.core.actions import Action
from gromada.core.proposing import rest_of_step
from gromada.core.steps import Choice
from gromada.games.villagers.actions import DONE, PAY, PICK, TAKE_TOP
from gromada.games.villagers.basic import TradeStack
from gromada.games.villagers.build import PayFreelancer
from gromada.games.villagers.evaluation import face_value, rounds_left
from gromada.games.villagers.saints import Arrange
from gromada.games.villagers.state import Valley


def proposal(s: Valley, seat: int) -> list[Action]:
    """Where a card that is traded in goes, in which order cards go back that were looked at, which Freelancers work."""
    return rest_of_step(s, seat, next_answer)


def next_answer(s: Valley, choice: Choice[Valley]) -> Action | None:
    if isinstance(choice, TradeStack):
        return fullest(s)
    if isinstance(choice, Arrange):
        return next_card(s, choice)
    if isinstance(choice, PayFreelancer):
        return another_hand(s, choice)
    return None


def fullest(s: Valley) -> Action:
    """[VIL-BASIC-2] A card that is traded in goes on the fullest stack: where it changes least."""
    best = 0
    for number in range(1, len(s.stacks)):
        if len(s.stacks[number]) > len(s.stacks[best]):
            best = number
    return TAKE_TOP[best]


def another_hand(s: Valley, choice: PayFreelancer) -> Action:
    """[VIL-PROF-2] A Freelancer is paid for as long as the hand has more cards than can be built."""
    return PAY if s.limit < len(s.players[choice.seat].hand) else DONE


def next_card(s: Valley, choice: Arrange) -> Action:
    """[VIL-SAINT-3, VIL-SAINT-4] What is worth most lies deepest, for others draft next; who is alone has it on top."""
    p = s.players[choice.seat]
    left = rounds_left(s)
    kinds = choice.kinds(s)
    best = kinds[0]
    for kind in kinds[1:]:
        more = face_value(s, p, kind, 1.0, left) - face_value(s, p, best, 1.0, left)
        if more > 0.0 if s.seats == 1 else more < 0.0:
            best = kind
    return PICK[best]
