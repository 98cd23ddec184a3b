"""Game: what a driver may ask of any game. Settings: the options with which a game is set up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Generic, TypeVar

from gromada.core.actions import Action, Catalogue
from gromada.core.board import Part, Words
from gromada.core.codec import Codec, Json
from gromada.core.errors import BadSetup, BadState
from gromada.core.events import Fact
from gromada.core.features import Dense, Layout, Row, Sink
from gromada.core.fields import Value, field_names
from gromada.core.packs import Box
from gromada.core.pickling import make_known
from gromada.core.places import at
from gromada.core.play import advance, awaited
from gromada.core.rng import Rng
from gromada.core.state import State
from gromada.core.steps import Choice

S = TypeVar("S", bound=State)
OptionValue = str | int | bool
Options = dict[str, OptionValue]
LARGEST_SEED: Final = 10**80  # so that a record can be read again
NO_ACTION: Final = 0


class Phrase(Value):
    """A sentence to be: the id of a Fluent message and the facts it needs."""

    def __init__(self, id: str, facts: dict[str, Fact]) -> None:
        self.id: Final = id
        self.facts: Final = facts

    def plain(self) -> dict[str, int | str]:
        """The facts for JSON: yes and no are 1 and 0, as the sentences count them."""
        return {name: int(fact) if isinstance(fact, bool) else fact for name, fact in self.facts.items()}


class Description(Value):
    """What a printed thing is and does: sentences to be, made from the pack, and the rules behind them."""

    def __init__(self, id: str, lines: list[Phrase], rules: list[str]) -> None:
        self.id: Final = id
        self.lines: Final = lines
        self.rules: Final = rules


class Setting:
    """One option of a game. `read` takes a value or its text and gives the value."""

    def __init__(self, name: str, default: OptionValue) -> None:
        self.name: Final = name
        self.default: Final = default

    def wanted(self) -> str:
        raise NotImplementedError

    def samples(self) -> list[OptionValue]:
        """Values that tests and menus try."""
        return [self.default]

    def read(self, value: object) -> OptionValue:
        raise NotImplementedError

    def refuse(self, value: object) -> BadSetup:
        facts: dict[str, Fact] = {"option": self.name, "given": str(value)[:60], **self.wanted_facts()}
        return BadSetup(f"the option {self.name} is {self.wanted()}, not {value!r}", "option-value", facts)

    def wanted_facts(self) -> dict[str, Fact]:
        """The same as `wanted`, for a sentence in any language: words to choose from, or a range, or both."""
        return {"kind": "words", "words": self.wanted(), "low": 0, "high": 0}


class OneOf(Setting):
    """A choice between names; the first is the default."""

    def __init__(self, name: str, values: tuple[str, ...]) -> None:
        super().__init__(name, values[0])
        self.values: Final = values

    def wanted(self) -> str:
        return "one of " + ", ".join(self.values)

    def wanted_facts(self) -> dict[str, Fact]:
        return {"kind": "words", "words": ", ".join(self.values), "low": 0, "high": 0}

    def samples(self) -> list[OptionValue]:
        return list(self.values)

    def read(self, value: object) -> OptionValue:
        if isinstance(value, str) and value in self.values:
            return value
        raise self.refuse(value)


class Flag(Setting):
    """On or off."""

    def wanted(self) -> str:
        return "on or off"

    def wanted_facts(self) -> dict[str, Fact]:
        return {"kind": "words", "words": "on, off", "low": 0, "high": 0}

    def samples(self) -> list[OptionValue]:
        return [False, True]

    def read(self, value: object) -> OptionValue:
        if isinstance(value, bool):
            return value
        if isinstance(value, str) and value.lower() in ("on", "yes", "true"):
            return True
        if isinstance(value, str) and value.lower() in ("off", "no", "false"):
            return False
        raise self.refuse(value)


class Number(Setting):
    """A whole number from low to high, or one of some words beside."""

    def __init__(self, name: str, default: OptionValue, low: int, high: int, words: tuple[str, ...] = ()) -> None:
        super().__init__(name, default)
        self.low: Final = low
        self.high: Final = high
        self.words: Final = words

    def wanted(self) -> str:
        return " or ".join([f"a whole number from {self.low} to {self.high}", *self.words])

    def wanted_facts(self) -> dict[str, Fact]:
        kind = "number-or-words" if self.words else "number"
        return {"kind": kind, "words": ", ".join(self.words), "low": self.low, "high": self.high}

    def samples(self) -> list[OptionValue]:
        return [*self.words, self.low, self.high]

    def read(self, value: object) -> OptionValue:
        if isinstance(value, str) and value in self.words:
            return value
        if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 10:
            value = int(value)
        if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
            return value
        raise self.refuse(value)


class Game(Generic[S]):
    """A stateless description of one game with one box."""

    def __init__(
        self, name: str, seats: tuple[int, int], rules_version: int, catalogue: Catalogue, box: Box, package: str = ""
    ) -> None:
        """`package` is where the game's own classes are defined; by default `gromada.games.<name>.`"""
        self.name: Final = name
        self.min_seats: Final = seats[0]
        self.max_seats: Final = seats[1]
        self.rules_version: Final = rules_version
        self.catalogue: Final = catalogue
        self.box: Final = box
        self.codec: Final = Codec(package or f"gromada.games.{name}.", box)
        make_known(self, self.codec.states)

    def plays_like(self, rules_version: int, seats: int) -> bool:
        """Whether a game of so many seats plays today as it did in that version of the rules. [CORE-REC-2]"""
        return rules_version == self.rules_version

    def unasked(self, s: S, rules_version: int) -> tuple[int, Action] | None:
        """A question of now that the rules of that version did not ask, and the answer that stands for it."""
        return None

    # -- setting up -------------------------------------------------------------------------------

    def settings(self) -> list[Setting]:
        """The options of this game, in the order in which they are shown."""
        return []

    def read_options(self, seats: int, given: Mapping[str, object] | None) -> Options:
        """Every option with its value; a wrong name or value is refused with what was expected. [CORE-SETUP-2]"""
        known = {setting.name: setting for setting in self.settings()}
        for name in given or {}:
            if name not in known:
                names = ", ".join(known) or "none at all"
                raise BadSetup(
                    f"{self.name} has no option {name!r}; its options are: {names}",
                    "no-option",
                    {"game": self.name, "given": name[:60], "known": ", ".join(known)},
                )
        values = self.default_options(seats)
        for name, value in (given or {}).items():
            values[name] = known[name].read(value)
        self.check_options(seats, values)
        return values

    def default_options(self, seats: int) -> Options:
        """Defaults may depend on the number of seats."""
        return {setting.name: setting.default for setting in self.settings()}

    def check_options(self, seats: int, options: Options) -> None:
        """Refuses combinations that the rulebook does not know."""

    def new(self, seats: int, seed: int = 0, options: Mapping[str, object] | None = None) -> S:
        """A game set up and advanced to its first question. [CORE-SETUP-1]"""
        if isinstance(seats, bool) or not self.min_seats <= seats <= self.max_seats:
            raise self.refuse_seats(seats)
        if isinstance(seed, bool) or not 0 <= seed < LARGEST_SEED:
            said = str(seed)[:90]
            message = f"a seed is a whole number of at least 0 with at most 80 digits, not {said}"
            raise BadSetup(message, "seed", {"given": said})
        values = self.read_options(seats, options)
        s = self.set_up(seats, values)
        s.catalogue = self.catalogue
        s.rng = Rng.seeded(seed)
        advance(s)
        return s

    def refuse_seats(self, seats: int) -> BadSetup:
        """What to say to a number of seats that the game does not know."""
        message = f"{self.name} is played by {self.min_seats} to {self.max_seats} seats, not {seats}"
        facts: dict[str, Fact] = {"game": self.name, "low": self.min_seats, "high": self.max_seats, "given": str(seats)}
        return BadSetup(message, "seats", facts)

    def set_up(self, seats: int, options: Options) -> S:
        """The state before anything happened, with the first steps on its agenda."""
        raise NotImplementedError

    # -- what seats may know ------------------------------------------------------------------------

    def view(self, s: S, seat: int | None) -> Mapping[str, object]:
        """What one seat may see, as plain data; None is a spectator."""
        raise NotImplementedError

    def is_open(self) -> bool:
        """Whether everybody sees the same at every moment, so that one view serves all."""
        return False

    def asked(self, s: S, viewer: int | None) -> list[int]:
        """Who is asked now, as far as the viewer may know."""
        return awaited(s)

    def action(self, s: S) -> int:
        """A number that is another one where another action of several answers begins, such as that of a helper.

        It follows from what everybody knows; NO_ACTION while there is none.
        """
        return NO_ACTION

    def meanings(self) -> dict[str, str]:
        """What fields of a view mean that are no plain counts, words or printed things.

        A path without indices, such as `players.seat`, and one of `seat`, `place`, `tile`, `geometry`, `from_zero` (a
        number that people count from 1), `folded` (long, shown on demand) or `secret` (shown to the viewer alone).
        """
        return {}

    def determinize(self, s: S, seat: int | None, rng: Rng) -> S:
        """A guess at the truth that its seat cannot tell from it; the guess has its own luck."""
        raise NotImplementedError

    # -- places ---------------------------------------------------------------------------------------

    def places(self, s: S, seat: int, action: Action) -> list[str]:
        """What an answer is about: first what is picked up, then where it goes; nothing for a word like pass."""
        return []

    def standing_places(self, s: S) -> list[str]:
        """Places where things can go to or come from though no view shows an item there, such as a bag."""
        return [at("seat", seat) for seat in range(s.seats)]

    def geometry(self, s: S, seat: int, action: Action) -> dict[str, Json] | None:
        """What an answer would do on a map: cells, joints, the tiles of a way; None where nothing is laid or led."""
        return None

    def stock(self, s: S, seat: int, viewer: int | None) -> dict[str, int]:
        """What a seat has that can be counted, as far as the viewer may know; `stock-KEY` names it."""
        return {}

    def proposal(self, s: S, seat: int) -> list[Action]:
        """What a careful player would answer to the rest of a step with many small answers; nothing elsewhere."""
        return []

    def progress(self, s: S) -> tuple[int, int, str]:
        """The round, of how many (0: nobody knows), and the phase, which `phase-WORD` names."""
        return 0, 0, ""

    # -- results --------------------------------------------------------------------------------------

    def scores(self, s: S) -> list[int]:
        """Points of every seat, now or at the end."""
        raise NotImplementedError

    def winners(self, s: S) -> list[int]:
        """The seats that have won; several share a victory."""
        raise NotImplementedError

    def score_sheet(self, s: S, seat: int) -> list[tuple[str, int]]:
        """Where the points come from: message ids and points that add up to the score."""
        raise NotImplementedError

    def standing(self, s: S, seat: int, viewer: int | None) -> list[tuple[str, int]] | None:
        """The score sheet so far, as far as the viewer may know; None where nobody may know anything."""
        return None

    def opponent(self, s: S) -> tuple[str, list[tuple[str, int]]] | None:
        """Who plays without a seat, such as an automaton: printed id and score sheet; None where there is nobody."""
        return None

    # -- for bots and learners ------------------------------------------------------------------------

    def evaluate(self, s: S, seat: int) -> float:
        """Points that this seat may expect in the end."""
        raise NotImplementedError

    def expectation(self, s: S, seat: int) -> list[tuple[str, float]]:
        """What `evaluate` is made of: parts with names, `part-NAME` in the texts, which add up to it."""
        return [("points", self.evaluate(s, seat))]

    def forecast(self, s: S, seat: int) -> float:
        """The same where a search stops, if the game knows more there than in the middle of a turn."""
        return self.evaluate(s, seat)

    def rival(self, s: S) -> float | None:
        """Points that an opponent without a seat may expect, such as an automaton; None where there is none."""
        return None

    def sensible(self, s: S, choice: Choice[S]) -> list[Action]:
        """The answers that a player with sense thinks about; bots look no further. By default all of them."""
        return choice.options(s)

    def value_scale(self) -> float:
        """A difference of points that nearly decides a game."""
        return 20.0

    def search_depth(self, s: S) -> int:
        """How many turns a search plays on before it trusts `forecast`; 0 to trust it at the end of the own turn.

        Who is alone has one turn that lasts to the end of the game.
        """
        return 0

    def chapter(self, s: S) -> int:
        """A number that changes where every search stops, such as the round: positions there are best to compare."""
        return 0

    def situation(self, s: S, seat: int) -> tuple[int, ...]:
        """Where a seat stands in the middle of its turn, as numbers: the same where other orders of answers led there.

        Empty where orders matter or others have a say; then a search plans nothing ahead of its tries.
        """
        return ()

    def layout(self) -> Layout:
        """Where each number of a position stands."""
        raise NotImplementedError

    def put_features(self, s: S, seat: int, out: Sink) -> None:
        """A position in numbers, from what the seat may know: whatever is not 0, at its place in the layout.

        They suffice: where the question, the view or the offered answers of a seat differ, its numbers or its mask do.
        """
        raise NotImplementedError

    def features(self, s: S, seat: int) -> list[float]:
        """A vector of fixed size, from what the seat may know."""
        row = Row(self.layout().width)
        self.put_features(s, seat, row)
        return row.values

    def feature_names(self) -> list[str]:
        return self.layout().names()

    def feature_blocks(self) -> dict[str, tuple[int, int]]:
        """Numbers that belong together: where each block starts and ends."""
        return {block.name: (block.start, block.start + block.size) for block in self.layout().blocks}

    def feature_bounds(self) -> tuple[list[float], list[float]]:
        """The least and the largest that each number can be."""
        return self.layout().bounds()

    def write_features(self, s: S, seat: int, out: memoryview[float], at: int) -> None:
        """The same numbers into a float32 buffer of zeros, from `at` on: only what is not 0 is written."""
        self.put_features(s, seat, Dense(out[at : at + self.layout().width]))

    # -- words ------------------------------------------------------------------------------------------

    def prompt(self, s: S, choice: Choice[State]) -> Phrase:
        """What is asked, as a sentence to be."""
        facts: dict[str, Fact] = {name: fact for name, fact in plain_fields(choice).items() if name != "seat"}
        return Phrase(f"ask-{kebab(type(choice).__name__)}", facts)

    def label(self, s: S, seat: int, action: Action) -> Phrase:
        """What an action is called at this moment, as a sentence to be."""
        return Phrase(f"do-{kebab(type(action).__name__)}", plain_fields(action))

    def describe(self, id: str) -> Description | None:
        """What a printed thing is and does, from the data of the pack; None for what is no thing of the box."""
        return None

    def board(self, view: Mapping[str, object], seat: int | None, words: Words) -> list[Part]:
        """A view in words: the shared things, then the area of one seat in full, then a line for each other.

        Nothing but the view and what is printed is looked at, so that it tells no more than the view.
        """
        raise NotImplementedError

    # -- saving -----------------------------------------------------------------------------------------

    def to_json(self, s: S) -> dict[str, Json]:
        return {"game": self.name, **self.codec.dump(s)}

    def from_json(self, data: dict[str, Json]) -> S:
        """The state again; BadState if this was not saved by this game with this pack."""
        if isinstance(data, dict) and data.get("game") != self.name:
            raise BadState(f"a saved state of {str(data.get('game'))[:60]!r}, not of {self.name}")
        s: S = self.codec.load(data)  # type: ignore[assignment]  # the codec knows only this game's states
        s.catalogue = self.catalogue
        return s


def plain_fields(value: object) -> dict[str, Fact]:
    facts: dict[str, Fact] = {}
    for name in field_names(type(value)):
        fact = getattr(value, name)
        if isinstance(fact, bool):
            facts[name] = int(fact)  # in a browser true is not the 1 that a sentence asks for
        elif isinstance(fact, (int, str)):
            facts[name] = fact
    return facts


def kebab(name: str) -> str:
    """`EndOfRound` -> `end-of-round`, the way Fluent ids are written."""
    return "".join([f"-{c.lower()}" if c.isupper() else c for c in name]).lstrip("-")
