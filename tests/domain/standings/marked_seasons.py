"""Seasons under every rule, made up by a seed: places, prizes, what is needed, who is consoled."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from functools import partial
from itertools import product
from random import Random

from clubadmin.domain.standings.absence import Missing, read_worth, rounded
from clubadmin.domain.standings.awards import Contender, awards
from clubadmin.domain.standings.habit import a_year_on, goes_on, habit_of, kind_of
from clubadmin.domain.standings.knockout_places import side_places, steps
from clubadmin.domain.standings.needed import (
    Coming,
    Prospects,
    away_may_pay,
    by_the_evening,
    proved,
    ways_to_stay_away,
)
from clubadmin.domain.standings.prizes import poedelprijs_place, prizes_of
from clubadmin.domain.standings.ranked import Figure, shortened
from clubadmin.domain.standings.ranking import rank_evening
from clubadmin.domain.standings.ranking_rule import parse_rule
from clubadmin.domain.standings.ranking_words import rule_parts
from clubadmin.domain.standings.series import longest, parted, ranked
from clubadmin.domain.standings.ties import TIE_BREAKS
from clubadmin.errors import Trouble
from tests.domain.marks import Subjects
from tests.domain.standings.seasons import rank_season

RULES = (
    "sum",
    "average",
    "best:3",
    "average-best:3",
    "sum,min:3",
    "best:4,absent:4000",
    "average,absent:lowest",
    "sum,absent:own-average/4500,unnotified:0",
    "best:3,absent:average,absent-most:2",
    "sum,absent:half",
    "best:3,absent:none",
    "best:2,periods:3",
    "average-best:2,periods:1+4,best-periods:1",
    "sum,periods:2,best-periods:2,min:2",
    "best:3,win:2/1/0",
    "sum,win:3/1/0,by:wins",
    "best:2,win:2/1/0,by:wins,periods:3",
    "sum,promote:2",
    "best:3,substitutes:self",
    "sum,substitutes:none,absent:own-average",
)
WRONG = (
    *("best", "best:0", "sum:3", "best:3,min", "sum,absent:x", "sum,periods:4+2", "sum,min:0"),
    *("sum,by:wins", "sum,win:2/1", "sum,win:1/2/0", "sum,best-periods:1", "best:3,min:2,min:3"),
    *("sum,absent-most:2", "sum,unnotified:0", "sum,periods:2+4", "sum,promote:0", "best:100"),
    *("sum,win:0/0/0", "sum,win:2/2/2", "sum,periods:0", "sum,periods:1", "sum,promote:1"),
)
PRIZES = (
    "",
    "1-3",
    "1, 4 ...",
    "1 4 7",
    "1,2;5-6",
    "1,5,9 …",
    "1: € 25; 2-3: fles wijn (Bakker Jansen); laatste: ham",
    "1-2, 3: taart",
    "3-1",
    "0",
    "x",
    "...",
    "2, 2 ...",
)


def figures(chance: Random, people: int, evenings: int) -> list[Figure]:
    """A season with equals in it, and evenings that were missed."""
    return [
        Figure(
            who,
            evening,
            chance.choice((4000, 4500, 4500, 5000, chance.randint(3500, 5500))),
            pits=chance.choice((0, 0, 1, 2)),
            nat=chance.choice((0, 1, 1, 3)),
            won=chance.randint(0, 4),
            points=chance.choice((3800, 3900, 4000)),
            tops=chance.randint(0, 3),
        )
        for evening in range(1, evenings + 1)
        for who in range(1, people + 1)
        if chance.random() < 0.8
    ]


def seasons(text: str) -> Iterator[object]:
    """A season under a rule, with and without tie-breaks; and what can become of it."""
    rule, chance = parse_rule(text), Random(f"seasons {text}")
    yield rule, rule.text, len(rule_parts(rule, 12)), proved(rule), by_the_evening(rule)
    for period in range(3):
        yield rule.bounds(period) if rule.has_periods else None, rule.period_of(3 * period + 1)
    for number in range(6):
        people, evenings = chance.randint(4, 9), chance.randint(2, 8)
        made = figures(chance, people, evenings)
        ties = () if number == 0 else tuple(chance.sample(TIE_BREAKS, number))
        notices = {(chance.randint(1, people), chance.randint(1, evenings)) for _ in range(4)}
        held = tuple(range(1, evenings + 1))
        yield rank_season(made, rule, ties, number, held, notices=notices, entrants=(99,))
        yield rank_evening([one for one in made if one.evening == 1], ties, number)
        if number % 2 == 0:
            coming = [Coming(evenings + 1, 3000)]
            if number:
                coming += [Coming(evenings + 2, 3200), Coming(evenings + 3, 3000)]
            if number == 4:
                coming[0] = replace(coming[0], so_far={1: 800, 2: 300}, there=(1, 2, 3))
            ahead = Prospects(
                made, rule, held, coming, notices=notices, shares=not ties and number == 0
            )
            everybody = range(1, people + 1)
            yield ahead.targets(everybody, (1, 2, people), dict.fromkeys((1, 2, 3), 2500))
            yield ahead.proved, away_may_pay(rule, made, coming)
            yield ways_to_stay_away(rule, coming, notices)


def rules() -> Iterator[object]:
    """Rules that cannot be read."""
    for text in (*RULES, *WRONG):
        yield answer(parse_rule, text)
    for text in ("4000", "lowest", "own-average", "own-average/0", "own-average/9", "x", "-1", ""):
        yield read_worth(text)
    for total in range(-7, 30):
        yield rounded(total, 4), shortened(total / 8), shortened(total / 20)


def answer(of: object, *asked: object) -> object:
    """What a function answers, or with what it refuses."""
    assert callable(of)
    try:
        return of(*asked)
    except (Trouble, ValueError) as trouble:
        return trouble


def absences() -> Iterator[object]:
    """What who was not there gets."""
    chance = Random("absences")
    worths = [read_worth(text) for text in ("4000", "lowest", "half", "average", "none", "0")]
    worths += [read_worth("own-average"), read_worth("own-average/4400"), None]
    for _ in range(200):
        made = {at: [chance.randint(3900, 5200) for _ in range(at)] for at in range(6)}
        missing = Missing(chance.choice(worths), chance.choice(worths), chance.randint(0, 3), made)
        played = {at: chance.randint(4000, 5000) for at in range(6) if chance.random() < 0.5}
        yield missing.given(range(6), played, {at for at in range(6) if chance.random() < 0.5})


def prizes() -> Iterator[object]:
    """Who gets what."""
    chance = Random("prizes")
    for rule in PRIZES:
        for count in (0, 1, 2, 3, 8, 13):
            yield answer(prizes_of, rule, count)
            field = [
                Contender(
                    who,
                    chance.randint(1, max(1, count - 1)),
                    made=chance.random() < 0.8,
                    stayed=chance.random() < 0.8,
                    total=chance.choice((4000, 4100, 4200)),
                    out_in=chance.choice((None, 1, 1, 2, 3)),
                )
                for who in range(count)
            ]
            for over, together in product((True, False), (2, 0)):
                yield answer(partial(awards, over=over, together=together), rule, field)
    for places in ((), (1,), (1, 1), (1, 2), (1, 2, 2), (1, 2, 2, 2), (1, 1, 3, 4)):
        yield poedelprijs_place(places)


def half_but(least: int, left: int) -> int:
    """Half of who are left, and no fewer than a table."""
    return max(left // 2, least)


def places() -> Iterator[object]:
    """Places of knock-outs, and of figures that nobody parts."""
    chance = Random("places")
    for count in range(1, 40):
        merits = {
            who: (chance.choice((0.5, 1, 2, 3)), chance.randint(0, 1)) for who in range(count)
        }
        yield side_places(merits), side_places(merits, together=1)
        for together in (1, 2):
            yield steps(count, chance.randint(1, 6), lambda left: left // 2, together)
            yield steps(count, 9, partial(half_but, together), together)
        yield ranked({who: chance.randint(0, 5) for who in range(count)})
        yield ranked({who: chance.randint(0, 5) for who in range(count)}, lowest=True)


def days() -> Iterator[object]:
    """Evenings that come again, and series of what happened on them."""
    chance = Random("days")
    first = date(2024, 1, 4)
    for step in (1, 6, 7, 14, 28, 35, 399, 400, 401):
        some = [first + timedelta(step * at) for at in range(7)]
        yield [kind_of(day) for day in some], habit_of(some), a_year_on(some), habit_of(some[:1])
        yield parted(some[0], some[1])
        for _ in range(8):
            counted = chance.sample(some, chance.randint(0, 4))
            left = [day for day in some if day not in counted]
            yield goes_on(counted, left, some[-1]), goes_on(counted, left, some[3])
            yield longest((day, chance.random() < 0.6) for day in some)
    for nth in range(1, 6):
        monthly = [date(2024, month, min(7 * nth, 29)) for month in range(1, 7)]
        thursdays = [day + timedelta((3 - day.weekday()) % 7 - 7) for day in monthly]
        yield habit_of(thursdays), a_year_on(thursdays), goes_on(thursdays[:4], (), thursdays[4])


SUBJECTS: Subjects = {
    **{f"season {text}": (lambda text=text: seasons(text)) for text in RULES},
    "ranking rules": rules,
    "absences": absences,
    "prizes": prizes,
    "places": places,
    "days": days,
}
