"""Work that is shared out comes back whole, in order and the same, whoever did it and whatever was lost."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from gromada.cli.main import run
from gromada.core.errors import BadSetup
from gromada.extras import MissingExtra
from gromada.sim import sharing
from gromada.sim.runner import Job, play_jobs
from gromada.sim.sharing import LostWork, share_out


def double(number: int) -> int:
    if number == 13:
        raise ValueError("thirteen")
    return 2 * number


class RayError(Exception):
    pass


class RayTaskError(RayError):
    def __init__(self, cause: Exception) -> None:
        super().__init__(str(cause))
        self.cause = cause


class StandIn(ModuleType):
    """What of Ray is used here, with workers that die when they are told to."""

    def __init__(self, deaths: int) -> None:
        super().__init__("ray")
        self.deaths = deaths
        self.sent: list[int] = []
        self.is_up = False
        self.exceptions = SimpleNamespace(RayError=RayError, RayTaskError=RayTaskError)

    def is_initialized(self) -> bool:
        return self.is_up

    def init(self, **given: Any) -> None:
        self.given = given
        self.is_up = True

    def shutdown(self) -> None:
        self.is_up = False

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, function: Any) -> Any:
        def submit(work: Any, todo: list[Any]) -> Any:
            self.sent.append(len(todo))
            return lambda: function(work, todo)

        return SimpleNamespace(remote=submit)

    def get(self, promise: Any) -> Any:
        if self.deaths > 0:
            self.deaths -= 1
            raise RayError("the worker died")
        try:
            return promise()
        except ValueError as error:
            raise RayTaskError(error) from error


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> Iterator[StandIn]:
    found = StandIn(0)
    monkeypatch.setitem(sys.modules, "ray", found)
    yield found
    assert not found.is_up, "a Ray of our own is left behind"


def games(count: int) -> list[Job]:
    return [
        Job(
            "imperial_settlers", None, 2, {"mode": "competition_basic", "sheet": "choose"}, ("uniform",) * 2, i, i, True
        )
        for i in range(count)
    ]


def test_a_cluster_plays_the_same_games_as_this_process(ray: StandIn) -> None:
    assert list(play_jobs(games(6), 1, "local")) == list(play_jobs(games(6), 1))
    assert ray.given["address"] is None


def test_an_address_is_passed_on(ray: StandIn) -> None:
    assert list(share_out(double, [1], cluster="ray://somewhere:10001")) == [2]
    assert ray.given["address"] == "ray://somewhere:10001"


def test_a_cluster_that_does_not_answer_is_named_in_one_line(
    ray: StandIn, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def silent(**given: Any) -> None:
        raise ConnectionError("nobody answers there\nafter 30 s")

    monkeypatch.setattr(ray, "init", silent)
    given = ["simulate", "villagers", "--games", "2", "--bots", "uniform,uniform", "--ray", "10.0.0.1:6379"]

    assert run([*given, "--lang", "en"]) == 2
    assert capsys.readouterr().err.strip() == "gromada: Ray (10.0.0.1:6379) cannot be reached: nobody answers there"


def test_a_lost_worker_loses_nothing(ray: StandIn) -> None:
    ray.deaths = 7

    assert list(share_out(double, range(12), cluster="local")) == [2 * i for i in range(12)]
    assert sum(ray.sent) > 12


def test_a_cluster_that_loses_everything_is_given_up(ray: StandIn) -> None:
    ray.deaths = 10_000
    with pytest.raises(LostWork, match="was lost 20 times"):
        list(share_out(double, range(12), cluster="local"))


def test_shares_grow_until_they_are_worth_the_way(ray: StandIn) -> None:
    list(share_out(double, range(10_000, 30_000), cluster="local"))

    assert ray.sent[0] == 1
    assert max(ray.sent) == sharing.MOST


def test_an_error_of_the_work_is_raised_as_it_was(ray: StandIn) -> None:
    with pytest.raises(ValueError, match="thirteen"):
        list(share_out(double, range(20), cluster="local"))


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra, match=r"gromada\[ray\]"):
        list(share_out(double, [1], cluster="local"))


def test_at_least_one_process_works() -> None:
    with pytest.raises(BadSetup, match="at least 1, not 0"):
        share_out(double, [1], 0)
