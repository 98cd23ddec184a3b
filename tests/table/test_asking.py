"""What a page is told of the answers behind an answer, before anything is sent."""

from __future__ import annotations

from typing import cast

import msgspec

import gromada
from gromada.core.game import Game
from gromada.core.play import awaited, options, play
from gromada.core.state import State
from gromada.games.craftsmen.building_phase import Act
from gromada.games.craftsmen.printed import NOTARY
from gromada.table.asking import Asking
from tests.games.craftsmen.building import GAME, NUMBER, ask, card, disc, hand, queue, table

OPEN = ["vineyard_green", "flax_field_blue", "mill_red_blue", "cooperage_purple_red", "armoury_blue_green"]


def test_a_look_ahead_tells_what_is_proposed_for_the_rest_of_the_step() -> None:
    s = table(3)
    s.cards_open = [NUMBER[id] for id in [*OPEN, "tailor_blue_red"]]
    hand(s, 0, "green 1", "green 3", "red 3")
    queue(s, "notary", (), (0,))
    ask(s, Act(0, NOTARY, disc("notary", 1)))

    found = Asking(cast("Game[State]", GAME), s, 0).ahead([], 3, "now")

    assert found.ask is not None
    then = {option.move: {next.move: next for next in option.then} for option in found.ask.options}
    assert then["pass"] == {}
    buying = then["buy"][card("vineyard_green")]
    assert buying.proposal is not None
    assert buying.asks is not None
    assert len(buying.proposal.moves) == 1
    assert buying.proposal.costs["capital"] == 1
    assert {next.move for next in buying.then} >= set(buying.proposal.moves)
    assert all(one.proposal is None for one in then["auction"].values())


def test_a_truth_in_a_sentence_is_a_number_for_the_page() -> None:
    """The sentence of Hamlet's turn has a variant `[1]` for donkeys that have moved."""
    game = gromada.game("hamlet")
    s = game.new(3, 1, {})
    [seat] = awaited(s)
    for move in ("donkeys", "stay"):
        play(s, seat, move)

    told = msgspec.json.encode(Asking(cast("Game[State]", game), s, seat).ahead([], 1, "now"))

    assert b'"has_driven":1' in told
    assert b":true" not in msgspec.json.encode([one["label"] for one in msgspec.json.decode(told)["ask"]["options"]])


def test_geometry_that_several_answers_have_is_told_once() -> None:
    game = gromada.game("keyflower")
    s = game.new(4, 3, {})
    [seat] = awaited(s)

    told = Asking(cast("Game[State]", game), s, seat).ask("now")

    assert told is not None
    by_move = {option.move: option for option in told.options}
    like = [option for option in told.options if option.shaped_like]
    assert like
    for option in like:
        first = by_move[option.shaped_like]
        assert option.geometry is None
        assert first.geometry == game.geometry(s, seat, game.catalogue.read(option.move))


def test_a_basic_villager_says_while_drafting_when_it_is_wanted() -> None:
    game = gromada.game("villagers")
    s = game.new(2, 1, {})
    [seat] = awaited(s)
    asking = Asking(cast("Game[State]", game), s, seat)

    idle = asking.idle("basic/hayer")

    assert idle is not None
    assert (idle.rule, idle.sentence.id, idle.first) == ("CORE-ASK-1", "idle-apart", [])
    assert idle.prompt is not None
    assert idle.prompt.id == "ask-draft"
    assert idle.purpose is not None
    assert (idle.purpose.id, idle.purpose_rule) == ("for-basic", "VIL-BASIC-1")
    assert asking.idle("road/0") is None  # it can be drafted


def test_who_is_not_asked_is_told_who_is() -> None:
    game = gromada.game("hamlet")
    s = game.new(2, 1, {})
    [seat] = awaited(s)

    idle = Asking(cast("Game[State]", game), s, 1 - seat).idle("tile/church")

    assert idle is not None
    assert (idle.rule, idle.sentence.id) == ("CORE-TURN-1", "idle-other")
    assert idle.sentence.facts == {"seat": f"@{seat}"}


def test_a_place_that_is_picked_second_tells_what_is_picked_first() -> None:
    game = gromada.game("keyflower")
    s = game.new(2, 0, {})
    [seat] = awaited(s)
    bid = next(action for action in options(s, seat) if game.places(s, seat, action) == ["centre/0"])
    play(s, seat, bid)  # asks for a colour: workers go from the screen to the tile

    idle = Asking(cast("Game[State]", game), s, seat).idle("centre/0")

    assert idle is not None
    assert idle.sentence.id == "idle-later"
    assert idle.first
    assert all(place.startswith(f"seat/{seat}/screen/") for place in idle.first)


def test_a_question_tells_what_would_be_left() -> None:
    game = gromada.game("imperial_settlers")
    s = game.new(2, 3, {})
    while not any(action.text.startswith("build ") for action in options(s, 0)):
        [first, *_] = awaited(s)
        play(s, first, options(s, first)[0])
    asked = Asking(cast("Game[State]", game), s, 0).ask("now")

    assert asked is not None
    spending = [option for option in asked.options if option.costs]
    assert spending
    for option in spending:
        after = s.copy()
        play(after, 0, option.move)
        left = game.stock(after, 0, 0)
        assert {key: asked.stock[key] - cost for key, cost in option.costs.items()} == {
            key: left[key] for key in option.costs
        }
