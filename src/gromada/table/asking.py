"""Asking: what a seat may answer, what each answer would cost and bring, and why the rest is not possible."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, Literal

from gromada.core.actions import Action
from gromada.core.foresight import Foresight, Outcome
from gromada.core.game import Game, Phrase
from gromada.core.places import places_in
from gromada.core.play import Refusal, explain, options, question
from gromada.core.state import State
from gromada.core.steps import ANOTHER_QUESTION, GAME_OVER, IN_TURN, NOT_ASKED_NOW, Choice, Detail, Obvious, Secret
from gromada.purposes import purpose_of
from gromada.table.messages import Ahead, Ask, Idle, OptionOut, PhraseOut, Proposed, Unlit, Why, facts_out
from gromada.table.refusals import Refused

MOST_AHEAD: Final = 600  # answers in one look ahead, nested ones included
MOST_WAYS: Final = 60  # answers that are tried for a way to what is not possible now
Others = dict[str, dict[str, int]]
Forbidden = tuple[Action, Refusal, PhraseOut, list[str]]


class Asking:
    """One seat at one moment of a game; what is asked of it twice is made once."""

    def __init__(self, game: Game[State], state: State, seat: int) -> None:
        self.game: Final = game
        self.state: Final = state
        self.seat: Final = seat
        self._foresight: Foresight[State] | None = None
        self._refused: list[Forbidden] | None = None
        self._known: set[str] | None = None

    def foresight(self) -> Foresight[State]:
        if self._foresight is None:
            self._foresight = Foresight(self.game, self.state, self.seat)
        return self._foresight

    # -- what may be answered ------------------------------------------------------------------------

    def ask(self, at: str) -> Ask | None:
        """The question, or None if the seat is not asked; `at` names it."""
        choice = question(self.state, self.seat)
        if choice is None:
            return None
        offered = shared([self.option(action) for action in choice.options(self.state)])
        prompt = phrase_out(self.game.prompt(self.state, choice))
        return Ask(at, prompt, kind_of(choice), offered, self._proposal(), self._stock(offered))

    def is_asked(self) -> bool:
        return question(self.state, self.seat) is not None

    def option(self, action: Action) -> OptionOut:
        label = phrase_out(self.game.label(self.state, self.seat, action))
        places = self.game.places(self.state, self.seat, action)
        outcome = self.foresight().outcome([action])
        geometry: dict[str, Any] | None = self.game.geometry(self.state, self.seat, action)
        return OptionOut(
            action.text,
            places,
            label,
            outcome.costs,
            outcome.gives,
            others_out(outcome),
            geometry,
            is_final=outcome.is_final,
        )

    def _stock(self, offered: list[OptionOut]) -> dict[str, int]:
        """What the seat has of whatever some answer costs."""
        spent = {key for option in offered for key in option.costs}
        stock = self.game.stock(self.state, self.seat, self.seat) if spent else {}
        return {key: amount for key, amount in stock.items() if key in spent}

    def _proposal(self) -> Proposed | None:
        actions = self.game.proposal(self.state, self.seat)
        if not actions:
            return None
        choice, outcome = question(self.state, self.seat), self.foresight().outcome(actions)
        in_turn = choice is not None and choice.manner() == IN_TURN
        return Proposed([action.text for action in actions], outcome.costs, outcome.gives, in_turn)

    # -- what would be asked next -----------------------------------------------------------------------

    def ahead(self, moves: list[str], depth: int, at: str) -> Ahead:
        """The question after some answers that have not been given yet, as far as the seat alone decides."""
        actions = [self.game.catalogue.read(move) for move in moves]
        outcome = self.foresight().outcome(actions)
        after = self.foresight().ahead(actions)
        told = None
        if after is not None:
            asking = Asking(self.game, after, self.seat)
            told = asking.ask(at)
            if told is not None:
                asking.deepen(told.options, depth - 1, [MOST_AHEAD])
        return Ahead(told, outcome.costs, outcome.gives, others_out(outcome))

    def deepen(self, offered: list[OptionOut], depth: int, left: list[int]) -> None:
        """Adds to each answer those that would follow it within the same step."""
        left[0] -= len(offered)
        if depth <= 0:
            return
        for option in offered:
            after = self.foresight().ahead([self.game.catalogue.read(option.move)])
            choice = question(after, self.seat) if after is not None else None
            if after is None or not isinstance(choice, Detail):
                continue
            if left[0] <= 0:
                return
            asking = Asking(self.game, after, self.seat)
            option.then = [asking.option(action) for action in options(after, self.seat)]
            option.proposal = asking._proposal() if choice.manner() != IN_TURN else None
            option.asks = phrase_out(self.game.prompt(after, choice))
            asking.deepen(option.then, depth - 1, left)

    # -- why not ------------------------------------------------------------------------------------------

    def why(self, move: str) -> Why:
        """Why a move is not possible now, by its rule, and which answers would lead there."""
        action = self.game.catalogue.read(move)
        refusal = explain(self.state, self.seat, action)
        if refusal is None:
            return Why(True, "", None)
        need, have = need_and_have(refusal)
        return Why(False, refusal.rule, sentence_of(refusal), need, have, self._ways([action])[action.text])

    def unlit(self) -> list[Unlit]:
        """Answers to the question that a rule forbids now, as far as they are about things that the seat can see."""
        found = self.refused()
        ways = self._ways([action for action, _, _, _ in found])
        return [
            Unlit(
                action.text,
                places,
                label,
                refusal.rule,
                sentence_of(refusal),
                *need_and_have(refusal),
                ways[action.text],
            )
            for action, refusal, label, places in found
        ]

    def refused(self) -> list[Forbidden]:
        """What `unlit` tells of: each answer with its rule, its words, and the places that it is about.

        Without a place it is about nothing on the table, such as passing, or about something that is not there: that
        is so where there are others of its kind, such as a card that lies in another hand.
        """
        if self._refused is None:
            self._refused = self._find_refused()
        return self._refused

    def _find_refused(self) -> list[Forbidden]:
        known = self.known_places()
        kinds = Counter([type(action) for action in self.game.catalogue.actions])
        found: dict[str, Forbidden] = {}
        for action in self.game.catalogue.actions:
            refusal = explain(self.state, self.seat, action)
            if refusal is None or refusal.rule in (ANOTHER_QUESTION, NOT_ASKED_NOW, GAME_OVER):
                continue
            places = self.game.places(self.state, self.seat, action)
            if known.issuperset(places) if places else kinds[type(action)] == 1:
                label = phrase_out(self.game.label(self.state, self.seat, action))
                found.setdefault(repr((label, places)), (action, refusal, label, places))
        return list(found.values())

    def known_places(self) -> set[str]:
        """All places that the seat can point at."""
        if self._known is None:
            view = dict(self.game.view(self.state, self.seat))
            self._known = places_in(view).union(self.game.standing_places(self.state))
        return self._known

    def idle(self, place: str) -> Idle | None:
        """Why nothing can be done now at a place; None where an answer, possible or forbidden, begins there."""
        purpose = purpose_of(self.game.name, self.seat, place)
        told = None if purpose is None else PhraseOut(f"for-{purpose.id}", {})
        behind = "" if purpose is None else purpose.rule
        choice = question(self.state, self.seat)
        if choice is None:
            rule, sentence = self._unasked()
            return Idle(rule, sentence, None, [], told, behind)
        offered = [self.game.places(self.state, self.seat, action) for action in choice.options(self.state)]
        first = sorted({places[0] for places in offered if place in places})
        if place in first or (not first and any(place in places for _, _, _, places in self.refused())):
            return None
        sentence = PhraseOut("idle-later" if first else "idle-apart", {})
        prompt = phrase_out(self.game.prompt(self.state, choice))
        return Idle(ANOTHER_QUESTION, sentence, prompt, first, told, behind)

    def _unasked(self) -> tuple[str, PhraseOut]:
        """Why a seat is not asked, as far as it may know."""
        if self.state.is_over():
            return GAME_OVER, PhraseOut(f"why-{GAME_OVER}", {})
        others = [seat for seat in self.game.asked(self.state, self.seat) if seat != self.seat]
        if len(others) == 1:
            return NOT_ASKED_NOW, PhraseOut("idle-other", {"seat": f"@{others[0]}"})
        return NOT_ASKED_NOW, PhraseOut("idle-others" if others else f"why-{NOT_ASKED_NOW}", {})

    def _ways(self, wanted: list[Action]) -> dict[str, list[str]]:
        """For each of some actions the answers after which it would be possible."""
        ways: dict[str, list[str]] = {action.text: [] for action in wanted}
        if not wanted:
            return ways
        for option in options(self.state, self.seat)[:MOST_WAYS]:
            after = self.foresight().ahead([option])
            if after is not None:
                for action in wanted:
                    if explain(after, self.seat, action) is None:
                        ways[action.text].append(option.text)
        return ways


def shared(offered: list[OptionOut]) -> list[OptionOut]:
    """Geometry that several answers have is told once: most tiles that one may bid for take the same workers."""
    known: list[OptionOut] = []
    for option in offered:
        if option.geometry is None:
            continue
        first = next((one for one in known if one.geometry == option.geometry), None)
        if first is None:
            known.append(option)
        else:
            option.geometry, option.shaped_like = None, first.move
    return offered


def kind_of(choice: Choice[State]) -> Literal["choice", "obvious", "detail", "secret"]:
    if isinstance(choice, Secret):
        return "secret"
    if isinstance(choice, Detail):
        return "detail"
    return "obvious" if isinstance(choice, Obvious) else "choice"


def phrase_out(phrase: Phrase) -> PhraseOut:
    return PhraseOut(phrase.id, phrase.plain())


def others_out(outcome: Outcome) -> Others:
    return {str(seat): amounts for seat, amounts in outcome.others.items()}


def sentence_of(refusal: Refusal) -> PhraseOut:
    return PhraseOut(f"why-{refusal.rule}", facts_out(refusal.facts))


def need_and_have(refusal: Refusal) -> tuple[int | None, int | None]:
    """What was needed and what is there, where something is too little."""
    need, have = refusal.facts.get("need"), refusal.facts.get("have")
    return need if isinstance(need, int) else None, have if isinstance(have, int) else None


def read_moves(game: Game[State], moves: list[str]) -> list[str]:
    """Moves as the catalogue writes them; refuses what is no move of this game."""
    if not moves:
        raise Refused("no-move")
    return [game.catalogue.read(move).text for move in moves]
