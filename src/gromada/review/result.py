"""What a review says, as plain data: everything here goes to JSON and back.

Chances and worths are from 0 (lost) to 1 (won). A *worth* is what the search hopes for from an answer: half how likely
the seat wins, half how far it is ahead. Moments are counted by the moves before them: moment 0 is the deal.
"""

from __future__ import annotations

from msgspec import Struct


class Words(Struct):
    """A sentence to be: the id of a Fluent message and its facts."""

    id: str
    facts: dict[str, int | str]


class Step(Struct):
    """One answer in a line that is expected."""

    seat: int
    move: str
    label: Words
    places: list[str]  # what it is about


class Answer(Struct):
    """What the search thinks of an answer."""

    move: str
    label: Words
    worth: float
    lead: float  # points ahead that may be expected after it
    visits: int  # how often it was tried
    line: list[Step]  # from this answer on


class Decision(Struct):
    """A question with more than one answer, and what was answered."""

    at: int  # the moment of the question
    round: int
    phase: str  # which `phase-WORD` names
    seat: int
    options: int  # how many answers there were
    played: Answer
    best: list[Answer]  # the best first; the played one may be among them
    loss: float  # of worth against the best answer, 0 where none was better
    error: float  # the standard error of the loss
    asked: Words | None = None  # the question, inside a step: its answers say too little alone


class Moment(Struct):
    """How the game stood around a moment: for every seat from what that seat knew, averaged over a lap of the table."""

    at: int
    round: int
    chance: list[float]  # to win, all seats together 1
    points: list[float]  # expected in the end


class Turning(Struct):
    """A turn after which the chances stayed other than before it."""

    at: int  # the moment before the turn
    round: int
    seat: int  # whose turn it was
    move: str  # its first answer
    label: Words
    change: list[float]  # of each seat's chance
    luck: list[float]  # the share of it that was drawn, rolled or turned up


class SeatSum(Struct):
    """What a whole game was made of for one seat: start + luck + play = end, in chances."""

    seat: int
    decisions: int
    found: int  # decisions without a better answer
    given_away: float  # what its own answers lost against the best ones, in worth
    start: float
    luck: float  # what draws, dice and cards turned up changed, against what was to be expected
    luck_points: float  # the same in points
    play: float  # what the answers changed, its own and those of the others
    end: float


class Source(Struct):
    """Points from one source: a list for each seat, a number for each round."""

    id: str  # of a Fluent message
    points: list[list[int]]


class Review(Struct):
    """A game, judged."""

    version: int
    game: str
    pack: str
    record: str  # the hash of the record
    names: list[str]
    rollouts: int  # tries for each decision
    seed: int
    judged_by: str  # the learnt value, such as villagers/3, or `evaluation`
    is_contest: bool  # False: alone, against nobody; then points tell more than chances
    result: list[int]
    winners: list[int]
    rounds: list[int]
    curve: list[Moment]
    decisions: list[Decision]
    turning: list[Turning]
    costly: list[int]  # indices of decisions, the largest loss first
    sums: list[SeatSum]
    sources: list[Source]
