"""Careers, companions and meetings, each held against the evenings added up by hand."""

from collections import defaultdict
from itertools import combinations, groupby

import pytest

from clubadmin.errors import Refused
from clubadmin.model.archive.people import Career, EntrantPage, PersonPage
from clubadmin.services.archive import meetings, people
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members import members, pairs, teams
from tests.services.archive.by_hand import Night, Row, Table

History = tuple[Night, ...]


@pytest.fixture(scope="module")
def pages(past: OpenClub) -> dict[int, PersonPage]:
    return {one.id: people.person(past, one.id) for one in members.members(past)}


def rows_of(history: History, member: int) -> list[tuple[Night, Row]]:
    return [(night, row) for night in history for row in night.of(member)]


def added(found: list[tuple[Night, Row]]) -> tuple[int, ...]:
    rows = [row.row for _, row in found]
    return (
        len(rows),
        sum(row.points for row in rows),
        sum(row.roem for row in rows),
        sum(row.total for row in rows),
        sum(row.pits for row in rows),
        sum(row.nat for row in rows),
        sum(row.won for _, row in found),
    )


def figures(career: Career) -> tuple[int, ...]:
    one = career
    return one.evenings, one.points, one.roem, one.total, one.pits, one.nat, one.wins


def test_a_career_is_the_sum_of_its_closed_evenings(
    pages: dict[int, PersonPage], history: History
) -> None:
    for member, page in pages.items():
        found = rows_of(history, member)
        assert figures(page.career) == added(found)
        assert page.career.average == pytest.approx(page.career.total / len(found))


def test_so_is_each_season_of_it(pages: dict[int, PersonPage], history: History) -> None:
    for member, page in pages.items():
        found = rows_of(history, member)
        by_hand = {
            key: added(list(evenings))
            for key, evenings in groupby(
                sorted(found, key=lambda one: one[0].competition_id),
                key=lambda one: one[0].competition_id,
            )
        }
        assert {one.competition_id: figures(one.career) for one in page.seasons} == by_hand
        assert [one.season for one in page.seasons] == sorted(
            (one.season for one in page.seasons), reverse=True
        )
        for one in page.seasons:
            its = [row for row in found if row[0].competition_id == one.competition_id]
            assert one.best == max(row.row.total for _, row in its)


def test_who_had_a_substitute_did_not_play_and_who_stood_in_did(
    past: OpenClub, pages: dict[int, PersonPage], history: History
) -> None:
    (night,) = (one for one in history if one.competition == "Parenavond" and one.number == 2)
    pair = pairs.pairs(past)[0]
    away = pages[pair.a.id]
    stood_in = next(
        page
        for member, page in pages.items()
        if night.of(member) and all(member not in (p.a.id, p.b.id) for p in pairs.pairs(past))
    )
    assert night.id not in [one.evening_id for one in away.evenings]
    assert night.id in [one.evening_id for one in stood_in.evenings]
    (season,) = (one for one in stood_in.seasons if one.competition == "Parenavond")
    assert season.entrant_id is None  # his evening stands under the pair
    assert night.id in [one.evening_id for one in people.pair_page(past, pair.id).evenings]


def test_the_evenings_of_a_career_have_the_places_of_the_results(
    pages: dict[int, PersonPage], history: History
) -> None:
    for member, page in pages.items():
        by_hand = [
            (night.id, row.row.place, row.row.total, row.won)
            for night, row in rows_of(history, member)
        ]
        closed = [one for one in page.evenings if one.closed]
        found = [(one.evening_id, one.place, one.total, one.won) for one in closed]
        assert sorted(found) == sorted(by_hand)
        assert [one.date for one in page.evenings] == sorted(one.date for one in page.evenings)


def test_best_worst_and_curve_are_of_the_size_that_was_played_most(
    pages: dict[int, PersonPage], history: History
) -> None:
    for member, page in pages.items():
        assert page.size is not None
        size = (page.size.games, page.size.rounds, page.size.teams)
        alike = [(n, row) for n, row in rows_of(history, member) if n.size == size]
        others: dict[tuple[int, int, bool], int] = defaultdict(int)
        for night, _ in rows_of(history, member):
            others[night.size] += 1
        assert len(alike) == max(others.values())
        totals = [row.row.total for _, row in alike]
        assert page.best is not None
        assert page.worst is not None
        assert (page.best.total, page.worst.total) == (max(totals), min(totals))
        assert page.curve == tuple((night.date, row.row.total) for night, row in alike)


def longest(happened: list[bool]) -> int:
    return max((len(list(run)) for key, run in groupby(happened) if key), default=0)


def test_series_are_the_longest_there_were(pages: dict[int, PersonPage], history: History) -> None:
    names = {one.competition for one in history}
    for member, page in pages.items():
        attended = max(
            longest([bool(n.of(member)) for n in history if n.competition == name])
            for name in names
        )
        won = longest([row.won for _, row in rows_of(history, member)])
        streaks = page.streaks
        assert (streaks.attended.length if streaks.attended else 0) == attended
        assert (streaks.won.length if streaks.won else 0) == won


def met(history: History, member: int, together: bool) -> dict[int, list[tuple[Night, Table]]]:
    found: dict[int, list[tuple[Night, Table]]] = defaultdict(list)
    for night in history:
        for table in night.tables:
            if member in table.people:
                own = table.ns if member in table.ns else table.ew
                for one in table.people:
                    if one != member and (one in own) is together:
                        found[one].append((night, table))
    return found


@pytest.mark.parametrize("together", [True, False], ids=["partners", "opponents"])
def test_companions_are_who_sat_at_the_tables(
    pages: dict[int, PersonPage], history: History, together: bool
) -> None:
    for member, page in pages.items():
        by_hand = {}
        for one, tables in met(history, member, together).items():
            made = [table.of(member) for _, table in tables]
            by_hand[one] = (
                len(tables),
                len({night.id for night, _ in tables}),
                sum(own > other for own, other in made),
                sum(own < other for own, other in made),
                sum(own for own, _ in made),
                sum(other for _, other in made),
                min(night.date for night, _ in tables),
                max(night.date for night, _ in tables),
            )
        found = page.partners if together else page.opponents
        assert {
            one.member_id: (
                *(one.tables, one.evenings, one.won, one.lost, one.made, one.other),
                *(one.first, one.last),
            )
            for one in found
        } == by_hand
        assert [one.tables for one in found] == sorted((o.tables for o in found), reverse=True)


def test_two_people_are_put_beside_each_other_down_to_the_games(
    past: OpenClub, history: History
) -> None:
    seen = 0
    for a, b in combinations([one.id for one in members.members(past)][:6], 2):
        found = meetings.head_to_head(past, a, b)
        for together, total in ((True, found.together), (False, found.against)):
            tables = met(history, a, together)[b]
            made = [table.of(a) for _, table in tables]
            games = [
                (game.ns, game.ew) if a in table.ns else (game.ew, game.ns)
                for _, table in tables
                for game in table.games
            ]
            assert total.tables == len(tables)
            assert total.evenings == len({night.id for night, _ in tables})
            assert (total.made, total.other) == (sum(o for o, _ in made), sum(o for _, o in made))
            assert total.won + total.lost + total.level == len(tables)
            assert total.games == len(games)
            assert total.games_won == sum(own > other for own, other in games)
            assert total.games_lost == sum(own < other for own, other in games)
            seen += len(tables)
        assert len(found.meetings) == found.together.tables + found.against.tables
        days = [one.where.date for one in found.meetings]
        assert days == sorted(days, reverse=True)
    assert seen > 20


def test_evenings_are_compared_where_both_came_on_their_own(
    past: OpenClub, history: History
) -> None:
    for a, b in combinations([one.id for one in members.members(past)][:5], 2):
        both = [
            (mine[0].row.total, theirs[0].row.total)
            for night in history
            if night.format == "individual" and (mine := night.of(a)) and (theirs := night.of(b))
        ]
        found = meetings.head_to_head(past, a, b)
        assert found.evenings == len(both)
        assert found.a_ahead == sum(own > other for own, other in both)
        assert found.b_ahead == sum(own < other for own, other in both)


def test_one_is_not_put_beside_oneself_or_nobody(past: OpenClub) -> None:
    person = members.members(past)[0]
    with pytest.raises(Refused, match="twee verschillende"):
        meetings.head_to_head(past, person.id, person.id)
    with pytest.raises(Refused, match="lid"):
        meetings.head_to_head(past, person.id, 99_999)
    with pytest.raises(Refused, match="lid"):
        people.person(past, 99_999)


def entrant(history: History, ids: set[int], name: str) -> list[tuple[Night, Row]]:
    return [
        (night, row)
        for night in history
        if night.competition == name
        for row in night.rows
        if len(ids & set(row.members)) >= len(ids) - 1
    ]


def test_a_pair_has_its_evenings_and_whom_it_met(past: OpenClub, history: History) -> None:
    for pair in pairs.pairs(past):
        page = people.pair_page(past, pair.id)
        found = entrant(history, {pair.a.id, pair.b.id}, "Parenavond")
        assert figures(page.career) == added(found)
        assert page.name == pair.label
        assert [one.evening_id for one in page.evenings] == [night.id for night, _ in found]
        tables = [
            table
            for night, row in found
            for table in night.tables
            if set(row.members) & set(table.people)
        ]
        assert sum(one.tables for one in page.opponents) == 2 * len(tables)
        assert_met(page, tables, [set(row.members) for _, row in found])


def assert_met(page: EntrantPage, tables: list[Table], own: list[set[int]]) -> None:
    ours = {member for one in own for member in one}
    made = sum(table.of(next(one for one in table.people if one in ours))[0] for table in tables)
    assert sum(one.made for one in page.opponents) == 2 * made


def test_a_team_has_its_evenings_too(past: OpenClub, history: History) -> None:
    for team in teams.teams(past):
        page = people.team_page(past, team.id)
        found = entrant(history, {one.id for one in team.members}, "Viertallen")
        assert figures(page.career) == added(found)
        assert page.size is not None
        assert page.size.teams


def test_whom_a_page_is_about_must_be_there(past: OpenClub) -> None:
    with pytest.raises(Refused, match="paar"):
        people.pair_page(past, 99_999)
    with pytest.raises(Refused, match="team"):
        people.team_page(past, 99_999)
