"""Supposing something of a club: read beside the file, never written to it."""

from pathlib import Path

import pytest
from sqlalchemy import text

from clubadmin.services.club.club import OpenClub
from clubadmin.storage.club.supposing import Supposed
from clubadmin.storage.file.errors import StorageError
from clubadmin.storage.schema.tablenames import SeasonRow
from tests.services.evening_club import evening_with, new_club, seat_by_hand, table_id, type_sheet

_TOTALS = text("SELECT total FROM evening_result ORDER BY participant_id")
_SHEET = text("SELECT ns_points, ew_points, ns_pits FROM scoresheet")


@pytest.fixture
def club(tmp_path: Path) -> OpenClub:
    with new_club(tmp_path) as made:
        evening = seat_by_hand(made, evening_with(made, 4, games=1, rounds=1), [{1: "1 2 3 4"}])
        type_sheet(made, table_id(evening, 1, 1), "100+20")
        yield made


def test_what_is_supposed_is_read_there_and_nowhere_else(club: OpenClub) -> None:
    before = club.path.read_bytes()
    other = Supposed.beside(club.store, [1])
    other.settle([1], 1, {"100+20": ("100+20", "pit", "ns", 162, 120, 0, 0)}, {})
    with other.read() as conn:
        assert conn.execute(_TOTALS).scalars().all() == [282, 282, 0, 0]
        assert conn.execute(_SHEET).one() == (162, 0, 1)
    with club.store.read() as conn:
        assert conn.execute(_TOTALS).scalars().all() == [120, 120, 62, 62]
        assert conn.execute(_SHEET).one() == (100, 62, 0)
    other.close()
    assert club.path.read_bytes() == before


def test_what_single_players_get_goes_along(club: OpenClub) -> None:
    line = {"100+20": ("100+20", "made", None, 100, 20, 62, 0)}
    seats = {"100+20": [("s", None, None, None, 100, True)]}
    with OpenClub(Supposed.beside(club.store, [1])) as other:
        assert isinstance(other.store, Supposed)
        other.store.settle([1], 1, line, seats)
        with other.store.read() as conn:
            assert conn.execute(_TOTALS).scalars().all() == [120, 20, 62, 62]


def test_nothing_can_be_changed_through_it_and_the_club_goes_on(club: OpenClub) -> None:
    with OpenClub(Supposed.beside(club.store, [1])) as other:
        with pytest.raises(StorageError), other.store.change("mag niet") as change:
            change.update(SeasonRow, 1, name="anders")
        with club.store.change("mag wel") as change:
            change.update(SeasonRow, 1, name="2030-2031")
        with other.store.read() as conn:
            assert conn.execute(text("SELECT name FROM season")).scalar() == "2026-2027"
    with club.store.read() as conn:
        assert conn.execute(text("SELECT name FROM season")).scalar() == "2030-2031"
