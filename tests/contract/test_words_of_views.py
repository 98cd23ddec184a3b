"""Every field of a view and every coded word in it has a text in both languages, so that any view can be read."""

from __future__ import annotations

import re

import pytest

import gromada
from gromada.core.game import Flag, Number, OneOf, Phrase
from gromada.core.play import awaited, options, play
from gromada.library import LANGUAGES
from gromada.texts import BadText, Texts, dashed
from tests.contract.playing import LONGEST, Case, any_of

SAID_ELSEWHERE = {"game"}  # its value is the name of the game, which is the page's title
A_SEAT = re.compile(r"seat \d")


def places_of(case: Case) -> set[str]:
    """Fields that hold places: these are no words."""
    named = {path.rpartition(".")[2] for path, meaning in case.game.meanings().items() if meaning == "place"}
    return {"at", *named}


def words(value: object, field: str, parent: str, found: set[tuple[str, str, str]]) -> None:
    """Collects ("field", parent, key) and ("value", field, word)."""
    if isinstance(value, dict):
        for key, inner in value.items():
            found.add(("field", field, key))
            words(inner, key, field, found)
    elif isinstance(value, list):
        for inner in value:
            words(inner, field, parent, found)
    elif isinstance(value, str) and value and field not in SAID_ELSEWHERE and not A_SEAT.fullmatch(value):
        found.add(("value", field, value))


def without_text(case: Case, found: set[tuple[str, str, str]]) -> list[str]:
    missing = []
    for texts in [Texts(case.game, lang) for lang in LANGUAGES]:
        for kind, field, word in sorted(found):
            try:
                (texts.field if kind == "field" else texts.value)(field, word)
            except BadText:
                missing.append(f"{texts.lang}: the {kind} {word!r} in {field!r}")
    return missing


def test_every_field_and_every_coded_word_of_a_view_has_a_text(case: Case) -> None:
    found: set[tuple[str, str, str]] = set()
    for seed in case.some(0.02):
        s, rng = case.new(seed), case.rng(seed)
        for number in range(LONGEST):
            asked = awaited(s)
            if not asked or number % 20 == 0:
                for seat in (*range(case.seats), None):
                    words(dict(case.game.view(s, seat)), "", "", found)
            if not asked:
                break
            seat = asked[rng.below(len(asked))]
            play(s, seat, any_of(options(s, seat), rng))
    unsaid = places_of(case)
    found = {word for word in found if word[0] == "field" or word[1] not in unsaid}

    assert found
    assert without_text(case, found) == []


def test_a_word_that_nobody_has_translated_is_noticed(case: Case) -> None:
    assert len(without_text(case, {("field", "", "no_such_field"), ("value", "id", "no_such_thing")})) == 4


def test_an_option_about_a_piece_says_which_piece_and_is_short_beneath_it(case: Case) -> None:
    """The heading and the short words beneath it tell the options apart as well as the whole sentence does."""
    game = case.game
    speakers = [Texts(game, lang) for lang in LANGUAGES]
    for s, _ in case.positions(0.02):
        for seat in awaited(s):
            labels = [game.label(s, seat, action) for action in options(s, seat)]
            for texts in speakers:
                told = [beneath(texts, label) for label in labels]
                assert len(set(told)) == len(told), "two options look alike beneath their headings"
                for label, (piece, _) in zip(labels, told, strict=True):
                    names_a_thing = any(isinstance(fact, str) and fact.startswith("~") for fact in label.facts.values())
                    assert piece or not names_a_thing, f"{label.id} names a piece, but has no .piece"


def beneath(texts: Texts, label: Phrase) -> tuple[str, str]:
    """The heading of an option, and its words there: none if the option is the piece itself."""
    piece = texts.part(label, "piece")
    return (piece, texts.part(label, "short")) if piece else ("", texts.phrase(label))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", gromada.GAMES)
def test_every_option_of_a_game_and_each_of_its_values_is_named_and_explained(name: str, lang: str) -> None:
    game = gromada.game(name)
    texts = Texts(game, lang)
    wanted = []
    for setting in game.settings():
        id = f"option-{dashed(setting.name)}"
        wanted.append(id)
        if isinstance(setting, OneOf):
            values = [f"{id}-{dashed(value)}" for value in setting.values]
            wanted += [*values, *[f"{value}-about" for value in values]]
            continue
        wanted.append(f"{id}-about")
        if isinstance(setting, Number):
            wanted += [f"{id}-{dashed(word)}" for word in setting.words]
        elif not isinstance(setting, Flag):
            wanted.append(f"{id}-{dashed(str(setting.default))}")

    assert [id for id in wanted if not texts.has(id)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", gromada.GAMES)
def test_every_game_says_what_it_is_about_and_who_wins_a_tie(name: str, lang: str) -> None:
    texts = Texts(gromada.game(name), lang)

    assert [id for id in (f"about-{dashed(name)}", "tie-break") if not texts.has(id)] == []
