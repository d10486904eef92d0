"""A Schevenings competition has a list for each field, as its evenings have."""

from dataclasses import replace

from clubadmin.desktop.standings.columns import columns
from clubadmin.model.club.club import ClubSettings
from clubadmin.model.club.printing import Printing
from clubadmin.reports import standings as standings_pdf
from clubadmin.reports.results import honours
from clubadmin.services.club.club import OpenClub
from clubadmin.services.exchange.tables import standings_csv, standings_xlsx
from clubadmin.services.results import closing
from clubadmin.services.standings import standings
from tests.reports import looking
from tests.services.comparison.contests import HOWELL, SCHEVENINGS, contest_evening, type_all

LINES = [("100", "82")] * 9


def test_each_field_has_its_own_places(club: OpenClub) -> None:
    evening = contest_evening(club, "schevenings", 6, SCHEVENINGS)
    type_all(club, evening, LINES)
    for closed in (False, True):
        if closed:
            closing.close(club, evening.id)
        found = standings.standings(club, evening.competition_id)
        assert found.fields == ("N/Z", "O/W")
        assert [row.field for row in found.rows] == ["N/Z"] * 3 + ["O/W"] * 3
        assert [found.rows[at].place for at in (0, 3)] == [1, 1]


def test_where_all_play_all_there_is_one_list(club: OpenClub) -> None:
    evening = contest_evening(club, "howell-pairs", 4, HOWELL)
    type_all(club, evening, LINES[:6])
    assert standings.standings(club, evening.competition_id).fields == ("",)


def test_the_fields_are_apart_in_files_on_paper_and_in_the_window(club: OpenClub) -> None:
    evening = contest_evening(club, "schevenings", 6, SCHEVENINGS)
    type_all(club, evening, LINES)
    found = standings.standings(club, evening.competition_id)
    lines = standings_csv(found).decode("utf-8-sig").splitlines()
    assert lines[0].startswith("richting;plaats")
    assert [line[:5] for line in lines[1:7]] == [
        "N/Z;1",
        "N/Z;1",
        "N/Z;1",
        "O/W;1",
        "O/W;1",
        "O/W;1",
    ]
    assert standings_xlsx(found)
    pages = looking.pages(
        standings_pdf(found, Printing(ClubSettings("De Vier Azen", "Lutjebroek")))
    )
    assert ["Noord/Zuid" in page for page in pages] == [True, False]
    assert ["Oost/West" in page for page in pages] == [False, True]
    assert columns(found)[0].text(found.rows[3]) == "O/W"


def test_a_season_is_announced_field_by_field_and_a_knock_out_by_rounds(club: OpenClub) -> None:
    settings = ClubSettings("De Vier Azen", "Lutjebroek")
    evening = contest_evening(club, "schevenings", 6, SCHEVENINGS)
    type_all(club, evening, LINES)
    found = standings.standings(club, evening.competition_id)
    text = looking.text(honours.season_announcer_sheet(found, Printing(settings)))
    assert "Noord/Zuid" in text
    assert "Oost/West" in text
    rounds = replace(found, wins=True, format="knockout")
    said = looking.text(honours.season_announcer_sheet(rounds, Printing(settings)))
    assert "gewonnen ronden:" in said
