"""Sentences: the same in both languages, with all their facts, and never a silent gap."""

from __future__ import annotations

from pathlib import Path

import pytest

import gromada
from gromada.core.game import Phrase
from gromada.core.play import Refusal
from gromada.games.craftsmen.events import CardLaid
from gromada.games.villagers.events import VillagerStolen
from gromada.library import LANGUAGES, ledger_of
from gromada.texts import BadText, Texts
from tests.fluent_files import messages

PACKAGE = Path(gromada.__file__ or "").parent
FOLDERS = [PACKAGE / "texts", *[PACKAGE / "games" / name / "texts" for name in gromada.GAMES]]


@pytest.mark.parametrize("folder", FOLDERS, ids=[folder.parent.name for folder in FOLDERS])
def test_polish_and_english_have_the_same_sentences(folder: Path) -> None:
    english, polish = messages(folder / "en.ftl"), messages(folder / "pl.ftl")

    assert set(english) == set(polish)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS[1:], ids=gromada.GAMES)
def test_no_game_says_otherwise_what_the_table_says(folder: Path, lang: str) -> None:
    ours, theirs = messages(FOLDERS[0] / f"{lang}.ftl"), messages(folder / f"{lang}.ftl")

    assert set(ours) & set(theirs) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_of_the_engine_has_its_sentence(lang: str) -> None:
    texts = Texts(None, lang)

    for rule in ("CORE-TURN-1", "CORE-OVER-1", "CORE-ASK-1"):
        assert texts.has(f"why-{rule}")
        assert texts.why(Refusal(rule, {}))


@pytest.mark.parametrize(
    ("count", "sentence"),
    [(1, "1 ruch"), (2, "2 ruchy"), (4, "4 ruchy"), (5, "5 ruchów"), (12, "12 ruchów"), (22, "22 ruchy")],
)
def test_polish_counts_in_polish(count: int, sentence: str) -> None:
    assert Texts(None, "pl").say("moves-count", count=count) == sentence


def test_a_rule_without_a_sentence_is_told_in_the_words_of_the_ledger() -> None:
    for lang in LANGUAGES:
        assert Texts(None, lang).why(Refusal("CORE-SETUP-2", {})) == ledger_of("core", lang)["CORE-SETUP-2"]


def test_seats_are_shown_by_name_and_counted_from_one() -> None:
    texts = Texts(None, "en")
    phrase = Phrase("won-alone", {"seat": "@1"})

    assert texts.phrase(phrase) == "Seat 2 wins."
    assert texts.phrase(phrase, ["Ada", "Jan"]) == "Jan wins."


def test_a_printed_thing_is_shown_by_its_name_in_the_language() -> None:
    game = gromada.game("imperial_settlers")
    entry = next(entry for entry in game.box.pack.names.values() if entry.name_en != entry.name_pl)

    for lang, name in (("en", entry.name_en), ("pl", entry.name_pl)):
        assert Texts(game, lang).say("won-alone", seat=f"~{entry.id}").count(name) == 1


@pytest.mark.parametrize(
    ("lang", "id", "facts", "sentence"),
    [
        ("de", "game-over", {}, "the languages are en and pl, not 'de'"),
        ("en", "no-such-sentence", {}, "there is no en sentence 'no-such-sentence'"),
        ("pl", "won-alone", {}, "the pl sentence 'won-alone' cannot be made"),
        ("en", "won-alone", {"seat": "~nothing"}, "nothing printed has the id 'nothing'"),
    ],
)
def test_what_cannot_be_said_is_an_error(lang: str, id: str, facts: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadText, match=sentence):
        Texts(None, lang).say(id, **facts)


@pytest.mark.parametrize(
    ("owner", "coins", "ending"),
    [
        (1, 0, " out of the Village of Jan."),
        (1, 3, " out of the Village of Jan; left behind: 3 Gold."),
        (0, 0, " back into hand."),
        (0, 2, " back into hand; to the supply: 2 Gold."),
    ],
)
def test_a_villager_is_taken_with_coins_and_without(owner: int, coins: int, ending: str) -> None:
    texts = Texts(gromada.game("villagers"), "en")

    said = texts.event(VillagerStolen(0, owner, 5, coins, 0), ["Ada", "Jan"])

    assert said.startswith("Ada takes ")
    assert said.endswith(ending)


def test_tenths_have_the_decimal_mark_of_the_language() -> None:
    told = {
        lang: [Texts(None, lang).tenths(-1.25), Texts(None, lang).tenths(3, is_signed=True)] for lang in ("en", "pl")
    }

    assert told == {"en": ["−1.2", "+3.0"], "pl": ["−1,2", "+3,0"]}


@pytest.mark.parametrize(
    ("lang", "top", "bottom", "colours"),
    [("en", 0, 0, "purple"), ("en", 0, 3, "purple/red"), ("pl", 2, 2, "niebieski"), ("pl", 2, 1, "niebieski/zielony")],
)
def test_a_card_of_one_colour_is_called_by_one_colour(lang: str, top: int, bottom: int, colours: str) -> None:
    said = Texts(gromada.game("craftsmen"), lang).event(CardLaid("", top, bottom, "", ""))

    assert said.endswith(f" ({colours}).")
