"""A policy from a file holds a seat; a file that does not fit is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

import gromada
from gromada.bots.policy import BadPolicy, write_policy
from gromada.bots.registry import make_bot
from gromada.core.play import awaited, options

GAME = gromada.game("imperial_settlers")


def wrote(file: Path, liked: int) -> str:
    """A policy that likes one code best and minds nothing else."""
    width, codes = len(GAME.feature_names()), len(GAME.catalogue)
    likes = [1.0 if code == liked else 0.0 for code in range(codes)]
    write_policy(file, GAME, [([0.0] * (width * codes), likes)])
    return f"policy:{file}"


def test_a_policy_answers_what_it_likes_best(tmp_path: Path) -> None:
    s = GAME.new(2, 3)
    seat = awaited(s)[0]
    for option in options(s, seat):
        bot = make_bot(wrote(tmp_path / "one.policy", option.code))

        assert bot.pick(GAME, s, seat, options(s, seat)) is option


def test_a_policy_plays_a_whole_game_in_the_arena(tmp_path: Path) -> None:
    bot = make_bot(wrote(tmp_path / "one.policy", 0), 5)
    s = GAME.new(2, 4)
    while asked := awaited(s):
        gromada.play(s, asked[0], bot.pick(GAME, s, asked[0], options(s, asked[0])))

    assert s.is_over()


def test_a_file_that_is_no_policy_or_one_for_another_game_is_refused(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.policy"
    for text in ("", "[]", "{}", '{"format": "gromada policy 1", "game": "x", "features": "y", "layers": [{}]}'):
        wrong.write_text(text, encoding="utf-8")
        with pytest.raises(BadPolicy, match="is no policy"):
            make_bot(f"policy:{wrong}")
    with pytest.raises(BadPolicy, match="is no policy"):
        make_bot(f"policy:{tmp_path / 'nowhere'}")
    villagers = gromada.game("villagers")
    s = villagers.new(2, 1)
    bot = make_bot(wrote(tmp_path / "one.policy", 0))
    with pytest.raises(BadPolicy, match="was learnt for imperial_settlers"):
        bot.pick(villagers, s, awaited(s)[0], options(s, awaited(s)[0]))
