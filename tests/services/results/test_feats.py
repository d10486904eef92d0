"""Prizes that go by something else than the place, from the rule to every paper and screen."""

from dataclasses import replace
from datetime import date

import pytest

from clubadmin.desktop.results.columns import result_columns
from clubadmin.desktop.screen.content import mark_of
from clubadmin.model.club.printing import Printing
from clubadmin.model.evenings.evening import Evening
from clubadmin.reports.results import honours
from clubadmin.reports.results.evening import evening_result
from clubadmin.services.administration import cash
from clubadmin.services.attendance import entry_lists
from clubadmin.services.attendance.entry_lists import take_over
from clubadmin.services.club import club as clubs
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings import evenings
from clubadmin.services.hall import screen
from clubadmin.services.members import members
from clubadmin.services.results import closing
from tests.reports import looking
from tests.services.evening_club import evening_with, seat_by_hand, table_id, type_sheet

RULE = (
    "1: € 50, hoogste roem: € 10 (Bakkerij Jansen), beste ronde: taart,"
    " beste van elke club: lint, beste dames: bloemen"
)
WON = {  # worked out by hand: 5 and 6 made 92 and 20 roem, 1 and 2 100, 7 and 8 70, 3 and 4 62
    "P5": ["hoogste roem: € 10", "beste ronde: taart", "beste van Roem: lint"],
    "P6": ["hoogste roem: € 10", "beste ronde: taart"],
    "P7": ["beste van Troef: lint"],
    "P8": ["beste dames: bloemen"],
}


@pytest.fixture
def played(club: OpenClub) -> Evening:
    evening = evening_with(club, 8, rounds=1, games=1, prizes=RULE, tie_breaks=())
    people = {one.number: one.id for one in evening.participants}
    for number, values in {
        7: {"district": "Troef"},
        3: {"district": "troef", "label": "dames"},
        5: {"district": "Roem"},
        8: {"label": "Dames"},
        4: {"label": "dames"},
    }.items():
        entry_lists.set_entry(club, evening.id, people[number], **values)
    evening = seat_by_hand(club, evening, [{1: "1 2 3 4", 2: "5 6 7 8"}])
    type_sheet(club, table_id(evening, 1, 1), "100")
    type_sheet(club, table_id(evening, 1, 2), "92+20")
    return evenings.evening(club, evening.id)


def test_each_feat_is_told_wherever_the_result_is(club: OpenClub, played: Evening) -> None:
    def won(result):
        return {
            row.name[:2]: [one.told(sponsor=False).text() for one in row.feats]
            for row in result.rows
            if row.feats
        }

    assert won(closing.result(club, played.id)) == WON
    result = closing.close(club, played.id)
    assert won(result) == WON
    assert won(closing.result(club, played.id)) == WON  # as it was frozen
    paid = {cash.told(one): one.amount for one in cash.prizes(club, played.id)}
    assert paid == {
        "1e prijs: P5 Eik": 5000,
        "1e prijs: P6 Fok": 5000,
        "Hoogste roem: P5 Eik": 1000,
        "Hoogste roem: P6 Fok": 1000,
    }
    printing = Printing(clubs.settings(club))
    for text in (
        looking.text(evening_result(result, printing)),
        looking.text(honours.announcer_sheet(played, printing, result)),
        " ".join(result_columns(result, played.rules)[-1].text(row) for row in result.rows),
        " ".join(map(mark_of, screen.facts(club, played.id).ranking.rows)),
    ):
        for told in {one for each in WON.values() for one in each}:
            assert told in text, text
    pages = looking.pages(honours.diplomas(played, printing, result))
    assert sum("hoogste roem" in page and "€ 10" in page for page in pages) == 2
    ladies = next(page for page in pages if "beste dames" in page)
    assert "P8" in ladies
    assert "bloemen" in ladies


def test_a_label_goes_along_to_the_next_evening_and_can_be_taken_back(
    club: OpenClub, played: Evening
) -> None:
    closing.close(club, played.id)
    after = evenings.add_evening(club, played.competition_id, date(2026, 11, 19))
    labels = {one.number: one.label for one in take_over(club, after.id).participants}
    assert labels == {1: "", 2: "", 3: "dames", 4: "dames", 5: "", 6: "", 7: "", 8: "Dames"}
    first = next(one for one in evenings.evening(club, after.id).participants if one.number == 3)
    assert not next(
        one
        for one in entry_lists.set_entry(club, after.id, first.id, label=" ").participants
        if one.number == 3
    ).label


def test_the_club_stands_on_the_result_and_guests_only_where_others_are_members(
    club: OpenClub, played: Evening
) -> None:
    result = closing.close(club, played.id)
    assert {row.district for row in closing.result(club, played.id).rows} == {
        "",
        "Troef",
        "troef",
        "Roem",
    }
    text = looking.text(evening_result(result, Printing(clubs.settings(club))))
    assert "voor" in text
    assert "Troef" in text
    assert "Voor" in [column.title for column in result_columns(result, played.rules)]
    assert "(gast)" not in text
    one = members.member(club, played.participants[0].members[0].id)
    members.change_member(club, replace(one, guest=True))
    assert [row.guest for row in closing.result(club, played.id).rows].count(True) == 1
    for person in played.participants[1:]:
        now = members.member(club, person.members[0].id)
        members.change_member(club, replace(now, guest=True))
    assert not any(row.guest for row in closing.result(club, played.id).rows)
