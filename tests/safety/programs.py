"""Other programs, started cheaply from a server that has everything loaded, and killed."""

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

import pytest

needs_sigkill = pytest.mark.skipif(sys.platform == "win32", reason="stops programs with SIGKILL")

if sys.platform != "win32":
    SERVER = multiprocessing.get_context("forkserver")
    SERVER.set_forkserver_preload(["pytest", "tests.safety.typist", "tests.safety.programs"])


class Program:
    """A program that runs `work(pipe, *args)`; `pipe` leads here."""

    def __init__(self, work: Callable[..., None], *args: Any) -> None:
        self.pipe, theirs = SERVER.Pipe()
        self._process = SERVER.Process(target=_run, args=(work, theirs, args))
        self._process.start()
        theirs.close()

    def kill(self) -> None:
        """Stop it at once, as when the battery comes out of its program."""
        assert self._process.pid
        os.kill(self._process.pid, signal.SIGKILL)
        self.wait()

    def wait(self) -> None:
        """Until it has ended."""
        self._process.join()
        self._process.close()

    def said(self) -> list[Any]:
        """All that it said and that nobody has read yet; half a sentence is none."""
        found = []
        try:
            while self.pipe.poll():
                found.append(self.pipe.recv())
        except (EOFError, OSError):
            pass
        self.pipe.close()
        return found


def _run(work: Callable[..., None], pipe: Connection, args: tuple[Any, ...]) -> None:
    work(pipe, *args)
