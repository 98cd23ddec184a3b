"""What a careful player would answer: the order in which cards go back."""

from __future__ import annotations

import pytest

from gromada.games.villagers.evaluation import face_value, rounds_left
from gromada.games.villagers.printed import KINDS, MODULES
from tests.games.villagers.building import GAME, asks, building, do, faces


@pytest.mark.rule("VIL-SAINT-3", "VIL-DEC-4")
def test_cards_go_back_with_what_is_worth_most_deepest() -> None:
    reserve = ["tailor", "mason", "agent", "priest", "grocer", "peddler", "seeker"]
    s = building(modules=MODULES, hands=[["pigeoneer"]], reserve=reserve)
    do(s, "play pigeoneer", "card grocer")
    assert asks(s) == "Arrange"
    p, left = s.players[0], rounds_left(s)
    worth = {kind: face_value(s, p, KINDS.index(kind), 1.0, left) for kind in reserve}

    do(s, *[action.text for action in GAME.proposal(s, 0)])

    assert asks(s) != "Arrange"
    looked_at = [worth[kind] for kind in reversed(faces(s.reserve)[1:])]  # from the top
    assert looked_at == sorted(looked_at)
    assert looked_at[0] < looked_at[-1]


@pytest.mark.rule("VIL-PROF-2")
@pytest.mark.parametrize(("cards", "answers"), [(9, ["pay", "pay"]), (1, ["done", "done"])])
def test_freelancers_are_paid_while_there_is_more_to_build_than_may_be_built(cards: int, answers: list[str]) -> None:
    villages = [["founders", "freelancer"], ["founders", "freelancer"]]
    s = building(modules=["profiteers"], villages=villages, hands=[["mason"] * cards])
    assert asks(s) == "PayFreelancer"

    assert [action.text for action in GAME.proposal(s, 0)] == answers
