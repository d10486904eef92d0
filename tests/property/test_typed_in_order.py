"""What is typed ahead: whatever comes when, it ends as if each thing had been waited for."""

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest
from hypothesis import find, given
from hypothesis import strategies as st
from hypothesis.errors import NoSuchExample

from clubadmin.desktop.shell.in_order import InOrder
from tests.turns import by_turns

SHEETS = 3
OPEN, ROW, SHEET, UNDO, CLOSE, ANSWER = range(6)
Act = tuple[int, int]  # what, and which sheet

acts = st.lists(
    st.one_of(
        st.tuples(st.just(ROW), st.just(0)),
        st.tuples(st.just(SHEET), st.integers(0, SHEETS - 1)),
        st.tuples(st.sampled_from([OPEN, UNDO, CLOSE, ANSWER, ANSWER, ANSWER]), st.just(0)),
    ),
    max_size=40,
)


@dataclass
class Club:
    """Rows as they lie in the file, by sheet; each row is numbered as it was typed."""

    rows: dict[int, list[int]] = field(default_factory=lambda: {at: [] for at in range(SHEETS)})

    def take_back(self, sheet: int) -> None:
        del self.rows[sheet][-1:]


class Waited:
    """Somebody who waits after each key until all is there: what the others have to come to."""

    def __init__(self) -> None:
        self.club, self.sheet, self.closed = Club(), 0, False

    def do(self, what: int, value: int) -> None:
        if self.closed:
            return
        if what == ROW:
            self.club.rows[self.sheet].append(value)
        elif what == SHEET:
            self.sheet = value
        elif what == UNDO:
            self.club.take_back(self.sheet)
        elif what == CLOSE:
            self.closed = True


class Ahead:
    """A window whose answers come late; keys are meant for what was asked before them."""

    def __init__(self, queue: type[InOrder[Act]] = InOrder) -> None:
        self.club, self.sheet, self.closed = Club(), 0, False
        self._ready = False
        self._awaited = 0
        self._answers: list[Callable[[], None]] = []
        self.queue = queue(lambda: not self._ready or bool(self._awaited))

    def do(self, what: int, value: int) -> None:
        if what == ANSWER:
            self.answer()
        elif what == OPEN:
            self._opened()
        elif self.queue.takes:
            self.queue.add((what, value))
        else:
            self._give((what, value))

    def finish(self) -> None:
        self._opened()
        while self._answers:
            self.answer()

    def answer(self) -> None:
        """The oldest answer comes, and with it what waited for it."""
        if self._answers:
            self._answers.pop(0)()
            self.queue.give_back(self._give)

    def _opened(self) -> None:
        if not self._ready:
            self._ready = True
            self.queue.give_back(self._give)

    def _give(self, act: Act) -> None:
        what, value = act
        if self.closed:
            return
        if what == ROW:
            sheet = self.sheet
            self._answers.append(lambda: self.club.rows[sheet].append(value))
        elif what == SHEET:
            self._ask(lambda: setattr(self, "sheet", value))
        elif what == UNDO:
            self._ask(lambda: self.club.take_back(self.sheet))
        else:
            self.closed = True

    def _ask(self, answer: Callable[[], None]) -> None:
        def came() -> None:
            answer()
            self._awaited -= 1

        self._awaited += 1
        self._answers.append(came)


class LastFirst(InOrder[Act]):
    """Broken on purpose: what was typed last is done first."""

    def give_back(self, give: Callable[[Act], object]) -> None:
        while self._waiting and not self._held():
            give(self._waiting.pop())


class Overtaken(InOrder[Act]):
    """Broken on purpose: what comes when nothing is awaited overtakes what still waits."""

    @property
    def takes(self) -> bool:
        return self._held()

    def give_back(self, give: Callable[[Act], object]) -> None:
        if self._waiting and not self._held():
            give(self._waiting.pop(0))


def _comes_to(walk: list[Act], queue: type[InOrder[Act]] = InOrder) -> tuple[Waited, Ahead]:
    waited, ahead = Waited(), Ahead(queue)
    for number, (what, sheet) in enumerate(walk, 1):
        value = sheet if what == SHEET else number
        waited.do(what, value)
        ahead.do(what, value)
    ahead.finish()
    return waited, ahead


@given(acts)
def test_what_is_typed_ahead_ends_as_if_it_had_been_waited_for(walk: list[Act]) -> None:
    waited, ahead = _comes_to(walk)
    assert ahead.club == waited.club
    assert (ahead.sheet, ahead.closed) == (waited.sheet, waited.closed)
    assert not ahead.queue


@pytest.mark.parametrize("broken", by_turns([LastFirst, Overtaken], 2))
def test_a_queue_that_loses_the_order_is_noticed(broken: type[InOrder[Act]]) -> None:
    def wrong(walk: list[Act], queue: type[InOrder[Act]]) -> bool:
        waited, ahead = _comes_to(walk, queue)
        return ahead.club != waited.club or bool(ahead.queue)

    assert find(acts, lambda walk: wrong(walk, broken))
    with pytest.raises(NoSuchExample):
        find(acts, lambda walk: wrong(walk, InOrder))
