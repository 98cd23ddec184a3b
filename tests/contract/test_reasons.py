"""Why not: what lies in front of a seat is lit or has its reason, and reasons are about what lies there."""

from __future__ import annotations

import re
from collections import Counter

from gromada.core.game import Phrase
from gromada.core.places import places_in
from gromada.core.play import awaited, options, question
from gromada.library import LANGUAGES, ledger_of
from gromada.purposes import purpose_of
from gromada.table.asking import Asking
from gromada.texts import Texts
from tests.contract.playing import Case

HOLE = re.compile(r"^\s*[,;:.]|\s{2}|\s$|[:,]\s*[,;:.)]|\(\s*\)|[„“]\s*[”“]")  # where a name is missing
Rows = dict[str, dict[str, dict[str, object]]]
# Questions about one thing that was chosen before, its neighbours were others then; or of which some are done already;
# or of six directions, while the village has other tiles, too.
OF_ONE = {
    ("villagers", "Unlock"),
    ("villagers", "Arrange"),
    ("craftsmen", "PutBackWhere"),
    ("hamlet", "FillSpace"),
    ("hamlet", "ChooseAmount"),
    ("keyflower", "CarryTowards"),
}
# Pieces that an answer names by what they share: villagers by their tile, cards of a pile by their face, buildings by
# what they make.
NAMED_BY = {("hamlet", "villager"): "tile", ("villagers", "card"): "id", ("craftsmen", "row"): "makes"}


def test_what_is_refused_lies_there_and_has_its_name(case: Case) -> None:
    game = case.game
    speakers = [Texts(game, lang) for lang in LANGUAGES]
    for s, _ in case.positions(0.01):
        for seat in awaited(s):
            known = places_in(dict(game.view(s, seat))) | set(game.standing_places(s))
            for action, _, _, places in Asking(game, s, seat).refused():
                assert known.issuperset(places), f"{action} to {question(s, seat)} is about {places}"
                label = game.label(s, seat, action)
                for speaker in speakers:
                    told = speaker.phrase(label)
                    assert not HOLE.search(told), f"{action} to {question(s, seat)} at {places}: {told!r}"


def test_whatever_lies_beside_something_lit_is_lit_or_has_its_reason(case: Case) -> None:
    """Of the cards in a hand, or the tiles in a row: nobody is left to guess why one can be taken and one cannot.

    Of several that are alike (`like`) the first speaks for all, and what is picked was lit.
    """
    game = case.game
    kinds = Counter([type(action) for action in game.catalogue.actions])
    for s, _ in case.positions(0.01):
        for seat in awaited(s):
            rows: Rows = {}
            collect(dict(game.view(s, seat)), rows)
            many = [action for action in options(s, seat) if kinds[type(action)] > 1]
            lit = {places[0] for action in many if (places := game.places(s, seat, action))}
            answered = lit | {place for _, _, _, places in Asking(game, s, seat).refused() for place in places}
            for row in {row_of(place) for place in lit} & rows.keys():
                if row.endswith("/bid") or (case.name, type(question(s, seat)).__name__) in OF_ONE:
                    continue  # docks belong to seats: the others' are not in front of this one
                left = [thing for place, thing in rows[row].items() if place not in answered]
                by = NAMED_BY.get((case.name, row.rpartition("/")[2]), "")
                named = {thing.get(by) for place, thing in rows[row].items() if place in answered}
                left = [thing for thing in left if by not in thing or thing[by] not in named]
                left = [thing for thing in left if thing.get("like") not in answered and not thing.get("is_picked")]
                left = [thing for thing in left if thing.get("id") != ""]  # an empty slot is nothing
                assert left == [], f"{question(s, seat)} lights {sorted(lit)}"


def test_whatever_a_seat_sees_is_lit_or_says_why_not_and_what_it_is_for(case: Case) -> None:
    """Asked or not: nothing lies in front of anybody without a reason, in words that both languages have."""
    game = case.game
    speakers = [Texts(game, lang) for lang in LANGUAGES]
    known = ledger_of(game.name).keys() | ledger_of("core").keys()
    said: set[str] = set()
    for s, _ in case.positions(0.004):
        for seat in range(s.seats):
            asking = Asking(game, s, seat)
            offered = [game.places(s, seat, action) for action in options(s, seat)]
            begun = {places[0] for places in offered if places}
            for place in sample(asking.known_places()):
                idle = asking.idle(place)
                if idle is None:
                    forbidden = [places for _, _, _, places in asking.refused()]
                    assert place in begun or any(place in places for places in forbidden), place
                    continue
                assert place not in begun, f"{place} is lit by {question(s, seat)}"
                assert bool(idle.first) == any(place in places for places in offered), place
                assert begun.issuperset(idle.first)
                assert idle.purpose is not None, f"nobody says what {place} is for"
                assert {idle.rule, idle.purpose_rule} <= known
                for phrase in (idle.sentence, idle.purpose):
                    if phrase.id not in said:
                        said.add(phrase.id)
                        for speaker in speakers:
                            told = speaker.phrase(Phrase(phrase.id, dict(phrase.facts)))
                            assert told, phrase.id
                            assert phrase.id not in told
                            assert not HOLE.search(told), told


def test_no_answer_is_about_what_is_never_asked_about(case: Case) -> None:
    game = case.game
    for s, _ in case.positions(0.05):
        for seat in awaited(s):
            for action in options(s, seat):
                for place in game.places(s, seat, action):
                    purpose = purpose_of(game.name, seat, place)
                    assert purpose is not None, f"nobody says what {place} is for"
                    assert not purpose.never, f"{action} to {question(s, seat)} is about {place}"


def sample(places: set[str]) -> list[str]:
    """One place of each kind: those that differ in numbers alone are alike but for whose they are."""
    kinds: dict[str, str] = {}
    for place in sorted(places):
        words = place.split("/")
        kinds.setdefault("/".join(words[:2] + [re.sub(r"\d+", "#", word) for word in words[2:]]), place)
    return list(kinds.values())


def row_of(place: str) -> str:
    return place.rpartition("/")[0]


def collect(value: object, rows: Rows) -> None:
    """All that has a place in a view, by the row in which it lies; what is told of one place in parts is one thing."""
    if isinstance(value, dict):
        if isinstance(place := value.get("at"), str) and row_of(place):
            row = rows.setdefault(row_of(place), {})
            row[place] = {**value, **row.get(place, {})}
        for inner in value.values():
            collect(inner, rows)
    elif isinstance(value, list):
        for inner in value:
            collect(inner, rows)
