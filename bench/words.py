"""How long a board in words is: lines of 100 columns and tokens, in the middle of games between bots.

    python bench/words.py                 # every game, seat count and language; tokens where a tokenizer is installed
    python bench/words.py --whole         # from the first question to the last

Tokens are counted by Mistral's Tekken, whose vocabulary comes with the package mistral-common (pip install
mistral-common tiktoken); nothing is downloaded. A position is what `gromada mcp` tells: the board, whose lines are not
broken there, and the question; `listed` has the answers too.
"""

from __future__ import annotations

import argparse
import importlib
import statistics
from collections.abc import Callable
from typing import NamedTuple

import gromada
from gromada.bots.registry import make_bot
from gromada.core.play import awaited, options, play, question
from gromada.texts import Texts
from gromada.words.asked import Here, in_words
from gromada.words.boards import board_of, board_text

NAMES = ["Ada", "Jan", "Ewa", "Ola", "Iza", "Leo"]


def tokenizer() -> Callable[[str], int] | None:
    """Counts tokens, or None where no tokenizer with its own vocabulary is installed."""
    try:
        tekken = importlib.import_module("mistral_common.tokens.tokenizers.tekken")
    except ImportError:
        return None
    folder = importlib.import_module("mistral_common").__path__[0]
    known = tekken.Tekkenizer.from_file(f"{folder}/data/tekken_240911.json")
    return lambda text: len(known.encode(text, bos=False, eos=False))


class Position(NamedTuple):
    """A question in one language: the board as a terminal draws it, as a model reads it, and the answers."""

    drawn: list[str]
    read: list[str]
    listed: list[str]


def positions(name: str, seats: int, bot: str, seed: int, is_whole: bool = False) -> list[Position]:
    """Of whoever is asked in the middle third of a game, or in all of it, in English and in Polish by turns."""
    game = gromada.game(name)
    moves: list[tuple[int, str]] = []
    s = game.new(seats, seed)
    bots = [make_bot(bot, seat) for seat in range(seats)]
    while asked := awaited(s):
        move = bots[asked[0]].pick(game, s, asked[0], options(s, asked[0]))
        moves.append((asked[0], move.text))
        play(s, asked[0], move)
    s = game.new(seats, seed)
    found: list[Position] = []
    spoken = {lang: Texts(game, lang) for lang in ("en", "pl")}
    for number, (seat, text) in enumerate(moves):
        if number % 7 == 0 and (is_whole or len(moves) / 3 <= number <= 2 * len(moves) / 3):
            for texts in spoken.values():
                choice = question(s, seat)
                assert choice is not None
                parts = board_of(game, texts, game.view(s, seat), NAMES, seat)
                prompt = texts.phrase(game.prompt(s, choice), NAMES)
                here = Here(game, s, seat)
                listed = [f"{i + 1}. {a.text}: {in_words(here, a, texts, NAMES)}" for i, a in enumerate(here.answers)]
                found.append(Position(board_text(parts), [*board_text(parts, width=None), prompt], listed))
        play(s, seat, text)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--whole", action="store_true", help="whole games, not their middle third")
    parser.add_argument("--games", nargs="*", default=list(gromada.GAMES))
    given = parser.parse_args()
    count = tokenizer()
    if count is None:
        print("no tokenizer: pip install mistral-common tiktoken")
    print("game               seats lang  lines mean/most   tokens mean/most   listed mean/most")
    for name in given.games:
        game = gromada.game(name)
        for seats in range(game.min_seats, game.max_seats + 1):
            found = positions(name, seats, given.bot, given.seed, given.whole)
            for offset, lang in enumerate(("en", "pl")):
                told = found[offset::2]
                lines = [len(one.drawn) for one in told]
                row = f"{name:18} {seats:5} {lang:4}  {statistics.mean(lines):6.1f} {max(lines):4}"
                if count is not None:
                    short = [count("\n".join(one.read)) for one in told]
                    long = [count("\n".join([*one.read, *one.listed])) for one in told]
                    row += f"    {statistics.mean(short):6.0f} {max(short):5}"
                    row += f"     {statistics.mean(long):6.0f} {max(long):5}"
                print(row, flush=True)


if __name__ == "__main__":
    main()
