"""What is said to a learner: the lesson that is due, what has happened that it explains, the clicks that it shows."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from fnmatch import fnmatchcase
from typing import Final

from gromada.bots.analysis import own_line
from gromada.core.game import Game, kebab
from gromada.core.places import places_in
from gromada.core.play import apply, options, question
from gromada.core.rng import Rng
from gromada.core.state import State
from gromada.core.steps import Detail
from gromada.lessons import OTHER, Happened, Lesson, Moment, first_game
from gromada.table.asking import phrase_out
from gromada.table.messages import EventOut, HintStep, LessonOut, LogLine, PhraseOut

EVENT: Final = "event-"
ANY: Final = "*"  # whatever the step that was begun asks next
GUESS: Final = 1  # what is shown owes nothing to what the seat may not know


def lesson_out(
    game: Game[State], state: State, seat: int, seen: Sequence[LogLine], learnt: Collection[str], is_more: bool
) -> LessonOut:
    """The lesson that is due, if one more may be told at this question; without an id there is none."""
    first = first_game(game.name)
    course = [lesson.id for lesson in first.lessons_for(state.seats)]
    done = [id for id in course if id in learnt]
    now = moment(game, state, seat, seen) if is_more and len(done) < len(course) else None
    due = first.due(now, learnt, state.seats) if now is not None else None
    if now is None or due is None:
        return LessonOut("", "", course, done)
    lesson, place = due
    about = lesson.about(now) if lesson.by == OTHER else None
    told = PhraseOut(EVENT + about.name, dict(about.facts)) if about is not None else None
    return LessonOut(lesson.id, place, course, done, told, clicks(game, state, seat, lesson))


def moment(game: Game[State], state: State, seat: int, seen: Sequence[LogLine]) -> Moment:
    choice, view = question(state, seat), game.view(state, seat)
    offered = options(state, seat) if choice is not None else []
    lit = [places[0] for places in [game.places(state, seat, action) for action in offered] if places]
    round, _, phase = game.progress(state)
    kind = kebab(type(choice).__name__) if choice is not None else ""
    places = {*places_in(view), *game.standing_places(state)}
    return Moment(seat, view, places, kind, lit, since_last_answer(seen, seat), round, phase)


def since_last_answer(seen: Sequence[LogLine], seat: int) -> list[Happened]:
    """What has happened since a seat's own last answer, and what came of that answer itself; the newest first."""
    found: list[Happened] = []
    for line in reversed(seen):
        found += [happened(event, line.seat) for event in reversed(line.events)]
        if line.seat == seat:
            break
    return found


def happened(event: EventOut, mover: int | None) -> Happened:
    who = event.facts.get("seat", mover)
    by = int(who[1:]) if isinstance(who, str) and who[:1] == "@" else who if isinstance(who, int) else None
    places = [one.target for one in event.motions] + [one.source for one in event.motions]
    return Happened(event.id.removeprefix(EVENT), by, event.facts, places)


def clicks(game: Game[State], state: State, seat: int, lesson: Lesson) -> list[HintStep]:
    """The answers that a lesson shows, in words and places, played on a guess; none where the first cannot be given."""
    if not lesson.show:
        return []
    s = game.determinize(state, seat, Rng.seeded(GUESS))
    line: list[tuple[int, str]] = []
    for pattern in lesson.show:
        choice = question(s, seat)
        is_asked = choice is not None and (pattern != ANY or isinstance(choice, Detail))
        offered = options(s, seat) if is_asked else []
        wanted = next((action for action in offered if fnmatchcase(action.text, pattern)), None)
        if wanted is None:
            break
        line.append((seat, wanted.text))
        apply(s, seat, wanted)
    guess = game.determinize(state, seat, Rng.seeded(GUESS))
    return [HintStep(phrase_out(label), places) for label, places in own_line(game, guess, seat, line)]
