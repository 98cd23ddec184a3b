"""The deal of the day: the same luck for everybody who plays it, each alone, once, without help.

There are no accounts: a player is a browser, known by the hash of a word that it keeps. Whoever wants a second try can
take another browser; what no try has is a way back behind what was shown, a hint, or a bot that plays it. The seed is
made when the first one asks, and nobody is shown a record of that deal before its day is over.
"""

from __future__ import annotations

import datetime
import hashlib
import secrets
from typing import Final, NamedTuple

from gromada.core.game import Game, Number, Options
from gromada.core.state import State
from gromada.library import GAMES
from gromada.table.entries import DEAL, NO_HINTS, Entry
from gromada.table.lobby import Lobby
from gromada.table.messages import DealDay, DealIn, DealTry, TableMade
from gromada.table.refusals import Refused
from gromada.table.store import Taken, Try
from gromada.table.tables import Tables

ALONE: Final = 1  # seats: what others do must not make a difference


class Deal(NamedTuple):
    """What is played on a day; its luck is nobody's business until it is played."""

    game: Game[State]
    options: Options


class Deals:
    def __init__(self, tables: Tables, lobby: Lobby) -> None:
        self._tables: Final = tables
        self._lobby: Final = lobby

    def of(self, day: datetime.date) -> Deal:
        """The games that can be played alone take turns; what could be chosen at the table, the day chooses."""
        shelf = self._tables.shelf
        games = [game for game in [shelf.game(name)[0] for name in GAMES] if game.min_seats == ALONE]
        turn, place = divmod(day.toordinal(), len(games))
        game = games[place]
        options = game.default_options(ALONE)
        for setting in game.settings():
            if isinstance(setting, Number) and setting.words:
                options[setting.name] = setting.low + turn % (setting.high - setting.low + 1)
        return Deal(game, options)

    async def see(self, day: datetime.date, player: str) -> DealDay:
        """What everybody may know of a day: how many have played, the most points, and how one stands oneself."""
        deal, store = self.of(day), self._tables.store
        played, best = await store.tries(day.isoformat())
        mine = yesterday = None
        if player:
            mine = await self._try(day, player)
            yesterday = await self._try(day - datetime.timedelta(1), player)
        return DealDay(day.isoformat(), deal.game.name, deal.options, played, best, mine, yesterday)

    async def _try(self, day: datetime.date, player: str) -> DealTry | None:
        found = await self._tables.store.try_of(Try(day.isoformat(), player_hash(player)))
        return None if found is None else DealTry(*found)

    async def play(self, day: datetime.date, wish: DealIn) -> TableMade:
        """A table of one's own with the luck of the day."""
        date, deal = day.isoformat(), self.of(day)
        seed = await self._tables.store.deal(date, secrets.randbits(128))
        entries = [Entry(NO_HINTS, 0), Entry(DEAL, 0, date)]
        attempt = Try(date, player_hash(wish.player))
        try:
            return await self._lobby.alone(deal.game, deal.options, seed, wish.name, wish.lang, entries, attempt)
        except Taken:
            raise Refused("deal-played") from None


def player_hash(player: str) -> str:
    return hashlib.sha256(f"gromada player {player}".encode()).hexdigest()
