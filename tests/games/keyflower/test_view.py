"""Section HID of the ledger: what a seat sees, and guesses that fit everything it has seen."""

from __future__ import annotations

from typing import Any, cast

import pytest

from gromada.core.history import History
from gromada.core.play import advance, apply, awaited, options, play, question
from gromada.core.rng import Rng
from gromada.core.steps import Choice
from gromada.games.keyflower.events import BidMade, SkillPaid, SkillsDrawn, WorkersDrawn
from gromada.games.keyflower.printed import GREEN, WINTERS, of, size
from gromada.games.keyflower.round import Season
from gromada.games.keyflower.scoring import FinalScoring
from gromada.games.keyflower.screens import PAID, UNKNOWN, gain_blindly, return_skill
from gromada.games.keyflower.state import Keyflower
from gromada.games.keyflower.view import determinize, view
from tests.games.keyflower.building import (
    GAME,
    asked,
    bid,
    flip,
    give,
    moves,
    number,
    offered,
    settle,
    skills,
    table,
    win,
)


def seen(s: Keyflower, seat: int | None) -> dict[str, Any]:
    return cast("dict[str, Any]", view(s, seat))


def guesses(s: Keyflower, seat: int | None, count: int = 40) -> list[Keyflower]:
    return [determinize(s, seat, Rng.seeded(i + 1)) for i in range(count)]


@pytest.mark.rule("KEY-HID-1", "KEY-HID-3")
def test_the_open_table_and_totals_are_shown_to_everybody() -> None:
    s = table({"blue": 3, "saw": 1}, {"red": 2}, centre=("keywood",))
    moves(s, 0, "bid keywood", "blue", "workers 2")
    for eye in (0, 1, None):
        shown = seen(s, eye)
        assert shown["centre"][0]["bids"] == [
            {
                "at": "centre/0/bid/0",
                "seat": 0,
                "colour": "blue",
                "size": 2,
                "is_lying": False,
                "is_winning": True,
            }
        ]
        assert shown["players"][0]["workers"] == 1
        assert shown["players"][0]["skills"] == 1
        assert shown["bag"] == size(s.bag)
        assert shown["pile"] == 47
        assert shown["greens"] == 20
        assert shown["start"] == 0


@pytest.mark.rule("KEY-HID-3", "KEY-HID-5")
def test_the_composition_is_for_the_owner_alone() -> None:
    s = GAME.new(3, seed=1)

    assert seen(s, 0)["players"][0]["own_workers"] is not None
    assert seen(s, 0)["players"][0]["own_winter_tiles"] is not None
    for eye in (1, 2, None):
        other = seen(s, eye)["players"][0]
        assert other["own_workers"] is None
        assert other["own_skills"] is None
        assert other["own_winter_tiles"] is None
        assert other["winter_tiles"] == 3


@pytest.mark.rule("KEY-HID-5")
def test_blind_draws_are_told_to_the_owner_and_counted_for_the_others() -> None:
    workers = WorkersDrawn(0, 2, 2, True)
    tiles = SkillsDrawn(0, 1, 1, True)

    assert workers.seen_by(0) is workers
    assert workers.seen_by(1) == WorkersDrawn(0, 2, 0, False)
    assert tiles.seen_by(None) == SkillsDrawn(0, 1, 0, False)


@pytest.mark.rule("KEY-HID-4", "KEY-RUL-26")
def test_a_skill_of_any_type_is_paid_face_down_a_named_one_openly() -> None:
    s = table({"blue": 5, "saw": 1, "anvil": 1}, {}, season="summer", centre=("brewer", "carpenter"))
    moves(s, 0, "use brewer", "blue", "workers 1", "anvil")
    told = [event for event in s.events if isinstance(event, SkillPaid)]
    assert told[0].seen_by(1) == SkillPaid(0, -1, False)
    assert told[0].seen_by(0) == told[0]
    moves(s, 1, "pass")

    moves(s, 0, "use carpenter", "blue", "workers 1")

    told = [event for event in s.events if isinstance(event, SkillPaid)]
    assert told[-1].seen_by(1) == SkillPaid(0, 2, True)


@pytest.mark.rule("KEY-HID-2", "KEY-HID-3")
def test_a_guess_keeps_publicly_known_workers_and_mixes_the_others() -> None:
    s = table({"blue": 3, "red": 2}, {}, centre=("keywood",))
    gain_blindly(s, s.players[0], 4)
    s.bag -= 4  # four blue workers drawn unseen
    found = set()
    for guess in guesses(s, 1):
        mine = guess.players[0].workers
        assert of(mine, 0) >= 3
        assert of(mine, 1) >= 2
        assert of(mine, GREEN) == 0  # no green worker can have been in the bag
        assert size(mine) == 9
        assert guess.bag + mine == s.bag + s.players[0].workers
        found.add(mine)

    assert len(found) > 3
    assert all(guess.players[0].workers == s.players[0].workers for guess in guesses(s, 0, 5))


@pytest.mark.rule("KEY-HID-2", "KEY-HID-6")
def test_green_workers_are_guessed_where_they_can_have_been_drawn() -> None:
    s = table({}, {}, centre=("keywood",))
    gain_blindly(s, s.players[0], 3)
    s.bag -= 3
    s.greens -= 1
    s.bag += 1 << 24
    s.strays = 1
    gain_blindly(s, s.players[1], 2 << 8)
    s.bag -= 2 << 8
    found = guesses(s, None, 200)

    assert all(of(guess.players[0].workers, GREEN) == 0 for guess in found)
    assert any(of(guess.players[1].workers, GREEN) == 1 for guess in found)
    assert any(of(guess.bag, GREEN) == 1 for guess in found)


@pytest.mark.rule("KEY-HID-4")
def test_after_a_face_down_payment_a_guess_holds_one_of_the_two_known_tiles() -> None:
    s = table({"saw": 1, "anvil": 1}, {})
    return_skill(s, s.players[0], 0, False)
    found = {guess.players[0].skills for guess in guesses(s, 1)}

    assert found == {1, 1 << 16}
    assert seen(s, 1)["players"][0]["known_skills"] == {"anvil": 0, "pickaxe": 0, "saw": 0}
    give(s, 0, pickaxe=1)  # taken after the payment: it is certainly there
    assert seen(s, 1)["players"][0]["known_skills"] == {"anvil": 0, "pickaxe": 1, "saw": 0}
    assert all(of(guess.players[0].skills, 1) == 1 for guess in guesses(s, 1))


@pytest.mark.rule("KEY-HID-4")
def test_an_open_payment_settles_what_the_face_down_one_was() -> None:
    s = table({"saw": 1, "anvil": 1, "pickaxe": 1}, {})
    return_skill(s, s.players[0], 0, False)
    return_skill(s, s.players[0], 2, True)

    assert {guess.players[0].skills for guess in guesses(s, 1)} == {1, 1 << 8}
    assert s.players[0].layers[0] >> PAID == 1
    assert s.players[0].layers[0] >> UNKNOWN & 255 == 0


@pytest.mark.rule("KEY-HID-6")
def test_what_nobody_knows_is_in_no_view() -> None:
    s = GAME.new(2, seed=4)
    twin = s.copy()
    twin.bag = s.bag - 1 + (1 << 8)  # another composition, the same number
    twin.pile = s.pile - 1 + (1 << 8)
    for eye in (0, 1, None):
        assert seen(twin, eye) == seen(s, eye)


@pytest.mark.rule("KEY-HID-7", "KEY-SEASON-8")
def test_nothing_of_a_winter_choice_is_shown_before_all_have_chosen() -> None:
    s = table({}, {}, {}, seats=3, season="autumn", is_running=False)
    for seat in range(3):
        s.players[seat].hand = 0b111 << (3 * seat)
    s.then(Season(3))
    advance(s)
    before = seen(s, 1)
    asked_before = GAME.asked(s, 1)
    moves(s, 0, "contribute jeweller", "contribute craftsmans_guild", "done")
    after = seen(s, 1)

    assert GAME.asked(s, 1) == [seat for seat in asked_before if seat != 0]
    assert after["players"] == before["players"]
    for guess in guesses(s, 1, 20):
        assert seen(guess, 1) == after
        assert guess.players[1].hand == s.players[1].hand
        assert guess.players[0].contributed
    hands = {guess.players[2].hand for guess in guesses(s, 1)}
    assert len(hands) > 3


@pytest.mark.rule("KEY-HID-7", "KEY-HID-6", "KEY-SEASON-8")
def test_afterwards_a_guess_keeps_the_tiles_and_the_numbers_but_not_who_brought_which() -> None:
    s = table(
        {}, {}, {}, seats=3, season="winter", centre=("jeweller", "craftsmans_guild", "watermill", "mercers_guild")
    )
    for seat, (hand, brought) in enumerate(((0b110000, 0b1), (0b1000000, 0b110), (0b10000000, 0b1000))):
        s.players[seat].hand = hand
        s.players[seat].contributed = brought
    found = guesses(s, 0)

    assert all(guess.players[0].contributed == 1 for guess in found)
    assert all([p.contributed.bit_count() for p in guess.players] == [1, 2, 1] for guess in found)
    assert len({guess.players[2].contributed for guess in found}) == 3
    assert all(not guess.players[1].hand & 0b111111 for guess in found)
    assert WINTERS == 12


@pytest.mark.rule("KEY-HID-8")
def test_placements_are_public_as_soon_as_they_are_made() -> None:
    s = table({}, {}, is_running=False)
    settle(s, 0, "keywood")

    assert [tile["id"] for tile in seen(s, 1)["players"][0]["village"]] == ["home_1", "keywood"]


@pytest.mark.rule("KEY-HID-10", "KEY-FLOW-2")
def test_a_placement_is_shown_only_when_it_is_finished() -> None:
    s = table({"blue": 3, "red": 2}, {"red": 2}, centre=("keywood", "miner"))
    before = seen(s, 1)
    moves(s, 0, "bid keywood", "blue")

    assert seen(s, 1) == before
    assert s.events == []
    assert all(type(question(guess, 0)).__name__ == "Turn" for guess in guesses(s, 1, 3))
    assert asked(determinize(s, 0, Rng.seeded(1)), 0) == "ChooseNumber"
    moves(s, 0, "workers 2")
    assert [type(event) for event in s.events] == [BidMade]
    assert bid(s, "keywood", 0) == 2


@pytest.mark.rule("KEY-HID-9")
def test_a_single_hidden_answer_is_asked_for_and_a_public_one_is_not() -> None:
    s = table({"blue": 2, "saw": 1}, {}, season="summer", centre=("brewer", "keywood"))

    moves(s, 0, "use brewer")
    assert offered(s, 0) == ["blue"]
    moves(s, 0, "blue", "workers 1")
    assert offered(s, 0) == ["saw"]


@pytest.mark.rule("KEY-HID-11")
def test_what_is_asked_is_in_nobodys_view() -> None:
    s = table({"blue": 3, "red": 2}, {"red": 2}, centre=("keywood",))
    shown = seen(s, 1)

    assert GAME.asked(s, 1) == [0]
    assert "options" not in shown
    assert isinstance(question(s, 0), Choice)
    assert question(s, 1) is None


@pytest.mark.rule("KEY-HID-12")
def test_at_the_end_screens_are_revealed_with_the_points() -> None:
    s = table({"green": 3}, {"red": 2}, season="winter", is_running=False)
    settle(s, 0, "key_market")
    s.then(FinalScoring())
    advance(s)
    shown = seen(s, None)

    assert shown["players"][0]["own_workers"]["green"] == 3
    pieces = [{"piece": "green", "count": 4, "has_marker": True}]
    market = {"tile": "key_market", "line": "score-winter", "points": 8, "pieces": pieces}
    assert shown["players"][0]["scored"] == [market]
    assert sum(shown["players"][0]["points"].values()) == 8
    assert GAME.winners(s) == [0]


@pytest.mark.rule("KEY-HID-3", "KEY-HID-5", "KEY-HID-10")
def test_guesses_play_on_from_every_question() -> None:
    for seed in range(6):
        s = GAME.new(3, seed=seed)
        rng = Rng.seeded(seed)
        while seats := awaited(s):
            seat = seats[rng.below(len(seats))]
            if rng.below(12) == 0:
                guess = determinize(s, (seat + 1) % 3, rng.fork(3))
                assert awaited(guess) == awaited(s)
                assert all(options(guess, other) for other in awaited(guess))
            answers = options(s, seat)
            apply(s, seat, answers[rng.below(len(answers))])


@pytest.mark.rule("KEY-HID-4", "KEY-UPG-3")
def test_skills_known_from_a_boat_stay_known() -> None:
    s = table({"blue": 2, "saw": 2}, {}, season="summer", centre=("hiring_fair",))
    flip(s, "hiring_fair")
    win(s, 1, "summer_boat_1a")
    moves(s, 0, "use hiring_fair", "blue", "workers 1")
    play(s, 0, "saw")

    assert size(s.players[0].skills) == 4
    assert all(of(guess.players[0].skills, 2) >= 1 for guess in guesses(s, 1))
    assert skills(s, 0)["saw"] >= 1
    assert s.where[number("hiring_fair")] == 6


@pytest.mark.rule("KEY-HID-2", "KEY-HID-10")
def test_a_placement_can_be_taken_back_until_it_is_shown() -> None:
    history = History(GAME, 2, 3, GAME.read_options(2, None))
    seat = awaited(history.state)[0]
    history.play(seat, "bid turn_order_1")
    assert history.undoable(seat) == 1
    history.play(seat, offered(history.state, seat)[0])
    history.undo(seat, 2)
    assert asked(history.state, seat) == "Turn"

    for text in ("bid turn_order_1", "", ""):
        history.play(seat, text or offered(history.state, seat)[0])

    assert history.undoable(seat) == 0
