"""The season book of every format, of two evenings that were really played."""

import re
from datetime import date
from pathlib import Path

import pytest

from clubadmin.domain.draw.formats import FORMATS, Entrant
from clubadmin.model.evenings.evening import Evening, Participant
from clubadmin.reports.book import season_book as report
from clubadmin.services.attendance import attendance
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw.drawing import draw
from clubadmin.services.evenings import evenings
from clubadmin.services.publishing import season_book
from clubadmin.services.results.closing import close
from tests.reports import looking
from tests.services.evening_club import contest_evening, new_club
from tests.services.test_contest_stories import SIZES, play


def _played(club: OpenClub, evening: Evening) -> None:
    while not evening.plan or len(evening.plan) < evening.rounds:
        evening, _ = draw(club, evening.id)
        for plan in evening.plan:
            if not plan.signed:
                play(club, evening, plan.round)
        evening = evenings.evening(club, evening.id)
    close(club, evening.id)


def _two_evenings(club: OpenClub, first: Evening) -> None:
    second = evenings.add_evening(club, first.competition_id, date(2026, 11, 19))
    for who in first.participants:
        second = _again(club, first, who, second.id)
    for evening in (first, second):
        _played(club, evening)


def _again(club: OpenClub, first: Evening, who: Participant, evening_id: int) -> Evening:
    match FORMATS[first.format].entrant:
        case Entrant.PAIR:
            return attendance.add_participant(club, evening_id, pair_id=who.pair_id)
        case Entrant.TEAM:
            return attendance.add_participant(club, evening_id, team_id=who.team_id)
        case _:
            return attendance.add_participant(club, evening_id, member_id=who.members[0].id)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("kind", FORMATS)
def test_a_book_of_any_format_has_everybody_and_every_evening(kind: str, tmp_path: Path) -> None:
    club = new_club(tmp_path)
    first = contest_evening(club, kind, SIZES[kind], rounds=2, games=2, evenings=2)
    _two_evenings(club, first)
    book = season_book.gather(club, 1)
    [competition] = book.competitions
    assert competition.over
    assert all(evening.after for evening in competition.evenings)
    people = {member.id for who in first.participants for member in who.members}
    assert {one.id for one in book.members} == people
    assert all(len(one.seasons[0].evenings) == 2 for one in book.members)
    assert {one.seasons[0].place for one in book.members} == {
        row.place for row in competition.standings.rows
    }
    text = looking.text(report(book))
    for row in competition.standings.rows:
        assert row.name in text
    unit = {"teams": "wedstrijdpunten", "knockout": "punten"}.get(kind, "")
    assert unit in text
    for number in (1, 2):
        assert f"Uitslag avond {number}" in text
        assert f"Stand na avond {number}" in text
    club.close()


def test_the_standings_of_howell_pairs_in_the_book_are_of_pairs_and_not_of_players(
    tmp_path: Path,
) -> None:
    club = new_club(tmp_path)
    _two_evenings(club, contest_evening(club, "howell-pairs", 4, rounds=1, games=2, evenings=2))
    text = looking.text(report(season_book.gather(club, 1)))
    assert re.search(r"\bwas paar avond 2 avonden\b", text)
    club.close()
