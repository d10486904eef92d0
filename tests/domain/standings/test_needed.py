"""What is said to be needed is held against every way in which the evenings left can go."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from random import Random

import pytest

from clubadmin.domain.standings.needed import (
    Coming,
    Prospects,
    Target,
    away_may_pay,
    proved,
    ways_to_stay_away,
)
from clubadmin.domain.standings.ranked import Figure
from clubadmin.domain.standings.ranking_rule import parse_rule
from tests.domain.standings.seasons import rank_season

MOST = 3

RULES = (
    "sum",
    "average",
    "best:2",
    "average-best:2",
    "best:2,min:3",
    "average,min:2",
    "sum,absent:2",
    "best:2,absent:lowest",
    "sum,absent:own-average",
    "sum,absent:own-average/2",
    "best:3,absent:average",
    "average,absent:half",
    "sum,absent:3,unnotified:none",
    "best:2,absent:2,absent-most:1",
    "best:1,periods:2",
    "best:1,periods:1+3,best-periods:1",
    "average-best:1,periods:2",
)


def test_with_one_evening_left_everything_said_holds_in_every_way_it_can_go() -> None:
    for seed, rule in enumerate(RULES):
        _compare(_season(seed, entrants=3, held=3), rule, (4,))


def test_with_two_evenings_left_as_well() -> None:
    for seed, rule in enumerate(RULES):
        _compare(_season(seed + 100, entrants=2, held=2), rule, (3, 4))


AWAY = (
    "sum,absent:5",
    "best:2,absent:4",
    "sum,absent:5,unnotified:1",
    "average",
    "average,min:2",
    "average-best:1,unnotified:6",
    "average-best:2,absent:2,unnotified:4",
    "sum,absent:own-average",
    "best:2,absent:own-average,absent-most:1",
    "average,absent:own-average/4",
    "sum,absent:5,absent-most:1",
    "average,periods:2",
    "best:1,absent:5,periods:2",
    "best:1,absent:own-average,periods:3,best-periods:1",
)


def test_staying_away_may_be_worth_more_than_an_evening_played() -> None:
    """Some made more than anybody is thought to make now, or an absence is worth more."""
    for seed, rule in enumerate(AWAY):
        _compare(_season(seed + 300, entrants=3, held=2, most=MOST + 3), rule, (3,))
        _compare(_season(seed + 400, entrants=2, held=2, most=MOST + 3), rule, (3, 4))


@pytest.mark.parametrize(
    ("rule", "pays"),
    [
        ("sum,absent:4800", False),
        ("sum,absent:4801", True),
        ("sum,absent:100,unnotified:4801", True),
        ("sum,absent:own-average/9000", True),  # somebody made 4801 on an evening
        ("average", True),
        ("sum,absent:lowest", False),
        ("sum,absent:4801,win:2/1/0,by:wins", False),
    ],
)
def test_staying_away_can_pay_where_it_is_worth_more_than_the_most_or_an_average_is(
    rule: str, pays: bool
) -> None:
    made = [Figure(1, 1, 4801), Figure(2, 1, 3000)]
    coming = (Coming(2, 5000), Coming(3, 4800))
    assert away_may_pay(parse_rule(rule), made, coming) is pays
    assert not away_may_pay(parse_rule("average"), made[1:], coming)


def test_who_is_away_with_more_than_the_most_passes_who_makes_the_most() -> None:
    """Jan 4800, Piet 4300; an absence is worth 5000, which nobody makes: Piet comes to 9300."""
    figures = [Figure(1, 1, 4800), Figure(2, 1, 4300)]
    rule = parse_rule("sum,absent:5000")
    found = Prospects(figures, rule, (1,), (Coming(2, 4800),), shares=True)
    jan, piet = found.targets((1, 2), (1,), {}).values()
    assert (jan[0].least, jan[0].enough) == (0, 4500)
    assert (piet[0].certain, piet[0].enough) == (False, None)


def test_a_place_that_nobody_gets_by_playing_may_be_had_by_staying_away() -> None:
    figures = [Figure(1, 1, 90), Figure(2, 1, 60)]
    rule = parse_rule("sum,absent:40")
    found = Prospects(figures, rule, (1,), (Coming(2, 20),), shares=True)
    (first,) = found.targets((1, 2), (1,), {})[2]
    assert (first.least, first.away, first.reachable) == (None, True, True)


def test_too_many_ways_to_be_away_are_not_gone_through_and_nothing_is_called_sure() -> None:
    figures = [Figure(1, 1, 9), Figure(2, 1, 1)]
    coming = [Coming(number, 5) for number in range(2, 26)]
    held = parse_rule("best:1,absent:7,periods:3")
    found = Prospects(figures, held, (1,), coming, shares=True)
    assert not found.proved
    assert not any(one.certain for one in found.targets((1, 2), (2,), {})[1])
    assert Prospects(figures, parse_rule("sum,absent:7"), (1,), coming, shares=True).proved
    by_others = parse_rule("sum,absent:7,unnotified:lowest")
    assert not Prospects(figures, by_others, (1,), coming[:1], shares=True).proved


def test_by_win_points_these_are_what_is_needed() -> None:
    figures = [Figure(1, 1, 10, won=3), Figure(2, 1, 12, won=2), Figure(3, 1, 9, won=0)]
    for rule in ("sum", "best:1", "average"):
        _compare(figures, f"{rule},win:2/1/0,by:wins", (2,), make=_wins)


def test_who_is_far_behind_in_points_may_still_get_the_place_when_level_in_win_points() -> None:
    """Forty evenings of 5,000 points lie between them; who wins a whole evening may make any."""
    figures = [Figure(1, 1, 200_000, won=4), Figure(2, 1, 0, won=2)]
    found = Prospects(figures, parse_rule("sum,win:2/1/0,by:wins"), (1,), (Coming(2, 4),))
    (first,) = found.targets((1, 2), (1,), {})[2]
    assert (first.least, first.enough) == (2, None)


def test_a_season_that_is_supposed_by_win_points_makes_up_no_points() -> None:
    figures = [Figure(1, 1, 90, won=2), Figure(2, 1, 80, won=3)]
    found = Prospects(figures, parse_rule("sum,win:2/1/0,by:wins"), (1,), (Coming(2, 4),))
    supposed = found.season((1, 2), {1: 3})
    assert [(one.place, one.won, one.total) for one in supposed.values()] == [
        (1, 5, 90),
        (2, 3, 80),
    ]


def test_where_pits_part_equals_who_would_be_level_may_get_the_place_and_is_not_sure_of_it() -> (
    None
):
    for seed, rule in enumerate(RULES):
        _compare(_season(seed + 200, entrants=2, held=3), rule, (4,), ties=("pits",))


@pytest.mark.parametrize("seed", range(6))
def test_seasons_by_chance_hold_as_well(seed: int) -> None:
    chance = Random(seed)
    for _ in range(4):
        figures = _season(chance.random(), entrants=3, held=chance.choice((2, 3)))
        _compare(figures, chance.choice(RULES), (4,))


def test_the_figures_of_a_last_evening_by_hand() -> None:
    """Best 2 of 3: A has 10 and 6, B 9 and 8. A's 6 falls away as soon as he makes more."""
    figures = [Figure(1, 1, 10), Figure(1, 2, 6), Figure(2, 1, 9), Figure(2, 2, 8)]
    found = Prospects(figures, parse_rule("best:2"), (1, 2), (Coming(3, 12),), shares=True)
    targets = found.targets((1, 2), (1,), {1: 8, 2: 9})
    # B stays at 17 when he fails, so that A needs 7; with 9 B has 18: A needs 8; with 12 B has
    # 21: A needs 11. A stays at 16, B needs 0; with 8 A has 18: B needs 9; with 12 A has 22: 13.
    assert targets[1] == (Target(1, certain=False, least=7, likely=8, enough=11),)
    assert targets[2] == (Target(1, certain=False, least=0, likely=9, enough=None),)


def test_who_cannot_be_caught_is_certain_and_the_others_are_out_of_reach() -> None:
    figures = [Figure(1, 1, 50), Figure(2, 1, 10), Figure(3, 1, 9)]
    found = Prospects(figures, parse_rule("sum"), (1,), (Coming(2, 20),))
    targets = found.targets((1, 2, 3), (1, 2), {})
    assert targets[1][0].certain
    assert not targets[2][0].reachable
    assert not targets[3][0].reachable
    # level at 10 and 9 with one point more for the third: then he may have it, or is level
    assert targets[2][1].least == 0
    assert targets[2][1].enough == 20
    assert targets[3][1].least == 1
    assert targets[3][1].enough is None


def test_points_of_an_evening_that_is_going_on_count_already() -> None:
    figures = [Figure(1, 1, 10), Figure(2, 1, 10)]
    coming = (Coming(2, 5, {1: 7, 2: 4}),)
    found = Prospects(figures, parse_rule("sum"), (1,), coming, shares=True)
    targets = found.targets((1, 2), (1,), {})
    assert targets[1] == (Target(1, certain=False, least=0, likely=0, enough=2),)
    assert targets[2] == (Target(1, certain=False, least=3, likely=3, enough=None),)


def test_who_played_more_of_an_evening_that_is_going_on_has_less_left_of_it() -> None:
    """A has 17 and can make 2 more, B 14 and 5."""
    figures = [Figure(1, 1, 10), Figure(2, 1, 10)]
    coming = (Coming(2, 5, {1: 7, 2: 4}, left={1: 2}),)
    found = Prospects(figures, parse_rule("sum"), (1,), coming, shares=True)
    targets = found.targets((1, 2), (1,), {1: 5, 2: 0})
    assert targets[1] == (Target(1, certain=False, least=0, likely=0, enough=2),)
    assert targets[2] == (Target(1, certain=False, least=3, likely=5, enough=5),)


def test_with_more_to_come_an_evening_that_is_going_on_is_brought_to_as_much_as_the_others() -> (
    None
):
    """A has 10 and 3, B 10 and 1; each can make 2 more on that evening and 5 on the next."""
    figures = [Figure(1, 1, 10), Figure(2, 1, 10)]
    coming = (Coming(2, 2, {1: 3, 2: 1}), Coming(3, 5))
    found = Prospects(figures, parse_rule("sum"), (1,), coming, shares=True)
    targets = found.targets((1, 2), (1,), {})
    # B may come to 18: A has 10 + 4 + 4 with 4. A stays at 13: B has 10 + 2 + 2 with 2
    assert targets[1] == (Target(1, certain=False, least=0, likely=0, enough=4),)
    assert targets[2] == (Target(1, certain=False, least=2, likely=2, enough=None),)


def test_only_the_best_periods_by_average_cannot_be_proved() -> None:
    assert proved(parse_rule("average,periods:2"))
    assert not proved(parse_rule("average,periods:2,best-periods:2"))


def _season(seed: float, entrants: int, held: int, most: int = MOST) -> list[Figure]:
    chance = Random(seed)
    return [
        Figure(who, evening, chance.randint(0, most))
        for who in range(1, entrants + 1)
        for evening in range(1, held + 1)
        if evening == who % held + 1 or chance.random() < 0.7  # each at least once
    ]


Make = Callable[[int, int, int, bool], Figure]
"""An evening to come: who, which, how much, and whether luck is with him beside that."""


def _points(one: int, evening: int, made: int, lucky: bool) -> Figure:
    return Figure(one, evening, made, pits=int(lucky))


def _wins(one: int, evening: int, made: int, lucky: bool) -> Figure:
    return Figure(one, evening, 10**6 * lucky, won=made)


def _compare(
    figures: list[Figure],
    rule: str,
    coming: tuple[int, ...],
    *,
    make: Make = _points,
    ties: tuple[str, ...] = (),
) -> None:
    """Every claim for every place, against all ways together."""
    held = sorted({one.evening for one in figures})
    who = sorted({one.entrant for one in figures})
    ahead = [Coming(one, MOST) for one in coming]
    prospects = Prospects(figures, parse_rule(rule), held, ahead, shares=not ties)
    found = prospects.targets(who, range(1, len(who) + 1), {})
    luck = (False, True) if ties or make is _wins else (False,)
    season = partial(rank_season, rule=parse_rule(rule), ties=ties, evenings=[*held, *coming])
    ways = list(_ways(len(coming), luck))
    places = {
        way: {one.entrant: one.place for one in season([*figures, *_extra(who, coming, way, make)])}
        for way in product(ways, repeat=len(who))
    }
    for at, one in enumerate(who):
        for target in found[one]:
            said = (target.certain, target.least, target.enough)
            assert said == _true(places, one, at, target.place), (rule, one, target, figures)
            ever = any((got := way[one]) and got <= target.place for way in places.values())
            assert target.reachable == ever, (rule, one, target, figures)


Evening = tuple[int, bool] | None  # how much, and with luck or not; None: stays away
Way = tuple[tuple[Evening, ...], ...]  # by entrant, by evening


def _ways(evenings: int, luck: tuple[bool, ...]) -> Iterator[tuple[Evening, ...]]:
    one: list[Evening] = [None, *product(range(MOST + 1), luck)]
    return product(one, repeat=evenings)


def _extra(who: list[int], coming: tuple[int, ...], way: Way, make: Make) -> Iterator[Figure]:
    for one, evenings in zip(who, way, strict=True):
        for evening, made in zip(coming, evenings, strict=True):
            if made is not None:
                yield make(one, evening, *made)


def _true(
    places: dict[Way, dict[int, int | None]], one: int, at: int, place: int
) -> tuple[bool, int | None, int | None]:
    """Certain, least and enough, as all ways together say it."""
    got = {way: found[one] for way, found in places.items()}
    has = {way: mine is not None and mine <= place for way, mine in got.items()}
    least = enough = None
    for made in range(MOST + 1):
        same = [
            there
            for way, there in has.items()
            if all(evening is not None and evening[0] == made for evening in way[at])
        ]
        if least is None and any(same):
            least = made
        if enough is None and all(same):
            enough = made
    return all(has.values()), least, enough


def test_up_to_256_ways_to_stay_away_are_gone_through() -> None:
    rule = parse_rule("sum,absent:5")
    apart = [Coming(evening, MOST, there=(1,)) for evening in range(1, 10)]
    ways, every = ways_to_stay_away(rule, apart[:8], ())
    assert (len(set(ways)), every) == (256, True)
    ways, every = ways_to_stay_away(rule, apart, ())
    assert every is False
    assert {frozenset(), frozenset({1}), frozenset({9}), frozenset(range(1, 10))} <= set(ways)


def test_of_evenings_that_are_alike_only_how_many_are_missed_counts() -> None:
    coming = [Coming(evening, MOST) for evening in (4, 5, 6)]
    ways, every = ways_to_stay_away(parse_rule("sum,absent:5"), coming, ())
    assert (ways[0], sorted(map(len, ways)), every) == (frozenset(), [0, 1, 2, 3], True)
    ways, _ = ways_to_stay_away(parse_rule("sum,absent:5"), coming, {(1, 5)})  # told of one
    assert len(ways) == 6
