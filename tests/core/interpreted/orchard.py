"""Orchard: a small but complete game that uses the engine as a game package would.

Two to four growers pick and sell fruit, draw hidden cards, and prune at the same time. It lives in
the tests, so it can only run on the interpreted engine: compiled classes are closed to subclasses.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gromada.core.actions import Action, Catalogue
from gromada.core.events import Event
from gromada.core.game import Flag, Game, Number, OneOf, Options, Setting
from gromada.core.history import History
from gromada.core.packs import Box, Pack
from gromada.core.places import at
from gromada.core.play import awaited, options, play
from gromada.core.rng import Rng
from gromada.core.state import Part, State
from gromada.core.steps import ALLOWED, ANOTHER_QUESTION, Chance, Choice, Detail, Task

PACK: Final = """
[orchard]
trees = 3
basket = 4
hand_limit = 2
cards = 8
source = "rulebook"

[[card]]
id = "cider-press"
name_en = "Cider Press"
name_pl = "Tłocznia"
copies = 4
points = 2
source = "rulebook"

[[card]]
id = "toll-gate"
name_en = "Toll Gate"
name_pl = "Rogatka"
copies = 4
points = 1
source = "public"
points_source = "reconstructed"
"""


class Card:
    def __init__(self, id: str, copies: int, points: int) -> None:
        self.id: Final = id
        self.copies: Final = copies
        self.points: Final = points


class OrchardBox(Box):
    """The printed facts, checked."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack)
        board = pack.root.table("orchard")
        self.trees: Final = board.number("trees", 1, 9)
        self.basket: Final = board.number("basket", 1)
        self.hand_limit: Final = board.number("hand_limit", 1)
        total = board.number("cards", 1)
        board.entry()
        board.finish()
        self.cards: Final[list[Card]] = []
        for table in pack.root.tables("card", 2):
            entry = table.entry()
            self.cards.append(Card(entry.id, table.number("copies", 1), table.number("points")))
            table.finish()
        copies = sum(card.copies for card in self.cards)
        if copies != total:
            raise pack.root.complaint("card", f"expected {total} cards in all, not {copies}")
        pack.root.finish()


# -- what a seat can say -------------------------------------------------------------------------


class Pass(Action):
    def __init__(self) -> None:
        super().__init__("pass")


class Pick(Action):
    def __init__(self, tree: int) -> None:
        super().__init__(f"pick {tree}")
        self.tree: Final = tree


class Sell(Action):
    def __init__(self, fruit: int) -> None:
        super().__init__(f"sell {fruit}")
        self.fruit: Final = fruit


class Draw(Action):
    def __init__(self) -> None:
        super().__init__("draw")


class Discard(Action):
    def __init__(self, card: int, id: str) -> None:
        super().__init__(f"discard {id}")
        self.card: Final = card


class Prune(Action):
    def __init__(self, branch: int) -> None:
        super().__init__(f"prune {branch}")
        self.branch: Final = branch


# -- what happened -------------------------------------------------------------------------------


class Picked(Event):
    def __init__(self, seat: int, tree: int) -> None:
        self.seat: Final = seat
        self.tree: Final = tree


class Sold(Event):
    def __init__(self, seat: int, fruit: int) -> None:
        self.seat: Final = seat
        self.fruit: Final = fruit


class Ripened(Event):
    """It does not say of itself that it shows something new: that follows from the luck."""

    def __init__(self, roll: tuple[int, ...]) -> None:
        self.roll: Final = roll


class Drew(Event):
    def __init__(self, seat: int, card: int | None) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else Drew(self.seat, None)

    def reveals(self) -> bool:
        return True


class Pruned(Event):
    def __init__(self, seat: int, branch: int) -> None:
        self.seat: Final = seat
        self.branch: Final = branch


# -- the state -----------------------------------------------------------------------------------


class Grower(Part):
    def __init__(self, fruit: int, coins: int, hand: list[int], branches: list[int], windfall: int) -> None:
        self.fruit = fruit
        self.coins = coins
        self.hand = hand
        self.branches = branches
        self.windfall = windfall

    def copy(self) -> Grower:
        return Grower(self.fruit, self.coins, self.hand[:], self.branches[:], self.windfall)


class Orchard(State):
    def __init__(
        self,
        box: OrchardBox,
        players: list[Grower],
        trees: list[int],
        deck: list[int],
        day: int,
        days: int,
        is_open: bool,
    ) -> None:
        super().__init__(len(players))
        self.box: Final = box
        self.players = players
        self.trees = trees
        self.deck = deck
        self.day = day
        self.days = days
        self.is_open = is_open

    def copy(self) -> Orchard:
        players = [player.copy() for player in self.players]
        s = Orchard(self.box, players, self.trees[:], self.deck[:], self.day, self.days, self.is_open)
        s.continue_from(self)
        return s


# -- the rules -----------------------------------------------------------------------------------


class Deal(Chance[Orchard]):
    def sample(self, s: Orchard, rng: Rng) -> tuple[int, ...]:
        deck = [number for number, card in enumerate(s.box.cards) for _ in range(card.copies)]
        rng.shuffle(deck)
        return tuple(deck)

    def settle(self, s: Orchard, outcome: tuple[int, ...]) -> None:
        s.deck = list(outcome)
        for player in s.players:
            player.hand = [s.deck.pop()]


class Round(Task[Orchard]):
    def run(self, s: Orchard) -> None:
        s.day += 1
        if s.day <= s.days:
            s.then(Ripen(), *[Turn(seat) for seat in s.seats_from(s.day)], Pruning(), Round())


class Ripen(Chance[Orchard]):
    def sample(self, s: Orchard, rng: Rng) -> tuple[int, ...]:
        return tuple([rng.below(3) for _ in s.trees])

    def settle(self, s: Orchard, outcome: tuple[int, ...]) -> None:
        for tree, fruit in enumerate(outcome):
            s.trees[tree] += fruit
        s.tell(Ripened(outcome))


class Turn(Choice[Orchard]):
    def options(self, s: Orchard) -> list[Action]:
        return [a for a in s.catalogue.actions if self.refusal(s, a) == ALLOWED]

    def refusal(self, s: Orchard, a: Action) -> str:
        if isinstance(a, Pick):
            return ALLOWED if s.trees[a.tree] else "ORC-PICK-1"
        if isinstance(a, Sell):
            return ALLOWED if a.fruit <= s.players[self.seat].fruit else "ORC-SALE-3"
        if isinstance(a, Draw):
            return ALLOWED if s.deck else "ORC-DRAW-1"
        return ALLOWED if isinstance(a, Pass) else ANOTHER_QUESTION

    def choose(self, s: Orchard, a: Action) -> None:
        me = s.players[self.seat]
        if isinstance(a, Pick):
            s.trees[a.tree] -= 1
            me.fruit += 1
            s.tell(Picked(self.seat, a.tree))
            s.then(SecondPick(self.seat))
        elif isinstance(a, Sell):
            me.fruit -= a.fruit
            me.coins += a.fruit
            s.tell(Sold(self.seat, a.fruit))
        elif isinstance(a, Draw):
            me.hand.append(s.deck.pop())
            s.tell(Drew(self.seat, me.hand[-1]))
            if len(me.hand) > s.box.hand_limit:
                s.then(DiscardDown(self.seat, len(me.hand) - s.box.hand_limit))


class SecondPick(Choice[Orchard]):
    """A free second pick, so that a seat answers twice in its turn."""

    def options(self, s: Orchard) -> list[Action]:
        return [a for a in s.catalogue.actions if self.refusal(s, a) == ALLOWED]

    def refusal(self, s: Orchard, a: Action) -> str:
        if isinstance(a, Pick):
            return ALLOWED if s.trees[a.tree] else "ORC-PICK-1"
        return ALLOWED if isinstance(a, Pass) else ANOTHER_QUESTION

    def choose(self, s: Orchard, a: Action) -> None:
        if isinstance(a, Pick):
            s.trees[a.tree] -= 1
            s.players[self.seat].fruit += 1
            s.tell(Picked(self.seat, a.tree))


class DiscardDown(Detail[Orchard]):
    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def options(self, s: Orchard) -> list[Action]:
        return [a for a in s.catalogue.actions if self.refusal(s, a) == ALLOWED]

    def refusal(self, s: Orchard, a: Action) -> str:
        if not isinstance(a, Discard):
            return ANOTHER_QUESTION
        return ALLOWED if a.card in s.players[self.seat].hand else "ORC-HAND-3"

    def choose(self, s: Orchard, a: Action) -> None:
        assert isinstance(a, Discard)
        s.players[self.seat].hand.remove(a.card)
        if self.left > 1:
            s.then(DiscardDown(self.seat, self.left - 1))


class Pruning(Task[Orchard]):
    def run(self, s: Orchard) -> None:
        s.open_lanes([PruneOne(seat, 2) for seat in range(s.seats)])


class PruneOne(Choice[Orchard]):
    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def options(self, s: Orchard) -> list[Action]:
        return [a for a in s.catalogue.actions if isinstance(a, Prune)]

    def refusal(self, s: Orchard, a: Action) -> str:
        return ALLOWED if isinstance(a, Prune) else ANOTHER_QUESTION

    def choose(self, s: Orchard, a: Action) -> None:
        assert isinstance(a, Prune)
        s.players[self.seat].branches[a.branch] += 1
        s.tell(Pruned(self.seat, a.branch))
        more = [PruneOne(self.seat, self.left - 1)] if self.left > 1 else []
        s.then(Windfall(self.seat), *more)


class Windfall(Chance[Orchard]):
    """Luck inside a lane: it comes from the lane's own stream. Nobody is shown what it brought."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def sample(self, s: Orchard, rng: Rng) -> tuple[int, ...]:
        return (rng.below(1000),)

    def settle(self, s: Orchard, outcome: tuple[int, ...]) -> None:
        s.players[self.seat].windfall = 1000 * s.players[self.seat].windfall + outcome[0]

    def is_seen(self) -> bool:
        return False


# -- the game ------------------------------------------------------------------------------------


class OrchardGame(Game[Orchard]):
    def __init__(self, box: OrchardBox) -> None:
        self.orchard_box: Final = box
        actions = [
            Pass(),
            Draw(),
            *[Pick(tree) for tree in range(box.trees)],
            *[Sell(fruit) for fruit in range(1, box.basket + 1)],
            *[Discard(number, card.id) for number, card in enumerate(box.cards)],
            *[Prune(branch) for branch in range(3)],
        ]
        super().__init__("orchard", (2, 4), 1, Catalogue(actions), box, package="tests.core.interpreted.")

    def settings(self) -> list[Setting]:
        return [Number("days", 2, 1, 9), Flag("open_hands", False), OneOf("weather", ("mild", "wet"))]

    def set_up(self, seats: int, options: Options) -> Orchard:
        growers = [Grower(0, 0, [], [0, 0, 0], 0) for _ in range(seats)]
        days = options["days"]
        assert isinstance(days, int)
        s = Orchard(self.orchard_box, growers, [0] * self.orchard_box.trees, [], 0, days, bool(options["open_hands"]))
        s.then(Deal(), Round())
        return s

    def view(self, s: Orchard, seat: int | None) -> Mapping[str, object]:
        players = [
            {
                "fruit": player.fruit,
                "coins": player.coins,
                "cards": player.hand[:] if s.is_open or owner == seat else len(player.hand),
                "branches": player.branches[:],
            }
            for owner, player in enumerate(s.players)
        ]
        return {"players": players, "trees": s.trees[:], "deck": len(s.deck), "day": s.day}

    def determinize(self, s: Orchard, seat: int | None, rng: Rng) -> Orchard:
        guess = s.copy()
        hidden = guess.deck[:]
        others = [p for owner, p in enumerate(guess.players) if owner != seat and not s.is_open]
        for player in others:
            hidden += player.hand
        rng.shuffle(hidden)
        for player in others:
            player.hand = [hidden.pop() for _ in player.hand]
        guess.deck = hidden
        guess.rng = rng.fork(0)
        return guess

    def places(self, s: Orchard, seat: int, action: Action) -> list[str]:
        return [at("tree", action.tree), at("seat", seat, "basket")] if isinstance(action, Pick) else []

    def stock(self, s: Orchard, seat: int, viewer: int | None) -> dict[str, int]:
        p = s.players[seat]
        stock = {"fruit": p.fruit, "coins": p.coins, "cards": len(p.hand)}
        if viewer == seat:
            stock["points"] = sum(s.box.cards[card].points for card in p.hand)
        return stock

    def scores(self, s: Orchard) -> list[int]:
        return [p.coins + sum(s.box.cards[card].points for card in p.hand) for p in s.players]

    def winners(self, s: Orchard) -> list[int]:
        scores = self.scores(s)
        return [seat for seat, score in enumerate(scores) if score == max(scores)]


def orchard_box(text: str = PACK, file: str = "orchard.toml") -> OrchardBox:
    return OrchardBox(Pack(file, text))


GAME: Final = OrchardGame(orchard_box())


def orchard(
    seats: int = 2, seed: int = 7, days: int = 2, trees: list[int] | None = None, fruit: list[int] | None = None
) -> Orchard:
    """A fresh game in which only what matters is arranged; seat 1 has the first turn."""
    s = GAME.new(seats, seed, {"days": days})
    if trees is not None:
        s.trees = trees
    for seat, count in enumerate(fruit or []):
        s.players[seat].fruit = count
    return s


def history(seats: int = 2, seed: int = 7, days: int = 2) -> History[Orchard]:
    return History(GAME, seats, seed, GAME.read_options(seats, {"days": days}))


def some_history(seed: int = 3, moves: int = 1000, seats: int = 3) -> History[Orchard]:
    """A random game, or its beginning."""
    made = history(seats, seed)
    rng = Rng.seeded(seed)
    while (asked := awaited(made.state)) and len(made.moves) < moves:
        seat = asked[rng.below(len(asked))]
        answers = options(made.state, seat)
        made.play(seat, answers[rng.below(len(answers))])
    return made


def pass_until_pruning(s: Orchard) -> Orchard:
    """Everybody passes, so that the lanes open."""
    while not s.lanes:
        play(s, awaited(s)[0], "pass")
    return s
