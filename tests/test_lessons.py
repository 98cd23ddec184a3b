"""The guided first games: every lesson is shown when its situation arises, at a piece that is there, none twice."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import gromada
from gromada.bots.registry import make_bot
from gromada.core.errors import BadData
from gromada.core.places import is_within
from gromada.core.play import awaited, options
from gromada.lessons import OTHER, FirstGame, Happened, Lesson, Moment, first_game, holds, in_order
from gromada.library import GAMES, LANGUAGES, ROOT
from gromada.table.asking import phrase_out
from gromada.table.entries import GUIDE, LEARNT, Entry, moves_entry
from gromada.table.session import LESSONS_AT_ONCE, Session
from tests.fluent_files import messages
from tests.table.seating import session

SENTENCE = re.compile(r"[.!?](?:\s|$)")
HOW = ["how-aim", "how-table", "how-round", "how-points", "how-end", "how-advice-1", "how-advice-2", "how-advice-3"]


def guided_games() -> list[tuple[str, int]]:
    """Every guided game: of several, and alone where that differs."""
    found = [(game, first_game(game).seats) for game in GAMES]
    return found + [(game, 1) for game in GAMES if first_game(game).solo_seed is not None]


def first_table(game: str, seats: int = 0) -> Session:
    first = first_game(game)
    seats = seats or first.seats
    seed = first.seed_for(seats)
    assert seed is not None
    table = session("person", *["greedy"] * (seats - 1), game=game, seed=seed)
    table.apply(Entry(GUIDE, 0, count=1))
    return table


def learning(game: str, bot: str, seats: int = 0, most: int = 2000) -> Iterator[tuple[Session, str, str]]:
    """A first game of somebody who plays like this bot and reads every lesson: the lessons, with their places."""
    table = first_table(game, seats)
    player, others = make_bot(bot, seed=5), make_bot("greedy", seed=6)
    while not table.history.state.is_over() and len(table.history.moves) < most:
        lesson = table.lesson(0)
        told = 0
        while lesson is not None and lesson.id:
            yield table, lesson.id, lesson.place
            table.apply(Entry(LEARNT, 0, lesson.id))
            lesson = table.lesson(0)
            told += 1
        assert told <= LESSONS_AT_ONCE
        state = table.history.state
        seat = awaited(state)[0]
        chosen = (player if seat == 0 else others).pick(table.game, state, seat, options(state, seat))
        table.apply(moves_entry(seat, [chosen.text]))


@pytest.mark.parametrize(("game", "seats"), guided_games())
def test_every_lesson_is_shown_in_first_games_none_twice_each_at_a_place_that_is_there(game: str, seats: int) -> None:
    shown: set[str] = set()
    explained: list[str] = []
    for bot in ("greedy", "uniform"):
        here: list[str] = []
        for table, id, place in learning(game, bot, seats):
            here.append(id)
            drawn = table.game.view(table.history.state, 0)
            known = table.game.standing_places(table.history.state)
            lit = [p for a in options(table.history.state, 0) for p in table.game.places(table.history.state, 0, a)]
            assert place in repr(drawn) or place in lit or any(is_within(place, one) for one in known)
            explained += told_about(table, id)
        assert len(here) == len(set(here))
        shown.update(here)

    course = first_game(game).lessons_for(seats)
    assert {lesson.id for lesson in course} == shown
    assert set(explained) == {lesson.id for lesson in course if lesson.by == OTHER or lesson.show}


def told_about(table: Session, id: str) -> list[str]:
    """The lesson, if it comes with what somebody else did, or with clicks, each an answer to what would be asked."""
    told = table.lesson(0)
    assert told is not None
    lesson = next(one for one in table.lessons() if one.id == id)
    assert (told.about is not None) == (lesson.by == OTHER)
    if told.about is not None:
        assert told.about.facts.get("seat", "") != "@0"
    labels = [table.game.label(table.history.state, 0, action) for action in options(table.history.state, 0)]
    if told.shows:
        assert told.shows[0].label in [phrase_out(label) for label in labels]
    return [id] if told.shows or told.about else []


@pytest.mark.parametrize("game", GAMES)
def test_every_course_tells_why_others_did_something_and_shows_how_it_is_clicked(game: str) -> None:
    course = first_game(game).lessons_for(first_game(game).seats)

    assert len([lesson for lesson in course if lesson.by == OTHER]) >= 4
    assert len([lesson for lesson in course if lesson.show]) >= 4


def test_playing_alone_is_taught_where_it_differs() -> None:
    alone = {game for game in GAMES if gromada.game(game).min_seats == 1}

    assert {game for game, seats in guided_games() if seats == 1} == alone


@pytest.mark.parametrize(("game", "seats"), guided_games())
def test_a_first_game_teaches_from_its_first_question_on(game: str, seats: int) -> None:
    table, first, _ = next(learning(game, "greedy", seats))

    assert first == first_game(game).lessons[0].id
    assert len(table.history.moves) < 12


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_lesson_has_its_sentences_and_every_game_its_five_minutes(game: str, lang: str) -> None:
    said = messages(ROOT / "games" / game / "texts" / f"learn.{lang}.ftl")
    lessons = [f"lesson-{lesson.id}" for lesson in first_game(game).lessons]

    assert sorted(said) == sorted([*lessons, *HOW])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_is_short_and_how_to_play_takes_five_minutes(game: str, lang: str) -> None:
    text = (ROOT / "games" / game / "texts" / f"learn.{lang}.ftl").read_text(encoding="utf-8")
    lines = [line.partition(" = ") for line in text.splitlines() if " = " in line]
    titles = [said for id, _, said in lines if id == "    .title"]
    words = {id: len(said.split()) for id, _, said in lines}

    assert max(count for id, count in words.items() if id.startswith("lesson-")) <= 55
    assert [id for id, _, said in lines if id.startswith("lesson-") and len(SENTENCE.findall(said)) > 2] == []
    assert [id for id, _, said in lines if ".." in said] == []
    assert 300 <= sum(words[id] for id in HOW) <= 500
    assert len(titles) == len(set(titles)) == len(first_game(game).lessons)
    assert max(len(title) for title in titles) <= 36  # one line of a phone


@pytest.mark.parametrize("game", GAMES)
def test_the_pictures_of_a_game_are_printed_things_that_can_be_described(game: str) -> None:
    rules = gromada.game(game)

    for id in first_game(game).pictures:
        assert id in rules.box.pack.names
        assert rules.describe(id) is not None


def test_who_wants_no_lessons_gets_none_and_what_was_learnt_stays_learnt() -> None:
    table, _, _ = next(learning("villagers", "greedy"))
    first = table.lesson(0)
    assert first is not None

    table.apply(Entry(LEARNT, 0, first.id))
    table.apply(Entry(GUIDE, 0, count=0))
    assert table.lesson(0) is None
    table.apply(Entry(GUIDE, 0, count=1))

    again = table.lesson(0)
    assert again is not None
    assert again.id != first.id
    assert again.learnt == [first.id]
    assert again.course == first.course
    assert table.lesson(1) is None


def test_conditions_read_the_view_as_its_seat_sees_it() -> None:
    view = {"round": 3, "players": [{"seat": 1, "gold": 9}, {"seat": 0, "gold": 2, "hand": ["a", "b"]}]}
    held = ["round >= 3", "players.me.gold == 2", "players.me.hand >= 2", "players.0.gold >= 9"]
    assert all(holds(condition, view, 0) for condition in held)
    assert not any(holds(condition, view, 0) for condition in ["round >= 4", "players.me.coins >= 0", "round.x == 1"])


def test_conditions_read_the_facts_of_an_event_its_words_and_whom_it_is_about() -> None:
    facts = {"seat": "@1", "owner": "@0", "town": "~notary", "gold": 2, "kind": "gold"}

    assert all(holds(one, facts, 0) for one in ["owner == me", "town == ~notary", "gold >= 2", "kind == gold"])
    assert not any(holds(one, facts, 1) for one in ["owner == me", "town == ~sawmill", "gold == 3", "kind == silver"])


def lesson(said: str) -> Lesson:
    return FirstGame("villagers", GOOD.replace('at = ["lit"]', said)).lessons[0]


def test_a_lesson_about_what_somebody_did_points_at_where_it_ended() -> None:
    older, newer = (
        Happened("placed", 1, {"gold": 1}, ["seat/1/village/2"]),
        Happened("placed", 2, {"gold": 5}, ["gone/1"]),
    )
    moment = Moment(0, {}, ["seat/1", "seat/2", "road/0"], "draft", ["road/0"], [newer, older], 1, "")
    there = lesson('events = ["placed"]\nby = "other"\nat = ["event", "seat/them"]')
    rich = lesson('events = ["placed"]\nfacts = ["gold <= 2"]\nat = ["event", "seat/them"]')
    own = lesson('events = ["placed"]\nby = "me"\nat = ["event"]')

    assert (there.about(moment), there.place(moment)) == (newer, "seat/2")
    assert (rich.about(moment), rich.place(moment)) == (older, "seat/1/village/2")
    assert not own.fits(moment, [])


def test_places_are_pointed_at_in_reading_order() -> None:
    assert sorted(["road/10", "road/2", "road"], key=in_order) == ["road", "road/2", "road/10"]


GOOD = '[first_game]\nseats = 2\nseed = 1\npictures = []\n[[lesson]]\nid = "a"\nat = ["lit"]\n'


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (GOOD + 'colour = "red"\n', "lesson[a].colour: is not a key"),
        (GOOD + 'after = ["b"]\n', "lesson[a]: there is no lesson 'b'"),
        (GOOD + '[[lesson]]\nid = "a"\nat = ["lit"]\n', "lesson[a]: this id is used twice"),
        (GOOD + 'view = ["gold > 3"]\n', "expected a path, one of >=, <=, ==, and a number"),
        (GOOD + 'by = "bot"\n', "expected one of"),
        (GOOD + 'facts = ["gold >= 3"]\n', "there is no event whose facts they are"),
        (GOOD.replace("seed = 1", 'seed = "x"'), "first_game.seed: expected a whole number"),
    ],
)
def test_a_wrong_file_of_lessons_is_refused_with_its_place(damage: str, said: str) -> None:
    with pytest.raises(BadData) as refused:
        FirstGame("villagers", damage)

    assert said in str(refused.value)


def test_the_table_tells_a_learner_alone() -> None:
    table = first_table("keyflower")

    assert "lesson" in table.of_the_table(0, set())
    assert table.of_the_table(1, set())["lesson"] is None
    assert table.of_the_table(None, set())["lesson"] is None
