"""A row waits for nobody who reads, and rows that wait are kept by one sync."""

import shutil
import sqlite3
from collections.abc import Iterator, Sized
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path
from threading import Event

from clubadmin.server import access
from clubadmin.server.hall import HallServer
from clubadmin.services.club.club import OpenClub, open_club
from clubadmin.storage.copies.replacing import keep_old
from clubadmin.storage.file.header import log_path, read_header
from clubadmin.storage.schema.packed import CHANGES
from tests.server.serving import Hall

PATIENCE = 20


@contextmanager
def held(hall: Hall) -> Iterator[None]:
    """The thread that owns the club has something else to do."""
    begun, enough = Event(), Event()
    hall.owner.hand_in(lambda _club: (begun.set(), enough.wait(PATIENCE)))
    assert begun.wait(PATIENCE)
    try:
        yield
    finally:
        enough.set()


def changes(club: OpenClub) -> list[str]:
    with club.store.read() as conn:
        return list(conn.exec_driver_sql(f"SELECT label FROM {CHANGES} ORDER BY id").scalars())


def test_a_row_is_kept_while_somebody_reads_on_and_on(hall: Hall):
    with closing(sqlite3.connect(f"file:{hall.path}?mode=ro", uri=True)) as reader:
        reader.execute("BEGIN")
        (before,) = reader.execute("SELECT count(*) FROM change").fetchone()
        desk = f"/api/desk/{hall.codes.desk}/t/1/2"
        body = {"typed": "92+20", "version": 0, "key": "a"}
        assert hall.ask("PUT", f"{desk}/rows/1", json=body).status_code == 200
        assert hall.ask("GET", desk).json()["games"][0]["typed"] == "92+20", "and is seen at once"
        assert reader.execute("SELECT count(*) FROM change").fetchone() == (before,)


def test_a_copy_made_by_hand_while_the_hall_types_has_every_row(hall: Hall, tmp_path: Path):
    desk = f"/api/desk/{hall.codes.desk}/t/1/2"
    for row in (1, 2, 3):
        body = {"typed": "92+20", "version": 0, "key": f"k{row}"}
        assert hall.ask("PUT", f"{desk}/rows/{row}", json=body).status_code == 200
        stick = tmp_path / f"stick-{row}.klj"
        shutil.copyfile(hall.path, stick)  # the file alone, as a secretary would
        with open_club(stick) as copy, copy.store.bare() as bare:
            (typed,) = bare.execute("SELECT count(*) FROM game WHERE typed = '92+20'").fetchone()
            assert typed == row
            assert bare.execute("PRAGMA journal_mode").fetchone() == ("truncate",)


def test_whoever_looks_does_not_wait_for_who_writes(hall: Hall):
    with held(hall):
        for path in (f"wall/{hall.codes.wall}", f"desk/{hall.codes.desk}", f"t/{hall.code()}"):
            assert hall.ask("GET", f"/api/{path}").status_code == 200
        number = hall.evening.participants[0].number
        mine = hall.ask("GET", f"/api/wall/{hall.codes.wall}/mine?number={number}").json()
        assert mine["mine"]["number"] == number


def test_rows_that_wait_are_kept_by_one_sync_each_a_change_of_its_own(hall: Hall, monkeypatch):
    monkeypatch.setattr(access, "STRETCH", PATIENCE)  # a busy machine takes its time for one
    said: list[str] = []
    before = hall.on_club(changes)

    def follow(club: OpenClub) -> None:
        with club.store.bare() as bare:
            bare.set_trace_callback(said.append)

    hall.on_club(follow)
    with ThreadPoolExecutor(8) as phones:
        with held(hall):
            asked = [phones.submit(hall.row, game, "92", table=at) for at, game in ROWS]
            asked.append(phones.submit(hall.row, 1, "geen rij", table=1))
            while len(waiting(hall)) < len(asked):
                pass
        answers = [one.result(PATIENCE) for one in asked]
    assert [one.status_code for one in answers] == [*[200] * len(ROWS), 422]
    assert [one for one in said if one.startswith(("BEGIN", "COMMIT"))].count("COMMIT") == 1
    made = hall.on_club(changes)[len(before) :]
    assert sorted(made) == sorted(f"Tafel {at}, ronde 1: spel {game}" for at, game in ROWS)
    lines = hall.ask("GET", f"/api/t/{hall.code(2)}").json()["games"]
    assert [one["typed"] for one in lines] == ["92", "92", "92", ""]


ROWS = tuple((table, game) for table in (1, 2) for game in (1, 2, 3))


def waiting(hall: Hall) -> Sized:
    """The rows that wait for their turn."""
    found = hall.server._access
    assert found is not None
    return found._sheets


def test_the_club_is_one_file_again_when_the_hall_is_closed(hall: Hall):
    hall.row(1, "92")
    assert read_header(hall.path).wal
    hall.server.stop()
    hall.on_club(lambda club: club.store.close_reader())  # once more does no harm
    assert [one.name for one in hall.path.parent.iterdir() if "-wal" in one.name] == []
    assert not read_header(hall.path).wal
    hall.owner.close()
    with open_club(hall.path) as club:
        assert changes(club)[-1] == "Tafel 1, ronde 1: spel 1"


def test_what_a_hall_left_beside_a_file_never_comes_into_the_copy_put_in_its_place(
    hall: Hall, tmp_path: Path
):
    hall.row(1, "92")
    cut_off = tmp_path / "weg" / "club.klj"
    cut_off.parent.mkdir()
    for end in ("", "-wal"):  # as the disk has it when the power goes
        shutil.copy(f"{hall.path}{end}", f"{cut_off}{end}")
    kept = keep_old(cut_off, datetime.now, damaged=True)
    assert not log_path(cut_off).exists()
    assert log_path(kept).stat().st_size > 0, "and is not lost either"


def test_where_the_file_cannot_be_read_beside_its_owner_reads_it(hall: Hall, monkeypatch):
    hall.server.stop()
    monkeypatch.setattr(OpenClub, "reader", lambda _club: None)
    server = HallServer(hall.owner, hall.evening.id).start()
    hall.server = server
    assert hall.row(1, "92").status_code == 200
    assert hall.ask("GET", f"/api/wall/{hall.codes.wall}").status_code == 200
    assert not read_header(hall.path).wal
