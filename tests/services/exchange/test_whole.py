"""A whole club as one open document comes back as an equal club; what is wrong in it is told."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from clubadmin.errors import Refused
from clubadmin.services.care import health
from clubadmin.services.club.club import open_club
from clubadmin.services.exchange.whole import document, is_document, make_club
from clubadmin.storage.checks.club import check_file
from tests.services.demo_club import demo_file
from tests.services.evening_club import content, copied_club
from tests.turns import tries

sys.path.insert(0, str(Path(__file__).parents[3] / "packaging"))
import club_document

DERIVED = ("change", "sqlite_sequence")


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The document of the example club, with contests and an evening half typed."""
    folder = tmp_path_factory.mktemp("whole")
    demo = demo_file(folder / "demo.klaverjas", half_typed=True)
    (folder / "copy").mkdir()
    club = copied_club(demo, folder / "copy")
    made = document(club)
    club.close()
    return made


def in_file(folder: Path, data: bytes | dict[str, Any]) -> Path:
    path = folder / "club.json"
    path.write_bytes(data if isinstance(data, bytes) else json.dumps(data).encode())
    return path


def test_a_club_made_of_a_document_gives_the_same_document_and_figures(
    tmp_path: Path, written: bytes
) -> None:
    file, target = in_file(tmp_path, written), tmp_path / "weer.klaverjas"
    assert is_document(file)
    make_club(file, str(target))
    assert check_file(target, journal=True) == ()
    with open_club(target) as club:
        assert document(club) == written
        assert health.check(club).ok


def test_sums_and_digests_are_those_of_the_club_it_came_from(tmp_path: Path) -> None:
    demo = demo_file(tmp_path / "demo.klaverjas")
    (tmp_path / "copy").mkdir()
    with copied_club(demo, tmp_path / "copy") as club:
        before, data = content(club), document(club)
    make_club(in_file(tmp_path, data), str(tmp_path / "weer.klaverjas"))
    with open_club(tmp_path / "weer.klaverjas") as club:
        assert content(club) == before


def test_what_is_in_the_document_is_written_down_for_who_makes_another_program() -> None:
    page = club_document.file().read_text("utf-8")
    assert page == club_document.told(), "packaging/dev.py schema writes it anew"
    assert "| typed | text | the quick-entry line, as typed |" in page


def test_an_existing_club_is_left_alone(tmp_path: Path, written: bytes) -> None:
    target = tmp_path / "weer.klaverjas"
    target.write_bytes(b"iets")
    with pytest.raises(Exception, match=r"weer\.klaverjas"):
        make_club(in_file(tmp_path, written), str(target))
    assert target.read_bytes() == b"iets"


def _other_version(read: dict[str, Any]) -> None:
    read["schema"] = 3


def _a_table_less(read: dict[str, Any]) -> None:
    del read["tables"]["member"]


def _a_table_more(read: dict[str, Any]) -> None:
    read["tables"]["sqlite_master"] = {"columns": [], "rows": []}


def _a_column_more(read: dict[str, Any]) -> None:
    read["tables"]["member"]["columns"].append("bsn")


def _text_for_a_figure(read: dict[str, Any]) -> None:
    read["tables"]["game"]["rows"][3][0] = "vier"


def _a_day_that_is_none(read: dict[str, Any]) -> None:
    at = read["tables"]["evening"]["columns"].index("date")
    read["tables"]["evening"]["rows"][0][at] = "2026-02-30"


def _nobody_s_game(read: dict[str, Any]) -> None:
    at = read["tables"]["game"]["columns"].index("scoresheet_id")
    read["tables"]["game"]["rows"][0][at] = 999_999


def _twice_one(read: dict[str, Any]) -> None:
    rows = read["tables"]["member"]["rows"]
    rows.append(rows[0])


def _a_row_too_short(read: dict[str, Any]) -> None:
    read["tables"]["member"]["rows"][4].pop()


def _a_figure_beyond_all(read: dict[str, Any]) -> None:
    at = read["tables"]["competition"]["columns"].index("rounds")
    read["tables"]["competition"]["rows"][0][at] = 10**8


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (_other_version, "andere versie"),
        (_a_table_less, "ontbreekt een tabel"),
        (_a_table_more, "er is een te veel"),
        (_a_column_more, "kolommen van member"),
        (_text_for_a_figure, "Rij 4 van game kan niet"),
        (_a_day_that_is_none, "Rij 1 van evening kan niet"),
        (_nobody_s_game, "wordt geen club"),
        (_twice_one, "wordt geen club"),
        (_a_row_too_short, "Rij 5 van member kan niet"),
        (_a_figure_beyond_all, "competition"),
    ],
)
def test_what_is_wrong_is_told_with_its_place_and_no_club_is_made(
    tmp_path: Path, written: bytes, wrong: Callable[[dict[str, Any]], None], said: str
) -> None:
    read = json.loads(written)
    wrong(read)
    target = tmp_path / "weer.klaverjas"
    with pytest.raises(Refused, match=said):
        make_club(in_file(tmp_path, read), str(target))
    assert not target.exists()
    assert [one.name for one in tmp_path.iterdir()] == ["club.json"]


@pytest.mark.parametrize(
    "data", [b"", b"{", b"[" * 100_000, b"null", b"\xff\xfe{}", b'{"format":1}']
)
def test_what_is_no_document_is_refused(tmp_path: Path, data: bytes) -> None:
    with pytest.raises(Refused, match="wordt geen club"):
        make_club(in_file(tmp_path, data), str(tmp_path / "weer.klaverjas"))
    assert not is_document(in_file(tmp_path, data))


@settings(
    max_examples=tries(4, 12),
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(st.data())
def test_a_damaged_document_is_refused_or_a_sound_club(
    tmp_path_factory: pytest.TempPathFactory, written: bytes, data: st.DataObject
) -> None:
    tmp_path = tmp_path_factory.mktemp("damaged")
    at = data.draw(st.integers(0, len(written) - 1))
    put = data.draw(st.sampled_from((b"", b"9", b"-", b"null", b'"', b"\x00", b"x")))
    file = in_file(tmp_path, written[:at] + put + written[at + 1 :])
    target = tmp_path / "weer.klaverjas"
    try:
        make_club(file, str(target))
    except Refused:
        assert not target.exists()
        return
    assert check_file(target, journal=True) == ()
