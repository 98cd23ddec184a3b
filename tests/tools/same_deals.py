"""`gromada serve` that deals the same game to the same set-up: what a browser meets can be met again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gromada.cli.main import main
from gromada.core.game import Game, Options
from gromada.core.state import State
from gromada.sim.seeds import derived_seed
from gromada.table.entries import Entry
from gromada.table.lobby import Lobby
from gromada.table.store import Try
from gromada.table.tables import Table

CHOSEN: Final = 1 << 64  # smaller seeds are chosen by somebody, as those of first games
deal = Lobby._make


async def deal_the_same(
    self: Lobby,
    game: Game[State],
    values: Options,
    lang: str,
    chairs: list[tuple[str, str, str]],
    is_public: bool,
    seed: int,
    entries: Sequence[Entry] = (),
    attempt: Try | None = None,
) -> Table:
    if seed >= CHOSEN and not entries:  # a game that is played on keeps its luck
        seed = derived_seed(0, game.name, repr(sorted(values.items())), lang, repr([holder for _, holder, _ in chairs]))
    return await deal(self, game, values, lang, chairs, is_public, seed, entries, attempt)


if __name__ == "__main__":
    Lobby._make = deal_the_same  # type: ignore[method-assign]
    main()
