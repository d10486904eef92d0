"""Lets whoever asked for papers see how far they are, page by page, and stop in between."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_watcher: ContextVar[Callable[[], None] | None] = ContextVar("watcher", default=None)


@contextmanager
def watched(page_made: Callable[[], None]) -> Iterator[None]:
    """Call `page_made` for every page that is drawn; what it raises ends the paper."""
    token = _watcher.set(page_made)
    try:
        yield
    finally:
        _watcher.reset(token)


def page_made() -> None:
    """A page was drawn."""
    watcher = _watcher.get()
    if watcher is not None:
        watcher()
