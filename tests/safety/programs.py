"""Other programs, started cheaply from a server that has everything loaded, and killed."""

import multiprocessing
import os
import random
import signal
import sys
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

import pytest

needs_sigkill = pytest.mark.skipif(sys.platform == "win32", reason="stops programs with SIGKILL")

if sys.platform != "win32":
    SERVER = multiprocessing.get_context("forkserver")
    SERVER.set_forkserver_preload(  # what is loaded here is loaded once, and not by each program
        [
            *("pytest", "tests.safety.typist", "tests.safety.phones", "tests.safety.programs"),
            *("tests.bench.many_games", "tests.storage.made_up"),
            "clubadmin.services.exchange.exchange",
            "clubadmin.services.seasons.closing",
        ]
    )


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


class Moments:
    """When to kill programs that say "begins" and then "done" after each thing they do.

    Such a thing may have steps, and after each "step" is said. Mostly somewhere in the first
    thing, and now and then when that is done. How long it takes is measured, so
    that a busy machine makes both as likely as an idle one.
    """

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)
        self._long = 0.0  # seconds

    def kill(self, work: Callable[..., None], *args: Any) -> int:
        """Start a program and kill it at the next moment; answers how many steps it said."""
        program = Program(work, *args)
        assert program.pipe.recv() == "begins"
        begun, steps = time.perf_counter(), 0
        if not self._long or self._chance.random() < 1 / 4:
            while (said := program.pipe.recv()) == "step":
                steps += 1
            assert said == "done"
            self._long = time.perf_counter() - begun
        time.sleep(self._chance.uniform(0, self._long))
        program.kill()
        return steps + program.said().count("step")


def _run(work: Callable[..., None], pipe: Connection, args: tuple[Any, ...]) -> None:
    work(pipe, *args)
