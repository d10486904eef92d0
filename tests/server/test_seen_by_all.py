"""What everybody sees is made once: the same bytes for all, and nothing where nothing is other."""

import gzip

import pytest

from clubadmin.services.hall import screen
from clubadmin.services.members import members
from clubadmin.services.sheets import sheets
from tests.server.serving import Hall
from tests.services.evening_club import table_id


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How often the evening was read for the wall."""
    times: list[int] = []
    facts = screen.facts

    def counted(club, evening_id, now=None):
        times.append(1)
        return facts(club, evening_id, now)

    monkeypatch.setattr(screen, "facts", counted)
    return times


def wall(hall: Hall, behind: str = "", **headers: str):
    return hall.ask("GET", f"/api/wall/{hall.codes.wall}{behind}", headers=headers)


def signed(hall: Hall, table: int) -> None:
    table = table_id(hall.evening, 1, table)
    hall.on_club(lambda club: sheets.save_lines(club, table, dict.fromkeys(range(1, 5), "92")))
    hall.on_club(lambda club: sheets.sign(club, table))


def test_many_phones_get_the_same_bytes_of_one_reading(hall: Hall, read: list[int]):
    found = {wall(hall).content for _ in range(20)}
    found |= {wall(hall, f"?number={number}").content for number in (0, 99)}
    assert len(found) == 1
    assert hall.ask("GET", f"/wall/{hall.codes.wall}").status_code == 200
    assert wall(hall, "/mine?number=1").json()["mine"]["number"] == 1
    assert len(read) == 1


def test_who_has_it_already_is_told_so_and_gets_it_again_once_it_is_other(hall: Hall):
    first = wall(hall)
    tag = {"If-None-Match": first.headers["etag"]}
    assert (wall(hall, **tag).status_code, wall(hall, **tag).content) == (304, b"")
    hall.row(1, "92")
    assert wall(hall, **tag).status_code == 304, "what is typed on a sheet nobody sees"
    for table in (1, 2):
        signed(hall, table)
    other = wall(hall, **tag)
    assert (other.status_code, other.json()["standing"]["after"]) == (200, 1)
    assert other.headers["etag"] != first.headers["etag"]


def test_a_new_name_is_seen_at_once(hall: Hall):
    assert wall(hall).status_code == 200
    one = hall.evening.plan[0].tables[0].n
    hall.on_club(
        lambda club: members.change_member(
            club, one.__class__(**vars(one) | {"last_name": "Zwaan"})
        )
    )
    assert "Zwaan" in wall(hall).text


def test_it_is_compressed_for_who_asks(hall: Hall):
    plain = wall(hall, **{"Accept-Encoding": "identity"})
    asked = (
        f"GET /api/wall/{hall.codes.wall} HTTP/1.1\r\nHost: localhost\r\n"
        "Accept-Encoding: gzip\r\nConnection: close\r\n\r\n"
    )
    with hall.connect() as phone:
        phone.sendall(asked.encode())
        found = b""
        while got := phone.recv(65536):
            found += got
    head, body = found.split(b"\r\n\r\n", 1)
    assert b"content-encoding: gzip" in head
    assert gzip.decompress(body) == plain.content
    assert len(body) < len(plain.content) / 2


def test_own_evening_is_a_small_request_of_its_own(hall: Hall):
    signed(hall, 1)
    number = next(iter(hall.evening.plan[0].tables[0].ns))
    whole = wall(hall, f"?number={number}").json()
    own = wall(hall, f"/mine?number={number}").json()
    assert (own["mine"], own["html"]) == (whole["mine"], whole["html"]["mine"])
    assert own["mine"]["rounds"][0]["total"] == 4 * 92
    assert wall(hall, "/mine?number=99").json() == {"mine": None, "html": ""}
    assert wall(hall, "/mine?number=x").status_code == 422


def test_the_page_asks_for_no_more_than_it_shows(hall: Hall):
    whole, shown = wall(hall), wall(hall, "/places")
    assert shown.json() == {"html": whole.json()["html"]}
    again = wall(hall, "/places", **{"If-None-Match": shown.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
