"""How fast a draw comes, and how evenly people meet over a season."""

import sys
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from itertools import combinations
from math import comb
from statistics import pstdev

import pytest

from clubadmin.domain.draw.drawing import DrawRequest, draw
from clubadmin.domain.draw.plan.chance import Chance
from clubadmin.domain.draw.plan.schedule import Schedule
from clubadmin.domain.draw.plan.task import Meetings
from tests.bench.yardstick import slowest
from tests.domain.draw.asked import draw_individual, draw_small
from tests.domain.draw.every_format import FORMATS, LEAST

pytestmark = pytest.mark.bench

EVENINGS, PEOPLE, ROUNDS = 40, 100, 3


BAR = 65  # times the fixed arithmetic: an ordinary draw
SMALL = {16: 1.7, 20: 2.2, 24: 2, 28: 3, 32: 3, 36: 4.5, 40: 7, 64: 16}
REST, THREES, TWOS, SEASON_END = 550, 250, 90, 330
LONGEST = 1_500  # any draw that a hall can hold
SOONER = {"schevenings": 90, "knockout": 7.5, "knockout-pairs": 12, "teams": 600, "boompje": 600}
"""Formats that take less."""


def forget() -> None:
    """As after the start of the program: nothing is remembered of earlier draws."""
    for name in [one for one in sys.modules if one.startswith("clubadmin.domain.draw")]:
        for remembered in vars(sys.modules[name]).values():
            if hasattr(remembered, "cache_clear"):
                remembered.cache_clear()


def quick(what: str, draws: Sequence[Callable[[], object]], bar: float) -> None:
    """Tell the slowest of some draws, each the first of all, and hold it to a bar."""
    took, at = slowest(draws, bar, before=forget)
    print(f"slowest {what}: {took:.1f} (bar {bar}), number {at + 1} of {len(draws)}")
    assert took < bar


def alone(people: int, rounds: int) -> Schedule:
    """A draw without a season before it."""
    return draw_individual(range(1, people + 1), rounds, 1)


def spread(counts: Counter[tuple[int, int]], people: int) -> float:
    """The standard deviation of how often two people met, who never met included."""
    never = comb(people, 2) - len(counts)
    return pstdev([*counts.values(), *[0] * never])


def by_chance(seed: int) -> Counter[tuple[int, int]]:
    """Who meets whom in a season of tables drawn at random."""
    chance, met = Chance(seed), Counter[tuple[int, int]]()
    for _ in range(EVENINGS * ROUNDS):
        people = chance.shuffled(range(1, PEOPLE + 1))
        for start in range(0, PEOPLE, 4):
            met.update(combinations(sorted(people[start : start + 4]), 2))
    return met


def season() -> tuple[Meetings, Sequence[Schedule]]:
    """A season of draws that each know the evenings before."""
    met, schedules = Meetings(), []
    for evening in range(EVENINGS):
        schedule = draw_individual(range(1, PEOPLE + 1), ROUNDS, evening, history=met)
        schedules.append(schedule)
        for drawn in schedule.rounds:
            met.add_round(drawn)
    return met, schedules


def test_no_two_meet_again_in_any_hall_of_32_to_400_and_each_draw_is_there_at_once():
    halls = [(people, rounds) for people in range(32, 401, 4) for rounds in range(1, 7)]
    assert not any(alone(*hall).repeats.tablemates for hall in halls)
    quick("draw of 32 to 400 people, 1 to 6 rounds", [partial(alone, *hall) for hall in halls], BAR)


@pytest.mark.parametrize(
    ("people", "rounds"),
    [(16, 5), (20, 5), (24, 7), (28, 9), (32, 10), (36, 11), (40, 13), (64, 21)],
)
def test_the_best_known_rounds_of_small_halls(people, rounds):
    assert alone(people, rounds).repeats.tablemates == 0
    draws = [partial(alone, people, rounds)]
    quick(f"{rounds} rounds without repeats for {people}", draws, SMALL[people])


def test_numbers_that_four_does_not_divide_are_drawn_as_soon():
    draws = [
        partial(draw_individual, range(1, people + 1), 5, 1, odd=odd)
        for people in (*range(5, 32), 33, 50, 99, 199, 398)
        for odd in ("sits-out", "three")
    ]
    quick("draw of 5 to 398 people, 5 rounds, with a rest", draws, REST)


@pytest.mark.parametrize("players", [3, 2])
def test_tables_of_three_and_two_are_drawn_soon_in_any_hall(players):
    halls = [
        (people, rounds)
        for people in (*range(5, 64), 99, 100, 101, 199, 200, 398, 399, 400)
        for rounds in (3, 8)
    ]
    draws = {
        hall: partial(draw_small, range(1, hall[0] + 1), hall[1], 1, players=players)
        for hall in halls
    }
    roomy = [hall for hall in halls if hall[0] > 2 * (players - 1) * hall[1]]
    assert not any(draws[hall]().repeats.tablemates for hall in roomy)
    bar = THREES if players == 3 else TWOS
    quick(f"draw for {players} at a table, 5 to 400 people", [*draws.values()], bar)


def test_over_a_season_people_meet_as_evenly_as_can_be():
    met, schedules = season()
    random = spread(by_chance(1), PEOPLE)
    evenly = spread(Counter(met.tablemates), PEOPLE)
    mean = EVENINGS * ROUNDS * 3 / (PEOPLE - 1)
    least = ((mean % 1) * (1 - mean % 1)) ** 0.5  # everybody meets as often, but for one
    print(
        f"{PEOPLE} people, {EVENINGS} evenings of {ROUNDS} rounds: spread {evenly:.3f}, by chance "
        f"{random:.3f}, ratio {evenly / random:.3f} (the least there is {least / random:.3f})"
    )
    assert sum(schedule.repeats.tablemates for schedule in schedules) == 0
    assert evenly <= 0.3 * random
    last = partial(draw_individual, range(1, PEOPLE + 1), ROUNDS, EVENINGS, history=met)
    quick("evening at the end of a season", [last], SEASON_END)


def test_also_where_people_stay_away_at_random_they_meet_evenly_and_sit_out_in_turn():
    chance, met, ledger = Chance(3), Meetings(), Counter[int]()
    random, could = Counter[tuple[int, int]](), Counter[tuple[int, int]]()
    comes = [0.6 + 0.38 * chance.fraction() for _ in range(60)]
    for evening in range(30):
        there = [person for person in range(60) if chance.fraction() < comes[person]]
        for drawn in draw_individual(there, ROUNDS, evening, history=met, ledger=ledger).rounds:
            met.add_round(drawn)
            ledger.update(drawn.sits_out)
            mixed = chance.shuffled(there)
            for start in range(0, len(mixed) - len(mixed) % 4, 4):
                random.update(combinations(sorted(mixed[start : start + 4]), 2))
        could.update(combinations(there, 2))
    ratio = unevenness(Counter(met.tablemates), could) / unevenness(random, could)
    print(f"60 people who come 4 times in 5: spread {ratio:.3f} of that by chance;")
    print(f"they sat out {min(ledger[one] for one in range(60))} to {max(ledger.values())} times")
    assert ratio <= 0.3
    assert max(ledger.values()) - min(ledger[one] for one in range(60)) <= 1


def unevenness(met: Counter[tuple[int, int]], could: Counter[tuple[int, int]]) -> float:
    """How far meetings are from what evenings together would give each two."""
    share = met.total() / could.total()
    return pstdev([met[two] - share * times for two, times in could.items()])


@pytest.mark.parametrize("form", FORMATS)
def test_every_format_is_drawn_soon_in_any_hall(form):
    least, of = FORMATS[form]
    draws = [
        partial(of, range(1, entrants + 1), rounds, 1)
        for entrants in (*range(least, 42), 64, 99, 100, 199, 200, 399, 400)
        for rounds in (3, 6, 12, 24)
    ]
    bar = SOONER.get(form, LONGEST)
    quick(f"{form} of up to 400 entrants and 24 rounds", draws, bar)


@pytest.mark.parametrize("odd", ["sits-out", "three"])
def test_any_number_from_27_to_400_has_eight_rounds_without_repeats(odd):
    draws = {
        people: partial(draw_individual, range(1, people + 1), 8, 1, odd=odd)
        for people in range(27, 401)
    }
    assert [people for people, made in draws.items() if made().repeats.tablemates] == []
    quick(f"8 rounds for 27 to 400 people, {odd}", [*draws.values()], LONGEST)


@pytest.mark.parametrize("form", LEAST)
def test_every_format_goes_on_soon_when_people_come_and_go(form):
    requests = []
    for entrants in (16, 33, 100, 199, 400):
        people = tuple(range(1, entrants + 1))
        for rounds in (6, 8):
            kept = draw(DrawRequest(form, people, rounds, 1)).rounds[:2]
            away = {2: frozenset(range(3, 9)), entrants + 1: frozenset({1, 2})}
            requests.append(
                DrawRequest(form, (*people, entrants + 1), rounds, 1, earlier=kept, absences=away)
            )
    draws = [partial(draw, request) for request in requests]
    quick(f"{form} drawn on for up to 400 entrants", draws, LONGEST)
