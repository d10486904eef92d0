"""The result of a contest as a table for a spreadsheet."""

import csv
import io

from clubadmin.services.club.club import OpenClub
from clubadmin.services.exchange.tables import result_csv, result_xlsx, standings_csv
from clubadmin.services.results import closing
from clubadmin.services.standings.standings import standings
from tests.services.comparison.contests import (
    HOWELL,
    SCHEVENINGS,
    TEAMS,
    contest_evening,
    type_all,
)

LINES = [("100", "82"), ("90", "82"), ("120", "90"), ("82", "100"), ("82", "100"), ("90", "82")]


def table(data: bytes) -> list[list[str]]:
    return list(csv.reader(io.StringIO(data.decode("utf-8-sig")), delimiter=";"))


def test_a_contest_has_matchpoints_tops_and_what_could_be_had(club: OpenClub) -> None:
    """As worked out in `test_contests`: pair 1 has 19 of 24, 4 tops and 478 points."""
    evening = contest_evening(club, "howell-pairs", 4, HOWELL)
    type_all(club, evening, LINES)
    result = closing.result(club, evening.id)
    header, first, *_ = table(result_csv(result))
    assert dict(zip(header, first, strict=True)) == {
        "plaats": "1",
        "nummer": "1",
        "naam": "P1 Aal – P2 Bos",
        "club of district": "",
        "matchpunten": "19",
        "tops": "4",
        "punten": "478",
        "spellen": "6",
        "haalbaar": "24",
        "procent": "79,17",
        "prijs": "",
    }
    assert result_xlsx(result)
    season = table(standings_csv(standings(club, evening.competition_id)))
    assert season[0][:5] == ["plaats", "naam", "matchpunten", "gemiddeld", "tops"]
    assert season[1][2] == "19"


def test_two_fields_are_told_apart(club: OpenClub) -> None:
    evening = contest_evening(club, "schevenings", 6, SCHEVENINGS)
    type_all(club, evening, [("100", "90")] * 9)
    rows = table(result_csv(closing.result(club, evening.id)))
    assert rows[0][0] == "richting"
    assert [row[0] for row in rows[1:7]] == ["N/Z"] * 3 + ["O/W"] * 3


def test_teams_have_match_points_game_points_and_the_saldo(club: OpenClub) -> None:
    evening = contest_evening(club, "teams", 2, TEAMS)
    type_all(club, evening, [("100", "82", "90"), ("90", "102", "90")])
    header, first, *_ = table(result_csv(closing.result(club, evening.id)))
    assert header[:7] == [
        *("plaats", "nummer", "team", "club of district"),
        *("wedstrijdpunten", "spelpunten", "saldo"),
    ]
    assert first[:7] == ["1", "2", "Team 2", "", "2", "3", "20"]
