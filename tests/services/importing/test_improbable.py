"""The total of a row in a wide list is held against its evenings."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from clubadmin.errors import Refused
from clubadmin.model.importing.importing import Draft, Look
from clubadmin.services.club.club import OpenClub
from clubadmin.services.importing import draft as drafts
from tests.services.evening_club import new_club
from tests.services.importing.lists import (
    add_members,
    begun,
    looked,
    text_file,
    with_answer,
    work_book,
)

HEAD = "Naam;13-9-2018;20-9-2018;27-9-2018;Totaal"


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenClub]:
    club = new_club(tmp_path_factory.mktemp("totals"))
    add_members(club)
    yield club
    club.close()


def listed(club: OpenClub, folder: Path, *rows: str) -> Draft:
    return begun(club, text_file(folder, HEAD, *rows))


def totals(look: Look) -> list[int]:
    return [one.total for one in look.evenings]


def test_totals_that_are_the_sums_ask_nothing(known: OpenClub, tmp_path: Path) -> None:
    draft = listed(known, tmp_path, "Jan Bos;4500;4600;4700;13800", "Piet Vos;4100;;4300;8.400")
    assert drafts.look(known, draft).ready


def test_a_row_that_does_not_add_up_is_asked(known: OpenClub, tmp_path: Path) -> None:
    rows = ("Jan Bos;4500;4600;4700;13800", "Piet Vos;4100;4200;4300;12600")
    draft = listed(known, tmp_path, *rows[:1], "Piet Vos;4100;4200;4390;12510")
    (doubt,) = looked(known, draft).values()
    assert (doubt.kind, doubt.values) == ("rowsum", ("Piet Vos", "12690", "12510"))
    assert doubt.proposed == -1
    assert [one.key for one in doubt.choices] == [
        "take",
        "evening:2=4020",
        "evening:1=3920",
        "evening:3=4210",
        "unknown",
        "leave",
    ]
    assert totals(drafts.look(known, with_answer(draft, doubt.key, "take"))) == [
        8600,
        8800,
        9090,
    ]
    mended = drafts.look(known, with_answer(draft, doubt.key, "evening:3=4210"))
    assert (mended.ready, totals(mended)) == (True, [8600, 8800, 8910])
    without = drafts.look(known, with_answer(draft, doubt.key, "leave"))
    assert totals(without) == [4500, 4600, 4700]


def test_the_evening_that_can_be_one_slip_comes_first(known: OpenClub, tmp_path: Path) -> None:
    draft = listed(known, tmp_path, "Jan Bos;4500;5476;4700;14667")
    (doubt,) = looked(known, draft).values()
    assert doubt.choices[1].key == "evening:2=5467"
    assert str(doubt.choices[1].label) == "20 september 2018: 5467 (5476)"


def test_a_list_that_adds_up_in_another_way_is_one_question(
    known: OpenClub, tmp_path: Path
) -> None:
    names = ("Jan Bos", "Piet Vos", "Truus Kok", "Annie Smit")
    draft = listed(known, tmp_path, *(f"{one};4500;4600;4700;9100" for one in names))
    (doubt,) = looked(known, draft).values()
    assert (doubt.kind, doubt.values) == ("sumrule", ("4", "4", "Jan Bos", "9100"))
    assert drafts.look(known, with_answer(draft, doubt.key, "take")).ready


def test_a_figure_that_was_corrected_counts_so_in_the_sum(known: OpenClub, tmp_path: Path) -> None:
    rows = [
        "Jan Bos;4500;4600;4700;13800",
        "Piet Vos;41001;4200;4300;12600",
        "Truus Kok;4000;4600;4700;13300",
    ]
    draft = listed(known, tmp_path, *rows)
    doubts = looked(known, draft)
    assert [one.kind for one in doubts.values()] == ["rowsum"]
    assert doubts["rowsum:0:2"].choices[1].key == "evening:1=4100"
    once = drafts.look(known, with_answer(draft, "rowsum:0:2", "evening:1=4100"))
    assert (once.ready, totals(once)[0]) == (True, 12600)
    as_it_stands = with_answer(draft, "rowsum:0:2", "take")
    high = next(key for key in looked(known, as_it_stands) if key.startswith("high"))
    mended = with_answer(as_it_stands, high, "correct", "4100")
    assert totals(drafts.look(known, mended))[0] == 12600


def test_a_total_that_is_a_formula_without_its_outcome_is_a_doubt(
    known: OpenClub, tmp_path: Path
) -> None:
    rows = [HEAD.split(";"), ["Jan Bos", 4500, 4600, 4700, "=SUM(B2:D2)"]]
    (doubt,) = looked(known, begun(known, work_book(tmp_path, rows))).values()
    assert (doubt.kind, doubt.values, doubt.proposed) == ("nosums", ("1",), 0)


@pytest.mark.parametrize("empty", ["\n", "\r\n", ";;\n"])
def test_a_file_of_empty_lines_is_refused_before_they_are_all_read(
    club: OpenClub, tmp_path: Path, empty: str
) -> None:
    file = tmp_path / "leeg.csv"
    file.write_text(
        "Naam;Punten;Avond\nJan Bos;5742;1\n" + empty * 200_000, encoding="utf-8", newline=""
    )
    with pytest.raises(Refused, match=r"meer dan 100000 regels, de meeste leeg"):
        drafts.begin(club, file)
