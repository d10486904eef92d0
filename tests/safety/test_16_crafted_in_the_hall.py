"""Safety 16 in the hall: whatever is in a club that is served, no request is a fault.

The club is not opened and a sentence says why, or each phone gets an answer.
"""

import random
import shutil
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from clubadmin.errors import Refused, Trouble
from clubadmin.server.hall import HallServer
from clubadmin.server.owner import ClubThread
from clubadmin.services.club import recent
from clubadmin.services.club.club import open_club
from clubadmin.services.club.strange import note_own
from clubadmin.services.tableside import codes
from tests.safety.test_16_crafted_clubs import craft
from tests.server.serving import PATIENCE
from tests.storage.full_club import EVENING, full_club
from tests.turns import tries

TABLES = (
    *("tableside", "tableside_key", "confirmation", "referee_call", "consent", "member"),
    *("seat", "participant", "playing_table", "scoresheet", "game", "evening", "protest"),
)


@pytest.fixture(autouse=True)
def _own_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recent, "user_config_path", lambda *_, **__: tmp_path / "instellingen")


def asked(path: Path) -> Counter[int]:
    """Serve it and ask for all there is; what the answers were, none where it is not opened."""
    found = Counter[int]()
    owner = None
    try:
        owner = ClubThread(lambda: open_club(path))
        made = owner.hand_in(lambda club: codes.turn_on(club, EVENING)).result(PATIENCE)
        server = HallServer(owner, EVENING).start()
    except (Trouble, Refused):
        if owner is not None:
            owner.close()
        return found
    table, desk, wall = made.tables[0].code, made.desk, made.wall
    try:
        with httpx.Client(base_url=server.address, timeout=PATIENCE) as client:
            for place in (f"t/{table}", f"desk/{desk}", f"wall/{wall}"):
                found[client.get(f"/{place}").status_code] += 1
                found[client.get(f"/api/{place}").status_code] += 1
            for place in (f"desk/{desk}/t/1/1", f"desk/{desk}/candidates?search=a"):
                found[client.get(f"/api/{place}").status_code] += 1
            body = {"typed": "92", "version": 0, "key": "k"}
            found[client.put(f"/api/t/{table}/rows/1", json=body).status_code] += 1
            for what in ("confirm", "call", "protest"):
                body = {"side": "ns", "totals": {"ns": 1, "ew": 1}, "key": what, "text": "x"}
                found[client.post(f"/api/t/{table}/{what}", json=body).status_code] += 1
    finally:
        server.stop()
        owner.close()
    return found


def served(folder: Path, clubs: int, seed: int) -> Counter[int]:
    """Craft so many clubs and serve each as one that was made here."""
    ready, chance, tally = full_club(folder), random.Random(seed), Counter[int]()
    for number in range(clubs):
        club = folder / f"club{number}.klaverjas"
        shutil.copy(ready, club)
        craft(club, chance, TABLES)
        with closing(sqlite3.connect(club)) as connection:
            (uid,) = connection.execute("SELECT uid FROM club").fetchone()
        note_own(club, str(uid))
        found = asked(club)
        assert not found[500], (number, found)  # 503 tells that the club's computer has a trouble
        tally += found
        club.unlink()
    print(f"\n{dict(tally)}")
    return tally


def test_no_request_is_a_fault_whatever_is_in_the_club(memory_folder: Path) -> None:
    assert served(memory_folder, tries(4, 100), 16)[200]
