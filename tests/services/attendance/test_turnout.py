"""Who came to which evenings of a season, by what the lists of who was there say."""

import io
from datetime import date

import openpyxl
import pytest

from clubadmin.errors import Refused
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.members.member import Came, CompetitionTurnout, Member, SeasonTurnout, Turnout
from clubadmin.services.attendance import attendance
from clubadmin.services.attendance.turnout import latest_turnout, turnout
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings import evenings
from clubadmin.services.exchange.turnout_table import turnout_table
from clubadmin.services.members import members, pairs, particulars
from clubadmin.services.seasons import seasons
from clubadmin.services.standings import absences
from tests.services.evening_club import (
    add_competition,
    add_people,
    evening_with,
    seat_by_hand,
    table_id,
    type_sheet,
)

LASTS = ("Aal", "Bos", "Cas", "Dam", "Eik")
FIRST, SECOND = date(2026, 11, 12), date(2026, 11, 19)


def told(found: SeasonTurnout) -> dict[str, list[str]]:
    (contest,) = found.competitions
    return {one.member.name: [came.value for came in one.evenings] for one in contest.people}


def came(*numbers: int) -> dict[str, list[str]]:
    return {f"P{at} {LASTS[at - 1]}": ["present", "present"] for at in numbers}


def played(club: OpenClub, evening: Evening, seats: str = "1 2 3 4") -> None:
    """One table is enough: the list says who was there."""
    type_sheet(club, table_id(seat_by_hand(club, evening, [{1: seats}]), 1, 1), "92 100 81+20 70")


def test_each_evening_that_was_played_says_who_was_there_who_gave_notice_and_who_was_no_member(
    club: OpenClub,
) -> None:
    """Eight came first; the second time P7 gave notice, P8 said nothing, and P9 was new."""
    first = evening_with(club, 8)
    people = {one.first_name: one for one in members.members(club)}
    season = seasons.seasons(club)[0].id
    assert latest_turnout(club) is None
    assert turnout(club, season).competitions == (), "nothing was played yet"
    played(club, first)
    people["P9"] = members.add_member(club, Member(0, "Zand", first_name="P9"))
    kept = particulars.particulars(club, people["P9"].id)
    particulars.keep(club, kept.changed(joined=date(2026, 11, 15)))
    second = evenings.add_evening(club, first.competition_id, SECOND)
    for name in ("P1", "P2", "P3", "P4", "P5", "P9"):
        attendance.add_participant(club, second.id, member_id=people[name].id)
    absences.set_absence(club, second.id, people["P7"].id, notice=True)
    absences.set_absence(club, second.id, people["P8"].id, notice=False)
    assert told(turnout(club, season))["P1 Aal"] == ["present"], "the second is still to come"
    played(club, evenings.evening(club, second.id))
    found = turnout(club, season)
    assert latest_turnout(club) == found
    assert told(found) == {
        **came(1, 2, 3, 4, 5),
        "P6 Fok": ["present", "away"],
        "P7 Geel": ["present", "notice"],
        "P8 Hop": ["present", "silent"],
        "P9 Zand": ["", "present"],
    }
    (contest,) = found.competitions
    assert contest.evenings == ((1, FIRST), (2, SECOND))
    assert contest.present == (8, 6)
    of = {one.member.first_name: (one.present, one.of) for one in contest.people}
    assert (of["P1"], of["P8"], of["P9"]) == ((2, 2), (1, 2), (1, 1))
    assert [contest.last(one) for one in contest.people[-2:]] == [FIRST, SECOND]
    rows = [
        row.split(";") for row in turnout_table(found, "w.csv").decode("utf-8-sig").splitlines()
    ]
    assert rows[0][:5] == ["competitie", "naam", "was er", "van", "laatst op"]
    assert rows[0][5:] == ["12-11-2026", "19-11-2026"]
    by_name = {row[1]: row[2:] for row in rows[1:]}
    assert by_name["P7 Geel"] == ["1", "2", "12-11-2026", "was er", "afgemeld"]
    assert by_name["P8 Hop"] == ["1", "2", "12-11-2026", "was er", "zonder bericht"]
    assert by_name["P9 Zand"] == ["1", "1", "19-11-2026", "", "was er"]
    sheet = openpyxl.load_workbook(io.BytesIO(turnout_table(found, "lijst.xlsx"))).active
    told_there = [[cell or "" for cell in row] for row in sheet.iter_rows(values_only=True)]
    assert [[str(cell) for cell in row] for row in told_there] == rows
    with pytest.raises(Refused):
        turnout(club, 99)


def test_of_a_pair_both_were_there_and_a_guest_is_told_of_where_he_came(club: OpenClub) -> None:
    contest = add_competition(club, "pairs")
    evening = evenings.add_evening(club, contest.id, FIRST)
    people = add_people(club, 5)
    members.change_member(club, people[3].changed(guest=True))
    for one, other in ((0, 1), (2, 3)):
        pair = pairs.add_pair(club, people[one].id, people[other].id)
        attendance.add_participant(club, evening.id, pair_id=pair.id)
    played(club, evenings.evening(club, evening.id), "1 2 1 2")
    assert told(turnout(club, contest.season_id)) == {
        **{name: ["present"] for name in came(1, 2, 3, 4)},
        "P5 Eik": ["away"],
    }


def test_a_table_has_a_column_for_each_evening_of_all_competitions_by_day() -> None:
    """Two evenings of one competition on a day are told apart; of another it is the same day."""
    jan = Turnout(Member(1, "Boer", first_name="Jan"), (Came.PRESENT, Came.SILENT))
    found = SeasonTurnout(
        "2026-2027",
        (
            CompetitionTurnout("Dubbel", ((1, FIRST), (2, FIRST)), (jan,)),
            CompetitionTurnout("Los", ((1, SECOND), (2, FIRST)), (jan,)),
        ),
    )
    rows = [
        row.split(";") for row in turnout_table(found, "w.csv").decode("utf-8-sig").splitlines()
    ]
    assert rows[0][5:] == ["12-11-2026", "12-11-2026 (2)", "19-11-2026"]
    assert [row[5:] for row in rows[1:]] == [
        ["was er", "zonder bericht", ""],
        ["zonder bericht", "", "was er"],
    ]
