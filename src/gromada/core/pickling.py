"""Pickles and copies: `pickle`, `copy` and whatever builds on them work for states, actions, games and luck.

A game and its actions are themselves again wherever they arrive; a state goes by the name of its game, its pack and its
own data, as in JSON, so it is small. What a state has still to tell (its events) stays behind, as with `State.copy`.
"""

from __future__ import annotations

import copyreg
import importlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from gromada.core.actions import Action
from gromada.core.errors import BadState
from gromada.core.rng import Rng
from gromada.core.state import State

if TYPE_CHECKING:
    from gromada.core.codec import Json
    from gromada.core.game import Game

_GAMES: Final[dict[tuple[str, str], Game[Any]]] = {}  # by name and pack
_NAMES: Final[dict[type, str]] = {}  # of the game that a state or an action belongs to


def make_known(game: Game[Any], states: list[type]) -> None:
    """From now on this game, its states and its actions can be pickled and copied."""
    key = (game.name, game.box.pack.sha)
    if key in _GAMES:
        return  # the same pack read twice is the same game
    _GAMES[key] = game
    copyreg.pickle(type(game), _game_out)
    for kind in states:
        _NAMES[kind] = game.name
        copyreg.pickle(kind, _state_out)
    for action in game.catalogue.actions:
        if type(action) not in _NAMES:
            _NAMES[type(action)] = game.name
            copyreg.pickle(type(action), _action_out)


def game_known(name: str, sha: str, file: str = "", text: str = "") -> Game[Any]:
    """The game with this pack, from this process or made from what was sent along."""
    if (name, sha) not in _GAMES:
        package = importlib.import_module(f"gromada.games.{name}")
        if (name, sha) not in _GAMES and text:
            package.with_pack(file, text)
    game = _GAMES.get((name, sha))
    if game is None:
        raise BadState(f"this was made with a pack of {name} that is not here: {sha}")
    return game


def _sent(game: Game[Any]) -> tuple[str, str, str, str]:
    """How to find a game again; a pack that came from a file goes along."""
    pack = game.box.pack
    is_own = any([known is game for key, known in _GAMES.items() if key[0] == game.name][:1])
    return (game.name, pack.sha, "", "") if is_own else (game.name, pack.sha, pack.file, pack.text)


def _game_out(game: Game[Any]) -> tuple[Callable[..., Any], tuple[str, str, str, str]]:
    return game_known, _sent(game)


def _state_out(s: State) -> tuple[Callable[..., Any], tuple[object, ...]]:
    box: Any = s.box  # type: ignore[attr-defined]  # every game's state has its box
    game = _GAMES[(_NAMES[type(s)], box.pack.sha)]
    return state_again, (*_sent(game), game.codec.dump(s))


def state_again(name: str, sha: str, file: str, text: str, data: dict[str, Json]) -> State:
    s: State = game_known(name, sha, file, text).from_json({"game": name, **data})
    return s


def _action_out(action: Action) -> tuple[Callable[..., Any], tuple[str, str]]:
    return action_again, (_NAMES[type(action)], action.text)


def action_again(name: str, text: str) -> Action:
    """The one action of its game that is written so."""
    for key, game in _GAMES.items():
        if key[0] == name:
            return game.catalogue.read(text)
    made: Game[Any] = importlib.import_module(f"gromada.games.{name}").GAME
    return made.catalogue.read(text)


def _rng_out(rng: Rng) -> tuple[type[Rng], tuple[int]]:
    return Rng, (rng.memory,)


copyreg.pickle(Rng, _rng_out)
