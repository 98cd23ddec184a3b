"""Sharing work out: in this process, in several, or on a Ray cluster. Results come in the order of the work, always."""

from __future__ import annotations

import multiprocessing
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeVar

from gromada.core.errors import BadSetup, GromadaError
from gromada.extras import need

T = TypeVar("T")
R = TypeVar("R")

LOCAL: Final = "local"  # a Ray of one's own on this machine, instead of an address
LEAST: Final = 1.0  # seconds of work that are worth the way to another machine
MOST: Final = 4096  # pieces of work that go there together
TRIES: Final = 20  # of one share; whoever loses so many workers has another problem


class LostWork(GromadaError):
    """A share of the work was lost again and again."""


def share_out(work: Callable[[T], R], todo: Sequence[T], processes: int = 1, cluster: str | None = None) -> Iterator[R]:
    """Every result, in the order of `todo`; the same whoever does the work."""
    if processes < 1:
        raise BadSetup(f"the number of processes is at least 1, not {processes}")
    if cluster is not None:
        return _on_ray(work, todo, cluster)
    if processes == 1 or len(todo) < 2:
        return map(work, todo)
    return _in_processes(work, todo, processes)


def _in_processes(work: Callable[[T], R], todo: Sequence[T], processes: int) -> Iterator[R]:
    # Started afresh rather than forked, so that it works alike on every system.
    context = multiprocessing.get_context("spawn")
    share = max(1, min(64, len(todo) // (processes * 8)))
    with context.Pool(processes) as pool:
        yield from pool.imap(work, todo, chunksize=share)


# -- Ray -------------------------------------------------------------------------------------------------------


class Share:
    """Pieces of work that are done together somewhere else."""

    def __init__(self, todo: list[Any]) -> None:
        self.todo: Final = todo
        self.tries = 0
        self.promise: Any = None


def do_share(work: Callable[[Any], Any], todo: list[Any]) -> tuple[list[Any], float]:
    """The results, and the seconds that they took; this is what runs over there."""
    begun = time.perf_counter()
    return [work(one) for one in todo], time.perf_counter() - begun


def _on_ray(work: Callable[[T], R], todo: Sequence[T], cluster: str) -> Iterator[R]:
    """Shares of at least a second each, a few of them on the way for every processor of the cluster.

    A share whose worker is lost is done again elsewhere: it is plain data and its seeds are in it. An error of the work
    itself is raised here as it was there.
    """
    ray: Any = need("ray", "ray")
    is_ours = not ray.is_initialized()
    if is_ours:
        _reach(ray, cluster)
    try:
        remote = ray.remote(do_share)
        ahead = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        size, at = 1, 0
        shares: deque[Share] = deque()
        while at < len(todo) or shares:
            while at < len(todo) and len(shares) < ahead:
                share = Share(list(todo[at : at + size]))
                at += len(share.todo)
                share.promise = remote.remote(work, share.todo)
                shares.append(share)
            results, seconds = _fetched(ray, remote, work, shares.popleft())
            yield from results
            each = max(seconds / len(results), 1e-6)
            size = max(1, min(MOST, round(LEAST / each)))
    finally:
        if is_ours:
            ray.shutdown()


def _reach(ray: Any, cluster: str) -> None:
    try:
        ray.init(
            address=None if cluster == LOCAL else cluster,
            include_dashboard=False,
            log_to_driver=False,
            logging_level="warning",
        )
    except Exception as error:  # Ray has no class of its own for it: a timeout of a start is a plain Exception
        reason = str(error).partition("\n")[0]
        facts: dict[str, int | str] = {"cluster": cluster, "reason": reason}
        raise GromadaError(f"Ray ({cluster}) cannot be reached: {reason}", "no-cluster", facts) from error


def _fetched(ray: Any, remote: Any, work: Callable[[T], R], share: Share) -> tuple[list[R], float]:
    while True:
        try:
            found: tuple[list[R], float] = ray.get(share.promise)
            return found
        except ray.exceptions.RayTaskError as error:
            raise error.cause from error  # the work itself went wrong: again would be no better
        except ray.exceptions.RayError as error:
            share.tries += 1
            if share.tries == TRIES:
                raise LostWork(f"a share of {len(share.todo)} was lost {TRIES} times: {error}") from error
            share.promise = remote.remote(work, share.todo)
