"""When a copy last went to another medium, and when that is told."""

from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from clubadmin.services.care import health
from clubadmin.services.club import last_copies as elsewhere
from clubadmin.services.club import recent
from clubadmin.services.club.club import OpenClub, open_club
from clubadmin.services.exchange import exchange
from clubadmin.services.results import closing
from tests.services.evening_club import (
    another_club,
    evening_with,
    seat_by_hand,
    table_id,
    type_sheet,
)
from tests.services.other_disk import plug_in

NOW = datetime(2026, 11, 20, 22, 30)


def at(moment: datetime) -> Callable[[], datetime]:
    return lambda: moment


@pytest.fixture(autouse=True)
def memory(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """What the program remembers beside its settings."""
    folder = tmp_path / "instellingen"
    monkeypatch.setattr(recent, "user_config_path", lambda *_, **__: folder)
    return folder / "copies.json"


@pytest.fixture
def stick(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder that lies on another disk."""
    return plug_in(monkeypatch, tmp_path)


@pytest.fixture
def played(club: OpenClub) -> OpenClub:
    """A club with an evening that is closed."""
    closing.close(club, play(club))
    return club


def play(club: OpenClub) -> int:
    """An evening of one game that may be closed."""
    evening = seat_by_hand(club, evening_with(club, 4, rounds=1, games=1), [{1: "1 2 3 4"}])
    type_sheet(club, table_id(evening, 1, 1), "92")
    return evening.id


def copied(club: OpenClub, stick: Path, moment: datetime) -> None:
    made = health.backup(club, stick)
    elsewhere.note_copy(club, made, clock=at(moment))


def test_a_copy_on_a_stick_is_remembered_and_one_beside_the_club_is_not(
    played: OpenClub, stick: Path
) -> None:
    health.backup(played)
    assert elsewhere.copy_elsewhere(played).copied is None
    health.backup(played, stick)
    found = elsewhere.copy_elsewhere(played)
    assert found.copied is not None
    assert (found.where, found.days, found.due) == (str(stick), 0, False)


def test_the_whole_club_written_to_a_stick_counts(played: OpenClub, stick: Path) -> None:
    exchange.export_club(played, stick / "club.klaverjas")
    assert elsewhere.copy_elsewhere(played).where == str(stick)


def test_it_is_still_known_after_a_restart_and_under_another_name(
    played: OpenClub, stick: Path
) -> None:
    copied(played, stick, NOW)
    path = played.path
    played.close()
    moved = path.rename(path.with_name("anders.klaverjas"))
    with open_club(moved) as again:
        assert elsewhere.copy_elsewhere(again, clock=at(NOW)).copied == NOW


def test_another_club_knows_nothing_of_it(played: OpenClub, stick: Path, tmp_path: Path) -> None:
    copied(played, stick, NOW)
    with another_club(tmp_path, "tweede.klj") as other:
        assert elsewhere.copy_elsewhere(other).copied is None


@pytest.mark.parametrize(("days", "due"), [(0, False), (13, False), (14, True), (400, True)])
def test_after_two_weeks_it_is_time_for_another(
    played: OpenClub, stick: Path, days: int, due: bool
) -> None:
    copied(played, stick, NOW)
    found = elsewhere.copy_elsewhere(played, clock=at(NOW + timedelta(days=days)))
    assert (found.days, found.due) == (days, due)


def test_never_a_copy_is_told_once_an_evening_is_closed(club: OpenClub) -> None:
    assert elsewhere.reminder(club) is None
    evening_id = play(club)
    assert elsewhere.reminder(club) is None
    closing.close(club, evening_id)
    assert elsewhere.reminder(club) is not None


def test_it_is_told_once_a_day(played: OpenClub) -> None:
    assert elsewhere.reminder(played, clock=at(NOW)) is not None
    elsewhere.note_told(played, clock=at(NOW))
    assert elsewhere.reminder(played, clock=at(NOW + timedelta(hours=1))) is None
    assert elsewhere.reminder(played, clock=at(NOW + timedelta(days=1))) is not None


def test_a_new_copy_ends_it(played: OpenClub, stick: Path) -> None:
    elsewhere.note_told(played, clock=at(NOW))
    copied(played, stick, NOW)
    assert elsewhere.reminder(played, clock=at(NOW + timedelta(days=1))) is None


def test_a_clock_that_was_years_ahead_does_not_hide_it_for_years(
    played: OpenClub, stick: Path
) -> None:
    copied(played, stick, NOW.replace(year=2036))
    found = elsewhere.reminder(played, clock=at(NOW))
    assert found is not None
    assert found.days is None
    copied(played, stick, NOW)
    assert elsewhere.reminder(played, clock=at(NOW)) is None


def test_a_clock_that_jumps_back_tells_it_once_that_day_and_no_more(
    played: OpenClub, stick: Path
) -> None:
    copied(played, stick, NOW)
    back = NOW.replace(year=2019)
    assert elsewhere.reminder(played, clock=at(back)) is not None
    elsewhere.note_told(played, clock=at(back))
    assert elsewhere.reminder(played, clock=at(back)) is None
    assert elsewhere.reminder(played, clock=at(NOW)) is None, "put right, all is as it was"


def test_having_told_it_in_the_future_does_not_keep_it_quiet_now(played: OpenClub) -> None:
    elsewhere.note_told(played, clock=at(NOW.replace(year=2036)))
    assert elsewhere.reminder(played, clock=at(NOW)) is not None


def test_a_copy_made_at_midnight_or_in_another_time_zone_is_of_today(
    played: OpenClub, stick: Path
) -> None:
    copied(played, stick, NOW + timedelta(hours=3))
    assert elsewhere.copy_elsewhere(played, clock=at(NOW)).days == 0


@pytest.mark.sampled(3)
@pytest.mark.parametrize("text", ["", "{", "[1]", '{"x": 3}', "\x00\xff"])
def test_what_cannot_be_read_is_known_no_more_and_stops_nobody(
    played: OpenClub, memory: Path, stick: Path, text: str
) -> None:
    memory.parent.mkdir(exist_ok=True)
    memory.write_text(text, encoding="utf-8")
    assert elsewhere.copy_elsewhere(played).copied is None
    copied(played, stick, NOW)
    assert elsewhere.copy_elsewhere(played).copied == NOW


def test_a_date_that_is_none_is_no_copy(played: OpenClub, memory: Path, stick: Path) -> None:
    copied(played, stick, NOW)
    wrong = memory.read_text(encoding="utf-8").replace("2026-11-20", "gisteren")
    memory.write_text(wrong, encoding="utf-8")
    found = elsewhere.copy_elsewhere(played)
    assert (found.copied, found.due) == (None, True)


def test_a_place_for_settings_that_cannot_be_written_costs_no_copy(
    played: OpenClub, memory: Path, stick: Path
) -> None:
    memory.parent.touch()
    assert health.backup(played, stick).is_file()
