"""Who is asked, what may be answered, what follows: the engine with a toy game."""

from __future__ import annotations

import pytest

from gromada.core.actions import Action
from gromada.core.errors import BadSetup, IllegalMove, UnreadableMove
from gromada.core.events import Event
from gromada.core.play import advance, apply, awaited, explain, first_question, options, play, question
from gromada.core.rng import Rng
from gromada.core.steps import Choice, Obvious, Secret
from tests.core.interpreted.orchard import (
    GAME,
    DiscardDown,
    Drew,
    Orchard,
    PruneOne,
    Ripen,
    Ripened,
    SecondPick,
    Turn,
    orchard,
    pass_until_pruning,
)


def texts(s: Orchard, seat: int) -> list[str]:
    return [str(action) for action in options(s, seat)]


# -- setting up ----------------------------------------------------------------------------------


@pytest.mark.rule("CORE-SETUP-1")
@pytest.mark.parametrize("seats", [0, 1, 5, -1, True])
def test_an_unknown_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(BadSetup, match="orchard is played by 2 to 4 seats"):
        GAME.new(seats)


@pytest.mark.rule("CORE-SETUP-1")
@pytest.mark.parametrize("seed", [-1, True, 10**80])
def test_a_seed_that_is_no_number_of_a_record_is_refused(seed: int) -> None:
    with pytest.raises(BadSetup, match="a seed is a whole number of at least 0"):
        GAME.new(2, seed)


@pytest.mark.rule("CORE-SETUP-1")
def test_equal_seeds_give_equal_games_and_other_seeds_others() -> None:
    states = [GAME.to_json(GAME.new(2, seed)) for seed in (5, 5, 6)]

    assert states[0] == states[1] != states[2]


@pytest.mark.rule("CORE-SETUP-2")
@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"nights": 3}, "orchard has no option 'nights'; its options are: days, open_hands, weather"),
        ({"days": 10}, "the option days is a whole number from 1 to 9, not 10"),
        ({"days": "three"}, "the option days is a whole number from 1 to 9, not 'three'"),
        ({"days": True}, "the option days is a whole number from 1 to 9, not True"),
        ({"open_hands": "perhaps"}, "the option open_hands is on or off, not 'perhaps'"),
        ({"open_hands": 1}, "the option open_hands is on or off, not 1"),
        ({"weather": "dry"}, "the option weather is one of mild, wet, not 'dry'"),
    ],
)
def test_a_wrong_option_is_refused_with_what_was_expected(given: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.new(2, options=given)

    assert str(caught.value) == complaint


@pytest.mark.rule("CORE-SETUP-2")
def test_options_are_read_from_values_and_from_texts() -> None:
    values = GAME.read_options(2, {"days": "3", "open_hands": "On", "weather": "wet"})

    assert values == {"days": 3, "open_hands": True, "weather": "wet"}
    assert GAME.read_options(2, None) == {"days": 2, "open_hands": False, "weather": "mild"}


# -- asking and answering ------------------------------------------------------------------------


def test_the_rules_run_by_themselves_until_somebody_is_asked() -> None:
    s = GAME.new(2, 7)

    assert s.day == 1
    assert [len(player.hand) for player in s.players] == [1, 1]
    assert awaited(s) == [1]
    assert question(s, 1) == first_question(s) == Turn(1)


def test_steps_are_carried_out_first_things_first() -> None:
    s = orchard(seats=3)
    order = []
    while not s.lanes:
        order.append(awaited(s)[0])
        play(s, order[-1], "pass")

    assert order == [1, 2, 0]


def test_a_follow_up_comes_before_whatever_was_to_come() -> None:
    s = orchard(trees=[2, 0, 0])

    play(s, 1, "pick 0")

    assert question(s, 1) == SecondPick(1)
    assert texts(s, 1) == ["pass", "pick 0"]


@pytest.mark.rule("CORE-TURN-1")
def test_a_seat_that_is_not_asked_has_no_options_and_is_told_so() -> None:
    s = orchard()

    refused = explain(s, 0, GAME.catalogue.read("pass"))

    assert options(s, 0) == []
    assert refused is not None
    assert refused.rule == "CORE-TURN-1"
    with pytest.raises(IllegalMove, match=r'seat 0 answered "pass" but the seat is not asked now \[CORE-TURN-1\]'):
        play(s, 0, "pass")


@pytest.mark.rule("CORE-TURN-1")
@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_there_are_only_the_seats_of_the_game(seat: int) -> None:
    with pytest.raises(IllegalMove, match=f"numbered 0 to 1, there is no seat {seat}"):
        play(orchard(), seat, "pass")


@pytest.mark.rule("CORE-OVER-1")
def test_a_finished_game_asks_nothing_more() -> None:
    s = orchard(days=1)
    while seats := awaited(s):
        play(s, seats[0], options(s, seats[0])[0])

    refused = explain(s, 0, GAME.catalogue.read("pass"))

    assert s.is_over()
    assert refused is not None
    assert refused.rule == "CORE-OVER-1"
    assert first_question(s) is None
    assert [options(s, seat) for seat in (0, 1)] == [[], []]
    with pytest.raises(IllegalMove, match=r"the game is over \[CORE-OVER-1\]"):
        play(s, 0, "pass")


@pytest.mark.rule("CORE-ASK-1")
def test_an_answer_to_another_question_is_none() -> None:
    s = orchard()

    refused = explain(s, 1, GAME.catalogue.read("prune 0"))

    assert refused is not None
    assert refused.rule == "CORE-ASK-1"


@pytest.mark.rule("CORE-ASK-1")
def test_a_question_accepts_nothing_that_it_does_not_know() -> None:
    bare: Choice[Orchard] = Choice(1)

    assert bare.refusal(orchard(), GAME.catalogue.read("pass")) == "CORE-ASK-1"


@pytest.mark.rule("CORE-PLAY-1")
def test_only_options_are_accepted_and_everything_else_has_its_rule() -> None:
    s = orchard(trees=[1, 0, 0], fruit=[0, 2])
    allowed = options(s, 1)

    for action in GAME.catalogue.actions:
        refused = explain(s, 1, action)
        assert (refused is None) == (action in allowed)
        if refused is not None:
            before = GAME.to_json(s)
            with pytest.raises(IllegalMove, match=refused.rule):
                play(s, 1, action)
            assert GAME.to_json(s) == before


@pytest.mark.rule("CORE-PLAY-1")
@pytest.mark.parametrize(("seat", "move"), [(1, "sell 4"), (0, "pass"), (1, "prune 0"), (7, "pass"), (1, "burn 1")])
def test_a_refused_move_changes_nothing(seat: int, move: str) -> None:
    s = orchard(fruit=[0, 2])
    before, events = GAME.to_json(s), s.events[:]

    with pytest.raises((IllegalMove, UnreadableMove)):
        play(s, seat, move)

    assert GAME.to_json(s) == before
    assert s.events == events


@pytest.mark.rule("CORE-PLAY-1")
def test_a_refusal_says_what_was_asked_and_what_came_and_lists_no_legal_move() -> None:
    s = orchard(trees=[0, 0, 0], fruit=[0, 1])

    with pytest.raises(IllegalMove) as caught:
        play(s, 1, "sell 2")

    expected = 'seat 1 answered "sell 2" to Turn, which ORC-SALE-3 forbids'
    assert str(caught.value) == expected


@pytest.mark.rule("CORE-ASK-2")
def test_a_follow_up_with_one_answer_is_answered_by_the_engine() -> None:
    s = orchard()
    s.players[1].hand, s.deck = [0, 0], [0]

    play(s, 1, "draw")

    assert s.players[1].hand == [0, 0]
    assert awaited(s) == [0]


@pytest.mark.rule("CORE-ASK-2")
def test_a_follow_up_with_two_answers_is_asked() -> None:
    s = orchard()
    s.players[1].hand, s.deck = [0, 0], [1]

    play(s, 1, "draw")

    assert question(s, 1) == DiscardDown(1, 1)
    assert texts(s, 1) == ["discard cider-press", "discard toll-gate"]


@pytest.mark.rule("CORE-ASK-2")
def test_a_turn_with_one_answer_is_still_asked() -> None:
    s = orchard(trees=[0, 0, 0])
    s.deck = []

    assert texts(s, 1) == ["pass"]
    assert awaited(s) == [1]


class AskedInSecret(Secret[Orchard]):
    """A hand that leaves one answer; whoever waits must not learn that."""

    def options(self, s: Orchard) -> list[Action]:
        return [s.catalogue.read("pass")]

    def choose(self, s: Orchard, a: Action) -> None:
        s.players[self.seat].fruit += 1


class AskedOpenly(Obvious[Orchard]):
    """The same where everybody sees that one answer is left."""

    def options(self, s: Orchard) -> list[Action]:
        return [s.catalogue.read("pass")]

    def choose(self, s: Orchard, a: Action) -> None:
        s.players[self.seat].fruit += 1


@pytest.mark.rule("CORE-ASK-3")
def test_a_secret_follow_up_is_asked_even_with_one_answer() -> None:
    s = orchard(fruit=[0, 0])
    s.then(AskedInSecret(1))
    advance(s)

    assert awaited(s) == [1]
    assert s.players[1].fruit == 0


@pytest.mark.rule("CORE-ASK-2")
def test_an_obvious_question_answers_itself_with_one_answer() -> None:
    s = orchard(fruit=[0, 0])
    s.then(AskedOpenly(1))
    advance(s)

    assert s.players[1].fruit == 1


def test_luck_can_be_settled_by_hand() -> None:
    s = orchard(trees=[0, 0, 0])

    Ripen().settle(s, (2, 0, 1))

    assert s.trees == [2, 0, 1]


def test_steps_are_equal_when_their_fields_are() -> None:
    assert Turn(1) == Turn(1) != Turn(2)
    assert hash(PruneOne(1, 2)) == hash(PruneOne(1, 2))
    assert len({Turn(1), SecondPick(1), Turn(1)}) == 2
    assert repr(PruneOne(1, 2)) == "PruneOne(1, 2)"


# -- copies, events, guesses ---------------------------------------------------------------------


def test_a_copy_goes_its_own_way_with_the_same_luck() -> None:
    s = pass_until_pruning(orchard())
    before = GAME.to_json(s)
    twin = s.copy()

    while seats := awaited(twin):
        apply(twin, seats[0], options(twin, seats[0])[0])

    assert GAME.to_json(s) == before
    while seats := awaited(s):
        play(s, seats[0], options(s, seats[0])[0])
    assert GAME.to_json(s) == GAME.to_json(twin)


def test_a_copy_tells_no_events() -> None:
    s = orchard()
    twin = s.copy()

    play(twin, 1, "draw")

    assert s.events
    assert twin.events == []


def test_an_event_is_told_to_each_seat_as_far_as_it_may_know() -> None:
    s = orchard()
    s.events.clear()
    play(s, 1, "draw")
    event = s.events[0]

    assert event.seen_by(1) == event == Drew(1, s.players[1].hand[-1])
    assert event.seen_by(0) == event.seen_by(None) == Drew(1, None)
    assert event.reveals()


def test_the_facts_of_an_event_are_its_plain_fields_and_seats_are_marked() -> None:
    assert Drew(1, None).facts() == {"seat": "@1"}
    assert Ripened((1, 2)).facts() == {}
    assert Event().facts() == {}
    assert not Event().reveals()


def test_a_seat_cannot_tell_a_guess_from_the_truth() -> None:
    s = orchard(seats=3)
    for seat in (0, 1, 2, None):
        guess = GAME.determinize(s, seat, Rng.seeded(1))
        assert GAME.view(guess, seat) == GAME.view(s, seat)
        assert guess.rng.memory != s.rng.memory
        if seat is not None:
            assert options(guess, seat) == options(s, seat)


def test_words_for_questions_and_answers_are_named_after_their_classes() -> None:
    s = orchard()
    pass_until_pruning(s)
    choice = question(s, 1)
    assert choice is not None
    asked = GAME.prompt(s, choice)
    label = GAME.label(s, 1, GAME.catalogue.read("sell 2"))

    assert (asked.id, asked.facts) == ("ask-prune-one", {"left": 2})
    assert (label.id, label.facts) == ("do-sell", {"fruit": 2})
