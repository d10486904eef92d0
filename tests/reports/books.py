"""Made-up season books; the same numbers give the same figures."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, timedelta
from functools import cache

from clubadmin.domain.rules.rules import RuleSet
from clubadmin.model.archive.archive import EveningPlace
from clubadmin.model.archive.people import Title
from clubadmin.model.archive.records import EVERYTHING, RecordBook, RecordList, RecordRow
from clubadmin.model.publishing.season_book import (
    AfterRow,
    BookCompetition,
    BookEvening,
    BookMember,
    MemberEvening,
    MemberSeason,
    SeasonBook,
)
from clubadmin.model.results.result import EveningResult, StandingCell, StandingRow, Standings
from clubadmin.model.seasons.season import Competition, Season
from tests.reports import made_up

LONG = "Wilhelmina-Adriana van der Meulen-Brandt"  # forty letters
FIRST_DAY = date(2026, 9, 3)
SEASON = Season(1, "2026-2027", date(2026, 8, 1), date(2027, 7, 31))


@cache
def book(people: int = 24, evenings: int = 16, long_every: int = 0) -> SeasonBook:
    """A season of one competition; every so many names is as long as can be."""
    names = tuple(
        LONG if long_every and number % long_every == 0 else member.label
        for number, member in enumerate(made_up.members(people))
    )
    about = Competition(1, 1, "Donderdagavond", "individual", "nku", 16, 3, evenings, ranking="sum")
    results = [_result(people, number, names) for number in range(1, evenings + 1)]
    played, before = [], {}
    for result in results:
        view = _standings(results[: result.number], about)
        after = _after(view, result.number, before)
        before = {row.entrant_id: row.place for row in after}
        played.append(BookEvening(result, after))
    final = _standings(results, about)
    competition = BookCompetition(about, tuple(played), final)
    return SeasonBook(
        season=SEASON,
        club=made_up.CLUB,
        competitions=(competition,),
        members=_members(competition, names),
        titles=_titles(final),
        records=_records(results),
        rules=rule_sets(),
    )


def rule_sets() -> tuple[RuleSet, ...]:
    """The rules of it."""
    return (made_up.NKU,)


def _result(people: int, number: int, names: Sequence[str]) -> EveningResult:
    made = made_up.result(people, seed=number)
    rows = tuple(replace(row, name=names[row.participant_id - 1]) for row in made.rows)
    day = FIRST_DAY + timedelta(weeks=number - 1)
    return replace(made, evening_id=number, number=number, date=day, rows=rows, planned=16)


def _standings(results: Sequence[EveningResult], about: Competition) -> Standings:
    totals = [{row.participant_id: row for row in one.rows} for one in results]
    people = totals[0]
    sums = {who: sum(one[who].total for one in totals) for who in people}
    order = sorted(people, key=lambda who: -sums[who])
    rows = tuple(
        StandingRow(
            place=place,
            name=people[who].name,
            total=sums[who],
            average=sums[who] / len(results),
            evenings=tuple(
                StandingCell(one.number, total[who].total, True)
                for one, total in zip(results, totals, strict=True)
            ),
            pits=sum(one[who].pits for one in totals),
            behind=sums[order[0]] - sums[who],
            entrant_id=who,
        )
        for place, who in enumerate(order, start=1)
    )
    last = results[-1]
    return Standings(
        club=made_up.CLUB.name,
        season=SEASON.name,
        competition=about.name,
        format=about.format,
        rule="sum",
        rule_text="alle avonden tellen",
        rule_set_title="NKU",
        depth="game",
        after=last.number,
        last_date=last.date,
        evenings=tuple(one.number for one in results),
        rows=rows,
        planned=about.evenings,
    )


def _after(view: Standings, number: int, before: dict[int, int | None]) -> tuple[AfterRow, ...]:
    return tuple(
        AfterRow(
            row.place, before.get(row.entrant_id), row.name, row.evenings[-1].points, True, number,
            row.total, row.behind, "", row.entrant_id,
        )
        for row in view.rows
    )  # fmt: skip


def _members(one: BookCompetition, names: Sequence[str]) -> tuple[BookMember, ...]:
    assert one.standings is not None
    places = {row.entrant_id: row.place for row in one.standings.rows}
    found: dict[int, list[MemberEvening]] = {who: [] for who in places}
    for evening in one.evenings:
        for row in evening.result.rows:
            made = MemberEvening(evening.result.number, row.place, row.score, row.pits, row.nat)
            found[row.participant_id].append(made)
    return tuple(
        BookMember(
            who,
            names[who - 1],
            who % 9 == 0,
            (MemberSeason(1, places[who], len(places), "", tuple(made)),),
        )
        for who, made in sorted(found.items(), key=lambda both: names[both[0] - 1])
    )


def _titles(view: Standings) -> tuple[Title, ...]:
    first = view.rows[0]
    mine = Title(
        1, SEASON.name, 1, view.competition, "individual", first.entrant_id, first.name,
        (first.entrant_id,), first.total,
    )  # fmt: skip
    return (mine, replace(mine, season_id=9, season="2024-2025", competition_id=9))


def _records(results: Sequence[EveningResult]) -> RecordBook:
    rows = []
    for place, one in enumerate(results[:2], start=1):
        where = EveningPlace(one.evening_id, one.season, one.competition, one.number, one.date, 16)
        rows.append(RecordRow(place, one.rows[0].name, one.rows[0].total, (1,), where))
    best = RecordList("best-evening", EVERYTHING, None, tuple(rows), "evening", FIRST_DAY, 16, 0)
    average = RecordRow(1, rows[0].name, 4812.25, (1,), evenings=16)
    mean = RecordList("average", EVERYTHING, None, (average,), "evening", FIRST_DAY, 16, 0)
    game = RecordRow(1, rows[0].name, 262, (1,), replace(rows[0].where, round=2, table=3, game=7))
    deep = RecordList("best-game", EVERYTHING, None, (game,), "game", FIRST_DAY, 15, 1)
    return RecordBook(EVERYTHING, (), (best, deep, mean))
