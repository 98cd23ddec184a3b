"""The shelf: the games that this server has, each with its packs of printed facts."""

from __future__ import annotations

from functools import cache
from typing import Final

from gromada.core.errors import BadSetup, OtherRecord
from gromada.core.game import Game
from gromada.core.record import Record
from gromada.core.state import State
from gromada.library import game as game_by_name
from gromada.library import game_of, package_folder
from gromada.table.messages import PackOut
from gromada.table.refusals import Refused


class Shelf:
    def __init__(self, packs: dict[str, list[str]]) -> None:
        self._packs: Final = packs  # game -> files of the packs that this server was given; the first is the default

    def files(self, name: str) -> list[str | None]:
        """The packs of a game: those that the server was given, then the game's own (None)."""
        return [*self._packs.get(name, []), None]

    def game(self, name: str, sha: str = "") -> tuple[Game[State], str | None]:
        """A game with the pack of this hash, or with the server's first pack; and the pack's file."""
        for file in self.files(name):
            game = given_game(name, file)
            if not sha or game.box.pack.sha == sha:
                return game, file
        for former in sorted((package_folder(name) / "packs").glob("*.toml")):
            game = given_game(name, str(former))
            if game.box.pack.sha == sha:
                return game, str(former)
        raise Refused("no-pack", pack=sha[:12], game=name)

    def pack_names(self, name: str) -> list[PackOut]:
        packs = [given_game(name, file).box.pack for file in self.files(name)]
        return [PackOut(pack.file, pack.sha) for pack in packs]

    def game_of(self, record: Record) -> Game[State]:
        """The game of a record, with one of the server's packs where it fits."""
        try:
            return self.game(record.game, record.pack)[0]
        except Refused:
            return game_of(record)
        except BadSetup as error:
            raise OtherRecord(f"line 2: {error}", "record-no-game", {"reason": str(error)}) from error


@cache
def given_game(name: str, file: str | None) -> Game[State]:
    """A game with a pack from a file, read once."""
    return game_by_name(name, file)
