"""A made-up club with seasons that look real: for trying out, for tests, for pictures.

Everything in it is done by the services that a secretary uses; nothing is written past them.

Come in by: `demo`.
"""

from collections.abc import Callable
from pathlib import Path

from clubadmin.services.club.club import OpenClub
from clubadmin.services.demo.evening import demo_sheet_lines

__all__ = ["demo_sheet_lines", "make_demo"]


def make_demo(
    target: str | Path,
    seasons: int = 1,
    seed: int = 1,
    *,
    half_typed: bool = False,
    progress: Callable[[int, int], None] = lambda _done, _total: None,
) -> OpenClub:
    """Make a club at `target` in which `seasons` seasons were played, and open it.

    Args:
        target: the new file, or a database by its URL.
        seasons: how many; the last is 2026-2027.
        seed: the same seed gives the same people, draws and games.
        half_typed: the last season stands in the middle, with an evening under way: some
            sheets signed off, one half typed, one with an error, others missing.
        progress: told after each season how many are done, and of how many.

    Raises:
        StorageError: the file cannot be made there.
    """
    from clubadmin.services.demo.club import make

    return make(target, seasons, seed, half_typed, progress)
