"""How fast a draw comes, and how evenly people meet over a season."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from math import comb
from statistics import pstdev
from time import perf_counter, process_time

import pytest

from clubadmin.domain.draw.drawing import LEAST, DrawRequest, draw
from clubadmin.domain.draw.formats.individual import draw_individual
from clubadmin.domain.draw.formats.small import draw_small
from clubadmin.domain.draw.plan.chance import Chance
from clubadmin.domain.draw.plan.meetings import Meetings
from clubadmin.domain.draw.plan.schedule import Schedule
from tests.domain.draw.every_format import FORMATS

pytestmark = pytest.mark.bench

EVENINGS, PEOPLE, ROUNDS = 40, 100, 3


def timed(people: int, rounds: int, seed: int = 1) -> tuple[Schedule, float]:
    """A draw without a season before it, and the seconds it took."""
    begun = process_time()
    schedule = draw_individual(range(1, people + 1), rounds, seed)
    return schedule, process_time() - begun


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


def season() -> tuple[Meetings, Sequence[Schedule], Sequence[float]]:
    """A season of draws that each know the evenings before."""
    met, schedules, times = Meetings(), [], []
    for evening in range(EVENINGS):
        begun = perf_counter()
        schedule = draw_individual(range(1, PEOPLE + 1), ROUNDS, evening, history=met)
        times.append(perf_counter() - begun)
        schedules.append(schedule)
        for drawn in schedule.rounds:
            met.add_round(drawn)
    return met, schedules, times


def test_no_two_meet_again_in_any_hall_of_32_to_400_and_each_draw_takes_under_100_ms():
    slowest = 0.0
    for people in range(32, 401, 4):
        for rounds in range(1, 7):
            schedule, took = timed(people, rounds)
            assert schedule.repeats.tablemates == 0
            slowest = max(slowest, took)
    print(f"slowest draw of 32 to 400 people, 1 to 6 rounds: {slowest * 1000:.1f} ms")
    assert slowest < 0.1


@pytest.mark.parametrize(
    ("people", "rounds"),
    [(16, 5), (20, 5), (24, 7), (28, 9), (32, 10), (36, 11), (40, 13), (64, 21)],
)
def test_the_best_known_rounds_of_small_halls(people, rounds):
    schedule, took = timed(people, rounds)
    print(f"{people} people, {rounds} rounds: no repeats, {took * 1000:.1f} ms")
    assert schedule.repeats.tablemates == 0
    assert took < 2


def test_numbers_that_four_does_not_divide_take_no_two_seconds():
    slowest = 0.0
    for people in (*range(5, 32), 33, 50, 99, 199, 398):
        for odd in ("sits-out", "three"):
            begun = perf_counter()
            draw_individual(range(1, people + 1), 5, 1, odd=odd)
            slowest = max(slowest, perf_counter() - begun)
    print(f"slowest draw of 5 to 398 people, 5 rounds, with a rest: {slowest * 1000:.0f} ms")
    assert slowest < 2


@pytest.mark.parametrize("players", [3, 2])
def test_tables_of_three_and_two_are_drawn_within_two_seconds_in_any_hall(players):
    slowest, most = 0.0, 0
    for people in (*range(5, 64), 99, 100, 101, 199, 200, 398, 399, 400):
        for rounds in (3, 8):
            begun = perf_counter()
            schedule = draw_small(range(1, people + 1), rounds, 1, players=players)
            slowest = max(slowest, perf_counter() - begun)
            if people > 2 * (players - 1) * rounds:
                most = max(most, schedule.repeats.tablemates)
    print(f"slowest draw for {players} at a table, 5 to 400 people: {slowest * 1000:.0f} ms")
    assert slowest < 2
    assert most == 0


def test_over_a_season_people_meet_as_evenly_as_can_be():
    met, schedules, times = season()
    random = spread(by_chance(1), PEOPLE)
    evenly = spread(Counter(met.tablemates), PEOPLE)
    mean = EVENINGS * ROUNDS * 3 / (PEOPLE - 1)
    least = ((mean % 1) * (1 - mean % 1)) ** 0.5  # everybody meets as often, but for one
    print(
        f"{PEOPLE} people, {EVENINGS} evenings of {ROUNDS} rounds: spread {evenly:.3f}, by chance "
        f"{random:.3f}, ratio {evenly / random:.3f} (the least there is {least / random:.3f}); "
        f"an evening takes {max(times) * 1000:.0f} ms at most"
    )
    assert sum(schedule.repeats.tablemates for schedule in schedules) == 0
    assert evenly <= 0.3 * random
    assert max(times) < 2


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
def test_every_format_is_drawn_within_two_seconds_in_any_hall(form):
    least, of = FORMATS[form]
    slowest, where = 0.0, (0, 0)
    for entrants in (*range(least, 42), 64, 99, 100, 199, 200, 399, 400):
        for rounds in (3, 6, 12, 24):
            begun = process_time()
            of(range(1, entrants + 1), rounds, 1)
            slowest, where = max((slowest, where), (process_time() - begun, (entrants, rounds)))
    print(f"slowest {form} of up to 400 entrants and 24 rounds: {slowest * 1000:.0f} ms, {where}")
    assert slowest < 2


@pytest.mark.parametrize("odd", ["sits-out", "three"])
def test_any_number_from_27_to_400_has_eight_rounds_without_repeats(odd):
    slowest, again = 0.0, []
    for people in range(27, 401):
        begun = process_time()
        schedule = draw_individual(range(1, people + 1), 8, 1, odd=odd)
        slowest = max(slowest, process_time() - begun)
        if schedule.repeats.tablemates:
            again.append(people)
    print(f"8 rounds for 27 to 400 people, {odd}: slowest {slowest * 1000:.0f} ms, repeats {again}")
    assert again == []
    assert slowest < 2


@pytest.mark.parametrize("form", LEAST)
def test_every_format_goes_on_within_two_seconds_when_people_come_and_go(form):
    slowest, where = 0.0, (0, 0)
    for entrants in (16, 33, 100, 199, 400):
        people = tuple(range(1, entrants + 1))
        for rounds in (6, 8):
            kept = draw(DrawRequest(form, people, rounds, 1)).rounds[:2]
            away = {2: frozenset(range(3, 9)), entrants + 1: frozenset({1, 2})}
            request = DrawRequest(
                form, (*people, entrants + 1), rounds, 1, earlier=kept, absences=away
            )
            begun = process_time()
            draw(request)
            slowest, where = max((slowest, where), (process_time() - begun, (entrants, rounds)))
    print(f"slowest {form} drawn on for up to 400 entrants: {slowest * 1000:.0f} ms, {where}")
    assert slowest < 2
