"""Hidden information: section HID of the ledger."""

from __future__ import annotations

from collections import Counter

import pytest

from gromada.core.play import awaited, explain, options, play
from gromada.core.rng import Rng
from gromada.games.villagers.events import Placed, TradedIn
from gromada.games.villagers.knowledge import FACE, SEEN
from gromada.games.villagers.printed import KINDS
from gromada.games.villagers.state import Valley
from tests.games.villagers.building import (
    ALL_MODULES,
    GAME,
    asks,
    building,
    can,
    do,
    drafting,
    faces,
    hand,
    held,
    kind,
    know_all,
    seen,
    stack,
    valley,
)


def player(s: Valley, eye: int | None, owner: int) -> dict[str, object]:
    found: dict[str, object] = GAME.view(s, eye)["players"][owner]  # type: ignore[index]  # a view is plain data
    return found


@pytest.mark.rule("VIL-HID-1")
def test_a_hand_is_faces_to_its_owner_and_backs_to_the_others() -> None:
    s = building(hands=[["mason", "seeker", "agent"]])

    assert seen(s, 0, 0) == ["mason", "seeker", "agent"]
    for eye in (1, None):
        assert seen(s, eye, 0) == []
        assert player(s, eye, 0)["hand_suits"] == {"ore": 2, "solitary": 1}


@pytest.mark.rule("VIL-HID-1")
def test_a_stack_shows_its_size_and_the_suit_of_its_top_card() -> None:
    s = valley(stacks=[["agent", "mason"], *[[]] * 5])

    assert stack(s, 0, 0) == (2, "ore", [])


@pytest.mark.rule("VIL-HID-1")
def test_cards_drafted_over_a_square_stay_known_in_the_hand() -> None:
    s = drafting(road=["mason", "agent", "priest", "wattler", "wattler", "wattler"])
    do(s, "take 1", "take 4", "take 2", "take 4")

    assert seen(s, 1, 0) == ["mason", "agent"]
    assert seen(s, None, 0) == ["mason", "agent"]


@pytest.mark.rule("VIL-HID-2")
def test_a_card_traded_unseen_takes_all_knowledge_of_its_suit_with_it() -> None:
    s = building(hands=[["mason", "seeker", "agent"]])
    for id in ("mason", "seeker", "agent"):
        know_all(s, 0, id)
    assert seen(s, 1, 0) == ["mason", "seeker", "agent"]

    do(s, "trade mason", "basic miner", "stack 1")

    assert seen(s, 1, 0) == ["agent"]
    assert player(s, 1, 0)["hand_suits"] == {"ore": 1}
    assert seen(s, 0, 0) == ["seeker", "agent"]


@pytest.mark.rule("VIL-HID-1", "VIL-HID-2")
def test_a_known_copy_that_was_played_is_known_no_longer() -> None:
    s = building(hands=[["hunter", "hunter"]])
    know_all(s, 0, "hunter")
    assert seen(s, 1, 0) == ["hunter"]

    do(s, "play hunter")

    assert seen(s, 1, 0) == []
    assert hand(s) == ["hunter"]


@pytest.mark.rule("VIL-R-49")
def test_a_card_that_waits_for_its_place_is_still_a_back_to_the_others() -> None:
    s = building(hands=[["wheeler", "agent"]], villages=[["founders", "lumberjack", "lumberjack"]])
    before = player(s, 1, 0)
    do(s, "play wheeler")

    assert player(s, 1, 0) == before
    assert held(s, 1) == []
    assert held(s, 0) == ["wheeler"]
    do(s, "slot 2")
    placed = next(event for event in s.events if isinstance(event, Placed))
    assert placed.reveals()


@pytest.mark.rule("VIL-R-49")
def test_a_used_card_is_shown_at_once() -> None:
    s = building(
        modules=["scoundrels"], hands=[["schemer"]], villages=[["founders", "hunter", "hunter"], ["founders", "hunter"]]
    )
    do(s, "play schemer")

    assert held(s, 1) == ["schemer"]
    assert player(s, 1, 0)["hand_size"] == 0


@pytest.mark.rule("VIL-R-31")
def test_the_discard_pile_may_be_looked_through_except_what_lies_face_down() -> None:
    s = building(hands=[["tinner", "mason"]], stacks=[[]] * 6, reserve=[])
    do(s, "play tinner", "trade mason", "basic miner")

    assert GAME.view(s, 1)["discards"] == ["tinner"]
    assert GAME.view(s, 0)["discards"] == ["tinner", "mason"]


@pytest.mark.rule("VIL-HID-6", "VIL-R-52")
@pytest.mark.parametrize("card", ["barbarian", "flaker", "noble", "monk", "tinner", "courier"])
def test_who_is_asked_after_a_draft_tells_nothing_of_the_cards_in_hand(card: str) -> None:
    """Tables that look the same to the others ask the same seat, up to the end of the phase."""

    def told(id: str) -> list[str]:
        s = drafting(3, modules=["scoundrels"], hands=[[id, "mason"], [], []])
        seen: list[str] = []
        for _ in range(12):
            if s.is_over():
                break
            if asks(s) != "CourierWindow":
                seen += [f"{GAME.asked(s, eye)} {GAME.view(s, eye)}" for eye in (1, 2, None)]
            do(s, "done" if "done" in can(s) else "take 1")
        return [*seen, str([event.seen_by(1) for event in s.events])]

    assert told(card) == told("schemer")


@pytest.mark.rule("VIL-HID-6", "VIL-R-52")
def test_nobody_is_asked_about_cards_that_all_know_cannot_be_played() -> None:
    s = drafting(3, modules=["scoundrels"], hands=[["mason"], ["monk", "mason"], ["barbarian"]])
    know_all(s, 1, "monk")
    know_all(s, 2, "barbarian")
    do(s, "take 1", "take 1")
    assert (asks(s), awaited(s)) == ("Draft", [2])

    do(s, "take 1")

    assert (asks(s), awaited(s)) == ("PlayAfterDraft", [2])


@pytest.mark.rule("VIL-HID-6", "VIL-R-52")
def test_with_nothing_to_draft_a_hidden_special_card_is_asked_about_whatever_it_is() -> None:
    for card in ("flaker", "tinner"):
        s = drafting(modules=["scoundrels"], hands=[[card], []], road=[""] * 6, stacks=[[]] * 6, reserve=[])

        assert (asks(s), awaited(s), can(s)) == ("Draft", [0], ["done"])


@pytest.mark.rule("VIL-HID-3", "VIL-R-50")
def test_all_are_told_alike_that_somebody_might_send_the_courier() -> None:
    def told(id: str) -> list[object]:
        s = drafting(3, modules=["scoundrels"], hands=[[], [id], []])
        return [GAME.view(s, eye)["might_courier"] for eye in (0, 2, None)]

    assert told("courier") == told("noble") == [True] * 3
    s = drafting(3, modules=["scoundrels"], hands=[[], ["courier"], []])
    do(s, "take 1")
    assert [GAME.view(s, eye)["might_courier"] for eye in (0, 1, 2, None)] == [False] * 4


@pytest.mark.rule("VIL-HID-4")
def test_what_is_refused_and_why_does_not_depend_on_faces_of_others() -> None:
    """Two tables that differ only in what seat 0 cannot know."""
    first = building(
        modules=["scoundrels"], hands=[["noble", "mason"], ["monk"]], stacks=[["agent"], *[["hunter"]] * 5]
    )
    second = building(
        modules=["scoundrels"], hands=[["noble", "mason"], ["tinner"]], stacks=[["priest"], *[["hunter"]] * 5]
    )

    assert can(first) == can(second)
    for action in GAME.catalogue.actions:
        assert explain(first, 0, action) == explain(second, 0, action)
    assert GAME.view(first, 0) == GAME.view(second, 0)


@pytest.mark.rule("VIL-HID-5")
def test_piles_are_chosen_before_a_face_is_seen() -> None:
    first = drafting(modules=["saints"], hands=[["prophet"]], stacks=[["agent", "mason"]] * 6)
    second = drafting(modules=["saints"], hands=[["prophet"]], stacks=[["priest", "seeker"]] * 6)
    do(first, "play prophet")
    do(second, "play prophet")

    assert can(first) == can(second) == [f"stack {i}" for i in range(1, 7)]
    assert GAME.view(first, 0) == GAME.view(second, 0)


@pytest.mark.rule("VIL-HID-1")
def test_a_guess_keeps_what_the_seat_has_seen() -> None:
    s = building(hands=[["mason", "peddler"], ["agent"]], stacks=[["tailor", "priest"], *[["hunter"]] * 5])
    do(s, "trade mason", "basic miner", "stack 1", "trade peddler", "basic miner", "stack 1")

    for i in range(20):
        guess = GAME.determinize(s, 0, Rng.seeded(i))
        assert faces(guess.stacks[0])[-2:] == ["mason", "peddler"]
        blind = GAME.determinize(s, 1, Rng.seeded(i))
        suits = [s.box.suit[card >> FACE] for card in blind.stacks[0][1:]]
        assert suits == [s.box.suit[kind(id)] for id in ("priest", "mason", "peddler")]  # backs seen on top
    assert s.stacks[0][1] & SEEN


@pytest.mark.rule("VIL-HID-1")
def test_guesses_reach_every_face_that_fits() -> None:
    s = building(hands=[["mason"], ["seeker"]], stacks=[["blacksmith"], ["jeweler"], *[["agent"]] * 4], reserve=[])

    seen = Counter(KINDS[GAME.determinize(s, 0, Rng.seeded(i)).players[1].hand[0] >> FACE] for i in range(300))

    assert set(seen) == {"seeker", "blacksmith", "jeweler"}
    assert min(seen.values()) > 60


@pytest.mark.rule("VIL-HID-1", "VIL-SCOUN-2")
def test_a_dealt_scoundrel_is_guessed_among_the_dealt_ones_until_a_special_card_left_unseen() -> None:
    s = GAME.new(3, 4, {"scoundrels": True})
    names = {"barbarian", "courier", "flaker", "noble", "schemer"}
    for i in range(30):
        guess = GAME.determinize(s, 0, Rng.seeded(i))
        assert [len(names & set(faces(p.hand))) for p in guess.players] == [1, 1, 1]
    s.players[1].is_murky = True
    counts = {len(names & set(faces(GAME.determinize(s, 0, Rng.seeded(i)).players[1].hand))) for i in range(60)}

    assert 0 in counts


@pytest.mark.rule("VIL-HID-1", "VIL-HID-2")
def test_no_event_shows_a_seat_a_face_that_it_may_not_know() -> None:
    s = GAME.new(3, 2, dict.fromkeys(ALL_MODULES, True))
    rng = Rng.seeded(2)
    while asked := awaited(s):
        answers = options(s, asked[0])
        play(s, asked[0], answers[rng.below(len(answers))])
    trades = [event for event in s.events if isinstance(event, TradedIn)]

    assert trades
    for event in trades:
        for eye in (0, 1, 2, None):
            seen = event.seen_by(eye)
            assert isinstance(seen, TradedIn)
            assert (seen.kind == event.kind) == (eye == event.seat)
