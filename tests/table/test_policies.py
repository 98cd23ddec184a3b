"""Learnt policies at the table: by name, from one folder, and only where they fit."""

from __future__ import annotations

from pathlib import Path

import pytest

import gromada
from gromada.bots.policy import write_policy
from gromada.bots.registry import BadBot
from gromada.core.play import awaited, options
from gromada.table.policies import FOLDER, offered
from gromada.table.thinking import check_bot, expected_seconds, pick

GAME = gromada.game("imperial_settlers")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """One policy that likes the last code best, one file that is none."""
    own = tmp_path / "policies"
    own.mkdir()
    width, codes = GAME.layout().width, len(GAME.catalogue)
    likes = [float(code) for code in range(codes)]
    write_policy(own / "clever-1.policy", GAME, [([0.0] * width, [0.0]), ([0.0] * codes, likes)])
    (own / "broken.onnx").write_bytes(b"nothing")
    (tmp_path / "outside.policy").write_bytes((own / "clever-1.policy").read_bytes())
    monkeypatch.setenv(FOLDER, str(own))
    return own


def test_a_policy_is_offered_in_the_game_that_it_was_learnt_for(folder: Path) -> None:
    assert offered(GAME) == ["policy:clever-1"]
    assert offered(gromada.game("villagers")) == []


def test_a_policy_answers_for_its_seat(folder: Path) -> None:
    check_bot("policy:clever-1", GAME)
    s = GAME.new(2, 5)
    seat = awaited(s)[0]
    best = max(options(s, seat), key=lambda action: action.code)

    assert pick(GAME.name, None, GAME.to_json(s), seat, "policy:clever-1", 1) == best.text
    assert expected_seconds("policy:clever-1") < 1


@pytest.mark.parametrize("name", ["clever-1", "broken"])
def test_a_policy_that_does_not_fit_gets_no_seat(folder: Path, name: str) -> None:
    with pytest.raises(BadBot, match="was learnt for another game than villagers"):
        check_bot(f"policy:{name}", gromada.game("villagers"))


@pytest.mark.parametrize("name", ["../outside", "outside", "/etc/passwd", "clever-1.policy", "", "nobody"])
def test_guests_name_no_files(folder: Path, name: str) -> None:
    with pytest.raises(BadBot):
        check_bot(f"policy:{name}", GAME)


def test_without_a_folder_there_are_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(FOLDER, raising=False)

    assert offered(GAME) == []
    with pytest.raises(BadBot):
        check_bot("policy:clever-1", GAME)


@pytest.mark.parametrize("knob", ["value", "prior"])
def test_guests_name_no_files_of_what_was_learnt(knob: str) -> None:
    with pytest.raises(BadBot, match="there is no bot"):
        check_bot(f"search:rollouts=2,{knob}=/etc/passwd", GAME)
