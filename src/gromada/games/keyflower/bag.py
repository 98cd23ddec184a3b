"""Blind draws: workers from the bag, skill tiles from the pile, resources and green workers from the supplies."""

from __future__ import annotations

from typing import Final

from gromada.core.rng import Rng
from gromada.core.steps import Chance, Task
from gromada.games.keyflower.events import GreenGained, NothingGained, SkillsDrawn, WorkersDrawn
from gromada.games.keyflower.printed import GREEN, of, one, size, some
from gromada.games.keyflower.screens import gain_blindly, gain_skills_blindly, gain_workers, into_bag
from gromada.games.keyflower.state import Keyflower


def draw(pile: int, count: int, rng: Rng) -> tuple[int, ...]:
    """[KEY-PROD-6] Pieces from a pile of up to four kinds, one after the other, as many as there are."""
    drawn: list[int] = []
    left = size(pile)
    for _ in range(min(count, left)):
        pick = rng.below(left)
        kind = 0
        while pick >= pile >> (kind << 3) & 255:
            pick -= pile >> (kind << 3) & 255
            kind += 1
        pile -= 1 << (kind << 3)
        left -= 1
        drawn.append(kind)
    return tuple(drawn)


def pile_of_draws(drawn: tuple[int, ...]) -> int:
    pile = 0
    for kind in drawn:
        pile += 1 << (kind << 3)
    return pile


class DrawWorkers(Chance[Keyflower]):
    """[KEY-PROD-4, KEY-PROD-9, KEY-SETUP-4] Workers at random from the bag, behind the screen."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def sample(self, s: Keyflower, rng: Rng) -> tuple[int, ...]:
        return draw(s.bag, self.count, rng)

    def settle(self, s: Keyflower, outcome: tuple[int, ...]) -> None:
        workers = pile_of_draws(outcome)
        gain_blindly(s, s.players[self.seat], workers)
        s.bag -= workers
        if s.is_telling:
            s.tell(WorkersDrawn(self.seat, len(outcome), workers, True))


class DrawSkills(Chance[Keyflower]):
    """[KEY-PROD-3, KEY-PROD-9] Skill tiles at random from the pile, behind the screen."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def sample(self, s: Keyflower, rng: Rng) -> tuple[int, ...]:
        return draw(s.pile, self.count, rng)

    def settle(self, s: Keyflower, outcome: tuple[int, ...]) -> None:
        skills = pile_of_draws(outcome)
        gain_skills_blindly(s.players[self.seat], skills)
        s.pile -= skills
        if s.is_telling:
            s.tell(SkillsDrawn(self.seat, len(outcome), skills, True))


class PutIntoBag(Task[Keyflower]):
    """[KEY-PROD-11] A worker that was set aside goes into the bag after the draw."""

    def __init__(self, workers: int) -> None:
        self.workers: Final = workers

    def run(self, s: Keyflower) -> None:
        into_bag(s, self.workers)


class PutIntoPile(Task[Keyflower]):
    """[KEY-OPT-1] A skill tile that was set aside is shuffled in after the draw."""

    def __init__(self, skill: int) -> None:
        self.skill: Final = skill

    def run(self, s: Keyflower) -> None:
        s.pile += one(self.skill)


def take_green(s: Keyflower, seat: int, count: int) -> None:
    """[KEY-PROD-5, KEY-PROD-6] Green workers from the green supply, as many as there are; never from the bag."""
    taken = min(count, s.greens)
    s.greens -= taken
    gain_workers(s.players[seat], some(GREEN, taken))
    s.tell(GreenGained(seat, taken) if taken else NothingGained(seat))


def take_resources(s: Keyflower, wanted: int) -> int:
    """[KEY-PROD-6] What the supply can give of a pile of resources."""
    given = 0
    for kind in range(4):
        given += some(kind, min(of(wanted, kind), of(s.supply, kind)))
    s.supply -= given
    return given
