"""Five village-building board games at one table.

>>> import gromada
>>> game = gromada.game("imperial_settlers")
>>> state = game.new(seats=2, seed=7)
>>> gromada.awaited(state)
[1]
"""

from gromada.core.batch import Batch
from gromada.core.play import apply, awaited, explain, options, play
from gromada.library import GAMES, game, game_of

__version__ = "0.1.0"
__all__ = ["GAMES", "Batch", "apply", "awaited", "explain", "game", "game_of", "options", "play"]
