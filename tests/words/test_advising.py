"""Advice in words: what a strong bot would do, and what next."""

from __future__ import annotations

from gromada.core.play import awaited, options, play
from gromada.library import game as game_by_name
from gromada.texts import Texts
from gromada.words.advising import advice


def test_advice_tells_what_would_come_next_as_long_as_nobody_else_is_asked() -> None:
    """In an adventure all answers of a phase are one's own."""
    game = game_by_name("imperial_settlers")
    s = game.new(1, seed=3, options={"mode": "adventure"})
    play(s, 0, options(s, 0)[0])
    assert awaited(s) == [0]

    told = advice(game, s, 0, Texts(game, "en"), ["Ada"], "owl:rollouts=300")

    assert "hopes" in told[0]
    assert any(line.startswith("   then: ") for line in told)
