"""Set-up: section SETUP of the ledger, and the set-up of modules."""

from __future__ import annotations

import pytest

from gromada.core.errors import BadSetup
from gromada.games.villagers.knowledge import FACE
from gromada.games.villagers.printed import KINDS, NO_SUIT, SPECIAL
from gromada.games.villagers.setup_game import deck_of
from gromada.games.villagers.state import Valley
from tests.games.villagers.building import GAME, faces, ids, kind, of

BOX = GAME.villagers_box


def new(seats: int, seed: int = 3, **options: object) -> Valley:
    return GAME.new(seats, seed, options)


@pytest.mark.rule("VIL-SETUP-1", "VIL-R-2")
def test_the_signpost_villagers_lie_on_the_road_in_random_order_without_coins() -> None:
    roads = {tuple(new(3, seed).road) for seed in range(8)}

    assert {tuple(sorted(road)) for road in roads} == {tuple(sorted(BOX.starting_road))}
    assert len(roads) > 1
    assert new(3).road_coins == [0] * 6


@pytest.mark.rule("VIL-SETUP-2")
def test_ten_basic_villagers_of_each_kind_lie_beside_the_road() -> None:
    assert new(4).basics == [10, 10, 10]


@pytest.mark.rule("VIL-SETUP-3")
def test_everybody_has_founders_with_the_gold_side_up_and_eight_gold() -> None:
    s = new(5)

    assert [of(s, seat) for seat in range(5)] == [["founders"]] * 5
    assert [p.gold for p in s.players] == [8] * 5


@pytest.mark.rule("VIL-SETUP-4")
def test_the_first_player_is_chosen_at_random() -> None:
    assert {new(3, seed).first for seed in range(30)} == {0, 1, 2}


@pytest.mark.rule("VIL-SETUP-5")
@pytest.mark.parametrize(("seats", "is_used"), [(2, False), (3, False), (4, True), (5, True)])
def test_cards_marked_4plus_are_used_by_four_and_five(seats: int, is_used: bool) -> None:
    assert (kind("tailor") in deck_of(new(seats))) == is_used


@pytest.mark.rule("VIL-SETUP-6", "VIL-PROF-1")
def test_profiteers_are_shuffled_into_the_deck() -> None:
    deck = deck_of(new(3, profiteers=True))

    assert len(deck) == 80 + 8
    assert [deck.count(kind(id)) for id in ("freelancer", "wholesaler", "captain")] == [2, 2, 1]


@pytest.mark.rule("VIL-SETUP-7", "VIL-SETUP-9", "VIL-SETUP-10", "VIL-SETUP-11")
@pytest.mark.parametrize(("seats", "stack", "reserve"), [(2, 4, 46), (3, 6, 29), (4, 8, 26), (5, 10, 9)])
def test_stacks_hands_and_reserve_have_their_printed_sizes(seats: int, stack: int, reserve: int) -> None:
    s = new(seats)

    assert [len(cards) for cards in s.stacks] == [stack] * 6
    assert [len(p.hand) for p in s.players] == [5] * seats
    assert len(s.reserve) == reserve


@pytest.mark.rule("VIL-SETUP-8")
def test_the_markets_lie_under_the_second_and_the_sixth_stack() -> None:
    assert GAME.view(new(3), None)["market_stacks"] == [1, 5]


@pytest.mark.rule("VIL-SETUP-12")
def test_a_hand_may_hold_any_number_of_cards() -> None:
    s = new(2)
    for card in s.reserve:
        s.players[0].hand.append(card | 1)

    assert GAME.view(s, 0)["players"][0]["hand_size"] == 51  # type: ignore[index]  # a view is plain data


@pytest.mark.rule("VIL-SCOUN-1")
@pytest.mark.parametrize(("seats", "copies"), [(2, 0), (3, 0), (4, 2), (5, 2)])
def test_thieves_and_sheriffs_are_for_four_and_five(seats: int, copies: int) -> None:
    deck = deck_of(new(seats, scoundrels=True))

    assert [deck.count(kind(id)) for id in ("thief", "sheriff")] == [copies, copies]


@pytest.mark.rule("VIL-SCOUN-2", "VIL-SAINT-1")
@pytest.mark.parametrize(
    ("module", "names"),
    [
        ("scoundrels", ("barbarian", "courier", "flaker", "noble", "schemer")),
        ("saints", ("benefactor", "nun", "pigeoneer", "prophet", "recruiter")),
    ],
)
def test_everybody_gets_one_card_of_the_module_and_the_others_go_back_to_the_box(
    module: str, names: tuple[str, ...]
) -> None:
    s = new(3, **{module: True})

    dealt = [[id for id in faces(p.hand) if id in names] for p in s.players]
    assert [len(p.hand) for p in s.players] == [6, 6, 6]
    assert [len(cards) for cards in dealt] == [1, 1, 1]
    assert sorted([cards[0] for cards in dealt] + faces(s.aside)) == sorted(names)


@pytest.mark.rule("VIL-SOLO-1", "VIL-SOLO-2", "VIL-SOLO-3", "VIL-SOLO-4", "VIL-SOLO-5")
def test_alone_the_deck_is_smaller_and_the_countess_sits_opposite() -> None:
    s = new(1)

    assert len(deck_of(s)) == 72
    assert not [k for k in deck_of(s) if BOX.suit[k] == SPECIAL or BOX.min_players[k] > 1]
    assert [len(cards) for cards in s.stacks] == [5] * 6
    assert (len(s.players[0].hand), len(s.reserve)) == (5, 37)
    assert of(s, 1) == ["countess"]
    assert (s.players[1].gold, s.players[1].hand, BOX.gold[2]) == (1, [], 4)
    assert s.solo[0].has_jester
    assert [BOX.event_cards[event].season for event in s.solo[0].in_play] == [0]


@pytest.mark.rule("VIL-SOLO-25")
def test_a_novice_meets_a_countess_without_gold_on_her_card_and_never_it_was_you() -> None:
    s = new(1, solo="novice")

    assert BOX.gold[s.players[1].village[0] & 127] == 0
    assert [len(deck) for deck in s.solo[0].decks] == [11, 11]
    assert BOX.solo_modes[s.solo[0].mode].fixed == 1


@pytest.mark.rule("VIL-SOLO-26")
def test_a_veteran_starts_with_two_events_no_jester_and_a_richer_countess() -> None:
    s = new(1, solo="veteran")

    assert len(s.solo[0].in_play) == 2
    assert not s.solo[0].has_jester
    assert s.players[1].gold == 10
    assert len(s.solo[0].decks[1]) == 11


@pytest.mark.rule("VIL-SOLO-27")
def test_modules_are_off_unless_asked_for() -> None:
    assert new(1).modules == 0
    assert new(1, saints=True).modules == 2


@pytest.mark.rule("VIL-R-48")
def test_alone_a_module_brings_its_special_cards() -> None:
    assert kind("freelancer") in deck_of(new(1, profiteers=True))
    assert kind("monk") not in deck_of(new(1, profiteers=True))


@pytest.mark.rule("VIL-IMP-1")
def test_one_improvement_of_each_category_is_turned_up_with_its_token() -> None:
    drawn = {tuple(new(2, seed, improvements=True).improvements) for seed in range(20)}

    assert all([BOX.improvements[one].category for one in chosen] == [0, 1, 2] for chosen in drawn)
    assert len(drawn) > 5
    assert new(2, improvements=True).tokens == [-1, -1, -1]


@pytest.mark.rule("VIL-SOLO-28")
@pytest.mark.parametrize(
    ("seats", "options"), [(1, {"first_player": "mini_villagers"}), (2, {"solo": "veteran"}), (3, {"saints": "maybe"})]
)
def test_options_that_fit_no_rulebook_are_refused(seats: int, options: dict[str, object]) -> None:
    with pytest.raises(BadSetup):
        GAME.new(seats, 1, options)


@pytest.mark.rule("VIL-COMP-8")
def test_every_card_of_the_deck_has_a_suit_on_its_back() -> None:
    s = new(5, profiteers=True, scoundrels=True, saints=True)

    assert all(BOX.suit[k] != NO_SUIT for k in deck_of(s))
    assert all(pile["suit"] for pile in GAME.view(s, None)["stacks"])  # type: ignore[attr-defined]  # plain data
    assert ids([s.stacks[0][-1] >> FACE])[0] in KINDS
