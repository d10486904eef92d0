"""What is gone once a copy is put back, with counts and dates."""

from pathlib import Path

from clubadmin.model.club.club import ClubSettings
from clubadmin.model.members.member import Member
from clubadmin.services.care import health, losing
from clubadmin.services.club.club import OpenClub, create_club
from clubadmin.services.members import members
from tests.services.evening_club import evening_with, seat_by_hand, table_id, type_sheet


def test_what_came_after_the_copy_is_counted_with_its_days(club: OpenClub):
    members.add_member(club, Member(0, "Bos"))
    copy = health.backup(club)
    assert str(losing.what_goes(club.path, copy)) == (
        "Na die kopie is er niets veranderd: er gaat niets weg."
    )
    evening = seat_by_hand(club, evening_with(club, 4, rounds=1, games=1), [{1: "1 2 3 4"}])
    type_sheet(club, table_id(evening, 1, 1), "92")
    told = losing.what_goes(club.path, copy)
    assert told is not None
    text = str(told)
    assert text.startswith(f"Dan is weg wat na die kopie kwam: 1 avond: {evening.date.day} ")
    assert "; 1 formulier; 4 leden en gasten; " in text
    assert text.endswith(" wijzigingen in alles.")


def test_of_another_club_or_a_file_that_cannot_be_read_nothing_is_told(
    club: OpenClub, tmp_path: Path
):
    copy = health.backup(club)
    other = create_club(tmp_path / "ander.klaverjas", ClubSettings("De Ander"))
    assert losing.what_goes(other.path, copy) is None
    other.close()
    assert losing.what_goes(tmp_path / "niets.klaverjas", copy) is None
    copy.write_bytes(b"niets")
    assert losing.what_goes(club.path, copy) is None
