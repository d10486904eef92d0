"""The annual report and the list to be signed, as pages."""

from datetime import date

import pypdfium2 as pdfium
import pytest

from clubadmin.i18n import Language
from clubadmin.model.administration.annual_report import (
    AnnualReport,
    CashYear,
    CompetitionYear,
    DuesYear,
    MemberYear,
)
from clubadmin.model.club.printing import Printing
from clubadmin.model.members.assembly import Attendee, Attending, Meeting, Resigning
from clubadmin.model.members.member import Member
from clubadmin.model.seasons.season import Season
from clubadmin.reports.administration.annual_report import annual_report_paper, attendance_list
from tests.reports import looking
from tests.reports.made_up import CLUB

SEASON = Season(1, "2026-2027", date(2026, 8, 1), date(2027, 7, 31))
LONG = "Wilhelmina-Alexandrina van Oldenbarnevelt"


def people(count: int) -> list[Member]:
    return [Member(at, f"Lid{at:03}", first_name="Jan") for at in range(1, count + 1)]


def report(came: int = 3) -> AnnualReport:
    who = people(came)
    joined = tuple((one, date(2026, 9, 1)) for one in who)
    return AnnualReport(
        SEASON,
        MemberYear(35, joined, joined[:2], 35 + came - 2, undated=1),
        competitions=(CompetitionYear("Maandag", ()),),
        dues=DuesYear(38, 171_000, 160_050),
        cash=CashYear(2, 4000, 2510, -25),
        meetings=(Meeting(date(2026, 11, 23), "ALV", 0, (), 1),),
        resigning=(Resigning(Member(9, LONG), "penningmeester", 2024, 2027, eligible=False),),
    )


def text_of(pdf: bytes) -> str:
    pages = (page.get_textpage().get_text_range() for page in pdfium.PdfDocument(pdf))
    return " ".join(" ".join(pages).split())


def test_its_figures_stand_below_each_other_and_add_up() -> None:
    told = text_of(annual_report_paper(report(), Printing(CLUB)))
    for line in (
        "leden aan het begin 35 erbij gekomen + 3 vertrokken − 2 leden aan het eind 36",
        "van 38 leden gevraagd 1.710,00 ontvangen − 1.600,50 staat nog open 109,50",
        "ontvangen op 2 avonden 40,00 betaald, met de prijzen − 25,10 kasverschillen − 0,25"
        " overgebleven 14,65",
        "Van 1 oud-lid is de dag van vertrek niet bekend",
        "Hier is nog niet gespeeld.",
        f"2027 penningmeester {LONG} nee",
    ):
        assert line in told


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("came", [3, 120])
def test_it_is_read_whole(language: Language, came: int) -> None:
    sheets = looking.sheets(lambda: annual_report_paper(report(came), Printing(CLUB, language)))
    assert [looking.faults(one) for one in sheets] == [[]] * len(sheets)
    told = text_of(annual_report_paper(report(came), Printing(CLUB, language)))
    assert all(told.count(f"Jan Lid{at:03}") >= 1 for at in range(1, came + 1))
    assert ("Annual report" in told) is (language is Language.EN)


@pytest.mark.parametrize("count", [4, 400])
def test_everybody_has_a_line_to_sign_on(count: int) -> None:
    who = [Attendee(one) for one in people(count)]
    who[0] = Attendee(who[0].member, Attending.PROXY, Member(99, LONG))
    who[1] = Attendee(who[1].member, Attending.NOTICE)
    meeting = Meeting(date(2026, 11, 23), "Najaarsvergadering", 40, tuple(who), 1)
    sheets = looking.sheets(lambda: attendance_list(meeting, Printing(CLUB)))
    assert [looking.faults(one) for one in sheets] == [[]] * len(sheets)
    told = text_of(attendance_list(meeting, Printing(CLUB)))
    assert all(f"Lid{at:03}, Jan" in told for at in range(1, count + 1))
    needed = -(-count * 40 // 100)
    assert f"Van {count} leden moeten er voor een besluit {needed} aanwezig zijn" in told
    assert "afgemeld" in told
    assert LONG in told
