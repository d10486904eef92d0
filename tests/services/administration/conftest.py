"""A club of five with a season of ten months and two kinds of members."""

from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path

import pytest

from clubadmin.domain.administration.dues import DuesKind, ProRata
from clubadmin.model.members.member import Member
from clubadmin.model.members.particulars import Particulars
from clubadmin.services.administration import charging, memberships
from clubadmin.services.club import recent
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members import members, particulars
from clubadmin.services.seasons import seasons
from tests.services.evening_club import new_club

LID = DuesKind("Lid", 4500, entry=1000, pro_rata=ProRata.MONTH, household_less=1000)
STEUN = DuesKind("Donateur", 1500, instalments=3)


@dataclass(frozen=True)
class Treasury:
    club: OpenClub
    season_id: int
    jan: Member
    mies: Member
    teun: Member
    ayse: Member
    gast: Member

    def lay(self) -> int:
        return charging.charge(self.club, charging.charging(self.club, self.season_id))


@pytest.fixture
def treasury(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Treasury:
    """Jan and Mies Bos share a home; Teun gives in three parts; Ayşe joined in November."""
    # who is erased here is nobody in clubs of other tests, which are copies of the same one
    monkeypatch.setattr(recent, "user_config_path", lambda *_, **__: tmp_path / "instellingen")
    club = new_club(tmp_path)
    season = seasons.add_season(club, "2026-2027", date(2026, 9, 1), date(2027, 6, 30))
    people = [
        members.add_member(club, Member(0, last, first_name=first, infix=infix, guest=guest))
        for first, infix, last, guest in (
            ("Jan", "", "Bos", False),
            ("Mies", "", "Bos", False),
            ("Teun", "van den", "Heuvel", False),
            ("Ayşe", "", "Çelik", False),
            ("Gré", "", "Gast", True),
        )
    ]
    jan, mies, teun, ayse, _gast = people
    for kind in (LID, STEUN):
        memberships.add_kind(club, season.id, kind)
    for one, kind, home, joined in (
        (jan, "Lid", "Bos", None),
        (mies, "Lid", "Bos", date(2020, 1, 1)),
        (teun, "Donateur", "", None),
        (ayse, "Lid", "", date(2026, 11, 16)),
    ):
        wanted = Particulars(one, kind=kind, household=home, joined=joined)
        particulars.keep(club, wanted)
    yield Treasury(club, season.id, *(replace(one) for one in people))
    club.close()
