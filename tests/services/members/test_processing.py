"""The register of processing says what this club does, and nothing that it does not."""

from datetime import date

import pypdfium2 as pdfium
import pytest

from clubadmin.domain.administration.dues import DuesKind
from clubadmin.i18n import Language
from clubadmin.model.club.printing import Printing
from clubadmin.model.members.member import Member
from clubadmin.reports.members.member_list import processing_register
from clubadmin.services.administration import memberships
from clubadmin.services.club.club import OpenClub, settings
from clubadmin.services.members import consents, members, particulars
from clubadmin.services.members.processing import processings
from clubadmin.services.seasons import seasons
from tests.reports import looking

TODAY = date(2026, 11, 23)
ALWAYS = ["weten wie lid of gast is, en wie er speelt", "de competitie spelen, en ieder cijfer"]


def purposes(club: OpenClub) -> list[str]:
    return [str(one.purpose) for one in processings(club)]


def paper(club: OpenClub, language: Language = Language.NL) -> bytes:
    return processing_register(processings(club), Printing(settings(club), language), TODAY)


def uses_all(club: OpenClub) -> None:
    made = members.add_member(club, Member(0, "Bos", first_name="Ria"))
    particulars.add_field(club, "Bondsnummer")
    season = seasons.add_season(club, "2026-2027", date(2026, 9, 1), date(2027, 6, 30))
    memberships.add_kind(club, season.id, DuesKind("Lid", 4500))
    consents.give_consent(club, [made.id], TODAY)


def test_a_club_that_keeps_names_and_results_does_no_more(club: OpenClub) -> None:
    found = purposes(club)
    assert len(found) == 3
    assert found[0] == ALWAYS[0]
    assert found[1].startswith(ALWAYS[1])
    assert found[2] == "niets kwijtraken"


def test_what_a_club_uses_comes_with_its_ground_and_its_time(club: OpenClub) -> None:
    uses_all(club)
    told = " ".join(" ".join(looking.text(paper(club)).split()).split("- "))
    assert "eigen velden: Bondsnummer" in told
    assert "zeven jaar (Algemene wet inzake rijksbelastingen, art. 52)" in told
    assert "toestemming (art. 6 lid 1 onder a)" in told
    assert "wie 2 jaar gestopt is" in told
    assert "wie 5 jaar" in str(processings(club, years=5)[0].kept)


@pytest.mark.parametrize("language", Language)
def test_it_is_read_whole_and_has_lines_for_the_board(club: OpenClub, language: Language) -> None:
    uses_all(club)
    sheets = looking.sheets(lambda: paper(club, language))
    assert len(sheets) <= 2
    assert [looking.faults(one) for one in sheets] == [[]] * len(sheets)
    last = pdfium.PdfDocument(paper(club, language))[len(sheets) - 1]
    said = last.get_textpage().get_text_range()
    assert ("wie ervoor instaat" in said) is (language is Language.NL)
    assert ("who answers for it" in said) is (language is Language.EN)
