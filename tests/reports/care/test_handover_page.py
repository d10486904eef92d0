"""Where everything is: on one page, however long the names of folders are."""

from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest

from clubadmin.domain.terms import Language
from clubadmin.model.club.club import CopyElsewhere, Handover, HeldBy, PlayedBy
from clubadmin.reports.care.handover import where_all_is
from tests.reports import looking, made_up

DEEP = (
    Path("/") / "thuis" / "secretaris" / "een map met een lange naam" / "nog een map" / "Klaverjas"
)


def _about(played: int = 2, copied: datetime | None = made_up.STAMP) -> Handover:
    return Handover(
        made_up.CLUB,
        DEEP / "De Nel.klaverjas",
        DEEP / "De Nel.reservekopieen",
        CopyElsewhere(copied, str(DEEP / "stick"), 3, due=False),
        tuple(PlayedBy(f"Competitie {one}", "2026-2027", "NKU") for one in range(played)),
        (made_up.NKU,),
    )


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("copied", [made_up.STAMP, None])
def test_it_is_one_page_without_faults(language: Language, copied: datetime | None) -> None:
    sheets = looking.sheets(
        lambda: where_all_is(
            _about(6, copied),
            settings=DEEP,
            pages=str(DEEP),
            language=language,
            stamp=made_up.STAMP,
        )
    )
    assert len(sheets) == 1
    assert looking.faults(sheets[0]) == []


def test_every_place_and_every_competition_stands_on_it() -> None:
    about = _about()
    text = looking.text(where_all_is(about, settings=DEEP / "instellingen", pages="/thuis/x/site"))
    for place in (about.file, about.copies, DEEP / "instellingen", "/thuis/x/site"):
        assert str(place) in text
    assert "Competitie 1 2026–2027 NKU" in text
    assert "Kopieer De Nel.klaverjas" in text


def test_who_does_what_stands_on_it_where_it_is_known() -> None:
    held = (HeldBy("secretaris", "Jan Bos", "075 6123456"), HeldBy("wedstrijdleider", "Ria Vos"))
    text = looking.text(where_all_is(replace(_about(), offices=held)))
    assert "secretaris Jan Bos 075 6123456" in " ".join(text.split())
    assert "wedstrijdleider Ria Vos" in text
    assert "Functies in de club" not in looking.text(where_all_is(_about()))


def test_what_is_not_known_or_not_made_is_said() -> None:
    text = looking.text(where_all_is(_about(0, None)))
    assert "nog nooit gemaakt" in text
    assert "Er is nog geen competitie." in text
    assert "niet gemaakt" in text
