"""Wording: what a viewer sees as a board in words, the same that a terminal draws; made only for who asks for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from gromada.core.game import Game
from gromada.core.state import State
from gromada.library import LANGUAGES
from gromada.table.messages import BoardLine, BoardPart
from gromada.table.refusals import Refused
from gromada.table.seats import Seat
from gromada.texts import Texts
from gromada.words.boards import board_of


def spoken(lang: str) -> str:
    if lang not in LANGUAGES:
        raise Refused("no-language")
    return lang


@cache
def texts_in(game: Game[State], lang: str) -> Texts:
    return Texts(game, lang)


def names_in(game: Game[State], lang: str, seats: Sequence[Seat]) -> list[str]:
    """Who sits where: bots and free seats in the reader's language, as the page calls them."""
    texts = texts_in(game, spoken(lang))
    found = []
    held = [chair.holder for chair in seats]
    for number, chair in enumerate(seats, 1):
        bot = f"bot-name-{chair.holder}"
        is_one = held.count(chair.holder) == 1
        name = texts.say(bot, number=0 if is_one else number) if texts.has(bot) else chair.name
        found.append(texts.say("seat-name", number=number) if chair.is_open() else name)
    return found


def board_out(
    game: Game[State], lang: str, view: Mapping[str, object], names: Sequence[str], seat: int | None
) -> list[BoardPart]:
    """A view in words; it knows nothing else, so neither does who reads it."""
    parts = board_of(game, texts_in(game, spoken(lang)), view, names, seat)
    return [BoardPart(part.title, [BoardLine(one.key, one.title, one.items) for one in part.lines]) for part in parts]
