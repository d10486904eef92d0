"""A contest that is exported comes to the same in the terminal as in the window."""

import csv
import io

import pytest

from clubadmin.domain.comparison.contestfile import ReadContest, read_contest
from clubadmin.domain.comparison.decisions import Decision
from clubadmin.errors import Refused
from clubadmin.model.comparison.comparison import ContestField
from clubadmin.model.evenings.evening import Evening
from clubadmin.services.club.club import OpenClub
from clubadmin.services.comparison import contests, deciding
from clubadmin.services.exchange.tables import contest_table
from tests.services.comparison.contests import (
    HOWELL,
    PLAYERS,
    SCHEVENINGS,
    Round,
    contest_evening,
    table_of,
    type_all,
)

Figures = list[tuple[int, str, int, int, int, int, int]]


def read(club: OpenClub, evening_id: int, line: str = "") -> ReadContest:
    header, *rows = csv.reader(io.StringIO(contest_table(club, evening_id, line).decode()))
    found = read_contest(header, rows)
    assert found.findings == ()
    return found


def window(field: ContestField) -> Figures:
    return [
        (
            one.place,
            str(one.number),
            one.matchpoints,
            one.tops,
            one.points,
            one.games,
            one.attainable,
        )
        for one in field.rows
    ]


def terminal(standings: tuple) -> Figures:  # type: ignore[type-arg]
    return [
        (
            one.place,
            one.entrant,
            one.matchpoints,
            one.tops,
            one.points,
            one.games,
            one.attainable,
        )
        for one in standings
    ]


def decided(club: OpenClub, form: str, entrants: int, rounds: tuple[Round, ...]) -> Evening:
    """A contest with a score a row, and a few decisions."""
    evening = contest_evening(club, form, entrants, rounds)
    tables = [table for plan in evening.plan for table in plan.tables]
    type_all(club, evening, [(str(40 + 7 * at), str(120 - 5 * at)) for at in range(len(tables))])
    told = {"reason": "Spel", "decided_by": "A. Bos"}
    first, last = table_of(evening, 1, 1), tables[-1]
    deciding.decide(club, first, 1, {Decision.NS_2, Decision.AVERAGE_EW}, **told)
    deciding.decide(
        club, last.table_id, last.wallets[0], {Decision.CANCELLED, Decision.LOWEST_NS}, **told
    )
    return evening


def test_two_fields_come_to_the_same(club: OpenClub) -> None:
    evening = decided(club, "schevenings", 6, SCHEVENINGS)
    ns, ew = contests.contest(club, evening.id).fields
    found = read(club, evening.id)
    assert terminal(found.contest.ns) == window(ns)
    assert terminal(found.contest.ew) == window(ew)
    assert found.total == ()


@pytest.mark.parametrize(
    ("form", "entrants", "rounds"),
    [("howell-pairs", 4, HOWELL), ("howell-players", 8, PLAYERS)],
)
def test_one_field_comes_to_the_same(
    club: OpenClub, form: str, entrants: int, rounds: tuple[Round, ...]
) -> None:
    evening = decided(club, form, entrants, rounds)
    (field,) = contests.contest(club, evening.id).fields
    assert terminal(read(club, evening.id).total) == window(field)


def test_each_group_has_a_table_of_its_own(club: OpenClub) -> None:
    evening = contest_evening(club, "howell-pairs", 4, HOWELL[:1], "AABB")
    type_all(club, evening, [("100", "90"), ("82", "120")])
    assert len(read(club, evening.id, "B").contest.ns) == 1
    with pytest.raises(Refused, match=r"geen groep 'C'\. Kies een van de groepen: A, B"):
        contest_table(club, evening.id, "C")
