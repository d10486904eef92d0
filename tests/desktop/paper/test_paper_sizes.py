"""Every paper on A4, Letter, A5 and A3: whole, in place, nothing over another."""

import ast
import sys
from collections.abc import Callable
from functools import cache, partial
from itertools import product
from pathlib import Path

import pypdfium2
import pytest
from PIL import Image, ImageChops

from clubadmin import reports
from clubadmin.desktop.paper.printing import print_pdf
from clubadmin.domain.terms import Language
from clubadmin.model.club.club import ClubSettings
from clubadmin.model.club.printing import Printing
from clubadmin.reports.blanks.round_sheets import round_sheets
from clubadmin.reports.manual.manual import manual, quick_card
from clubadmin.reports.results.contest_result import contest_standings
from tests.desktop.paper.test_printing import PAPERS, pdf_printer
from tests.reports import looking
from tests.reports.books import LONG
from tests.reports.test_contest_papers import afterwards, beforehand
from tests.reports.test_manual import pages_of_help
from tests.safety import test_hostile_names_board as of_board
from tests.safety import test_hostile_names_papers as others
from tests.safety.test_hostile_names_contests import CONTESTS, called, hostile
from tests.safety.test_hostile_names_reports import every_paper, named
from tests.turns import by_turns

CLUB = ClubSettings(name="Klaverjasclub De Nel", place="Zuidwolde")
PARTS = 6
INK = 240  # of 255; what is darker is drawn, however thin
SQUARE = 24  # points
OTHER = 20  # of 255, in any square
BY_THEMSELVES = {"season book", "manual", "quick card"}  # looked at with their own tests
Make = Callable[[], bytes]


@cache
def every() -> dict[str, Make]:
    """Each paper of the program with a name of forty letters."""
    made: dict[str, Make] = dict(every_paper(LONG))
    made |= {title: partial(make, LONG, CLUB) for title, make in others.PAPERS.items()}
    for title, (figures, draw) in of_board.PAPERS.items():
        made[title] = partial(draw, called(figures(), LONG), Printing(CLUB))
    for form in CONTESTS:
        seen = hostile(form, LONG)
        for title, make in (beforehand(seen, CLUB) | afterwards(seen, CLUB)).items():
            made[f"{title} of {form[0]}"] = make
        if seen.contest is not None:
            made[f"sessions of {form[0]}"] = partial(
                contest_standings, seen.contest, Printing(CLUB)
            )
    made["round sheets"] = partial(round_sheets, named(LONG), Printing(CLUB))
    help_pages = pages_of_help(Language.NL)
    some = {title: help_pages[title] for title in list(help_pages)[:3]}
    made["manual"] = partial(manual, some, "1.2.3", Language.NL)
    made["quick card"] = partial(quick_card, help_pages, "1.2.3", Language.NL)
    return made


def _pages(pdf: bytes | Path, scale: float = 1.0) -> list[Image.Image]:
    document = pypdfium2.PdfDocument(pdf)
    try:
        return [page.render(scale=scale).to_pil().convert("L") for page in document]
    finally:
        document.close()


@pytest.mark.parametrize(("size", "part"), by_turns(product(PAPERS, range(PARTS)), 4, several=True))
def test_every_paper_is_whole_on_other_paper(tmp_path: Path, size: str, part: int) -> None:
    for title in list(every())[part::PARTS]:
        pdf = every()[title]()
        printed = tmp_path / "uit.pdf"
        print_pdf(pdf, pdf_printer(printed, size, 72))
        before, after = _pages(pdf), _pages(printed)
        assert len(before) == len(after), title
        for page, found in zip(before, after, strict=True):
            _look_at(title, page, found, PAPERS[size])


def _look_at(title: str, page: Image.Image, found: Image.Image, size: tuple[float, float]) -> None:
    """A page that was printed is the page, at most smaller, with white around it."""
    assert sorted(found.size) == pytest.approx(sorted(size), abs=2), title
    assert (found.width > found.height) == (page.width > page.height), title
    share = min(1.0, found.width / page.width, found.height / page.height)
    wanted = Image.new("L", found.size, 255)
    page = page.resize((round(page.width * share), round(page.height * share)))
    wanted.paste(page, ((found.width - page.width) // 2, (found.height - page.height) // 2))
    box, drawn = (one.point(lambda grey: 255 * (grey < INK)).getbbox() for one in (wanted, found))
    assert box is not None, title
    assert drawn == pytest.approx(box, abs=4), title
    _low, most = ImageChops.difference(_small(wanted), _small(found)).getextrema()
    assert most < OTHER, title


def _small(page: Image.Image) -> Image.Image:
    return page.resize((page.width // SQUARE, page.height // SQUARE), Image.Resampling.BOX)


@pytest.mark.parametrize("part", by_turns(range(PARTS), 2))
def test_on_every_paper_nothing_lies_outside_or_over_another(part: int) -> None:
    for title in list(every())[part::PARTS]:
        if title not in BY_THEMSELVES:
            for sheet in looking.sheets(every()[title]):
                for side in filter(None, (sheet, sheet.turned)):
                    edge = 14 if title == "labels" else 22
                    assert looking.faults(side, edge=edge) == [], title


@pytest.mark.nightly
def test_every_paper_of_the_program_is_tried() -> None:
    made: set[tuple[str, str]] = set()
    sys.setprofile(
        lambda frame, _event, _arg: made.add((frame.f_code.co_filename, frame.f_code.co_name))
    )
    try:
        for make in every().values():
            make()
    finally:
        sys.setprofile(None)
    files = Path(reports.__file__).parent.rglob("*.py")
    there = {
        (str(file), one.name)
        for file in files
        if file.parent.name not in ("web", "press")  # pages on the web and texts are no paper
        for one in ast.parse(file.read_text("utf-8")).body
        if isinstance(one, ast.FunctionDef) and one.returns and ast.unparse(one.returns) == "bytes"
    }
    assert there - made == set()
