"""What times are held against: a fixed piece of arithmetic, by turns with what is measured.

A machine that is slow, or busy with something else, slows both. The least time of each is
taken, as that is the one that was disturbed least, and of what only computes the time that it
had the processor; no number of milliseconds decides.
"""

import gc
from collections.abc import Callable, Sequence
from time import perf_counter, process_time

Act = Callable[[], object]
STEPS = 5_000
LONGER = 5  # times as many turns where a bar is not held


def arithmetic() -> int:
    """One core's fixed work: what most bars count in, about a millisecond on a usual machine.

    It makes and finds small objects as the program does, so that memory slows both alike.
    """
    made = {}
    for step in range(STEPS):
        made[step * 7919 % 104729] = (step, step * step % 7)
    return sum(first + second for first, second in made.values())


def by_turns(*acts: Act, again: int = 5, bar: float | None = None) -> tuple[float, ...]:
    """The least work of each act, in seconds; by turns, and without the garbage of others.

    Where the first is over `bar` times the second, all are measured again, up to `LONGER` times
    as often: only what stays beyond it is slow, and not the machine just then.
    """
    least = [float("inf")] * len(acts)
    gc.collect()
    gc.disable()
    try:
        for turn in range(LONGER * again):
            if turn >= again and (bar is None or least[0] <= bar * least[1]):
                break
            for place, act in enumerate(acts):
                least[place] = min(least[place], work(act))
    finally:
        gc.enable()
    return tuple(least)


def seconds(act: Act) -> float:
    """How long an act takes, waiting included."""
    begun = perf_counter()
    act()
    return perf_counter() - begun


def work(act: Act) -> float:
    """How many seconds of the processor an act takes."""
    begun = process_time()
    act()
    return process_time() - begun


def times_arithmetic(act: Act, again: int = 5) -> float:
    """How many times the fixed arithmetic an act takes."""
    took, unit = by_turns(act, arithmetic, again=again)
    return took / unit


def slowest(
    acts: Sequence[Act], bar: float, again: int = 4, before: Act = lambda: None
) -> tuple[float, int]:
    """The act that takes longest, in times the arithmetic, and which it is.

    An act beyond the bar is measured again, up to `again` times: only one that stays
    beyond it is slow, and not the machine just then. What is done `before` each is not counted.
    """
    found = (0.0, 0)
    unit = work(arithmetic)
    for at, act in enumerate(acts):
        unit = min(unit, work(arithmetic))
        before()
        took = work(act)
        for _ in range(again):
            if took <= bar * unit:
                break
            unit = min(unit, work(arithmetic))
            before()
            took = min(took, work(act))
        found = max(found, (took / unit, at))
    return found


class Keys:
    """The least time of each key of a fixed row of keys, over passes that press the same ones.

    Between the keys the arithmetic is measured, so that both meet what the machine does.
    """

    EVERY = 25  # keys

    def __init__(self) -> None:
        self._passes: list[list[float]] = []
        self._unit = float("inf")

    def begin(self) -> None:
        """The same keys come again from the first one."""
        self._passes.append([])

    def add(self, milliseconds: float) -> None:
        """A key of this pass."""
        self._passes[-1].append(milliseconds / 1000)
        if len(self._passes[-1]) % self.EVERY == 0:
            self._unit = min(self._unit, seconds(arithmetic))

    @property
    def times(self) -> list[float]:
        """For each key its least time, in times the arithmetic."""
        return [min(one) / self._unit for one in zip(*self._passes, strict=False)]
