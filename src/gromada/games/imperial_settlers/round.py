"""The round: section ROUND of the ledger, phases in the order of the page; sections ROLL and FAV (the choice)."""

from __future__ import annotations

from gromada.core.actions import Action
from gromada.core.events import Fact
from gromada.core.rng import Rng
from gromada.core.steps import ALLOWED, ANOTHER_QUESTION, Chance, Choice, Step, Task
from gromada.games.imperial_settlers.actions import TAKE, Take
from gromada.games.imperial_settlers.events import Rolled, TokenTaken
from gromada.games.imperial_settlers.expand import ExpandPhase
from gromada.games.imperial_settlers.printed import DICE, NOTHING, WORKER_DIE
from gromada.games.imperial_settlers.reasons import reason
from gromada.games.imperial_settlers.round_end import ClearRound, CloseRound, StorePhase
from gromada.games.imperial_settlers.scoring import FinalScoring
from gromada.games.imperial_settlers.settlements import SettlePhase
from gromada.games.imperial_settlers.state import Empire


class Round(Task[Empire]):
    """[ISR-ROUND-2, ISR-ROUND-3, ISR-ROUND-4, ISR-ROUND-5] Roll, Favour choice, Expand, (Settlements), Round end."""

    def run(self, s: Empire) -> None:
        s.round += 1
        drafts = [Draft(seat) for seat in s.seats_from(s.active)]
        settlements = [SettlePhase()] if s.has_settlements() else []
        s.then(Roll(), *drafts, ExpandPhase(), *settlements, *round_end(s))


def round_end(s: Empire) -> list[Step]:
    """[ISR-ROUND-1, ISR-END-6] After the last round comes the final scoring, and no further roll."""
    if s.round == s.box.rounds:
        return [ClearRound(), FinalScoring()]
    return [StorePhase(), ClearRound(), CloseRound(), Round()]


class Roll(Chance[Empire]):
    """[ISR-ROLL-1] All four dice, once; the outcome is the number of the face that each die shows."""

    def sample(self, s: Empire, rng: Rng) -> tuple[int, ...]:
        return tuple([rng.below(len(s.box.dice[die])) for die in range(DICE)])

    def settle(self, s: Empire, outcome: tuple[int, ...]) -> None:
        """[ISR-ROLL-2, ISR-ROLL-3, ISR-ROLL-4] Every player's own pools receive what the dice show."""
        faces = [s.box.dice[die][outcome[die]] for die in range(DICE)]
        for player in s.players:
            player.faces = faces[:]
            for die in range(WORKER_DIE):
                player.pool[faces[die]] += 1
            player.actions = faces[WORKER_DIE]
        s.tell(Rolled(s.active, s.round, tuple(faces), s.seats))


class Draft(Choice[Empire]):
    """[ISR-FAV-1, ISR-SOLO-2, ISR-R-19] Take one of the remaining tokens; taking one is compulsory."""

    def options(self, s: Empire) -> list[Action]:
        return [TAKE[favour] for favour in s.favours]

    def refusal(self, s: Empire, a: Action) -> str:
        if not isinstance(a, Take):
            return ANOTHER_QUESTION
        if a.favour in s.favours:
            return ALLOWED
        is_held = a.favour in [player.token for player in s.players]
        return "ISR-FAV-1" if is_held else "ISR-SETUP-5"

    def facts(self, s: Empire, a: Action, rule: str) -> dict[str, Fact]:
        return reason(s, self.seat, a, rule, NOTHING)

    def choose(self, s: Empire, a: Action) -> None:
        assert isinstance(a, Take)
        s.favours.remove(a.favour)
        s.players[self.seat].token = a.favour
        s.tell(TokenTaken(self.seat, a.favour))
