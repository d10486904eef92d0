"""Meetings of members with their votes, and who of the board has to resign when."""

from contextlib import closing
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from clubadmin.errors import Refused
from clubadmin.model.members.assembly import Articles, Attending, Meeting
from clubadmin.model.members.member import Member
from clubadmin.services.archive.known import known
from clubadmin.services.care import health
from clubadmin.services.club.club import OpenClub, open_club
from clubadmin.services.club.uses import uses
from clubadmin.services.exchange import whole
from clubadmin.services.input.particulars import offices_of
from clubadmin.services.members import assembly, members, merging, particulars
from clubadmin.storage.file.errors import RowMovedOn
from tests.services.evening_club import add_people, undone_and_redone

DAY = date(2026, 11, 20)
PRESENT, NOTICE, PROXY = Attending


@pytest.fixture
def people(club: OpenClub) -> list[int]:
    """Ten members; a guest and who left are no members."""
    members.add_member(club, Member(0, "Gast", first_name="Gé", guest=True))
    return [one.id for one in add_people(club, 10)]


def span(club: OpenClub, who: int, joined: date | None = None, ended: date | None = None) -> None:
    found = particulars.particulars(club, who)
    particulars.keep(club, found.changed(joined=joined, ended=ended), today=DAY)


def office(club: OpenClub, who: int, typed: str) -> None:
    found = particulars.particulars(club, who)
    particulars.keep(club, found.changed(offices=offices_of(typed, DAY)), today=DAY)


def held(club: OpenClub, quorum: int = 0) -> Meeting:
    assembly.keep_articles(club, Articles(quorum=quorum))
    return assembly.add_meeting(club, DAY, "Najaarsvergadering")


def test_a_meeting_has_the_members_of_its_day(club: OpenClub, people: list[int]) -> None:
    assert "board" not in uses(club)
    span(club, people[0], ended=date(2026, 11, 19))
    span(club, people[1], joined=date(2026, 11, 21))
    span(club, people[2], date(2026, 11, 20), DAY)
    found = held(club)
    assert [one.member.id for one in found.people] == people[2:]
    assert "board" in uses(club)


def test_who_is_there_who_sent_notice_and_who_votes_for_whom_is_counted(
    club: OpenClub, people: list[int]
) -> None:
    made = held(club, quorum=34)
    club = undone_and_redone(club, lambda one: assembly.attend(one, made.id, people[:2], PRESENT))
    assembly.attend(club, made.id, [people[2]], NOTICE)
    found = assembly.attend(club, made.id, [people[3]], PROXY, people[0])
    assert [found.count(how) for how in Attending] == [2, 1, 1]
    assert (found.votes, found.needed, found.quorate) == (3, 4, False)  # 34 % of 10, upwards
    found = assembly.attend(club, made.id, [people[4]], PRESENT)
    assert (found.votes, found.quorate) == (4, True)
    found = assembly.attend(club, made.id, [people[0]], None)
    assert (found.votes, found.count(PROXY)) == (2, 1), "nobody there votes for the other"
    assert health.check(club).ok
    club.close()


def test_a_proxy_is_held_by_another_who_is_there(club: OpenClub, people: list[int]) -> None:
    made = held(club)
    with pytest.raises(Refused, match="niet aanwezig"):
        assembly.attend(club, made.id, [people[1]], PROXY, people[0])
    with pytest.raises(Refused, match="Kies wie er met de volmacht stemt"):
        assembly.attend(club, made.id, [people[1]], PROXY)
    assembly.attend(club, made.id, [people[0]], PRESENT)
    with pytest.raises(Refused, match="niet voor zichzelf"):
        assembly.attend(club, made.id, [people[0]], PROXY, people[0])
    with pytest.raises(Refused, match="niemand gekozen"):
        assembly.attend(club, made.id, [], PRESENT)
    with pytest.raises(Refused, match="is er niet"):
        assembly.attend(club, 99, people[:1], PRESENT)
    with pytest.raises(Refused, match="niet \\(meer\\)"):
        assembly.meeting(club, 99)


def test_a_meeting_gets_another_day_or_name_and_keeps_its_quorum(
    club: OpenClub, people: list[int]
) -> None:
    made = held(club, quorum=50)
    assembly.keep_articles(club, Articles(quorum=10, version=assembly.articles(club).version))
    moved = assembly.change_meeting(club, replace(made, held_on=date(2026, 12, 1), name="ALV"))
    assert (moved.held_on, moved.name, moved.quorum) == (date(2026, 12, 1), "ALV", 50)
    with pytest.raises(RowMovedOn):
        assembly.change_meeting(club, made)
    with pytest.raises(Refused, match="nog niet ingevuld"):
        assembly.add_meeting(club, DAY, "  ")


def test_what_the_articles_say_is_kept_and_held_within_bounds(
    club: OpenClub, people: list[int]
) -> None:
    wanted = Articles(3, 2, ("voorzitter", "secretaris"), 25)
    club = undone_and_redone(club, lambda one: assembly.keep_articles(one, wanted))
    kept = assembly.articles(club)
    assert (kept.term, kept.most_terms, kept.offices, kept.quorum) == (3, 2, wanted.offices, 25)
    for wrong in (Articles(term=21), Articles(most_terms=-1), Articles(quorum=101)):
        with pytest.raises(Refused, match="kan niet"):
            assembly.keep_articles(club, wrong)
    club.close()


def test_who_resigns_when_is_reckoned_by_hand(club: OpenClub, people: list[int]) -> None:
    """Terms of three years, two at most, of the board and not of who keeps the bar."""
    for who, typed in (
        (people[0], "voorzitter 2024-"),  # 2027
        (people[1], "secretaris 2020-"),  # chosen again in 2023; 2026, and not once more
        (people[2], "penningmeester 2025-2027"),  # for two years
        (people[3], "barbeheer 2010-"),
        (people[4], "voorzitter 2018-2023"),  # of before
        (people[5], "secretaris 2026-"),  # 2029
        (people[6], "voorzitter 2021-"),  # chosen again in 2024; 2027
    ):
        office(club, who, typed)
    wanted = Articles(3, 2, ("Voorzitter", "secretaris", "penningmeester"))
    assembly.keep_articles(club, wanted)
    found = [
        (one.year, one.office, one.member.id, one.eligible)
        for one in assembly.resigning(club, 2026)
    ]
    assert found == [
        (2026, "secretaris", people[1], False),
        (2027, "penningmeester", people[2], True),
        (2027, "voorzitter", people[0], True),
        (2027, "voorzitter", people[6], False),
        (2029, "secretaris", people[5], True),
    ]
    kept = assembly.articles(club)
    assembly.keep_articles(club, Articles(version=kept.version))
    left = [(one.year, one.office) for one in assembly.resigning(club, 2026)]
    assert left == [(2027, "penningmeester")], "without a term only what was noted"


def test_a_merged_member_was_where_either_name_was(club: OpenClub, people: list[int]) -> None:
    first = held(club)
    second = assembly.add_meeting(club, date(2026, 5, 1), "Voorjaarsvergadering")
    kept, gone, other = people[:3]
    assembly.attend(club, first.id, [gone, other], PRESENT)
    assembly.attend(club, second.id, [gone], PRESENT)
    assembly.attend(club, second.id, [kept], NOTICE)
    assembly.attend(club, second.id, [other], PROXY, gone)
    assembly.attend(club, second.id, [kept], PROXY, gone)
    club = undone_and_redone(club, lambda one: merging.merge(one, kept, gone))
    said = {
        one.member.id: (one.how, one.proxy.id if one.proxy else 0)
        for one in assembly.meeting(club, second.id).people
    }
    assert said[other] == (PROXY, kept)
    assert said[kept] == (None, 0), "nobody votes for himself by proxy"
    assert {one.member.id: one.how for one in assembly.meeting(club, first.id).people}[kept] is (
        PRESENT
    )
    assert health.check(club).ok
    club.close()


def test_who_asks_sees_the_meetings_and_a_member_who_was_at_one_is_not_removed(
    club: OpenClub, people: list[int]
) -> None:
    made = held(club)
    assembly.attend(club, made.id, people[:1], NOTICE)
    (part,) = (one for one in known(club, people[0]).parts if one.key == "meetings")
    assert [tuple(map(str, row)) for row in part.rows] == [
        ("2026-11-20", "Najaarsvergadering", "afgemeld")
    ]
    members.remove_member(club, people[0])
    assert members.member(club, people[0]).active is False


def test_meetings_go_out_and_in_with_the_whole_club(
    club: OpenClub, people: list[int], tmp_path: Path
) -> None:
    made = held(club, quorum=20)
    assembly.attend(club, made.id, people[:2], PRESENT)
    assembly.attend(club, made.id, people[2:3], PROXY, people[0])
    file = tmp_path / "club.json"
    file.write_bytes(whole.document(club))
    whole.make_club(file, str(tmp_path / "gelijk.klaverjas"))
    with closing(open_club(tmp_path / "gelijk.klaverjas")) as other:
        assert assembly.meetings(other) == assembly.meetings(club)
        assert assembly.articles(other) == assembly.articles(club)
