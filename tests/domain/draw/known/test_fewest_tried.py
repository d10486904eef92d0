"""Tries all draws of small evenings: no draw has fewer repeats than is said."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from clubadmin import assets
from clubadmin.domain.draw.known.bounds import fewest_tried
from tests.domain.draw.asked import draw_individual

FEWEST = {
    (int(people), int(rounds), odd): fewest
    for odd, rows in assets.table("draws/fewest-repeats.toml").items()
    for people, row in rows.items()
    for rounds, fewest in row.items()
}
Turns = tuple[int, ...]  # for each person how often he sat out or played at three

SLOW = {(13, 2, "three"), (14, 2, "three")}
CASES = [pytest.param(*key, marks=[pytest.mark.nightly] if key in SLOW else []) for key in FEWEST]


def parted(people: list[int], size: int) -> Iterator[list[tuple[int, ...]]]:
    """All ways to part people into groups of a size."""
    if not people:
        yield []
        return
    first, *others = people
    for mates in combinations(others, size - 1):
        left = [one for one in others if one not in mates]
        for rest in parted(left, size):
            yield [(first, *mates), *rest]


class Evenings:
    """All evenings with fair turns; who has a first turn is named in order of turns."""

    def __init__(self, people: int, odd: str) -> None:
        self.people = range(people)
        self.threes = odd == "three"
        self.turns = 3 * (-people % 4) if self.threes else people % 4
        self.bit = {two: 1 << at for at, two in enumerate(combinations(self.people, 2))}
        self.known: dict[tuple[int, ...], list[int]] = {}
        self.first = self.rounds(tuple(range(self.turns)))[0]
        self.meetings = self.first.bit_count()
        again = (
            (self.first & other).bit_count()
            for special in combinations(self.people, self.turns)
            for other in self.rounds(special)
        )
        self.most = self.meetings - min(again)  # that a round adds after another

    def rounds(self, special: tuple[int, ...]) -> list[int]:
        """Who meets in each round in which these sit out or play at three, as bits."""
        if special not in self.known:
            left = [one for one in self.people if one not in special]
            threes = list(parted(list(special), 3)) if self.threes else [[]]
            self.known[special] = [
                sum(self.bit[two] for group in (*a, *b) for two in combinations(sorted(group), 2))
                for a in threes
                for b in parted(left, 4)
            ]
        return self.known[special]

    def specials(self, turns: Turns) -> Iterator[tuple[int, ...]]:
        """Whose turn it may be: nobody a second time before everybody had one."""
        least = min(turns)
        due = [one for one in self.people if turns[one] == least]
        if len(due) >= self.turns:
            yield from [tuple(due[: self.turns])] if least == 0 else combinations(due, self.turns)
            return
        others = [one for one in self.people if turns[one] == least + 1]
        for more in combinations(others, self.turns - len(due)):
            yield tuple(sorted((*due, *more)))

    def fewer_than(self, repeats: int, rounds: int) -> bool:
        """Whether there is an evening with fewer repeats."""
        enough = rounds * self.meetings - repeats + 1  # different couples that must meet
        return self._go_on(0, 0, rounds, tuple(0 for _ in self.people), enough)

    def _go_on(self, met: int, couples: int, left: int, turns: Turns, enough: int) -> bool:
        if not left:
            return couples >= enough
        for special in self.specials(turns):
            after = tuple(had + (one in special) for one, had in enumerate(turns))
            for now in self.rounds(special):
                new = couples + (now & ~met).bit_count()
                if new + (left - 1) * self.most < enough:
                    continue
                if self._go_on(met | now, new, left - 1, after, enough):
                    return True
        return False


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("people", "rounds", "odd"), CASES)
def test_no_draw_has_fewer_repeats_and_ours_has_as_few(people, rounds, odd):
    evenings = Evenings(people, odd)
    fewest = FEWEST[people, rounds, odd]
    assert not evenings.fewer_than(fewest, rounds)
    schedule = draw_individual(range(1, people + 1), rounds, 1, odd=odd)
    assert schedule.repeats.tablemates == fewest


def test_the_search_of_all_finds_what_there_is():
    assert Evenings(7, "sits-out").fewer_than(3, 3)
    assert Evenings(10, "three").fewer_than(5, 2)


def test_nothing_is_said_of_evenings_on_which_people_come_and_go():
    schedule = draw_individual(range(1, 8), 3, 1, absences={7: {1}})
    assert fewest_tried(schedule.rounds) == 0
